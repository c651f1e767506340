# Why an action is suggested: one sentence for each kind of reason. $aim is "ticket" if the route is on the shortest way for one.
reason-completes = Den gör { $ticket } { $words ->
        [city] klart
       *[other] klar
    }{ $points ->
        [0] {""}
       *[other] {""}: { $points } poäng
    }.
reason-on-way = Den ligger på den kortaste vägen för { $ticket }; sedan saknas { $count ->
        [one] 1 ruta
       *[other] { $count } rutor
    }.
reason-bonus = Den kopplar ihop kusterna och ger dig en bonusbiljett.
reason-between = Den hindrar { $name } från att koppla ihop två delar av sitt nät här.
reason-rival = { $name } vill troligen också ha den här sträckan, för { $ticket }.
reason-attractions = Den når { $count ->
        [one] en ny turistattraktion
       *[other] { $count } nya turistattraktioner
    }: { $points } poäng till.
reason-longest = Då blir din längsta sammanhängande sträcka { $count ->
        [one] 1 { noun-piece }
       *[other] { $count } { noun-pieces }
    } lång, längre än någon annans: { $points } poäng.
reason-tunnel = Det är en tunnel, och du har { $count ->
        [0] inga kort
       *[other] { $count } kort
    } kvar att betala med om den kostar mer.
reason-takes-back = Du tar tillbaka { $count ->
        [one] kortet
       *[other] de { $count } korten
    } du har lagt ut och kan försöka igen senare.
reason-lends = En station där kan låna sträckan { $route } ({ $name }): { $count ->
        [0] då blir { $ticket } ({ $points } poäng) klar
        [one] då behöver { $ticket } ({ $points } poäng) bara 1 ruta till
       *[other] då behöver { $ticket } ({ $points } poäng) bara { $count } rutor till
    }.
reason-last-round = Du får { $count ->
        [0] inga { noun-pieces }
        [one] 1 { noun-piece }
       *[other] { $count } { noun-pieces }
    } kvar, så sista varvet börjar.
reason-scores = Den ger { $points } poäng för { $count ->
        [one] 1 { noun-piece }
       *[other] { $count } { noun-pieces }
    }.
reason-extends = Den bygger ut ditt eget nät.
reason-leaves = Du får { $count ->
        [0] inga { noun-pieces }
        [one] 1 { noun-piece }
       *[other] { $count } { noun-pieces }
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
    }, och bara { $card } kan betala för de märkta rutorna.
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
reason-done = Alla dina { noun-tickets } är klara, och du har { $count ->
        [one] 1 { noun-piece }
       *[other] { $count } { noun-pieces }
    } kvar.
reason-pieces = Du har { $count ->
        [one] 1 { noun-piece }
       *[other] { $count } { noun-pieces }
    } kvar.
reason-cut = { $words ->
        [city] Inget av dina biljettkort kan bli klart längre.
       *[other] Ingen av dina biljetter kan bli klar längre.
    }
reason-far = { $words ->
        [city] Även ditt närmaste biljettkort
       *[other] Även din närmaste biljett
    } behöver { $count ->
        [one] 1 ruta
       *[other] { $count } rutor
    } till.
reason-needs = { $ticket } behöver { $count ->
        [one] 1 ruta
       *[other] { $count } rutor
    } och är { $words ->
        [city] värt
       *[other] värd
    } { $points } poäng.
reason-connected = { $ticket } är redan { $words ->
        [city] ihopkopplat och värt
       *[other] ihopkopplad och värd
    } { $points } poäng.
reason-returns = { $ticket }, som du skulle lämna tillbaka, behöver { $count ->
        [one] 1 ruta
       *[other] { $count } rutor
    } och är { $words ->
        [city] värt
       *[other] värd
    } { $points } poäng.
reason-only = Det är ditt enda giltiga drag.

# How sure the expert is of its first suggestion.
confidence-clear = Experten är säker.
confidence-probable = Experten är ganska säker.
confidence-close = Svårt att välja: andra drag kan vara lika bra.
