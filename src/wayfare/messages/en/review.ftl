# A review of a finished match. $name is a player; $points are points of win probability, as in “+12”.
review-title = { $game }: review
review-lead = { $names }. { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }, { $decisions ->
        [one] 1 decision
       *[other] { $decisions } decisions
    }. Quality { $quality }, seed { $seed }.
review-about = The computer played on from every position many times, with other cards to come: that is how likely each player was to win. Luck is what the cards changed; an error is what a player lost by a choice, judged only by what that player could know.
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
review-should-have-won = Without luck, { $name } should have won.
review-too-close = Without luck it was too close to call between { $names }.
review-partial = The time was too short: { $done } of { $total } steps were done.
review-noise = ± is one standard error. Luck is zero on average; errors below twice the noise count as zero.
