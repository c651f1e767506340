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
        [one] 1 { noun-ticket }
       *[other] { $count } { noun-tickets }
    }
cli-drew-tickets =
    { $you ->
        [yes] Du drog { noun-tickets-the }
       *[no] { $name } drog { noun-tickets-the }
    } { $tickets }
cli-drew-tickets-hidden =
    { $you ->
        [yes] Du drog
       *[no] { $name } drog
    } { $count ->
        [one] 1 { noun-ticket }
       *[other] { $count } { noun-tickets }
    }
cli-laid-down =
    { $you ->
        [yes] Du lade ut { $cards } för tunneln { $route }
       *[no] { $name } lade ut { $cards } för tunneln { $route }
    }
cli-paid =
    { $you ->
        [yes] Du betalade { $cards } till och mutade in tunneln
       *[no] { $name } betalade { $cards } till och mutade in tunneln
    }
cli-withdrew =
    { $you ->
        [yes] Du avstod från tunneln och tog tillbaka dina kort
       *[no] { $name } avstod från tunneln och tog tillbaka korten
    }
cli-built =
    { $you ->
        [yes] Du byggde en station i { $place } med { $cards }
       *[no] { $name } byggde en station i { $place } med { $cards }
    }
cli-revealed = Uppvänt för tunneln: { $cards }
cli-removed =
    { $you ->
        [yes] Du tog { $tickets } ur spelet
       *[no] { $name } tog { $tickets } ur spelet
    }
cli-removed-hidden =
    { $you ->
        [yes] Du tog
       *[no] { $name } tog
    } { $count ->
        [one] 1 biljett
       *[other] { $count } biljetter
    } ur spelet

# The table and the score
cli-none = inget
cli-and = och
cli-piles = Lek: { $deck }. { $words ->
        [city] Biljettkort
       *[other] Biljetter
    } kvar: { $tickets }. Kastade kort: { $cards }.
cli-known = minst { $cards }
cli-stations = stationer kvar: { $count }
cli-lent = stationen i { $place } använde { $route }
cli-station = Stationen i { $place }
cli-no-routes = inga sträckor än
cli-hand =
    { $you ->
        [yes] Dina kort
       *[no] Kort hos { $name }
    }: { $cards }
cli-tickets =
    { $you ->
        [yes] Dina { noun-tickets }
       *[no] { $words ->
            [city] Biljettkort
           *[other] Biljetter
        } hos { $name }
    }: { $tickets }
cli-points = { $count } poäng
cli-with-bonus = inklusive bonusbiljetten
cli-missed-tickets = { $words ->
        [city] Biljettkort
       *[other] Biljetter
    } som inte blev klara
cli-bonus-tickets = Bonusbiljetter

# Replay
cli-replay = { $game }: { $names }. Hemligt tal: { $seed }.
cli-dealt = { $name } fick { $cards }; { noun-tickets }: { $tickets }

# Playing in the terminal
cli-player = Spelare { $number }
cli-bot = Dator { $number } ({ $bot })
cli-commitment = { $game }. Fingeravtryck { $commitment }…
cli-ask = Ditt drag (help visar kommandona)
cli-see-help = Skriv help för att se kommandona.
cli-not-legal = { $action } är inte tillåtet nu. { $why }
cli-offer = { $words ->
        [city] Biljettkort
       *[other] Biljetter
    } att behålla eller lämna tillbaka:
cli-claims = Sträckor du kan muta in:
cli-payments = Du kan betala på flera sätt; skriv ett av dem:
cli-ticket-done = { $words ->
        [city] klart
       *[other] klar
    }
cli-ticket-open = { $count ->
        [one] 1 ruta till
       *[other] { $count } rutor till
    } ({ $routes })
cli-ticket-cut = kan inte bli { $words ->
        [city] klart
       *[other] klar
    } längre
cli-free = ledig
cli-yours = din
cli-closed = stängd
cli-can-claim = du kan muta in den; skriv { $action }
cli-no-route = Det finns ingen sträcka ”{ $text }”; menade du { $near }?
cli-no-place = Det finns ingen { noun-location } ”{ $text }”; menade du { $near }?
cli-thinking = Experten tänker …
cli-hint-share = { $share }{"\u00A0"}% av försöken
cli-undone = Ditt senaste drag är ångrat.
cli-undo-nothing = Du har inget drag att ångra.
cli-undo-seen = Du har sett ett nytt kort{ $words ->
        [city] {""}
       *[other] {""} eller en ny biljett
    } sedan ditt senaste drag, så det går inte att ångra.
cli-help-draw = draw deck, draw { $card }: dra ett kort ur leken eller ta ett uppvänt
cli-help-draw-race = draw: dra kort ur leken
cli-help-claim = claim { $route }: muta in en sträcka; kan du betala på flera sätt lägger du till korten, som i listan
cli-help-tickets = tickets: dra nya { noun-tickets }
cli-help-keep = keep { $ticket }: behåll de här av { noun-tickets-the }
cli-help-station = station { $place }: bygg en station; kan du betala på flera sätt lägger du till korten, som i listan
cli-help-tunnel = pay { $card }, withdraw: betala tunnelns extra kort, eller ta tillbaka dina
cli-help-swap = swap: lägg tillbaka dina biljetter och dra nya
cli-help-list = ?: allt du kan göra nu, numrerat; skriv ett nummer i stället för ett kommando
cli-help-map = map, map { $place }: alla sträckor, eller de vid en { noun-location }, och vem som har dem
cli-help-why = why { $route }: varför du inte kan muta in en sträcka
cli-help-hint = hint: vad experten skulle göra, och varför
cli-help-undo = undo: ångra ditt senaste drag, om du inte har sett ett nytt kort{ $words ->
        [city] {""}
       *[other] {""} eller en ny biljett
    } sedan dess
cli-help-table = table: visa bordet igen
cli-help-quit = q: sluta. Tabbtangenten fyller i det du skriver.
cli-left = Du lämnade bordet.
cli-planner = Boten ”planner” spelar i stället.
cli-planner-takes-over = Boten ”planner” spelar i stället, resten av partiet.
cli-seed = Det hemliga talet var { $seed }.
cli-seed-nonce = Det hemliga talet var { $seed }, tillägget { $nonce }.
