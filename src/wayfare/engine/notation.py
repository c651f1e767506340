"""Reads actions in notation: `draw red`, `claim chelsea-soho pink×3 taxi×1`, `keep chelsea-brooklyn`."""

from __future__ import annotations

import difflib
import re
from typing import TYPE_CHECKING

from wayfare.errors import NotationError

if TYPE_CHECKING:
    from wayfare.engine.actions import Action
    from wayfare.engine.game import Game


def parse(game: Game, text: str) -> Action:
    """Read an action. `x` and `*` work for `×`, `taxi` for `taxi×1`, and neither order nor case matters."""
    action = game.actions.of_text(text) or game.actions.of_text(_normal(game, text))
    if action is None:
        raise NotationError(f"{text!r} is not an action in {game.id}; {_hint(game, text)}")
    return action


def _normal(game: Game, text: str) -> str:
    words = text.lower().split()
    if words[:1] == ["keep"]:
        order = {ticket: n for n, ticket in enumerate(game.names.tickets)}
        return " ".join(["keep", *sorted(words[1:], key=lambda ticket: order.get(ticket, len(order)))])
    before = game.actions.paid_after.get(words[0] if words else "", len(words))
    return " ".join(words[:before] + _payment(game, " ".join(words[before:])))


def _payment(game: Game, text: str) -> list[str]:
    """A payment with the wild card last and every count written out."""
    names = "|".join(re.escape(card) for card in sorted(game.board.cards, key=len, reverse=True))
    counted = re.sub(rf"(?<!\S)({names})(?:\s*[x*×]\s*(\d+))?(?!\S)", lambda m: f"{m[1]}×{m[2] or 1}", text).split()
    return sorted(counted, key=lambda word: word.startswith(f"{game.board.wild}×"))


def _hint(game: Game, text: str) -> str:
    near = difflib.get_close_matches(_normal(game, text), game.actions.by_text, n=1, cutoff=0.6)
    return f"did you mean {near[0]!r}?" if near else f"an action looks like {game.actions[-1].text!r} or 'pass'."
