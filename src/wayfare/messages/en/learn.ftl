learn-title = Learn by playing
learn-intro = A real game against a beginner. A guide looks over your shoulder and tells you what you can do, and why. You don’t need to know anything first.
learn-about-points = Most points wins. Quick, with a little cunning. About 15 minutes.
learn-about-race = A race to complete tickets. The simplest of all, and good for children. About 15 minutes.
learn-begin = Start
learn-go-on = Continue your lesson
learn-rules = I’d rather read the rules
learn-opponent = Robin
learn-coach = Your guide
learn-hide = Continue without the guide

learn-first-tickets = Welcome! These are your first tickets
    .text = A ticket shows two { noun-locations }. Connect them with your own routes and you score its points at the end; if you don’t, you lose that many. The shortest connections light up on the board. You keep them all unless you tap one to give it back.
learn-more-tickets = New tickets: choose which to keep
    .text = Choose short ones, or ones close to your own routes. A ticket you haven’t completed by the end costs you its points.
learn-others-choose = { $name } is choosing too
    .text = Nobody sees anyone else’s tickets until the end.
learn-turn = Your turn
    .text = Draw cards, claim a route or draw new tickets.
learn-race-turn = Your turn
    .text = Draw cards, claim a route or swap your tickets.
learn-draw-first = Your turn: draw { $draw ->
        [one] a card
        [2] two cards
       *[other] { $draw } cards
    }
    .text = On your turn you do one thing: draw cards, claim a route or draw tickets. You pay for a route with cards of its colour, so start by drawing: tap a face-up card, or tap the deck for a hidden one.
learn-race-draw-first = Your turn: draw { $draw ->
        [one] a card
        [2] two cards
       *[other] { $draw } cards
    }
    .text = On your turn you do one of three things: draw cards, claim a route or swap your tickets. A ticket shows two cities; connect them with your own routes to complete it. The first to complete { $goal ->
        [6] six
       *[other] { $goal }
    } tickets wins. You pay for a route with cards of its colour, so start by drawing: tap the deck.
learn-next-card = And another card
    .text = You draw { $draw ->
        [2] two
       *[other] { $draw }
    } cards in a turn. The { $wild } is wild: it counts as any colour. A face-up { $wild } is so strong that it’s the only card you take; one from the deck is a card like any other.
learn-draw = Draw { $draw ->
        [one] a card
        [2] two cards
       *[other] { $draw } cards
    }
    .text = You pay for a route with cards of its colour.
learn-race-draw = Draw { $draw ->
        [one] a card
        [2] two cards
       *[other] { $draw } cards
    }
    .text = You pay for a route with cards of its colour. The { $wild } is wild: it counts as any colour.
learn-claim-first = Now claim your first route: { $route }
    .text = You have the cards. Tap the route on the board: you pay { $cards }, and { $words ->
        [city] your taxis drive onto it
       *[other] your trains roll onto it
    }.
learn-claim = You can claim { $route }
    .text = It costs { $cards }. Tap it on the board before someone else takes it.
learn-claimed = { $route } is yours!
    .text = It scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Your tickets show what’s still missing.
learn-race-claimed = { $route } is yours!
    .text = Nobody can take it from you. Your tickets show what’s still missing.
learn-ticket-done = { $ticket } is connected!
    .text = You’ll score { $worth ->
        [one] 1 point
       *[other] { $worth } points
    } for it at the end. Nobody else knows yet.
learn-race-ticket-done = { $ticket } is complete!
    .text = It counts, and you have a new ticket in its place.
learn-wild-alone = You took a { $wild }: your turn is over
    .text = A face-up { $wild } can stand for any colour, so it counts as your whole draw. Now it’s { $name }’s turn.
learn-watch = { $name } is playing
    .text = Watch the board. Everything is shown step by step and written to the log.
learn-tickets = Draw new tickets
    .text = You look at { $offered ->
        [2] two
       *[other] { $offered }
    } and keep at least { $kept ->
        [one] one
       *[other] { $kept }
    }. A ticket you don’t complete costs you its points.
learn-swap = Swap your tickets
    .text = Put your tickets back and take { $dealt ->
        [2] two
       *[other] { $dealt }
    } new ones; it costs you your turn.
learn-last-turn = Your last turn
    .text = Someone has almost run out of { noun-pieces }, so everyone gets one more turn. If you can claim a route, do it now: cards left in your hand score nothing.
learn-pass = No legal move: pass
    .text = You can’t draw or claim anything. That’s rare.
learn-over = The game is over
    .text = Now the points are counted, line by line.
learn-race-over = The game is over
    .text = Now all the tickets are shown.

learn-remark-turn = On your turn you do one thing: claim a route (as you can now), draw { $draw ->
        [one] a card
        [2] two cards
       *[other] { $draw } cards
    } or draw new tickets.
learn-remark-turn-race = On your turn you do one of three things: claim a route (as you can now), draw { $draw ->
        [one] a card
        [2] two cards
       *[other] { $draw } cards
    } or swap your tickets. The first to complete { $goal ->
        [6] six
       *[other] { $goal }
    } tickets wins.
learn-remark-cut = { $ticket } can no longer be completed: don’t spend anything more on it.
learn-remark-near-end = { $you ->
        [yes] You have
       *[no] { $name } has
    } only { $pieces ->
        [one] 1 { noun-piece }
       *[other] { $pieces } { noun-pieces }
    } left. When someone is down to { $left ->
        [2] two
       *[other] { $left }
    } or fewer, everyone gets one last turn.
