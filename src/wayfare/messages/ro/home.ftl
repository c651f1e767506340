home-title = revendică rute, parcurge bilete
home-hero = Încotro o iei?
home-lead = Strânge cărți, revendică rute și parcurge-ți biletele: împotriva calculatorului, cu prieteni printr-un link sau împreună pe un singur dispozitiv.
home-new = Ești la început?
home-new-text = Joacă primele ture alături de un ghid. Nu trebuie să citești nimic înainte.
home-learn = Învață jucând
home-rules = Reguli

# Hărțile
home-pick = Alege o hartă
home-players = { $from }–{ $to } jucători
home-minutes = { $to ->
        [one] { $from }–{ $to } minut
        [few] { $from }–{ $to } minute
       *[other] { $from }–{ $to } de minute
    }
home-ages = de la { $from } ani

# Cine joacă
home-who = Cine joacă?
home-your-name = Numele tău
home-name = Nume
home-player = Jucătorul { $number }
home-their-name = Numele jucătorului { $number }
home-who-easy = Calculator – ușor
home-who-medium = Calculator – mediu
home-who-hard = Calculator – greu
home-who-expert = Calculator – expert
home-who-device = Cineva pe acest dispozitiv
home-who-friend = Un prieten, printr-un link
home-level-easy = Un începător: se ocupă pe rând de câte un bilet și construiește pe unde poate.
home-level-medium = Plănuiește bine, dar mai greșește din când în când.
home-level-hard = Cântărește fiecare mutare, ia ce îi trebuie și îți stă în cale.
home-level-expert = Calculează dinainte mii de partide posibile.
home-friend-hint = Primești un link pe care îl trimiți.
home-add = Adaugă un jucător
home-remove = Elimină jucătorul { $number }
home-curtain = Dați dispozitivul din mână în mână. O cortină ascunde cărțile între ture.
home-starter = Cine începe?
home-starter-random = La întâmplare
home-starter-you = Tu
home-play = Joacă { $game }
home-invite = Deschide o masă și invită-ți prietenii
home-friends = O masă pentru prieteni

# Partide în curs, mese deschise, partide încheiate
home-continue = Continuă partida
home-go-on = Continuă
home-in-lobby = Se așteaptă jucători
home-your-turn = Este rândul tău
home-their-turn = Îi aștepți pe ceilalți
home-free-seat = loc liber
home-open-tables = Mese deschise
home-no-tables = Acum nu este nicio masă deschisă. Deschide tu una și fă-o publică din opțiunile ei.
home-join =
    { $free ->
        [one] Intră (1 loc liber)
        [few] Intră ({ $free } locuri libere)
       *[other] Intră ({ $free } de locuri libere)
    }
home-watch = Privește
home-past = Partide încheiate
home-no-past = Partidele pe care le termini pot fi revăzute aici.
home-result = Rezultat
home-replay = Reluare
home-replay-file = Deschide o partidă salvată
home-won = Câștigător:
home-outcome-won = Ai câștigat
home-outcome-lost = Ai pierdut
home-outcome-shared = Victorie împărțită
home-past-show = Ce partide
home-past-all = Toate partidele
home-past-mine = Partidele mele
home-past-won = Câștigate de mine
home-past-lost = Pierdute de mine
home-past-public = Partide publice
home-past-map = Harta
home-past-every-map = Toate hărțile
home-past-none = Nicio partidă nu se potrivește.
home-past-more = { $count ->
        [one] Încă o partidă
        [few] Încă { $count } partide
       *[other] Încă { $count } de partide
    }
