"""Puzzles: how good another action would have been at a decision of a finished match."""

from __future__ import annotations

from typing import NamedTuple

from wayfare.engine import Action, View
from wayfare.errors import IllegalAction, WayfareError
from wayfare.review import Decision
from wayfare.review.reviewer import LEAST_QUALITY, decision_seed, samples
from wayfare.review.skill import judge
from wayfare.server.ops.threads import Pace
from wayfare.server.records.replay import match_after, read_record, refused_if_wrong
from wayfare.server.refusals import IllegalMove, Refused
from wayfare.server.wire import AskVerdict

REVIEW_SEED = 0  # of reviews: a verdict compares with the same best action
FULL_QUALITY_MOVES = 400  # in a longer match each gets fewer samples, so that no review takes much longer


def quality_of(quality: float, moves: int) -> float:
    return max(LEAST_QUALITY, quality * min(1.0, FULL_QUALITY_MOVES / moves))


class Question(NamedTuple):
    """An action from the view of the seat to act."""

    view: View
    action: Action
    number: int
    commitment: str
    moves: int  # of the whole match


def question(request: AskVerdict, pace: Pace) -> Question:
    record = read_record(request.record)
    if request.number > len(record.moves):
        raise Refused("no-such-move")
    with refused_if_wrong():
        match = match_after(record, request.number - 1, pace)
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
    return Question(view, action, request.number, commitment, len(record.moves))


def answer(asked: Question, quality: float) -> Decision:
    """The verdict, as a review would have found it."""
    _, iterations = samples(asked.view.game, asked.view.players, quality_of(quality, asked.moves))
    seed = decision_seed(REVIEW_SEED, asked.commitment, asked.number)
    return judge(asked.view, asked.action, asked.number, seed=seed, iterations=iterations)
