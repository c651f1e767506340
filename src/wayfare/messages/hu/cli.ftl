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
        [yes] { $count } { noun-ticket-acc } tettél vissza
       *[no] { $name } { $count } { noun-ticket-acc } tett vissza
    }
cli-drew-tickets =
    { $you ->
        [yes] { $words ->
            [railway] Menetjegyeket
           *[other] Célkártyákat
        } húztál
       *[no] { $name } { noun-tickets-acc } húzott
    }: { $tickets }
cli-drew-tickets-hidden =
    { $you ->
        [yes] { $count } { noun-ticket-acc } húztál
       *[no] { $name } { $count } { noun-ticket-acc } húzott
    }
cli-laid-down =
    { $you ->
        [yes] Letetted az alagúthoz ({ $route }): { $cards }
       *[no] { $name } letette az alagúthoz ({ $route }): { $cards }
    }
cli-paid =
    { $you ->
        [yes] Kifizetted az alagút felárát: { $cards }; a tiéd
       *[no] { $name } kifizette az alagút felárát: { $cards }; az övé
    }
cli-withdrew =
    { $you ->
        [yes] Visszaléptél az alagúttól, és visszavetted a kártyáidat
       *[no] { $name } visszalépett az alagúttól, és visszavette a kártyáit
    }
cli-built =
    { $you ->
        [yes] Vasútállomást építettél: { $place } ({ $cards })
       *[no] { $name } vasútállomást épített: { $place } ({ $cards })
    }
cli-revealed = Felfordítva az alagúthoz: { $cards }
cli-removed =
    { $you ->
        [yes] Kivetted a játékból: { $tickets }
       *[no] { $name } kivette a játékból: { $tickets }
    }
cli-removed-hidden =
    { $you ->
        [yes] { $count } { noun-ticket-acc } vettél ki a játékból
       *[no] { $name } { $count } { noun-ticket-acc } vett ki a játékból
    }

# The table and the score
cli-none = semmi
cli-and = és
cli-piles = Pakli: { $deck }. Megmaradt { noun-tickets }: { $tickets }. Eldobott kártyák: { $cards }.
cli-known = legalább { $cards }
cli-stations = megmaradt vasútállomás: { $count }
cli-lent = vasútállomás: { $place }, a használt útvonal: { $route }
cli-station = Vasútállomás, { $place }
cli-no-routes = még nincs útvonala
cli-hand =
    { $you ->
        [yes] Kártyáid
       *[no] { $name } kártyái
    }: { $cards }
cli-tickets =
    { $you ->
        [yes] { $words ->
            [railway] Menetjegyeid
           *[other] Célkártyáid
        }
       *[no] { $name } { $words ->
            [railway] menetjegyei
           *[other] célkártyái
        }
    }: { $tickets }
cli-points = { $count } pont
cli-with-bonus = a bónuszkártyával együtt
cli-missed-tickets = Nem teljesített { noun-tickets }
cli-bonus-tickets = Bónuszkártyák

# Replay
cli-replay = { $game }: { $names }. Titkos szám: { $seed }.
cli-dealt = { $name } kártyái: { $cards }; { $words ->
        [railway] menetjegyei
       *[other] célkártyái
    }: { $tickets }

# Playing in the terminal
cli-player = { $number }. játékos
cli-bot = { $number }. gép ({ $bot })
cli-commitment = { $game }. Ujjlenyomat: { $commitment }…
cli-ask = A te lépésed (help: parancsok)
cli-see-help = A parancsokat a help mutatja meg.
cli-not-legal = { $action }: most nem szabályos. { $why }
cli-offer = { $words ->
        [railway] Menetjegyek
       *[other] Célkártyák
    }, amelyeket megtarthatsz vagy visszaadhatsz:
cli-claims = Ezeket az útvonalakat építheted meg:
cli-payments = Többféleképpen fizethetsz; írd be az egyiket:
cli-ticket-done = teljesült
cli-ticket-open = még { $count } mező ({ $routes })
cli-ticket-cut = már nem teljesíthető
cli-free = szabad
cli-yours = a tiéd
cli-closed = lezárva
cli-can-claim = megépítheted; írd be: { $action }
cli-no-route = Nincs „{ $text }” nevű útvonal; erre gondoltál: { $near }?
cli-no-place = Nincs „{ $text }” nevű { noun-location }; erre gondoltál: { $near }?
cli-thinking = A mester gondolkodik…
cli-hint-share = a próbák { $share }%-a
cli-undone = Visszavontad az utolsó lépésedet.
cli-undo-nothing = Nincs visszavonható lépésed.
cli-undo-seen = Az utolsó lépésed óta új kártyát{ $words ->
        [railway] {""} vagy menetjegyet
       *[other] {""}
    } láttál, ezért már nem vonhatod vissza.
cli-help-draw = draw deck, draw { $card }: húzol a pakliból, vagy elveszel egy felfordított kártyát
cli-help-draw-race = draw: kártyákat húzol a pakliból
cli-help-claim = claim { $route }: útvonalat építesz; ha többféleképpen fizethetsz, írd hozzá a kártyákat, mint a listában
cli-help-tickets = tickets: új { noun-tickets-acc } húzol
cli-help-keep = keep { $ticket }: ezeket tartod meg a kínált { noun-tickets } közül
cli-help-station = station { $place }: vasútállomást építesz; ha többféleképpen fizethetsz, írd hozzá a kártyákat, mint a listában
cli-help-tunnel = pay { $card }, withdraw: kifizeted az alagút felárát, vagy visszaveszed a kártyáidat
cli-help-swap = swap: visszateszed a célkártyáidat, és újakat húzol
cli-help-list = ?: minden, amit most tehetsz, számozva; parancs helyett a számát is beírhatod
cli-help-map = map, map { $place }: minden útvonal, vagy egy { noun-location } útvonalai, és hogy kiéi
cli-help-why = why { $route }: miért nem építheted meg az útvonalat
cli-help-hint = hint: mit lépne a mester, és miért
cli-help-undo = undo: visszavonod az utolsó lépésedet, ha azóta nem láttál új kártyát{ $words ->
        [railway] {""} vagy menetjegyet
       *[other] {""}
    }
cli-help-table = table: újra megmutatja az asztalt
cli-help-quit = q: kilépsz. A Tab billentyű kiegészíti, amit írsz.
cli-left = Elhagytad az asztalt.
cli-planner = Helyette a „planner” bot játszik.
cli-planner-takes-over = Helyette a „planner” bot játszik, mostantól végig.
cli-seed = A titkos szám { $seed } volt.
cli-seed-nonce = A titkos szám { $seed }, a véletlen toldalék { $nonce } volt.
