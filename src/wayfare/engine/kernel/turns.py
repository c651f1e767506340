"""A match from the deal to the end: which actions are legal, what each one does, whose turn is next."""

from __future__ import annotations

import numpy as np

from wayfare.compiling import hot, rule
from wayfare.engine.kernel.cards import draw_card, reset_if_due, take_market, turn_up
from wayfare.engine.kernel.log import emit
from wayfare.engine.kernel.routes import claim, claims, gray_claim, is_tunnel, mark_gray_claims
from wayfare.engine.kernel.sets import NONE, Bits, drop_lowest, lowest, size
from wayfare.engine.kernel.spans import At, Mask, span, span_of
from wayfare.engine.kernel.stations import build, sites
from wayfare.engine.kernel.tickets import (
    complete,
    deal_long_tickets,
    deal_tickets,
    keep,
    keeps,
    offer,
    swap,
    tickets_left,
)
from wayfare.engine.kernel.tunnels import break_through, enter, pay_due, prices, withdraw
from wayfare.engine.lists import ACTION_KINDS, PHASES, covers
from wayfare.engine.state import (
    ALL_PASSED,
    CLAIM,
    DRAW,
    EMPTY,
    GRAY_CLAIM,
    KEEP,
    KEEP_DEALT,
    KEEP_OFFERED,
    KINDS,
    LAST_ROUND,
    LAST_ROUND_BEGINS,
    LOCATIONS,
    NEXT_CARD,
    NOBODY,
    NTH_DRAW,
    OUT_OF_PIECES,
    OVER,
    PASS,
    PAY,
    ROW,
    RUNNING,
    SEATS,
    SIX_TICKETS,
    SLOTS,
    STALEMATE,
    STATION,
    SWAP,
    TAKE_TICKETS,
    TICKETS,
    TUNNEL,
    TURN,
    WAYS,
    WILD,
    WITHDRAW,
    WORDS,
    GameTables,
    Log,
    Spans,
    State,
)


@rule
def clear(game: GameTables, state: State, players: int) -> None:
    """Clear the table, keeping only the generator's key."""
    state.counter = np.uint64(0)
    state.used = 16
    for route in range(game.routes):
        state.owner[route] = NOBODY
    for seat in range(SEATS):
        for word in range(WORDS):
            state.open[seat, word] = game.all_routes[word]
            state.held[seat, word] = NONE
        for location in range(LOCATIONS):
            state.group[seat, location] = location
        for card in range(KINDS):
            state.hand[seat, card] = 0
            state.known[seat, card] = 0
        for i in range(SLOTS):
            state.slot[seat, i] = EMPTY
        state.pieces[seat] = game.pieces
        state.stations[seat] = NONE
        state.stations_left[seat] = game.stations
        state.hand_size[seat] = 0
        state.slots[seat] = 0
        state.ticket_count[seat] = 0
        state.completed[seat] = 0
        state.bonus[seat] = 0
    state.deck_size = 0
    for card in range(KINDS):
        state.deck[card] = game.cards[card]
        state.deck_size += game.cards[card]
        state.discards[card] = 0
    state.discards_size = 0
    for i in range(ROW):
        state.row[i] = EMPTY
        state.turned[i] = EMPTY
    state.tunnel = NOBODY
    state.due = 0
    for word in range(WORDS):
        state.unseen[word] = game.all_tickets[word]
    state.unseen_size = game.tickets
    for i in range(TICKETS):
        state.returned[i] = EMPTY
    state.returned_from = 0
    state.returned_size = 0
    state.players = players
    state.turn = 0
    state.drawn = 0
    state.passes = 0
    state.idle = 0
    state.turns_left = NOBODY
    state.reason = RUNNING


@rule
def deal(game: GameTables, state: State, players: int, log: Log | None) -> None:
    """Clear the table and deal."""
    clear(game, state, players)
    deal_out(game, state, players, log)


@rule
def deal_out(game: GameTables, state: State, players: int, log: Log | None) -> None:
    """Deal hands, market and tickets onto a clear table (NY-1 to NY-3, FJ-1, US-3, US-4, EU-3, EU-4).

    Resets of the market are logged.
    """
    for seat in range(players):
        for _ in range(game.hand):
            draw_card(state, seat, None)
    turn_up(game, state)
    reset_if_due(game, state, log)
    if game.long_tickets > 0:
        deal_long_tickets(game, state)
    for seat in range(players):
        deal_tickets(state, seat, game.tickets_dealt)
    if game.offers_tickets == 1:
        state.phase = KEEP_DEALT
    else:
        state.phase = TURN
        for seat in range(players):
            state.ticket_count[seat] = state.slots[seat]


