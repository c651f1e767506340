rules-title = A szabályok
rules-pick = Melyik játék?
rules-minute = A játék egy percben
rules-all = Az összes szabály
rules-try = Tanulj játék közben
rules-map = Térkép: { $name }
rules-spaces = Mezők
rules-points = Pont
rules-lost = A táblát nem sikerült betölteni: a szerver nem válaszol. Az alábbi szabályok képek nélkül is teljesek.

rules-points-goal = { $words ->
        [city] Taxizz végig a városon!
       *[other] Utazd be a térképet vonattal!
    } Gyűjts kártyákat, fizess velük az útvonalakért, és kösd össze a titkos { $words ->
        [city] célkártyáidon látható megállókat
        [railway] menetjegyeiden látható városokat
       *[journey] célkártyáidon látható városokat
    }. A végén az nyer, akinek a legtöbb pontja van.
rules-points-tickets = A { noun-tickets-yours }
    .text = Egy { $words ->
        [city] célkártyán két megálló
        [railway] menetjegyen két város
       *[journey] célkártyán két város
    } látható. Kösd össze őket a saját útvonalaiddal, tetszőleges úton, és a végén megkapod a pontjait. Ha nem sikerül, ugyanennyit veszítesz. { $dealt ->
        [2] Két
       *[other] { $dealt }
    } { $words ->
        [railway] menetjeggyel
       *[other] célkártyával
    } indulsz, és legalább { $keptFirst ->
        [one] egyet
        [2] kettőt
       *[other] { $keptFirst } lapot
    } megtartasz. Senki más nem látja őket.
rules-points-draw = Húzz { $draw ->
        [one] egy
        [2] két
       *[other] { $draw }
    } kártyát
    .text = { $market ->
        [5] Az öt felfordított kártya
       *[other] A felfordított kártyák
    } közül vagy vakon a pakliból, egymás után. A dzsóker ({ $wild }) bármelyik színt helyettesítheti. Ha felfordított dzsókert veszel el, a körben ez az egyetlen kártyád.
rules-points-claim = Építs meg egy útvonalat
    .text = Fizess annyi kártyát az útvonal színéből, ahány mezőből áll, és tegyél minden mezőre egy { $words ->
        [city] taxit
        [railway] vagont
       *[journey] vonatot
    }. Az nem számít, milyen színűek a { $words ->
        [city] taxijaid
        [railway] vagonjaid
       *[journey] vonataid
    }. A szürke útvonalért bármelyik, de egyetlen színnel fizetsz. Az útvonal a játék végéig a tiéd. Nem kell a többihez kapcsolódnia.
rules-points-more = Húzz { noun-tickets-acc }
    .text = Nézz meg { $offered ->
        [2] két
        [3] három
       *[other] { $offered }
    } újat, és tarts meg legalább { $kept ->
        [one] egyet
       *[other] { $kept } lapot
    }. Több { noun-ticket } több pontot hozhat, ha jut rájuk időd.
rules-points-end = A játék vége
    .text = Ha valakinek { $left ->
        [2] két
       *[other] { $left }
    } vagy kevesebb { noun-piece-theirs } marad, mindenki játszhat még egy utolsó kört, ő is. Utána minden { noun-ticket-acc } megmutattok.
rules-points-score = Pontok
    .text = Minden útvonal a hossza szerint ér pontot; a { $words ->
        [railway] menetjegyekért
       *[other] célkártyákért
    } a rájuk írt pontot kapod vagy veszíted{ $attractions ->
        [0] {""}
        [one] ; minden turistalátványosság, amelyet valamelyik útvonalad érint, egy pontot ér
       *[other] ; minden turistalátványosság, amelyet valamelyik útvonalad érint, { $attractions } pontot ér
    }. Egyenlőségnél az nyer, aki több { noun-ticket-acc } teljesített.

rules-race-goal = Utazd be a térképet vonattal! Gyűjts kártyákat, fizess velük az útvonalakért, és kösd össze a célkártyáidon látható városokat. Az nyeri az aranyjegyet, aki elsőként teljesít { $goal ->
        [6] hat
       *[other] { $goal }
    } célkártyát.
rules-race-tickets = A célkártyáid
    .text = Egy célkártyán két város látható. Kösd össze őket a saját útvonalaiddal, tetszőleges úton, és a célkártya teljesült: megmutatod, és kapsz helyette újat. Mindig { $dealt ->
        [2] két
       *[other] { $dealt }
    } célkártya van nálad. Addig senki más nem látja őket.
rules-race-draw = Húzz { $draw ->
        [one] egy
        [2] két
       *[other] { $draw }
    } kártyát
    .text = A pakli tetejéről. A dzsóker ({ $wild }) bármelyik színt helyettesítheti.
rules-race-claim = Építs meg egy útvonalat
    .text = Fizess annyi kártyát az útvonal színéből, ahány mezőből áll, és tegyél minden mezőre egy vonatot. Az nem számít, milyen színűek a vonataid. Az útvonal a játék végéig a tiéd. Nem kell a többihez kapcsolódnia.
rules-race-more = Cseréld le a célkártyáidat
    .text = Ha nem tetszenek a célkártyáid, tedd vissza őket, és húzz { $dealt ->
        [2] két
       *[other] { $dealt }
    } újat. Ez a teljes körödbe kerül.
rules-race-bonus = Keletről nyugatra!
    .text = Köss össze egy várost a keleti szélen egy várossal a nyugati szélen, és bónuszkártyát kapsz. Teljesített célkártyának számít. Minden játékos egyszer kaphatja meg.
rules-race-end = A játék vége
    .text = A játék azonnal véget ér, amint valaki { $goal ->
        [6] hat
       *[other] { $goal }
    } célkártyát teljesített. Akkor is vége, ha valaki előbb leteszi az utolsó vonatát: ekkor az nyer, aki a legtöbb célkártyát teljesítette.

rules-turn = A te köröd: válassz egyet e { $count ->
        [4] négy
       *[other] három
    } közül
rules-double = Két útvonal egymás mellett
    .points = Mindkettő soha nem lehet a tiéd. Ha { $both ->
        [3] csak ketten
       *[other] { $both } főnél kevesebben
    } játszotok, az egyik megépítése után a másik lezárul; { $both ->
        [3] három
       *[other] { $both }
    } vagy több játékosnál valaki más megépítheti.
    .race = Mindkettő soha nem lehet a tiéd, de a másikat valaki más megépítheti.
