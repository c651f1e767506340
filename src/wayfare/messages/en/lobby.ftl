lobby-invited = { $name } invites you to { $game }
lobby-waiting =
    { $free ->
        [one] One seat is still free.
       *[other] { $free } seats are still free.
    }
lobby-ready = Everybody is here.
lobby-watchers =
    { $count ->
        [one] 1 watching
       *[other] { $count } watching
    }

# Coming in
lobby-join-title = Sit down with them
lobby-your-name = Your name
lobby-join = Join
lobby-name-please = Please write a name that the others will see.
lobby-full = All seats are taken
lobby-watching = Or stay and watch: the game appears here when it starts.
lobby-joined = { $name } sat down.
lobby-left = { $name } left the table.

# The seats
lobby-chairs = Seats
lobby-youngest = They play in this order. By custom the youngest starts.
lobby-shuffle = Shuffle
lobby-you = you
lobby-starts = starts
lobby-free = Free seat
lobby-free-hint = waits for a guest
lobby-computer = Computer
lobby-here = here
lobby-not-here = not connected
lobby-level-of = Level of { $name }
lobby-rename = Rename { $name }
lobby-save-name = Save the name
lobby-other-device = Take the seat of { $name } to another device
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
        [one] One seat is free. Wait for a guest, remove it, or let a computer take it.
       *[other] { $free } seats are free. Wait for guests, remove them, or let computers take them.
    }
lobby-fill = Fill with computers
lobby-start = Start the game
lobby-host-starts = You have a seat. The game begins when the host starts it.

# The link
lobby-invite = Invite
lobby-invite-how = Whoever has this link can sit down on a free seat or watch.
lobby-link = Link to this table
lobby-copy = Copy
lobby-copied = The link is copied.
lobby-copy-by-hand = The link is marked: copy it with the keyboard or a long press.
lobby-share = Share
lobby-share-text = Come and play { $game } with me:
lobby-qr = QR code of the link
lobby-local = This address works only on this computer. To play over a network, start it with “wayfare serve --host 0.0.0.0” and open it by this computer’s address.

# A seat on another device
lobby-move-seat = The seat of { $name } on another device
lobby-move-how = Scan this with the other device, or open the link there.
lobby-seat-link = Link to this seat
lobby-move-care = This link is the key to the seat: whoever has it sees its cards. Give it only to the person who sits there.
lobby-keep-both = Keep it here too
lobby-moved = Done, it plays there now

# How this table plays
lobby-options = Options
lobby-clock = Time for a turn
lobby-clock-none = As long as you like
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
lobby-pace = Pace of the computers
lobby-pace-quick = Brisk
lobby-pace-normal = Calm
lobby-pace-slow = Leisurely
lobby-stand-in = Plays for those who left
lobby-option-undo = Taking back
    .hint = As long as no new card was seen.
lobby-option-hints = Hints
    .hint = Ask the expert what it would do.
lobby-option-chat = Chat
    .hint = The seats can write to each other.
lobby-option-spectators = Spectators
    .hint = Whoever has the link may watch, without seeing any hand.
lobby-option-listed = Listed
    .hint = Shown on the start page, so that anybody may come.
