# Whose turn it is
table-your-turn = Din tur
table-their-turn = { $name } spelar
table-over = Spelet är slut
table-ask-turn = Dra kort, muta in en sträcka eller dra { noun-tickets }
table-ask-turn-race = Dra { $draw ->
        [one] ett
        [2] två
       *[other] { $draw }
    } kort, muta in en sträcka eller byt dina biljetter
table-ask-next-card = Ta ett kort till
table-ask-keep = Välj vilka { noun-tickets } du behåller
table-ask-pass = Du har inget giltigt drag: passa
table-pass = Passa
table-last-round = { $count ->
        [one] Sista varvet: 1 tur kvar
       *[other] Sista varvet: { $count } turer kvar
    }
table-last-turn-yours = Det här är din sista tur
table-last-turn = { $name } har den sista turen
table-clock = Tid kvar: { $time }
table-skip = Hoppa framåt

# Parts of the table
table-parts = Delar av bordet
table-board = Bräde: { $game }
table-cards = Kort
table-deck = Leken och dina kort
table-market = Uppvända kort
table-hand = Dina kort
table-tickets = { $words ->
        [city] Biljettkort
       *[other] Biljetter
    }
table-tickets-race = Biljetter
table-players = Spelare
table-log = Logg
table-routes = Sträckor
table-chat = Chatt
table-menu = Meny

# Cards
table-deck-draw-one = { $count ->
        [one] Dra ur leken, 1 kort kvar
       *[other] Dra ur leken, { $count } kort kvar
    }
table-deck-draw-several = Dra { $draw } kort ur leken, { $count } kort kvar
table-discards = { $count ->
        [one] 1 kastat
       *[other] { $count } kastade
    }
table-market-take = Ta { $card }
table-market-empty = Tomt
table-hand-card = { $count } × { $card }
table-hand-lights = Visa vilka sträckor det räcker till
table-hand-empty = Du har inga kort.

# Tickets
table-ticket-lights = Visa på brädet
table-tickets-none = Du har inga { noun-tickets } än.
table-tickets-draw = Dra { noun-tickets } ({ $left } kvar)
table-tickets-swap = Byt dina biljetter ({ $left } kvar)
table-tickets-completed = { $count ->
        [one] Du har 1 klar biljett
       *[other] Du har { $count } klara biljetter
    }
table-choice = Välj dina { noun-tickets }
table-held = Du har valt. Nu väntar vi på att de andra ska välja.
table-held-change = Ändra mitt val
table-choice-ask = { $offered ->
        [one] { $words ->
        [city] Det här är det sista biljettkortet, så du behåller det.
       *[other] Det här är den sista biljetten, så du behåller den.
    }
       *[other] Behåll minst { $fewest ->
            [one] { noun-one }
           *[other] { $fewest }
        }. { $words ->
        [city] För ett biljettkort som inte blir klart förlorar du kortets poäng i slutet.
       *[other] För en biljett som inte blir klar förlorar du biljettens poäng i slutet.
    }
    }
table-choice-keep-one = Behåll { $ticket }
table-choice-keeping = { $words ->
        [city] Jag behåller det
       *[other] Jag behåller den
    }
table-choice-returning = { $words ->
        [city] Jag lämnar tillbaka det
       *[other] Jag lämnar tillbaka den
    }
table-choice-more = { $fewest ->
        [one] Behåll minst { noun-one }
       *[other] Behåll minst { $fewest }
    }
table-choice-keep = Behåll { $count ->
        [one] 1 { noun-ticket }
       *[other] { $count } { noun-tickets }
    }

# Players
table-you = du
table-bot = dator
table-away = en ersättare spelar
table-offline = inte här
table-known = Kort som alla har sett spelaren ta
table-open-hand = Hand
table-fact-hand = { $count ->
        [one] 1 kort på handen
       *[other] { $count } kort på handen
    }
table-fact-pieces = { $count ->
        [one] 1 { noun-piece } kvar
       *[other] { $count } { noun-pieces } kvar
    }
table-fact-tickets = { $count ->
        [one] 1 { noun-ticket }
       *[other] { $count } { noun-tickets }
    }
table-fact-tickets-race = { $count ->
        [one] 1 biljett
       *[other] { $count } biljetter
    }
table-fact-points = { $count ->
        [one] 1 poäng för sträckor
       *[other] { $count } poäng för sträckor
    }
table-fact-completed = { $count ->
        [one] 1 { $words ->
            [city] klart biljettkort
           *[other] klar biljett
        }
       *[other] { $count } klara { noun-tickets }
    }
table-score-so-far = Om spelet tog slut nu: { $total }
table-points-short = { $count ->
        [one] 1 p
       *[other] { $count } p
    }

# Routes
table-any-colour = valfri färg
table-route-facts = { $length ->
        [one] { $colour }, 1 ruta
       *[other] { $colour }, { $length } rutor
    }
