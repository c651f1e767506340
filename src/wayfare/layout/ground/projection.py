"""From degrees east and north to the canvas."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from wayfare.engine.board import Board
from wayfare.engine.look import Region

Floats = NDArray[np.float64]
Projector = Callable[[Floats], Floats]  # rows of longitude and latitude to rows of x and y

EASE = 0.002  # lets places off by a little, for a calmer map


def projector(board: Board, region: Region) -> Projector:
    """How a board maps the earth: fitted to its places if the file names any, otherwise the box fills the canvas."""
    flat = _flat(region)
    return _bent(board, region, flat) if region.places else _fitted(board, region, flat)


def _flat(region: Region) -> Projector:
    """A sheet of the earth, y downwards, in a scale of its own."""
    west, south, east, north = region.box
    if region.projection == "conic":
        sixth = (north - south) / 6
        return _conic(region.parallels or (south + sixth, north - sixth), (west + east) / 2)
    if region.projection == "mercator":
        return lambda degrees: np.stack([np.radians(degrees[:, 0]), -np.log(_t(degrees[:, 1]))], axis=1)
    return lambda degrees: degrees * np.array([1.0, -1.0])


def _t(latitude: Floats) -> Floats:
    tangent: Floats = np.tan(np.pi / 4 + np.radians(latitude) / 2)
    return tangent


def _conic(parallels: tuple[float, float], middle: float) -> Projector:
    """Lambert's conformal conic about two parallels; the meridian of the box's middle is upright."""
    south, north = np.radians(parallels)
    t = _t(np.array(parallels))
    n = np.log(np.cos(south) / np.cos(north)) / np.log(t[1] / t[0])

    def project(degrees: Floats) -> Floats:
        rho = 10 / _t(degrees[:, 1]) ** n
        turn = n * np.radians(degrees[:, 0] - middle)
        return np.stack([rho * np.sin(turn), rho * np.cos(turn)], axis=1)

    return project


def _fitted(board: Board, region: Region, flat: Projector) -> Projector:
    """The box, stretched to the canvas."""
    west, south, east, north = region.box
    across, up = np.linspace(west, east, 33), np.linspace(south, north, 33)
    rim = flat(np.array([(x, y) for x in across for y in (south, north)] + [(x, y) for y in up for x in (west, east)]))
    low, high = rim.min(axis=0), rim.max(axis=0)
    scale = np.array(board.canvas) / (high - low)
    return lambda degrees: (flat(degrees) - low) * scale


def _bent(board: Board, region: Region, flat: Projector) -> Projector:
    """A thin-plate spline: every named place comes to lie where the board has it, and its coast comes with it."""
    at = {location.id: location.at for location in board.map.locations}
    knots = flat(np.array(list(region.places.values()), dtype=float))
    goal = np.array([at[name] for name in region.places], dtype=float)
    count = len(knots)
    affine = np.column_stack([np.ones(count), knots])
    system = np.zeros((count + 3, count + 3))
    system[:count, :count] = _bump(knots, knots) + EASE * np.eye(count)
    system[:count, count:], system[count:, :count] = affine, affine.T
    weights = np.linalg.lstsq(system, np.concatenate([goal, np.zeros((3, 2))]), rcond=None)[0]

    def project(degrees: Floats) -> Floats:
        points = flat(degrees)
        bent: Floats = np.column_stack([_bump(points, knots), np.ones(len(points)), points]) @ weights
        return bent

    return project


def _bump(points: Floats, knots: Floats) -> Floats:
    square = ((points[:, None, :] - knots[None, :, :]) ** 2).sum(axis=2)
    return np.where(square > 0, square * np.log(np.maximum(square, 1e-300)) / 2, 0.0)
