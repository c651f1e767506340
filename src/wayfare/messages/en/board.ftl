# Colours and cards
colour-blue = blue
colour-green = green
colour-black = black
colour-pink = pink
colour-red = red
colour-orange = orange
colour-yellow = yellow
colour-white = white
colour-gray = grey
card-blue = blue
card-green = green
card-black = black
card-pink = pink
card-red = red
card-orange = orange
card-yellow = yellow
card-white = white
card-taxi = taxi
card-locomotive = locomotive
card-count = { $count } × { $card }

# The board
board-closer = Zoom in
board-further = Zoom out
board-fit = Show the whole board
seat-number = seat { $number }
route-free = { $a } – { $b }, { $count ->
        [one] 1 { $colour } space
       *[other] { $count } { $colour } spaces
    }{ $kind ->
        [tunnel] , tunnel
        [ferry] , ferry with { $wilds } × { $wild }
       *[plain] {""}
    }, free
route-closed = { $a } – { $b }, { $count ->
        [one] 1 { $colour } space
       *[other] { $count } { $colour } spaces
    }{ $kind ->
        [tunnel] , tunnel
        [ferry] , ferry with { $wilds } × { $wild }
       *[plain] {""}
    }, { $closed ->
        [you] closed to you: you own the other half
       *[everyone] closed: the other half has been claimed
    }
route-owned = { $a } – { $b }, { $count ->
        [one] 1 { $colour } space
       *[other] { $count } { $colour } spaces
    }{ $kind ->
        [tunnel] , tunnel
        [ferry] , ferry with { $wilds } × { $wild }
       *[plain] {""}
    }, claimed by { $owner }

# Tickets
ticket-name = { $a } – { $b }
ticket-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
ticket-state-done = Completed
ticket-state-part = Partly connected
ticket-state-open = Not started
ticket-state-cut = Blocked
