"""Puzzles: how good another action would have been at a decision of a finished match."""

from __future__ import annotations

from typing import NamedTuple

from wayfare.engine import Action, View
from wayfare.errors import IllegalAction, WayfareError
from wayfare.review import Decision
from wayfare.review.luck import sub_seed
from wayfare.review.reviewer import FEWEST_ITERATIONS, ITERATIONS
from wayfare.review.skill import judge
from wayfare.server.ops.paced_thread import Pace
from wayfare.server.records.replay import read_record
from wayfare.server.refusals import IllegalMove, Refused
from wayfare.server.review import matches
from wayfare.server.wire import AskVerdict

SEED = 0  # of reviews: a verdict compares with the same best action


class Question(NamedTuple):
    """An action from the view of the seat to act."""

    view: View
    action: Action
    number: int
    commitment: str


def question(request: AskVerdict, pace: Pace) -> Question:
    """Replay the record up to the decision."""
    match = matches.before(read_record(request.record), request.number, pace)
    if match.turn is None:
        raise Refused("no-such-move")
    view, commitment = match.view(match.turn), match.commitment
    try:
        action = match.game.action(request.action)
        match.play(action)
    except IllegalAction as error:
        raise IllegalMove(error) from None
    except WayfareError as error:
        raise Refused("record-differs", detail=error) from None
    return Question(view, action, request.number, commitment)


def answer(asked: Question, quality: float) -> Decision:
    """The verdict, as a review would have found it."""
    view, action, number, commitment = asked
    iterations = max(FEWEST_ITERATIONS, round(ITERATIONS * quality / view.game.board.rules.pieces))
    seed = sub_seed(SEED, commitment, number) % (1 << 64)
    return judge(view, action, number, seed=seed, iterations=iterations)
