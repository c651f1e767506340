# Mindenütt
skip = Ugrás a tartalomra
close = Bezárás
cancel = Mégse
loading = Betöltés
reload = Újratöltés
try-again = Próbáld újra
to-home = A kezdőlapra
page-failed = Az oldalt nem sikerült betölteni.

# Beállítások
settings = Beállítások
settings-kept = Ezek a beállítások ezen az eszközön maradnak.
language = Nyelv
theme = Megjelenés
theme-light = Világos
theme-auto = Automatikus
theme-dark = Sötét
speed = Az események sebessége az asztalnál
speed-slow = Lassú
speed-normal = Normál
speed-fast = Gyors
speed-none = Animáció nélkül
speed-hint = A lépések mindig egymás után láthatók.
confirm-claims = Kérdezzen rá, mielőtt megépítek egy útvonalat
confirm-claims-hint = Kis képernyőn hasznos, ahol könnyű mellényúlni.

# A kapcsolat a szerverrel
line-connecting = Kapcsolódás …
line-lost = Megszakadt a kapcsolat. Magától helyreáll.
line-closed = Ez az asztal bezárt.

# Nem létező oldal
missing-title = Itt véget ér a vonal
missing-text = Nincs ilyen oldal. Talán régi a link, vagy hiányzik belőle egy betű.

# Amit a szerver visszautasít
refused-offline = A szerver nem érhető el. Ellenőrizd a kapcsolatot.
refused-malformed = A szerver ezt nem értette.
refused-not-found = Nincs ilyen asztal.
refused-no-token = Ennek az eszköznek nincs helye ennél az asztalnál.
refused-not-allowed = Ezt csak a házigazda teheti meg.
refused-stale = A játék közben továbbhaladt; most így áll.
refused-not-your-turn = Nem te következel.
refused-wrong-stage = Ez a játéknak ebben a szakaszában nem lehetséges.
refused-full = Nincs több szabad hely.
refused-no-undo = Ezt a lépést nem lehet visszavonni.
refused-chat-off = Ennél az asztalnál ki van kapcsolva a csevegés.
refused-too-many = Ez túl sűrű volt. Várj egy kicsit!
refused-too-large = Ez túl nagy.
refused-closed = A szerver éppen leáll. Próbáld újra kis idő múlva.
refused-failed = Valami hiba történt a szerveren.

# A számítógép szintjei
level-easy = Könnyű
level-medium = Közepes
level-hard = Nehéz
level-expert = Mester

# Yes and no
yes = Igen
no = Nem
