home-title = építs útvonalakat, teljesítsd a célkártyáidat
home-hero = Merre indulsz?
home-lead = Gyűjts kártyákat, építs útvonalakat, és teljesítsd a célkártyáidat: a gép ellen, linkkel meghívott barátokkal vagy együtt, egyetlen eszközön.
home-new = Most játszol először?
home-new-text = Játszd végig az első köröket egy segítővel. Előtte semmit sem kell elolvasnod.
home-learn = Tanulj játék közben
home-rules = Szabályok

# A térképek
home-pick = Válassz térképet
home-players = { $from }–{ $to } játékos
home-minutes = { $from }–{ $to } perc
home-ages = { $from } éves kortól

# Ki játszik
home-who = Kik játszanak?
home-your-name = A neved
home-name = Név
home-player = { $number }. játékos
home-their-name = { $number }. játékos neve
home-who-easy = Számítógép – könnyű
home-who-medium = Számítógép – közepes
home-who-hard = Számítógép – nehéz
home-who-expert = Számítógép – mester
home-who-device = Valaki ezen az eszközön
home-who-friend = Egy barát, linkkel meghívva
home-level-easy = Kezdő: egyszerre egy célkártyával foglalkozik, és ott épít, ahol tud.
home-level-medium = Jól tervez, de néha hibázik.
home-level-hard = Minden lépést megfontol, elveszi, ami kell neki, és az utadba áll.
home-level-expert = Több ezer lehetséges játszmát gondol végig előre.
home-friend-hint = Kapsz egy linket, amit elküldhetsz.
home-add = Játékos hozzáadása
home-remove = { $number }. játékos eltávolítása
home-curtain = Adjátok körbe az eszközt. A körök között függöny takarja a kártyákat.
home-starter = Ki kezd?
home-starter-random = Véletlenszerűen
home-starter-you = Te
home-play = Indulás: { $game }
home-invite = Asztal nyitása és meghívás
home-friends = Asztal barátoknak

# Folyó játszmák, nyitott asztalok, régi játszmák
home-continue = Játék folytatása
home-go-on = Folytatás
home-in-lobby = Várakozás játékosokra
home-your-turn = Te következel
home-their-turn = A többiekre vársz
home-free-seat = szabad hely
home-open-tables = Nyitott asztalok
home-no-tables = Most nincs nyitott asztal. Nyiss egyet, és a beállításaiban tedd nyilvánossá.
home-join = Csatlakozás ({ $free } szabad hely)
home-watch = Nézőként
home-past = Befejezett játszmák
home-no-past = A befejezett játszmáidat itt nézheted vissza.
home-result = Eredmény
home-replay = Visszajátszás
home-replay-file = Mentett játszma megnyitása
home-won = Győztes:
home-outcome-won = Nyertél
home-outcome-lost = Vesztettél
home-outcome-shared = Megosztott győzelem
home-past-show = Mely játszmák
home-past-all = Minden játszma
home-past-mine = Az én játszmáim
home-past-won = Amelyeket megnyertem
home-past-lost = Amelyeket elvesztettem
home-past-public = Nyilvános játszmák
home-past-map = Térkép
home-past-every-map = Minden térkép
home-past-none = Nincs ilyen játszma.
home-past-more = { $count ->
        [one] Még egy játszma
       *[other] Még { $count } játszma
    }
