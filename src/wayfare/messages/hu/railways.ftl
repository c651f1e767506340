# Kompok, alagutak, vasútállomások, hosszú menetjegyek és a leghosszabb útvonal: minden, ami csak a nagy táblákon van.

# Útvonalak és menetjegyek
route-kind-tunnel = alagút
route-kind-ferry = komp: { $wilds } × { $wild }
ticket-long = hosszú menetjegy

# Az asztal
table-ask-turn-stations = Húzz kártyát vagy menetjegyet, vagy építs
table-ask-tunnel = Fizess még { $due } kártyát az alagútért, vagy lépj vissza
table-ask-tunnel-short = Nem tudsz még { $due } kártyát fizetni az alagútért: lépj vissza
table-choice-removing = Kikerül a játékból
table-fact-stations = { $count } vasútállomás maradt
table-pay-tunnel = Ez alagút: miután letetted a kártyáidat, még { $count } kártyát felfordítunk, és akár { $count } kártyával többe is kerülhet.
table-station = Vasútállomás
table-can-build = megépíthető
table-station-build = Vasútállomás építése: { $location }
table-station-instead = Inkább vasútállomást építek: { $location }
table-station-ask = Építesz ide vasútállomást: { $location }?
table-station-what = A menetjegyeidhez – és csak azokhoz – használhatod vele egy ellenfél ide vezető útvonalát. Minden meg nem épített vasútállomás { $points } pontot ér.
table-station-with = Vasútállomás építése: { $location }, ezzel: { $cards }
table-station-owner = { $you ->
        [yes] Itt a te vasútállomásod áll.
       *[no] Itt { $name } vasútállomása áll.
    }
table-tunnel = Alagút: { $route }
table-tunnel-laid = Letéve
table-tunnel-revealed = Felfordítva
table-tunnel-turning = Mibe fog kerülni?
table-tunnel-free = Nincs több fizetnivaló.
table-tunnel-theirs = { $name } fizet még { $due } kártyát, vagy visszalép.
table-tunnel-pay = Még { $due } kártyába kerül ({ $cards }).
table-tunnel-choice = Fizesd ki, vagy lépj vissza: ekkor visszakapod a kártyáidat, és a köröd véget ér.
table-tunnel-short = Még { $due } kártyába kerül ({ $cards }), de neked { $have ->
        [0] nem maradt ilyen
       *[other] csak { $have } maradt
    }. Csak visszaléphetsz: visszakapod a kártyáidat, és a köröd véget ér.
table-tunnel-pay-with = Még ezt fizetem: { $cards }
table-tunnel-withdraw = Visszalépek

# Miért nem lehet
table-why-ferry = Ehhez a komphoz { $length } kártya kell: legalább { $wilds } × { $wild }, a többi bármilyen, de egyforma színű kártya vagy további { $wild }.
table-why-tunnel-first = Előbb fizesd ki az alagutat, vagy lépj vissza.
table-why-no-tunnel-open = Most nincs alagút, amelyért fizetni kellene.
table-why-not-the-amount-due = Az alagút nem ennyibe kerül.
table-why-no-stations-left = Már az összes vasútállomásodat megépítetted.
table-why-station-taken = Ebben a városban már áll vasútállomás.
table-why-not-the-stations-cost = { $cost ->
        [0] Ezekkel a kártyákkal nem fizethetsz vasútállomásért.
        [one] A következő vasútállomásod 1 kártyába kerül; neked egy sincs.
       *[other] A következő vasútállomásod { $cost } egyszínű kártyába kerül ({ $wild } is lehet).
    }

# A napló
log-revealed = Felfordítva az alagúthoz: { $cards }
log-digging =
    { $you ->
        [yes] Letetted
       *[no] { $name } letette
    } az alagútért ({ $route }): { $cards }
log-paid =
    { $you ->
        [yes] Még ezt fizetted
       *[no] { $name } még ezt fizette
    } az alagútért: { $cards }
log-withdrew =
    { $you ->
        [yes] Visszaléptél az alagúttól
       *[no] { $name } visszalépett az alagúttól
    }
log-tunnel-claimed =
    { $you ->
        [yes] Megépítetted az alagutat
       *[no] { $name } megépítette az alagutat
    }: { $route } ({ $cards }, és még { $more }{ $points ->
        [0] )
       *[other] ; { $points } pont)
    }
log-tunnel-failed =
    { $you ->
        [yes] Megpróbáltad az alagutat, de visszaléptél
       *[no] { $name } megpróbálta az alagutat, de visszalépett
    }: { $route } ({ $cards })
log-station =
    { $you ->
        [yes] Vasútállomást építettél
       *[no] { $name } vasútállomást épített
    }: { $location } ({ $cards })
