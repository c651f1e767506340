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
cli-turned-up = Cu fața în sus: { $cards }
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
        [one] { noun-ticket-a }
        [few] { $count } { noun-tickets }
       *[other] { $count } de { noun-tickets }
    }
cli-drew-tickets =
    { $you ->
        [yes] Ai tras { noun-tickets-the }
       *[no] { $name } a tras { noun-tickets-the }
    }: { $tickets }
cli-drew-tickets-hidden =
    { $you ->
        [yes] Ai tras
       *[no] { $name } a tras
    } { $count ->
        [one] { noun-ticket-a }
        [few] { $count } { noun-tickets }
       *[other] { $count } de { noun-tickets }
    }
cli-laid-down =
    { $you ->
        [yes] Ai pus jos { $cards } pentru tunelul { $route }
       *[no] { $name } a pus jos { $cards } pentru tunelul { $route }
    }
cli-paid =
    { $you ->
        [yes] Ai mai plătit { $cards } și ai revendicat tunelul
       *[no] { $name } a mai plătit { $cards } și a revendicat tunelul
    }
cli-withdrew =
    { $you ->
        [yes] Ai renunțat la tunel și ți-ai luat cărțile înapoi
       *[no] { $name } a renunțat la tunel și și-a luat cărțile înapoi
    }
cli-built =
    { $you ->
        [yes] Ai construit o gară în { $place } cu { $cards }
       *[no] { $name } a construit o gară în { $place } cu { $cards }
    }
cli-revealed = Dezvăluite pentru tunel: { $cards }
cli-removed =
    { $you ->
        [yes] Ai scos din joc { $tickets }
       *[no] { $name } a scos din joc { $tickets }
    }
cli-removed-hidden =
    { $you ->
        [yes] Ai scos din joc
       *[no] { $name } a scos din joc
    } { $count ->
        [one] un bilet
        [few] { $count } bilete
       *[other] { $count } de bilete
    }

# The table and the score
cli-none = nimic
cli-and = și
cli-piles = Pachet: { $deck }. { $words ->
        [city] Cărți traseu rămase
       *[other] Bilete rămase
    }: { $tickets }. Cărți decartate: { $cards }.
cli-known = cel puțin { $cards }
cli-stations = gări rămase: { $count }
cli-lent = gara din { $place } a folosit { $route }
cli-station = Gara din { $place }
cli-no-routes = încă nicio rută
cli-hand =
    { $you ->
        [yes] Cărțile tale
       *[no] Cărțile jucătorului { $name }
    }: { $cards }
cli-tickets =
    { $you ->
        [yes] { $words ->
            [city] Cărțile tale traseu
           *[other] Biletele tale
        }
       *[no] { $words ->
            [city] Cărțile traseu ale jucătorului { $name }
           *[other] Biletele jucătorului { $name }
        }
    }: { $tickets }
cli-points = { $count ->
        [one] un punct
        [few] { $count } puncte
       *[other] { $count } de puncte
    }
cli-with-bonus = inclusiv biletul-bonus
cli-missed-tickets = { $words ->
        [city] Cărți traseu nerealizate
       *[other] Bilete neparcurse
    }
cli-bonus-tickets = Bilete-bonus

# Replay
cli-replay = { $game }: { $names }. Numărul secret: { $seed }.
cli-dealt = { $name } a primit: { $cards }; { noun-tickets }: { $tickets }

# Playing in the terminal
cli-player = Jucătorul { $number }
cli-bot = Calculatorul { $number } ({ $bot })
cli-commitment = { $game }. Amprentă { $commitment }…
cli-ask = Mutarea ta (help arată comenzile)
cli-see-help = Scrie help pentru comenzi.
cli-not-legal = { $action }: nu este permis acum. { $why }
cli-offer = { $words ->
        [city] Cărți traseu oferite
       *[other] Bilete oferite
    }, de păstrat sau de dat înapoi:
cli-claims = Rute pe care le poți revendica:
cli-payments = Poți plăti în mai multe feluri; scrie unul dintre acestea:
cli-ticket-done = { $words ->
        [city] realizată
       *[other] parcurs
    }
cli-ticket-open = { $count ->
        [one] încă un spațiu
        [few] încă { $count } spații
       *[other] încă { $count } de spații
    } ({ $routes })
cli-ticket-cut = nu mai poate fi { $words ->
        [city] realizată
       *[other] parcurs
    }
cli-free = liberă
cli-yours = a ta
cli-closed = închisă
cli-can-claim = o poți revendica; scrie { $action }
cli-no-route = Nu există nicio rută „{ $text }”; ai vrut să scrii { $near }?
cli-no-place = { $words ->
        [city] Nu există nicio locație
       *[other] Nu există niciun oraș
    } „{ $text }”; ai vrut să scrii { $near }?
cli-thinking = Expertul se gândește…
cli-hint-share = { $share }{"\u00A0"}% din încercări
cli-undone = Ultima ta mutare a fost anulată.
cli-undo-nothing = Nu ai nicio mutare de anulat.
cli-undo-seen = De la ultima ta mutare ai văzut { $words ->
        [city] o carte nouă
       *[other] o carte nouă sau un bilet nou
    }, așa că nu o mai poți anula.
cli-help-draw = draw deck, draw { $card }: tragi o carte din pachet sau iei una cu fața în sus
cli-help-draw-race = draw: tragi cărți din pachet
cli-help-claim = claim { $route }: revendici o rută; dacă poți plăti în mai multe feluri, adaugă cărțile, ca în listă
cli-help-tickets = tickets: tragi { noun-tickets-new }
cli-help-keep = keep { $ticket }: păstrezi { $words ->
        [city] aceste cărți traseu dintre cele oferite
       *[other] aceste bilete dintre cele oferite
    }
cli-help-station = station { $place }: construiești o gară; dacă poți plăti în mai multe feluri, adaugă cărțile, ca în listă
cli-help-tunnel = pay { $card }, withdraw: plătești cărțile cerute de tunel sau le iei înapoi pe ale tale
cli-help-swap = swap: pui biletele înapoi și tragi altele
cli-help-list = ?: tot ce poți face acum, cu numere pe care le poți scrie în locul comenzii
cli-help-map = map, map { $place }: toate rutele, sau cele { $words ->
        [city] ale unei locații
       *[other] ale unui oraș
    }, și cui aparțin
cli-help-why = why { $route }: de ce nu poți revendica o rută
cli-help-hint = hint: ce ar face expertul și de ce
cli-help-undo = undo: anulezi ultima mutare, dacă n-ai văzut între timp { $words ->
        [city] o carte nouă
       *[other] o carte nouă sau un bilet nou
    }
cli-help-table = table: arată din nou masa
cli-help-quit = q: pleci. Tasta Tab completează ce scrii.
cli-left = Ai plecat de la masă.
cli-planner = În locul lui joacă botul „planner”.
cli-planner-takes-over = În locul lui joacă botul „planner”, de acum până la final.
cli-seed = Numărul secret a fost { $seed }.
cli-seed-nonce = Numărul secret a fost { $seed }, cu adaosul { $nonce }.
