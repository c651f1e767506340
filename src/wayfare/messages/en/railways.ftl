# Ferries, tunnels, stations, long tickets and the longest path: everything only the big boards have.

# Routes and tickets
route-kind-tunnel = tunnel
route-kind-ferry = ferry: { $wilds } × { $wild }
ticket-long = long ticket

# The table
table-ask-turn-stations = Draw cards or tickets, claim a route or build a station
table-ask-tunnel = { $due ->
        [one] Pay 1 more card for the tunnel, or withdraw
       *[other] Pay { $due } more cards for the tunnel, or withdraw
    }
table-ask-tunnel-short = { $due ->
        [one] You can’t pay 1 more card for the tunnel: withdraw
       *[other] You can’t pay { $due } more cards for the tunnel: withdraw
    }
table-choice-removing = Out of the game
table-fact-stations = { $count ->
        [one] 1 station left
       *[other] { $count } stations left
    }
table-pay-tunnel = This is a tunnel: when you’ve laid down your cards, { $count } more are turned up, and it may cost you up to { $count } more.
table-station = Station
table-can-build = can build
table-station-build = Build a station in { $location }
table-station-instead = Build a station in { $location } instead
table-station-ask = Build a station in { $location }?
table-station-what = For your tickets, it lends you one route that an opponent has there. Each station you don’t build is worth { $points } points.
table-station-with = Build a station in { $location } with { $cards }
table-station-owner = { $you ->
        [yes] You have a station here.
       *[no] { $name } has a station here.
    }
table-tunnel = Tunnel: { $route }
table-tunnel-laid = Laid down
table-tunnel-revealed = Turned up
table-tunnel-turning = What will it cost?
table-tunnel-free = Nothing more to pay.
table-tunnel-theirs = { $due ->
        [one] { $name } has to pay 1 more card, or withdraw.
       *[other] { $name } has to pay { $due } more cards, or withdraw.
    }
table-tunnel-pay = { $due ->
        [one] It costs 1 card more ({ $cards }).
       *[other] It costs { $due } cards more ({ $cards }).
    }
table-tunnel-choice = Pay, or withdraw: then you get your cards back, and your turn is over.
table-tunnel-short = { $due ->
        [one] It costs 1 card more ({ $cards }), and you have none left.
       *[other] It costs { $due } cards more ({ $cards }), and you have { $have ->
            [0] none
           *[other] only { $have }
        } left.
    } You can only withdraw: you get your cards back, and your turn is over.
table-tunnel-pay-with = Pay { $cards } more
table-tunnel-withdraw = Withdraw

# Why an action is refused
table-why-ferry = { $wilds ->
        [one] This ferry needs { $length } cards: at least 1 { $wild }, the others of one colour or more of those.
       *[other] This ferry needs { $length } cards: at least { $wilds } × { $wild }, the others of one colour or more of those.
    }
table-why-tunnel-first = First pay for the tunnel, or withdraw.
table-why-no-tunnel-open = There’s no tunnel to pay for right now.
table-why-not-the-amount-due = That isn’t what the tunnel costs.
table-why-no-stations-left = You’ve built all your stations.
table-why-station-taken = There’s already a station in this city.
table-why-not-the-stations-cost = { $cost ->
        [0] You can’t pay for a station with those cards.
        [one] Your next station costs 1 card. You have none.
       *[other] Your next station costs { $cost } cards of one colour (any { $wild } counts too).
    }

# The log
log-revealed = Turned up for the tunnel: { $cards }
log-digging =
    { $you ->
        [yes] You laid down
       *[no] { $name } laid down
    } { $cards } for the tunnel { $route }
log-paid =
    { $you ->
        [yes] You paid
       *[no] { $name } paid
    } { $cards } more for the tunnel
log-withdrew =
    { $you ->
        [yes] You withdrew from the tunnel
       *[no] { $name } withdrew from the tunnel
    }
log-tunnel-claimed =
    { $you ->
        [yes] You claimed
       *[no] { $name } claimed
    } the tunnel { $route } with { $cards }, and { $more } more{ $points ->
        [0] {""}
        [one] {""} (1 point)
       *[other] {""} ({ $points } points)
    }
