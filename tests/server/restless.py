"""Tables with unrest: people give their chairs to others before the start, take moves back, and drop out and return."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from uuid import uuid4

import msgspec

from server.client import LOST, MESSAGE, QUICK, Api, Player, Table
from wayfare.engine import Match
from wayfare.server import wire

UNDO, DROP_OUT = 0.3, 0.02  # how often, when there is a chance to
TOOK_BACK = ""  # what a player "played" under the id of an undo


class RestlessPlayer(Player):
    """Plays random moves, takes some of them back, and now and then reconnects."""

    async def play_until(self, done: Callable[[Player], bool], seconds: float = 60) -> None:
        async with asyncio.timeout(seconds):
            while not done(self):
                if self.rng.random() < DROP_OUT:
                    raise EOFError("had enough for now")
                if self.undo and self.pending is None and self.rng.random() < UNDO:
                    await self.take_back()
                elif self.my_turn:
                    await self.play(self.any_legal())
                await self.hear()

    async def take_back(self) -> None:
        assert self.version is not None
        self.pending = wire.SocketUndo(id=uuid4().hex, version=self.version)
        self.played[self.pending.id] = TOOK_BACK
        await self.send(self.pending)


async def open_restless_table(url: str, game: str, people: int) -> tuple[Table, list[Player]]:
    """Every chair but the host's changes hands once. Returns the table and the former occupants, still connected."""
    former: list[Player] = []
    try:
        return await _opened(url, game, people, former), former
    except BaseException:
        for player in former:
            await player.drop()
        raise


async def _opened(url: str, game: str, people: int, former: list[Player]) -> Table:
    chairs = [wire.NewChair(kind="human", name="Ann"), *[wire.NewChair(kind="open")] * (people - 1)]
    async with Api(url) as api:
        created = await api.create(wire.CreateTable(game=game, chairs=chairs, options=QUICK))
        id = created.table.id
        tokens = {told.chair_id: told.token for told in created.tokens}
        for number in range(1, people):
            first = await api.join(id, f"Early {number}")
            former.append(await connected(url, id, first.token))
            await api.ask(wire.TableInfo, "POST", f"/api/tables/{id}/leave", token=first.token)
            second = await api.join(id, f"Late {number}")
            assert second.chair_id == first.chair_id
            tokens[second.chair_id] = second.token
        started = await api.start(id, created.host_token)
    assert started.commitment is not None
    seats: list[str | None] = [tokens[chair.id] for chair in started.chairs]
    return Table(id=id, game=game, host_token=created.host_token, tokens=seats, commitment=started.commitment)


async def connected(url: str, table_id: str, token: str) -> Player:
    player = Player(url, table_id, token)
    await player.connect()
    await player.hear_until(lambda: player.you or player.refusals)
    assert not player.refusals, "a token that has just been given out must be known"
    return player


async def listen(player: Player) -> None:
    """Hear everything until the connection is lost."""
    try:
        while True:
            await player.hear()
    except LOST:
        await player.drop()


def seats_shown(player: Player) -> set[int | None]:
    """The seats whose view a player was ever sent, with a snapshot or with a refusal."""
    messages = [MESSAGE.decode(raw) for raw in player.received]
    snapshots = [message for message in messages if isinstance(message, wire.SnapshotMessage)]
    refused = [message.snapshot for message in messages if isinstance(message, wire.RefusedMessage)]
    return {snapshot.view.seat for snapshot in [*snapshots, *filter(None, refused)]}


def check_log(match: Match, players: list[Player]) -> int:
    """Every entry of the log was acknowledged once, to one player, and together they lead to the match.

    For tables without bots. Returns how many entries there were."""
    entries: dict[int, tuple[int | None, str]] = {}
    for player in players:
        assert player.you is not None
        for move_id, accepted in player.accepted.items():
            assert accepted.version not in entries, "two entries were acknowledged for one version"
            entries[accepted.version] = player.you.seat, player.played[move_id]
    standing: list[tuple[int | None, str]] = []
    for version in range(1, max(player.version or 0 for player in players) + 1):
        assert version in entries, "something happened that nobody did"
        seat, action = entries[version]
        if action == TOOK_BACK:
            assert standing.pop()[0] == seat
        else:
            standing.append((seat, action))
    actual = [(move.seat, msgspec.json.encode(move.action_dict())) for move in match.moves]
    assert actual == [(seat, msgspec.json.encode(match.game.action(text).to_dict())) for seat, text in standing]
    return len(entries)
