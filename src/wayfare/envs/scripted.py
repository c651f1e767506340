"""The same compiled rules with chance decided from outside, one card or ticket at a time.

The kernel takes all its randomness from a block of sixteen words in the state, and refills the block when all are used.
`SCRIPTED` is a state with a longer block, read from beyond the sixteenth word: Numba compiles the unchanged rules for
it, and they find the words we have put there. How many words the kernel took tells us how often it needed chance, and
the log tells us what it chose from. So no rule is written twice.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from wayfare.engine import Game
from wayfare.engine.kernel import turns
from wayfare.engine.kernel.compiled import entry
from wayfare.engine.kernel.events import DREW, DREW_TICKET, ITEM, OFFERED, REFILLED, RESET, RESHUFFLED, REVEALED
from wayfare.engine.state import GAME, LOG, LOG_BYTES, STATE, STATE_BYTES, TICKETS, WILD, Raw

DEAL = -1  # instead of an action
FIRST = 17  # where the script starts: the kernel refills the block only when exactly sixteen words are used
WORDS = 512  # more than any one action can use
ANY_WORD = 0xFFFFFFFF  # picks the last card of any deck, and is never rejected

ChanceOutcome = tuple[int, int]  # an outcome, and how many cards or tickets it stands for
CARDS = (DREW, REFILLED, REVEALED)  # events of a card that leaves the deck

Scripted = tuple[int, int]  # an outcome that has been decided, and the word that makes the kernel choose it


def _scripted_state() -> np.dtype[Any]:
    """STATE with its block moved behind it: the first STATE_BYTES of such a record are an ordinary state."""
    assert STATE.fields is not None
    fields = {name: (field[0], field[1]) for name, field in STATE.fields.items()}
    fields["block"] = (np.dtype(("<u4", (FIRST + WORDS,))), STATE_BYTES)
    names, formats, offsets = list(fields), [f[0] for f in fields.values()], [f[1] for f in fields.values()]
    size = STATE_BYTES + 4 * (FIRST + WORDS)
    layout = {"names": names, "formats": formats, "offsets": offsets, "itemsize": size + -size % 8}
    return np.dtype((np.record, np.dtype(layout, align=True)))  # type: ignore[call-overload]


SCRIPTED = _scripted_state()


@entry
def deal(game_raw: Any, state_raw: Any, players: int, log_raw: Any) -> int:
    """Deal a match. Returns the number of words used."""
    game, state, log = game_raw.view(GAME)[0], state_raw.view(SCRIPTED)[0], log_raw.view(LOG)[0]
    log.rows = 0
    turns.clear(game, state, players)
    state.used = FIRST
    turns.deal_out(game, state, players, log)
    return state.used - FIRST  # type: ignore[no-any-return]


@entry
def apply(game_raw: Any, state_raw: Any, action: int, log_raw: Any) -> int:
    """Apply one legal action. Returns the number of words used."""
    state, log = state_raw.view(SCRIPTED)[0], log_raw.view(LOG)[0]
    log.rows = 0
    state.used = FIRST
    turns.apply(game_raw.view(GAME)[0], state, action, log)
    return state.used - FIRST  # type: ignore[no-any-return]


class Attempt:
    """A deal or an action run with the chance outcomes decided so far; `outcomes` are the next ones, if one is due.

    Outcomes are numbers: the colours in the order of the board file, the wild card, then the tickets.
    """

    def __init__(self, game: Game, players: int, before: Raw, action: int, script: tuple[Scripted, ...]) -> None:
        """`before` is the state before the action, (STATE_BYTES,) uint8."""
        self.raw, self.log, used = _run(game, players, before, action, script)
        self.outcomes: tuple[ChanceOutcome, ...] = ()
        if used > len(script):
            decided = [outcome for outcome, _ in script]
            if action == DEAL:
                self.outcomes = _outcomes_of_deal(game, self.raw, self.log, decided, used)
            else:
                self.outcomes = _outcomes(game, before, self.raw, self.log, decided)


def decide_outcome(outcomes: tuple[ChanceOutcome, ...], outcome: int) -> Scripted:
    """An outcome with the word that makes the kernel choose it: docs/chance.md says how a word becomes an index."""
    index = 0
    for other, count in outcomes:
        if other == outcome:
            return outcome, index * 2**32 // sum(count for _, count in outcomes) + 2
        index += count
    raise ValueError(f"{outcome} is not one of the outcomes {[other for other, _ in outcomes]}.")


def _run(game: Game, players: int, before: Raw, action: int, script: tuple[Scripted, ...]) -> tuple[Raw, Raw, int]:
    """The state and the log afterwards, and the number of words used."""
    raw, log = np.empty(SCRIPTED.itemsize, np.uint8), np.zeros(LOG_BYTES, np.uint8)
    raw[:STATE_BYTES] = before
    words = raw[STATE_BYTES:].view("<u4")
    words[:] = ANY_WORD
    words[FIRST : FIRST + len(script)] = [word for _, word in script]
    used = deal(game.raw, raw, players, log) if action == DEAL else apply(game.raw, raw, action, log)
    after: Any = raw[:STATE_BYTES].view(STATE)[0]
    after.used, after.counter = 16, 0
    return raw[:STATE_BYTES].copy(), log, used


def _outcomes(game: Game, before: Raw, after: Raw, log: Raw, decided: list[int]) -> tuple[ChanceOutcome, ...]:
    """What the next word of an action chooses from: the outcome after those already decided."""
    unseen = members(before.view(STATE)[0].unseen)
    rows = _rows(log)
    draws = _draws(rows, unseen)
    row = draws[len(decided)]
    if rows[row][0] in CARDS:
        return _cards(game, _deck(rows[row:], after))
    return _tickets(game, unseen, decided)


def _outcomes_of_deal(game: Game, after: Raw, log: Raw, decided: list[int], used: int) -> tuple[ChanceOutcome, ...]:
    """The same for the deal. Its log has only the resets: hands and market come before them, tickets after."""
    state: Any = after.view(STATE)[0]
    rows = _rows(log)
    draws = _draws(rows, [])
    tickets = int(state.slots.sum())
    unlogged = used - tickets - len(draws)
    if len(decided) >= used - tickets:
        tables: Any = game.raw.view(GAME)[0]  # the long tickets come first
        long = len(decided) - (used - tickets) < int(state.players) * int(tables.long_tickets_dealt)
        deck = [ticket for ticket in members(tables.all_tickets) if (ticket < tables.long_tickets) == long]
        return _tickets(game, deck, decided)
    if len(decided) >= unlogged:
        return _cards(game, _deck(rows[draws[len(decided) - unlogged] :], after))
    cards = Counter(dict(enumerate(game.raw.view(GAME)[0].cards.tolist())))
    return _cards(game, cards - Counter(WILD if card == len(game.names.colours) else card for card in decided))


def _rows(log: Raw) -> list[tuple[int, int]]:
    """The log as pairs of event and value."""
    record: Any = log.view(LOG)[0]
    return list(zip(record.event[: record.rows].tolist(), record.value[: record.rows].tolist(), strict=True))


def _draws(rows: list[tuple[int, int]], unseen: list[int]) -> list[int]:
    """The rows that needed chance, in order: cards from the deck, and tickets nobody had seen."""
    found, offering = [], False
    for row, (event, value) in enumerate(rows):
        if event in (OFFERED, RESET):
            offering = event == OFFERED
        ticket = event == DREW_TICKET or (event == ITEM and offering)
        if event in CARDS or (ticket and value in unseen):
            found.append(row)
    return found


def _deck(rows: list[tuple[int, int]], after: Raw) -> Counter[int]:
    """The deck before these rows: the cards drawn until it was reshuffled, or all drawn and those still there."""
    left: Counter[int] = Counter()
    for event, value in rows:
        if event == RESHUFFLED:
            return left
        if event in CARDS:
            left[value] += 1
    return left + Counter(dict(enumerate(after.view(STATE)[0].deck.tolist())))


def _cards(game: Game, deck: Counter[int]) -> tuple[ChanceOutcome, ...]:
    """The cards of a deck as outcomes."""
    colours = len(game.names.colours)
    return tuple((min(kind, colours), deck[kind]) for kind in (*range(colours), WILD) if deck[kind])


def _tickets(game: Game, unseen: list[int], decided: list[int]) -> tuple[ChanceOutcome, ...]:
    """The unseen tickets as outcomes, without those already decided."""
    first = len(game.names.colours) + 1
    return tuple((first + ticket, 1) for ticket in unseen if first + ticket not in decided)


def members(words: Any) -> list[int]:
    """The members of a set of tickets, which the kernel keeps as bits."""
    bits = words.tolist()
    return [n for n in range(TICKETS) if bits[n // 64] >> n % 64 & 1]
