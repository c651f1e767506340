lobby-invited = { $name } vill spela { $game } med dig
lobby-waiting =
    { $free ->
        [one] En plats är fortfarande ledig.
       *[other] { $free } platser är fortfarande lediga.
    }
lobby-ready = Alla är här.
lobby-rematch = Revansch: väntar på { $names }.
lobby-watchers =
    { $count ->
        [one] 1 tittar på
       *[other] { $count } tittar på
    }

# Att komma in
lobby-join-title = Slå dig ner
lobby-your-name = Ditt namn
lobby-join = Gå med
lobby-name-please = Skriv ett namn som de andra får se.
lobby-full = Alla platser är upptagna
lobby-watching = Eller stanna och titta på: spelet visas här när det börjar.
lobby-joined = { $name } slog sig ner.
lobby-left = { $name } lämnade bordet.

# Platserna
lobby-chairs = Platser
lobby-youngest = Så här går turen. Den yngsta brukar börja.
lobby-shuffle = Blanda
lobby-you = du
lobby-starts = börjar
lobby-free = Ledig plats
lobby-free-hint = väntar på en gäst
lobby-computer = Dator
lobby-here = här
lobby-not-here = inte ansluten
lobby-not-back = inte tillbaka än
lobby-level-of = Nivå för { $name }
lobby-rename = Byt namn på { $name }
lobby-save-name = Spara namnet
lobby-other-device = Flytta platsen för { $name } till en annan enhet
lobby-leave = Lämna bordet
lobby-up = Flytta upp { $name }
lobby-down = Flytta ner { $name }
lobby-remove = Ta bort { $name }
lobby-add = Lägg till:
lobby-add-bot = Dator
lobby-add-free = Ledig plats
lobby-add-person = Någon vid den här enheten

# Start
lobby-not-yet =
    { $free ->
        [one] En plats är ledig. Vänta på en gäst, ta bort platsen eller låt en dator ta den.
       *[other] { $free } platser är lediga. Vänta på gäster, ta bort platserna eller låt datorer ta dem.
    }
lobby-fill = Fyll med datorer
lobby-start = Börja spela
lobby-start-now = Starta utan att vänta
lobby-stand-ins = Spelet startar av sig självt när alla är tillbaka. Om du startar nu spelar en ersättare för dem som saknas; de kan ta över när som helst.
lobby-rematch-starts = Spelet startar av sig självt när alla är tillbaka.
lobby-host-starts = Du har en plats. Spelet börjar när värden startar det.

# Länken
lobby-invite = Bjud in
lobby-invite-how = Den som har länken kan ta en ledig plats eller titta på.
lobby-link = Länk till bordet
lobby-copy = Kopiera
lobby-copied = Länken är kopierad.
lobby-copy-by-hand = Länken är markerad: kopiera den med tangentbordet eller ett långt tryck.
lobby-share = Dela
lobby-share-text = Kom och spela { $game } med mig:
lobby-qr = Länkens QR-kod
lobby-local = Bara den här datorn kan öppna länken.
lobby-local-how = Vill du att telefoner och datorer i ditt hemnätverk ska kunna vara med stoppar du wayfare med Ctrl-C och startar det så här. Dina partier är sparade; ingen utanför ditt nätverk kan vara med.

# En plats på en annan enhet
lobby-move-seat = Platsen för { $name } på en annan enhet
lobby-move-how = Skanna koden med den andra enheten eller öppna länken där.
lobby-seat-link = Länk till platsen
lobby-move-care = Länken är nyckeln till platsen: den som har den kan se korten. Ge den bara till den som spelar på platsen.
lobby-keep-both = Behåll platsen även här
lobby-moved = Klart, jag spelar där nu

# Hur det spelas här
lobby-options = Inställningar
lobby-clock = Tid per tur
lobby-clock-none = Obegränsad
lobby-clock-seconds =
    { $count ->
        [one] { $count } sekund
       *[other] { $count } sekunder
    }
lobby-clock-minutes =
    { $count ->
        [one] { $count } minut
       *[other] { $count } minuter
    }
lobby-clock-day = En dag
lobby-pace = Datorernas takt
lobby-pace-quick = Rask
lobby-pace-normal = Lugn
lobby-pace-slow = Maklig
lobby-stand-in = Ersättare för dem som lämnar
lobby-option-undo = Ångra drag
    .hint = Så länge inget nytt kort har setts.
lobby-option-hints = Tips
    .hint = Fråga experten vad den skulle göra.
lobby-option-chat = Chatt
    .hint = Spelarna kan skriva till varandra.
lobby-option-spectators = Åskådare
    .hint = Den som har länken får titta på, men ser ingens kort.
lobby-option-listed = Öppet bord
    .hint = Visas på startsidan, så att vem som helst kan gå med.
