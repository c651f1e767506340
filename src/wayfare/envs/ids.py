"""The ids under which PettingZoo, Gymnasium and OpenSpiel know the games: every game in the catalog has one of each."""

from __future__ import annotations

from wayfare.engine import game_names, load

NAMESPACE = "wayfare"
VERSION = 0  # raised whenever observations, actions, rewards or rules change


def environment_ids() -> dict[str, str]:
    """PettingZoo's and Gymnasium's ids, and the game behind each.

    The id is the game's name without spaces and punctuation. If two games have the same name, the later one in the
    catalog gets its own id instead.
    """
    ids: dict[str, str] = {}
    for game in game_names():
        env_id = _environment_id(load(game).name)
        ids[_environment_id(game) if env_id in ids else env_id] = game
    return ids


def openspiel_names() -> dict[str, str]:
    return {game: f"python_wayfare_{game.replace('-', '_')}" for game in game_names()}


def _environment_id(name: str) -> str:
    words = "".join(letter if letter.isalnum() else " " for letter in name).split()
    return f"{NAMESPACE}/{''.join(word[0].upper() + word[1:] for word in words)}-v{VERSION}"
