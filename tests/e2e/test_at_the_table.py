"""What a table tells its players: whose turn it is, what can be undone, what is closed, how it ended."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import wayfare
from e2e.browsing import Person, until
from e2e.players import MIDDLE, Mouse, moves
from e2e.tables import ANN, BO, EASY, Tables, from_record, played, seat_path
from wayfare.engine import Match
from wayfare.messages import message as say

Visit = Callable[..., Page]
UNDOABLE = "document.querySelector('[data-action=undo]').ariaDisabled === 'false'"
NEWS = "document.querySelector('[aria-live=polite].sr-only').textContent"


def is_double(match: Match, route: str) -> bool:
    return any(one.id == route and one.double for one in match.game.board.map.routes)


@pytest.fixture
def half() -> tuple[Match, int, str, str]:
    """A game in which one half of a double has just been claimed: after how many moves, which half, and its twin."""
    match = played()
    after, move = next(
        (n, move) for n, move in enumerate(match.moves, 1) if move.route and is_double(match, move.route)
    )
    routes = {one.id: one for one in match.game.board.map.routes}
    assert move.route is not None
    twin = next(id for id, one in routes.items() if one.double == routes[move.route].double and id != move.route)
    return match, after, move.route, twin


def test_undo_needs_no_waiting_and_others_are_told(visit: Visit, tables: Tables) -> None:
    """The move is still being shown when it is undone; the other player gets a notice and a line in the log."""
    made = tables.make("first-journey-europe", ANN, BO, start=True)
    ann = visit(seat_path(made, 0), speed=0.6, motion=True)
    bo = visit(seat_path(made, 1))
    bo.locator(".tabletop").wait_for()
    undo = ann.locator("[data-action=undo]")
    expect(undo).to_have_attribute("aria-disabled", "true")
    Mouse(ann).claim(ann.locator("g.claimable .hit").first)
    until(ann, f"{UNDOABLE} && document.querySelector('.status.yours') !== null")  # Bo's turn is shown later
    undo.click()
    until(ann, "document.querySelector('[data-moves]').dataset.moves === '0'")
    told = say("log-undone", you="no", name="Ann", count=1)
    expect(bo.locator(".toast", has_text=told)).to_be_visible()
    expect(bo.get_by_role("list", name=say("table-log"))).to_contain_text(told)
    expect(ann.get_by_role("list", name=say("table-log"))).to_contain_text(
        say("log-undone", you="yes", name="", count=1)
    )
    expect(ann.locator(".toast")).to_have_count(0)


def test_against_computers_a_move_is_undone_past_their_replies(visit: Visit, tables: Tables) -> None:
    """The computer's reply is being shown; an undo takes both back. In this deal no reply can complete a ticket."""
    made = from_record(tables, played("first-journey-europe"), 0, ANN, EASY)
    page = visit(seat_path(made, 0), speed=0.6, motion=True)
    Mouse(page).claim(page.locator("g.claimable .hit").first)
    tables.when_asked(made.id, next(iter(made.tokens.values())), 0)  # Pip has replied
    undo = page.locator("[data-action=undo]")
    expect(undo).to_have_attribute("aria-disabled", "false")
    undo.click()
    until(page, "document.querySelector('[data-moves]').dataset.moves === '0'")
    expect(page.locator("g.claimable").first).to_be_visible()
    told = say("log-undone", you="yes", name="", count=2)
    expect(page.get_by_role("list", name=say("table-log"))).to_contain_text(told)
    assert len(tables.ask("GET", f"/tables/{made.id}/snapshot")["moves"]) == 0


def test_a_disabled_undo_says_why(visit: Visit, tables: Tables) -> None:
    page = visit(tables.make("first-journey-europe", ANN, EASY, start=True).hosts_path)
    undo = page.locator("[data-action=undo]")
    expect(undo).to_have_accessible_name(f"{say('table-undo')}: {say('table-undo-nothing-yet')}")
    page.locator("[data-action=deck][aria-disabled=false]").click()
    until(page, "document.querySelector('[data-moves]').dataset.moves === '2'")
    why = page.evaluate("document.querySelector('[data-action=undo]').ariaLabel").split(": ", 1)[1]
    assert why in (say("table-undo-revealed"), say("table-undo-not-yours"))
    page.keyboard.press("u")
    expect(page.locator(".toast", has_text=why)).to_be_visible()


