"""Building stations, and what those left over score. The rules are in kernel/stations.py and kernel/lending.py."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from wayfare.engine.board import Board
from wayfare.engine.mechanics.entries import (
    ActionEntry,
    Fields,
    Mechanic,
    Refusal,
    RefusalEntry,
    ScoreEntry,
    too_few_cards,
)
from wayfare.engine.payment import colours, payments
from wayfare.engine.state import State

if TYPE_CHECKING:
    from wayfare.engine.actions import Action
    from wayfare.engine.game import Game

NO_STATIONS_LEFT = RefusalEntry("no-stations-left", "EU-19", "You have no stations left")
STATION_TAKEN = RefusalEntry("station-taken", "EU-18", "There is already a station in {location}")
NOT_THE_STATIONS_COST = RefusalEntry("not-the-stations-cost", "EU-19", "Your next station costs {cards}")


def stations(board: Board) -> Iterator[Fields]:
    """Payment by payment, all locations in a row: a span of the kernel then covers many at once."""
    for cost in sorted(set(board.rules.station_cost)):
        for payment in payments(board, colours(board), cost):
            for location in board.map.locations:
                yield {"location": location.id, "payment": payment}


def no_station(game: Game, state: State, action: Action) -> Refusal:
    """Why a station can't be built there, or not with this payment."""
    left = int(state.stations_left[state.turn])
    if left == 0:
        return NO_STATIONS_LEFT.of()
    location = next(n for n, place in enumerate(game.board.map.locations) if place.id == action.location)
    if any(int(built) >> location & 1 for built in state.stations):
        return STATION_TAKEN.of(location=action.location)
    cost = game.board.rules.station_cost[game.board.rules.stations - left]
    assert action.payment is not None
    if action.payment.size != cost:
        return NOT_THE_STATIONS_COST.of(cards=f"{cost} card{'s' * (cost > 1)}")
    return too_few_cards(action, "a station", "EU-19")


MECHANIC = Mechanic(
    actions=(
        ActionEntry(
            "station",
            ("turn",),
            stations,
            no_station,
            group="stations",
            tells=False,
            replans=True,
            told="cli-built",
            help="station",
        ),
    ),
    scores=(ScoreEntry("stations", "station_points"),),
    refusals=(NO_STATIONS_LEFT, STATION_TAKEN, NOT_THE_STATIONS_COST),
)
