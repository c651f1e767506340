replay-title = Replay
replay-intro = Watch a finished game move by move with all the cards face up, and play on from any point.
replay-pick = Choose a record
replay-drop = or drop the file here. It’s the file saved by “Download the record” or by wayfare simulate.
replay-no-record = This file isn’t a game record: a record is the JSON file saved by “Download the record”.
replay-broken = This record can’t be replayed: it’s damaged, or it belongs to a game this server doesn’t have.
replay-unverified = This record doesn’t match its deal: a card or a move has been changed.
replay-controls = Replay
replay-slider = Position in the game
replay-place = { $at } of { $of }
replay-deal = The cards have been dealt
replay-first = Go to the start
replay-back = Back one move
replay-next = Forward one move
replay-last = Go to the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-perspective = View as
replay-perspective-all = All cards face up
replay-perspective-spectator = A spectator
replay-which = Which game
replay-game = Game { $number }
replay-leave = Leave the replay
replay-on = Play on from here
replay-on-text = This starts a new table from the position after { $at ->
    [one] { $at } move
   *[other] { $at } moves
}. You take one seat and the computer plays the rest; the record isn’t changed.
replay-on-seat = You play as
replay-on-level = The others
replay-on-start = Play on
