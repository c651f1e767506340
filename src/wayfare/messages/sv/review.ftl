# Analys av ett avslutat parti. $name är en spelare; $points är procentenheter vinstchans, som ”+12”.
review-title = { $game }: analys
review-lead = { $names }. { $moves ->
        [one] 1 drag
       *[other] { $moves } drag
    }, { $decisions } beslut. Kvalitet { $quality }, frö { $seed }.
review-about = Datorn spelade vidare många gånger från varje ställning, med andra kort på väg: så sannolikt var det att var och en skulle vinna. Tur är det som korten ändrade; ett fel är det som en spelare förlorade på ett val, bedömt enbart efter vad spelaren kunde veta.
review-players = Spelare
review-player = Spelare
review-result = Resultat
review-luck = Tur
review-adjusted = Utan tur
review-decisions = Beslut
review-error = Fel per beslut
review-inaccuracies = Oprecisa drag
review-mistakes = Misstag
review-blunders = Blundrar
review-accuracy = Precision
review-games = Partier
review-graph = Vinstchans
review-graph-about = Varje spelares vinstchans efter varje drag. Cirklar är tur, romber är fel.
review-move = Drag
review-table = Alla drag som tabell
review-turning-points = Vändpunkter
review-no-turning-points = Ingenting stack ut.
review-part-luck = tur
review-part-choice = val
review-deal = Given
review-swing = { $name } { $points } %
review-costs-ticket = Det kostade { $name } { $ticket }{ $points ->
        [0] {""}
       *[other] {""} ({ $points } poäng)
    }
review-completes-ticket = Det fullbordade { $ticket }{ $points ->
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
review-should-have-won = Utan tur borde { $name } ha vunnit.
review-too-close = Utan tur var det för jämnt för att avgöra mellan { $names }.
review-partial = Tiden räckte inte: { $done } av { $total } steg blev klara.
review-noise = ± är ett standardfel. I genomsnitt är turen noll; fel under två gånger osäkerheten räknas som noll.
