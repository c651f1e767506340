# Whose turn it is
table-your-turn = Te jössz
table-their-turn = { $name } lép
table-over = Vége a játéknak
table-ask-turn = Húzz kártyát, építs, vagy húzz { noun-ticket-acc }
table-ask-turn-race = Húzz { $draw ->
        [one] egy
        [2] két
       *[other] { $draw }
    } kártyát, építs, vagy cserélj célkártyát
table-ask-next-card = Vegyél el még egy kártyát
table-ask-keep = Válaszd ki, melyik { noun-ticket-acc } tartod meg
table-ask-pass = Nincs szabályos lépésed: passzolj
table-pass = Passzolok
table-last-round = Utolsó kör: még { $count } lépés
table-last-turn-yours = Ez az utolsó köröd
table-last-turn = { $name } játssza az utolsó kört
table-clock = Hátralévő idő: { $time }
table-skip = Ugrás előre

# Parts of the table
table-parts = Az asztal részei
table-board = Tábla: { $game }
table-cards = Kártyák
table-deck = A pakli és a kártyáid
table-market = Felfordított kártyák
table-hand = A kártyáid
table-tickets = { $words ->
        [railway] Menetjegyek
       *[other] Célkártyák
    }
table-tickets-race = Célkártyák
table-players = Játékosok
table-log = Napló
table-routes = Útvonalak
table-chat = Csevegés
table-menu = Menü

# Cards
table-deck-draw-one = Húzás a pakliból, { $count } kártya maradt
table-deck-draw-several = { $draw } kártya húzása a pakliból, { $count } kártya maradt
table-discards = { $count } eldobott
table-market-take = Elveszem: { $card }
table-market-empty = Üres hely
table-hand-card = { $count } × { $card }
table-hand-lights = Mutasd, melyik útvonalra elég
table-hand-empty = Nincs kártyád.

# Tickets
table-ticket-lights = Mutasd a táblán
table-tickets-none = Még nincs { noun-ticket-yours }.
table-tickets-draw = { $words ->
        [railway] Menetjegyek
       *[other] Célkártyák
    } húzása (maradt: { $left })
table-tickets-swap = Célkártyák cseréje (maradt: { $left })
table-tickets-completed = { $count } célkártyát teljesítettél
table-choice = Válassz { noun-ticket-acc }
table-held = Választottál. Még a többiek választására várunk.
table-held-change = Mást választok
table-choice-ask = { $offered ->
        [one] Ez az utolsó { noun-ticket }, ezért nálad marad.
       *[other] Legalább { $fewest ->
            [one] egy
           *[other] { $fewest }
        } { noun-ticket-acc } tarts meg. Ami nem teljesül, annak a pontjait a végén elveszíted.
    }
table-choice-keep-one = Megtartom: { $ticket }
table-choice-keeping = Megtartom
table-choice-returning = Visszaadom
table-choice-more = { $fewest ->
        [one] Legalább egyet tarts meg
       *[other] Legalább { $fewest } { noun-ticket-acc } tarts meg
    }
table-choice-keep = { $count ->
        [one] Egy { noun-ticket-acc } tartok meg
       *[other] { $count } { noun-ticket-acc } tartok meg
    }

# Players
table-you = te
table-bot = gép
table-away = helyettes játszik
table-offline = nincs itt
table-known = Kártyák, amelyeket mindenki láttára vett el
table-open-hand = Kézben
table-fact-hand = { $count } kártya a kézben
table-fact-pieces = { $count } { noun-piece } maradt
table-fact-tickets = { $count } { noun-ticket }
table-fact-tickets-race = { $count } célkártya
table-fact-points = { $count } pont az útvonalakért
table-fact-completed = { $count } teljesített { noun-ticket }
table-score-so-far = Ha most érne véget a játék: { $total }
table-points-short = { $count } pont

# Routes
table-any-colour = bármelyik szín
table-route-facts = { $colour }, { $length } mező
table-routes-claimable = Csak amit most megépíthetek
table-search = Keresés név szerint
table-search-none = A táblán semminek nincs ilyen neve.
table-routes-none = Most nem tudsz útvonalat építeni. Előbb húzz kártyát.
table-can-claim = megépíthető
table-closed = lezárva
table-route-yours = Ez az útvonal a tiéd.
table-route-owner = Ezt az útvonalat már megépítette: { $name }.
table-which-route = Melyik útvonalat?
table-pay-ask = Mivel fizetsz?
table-pay-sure = Megépíted ezt az útvonalat?
table-pay-others = vagy { $count } más módon
table-pay-with = Megépítem ezzel: { $cards }
table-rule = { $rule } szabály

