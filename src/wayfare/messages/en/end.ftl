end-title = The score pad
end-counting = Let us count …
end-wins = { $name } wins!
end-you-win = You win!
end-golden = { $name } wins the golden ticket!
end-you-golden = You win the golden ticket!
end-share = { $names } share the victory

end-reason-last-round = { $name } had { $left } taxis or fewer left, so everybody had one last turn.
end-reason-all-passed = Nobody could do anything any more: all had to pass, one after the other.
end-reason-six-tickets = { $name } completed { $count } tickets. That ends the game at once.
end-reason-out-of-pieces = { $name } put down the last train. That ends the game, and the completed tickets count.
end-reason-stalemate = For { $rounds } rounds nobody drew a card or claimed a route. That ends the game, and the completed tickets count.
end-tie-completed = { $names } have { $total } points each. More completed tickets decides: { $counts }.
end-tie-shared = The same points, and just as many completed tickets: nobody is ahead.
end-tie-race = Just as many completed tickets: nobody is ahead.

end-row-routes = Routes
end-row-tickets = Tickets
end-row-attractions = Tourist attractions
end-row-total = Total
end-row-completed = Completed tickets
end-row-race = Completed tickets
end-row-bonus = East to West!
end-row-left = Still in hand
end-winner = Winner
end-done = completed
end-missed = not completed
end-board = The board at the end

end-say-routes = { $name }: { $points ->
    [one] { $points } point for routes
   *[other] { $points } points for routes
}
end-say-attractions = { $name }: { $points ->
    [one] { $points } point for tourist attractions
   *[other] { $points } points for tourist attractions
}
end-say-done = { $name }: { $a } – { $b } is joined, plus { $points }
end-say-missed = { $name }: { $a } – { $b } is not joined, minus { $points }
end-say-race-done = { $name }: { $a } – { $b }, completed
end-say-race-left = { $name }: { $a } – { $b }, not completed
end-say-bonus = { $name }: East to West!
end-skip = Skip to the result
end-again = Count again

end-rematch = Rematch
end-to-rematch = To the rematch
end-watch-rematch = Watch the rematch
end-replay = Watch the game again
end-download = Download the record
end-home = Another game

end-charts = How the game went
end-chart-points = Points
    .hint = as if the game had ended there
end-chart-tickets = Completed tickets
    .hint = with the bonus ticket
end-chart-pieces = Pieces left
    .hint = the fewer, the nearer the end
end-chart-hand = Cards in hand
    .hint = saved, and not yet spent
end-chart-turns = Turns
end-chart-turn = Turn
end-chart-table = As a table
end-chart-alt = { $title }. At the end: { $values }.

end-verify = Were the cards fair?
end-verify-intro = Every card of this game was settled before the first move. At the start the table showed a fingerprint of a secret number. Now the secret is open: anybody can check that it has this fingerprint, so nothing was changed on the way.
end-verify-commitment = Fingerprint, shown from the start
end-verify-seed = The secret number
end-verify-nonce = Its random addition
end-verify-no-nonce = none: the seed was chosen, not drawn
end-verify-how = The fingerprint is the SHA-256 sum of the secret number, a colon, and the addition.
end-verify-checking = Checking …
end-verify-here-good = Your browser has computed the fingerprint itself: it fits.
end-verify-here-bad = Your browser has computed the fingerprint itself: it does not fit.
end-verify-here-insecure = Your browser computes fingerprints only on a secure connection (https) or on the computer of the server, so it could not check this one.
end-verify-server-good = The server has dealt and played the whole game again from the secret number: every card came the same.
end-verify-server-bad = The server has played the game again and found a difference: { $fault }
end-verify-file = To check it without us, download the record and run:
end-verify-practice = This game was played on from a record, so its cards could have been known.
