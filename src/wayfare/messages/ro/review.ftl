# Analiza unei partide încheiate. $name este un jucător; $points sunt puncte de probabilitate de câștig, ca „+12”.
review-title = { $game }: analiză
review-lead = { $names }. { $moves ->
        [one] O mutare
        [few] { $moves } mutări
       *[other] { $moves } de mutări
    }, { $decisions ->
        [one] o decizie
        [few] { $decisions } decizii
       *[other] { $decisions } de decizii
    }. Calitate { $quality }, număr secret { $seed }.
review-about = Din fiecare poziție calculatorul a jucat partida până la capăt de multe ori, de fiecare dată cu alte cărți; partea dintre aceste partide pe care o câștigă un jucător este șansa lui de câștig. Norocul este ce au schimbat cărțile. Greșeala este ce s-a pierdut printr-o alegere, judecată numai după ce putea ști acel jucător.
review-players = Jucători
review-player = Jucător
review-result = Rezultat
review-luck = Noroc
review-adjusted = Rezultat ajustat
review-decisions = Decizii
review-error = Pierdere pe decizie
review-inaccuracies = Imprecizii
review-mistakes = Greșeli
review-blunders = Gafe
review-accuracy = Precizie
review-games = Partide
review-graph = Probabilitatea de câștig
review-graph-about = Probabilitatea de câștig a fiecărui jucător după fiecare mutare. Cercurile arată norocul, romburile greșelile.
review-move = Mutarea
review-table = Toate mutările într-un tabel
review-turning-points = Momente decisive
review-no-turning-points = Nimic nu a ieșit în evidență.
review-part-luck = noroc
review-part-choice = alegere
review-deal = Împărțirea cărților
review-swing = { $name } { $points }{"\u00A0"}%
review-costs-ticket = { $name } a pierdut astfel { $ticket }{ $points ->
        [0] {""}
        [one] {""} (1 punct)
        [few] {""} ({ $points } puncte)
       *[other] {""} ({ $points } de puncte)
    }
review-completes-ticket = Astfel a fost { $words ->
        [city] realizată
       *[other] parcurs
    } { $ticket }{ $points ->
        [0] {""}
        [one] {""} (1 punct)
        [few] {""} ({ $points } puncte)
       *[other] {""} ({ $points } de puncte)
    }
review-errors = Greșeli
review-no-errors = Nicio greșeală nu a fost mai mare decât eroarea de măsurare.
review-mark-none = Pierdere
review-mark-inaccuracy = Imprecizie
review-mark-mistake = Greșeală
review-mark-blunder = Gafă
review-played = S-a jucat
review-better = Mai bine
review-lost = Pierdut
review-why = De ce
review-should-have-won = Lăsând norocul la o parte, ar fi trebuit să câștige { $name }.
review-too-close = Lăsând norocul la o parte, diferența dintre { $names } e prea mică pentru un verdict.
review-partial = Timpul s-a terminat după { $done } din { $total } pași.
review-noise = ± este o eroare standard. În medie, norocul este zero; greșelile sub dublul erorii de măsurare se socotesc zero.
