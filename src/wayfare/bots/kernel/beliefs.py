"""Beliefs: samples of the other seats' tickets, likelier the better they explain what these seats did.

A seat works on one of its unfinished tickets at a time, any of them, or now and then on none; `evidence.py` says how
likely each ticket makes each thing it did. So a ticket is likelier if it explains what no other ticket of that sample
explains. Samples follow from one another by drawing each ticket again, given all the others (Gibbs sampling).
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from wayfare.bots.kernel.evidence import (
    CARD_NOISE,
    CARD_POWER,
    CLAIM_NOISE,
    CLAIM_POWER,
    PARTICLES,
    PUBLIC_CLAIM,
    Beliefs,
    begin,
    note,
    rule_out_done,
)
from wayfare.bots.kernel.worlds import SeenTickets, gather_tickets
from wayfare.compiling import as_record, entry, rule
from wayfare.compiling.records import Raw
from wayfare.engine.kernel.runs import roll
from wayfare.engine.kernel.sets import NONE, bit, drop_lowest, lowest
from wayfare.engine.state import EMPTY, OVER, WORDS, GameTables, State

UNIFORM_EVERY = 8  # one world in so many is dealt without any beliefs: never be caught out
BURN_IN = 6  # samples before the first that counts
FINE = 1 << 30


@rule
def learn(
    game: GameTables, state: State, seat: int, seen: SeenTickets, events: NDArray[np.int32], beliefs: Beliefs
) -> None:
    """Take in everything that happened in public. `state` is that of a View; its `unseen` is used as scratch."""
    begin(game, beliefs, state.players)
    for time in range(len(events)):
        note(game, beliefs, events[time], time, seat)
    rule_out_done(game, beliefs, seat)
    gather_tickets(game, state, seen)
    for word in range(WORDS):
        beliefs.pool[word] = state.unseen[word]
        state.unseen[word] = NONE
    for other in range(state.players):
        known = other == seat or state.phase == OVER
        beliefs.hidden[other] = 0 if known else min(beliefs.hidden[other], state.ticket_count[other])
        for index in range(beliefs.hidden[other]):
            beliefs.sample[other, index] = EMPTY


@rule
def weigh(game: GameTables, beliefs: Beliefs, seat: int, index: int) -> None:
    """Weigh every ticket as one of a seat's, given the samples of all others."""
    claim_noise, card_noise = beliefs.coefficient[CLAIM_NOISE], beliefs.coefficient[CARD_NOISE]
    for ticket in range(game.tickets):
        beliefs.weight[ticket] = 1.0
        beliefs.card_weight[ticket] = 1.0
    for row in range(beliefs.rows):
        if beliefs.row_seat[row] != seat or beliefs.row_time[row] < beliefs.born[seat, index]:
            continue
        total, count = explained(beliefs, seat, index, row)
        is_claim = beliefs.row_kind[row] == PUBLIC_CLAIM
        noise = claim_noise if is_claim else card_noise
        without = noise + (1.0 - noise) * total / count if count > 0 else 1.0
        for ticket in range(game.tickets):
            fit = beliefs.fit[row, ticket]
            ratio = noise + (1.0 - noise) * (total + fit) / (count + 1) if fit >= 0.0 else without
            if is_claim:
                beliefs.weight[ticket] *= ratio
            else:
                beliefs.card_weight[ticket] *= ratio
    claim_power, card_power = beliefs.coefficient[CLAIM_POWER], beliefs.coefficient[CARD_POWER]
    for ticket in range(game.tickets):
        free = beliefs.pool[ticket >> 6] & bit(ticket) != NONE
        beliefs.weight[ticket] = (
            beliefs.prior[seat, index, ticket]
            * beliefs.weight[ticket] ** claim_power
            * beliefs.card_weight[ticket] ** card_power
            if free
            else 0.0
        )


@rule
def explained(beliefs: Beliefs, seat: int, index: int, row: int) -> tuple[float, int]:
    """How well the other tickets of a seat's sample explain something it did: the total, and of how many."""
    total, count = float(beliefs.known[row]), int(beliefs.known_count[row])
    for other in range(beliefs.hidden[seat]):
        ticket = beliefs.sample[seat, other]
        if other != index and ticket != EMPTY and beliefs.born[seat, other] <= beliefs.row_time[row]:
            fit = beliefs.fit[row, ticket]
            if fit >= 0.0:
                total += fit
                count += 1
    return total, count


