learn-title = Învață jucând
learn-intro = O partidă adevărată împotriva unui adversar începător. Un ghid stă lângă tine și îți spune la fiecare pas ce poți face și de ce. Nu trebuie să știi nimic dinainte.
learn-about-points = Câștigă cine are cele mai multe puncte. Rapid, cu puțină viclenie. Cam 15 minute.
learn-about-race = O cursă: câștigă cine parcurge primul biletele. Cel mai simplu joc, potrivit și pentru copii. Cam 15 minute.
learn-begin = Începe
learn-go-on = Continuă lecția începută
learn-rules = Mai bine citesc regulile
learn-opponent = Robin
learn-coach = Ghidul tău
learn-hide = Continuă fără ghid

learn-first-tickets = Bun venit! Acestea sunt primele tale { noun-tickets }
    .text = { $words ->
        [city] O carte traseu indică două locații. Leagă-le prin rutele tale și primești punctele ei la final
       *[other] Un bilet indică două orașe. Leagă-le prin rutele tale și primești punctele lui la final
    }; dacă nu reușești, pierzi tot atâtea. Drumurile cele mai scurte sunt evidențiate pe tablă. { $words ->
        [city] Le păstrezi pe toate, dacă nu atingi una ca să o dai înapoi.
       *[other] Le păstrezi pe toate, dacă nu atingi unul ca să-l dai la o parte.
    }
learn-more-tickets = { $words ->
        [city] Cărți traseu noi
       *[other] Bilete noi
    }: alege ce păstrezi
    .text = Păstrează-le pe cele scurte sau apropiate de rutele tale. { $words ->
        [city] Pentru o carte traseu nerealizată pierzi la final punctele ei.
       *[other] Pentru un bilet neparcurs pierzi la final punctele lui.
    }
learn-others-choose = Alege și { $name }
    .text = Nimeni nu vede { $words ->
        [city] cărțile traseu ale celorlalți
       *[other] biletele celorlalți
    } până la final.
learn-turn = Rândul tău
    .text = Trage cărți, revendică o rută sau trage { noun-tickets-new }.
learn-race-turn = Rândul tău
    .text = Trage cărți, revendică o rută sau schimbă-ți biletele.
learn-draw-first = Rândul tău: trage { $draw ->
        [one] o carte
        [2] două cărți
       *[other] { $draw } cărți
    }
    .text = În tura ta faci un singur lucru: tragi cărți, revendici o rută sau tragi { noun-tickets }. Rutele se plătesc cu cărți de culoarea lor, așa că începe prin a trage cărți: atinge una dintre cele cu fața în sus sau atinge pachetul, pentru una ascunsă.
learn-race-draw-first = Rândul tău: trage { $draw ->
        [one] o carte
        [2] două cărți
       *[other] { $draw } cărți
    }
    .text = În tura ta faci unul dintre trei lucruri: tragi cărți, revendici o rută sau îți schimbi biletele. Un bilet arată două orașe; leagă-le prin rutele tale și biletul este parcurs. Câștigă cine parcurge primul { $goal ->
        [6] șase
       *[other] { $goal }
    } bilete. Rutele se plătesc cu cărți de culoarea lor, așa că începe prin a trage cărți: atinge pachetul.
learn-next-card = Și încă o carte
    .text = Într-o tură tragi { $draw ->
        [2] două
       *[other] { $draw }
    } cărți. Jokerul ({ $wild }) ține locul oricărei culori. Cu fața în sus este atât de puternic, încât este singura carte pe care o iei; tras din pachet, este o carte ca oricare alta.
learn-draw = Trage { $draw ->
        [one] o carte
        [2] două cărți
       *[other] { $draw } cărți
    }
    .text = Rutele se plătesc cu cărți de culoarea lor.
learn-race-draw = Trage { $draw ->
        [one] o carte
        [2] două cărți
       *[other] { $draw } cărți
    }
    .text = Rutele se plătesc cu cărți de culoarea lor. Jokerul ({ $wild }) ține locul oricărei culori.
