# Feriboturi, tuneluri, gări, bilete lungi și cea mai lungă rută continuă: tot ce au numai tablele mari.

# Rute și bilete
route-kind-tunnel = tunel
route-kind-ferry = feribot: { $wilds } × { $wild }
ticket-long = bilet lung

# Masa
table-ask-turn-stations = Trage cărți sau bilete, revendică o rută sau construiește o gară
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
table-pay-tunnel = Este un tunel: după ce pui jos cărțile, se mai dezvăluie { $count } și s-ar putea să te coste până la { $count } în plus.
table-station = Gară
table-can-build = poți construi
table-station-build = Construiește o gară la { $location }
table-station-instead = Construiește mai bine o gară la { $location }
table-station-ask = Construiești o gară la { $location }?
table-station-what = Îți împrumută, numai pentru biletele tale, o rută pe care un adversar o are în acest oraș. Fiecare gară neconstruită aduce { $points } puncte.
table-station-with = Construiește o gară la { $location } cu { $cards }
table-station-owner = { $you ->
        [yes] Aici ai o gară.
       *[no] { $name } are o gară aici.
    }
table-tunnel = Tunel: { $route }
table-tunnel-laid = Puse jos
table-tunnel-revealed = Dezvăluite
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
table-why-ferry = Feribotul cere { $length } cărți: cel puțin { $wilds } × { $wild }; celelalte pot fi de o singură culoare, oricare, sau tot cărți { $wild }.
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
log-revealed = Dezvăluite pentru tunel: { $cards }
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
    .text = Unele rute gri trec peste apă. Un spațiu marcat cu o { $wild } se plătește numai cu o { $wild }. Celelalte spații se plătesc cu cărți de o singură culoare, oricare, sau tot cu cărți { $wild }.
rules-points-tunnel = Tuneluri
    .text = Pui jos cărțile pentru un tunel, apoi se dezvăluie încă { $tunnel ->
        [3] trei
       *[other] { $tunnel }
    } din pachet. Pentru fiecare { $wild } și pentru fiecare carte de culoarea celor puse jos mai plătești o carte. Dacă plătești, tunelul este al tău; dacă nu, îți iei cărțile înapoi și tura ta se încheie.
rules-points-station = Construiești o gară
    .text = Ai { $stations } gări și poți construi una în orice oraș în care nu este încă niciuna. Prima costă { $cost1 ->
        [one] o carte
       *[other] { $cost1 } cărți
    }; fiecare gară nouă costă cu o carte mai mult, toate de aceeași culoare. La final, o gară îți împrumută, numai pentru biletele tale, o rută pe care un adversar o are în orașul ei. Fiecare gară neconstruită aduce { $stationPoints } puncte.
rules-points-longest = Cea mai lungă rută continuă
    .text = La final, cel mai lung șir neîntrerupt de rute ale unui singur jucător aduce { $longestPoints } puncte în plus. Poate trece de mai multe ori prin același oraș, dar nicio rută nu se socotește de două ori.
rules-points-long = Bilete lungi
    .text = Unul dintre biletele primite la început este lung și aduce mult mai multe puncte. Îl păstrezi sau nu, cum vrei; biletele pe care nu le păstrezi ies din joc.

# Învață jucând
learn-about-longest = Clasica traversare a Americii: rute lungi și un premiu pentru cea mai lungă rută continuă. Cam 45 de minute.
learn-about-stations = Prin Europa, cu tuneluri, feriboturi și gări. Cam 45 de minute.
learn-tunnel = Sapă un tunel: { $route }
    .text = Pui jos { $cards }, ca la orice rută. Apoi se dezvăluie { $tunnel } cărți: pentru fiecare { $wild } și pentru fiecare carte de acea culoare mai plătești o carte. Atinge tunelul pe tablă.
learn-tunnel-due = Tunelul costă mai mult
    .text = Plătești cărțile în plus și ruta este a ta. Sau renunți: îți iei cărțile înapoi, dar tura ta se încheie.
learn-ferry = Ia un feribot: { $route }
    .text = Un spațiu marcat cu o { $wild } se plătește numai cu o { $wild }. Plătești { $cards }. Atinge feribotul pe tablă.
learn-station = Construiește o gară la { $location }
    .text = Costă { $cards }. La final îți împrumută o rută pe care un adversar o are în acest oraș, ca să mai poți parcurge un bilet. Atinge orașul pe tablă.
learn-remark-longest = La final, cel mai lung șir neîntrerupt de rute ale unui jucător aduce { $longestPoints } puncte în plus: merită să-ți legi rutele între ele.
learn-remark-tunnel = Rutele cu margine de stâncă sunt tuneluri: când revendici una, se dezvăluie { $tunnel } cărți și s-ar putea să te coste mai mult.
learn-remark-ferry = Rutele peste apă sunt feriboturi: un spațiu marcat cu o { $wild } se plătește numai cu o { $wild }.
learn-remark-station = În tura ta mai poți face ceva: să construiești o gară. Ai { $stations }. Dacă nu mai poți ajunge într-un oraș, atinge-l și construiește una acolo: pentru biletele tale, ea îți împrumută o rută pe care un adversar o are în acel oraș. Fiecare gară neconstruită aduce { $stationPoints } puncte.
