# Överallt
skip = Hoppa till innehållet
close = Stäng
cancel = Avbryt
loading = Laddar
reload = Ladda om
try-again = Försök igen
to-home = Till startsidan
page-failed = Sidan kunde inte laddas.

# Inställningar
settings = Inställningar
settings-kept = De här valen stannar på den här enheten.
language = Språk
theme = Utseende
theme-light = Ljust
theme-auto = Automatiskt
theme-dark = Mörkt
speed = Hur fort det går vid bordet
speed-slow = Långsamt
speed-normal = Normalt
speed-fast = Snabbt
speed-none = Utan animering
speed-hint = Dragen visas alltid ett i taget.
confirm-claims = Fråga innan en sträcka mutas in
confirm-claims-hint = Bra på en liten skärm, där man lätt trycker fel.

# Förbindelsen med servern
line-connecting = Ansluter …
line-lost = Förbindelsen är bruten. Den kommer tillbaka av sig själv.
line-closed = Det här bordet är stängt.

# En sida som inte finns
missing-title = Här slutar linjen
missing-text = Sidan finns inte. Kanske är länken gammal, eller så saknas en bokstav.

# Vad servern säger nej till
refused-offline = Servern går inte att nå. Kontrollera din uppkoppling.
refused-malformed = Servern förstod inte det där.
refused-not-found = Bordet finns inte.
refused-no-token = Den här enheten har ingen plats vid bordet.
refused-not-allowed = Det får bara värden göra.
refused-stale = Spelet har gått vidare; så här står det nu.
refused-not-your-turn = Det är inte din tur.
refused-wrong-stage = Det går inte just nu i spelet.
refused-full = Det finns ingen ledig plats längre.
refused-no-undo = Det här draget kan inte tas tillbaka.
refused-chat-off = Chatten är avstängd vid det här bordet.
refused-too-many = Det var för ofta. Vänta en liten stund.
refused-too-large = Det är för stort.
refused-closed = Servern stänger. Försök igen om en stund.
refused-failed = Något gick fel på servern.

# Datorns nivåer
level-easy = Lätt
level-medium = Medel
level-hard = Svår
level-expert = Expert

# Yes and no
yes = Ja
no = Nej
