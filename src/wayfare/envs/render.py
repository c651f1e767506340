"""Rendering: the board in a window or as an array of pixels, or the position as text."""

from __future__ import annotations

import io
import re
from functools import cached_property, lru_cache
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wayfare.engine import Game, View
from wayfare.engine.views import view_from
from wayfare.envs.positions import game_action
from wayfare.envs.single import SingleMatch
from wayfare.envs.text import describe
from wayfare.errors import WayfareError
from wayfare.pictures import draw

MODES = ("human", "rgb_array", "ansi")
PICTURE_HEIGHT = 600  # of a picture, in pixels
Frame = NDArray[np.uint8]  # (height, width, 3)
Pixels = tuple[NDArray[np.intp], Frame]  # their indices (n,) in a flattened frame, and their colours (n, 3)

ROUTE = re.compile(r' data-route="([^"]*)"')
TOKEN = re.compile(  # its kind, its seat, and where it is
    r'<use class="(piece|station)" href="#\w+(-(?:piece|station)-\d+)" transform="translate\((\S+) (\S+)\)[^"]*"/>'
)
CLAIMED_RECT = re.compile(r'<rect class="claimed"[^>]*/>')  # a space under a piece
# Names; then for every point, the index of the name it belongs to and where it is in pixels: arrays (points,).
Positions = tuple[list[str], NDArray[np.intp], NDArray[np.float64], NDArray[np.float64]]


class Renderer:
    """Renders one match in one of the MODES."""

    def __init__(self, single: SingleMatch, mode: str | None) -> None:
        """A mode of None is allowed, but then `render` raises."""
        if mode is not None and mode not in MODES:
            raise WayfareError(f"Unknown render mode {mode!r}; choose from {', '.join(MODES)}.")
        self.single = single
        self.mode = mode
        self._window: Any = None

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__ | {"_window": None}  # a copy opens a window of its own

    def render(self) -> Frame | str | None:
        """A picture, a text, or None after drawing to the window."""
        if self.mode is None:
            raise WayfareError("Cannot render: create the environment with a render_mode.")
        if self.mode == "ansi":
            return describe(view_of(self.single, None if self.single.over else self.single.turn))
        frame = board_frames(self.single.game, self.single.players).frame(self.single.owners(), self.single.stations())
        if self.mode == "human":
            self._show(frame)
            return None
        return frame

    def _show(self, frame: Frame) -> None:
        pygame = _library("pygame")
        if self._window is None:
            pygame.display.init()
            self._window = pygame.display.set_mode((frame.shape[1], frame.shape[0]))
            pygame.display.set_caption(self.single.game.name)
        self._window.blit(pygame.surfarray.make_surface(frame.transpose(1, 0, 2)), (0, 0))
        pygame.event.pump()
        pygame.display.flip()

    def close(self) -> None:
        if self._window is not None:
            _library("pygame").display.quit()
            self._window = None


def view_of(single: SingleMatch, seat: int | None) -> View:
    """What a seat may know at this moment, without the moves so far."""
    game = single.game
    return view_from(
        game,
        single.raw,
        seat,
        lambda: tuple(game_action(game, single.raw, int(index)) for index in single.legal()),
        (),
        "",
    )


@lru_cache(maxsize=16)
def board_frames(game: Game, players: int) -> BoardFrames:
    """The frames of a board, kept for later environments."""
    return BoardFrames(game, players)


