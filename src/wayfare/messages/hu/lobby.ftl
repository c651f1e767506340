lobby-invited = { $name } játszani hív: { $game }
lobby-waiting =
    { $free ->
        [one] Még egy hely szabad.
       *[other] Még { $free } hely szabad.
    }
lobby-ready = Mindenki itt van.
lobby-rematch = Visszavágó: még hiányzik: { $names }.
lobby-watchers = { $count } néző

# Érkezés
lobby-join-title = Ülj le az asztalhoz
lobby-your-name = A neved
lobby-join = Csatlakozás
lobby-name-please = Írj be egy nevet, amelyet a többiek is látnak.
lobby-full = Minden hely foglalt
lobby-watching = Vagy maradj nézőnek: a játék itt jelenik meg, amikor elindul.
lobby-joined = { $name } leült az asztalhoz.
lobby-left = { $name } elhagyta az asztalt.

# A helyek
lobby-chairs = Helyek
lobby-youngest = Ez a játéksorrend. Szokás szerint a legfiatalabb kezd.
lobby-shuffle = Keverés
lobby-you = te
lobby-starts = kezd
lobby-free = Szabad hely
lobby-free-hint = vendégre vár
lobby-computer = Számítógép
lobby-here = itt van
lobby-not-here = nincs online
lobby-not-back = még nem jött vissza
lobby-level-of = { $name } szintje
lobby-rename = { $name } átnevezése
lobby-save-name = Név mentése
lobby-other-device = { $name } helyének átvitele másik eszközre
lobby-leave = Az asztal elhagyása
lobby-up = { $name } feljebb
lobby-down = { $name } lejjebb
lobby-remove = { $name } eltávolítása
lobby-add = Hozzáadás:
lobby-add-bot = Számítógép
lobby-add-free = Szabad hely
lobby-add-person = Valaki ezen az eszközön

# Indulás
lobby-not-yet =
    { $free ->
        [one] Egy hely szabad. Várj egy vendégre, töröld a helyet, vagy add a gépnek.
       *[other] { $free } hely szabad. Várj vendégekre, töröld a helyeket, vagy add őket a gépnek.
    }
lobby-fill = Szabad helyek kitöltése géppel
lobby-start = Játék indítása
lobby-start-now = Kezdés várakozás nélkül
lobby-stand-ins = A játék magától elindul, amint mindenki visszajött. Ha most indítod el, a hiányzók helyett helyettes játszik; bármikor átvehetik a helyüket.
lobby-rematch-starts = A játék magától elindul, amint mindenki visszajött.
lobby-host-starts = Van helyed. A játék akkor kezdődik, amikor a házigazda elindítja.

# A link
lobby-invite = Meghívás
lobby-invite-how = Akinek megvan ez a link, leülhet egy szabad helyre, vagy nézheti a játékot.
lobby-link = Az asztal linkje
lobby-copy = Másolás
lobby-copied = A link a vágólapra került.
lobby-copy-by-hand = A link ki van jelölve: másold billentyűzettel vagy hosszú érintéssel.
lobby-share = Megosztás
lobby-share-text = Gyere, játsszunk együtt: { $game }
lobby-qr = A link QR-kódja
lobby-local = Ezt a linket csak ez a gép tudja megnyitni.
lobby-local-how = Ha azt szeretnéd, hogy az otthoni hálózatodon lévő telefonok és gépek is csatlakozhassanak, állítsd le a wayfare-t (Ctrl-C), és indítsd el így. A játszmáid megmaradnak; a hálózatodon kívülről senki sem csatlakozhat.

# Hely egy másik eszközön
lobby-move-seat = { $name } helye másik eszközön
lobby-move-how = Olvasd be a másik eszközzel, vagy nyisd meg ott a linket.
lobby-seat-link = A hely linkje
lobby-move-care = Ez a link a hely kulcsa: akinél ott van, látja a kártyákat. Csak annak add oda, aki ezen a helyen játszik.
lobby-keep-both = Hely megtartása itt is
lobby-moved = Kész, ott játszom tovább

# Hogyan játszanak itt
lobby-options = Az asztal beállításai
lobby-clock = Idő egy körre
lobby-clock-none = Nincs korlát
lobby-clock-seconds = { $count } másodperc
lobby-clock-minutes = { $count } perc
lobby-clock-day = Egy nap
lobby-pace = A gépek tempója
lobby-pace-quick = Élénk
lobby-pace-normal = Nyugodt
lobby-pace-slow = Kényelmes
lobby-stand-in = Helyettes szintje
lobby-option-undo = Visszavonás
    .hint = Amíg senki nem látott új kártyát.
lobby-option-hints = Tippek
    .hint = Kérdezd meg a mestert, mit lépne.
lobby-option-chat = Csevegés
    .hint = A játékosok írhatnak egymásnak.
lobby-option-spectators = Nézők
    .hint = Akinek megvan a link, nézheti a játékot, de senki lapjait nem látja.
lobby-option-listed = Nyilvános asztal
    .hint = Megjelenik a kezdőlapon, így bárki csatlakozhat.
