learn-title = Tanulj játék közben
learn-intro = Igazi játszma egy kezdő ellenfél ellen. Egy segítő ül melletted, és minden lépésnél elmondja, mit tehetsz és miért. Semmit sem kell előre tudnod.
learn-about-points = Az nyer, akinek a legtöbb pontja van. Gyors, egy kis ravaszsággal. Körülbelül 15 perc.
learn-about-race = Verseny: ki teljesíti előbb a célkártyáit? A legegyszerűbb, gyerekeknek is való. Körülbelül 15 perc.
learn-begin = Kezdés
learn-go-on = A megkezdett lecke folytatása
learn-rules = Inkább elolvasom a szabályokat
learn-opponent = Robin
learn-coach = A segítőd
learn-hide = Folytatás segítő nélkül

learn-first-tickets = Üdvözlünk! Ezek az első { noun-tickets-yours }
    .text = Egy { $words ->
        [city] célkártyán két megálló
        [railway] menetjegyen két város
       *[journey] célkártyán két város
    } látható. Kösd össze őket a saját útvonalaiddal, és a végén megkapod a pontjait; ha nem sikerül, ugyanennyit veszítesz. A legrövidebb utak kiemelve látszanak a táblán. Mindet megtartod, hacsak rá nem koppintasz arra, amelyiket visszaadnád.
learn-more-tickets = Új { noun-tickets }: válaszd ki, melyiket tartod meg
    .text = Azt tartsd meg, amelyik rövid, vagy közel van az útvonalaidhoz. Ami a végén nem teljesül, annak a pontjait elveszíted.
learn-others-choose = { $name } is választ
    .text = A végéig senki sem látja a többiek { $words ->
        [railway] menetjegyeit
       *[other] célkártyáit
    }.
learn-turn = Te jössz
    .text = Húzz kártyákat, építs meg egy útvonalat, vagy húzz új { noun-tickets-acc }.
learn-race-turn = Te jössz
    .text = Húzz kártyákat, építs meg egy útvonalat, vagy cseréld le a célkártyáidat.
learn-draw-first = Te jössz: húzz { $draw ->
        [one] egy
        [2] két
       *[other] { $draw }
    } kártyát
    .text = Egy körben egyetlen dolgot tehetsz: kártyákat húzol, útvonalat építesz meg, vagy { noun-tickets-acc } húzol. Az útvonalakért a színükkel megegyező kártyákkal fizetsz, ezért kezdd húzással: koppints egy felfordított kártyára vagy, ha vakon húznál, a paklira.
learn-race-draw-first = Te jössz: húzz { $draw ->
        [one] egy
        [2] két
       *[other] { $draw }
    } kártyát
    .text = Egy körben három dolog egyikét teheted: kártyákat húzol, útvonalat építesz meg, vagy lecseréled a célkártyáidat. Egy célkártyán két város látható; kösd össze őket a saját útvonalaiddal, és a kártya teljesült. Az nyer, aki elsőként teljesít { $goal ->
        [6] hat
       *[other] { $goal }
    } célkártyát. Az útvonalakért a színükkel megegyező kártyákkal fizetsz, ezért kezdd húzással: koppints a paklira.
learn-next-card = És még egy kártya
    .text = Egy körben { $draw ->
        [2] két
       *[other] { $draw }
    } kártyát húzol. A dzsóker ({ $wild }) bármelyik színt helyettesítheti. Felfordítva olyan erős, hogy csak azt az egyet veheted el; a pakliból húzva olyan kártya, mint a többi.
learn-draw = Húzz { $draw ->
        [one] egy
        [2] két
       *[other] { $draw }
    } kártyát
    .text = Az útvonalakért a színükkel megegyező kártyákkal fizetsz.
learn-race-draw = Húzz { $draw ->
        [one] egy
        [2] két
       *[other] { $draw }
    } kártyát
    .text = Az útvonalakért a színükkel megegyező kártyákkal fizetsz. A dzsóker ({ $wild }) bármelyik színt helyettesítheti.
