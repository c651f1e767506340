# What only the big boards have: tunnels, ferries, stations, the longest path

score-longest = Cea mai lungă rută continuă
    .said = { $name }: { $points ->
        [one] { $points } punct pentru cea mai lungă rută continuă
        [few] { $points } puncte pentru cea mai lungă rută continuă
       *[other] { $points } de puncte pentru cea mai lungă rută continuă
    }
score-stations = Gări nefolosite
    .said = { $name }: { $points ->
        [one] { $points } punct pentru gări nefolosite
        [few] { $points } puncte pentru gări nefolosite
       *[other] { $points } de puncte pentru gări nefolosite
    }
tie-fewest-stations = { $names } sunt la egalitate și la puncte, și la bilete. Decid gările: câștigă cine a construit mai puține.
tie-longest = { $names } sunt la egalitate și la puncte, și la bilete. Decide cea mai lungă rută continuă.

table-ask-tunnel = Plătește cât costă tunelul sau renunță
table-why-tunnel-first = Hotărăște întâi ce faci cu tunelul: plătești sau renunți.
table-why-no-tunnel-open = Acum nu ai de plătit niciun tunel.
table-why-not-the-amount-due = Nu atât costă tunelul.
table-why-no-stations-left = Nu mai ai gări.
table-why-station-taken = Aici există deja o gară.
table-why-not-the-stations-cost = Nu atât costă următoarea ta gară.

log-do-pay = Plătește pentru tunel { $cards }
log-do-withdraw = Renunță la tunel
log-do-station = Construiește o gară în { $place } cu { $cards }
