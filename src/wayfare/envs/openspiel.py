"""The games for OpenSpiel, registered when this module is imported.

`python_wayfare_new_york`, `python_wayfare_first_journey_europe` and `python_wayfare_first_journey_usa` take `players`;
`python_wayfare` also takes `board`, the name or the path of any game. Chance is explicit: every card and ticket that
leaves a deck is a chance node of its own.
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

try:
    import pyspiel  # type: ignore[import-not-found]
except ImportError as error:
    raise ImportError("The OpenSpiel games need OpenSpiel: pip install wayfare[rl]") from error

from wayfare.engine import Game, View
from wayfare.engine.board import PointsRules
from wayfare.engine.state import SEATS
from wayfare.envs.features import features
from wayfare.envs.table import Table, game_of

__all__ = ["NAMES", "WayfareGame", "WayfareState"]


def longest(game: Game, players: int) -> int:
    """More decisions than any match can have: the rules let none go on for ever.

    A card comes to a hand from the full deck, or again after it was paid for a space, so cards and pieces bound the
    draws; pieces bound the claims. Every offer of tickets leaves one with its taker, for good. Between these there are
    only turns without an effect: passes, never one by everybody in a row (NY-17), or swaps and passes, never ten rounds
    of them in a row (FJ-10).
    """
    rules = game.board.rules
    spaces = players * rules.pieces
    moves = sum(game.board.cards.values()) + 2 * spaces
    if isinstance(rules, PointsRules):
        return (moves + 2 * len(game.board.map.tickets) + players + 1) * players
    return (moves + 1) * rules.stalemate_rounds * players


def most_chance(game: Game, players: int) -> int:
    """More outcomes of chance than any match can have: cards for a hand and the market, and every ticket once."""
    rules = game.board.rules
    spaces = players * rules.pieces
    cards = sum(game.board.cards.values())
    row = rules.market * (1 + rules.reset_limit) if isinstance(rules, PointsRules) else 0
    return cards + spaces + (cards + 2 * spaces + 1) * row + len(game.board.map.tickets)


class WayfareGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games for a number of players. Each name that is registered has a class of its own."""

    kind: pyspiel.GameType
    board: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        board, players = params.get("board", self.board), params.get("players", 2)
        self.game = game_of(board)
        self.first = Table(board, players)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.game.actions),
            max_chance_outcomes=len(self.game.board.cards) + len(self.game.board.map.tickets),
            num_players=players,
            min_utility=-1.0 / (players - 1.0),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=longest(self.game, players),
        )
        super().__init__(self.kind, info, params)

    def max_chance_nodes_in_history(self) -> int:
        return most_chance(self.game, self.num_players())

    def new_initial_state(self) -> WayfareState:
        return WayfareState(self, self.first.copy())

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> Observer:
        if params:
            raise ValueError(f"An observer takes no parameters, not {params}.")
        return Observer(self.game, self.num_players(), iig_obs_type)


class WayfareState(pyspiel.State):  # type: ignore[misc]
    """A position, or a moment within an action when chance has to say which card or ticket comes."""

    def __init__(self, game: WayfareGame, table: Table) -> None:
        super().__init__(game)
        self.table = table

    def current_player(self) -> int:
        if self.table.choices:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.over else self.table.seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The colours in the order of the game's file, the wild card, then the tickets, as many as may come now."""
        size = sum(count for _, count in self.table.choices)
        return [(outcome, count / size) for outcome, count in self.table.choices]

    def _apply_action(self, action: int) -> None:
        if self.table.choices:
            self.table.happen(action)
        else:
            self.table.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.table.game
        if player != pyspiel.PlayerId.CHANCE:
            return game.actions[action].text
        cards = (*game.names.colours, game.names.wild)
        return f"card {cards[action]}" if action < len(cards) else f"ticket {game.names.tickets[action - len(cards)]}"

    def is_terminal(self) -> bool:
        return self.table.over

    def returns(self) -> list[float]:
        return self.table.returns()

    def __str__(self) -> str:
        return str(self.table)

    def view(self, seat: int) -> View:
        """All that a seat may know: what our bots are given."""
        return self.table.view(seat)

    def resample_from_infostate(self, player: int, sampler: Any) -> WayfareState:
        """A state that looks the same to a player, with all that it may not know dealt again; for searching bots.

        It tells nothing of the true one: `history()` is empty, and other players' secrets are left out of the moves.
        """
        game = self.get_game()
        return WayfareState(game, self.table.another_world(player, Random(sampler())))


class Observer:
    """What a player may know: the features of the present as a tensor, and the view as text, with recall the past too.

    What is public alone, or a player's own alone, has text only.
    """

    def __init__(self, game: Game, players: int, kind: pyspiel.IIGObservationType | None) -> None:
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("An observer sees the secrets of one player or of none.")
        self.recall, self.public = kind.perfect_recall, kind.public_info
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if self.public and self.private:
            parts = features(game, players)
            self.tensor = np.zeros(players + parts[-1].start + parts[-1].size, np.float32)
            self.features = self.tensor[players:]
            self.dict["player"] = self.tensor[:players]
            for part in parts:
                self.dict[part.name] = self.features[part.start : part.start + part.size]

    def set_from(self, state: WayfareState, player: int) -> None:
        if self.tensor is not None:
            self.tensor.fill(0)
            self.dict["player"][player] = 1
            state.table.observe(player, self.features)

    def string_from(self, state: WayfareState, player: int) -> str:
        if self.public:
            return state.table.text(player if self.private else None, self.recall)
        return state.table.secrets(player)


def _register(game: type[WayfareGame], name: str, default: str, **parameters: str) -> None:
    """OpenSpiel keeps the class until Python is gone: a function in its place would bring the exit down."""
    game.board = default
    game.kind = pyspiel.GameType(
        short_name=name,
        long_name=f"Wayfare: {'any board' if parameters else game_of(default).name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=SEATS if parameters else game_of(default).board.rules.players[1],
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": 2, **parameters},
    )
    pyspiel.register_game(game.kind, game)


class NewYork(WayfareGame):
    pass


class FirstJourneyEurope(WayfareGame):
    pass


class FirstJourneyUSA(WayfareGame):
    pass


class AnyBoard(WayfareGame):
    pass


NAMES = {
    "new-york": "python_wayfare_new_york",
    "first-journey-europe": "python_wayfare_first_journey_europe",
    "first-journey-usa": "python_wayfare_first_journey_usa",
}
_register(NewYork, NAMES["new-york"], "new-york")
_register(FirstJourneyEurope, NAMES["first-journey-europe"], "first-journey-europe")
_register(FirstJourneyUSA, NAMES["first-journey-usa"], "first-journey-usa")
_register(AnyBoard, "python_wayfare", "new-york", board="new-york")
