"""`wayfare play --text`: a table one can play at, in a real terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from cli.typist import Typist
from command import WAYFARE, out_of

from wayfare.bots import CONFIDENCES
from wayfare.cli import text_table
from wayfare.engine import builtin_names
from wayfare.messages import languages, message

TINY = Path(__file__).parent.parent / "boards" / "tiny.toml"
PROMPT = f"{message('cli-ask')} > "


@pytest.fixture
def new_york() -> Typist:
    pytest.importorskip("pty")  # Windows has none
    return Typist(*WAYFARE, "play", "--text", "--seed", "5", "--opponents", "easy", prompt=PROMPT)


def test_a_whole_game_in_a_real_terminal(new_york: Typist) -> None:
    with new_york as table:
        overview = table.read()
        assert "Player 1: 0 points from routes" in overview
        assert "Central Park – Chelsea (5 points): 5 more spaces" in overview
        assert "First choose which tickets to keep. (NY-3)" in table.type("claim chelsea-soho pink×4")
        assert "undo: take back your last move" in table.type("help")
        table.type("1")
        assert message("cli-undone") in table.type("undo")
        assert "Tickets on offer" in table.type("table")
        table.type("keep central-park-chelsea")
        assert "It needs 4 × pink ◆" in table.type("why chelsea-soho").replace("  ", " ")
        assert "It needs 4 × pink ◆" in table.type("why Soho – Chelsea").replace("  ", " ")
        assert "did you mean" in table.type("why nowhere")
        hint = table.type("hint")
        assert "% of its tries)" in hint
        assert any(message(f"confidence-{confidence}") in " ".join(hint.split()) for confidence in CONFIDENCES)
        table.type(re.findall(r"\[(.*?)\]\. \w", hint)[0])  # and what it suggests can be typed as it stands
        assert re.search("○ free +Chelsea – Soho +4 × pink.* 7 points", table.type("map Soho"))
        while (text := table.type(choose(table.seen), PROMPT, "The seed was")) and "The seed was" not in text:
            pass
        assert "The seed was 5" in table.seen
        assert re.search(r"Player 1: -?\d+ points? \(Routes \d+, Tickets -?\d+", table.seen)
        assert table.wait() == 0
        assert "\x1b[48;2;" in table.raw  # colours, always beside their symbols


def choose(seen: str) -> str:
    """The number of the last route that can be claimed; if there's none, a card from the deck, or what comes first."""
    shown = seen[seen.rindex("Deck: ") :]
    claims = re.findall(r"^  (\d+)  ", shown.partition("Routes you can claim:")[2], re.MULTILINE)
    return str(claims[-1]) if claims else "1"


def test_the_tab_key_completes(new_york: Typist) -> None:
    with new_york as table:
        table.read()
        assert "why chelsea-soho" in table.type("why chelsea-so\t")
        assert "Chelsea – Soho [chelsea-soho]" in table.seen
        table.type("q", message("cli-left"))


def test_a_move_that_showed_a_card_is_not_taken_back() -> None:
    typed = "undo\nkeep central-park-chelsea\ndraw deck\nundo\nq\n"
    text = out_of("play", "--text", "--seed", 5, "--opponents", "easy", typed=typed)
    assert message("cli-undo-nothing") in text
    assert message("cli-undo-seen") in text
    assert message("cli-undone") not in text


def test_a_claim_is_taken_back_with_the_bots_reply() -> None:
    """The bot drew from the deck, which shows nothing; or from the row, which does."""
    typed = "keep central-park-chelsea\nclaim midtown-west-times-square orange\nundo\nq\n"
    text = out_of("play", "--text", "--seed", 5, "--opponents", "easy", typed=typed)
    replies = text.partition("You claimed ")[2].partition("Your last move")[0]
    expected = "cli-undo-seen" if "Turned up" in replies.partition(PROMPT)[0] else "cli-undone"
    assert message(expected) in text


def test_a_claim_without_cards_asks_how_to_pay() -> None:
    typed = "keep central-park-chelsea\nclaim midtown-west-times-square\nq\n"
    text = out_of("play", "--text", "--seed", 5, typed=typed)
    assert message("cli-payments") in text
    assert "  claim midtown-west-times-square taxi×1\n" in text


def test_a_route_says_in_every_state_why() -> None:
    text = out_of(
        "play", "--text", "--game", TINY, "--opponents", "random", "--seed", 1, typed="1\n?\nwhy east-middle\nmap\nq\n"
    )
    assert "East – Middle [east-middle]: " in text or "[east-middle]: " in text
    assert "○ free" in text or "★ can claim" in text


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", builtin_names())
def test_every_command_answers_in_every_language(game: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text_table, "THINKING", "50")
    typed = "help\nmap\n?\nwhy nowhere\nmap nowhere\nundo\nhint\n1\ntable\nq\n"
    text = out_of("play", "--text", "--game", game, "--seed", 2, "--language", language, typed=typed)
    for key in ("cli-thinking", "cli-undo-nothing", "cli-left", "cli-free"):
        assert message(key, language) in text
    other = "en" if language != "en" else "sv"
    assert message("cli-left", other) not in text
