# Everywhere
skip = Skip to content
close = Close
cancel = Cancel
loading = Loading
reload = Reload
try-again = Try again
to-home = Home page
page-failed = This page couldn’t be loaded.

# Settings
settings = Settings
settings-kept = These settings are saved on this device.
language = Language
theme = Appearance
theme-light = Light
theme-auto = Automatic
theme-dark = Dark
speed = Game speed
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-none = No animation
speed-hint = Moves are always shown one at a time.
confirm-claims = Ask before claiming a route
confirm-claims-hint = Handy on a small screen, where it’s easy to tap the wrong thing.
setting-names = City names
setting-names-modern = Modern
setting-names-printed = As on the old map
setting-score = Show my score so far
setting-score-hint = What you’d have if the game ended now, with your tickets and attractions.
setting-sound = Play a soft sound when it’s my turn
setting-vibration = Vibrate when it’s my turn

# Connection to the server
connection-connecting = Connecting…
connection-offline = Connection lost. Reconnecting…
connection-unsent = Your move is saved here and will be sent as soon as you’re back online.

# Page not found
missing-title = This line ends here
missing-text = There’s no page here. The link may be old, or a letter may be missing.

# Refusals from the server
refused-offline = Can’t reach the server. Check your connection.
refused-malformed = The server didn’t understand that.
refused-not-found = This table doesn’t exist.
refused-no-token = You don’t have a seat at this table on this device.
refused-not-allowed = Only the host can do that.
refused-stale = The game has moved on. Here’s where it stands now.
refused-not-your-turn = It’s not your turn.
refused-illegal = That move isn’t allowed.
refused-wrong-stage = You can’t do that at this point in the game.
refused-full = There are no free seats left.
refused-name-taken = Someone at this table already has that name. Please choose another one.
refused-no-undo = This move can’t be undone.
refused-chat-off = Chat is off at this table.
refused-too-many = You’re going too fast. Please wait a moment.
refused-too-large = That’s too large.
refused-closed = The server is shutting down. Try again in a moment.
refused-failed = Something went wrong on the server.

# Computer levels
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-expert = Expert

# Yes and no
yes = Yes
no = No
