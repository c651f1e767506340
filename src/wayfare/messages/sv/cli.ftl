# The command line. $you is "yes" when the reader made the move; $name is the player who made it.
cli-drew =
    { $you ->
        [yes] Du drog ur leken: { $cards }
       *[no] { $name } drog ur leken: { $cards }
    }
cli-claimed =
    { $you ->
        [yes] Du mutade in { $route } med { $cards }
       *[no] { $name } mutade in { $route } med { $cards }
    }
cli-kept =
    { $you ->
        [yes] Du behöll { $tickets }
       *[no] { $name } behöll { $tickets }
    }
cli-turned-up = Uppvänt: { $cards }
cli-reset = De uppvända korten byttes ut; kastade: { $cards }
cli-offered = Att välja bland: { $tickets }
cli-returned =
    { $you ->
        [yes] Du lade tillbaka { $tickets }
       *[no] { $name } lade tillbaka { $tickets }
    }
cli-returned-hidden =
    { $you ->
        [yes] Du lade tillbaka
       *[no] { $name } lade tillbaka
    } { $count ->
        [one] 1 biljett
       *[other] { $count } biljetter
    }
cli-drew-tickets =
    { $you ->
        [yes] Du drog biljetterna { $tickets }
       *[no] { $name } drog biljetterna { $tickets }
    }
cli-drew-tickets-hidden =
    { $you ->
        [yes] Du drog
       *[no] { $name } drog
    } { $count ->
        [one] 1 biljett
       *[other] { $count } biljetter
    }

# The table and the score
cli-none = inget
cli-and = och
cli-piles = Lek: { $deck }. Biljetter kvar: { $tickets }. Kastade kort: { $cards }.
cli-known = minst { $cards }
cli-no-routes = inga sträckor än
cli-hand =
    { $you ->
        [yes] Dina kort
       *[no] Kort hos { $name }
    }: { $cards }
cli-tickets =
    { $you ->
        [yes] Dina biljetter
       *[no] Biljetter hos { $name }
    }: { $tickets }
cli-points = { $count } poäng
cli-with-bonus = inklusive bonusbiljetten
cli-missed-tickets = Biljettkort som inte blev klara
cli-bonus-tickets = Bonusbiljetter

# Replay
cli-replay = { $game }: { $names }. Hemligt tal: { $seed }.
cli-dealt = { $name } fick { $cards }; biljetter: { $tickets }

# Playing in the terminal
cli-player = Spelare { $number }
cli-bot = Dator { $number } ({ $bot })
cli-commitment = { $game }. Fingeravtryck { $commitment }…
cli-ask = Skriv ett drag eller dess nummer, ? för listan eller q för att sluta.
cli-not-legal = { $action } är inte tillåtet nu; skriv ? för listan.
cli-left = Du lämnade bordet.
cli-planner = ”planner” spelar i stället.
cli-planner-takes-over = ”planner” spelar i stället, och tar över från och med nu.
cli-seed = Det hemliga talet var { $seed }.
cli-seed-nonce = Det hemliga talet var { $seed }, tillägget { $nonce }.
