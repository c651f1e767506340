"""The games for OpenSpiel. Importing this module registers them.

Every game in the catalog is `python_wayfare_` and its id with underscores, and takes the parameter `players`;
`python_wayfare` also takes `board`, the id of any game or the path of its file. Chance is explicit: every card and
ticket that leaves a deck is a chance node of its own.
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

try:
    import pyspiel  # type: ignore[import-not-found]
except ImportError as error:
    raise ImportError('The OpenSpiel games need OpenSpiel: pip install "wayfare[rl]".') from error

from wayfare.engine import Game, View
from wayfare.engine.state import SEATS
from wayfare.envs.explicit_chance import ExplicitChanceMatch, load_cached
from wayfare.envs.features import features
from wayfare.envs.ids import openspiel_names
from wayfare.envs.kernel.explicit import CHANCE, FINISHED
from wayfare.envs.positions import action_count, game_action

__all__ = ["WayfareGame", "WayfareState", "register_games"]

ANY_BOARD = "python_wayfare"
assert (CHANCE, FINISHED) == (pyspiel.PlayerId.CHANCE, pyspiel.PlayerId.TERMINAL)


def longest_match(game: Game, players: int) -> int:
    """More decisions than any match can have: no match can last forever.

    A card reaches a hand from the full deck, or again after it paid for a space, so cards and pieces bound the draws;
    pieces bound the claims. A player offered tickets keeps at least one for good. In between there are only turns
    without effect: passes, but never by everyone in a row (NY-17), or swaps and passes, but never ten rounds of them in
    a row (FJ-10). Only a tunnel could be tried forever (EU-17); we allow for ten tries for every piece.
    """
    rules = game.board.rules
    spaces = players * rules.pieces
    moves = sum(game.board.cards.values()) + 2 * spaces
    if rules.tunnel_cards:
        moves += 10 * spaces
    if rules.stalemate_rounds:
        return (moves + 1) * rules.stalemate_rounds * players
    moves += players * (rules.stations + sum(rules.station_cost))
    return (moves + 2 * len(game.board.map.tickets) + players + 1) * players


def most_chance_nodes(game: Game, players: int) -> int:
    """More chance nodes than any match can have: cards for the hands and the market, and every ticket once."""
    rules = game.board.rules
    spaces = players * rules.pieces
    cards = sum(game.board.cards.values())
    row = rules.market * (1 + rules.reset_limit)
    turned_up = 10 * spaces * rules.tunnel_cards
    return cards + spaces + (cards + 2 * spaces + 1) * row + len(game.board.map.tickets) + turned_up


class WayfareGame(pyspiel.Game):  # type: ignore[misc]
    """A game with a number of players. Each registered name has a class of its own."""

    game_type: pyspiel.GameType
    defaults: dict[str, Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """`params` has `players` and `board`; missing ones are taken from `defaults`."""
        params = params or {}
        board, players = (params.get(name, self.defaults[name]) for name in ("board", "players"))
        self.game = load_cached(board)
        self.first = ExplicitChanceMatch(board, players)
        info = pyspiel.GameInfo(
            num_distinct_actions=action_count(self.game),
            max_chance_outcomes=len(self.game.board.cards) + len(self.game.board.map.tickets),
            num_players=players,
            min_utility=-1.0 / (players - 1.0),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=longest_match(self.game, players),
        )
        super().__init__(self.game_type, info, params)

    def max_chance_nodes_in_history(self) -> int:
        return most_chance_nodes(self.game, self.num_players())

    def new_initial_state(self) -> WayfareState:
        return WayfareState(self, self.first.copy())

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> Observer:
        """An observer of what one player may know, or of what is public; it takes no parameters."""
        if params:
            raise ValueError(f"Observers take no parameters, but got {params}.")
        return Observer(self.game, self.num_players(), iig_obs_type)


class WayfareState(pyspiel.State):  # type: ignore[misc]
    """A position, or a moment within an action at which chance decides which card or ticket comes.

    Most of what Python asks of a state is answered here, without the way through C++ and back; the methods that begin
    with an underscore answer C++.
    """

    def __init__(self, game: WayfareGame, match: ExplicitChanceMatch) -> None:
        """The state takes the match over."""
        super().__init__(game)
        self.match = match

    def current_player(self) -> int:
        return self.match.turn  # CHANCE and FINISHED are OpenSpiel's own numbers

    def is_chance_node(self) -> bool:
        return self.match.turn == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The actions of the player to act, ascending, or the outcomes of chance; other players have none."""
        turn = self.match.turn
        if player is None:
            player = turn
        if player == turn >= 0:
            return self.match.legal()
        return super().legal_actions(player)  # type: ignore[no-any-return]

    def _legal_actions(self, player: int) -> list[int]:
        return self.match.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The possible outcomes, with probabilities: colours in the board file's order, wild, then tickets."""
        return self.match.chances()

    def _apply_action(self, action: int) -> None:
        self.match.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.match.game
        if player != pyspiel.PlayerId.CHANCE:
            return game_action(game, self.match.raw, action).text
        cards = (*game.names.colours, game.names.wild)
        return f"card {cards[action]}" if action < len(cards) else f"ticket {game.names.tickets[action - len(cards)]}"

    def is_terminal(self) -> bool:
        return self.match.turn == FINISHED

    def returns(self) -> list[float]:
        """Each player's reward for winning or losing; 0 before the end."""
        return self.match.returns()

    def __str__(self) -> str:
        return str(self.match)

    def view(self, seat: int) -> View:
        """What a seat may know: the View that our bots get."""
        return self.match.view(seat)

    def resample_from_infostate(self, player: int, sampler: Any) -> WayfareState:
        """A state that looks the same to a player, with everything it may not know dealt again; for tree search.

        It reveals nothing of the true one: `history()` is empty, and the moves leave out other players' secrets.
        """
        game = self.get_game()
        return WayfareState(game, self.match.resample(player, Random(sampler())))


