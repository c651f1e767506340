home-title = építs útvonalakat, köss össze helyeket
home-hero = Merre indulsz?
home-lead = Gyűjts kártyákat, építs útvonalakat, és kösd össze a célkártyáidon szereplő helyeket: a gép ellen, barátokkal egy linken át, vagy mind egy eszköz körül.
home-new = Most játszol először?
home-new-text = Játszd végig velünk az első köröket. Előtte semmit sem kell elolvasnod.
home-learn = Tanuld meg öt perc alatt
home-rules = Szabályok

# A térképek
home-pick = Válassz térképet
home-about-new-york = Taxival Manhattanben: gyors és szoros. Az útvonalak, a célkártyák és a látványosságok is pontot érnek.
home-about-first-journey-europe = Vonattal Dublintól Moszkváig. Az nyer, aki elsőként teljesít hat célkártyát.
home-about-first-journey-usa = Vonattal parttól partig. A legkönnyebb kezdés: hat célkártya nyer.
home-time-new-york = 10–15 perc
home-time-first-journey-europe = 15–30 perc
home-time-first-journey-usa = 15–30 perc
home-players = { $from }–{ $to } játékos

# Ki játszik
home-who = Kik játszanak?
home-you = Te
home-your-name = A neved
home-name = Név
home-player = { $number }. játékos
home-their-name = A(z) { $number }. játékos neve
home-who-easy = Számítógép – könnyű
home-who-medium = Számítógép – közepes
home-who-hard = Számítógép – nehéz
home-who-expert = Számítógép – mester
home-who-device = Valaki ezen az eszközön
home-who-friend = Egy barát, linken át
home-level-easy = Találomra játszik: jó az első lépésekhez.
home-level-medium = Elveszi, ami kell neki, és befejezi, amit tud.
home-level-hard = Egy hálózatként tervezi meg a célkártyáit, és figyel a játék végére.
home-level-expert = Több ezer lehetséges játszmát gondol végig előre.
home-friend-hint = Kapsz egy linket, amit elküldhetsz.
home-add = Játékos hozzáadása
home-remove = A(z) { $number }. játékos eltávolítása
home-curtain = Az eszköz körbejár. A körök között függöny takarja a kártyákat.
home-play = Indulás: { $game }
home-invite = Asztal megterítése és meghívás
home-friends = Asztal a barátoknak

# Folyó játszmák, nyitott asztalok, régi játszmák
home-continue = Játék folytatása
home-go-on = Folytatás
home-in-lobby = Várakozás játékosokra
home-your-turn = Te következel
home-their-turn = A többiek játszanak
home-free-seat = szabad hely
home-open-tables = Nyitott asztalok
home-no-tables = Most nincs nyitott asztal. Teríts meg egyet, és a beállításaiban tedd láthatóvá.
home-join =
    { $free ->
        [one] Csatlakozás (1 szabad hely)
       *[other] Csatlakozás ({ $free } szabad hely)
    }
home-watch = Megnézem
home-past = Befejezett játszmák
home-no-past = A befejezett játszmáidat itt nézheted vissza.
home-result = Eredmény
home-replay = Visszajátszás
home-replay-file = Mentett játszma megnyitása
home-won = Győztes:
