"""Rendering: pictures assembled from parts, and the text for language models."""

from __future__ import annotations

import io

import numpy as np
import pytest
import resvg_py
from PIL import Image

import wayfare
from wayfare.envs.aec import WayfareAECEnv
from wayfare.envs.render import PICTURE_HEIGHT, board_frames
from wayfare.envs.text import describe, describe_map
from wayfare.pictures import draw


@pytest.mark.parametrize("name", wayfare.builtin_names())
def test_an_assembled_picture_is_the_drawing(name: str) -> None:
    game = wayfare.load(name)
    owners = {route.id: n % 2 for n, route in enumerate(game.board.map.routes) if n % 3}
    built = game.board.map.locations[::3] if name == "europe" else ()
    stations = {location.id: n % 2 for n, location in enumerate(built)}
    png = resvg_py.svg_to_bytes(svg_string=draw(game.board, owners=owners, stations=stations), height=PICTURE_HEIGHT)
    drawn = np.array(Image.open(io.BytesIO(bytes(png))).convert("RGB")).astype(int)
    put = board_frames(game, 2).frame(owners, stations)
    assert put.shape == drawn.shape
    assert (np.abs(put - drawn).max(axis=2) > 40).mean() < 0.001


def test_a_claim_changes_the_picture_but_not_earlier_ones() -> None:
    env = WayfareAECEnv("first-journey-usa", render_mode="rgb_array")
    env.reset(seed=1)
    before = env.render()
    assert isinstance(before, np.ndarray)
    kept = before.copy()
    claims = [action.index for action in env.single.game.actions if action.kind == "claim"]
    mask = env.observe("seat_0")["action_mask"]
    env.step(next(index for index in claims if mask[index]))
    after = env.render()
    assert isinstance(after, np.ndarray)
    assert (before == kept).all()
    assert (before != after).any()


def test_text_describes_the_position_and_the_legal_actions() -> None:
    match = wayfare.load("new-york").new_match(2, seed=7)
    assert describe(match.view(0)).splitlines()[0] == (
        "New York, 2 players. You are seat 0. Your decision: choose the tickets to keep."
    )
    while match.view(match.turn).phase == "keep":
        match.play(match.legal_actions()[0])
    view = match.view(0)
    lines = describe(view).splitlines()
    assert lines[0].endswith("Your decision: take a turn.")
    assert f"Market: {', '.join(card or '' for card in view.market)}" in lines
    assert [match.game.action(line) for line in lines[lines.index("Legal actions:") + 1 :]] == list(view.legal_actions)
    assert any(line.startswith("Your tickets: ") and "points" in line for line in lines)
    assert "Your hand" not in describe(match.view(None))
    assert "Legal actions" not in describe(match.view(1))


@pytest.mark.parametrize("name", wayfare.builtin_names())
def test_text_describes_the_end(name: str) -> None:
    env = WayfareAECEnv(name, 3, render_mode="ansi")
    env.reset(seed=1)
    rng = np.random.default_rng(1)
    while not any(env.terminations.values()):
        legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
        env.step(legal[rng.integers(len(legal))])
    text = env.render()
    assert isinstance(text, str)
    assert "The match is over." in text
    assert "Winners: seat" in text


@pytest.mark.parametrize("name", wayfare.builtin_names())
def test_the_map_in_text_names_every_route_and_ticket(name: str) -> None:
    game = wayfare.load(name)
    lines = describe_map(game).splitlines()
    assert len(lines) == 2 + len(game.board.map.routes) + len(game.board.map.tickets)
