replay-title = Visszajátszás
replay-intro = Nézz vissza egy befejezett játékot lépésről lépésre, nyílt kártyákkal, és folytasd bármelyik ponttól.
replay-pick = Jegyzőkönyv kiválasztása
replay-drop = vagy húzd ide a fájlt. „A jegyzőkönyv letöltése” vagy a wayfare simulate menti.
replay-no-record = Ez a fájl nem egy játék jegyzőkönyve: a jegyzőkönyv az a JSON-fájl, amelyet „A jegyzőkönyv letöltése” ment.
replay-broken = Ezt a jegyzőkönyvet nem lehet visszajátszani: { $sentence }
replay-unverified = Ez a jegyzőkönyv nem illik az osztásához: { $fault }
replay-controls = Visszajátszás
replay-slider = Hol tart a játék
replay-place = { $at } / { $of }
replay-deal = A kártyák kiosztva
replay-first = Az elejére
replay-back = Egy lépés vissza
replay-next = Egy lépés előre
replay-last = A végére
replay-play = Lejátszás
replay-pause = Szünet
replay-speed = Sebesség
replay-eyes = Kinek a szemével
replay-eyes-all = Minden kártya nyílt
replay-eyes-nobody = Nézőként
replay-which = Melyik játék
replay-game = { $number }. játék
replay-leave = Kilépés a visszajátszásból
replay-on = Játék folytatása innen
replay-on-text = Új asztal indul, ahogyan ez a játék { $at ->
    [one] { $at } lépés
   *[other] { $at } lépés
} után állt. Innen te játszol, a többi helyen pedig a gép; a jegyzőkönyv nem változik.
replay-on-seat = Te leszel
replay-on-level = A többiek
replay-on-start = Folytatás
