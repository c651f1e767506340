"""Playing in the terminal: `wayfare play --text`."""

from __future__ import annotations

from contextlib import ExitStack
from typing import TYPE_CHECKING

from wayfare.cli.common import read_seed
from wayfare.cli.prepare import prepare
from wayfare.cli.prompt import Prompt, in_colour
from wayfare.errors import NotationError
from wayfare.messages import message

if TYPE_CHECKING:
    from wayfare.bots import GuardedBot
    from wayfare.cli.text_table import TextTable
    from wayfare.engine import Action, Event, Match

YOU = 0  # the person plays first
COMMANDS = ("help", "map", "table", "hint", "undo", "why", "?", "q")


def play_text(game: str, opponents: str, seed: str | None, language: str) -> None:
    """Play a match against bots, in the first seat."""
    from wayfare.engine import Player, load

    loaded = load(game)
    bots = opponents.split(",")
    loaded.check_players(1 + len(bots))
    number = None if seed is None else read_seed(seed)
    prepare("engine", "bots")
    from wayfare.bots import GuardedBot
    from wayfare.cli.narrate import Narrator
    from wayfare.cli.text_table import TextTable

    you = message("cli-player", language, number=1)
    players = [Player(name=you), *(Player(name=bot, kind="bot") for bot in bots)]
    names = [you, *(message("cli-bot", language, number=n, bot=bot) for n, bot in enumerate(bots, 1))]
    with ExitStack() as stack:
        seats = [stack.enter_context(GuardedBot(bot)) for bot in bots]
        for seat in seats:
            seat.check()
        match = loaded.new_match(players, seed=number)
        narrator = Narrator(loaded.board, names, seat=YOU, language=language, colours=in_colour())
        print(narrator.say("cli-commitment", game=narrator.game, commitment=match.commitment[:16]))
        TextMatch(match, seats, TextTable(narrator, loaded.board)).run()


class TextMatch:
    """A match in progress: asks the player, lets the bots reply, and takes moves back."""

    def __init__(self, match: Match, bots: list[GuardedBot], table: TextTable) -> None:
        self._match, self._bots, self._table = match, bots, table
        self._say = table.narrator.say
        self._before: list[Match] = []  # the match before each of the player's moves
        self._prompt = Prompt()

    def run(self) -> None:
        while self._match.turn is not None:
            seat = self._match.turn
            action = self._ask() if seat == YOU else self._choose(seat)
            if action is None:
                print(self._say("cli-left"))
                return
            if seat == YOU:
                self._before.append(self._match.copy())
            self._match.play(action)
            print(self._table.narrator.move(self._match.moves[-1].seen_by(YOU)))
        print(*self._table.narrator.result(self._match), sep="\n")
        nonce = {"nonce": self._match.nonce} if self._match.nonce else {}
        print(self._say("cli-seed-nonce" if nonce else "cli-seed", seed=str(self._match.seed), **nonce))

    def _choose(self, seat: int) -> Action:
        """A bot's action, or the planner's if the bot fails."""
        bot = self._bots[seat - 1]
        action, fault = bot.choose(self._match.view(seat))
        if fault:
            print(fault, self._say("cli-planner-takes-over" if bot.given_up else "cli-planner"))
        return action

    def _ask(self) -> Action | None:
        """The player's next action; None to leave."""
        self._show()
        while True:
            text = self._prompt.read(f"{self._say('cli-ask')} > ", self._completions())
            if text is None or text == "q":
                return None
            command, _, rest = text.partition(" ")
            if command == "undo":
                self._undo()
            elif command in COMMANDS or not text:
                print(*self._answer(command, rest.strip()), sep="\n")
            elif (action := self._read(text)) is not None:
                return action

    def _show(self) -> None:
        print("", *self._table.overview(self._match.view(YOU)), sep="\n")

    def _completions(self) -> list[str]:
        board = self._match.game.board.map
        whys = [f"why {route.id}" for route in board.routes]
        maps = [f"map {location.id}" for location in board.locations]
        return [*COMMANDS, *(action.text for action in self._match.legal_actions()), *whys, *maps]

    def _answer(self, command: str, rest: str) -> list[str]:
        view = self._match.view(YOU)
        match command:
            case "help":
                return self._table.help()
            case "map":
                return self._table.map(view, rest)
            case "table":
                return self._table.overview(view)
            case "hint":
                print(self._say("cli-thinking"), flush=True)
                return self._table.hint(view)
            case "why":
                return self._table.why(self._match, rest)
            case _:
                return self._table.legal(view)

    def _read(self, text: str) -> Action | None:
        """A legal action; if the text isn't one, why not is printed."""
        legal = self._match.legal_actions()
        if text.isdigit() and 1 <= int(text) <= len(legal):
            return legal[int(text) - 1]
        payments = self._payments(text)
        if len(payments) == 1:
            return payments[0]
        if payments:
            print(self._say("cli-payments"), *(f"  {action}" for action in payments), sep="\n")
            return None
        try:
            action = self._match.game.action(text)
        except NotationError as error:
            print(error, self._say("cli-see-help"))
            return None
        if action in legal:
            return action
        print(self._table.not_legal(self._match, action))
        return None

    def _payments(self, text: str) -> list[Action]:
        """For `claim` and a route alone, or `station` and a location: the legal ways to pay for it."""
        words = text.lower().split()
        legal = self._match.legal_actions()
        return [action for action in legal if words in (["claim", action.route], ["station", action.location])]

    def _undo(self) -> None:
        """Take back the player's last move and the bots' replies, unless they showed a new card or ticket."""
        if not self._before:
            print(self._say("cli-undo-nothing"))
            return
        since = self._match.moves[len(self._before[-1].moves) :]
        if any(_shows(event) for move in since for event in move.seen_by(YOU).events):
            print(self._say("cli-undo-seen"))
            return
        self._match = self._before.pop()
        print(self._say("cli-undone"))
        self._show()


def _shows(event: Event) -> bool:
    """Whether an event, as the player saw it, shows a card or ticket they didn't know."""
    from wayfare.engine.mechanics import EVENT_ENTRIES

    return EVENT_ENTRIES[event.event].fresh and bool(event.card or event.ticket or event.tickets)
