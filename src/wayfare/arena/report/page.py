"""The page of a report, section by section."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

import wayfare
from wayfare.arena.details import Details
from wayfare.arena.report import heat, tables
from wayfare.arena.tournament import Standings
from wayfare.engine import Game
from wayfare.errors import WayfareError
from wayfare.reports import page, section

FEWEST = 30  # cases needed to say anything about a route or a ticket


def html(game: Game, standings: Standings, seed: int) -> str:
    """The whole file. The standings must have details."""
    details = standings.details
    if details is None:
        raise WayfareError("These standings have no details to report: run the tournament with details=True.")
    parts = [
        section("Standings", tables.standings(standings), STANDINGS),
        section("Who beats whom", tables.crosstable(standings), CROSSTABLE),
    ]
    faults = section("Faults", tables.faults(standings), FAULTS if standings.faults.to_list() else "")
    parts += [*_played(game, standings, details, faults)] if any(details.games.values()) else [faults]
    return _page(game, standings, seed, parts)


def _played(game: Game, standings: Standings, details: Details, faults: str) -> Iterator[str]:
    """What the matches that were played to the end were like."""
    from wayfare.arena.report import figures

    if details.for_points:
        yield section("Where the points come from", figures.sources(details), "Points in an average match.")
    else:
        yield section(
            "Tickets", figures.sources(details), "Tickets completed in an average match, including the bonus."
        )
    yield section("Length of the matches", figures.lengths(details), LENGTH)
    yield section("Does it help to go first?", figures.first_seat(standings, details), _first_seat(standings))
    yield faults
    tickets = _beside(figures.tickets(details, FEWEST), tables.tickets(details))
    yield section("Which tickets win", tickets, TICKETS_TEXT if details.for_points else TICKETS_TEXT + RACE, "wide")
    yield section("Which routes win", _routes(game, details), ROUTES_TEXT, "wide")


def _routes(game: Game, details: Details) -> str:
    from wayfare.arena.report import figures

    worth = details.routes()
    boards = heat.board(game.board, worth, "light", FEWEST) + heat.board(game.board, worth, "dark", FEWEST)
    most = f"{heat.strongest(worth, FEWEST):.0%}"
    scale = f'<p class="scale">−{most} <span></span> +{most} wins for the owner</p>'
    plot = figures.routes(game, details, FEWEST) + tables.routes(game, details)
    return _beside(boards + scale, plot)


def _beside(left: str, right: str) -> str:
    return f'<div class="split"><div>{left}</div><div>{right}</div></div>'


def _page(game: Game, standings: Standings, seed: int, parts: list[str]) -> str:
    title = f"{game.name}: {len(standings.bots)} bots"
    lead = f"{standings.games:,} matches with {standings.players} players, seed {seed}. {datetime.now(UTC):%d %B %Y}."
    return page(title, lead, parts, f"{FOOTER} Made by wayfare {wayfare.__version__}.")


def _first_seat(standings: Standings) -> str:
    tally = standings.first_seat
    fair = 1 / standings.players
    return (
        f"Overall the first seat won {tally.rate:.1%} of matches (95% interval {tally.low:.1%} – {tally.high:.1%}); "
        f"{fair:.0%} would be fair. Every deal was played in all seatings, so it doesn't affect the standings."
    )


STANDINGS = (
    "Share of matches won, with its 95% interval; a shared win counts as a share. Ratings are Plackett–Luce; "
    "a new bot has 25."
)
CROSSTABLE = "The row's share of wins against the column, with its 95% interval."
LENGTH = "Actions per match, all seats together: the median, the middle half and the middle 90%."
TICKETS_TEXT = (
    "How much more or less often the holder of the ticket won, compared with the same bot's usual rate against "
    "the same opponents. Where the 95% interval crosses the line, it may be luck."
)
RACE = " A player who gets further has held more tickets, so most are on the right: compare them with each other."
ROUTES_TEXT = (
    "How much more or less often the owner of the route won, compared with the same bot's usual rate against the same "
    "opponents. It doesn't prove that the route wins matches: a player may simply claim it when already ahead."
)
FAULTS = (
    "A bot that crashes, is too slow or answers with an illegal action forfeits the match; after three faults, all the "
    "rest."
)
FOOTER = "Bots see only what a player in their seat could see. The same seed and bots give the same matches."
