"""The commands: what they print, and how they end."""

from __future__ import annotations

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from command import out_of, out_of_process, wayfare

from wayfare.engine import builtin_names

BUILTIN = builtin_names()
TINY = Path(__file__).parent.parent / "boards" / "tiny.toml"


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("records") / "games.jsonl"
    out_of("simulate", "--game", "first-journey-europe", "--games", 5, "--seed", 3, "--records", file)
    return file


def test_help_is_quick_and_has_examples() -> None:
    resource = pytest.importorskip("resource")  # Windows has none
    begin = resource.getrusage(resource.RUSAGE_CHILDREN)
    text = out_of_process("--help")
    end = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = end.ru_utime - begin.ru_utime + end.ru_stime - begin.ru_stime
    assert spent < 0.5  # 0.1 s alone; of the processor, because the tests share the machine
    assert "Examples:" in text
    assert "wayfare simulate --players 3" in text
    for command in (
        "play",
        "serve",
        "simulate",
        "tournament",
        "train",
        "replay",
        "review",
        "verify",
        "bots",
        "bench",
        "board",
    ):
        assert command in text
        assert "Example: wayfare" in out_of(command, "--help") or command == "board"


def test_simulate_prints_a_table_and_json() -> None:
    assert "100.0%" in out_of("simulate", "--games", 50, "--seed", 1)
    found = json.loads(out_of("simulate", "--games", 50, "--seed", 1, "--json"))
    assert found["games"] == 50
    assert [seat["bot"] for seat in found["seats"]] == ["random", "random"]


def test_tournament_prints_tables_and_the_promised_json() -> None:
    text = out_of("tournament", "--bots", "random,greedy", "--games", 20, "--seed", 1)
    assert "Crosstable" in text
    assert "The first seat won" in text
    found = json.loads(out_of("tournament", "--bots", "random,greedy", "--games", 20, "--seed", 1, "--json"))
    assert set(found) >= {"game", "players", "games", "bots", "pairs"}
    assert set(found["bots"][0]) == {"bot", "games", "win_rate", "low", "high", "rating", "faults"}
    assert set(found["pairs"][0]) == {"bot", "against", "games", "win_rate", "low", "high"}