log-do-station = Építs vasútállomást: { $place } ({ $cards })
log-do-pay = Fizess még az alagútért: { $cards }
log-do-withdraw = Lépj vissza az alagúttól

# A pontozólap
score-longest = Leghosszabb útvonal
    .said = { $name }: { $points } pont a leghosszabb útvonalért
score-stations = Meg nem épített vasútállomások
    .said = { $name }: { $points } pont a meg nem épített vasútállomásokért
tie-fewest-stations = { $names }: egyenlő pontszám és ugyanannyi teljesített menetjegy. Az áll előbb, aki kevesebb vasútállomást épített.
tie-longest = { $names }: egyenlő pontszám és ugyanannyi teljesített menetjegy. A leghosszabb útvonal dönt.
end-path = { $count } vagon
end-show = Mutasd a táblán
end-lent = { $location } vasútállomása révén: { $route }
end-lent-title = Vasútállomás révén használt útvonalak

# A szabályok egy percben
rules-points-ferry = Kompok
    .text = Néhány szürke útvonal vízen visz át. A { $wild }mezőkért csak { $wild }kártyával fizethetsz; a többi mezőért bármelyik, de egyetlen szín kártyáival vagy további { $wild }kártyákkal.
rules-points-tunnel = Alagutak
    .text = Leteszed az alagút kártyáit, majd még { $tunnel ->
        [3] hármat
       *[other] { $tunnel } kártyát
    } felfordítunk a pakliból. Közülük minden { $wild }ért és minden lapért, amely a letettekkel egyező színű, még egy kártyát kell fizetned. Ha kifizeted, az alagút a tiéd; ha nem, visszaveszed a kártyáidat, és a köröd véget ér.
rules-points-station = Építs vasútállomást
    .text = Összesen { $stations } vasútállomásod van, és bármelyik városban építhetsz egyet, ahol még nincs. Az első { $cost1 ->
        [one] egy
       *[other] { $cost1 }
    } kártyába kerül, minden további eggyel többe; ezek legyenek egyszínűek. A végén egy vasútállomással használhatod egy ellenfél oda vezető útvonalát, de csak a menetjegyeidhez. Minden meg nem épített vasútállomásod { $stationPoints } pontot ér.
rules-points-longest = A leghosszabb útvonal
    .text = Akinek a végén a leghosszabb megszakítatlan vonala van saját útvonalakból, { $longestPoints } pontot kap ráadásul. A vonal egy városon többször is áthaladhat, de egyetlen útvonal sem számít kétszer.
rules-points-long = Hosszú menetjegyek
    .text = A kezdéskor kapott menetjegyek egyike hosszú, és jóval többet ér. Megtarthatod vagy sem; amit nem tartasz meg, kikerül a játékból.

# Tanulás játék közben
learn-about-longest = A klasszikus út Amerikán át: hosszú útvonalak, és jutalom a leghosszabbért. Körülbelül 45 perc.
learn-about-stations = Európán át alagutakkal, kompokkal és vasútállomásokkal. Körülbelül 45 perc.
learn-tunnel = Építs alagutat: { $route }
    .text = Leteszed ezt, mint bármelyik útvonalért: { $cards }. Ezután { $tunnel } kártyát felfordítunk: minden { $wild }ért és minden ilyen színű lapért még egy kártyát kell fizetned. Koppints az alagútra a táblán.
learn-tunnel-due = Az alagút többe kerül
    .text = Fizesd ki a felárat, és az útvonal a tiéd. Vagy lépj vissza: visszakapod a kártyáidat, de a köröd véget ér.
learn-ferry = Szállj kompra: { $route }
    .text = A { $wild }mezőkért csak { $wild }kártyával fizethetsz. Fizetsz: { $cards }. Koppints a kompra a táblán.
learn-station = Építs vasútállomást: { $location }
    .text = Ennyibe kerül: { $cards }. A végén használhatod vele egy ellenfél ide vezető útvonalát, így még teljesülhet egy menetjegyed. Koppints a városra a táblán.
learn-remark-longest = A végén a leghosszabb megszakítatlan vonal { $longestPoints } pontot ér ráadásul: megéri összekötni az útvonalaidat.
learn-remark-tunnel = A sziklás szegélyű útvonalak alagutak: amikor megépítesz egyet, { $tunnel } kártyát felfordítunk, és ettől többe kerülhet.
learn-remark-ferry = A vízen átvezető útvonalak kompok: a { $wild }mezőkért csak { $wild }kártyával fizethetsz.
learn-remark-station = A körödben még valamit tehetsz: vasútállomást építhetsz. Összesen { $stations } van. Ha egy várostól elvágtak, koppints rá, és építs ott egyet: a menetjegyeidhez használhatod vele egy ellenfél oda vezető útvonalát. Minden meg nem épített vasútállomásod { $stationPoints } pontot ér.
