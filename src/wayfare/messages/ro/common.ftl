# Peste tot
skip = Sari la conținut
close = Închide
cancel = Anulează
loading = Se încarcă
reload = Reîncarcă
try-again = Încearcă din nou
to-home = Pagina principală
page-failed = Pagina nu a putut fi încărcată.

# Setări
settings = Setări
settings-kept = Setările rămân pe acest dispozitiv.
language = Limba
theme = Aspect
theme-light = Luminos
theme-auto = Automat
theme-dark = Întunecat
speed = Viteza jocului
speed-slow = Lent
speed-normal = Normal
speed-fast = Rapid
speed-none = Fără animații
speed-hint = Mutările se văd întotdeauna una după alta.
confirm-claims = Întreabă înainte de revendicarea unei rute
confirm-claims-hint = Util pe un ecran mic, unde e ușor să atingi altceva.
setting-names = Numele orașelor
setting-names-modern = Cele de azi
setting-names-printed = Ca pe harta veche
setting-score = Arată-mi punctajul de până acum
setting-score-hint = Cât ai avea dacă jocul s-ar termina acum, cu tot cu bilete și atracții.
setting-sound = Un sunet discret când e rândul meu
setting-vibration = Vibrează când e rândul meu

# Conexiunea cu serverul
connection-connecting = Se conectează…
connection-offline = Conexiunea s-a întrerupt. Se reface automat.
connection-unsent = Mutarea ta e păstrată aici și se trimite imediat ce revine conexiunea.

# O pagină care nu există
missing-title = Linia se termină aici
missing-text = Pagina nu există. Poate că linkul e vechi sau lipsește o literă.

# Ce refuză serverul
refused-offline = Serverul nu răspunde. Verifică conexiunea la internet.
refused-malformed = Serverul nu a înțeles cererea.
refused-not-found = Această masă nu există.
refused-no-token = De pe acest dispozitiv nu ai un loc la această masă.
refused-not-allowed = Numai gazda poate face asta.
refused-stale = Jocul a mers mai departe; iată situația de acum.
refused-not-your-turn = Nu este rândul tău.
refused-illegal = Mutarea aceasta nu este permisă.
refused-wrong-stage = Nu poți face asta în acest moment al jocului.
refused-full = Nu mai sunt locuri libere.
refused-name-taken = Cineva de la această masă are deja numele acesta. Alege altul, te rog.
refused-no-undo = Mutarea aceasta nu mai poate fi anulată.
refused-chat-off = Chatul este oprit la această masă.
refused-too-many = Prea multe cereri. Așteaptă puțin, te rog.
refused-too-large = Este prea mare.
refused-closed = Serverul se oprește. Încearcă din nou peste câteva clipe.
refused-failed = Ceva nu a mers bine pe server.

# Nivelurile calculatorului
level-easy = Ușor
level-medium = Mediu
level-hard = Greu
level-expert = Expert

# Yes and no
yes = Da
no = Nu
