# Moves in words. $you is "yes" when the reader made the move; $name is the player who made it.
log-drew-hidden =
    { $you ->
        [yes] Ai tras
       *[no] { $name } a tras
    } { $count ->
        [one] o carte
        [few] { $count } cărți
       *[other] { $count } de cărți
    } din pachet
log-drew-open =
    { $you ->
        [yes] Ai luat: { $cards }
       *[no] { $name } a luat: { $cards }
    }
log-drew-both =
    { $you ->
        [yes] Ai luat: { $cards }
       *[no] { $name } a luat: { $cards }
    }, plus { $hidden ->
        [one] o carte
        [few] { $hidden } cărți
       *[other] { $hidden } de cărți
    } din pachet
log-claimed =
    { $you ->
        [yes] Ai revendicat
       *[no] { $name } a revendicat
    } { $route } cu { $cards }{ $points ->
        [0] {""}
        [one] {""} (1 punct)
        [few] {""} ({ $points } puncte)
       *[other] {""} ({ $points } de puncte)
    }
log-draws-tickets =
    { $you ->
        [yes] Ai tras { noun-tickets }
       *[no] { $name } a tras { noun-tickets } și alege
    }
log-drew-tickets =
    { $you ->
        [yes] Ai tras { noun-tickets } și ai păstrat
       *[no] { $name } a tras { noun-tickets } și a păstrat
    } { $kept ->
        [one] { noun-one }
        [2] două
       *[other] { $kept }
    }
log-kept =
    { $you ->
        [yes] Ai păstrat
       *[no] { $name } a păstrat
    } { $count ->
        [one] { noun-ticket-a }
        [2] două { noun-tickets }
        [few] { $count } { noun-tickets }
       *[other] { $count } de { noun-tickets }
    }
log-swapped =
    { $you ->
        [yes] Ți-ai schimbat biletele
       *[no] { $name } și-a schimbat biletele
    }
log-passed =
    { $you ->
        [yes] Ai spus pas
       *[no] { $name } a spus pas
    }
log-undone =
    { $count ->
        [one] { $you ->
            [yes] Ți-ai anulat mutarea
           *[no] { $name } și-a anulat mutarea
        }
       *[other] { $you ->
            [yes] Ți-ai anulat mutarea și răspunsurile la ea
           *[no] { $name } și-a anulat mutarea și răspunsurile la ea
        }
    }
log-completed =
    { $you ->
        [yes] Ai parcurs { $ticket }
       *[no] { $name } a parcurs { $ticket }
    }
log-bonus =
    { $you ->
        [yes] De la est la vest! Ai primit un bilet-bonus
       *[no] De la est la vest! { $name } a primit un bilet-bonus
    }
log-last-round =
    { $you ->
        [yes] Ai declanșat runda finală: fiecare mai are o tură
       *[no] { $name } a declanșat runda finală: fiecare mai are o tură
    }
log-reset = { $count } × { $wild } cu fața în sus: toate cărțile cu fața în sus au fost înlocuite
log-reshuffled = Cărțile decartate au fost amestecate: noul pachet are { $cards ->
        [one] o carte
        [few] { $cards } cărți
       *[other] { $cards } de cărți
    }
log-stand-in = (a jucat un înlocuitor)

# Legal actions in words
log-do-draw = { $cards ->
        [one] Trage o carte din pachet
        [few] Trage { $cards } cărți
       *[other] Trage { $cards } de cărți
    }
log-do-take = Ia dintre cele cu fața în sus: { $card }
log-do-claim = Revendică { $route } cu { $cards }
log-do-keep = Păstrează { $tickets }
log-do-tickets = Trage { noun-tickets }
log-do-swap = Schimbă-ți biletele
log-do-pass = Spune pas
