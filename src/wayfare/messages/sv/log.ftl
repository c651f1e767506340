# Moves in words. $you is "yes" when the reader made the move; $name is the player who made it.
log-drew-hidden =
    { $you ->
        [yes] Du drog
       *[no] { $name } drog
    } { $count ->
        [one] ett kort
       *[other] { $count } kort
    } ur leken
log-drew-open =
    { $you ->
        [yes] Du tog: { $cards }
       *[no] { $name } tog: { $cards }
    }
log-drew-both =
    { $you ->
        [yes] Du tog: { $cards }
       *[no] { $name } tog: { $cards }
    }, och { $hidden ->
        [one] ett kort
       *[other] { $hidden } kort
    } ur leken
log-claimed =
    { $you ->
        [yes] Du mutade in
       *[no] { $name } mutade in
    } { $route } med { $cards }{ $points ->
        [0] {""}
       *[other] {""} ({ $points } poäng)
    }
log-draws-tickets =
    { $you ->
        [yes] Du drog { noun-tickets }
       *[no] { $name } drog { noun-tickets } och väljer
    }
log-drew-tickets =
    { $you ->
        [yes] Du drog { noun-tickets } och behöll
       *[no] { $name } drog { noun-tickets } och behöll
    } { $kept ->
        [one] { noun-one }
        [2] två
       *[other] { $kept }
    }
log-kept =
    { $you ->
        [yes] Du behöll
       *[no] { $name } behöll
    } { $count ->
        [one] { noun-one } { noun-ticket }
        [2] två { noun-tickets }
       *[other] { $count } { noun-tickets }
    }
log-swapped =
    { $you ->
        [yes] Du bytte dina biljetter
       *[no] { $name } bytte sina biljetter
    }
log-passed =
    { $you ->
        [yes] Du passade
       *[no] { $name } passade
    }
log-undone =
    { $count ->
        [one] { $you ->
            [yes] Du ångrade ditt drag
           *[no] { $name } ångrade sitt drag
        }
       *[other] { $you ->
            [yes] Du ångrade ditt drag och svaren på det
           *[no] { $name } ångrade sitt drag och svaren på det
        }
    }
log-completed =
    { $you ->
        [yes] Du gjorde { $ticket } klar
       *[no] { $name } gjorde { $ticket } klar
    }
log-bonus =
    { $you ->
        [yes] Från öst till väst! Du fick en bonusbiljett
       *[no] Från öst till väst! { $name } fick en bonusbiljett
    }
log-last-round =
    { $you ->
        [yes] Du utlöste sista varvet: alla får en tur till
       *[no] { $name } utlöste sista varvet: alla får en tur till
    }
log-reset = { $count } × { $wild } uppvända: alla uppvända kort byttes ut
log-reshuffled = De kastade korten blandades: den nya leken har { $cards } kort
log-stand-in = (en ersättare spelade)

# Legal actions in words
log-do-draw = { $cards ->
        [one] Dra ett kort ur leken
       *[other] Dra { $cards } kort
    }
log-do-take = Ta ett uppvänt kort: { $card }
log-do-claim = Muta in { $route } med { $cards }
log-do-keep = Behåll { $tickets }
log-do-tickets = Dra { noun-tickets }
log-do-swap = Byt dina biljetter
log-do-pass = Passa