@rule
def resample(game: GameTables, beliefs: Beliefs, seat: int, index: int) -> None:
    """Draw one ticket of a sample again, in proportion to the weights."""
    before = beliefs.sample[seat, index]
    if before != EMPTY:
        beliefs.pool[before >> 6] |= bit(before)
    weigh(game, beliefs, seat, index)
    total = 0.0
    for ticket in range(game.tickets):
        total += beliefs.weight[ticket]
    left, choice = total * (roll(beliefs.dice, 0, FINE) + 0.5) / FINE, EMPTY
    for ticket in range(game.tickets):
        if beliefs.weight[ticket] > 0.0 and left > 0.0:
            left -= beliefs.weight[ticket]
            choice = ticket
    beliefs.sample[seat, index] = choice
    beliefs.pool[choice >> 6] &= ~bit(choice)


@rule
def resample_all(game: GameTables, beliefs: Beliefs) -> None:
    """Draw every ticket again, one after the other."""
    for seat in range(beliefs.players):
        for index in range(beliefs.hidden[seat]):
            resample(game, beliefs, seat, index)


@rule
def place_sample(game: GameTables, state: State, beliefs: Beliefs, number: int) -> None:
    """Place the tickets of a sample before the rest of a world is dealt; none in one world out of UNIFORM_EVERY."""
    if number % UNIFORM_EVERY == UNIFORM_EVERY - 1:
        return
    index = (number - number // UNIFORM_EVERY) % PARTICLES
    while beliefs.particles <= index:
        for _ in range(BURN_IN if beliefs.particles == 0 else 1):
            resample_all(game, beliefs)
        keep_particle(beliefs)
    for seat in range(state.players):
        slot = 0
        for word in range(WORDS):
            left = beliefs.particle[index, seat, word]
            if game.offers_tickets == 1:
                state.held[seat, word] |= left
                continue
            while left != NONE:
                state.slot[seat, slot] = 64 * word + lowest(left)
                slot += 1
                left = drop_lowest(left)


@rule
def keep_particle(beliefs: Beliefs) -> None:
    particle = beliefs.particle[beliefs.particles]
    for seat in range(beliefs.players):
        for word in range(WORDS):
            particle[seat, word] = NONE
        for index in range(beliefs.hidden[seat]):
            ticket = beliefs.sample[seat, index]
            particle[seat, ticket >> 6] |= bit(ticket)
    beliefs.particles += 1


@rule
def add_chances(game: GameTables, beliefs: Beliefs, samples: int, result: NDArray[np.float64]) -> None:
    """Add how likely each seat holds each ticket to `result`, averaged over so many samples.

    What counts is how likely every ticket was when it was drawn: less noise than counting which were.
    """
    for _ in range(BURN_IN):
        resample_all(game, beliefs)
    for _ in range(samples):
        for seat in range(beliefs.players):
            for index in range(beliefs.hidden[seat]):
                resample(game, beliefs, seat, index)
                total = 0.0
                for ticket in range(game.tickets):
                    total += beliefs.weight[ticket]
                for ticket in range(game.tickets):
                    result[seat, ticket] += beliefs.weight[ticket] / (total * samples)


@entry
def believe(
    game_raw: Raw,
    world_raw: Raw,
    seat: int,
    seen_raw: Raw,
    events: NDArray[np.int32],
    beliefs_raw: Raw,
    samples: int,
    result: NDArray[np.float64],
) -> None:
    """Fill the bytes of a Beliefs record from a copy of a View's bytes and what happened in public.

    With `samples`, `result` (SEATS, TICKETS) gets how likely each seat holds each ticket.
    """
    game, state, seen = as_record(game_raw, GameTables), as_record(world_raw, State), as_record(seen_raw, SeenTickets)
    beliefs = as_record(beliefs_raw, Beliefs)
    learn(game, state, seat, seen, events, beliefs)
    if samples > 0:
        add_chances(game, beliefs, samples, result)


@entry
def place_sample_once(game_raw: Raw, world_raw: Raw, beliefs_raw: Raw, number: int) -> None:
    place_sample(as_record(game_raw, GameTables), as_record(world_raw, State), as_record(beliefs_raw, Beliefs), number)
