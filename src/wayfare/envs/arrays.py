"""Views as arrays: what a network is shown in training, for a bot at any table or a client of a server."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import DTypeLike, NDArray

from wayfare.compiling import as_record
from wayfare.compiling.records import Raw
from wayfare.engine import Game, View, default_game, load
from wayfare.engine.state import EMPTY, KEEP_OFFERED, NOBODY, PHASE_NAMES, STATE_BYTES, WILD, State
from wayfare.envs.features import layout
from wayfare.envs.kernel.single import observe_once, place_routes
from wayfare.envs.positions import action_count, env_action
from wayfare.errors import WayfareError

AnyView = View | Mapping[str, Any]


def observe(view: AnyView, game: Game | None = None, dtype: DTypeLike = np.uint8) -> NDArray[Any]:
    """What the view's seat may know, as `features` describes it: (features,), the same numbers as in training.

    A view is what bots get, or its JSON form: `view.to_dict()`, or the `view` in a server's snapshot. For JSON the game
    is loaded by its id, unless you pass it.
    """
    if isinstance(view, View):
        game, players, seat, raw = view.game, view.players, view.seat, view.raw.copy()
    else:
        game = load(view["game"]) if game is None else game
        players, seat, raw = view["players"], view["seat"], _state_of(view, game)
    if seat is None:
        raise WayfareError("A spectator's view has no observation: features are what one seat may know.")
    parts = layout(game, players)
    out = np.zeros(parts.size, np.uint8)
    observe_once(game.raw, raw, seat, parts.starts, out)
    return out.astype(dtype, copy=False)


def mask(view: AnyView, game: Game | None = None) -> NDArray[np.int8]:
    """1 for every legal action of the view's seat, 0 for all others: (actions,)."""
    if isinstance(view, View):
        game, raw, legal = view.game, view.raw, view.legal_actions
    else:
        game = load(view["game"]) if game is None else game
        raw, legal = _state_of(view, game), game.actions.at([action["index"] for action in view["legal"]])
    out = np.zeros(action_count(game), np.int8)
    out[[env_action(game, raw, action) for action in legal]] = 1
    return out


def warm_up() -> None:
    """Load the compiled code, or compile it."""
    view = load(default_game()).new_match(players=2, seed=0).view(0)
    mask(view)
    observe(view)


def _state_of(view: Mapping[str, Any], game: Game) -> Raw:
    """A state that says what the JSON says. What it doesn't say stays empty: `observe` doesn't read that."""
    raw, owners = np.zeros(STATE_BYTES, np.uint8), np.full(len(game.board.map.routes), NOBODY, np.int8)
    routes = {route.id: n for n, route in enumerate(game.board.map.routes)}
    for seat, about in enumerate(view["seats"]):
        owners[[routes[route] for route in about["routes"]]] = seat
    place_routes(game.raw, raw, view["players"], owners)
    state: Any = as_record(raw, State)
    state.turn = NOBODY if view["turn"] is None else view["turn"]
    state.phase = KEEP_OFFERED if view["phase"] == "keep" else PHASE_NAMES.index(view["phase"])
    state.deck_size, state.unseen_size, state.returned_size = view["deck"], view["ticket_deck"], 0
    state.turns_left = NOBODY if view["turns_left"] is None else view["turns_left"]
    state.idle = view["idle"]
    _fill(state.discards, view["discards"], game)
    state.row[: len(view["market"])] = [EMPTY if card is None else _kind(card, game) for card in view["market"]]
    for seat, about in enumerate(view["seats"]):
        _seat(state, seat, about, game)
    _stations_and_tunnel(state, view, game)
    if view["seat"] is not None:
        _own(state, view, game)
    return raw


def _seat(state: Any, seat: int, about: Mapping[str, Any], game: Game) -> None:
    """What everyone may know about a seat."""
    state.hand_size[seat], state.pieces[seat], state.ticket_count[seat] = (
        about["hand"],
        about["pieces"],
        about["tickets"],
    )
    state.bonus[seat] = about["bonus"]
    if game.board.rules.shows_completed:
        state.completed[seat] = len(about["completed"]) + about["bonus"]
    _fill(state.known[seat], about["known"], game)


def _stations_and_tunnel(state: Any, view: Mapping[str, Any], game: Game) -> None:
    """What only some boards have."""
    locations = {location.id: n for n, location in enumerate(game.board.map.locations)}
    for location, seat in (view.get("stations") or {}).items():
        state.stations[seat] |= np.uint64(1 << locations[location])
        state.stations_left[seat] = view["seats"][seat]["stations"]
    tunnel = view.get("tunnel")
    if tunnel:
        claim = game.actions.of_dict({"action": "claim", "route": tunnel["route"], "cards": tunnel["laid"]})
        assert claim is not None
        state.tunnel, state.due = claim.index, tunnel["due"]
        state.turned[: len(tunnel["revealed"])] = [_kind(card, game) for card in tunnel["revealed"]]


def _own(state: Any, view: Mapping[str, Any], game: Game) -> None:
    """The seat's own hand, tickets and offer."""
    seat, tickets = view["seat"], {ticket: n for n, ticket in enumerate(game.names.tickets)}
    _fill(state.hand[seat], view["hand"], game)
    offers = game.board.rules.offers_tickets
    shown = [tickets[ticket] for ticket in (view["offer"] if offers else view["tickets"])]
    state.slots[seat], state.slot[seat, : len(shown)] = len(shown), shown
    for ticket in (tickets[ticket] for ticket in view["tickets"]) if offers else ():
        state.held[seat, ticket // 64] |= np.uint64(1 << ticket % 64)


def _fill(counts: Any, cards: Mapping[str, int], game: Game) -> None:
    for card, count in cards.items():
        counts[_kind(card, game)] = count


def _kind(card: str, game: Game) -> int:
    return WILD if card == game.board.wild else game.names.colours.index(card)
