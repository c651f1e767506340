# Whose turn it is
table-your-turn = Your turn
table-their-turn = { $name } is playing
table-over = The game is over
table-ask-turn = Draw cards, claim a route or draw tickets
table-ask-turn-race = { $draw ->
        [one] Draw a card
        [2] Draw two cards
       *[other] Draw { $draw } cards
    }, claim a route or swap your tickets
table-ask-next-card = Take another card
table-ask-keep = Choose which tickets to keep
table-ask-pass = You have no legal move: pass
table-pass = Pass
table-last-round = { $count ->
        [one] Last round: 1 turn left
       *[other] Last round: { $count } turns left
    }
table-last-turn-yours = This is your last turn
table-last-turn = { $name } is taking the last turn
table-clock = Time left: { $time }
table-skip = Skip ahead

# Parts of the table
table-parts = Areas of the table
table-board = Board: { $game }
table-cards = Cards
table-deck = Deck and your cards
table-market = Face-up cards
table-hand = Your cards
table-tickets = Tickets
table-tickets-race = Tickets
table-players = Players
table-log = Log
table-routes = Routes
table-chat = Chat
table-menu = Menu

# Cards
table-deck-draw-one = { $count ->
        [one] Draw from the deck, 1 card left
       *[other] Draw from the deck, { $count } cards left
    }
table-deck-draw-several = Draw { $draw ->
        [one] a card
       *[other] { $draw } cards
    } from the deck, { $count ->
        [one] 1 card left
       *[other] { $count } cards left
    }
table-discards = { $count ->
        [one] 1 discarded
       *[other] { $count } discarded
    }
table-market-take = Take { $card }
table-market-empty = Empty slot
table-hand-card = { $count } × { $card }
table-hand-lights = Show the routes it can pay for
table-hand-empty = You have no cards.

# Tickets
table-ticket-lights = Show it on the board
table-tickets-none = You have no tickets yet.
table-tickets-draw = Draw tickets ({ $left } left)
table-tickets-swap = Swap your tickets ({ $left } left)
table-tickets-completed = { $count ->
        [one] You have completed 1 ticket
       *[other] You have completed { $count } tickets
    }
table-choice = Choose your tickets
table-held = You’ve chosen. Waiting for the others to choose theirs.
table-held-change = Change my choice
table-choice-ask = { $offered ->
        [one] This is the last ticket, so you keep it.
       *[other] Keep at least { $fewest ->
            [one] one
           *[other] { $fewest }
        }. A ticket you haven’t completed by the end costs you its points.
    }
table-choice-keep-one = Keep { $ticket }
table-choice-keeping = Keeping it
table-choice-returning = Giving it back
table-choice-more = { $fewest ->
        [one] Keep at least one
       *[other] Keep at least { $fewest }
    }
table-choice-keep = { $count ->
        [one] Keep 1 ticket
       *[other] Keep { $count } tickets
    }