def test_a_closed_half_looks_and_is_called_closed(
    visit: Visit, tables: Tables, half: tuple[Match, int, str, str]
) -> None:
    match, after, claimed, twin = half
    page = visit(seat_path(from_record(tables, match, after, ANN, BO), 0))
    closed = page.locator(f"[data-route='{twin}']")
    expect(closed).to_have_accessible_name(re.compile("closed: the other half has been claimed$"))
    expect(closed).to_have_attribute("data-closed", "true")
    expect(closed.locator(".bar").first).to_be_attached()
    expect(closed.locator(".paint-symbol")).to_have_count(0)
    page.locator("[data-tab=routes]").click()
    expect(page.locator(f"[data-route-row='{twin}']")).to_contain_text(say("table-closed"))
    expect(page.locator(f"[data-route='{claimed}']")).to_have_attribute("data-owner", str(match.moves[after - 1].seat))


def test_the_board_shows_the_result_and_nobodys_turn(visit: Visit, tables: Tables) -> None:
    """The last move is this player's own: while it is still being shown, the game is over and says who won."""
    match = played()
    last = match.moves[-1]
    assert match.result is not None
    made = from_record(tables, match, len(match.moves) - 1, ANN, BO)
    page = visit(seat_path(made, last.seat), speed=0.6, motion=True)
    page.locator(".tabletop").wait_for()
    snapshot = tables.ask("GET", f"/tables/{made.id}/snapshot")
    token = made.tokens[made.chair_ids[last.seat]]
    move = {"id": "last", "version": snapshot["version"], "action": action_text(match)}
    tables.ask("POST", f"/tables/{made.id}/moves", move, token)
    page.locator("[data-action=score]").wait_for()
    header = page.locator("header").first
    expect(header).not_to_contain_text(say("table-your-turn"))
    names = ["Ann", "Bo"]
    for seat, score in enumerate(match.result.scores):
        expect(header).to_contain_text(f"{names[seat]} {score.total}".replace("-", "−"))
    winner = match.result.winners[0]
    you = "yes" if winner == last.seat else "no"
    expect(header).to_contain_text(say("end-wins", you=you, name=names[winner]))
    until(page, f"{NEWS}.includes({names[winner]!r}) || {NEWS}.includes('You win')")
    assert "Your turn" not in page.title()


def action_text(match: Match) -> str:
    """The last move of a game, in notation."""
    return match.game.action_of(match.moves[-1]).text


def test_the_last_turn_is_called_that(visit: Visit, tables: Tables) -> None:
    match = played()
    trigger = next(n for n, move in enumerate(match.moves) if any(e.event == "last-round" for e in move.events))
    first = match.moves[trigger + 1].seat
    made = from_record(tables, match, trigger + 1, ANN, BO)
    page = visit(seat_path(made, first))
    expect(page.locator(".last")).to_have_text(say("table-last-turn-yours"))
    other = visit(seat_path(made, 1 - first))
    expect(other.locator(".last")).to_have_text(say("table-last-round", count=2))


def test_a_claim_in_the_log_names_its_points_and_colours(visit: Visit, tables: Tables) -> None:
    match = played()
    after, claim = next((n, move) for n, move in enumerate(match.moves, 1) if move.route)
    page = visit(seat_path(from_record(tables, match, after, ANN, BO), 1 - claim.seat))
    line = page.get_by_role("list", name=say("table-log")).get_by_role("listitem").last
    for card, count in (claim.cards or {}).items():
        expect(line).to_contain_text(f"{count} × {card}")
    expect(line).to_contain_text("point")
    expect(line.locator(".symbol")).to_have_count(len(claim.cards or {}))


def test_the_own_score_so_far_is_a_setting(visit: Visit, tables: Tables) -> None:
    match = played()
    after = len(match.moves) - 4
    record = match.record().to_json()
    half_way = wayfare.Record.from_json(record)
    replayed = half_way.deal(match.game)
    for number, move in enumerate(half_way.moves[:after], 1):
        half_way.step(replayed, number, move)
    page = visit(seat_path(from_record(tables, match, after, ANN, BO), 0))
    page.locator(".tabletop").wait_for()
    expect(page.locator("[data-score]")).to_have_count(0)
    page.get_by_role("button", name=say("settings")).click()
    page.get_by_role("switch", name=say("setting-score")).check()
    page.keyboard.press("Escape")
    score = replayed.scores()[0]
    expect(page.locator("[data-score]")).to_have_attribute("data-score", str(score.total))
    expect(page.locator("[data-score]")).to_contain_text(f"{say('score-attractions')} {score.attractions}")


