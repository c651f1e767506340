# What only the big boards have: tunnels, ferries, stations, the longest path

score-longest = Längsta sammanhängande sträcka
    .said = { $name }: { $points } poäng för den längsta sammanhängande sträckan
score-stations = Oanvända stationer
    .said = { $name }: { $points } poäng för oanvända stationer
tie-fewest-stations = { $names } har lika många poäng och lika många klara biljetter. Minst antal byggda stationer avgör.
tie-longest = { $names } har lika många poäng och lika många klara biljetter. Den längsta sammanhängande sträckan avgör.

table-ask-tunnel = Betala vad tunneln kostar, eller avstå
table-why-tunnel-first = Bestäm dig först om tunneln: betala eller avstå.
table-why-no-tunnel-open = Det finns ingen tunnel att betala för just nu.
table-why-not-the-amount-due = Det är inte vad tunneln kostar.
table-why-no-stations-left = Du har inga stationer kvar.
table-why-station-taken = Här står redan en station.
table-why-not-the-stations-cost = Det är inte vad din nästa station kostar.

log-do-pay = Betala { $cards } för tunneln
log-do-withdraw = Avstå från tunneln
log-do-station = Bygg en station i { $place } med { $cards }
