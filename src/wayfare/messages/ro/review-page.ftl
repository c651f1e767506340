# Analiza unei partide încheiate, în browser. $lost, $luck, $swing, $best și $played sunt procente, ca „+12%”, dacă nu sunt acțiuni.
review-page-title = Analiza partidei
review-link = Analiză
review-waiting = Analiza ta este la rând…
review-progress = Se analizează partida: { $percent }{"\u00A0"}%
review-broken = Analiza a fost întreruptă. Reîncarcă pagina ca să încerci din nou.
review-too-many = Acum așteaptă multe analize. Încearcă din nou peste câteva minute.
review-not-over = O partidă poate fi analizată după ce s-a încheiat.

# Graficul
review-whose = Al cui joc?
review-graph-alt = O linie pentru fiecare jucător arată probabilitatea lui de câștig după fiecare mutare. Cu cursorul de dedesubt alegi o mutare, iar tabelul de la sfârșitul paginii are toate cifrele.
review-legend = Semnele din grafic
review-sign-inaccuracy = Imprecizie
review-sign-mistake = Greșeală
review-sign-blunder = Gafă
review-sign-lucky = Noroc
review-sign-unlucky = Ghinion
review-sign-turn = Moment decisiv

# O mutare
review-moment = Mutarea aleasă
review-board = Tabla după această mutare
review-steps = Mutări
review-before = Momentul important dinainte
review-next = Următorul moment important
review-not-yet = Mutarea aceasta nu a fost încă analizată.
review-best = Cea mai bună mutare
review-good = O mutare bună
review-no-choice = Aici nu era nimic de ales.
review-lost-text = { $lost } pierdut (± { $noise })
review-instead = – { $best } șanse de câștig, în loc de { $played }.
review-line = Cum ar fi putut continua
review-show-better = Arată pe tablă
review-try = Încearcă tu
review-lucky = { $name } { $luck }
review-play-on = Continuă din poziția dinaintea acestei mutări
review-turned = { $part ->
        [luck] Noroc: { $name } { $swing }
       *[choice] Decizie: { $name } { $swing }
    }

# Un jucător
review-biggest = Cea mai mare schimbare
review-move-number = Mutarea { $number }
review-download = Descarcă analiza
review-all-mine = Toate partidele mele

# Probleme: găsește o mutare mai bună decât cea jucată.
review-puzzles = { $count ->
        [one] Găsește mutarea mai bună: o problemă
        [few] Găsește mutarea mai bună: { $count } probleme
       *[other] Găsește mutarea mai bună: { $count } de probleme
    }
review-puzzle = Găsește mutarea mai bună!
review-puzzle-text = Ești { $name }. Alege ca la masă.
review-puzzle-judging = Se analizează mutarea ta…
review-puzzle-right = Da!
review-puzzle-wrong = Nu chiar: așa se pierde { $lost }. Mai încearcă:
review-puzzle-answer = Cel mai bine: { $best }. În partidă: { $played }, ceea ce a costat { $lost }.
review-puzzle-show = Arată răspunsul
review-puzzle-back = Problema dinainte
review-puzzle-next = Următoarea problemă
review-puzzle-leave = Înapoi la analiză

# Over many games
reviews-link = Noroc și pricepere în partidele mele
reviews-title = Noroc și pricepere
reviews-intro = Toate analizele tale de pe acest dispozitiv, la un loc. O singură partidă spune puțin; în multe partide norocul se echilibrează și rămâne cât de bine ai jucat.
reviews-do = { $count ->
        [one] Analizează încă o partidă
        [few] Analizează încă { $count } partide
       *[other] Analizează încă { $count } de partide
    }
reviews-left = { $count ->
        [one] Mai e o partidă
        [few] Mai sunt { $count } partide
       *[other] Mai sunt { $count } de partide
    }
reviews-none = Partidele pe care le închei pe acest dispozitiv pot fi analizate aici.
reviews-over-time = De-a lungul timpului
reviews-mean = { $value } în medie
reviews-game = Partida
reviews-kinds = După felul deciziei
reviews-kind = Despre ce a fost decizia
reviews-kind-tickets = bilete
reviews-kind-draws = tragerea cărților
reviews-kind-claims = revendicarea rutelor
reviews-kind-stations = gări
reviews-tickets = Biletele de la început
reviews-tickets-text = Cum ți-a mers când ai păstrat acest bilet la început: rezultatul tău, lăsând norocul la o parte, comparat cu șanse egale pentru toți.
reviews-ticket = Bilet
reviews-gain = Diferență
reviews-best = Cele mai bune
reviews-worst = Cele mai slabe
reviews-csv = Descarcă în format CSV
reviews-json = Descarcă în format JSON