def test_tournament_writes_a_report(tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    out_of("tournament", "--bots", "random,greedy", "--games", 20, "--seed", 1, "--report", page)
    assert page.read_text("utf-8").startswith("<!doctype html>")
    refused = wayfare("tournament", "--bots", "random,greedy", "--games", 10**9, "--report", tmp_path / "no" / "r.html")
    assert refused.returncode == 2
    assert "cannot be written" in refused.stderr


def test_a_bot_at_fault_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("bad.py").write_text(
        "class Bad:\n    def __init__(self, seed=None): ...\n    def choose(self, view):\n        print('hm')\n"
    )
    text = out_of("tournament", "--bots", "random,bad:Bad", "--games", 20, "--seed", 1)
    assert "Failed 3 times (illegal): bad:Bad answered None, which is not a legal action." in text
    assert "bad:Bad was taken out of play and forfeited its remaining matches." in text
    told = json.loads(out_of("tournament", "--bots", "random,bad:Bad", "--games", 20, "--seed", 1, "--json"))
    assert {row["bot"]: row["faults"] for row in told["bots"]} == {"random": 0, "bad:Bad": 3}
    assert json.loads(out_of("simulate", "--bots", "random,bad:Bad", "--games", 4, "--json"))["faults"][0]["times"] == 3
    text = out_of("play", "--text", "--game", TINY, "--opponents", "bad:Bad", "--seed", 1, typed="1\n" * 400)
    assert text.count("bad:Bad answered None, which is not a legal action. The planner plays instead") == 3
    assert "The planner plays instead, for the rest of the game." in text


def test_verify_and_replay(records: Path) -> None:
    assert out_of("verify", records).startswith("5 records verified")
    assert json.loads(out_of("verify", records, "--json"))["records"] == 5
    text = out_of("replay", records, "--number", 2)
    assert "   1. random 0 " in text
    assert " wins the golden ticket! " in text or " wins! " in text or " share the victory. " in text
    at = out_of("replay", records, "--at", 3)
    assert "   3." in at
    assert "   4." not in at
    assert "’s cards: " in at
    assert out_of("replay", records, "--board").count("Deck: ") > 20


def test_one_record_on_many_lines(records: Path, tmp_path: Path) -> None:
    pretty = tmp_path / "one.json"
    pretty.write_text(json.dumps(json.loads(records.read_text().splitlines()[0]), indent=2))
    assert out_of("verify", pretty).startswith("1 record verified")


def test_a_game_of_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "tiny.jsonl"
    out_of("simulate", "--game", TINY, "--games", 3, "--seed", 1, "--records", file)
    assert "3 records" in out_of("verify", file, "--game-file", TINY)
    assert "Tiny" in out_of("replay", file, "--game-file", TINY)


def test_board_check_and_draw(tmp_path: Path) -> None:
    assert "New York (new-york) is playable: 15 locations, 41 routes" in out_of("board", "check", "new-york")
    assert json.loads(out_of("board", "check", TINY, "--json"))["routes"] == 2
    assert "Our own set" in out_of("board", "check", "first-journey-europe")
    drawn = tmp_path / "map.svg"
    out_of("board", "draw", TINY, "-o", drawn, "--dark", "--language", "hu")
    assert ElementTree.parse(drawn).getroot().tag.endswith("svg")
    assert ElementTree.fromstring(out_of("board", "draw", "new-york")).tag.endswith("svg")


def test_bots_are_listed() -> None:
    listed = [line.split()[0] for line in out_of("bots").splitlines()]
    assert listed == ["random", "greedy", "planner", "search", "easy", "medium", "hard", "expert"]
    assert "random" in json.loads(out_of("bots", "--json"))


def test_a_bot_of_ones_own_in_this_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine.py").write_text("from wayfare.bots import PlannerBot\n\n\nclass Mine(PlannerBot):\n    pass\n")
    for jobs in (1, 2):
        found = json.loads(out_of("simulate", "--games", 4, "--bots", "mine:Mine,random", "--jobs", jobs, "--json"))
        assert found["seats"][0]["bot"] == "mine:Mine"


def test_a_whole_match_in_the_terminal() -> None:
    typed = "?\ncastle\npass\n" + "1\n" * 400
    text = out_of("play", "--text", "--game", TINY, "--opponents", "random", "--seed", 1, typed=typed)
    assert "is not an action in tiny" in text
    assert "pass isn’t legal now" in text
    assert "The seed was 1" in text
    assert "You left the table." in out_of("play", "--text", "--game", TINY, typed="q\n")
    assert "You left the table." in out_of("play", "--text", "--game", TINY)


def test_your_own_moves_are_told_in_the_second_person() -> None:
    """Nobody "draws" or "wins" as "You"; and one point is not "1 points"."""
    typed = "claim east-middle red\nclaim middle-west blue×2\n1\n" * 200
    text = out_of("play", "--text", "--game", TINY, "--opponents", "random", "--seed", 1, typed=typed)
    told = [line for line in text.splitlines() if " > You " in line or line.startswith("You ")]
    assert any("You drew " in line for line in told)
    assert any("You claimed " in line for line in told)
    assert not re.search(r"\bYou (draws|drews|claims|keeps|takes|passes|wins|is|has)\b", text)
    assert not re.search(r"\b1 (points|tickets|cards|pieces)\b", text)
    assert "Bot 1 (random)" in text
    assert "Player 1: " in text
    lines = r"Routes -?\d+, Tickets -?\d+, Tourist attractions \d+"
    assert re.search(rf"Player 1: -?\d+ points? \({lines}\), \d+ tickets? completed", text)


def test_a_replay_in_other_languages(records: Path) -> None:
    for language, game, drew in (
        ("ro", "Prima călătorie", " a tras "),
        ("hu", "Első utazás", " húz"),
        ("sv", "Första resan", " drog "),
    ):
        text = out_of("replay", records, "--language", language)
        assert text.startswith(game)
        assert drew in text


def test_a_folder_of_games(tmp_path: Path) -> None:
    folder, file = tmp_path / "maps", tmp_path / "tiny.jsonl"
    folder.mkdir()
    (folder / "any-name.toml").write_text(TINY.read_text("utf-8"), "utf-8")
    out_of("--games", folder, "simulate", "--game", "tiny", "--games", 3, "--seed", 1, "--records", file)
    assert "3 records" in out_of("verify", file, "--games", folder)
    assert "Tiny" in out_of("replay", file, "--games", folder)
    assert "Tiny (tiny) is playable" in out_of("board", "check", "tiny", "--games", folder)
    assert wayfare("verify", file).returncode == 2


def test_no_help_text_names_a_built_in_board() -> None:
    for command in ("play", "serve", "simulate", "tournament", "train", "replay", "verify", "bots", "bench"):
        assert not [name for name in BUILTIN if name in out_of(command, "--help")]
    assert not [name for name in BUILTIN if name in out_of("--help")]


BAD = {
    "a folder of games that is not there": (
        ("--games", "nowhere", "simulate"),
        "nowhere: there is no such file or folder",
    ),
    "a typo in a game": (("simulate", "--game", "new-yrok"), "did you mean new-york?"),
    "no such file": (("board", "check", "nowhere.toml"), "There is no file nowhere.toml"),
    "a bad seed": (("simulate", "--seed", "seven"), "'seven' is not a whole number"),
    "too many players": (("simulate", "--players", 9), "2 to 4 players, not 9"),
    "a bad bot": (("simulate", "--bots", "rondom"), "did you mean random?"),
    "no games": (("simulate", "--games", 0), "games and jobs must both be at least 1"),
    "a folder that is not there": (("simulate", "--games", 1, "--records", "no/where.jsonl"), "cannot be written"),
    "no such records": (("verify", "nowhere.jsonl"), "nowhere.jsonl cannot be read"),
    "a board as records": (("verify", TINY), "Record 1: This is not a wayfare record"),
    "a language that is not there": (("board", "draw", "new-york", "--language", "xx"), "Unknown language 'xx'"),
    "no such command": (("sing",), "No such command 'sing'"),
    "no such option": (("simulate", "--gamse", 3), "No such option: --gamse"),
    "not a number": (("simulate", "--games", "many"), "'--games'"),
    "no file": (("verify",), "Missing argument"),
    "a width that is none": (
        ("tournament", "--bots", "random,greedy", "--until", "wide"),
        "is not a valid interval width; try 2%",
    ),
    "a bad opponent": (("play", "--text", "--opponents", "nobody"), "There is no bot 'nobody'"),
    "too many opponents": (
        ("play", "--no-open", "--opponents", "easy,easy,easy,easy,easy"),
        "New York is for 2 to 4 players, not 6",
    ),
    "too many opponents in the terminal": (("play", "--text", "--opponents", "easy,easy,easy,easy"), "not 5"),
    "no time for a move": (("tournament", "--bots", "random,greedy", "--move-seconds", 0), "must be more than 0"),
    "a budget that is none": (("simulate", "--bots", "search@"), "has no budget after the @"),
}


@pytest.mark.parametrize("what", BAD)
def test_bad_input_is_one_clear_line_and_exit_2(what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    arguments, reason = BAD[what]
    done = wayfare(*arguments)
    assert done.returncode == 2
    assert reason in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    assert done.stderr.startswith("wayfare: ")
    assert done.stdout == ""
    assert list(tmp_path.iterdir()) == []


def test_a_record_that_lies_is_named(records: Path, tmp_path: Path) -> None:
    lines = records.read_text().splitlines()
    lines[3] = lines[3].replace('"event":"drew","card":"red"', '"event":"drew","card":"blue"', 1)
    lie = tmp_path / "lie.jsonl"
    lie.write_text("\n".join(lines))
    done = wayfare("verify", lie)
    assert done.returncode == 2
    assert "Record 4: Move " in done.stderr
    assert wayfare("replay", records, "--number", 9).stderr.endswith("has only 5 records; there is no record 9.\n")
    assert "There is no move 999" in wayfare("replay", records, "--at", 999).stderr
