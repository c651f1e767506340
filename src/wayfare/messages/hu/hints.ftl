# Why an action is suggested: one sentence for each kind of reason. $aim is "ticket" if the route is on the shortest way for one.
reason-completes = Ezzel teljesül a { noun-ticket-yours }: { $ticket }{ $points ->
        [0] {""}
       *[other] {""} ({ $points } pont)
    }.
reason-on-way = Rajta van a legrövidebb úton ehhez: { $ticket }; utána még { $count } mező kell.
reason-bonus = Összeköti a két partot, és bónuszkártyát hoz.
reason-between = Megakadályozza, hogy { $name } itt összekösse hálózatának két részét.
reason-rival = Valószínűleg { $name } is szeretné ezt az útvonalat ehhez: { $ticket }.
reason-attractions = Elér { $count ->
        [one] egy
       *[other] { $count }
    } új turistalátványosságot: még { $points } pont.
reason-longest = Ezzel a leghosszabb útvonalad { $count } { $words ->
        [city] taxiból
        [railway] vagonból
       *[journey] vonatból
    } áll, és hosszabb lesz mindenki másénál: { $points } pont.
reason-tunnel = Ez alagút, és { $count ->
        [0] nem marad kártyád
       *[other] { $count } kártyád marad
    } arra az esetre, ha többe kerül.
reason-takes-back = Visszaveszed a letett { $count } kártyát, és később újra próbálhatod.
reason-lends = Egy ottani vasútállomással használhatnád { $name } útvonalát: { $route }. Így { $count ->
        [0] teljesülne ez a menetjegyed
       *[other] már csak { $count } mező kellene ehhez
    }: { $ticket } ({ $points } pont).
reason-last-round = { $count ->
        [0] Nem marad { noun-piece-yours }
       *[other] { $count } { noun-piece-yours } marad
    }, ezért kezdődik az utolsó kör.
reason-scores = { $points } pontot ér { $count } { $words ->
        [city] taxiért
        [railway] vagonért
       *[journey] vonatért
    }.
reason-extends = A saját hálózatodat bővíti.
reason-leaves = { $count ->
        [0] Nem marad { noun-piece-yours }
       *[other] { $count } { noun-piece-yours } marad
    }.
reason-pays = Ezzel ki tudod fizetni: { $route }{ $aim ->
        [ticket] {""} (a legrövidebb út része ehhez: { $ticket })
       *[none] {""}
    }.
reason-toward = Segít kifizetni: { $route }{ $aim ->
        [ticket] {""} (a legrövidebb út része ehhez: { $ticket })
       *[none] {""}
    }; utána még { $count } kártya hiányzik.
reason-ferry = Ez a komp kellene: { $route }{ $aim ->
        [ticket] {""} (a legrövidebb út része ehhez: { $ticket })
       *[none] {""}
    }, és a megjelölt mezőiért csak ezzel fizethetsz: { $card }.
reason-wild = Bármelyik színt helyettesítheti.
reason-gathers = Így { $count } × { $card } lesz a kezedben.
reason-none-helps = Ez kellene: { $route }{ $aim ->
        [ticket] {""} (a legrövidebb út része ehhez: { $ticket })
       *[none] {""}
    }, de egyik elvehető felfordított kártya sem segít kifizetni.
reason-short = Még { $count } kártya hiányzik ehhez: { $route }{ $aim ->
        [ticket] {""} (a legrövidebb út része ehhez: { $ticket })
       *[none] {""}
    }.
reason-no-claim = Most egyetlen útvonalat sem tudsz megépíteni.
reason-unseen = Senki más nem látja, mit húzol a pakliból.
reason-done = Minden { noun-ticket-yours } teljesült, és még { $count } { noun-piece-yours } van.
reason-pieces = Még { $count } { noun-piece-yours } van.
reason-cut = Már egyik { noun-ticket-yours } sem teljesíthető.
reason-far = A legközelebbi { $words ->
        [railway] menetjegyedhez
       *[other] célkártyádhoz
    } is kell még { $count } mező.
reason-needs = { $ticket }: { $count } mező kell hozzá, és { $points } pontot ér.
reason-connected = { $ticket }: már össze van kötve, és { $points } pontot ér.
reason-returns = { $ticket }, amelyet visszaadnál: { $count } mező kell hozzá, és { $points } pontot ér.
reason-only = Ez az egyetlen szabályos lépésed.

# How sure the expert is of its first suggestion.
confidence-clear = A mester biztos a dolgában.
confidence-probable = A mester elég biztos a dolgában.
confidence-close = Nehéz választani: más lépés is lehet ugyanilyen jó.
