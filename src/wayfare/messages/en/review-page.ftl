# The review of a finished game in the browser. $lost, $luck, $swing, $best and $played are percentages, as in “+12%”, unless they're actions.
review-page-title = Game review
review-link = Review
review-waiting = Your review is in the queue…
review-progress = Reviewing the game: { $percent }%
review-broken = The review was interrupted. Reload the page to try again.
review-too-many = Many reviews are waiting right now. Try again in a few minutes.
review-not-over = A game can be reviewed once it’s over.

# The graph
review-whose = Whose game?
review-graph-alt = A line for each player shows their win probability after every move. The slider below chooses a move, and the table at the end of the page has all the numbers.
review-legend = Signs in the graph
review-sign-inaccuracy = Inaccuracy
review-sign-mistake = Mistake
review-sign-blunder = Blunder
review-sign-lucky = Good luck
review-sign-unlucky = Bad luck
review-sign-turn = Turning point

# One move
review-moment = The chosen move
review-board = The board after this move
review-steps = Moves
review-before = Previous key moment
review-next = Next key moment
review-not-yet = This move hasn’t been looked at yet.
review-best = The best move
review-good = A good move
review-no-choice = There was no choice here.
review-lost-text = { $lost } lost (± { $noise })
review-instead = – { $best } to win, instead of { $played }.
review-line = How the game could have gone on
review-show-better = Show it on the board
review-try = Try it yourself
review-lucky = { $name } { $luck }
review-play-on = Play on from before this move
review-turned = { $part ->
        [luck] Luck: { $name } { $swing }
       *[choice] Decision: { $name } { $swing }
    }

# A player
review-biggest = Biggest swing
review-move-number = Move { $number }
review-download = Download the review
review-all-mine = All my games

# Puzzles: find a better move than the one that was played.
review-puzzles = { $count ->
        [one] Find the better move: 1 puzzle
       *[other] Find the better move: { $count } puzzles
    }
review-puzzle = Find the better move!
review-puzzle-text = You’re { $name }. Choose as you would at the table.
review-puzzle-judging = Looking at your move…
review-puzzle-right = Yes!
review-puzzle-wrong = Not quite: that loses { $lost }. Try again:
review-puzzle-answer = Best: { $best }. In the game: { $played }, which lost { $lost }.
review-puzzle-show = Show the answer
review-puzzle-back = Previous puzzle
review-puzzle-next = Next puzzle
review-puzzle-leave = Back to the review

# Over many games
reviews-link = Luck and skill in my games
reviews-title = Luck and skill
reviews-intro = What all your reviews on this device add up to. One game tells you little; over many games luck evens out, and what remains is how well you played.
reviews-do = { $count ->
        [one] Review 1 more game
       *[other] Review { $count } more games
    }
reviews-left = { $count ->
        [one] 1 game to go
       *[other] { $count } games to go
    }
reviews-none = Games you finish on this device can be reviewed here.
reviews-over-time = Over time
reviews-mean = { $value } on average
reviews-game = Game
reviews-kinds = By kind of decision
reviews-kind = What the decision was about
reviews-kind-tickets = tickets
reviews-kind-draws = drawing cards
reviews-kind-claims = claiming routes
reviews-kind-stations = stations
reviews-tickets = Opening tickets
reviews-tickets-text = How you did when you kept this ticket at the start: your result with luck taken out, compared with an even chance for everyone.
reviews-ticket = Ticket
reviews-gain = Difference
reviews-best = Your best
reviews-worst = Your worst
reviews-csv = Download as CSV
reviews-json = Download as JSON
