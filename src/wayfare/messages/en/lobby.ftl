lobby-invited = { $name } has invited you to play { $game }
lobby-waiting =
    { $free ->
        [one] One seat is still free.
       *[other] { $free } seats are still free.
    }
lobby-ready = Everyone is here.
lobby-rematch = Rematch: waiting for { $names }.
lobby-watchers =
    { $count ->
        [one] 1 watching
       *[other] { $count } watching
    }

# Joining
lobby-join-title = Take a seat
lobby-your-name = Your name
lobby-join = Join
lobby-name-please = Please enter a name for the others to see.
lobby-full = All seats are taken
lobby-watching = Or stay and watch: the game appears here when it starts.
lobby-joined = { $name } joined the table.
lobby-left = { $name } left the table.

# The seats
lobby-chairs = Seats
lobby-youngest = This is the playing order. Traditionally, the youngest starts.
lobby-shuffle = Shuffle
lobby-you = you
lobby-starts = starts
lobby-free = Free seat
lobby-free-hint = waiting for a guest
lobby-computer = Computer
lobby-here = here
lobby-not-here = not connected
lobby-not-back = hasn’t come back yet
lobby-level-of = { $name }’s level
lobby-rename = Rename { $name }
lobby-save-name = Save name
lobby-other-device = Move { $name }’s seat to another device
lobby-leave = Leave the table
lobby-up = Move { $name } up
lobby-down = Move { $name } down
lobby-remove = Remove { $name }
lobby-add = Add:
lobby-add-bot = Computer
lobby-add-free = Free seat
lobby-add-person = Person on this device

# Start
lobby-not-yet =
    { $free ->
        [one] One seat is free. Wait for a guest, remove the seat or give it to a computer.
       *[other] { $free } seats are free. Wait for guests, remove the seats or give them to computers.
    }
lobby-fill = Fill with computers
lobby-start = Start the game
lobby-start-now = Start without waiting
lobby-stand-ins = The game starts by itself once everyone is back. If you start now, a stand-in plays for anyone missing; they can take over at any time.
lobby-rematch-starts = The game starts by itself once everyone is back.
lobby-host-starts = You have a seat. The game begins when the host starts it.

# The link
lobby-invite = Invite
lobby-invite-how = Anyone with this link can take a free seat or watch.
lobby-link = Link to this table
lobby-copy = Copy
lobby-copied = Link copied.
lobby-copy-by-hand = The link is selected: copy it with the keyboard or a long press.
lobby-share = Share
lobby-share-text = Come and play { $game } with me:
lobby-qr = QR code for the link
lobby-local = Only this computer can open this link.
lobby-local-how = To let phones and computers on your home network join, stop wayfare with Ctrl-C and start it like this. Your games stay saved, and nobody outside your network can join.

# A seat on another device
lobby-move-seat = { $name }’s seat on another device
lobby-move-how = Scan this with the other device, or open the link there.
lobby-seat-link = Link to this seat
lobby-move-care = This link is the key to the seat: anyone who has it can see the cards. Only give it to the person playing this seat.
lobby-keep-both = Keep the seat here too
lobby-moved = Done, I’m playing there now

# Table options
lobby-options = Options
lobby-clock = Time per turn
lobby-clock-none = No limit
lobby-clock-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
lobby-clock-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
lobby-clock-day = One day
lobby-pace = Computers’ pace
lobby-pace-quick = Brisk
lobby-pace-normal = Calm
lobby-pace-slow = Leisurely
lobby-stand-in = Stand-in for players who leave
lobby-option-undo = Undo
    .hint = Until a new card has been seen.
lobby-option-hints = Hints
    .hint = Ask the expert what it would do.
lobby-option-chat = Chat
    .hint = Players can message each other.
lobby-option-spectators = Spectators
    .hint = Anyone with the link can watch, but can’t see anyone’s cards.
lobby-option-listed = Public table
    .hint = Shown on the home page so that anyone can join.
