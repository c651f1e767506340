# Whose turn it is
table-your-turn = E rândul tău
table-their-turn = { $name } joacă
table-over = Jocul s-a încheiat
table-ask-turn = Trage cărți, revendică o rută sau trage { noun-tickets }
table-ask-turn-race = { $draw ->
        [one] Trage o carte
        [2] Trage două cărți
       *[other] Trage { $draw } cărți
    }, revendică o rută sau schimbă-ți biletele
table-ask-next-card = Mai ia o carte
table-ask-keep = Alege ce { noun-tickets } păstrezi
table-ask-pass = Nu ai nicio mutare posibilă: spune pas
table-pass = Pas
table-last-round = { $count ->
        [one] Runda finală: a mai rămas o tură
        [few] Runda finală: au mai rămas { $count } ture
       *[other] Runda finală: au mai rămas { $count } de ture
    }
table-last-turn-yours = E ultima ta tură
table-last-turn = { $name } joacă ultima tură
table-clock = Timp rămas: { $time }
table-skip = Sari înainte

# Parts of the table
table-parts = Zonele mesei
table-board = Tabla: { $game }
table-cards = Cărți
table-deck = Pachetul și cărțile tale
table-market = Cărți cu fața în sus
table-hand = Cărțile tale
table-tickets = { $words ->
        [city] Cărți traseu
       *[other] Bilete
    }
table-tickets-race = Bilete
table-players = Jucători
table-log = Jurnal
table-routes = Rute
table-chat = Chat
table-menu = Meniu

# Cards
table-deck-draw-one = { $count ->
        [one] Trage din pachet, a mai rămas o carte
        [few] Trage din pachet, au mai rămas { $count } cărți
       *[other] Trage din pachet, au mai rămas { $count } de cărți
    }
table-deck-draw-several = Trage { $draw ->
        [one] o carte
       *[other] { $draw } cărți
    } din pachet, { $count ->
        [one] a mai rămas o carte
        [few] au mai rămas { $count } cărți
       *[other] au mai rămas { $count } de cărți
    }
table-discards = { $count ->
        [one] 1 decartată
       *[other] { $count } decartate
    }
table-market-take = Ia: { $card }
table-market-empty = Spațiu gol
table-hand-card = { $count } × { $card }
table-hand-lights = Arată ce rute poți plăti cu ea
table-hand-empty = Nu ai cărți.

# Tickets
table-ticket-lights = Arată pe tablă
table-tickets-none = Încă nu ai { $words ->
        [city] nicio carte traseu
       *[other] niciun bilet
    }.
table-tickets-draw = Trage { noun-tickets } (rămase: { $left })
table-tickets-swap = Schimbă-ți biletele (rămase: { $left })
table-tickets-completed = { $count ->
        [one] Ai parcurs un bilet
        [few] Ai parcurs { $count } bilete
       *[other] Ai parcurs { $count } de bilete
    }
table-choice = Alege { noun-tickets-the }
table-held = Ai ales. Mai așteptăm alegerile celorlalți.
table-held-change = Aleg altfel
table-choice-ask = { $offered ->
        [one] { $words ->
        [city] Aceasta este ultima carte traseu și rămâne la tine.
       *[other] Acesta este ultimul bilet și rămâne la tine.
    }
       *[other] Păstrează cel puțin { $fewest ->
            [one] { noun-one }
           *[other] { $fewest }
        }. { $words ->
        [city] Pentru o carte traseu nerealizată pierzi la final punctele ei.
       *[other] Pentru un bilet neparcurs pierzi la final punctele lui.
    }
    }
table-choice-keep-one = Păstrează { $ticket }
table-choice-keeping = { $words ->
        [city] O păstrez
       *[other] Îl păstrez
    }
table-choice-returning = { $words ->
        [city] O dau înapoi
       *[other] Îl dau înapoi
    }
table-choice-more = { $fewest ->
        [one] Păstrează cel puțin { noun-one }
       *[other] Păstrează cel puțin { $fewest }
    }
