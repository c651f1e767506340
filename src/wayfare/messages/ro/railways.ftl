# Feriboturi, tuneluri, gări, bilete lungi și cea mai lungă rută continuă: tot ce au numai tablele mari.

# Rute și bilete
route-kind-tunnel = tunel
route-kind-ferry = feribot: { $wilds } × { $wild }
ticket-long = bilet lung

# Masa
table-ask-turn-stations = Trage cărți sau bilete, ia o rută, construiește o gară
table-ask-tunnel = { $due ->
        [one] Mai plătește o carte pentru tunel sau renunță
        [few] Mai plătește { $due } cărți pentru tunel sau renunță
       *[other] Mai plătește { $due } de cărți pentru tunel sau renunță
    }
table-ask-tunnel-short = { $due ->
        [one] Nu mai poți plăti o carte pentru tunel: renunță
        [few] Nu mai poți plăti { $due } cărți pentru tunel: renunță
       *[other] Nu mai poți plăti { $due } de cărți pentru tunel: renunță
    }
table-choice-removing = Iese din joc
table-fact-stations = { $count ->
        [one] o gară rămasă
        [few] { $count } gări rămase
       *[other] { $count } de gări rămase
    }
table-pay-tunnel = Este un tunel: după ce pui jos cărțile, se mai întorc { $count } și s-ar putea să te coste până la { $count } în plus.
table-station = Gară
table-can-build = poți construi
table-station-build = Construiește o gară la { $location }
table-station-instead = Construiește mai bine o gară la { $location }
table-station-ask = Construiești o gară la { $location }?
table-station-what = Pentru biletele tale, ea îți împrumută o rută pe care un adversar o are acolo. Fiecare gară neconstruită aduce { $points } puncte.
table-station-with = Construiește o gară la { $location } cu { $cards }
table-station-owner = { $you ->
        [yes] Aici ai o gară.
       *[no] { $name } are o gară aici.
    }
table-tunnel = Tunel: { $route }
table-tunnel-laid = Puse jos
table-tunnel-revealed = Întoarse
table-tunnel-turning = Cât o să coste?
table-tunnel-free = Nu mai e nimic de plătit.
table-tunnel-theirs = { $due ->
        [one] { $name } trebuie să mai plătească o carte sau să renunțe.
        [few] { $name } trebuie să mai plătească { $due } cărți sau să renunțe.
       *[other] { $name } trebuie să mai plătească { $due } de cărți sau să renunțe.
    }
table-tunnel-pay = { $due ->
        [one] Mai costă o carte ({ $cards }).
        [few] Mai costă { $due } cărți ({ $cards }).
       *[other] Mai costă { $due } de cărți ({ $cards }).
    }
table-tunnel-choice = Plătește sau renunță: îți iei cărțile înapoi, iar tura ta se încheie.
table-tunnel-short = { $due ->
        [one] Mai costă o carte ({ $cards }), iar tu nu mai ai niciuna.
       *[other] Mai costă { $due } cărți ({ $cards }), iar tu { $have ->
            [0] nu mai ai niciuna
            [one] mai ai doar una
           *[other] mai ai doar { $have }
        }.
    } Poți doar să renunți: îți iei cărțile înapoi, iar tura ta se încheie.
table-tunnel-pay-with = Mai plătește { $cards }
table-tunnel-withdraw = Renunț

# De ce o acțiune este refuzată
table-why-ferry = { $wilds ->
        [one] Feribotul cere { $length } cărți: cel puțin 1 × { $wild }, celelalte de o singură culoare sau tot din acestea.
       *[other] Feribotul cere { $length } cărți: cel puțin { $wilds } × { $wild }, celelalte de o singură culoare sau tot din acestea.
    }
table-why-tunnel-first = Întâi plătește tunelul sau renunță la el.
table-why-no-tunnel-open = Acum nu este niciun tunel de plătit.
table-why-not-the-amount-due = Tunelul nu costă atât.
table-why-no-stations-left = Ai construit deja toate gările.
table-why-station-taken = În orașul acesta este deja o gară.
table-why-not-the-stations-cost = { $cost ->
        [0] Cu aceste cărți nu poți plăti o gară.
        [one] Următoarea gară costă o carte; tu nu ai niciuna.
       *[other] Următoarea gară costă { $cost } cărți de aceeași culoare (merge și { $wild }).
    }

# Jurnalul
log-revealed = Întoarse pentru tunel: { $cards }
log-digging =
    { $you ->
        [yes] Ai pus jos
       *[no] { $name } a pus jos
    } { $cards } pentru tunelul { $route }
log-paid =
    { $you ->
        [yes] Ai mai plătit
       *[no] { $name } a mai plătit
    } { $cards } pentru tunel
log-withdrew =
    { $you ->
        [yes] Ai renunțat la tunel
       *[no] { $name } a renunțat la tunel
    }
log-tunnel-claimed =
    { $you ->
        [yes] Ai revendicat
       *[no] { $name } a revendicat
    } tunelul { $route } cu { $cards } și încă { $more }{ $points ->
        [0] {""}
        [one] {""} (1 punct)
        [few] {""} ({ $points } puncte)
       *[other] {""} ({ $points } de puncte)
    }
