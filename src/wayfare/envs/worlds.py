"""Worlds that one seat cannot tell apart: the same state with hidden cards and tickets dealt again."""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Any

import numpy as np

from wayfare.engine import Game
from wayfare.engine.state import EMPTY, KINDS, OVER, STATE, TICKETS, Raw


def another_world(game: Game, raw: Raw, seat: int, returned: Collection[str | None], rng: Random) -> Raw:
    """Every deal of the hidden cards and tickets is equally likely; what others' choices tell is not weighed.

    Tickets that the seat itself returned stay where they are in the deck.
    """
    twin = raw.copy()
    state: Any = twin.view(STATE)[0]
    others = [other for other in range(state.players) if other != seat]
    _deal_cards(state, others, rng)
    if state.phase != OVER:  # at the end all tickets lie open
        _deal_tickets(state, others, {n for n, ticket in enumerate(game.names.tickets) if ticket in returned}, rng)
    return twin


def _deal_cards(state: Any, others: list[int], rng: Random) -> None:
    """Shuffle together the deck and what is not known of other hands."""
    hidden = {other: state.hand[other] - state.known[other] for other in others}
    counts = state.deck + sum(hidden.values())
    pool = [kind for kind in range(KINDS) for _ in range(counts[kind])]
    rng.shuffle(pool)
    for other in others:
        size = int(hidden[other].sum())
        cards, pool = pool[:size], pool[size:]
        state.hand[other] = state.known[other] + np.bincount(cards, minlength=KINDS)
    state.deck[:] = np.bincount(pool, minlength=KINDS)


def _deal_tickets(state: Any, others: list[int], own: set[int], rng: Random) -> None:
    """Shuffle together the ticket deck and the tickets of others."""
    ring = [(int(state.returned_from) + n) % TICKETS for n in range(state.returned_size)]
    ring = [place for place in ring if int(state.returned[place]) not in own]
    slots = [(other, place) for other in others for place in np.flatnonzero(state.slot[other] != EMPTY).tolist()]
    held = {other: members(state.held[other]) for other in others}
    pool = members(state.unseen) + [int(state.returned[place]) for place in ring]
    pool += [int(state.slot[slot]) for slot in slots] + [ticket for kept in held.values() for ticket in kept]
    rng.shuffle(pool)
    for place in ring:
        state.returned[place] = pool.pop()
    for slot in slots:
        state.slot[slot] = pool.pop()
    for other in others:
        set_members(state.held[other], [pool.pop() for _ in held[other]])
    set_members(state.unseen, pool)


def members(words: Any) -> list[int]:
    """The tickets of a set that the kernel keeps as bits."""
    bits = words.tolist()
    return [n for n in range(TICKETS) if bits[n // 64] >> n % 64 & 1]


def set_members(words: Any, tickets: list[int]) -> None:
    for word in range(len(words)):
        words[word] = sum(1 << n % 64 for n in tickets if n // 64 == word)