table-choice-keep = Păstrează { $count ->
        [one] { noun-ticket-a }
        [few] { $count } { noun-tickets }
       *[other] { $count } de { noun-tickets }
    }

# Players
table-you = tu
table-bot = calculator
table-away = joacă un înlocuitor
table-offline = nu e aici
table-known = Cărți luate la vedere
table-open-hand = În mână
table-fact-hand = { $count ->
        [one] o carte în mână
        [few] { $count } cărți în mână
       *[other] { $count } de cărți în mână
    }
table-fact-pieces = { $count ->
        [one] un { noun-piece } rămas
        [few] { $count } { noun-pieces } rămase
       *[other] { $count } de { noun-pieces } rămase
    }
table-fact-tickets = { $count ->
        [one] { noun-ticket-a }
        [few] { $count } { noun-tickets }
       *[other] { $count } de { noun-tickets }
    }
table-fact-tickets-race = { $count ->
        [one] un bilet
        [few] { $count } bilete
       *[other] { $count } de bilete
    }
table-fact-points = { $count ->
        [one] un punct pentru rute
        [few] { $count } puncte pentru rute
       *[other] { $count } de puncte pentru rute
    }
table-fact-completed = { $count ->
        [one] { $words ->
            [city] o carte traseu realizată
           *[other] un bilet parcurs
        }
        [few] { $count } { $words ->
            [city] cărți traseu realizate
           *[other] bilete parcurse
        }
       *[other] { $count } de { $words ->
            [city] cărți traseu realizate
           *[other] bilete parcurse
        }
    }
table-score-so-far = Dacă jocul s-ar termina acum: { $total }
table-points-short = { $count ->
        [one] 1 pct.
       *[other] { $count } pct.
    }

# Routes
table-any-colour = orice culoare
table-route-facts = { $length ->
        [one] { $colour }, 1 spațiu
        [few] { $colour }, { $length } spații
       *[other] { $colour }, { $length } de spații
    }
table-routes-claimable = Doar cele pe care le pot revendica acum
table-search = Caută după nume
table-search-none = Nimic de pe tablă nu se numește așa.
table-routes-none = Acum nu poți revendica nicio rută. Trage întâi cărți.
table-can-claim = o poți revendica
table-closed = închisă
table-route-yours = Ruta aceasta este a ta.
table-route-owner = { $name } a revendicat această rută.
table-which-route = Ce rută?
table-pay-ask = Cum plătești?
table-pay-sure = Revendici această rută?
table-pay-others = { $count ->
        [one] sau în alt fel
       *[other] sau în alte { $count } feluri
    }
table-pay-with = Revendică folosind { $cards }
table-rule = Regula { $rule }

# Why an action is refused
table-why-claimed = Ruta aceasta este deja revendicată.
table-why-own-other-half = Cealaltă jumătate a acestei rute duble este a ta.
table-why-half-closed = La { $players } jucători se poate revendica doar o jumătate a unei rute duble.
table-why-too-few-pieces = { $length ->
        [one] Ruta cere un { noun-piece }; tu ai { $pieces }.
        [few] Ruta cere { $length } { noun-pieces }; tu ai { $pieces }.
       *[other] Ruta cere { $length } de { noun-pieces }; tu ai { $pieces }.
    }
table-why-too-few-cards = { $colour ->
        [gray] { $length ->
            [one] Ruta cere o carte de orice culoare; tu nu ai niciuna.
            [few] Ruta cere { $length } cărți de aceeași culoare (merge și { $wild }); tu ai cel mult { $have }.
           *[other] Ruta cere { $length } de cărți de aceeași culoare (merge și { $wild }); tu ai cel mult { $have }.
        }
       *[other] Ruta cere { $length } × { $colour } (merge și { $wild }); tu ai { $have }.
    }
