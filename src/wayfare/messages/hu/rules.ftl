rules-title = A szabályok
rules-pick = Melyik játék?
rules-minute = A játék egy percben
rules-all = Az összes szabály
rules-try = Tanulj játék közben
rules-map = Térkép: { $name }
rules-spaces = Mezők
rules-points = Pont
rules-lost = A táblát nem sikerült betölteni: a szerver nem válaszol. Az alábbi szabályok képek nélkül is teljesek.

rules-points-goal = { $look ->
        [city] Taxizz végig a városon!
       *[other] Utazd be a térképet vonattal!
    } Gyűjts kártyákat, fizess velük az útvonalakért, és kösd össze a titkos { $words ->
        [railway] menetjegyeiden látható városokat
       *[other] célkártyáidon látható megállókat
    }. A végén az nyer, akinek a legtöbb pontja van.
rules-points-tickets = A { $words ->
        [railway] menetjegyeid
       *[other] célkártyáid
    }
    .text = Egy { $words ->
        [railway] menetjegyen két város
       *[other] célkártyán két megálló
    } látható. Kösd össze őket a saját útvonalaiddal, tetszőleges úton, és a végén megkapod a pontjait. Ha nem sikerül, ugyanennyit veszítesz. { $dealt ->
        [2] Két
       *[other] { $dealt }
    } { $words ->
        [railway] menetjeggyel
       *[other] célkártyával
    } indulsz, és legalább { $keptFirst ->
        [one] egyet
       *[other] { $keptFirst } kártyát
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
    .text = Fizess annyi kártyát az útvonal színéből, ahány mezőből áll, és tegyél minden mezőre egy { $look ->
        [city] taxit
       *[other] vonatot
    }. A szürke útvonalért bármelyik, de egyetlen színnel fizetsz. Az útvonal a játék végéig a tiéd. Nem kell a többihez kapcsolódnia.
rules-points-more = Húzz { $words ->
        [railway] menetjegyeket
       *[other] célkártyákat
    }
    .text = Nézz meg { $offered ->
        [2] két
       *[other] { $offered }
    } újat, és tarts meg legalább { $kept ->
        [one] egyet
       *[other] { $kept } kártyát
    }. Több { $words ->
        [railway] menetjegy
       *[other] célkártya
    } több pontot hozhat, ha jut rájuk időd.
rules-points-end = A játék vége
    .text = Ha valakinek { $left ->
        [2] két
       *[other] { $left }
    } vagy kevesebb { $look ->
        [city] taxija
       *[other] vonata
    } marad, mindenki játszhat még egy utolsó kört, ő is. Utána minden { $words ->
        [railway] menetjegyet
       *[other] célkártyát
    } megmutattok.
rules-points-score = Pontok
    .text = Minden útvonalért a hossza szerint; a { $words ->
        [railway] menetjegyekért
       *[other] célkártyákért
    } a rájuk írt pont, pluszban vagy mínuszban{ $attractions ->
        [0] {""}
        [one] ; és egy pont minden turistalátványosságért, amelyet valamelyik útvonalad érint
       *[other] ; és { $attractions } pont minden turistalátványosságért, amelyet valamelyik útvonalad érint
    }. Egyenlőségnél az nyer, aki több { $words ->
        [railway] menetjegyet
       *[other] célkártyát
    } teljesített.

rules-race-goal = { $look ->
        [city] Taxizz végig a városon!
       *[other] Utazd be a térképet vonattal!
    } Gyűjts kártyákat, fizess velük az útvonalakért, és kösd össze a célkártyáidon látható városokat. Az nyeri az arany jegyet, aki elsőként teljesít { $goal ->
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
    .text = Fizess annyi kártyát az útvonal színéből, ahány mezőből áll, és tegyél minden mezőre egy { $look ->
        [city] taxit
       *[other] vonatot
    }. Az útvonal a játék végéig a tiéd. Nem kell a többihez kapcsolódnia.
rules-race-more = Cseréld le a célkártyáidat
    .text = Ha nem tetszenek a célkártyáid, tedd vissza őket, és húzz { $dealt ->
        [2] két
       *[other] { $dealt }
    } újat. Ez a teljes körödbe kerül.
rules-race-bonus = Keletről nyugatra!
    .text = Köss össze egy keleti várost egy nyugatival, és bónuszkártyát kapsz. Teljesített célkártyának számít. Minden játékos egyszer kaphatja meg.
rules-race-end = A játék vége
    .text = A játék azonnal véget ér, amint valaki { $goal ->
        [6] hat
       *[other] { $goal }
    } célkártyát teljesített. Akkor is vége, ha valaki előbb leteszi az utolsó { $look ->
        [city] taxiját
       *[other] vonatát
    }: ekkor az nyer, aki a legtöbb célkártyát teljesítette.

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
