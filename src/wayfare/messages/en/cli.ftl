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

# The table and the score
cli-none = none
cli-and = and
cli-piles = Deck: { $deck }. Tickets left: { $tickets }. Discards: { $cards }.
cli-known = at least { $cards }
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
cli-ask = Type an action, its number, ? for the list, or q to leave.
cli-not-legal = { $action } isn’t legal now; type ? for the list.
cli-left = You left the table.
cli-planner = The planner plays instead.
cli-planner-takes-over = The planner plays instead, and takes over from now on.
cli-seed = The seed was { $seed }.
cli-seed-nonce = The seed was { $seed }, the nonce { $nonce }.