class Observer:
    """What a player may know: the current features as a tensor, and the view as text; with recall, the past as well.

    Only-public and only-private observations have text but no tensor.
    """

    def __init__(self, game: Game, players: int, kind: pyspiel.IIGObservationType | None) -> None:
        """`kind` is OpenSpiel's observation type; by default the view without recall."""
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("An observer sees the secrets of one player or none, not of all.")
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
        """Fill the tensor: the player as one-hot, then the features."""
        if self.tensor is not None:
            self.tensor.fill(0)
            self.dict["player"][player] = 1
            state.match.observe(player, self.features)

    def string_from(self, state: WayfareState, player: int) -> str:
        if self.public:
            return state.match.text(player if self.private else None, self.recall)
        return state.match.secrets(player)


def register_games() -> None:
    """Register every game in the catalog that isn't registered yet, and `python_wayfare` for any board."""
    registered = set(pyspiel.registered_names())
    for game, name in openspiel_names().items():
        if name not in registered:
            _register(name, game)
    if ANY_BOARD not in registered:
        _register(ANY_BOARD, next(iter(openspiel_names())), any_board=True)


def _register(name: str, board: str, *, any_board: bool = False) -> None:
    """Register a class of its own: OpenSpiel keeps it until Python exits, which a function wouldn't survive."""
    low, high = load_cached(board).board.rules.players
    game_type = pyspiel.GameType(
        short_name=name,
        long_name=f"Wayfare: {'any board' if any_board else load_cached(board).name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=SEATS if any_board else high,
        min_num_players=2 if any_board else low,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": low, **({"board": board} if any_board else {})},
    )
    game_class = type(
        f"WayfareGame_{name}", (WayfareGame,), {"game_type": game_type, "defaults": {"board": board, "players": low}}
    )
    globals()[game_class.__name__] = game_class  # pickle looks for it in this module
    pyspiel.register_game(game_type, game_class)


register_games()
