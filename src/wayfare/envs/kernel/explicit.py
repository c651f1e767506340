"""The same compiled rules with chance decided from outside, one card or ticket at a time.

The kernel takes all its randomness from a block of sixteen words in the state, and refills the block when all are used.
`ScriptedState` has a longer block, read from beyond the sixteenth word: Numba compiles the unchanged rules for it, and
they find the words we have put there. How many words the kernel took tells us how often it needed chance, and the log
tells us what it chose from. So no rule is written twice: an action is run again for each outcome it needs.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from wayfare.compiling import as_record, copy_bytes, entry, rule
from wayfare.compiling.records import Raw, Record, Row, float64, int16, int32, int64, nested
from wayfare.engine.kernel import turns
from wayfare.engine.kernel.runs import TWO_TO_32
from wayfare.engine.kernel.sets import NONE, Bits, bit
from wayfare.engine.kernel.shared import legal_shared
from wayfare.engine.kernel.tickets import keep_action
from wayfare.engine.kernel.turns import action_in
from wayfare.engine.lists import EVENT_KINDS
from wayfare.engine.mechanics import EVENT_ENTRIES
from wayfare.engine.state import (
    ACTIONS,
    ITEM,
    KEEP_DEALT,
    KEEP_OFFERED,
    KINDS,
    OVER,
    RESHUFFLED,
    STATE_BYTES,
    TICKETS,
    WILD,
    GameTables,
    Log,
    Spans,
    State,
)
from wayfare.envs.kernel.batches import DEAL, game_action


def _events(chance: bool, *payloads: str) -> tuple[int, ...]:
    """The numbers of events with these payloads: of all, or of those that chance decides."""
    entries = (entry for entry in EVENT_ENTRIES.values() if entry.payload in payloads)
    return tuple(EVENT_KINDS.index(entry.kind) for entry in entries if entry.chance or not chance)


CARD_EVENTS, TICKET_EVENTS, OFFER_EVENTS = _events(True, "card"), _events(True, "ticket"), _events(True, "tickets")
LIST_EVENTS = _events(False, "discarded", "tickets")  # with ITEM rows after them

CHANCE, FINISHED = -1, -4  # instead of a seat, as OpenSpiel has it
IMPOSSIBLE_OUTCOME = -5  # chance cannot have this outcome
SCRIPT_START = 17  # where the script starts: the kernel refills the block only when exactly sixteen words are used
SCRIPT_WORDS = 512  # more than any one action can use
ANY_WORD = np.uint32(0xFFFFFFFF)  # picks the last card of any deck, and is never rejected


def _scripted_dtype() -> np.dtype[np.void]:
    """`State` with its block moved behind it: the first STATE_BYTES of such a record are an ordinary state."""
    assert State.dtype.fields is not None
    fields = {name: (field[0], field[1]) for name, field in State.dtype.fields.items()}
    fields["block"] = (np.dtype(("<u4", (SCRIPT_START + SCRIPT_WORDS,))), STATE_BYTES)
    names, formats, offsets = list(fields), [f[0] for f in fields.values()], [f[1] for f in fields.values()]
    size = STATE_BYTES + 4 * (SCRIPT_START + SCRIPT_WORDS)
    layout = {"names": names, "formats": formats, "offsets": offsets, "itemsize": size + -size % 8}
    return np.dtype((np.record, np.dtype(layout, align=True)))  # type: ignore[call-overload]


class ScriptedState(State, dtype=_scripted_dtype()):
    """A state whose chance is a script."""


class Outcome(Record):
    """What chance may bring: the colours in the order of the board file, the wild card, then the tickets."""

    number = int64()
    chance = float64()


class ExplicitMatch(Record):
    """A match in which chance may be due."""

    state = nested(State)  # before the action under way; it comes first, so its bytes are the first STATE_BYTES
    after = nested(ScriptedState)  # the state after it, with the outcomes decided so far
    outcome = nested(Outcome, KINDS + TICKETS)  # those that may come next
    action = int32()  # the one under way, or the last one
    log = nested(Log)  # of the action, with the outcomes decided so far
    decided = int32()  # how many of its outcomes
    decision = int16(SCRIPT_WORDS)
    outcomes = int32()  # how many may come next: none unless chance is due
    count = int16(KINDS + TICKETS)  # how many cards or tickets each of them stands for
    deck = int16(KINDS)  # scratch


AFTER: int = ExplicitMatch.dtype.fields["after"][1]  # type: ignore[index]  # where its bytes begin


@rule
def is_draw(match: ExplicitMatch, row: int, offering: bool) -> bool:
    """Whether a row of the log needed chance: a card from the deck, or a ticket that nobody had seen."""
    event, value = match.log.event[row], match.log.value[row]
    if event in CARD_EVENTS:
        return True
    if event not in TICKET_EVENTS and not (event == ITEM and offering):
        return False
    return bool(match.state.unseen[value >> 6] & bit(value) != NONE)


@rule
def find_draw(match: ExplicitMatch, number: int) -> int:
    """The row of the log with draw `number`; if there are fewer, minus how many there are, minus 1."""
    found, offering = 0, False
    for row in range(match.log.rows):
        event = match.log.event[row]
        if event in LIST_EVENTS:
            offering = event in OFFER_EVENTS
        if is_draw(match, row, offering):
            if found == number:
                return row
            found += 1
    return -found - 1


@rule
def add_cards(game: GameTables, match: ExplicitMatch) -> None:
    """The cards in the scratch deck as outcomes."""
    for card in range(game.colours + 1):
        count = match.deck[card if card < game.colours else WILD]
        if count > 0:
            add_outcome(match, card, count)


@rule
def add_outcome(match: ExplicitMatch, outcome: int, count: int) -> None:
    match.outcome[match.outcomes].number = outcome
    match.count[match.outcomes] = count
    match.outcomes += 1


@rule
def cards_in(match: ExplicitMatch, outcomes: int) -> int:
    """How many cards or tickets the first outcomes stand for."""
    cards = 0
    for i in range(outcomes):
        cards += match.count[i]
    return cards


@rule
def deck_before(match: ExplicitMatch, after: State, first: int) -> None:
    """The deck before a row of the log: the cards drawn until it was reshuffled, or all drawn and those still there."""
    for kind in range(KINDS):
        match.deck[kind] = 0
    for row in range(first, match.log.rows):
        event = match.log.event[row]
        if event == RESHUFFLED:
            return
        if event in CARD_EVENTS:
            match.deck[match.log.value[row]] += 1
    for kind in range(KINDS):
        match.deck[kind] += after.deck[kind]


@rule
def add_tickets(game: GameTables, match: ExplicitMatch, unseen: Row[Bits], first: int, end: int) -> None:
    """The unseen tickets from `first` to before `end` as outcomes, without those already decided."""
    for ticket in range(first, end):
        outcome, decided = game.colours + 1 + ticket, False
        for i in range(match.decided):
            decided = decided or match.decision[i] == outcome
        if unseen[ticket >> 6] & bit(ticket) != NONE and not decided:
            add_outcome(match, outcome, 1)


@rule
def list_outcomes(game: GameTables, match: ExplicitMatch, after: State, used: int) -> None:
    """What the next word chooses from: the outcome after those already decided."""
    if match.action != DEAL:
        row = find_draw(match, match.decided)
        event = match.log.event[row]
        if event in CARD_EVENTS:
            deck_before(match, after, row)
            add_cards(game, match)
        else:
            add_tickets(game, match, match.state.unseen, 0, game.tickets)
        return
    # The log of a deal has only the resets: hands and market come before them, tickets after.
    tickets = 0
    for seat in range(after.players):
        tickets += after.slots[seat]
    logged = -find_draw(match, SCRIPT_WORDS) - 1
    if match.decided >= used - tickets:
        long = match.decided - (used - tickets) < after.players * game.long_tickets_dealt  # they come first
        first, end = (0, game.long_tickets) if long else (game.long_tickets, game.tickets)
        add_tickets(game, match, game.all_tickets, first, end)
    elif match.decided >= used - tickets - logged:
        deck_before(match, after, find_draw(match, match.decided - (used - tickets - logged)))
        add_cards(game, match)
    else:
        for kind in range(KINDS):
            match.deck[kind] = game.cards[kind]
        for i in range(match.decided):
            match.deck[match.decision[i] if match.decision[i] < game.colours else WILD] -= 1
        add_cards(game, match)


@rule
def run(game: GameTables, raw: Raw, match: ExplicitMatch) -> int:
    """Run the action with the outcomes decided so far. Returns whose decision is next: a seat's, CHANCE or FINISHED."""
    after, players = match.after, int(match.state.players)
    copy_bytes(raw[AFTER:], raw[:STATE_BYTES])
    match.log.rows = 0
    match.outcomes = 0
    if match.action == DEAL:
        turns.clear(game, after, players)
        after.used = SCRIPT_START
        turns.deal_out(game, after, players, match.log)
    else:
        after.used = SCRIPT_START
        turns.apply(game, after, int(match.action), match.log)
    used = after.used - SCRIPT_START
    if used > match.decided:
        list_outcomes(game, match, after, used)
        size = cards_in(match, match.outcomes)
        for i in range(match.outcomes):
            match.outcome[i].chance = match.count[i] / size
        return CHANCE
    copy_bytes(raw, raw[AFTER : AFTER + STATE_BYTES])
    match.state.used, match.state.counter = 16, np.uint64(0)
    return FINISHED if match.state.phase == OVER else int(match.state.turn)


