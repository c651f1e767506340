"""A table in the terminal: `wayfare play --text`."""

from __future__ import annotations

from contextlib import ExitStack
from typing import TYPE_CHECKING

from wayfare.cli.common import compiled, read_seed
from wayfare.errors import NotationError

if TYPE_CHECKING:
    from wayfare.bots import GuardedBot
    from wayfare.cli.words import Words
    from wayfare.engine import Action, Match

HELP = "Type an action, its number, ? for the list, or q to leave."


def play_text(game: str, opponents: str, seed: str | None) -> None:
    """Play in seat 0, which begins."""
    from wayfare.engine import Player, load

    loaded = load(game)
    number = None if seed is None else read_seed(seed)
    compiled(bots=True)
    from wayfare.bots import GuardedBot
    from wayfare.cli.words import Words

    names = opponents.split(",")
    players = [Player(name="You"), *(Player(name=name, kind="bot") for name in names)]
    with ExitStack() as stack:
        seats = [stack.enter_context(GuardedBot(name)) for name in names]
        for seat in seats:
            seat.check()
        match = loaded.new_match(players, seed=number)
        print(f"{loaded.name}. Commitment {match.commitment[:16]}…")
        _play_on(match, seats, Words(loaded.board))


def _play_on(match: Match, seats: list[GuardedBot], words: Words) -> None:
    names = [player.name if seat == 0 else f"{player.name} {seat}" for seat, player in enumerate(match.players)]
    while match.turn is not None:
        seat = match.turn
        action = _ask(match, words, names) if seat == 0 else _choose(match, seats[seat - 1], seat)
        if action is None:
            print("You leave the table.")
            return
        match.play(action)
        print(words.move(match.moves[-1].seen_by(0), names[seat]).replace("You is", "You are"))
    assert match.result is not None
    print(*words.result(match.result, names), sep="\n")
    print(f"The seed was {match.seed}, the nonce {match.nonce or 'empty'}.")


def _choose(match: Match, bot: GuardedBot, seat: int) -> Action:
    """A bot's action; whose it is, if it is not the bot's."""
    action, fault = bot.choose(match.view(seat))
    if fault:
        rest = "; from now on it plays for it" if bot.given_up else ""
        print(f"{fault} The planner plays instead{rest}.")
    return action


def _ask(match: Match, words: Words, names: list[str]) -> Action | None:
    """The player's next action; None to leave."""
    view = match.view(0)
    print("", *words.table(view, names), sep="\n")
    if view.offer:
        print("On offer: " + ", ".join(map(words.ticket, view.offer)))
    while True:
        try:
            text = input(f"{HELP} > ").strip()
        except EOFError:
            return None
        if text == "q":
            return None
        if text in ("?", ""):
            print(*(f"{n:>4}  {action}" for n, action in enumerate(view.legal_actions, 1)), sep="\n")
            continue
        try:
            action = _read(match, text)
        except NotationError as error:
            print(error)
            continue
        if action in view.legal_actions:
            return action
        print(f"{action} is not legal now; ? lists what is.")


def _read(match: Match, text: str) -> Action:
    legal = match.legal_actions()
    if text.isdigit() and 1 <= int(text) <= len(legal):
        return legal[int(text) - 1]
    return match.game.action(text)