table-routes-claimable = Bara de jag kan muta in nu
table-search = Sök på namn
table-search-none = Inget på brädet heter så.
table-routes-none = Du kan inte muta in någon sträcka nu. Dra kort först.
table-can-claim = går att muta in
table-closed = stängd
table-route-yours = Den här sträckan är din.
table-route-owner = { $name } har mutat in den här sträckan.
table-which-route = Vilken sträcka?
table-pay-ask = Hur vill du betala?
table-pay-sure = Muta in den här sträckan?
table-pay-others = { $count ->
        [one] eller på ett annat sätt
       *[other] eller på { $count } andra sätt
    }
table-pay-with = Muta in med { $cards }
table-rule = Regel { $rule }

# Why an action is refused
table-why-claimed = Sträckan är redan inmutad.
table-why-own-other-half = Du äger den andra halvan av dubbelsträckan.
table-why-half-closed = Med { $players } spelare kan bara ena halvan av en dubbelsträcka mutas in.
table-why-too-few-pieces = { $length ->
        [one] Den kräver 1 { noun-piece }; du har { $pieces }.
       *[other] Den kräver { $length } { noun-pieces }; du har { $pieces }.
    }
table-why-too-few-cards = { $colour ->
        [gray] { $length ->
            [one] Den kräver 1 kort i valfri färg; du har inget.
           *[other] Den kräver { $length } kort i samma färg ({ $wild } går också); du har högst { $have }.
        }
       *[other] Den kräver { $length } × { $colour } ({ $wild } går också); du har { $have }.
    }
table-why-keep-first = Välj först vilka { noun-tickets } du behåller.
table-why-second-card-first = Ta först ditt nästa kort.
table-why-market-wild-second = En uppvänd joker ({ $wild }) får bara tas som första kort.
table-why-no-such-action = Det draget finns inte i det här spelet.
table-why-no-tickets-left = Det finns inga { noun-tickets } kvar att dra.
table-why-must-not-pass = Du får passa bara när du inte har något annat drag.
table-why-nothing-on-offer = Det finns inga { noun-tickets } att välja bland just nu.
table-why-not-on-offer = De { noun-tickets-the } kan du inte behålla: de erbjuds inte, eller så behåller du för få.
table-why-not-in-market = Det kortet ligger inte längre uppvänt.
table-why-no-cards-in-deck = Leken är slut.
table-why-match-over = Spelet är slut.

# Log, hint, undo
table-log-part = Del av loggen
table-log-all = Hela partiet
table-log-since = Sedan min senaste tur
table-log-empty = Inget har hänt än.
table-undo = Ångra
table-undo-undo-off = Det går inte att ångra vid det här bordet.
table-undo-nothing-yet = Du har inte gjort något drag än.
table-undo-not-yours = Någon annan har hunnit göra sitt drag.
table-undo-revealed = Ett nytt kort{ $words ->
        [city] {""}
       *[other] {""} eller en ny biljett
    } har visats sedan dess.
table-undo-limit = Du får inte ångra fler drag den här turen.
table-undo-over = Spelet är slut.
table-hint = Tips
table-hint-why = Expertens val i { $share }{"\u00A0"}% av försöken; vinstchans ungefär { $value }{"\u00A0"}%
table-hint-do = Gör så
table-hint-more = { $count ->
        [one] Ett förslag till
       *[other] { $count } förslag till
    }

# Chat
table-chat-empty = Ingen har skrivit något än.
table-chat-say = Skriv något
table-chat-send = Skicka
table-chat-people = Deltagare
table-chat-silence = Dölj för mig
table-chat-mute = Tysta för alla
table-chat-muted = Värden har tystat dig.
table-watchers = { $count ->
        [one] 1 person tittar på
       *[other] { $count } personer tittar på
    }
table-watching = Du tittar på. Händer och { noun-tickets } är dolda till slutet.

# Speed control
table-speed-slow = Långsamt
table-speed-normal = Normalt
table-speed-fast = Snabbt
table-speed-none = Utan animationer

# Keys
table-help = Tangenter och hjälp
table-help-text = Allt går att göra med Tab, Enter och piltangenterna. De här tangenterna är snabbare:
table-help-rules = Spelets regler
table-key-deck = Dra ur leken
table-key-market = Ta ett uppvänt kort, räknat från vänster
table-key-routes = Till listan över sträckor
table-key-tickets = Till { noun-tickets-the }
table-key-hint = Be om ett tips
table-key-undo = Ångra senaste draget
table-key-log = Till loggen
table-key-escape = Stäng den öppna panelen
table-key-help = Den här hjälpen

# Coming and going
table-leave = Lämna bordet
table-leave-ask = Lämna bordet?
table-leave-text = En ersättare spelar åt dig. Du kan komma tillbaka när som helst.
table-left = Du har lämnat bordet; en ersättare spelar åt dig.
table-stand-in = En ersättare spelar åt dig.
table-return = Ta tillbaka min plats
table-score = Poängblock
table-to-board = Tillbaka till brädet

# Several people sharing one device
table-shared = Nu visas korten för { $name }.
table-pass-to = { $name } står på tur.
table-hide = Dölj mina kort
table-curtain-pass = Lämna över till { $name }
table-curtain-text = Inga kort visas just nu.
table-curtain-show = { $name }: visa mina kort
