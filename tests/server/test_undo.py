"""Undo: past bots' replies, but not past anything seen; a few times per move; and the log reads back the same."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from random import Random

import msgspec
import pytest

from server.backend import Backend, backend, by
from server.long_logs import LogWriter, facts_of
from wayfare.engine import Action, Event, Match, builtin_names
from wayfare.server.bots.pool import CancelToken
from wayfare.server.refusals import Refused
from wayfare.server.table.checkpoint import Checkpoint, pack, unpack
from wayfare.server.table.match_log import UNDO_LIMIT, MatchLog
from wayfare.server.table.snapshots import SnapshotCache, snapshot
from wayfare.server.wire import Created, Options, Undo

HIDDEN = {"drew", "drew-ticket", "offered", "returned"}


def quiet(writer: LogWriter, kind: str = "") -> Action | None:
    """A legal action that shows nobody anything new."""
    for action in writer.match.legal_actions():
        events = {event.event for event in writer.log.after_action(action).moves[-1].events}
        if action.kind.startswith(kind) and not events - {"returned", "reshuffled"}:
            return action
    return None


def unseen(writer: LogWriter) -> Action | None:
    """A legal action that shows others nothing new: a claim, or cards and tickets drawn in secret."""
    for action in writer.match.legal_actions():
        events = {event.event for event in writer.log.after_action(action).moves[-1].events}
        if not events - HIDDEN - {"reshuffled"}:
            return action
    return None


def after_own_move(kinds: str = "hb", game: str = "first-journey-europe") -> LogWriter:
    """Seat 0 has just claimed a route, without seeing anything new."""
    writer = LogWriter(facts_of(game, kinds))
    while True:
        claim = quiet(writer, "claim") if writer.match.turn == 0 else None
        if claim is not None:
            writer.play(claim)
            return writer
        draw = next(action for action in writer.match.legal_actions() if action.kind in ("draw", "keep"))
        writer.play(draw)


def reply(writer: LogWriter, choose: Callable[[LogWriter], Action | None] = unseen) -> None:
    """The others' moves, until it is seat 0's turn again."""
    while writer.match.turn != 0:
        action = choose(writer)
        assert action is not None
        writer.play(action)


def why_not(writer: LogWriter, seat: int | None = 0) -> str | None:
    return writer.log.undo_state(seat).obstacle


@pytest.mark.parametrize("kinds", ["hb", "hbb", "hbbb"])
def test_a_move_is_undone_together_with_the_bots_replies(kinds: str) -> None:
    writer = after_own_move(kinds)
    before = len(writer.match.moves) - 1
    reply(writer)
    assert len(writer.match.moves) >= before + len(kinds)
    assert why_not(writer) is None
    writer.undo(0)
    assert len(writer.match.moves) == before and writer.match.turn == 0
    assert [entry.kind for entry in writer.entries].count("undo") == 1


def test_a_person_who_replied_ends_it() -> None:
    writer = after_own_move("hh")
    assert why_not(writer) is None
    reply(writer)
    assert why_not(writer) == "not-yours"


def test_one_person_at_the_table_is_enough_to_end_it() -> None:
    writer = after_own_move("hbh")
    assert why_not(writer) is None
    action = unseen(writer)
    assert action is not None
    writer.play(action)  # the bot has replied, the other person hasn't
    assert why_not(writer) == "not-yours"


def test_a_new_card_in_the_market_ends_it() -> None:
    """New York: a bot takes a card from the market, and everyone sees the next one."""
    writer = after_own_move("hb", "new-york")
    market = next(action for action in writer.match.legal_actions() if action.text.startswith("draw ") and action.card)
    writer.play(market)
    assert "refilled" in {event.event for event in writer.match.moves[-1].events}
    assert why_not(writer) == "revealed"


def test_ones_own_new_card_ends_it_and_a_bots_hidden_one_does_not() -> None:
    writer = after_own_move("hb")
    reply(writer, lambda writer: next(action for action in writer.match.legal_actions() if action.kind == "draw"))
    assert "drew" in {event.event for event in writer.match.moves[-1].events}
    assert why_not(writer) is None
    writer.play(next(action for action in writer.match.legal_actions() if action.kind == "draw"))
    assert why_not(writer) == "revealed"


def test_a_ticket_that_a_bot_completes_ends_it() -> None:
    rng = Random(1)
    for seed in range(50):
        writer = LogWriter(facts_of(kinds="hb", seed=str(seed)))
        while not writer.match.over:
            legal = writer.match.legal_actions()
            writer.play(rng.choice([action for action in legal if action.kind == "claim"] or legal))
            own, last = ([None, *writer.match.moves])[-2:]
            completed = last is not None and "completed" in {event.event for event in last.events}
            if completed and own is not None and (own.seat, own.events) == (0, ()) and not writer.match.over:
                assert why_not(writer) == "revealed"
                return
    pytest.fail("no bot completed a ticket")


def test_every_reason() -> None:
    writer = LogWriter(facts_of(kinds="hb"))
    assert why_not(writer) == why_not(writer, None) == "nothing-yet"
    off = LogWriter(facts_of(kinds="hb", options=Options(undo=False)))
    assert why_not(off) == "undo-off"
    writer.play_on(Random(2), 2000)
    assert writer.match.over and why_not(writer) == why_not(writer, None) == "over"


def test_a_decision_can_be_taken_back_a_few_times() -> None:
    writer = after_own_move("hb")
    for _ in range(UNDO_LIMIT):
        assert why_not(writer) is None
        writer.undo(0)
        claim = quiet(writer, "claim")
        assert claim is not None
        writer.play(claim)
    assert why_not(writer) == "limit"
    reply(writer)
    assert why_not(writer) == "limit"
    claim = quiet(writer)
    if claim is not None:
        writer.play(claim)
        assert why_not(writer) is None  # another decision


# Reading logs back


def same(writer: LogWriter, log: MatchLog) -> None:
    """Two logs, one of them read back, agree on everything."""
    assert log.version == writer.log.version and log.last_at == writer.log.last_at
    assert log.decision_began == writer.log.decision_began and log.reopened == writer.log.reopened
    assert log.match.position() == writer.match.position()
    assert log.match.record() == writer.match.record()
    for seat in (None, *range(len(writer.facts.chairs))):
        assert snapshot(log, SnapshotCache(), seat, None) == snapshot(writer.log, SnapshotCache(), seat, None)
        assert log.undo_state(seat) == writer.log.undo_state(seat)
        count = writer.log.undo_count(seat)
        if writer.log.undo_state(seat).allowed:
            undone = writer.log.after_undo(count)
            assert undone is not None
            assert log.replayed(log.standing - count).position() == undone.position()


@pytest.mark.parametrize("game", builtin_names())
@pytest.mark.parametrize("kinds", ["hh", "hbb"])
def test_a_log_with_undos_is_read_back_from_any_checkpoint(game: str, kinds: str) -> None:
    rng = Random(f"{game} {kinds}")
    writer, saved = LogWriter(facts_of(game, kinds)), list[Checkpoint]()
    while not writer.match.over and len(writer.entries) < 150:
        writer.play_on(rng, 7, undo_share=0.7)
        saved.append(writer.log.checkpoint())
    assert any(entry.kind == "undo" for entry in writer.entries)
    same(writer, MatchLog(writer.facts, writer.entries))
    for checkpoint in saved:
        read = unpack(pack(checkpoint), writer.match.game)
        assert read == checkpoint
        same(writer, MatchLog(writer.facts, writer.entries[checkpoint.version :], read))


def test_an_undo_of_one_move_in_an_old_log_is_read() -> None:
    """They had no number."""
    writer = after_own_move("hh")
    writer.undo(0)
    old = [msgspec.structs.replace(entry, action="") if entry.kind == "undo" else entry for entry in writer.entries]
    same(writer, MatchLog(writer.facts, old))


def test_a_checkpoint_of_other_rules_is_ignored() -> None:
    writer = after_own_move()
    other = msgspec.structs.replace(writer.log.checkpoint(), rules="others")
    assert unpack(pack(other), writer.match.game) is None
    assert unpack(b"broken", writer.match.game) is None


def test_undone_moves_are_not_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """It used to deal and play the whole match again for each of them."""
    writer = after_own_move("hh")
    played: list[str] = []
    for _ in range(UNDO_LIMIT):
        writer.undo(0)
        claim = quiet(writer, "claim")
        assert claim is not None
        writer.play(claim)
    real = Match.play

    def counted(match: Match, action: Action) -> tuple[Event, ...]:
        played.append(action.text)
        return real(match, action)

    deal, dealt = MatchLog._dealt, list[int]()

    def counted_deal(log: MatchLog) -> Match:
        dealt.append(1)
        return deal(log)

    monkeypatch.setattr(Match, "play", counted)
    monkeypatch.setattr(MatchLog, "_dealt", counted_deal)
    log = MatchLog(writer.facts, writer.entries)
    assert (len(dealt), len(played)) == (1, len(log.match.moves))


# At a table


async def after_a_claim(here: Backend, created: Created) -> int:
    """Seat 0 has just claimed a route and the bot hasn't replied yet. Returns the version before the claim."""
    table = here.table(created)
    while True:
        await here.until(lambda: table.turn == 0)
        assert table.match_log is not None
        legal = table.match_log.match.legal_actions()
        claims = [action for action in legal if action.kind == "claim"]
        calm = [
            action
            for action in claims
            if not {e.event for e in table.match_log.after_action(action).moves[-1].events} - {"reshuffled"}
        ]
        if calm:
            version = table.version
            await here.play(created, 0, str(calm[0]))
            return version
        await here.play(created, 0, here.legal(table, "draw"))