def test_tickets_are_chosen_by_everyone_at_the_same_time(visit: Visit, tables: Tables) -> None:
    """The second seat needn't wait for the first; the record keeps the order of seats."""
    made = tables.make("new-york", ANN, BO, start=True)
    ann, bo = visit(seat_path(made, 0)), visit(seat_path(made, 1), phone=True)
    bo.locator("[data-offer]").first.click()
    keep = bo.locator("[data-action=keep]")
    expect(keep).to_have_attribute("aria-disabled", "false")
    keep.click()
    expect(bo.locator("[data-held]")).to_be_visible()
    assert moves(bo) == 0 and not tables.ask("GET", f"/tables/{made.id}/snapshot")["moves"]  # nobody can tell
    bo.locator("[data-action=rethink]").click()
    keep.click()
    expect(bo.locator("[data-held]")).to_be_visible()
    ann.locator("[data-action=keep]").click()
    until(ann, "document.querySelector('[data-moves]').dataset.moves === '2'")
    seen = tables.ask("GET", f"/tables/{made.id}/snapshot")["moves"]
    assert [(move["seat"], move["action"], move["count"]) for move in seen] == [(0, "keep", 2), (1, "keep", 2)]


def test_own_chat_lines_are_not_unread(visit: Visit, tables: Tables) -> None:
    made = tables.make("new-york", ANN, BO, start=True)
    ann, bo = visit(seat_path(made, 0)), visit(seat_path(made, 1))
    bo.locator(".tabletop").wait_for()
    tables.ask("POST", f"/tables/{made.id}/chat", {"text": "hello"}, made.tokens[made.chair_ids[0]])
    expect(bo.locator("[data-tab=chat] .mark")).to_have_text("1")
    expect(ann.locator("[data-tab=chat] .mark")).to_have_count(0)


def test_your_turn_marks_the_tab_and_calls_softly(people: Callable[..., Person], tables: Tables) -> None:
    made = tables.make("first-journey-europe", ANN, BO, start=True)
    person = people()
    person.context.add_init_script(
        "window.notes = 0; const start = OscillatorNode.prototype.start;"
        "OscillatorNode.prototype.start = function (at) { window.notes++; start.call(this, at); };"
        "Object.defineProperty(navigator, 'vibrate', { value: (ms) => (window.shaken = ms) });"
        "const badge = { value: async (count = 0) => (window.badge = count) };"
        "Object.defineProperties(navigator, { setAppBadge: badge, clearAppBadge: badge });"
    )
    bo = person.open(seat_path(made, 1))
    bo.locator(".tabletop").wait_for()
    bo.locator("[data-tab=routes]").click()  # browsers let only pages make sounds that someone has touched
    assert bo.evaluate("document.querySelector('link[rel=icon]').getAttribute('href')") == "/icon.svg"
    snapshot = tables.ask("GET", f"/tables/{made.id}/snapshot")
    draw = {"id": "d", "version": snapshot["version"], "action": "draw"}
    tables.ask("POST", f"/tables/{made.id}/moves", draw, made.tokens[made.chair_ids[0]])
    until(bo, "window.notes === 2 && window.shaken > 0")
    assert bo.title() == f"● {say('table-your-turn')} – wayfare"
    assert bo.evaluate("window.badge") == 1
    assert bo.evaluate("document.querySelector('link[rel=icon]').getAttribute('href')") == "/icon-turn.svg"
    bo.locator("[data-action=deck]").click()
    until(bo, "document.querySelector('link[rel=icon]').getAttribute('href') === '/icon.svg'")
    assert bo.evaluate("window.notes") == 2


def test_a_phone_makes_no_sound_unless_asked(visit: Visit) -> None:
    for phone in (True, False):
        page = visit("/", phone=phone)
        page.get_by_role("button", name=say("settings")).click()
        expect(page.get_by_role("switch", name=say("setting-sound"))).to_be_checked(checked=not phone)


def test_the_computers_level_is_shown(visit: Visit, tables: Tables) -> None:
    page = visit(tables.make("new-york", ANN, EASY, start=True).hosts_path)
    expect(page.locator(".player", has_text="Pip")).to_contain_text(say("level-easy"))


def test_a_route_chosen_in_the_list_comes_into_sight(visit: Visit, tables: Tables) -> None:
    page = visit(tables.make("new-york", ANN, EASY, start=True).hosts_path)
    page.locator(".tabletop").wait_for()
    for _ in range(4):
        page.get_by_role("button", name=say("board-closer")).click()
    page.locator("[data-tab=routes]").click()
    for route in ("wall-street-brooklyn-blue", "lincoln-center-central-park"):  # far apart: one is out of sight now
        page.locator(f"[data-route-row={route}]").click()
        until(
            page,
            f"(() => {{ const [x, y] = ({MIDDLE})(document.querySelector('[data-route={route}] .hit'));"
            " const box = document.querySelector('.board .window').getBoundingClientRect();"
            " return box.left < x && x < box.right && box.top < y && y < box.bottom })()",
        )
