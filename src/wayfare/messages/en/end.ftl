end-title = The score pad
end-counting = Let’s count…
end-wins = { $you ->
        [yes] You win!
       *[no] { $name } wins!
    }
end-golden = { $you ->
        [yes] You win the golden ticket!
       *[no] { $name } wins the golden ticket!
    }
end-share = { $names } share the victory

# Why the game ended. $name ended it; $you is "yes" if that was the reader.
end-reason-last-round = { $you ->
        [yes] You were
       *[no] { $name } was
    } down to { $left } { noun-pieces } or fewer, so everyone got one last turn.
end-reason-all-passed = Nobody had a legal move left: everyone passed in turn.
end-reason-six-tickets = { $you ->
        [yes] You
       *[no] { $name }
    } completed { $count ->
        [one] 1 ticket
       *[other] { $count } tickets
    }. That ends the game.
end-reason-out-of-pieces = { $you ->
        [yes] You placed your last
       *[no] { $name } placed their last
    } train. That ends the game: most completed tickets wins.
end-reason-stalemate = For { $rounds ->
        [one] a whole round
       *[other] { $rounds } rounds
    } nobody drew a card or claimed a route. That ends the game: most completed tickets wins.

# How a tie was decided
tie-completed = { $names } are tied on { $total ->
        [one] 1 point
       *[other] { $total } points
    }. Completed tickets break the tie ({ $counts }).
tie-shared = { $goal ->
        [race] Level on completed tickets: nobody is ahead.
       *[points] Level on points and on completed tickets: nobody is ahead.
    }

# The score pad: one line for each source of points in engine/lists.py
score-routes = Routes
    .said = { $name }: { $points ->
        [one] { $points } point for routes
       *[other] { $points } points for routes
    }
score-tickets = Tickets
    .said = { $name }: { $points ->
        [one] { $points } point for tickets
       *[other] { $points } points for tickets
    }
score-attractions = Tourist attractions
    .said = { $name }: { $points ->
        [one] { $points } point for tourist attractions
       *[other] { $points } points for tourist attractions
    }
score-total = Total
score-completed = Completed tickets
    .race = Completed tickets

end-row-bonus = East to West!
end-row-left = Still in hand
end-winner = Winner
end-done = completed
    .race = completed
end-missed = not completed
    .race = not completed
end-board = The final board

end-say-done = { $name }: { $a } – { $b } connected, plus { $points }
end-say-missed = { $name }: { $a } – { $b } not connected, minus { $points }
end-say-race-done = { $name }: { $a } – { $b }, completed
end-say-race-left = { $name }: { $a } – { $b }, not completed
end-say-bonus = { $name }: East to West!
end-skip = Skip to the result
end-again = Count again

end-rematch = Rematch
end-to-rematch = Go to the rematch
end-watch-rematch = Watch the rematch
end-replay = Watch the game again
end-download = Download the record
end-home = Another game

end-charts = How the game went
end-chart-points = Points
    .hint = if the game had ended there
end-chart-tickets = Completed tickets
    .hint = including the bonus ticket
end-chart-pieces = { $words ->
        [city] Taxis left
       *[other] Trains left
    }
    .hint = the fewer, the closer to the end
end-chart-hand = Cards in hand
    .hint = saved but not yet spent
end-chart-turns = Turns
end-chart-turn = Turn
end-chart-table = As a table
end-chart-alt = { $title }. At the end: { $values }.

end-verify = Were the cards fair?
end-verify-intro = Every card was fixed before the first move. At the start, the table showed the fingerprint of a secret number. Now that the number is revealed, anyone can check that the fingerprint matches, so nothing was changed along the way.
end-verify-commitment = Fingerprint, shown from the start
end-verify-seed = The secret number
end-verify-nonce = Random salt
end-verify-no-nonce = none: the number was chosen, not drawn at random
end-verify-how = The fingerprint is the SHA-256 hash of the secret number, a colon and the salt.
end-verify-checking = Checking…
end-verify-here-good = Your browser has computed the fingerprint itself: it matches.
end-verify-here-bad = Your browser has computed the fingerprint itself: it doesn’t match.
end-verify-here-insecure = Your browser can compute fingerprints only over a secure connection (https) or on the server’s own computer, so it couldn’t check this one.
end-verify-server-good = The server dealt and played the whole game again from the secret number, and every card was the same.
end-verify-server-bad = The server played the game again and found a difference.
end-verify-file = To check it yourself, download the record and run:
end-verify-practice = This game was continued from a record, so the cards could have been known in advance.
