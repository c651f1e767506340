# Färjor, tunnlar, stationer, långa biljetter och den längsta sammanhängande sträckan: allt som bara de stora spelplanerna har.

# Sträckor och biljetter
route-kind-tunnel = tunnel
route-kind-ferry = färja: { $wilds } × { $wild }
ticket-long = lång biljett

# Bordet
table-ask-turn-stations = Dra kort eller biljetter, muta in eller bygg en station
table-ask-tunnel = Betala { $due } kort till för tunneln, eller avstå
table-ask-tunnel-short = Du kan inte betala { $due } kort till för tunneln: avstå
table-choice-removing = Tas ur spelet
table-fact-stations = { $count ->
        [one] 1 station kvar
       *[other] { $count } stationer kvar
    }
table-pay-tunnel = Det här är en tunnel: när du har lagt ned dina kort vänds { $count } till upp, och den kan kosta upp till { $count } kort mer.
table-station = Station
table-can-build = går att bygga
table-station-build = Bygg en station i { $location }
table-station-instead = Bygg hellre en station i { $location }
table-station-ask = Bygga en station i { $location }?
table-station-what = För dina biljetter lånar den dig en sträcka som en motspelare har där. Varje station du inte bygger är värd { $points } poäng.
table-station-with = Bygg en station i { $location } med { $cards }
table-station-owner = { $you ->
        [yes] Du har en station här.
       *[no] { $name } har en station här.
    }
table-tunnel = Tunnel: { $route }
table-tunnel-laid = Nedlagda
table-tunnel-revealed = Uppvända
table-tunnel-turning = Vad kommer den att kosta?
table-tunnel-free = Inget mer att betala.
table-tunnel-theirs = { $name } måste betala { $due } kort till, eller avstå.
table-tunnel-pay = Den kostar { $due } kort till ({ $cards }).
table-tunnel-choice = Betala, eller avstå: då får du tillbaka dina kort och din tur är slut.
table-tunnel-short = Den kostar { $due } kort till ({ $cards }), och du har { $have ->
        [0] inga
       *[other] bara { $have }
    } kvar. Du kan bara avstå: du får tillbaka dina kort och din tur är slut.
table-tunnel-pay-with = Betala { $cards } till
table-tunnel-withdraw = Avstå

# Varför det inte går
table-why-ferry = Färjan kräver { $length } kort: minst { $wilds } × { $wild }, resten i samma färg eller fler sådana.
table-why-tunnel-first = Betala först för tunneln, eller avstå.
table-why-no-tunnel-open = Det finns ingen tunnel att betala för just nu.
table-why-not-the-amount-due = Så mycket kostar inte tunneln.
table-why-no-stations-left = Du har byggt alla dina stationer.
table-why-station-taken = Det finns redan en station i den här staden.
table-why-not-the-stations-cost = { $cost ->
        [0] De korten räcker inte till en station.
        [one] Din nästa station kostar 1 kort; du har inget.
       *[other] Din nästa station kostar { $cost } kort i samma färg ({ $wild } går också).
    }

# Loggen
log-revealed = Uppvänt för tunneln: { $cards }
log-digging =
    { $you ->
        [yes] Du lade ned
       *[no] { $name } lade ned
    } { $cards } för tunneln { $route }
log-paid =
    { $you ->
        [yes] Du betalade
       *[no] { $name } betalade
    } { $cards } till för tunneln
log-withdrew =
    { $you ->
        [yes] Du avstod från tunneln
       *[no] { $name } avstod från tunneln
    }
log-tunnel-claimed =
    { $you ->
        [yes] Du mutade in
       *[no] { $name } mutade in
    } tunneln { $route } med { $cards }, och { $more } till{ $points ->
        [0] {""}
       *[other] {""} ({ $points } poäng)
    }
log-tunnel-failed =
    { $you ->
        [yes] Du försökte med tunneln { $route } ({ $cards }) men avstod
       *[no] { $name } försökte med tunneln { $route } ({ $cards }) men avstod
    }
log-station =
    { $you ->
        [yes] Du byggde en station i { $location }
       *[no] { $name } byggde en station i { $location }
    } ({ $cards })
