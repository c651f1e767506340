home-title = claim routes, complete tickets
home-hero = Which way will you go?
home-lead = Collect cards, claim routes and complete your tickets: against the computer, with friends over a link, or together on one device.
home-new = New here?
home-new-text = Play your first turns with a guide. There’s nothing to read first.
home-learn = Learn by playing
home-rules = Rules

# The maps
home-pick = Pick a map
home-players = { $from }–{ $to } players
home-minutes = { $from }–{ $to } minutes
home-ages = ages { $from } and up

# Who plays
home-who = Who’s playing?
home-your-name = Your name
home-name = Name
home-player = Player { $number }
home-their-name = Player { $number }’s name
home-who-easy = Computer – easy
home-who-medium = Computer – medium
home-who-hard = Computer – hard
home-who-expert = Computer – expert
home-who-device = Someone on this device
home-who-friend = A friend, by link
home-level-easy = A beginner: follows one ticket at a time and builds wherever it can.
home-level-medium = Plans well, with the odd slip.
home-level-hard = Thinks about every move, takes what it needs and gets in your way.
home-level-expert = Plays through thousands of possible games before it moves.
home-friend-hint = You’ll get a link to send.
home-add = Add a player
home-remove = Remove player { $number }
home-curtain = Pass the device round. A curtain hides the cards between turns.
home-starter = Who starts?
home-starter-random = Decided at random
home-starter-you = You
home-play = Play { $game }
home-invite = Set up a table and invite friends
home-friends = A table for friends

# Games in progress, open tables, past games
home-continue = Continue playing
home-go-on = Continue
home-in-lobby = Waiting for players
home-your-turn = Your turn
home-their-turn = Waiting for the others
home-free-seat = free seat
home-open-tables = Open tables
home-no-tables = No open tables right now. Set one up and make it public in its options.
home-join =
    { $free ->
        [one] Join (1 seat free)
       *[other] Join ({ $free } seats free)
    }
home-watch = Watch
home-past = Past games
home-no-past = Games you finish can be replayed here.
home-result = Result
home-replay = Replay
home-replay-file = Open a saved game
home-won = Winner:
home-outcome-won = You won
home-outcome-lost = You lost
home-outcome-shared = Shared victory
home-past-show = Which games
home-past-all = All games
home-past-mine = My games
home-past-won = Games I won
home-past-lost = Games I lost
home-past-public = Public games
home-past-map = Map
home-past-every-map = All maps
home-past-none = No games match.
home-past-more = { $count ->
        [one] Show 1 more
       *[other] Show { $count } more
    }