# Players
table-you = you
table-bot = computer
table-away = stand-in playing
table-offline = away
table-known = Cards everyone saw this player take
table-open-hand = Hand
table-fact-hand = { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
table-fact-pieces = { $count ->
        [one] 1 { noun-piece } left
       *[other] { $count } { noun-pieces } left
    }
table-fact-tickets = { $count ->
        [one] 1 ticket
       *[other] { $count } tickets
    }
table-fact-tickets-race = { $count ->
        [one] 1 ticket
       *[other] { $count } tickets
    }
table-fact-points = { $count ->
        [one] 1 point from routes
       *[other] { $count } points from routes
    }
table-fact-completed = { $count ->
        [one] 1 ticket completed
       *[other] { $count } tickets completed
    }
table-score-so-far = If the game ended now: { $total }
table-points-short = { $count ->
        [one] 1 pt
       *[other] { $count } pts
    }

# Routes
table-any-colour = any colour
table-route-facts = { $length ->
        [one] { $colour }, 1 space
       *[other] { $colour }, { $length } spaces
    }
table-routes-claimable = Only those I can claim now
table-search = Search by name
table-search-none = Nothing on the board goes by that name.
table-routes-none = You can’t claim a route right now. Draw cards first.
table-can-claim = can claim
table-closed = closed
table-route-yours = This route is yours.
table-route-owner = { $name } has claimed this route.
table-which-route = Which route?
table-pay-ask = How do you want to pay?
table-pay-sure = Claim this route?
table-pay-others = { $count ->
        [one] or one other way
       *[other] or { $count } other ways
    }
table-pay-with = Claim with { $cards }
table-rule = Rule { $rule }

# Why an action is refused
table-why-claimed = This route has already been claimed.
table-why-own-other-half = You own the other half of this double route.
table-why-half-closed = With { $players } players, only one half of a double route can be claimed.
table-why-too-few-pieces = { $length ->
        [one] It needs 1 { noun-piece }; you have { $pieces }.
       *[other] It needs { $length } { noun-pieces }; you have { $pieces }.
    }
table-why-too-few-cards = { $colour ->
        [gray] { $length ->
            [one] It needs 1 card of any colour. You have none.
           *[other] It needs { $length } cards of one colour (any { $wild } counts too). You have at most { $have }.
        }
       *[other] It needs { $length } × { $colour } (any { $wild } counts too). You have { $have }.
    }
table-why-keep-first = First choose which tickets to keep.
table-why-second-card-first = First take your next card.
table-why-market-wild-second = You can take a face-up { $wild } only as your first card.
table-why-no-such-action = This game doesn’t have that move.
table-why-no-tickets-left = There are no tickets left to draw.
table-why-must-not-pass = You can pass only when you have no other move.
table-why-nothing-on-offer = There are no tickets to choose from right now.
table-why-not-on-offer = You can’t keep those tickets: they aren’t on offer, or you’re keeping too few.
table-why-not-in-market = That card isn’t face up any more.
table-why-no-cards-in-deck = The deck is empty.
table-why-match-over = The game is over.

# Log, hint, undo
table-log-part = Part of the log
table-log-all = Whole game
table-log-since = Since my last turn
table-log-empty = Nothing has happened yet.
table-undo = Undo
table-undo-undo-off = Undo is off at this table.
table-undo-nothing-yet = You haven’t made a move yet.
table-undo-not-yours = Someone else has moved since.
table-undo-revealed = A new card or ticket has been seen since.
table-undo-limit = You’ve undone as many moves as you may this turn.
table-undo-over = The game is over.
table-hint = Hint
table-hint-why = The expert’s choice in { $share }% of tries; chance of winning about { $value }%
table-hint-do = Play this
table-hint-more = { $count ->
        [one] Another idea
       *[other] { $count } other ideas
    }

# Chat
table-chat-empty = Nobody has said anything yet.
table-chat-say = Say something
table-chat-send = Send
table-chat-people = People in the chat
table-chat-silence = Hide from me
table-chat-mute = Mute for everyone
table-chat-muted = The host has muted you.
table-watchers = { $count ->
        [one] 1 person is watching
       *[other] { $count } people are watching
    }
table-watching = You’re watching. Hands and tickets stay hidden until the end.

# Speed control
table-speed-slow = Slow
table-speed-normal = Normal
table-speed-fast = Fast
table-speed-none = No animation

# Keys
table-help = Keyboard and help
table-help-text = You can do everything with Tab, Enter and the arrow keys. These keys are quicker:
table-help-rules = Rules of this game
table-key-deck = Draw from the deck
table-key-market = Take a face-up card, counted from the left
table-key-routes = Go to the list of routes
table-key-tickets = Go to the tickets
table-key-hint = Ask for a hint
table-key-undo = Undo the last move
table-key-log = Go to the log
table-key-escape = Close the open panel
table-key-help = This help

# Coming and going
table-leave = Leave the table
table-leave-ask = Leave the table?
table-leave-text = A stand-in will play for you. You can come back at any time.
table-left = You’ve left the table. A stand-in is playing for you.
table-stand-in = A stand-in is playing for you.
table-return = Take my seat back
table-score = Score pad
table-to-board = Back to the board

# Several people sharing one device
table-shared = Showing { $name }’s cards.
table-pass-to = { $name } is next.
table-hide = Hide my cards
table-curtain-pass = Pass the device to { $name }
table-curtain-text = All cards are hidden now.
table-curtain-show = { $name }: show my cards
