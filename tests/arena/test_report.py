"""The report: what it counts is what was played, and the page needs nothing but itself."""

from __future__ import annotations

import re
import sys
from collections import Counter
from html.parser import HTMLParser

import numpy as np
import pytest

import wayfare
from wayfare.arena import report, tournament
from wayfare.arena.details import Details
from wayfare.arena.series import play_match
from wayfare.arena.work import Work, play
from wayfare.cli.extras import needs
from wayfare.engine.state import State
from wayfare.errors import WayfareError

BOTS = ("planner", "greedy")


@pytest.mark.parametrize("name", wayfare.builtin_names())
def test_last_states_are_the_same_inside_the_kernel_and_at_a_table(name: str) -> None:
    game, bots = wayfare.load(name), (*BOTS, "random")
    fast = play(Work(game, bots, 5, 0, 20, finals=True)).finals
    slow = play(Work(game, bots, 5, 0, 20, finals=True, records=True)).finals
    assert np.array_equal(fast.completed, slow.completed)
    for field in ("owner", "held", "group", "slot", "slots", "bonus"):
        assert np.array_equal(fast.states.view(State.dtype)[field], slow.states.view(State.dtype)[field])


@pytest.mark.parametrize("name", ["new-york", "first-journey-europe"])
def test_details_are_what_the_matches_say(name: str) -> None:
    game, count = wayfare.load(name), 20
    details = Details(game, 2)
    details.add(BOTS, play(Work(game, BOTS, 5, 0, count, finals=True)))
    matches = [play_match(game, BOTS, 5, number) for number in range(count)]
    results = [match.result for match in matches if match.result]
    assert sum(details.lengths["greedy", "planner"].elements()) == sum(len(match.moves) for match in matches)
    owned: Counter[str] = Counter(route for match in matches for route in match.view(None).owners)
    assert {route: worth.tally.games for route, worth in details.routes().items() if worth.tally.games} == owned
    for seat, bot in enumerate(BOTS):
        parts = details.mean_sources(bot)
        scores = [result.scores[seat] for result in results]
        total = sum(score.total if details.for_points else score.completed for score in scores)
        assert sum(parts.values()) == pytest.approx(total / count)
        if details.for_points:
            assert parts["routes"] == pytest.approx(sum(score.routes for score in scores) / count)
            assert parts["attractions"] == pytest.approx(sum(score.attractions for score in scores) / count)
        else:
            assert parts["bonus"] == pytest.approx(sum(score.bonus for score in scores) / count)
    done = sum(worth.tally.games for worth in details.done().values())
    bonus = 0 if details.for_points else sum(score.bonus for result in results for score in result.scores)
    assert done == sum(score.completed for result in results for score in result.scores) - bonus


class Page(HTMLParser):
    """The ids and headings of a page, and whether its elements are closed."""

    VOID = frozenset(("meta", "br"))

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: Counter[str] = Counter()
        self.headings: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.ids.update(value or "" for key, value in attrs if key == "id")
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] == "h2":
            self.headings.append(data)


@pytest.mark.parametrize(("name", "players"), [("new-york", 2), ("first-journey-usa", 3)])
def test_the_page_is_whole_and_needs_nothing_else(name: str, players: int) -> None:
    game = wayfare.load(name)
    bots = ["greedy", "planner", "bots.bad:Raises"]
    standings = tournament(game, bots, games=400, seed=1, players=players, details=True)
    text = report.html(game, standings, 1)
    page = Page(text)
    assert page.open == []
    assert max(page.ids.values()) == 1
    assert len(page.headings) == 8
    assert not re.search(r'(?:src|href)="(?!#)', text)
    assert "url(http" not in text
    assert "I cannot decide" in text
    assert text.count('class="plot"') == 5
    assert "prefers-color-scheme: dark" in text


def test_names_cannot_break_the_page() -> None:
    game = wayfare.load("new-york")
    standings = tournament(game, ["random", "greedy"], games=4, seed=1, details=True)
    standings.bots = ("<b>$x$", "greedy")
    standings.pairs = {("<b>$x$", "greedy"): standings.pairs["random", "greedy"]} | {
        ("greedy", "<b>$x$"): standings.pairs["greedy", "random"]
    }
    standings._ratings["<b>$x$"] = standings._ratings["random"]
    assert "<b>$" not in report.html(game, standings, 1)


def test_a_report_of_nothing_but_forfeits() -> None:
    game = wayfare.load("new-york")
    standings = tournament(game, ["random", "bots.bad:Raises"], games=4, seed=1, details=True)
    assert Page(report.html(game, standings, 1)).headings == ["Standings", "Who beats whom", "Faults"]


def test_without_details_or_matplotlib_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    game = wayfare.load("new-york")
    with pytest.raises(WayfareError, match="details=True"):
        report.html(game, tournament(game, ["random", "greedy"], games=4, seed=1), 1)
    needs("report", "A report")
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(WayfareError, match=r'matplotlib: pip install "wayfare\[report\]"'):
        needs("report", "A report")
