# Whose turn it is
table-your-turn = Te jössz
table-their-turn = { $name } lép
table-over = Vége a játéknak
table-ask-turn = Húzz kártyát, építs, vagy húzz célkártyát
table-ask-turn-race = Húzz két kártyát, építs, vagy cserélj célkártyát
table-ask-second-card = Vedd el a második kártyát
table-ask-keep = Válaszd ki, melyik célkártyát tartod meg
table-ask-over = Nézd meg a pontozótömböt
table-ask-pass = Nincs mit tenned: passzolj
table-pass = Passzolok
table-last-round = { $count ->
        [one] Utolsó kör: még 1 lépés
       *[other] Utolsó kör: még { $count } lépés
    }
table-clock = Hátralévő idő: { $time }
table-skip = Ugrás előre

# Parts of the table
table-parts = Az asztal részei
table-board = Tábla: { $game }
table-cards = Kártyák
table-deck = A pakli és a kártyáid
table-market = Felfordított kártyák
table-hand = A kártyáid
table-tickets = Célkártyák
table-tickets-race = Célkártyák
table-players = Játékosok
table-log = Napló
table-routes = Útvonalak
table-chat = Csevegés
table-menu = Menü

# Cards
table-deck-draw-one = { $count ->
        [one] Húzás a pakliból, 1 kártya maradt
       *[other] Húzás a pakliból, { $count } kártya maradt
    }
table-deck-draw-two = { $count ->
        [one] Két kártya húzása a pakliból, 1 kártya maradt
       *[other] Két kártya húzása a pakliból, { $count } kártya maradt
    }
table-discards = { $count ->
        [one] 1 eldobott
       *[other] { $count } eldobott
    }
table-market-take = Elveszem: { $card }
table-market-empty = Üres hely
table-hand-card = { $count } × { $card }
table-hand-lights = Megmutatja, melyik útvonalra elég
table-hand-empty = Nincs kártyád.

# Tickets
table-ticket-lights = Megmutatja a táblán
table-tickets-none = Még nincs célkártyád.
table-tickets-draw = Célkártyák húzása (maradt: { $left })
table-tickets-swap = Mindkét célkártya cseréje (maradt: { $left })
table-tickets-completed = { $count ->
        [one] 1 célkártyát teljesítettél
       *[other] { $count } célkártyát teljesítettél
    }
table-choice = Válassz célkártyát
table-choice-ask = { $offered ->
        [one] Ez az utolsó célkártya, nálad marad.
       *[other] Legalább ennyit tarts meg: { $fewest }. Ami nem teljesül, annak a pontjait a végén levonjuk.
    }
table-choice-keep-one = Megtartom: { $ticket }
table-choice-keeping = Megtartom
table-choice-returning = Visszaadom
table-choice-keep = { $count ->
        [0] Legalább egyet tarts meg
        [one] 1 célkártyát megtartok
       *[other] { $count } célkártyát megtartok
    }

# Players
table-you = te
table-bot = gép
table-away = helyettes játszik
table-offline = nincs itt
table-known = Kártyák, amelyeket mindenki láttára vett el
table-open-hand = Kézben
table-fact-hand = { $count ->
        [one] 1 kártya a kézben
       *[other] { $count } kártya a kézben
    }
table-fact-pieces = { $count ->
        [one] 1 figura maradt
       *[other] { $count } figura maradt
    }
table-fact-tickets = { $count ->
        [one] 1 célkártya
       *[other] { $count } célkártya
    }
table-fact-tickets-race = { $count ->
        [one] 1 célkártya
       *[other] { $count } célkártya
    }
table-fact-points = { $count ->
        [one] 1 pont az útvonalakért
       *[other] { $count } pont az útvonalakért
    }
table-fact-completed = { $count ->
        [one] 1 teljesített célkártya
       *[other] { $count } teljesített célkártya
    }
table-points-short = { $count ->
        [one] 1 pont
       *[other] { $count } pont
    }

# Routes
table-any-colour = bármelyik szín
table-route-facts = { $length ->
        [one] { $colour }, 1 mező
       *[other] { $colour }, { $length } mező
    }
