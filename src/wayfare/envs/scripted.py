"""The same compiled rules with chance decided from outside, one card or ticket at a time.

The kernel takes every number of chance from a stretch of words in the state, and makes new words when sixteen are used.
`SCRIPTED` is a state with a longer stretch, read from beyond the sixteenth word: Numba compiles the rules for it as
they are, and they find the words that we put there. What the kernel asks for is told by how many words it took, and
what it chose from by the log. So no rule is written twice.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from wayfare.engine import Game
from wayfare.engine.kernel import turns
from wayfare.engine.kernel.compiled import entry
from wayfare.engine.kernel.events import DREW, DREW_TICKET, ITEM, OFFERED, REFILLED, RESET, RESHUFFLED
from wayfare.engine.state import GAME, LOG, LOG_BYTES, STATE, STATE_BYTES, TICKETS, WILD, Raw

DEAL = -1  # in the place of an action
FIRST = 17  # where the script begins: the kernel makes new words only when exactly sixteen are used
WORDS = 512  # more than any one action can take
ANY_WORD = 0xFFFFFFFF  # the last place of every deck, and never thrown away

Choice = tuple[int, int]  # an outcome, and how many cards or tickets it stands for
Given = tuple[int, int]  # an outcome, and its word


def _scripted() -> np.dtype[Any]:
    """STATE with its words moved behind it: the first STATE_BYTES of such a record are a state like any other."""
    assert STATE.fields is not None
    fields = {name: (field[0], field[1]) for name, field in STATE.fields.items()}
    fields["block"] = (np.dtype(("<u4", (FIRST + WORDS,))), STATE_BYTES)
    names, formats, offsets = list(fields), [f[0] for f in fields.values()], [f[1] for f in fields.values()]
    size = STATE_BYTES + 4 * (FIRST + WORDS)
    layout = {"names": names, "formats": formats, "offsets": offsets, "itemsize": size + -size % 8}
    return np.dtype((np.record, np.dtype(layout, align=True)))  # type: ignore[call-overload]


SCRIPTED = _scripted()


@entry
def deal(game_raw: Any, state_raw: Any, players: int, log_raw: Any) -> int:
    """Set the table; the answer is how many words that took."""
    game, state, log = game_raw.view(GAME)[0], state_raw.view(SCRIPTED)[0], log_raw.view(LOG)[0]
    log.rows = 0
    turns.clear(game, state, players)
    state.used = FIRST
    turns.deal_out(game, state, players, log)
    return state.used - FIRST  # type: ignore[no-any-return]


@entry
def apply(game_raw: Any, state_raw: Any, action: int, log_raw: Any) -> int:
    """Do one legal action; the answer is how many words it took."""
    state, log = state_raw.view(SCRIPTED)[0], log_raw.view(LOG)[0]
    log.rows = 0
    state.used = FIRST
    turns.apply(game_raw.view(GAME)[0], state, action, log)
    return state.used - FIRST  # type: ignore[no-any-return]


class Attempt:
    """A deal or an action run with the outcomes given so far; `choices` is what the next one may be, if one is due.

    Outcomes are numbers: the colours in the order of the game's file, the wild card, then the tickets.
    """

    def __init__(self, game: Game, players: int, before: Raw, action: int, given: tuple[Given, ...]) -> None:
        self.raw, self.log, taken = _run(game, players, before, action, given)
        self.choices: tuple[Choice, ...] = ()
        if taken > len(given):
            outcomes = [outcome for outcome, _ in given]
            if action == DEAL:
                self.choices = _choices_of_deal(game, self.raw, self.log, outcomes, taken)
            else:
                self.choices = _choices(game, before, self.raw, self.log, outcomes)


def give(choices: tuple[Choice, ...], outcome: int) -> Given:
    """An outcome with the word that makes the kernel choose it: docs/chance.md tells how a word becomes a place."""
    place = 0
    for other, count in choices:
        if other == outcome:
            return outcome, place * 2**32 // sum(count for _, count in choices) + 2
        place += count
    raise ValueError(f"{outcome} is not one of the outcomes {[other for other, _ in choices]}.")


def _run(game: Game, players: int, before: Raw, action: int, given: tuple[Given, ...]) -> tuple[Raw, Raw, int]:
    """The state and the log after it, and how many words were taken."""
    raw, log = np.empty(SCRIPTED.itemsize, np.uint8), np.zeros(LOG_BYTES, np.uint8)
    raw[:STATE_BYTES] = before
    script = raw[STATE_BYTES:].view("<u4")
    script[:] = ANY_WORD
    script[FIRST : FIRST + len(given)] = [word for _, word in given]
    taken = deal(game.raw, raw, players, log) if action == DEAL else apply(game.raw, raw, action, log)
    after: Any = raw[:STATE_BYTES].view(STATE)[0]
    after.used, after.counter = 16, 0
    return raw[:STATE_BYTES].copy(), log, taken


def _choices(game: Game, before: Raw, after: Raw, log: Raw, given: list[int]) -> tuple[Choice, ...]:
    """What the next word of an action chooses from."""
    unseen = members(before.view(STATE)[0].unseen)
    rows = _rows(log)
    draws = _draws(rows, unseen)
    place = draws[len(given)]
    if rows[place][0] in (DREW, REFILLED):
        return _cards(game, _deck(rows[place:], after))
    return _tickets(game, unseen, given)


def _choices_of_deal(game: Game, after: Raw, log: Raw, given: list[int], taken: int) -> tuple[Choice, ...]:
    """Likewise of the deal, of which the log tells only the resets: hands and market come before, tickets after."""
    state: Any = after.view(STATE)[0]
    rows = _rows(log)
    draws = _draws(rows, [])
    tickets = int(state.slots.sum())
    untold = taken - tickets - len(draws)
    if len(given) >= taken - tickets:
        return _tickets(game, members(game.raw.view(GAME)[0].all_tickets), given)
    if len(given) >= untold:
        return _cards(game, _deck(rows[draws[len(given) - untold] :], after))
    cards = Counter(dict(enumerate(game.raw.view(GAME)[0].cards.tolist())))
    return _cards(game, cards - Counter(WILD if card == len(game.names.colours) else card for card in given))


def _rows(log: Raw) -> list[tuple[int, int]]:
    told: Any = log.view(LOG)[0]
    return list(zip(told.event[: told.rows].tolist(), told.value[: told.rows].tolist(), strict=True))


def _draws(rows: list[tuple[int, int]], unseen: list[int]) -> list[int]:
    """The rows for which chance was asked, in order: cards from the deck, and tickets that nobody had seen."""
    found, offering = [], False
    for place, (event, value) in enumerate(rows):
        if event in (OFFERED, RESET):
            offering = event == OFFERED
        ticket = event == DREW_TICKET or (event == ITEM and offering)
        if event in (DREW, REFILLED) or (ticket and value in unseen):
            found.append(place)
    return found


def _deck(rows: list[tuple[int, int]], after: Raw) -> Counter[int]:
    """The deck before these rows: what left it until it was made anew, or else until now, and what is still there."""
    left: Counter[int] = Counter()
    for event, value in rows:
        if event == RESHUFFLED:
            return left
        if event in (DREW, REFILLED):
            left[value] += 1
    return left + Counter(dict(enumerate(after.view(STATE)[0].deck.tolist())))


def _cards(game: Game, deck: Counter[int]) -> tuple[Choice, ...]:
    colours = len(game.names.colours)
    return tuple((min(kind, colours), deck[kind]) for kind in (*range(colours), WILD) if deck[kind])


def _tickets(game: Game, unseen: list[int], given: list[int]) -> tuple[Choice, ...]:
    first = len(game.names.colours) + 1
    return tuple((first + ticket, 1) for ticket in unseen if first + ticket not in given)


def members(words: Any) -> list[int]:
    """The tickets of a set that the kernel keeps as bits."""
    bits = words.tolist()
    return [n for n in range(TICKETS) if bits[n // 64] >> n % 64 & 1]
