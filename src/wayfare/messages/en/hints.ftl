# Why an action is suggested: one sentence for each kind of reason. $aim is "ticket" if the route is on the shortest way for one.
reason-completes = It completes { $ticket }{ $points ->
        [0] {""}
        [one] {""} for 1 point
       *[other] {""} for { $points } points
    }.
reason-on-way = It’s on the shortest way for { $ticket }; after it, { $count ->
        [one] 1 space is
       *[other] { $count } spaces are
    } still missing.
reason-bonus = It connects the coasts and brings you a bonus ticket.
reason-between = It keeps { $name } from connecting two parts of their network here.
reason-rival = { $name } probably wants this route too, for { $ticket }.
reason-attractions = It reaches { $count ->
        [one] a new tourist attraction
       *[other] { $count } new tourist attractions
    }: { $points ->
        [one] 1 more point
       *[other] { $points } more points
    }.
reason-longest = It makes your longest path { $count } pieces long, longer than anyone else’s: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
reason-tunnel = It’s a tunnel, and you have { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    } left in case it costs more.
reason-takes-back = You take back the { $count ->
        [one] card
       *[other] { $count } cards
    } you laid down, and can try again later.
reason-lends = A station there could use { $name }’s route { $route }: with it { $ticket }, worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $count ->
        [0] is complete
        [one] needs only 1 space
       *[other] needs only { $count } spaces
    }.
reason-last-round = It leaves you { $count ->
        [0] no pieces
        [one] 1 piece
       *[other] { $count } pieces
    }, so the last round begins.
reason-scores = It scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } for { $count ->
        [one] 1 piece
       *[other] { $count } pieces
    }.
reason-extends = It extends your own network.
reason-leaves = It leaves you { $count ->
        [0] no pieces
        [one] 1 piece
       *[other] { $count } pieces
    }.
reason-pays = With it you can pay for { $route }{ $aim ->
        [ticket] , on the shortest way for { $ticket }
       *[none] {""}
    }.
reason-toward = It helps you pay for { $route }{ $aim ->
        [ticket] , on the shortest way for { $ticket }
       *[none] {""}
    }; then you need { $count ->
        [one] 1 more card
       *[other] { $count } more cards
    }.
reason-ferry = You want the ferry { $route }{ $aim ->
        [ticket] , on the shortest way for { $ticket }
       *[none] {""}
    }, and only a { $card } pays for its marked spaces.
reason-wild = It counts as any colour.
reason-gathers = That makes { $count } × { $card } in your hand.
reason-none-helps = You want { $route }{ $aim ->
        [ticket] , on the shortest way for { $ticket }
       *[none] {""}
    }, but no face-up card you can take helps to pay for it.
reason-short = You need { $count ->
        [one] 1 more card
       *[other] { $count } more cards
    } for { $route }{ $aim ->
        [ticket] , on the shortest way for { $ticket }
       *[none] {""}
    }.
reason-no-claim = You can’t claim any route right now.
reason-unseen = Nobody else sees which card you draw from the deck.
reason-done = All your tickets are complete, and you have { $count ->
        [one] 1 piece
       *[other] { $count } pieces
    } left.
reason-pieces = You have { $count ->
        [one] 1 piece
       *[other] { $count } pieces
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
