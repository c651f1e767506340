"""Bots that misbehave, each in its own way, and a few that are merely odd."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
import time
from typing import Any

import wayfare
from wayfare.bots import PlannerBot


class Bad:
    """Can be created like any bot."""

    def __init__(self, seed: int | None = None) -> None: ...


class Sleeps(Bad):
    def choose(self, view: wayfare.View) -> Any:
        time.sleep(60)


class Raises(Bad):
    def choose(self, view: wayfare.View) -> Any:
        raise RuntimeError("I cannot\ndecide.")


class Nonsense(Bad):
    def choose(self, view: wayfare.View) -> Any:
        return "castle"


class Illegal(Bad):
    def choose(self, view: wayfare.View) -> Any:
        return next(action for action in view.game.actions if action not in view.legal_actions)


class Elsewhere(Bad):
    """Answers with an action of another game whose index would be legal here."""

    def choose(self, view: wayfare.View) -> Any:
        return wayfare.load("first-journey-usa").actions[view.legal_actions[0].index % 100]


class Hungry(Bad):
    def choose(self, view: wayfare.View) -> Any:
        hoard = []
        while True:
            hoard.append(bytearray(1 << 24))


class Exits(Bad):
    def choose(self, view: wayfare.View) -> Any:
        sys.exit("enough")


class Vanishes(Bad):
    def choose(self, view: wayfare.View) -> Any:
        os._exit(3)


class Crashes(Bad):
    def choose(self, view: wayfare.View) -> Any:
        ctypes.string_at(0)


class Loops(Bad):
    """Never releases the GIL: not even a thread in its own process could stop it."""

    def choose(self, view: wayfare.View) -> Any:
        ctypes.PyDLL(None).pause()


class Leaves(Bad):
    """Starts a process that would outlive it, and exits."""

    def choose(self, view: wayfare.View) -> Any:
        child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
        with open(os.environ["WAYFARE_TEST_CHILD"], "w", encoding="ascii") as file:
            file.write(str(child.pid))
        os._exit(0)


class Garbles(Bad):
    """Writes to every pipe it finds, including ours."""

    def choose(self, view: wayfare.View) -> Any:
        for pipe in range(3, 20):
            try:
                os.write(pipe, b"\xff" * 64)
            except OSError:
                continue
        return view.legal_actions[0]


class Unmakeable(Bad):
    def __init__(self, seed: int | None = None) -> None:
        raise RuntimeError("not today")


class NoBot(Bad):
    """Has no `choose`."""


class Prints(PlannerBot):
    """Prints wherever it can, and plays well."""

    def choose(self, view: wayfare.View) -> wayfare.Action:
        print("thinking hard")
        os.write(1, b"thinking harder\n")
        return super().choose(view)


class Scribbles(PlannerBot):
    """Alters its view after choosing."""

    def choose(self, view: wayfare.View) -> wayfare.Action:
        action = super().choose(view)
        for move in view.moves:
            (move.cards or {}).clear()
        view.legal_actions = ()
        view.raw = view.raw.copy()
        view.raw[:] = 0
        return action


class Budgeted(PlannerBot):
    """Remembers the budget it was given."""

    def __init__(self, seed: int | None = None, budget: int | str = 0) -> None:
        self.budget = budget
        super().__init__(seed)


class FaultsOnce(PlannerBot):
    """Raises in its first match, and plays well from then on."""

    made = 0

    def __init__(self, seed: int | None = None) -> None:
        FaultsOnce.made += 1
        super().__init__(seed)

    def choose(self, view: wayfare.View) -> wayfare.Action:
        if FaultsOnce.made <= 2:  # the first one is only created for `check`
            raise RuntimeError("stage fright")
        return super().choose(view)