@hot
def legal(game: GameTables, state: State, spans: Spans) -> At:
    """Write the legal actions of the seat to act as spans; return how many spans and how many actions."""
    at = (0, 0)
    if state.phase == TURN:
        at = draws(game, state, spans, at)
        at = claims(game, state, spans, at)
        if state.stations_left[state.turn] > 0:
            at = sites(game, state, spans, at)
        more = game.first[TAKE_TICKETS] if game.offers_tickets == 1 else game.first[SWAP]
        at = span(spans, at, more, tickets_left(state) > 0)  # NY-13, NY-14, FJ-4
        at = span(spans, at, game.first[PASS], at[1] == 0)  # C-8
    elif state.phase == NEXT_CARD:
        at = draws(game, state, spans, at)
    elif state.phase == TUNNEL:
        at = prices(game, state, spans, at)
    elif state.phase == KEEP_DEALT or state.phase == KEEP_OFFERED:
        at = keeps(game, state, spans, at)
    return at


covers("legal in engine/kernel/turns.py", PHASES, "turn", "next-card", "tunnel", "keep", "over")


@hot
def action_at(game: GameTables, state: State, spans: Spans, n: int, index: int) -> int:
    """The legal action at an index of the list, which is written as n spans."""
    return action_in(game, state, spans, span_of(spans, n, index), index)


@hot
def action_in(game: GameTables, state: State, spans: Spans, i: int, index: int) -> int:
    """The legal action at an index of the list, which span i covers."""
    action = spans.offset[i] + index
    if action < NTH_DRAW:
        return action
    if action < GRAY_CLAIM:
        return nth_draw(game, state, action - NTH_DRAW)
    return gray_claim(game, state, action - GRAY_CLAIM)


@hot
def mark_span(game: GameTables, state: State, spans: Spans, i: int, start: int, mask: Mask) -> None:
    """Write 1 into `mask` (actions,) for all actions of span i, whose first index is `start`."""
    first = spans.offset[i] + start
    if first >= NTH_DRAW:
        mark_counted(game, state, first, mask)
    else:
        for action in range(first, spans.offset[i] + spans.upto[i]):
            mask[action] = 1


