# Peste tot
skip = Sari la conținut
close = Închide
cancel = Renunță
loading = Se încarcă
reload = Reîncarcă
try-again = Încearcă din nou
to-home = La pagina de start
page-failed = Pagina nu a putut fi încărcată.

# Setări
settings = Setări
settings-kept = Aceste alegeri rămân pe acest dispozitiv.
language = Limba
theme = Aspect
theme-light = Luminos
theme-auto = Automat
theme-dark = Întunecat
speed = Viteza evenimentelor de la masă
speed-slow = Încet
speed-normal = Normal
speed-fast = Repede
speed-none = Fără animații
speed-hint = Mutările sunt arătate mereu una după alta.
confirm-claims = Întreabă înainte de revendicarea unei rute
confirm-claims-hint = Util pe un ecran mic, unde e ușor să atingi altceva.

# Legătura cu serverul
line-connecting = Se conectează …
line-lost = Legătura s-a întrerupt. Revine singură.
line-closed = Această masă este închisă.

# O pagină care nu există
missing-title = Linia se termină aici
missing-text = Nu există o asemenea pagină. Poate că linkul e vechi sau lipsește o literă.

# Ce refuză serverul
refused-offline = Serverul nu răspunde. Verifică legătura la internet.
refused-malformed = Serverul nu a înțeles cererea.
refused-not-found = Nu există o asemenea masă.
refused-no-token = Acest dispozitiv nu are loc la această masă.
refused-not-allowed = Numai gazda poate face asta.
refused-stale = Jocul a mers mai departe; iată cum stau lucrurile acum.
refused-not-your-turn = Nu este rândul tău.
refused-wrong-stage = Acum nu se poate face asta.
refused-full = Nu mai este niciun loc liber.
refused-no-undo = Această mutare nu poate fi retrasă.
refused-chat-off = Conversația este oprită la această masă.
refused-too-many = Prea des. Așteaptă puțin, te rog.
refused-too-large = Este prea mare.
refused-closed = Serverul se închide. Încearcă din nou imediat.
refused-failed = Ceva nu a mers bine pe server.

# Nivelurile calculatorului
level-easy = Ușor
level-medium = Mediu
level-hard = Greu
level-expert = Expert

# Yes and no
yes = Da
no = Nu
