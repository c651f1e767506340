# What only the big boards have: tunnels, ferries, stations, the longest path

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
tie-fewest-stations = { $names } are tied on points and on completed tickets. Fewest stations built breaks the tie.
tie-longest = { $names } are tied on points and on completed tickets. The longest path breaks the tie.

table-ask-tunnel = Pay what the tunnel costs, or withdraw
table-why-tunnel-first = First decide about the tunnel: pay, or withdraw.
table-why-no-tunnel-open = There’s no tunnel to pay for right now.
table-why-not-the-amount-due = That isn’t what the tunnel costs.
table-why-no-stations-left = You have no stations left.
table-why-station-taken = There’s already a station here.
table-why-not-the-stations-cost = That isn’t what your next station costs.

log-do-pay = Pay { $cards } for the tunnel
log-do-withdraw = Withdraw from the tunnel
log-do-station = Build a station in { $place } with { $cards }
