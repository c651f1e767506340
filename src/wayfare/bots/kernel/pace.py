"""What kind of game it is, how much time is left in a long one, and how much of it a plan takes.

Time is counted in half turns: a turn of drawing brings about two cards, so a card costs one and a claim two. Cards
already in hand are time that was spent before.
"""

from __future__ import annotations

from wayfare.compiling import rule
from wayfare.engine.state import GameTables, State

KINDS_OF_GAMES = 3
SHORT_GAME, RACE_GAME, LONG_GAME = range(KINDS_OF_GAMES)  # short ones and long ones are played for points
LONG_GAME_PIECES = 30  # pieces: with fewer a game is over so soon that time hardly ever runs out before the pieces do
AVERAGE_LENGTH = 3  # spaces in a route, on average
ENDLESS = 1 << 20


def kind_of_tables(game: GameTables) -> int:
    """A short game, a race or a long game. Python calls this, compiled code `kind_of_game`."""
    if game.for_points == 0:
        return RACE_GAME
    return LONG_GAME if game.pieces >= LONG_GAME_PIECES else SHORT_GAME


kind_of_game = rule(kind_of_tables)


@rule
def is_long(game: GameTables) -> bool:
    """Is there time in this game for more than the tickets one begins with?"""
    return kind_of_game(game) == LONG_GAME


@rule
def half_turns_left(game: GameTables, state: State, seat: int) -> int:
    """For how many more half turns the seat is likely to play, if some other seat ends the game."""
    if state.turns_left > 0:
        return 2
    fewest = ENDLESS
    for other in range(state.players):
        if other != seat:
            spaces = max(0, state.pieces[other] - game.last_round_at)
            fewest = min(fewest, 2 * (spaces // AVERAGE_LENGTH) + max(0, spaces - state.hand_size[other]))
    return fewest + 2


@rule
def time_left(game: GameTables, state: State, seat: int, sure: int) -> int:
    """The half turns that a plan may take: `sure` percent of those that are likely to be left."""
    return half_turns_left(game, state, seat) * sure // 100 if is_long(game) else ENDLESS