log-do-station = Bygg en station i { $place } med { $cards }
log-do-pay = Betala { $cards } till för tunneln
log-do-withdraw = Avstå från tunneln

# Poängblocket
score-longest = Längsta sträcka
    .said = { $name }: { $points } poäng för den längsta sammanhängande sträckan
score-stations = Oanvända stationer
    .said = { $name }: { $points } poäng för oanvända stationer
tie-fewest-stations = { $names } står lika i poäng och klara biljetter. Den som byggde färre stationer är före.
tie-longest = { $names } står lika i poäng och klara biljetter. Den längsta sammanhängande sträckan avgör.
end-path = { $count } tåg
end-show = Visa på brädet
end-lent = Lånad genom stationen i { $location }: { $route }
end-lent-title = Sträckor lånade genom stationer

# Reglerna på en minut
rules-points-ferry = Färjor
    .text = Några grå sträckor går över vatten. Varje ruta med ett { $wild } måste betalas med ett { $wild }; de andra rutorna med kort i en och samma färg.
rules-points-tunnel = Tunnlar
    .text = Du lägger ned korten för en tunnel, och { $tunnel ->
        [3] tre
       *[other] { $tunnel }
    } kort till vänds upp. Vart och ett i din färg, och varje { $wild }, kostar dig ett kort till. Betala, eller ta tillbaka dina kort och avsluta turen.
rules-points-station = Bygg en station
    .text = I vilken stad som helst som saknar en. Den första kostar { $cost1 } kort, var och en av de följande ett mer, i samma färg. På slutet lånar den dig, bara för biljetterna, en sträcka som en motspelare har dit. Var och en av dina { $stations } stationer som du inte bygger är värd { $stationPoints } poäng.
rules-points-longest = Den längsta sammanhängande sträckan
    .text = Den som på slutet har den längsta obrutna vägen av egna sträckor får { $longestPoints } extra poäng. Vägen får korsa sig själv, men ingen sträcka räknas två gånger.
rules-points-long = Långa biljetter
    .text = En av biljetterna du får i början är lång och värd mycket mer. Behåll den eller låt bli; de du inte behåller då tas ur spelet.

# Lär dig medan du spelar
learn-about-longest = Klassikern tvärs över Amerika: långa sträckor, och ett pris för den längsta. Ungefär 45 minuter.
learn-about-stations = Genom Europa med tunnlar, färjor och stationer. Ungefär 45 minuter.
learn-tunnel = Gräv en tunnel: { $route }
    .text = Du lägger ned { $cards } som för vilken sträcka som helst. Sedan vänds { $tunnel } kort upp: vart och ett i den färgen, och varje { $wild }, kostar dig ett kort till. Tryck på tunneln på brädet.
learn-tunnel-due = Tunneln kostar mer
    .text = Betala tillägget så är sträckan din. Eller avstå: du får tillbaka dina kort, men din tur är slut.
learn-ferry = Ta en färja: { $route }
    .text = En ruta med ett { $wild } kan inte betalas med något annat. Du betalar { $cards }. Tryck på färjan på brädet.
learn-station = Bygg en station i { $location }
    .text = Den kostar { $cards }. På slutet lånar den dig en sträcka som en motspelare har där, så att en av dina biljetter ändå kan bli klar. Tryck på staden på brädet.
learn-remark-longest = På slutet ger den längsta obrutna vägen av en spelares sträckor { $longestPoints } extra poäng: det lönar sig att koppla ihop sina sträckor.
learn-remark-tunnel = Sträckor med klippkant är tunnlar: när du mutar in en vänds { $tunnel } kort upp som kan göra den dyrare.
learn-remark-ferry = Sträckor över vatten är färjor: en ruta med ett { $wild } måste betalas med ett { $wild }.
learn-remark-station = Du kan göra en sak till på din tur: du har { $stations } stationer. Blir du avskuren från en stad, tryck på den och bygg en; för dina biljetter lånar den dig en motspelares sträcka där. Varje station du inte bygger ger { $stationPoints } poäng.
