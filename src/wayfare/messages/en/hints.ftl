# Why an action is suggested: one sentence for each kind of reason. $aim is "ticket" if the route is on the shortest way for one.
reason-completes = It completes { $ticket }{ $points ->
        [0] {""}
        [one] {""} for 1 point
       *[other] {""} for { $points } points
    }.
reason-on-way = It’s on the shortest connection for { $ticket }; after that you need { $count ->
        [one] 1 more space
       *[other] { $count } more spaces
    }.
reason-bonus = It connects the coasts and earns you a bonus ticket.
reason-between = It stops { $name } from connecting two parts of their network here.
reason-rival = { $name } probably wants this route too, for { $ticket }.
reason-attractions = It reaches { $count ->
        [one] a new tourist attraction
       *[other] { $count } new tourist attractions
    }: { $points ->
        [one] 1 more point
       *[other] { $points } more points
    }.
reason-longest = It makes your longest path { $count } { noun-pieces } long, longer than anyone else’s: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
reason-tunnel = It’s a tunnel, and you’d have { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    } left in case it costs more.
reason-takes-back = You take back the { $count ->
        [one] card
       *[other] { $count } cards
    } you laid down, and can try again later.
reason-lends = { $count ->
        [0] A station there could borrow { $name }’s route { $route }, which would complete { $ticket }
        [one] A station there could borrow { $name }’s route { $route }; then { $ticket } would need only 1 more space
       *[other] A station there could borrow { $name }’s route { $route }; then { $ticket } would need only { $count } more spaces
    } ({ $points ->
        [one] 1 point
       *[other] { $points } points
    }).
reason-last-round = It leaves you { $count ->
        [0] no { noun-pieces }
        [one] 1 { noun-piece }
       *[other] { $count } { noun-pieces }
    }, so the last round begins.
reason-scores = It scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } for { $count ->
        [one] 1 { noun-piece }
       *[other] { $count } { noun-pieces }
    }.
reason-extends = It extends your own network.
reason-leaves = It leaves you { $count ->
        [0] no { noun-pieces }
        [one] 1 { noun-piece }
       *[other] { $count } { noun-pieces }
    }.
reason-pays = With it you can pay for { $route }{ $aim ->
        [ticket] , which is on the shortest connection for { $ticket }
       *[none] {""}
    }.
reason-toward = It helps you pay for { $route }{ $aim ->
        [ticket] , which is on the shortest connection for { $ticket }
       *[none] {""}
    }; then you need { $count ->
        [one] 1 more card
       *[other] { $count } more cards
    }.
reason-ferry = You want the ferry { $route }{ $aim ->
        [ticket] , which is on the shortest connection for { $ticket }
       *[none] {""}
    }, and only a { $card } can pay for its marked spaces.
reason-wild = It counts as any colour.
reason-gathers = That makes { $count } × { $card } in your hand.
reason-none-helps = You want { $route }{ $aim ->
        [ticket] , which is on the shortest connection for { $ticket }
       *[none] {""}
    }, but no face-up card you can take helps to pay for it.
reason-short = You need { $count ->
        [one] 1 more card
       *[other] { $count } more cards
    } for { $route }{ $aim ->
        [ticket] , which is on the shortest connection for { $ticket }
       *[none] {""}
    }.
reason-no-claim = You can’t claim any route right now.
reason-unseen = Nobody else sees which card you draw from the deck.
reason-done = All your tickets are complete, and you have { $count ->
        [one] 1 { noun-piece }
       *[other] { $count } { noun-pieces }
    } left.
reason-pieces = You have { $count ->
        [one] 1 { noun-piece }
       *[other] { $count } { noun-pieces }
    } left.
reason-cut = None of your tickets can be completed any more.
reason-far = Even your nearest ticket still needs { $count ->
        [one] 1 space
       *[other] { $count } spaces
    }.
reason-needs = { $ticket } needs { $count ->
        [one] 1 space
       *[other] { $count } spaces
    } and is worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
reason-connected = { $ticket } is already connected and is worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
reason-returns = { $ticket }, which you’d give back, needs { $count ->
        [one] 1 space
       *[other] { $count } spaces
    } and is worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
reason-only = It’s your only legal move.

# How sure the expert is of its first suggestion.
confidence-clear = The expert is sure.
confidence-probable = The expert is fairly sure.
confidence-close = A close call: other moves may be just as good.
