rules-title = The rules
rules-pick = Which game?
rules-minute = The game in one minute
rules-all = All the rules
rules-try = Learn by playing
rules-map = Map: { $name }
rules-spaces = Spaces
rules-points = Points
rules-lost = The board couldn’t be loaded: the server isn’t responding. The rules below are complete without the pictures.

rules-points-goal = { $words ->
        [city] Drive your taxis through the city.
       *[other] Send your trains across the map.
    } Collect cards, spend them on routes and connect the { noun-locations } on your secret tickets. The player with the most points at the end wins.
rules-points-tickets = Your tickets
    .text = A ticket shows two { noun-locations }. Connect them with your own routes, any way you like, and you score its points at the end. If you don’t, you lose that many. You’re dealt { $dealt ->
        [2] two
       *[other] { $dealt }
    } tickets and keep at least { $keptFirst ->
        [one] one
        [2] two
       *[other] { $keptFirst }
    }. Nobody else sees them.
rules-points-draw = Draw { $draw ->
        [one] a card
        [2] two cards
       *[other] { $draw } cards
    }
    .text = One after the other, from the { $market ->
        [5] five
       *[other] { $market }
    } face-up cards or blind from the deck. The { $wild } is wild: it counts as any colour. If you take a face-up { $wild }, it’s your only card this turn.
rules-points-claim = Claim a route
    .text = Pay as many cards of its colour as it has spaces, and place a { noun-piece } on each space. The colour of your { noun-pieces } doesn’t matter. A grey route takes any one colour. The route is yours for the rest of the game, and it doesn’t have to touch your others.
rules-points-more = Draw tickets
    .text = Look at { $offered ->
        [2] two
       *[other] { $offered }
    } new ones and keep at least { $kept ->
        [one] one
       *[other] { $kept }
    }. More tickets can mean more points, if you have time for them.
rules-points-end = The end
    .text = When someone has { $left ->
        [2] two
       *[other] { $left }
    } { noun-pieces } or fewer left, everyone gets one last turn, including that player. Then all the tickets are shown.
rules-points-score = Points
    .text = Each route scores by its length; each ticket adds its points if completed and costs them if not{ $attractions ->
        [0] {""}
        [one] ; each tourist attraction that one of your routes touches scores one
       *[other] ; each tourist attraction that one of your routes touches scores { $attractions }
    }. In a tie, the player with more completed tickets wins.

rules-race-goal = Travel by train across the map. Collect cards, spend them on routes and connect the cities on your tickets. The first to complete { $goal ->
        [6] six
       *[other] { $goal }
    } tickets wins the golden ticket.
rules-race-tickets = Your tickets
    .text = A ticket shows two cities. Connect them with your own routes, any way you like, and the ticket is complete: you show it and get a new one. You always hold { $dealt ->
        [2] two
       *[other] { $dealt }
    }. Nobody else sees them until then.
rules-race-draw = Draw { $draw ->
        [one] a card
        [2] two cards
       *[other] { $draw } cards
    }
    .text = From the top of the deck. The { $wild } is wild: it counts as any colour.
rules-race-claim = Claim a route
    .text = Pay as many cards of its colour as it has spaces, and place a train on each space. The colour of your trains doesn’t matter. The route is yours for the rest of the game, and it doesn’t have to touch your others.
rules-race-more = Swap your tickets
    .text = If you don’t like your tickets, put them back and take { $dealt ->
        [2] two
       *[other] { $dealt }
    } new ones. It costs you your turn.
rules-race-bonus = East to West!
    .text = Connect a city on the eastern edge with one on the western edge and you get a bonus ticket. It counts as a completed ticket. Each player can earn it once.
rules-race-end = The end
    .text = The game ends as soon as someone has completed { $goal ->
        [6] six
       *[other] { $goal }
    } tickets. It also ends if someone places their last train first: then the player with the most completed tickets wins.

rules-turn = On your turn, do one of these { $count ->
        [4] four
       *[other] three
    } things
rules-double = Two routes side by side
    .points = You can never have both. With { $both ->
        [3] two
       *[other] fewer than { $both }
    } players, once one is taken the other is closed; with { $both ->
        [3] three
       *[other] { $both }
    } or more, someone else may take it.
    .race = You can never have both, but someone else may take the other one.