table-routes-claimable = Csak amit most megépíthetek
table-routes-none = Most nem tudsz útvonalat építeni. Előbb húzz kártyát.
table-can-claim = megépíthető
table-route-yours = Ez az útvonal a tiéd.
table-route-owner = Ezt az útvonalat már megépítette: { $name }.
table-pay-ask = Mivel fizetsz?
table-pay-sure = Megépíted ezt az útvonalat?
table-pay-with = Megépítem ezzel: { $cards }
table-rule = { $rule }. szabály

# Why not
table-why-claimed = Ez az útvonal már megépült.
table-why-own-other-half = Ennek a dupla útvonalnak a másik fele a tiéd.
table-why-half-closed = { $players } játékosnál a dupla útvonalnak csak az egyik fele építhető meg.
table-why-too-few-pieces = { $length ->
        [one] 1 figura kell hozzá; neked { $pieces } van.
       *[other] { $length } figura kell hozzá; neked { $pieces } van.
    }
table-why-too-few-cards = { $colour ->
        [gray] { $length } egyszínű kártya kell hozzá ({ $wild } is lehet); neked legfeljebb { $have } van.
       *[other] { $length } × { $colour } kell hozzá ({ $wild } is lehet); neked { $have } van.
    }
table-why-keep-first = Előbb válaszd ki, melyik célkártyát tartod meg.
table-why-second-card-first = Előbb vedd el a második kártyát.
table-why-market-wild-second = Felfordított { $wild } nem lehet a második kártya.
table-why-match-over = Vége a játéknak.

# Log, hint, undo
table-log-since = Az utolsó lépésem óta
table-log-empty = Még nem történt semmi.
table-undo = Visszavonás
table-hint = Tipp
table-hint-why = A szakértő próbáinak { $share } %-a; nyerési esély kb. { $value } %
table-hint-on-way = Ehhez a célkártyához kell: { $ticket }.
table-hint-for-route = Hogy hamarosan megépíthesd: { $route }.
table-hint-for-ticket = Hogy hamarosan megépíthesd: { $route } (célkártya: { $ticket }).
table-hint-do = Meglépem
table-hint-more = { $count ->
        [one] Még egy ötlet
       *[other] Még { $count } ötlet
    }

# Chat
table-chat-empty = Még senki sem írt.
table-chat-say = Írj valamit
table-chat-send = Küldés
table-chat-people = Ki hallható
table-chat-silence = Nekem ne jelenjen meg
table-chat-mute = Némítás mindenkinek
table-chat-muted = A házigazda elnémított.
table-watchers = { $count ->
        [one] 1 néző
       *[other] { $count } néző
    }
table-watching = Nézőként vagy itt. A kézben tartott lapok és a célkártyák a végéig rejtve maradnak.

# Speed at hand
table-speed-slow = Lassú
table-speed-normal = Normál
table-speed-fast = Gyors
table-speed-none = Mozgás nélkül

# Keys
table-help = Billentyűk és súgó
table-help-text = Minden elérhető a Tab, az Enter és a nyílbillentyűkkel. Ezekkel gyorsabb:
table-help-rules = A játék szabályai
table-key-deck = Húzás a pakliból
table-key-market = Felfordított kártya elvétele, balról számolva
table-key-routes = Az útvonalak listájához
table-key-tickets = A célkártyákhoz
table-key-hint = Tipp kérése
table-key-undo = Az utolsó lépés visszavonása
table-key-log = A naplóhoz
table-key-escape = A megnyitott rész bezárása
table-key-help = Ez a súgó

# Coming and going
table-leave = Felállok az asztaltól
table-leave-ask = Felállsz az asztaltól?
table-leave-text = Helyettes játszik tovább helyetted. Bármikor visszajöhetsz.
table-left = Felálltál; helyettes játszik helyetted.
table-stand-in = Most helyettes játszik helyetted.
table-return = Visszaülök
table-score = Pontozótömb
table-to-board = Vissza a táblához

# Several people at one device
table-shared = Most { $name } nézi.
table-pass-to = { $name } következik.
table-hide = Kártyáim elrejtése
table-curtain-pass = Add tovább az eszközt: { $name }
table-curtain-text = Most senkinek a kártyái sincsenek ezen az oldalon.
table-curtain-show = { $name }: mutasd a kártyáimat
