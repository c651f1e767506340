"""The actions of an environment: those of the game, unless there are too many choices of tickets for a mask.

Then a choice is made by position: after all other actions, number n keeps the tickets on offer whose bit is set in
n + 1, the first ticket being bit 0.
"""

from __future__ import annotations

from wayfare.compiling.reading import read
from wayfare.compiling.records import Raw
from wayfare.engine import Action, Game
from wayfare.engine.state import ACTIONS, SLOTS, State


def action_count(game: Game) -> int:
    return len(game.actions) if len(game.actions) <= ACTIONS else len(game.actions.listed) + 2**SLOTS - 1


def game_action(game: Game, raw: Raw, action: int) -> Action:
    """The game's action for one of the environment's, in this state."""
    if action < len(game.actions.listed) or len(game.actions) <= ACTIONS:
        return game.actions[action]
    subset = action - len(game.actions.listed) + 1
    chosen = sorted(ticket for n, ticket in enumerate(_offer(raw)) if subset >> n & 1)
    number = game.actions.keeps.number(chosen)
    assert number is not None
    return game.actions[len(game.actions.listed) + number]


def env_action(game: Game, raw: Raw, action: Action) -> int:
    """The environment's number for one of the game's actions, in this state."""
    if action.kind != "keep" or len(game.actions) <= ACTIONS:
        return action.index
    kept = [game.names.tickets[ticket] in action.tickets for ticket in _offer(raw)]
    return len(game.actions.listed) + sum(1 << n for n, chosen in enumerate(kept) if chosen) - 1


def _offer(raw: Raw) -> list[int]:
    state = read(raw, State)
    return list(state.slot[state.turn][: state.slots[state.turn]])
