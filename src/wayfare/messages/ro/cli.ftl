# The command line. $you is "yes" when the reader made the move; $name is the player who made it.
cli-drew =
    { $you ->
        [yes] Ai tras din pachet: { $cards }
       *[no] { $name } a tras din pachet: { $cards }
    }
cli-claimed =
    { $you ->
        [yes] Ai revendicat { $route } cu { $cards }
       *[no] { $name } a revendicat { $route } cu { $cards }
    }
cli-kept =
    { $you ->
        [yes] Ai păstrat { $tickets }
       *[no] { $name } a păstrat { $tickets }
    }
cli-turned-up = Întoarse cu fața în sus: { $cards }
cli-reset = Cărțile cu fața în sus au fost înlocuite; decartate: { $cards }
cli-offered = De ales: { $tickets }
cli-returned =
    { $you ->
        [yes] Ai returnat { $tickets }
       *[no] { $name } a returnat { $tickets }
    }
cli-returned-hidden =
    { $you ->
        [yes] Ai returnat
       *[no] { $name } a returnat
    } { $count ->
        [one] un bilet
        [few] { $count } bilete
       *[other] { $count } de bilete
    }
cli-drew-tickets =
    { $you ->
        [yes] Ai tras biletele: { $tickets }
       *[no] { $name } a tras biletele: { $tickets }
    }
cli-drew-tickets-hidden =
    { $you ->
        [yes] Ai tras
       *[no] { $name } a tras
    } { $count ->
        [one] un bilet
        [few] { $count } bilete
       *[other] { $count } de bilete
    }

# The table and the score
cli-none = nimic
cli-and = și
cli-piles = Pachet: { $deck }. Bilete rămase: { $tickets }. Cărți decartate: { $cards }.
cli-known = cel puțin { $cards }
cli-no-routes = încă nicio rută
cli-hand =
    { $you ->
        [yes] Cărțile tale
       *[no] Cărțile jucătorului { $name }
    }: { $cards }
cli-tickets =
    { $you ->
        [yes] Biletele tale
       *[no] Biletele jucătorului { $name }
    }: { $tickets }
cli-points = { $count ->
        [one] un punct
        [few] { $count } puncte
       *[other] { $count } de puncte
    }
cli-with-bonus = inclusiv biletul-bonus
cli-missed-tickets = Cărți traseu nerealizate
cli-bonus-tickets = Bilete-bonus

# Replay
cli-replay = { $game }: { $names }. Numărul secret: { $seed }.
cli-dealt = { $name } a primit: { $cards }; bilete: { $tickets }

# Playing in the terminal
cli-player = Jucătorul { $number }
cli-bot = Calculatorul { $number } ({ $bot })
cli-commitment = { $game }. Amprentă { $commitment }…
cli-ask = Scrie o acțiune, numărul ei, ? pentru listă sau q ca să pleci.
cli-not-legal = { $action }: nu este permis acum; scrie ? pentru listă.
cli-left = Ai plecat de la masă.
cli-planner = În locul lui mută „planner”.
cli-planner-takes-over = În locul lui mută „planner”, și tot așa de acum înainte.
cli-seed = Numărul secret a fost { $seed }.
cli-seed-nonce = Numărul secret a fost { $seed }, cu adaosul { $nonce }.
