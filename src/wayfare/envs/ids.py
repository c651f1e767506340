"""The names under which other people's `make` finds the games."""

from __future__ import annotations

NAMESPACE = "wayfare"
VERSION = 0  # a change of observation, actions, reward or rules makes a new one

GAMES = {
    "NewYork": "new-york",
    "FirstJourneyEurope": "first-journey-europe",
    "FirstJourneyUSA": "first-journey-usa",
}
IDS = {f"{NAMESPACE}/{name}-v{VERSION}": game for name, game in GAMES.items()}
