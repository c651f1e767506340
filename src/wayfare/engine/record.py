"""Records: a whole match as JSON that anyone can check (`wayfare-record/1`)."""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from wayfare.engine import seeds
from wayfare.errors import IllegalAction, RecordError

if TYPE_CHECKING:
    from wayfare.engine.actions import Action
    from wayfare.engine.game import Game
    from wayfare.engine.match import Match

RECORD_FORMAT: Literal["wayfare-record/1"] = "wayfare-record/1"


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """The player in a seat."""

    name: str
    kind: Literal["human", "bot"] = "human"


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A match from the deal to the end, with every event; `result` is None if it wasn't finished."""

    format: Literal["wayfare-record/1"]
    game: str
    rules: int
    board: str = ""  # SHA-256 of the game's data
    seed: str
    nonce: str = ""
    commitment: str
    players: tuple[Player, ...]
    start: dict[str, Any]
    moves: list[dict[str, Any]]
    result: dict[str, Any] | None = None

    def to_json(self) -> str:
        """The record as one line of JSON; `from_json` reads it back."""
        return msgspec.json.encode(self).decode()

    @staticmethod
    def from_json(text: str | bytes) -> Record:
        """Read one record. RecordError says what is wrong with the text."""
        try:
            return msgspec.json.decode(text, type=Record)
        except msgspec.DecodeError as error:
            raise RecordError(f"This is not a wayfare record: {error}.") from None
        except UnicodeDecodeError:
            raise RecordError("This is not a wayfare record: it is not UTF-8 text.") from None

    def replay(self, game: Game | None = None) -> Match:
        """Replay the match from its seed and compare everything. RecordError names the first move that differs."""
        match = self.deal(game)
        for number, move in enumerate(self.moves, 1):
            self.step(match, number, move)
        self.check_end(match)
        return match

    def deal(self, game: Game | None = None) -> Match:
        """The match before its first move, its seed checked against the commitment."""
        from wayfare.engine.catalog import load
        from wayfare.engine.match import Match

        game = game or load(self.game)
        self._check_head(game)
        match = Match(game, self.players, self._seed(), self.nonce)
        if match.start != self.start:
            raise RecordError(f"The deal does not match the seed: {_difference(match.start, self.start)}.")
        return match

    def step(self, match: Match, number: int, move: dict[str, Any]) -> None:
        """Play one move of the record and compare it."""
        if match.over:
            raise RecordError(f"Move {number}: the match was over after move {number - 1}.")
        if move.get("seat") != match.turn:
            raise RecordError(f"Move {number}: seat {move.get('seat')} moved, but it was seat {match.turn}'s turn.")
        try:
            match.play(_action(match.game, number, move))
        except IllegalAction as error:
            raise RecordError(f"Move {number}: {error}") from None
        if match.moves[-1].to_dict() != move:
            difference = _difference(match.moves[-1].to_dict(), move)
            raise RecordError(f"Move {number}: the recorded events do not match: {difference}.")

    def _check_head(self, game: Game) -> None:
        if game.id != self.game:
            raise RecordError(f"The record is for {self.game}, not {game.id}.")
        if self.rules != game.board.version:
            raise RecordError(
                f"The record was made with version {self.rules} of {self.game}; this is version {game.board.version}."
            )
        if self.board and self.board != game.digest:
            raise RecordError(f"The record was played with different data for {self.game}; use the same game file.")
        if seeds.commitment(self._seed(), self.nonce) != self.commitment:
            raise RecordError("The seed and nonce do not match the commitment.")

    def _seed(self) -> int:
        if not (self.seed.isascii() and self.seed.isdigit()):
            raise RecordError(f"The seed {self.seed[:40]!r} is not a whole number.")
        return seeds.check_seed(int(self.seed[:80]))  # 2^256 has 78 digits

    def check_end(self, match: Match) -> None:
        """Compare the result, after the last move."""
        result = match.result.to_dict() if match.result else None
        if result == self.result:
            return
        if result is None:
            raise RecordError("After the last move: the record has a result, but the match is not over.")
        if self.result is None:
            raise RecordError("After the last move: the match is over, but the record has no result.")
        raise RecordError(f"After the last move: {_difference(result, self.result)}.")


def _action(game: Game, number: int, move: dict[str, Any]) -> Action:
    fields = {key: value for key, value in move.items() if key not in ("seat", "events")}
    action = game.actions.of_dict(fields)
    if action is None:
        near = difflib.get_close_matches(str(fields.get("route", "")), [r.id for r in game.board.map.routes], n=1)
        hint = f"; did you mean route {near[0]}?" if near and near[0] != fields.get("route") else ""
        raise RecordError(f"Move {number}: {fields} is not an action in {game.id}{hint}")
    return action


def _difference(real: dict[str, Any], recorded: dict[str, Any]) -> str:
    """The first field in which what happened differs from what the record says."""
    for field in (*real, *recorded):
        if real.get(field) != recorded.get(field):
            return f"{field} is {_short(real.get(field))}, the record says {_short(recorded.get(field))}"
    return "the order of its fields"


def _short(value: object) -> str:
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= 120 else text[:117] + "..."
