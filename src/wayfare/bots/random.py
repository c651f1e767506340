"""The player without a thought: every legal action is as likely as any other."""

from __future__ import annotations

import secrets

import numpy as np

from wayfare.engine import Action, View
from wayfare.engine.kernel.runs import roll_once
from wayfare.engine.state import DICE, DICE_BYTES


class RandomBot:
    """Picks uniformly among the legal actions; the zero of every scale."""

    def __init__(self, seed: int | None = None) -> None:
        self._dice = np.zeros(DICE_BYTES, np.uint8)
        start = secrets.randbits(64) if seed is None else seed % (1 << 64)
        self._dice.view(DICE)[0].state[0] = start

    def choose(self, view: View) -> Action:
        return view.legal_actions[roll_once(self._dice, 0, len(view.legal_actions))]
