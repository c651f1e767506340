"""What a seat may know, as it goes over the wire."""

from __future__ import annotations

from typing import Any

from wayfare import engine
from wayfare.bots.ways import ways
from wayfare.engine import View
from wayfare.engine.board import PointsRules
from wayfare.server.played import Played
from wayfare.server.wire import (
    Event,
    LegalAction,
    Move,
    Result,
    Score,
    ScoreLine,
    SeatView,
    Snapshot,
    SnapshotMessage,
    TableMove,
    TicketProgress,
    ViewData,
)


class Kept:
    """What the sights of a match share is made once: the public part at each version, a seat's ways until a claim."""

    __slots__ = ("_public", "_version", "_ways")

    def __init__(self) -> None:
        self._version = -1
        self._public: dict[str, Any] = {}
        self._ways: dict[int, tuple[bytes, list[str], list[TicketProgress]]] = {}

    def public(self, version: int, view: View) -> dict[str, Any]:
        if version != self._version:
            self._version, self._public = version, public_out(view)
        return self._public

    def ways(self, view: View, tickets: list[str]) -> list[TicketProgress]:
        if view.seat is None:
            return []
        owners = view.state.owner.tobytes()
        known = self._ways.get(view.seat)
        if known is None or known[0] != owners or known[1] != tickets:
            known = self._ways[view.seat] = owners, tickets, ways_out(view, tickets)
        return known[2]


def sight(played: Played, kept: Kept, seat: int | None, since: int | None, undo: bool) -> Snapshot:
    """Everything, or the moves since a version that the client has seen."""
    return Snapshot(**_sight(played, kept, seat, since, undo))


def sight_news(played: Played, kept: Kept, seat: int | None, since: int | None, undo: bool) -> SnapshotMessage:
    return SnapshotMessage(**_sight(played, kept, seat, since, undo))


def _sight(played: Played, kept: Kept, seat: int | None, since: int | None, undo: bool) -> dict[str, Any]:
    view = played.match.view(seat)
    known = played.moves_since(since)
    told = enumerate(view.moves[known or 0 :], known or 0)
    return {
        "version": played.version,
        "view": _whole(view, kept.public(played.version, view)),
        "progress": kept.ways(view, view.tickets + view.offer),
        "moves": [table_move(move, played.is_stand_in(number)) for number, move in told],
        "since": None if known is None else since,
        "undo": undo and played.may_undo(seat),
    }


def view_out(view: View) -> ViewData:
    """A view without its moves."""
    return _whole(view, public_out(view))


def _whole(view: View, public: dict[str, Any]) -> ViewData:
    """What is public, and what only this seat knows."""
    return ViewData(
        **public,
        seat=view.seat,
        hand=view.hand,
        tickets=view.tickets,
        offer=view.offer,
        legal=[LegalAction(index=action.index, text=action.text) for action in view.legal_actions],
    )


def public_out(view: View) -> dict[str, Any]:
    """What everybody may know, whose view it ever is."""
    return {
        "format": "wayfare-view/1",
        "game": view.game.id,
        "commitment": view.commitment,
        "players": view.players,
        "turn": view.turn,
        "phase": view.phase,
        "market": view.market,
        "deck": view.deck,
        "discards": view.discards,
        "ticket_deck": view.ticket_deck,
        "turns_left": view.turns_left,
        "seats": _seats(view),
        "result": None if view.result is None else result_out(view.result),
    }


def ways_out(view: View, tickets: list[str]) -> list[TicketProgress]:
    return [
        TicketProgress(ticket=way.ticket, state=way.state, routes=way.routes, own=way.own, spaces=way.spaces)
        for way in ways(view, tickets)
    ]


def _seats(view: View) -> list[SeatView]:
    """What everybody may know of each seat: as `View.to_dict` tells it, without reading the whole match every time."""
    if view.result is not None:
        return [SeatView(**told) for told in view.to_dict()["seats"]]
    state = view.state
    hands, known, pieces, tickets, bonus = (
        counts.tolist() for counts in (state.hand_size, state.known, state.pieces, state.ticket_count, state.bonus)
    )
    routes: list[list[str]] = [[] for _ in range(view.players)]
    for route, owner in view.owners.items():
        routes[owner].append(route)
    completed = _completed(view)
    return [
        SeatView(
            hand=hands[seat],
            known={view.game.names.card(kind): count for kind, count in enumerate(known[seat]) if count > 0},
            pieces=pieces[seat],
            tickets=tickets[seat],
            completed=completed[seat],
            bonus=bool(bonus[seat]),
            routes=routes[seat],
        )
        for seat in range(view.players)
    ]


def _completed(view: View) -> list[list[str]]:
    """Only in a race are tickets shown as they are completed."""
    shown: list[list[str]] = [[] for _ in range(view.players)]
    if not isinstance(view.game.board.rules, PointsRules):
        for move in view.moves:
            shown[move.seat] += [event.ticket or "" for event in move.events if event.event == "completed"]
    return shown


def table_move(move: engine.Move, stand_in: bool = False) -> TableMove:
    return TableMove(**_move(move), stand_in=stand_in)


def move_out(move: engine.Move) -> Move:
    return Move(**_move(move))


def _move(move: engine.Move) -> dict[str, Any]:
    action = move.action
    return {
        "seat": move.seat,
        "action": action["action"],
        "source": action.get("from"),
        "card": action.get("card"),
        "route": action.get("route"),
        "cards": action.get("cards"),
        "tickets": action.get("tickets"),
        "count": action.get("count"),
        "events": [
            Event(
                event=event.event,  # type: ignore[arg-type]
                card=event.card,
                cards=event.cards,
                discarded=None if event.discarded is None else list(event.discarded),
                ticket=event.ticket,
                tickets=None if event.tickets is None else list(event.tickets),
                count=event.count,
                seat=event.seat,
            )
            for event in move.events
        ],
    }


def result_out(result: engine.Result) -> Result:
    told = result.to_dict()
    return Result(reason=told["reason"], winners=told["winners"], scores=scores_out(result))


def scores_out(result: engine.Result) -> list[Score]:
    keys: tuple[Any, ...] = ("routes", "tickets", "attractions") if result.points else ()
    return [
        Score(
            lines=[ScoreLine(key=key, points=getattr(score, key)) for key in keys],
            total=score.total,
            completed=score.completed,
            bonus=score.bonus,
        )
        for score in result.scores
    ]
