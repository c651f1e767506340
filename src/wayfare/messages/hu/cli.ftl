# The command line. $you is "yes" when the reader made the move; $name is the player who made it.
cli-drew =
    { $you ->
        [yes] A pakliból húztad: { $cards }
       *[no] { $name } a pakliból húzta: { $cards }
    }
cli-claimed =
    { $you ->
        [yes] Megépítetted: { $route } ({ $cards })
       *[no] { $name } megépítette: { $route } ({ $cards })
    }
cli-kept =
    { $you ->
        [yes] Megtartottad: { $tickets }
       *[no] { $name } megtartotta: { $tickets }
    }
cli-turned-up = Felfordítva: { $cards }
cli-reset = A felfordított kártyák kicserélődtek; eldobva: { $cards }
cli-offered = Választható: { $tickets }
cli-returned =
    { $you ->
        [yes] Visszatetted: { $tickets }
       *[no] { $name } visszatette: { $tickets }
    }
cli-returned-hidden =
    { $you ->
        [yes] { $count } célkártyát tettél vissza
       *[no] { $name } { $count } célkártyát tett vissza
    }
cli-drew-tickets =
    { $you ->
        [yes] Célkártyákat húztál: { $tickets }
       *[no] { $name } célkártyákat húzott: { $tickets }
    }
cli-drew-tickets-hidden =
    { $you ->
        [yes] { $count } célkártyát húztál
       *[no] { $name } { $count } célkártyát húzott
    }

# The table and the score
cli-none = semmi
cli-and = és
cli-piles = Pakli: { $deck }. Megmaradt célkártyák: { $tickets }. Eldobott kártyák: { $cards }.
cli-known = legalább { $cards }
cli-no-routes = még nincs útvonala
cli-hand =
    { $you ->
        [yes] Kártyáid
       *[no] { $name } kártyái
    }: { $cards }
cli-tickets =
    { $you ->
        [yes] Célkártyáid
       *[no] { $name } célkártyái
    }: { $tickets }
cli-points = { $count } pont
cli-with-bonus = a bónuszkártyával együtt
cli-missed-tickets = Nem teljesített célkártyák
cli-bonus-tickets = Bónuszkártyák

# Replay
cli-replay = { $game }: { $names }. Titkos szám: { $seed }.
cli-dealt = { $name } kártyái: { $cards }; célkártyái: { $tickets }

# Playing in the terminal
cli-player = { $number }. játékos
cli-bot = { $number }. gép ({ $bot })
cli-commitment = { $game }. Ujjlenyomat: { $commitment }…
cli-ask = Írj be egy lépést vagy a számát; ? a lista, q a kilépés.
cli-not-legal = { $action }: most nem szabályos; ? a lista.
cli-left = Elhagytad az asztalt.
cli-planner = Helyette a „planner” lép.
cli-planner-takes-over = Helyette a „planner” lép, mostantól végig.
cli-seed = A titkos szám { $seed } volt.
cli-seed-nonce = A titkos szám { $seed }, a véletlen toldalék { $nonce } volt.