async def test_undo_at_a_table_with_a_bot_everyone_is_told(tmp_path: Path) -> None:
    async with backend(tmp_path) as here:
        ann = await here.create("Ann", "bot:easy", game="first-journey-europe")
        table = here.table(ann)
        watcher, transport = here.connect(ann)
        for _ in range(40):
            version = await after_a_claim(here, ann)
            await here.until(lambda: table.turn == 0)
            if table.snapshot(0).undo.allowed:
                break
        moves = len(table.snapshot(0).moves)
        watcher.seen = table.version
        request = Undo(id="undo", version=version + 1)  # decided before the bot replied
        accepted = await here.services.moves.submit(by(ann.tokens[0].token), ann.table.id, request)
        assert table.turn == 0 and accepted.version == table.version
        await here.settle()
        told = msgspec.json.decode(transport.texts[-1])
        undone = moves - len(table.snapshot(0).moves)
        assert undone == 2
        assert (told["type"], told["since"], told["undone"]) == ("snapshot", None, {"seat": 0, "count": undone})
        assert table.snapshot(0).undone is None  # for someone who just came, nothing was undone
        assert (await here.store.log.entries(ann.table.id))[-1].undone == undone


async def test_a_bot_that_thinks_about_a_position_that_is_gone_is_interrupted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The expert would think for minutes; the next one doesn't wait for it."""
    monkeypatch.setattr("wayfare.server.bots.pool.EXPERT_SECONDS", 300.0)
    began, begin = threading.Event(), CancelToken.begin

    def noticed(cancel_token: CancelToken, bot: object) -> None:
        begin(cancel_token, bot)
        began.set()

    monkeypatch.setattr(CancelToken, "begin", noticed)
    async with backend(tmp_path) as here:
        ann = await here.create("Ann", "Bob", "bot:expert", game="first-journey-europe")
        table = here.table(ann)
        for seat in (0, 1):
            await here.play(ann, seat, here.legal(table, "draw"))
        await here.until(began.is_set)
        monkeypatch.setattr("wayfare.server.bots.pool.EXPERT_SECONDS", 0.1)
        first = here.services.bot_scheduler.turns[table].task
        await someone_was_faster(here, ann)
        assert first is not None
        await here.until(first.done)
        await here.until(lambda: table.turn == 0)


async def someone_was_faster(here: Backend, created: Created) -> None:
    """The bot's turn is written by someone else: as if another worker's bot had been faster."""
    table = here.table(created)
    async with here.tables.locked(table) as locked:
        assert table.turn is not None
        await locked.play(table.turn, locked.log.match.legal_actions()[0])


async def test_undo_is_refused_with_its_reason(tmp_path: Path) -> None:
    async with backend(tmp_path) as here:
        ann = await here.create("Ann", "Bob", game="first-journey-europe")
        await here.play(ann, 0, here.legal(here.table(ann), "draw"))
        for seat, reason in ((0, "undo-revealed"), (1, "undo-nothing-yet")):
            with pytest.raises(Refused) as refused:
                await here.undo(ann, seat)
            refusal = refused.value.refusal
            assert (refusal.code, refusal.reason) == ("no-undo", reason)
            assert refusal.snapshot is not None and f"undo-{refusal.snapshot.undo.obstacle}" == reason
