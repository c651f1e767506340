home-title = claim routes, join places
home-hero = Which way will you go?
home-lead = Collect cards, claim routes and join the places on your tickets: against the computer, with friends over a link, or all round one device.
home-new = New here?
home-new-text = Play the first turns with us. There is nothing to read beforehand.
home-learn = Learn in five minutes
home-rules = Rules

# The maps
home-pick = Pick a map
home-about-new-york = Taxis through Manhattan: quick and sharp. Routes, tickets and sights all score.
home-about-first-journey-europe = Trains from Dublin to Moscow. The first to complete six tickets wins.
home-about-first-journey-usa = Trains from coast to coast. The gentlest first game: six tickets win.
home-time-new-york = 10–15 minutes
home-time-first-journey-europe = 15–30 minutes
home-time-first-journey-usa = 15–30 minutes
home-players = { $from }–{ $to } players

# Who plays
home-who = Who plays?
home-you = You
home-your-name = Your name
home-name = Name
home-player = Player { $number }
home-their-name = Name of player { $number }
home-who-easy = Computer – easy
home-who-medium = Computer – medium
home-who-hard = Computer – hard
home-who-expert = Computer – expert
home-who-device = Somebody on this device
home-who-friend = A friend, over a link
home-level-easy = Plays at random: good for finding your feet.
home-level-medium = Takes what it needs and completes what it can.
home-level-hard = Plans its tickets as one network and watches the end.
home-level-expert = Thinks ahead through thousands of possible games.
home-friend-hint = You get a link to send.
home-add = Add a player
home-remove = Remove player { $number }
home-curtain = You pass the device round. A curtain hides the cards between turns.
home-play = Play { $game }
home-invite = Set the table and invite
home-friends = A table for friends

# Games that go on, open tables, past games
home-continue = Go on playing
home-go-on = Go on
home-in-lobby = Waiting for players
home-your-turn = Your turn
home-their-turn = The others are playing
home-free-seat = free seat
home-open-tables = Open tables
home-no-tables = No table is open just now. Set one yourself, and list it in its options.
home-join =
    { $free ->
        [one] Join (1 seat free)
       *[other] Join ({ $free } seats free)
    }
home-watch = Watch
home-past = Past games
home-no-past = Games that you finish can be watched again here.
home-result = Result
home-replay = Replay
home-replay-file = Open a saved game
home-won = Winner:
