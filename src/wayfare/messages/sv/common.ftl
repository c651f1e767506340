# Överallt
skip = Hoppa till innehållet
close = Stäng
cancel = Avbryt
loading = Laddar
reload = Ladda om
try-again = Försök igen
to-home = Startsidan
page-failed = Sidan kunde inte laddas.

# Inställningar
settings = Inställningar
settings-kept = Inställningarna sparas på den här enheten.
language = Språk
theme = Utseende
theme-light = Ljust
theme-auto = Automatiskt
theme-dark = Mörkt
speed = Speltempo
speed-slow = Långsamt
speed-normal = Normalt
speed-fast = Snabbt
speed-none = Utan animationer
speed-hint = Dragen visas alltid ett i taget.
confirm-claims = Fråga innan en sträcka mutas in
confirm-claims-hint = Bra på en liten skärm, där man lätt trycker fel.
setting-names = Stadsnamn
setting-names-modern = Moderna
setting-names-printed = Som på den gamla kartan
setting-score = Visa min poäng hittills
setting-score-hint = Vad du skulle ha om spelet tog slut nu, med biljetter och attraktioner.
setting-sound = Spela ett mjukt ljud när det är min tur
setting-vibration = Vibrera när det är min tur

# Anslutningen till servern
connection-connecting = Ansluter …
connection-offline = Anslutningen bröts. Den återställs av sig själv.
connection-unsent = Ditt drag är sparat här och skickas så fort anslutningen är tillbaka.

# En sida som inte finns
missing-title = Här slutar linjen
missing-text = Sidan finns inte. Länken kan vara gammal, eller så saknas en bokstav.

# Vad servern säger nej till
refused-offline = Servern går inte att nå. Kontrollera din anslutning.
refused-malformed = Servern förstod inte det.
refused-not-found = Bordet finns inte.
refused-no-token = Du har ingen plats vid det här bordet på den här enheten.
refused-not-allowed = Det får bara värden göra.
refused-stale = Spelet har gått vidare; så här står det nu.
refused-not-your-turn = Det är inte din tur.
refused-illegal = Det draget är inte tillåtet.
refused-wrong-stage = Det går inte i det här skedet av spelet.
refused-full = Det finns inga lediga platser kvar.
refused-name-taken = Någon vid bordet heter redan så. Välj ett annat namn.
refused-no-undo = Det här draget går inte att ångra.
refused-chat-off = Chatten är avstängd vid det här bordet.
refused-too-many = Det gick lite för fort. Vänta en liten stund.
refused-too-large = Det är för stort.
refused-closed = Servern stängs av. Försök igen om en stund.
refused-failed = Något gick fel på servern.

# Datorns nivåer
level-easy = Lätt
level-medium = Medelsvår
level-hard = Svår
level-expert = Expert

# Yes and no
yes = Ja
no = Nej