log-tunnel-failed =
    { $you ->
        [yes] You tried the tunnel { $route } with { $cards }, but withdrew
       *[no] { $name } tried the tunnel { $route } with { $cards }, but withdrew
    }
log-station =
    { $you ->
        [yes] You built a station in { $location }
       *[no] { $name } built a station in { $location }
    } ({ $cards })
log-do-station = Build a station in { $place } with { $cards }
log-do-pay = Pay { $cards } more for the tunnel
log-do-withdraw = Withdraw from the tunnel

# The score pad
score-longest = Longest path
    .said = { $name }: { $points ->
        [one] { $points } point for the longest path
       *[other] { $points } points for the longest path
    }
score-stations = Unused stations
    .said = { $name }: { $points ->
        [one] { $points } point for unused stations
       *[other] { $points } points for unused stations
    }
tie-fewest-stations = { $names } are level on points and completed tickets. Whoever built fewer stations is ahead.
tie-longest = { $names } are level on points and completed tickets. The longest path breaks the tie.
end-path = { $count ->
        [one] 1 train
       *[other] { $count } trains
    }
end-show = Show it on the board
end-lent = Lent by the station in { $location }: { $route }
end-lent-title = Routes lent by stations

# The rules in one minute
rules-points-ferry = Ferries
    .text = Some grey routes cross the water. Each space with a { $wild } on it must be paid with a { $wild }; the other spaces take any one colour.
rules-points-tunnel = Tunnels
    .text = Lay down the cards for a tunnel, and { $tunnel ->
        [3] three
       *[other] { $tunnel }
    } more are turned up. Each one of your colour, and each { $wild }, costs you one card more. Pay it, or take your cards back and end your turn.
rules-points-station = Build a station
    .text = In any city without one. Your first costs { $cost1 ->
        [one] one card
       *[other] { $cost1 } cards
    }, the next one or more of one colour each time. At the end it lends you one route of an opponent’s that ends there, for your tickets only. Each of your { $stations } stations that you don’t build is worth { $stationPoints } points.
rules-points-longest = The longest path
    .text = Whoever has the longest unbroken run of their own routes at the end scores { $longestPoints } extra points. It may cross itself, but no route counts twice.
rules-points-long = Long tickets
    .text = One of the tickets you’re dealt at the start is a long one, worth much more. Keep it or not, as you like; those you don’t keep then are out of the game.

# Learning by playing
learn-about-longest = The classic across America: long routes, and a prize for the longest path. About 45 minutes.
learn-about-stations = Across Europe through tunnels, by ferry and with stations. About 45 minutes.
learn-tunnel = Dig a tunnel: { $route }
    .text = You lay down { $cards } as for any route. Then { $tunnel } cards are turned up: each one of that colour, and each { $wild }, costs you one card more. Tap the tunnel on the board.
learn-tunnel-due = The tunnel costs more
    .text = Pay what’s due and the route is yours. Or withdraw: you get your cards back, but your turn is over.
learn-ferry = Take a ferry: { $route }
    .text = A space with a { $wild } on it takes nothing else. You pay { $cards }. Tap the ferry on the board.
learn-station = Build a station in { $location }
    .text = It costs { $cards }. At the end it lends you one route that an opponent has there, so that a ticket of yours can still be completed. Tap the city on the board.
learn-remark-longest = At the end, the longest unbroken run of one player’s routes scores { $longestPoints } extra points: it pays to connect your routes.
learn-remark-tunnel = Routes with a rocky edge are tunnels: when you claim one, { $tunnel } cards are turned up and may make it cost more.
learn-remark-ferry = Routes across the water are ferries: a space with a { $wild } on it must be paid with a { $wild }.
learn-remark-station = There’s one more thing you can do on your turn: you have { $stations } stations. If a city is cut off, tap it and build one; it lends you an opponent’s route there for your tickets. Each one you don’t build scores { $stationPoints } points.