class BoardFrames:
    """Pictures of one board, made fast from a few drawings: bare, and for each seat one with its pieces on all routes.

    Where there are stations, also one with its stations at all locations. Any position is assembled from their pixels.
    """

    def __init__(self, game: Game, players: int) -> None:
        board = game.board
        self._locations = [location.id for location in board.map.locations] if board.rules.stations else []
        self._svg = draw(
            board,
            owners={route.id: index % players for index, route in enumerate(board.map.routes)},
            stations={location: index % players for index, location in enumerate(self._locations)},
        )
        self._ground, self._svg = _without_ground(self._svg)
        self._bare = self._pixels("nothing", 0)
        self._changes: dict[tuple[str, int], dict[str, Pixels]] = {}

    def frame(self, owners: dict[str, int], stations: dict[str, int]) -> Frame:
        """A new picture with pieces on the claimed routes, and stations on top."""
        frame = self._bare.copy()
        flat = frame.reshape(-1, 3)
        for kind, seats in (("piece", owners), ("station", stations)):
            for name, seat in seats.items():
                if (kind, seat) not in self._changes:
                    self._changes[kind, seat] = self._changed_by(kind, seat)
                pixels, colours = self._changes[kind, seat][name]
                flat[pixels] = colours
        return frame

    def _changed_by(self, kind: str, seat: int) -> dict[str, Pixels]:
        """By route or location, the pixels that a seat's pieces or stations change: each belongs to the nearest one."""
        full = self._pixels(kind, seat)
        rows, columns = np.nonzero((full != self._bare).any(axis=2))
        names, owner, x, y = self._spaces if kind == "piece" else self._sites
        distance = x**2 + y**2 - 2 * (np.stack((columns, rows), axis=1) @ np.stack((x, y)))  # squared, less a constant
        nearest = owner[np.argmin(distance, axis=1)]
        pixels = rows * full.shape[1] + columns
        colours = full.reshape(-1, 3)[pixels]
        return {name: (pixels[nearest == n], colours[nearest == n]) for n, name in enumerate(names)}

    def _pixels(self, kind: str, seat: int) -> Frame:
        """The board with tokens of one kind only, all of one seat."""
        above = _pixels(_placed(self._svg, kind, seat)).astype(np.float32)
        opaque = above[..., 3:] / 255
        return np.rint(above[..., :3] * opaque + self._ground * (1 - opaque)).astype(np.uint8)

    @cached_property
    def _spaces(self) -> Positions:
        parts = ROUTE.split(_tokens(self._svg))[1:]
        found = [(n, at) for n, part in enumerate(parts[1::2]) for at in _of("piece", part)]
        return self._positions(parts[::2], found)

    @cached_property
    def _sites(self) -> Positions:
        return self._positions(self._locations, list(enumerate(_of("station", _tokens(self._svg)))))

    def _positions(self, names: list[str], found: list[tuple[int, tuple[float, float]]]) -> Positions:
        left, top, width, _ = (float(n) for n in re.findall(r'viewBox="([^"]*)"', self._svg)[0].split())
        scale = self._bare.shape[1] / width
        owner = np.array([n for n, _ in found], np.intp)
        x, y = (np.array([at[i] for _, at in found]) for i in range(2))
        return names, owner, (x - left) * scale, (y - top) * scale


def _tokens(svg: str) -> str:
    """The part of a drawing that contains the pieces and stations on the board: those of the key don't change."""
    begin = svg.index('<g class="routes">')
    return svg[begin : svg.index('<g class="names"', begin)]


def _of(kind: str, svg: str) -> list[tuple[float, float]]:
    return [(float(x), float(y)) for found, _, x, y in TOKEN.findall(svg) if found == kind]


def _placed(svg: str, kind: str, seat: int) -> str:
    """The drawing with tokens of one kind only, all of one seat."""

    def placed(token: re.Match[str]) -> str:
        return token[0].replace(token[2], f"-{kind}-{seat}") if token[1] == kind else ""

    tokens = TOKEN.sub(placed, _tokens(svg))
    return svg.replace(_tokens(svg), tokens if kind == "piece" else CLAIMED_RECT.sub("", tokens))


def _without_ground(svg: str) -> tuple[Frame, str]:
    """The lowest part of a drawing as pixels, and the rest of the drawing: most of the time goes into the ground."""
    sheet, defs, ground, roads = map(svg.index, ("<rect", "<defs", '<g class="ground"', '<g class="roads"'))
    return _pixels(svg[:roads] + "</svg>")[..., :3], svg[:sheet] + svg[defs:ground] + svg[roads:]


def _pixels(svg: str) -> Frame:
    """With a fourth number for each pixel: how opaque it is."""
    png = _library("resvg_py").svg_to_bytes(svg_string=svg, height=PICTURE_HEIGHT)
    image = _library("PIL.Image").open(io.BytesIO(bytes(png)))
    return np.array(image.convert("RGBA"), np.uint8)


def _library(name: str) -> Any:
    try:
        return import_module(name)
    except ImportError as error:
        raise ImportError('Rendering needs extra packages: pip install "wayfare[rl]".') from error
