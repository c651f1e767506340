# Színek és kártyák
colour-blue = kék
colour-green = zöld
colour-black = fekete
colour-pink = rózsaszín
colour-red = piros
colour-orange = narancssárga
colour-yellow = sárga
colour-white = fehér
colour-gray = szürke
card-blue = kék
card-green = zöld
card-black = fekete
card-pink = rózsaszín
card-red = piros
card-orange = narancssárga
card-yellow = sárga
card-white = fehér
card-taxi = taxi
card-locomotive = mozdony
card-count = { $count } × { $card }

# A tábla
board-closer = Nagyítás
board-further = Kicsinyítés
board-fit = Az egész tábla
seat-number = { $number }. hely
route-free = { $a } – { $b }, { $count } { $colour } mező{ $kind ->
        [tunnel] , alagút
        [ferry] , komp, { $wilds } × { $wild }
       *[plain] {""}
    }, szabad
route-closed = { $a } – { $b }, { $count } { $colour } mező{ $kind ->
        [tunnel] , alagút
        [ferry] , komp, { $wilds } × { $wild }
       *[plain] {""}
    }, { $closed ->
        [you] neked lezárva: a másik fele a tiéd
       *[everyone] lezárva: a másik felét már megépítették
    }
route-owned = { $a } – { $b }, { $count } { $colour } mező{ $kind ->
        [tunnel] , alagút
        [ferry] , komp, { $wilds } × { $wild }
       *[plain] {""}
    }, tulajdonosa: { $owner }

# Célkártyák
ticket-name = { $a } – { $b }
ticket-points = { $points } pont
ticket-state-done = Teljesítve
ticket-state-part = Részben kész
ticket-state-open = Még nem kezdted el
ticket-state-cut = Már nem teljesíthető
