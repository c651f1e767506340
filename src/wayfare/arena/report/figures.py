"""What each plot of a report shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from wayfare.arena.details import Details, Worth
from wayfare.arena.report.plots import BAD, FAINT, GOOD, SERIES, Dot, Range, dots, ranges, stacks
from wayfare.arena.report.tables import route_labels, ticket_labels
from wayfare.arena.tournament import Standings
from wayfare.engine import Game
from wayfare.messages import message

ENDS = 8  # how many of the best, and of the worst, are shown


def sources(details: Details) -> str:
    """What each bot's points, or tickets, came from."""
    rows = [(bot, _labelled(details.mean_sources(bot))) for bot, games in details.games.items() if games]
    rows.sort(key=lambda row: -sum(row[1].values()))
    unit = "points in a match" if details.for_points else "tickets in a match"
    return stacks(rows, name="sources", about="What each bot scores in an average match, by source", unit=unit)


def _labelled(parts: Mapping[str, float]) -> dict[str, float]:
    """Score lines under their names."""
    names = {"missed": "cli-missed-tickets", "bonus": "cli-bonus-tickets"}
    return {message(names.get(key, f"score-{key}")): value for key, value in parts.items()}


def lengths(details: Details) -> str:
    rows = [_range(" – ".join(bots), counts) for bots, counts in details.lengths.items() if counts]
    rows.sort(key=lambda row: row.median)
    return ranges(rows, name="lengths", about="How many actions a match had, by pair", unit="actions in a match")


def _range(label: str, counts: Counter[int]) -> Range:
    lengths = sorted(counts.elements())
    return Range(label, *(lengths[int(part * (len(lengths) - 1))] for part in (0.05, 0.25, 0.5, 0.75, 0.95)))


def first_seat(standings: Standings, details: Details) -> str:
    """Every bot in every seat, and all of them together."""
    everyone = standings.first_seat
    rows = [Dot("anyone, first seat", everyone.rate, everyone.low, everyone.high, SERIES[2])]
    for bot in standings.bots:
        for seat in range(standings.players):
            tally = details.seats[bot, seat]
            if tally.games:
                rows.append(Dot(f"{bot}, seat {seat + 1}", tally.rate, tally.low, tally.high, SERIES[seat == 0]))
    about = "Share of wins by bot and seat"
    return dots(rows, name="seats", about=about, even=1 / standings.players)


def tickets(details: Details, fewest: int) -> str:
    about = "Which tickets win more, and less, often than usual"
    return _worth(details.held(), ticket_labels(details.game.board), fewest, "tickets", about)


def routes(game: Game, details: Details, fewest: int) -> str:
    about = "Which routes win more, and less, often than usual"
    return _worth(details.routes(), route_labels(game.board), fewest, "routes", about)


def _worth(found: Mapping[str, Worth], names: Mapping[str, str], fewest: int, name: str, about: str) -> str:
    known = [one for one in found if found[one].tally.games >= fewest]
    if not known:
        return f"<p>None of them came up {fewest} times.</p>"
    known.sort(key=lambda one: -found[one].more)
    if len(known) > 2 * ENDS:
        known = known[:ENDS] + known[-ENDS:]
    return dots([_dot(names[one], found[one]) for one in known], name=name, about=about, even=0.0, signed=True)


def _dot(label: str, worth: Worth) -> Dot:
    low, high = worth.tally.low - worth.usual, worth.tally.high - worth.usual
    colour = GOOD if low > 0 else BAD if high < 0 else FAINT
    return Dot(label, worth.more, low, high, colour)
