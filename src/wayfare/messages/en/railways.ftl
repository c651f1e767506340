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
table-pay-tunnel = This is a tunnel: once you’ve laid down your cards, { $count } more are turned up, and it may cost you up to { $count } more.
table-station = Station
table-can-build = can build
table-station-build = Build a station in { $location }
table-station-instead = Build a station in { $location } instead
table-station-ask = Build a station in { $location }?
table-station-what = It lets you use one of an opponent’s routes from this city, but only for your tickets. Each station you don’t build is worth { $points } points.
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
        [one] It costs 1 more card ({ $cards }).
       *[other] It costs { $due } more cards ({ $cards }).
    }
table-tunnel-choice = Pay, or withdraw: you get your cards back, and your turn is over.
table-tunnel-short = { $due ->
        [one] It costs 1 more card ({ $cards }), and you have none left.
       *[other] It costs { $due } more cards ({ $cards }), and you have { $have ->
            [0] none
           *[other] only { $have }
        } left.
    } You can only withdraw: you get your cards back, and your turn is over.
table-tunnel-pay-with = Pay { $cards } more
table-tunnel-withdraw = Withdraw

# Why an action is refused
table-why-ferry = { $wilds ->
        [one] This ferry needs { $length } cards: at least 1 × { $wild }; the rest can be any one colour, or more { $wild } cards.
       *[other] This ferry needs { $length } cards: at least { $wilds } × { $wild }; the rest can be any one colour, or more { $wild } cards.
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
tie-fewest-stations = { $names } are level on points and completed tickets. The one with fewer stations built is ahead.
tie-longest = { $names } are level on points and completed tickets. The longest path breaks the tie.
end-path = { $count ->
        [one] 1 { noun-piece }
       *[other] { $count } { noun-pieces }
    }
end-show = Show it on the board
end-lent = Through the station in { $location }: { $route }
end-lent-title = Routes used through stations

# The rules in one minute
rules-points-ferry = Ferries
    .text = Some grey routes cross the water. A space marked with a { $wild } takes nothing but a { $wild }. Pay for the other spaces with cards of any one colour, or with more { $wild } cards.
rules-points-tunnel = Tunnels
    .text = Lay down the cards for a tunnel; then { $tunnel ->
        [3] three
       *[other] { $tunnel }
    } more are turned up from the deck. Each { $wild } among them, and each card of the colour you laid down, costs you one more card. Pay, and the tunnel is yours; or take your cards back, and your turn is over.
rules-points-station = Build a station
    .text = You have { $stations }, and can build one in any city that has none. The first costs { $cost1 ->
        [one] one card
       *[other] { $cost1 } cards
    }; each later one costs one card more, all of one colour. At the end, a station lets you use one of an opponent’s routes from its city, but only for your tickets. Each station you haven’t built is worth { $stationPoints } points.
rules-points-longest = The longest path
    .text = At the end, the longest unbroken run of one player’s routes scores { $longestPoints } extra points. It may pass through a city more than once, but no route counts twice.
rules-points-long = Long tickets
    .text = One of the tickets you’re dealt at the start is a long one, worth much more. Keep it or not, as you like; the ones you don’t keep are out of the game.

# Learning by playing
learn-about-longest = The classic across America: long routes, and a prize for the longest path. About 45 minutes.
learn-about-stations = Across Europe through tunnels, by ferry and with stations. About 45 minutes.
learn-tunnel = Dig a tunnel: { $route }
    .text = You lay down { $cards } as for any route. Then { $tunnel } cards are turned up: each { $wild }, and each card of that colour, costs you one more card. Tap the tunnel on the board.
learn-tunnel-due = The tunnel costs more
    .text = Pay the extra cards and the route is yours. Or withdraw: you get your cards back, but your turn is over.
learn-ferry = Take a ferry: { $route }
    .text = A space marked with a { $wild } takes nothing but a { $wild }. You pay { $cards }. Tap the ferry on the board.
learn-station = Build a station in { $location }
    .text = It costs { $cards }. At the end it lets you use one of an opponent’s routes from this city, so you can still complete a ticket. Tap the city on the board.
learn-remark-longest = At the end, the longest unbroken run of one player’s routes scores { $longestPoints } extra points, so it pays to connect your routes.
learn-remark-tunnel = Routes with a rocky edge are tunnels: when you claim one, { $tunnel } cards are turned up, and it may cost you more.
learn-remark-ferry = Routes across the water are ferries: a space marked with a { $wild } takes nothing but a { $wild }.
learn-remark-station = There’s one more thing you can do on your turn: build a station. You have { $stations }. If you’re cut off from a city, tap it and build one there: for your tickets, you can then use one of an opponent’s routes from that city. Each station you don’t build scores { $stationPoints } points.
