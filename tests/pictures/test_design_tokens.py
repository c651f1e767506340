"""The palette as the browser gets it: every colour, seat and ground, by day and by night."""

from __future__ import annotations

import pytest

from wayfare.pictures import design_tokens, paints, palette


def blocks(sheet: str, selector: str) -> list[dict[str, str]]:
    """The properties of every rule with this selector, in order."""
    bodies = [line.split("{", 1)[1].rstrip(" }") for line in sheet.splitlines() if line.startswith(f"{selector} {{")]
    return [dict(pair.strip().split(": ", 1) for pair in body.split(";") if pair.strip()) for body in bodies]


def test_every_colour_and_seat_is_named_with_its_three_tones() -> None:
    named = {name: value for rule in blocks(design_tokens.css(), ":root") for name, value in rule.items()}
    for name, colour in palette.CARD_COLOURS.items():
        assert tuple(named[f"--{name}-{part}"] for part in ("fill", "edge", "ink")) == colour.light
    for number, tone in enumerate(palette.SEAT_TONES):
        assert tuple(named[f"--seat-{number}-{part}"] for part in ("fill", "edge", "ink")) == tone


@pytest.mark.parametrize("root", [':root:not([data-theme="light"])', ':root[data-theme="dark"]'])
def test_night_comes_from_the_system_or_from_the_page(root: str) -> None:
    (night,) = blocks(design_tokens.css(), root)
    assert night["--ground-sea"] == palette.GROUNDS["city", "dark"].sea
    assert night["--red-fill"] == palette.CARD_COLOURS["red"].dark.fill
    (atlas,) = blocks(design_tokens.css(), f"{root}.look-atlas, {root} .look-atlas")
    assert atlas["--ground-land"] == palette.GROUNDS["atlas", "dark"].land


def test_a_colour_of_a_users_own_map_has_the_shades_that_python_gives_it() -> None:
    (spare,) = blocks(design_tokens.css(), ".colour-spare")
    assert spare["--tone-fill"] == "hsl(var(--hue) 55% 38%)"
    assert spare["--tone-ink"] == palette.colour("teal").light.ink


def test_every_colour_has_a_symbol_that_has_a_shape() -> None:
    made = design_tokens.specification()
    for colour in (*made["colours"].values(), *made["spare"]):
        assert colour["symbol"] in made["symbols"].keys() | {"none"}


def test_every_paint_of_a_drawing_is_a_class_in_the_style_sheet() -> None:
    for kind, paint in paints.PAINTS.items():
        (rule,) = blocks(design_tokens.css(), f".paint-{kind}")
        assert (rule["fill"] == "none") == (paint.fill is None)
        assert (rule["stroke"] == "none") == (paint.stroke is None)


def test_the_browser_gets_as_many_seats_as_there_are_colours_for_them() -> None:
    assert design_tokens.specification()["seats"] == len(palette.SEAT_TONES)
