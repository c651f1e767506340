# Egy befejezett játszma elemzése. $name egy játékos; $points a nyerési esély százalékpontjai, például „+12”.
review-title = { $game }: elemzés
review-lead = { $names }. { $moves } lépés, { $decisions } döntés. Minőség: { $quality }, titkos szám: { $seed }.
review-about = A számítógép minden állásból sokszor végigjátszotta a játszmát, mindig más következő lapokkal; egy játékos nyerési esélye az, hogy ezeknek mekkora részét nyerte meg. A szerencse az, amit a lapok változtattak. A hiba az, amit egy döntés elvesztegetett, csak aszerint megítélve, amit az a játékos tudhatott.
review-players = Játékosok
review-player = Játékos
review-result = Eredmény
review-luck = Szerencse
review-adjusted = Szerencse nélkül
review-decisions = Döntések
review-error = Hiba döntésenként
review-inaccuracies = Pontatlanságok
review-mistakes = Hibák
review-blunders = Durva hibák
review-accuracy = Pontosság
review-games = Játszmák
review-graph = Nyerési esély
review-graph-about = Minden játékos nyerési esélye az egyes lépések után. A körök a szerencsét, a rombuszok a hibákat jelölik.
review-move = Lépés
review-table = Minden lépés táblázatban
review-turning-points = Fordulópontok
review-no-turning-points = Semmi sem volt kiugró.
review-part-luck = szerencse
review-part-choice = döntés
review-deal = Az osztás
review-swing = { $name } { $points }%
review-costs-ticket = Ezzel { $name } már nem teljesíthette: { $ticket }{ $points ->
        [0] {""}
       *[other] {""} ({ $points } pont)
    }
review-completes-ticket = Ezzel teljesült: { $ticket }{ $points ->
        [0] {""}
       *[other] {""} ({ $points } pont)
    }
review-errors = Hibák
review-no-errors = Egyik hiba sem volt nagyobb a mérési bizonytalanságnál.
review-mark-none = Kis hiba
review-mark-inaccuracy = Pontatlanság
review-mark-mistake = Hiba
review-mark-blunder = Durva hiba
review-played = Ezt játszotta
review-better = Jobb lett volna
review-lost = Veszteség
review-why = Miért
review-should-have-won = A szerencsét leszámítva a győztes: { $name }.
review-too-close = A szerencsét leszámítva túl szoros volt ahhoz, hogy dönteni lehessen köztük: { $names }.
review-partial = Lejárt az idő: { $total } lépésből { $done } készült el.
review-noise = A ± egy standard hiba. A szerencse átlaga nulla; a bizonytalanság kétszeresénél kisebb hiba nullának számít.