learn-claim-first = Revendică prima ta rută: { $route }
    .text = Ai cărțile necesare. Atinge ruta pe tablă; plătești { $cards }, iar { $words ->
        [city] taxiurile
        [railway] vagoanele
       *[journey] trenurile
    } tale se așază pe ea.
learn-claim = Poți revendica { $route }
    .text = Costă { $cards }. Atinge-o pe tablă, înainte să o ia altcineva.
learn-claimed = { $route } este a ta!
    .text = Primești pentru ea { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}. Pe { $words ->
        [city] cărțile tale traseu
       *[other] biletele tale
    } vezi ce mai lipsește.
learn-race-claimed = { $route } este a ta!
    .text = Nimeni nu ți-o poate lua. Pe biletele tale vezi ce mai lipsește.
learn-ticket-done = { $ticket }: { $words ->
        [city] realizată!
       *[other] parcurs!
    }
    .text = La final primești pentru { $words ->
        [city] ea
       *[other] el
    } { $worth ->
        [one] un punct
        [few] { $worth } puncte
       *[other] { $worth } de puncte
    }. Încă nu știe nimeni altcineva.
learn-race-ticket-done = { $ticket }: parcurs!
    .text = Contează, iar în locul lui ai primit un bilet nou.
learn-wild-alone = Ai luat un joker ({ $wild }): tura s-a încheiat
    .text = Cu fața în sus, jokerul ({ $wild }) este singura carte pe care o iei, fiindcă poate fi de orice culoare. Acum joacă { $name }.
learn-watch = Joacă { $name }
    .text = Privește tabla. Totul se vede pas cu pas și se scrie în jurnal.
learn-tickets = Trage { noun-tickets-new }
    .text = Te uiți la { $offered ->
        [2] două
       *[other] { $offered }
    } și păstrezi cel puțin { $kept ->
        [one] { noun-one }
       *[other] { $kept }
    }. { $words ->
        [city] O carte traseu nerealizată
       *[other] Un bilet neparcurs
    } costă puncte.
learn-swap = Schimbă-ți biletele
    .text = Pune-ți biletele înapoi și ia { $dealt ->
        [2] două
       *[other] { $dealt }
    } noi; te costă tura.
learn-last-turn = Ultima ta tură
    .text = Cineva aproape că nu mai are { noun-pieces }, așa că fiecare mai are o singură tură. Dacă poți revendica o rută, fă-o acum: pentru cărțile rămase în mână nu primești nimic.
learn-pass = Nu ai ce face: spune pas
    .text = Nu poți nici să tragi cărți, nici să revendici vreo rută. Se întâmplă rar.
learn-over = Jocul s-a încheiat
    .text = Acum se numără punctele, rând cu rând.
learn-race-over = Jocul s-a încheiat
    .text = Acum se arată toate biletele.

learn-remark-turn = În tura ta faci un singur lucru: revendici o rută (ceea ce poți face acum), tragi { $draw ->
        [one] o carte
        [2] două cărți
       *[other] { $draw } cărți
    } sau tragi { noun-tickets-new }.
learn-remark-turn-race = În tura ta faci unul dintre trei lucruri: revendici o rută (ceea ce poți face acum), tragi { $draw ->
        [one] o carte
        [2] două cărți
       *[other] { $draw } cărți
    } sau îți schimbi biletele. Câștigă cine parcurge primul { $goal ->
        [6] șase
       *[other] { $goal }
    } bilete.
learn-remark-cut = { $ticket }: { $words ->
        [city] această carte traseu nu mai poate fi realizată
       *[other] acest bilet nu mai poate fi parcurs
    }; nu mai cheltui nimic pentru { $words ->
        [city] ea
       *[other] el
    }.
learn-remark-near-end = { $you ->
        [yes] Mai ai
       *[no] { $name } mai are
    } doar { $pieces ->
        [one] un { noun-piece }
        [few] { $pieces } { noun-pieces }
       *[other] { $pieces } de { noun-pieces }
    }. Când cineva rămâne cu { $left ->
        [2] două
       *[other] { $left }
    } sau mai puține, fiecare mai joacă o ultimă tură.
