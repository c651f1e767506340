# Culori și cărți
colour-blue = albastru
colour-green = verde
colour-black = negru
colour-pink = roz
colour-red = roșu
colour-orange = portocaliu
colour-yellow = galben
colour-white = alb
colour-gray = gri
card-blue = albastru
card-green = verde
card-black = negru
card-pink = roz
card-red = roșu
card-orange = portocaliu
card-yellow = galben
card-white = alb
card-taxi = taxi
card-locomotive = locomotivă
card-count = { $count } × { $card }

# Tabla
board-closer = Mărește
board-further = Micșorează
board-fit = Arată toată tabla
seat-number = locul { $number }
route-free = { $a } – { $b }, { $count ->
        [one] 1 spațiu
        [few] { $count } spații
       *[other] { $count } de spații
    }, culoare: { $colour }{ $kind ->
        [tunnel] , tunel
        [ferry] , feribot cu { $wilds } × { $wild }
       *[plain] {""}
    }, liberă
route-closed = { $a } – { $b }, { $count ->
        [one] 1 spațiu
        [few] { $count } spații
       *[other] { $count } de spații
    }, culoare: { $colour }{ $kind ->
        [tunnel] , tunel
        [ferry] , feribot cu { $wilds } × { $wild }
       *[plain] {""}
    }, { $closed ->
        [you] închisă pentru tine: cealaltă jumătate e a ta
       *[everyone] închisă: cealaltă jumătate a fost revendicată
    }
route-owned = { $a } – { $b }, { $count ->
        [one] 1 spațiu
        [few] { $count } spații
       *[other] { $count } de spații
    }, culoare: { $colour }{ $kind ->
        [tunnel] , tunel
        [ferry] , feribot cu { $wilds } × { $wild }
       *[plain] {""}
    }, revendicată de { $owner }

# Trasee
ticket-name = { $a } – { $b }
ticket-points = { $points ->
        [one] 1 punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
ticket-state-done = { $words ->
        [city] Realizată
       *[other] Parcurs
    }
ticket-state-part = { $words ->
        [city] Legată parțial
       *[other] Legat parțial
    }
ticket-state-open = { $words ->
        [city] Neîncepută
       *[other] Neînceput
    }
ticket-state-cut = { $words ->
        [city] Blocată
       *[other] Blocat
    }
