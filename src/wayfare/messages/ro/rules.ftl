rules-title = Regulile
rules-pick = Ce joc?
rules-minute = Jocul într-un minut
rules-all = Toate regulile
rules-try = Învață jucând
rules-map = Harta: { $name }
rules-spaces = Spații
rules-points = Puncte
rules-lost = Tabla nu a putut fi încărcată: serverul nu răspunde. Regulile de mai jos sunt complete și fără imagini.

rules-points-goal = { $words ->
        [city] Străbate orașul cu taxiurile tale. Strânge cărți, plătește cu ele rute și leagă locațiile de pe cărțile tale traseu secrete.
       *[other] Străbate harta cu trenurile tale. Strânge cărți, plătește cu ele rute și leagă orașele de pe biletele tale secrete.
    } Câștigă cine are cele mai multe puncte la final.
rules-points-tickets = { $words ->
        [city] Cărțile tale traseu
       *[other] Biletele tale
    }
    .text = { $words ->
        [city] O carte traseu indică două locații. Leagă-le prin rutele tale, pe orice drum, și primești punctele ei la final.
       *[other] Un bilet indică două orașe. Leagă-le prin rutele tale, pe orice drum, și primești punctele lui la final.
    } Dacă nu reușești, pierzi tot atâtea. Începi cu { $dealt ->
        [2] două
       *[other] { $dealt }
    } { noun-tickets } și păstrezi cel puțin { $keptFirst ->
        [one] { noun-one }
        [2] două
       *[other] { $keptFirst }
    }. Nimeni altcineva nu le vede.
rules-points-draw = Tragi { $draw ->
        [one] o carte
        [2] două cărți
       *[other] { $draw } cărți
    }
    .text = Dintre cele { $market ->
        [5] cinci
       *[other] { $market }
    } cu fața în sus sau pe nevăzute din pachet, una după alta. Jokerul ({ $wild }) ține locul oricărei culori. Dacă îl iei dintre cărțile cu fața în sus, este singura ta carte în acea tură.
rules-points-claim = Revendici o rută
    .text = Plătești atâtea cărți de culoarea ei câte spații are și așezi câte un { noun-piece } pe fiecare spațiu. Culoarea { $words ->
        [city] taxiurilor
        [railway] vagoanelor
       *[journey] trenurilor
    } tale nu contează. O rută gri se plătește cu o singură culoare, oricare. Ruta este a ta până la sfârșitul jocului. Nu trebuie să fie legată de celelalte rute ale tale.
rules-points-more = Tragi { noun-tickets }
    .text = Te uiți la { $offered ->
        [2] două
       *[other] { $offered }
    } noi și păstrezi cel puțin { $kept ->
        [one] { noun-one }
       *[other] { $kept }
    }. Mai multe { noun-tickets } pot aduce mai multe puncte, dacă ai timp pentru ele.
rules-points-end = Sfârșitul
    .text = Când cineva rămâne cu { $left ->
        [2] două
       *[other] { $left }
    } { noun-pieces } sau mai puține, fiecare mai joacă o ultimă tură, inclusiv el. Apoi se arată toate { noun-tickets-the }.
rules-points-score = Punctele
    .text = Primești puncte pentru fiecare rută, după lungimea ei; pentru { noun-tickets } primești sau pierzi cât scrie pe ele{ $attractions ->
        [0] {""}
        [one] ; fiecare atracție turistică atinsă de o rută a ta aduce un punct
       *[other] ; fiecare atracție turistică atinsă de o rută a ta aduce { $attractions } puncte
    }. La egalitate câștigă cine are mai multe { $words ->
        [city] cărți traseu realizate
       *[other] bilete parcurse
    }.

rules-race-goal = Călătorește cu trenul pe toată harta. Strânge cărți, plătește cu ele rute și leagă orașele de pe biletele tale. Cine parcurge primul { $goal ->
        [6] șase
       *[other] { $goal }
    } bilete câștigă biletul auriu.
rules-race-tickets = Biletele tale
    .text = Un bilet arată două orașe. Leagă-le prin rutele tale, pe orice drum, și biletul este parcurs: îl arăți și primești altul. Ai mereu { $dealt ->
        [2] două
       *[other] { $dealt }
    }. Nimeni altcineva nu le vede până atunci.
rules-race-draw = Tragi { $draw ->
        [one] o carte
        [2] două cărți
       *[other] { $draw } cărți
    }
    .text = De deasupra pachetului. Jokerul ({ $wild }) ține locul oricărei culori.
rules-race-claim = Revendici o rută
    .text = Plătești atâtea cărți de culoarea ei câte spații are și așezi câte un tren pe fiecare spațiu. Culoarea trenurilor tale nu contează. Ruta este a ta până la sfârșitul jocului. Nu trebuie să fie legată de celelalte rute ale tale.
rules-race-more = Schimbi biletele
    .text = Dacă nu îți plac biletele, le pui înapoi și iei { $dealt ->
        [2] două
       *[other] { $dealt }
    } noi. Te costă tura.
rules-race-bonus = De la est la vest!
    .text = Leagă un oraș de la marginea de est de unul de la marginea de vest și primești un bilet-bonus. Contează ca un bilet parcurs. Fiecare jucător îl poate primi o singură dată.
rules-race-end = Sfârșitul
    .text = Jocul se încheie imediat ce cineva a parcurs { $goal ->
        [6] șase
       *[other] { $goal }
    } bilete. Se încheie și dacă cineva își așază înainte ultimul tren: atunci câștigă cine are cele mai multe bilete parcurse.

rules-turn = În tura ta: una dintre aceste { $count ->
        [4] patru
       *[other] trei
    } acțiuni
rules-double = Două rute una lângă alta
    .points = Nu le poți avea niciodată pe amândouă. La { $both ->
        [3] doi
       *[other] mai puțin de { $both }
    } jucători, după ce una a fost luată, cealaltă se închide; la { $both ->
        [3] trei
       *[other] { $both }
    } sau mai mulți, o poate lua altcineva.
    .race = Nu le poți avea niciodată pe amândouă, dar pe cealaltă o poate lua altcineva.
