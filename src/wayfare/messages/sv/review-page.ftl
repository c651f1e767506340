# Analysen av ett avslutat parti i webbläsaren. $lost, $luck, $swing, $best och $played är procent, som ”+12 %”, om de inte är drag.
review-page-title = Partianalys
review-link = Analys
review-waiting = Din analys står i kö …
review-progress = Partiet analyseras: { $percent }{"\u00A0"}%
review-broken = Analysen avbröts. Ladda om sidan för att försöka igen.
review-too-many = Många analyser väntar just nu. Försök igen om några minuter.
review-not-over = Ett parti kan analyseras när det är slut.

# Diagrammet
review-whose = Vems spel?
review-graph-alt = En linje per spelare visar vinstchansen efter varje drag. Med reglaget under diagrammet väljer du ett drag, och tabellen i slutet av sidan har alla siffror.
review-legend = Tecken i diagrammet
review-sign-inaccuracy = Oprecist
review-sign-mistake = Misstag
review-sign-blunder = Blunder
review-sign-lucky = Slumpen hjälpte
review-sign-unlucky = Slumpen stjälpte
review-sign-turn = Vändpunkt

# Ett drag
review-moment = Det valda draget
review-board = Brädet efter det här draget
review-steps = Drag
review-before = Föregående viktiga ögonblick
review-next = Nästa viktiga ögonblick
review-not-yet = Det här draget är inte analyserat än.
review-best = Det bästa draget
review-good = Ett bra drag
review-no-choice = Här fanns inget att välja.
review-lost-text = { $lost } förlorat (± { $noise })
review-instead = – { $best } vinstchans i stället för { $played }.
review-line = Hur det kunde ha fortsatt
review-show-better = Visa på brädet
review-try = Försök själv
review-lucky = { $name } { $luck }
review-play-on = Spela vidare från läget före det här draget
review-turned = { $part ->
        [luck] Slump: { $name } { $swing }
       *[choice] Beslut: { $name } { $swing }
    }

# En spelare
review-biggest = Största svängningen
review-move-number = Drag { $number }
review-download = Ladda ner analysen
review-all-mine = Alla mina partier

# Problem: hitta ett bättre drag än det som spelades.
review-puzzles = { $count ->
        [one] Hitta det bättre draget: 1 problem
       *[other] Hitta det bättre draget: { $count } problem
    }
review-puzzle = Hitta det bättre draget!
review-puzzle-text = Du är { $name }. Välj som vid bordet.
review-puzzle-judging = Ditt drag bedöms …
review-puzzle-right = Ja!
review-puzzle-wrong = Inte riktigt: det förlorar { $lost }. Försök igen:
review-puzzle-answer = Bäst: { $best }. I partiet: { $played }, vilket kostade { $lost }.
review-puzzle-show = Visa svaret
review-puzzle-back = Föregående problem
review-puzzle-next = Nästa problem
review-puzzle-leave = Tillbaka till analysen

# Over many games
reviews-link = Slump och skicklighet i mina partier
reviews-title = Slump och skicklighet
reviews-intro = Alla dina analyser på den här enheten, sammanräknade. Ett parti säger lite; över många partier jämnar slumpen ut sig, och kvar blir hur bra du har spelat.
reviews-do = { $count ->
        [one] Analysera 1 parti till
       *[other] Analysera { $count } partier till
    }
reviews-left = { $count ->
        [one] 1 parti kvar
       *[other] { $count } partier kvar
    }
reviews-none = Partier som du avslutar på den här enheten kan analyseras här.
reviews-over-time = Över tid
reviews-mean = { $value } i genomsnitt
reviews-game = Parti
reviews-kinds = Efter typ av beslut
reviews-kind = Vad beslutet gällde
reviews-kind-tickets = biljetter
reviews-kind-draws = att dra kort
reviews-kind-claims = att muta in sträckor
reviews-kind-stations = stationer
reviews-tickets = Biljetter från början
reviews-tickets-text = Så gick det när du behöll biljetten från början: resultatet med slumpen borträknad, jämfört med lika chans för alla.
reviews-ticket = Biljett
reviews-gain = Skillnad
reviews-best = Dina bästa
reviews-worst = Dina sämsta
reviews-csv = Ladda ner som CSV
reviews-json = Ladda ner som JSON
