# Färjor, tunnlar, stationer, långa biljetter och den längsta sammanhängande sträckan: allt som bara de stora brädena har.

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
table-pay-tunnel = Det här är en tunnel: när du har lagt ut dina kort vänds { $count } till upp, och den kan kosta upp till { $count } kort mer.
table-station = Station
table-can-build = går att bygga
table-station-build = Bygg en station i { $location }
table-station-instead = Bygg hellre en station i { $location }
table-station-ask = Bygga en station i { $location }?
table-station-what = Den låter dig använda en sträcka som en motspelare har från den här staden, men bara för dina biljetter. Varje station du inte bygger är värd { $points } poäng.
table-station-with = Bygg en station i { $location } med { $cards }
table-station-owner = { $you ->
        [yes] Du har en station här.
       *[no] { $name } har en station här.
    }
table-tunnel = Tunnel: { $route }
table-tunnel-laid = Utlagda
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
table-why-ferry = Färjan kräver { $length } kort: minst { $wilds } × { $wild }, resten i en och samma färg eller fler { $wild }.
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
        [yes] Du lade ut
       *[no] { $name } lade ut
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
end-path = { $count ->
        [one] 1 { noun-piece }
       *[other] { $count } { noun-pieces }
    }
end-show = Visa på brädet
end-lent = Lånad genom stationen i { $location }: { $route }
end-lent-title = Sträckor lånade genom stationer

# Reglerna på en minut
rules-points-ferry = Färjor
    .text = Några grå sträckor går över vatten. En ruta märkt med ett { $wild } kan bara betalas med ett { $wild }. De andra rutorna betalas med kort i en och samma färg, eller med fler { $wild }.
rules-points-tunnel = Tunnlar
    .text = Lägg ut korten för en tunnel; sedan vänds { $tunnel ->
        [3] tre
       *[other] { $tunnel }
    } kort till upp från leken. Varje { $wild } bland dem, och varje kort i den färg du lade ut, kostar dig ett kort till. Betala, så är tunneln din; eller ta tillbaka dina kort, och din tur är slut.
rules-points-station = Bygg en station
    .text = Du har { $stations } stationer och får bygga en i vilken stad som helst som saknar station. Den första kostar { $cost1 ->
        [one] ett
       *[other] { $cost1 }
    } kort, varje ny station ett kort mer, alla i samma färg. I slutet låter en station dig använda en sträcka som en motspelare har från den staden, men bara för dina biljetter. Varje station du inte har byggt är värd { $stationPoints } poäng.
rules-points-longest = Den längsta sammanhängande sträckan
    .text = I slutet ger den längsta obrutna raden av en och samma spelares sträckor { $longestPoints } extra poäng. Den får gå genom samma stad flera gånger, men ingen sträcka räknas två gånger.
rules-points-long = Långa biljetter
    .text = En av biljetterna du får i början är lång och värd mycket mer. Behåll den eller låt bli; de biljetter du inte behåller tas ur spelet.

# Lär dig medan du spelar
learn-about-longest = Klassikern tvärs över Amerika: långa sträckor, och ett pris för den längsta. Ungefär 45 minuter.
learn-about-stations = Genom Europa med tunnlar, färjor och stationer. Ungefär 45 minuter.
learn-tunnel = Gräv en tunnel: { $route }
    .text = Du lägger ut { $cards } som för vilken sträcka som helst. Sedan vänds { $tunnel } kort upp: varje { $wild }, och varje kort i den färgen, kostar dig ett kort till. Tryck på tunneln på brädet.
learn-tunnel-due = Tunneln kostar mer
    .text = Betala de extra korten så är sträckan din. Eller avstå: du får tillbaka dina kort, men din tur är slut.
learn-ferry = Ta en färja: { $route }
    .text = En ruta märkt med ett { $wild } kan bara betalas med ett { $wild }. Du betalar { $cards }. Tryck på färjan på brädet.
learn-station = Bygg en station i { $location }
    .text = Den kostar { $cards }. I slutet låter den dig använda en sträcka som en motspelare har från den här staden, så att en av dina biljetter ändå kan bli klar. Tryck på staden på brädet.
learn-remark-longest = I slutet ger den längsta obrutna raden av en spelares sträckor { $longestPoints } extra poäng: det lönar sig att koppla ihop sina sträckor.
learn-remark-tunnel = Sträckor med klippkant är tunnlar: när du mutar in en vänds { $tunnel } kort upp, och den kan bli dyrare.
learn-remark-ferry = Sträckor över vatten är färjor: en ruta märkt med ett { $wild } kan bara betalas med ett { $wild }.
learn-remark-station = Du kan göra en sak till på din tur: bygga en station. Du har { $stations }. Blir du avskuren från en stad, tryck på den och bygg en där: för dina biljetter får du då använda en sträcka som en motspelare har från den staden. Varje station du inte bygger ger { $stationPoints } poäng.
