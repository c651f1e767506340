# Everywhere
skip = Skip to the content
close = Close
cancel = Cancel
loading = Loading
reload = Reload
try-again = Try again
to-home = To the start page
page-failed = This page could not be loaded.

# Settings
settings = Settings
settings-kept = These choices stay on this device.
language = Language
theme = Appearance
theme-light = Light
theme-auto = Automatic
theme-dark = Dark
speed = Speed of what happens at the table
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-none = Without animation
speed-hint = Moves are always shown one after the other.
confirm-claims = Ask before a route is claimed
confirm-claims-hint = Good on a small screen, where a tap goes astray.

# The line to the server
line-connecting = Connecting …
line-lost = The connection is lost. It comes back by itself.
line-closed = This table is closed.

# A page that is not there
missing-title = This line ends here
missing-text = There is no such page. Perhaps the link is old, or a letter is missing.

# What the server refuses
refused-offline = The server cannot be reached. Check your connection.
refused-malformed = The server did not understand that.
refused-not-found = There is no such table.
refused-no-token = This device has no seat at this table.
refused-not-allowed = Only the host may do that.
refused-stale = The table has moved on; here is how it stands now.
refused-not-your-turn = It is not your turn.
refused-wrong-stage = That is not possible at this point of the game.
refused-full = There is no free seat any more.
refused-no-undo = This move cannot be taken back.
refused-chat-off = Chat is off at this table.
refused-too-many = That was too often. Please wait a moment.
refused-too-large = That is too large.
refused-closed = The server is closing. Try again in a moment.
refused-failed = Something went wrong on the server.

# Levels of the computer
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-expert = Expert

# Yes and no
yes = Yes
no = No
