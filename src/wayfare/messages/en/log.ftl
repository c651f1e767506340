# Moves in words. $you is "yes" when the reader made the move; $name is the player who made it.
log-drew-hidden =
    { $you ->
        [yes] You drew
       *[no] { $name } drew
    } { $count ->
        [one] a card
       *[other] { $count } cards
    } from the deck
log-drew-open =
    { $you ->
        [yes] You took { $cards }
       *[no] { $name } took { $cards }
    }
log-drew-both =
    { $you ->
        [yes] You took { $cards }
       *[no] { $name } took { $cards }
    }, and { $hidden ->
        [one] a card
       *[other] { $hidden } cards
    } from the deck
log-claimed =
    { $you ->
        [yes] You claimed
       *[no] { $name } claimed
    } { $route } with { $cards }{ $points ->
        [0] {""}
        [one] {""} (1 point)
       *[other] {""} ({ $points } points)
    }
log-draws-tickets =
    { $you ->
        [yes] You drew tickets
       *[no] { $name } drew tickets and is choosing
    }
log-drew-tickets =
    { $you ->
        [yes] You drew tickets and kept
       *[no] { $name } drew tickets and kept
    } { $kept ->
        [one] one
        [2] two
       *[other] { $kept }
    }
log-kept =
    { $you ->
        [yes] You kept
       *[no] { $name } kept
    } { $count ->
        [one] 1 ticket
       *[other] { $count } tickets
    }
log-swapped =
    { $you ->
        [yes] You swapped your tickets
       *[no] { $name } swapped their tickets
    }
log-passed =
    { $you ->
        [yes] You passed
       *[no] { $name } passed
    }
log-undone =
    { $count ->
        [one] { $you ->
            [yes] You took back your move
           *[no] { $name } took back their move
        }
       *[other] { $you ->
            [yes] You took back your move and the replies to it
           *[no] { $name } took back their move and the replies to it
        }
    }
log-completed =
    { $you ->
        [yes] You completed { $ticket }
       *[no] { $name } completed { $ticket }
    }
log-bonus =
    { $you ->
        [yes] East to West! You took a bonus ticket
       *[no] East to West! { $name } took a bonus ticket
    }
log-last-round =
    { $you ->
        [yes] You triggered the last round: everyone gets one more turn
       *[no] { $name } triggered the last round: everyone gets one more turn
    }
log-reset = { $count } × { $wild } face up: all the face-up cards were replaced
log-reshuffled = The discards were shuffled into a new deck of { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
log-stand-in = (a stand-in played)

# Legal actions in words
log-do-draw = { $cards ->
        [one] Draw a card from the deck
       *[other] Draw { $cards } cards
    }
log-do-take = Take { $card } from the face-up cards
log-do-claim = Claim { $route } with { $cards }
log-do-keep = Keep { $tickets }
log-do-tickets = Draw tickets
log-do-swap = Swap your tickets
log-do-pass = Pass