@entry
def advance(game_raw: Raw, raw: Raw, choice: int) -> int:
    """Begin an action, or the deal; while chance is due, decide its next outcome. Returns as `run` does.

    One entry for both, so that the rules are compiled once. docs/chance.md says how a word becomes an index.
    """
    match = as_record(raw, ExplicitMatch)
    if match.outcomes == 0:
        game = as_record(game_raw, GameTables)
        for i in range(SCRIPT_WORDS if choice == DEAL else match.decided):  # the others have never been changed
            match.after.block[SCRIPT_START + i] = ANY_WORD
        match.action, match.decided = choice if choice == DEAL else game_action(game, match.state, choice), 0
        return run(game, raw, match)
    found = 0
    while found < match.outcomes and match.outcome[found].number != choice:
        found += 1
    if found == match.outcomes:
        return IMPOSSIBLE_OUTCOME
    index, size = cards_in(match, found), cards_in(match, match.outcomes)
    word = np.uint64(index) * TWO_TO_32 // np.uint64(size) + np.uint64(2)
    match.after.block[SCRIPT_START + match.decided] = np.uint32(word)
    match.decision[match.decided] = choice
    match.decided += 1
    return run(as_record(game_raw, GameTables), raw, match)


@entry
def list_legal(game_raw: Raw, state_raw: Raw, spans_raw: Raw, actions: NDArray[np.int16]) -> int:
    """Write the environment's legal actions into `actions`, ascending. Returns how many."""
    game, state, spans = as_record(game_raw, GameTables), as_record(state_raw, State), as_record(spans_raw, Spans)
    count = 0
    if game.actions > ACTIONS and (state.phase == KEEP_DEALT or state.phase == KEEP_OFFERED):
        for subset in range(1, 1 << state.slots[state.turn]):
            if keep_action(game, state, subset) >= 0:
                actions[count] = game.keeps + subset - 1
                count += 1
        return count
    n = legal_shared(game, state, spans)
    for i in range(n):
        while count < spans.upto[i]:
            action, at = action_in(game, state, spans, i, count), count  # insert it: nearly all of them are in order
            while at > 0 and actions[at - 1] > action:
                actions[at] = actions[at - 1]
                at -= 1
            actions[at] = action
            count += 1
    return count