table-why-keep-first = Alege întâi ce { noun-tickets } păstrezi.
table-why-second-card-first = Ia întâi cartea următoare.
table-why-market-wild-second = Un joker cu fața în sus ({ $wild }) se poate lua doar ca primă carte.
table-why-no-such-action = Jocul acesta nu are o astfel de mutare.
table-why-no-tickets-left = Nu mai sunt { noun-tickets } de tras.
table-why-must-not-pass = Poți spune pas doar când nu ai altă mutare.
table-why-nothing-on-offer = Acum nu ai { noun-tickets } din care să alegi.
table-why-not-on-offer = { $words ->
        [city] Nu poți păstra acele cărți traseu: nu ți-au fost oferite sau sunt prea puține.
       *[other] Nu poți păstra acele bilete: nu ți-au fost oferite sau sunt prea puține.
    }
table-why-not-in-market = Cartea aceea nu mai este printre cele cu fața în sus.
table-why-no-cards-in-deck = Pachetul este gol.
table-why-match-over = Jocul s-a încheiat.

# Log, hint, undo
table-log-part = Ce arată jurnalul
table-log-all = Toată partida
table-log-since = De la ultima mea tură
table-log-empty = Încă nu s-a întâmplat nimic.
table-undo = Anulează mutarea
table-undo-undo-off = La această masă mutările nu se pot anula.
table-undo-nothing-yet = Încă n-ai mutat.
table-undo-not-yours = Între timp a mutat altcineva.
table-undo-revealed = Între timp s-a văzut { $words ->
        [city] o carte nouă
       *[other] o carte nouă sau un bilet nou
    }.
table-undo-limit = În această tură nu mai poți anula alte mutări.
table-undo-over = Jocul s-a încheiat.
table-hint = Sfat
table-hint-why = Alegerea expertului în { $share }{"\u00A0"}% din încercări; șanse de câștig: cam { $value }{"\u00A0"}%
table-hint-do = Fă așa
table-hint-more = { $count ->
        [one] Încă o idee
        [few] Alte { $count } idei
       *[other] Alte { $count } de idei
    }

# Chat
table-chat-empty = Încă n-a spus nimeni nimic.
table-chat-say = Spune ceva
table-chat-send = Trimite
table-chat-people = Participanți
table-chat-silence = Ascunde pentru mine
table-chat-mute = Blochează-i mesajele pentru toți
table-chat-muted = Gazda ți-a blocat mesajele.
table-watchers = { $count ->
        [one] o persoană privește
        [few] { $count } persoane privesc
       *[other] { $count } de persoane privesc
    }
table-watching = Ești spectator. Cărțile din mână și { noun-tickets-the } rămân ascunse până la final.

# Speed control
table-speed-slow = Lent
table-speed-normal = Normal
table-speed-fast = Rapid
table-speed-none = Fără animații

# Keys
table-help = Taste și ajutor
table-help-text = Totul se poate face cu Tab, Enter și săgețile. Tastele acestea sunt mai rapide:
table-help-rules = Regulile acestui joc
table-key-deck = Trage din pachet
table-key-market = Ia o carte cu fața în sus, numărată de la stânga
table-key-routes = La lista rutelor
table-key-tickets = La { noun-tickets }
table-key-hint = Cere un sfat
table-key-undo = Anulează ultima mutare
table-key-log = La jurnal
table-key-escape = Închide panoul deschis
table-key-help = Acest ajutor

# Coming and going
table-leave = Pleacă de la masă
table-leave-ask = Pleci de la masă?
table-leave-text = Un înlocuitor va juca în locul tău. Poți reveni oricând.
table-left = Ai plecat; un înlocuitor joacă în locul tău.
table-stand-in = Un înlocuitor joacă în locul tău.
table-return = Îmi iau locul înapoi
table-score = Carnetul de scor
table-to-board = Înapoi la tablă

# Several people sharing one device
table-shared = Se văd cărțile: { $name }
table-pass-to = Urmează { $name }.
table-hide = Ascunde cărțile mele
table-curtain-pass = Dă dispozitivul mai departe: { $name }
table-curtain-text = Acum toate cărțile sunt ascunse.
table-curtain-show = { $name }: arată cărțile mele
