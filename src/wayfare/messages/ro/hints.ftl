# Why an action is suggested: one sentence for each kind of reason. $aim is "ticket" if the route is on the shortest way for one.
reason-completes = Cu ea { $words ->
        [city] realizezi
       *[other] parcurgi
    } { $ticket }{ $points ->
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
reason-between = { $name } nu își mai poate uni aici două părți ale rețelei.
reason-rival = Probabil că și { $name } vrea această rută, pentru { $ticket }.
reason-attractions = Ajunge la { $count ->
        [one] o nouă atracție turistică
        [few] { $count } noi atracții turistice
       *[other] { $count } de noi atracții turistice
    }: { $points ->
        [one] încă un punct
        [few] încă { $points } puncte
       *[other] încă { $points } de puncte
    }.
reason-longest = Ruta ta continuă cea mai lungă ajunge la { $count ->
        [one] un { noun-piece }
        [few] { $count } { noun-pieces }
       *[other] { $count } de { noun-pieces }
    }, mai lungă decât a oricui: { $points ->
        [one] 1 punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
reason-tunnel = E un tunel și { $count ->
        [0] nu-ți mai rămâne nicio carte
        [one] îți mai rămâne o carte
        [few] îți mai rămân { $count } cărți
       *[other] îți mai rămân { $count } de cărți
    } pentru cazul în care costă mai mult.
reason-takes-back = Îți iei înapoi { $count ->
        [one] cartea pusă jos
        [few] cele { $count } cărți puse jos
       *[other] cele { $count } de cărți puse jos
    } și poți încerca din nou mai târziu.
reason-lends = O gară construită acolo ar împrumuta ruta { $route } ({ $name }), iar { $ticket } ({ $points ->
        [one] 1 punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }) { $count ->
        [0] ar fi parcurs
        [one] ar mai cere un singur spațiu
        [few] ar mai cere doar { $count } spații
       *[other] ar mai cere doar { $count } de spații
    }.
reason-last-round = Rămâi { $count ->
        [0] fără { noun-pieces }
        [one] cu un { noun-piece }
        [few] cu { $count } { noun-pieces }
       *[other] cu { $count } de { noun-pieces }
    }, așa că începe runda finală.
reason-scores = Aduce { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } pentru { $count ->
        [one] un { noun-piece }
        [few] { $count } { noun-pieces }
       *[other] { $count } de { noun-pieces }
    }.
reason-extends = Îți prelungește rețeaua.
reason-leaves = Rămâi { $count ->
        [0] fără { noun-pieces }
        [one] cu un { noun-piece }
        [few] cu { $count } { noun-pieces }
       *[other] cu { $count } de { noun-pieces }
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
reason-ferry = Vrei feribotul { $route }{ $aim ->
        [ticket] , pe drumul cel mai scurt pentru { $ticket }
       *[none] {""}
    }, iar spațiile lui marcate se plătesc numai cu { $card }.
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
        [one] un { noun-piece }
        [few] { $count } { noun-pieces }
       *[other] { $count } de { noun-pieces }
    }.
reason-pieces = Mai ai { $count ->
        [one] un { noun-piece }
        [few] { $count } { noun-pieces }
       *[other] { $count } de { noun-pieces }
    }.
reason-cut = { $words ->
        [city] Niciuna dintre cărțile tale traseu nu mai poate fi realizată.
       *[other] Niciunul dintre biletele tale nu mai poate fi parcurs.
    }
reason-far = { $words ->
        [city] Chiar și cartea traseu cea mai apropiată mai cere
       *[other] Chiar și biletul cel mai apropiat mai cere
    } { $count ->
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
reason-only = Este singura mutare permisă.

# How sure the expert is of its first suggestion.
confidence-clear = Expertul e sigur.
confidence-probable = Expertul e destul de sigur.
confidence-close = E greu de ales: și alte mutări pot fi la fel de bune.
