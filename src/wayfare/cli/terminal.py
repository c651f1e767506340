"""Playing in the terminal: `wayfare play --text`."""

from __future__ import annotations

from contextlib import ExitStack
from typing import TYPE_CHECKING

from wayfare.cli.common import compiled, read_seed
from wayfare.errors import NotationError
from wayfare.messages import message

if TYPE_CHECKING:
    from wayfare.bots import GuardedBot
    from wayfare.cli.narrate import Narrator
    from wayfare.engine import Action, Match

YOU = 0  # the person plays first


def play_text(game: str, opponents: str, seed: str | None) -> None:
    """Play a match against bots, in the first seat."""
    from wayfare.engine import Player, load

    loaded = load(game)
    number = None if seed is None else read_seed(seed)
    compiled(bots=True)
    from wayfare.bots import GuardedBot
    from wayfare.cli.narrate import Narrator

    bots = opponents.split(",")
    players = [Player(name=message("cli-player", number=1)), *(Player(name=bot, kind="bot") for bot in bots)]
    names = [players[YOU].name, *(message("cli-bot", number=n, bot=bot) for n, bot in enumerate(bots, 1))]
    with ExitStack() as stack:
        seats = [stack.enter_context(GuardedBot(bot)) for bot in bots]
        for seat in seats:
            seat.check()
        match = loaded.new_match(players, seed=number)
        print(message("cli-commitment", game=loaded.name, commitment=match.commitment[:16]))
        _play_on(match, seats, Narrator(loaded.board, names, seat=YOU))


def _play_on(match: Match, bots: list[GuardedBot], narrator: Narrator) -> None:
    while match.turn is not None:
        seat = match.turn
        action = _ask(match, narrator) if seat == YOU else _choose(match, bots[seat - 1], seat)
        if action is None:
            print(message("cli-left"))
            return
        match.play(action)
        print(narrator.move(match.moves[-1].seen_by(YOU)))
    print(*narrator.result(match), sep="\n")
    nonce = {"nonce": match.nonce} if match.nonce else {}
    print(message("cli-seed-nonce" if nonce else "cli-seed", seed=str(match.seed), **nonce))


def _choose(match: Match, bot: GuardedBot, seat: int) -> Action:
    """A bot's action, or the planner's if the bot fails."""
    action, fault = bot.choose(match.view(seat))
    if fault:
        print(fault, message("cli-planner-takes-over" if bot.given_up else "cli-planner"))
    return action


def _ask(match: Match, narrator: Narrator) -> Action | None:
    """The player's next action; None to leave."""
    view = match.view(YOU)
    print("", *narrator.table(view), sep="\n")
    if view.offer:
        print(message("cli-offered", tickets=narrator.tickets(view.offer)))
    while True:
        try:
            text = input(f"{message('cli-ask')} > ").strip()
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
        print(message("cli-not-legal", action=str(action)))


def _read(match: Match, text: str) -> Action:
    legal = match.legal_actions()
    if text.isdigit() and 1 <= int(text) <= len(legal):
        return legal[int(text) - 1]
    return match.game.action(text)
