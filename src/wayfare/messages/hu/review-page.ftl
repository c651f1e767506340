# Egy befejezett játszma elemzése a böngészőben. A $lost, $luck, $swing, $best és $played százalék, például „+12%”, ha nem lépés.
review-page-title = A játszma elemzése
review-link = Elemzés
review-waiting = Az elemzésed sorban áll…
review-progress = A játszma elemzése: { $percent }%
review-broken = Az elemzés megszakadt. Töltsd újra az oldalt, és próbáld meg még egyszer.
review-too-many = Most sok elemzés vár. Próbáld újra néhány perc múlva.
review-not-over = Egy játszmát csak a vége után lehet elemezni.

# A grafikon
review-whose = Kinek a játéka?
review-graph-alt = Minden játékos vonala a nyerési esélyét mutatja az egyes lépések után. Az alatta lévő csúszkával választhatsz lépést, és az oldal végén lévő táblázatban minden szám megvan.
review-legend = A grafikon jelei
review-sign-inaccuracy = Pontatlanság
review-sign-mistake = Hiba
review-sign-blunder = Durva hiba
review-sign-lucky = Szerencse
review-sign-unlucky = Balszerencse
review-sign-turn = Fordulópont

# Egy lépés
review-moment = A kiválasztott lépés
review-board = A tábla e lépés után
review-steps = Lépések
review-before = Előző fontos pillanat
review-next = Következő fontos pillanat
review-not-yet = Ez a lépés még nincs elemezve.
review-best = A legjobb lépés
review-good = Jó lépés
review-no-choice = Itt nem volt miből választani.
review-lost-text = { $lost } veszteség (± { $noise })
review-instead = – { $best } nyerési esély { $played } helyett.
review-line = Hogyan folytatódhatott volna
review-show-better = Mutasd a táblán
review-try = Próbáld meg te
review-lucky = { $name } { $luck }
review-play-on = Folytatás a lépés előtti állásból
review-turned = { $part ->
        [luck] Szerencse: { $name } { $swing }
       *[choice] Döntés: { $name } { $swing }
    }

# Egy játékos
review-biggest = Legnagyobb fordulat
review-move-number = { $number }. lépés
review-download = Az elemzés letöltése
review-all-mine = Minden játszmám

# Feladványok: keress jobb lépést annál, amit játszottak.
review-puzzles = { $count ->
        [one] Találd meg a jobb lépést: 1 feladvány
       *[other] Találd meg a jobb lépést: { $count } feladvány
    }
review-puzzle = Találd meg a jobb lépést!
review-puzzle-text = Te vagy { $name }. Válassz úgy, mint az asztalnál.
review-puzzle-judging = A lépésed elemzése…
review-puzzle-right = Igen!
review-puzzle-wrong = Nem egészen: ezzel { $lost } a veszteség. Próbáld újra:
review-puzzle-answer = A legjobb: { $best }. A játszmában: { $played }; ez { $lost } veszteség volt.
review-puzzle-show = Mutasd a megoldást
review-puzzle-back = Előző feladvány
review-puzzle-next = Következő feladvány
review-puzzle-leave = Vissza az elemzéshez

# Over many games
reviews-link = Szerencse és tudás a játszmáimban
reviews-title = Szerencse és tudás
reviews-intro = Az ezen az eszközön befejezett játszmáid elemzéseinek összegzése. Egy játszma keveset mond; sok játszma alatt a szerencse kiegyenlítődik, és az marad, milyen jól játszottál.
reviews-do = { $count ->
        [one] Még 1 játszma elemzése
       *[other] Még { $count } játszma elemzése
    }
reviews-left = { $count ->
        [one] Még 1 játszma van hátra
       *[other] Még { $count } játszma van hátra
    }
reviews-none = Az ezen az eszközön befejezett játszmáidat itt elemezheted.
reviews-over-time = Időbeli alakulás
reviews-mean = átlagosan { $value }
reviews-game = Játszma
reviews-kinds = A döntés fajtája szerint
reviews-kind = Miről szólt a döntés
reviews-kind-tickets = célkártyák
reviews-kind-draws = laphúzás
reviews-kind-claims = útvonalak megépítése
reviews-kind-stations = vasútállomások
reviews-tickets = Kezdő célkártyák
reviews-tickets-text = Hogyan mentek azok a játszmák, amelyekben ezt a kártyát kezdéskor megtartottad: a szerencse nélküli eredményed az egyenlő esélyhez képest.
reviews-ticket = Célkártya
reviews-gain = Különbség
reviews-best = A legjobbak
reviews-worst = A leggyengébbek
reviews-csv = Letöltés CSV-ként
reviews-json = Letöltés JSON-ként
