"""What a seat may know, as it goes over the wire."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wayfare.bots.progress import ticket_progress as ways
from wayfare.engine import Move, Result, View
from wayfare.engine.board import PointsRules
from wayfare.server.played import Played
from wayfare.server.wire import (
    EventOut,
    MoveOut,
    ResultOut,
    ScoreOut,
    SeatView,
    Sight,
    SightNews,
    ViewOut,
    Way,
)


class Kept:
    """What the sights of a match share is made once: the public part at each version, a seat's ways until a claim."""

    __slots__ = ("_public", "_version", "_ways")

    def __init__(self) -> None:
        self._version = -1
        self._public: dict[str, Any] = {}
        self._ways: dict[int, tuple[bytes, list[str], list[Way]]] = {}

    def public(self, version: int, view: View) -> dict[str, Any]:
        if version != self._version:
            self._version, self._public = version, public_out(view)
        return self._public

    def ways(self, view: View, tickets: list[str]) -> list[Way]:
        if view.seat is None:
            return []
        owners = view.state.owner.tobytes()
        known = self._ways.get(view.seat)
        if known is None or known[0] != owners or known[1] != tickets:
            known = self._ways[view.seat] = owners, tickets, ways_out(view, tickets)
        return known[2]


def sight(played: Played, kept: Kept, seat: int | None, since: int | None, undo: bool) -> Sight:
    """Everything, or the moves since a version that the client has seen."""
    return Sight(**_sight(played, kept, seat, since, undo))


def sight_news(played: Played, kept: Kept, seat: int | None, since: int | None, undo: bool) -> SightNews:
    return SightNews(**_sight(played, kept, seat, since, undo))


def _sight(played: Played, kept: Kept, seat: int | None, since: int | None, undo: bool) -> dict[str, Any]:
    view = played.match.view(seat)
    known = played.moves_since(since)
    told = enumerate(view.moves[known or 0 :], known or 0)
    return {
        "version": played.version,
        "view": _whole(view, kept.public(played.version, view), kept.ways),
        "moves": [move_out(move, played.is_stand_in(number)) for number, move in told],
        "since": None if known is None else since,
        "undo": undo and played.may_undo(seat),
    }


def view_out(view: View) -> ViewOut:
    """A view without its moves."""
    return _whole(view, public_out(view), ways_out)


def _whole(view: View, public: dict[str, Any], ways_of: Callable[[View, list[str]], list[Way]]) -> ViewOut:
    """What is public, and what only this seat knows."""
    tickets, offer = view.tickets, view.offer
    return ViewOut(
        **public,
        seat=view.seat,
        hand=view.hand,
        tickets=tickets,
        offer=offer,
        legal=[action.text for action in view.legal_actions],
        ways=ways_of(view, tickets + offer),
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


def ways_out(view: View, tickets: list[str]) -> list[Way]:
    return [
        Way(ticket=way.ticket, state=way.state, routes=way.routes, own=way.own, spaces=way.spaces)
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


def move_out(move: Move, stand_in: bool = False) -> MoveOut:
    action = move.action
    return MoveOut(
        seat=move.seat,
        action=action["action"],
        source=action.get("from"),
        card=action.get("card"),
        route=action.get("route"),
        cards=action.get("cards"),
        tickets=action.get("tickets"),
        count=action.get("count"),
        events=[
            EventOut(
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
        stand_in=stand_in,
    )


def result_out(result: Result) -> ResultOut:
    told = result.to_dict()
    return ResultOut(reason=told["reason"], winners=told["winners"], scores=scores_out(result))


def scores_out(result: Result) -> list[ScoreOut]:
    return [ScoreOut(**row) for row in result.to_dict()["scores"]]
