"""The tables of a report."""

from __future__ import annotations

from html import escape

from wayfare.arena.details import Details, Worth
from wayfare.arena.tournament import Standings
from wayfare.arena.win_rates import Tally
from wayfare.engine import Board, Game
from wayfare.pictures import palette
from wayfare.reports import table


def standings(found: Standings) -> str:
    bots = sorted(found.bots, key=lambda bot: -found.total(bot).rate)
    rows = (
        [escape(bot), f"{found.rating(bot):.1f}", _rate(found.total(bot)), _bar(found.total(bot)), _games(found, bot)]
        for bot in bots
    )
    return table(["Bot", "Rating", "Wins", "", "Matches"], rows)


def _games(found: Standings, bot: str) -> str:
    faults = found.faults.of(bot)
    return f"{found.total(bot).games:,}" + (f"<small>{faults} faults</small>" if faults else "")


def _rate(tally: Tally) -> str:
    return f"{tally.rate:.1%}<small>{tally.low:.1%} – {tally.high:.1%}</small>"


def _bar(tally: Tally) -> str:
    rate, low, width = (f"{100 * part:.1f}%" for part in (tally.rate, tally.low, tally.high - tally.low))
    return f'<div class="bar"><i style="width:{rate}"></i><b style="left:{low};width:{width}"></b></div>'


def crosstable(found: Standings) -> str:
    bots = sorted(found.bots, key=lambda bot: -found.total(bot).rate)
    rows = ([escape(bot), *(_cell(found, bot, other) for other in bots)] for bot in bots)
    return table(["", *map(escape, bots)], rows, "cross")


def _cell(found: Standings, bot: str, other: str) -> str:
    if bot == other:
        return "<td>–</td>"
    tally = found.pairs[bot, other]
    return f'<td style="background:{_shade(tally.rate, 1 / found.players)}">{_rate(tally)}</td>'


def _shade(rate: float, even: float) -> str:
    """From the colour of losing, through none, to the colour of winning."""
    part = (rate - even) / (1 - even) if rate > even else (even - rate) / even
    return f"color-mix(in srgb, var(--{'good' if rate > even else 'bad'}) {8 + 37 * part:.0f}%, var(--card))"


def tickets(details: Details) -> str:
    labels, held, done = ticket_labels(details.game.board), details.held(), details.done()
    order = sorted(held, key=lambda ticket: -held[ticket].more)
    rows = (
        [escape(labels[one]), _rate(held[one].tally), _more(held[one]), _counted(held[one], done[one])] for one in order
    )
    return _folded(f"All {len(order)} tickets", table(["Ticket", "Holder wins", "vs usual", "Held"], rows), True)


def _counted(held: Worth, done: Worth) -> str:
    share = done.tally.games / max(1, held.tally.games)
    return f"{held.tally.games:,}<small>{share:.0%} completed</small>"


def routes(game: Game, details: Details) -> str:
    labels, found = route_labels(game.board), details.routes()
    order = sorted(found, key=lambda route: -found[route].more)
    rows = (
        [escape(labels[one]), _rate(found[one].tally), _more(found[one]), f"{found[one].tally.games:,}"]
        for one in order
    )
    return _folded(f"All {len(order)} routes", table(["Route", "Owner wins", "vs usual", "Claimed"], rows))


def _more(worth: Worth) -> str:
    if not worth.tally.games:
        return "–"
    return f"{worth.more:+.1%}<small>± {worth.tally.half_width:.1%}</small>".replace("-", "−")


def _folded(summary: str, body: str, unfolded: bool = False) -> str:
    return f'<details{" open" * unfolded}><summary>{summary}</summary><div class="long">{body}</div></details>'


def faults(found: Standings) -> str:
    rows = found.faults.to_list()
    if not rows:
        return "<p>No bot had a fault.</p>"
    cells = ([escape(str(row["bot"])), str(row["kind"]), str(row["times"]), _text(str(row["first"]))] for row in rows)
    return table(["Bot", "Fault", "Times", "Example"], cells)


def _text(text: str) -> str:
    return f'<td class="left" style="white-space:normal">{escape(text)}</td>'


def ticket_labels(board: Board) -> dict[str, str]:
    names = {location.id: location.name for location in board.map.locations}
    return {ticket.id: f"{names[ticket.a]} – {names[ticket.b]}" for ticket in board.map.tickets}


def route_labels(board: Board) -> dict[str, str]:
    """What to call each route, by its id; the two halves of a double are told apart by their colour's symbol."""
    names, labels = {location.id: location.name for location in board.map.locations}, {}
    for route in board.map.routes:
        symbol = f"{palette.colour(route.colour).char} ".lstrip() if route.double else ""
        labels[route.id] = f"{symbol}{names[route.a]} – {names[route.b]}"
    return labels
