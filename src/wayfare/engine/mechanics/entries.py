"""What the registry says of each kind of action, event, phase, score line, end and refusal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from wayfare.engine.board import Board
from wayfare.engine.lists import ActionKind, EndReason, EventKind, Phase, RefusalCode, ScoreKey

if TYPE_CHECKING:
    from wayfare.engine.actions import Action
    from wayfare.engine.game import Game
    from wayfare.engine.state import State

Fields = dict[str, Any]  # the fields of an `Action` that say more than its kind
Payload = Literal["", "card", "cards", "discarded", "ticket", "tickets", "seat"]  # a field of `Event`
DecisionGroup = Literal["tickets", "draws", "claims", "stations"]


class Refusal(NamedTuple):
    """Why an action isn't legal now: a sentence for people, the rule, and a code for programs and translations."""

    sentence: str
    rule: str
    code: RefusalCode


@dataclass(frozen=True)
class RefusalEntry:
    """A way to be refused. Its translations are the messages `table-why-<code>`."""

    code: RefusalCode
    rule: str  # in New York's numbers, where other chapters repeat it
    sentence: str

    def of(self, rule: str = "", **facts: object) -> Refusal:
        """The refusal, with what the sentence leaves open; `rule`, where it isn't the usual one."""
        return Refusal(self.sentence.format(**facts), rule or self.rule, self.code)


@dataclass(frozen=True)
class ActionEntry:
    """A kind of action. What it does is in the kernel's module of the same mechanic; `turns.apply` calls that."""

    kind: ActionKind
    phases: tuple[Phase, ...]  # in which it may be legal
    listed: Callable[[Board], Iterator[Fields]]  # a board's actions of this kind, in the order the kernel relies on
    refused: Callable[[Game, State, Action], Refusal]  # why it isn't legal now, in one of its phases or not
    group: DecisionGroup | None  # how reviews group such decisions; None if it's never a choice
    tells: bool  # whether it says something about the tickets of the seat, for what bots believe
    replans: bool = False  # whether a bot has to plan anew after it
    has_reasons: bool = True  # whether hints give reasons for it, which bots/reasons.py finds
    told: str = ""  # the message that tells of such a move; none if the narrators choose between several
    help: str = ""  # in the terminal, the message `cli-help-<help>`


@dataclass(frozen=True)
class EventEntry:
    kind: EventKind
    payload: Payload = ""  # the field that says more
    secret: bool = False  # only the seat that acted sees the payload
    chance: bool = False  # the card or tickets come from a deck: chance decided which
    fresh: bool = False  # those who see the payload learn of a card or ticket: after that, no undo
    told: str = ""  # the message that tells of it, with `-hidden` where the payload is; none if the action's does


@dataclass(frozen=True)
class PhaseEntry:
    """What the seat to act has to decide."""

    phase: Phase
    decision: str  # in plain English, for language models
    first: Callable[[State], Refusal] | None = None  # why actions of other phases have to wait


@dataclass(frozen=True)
class ScoreEntry:
    """A source of points: the message `score-<key>`. How it's counted is in kernel/scoring.py."""

    key: ScoreKey
    number: str  # a board has this line if its rules have this number, and it isn't 0


@dataclass(frozen=True)
class EndEntry:
    """Why a match ended: the message `end-reason-<reason>`."""

    reason: EndReason
    rule: str


@dataclass(frozen=True)
class Mechanic:
    """A part of the rules with everything it adds to the lists."""

    actions: tuple[ActionEntry, ...] = ()
    events: tuple[EventEntry, ...] = ()
    phases: tuple[PhaseEntry, ...] = ()
    scores: tuple[ScoreEntry, ...] = ()
    ends: tuple[EndEntry, ...] = ()
    refusals: tuple[RefusalEntry, ...] = ()


def once(board: Board) -> Iterator[Fields]:
    """The one action of a kind that leaves nothing to choose."""
    yield {}


def too_few_cards(action: Action, thing: str, rule: str) -> Refusal:
    """The refusal of a payment that the hand can't make."""
    assert action.payment is not None
    wanted = " and ".join(f"{count} {card}" for card, count in action.payment.to_dict().items())
    return TOO_FEW_CARDS.of(rule, wanted=wanted, thing=thing)


TOO_FEW_CARDS = RefusalEntry("too-few-cards", "C-2", "You do not have {wanted} for {thing}")
