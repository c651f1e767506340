"""Two worlds at one table: they differ only in what a seat may not know."""

from __future__ import annotations

from random import Random

from engine.test_no_leak import other_world

from wayfare.engine import Action, Match

TRIES = 120


def seen(match: Match, seat: int | None) -> tuple[bytes, object]:
    """The position and the last move, as a seat sees them."""
    return match.view(seat).raw.tobytes(), match.moves[-1].seen_by(seat)


def find_twin(match: Match, action: Action, seat: int | None, rng: Random) -> tuple[Match, Action] | None:
    """Another world that looks the same to `seat`, before the action and after it. Others' secret actions are replaced
    by ones of the same kind. None if that is too unlikely to come up."""
    after = match.copy()
    after.play(action)
    expected = seen(after, seat)
    for _ in range(TRIES):
        twin = other_world(match, seat, rng)
        twin.commitment = match.commitment
        twin._legal = None
        done = counterpart(twin, action, secret=match.turn != seat, rng=rng)
        if done is None:
            continue
        later = twin.copy()
        later.play(done)
        if seen(later, seat) == expected:
            return twin, done
    return None


def counterpart(twin: Match, action: Action, secret: bool, rng: Random) -> Action | None:
    """The same action, if it is legal there; if tickets are kept in secret, the same number of others."""
    legal = twin.legal_actions()
    if secret and action.kind == "keep":
        alike = [other for other in legal if other.kind == "keep" and len(other.tickets) == len(action.tickets)]
        return rng.choice(alike) if alike else None
    return action if action in legal else None
