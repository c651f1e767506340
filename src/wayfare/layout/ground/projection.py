"""From degrees east and north to the canvas."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from wayfare.engine.board import Board
from wayfare.engine.look import Anchor, Region
from wayfare.layout.geometry import Floats

Projector = Callable[[Floats], Floats]  # rows of longitude and latitude to rows of x and y

EASE = 0.0016  # lets places off by a little, for a calmer map


def projector(board: Board, region: Region) -> Projector:
    """How a board maps the earth: anchored, or bent to its places, or with its box filling the canvas."""
    flat = _flat(region)
    if region.anchor:
        return _anchored(region.anchor, flat)
    return _bent(board, region, flat) if region.places else _fitted(board, region, flat)


def _flat(region: Region) -> Projector:
    """A sheet of an earth of radius 1, y downwards."""
    west, south, east, north = region.box
    sixth = (north - south) / 6
    parallels = region.parallels or (south + sixth, north - sixth)
    middle = region.anchor.place[0] if region.anchor else (west + east) / 2
    if region.projection == "conic":
        return _conic(parallels, middle)
    if region.projection == "albers":
        return _albers(parallels, middle)
    if region.projection == "mercator":
        return lambda degrees: np.stack([np.radians(degrees[:, 0]), -np.log(_t(degrees[:, 1]))], axis=1)
    return lambda degrees: np.radians(degrees) * np.array([1.0, -1.0])


def _t(latitude: Floats) -> Floats:
    tangent: Floats = np.tan(np.pi / 4 + np.radians(latitude) / 2)
    return tangent


def _conic(parallels: tuple[float, float], middle: float) -> Projector:
    """Lambert's conformal conic about two parallels, with the middle meridian upright."""
    south, north = np.radians(parallels)
    t = _t(np.array(parallels))
    n = np.log(np.cos(south) / np.cos(north)) / np.log(t[1] / t[0])
    radius = np.cos(south) * t[0] ** n / n
    return _cone(n, middle, lambda latitude: radius / _t(latitude) ** n)


def _albers(parallels: tuple[float, float], middle: float) -> Projector:
    """Albers's equal-area conic about two parallels, with the middle meridian upright."""
    south, north = np.radians(parallels)
    n = (np.sin(south) + np.sin(north)) / 2
    constant = np.cos(south) ** 2 + 2 * n * np.sin(south)
    return _cone(n, middle, lambda latitude: np.sqrt(constant - 2 * n * np.sin(np.radians(latitude))) / n)


def _cone(n: float, middle: float, distance: Callable[[Floats], Floats]) -> Projector:
    """A cone rolled out flat: `n` is its share of a full turn, `distance` how far from its tip a latitude lies."""

    def project(degrees: Floats) -> Floats:
        far, turn = distance(degrees[:, 1]), n * np.radians(degrees[:, 0] - middle)
        return np.stack([far * np.sin(turn), far * np.cos(turn)], axis=1)

    return project


def _anchored(anchor: Anchor, flat: Projector) -> Projector:
    """One place where the board wants it, everything else around it to scale."""
    origin = flat(np.array([anchor.place], dtype=float))
    return lambda degrees: (flat(degrees) - origin) * anchor.scale + np.array(anchor.at)


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
    system[:count, :count] = _bump(knots, knots) + EASE * knots.var(axis=0).sum() * np.eye(count)
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