@rule
def mark_counted(game: GameTables, state: State, first: int, mask: Mask) -> None:
    """The same for a span beyond the action space, which begins with `first`."""
    if first >= GRAY_CLAIM:
        mark_gray_claims(game, state, (first - GRAY_CLAIM) // WAYS, mask)
        return
    left = allowed_draws(game, state)
    for _ in range(size(left)):
        mask[lowest(left)] = 1
        left = drop_lowest(left)


@hot
def draws(game: GameTables, state: State, spans: Spans, at: At) -> At:
    """How many draws are allowed: see `nth_draw`."""
    return span(spans, at, NTH_DRAW, size(allowed_draws(game, state)))


@rule
def nth_draw(game: GameTables, state: State, n: int) -> int:
    """The draw that `draws` has counted."""
    left = allowed_draws(game, state)
    for i in range(game.market):  # no early exit, as in top_card
        left = drop_lowest(left) if i < n else left
    return lowest(left)


@hot
def allowed_draws(game: GameTables, state: State) -> Bits:
    """The draws that are allowed, as a set (NY-4, FJ-2). Only the first may be a wild card from the market (NY-6)."""
    shown = row_cards(game, state)
    allowed = int(state.deck_size > 0) << game.first[DRAW]
    allowed |= (shown & ~(1 << WILD)) << game.draw_market
    allowed |= (shown >> WILD & int(state.phase == TURN)) << game.draw_wild
    return np.uint64(allowed)


@hot
def row_cards(game: GameTables, state: State) -> int:
    """The kinds of card in the market, as bits."""
    shown = 0
    for i in range(game.market):
        shown |= 1 << (int(state.row[i]) + 1)  # EMPTY, which is -1, sets the lowest bit
    return shown >> 1


@hot
def apply(game: GameTables, state: State, action: int, log: Log | None) -> None:
    """Play one legal action of the seat to act, with all its consequences."""
    kind = KEEP if action >= game.keeps else game.action_kind[action]
    if kind == DRAW and game.draws_singly == 0:
        draw_all(game, state, log)
    elif kind == DRAW and action == game.first[DRAW]:
        draw_card(state, state.turn, log)
        after_draw(game, state, log)
    elif kind == DRAW:
        card = game.action_card[action]
        take_market(game, state, state.turn, card, log)
        if card == WILD:  # NY-5
            end_turn(game, state, log)
        else:
            after_draw(game, state, log)
    elif kind == CLAIM and is_tunnel(game, game.action_route[action]):
        enter(game, state, action, log)
        if state.due > 0:
            state.phase = TUNNEL
        else:
            break_through(game, state, log)
            end_claim(game, state, log)
    elif kind == CLAIM:
        claim(game, state, action, log)
        end_claim(game, state, log)
    elif kind == TAKE_TICKETS:
        offer(game, state, log)
        state.phase = KEEP_OFFERED
    elif kind == KEEP:
        keep(game, state, action, log)
        after_keep(game, state, log)
    elif kind == SWAP:
        swap(game, state, log)
        end_idle_turn(game, state, log)
    elif kind == PASS:
        state.passes += 1
        end_idle_turn(game, state, log)
    elif kind == PAY:
        pay_due(game, state, action, log)
        end_claim(game, state, log)
    elif kind == WITHDRAW:
        state.passes = 0
        withdraw(game, state, log)
        end_idle_turn(game, state, log)
    elif kind == STATION:
        build(game, state, action, log)
        end_turn(game, state, log)
    else:  # an unknown kind ends the match without a reason, and `end_reason` raises
        state.phase = OVER
        state.reason = RUNNING


covers(
    "apply in engine/kernel/turns.py",
    ACTION_KINDS,
    *("draw", "claim", "tickets", "keep", "swap", "pass", "pay", "withdraw", "station"),
)


@hot
def end_claim(game: GameTables, state: State, log: Log | None) -> None:
    """End the turn in which a route was claimed; in a race it may have completed tickets (FJ-5)."""
    if game.shows_completed == 1:
        complete(game, state, log)
    end_turn(game, state, log)


@hot
def draw_all(game: GameTables, state: State, log: Log | None) -> None:
    """Draw all cards of a turn at once, or as many as there are (FJ-2)."""
    for _ in range(game.draw):
        if state.deck_size > 0:
            draw_card(state, state.turn, log)
    end_turn(game, state, log)


@hot
def after_draw(game: GameTables, state: State, log: Log | None) -> None:
    """Continue with another card, if one is due and one may be taken (NY-4, NY-8)."""
    state.drawn += 1
    more = state.deck_size > 0 or row_cards(game, state) & ~(1 << WILD) != 0
    if state.drawn < game.draw and more:
        state.phase = NEXT_CARD
    else:
        end_turn(game, state, log)


@rule
def after_keep(game: GameTables, state: State, log: Log | None) -> None:
    """After the deal the next seat chooses, and then seat 0 begins (NY-3); later it ends the turn."""
    if state.phase == KEEP_OFFERED:
        end_turn(game, state, log)
    elif state.turn + 1 < state.players:
        state.turn += 1
    else:
        state.turn = 0
        state.phase = TURN


@rule
def end_idle_turn(game: GameTables, state: State, log: Log | None) -> None:
    """End a turn with neither draw nor claim (FJ-10)."""
    state.idle += 1
    finish_turn(game, state, log)


@hot
def end_turn(game: GameTables, state: State, log: Log | None) -> None:
    """End a turn in which something moved the match forward."""
    state.idle = 0
    state.passes = 0
    finish_turn(game, state, log)


@hot
def finish_turn(game: GameTables, state: State, log: Log | None) -> None:
    """Pass the turn to the next seat (C-1), unless the match is over."""
    if game.tickets_to_win > 0:
        state.reason = race_end(game, state)
    else:
        state.reason = points_end(game, state, log)
    if state.reason != RUNNING:
        state.phase = OVER
        return
    state.turn = state.turn + 1 if state.turn + 1 < state.players else 0
    state.phase = TURN
    state.drawn = 0


@hot
def points_end(game: GameTables, state: State, log: Log | None) -> int:
    """Why the match is over after this turn, if it is. Running low on pieces starts the last round (NY-16, NY-17)."""
    if state.turns_left > 0:
        state.turns_left -= 1
        if state.turns_left == 0:
            return LAST_ROUND
    if state.passes == state.players:
        return ALL_PASSED
    if state.turns_left == NOBODY and state.pieces[state.turn] <= game.last_round_at:
        state.turns_left = state.players
        emit(log, LAST_ROUND_BEGINS, state.turn)
    return RUNNING


@hot
def race_end(game: GameTables, state: State) -> int:
    """Why the match is over after this turn, if it is (FJ-8, FJ-9, FJ-10)."""
    if state.completed[state.turn] >= game.tickets_to_win:
        return SIX_TICKETS
    if state.pieces[state.turn] == 0:
        return OUT_OF_PIECES
    if state.idle == game.stalemate_rounds * state.players:
        return STALEMATE
    return RUNNING
