"""Rendering: the board in a window or as an array of pixels, or the position as text."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
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
HEIGHT = 600  # of a picture, in pixels
Frame = NDArray[np.uint8]  # (height, width, 3)
Pixels = tuple[NDArray[np.intp], Frame]  # their indices (n,) in a flattened frame, and their colours (n, 3)

ROUTE = re.compile(r' data-route="([^"]*)"')
PIECE = re.compile(r'<use class="piece" href="#\w+-piece-\d+" transform="translate\((\S+) (\S+)\)[^"]*"/>')


class Renderer:
    """Renders one match in one of the MODES."""

    def __init__(self, single: SingleMatch, mode: str | None) -> None:
        """A mode of None is allowed, but then `render` raises."""
        if mode is not None and mode not in MODES:
            raise WayfareError(f"Unknown render mode {mode!r}; choose from {', '.join(MODES)}.")
        self.single = single
        self.mode = mode
        self._window: Any = None

    def render(self) -> Frame | str | None:
        """A picture, a text, or None after drawing to the window."""
        if self.mode is None:
            raise WayfareError("Cannot render: create the environment with a render_mode.")
        if self.mode == "ansi":
            return describe(view_of(self.single, None if self.single.over else self.single.turn))
        frame = board_frames(self.single.game, self.single.players).frame(self.single.owners())
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
        """Close the window, if there is one."""
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
        lambda: tuple(game_action(game, single.raw, int(index)) for index in np.flatnonzero(single.mask())),
        (),
        "",
    )


@lru_cache(maxsize=16)
def board_frames(game: Game, players: int) -> BoardFrames:
    """The frames of a board, kept for later environments."""
    return BoardFrames(game, players)


class BoardFrames:
    """Pictures of one board, made fast from two kinds of drawings: without pieces, and with one seat's on all routes.

    Any position is assembled from their pixels.
    """

    def __init__(self, game: Game, players: int) -> None:
        routes = [route.id for route in game.board.map.routes]
        self._svg = draw(game.board, owners={route: index % players for index, route in enumerate(routes)})
        self._bare = _pixels(_on_routes(self._svg, lambda piece: ""))
        self._pieces: dict[int, dict[str, Pixels]] = {}

    def frame(self, owners: dict[str, int]) -> Frame:
        """A new picture with pieces on the claimed routes."""
        frame = self._bare.copy()
        flat = frame.reshape(-1, 3)
        for route, seat in owners.items():
            if seat not in self._pieces:
                self._pieces[seat] = self._pieces_of(seat)
            pixels, colours = self._pieces[seat][route]
            flat[pixels] = colours
        return frame

    def _pieces_of(self, seat: int) -> dict[str, Pixels]:
        """By route, the pixels that a seat's pieces change: each belongs to its nearest space."""
        full = _pixels(_on_routes(self._svg, lambda piece: re.sub(r"(-piece-)\d+", rf"\g<1>{seat}", piece[0])))
        rows, columns = np.nonzero((full != self._bare).any(axis=2))
        names, route, x, y = self._spaces
        nearest = route[np.argmin((columns[:, None] - x) ** 2 + (rows[:, None] - y) ** 2, axis=1)]
        pixels = rows * full.shape[1] + columns
        colours = full.reshape(-1, 3)[pixels]
        return {name: (pixels[nearest == n], colours[nearest == n]) for n, name in enumerate(names)}

    @cached_property
    def _spaces(self) -> tuple[list[str], NDArray[np.intp], NDArray[np.float64], NDArray[np.float64]]:
        """The routes; then, for every space, the index of its route and its position in pixels: arrays (spaces,)."""
        left, top, width, _ = (float(n) for n in re.findall(r'viewBox="([^"]*)"', self._svg)[0].split())
        scale = self._bare.shape[1] / width
        parts = ROUTE.split(_routes(self._svg))[1:]
        found = [(n, *piece) for n, part in enumerate(parts[1::2]) for piece in PIECE.findall(part)]
        route, x, y = (np.array([float(space[i]) for space in found]) for i in range(3))
        return parts[::2], route.astype(np.intp), (x - left) * scale, (y - top) * scale


def _routes(svg: str) -> str:
    """The part of a drawing that contains the routes."""
    begin = svg.index('<g class="routes">')
    return svg[begin : svg.index('<g class="locations">', begin)]


def _on_routes(svg: str, replace: Callable[[re.Match[str]], str]) -> str:
    """The drawing with every piece replaced."""
    routes = _routes(svg)
    return svg.replace(routes, PIECE.sub(replace, routes))


def _pixels(svg: str) -> Frame:
    png = _library("resvg_py").svg_to_bytes(svg_string=svg, height=HEIGHT)
    image = _library("PIL.Image").open(io.BytesIO(bytes(png)))
    return np.array(image.convert("RGB"), np.uint8)


def _library(name: str) -> Any:
    try:
        return import_module(name)
    except ImportError as error:
        raise ImportError('Rendering needs extra packages: pip install "wayfare[rl]".') from error