learn-claim-first = Építsd meg az első útvonaladat: { $route }
    .text = Megvannak hozzá a kártyáid. Koppints az útvonalra a táblán; fizetsz érte ({ $cards }), és { $words ->
        [city] a taxijaid ráhajtanak
        [railway] a vagonjaid rágördülnek
       *[journey] a vonataid rágördülnek
    }.
learn-claim = Megépítheted: { $route }
    .text = Az ára: { $cards }. Koppints rá a táblán, mielőtt más megépíti.
learn-claimed = A tiéd: { $route }!
    .text = { $points } pontot kapsz érte. A { noun-tickets-yours } mutatják, mi hiányzik még.
learn-race-claimed = A tiéd: { $route }!
    .text = Senki sem veheti el tőled. A célkártyáid mutatják, mi hiányzik még.
learn-ticket-done = Összekötötted: { $ticket }!
    .text = A végén { $worth } pontot kapsz érte. Más még nem tud róla.
learn-race-ticket-done = Teljesült: { $ticket }!
    .text = Beszámít, és új célkártyát kaptál a helyére.
learn-wild-alone = Dzsókert vettél el ({ $wild }): vége a körödnek
    .text = A felfordított dzsóker ({ $wild }) bármelyik színt helyettesítheti, ezért csak azt az egyet veheted el. Most { $name } jön.
learn-watch = { $name } lép
    .text = Figyeld a táblát. Minden lépésről lépésre látszik, és a naplóba is bekerül.
learn-tickets = Húzz új { noun-tickets-acc }
    .text = { $offered ->
        [2] Kettőt
        [3] Hármat
       *[other] { $offered } lapot
    } nézel meg, és legalább { $kept ->
        [one] egyet
       *[other] { $kept } lapot
    } megtartasz. A nem teljesített { noun-ticket } pontjait elveszíted.
learn-swap = Cseréld le a célkártyáidat
    .text = Tedd vissza a célkártyáidat, és húzz { $dealt ->
        [2] két
       *[other] { $dealt }
    } újat; ez a teljes körödbe kerül.
learn-last-turn = Az utolsó köröd
    .text = Valakinek alig maradt { noun-piece-theirs }, ezért mindenki már csak egy kört játszhat. Ha meg tudsz építeni egy útvonalat, most tedd meg: a kézben maradt kártya nem ér semmit.
learn-pass = Nincs mit tenned: passzolj
    .text = Sem húzni, sem építeni nem tudsz. Ez ritkán fordul elő.
learn-over = Vége a játéknak
    .text = Most sorról sorra összeszámoljuk a pontokat.
learn-race-over = Vége a játéknak
    .text = Most minden célkártyát megmutatunk.

learn-remark-turn = Egy körben egyetlen dolgot tehetsz: útvonalat építesz meg (ezt most megteheted), { $draw ->
        [one] egy
        [2] két
       *[other] { $draw }
    } kártyát húzol, vagy új { noun-tickets-acc } húzol.
learn-remark-turn-race = Egy körben három dolog egyikét teheted: útvonalat építesz meg (ezt most megteheted), { $draw ->
        [one] egy
        [2] két
       *[other] { $draw }
    } kártyát húzol, vagy lecseréled a célkártyáidat. Az nyer, aki elsőként teljesít { $goal ->
        [6] hat
       *[other] { $goal }
    } célkártyát.
learn-remark-cut = Ez már nem teljesíthető: { $ticket }. Ne költs rá többet.
learn-remark-near-end = { $you ->
        [yes] Már csak { $pieces } { noun-piece-yours }
       *[no] { $name } játékosnak már csak { $pieces } { noun-piece-theirs }
    } maradt. Ha valakinek { $left ->
        [2] kettő
       *[other] { $left }
    } vagy kevesebb marad, mindenki játszik még egy utolsó kört.
