# Why an action is suggested: one sentence for each kind of reason. $aim is "ticket" if the route is on the shortest way for one.
reason-completes = Cu ea realizezi { $ticket }{ $points ->
        [0] {""}
        [one] {""}: un punct
        [few] {""}: { $points } puncte
       *[other] {""}: { $points } de puncte
    }.
reason-on-way = Este pe drumul cel mai scurt pentru { $ticket }; după ea mai { $count ->
        [one] lipsește un spațiu
        [few] lipsesc { $count } spații
       *[other] lipsesc { $count } de spații
    }.
reason-bonus = Leagă coastele și îți aduce un bilet-bonus.
reason-between = Îl împiedică pe { $name } să-și unească aici două părți ale rețelei.
reason-attractions = Ajunge la { $count ->
        [one] o nouă atracție turistică
        [few] { $count } noi atracții turistice
       *[other] { $count } de noi atracții turistice
    }: { $points ->
        [one] încă un punct
        [few] încă { $points } puncte
       *[other] încă { $points } de puncte
    }.
reason-last-round = { $count ->
        [0] Rămâi fără piese
        [one] Rămâi cu o piesă
        [few] Rămâi cu { $count } piese
       *[other] Rămâi cu { $count } de piese
    }, așa că începe runda finală.
reason-scores = Aduce { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } pentru { $count ->
        [one] o piesă
        [few] { $count } piese
       *[other] { $count } de piese
    }.
reason-extends = Îți prelungește rețeaua.
reason-leaves = { $count ->
        [0] Rămâi fără piese
        [one] Rămâi cu o piesă
        [few] Rămâi cu { $count } piese
       *[other] Rămâi cu { $count } de piese
    }.
reason-pays = Cu ea poți plăti { $route }{ $aim ->
        [ticket] , pe drumul cel mai scurt pentru { $ticket }
       *[none] {""}
    }.
reason-toward = Te ajută să plătești { $route }{ $aim ->
        [ticket] , pe drumul cel mai scurt pentru { $ticket }
       *[none] {""}
    }; apoi îți mai { $count ->
        [one] lipsește o carte
        [few] lipsesc { $count } cărți
       *[other] lipsesc { $count } de cărți
    }.
reason-wild = Ține locul oricărei culori.
reason-gathers = Vei avea în mână { $count } × { $card }.
reason-none-helps = Vrei { $route }{ $aim ->
        [ticket] , pe drumul cel mai scurt pentru { $ticket }
       *[none] {""}
    }, dar nicio carte cu fața în sus pe care o poți lua nu te ajută să o plătești.
reason-short = Îți mai { $count ->
        [one] trebuie o carte
        [few] trebuie { $count } cărți
       *[other] trebuie { $count } de cărți
    } pentru { $route }{ $aim ->
        [ticket] , pe drumul cel mai scurt pentru { $ticket }
       *[none] {""}
    }.
reason-no-claim = Acum nu poți revendica nicio rută.
reason-unseen = Nimeni altcineva nu vede ce carte tragi din pachet.
reason-done = { $words ->
        [city] Toate cărțile tale traseu sunt realizate
       *[other] Toate biletele tale sunt parcurse
    } și mai ai { $count ->
        [one] o piesă
        [few] { $count } piese
       *[other] { $count } de piese
    }.
reason-pieces = Mai ai { $count ->
        [one] o piesă
        [few] { $count } piese
       *[other] { $count } de piese
    }.
reason-cut = Niciunul dintre biletele tale nu mai poate fi parcurs.
reason-far = Chiar și biletul cel mai apropiat mai are nevoie de { $count ->
        [one] un spațiu
        [few] { $count } spații
       *[other] { $count } de spații
    }.
reason-needs = { $ticket } cere { $count ->
        [one] un spațiu
        [few] { $count } spații
       *[other] { $count } de spații
    } și valorează { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
reason-connected = { $ticket }: { $words ->
        [city] locațiile sunt deja legate, iar cartea valorează
       *[other] orașele sunt deja legate, iar biletul valorează
    } { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
reason-returns = { $ticket }, pe care { $words ->
        [city] o dai
       *[other] îl dai
    } înapoi, cere { $count ->
        [one] un spațiu
        [few] { $count } spații
       *[other] { $count } de spații
    } și valorează { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
reason-lends = { $name } are ruta { $route }; o gară acolo ți-o împrumută, iar { $ticket } îți aduce { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
reason-saves = Păstrezi { $count ->
        [one] cartea pe care tunelul o cere
        [few] cele { $count } cărți pe care tunelul le cere
       *[other] cele { $count } de cărți pe care tunelul le cere
    } în plus.
reason-only = Este singura mutare permisă.
