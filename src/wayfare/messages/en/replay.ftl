replay-title = Replay
replay-intro = Watch a finished game again, move by move and with all cards open, and play on from any point.
replay-pick = Choose a record
replay-drop = or drop the file here. It was saved with “Download the record” or by wayfare simulate.
replay-no-record = This file is no record of a game: a record is the JSON file that “Download the record” saves.
replay-broken = This record cannot be replayed: { $sentence }
replay-unverified = This record does not fit its deal: { $fault }
replay-controls = Replay
replay-slider = Place in the game
replay-place = { $at } of { $of }
replay-deal = The cards are dealt
replay-first = To the beginning
replay-back = One move back
replay-next = One move on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-eyes = Whose eyes
replay-eyes-all = All cards open
replay-eyes-nobody = A spectator
replay-which = Which game
replay-game = Game { $number }
replay-leave = Leave the replay
replay-on = Play on from here
replay-on-text = A new table begins as this game stood after { $at ->
    [one] { $at } move
   *[other] { $at } moves
}. From there on you play, and so does the computer; the record stays as it is.
replay-on-seat = You are
replay-on-level = The others
replay-on-start = Play on
