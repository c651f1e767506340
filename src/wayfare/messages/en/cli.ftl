# The command line. $you is "yes" when the reader made the move; $name is the player who made it.
cli-drew =
    { $you ->
        [yes] You drew { $cards } from the deck
       *[no] { $name } drew { $cards } from the deck
    }
cli-claimed =
    { $you ->
        [yes] You claimed { $route } with { $cards }
       *[no] { $name } claimed { $route } with { $cards }
    }
cli-kept =
    { $you ->
        [yes] You kept { $tickets }
       *[no] { $name } kept { $tickets }
    }
cli-turned-up = Turned up: { $cards }
cli-reset = The face-up cards were replaced; discarded: { $cards }
cli-offered = On offer: { $tickets }
cli-returned =
    { $you ->
        [yes] You returned { $tickets }
       *[no] { $name } returned { $tickets }
    }
cli-returned-hidden =
    { $you ->
        [yes] You returned
       *[no] { $name } returned
    } { $count ->
        [one] 1 ticket
       *[other] { $count } tickets
    }
cli-drew-tickets =
    { $you ->
        [yes] You drew the tickets { $tickets }
       *[no] { $name } drew the tickets { $tickets }
    }
cli-drew-tickets-hidden =
    { $you ->
        [yes] You drew
       *[no] { $name } drew
    } { $count ->
        [one] 1 ticket
       *[other] { $count } tickets
    }
cli-laid-down =
    { $you ->
        [yes] You laid down { $cards } for the tunnel { $route }
       *[no] { $name } laid down { $cards } for the tunnel { $route }
    }
cli-paid =
    { $you ->
        [yes] You paid { $cards } more, and claimed the tunnel
       *[no] { $name } paid { $cards } more, and claimed the tunnel
    }
cli-withdrew =
    { $you ->
        [yes] You withdrew from the tunnel and took your cards back
       *[no] { $name } withdrew from the tunnel and took the cards back
    }
cli-built =
    { $you ->
        [yes] You built a station in { $place } with { $cards }
       *[no] { $name } built a station in { $place } with { $cards }
    }
cli-revealed = Turned up for the tunnel: { $cards }
cli-removed =
    { $you ->
        [yes] You removed { $tickets } from the game
       *[no] { $name } removed { $tickets } from the game
    }
cli-removed-hidden =
    { $you ->
        [yes] You removed
       *[no] { $name } removed
    } { $count ->
        [one] 1 ticket
       *[other] { $count } tickets
    } from the game

# The table and the score
cli-none = none
cli-and = and
cli-piles = Deck: { $deck }. Tickets left: { $tickets }. Discards: { $cards }.
cli-known = at least { $cards }
cli-stations = stations left: { $count }
cli-lent = the station in { $place } used { $route }
cli-station = Station in { $place }
cli-no-routes = no routes yet
cli-hand =
    { $you ->
        [yes] Your cards
       *[no] { $name }’s cards
    }: { $cards }
cli-tickets =
    { $you ->
        [yes] Your tickets
       *[no] { $name }’s tickets
    }: { $tickets }
cli-points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
cli-with-bonus = including the bonus ticket
cli-missed-tickets = Missed tickets
cli-bonus-tickets = Bonus tickets

# Replay
cli-replay = { $game }: { $names }. Seed { $seed }.
cli-dealt = { $name } was dealt { $cards }; tickets: { $tickets }

# Playing in the terminal
cli-player = Player { $number }
cli-bot = Bot { $number } ({ $bot })
cli-commitment = { $game }. Commitment { $commitment }…
cli-ask = Your move (type help for the commands)
cli-see-help = Type help for the commands.
cli-not-legal = { $action } isn’t legal now. { $why }
cli-offer = Tickets on offer, to keep or give back:
cli-claims = Routes you can claim:
cli-payments = There are several ways to pay; type one of these:
cli-ticket-done = complete
cli-ticket-open = { $count ->
        [one] 1 more space
       *[other] { $count } more spaces
    } ({ $routes })
cli-ticket-cut = can no longer be completed
cli-free = free
cli-yours = yours
cli-closed = closed
cli-can-claim = you can claim it; type { $action }
cli-no-route = There’s no route called “{ $text }”; did you mean { $near }?
cli-no-place = There’s no { noun-location } called “{ $text }”; did you mean { $near }?
cli-thinking = The expert is thinking…
cli-hint-share = { $share }% of its tries
cli-undone = Your last move has been taken back.
cli-undo-nothing = There’s no move of yours to take back.
cli-undo-seen = You’ve seen a new card or ticket since your last move, so it can’t be taken back.
cli-help-draw = draw deck, draw { $card }: draw a card from the deck, or take a face-up one
cli-help-draw-race = draw: draw cards from the deck
cli-help-claim = claim { $route }: claim a route; if you can pay in several ways, add the cards, as in the list
cli-help-tickets = tickets: draw new tickets
cli-help-keep = keep { $ticket }: keep these of the tickets on offer
cli-help-station = station { $place }: build a station; if you can pay in several ways, add the cards, as in the list
cli-help-tunnel = pay { $card }, withdraw: pay the extra cards for a tunnel, or take yours back
cli-help-swap = swap: put your tickets back and draw new ones
cli-help-list = ?: everything you can do now, numbered; type a number instead of a command
cli-help-map = map, map { $place }: all routes, or those from one { noun-location }, and who owns them
cli-help-why = why { $route }: why you can’t claim a route
cli-help-hint = hint: what the expert would do, and why
cli-help-undo = undo: take back your last move, unless you’ve seen a new card or ticket since
cli-help-table = table: show the table again
cli-help-quit = q: leave. The Tab key completes whatever you’re typing.
cli-left = You left the table.
cli-planner = The planner plays instead.
cli-planner-takes-over = The planner plays instead, for the rest of the game.
cli-seed = The seed was { $seed }.
cli-seed-nonce = The seed was { $seed }, the nonce { $nonce }.
