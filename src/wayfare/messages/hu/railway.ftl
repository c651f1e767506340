# What only the big boards have: tunnels, ferries, stations, the longest path

score-longest = Leghosszabb útvonal
    .said = { $name }: { $points } pont a leghosszabb útvonalért
score-stations = Megmaradt vasútállomások
    .said = { $name }: { $points } pont a megmaradt vasútállomásokért
tie-fewest-stations = { $names }: azonos pontszám, ugyanannyi teljesített menetjegy. A kevesebb megépített vasútállomás dönt.
tie-longest = { $names }: azonos pontszám, ugyanannyi teljesített menetjegy. A leghosszabb útvonal dönt.

table-ask-tunnel = Fizesd meg az alagút árát, vagy lépj vissza
table-why-tunnel-first = Előbb döntsd el, mi legyen az alagúttal: fizetsz vagy visszalépsz.
table-why-no-tunnel-open = Most nincs alagút, amelyért fizetni kellene.
table-why-not-the-amount-due = Az alagút nem ennyibe kerül.
table-why-no-stations-left = Nincs több vasútállomásod.
table-why-station-taken = Itt már áll egy vasútállomás.
table-why-not-the-stations-cost = A következő vasútállomásod nem ennyibe kerül.

log-do-pay = Fizess az alagútért: { $cards }
log-do-withdraw = Lépj vissza az alagúttól
log-do-station = Építs vasútállomást ({ $place }): { $cards }
