# Mindenütt
skip = Ugrás a tartalomra
close = Bezárás
cancel = Mégse
loading = Betöltés
reload = Újratöltés
try-again = Újra
to-home = Kezdőlap
page-failed = Az oldalt nem sikerült betölteni.

# Beállítások
settings = Beállítások
settings-kept = A beállításokat ez az eszköz őrzi meg.
language = Nyelv
theme = Megjelenés
theme-light = Világos
theme-auto = Automatikus
theme-dark = Sötét
speed = A játék tempója
speed-slow = Lassú
speed-normal = Normál
speed-fast = Gyors
speed-none = Animáció nélkül
speed-hint = A lépések mindig egymás után látszanak.
confirm-claims = Kérdezzen rá, mielőtt megépítek egy útvonalat
confirm-claims-hint = Kis képernyőn hasznos, ahol könnyű mellényúlni.
setting-names = Városnevek
setting-names-modern = Mai nevek
setting-names-printed = A régi térkép szerint
setting-score = Mutassa az eddigi pontjaimat
setting-score-hint = Ennyid lenne, ha most érne véget a játék, célkártyákkal és látványosságokkal együtt.
setting-sound = Halk hang, amikor én következem
setting-vibration = Rezegjen, amikor én következem

# A kapcsolat a szerverrel
connection-connecting = Kapcsolódás…
connection-offline = Megszakadt a kapcsolat. Magától helyreáll.
connection-unsent = A lépésedet megőrizzük, és elküldjük, amint helyreáll a kapcsolat.

# Nem létező oldal
missing-title = Itt véget ér a vonal
missing-text = Nincs ilyen oldal. Talán régi a link, vagy hiányzik belőle egy betű.

# Amit a szerver visszautasít
refused-offline = A szerver nem érhető el. Ellenőrizd a kapcsolatot.
refused-malformed = Ezt a szerver nem értette.
refused-not-found = Nincs ilyen asztal.
refused-no-token = Ezen az eszközön nincs helyed ennél az asztalnál.
refused-not-allowed = Ezt csak a házigazda teheti meg.
refused-stale = Közben továbbhaladt a játék; most így áll.
refused-not-your-turn = Nem te következel.
refused-illegal = Ez a lépés nem szabályos.
refused-wrong-stage = Ez a játéknak ebben a szakaszában nem lehetséges.
refused-full = Nincs több szabad hely.
refused-name-taken = Ennél az asztalnál már van, akit így hívnak. Válassz másik nevet!
refused-no-undo = Ezt a lépést nem lehet visszavonni.
refused-chat-off = Ennél az asztalnál ki van kapcsolva a csevegés.
refused-too-many = Ez túl gyors volt. Várj egy kicsit!
refused-too-large = Ez túl nagy.
refused-closed = A szerver éppen leáll. Próbáld újra kis idő múlva.
refused-failed = Hiba történt a szerveren.

# A számítógép szintjei
level-easy = Könnyű
level-medium = Közepes
level-hard = Nehéz
level-expert = Mester

# Yes and no
yes = Igen
no = Nem
