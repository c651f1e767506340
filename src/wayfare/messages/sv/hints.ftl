# Why an action is suggested: one sentence for each kind of reason. $aim is "ticket" if the route is on the shortest way for one.
reason-completes = Den gör { $ticket } klar{ $points ->
        [0] {""}
       *[other] {""}: { $points } poäng
    }.
reason-on-way = Den ligger på den kortaste vägen för { $ticket }; sedan saknas { $count ->
        [one] 1 ruta
       *[other] { $count } rutor
    }.
reason-bonus = Den knyter ihop kusterna och ger dig en bonusbiljett.
reason-between = Den hindrar { $name } från att knyta ihop två delar av sitt nät här.
reason-rival = { $name } vill troligen också ha den här sträckan, för { $ticket }.
reason-attractions = Den når { $count ->
        [one] en ny turistattraktion
       *[other] { $count } nya turistattraktioner
    }: { $points } poäng till.
reason-longest = Då blir din längsta sammanhängande sträcka { $count ->
        [one] 1 pjäs
       *[other] { $count } pjäser
    } lång, längre än någon annans: { $points } poäng.
reason-tunnel = Det är en tunnel, och du har { $count ->
        [0] inga kort
       *[other] { $count } kort
    } kvar att betala med om den kostar mer.
reason-takes-back = Du tar tillbaka { $count ->
        [one] kortet
       *[other] de { $count } korten
    } du har lagt ut och kan försöka igen senare.
reason-lends = En station här kan använda sträckan { $route } ({ $name }): med den { $count ->
        [0] är { $ticket } klar, värd { $points } poäng
        [one] behöver { $ticket }, värd { $points } poäng, bara 1 ruta till
       *[other] behöver { $ticket }, värd { $points } poäng, bara { $count } rutor till
    }.
reason-last-round = Du får { $count ->
        [0] inga pjäser
        [one] 1 pjäs
       *[other] { $count } pjäser
    } kvar, så sista turen börjar.
reason-scores = Den ger { $points } poäng för { $count ->
        [one] 1 pjäs
       *[other] { $count } pjäser
    }.
reason-extends = Den bygger ut ditt eget nät.
reason-leaves = Du får { $count ->
        [0] inga pjäser
        [one] 1 pjäs
       *[other] { $count } pjäser
    } kvar.
reason-pays = Med det kan du betala för { $route }{ $aim ->
        [ticket] , på den kortaste vägen för { $ticket }
       *[none] {""}
    }.
reason-toward = Det hjälper dig att betala för { $route }{ $aim ->
        [ticket] , på den kortaste vägen för { $ticket }
       *[none] {""}
    }; sedan saknas { $count } kort.
reason-ferry = Du vill ha färjan { $route }{ $aim ->
        [ticket] , på den kortaste vägen för { $ticket }
       *[none] {""}
    }, och bara { $card } betalar för dess märkta rutor.
reason-wild = Det kan stå för vilken färg som helst.
reason-gathers = Då har du { $count } × { $card } på handen.
reason-none-helps = Du vill ha { $route }{ $aim ->
        [ticket] , på den kortaste vägen för { $ticket }
       *[none] {""}
    }, men inget uppvänt kort som du får ta hjälper dig att betala.
reason-short = Du behöver { $count } kort till för { $route }{ $aim ->
        [ticket] , på den kortaste vägen för { $ticket }
       *[none] {""}
    }.
reason-no-claim = Du kan inte muta in någon sträcka just nu.
reason-unseen = Ingen annan ser vilket kort du drar ur leken.
reason-done = Alla dina { $words ->
        [city] biljettkort
       *[other] biljetter
    } är klara, och du har { $count ->
        [one] 1 pjäs
       *[other] { $count } pjäser
    } kvar.
reason-pieces = Du har { $count ->
        [one] 1 pjäs
       *[other] { $count } pjäser
    } kvar.
reason-cut = Ingen av dina biljetter kan bli klar längre.
reason-far = Även din närmaste biljett behöver { $count ->
        [one] 1 ruta
       *[other] { $count } rutor
    } till.
reason-needs = { $ticket } behöver { $count ->
        [one] 1 ruta
       *[other] { $count } rutor
    } och är värt { $points } poäng.
reason-connected = { $ticket } är redan ihopkopplade och värda { $points } poäng.
reason-returns = { $ticket }, som du lämnar tillbaka, behöver { $count ->
        [one] 1 ruta
       *[other] { $count } rutor
    } och är värt { $points } poäng.
reason-only = Det är ditt enda giltiga drag.

# How sure the expert is of its first suggestion.
confidence-clear = Experten är säker.
confidence-probable = Experten är ganska säker.
confidence-close = Svårt att välja: andra drag kan vara lika bra.
