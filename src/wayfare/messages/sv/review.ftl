# Analys av ett avslutat parti. $name är en spelare; $points är procentenheter vinstchans, som ”+12”.
review-title = { $game }: analys
review-lead = { $names }. { $moves ->
        [one] 1 drag
       *[other] { $moves } drag
    }, { $decisions } beslut. Kvalitet { $quality }, hemligt tal { $seed }.
review-about = Från varje ställning spelade datorn partiet till slut många gånger, varje gång med andra kort; den andel som en spelare vann är spelarens vinstchans. Slump är det som korten ändrade. Ett fel är det som gick förlorat på ett val, bedömt enbart efter vad den spelaren kunde veta.
review-players = Spelare
review-player = Spelare
review-result = Resultat
review-luck = Slump
review-adjusted = Utan slump
review-decisions = Beslut
review-error = Fel per beslut
review-inaccuracies = Oprecisa drag
review-mistakes = Misstag
review-blunders = Blundrar
review-accuracy = Precision
review-games = Partier
review-graph = Vinstchans
review-graph-about = Varje spelares vinstchans efter varje drag. Cirklar är slump, romber är fel.
review-move = Drag
review-table = Alla drag som tabell
review-turning-points = Vändpunkter
review-no-turning-points = Ingenting stack ut.
review-part-luck = slump
review-part-choice = val
review-deal = Given
review-swing = { $name } { $points }{"\u00A0"}%
review-costs-ticket = Det kostade { $name } { $ticket }{ $points ->
        [0] {""}
       *[other] {""} ({ $points } poäng)
    }
review-completes-ticket = Det gjorde { $ticket } { $words ->
        [city] klart
       *[other] klar
    }{ $points ->
        [0] {""}
       *[other] {""} ({ $points } poäng)
    }
review-errors = Fel
review-no-errors = Inget fel var större än mätosäkerheten.
review-mark-none = Fel
review-mark-inaccuracy = Oprecist
review-mark-mistake = Misstag
review-mark-blunder = Blunder
review-played = Spelades
review-better = Bättre
review-lost = Förlorat
review-why = Varför
review-should-have-won = Med slumpen borträknad borde { $name } ha vunnit.
review-too-close = Med slumpen borträknad var det för jämnt för att avgöra mellan { $names }.
review-partial = Tiden tog slut efter { $done } av { $total } steg.
review-noise = ± är ett standardfel. I genomsnitt är slumpen noll; fel under två gånger osäkerheten räknas som noll.
