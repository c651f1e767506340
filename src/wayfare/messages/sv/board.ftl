# Färger och kort
colour-blue = blå
colour-green = grön
colour-black = svart
colour-pink = rosa
colour-red = röd
colour-orange = orange
colour-yellow = gul
colour-white = vit
colour-gray = grå
card-blue = blå
card-green = grön
card-black = svart
card-pink = rosa
card-red = röd
card-orange = orange
card-yellow = gul
card-white = vit
card-taxi = taxi
card-locomotive = lok
card-count = { $count } × { $card }

# Brädet
board-closer = Zooma in
board-further = Zooma ut
board-fit = Visa hela brädet
seat-number = spelare { $number }
route-free = { $a } – { $b }, { $colour } sträcka med { $count ->
        [one] 1 ruta
       *[other] { $count } rutor
    }{ $kind ->
        [tunnel] , tunnel
        [ferry] , färja med { $wilds } × { $wild }
       *[plain] {""}
    }, ledig
route-closed = { $a } – { $b }, { $colour } sträcka med { $count ->
        [one] 1 ruta
       *[other] { $count } rutor
    }{ $kind ->
        [tunnel] , tunnel
        [ferry] , färja med { $wilds } × { $wild }
       *[plain] {""}
    }, { $closed ->
        [you] stängd för dig: du äger den andra halvan
       *[everyone] stängd: den andra halvan är inmutad
    }
route-owned = { $a } – { $b }, { $colour } sträcka med { $count ->
        [one] 1 ruta
       *[other] { $count } rutor
    }{ $kind ->
        [tunnel] , tunnel
        [ferry] , färja med { $wilds } × { $wild }
       *[plain] {""}
    }, inmutad av { $owner }

# Biljetter
ticket-name = { $a } – { $b }
ticket-points = { $points } poäng
ticket-state-done = { $words ->
        [city] Klart
       *[other] Klar
    }
ticket-state-part = { $words ->
        [city] Delvis ihopkopplat
       *[other] Delvis ihopkopplad
    }
ticket-state-open = { $words ->
        [city] Inte påbörjat
       *[other] Inte påbörjad
    }
ticket-state-cut = { $words ->
        [city] Blockerat
       *[other] Blockerad
    }