log-tunnel-failed =
    { $you ->
        [yes] Ai încercat tunelul { $route } cu { $cards }, dar ai renunțat
       *[no] { $name } a încercat tunelul { $route } cu { $cards }, dar a renunțat
    }
log-station =
    { $you ->
        [yes] Ai construit o gară la { $location }
       *[no] { $name } a construit o gară la { $location }
    } ({ $cards })
log-do-station = Construiește o gară la { $place } cu { $cards }
log-do-pay = Mai plătește { $cards } pentru tunel
log-do-withdraw = Renunță la tunel

# Foaia de punctaj
score-longest = Cea mai lungă rută continuă
    .said = { $name }: { $points ->
        [one] { $points } punct pentru cea mai lungă rută continuă
        [few] { $points } puncte pentru cea mai lungă rută continuă
       *[other] { $points } de puncte pentru cea mai lungă rută continuă
    }
score-stations = Gări nefolosite
    .said = { $name }: { $points ->
        [one] { $points } punct pentru gări nefolosite
        [few] { $points } puncte pentru gări nefolosite
       *[other] { $points } de puncte pentru gări nefolosite
    }
tie-fewest-stations = { $names } au la fel de multe puncte și bilete parcurse. E în față cine a construit mai puține gări.
tie-longest = { $names } au la fel de multe puncte și bilete parcurse. Decide cea mai lungă rută continuă.
end-path = { $count ->
        [one] 1 vagon
        [few] { $count } vagoane
       *[other] { $count } de vagoane
    }
end-show = Arată pe tablă
end-lent = Împrumutată prin gara din { $location }: { $route }
end-lent-title = Rute împrumutate prin gări

# Regulile într-un minut
rules-points-ferry = Feriboturi
    .text = Unele rute gri trec peste apă. Fiecare spațiu cu o { $wild } se plătește cu o { $wild }; celelalte, cu cărți de o singură culoare, oricare.
rules-points-tunnel = Tuneluri
    .text = Pui jos cărțile pentru un tunel și se mai întorc { $tunnel ->
        [3] trei
       *[other] { $tunnel }
    }. Fiecare dintre ele de culoarea ta și fiecare { $wild } te costă o carte în plus. O plătești sau îți iei cărțile înapoi și tura ta se încheie.
rules-points-station = Construiești o gară
    .text = În orice oraș în care nu este una. Prima costă { $cost1 ->
        [one] o carte
       *[other] { $cost1 } cărți
    }, fiecare dintre următoarele, de aceeași culoare, cu una mai mult. La final îți împrumută, numai pentru bilete, o rută a unui adversar care se termină acolo. Fiecare dintre cele { $stations } gări pe care nu o construiești aduce { $stationPoints } puncte.
rules-points-longest = Cea mai lungă rută continuă
    .text = Cine are la final cel mai lung drum neîntrerupt de rute proprii primește { $longestPoints } puncte în plus. Drumul se poate încrucișa cu el însuși, dar nicio rută nu se socotește de două ori.
rules-points-long = Bilete lungi
    .text = Unul dintre biletele primite la început este lung și aduce mult mai multe puncte. Îl păstrezi sau nu, cum vrei; cele pe care nu le păstrezi atunci ies din joc.

# Învață jucând
learn-about-longest = Clasicul de-a lungul Americii: rute lungi și un premiu pentru cea mai lungă rută continuă. Circa 45 de minute.
learn-about-stations = Prin Europa, cu tuneluri, feriboturi și gări. Circa 45 de minute.
learn-tunnel = Sapă un tunel: { $route }
    .text = Pui jos { $cards }, ca la orice rută. Apoi se întorc { $tunnel } cărți: fiecare de acea culoare și fiecare { $wild } te costă o carte în plus. Atinge tunelul pe tablă.
learn-tunnel-due = Tunelul costă mai mult
    .text = Plătești diferența și ruta este a ta. Sau renunți: îți iei cărțile înapoi, dar tura ta se încheie.
learn-ferry = Ia un feribot: { $route }
    .text = Un spațiu cu o { $wild } nu se plătește cu altceva. Plătești { $cards }. Atinge feribotul pe tablă.
learn-station = Construiește o gară la { $location }
    .text = Costă { $cards }. La final îți împrumută o rută pe care un adversar o are acolo, ca să mai poți parcurge un bilet. Atinge orașul pe tablă.
learn-remark-longest = La final, cel mai lung drum neîntrerupt al unui jucător aduce { $longestPoints } puncte în plus: merită să-ți legi rutele între ele.
learn-remark-tunnel = Rutele cu margine de stâncă sunt tuneluri: când revendici una, se întorc { $tunnel } cărți care o pot scumpi.
learn-remark-ferry = Rutele peste apă sunt feriboturi: un spațiu cu o { $wild } se plătește numai cu o { $wild }.
learn-remark-station = În tura ta mai poți face ceva: ai { $stations } gări. Dacă un oraș este izolat, atinge-l și construiește una; pentru biletele tale, ea îți împrumută o rută pe care un adversar o are acolo. Fiecare gară neconstruită aduce { $stationPoints } puncte.
