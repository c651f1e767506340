# A review of a finished match. $name is a player; $points are points of win probability, as in “+12”.
review-title = { $game }: review
review-lead = { $names }. { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }, { $decisions ->
        [one] 1 decision
       *[other] { $decisions } decisions
    }. Quality { $quality }, seed { $seed }.
review-about = From every position the computer played the game out many times, each time with different cards to come; the share of those games that a player won is their chance of winning. Luck is what the cards changed. An error is what a choice gave away, judged only by what that player could know.
review-players = Players
review-player = Player
review-result = Result
review-luck = Luck
review-adjusted = Without luck
review-decisions = Decisions
review-error = Error per decision
review-inaccuracies = Inaccuracies
review-mistakes = Mistakes
review-blunders = Blunders
review-accuracy = Accuracy
review-games = Games
review-graph = Win probability
review-graph-about = The win probability of each player after every move. Circles are luck, diamonds are errors.
review-move = Move
review-table = All moves as a table
review-turning-points = Turning points
review-no-turning-points = Nothing stood out.
review-part-luck = luck
review-part-choice = choice
review-deal = The deal
review-swing = { $name } { $points }%
review-costs-ticket = It cost { $name } { $ticket }{ $points ->
        [0] {""}
        [one] {""} (1 point)
       *[other] {""} ({ $points } points)
    }
review-completes-ticket = It completed { $ticket }{ $points ->
        [0] {""}
        [one] {""} (1 point)
       *[other] {""} ({ $points } points)
    }
review-errors = Errors
review-no-errors = No error was larger than the noise.
review-mark-none = Error
review-mark-inaccuracy = Inaccuracy
review-mark-mistake = Mistake
review-mark-blunder = Blunder
review-played = Played
review-better = Better
review-lost = Lost
review-why = Why
review-should-have-won = With luck taken out, { $name } should have won.
review-too-close = With luck taken out, it was too close to call between { $names }.
review-partial = Time ran out after { $done } of { $total } steps.
review-noise = ± is one standard error. Luck averages out to zero; errors below twice the noise count as zero.
