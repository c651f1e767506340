"""Hypothesis strategies for wayfare's games, for our tests and yours. Needs `hypothesis`."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from hypothesis import strategies as st

from wayfare.engine import Action, Game, Match, builtin_names, load

# How much a player likes each kind of action. Players who like all of them equally seldom reach the rules' corners.
TEMPERS: Mapping[str, Mapping[str, float]] = {
    "even": {},
    "builder": {"claim": 8},
    "hoarder": {"claim": 0.01, "draw": 8},
    "collector": {"tickets": 6, "swap": 6},
    "idler": {"swap": 500},
}


def choose(legal: tuple[Action, ...], temper: str, rng: Random) -> Action:
    """Choose a legal action, by temper."""
    likes = TEMPERS[temper]
    return rng.choices(legal, [likes.get(action.kind, 1.0) for action in legal])[0]


def play_on(match: Match, temper: str, rng: Random, moves: int | None = None) -> Match:
    """Play to the end, or for at most `moves` moves."""
    while not match.over and (moves is None or moves > 0):
        match.play(choose(match.legal_actions(), temper, rng))
        moves = None if moves is None else moves - 1
    return match


def games() -> st.SearchStrategy[Game]:
    """One of the built-in games."""
    return st.sampled_from(builtin_names()).map(load)


@st.composite
def matches(draw: st.DrawFn, moves: int | None = None) -> Match:
    """A match of any game, number of players and temper, up to `moves` moves in (by default 150)."""
    game = draw(games())
    low, high = game.board.rules.players
    match = game.new_match(draw(st.integers(low, high)), seed=draw(st.integers(0, 2**64)))
    rng = Random(draw(st.integers(0, 2**32)))
    return play_on(match, draw(st.sampled_from(sorted(TEMPERS))), rng, draw(st.integers(0, moves or 150)))