# Why an action is refused
table-why-claimed = Ez az útvonal már megépült.
table-why-own-other-half = Ennek a dupla útvonalnak a másik fele a tiéd.
table-why-half-closed = { $players } játékosnál a dupla útvonalnak csak az egyik fele építhető meg.
table-why-too-few-pieces = { $length } { noun-piece } kell hozzá; neked { $pieces } van.
table-why-too-few-cards = { $colour ->
        [gray] { $length ->
            [one] 1 tetszőleges kártya kell hozzá; neked egy sincs.
           *[other] { $length } egyszínű kártya kell hozzá ({ $wild } is lehet); neked legfeljebb { $have } van.
        }
       *[other] { $length } × { $colour } kell hozzá ({ $wild } is lehet); neked { $have } van.
    }
table-why-keep-first = Előbb válaszd ki, melyik { noun-ticket-acc } tartod meg.
table-why-second-card-first = Előbb vedd el a következő kártyát.
table-why-market-wild-second = Felfordított { $wild }kártyát csak első kártyaként vehetsz el.
table-why-no-such-action = Ebben a játékban nincs ilyen lépés.
table-why-no-tickets-left = Elfogytak a { noun-tickets }.
table-why-must-not-pass = Csak akkor passzolhatsz, ha nincs más lépésed.
table-why-nothing-on-offer = Most nincs { noun-ticket }, amelyből választhatnál.
table-why-not-on-offer = Azokat a { noun-tickets-acc } nem tarthatod meg: nem azok közül választhatsz, vagy túl keveset tartanál meg.
table-why-not-in-market = Ez a kártya már nincs a felfordítottak között.
table-why-no-cards-in-deck = Elfogyott a pakli.
table-why-match-over = Vége a játéknak.

# Log, hint, undo
table-log-part = A napló melyik része
table-log-all = Az egész játszma
table-log-since = Az utolsó köröm óta
table-log-empty = Még nem történt semmi.
table-undo = Visszavonás
table-undo-undo-off = Ennél az asztalnál nem lehet visszavonni.
table-undo-nothing-yet = Még nem léptél.
table-undo-not-yours = Azóta már más is lépett.
table-undo-revealed = Azóta új kártya{ $words ->
        [railway] {""} vagy menetjegy
       *[other] {""}
    } került elő.
table-undo-limit = Ebben a körben már nem vonhatsz vissza többet.
table-undo-over = Vége a játéknak.
table-hint = Tipp
table-hint-why = A mester a próbák { $share }%-ában ezt választotta; nyerési esély: kb. { $value }%
table-hint-do = Meglépem
table-hint-more = { $count ->
        [one] Még egy ötlet
       *[other] Még { $count } ötlet
    }

# Chat
table-chat-empty = Még senki sem írt.
table-chat-say = Írj valamit
table-chat-send = Küldés
table-chat-people = Résztvevők
table-chat-silence = Nekem ne jelenjen meg
table-chat-mute = Némítás mindenkinek
table-chat-muted = A házigazda elnémított.
table-watchers = { $count } néző
table-watching = Nézőként vagy itt. A kézben tartott lapok és a { noun-tickets } a végéig rejtve maradnak.

# Speed control
table-speed-slow = Lassú
table-speed-normal = Normál
table-speed-fast = Gyors
table-speed-none = Animáció nélkül

# Keys
table-help = Billentyűk és súgó
table-help-text = Minden elérhető a Tab és az Enter billentyűvel, valamint a nyilakkal. Ezekkel gyorsabb:
table-help-rules = A játék szabályai
table-key-deck = Húzás a pakliból
table-key-market = Felfordított kártya elvétele, balról számolva
table-key-routes = Az útvonalak listájához
table-key-tickets = A { $words ->
        [railway] menetjegyekhez
       *[other] célkártyákhoz
    }
table-key-hint = Tipp kérése
table-key-undo = Az utolsó lépés visszavonása
table-key-log = A naplóhoz
table-key-escape = A megnyitott rész bezárása
table-key-help = Ez a súgó

# Coming and going
table-leave = Az asztal elhagyása
table-leave-ask = Elhagyod az asztalt?
table-leave-text = Helyettes játszik tovább helyetted. Bármikor visszajöhetsz.
table-left = Elhagytad az asztalt; helyettes játszik helyetted.
table-stand-in = Most helyettes játszik helyetted.
table-return = Visszaülés az asztalhoz
table-score = Pontozótömb
table-to-board = Vissza a táblához

# Several people sharing one device
table-shared = Most { $name } lapjai látszanak.
table-pass-to = { $name } következik.
table-hide = Kártyáim elrejtése
table-curtain-pass = Add tovább az eszközt: { $name }
table-curtain-text = Most senki lapjai sem látszanak.
table-curtain-show = { $name }: mutasd a kártyáimat
