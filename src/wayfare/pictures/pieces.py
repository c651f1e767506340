"""Pieces and stations as layers, around (0, 0). Every seat has a body and a roof of its own."""

from __future__ import annotations

from typing import Literal, NamedTuple

from wayfare.engine.look import Style
from wayfare.layout.structs import Layer
from wayfare.pictures.palette import SEAT_TONES
from wayfare.pictures.shapes import Layers, circle

Vehicle = Literal["taxi", "train"]
VEHICLES: dict[Style, Vehicle] = {"city": "taxi", "atlas": "train", "plain": "train"}


class Body(NamedTuple):
    """A piece from above, in a box of 40 by 20, facing right."""

    under: str  # wheels, buffers
    body: str
    glass: str
    trim: str  # lines on the roof
    lamps: str
    dots: float  # the middle of the row of dots


WHEELS = "M-14.5-9.2h7v18.4h-7zM6.5-9.2h7v18.4h-7z"
LAMPS = "M17.2-6.2a1.5 1.5 0 1 0 .1 0zM17.2 3.6a1.5 1.5 0 1 0 .1 0z"
BUFFERS = "M-20-5h4v3h-4zM-20 2h4v3h-4zM16-5h4v3h-4zM16 2h4v3h-4z"
LAMP = "M16.4-1.9a1.9 1.9 0 1 0 .1 0z"
TAXIS = (
    Body(  # a saloon
        under=WHEELS,
        body="M-16-7.8Q-19.4-7.4-19.4-4V4Q-19.4 7.4-16 7.8H12Q19.4 7.4 19.4 3V-3Q19.4-7.4 12-7.8Z",
        glass="M6-5.9L10-4.9V4.9L6 5.9ZM-13.4-5.2L-10.6-5.8V5.8L-13.4 5.2Z",
        trim="M-10.6-5.8H6M-10.6 5.8H6",
        lamps=LAMPS,
        dots=-2.3,
    ),
    Body(  # a van
        under=WHEELS,
        body="M-18-8.2H14.5Q18.4-8.2 18.4-5V5Q18.4 8.2 14.5 8.2H-18Q-19.4 8.2-19.4 6.8V-6.8Q-19.4-8.2-18-8.2Z",
        glass="M11.4-6.2L14.6-5.4V5.4L11.4 6.2Z",
        trim="M11.4-6.2H-17M11.4 6.2H-17M-17-6.2V6.2",
        lamps=LAMPS,
        dots=-2.6,
    ),
    Body(  # a beetle
        under="M-13.5-9.4h6v18.8h-6zM7.5-9.4h6v18.8h-6z",
        body="M-6-8.3C-15-8.3-19-4.6-19 0S-15 8.3-6 8.3H5C14 8.3 19.2 4.6 19.2 0S14-8.3 5-8.3Z",
        glass=(
            "M6.6-5.6Q10.4-3.4 10.4 0T6.6 5.6Q8 2.8 8 0T6.6-5.6Z"
            "M-11.6-5Q-14.6-2.8-14.6 0T-11.6 5Q-12.6 2.4-12.6 0T-11.6-5Z"
        ),
        trim="M6.6-5.6H-11.6M6.6 5.6H-11.6",
        lamps=LAMPS,
        dots=-2.4,
    ),
    Body(  # an estate car with wings
        under="M-16-9.6h8v19.2h-8zM6-9.6h8v19.2h-8z",
        body=("M-19.2-6.4L-17-8.4H-7L-5-7H4.6L6.6-8.4H14.5L19.4-4.6V4.6L14.5 8.4H6.6L4.6 7H-5L-7 8.4H-17L-19.2 6.4Z"),
        glass="M5.4-5.4H8.6V5.4H5.4Z",
        trim="M-16-5.4H5.4M-16 5.4H5.4M-16-5.4V5.4M10.6-4.4H16M10.6 4.4H16",
        lamps=LAMPS,
        dots=-4.6,
    ),
    Body(  # a limousine
        under=WHEELS,
        body="M-17-7.2Q-19.6-7-19.6-4.4V4.4Q-19.6 7-17 7.2H15Q19.6 6.4 19.6 2.6V-2.6Q19.6-6.4 15-7.2Z",
        glass="M9-5.4L12-4.6V4.6L9 5.4ZM-16-4.6L-14-5.2V5.2L-16 4.6Z",
        trim="M-14-5.2H9M-14 5.2H9M4-5.2V5.2",
        lamps=LAMPS,
        dots=-5,
    ),
)
TRAINS = (
    Body(  # a steam engine: cab, boiler, chimney
        under=BUFFERS + "M-6-8.4h20v16.8h-20z",
        body="M-19-8.2H-5V-6H11Q17.4-6 17.4 0T11 6H-5V8.2H-19Z",
        glass="M9.4 0a2.9 2.9 0 1 0 5.8 0a2.9 2.9 0 1 0-5.8 0Z",
        trim="M-5-8.2V8.2M7-6V6M-17-8.2V8.2",
        lamps=LAMP,
        dots=0.6,
    ),
    Body(  # a diesel with a flat nose
        under=BUFFERS + "M-14-9h6v18h-6zM8-9h6v18h-6z",
        body="M-17-7.8H13L18-5.6V5.6L13 7.8H-17L-18.6 6V-6Z",
        glass="M12-5.8L15.4-4.4V4.4L12 5.8ZM-16.6-5.4H-14.6V5.4H-16.6Z",
        trim="M-12.4-5.4H9V5.4H-12.4Z",
        lamps=LAMP,
        dots=-1.8,
    ),
    Body(  # an express with a long nose
        under="M-13-8.8h26v17.6h-26z",
        body="M-19-7.6H4C13-7.6 19.8-3 19.8 0S13 7.6 4 7.6H-19Z",
        glass="M8.6-4.4Q12.8-2.8 13.4 0T8.6 4.4Q10 2 10 0T8.6-4.4Z",
        trim="M-19-4.8H5M-19 4.8H5",
        lamps="M17-1.5a1.5 1.5 0 1 0 .1 0z",
        dots=-4.6,
    ),
    Body(  # a tram with its pantograph
        under=BUFFERS + "M-17-8.8h34v17.6h-34z",
        body="M-14-7.6H14Q18.6-7.6 18.6-2V2Q18.6 7.6 14 7.6H-14Q-18.6 7.6-18.6 2V-2Q-18.6-7.6-14-7.6Z",
        glass="M14.4-4.6H16.4V4.6H14.4ZM-16.4-4.6H-14.4V4.6H-16.4Z",
        trim="M-12.4-5.2L-12.4 5.2M12.4-5.2V5.2M-12.4-5.2H12.4M-12.4 5.2H12.4",
        lamps=LAMP,
        dots=0,
    ),
    Body(  # a railcar
        under=BUFFERS + "M-15-8.6h9v17.2h-9zM6-8.6h9v17.2h-9z",
        body="M-18.6-7H18.6V7H-18.6Z",
        glass="M14.6-5H16.6V5H14.6ZM-16.6-5H-14.6V5H-16.6Z",
        trim="M-11-7V7M11-7V7",
        lamps=LAMP,
        dots=0,
    ),
)
BODIES: dict[Vehicle, tuple[Body, ...]] = {"taxi": TAXIS, "train": TRAINS}

# Stations are drawn in a box of 24 by 24, on a platform.
HALL = "M-9 9.5V-2H9V9.5Z"
PLATFORM = "M-11.5 9.5H11.5V11.5H-11.5Z"
ROOFS = (
    "M-11-2L0-11.5L11-2Z",  # gable
    "M-10.5-2V-10H-6V-7H-2.2V-10H2.2V-7H6V-10H10.5V-2Z",  # battlements
    "M-10.5-2Q-10.5-11.5 0-11.5T10.5-2Z",  # dome
    "M-10.5-2L-4-5V-12H4V-5L10.5-2Z",  # tower
    "M-11-2L-5.6-11L0-4.6L5.6-11L11-2Z",  # two gables
)


def piece(vehicle: Vehicle, seat: int) -> Layers:
    """A seat's piece, with one dot for seat 0, two for seat 1 and so on."""
    number = seat % len(SEAT_TONES)
    body = BODIES[vehicle][number]
    step = 4 if number > 2 else 4.6
    dots = "".join(circle(1.75, body.dots + step * (i - number / 2)) for i in range(number + 1))
    return (
        Layer("piece-halo", body.body),
        Layer("piece-under", body.under),
        Layer("piece-body", body.body),
        Layer("piece-trim", body.trim),
        Layer("piece-glass", body.glass),
        Layer("piece-lamps", body.lamps),
        Layer("piece-dots", dots),
    )


def station(seat: int) -> Layers:
    """A seat's station: a small building, with as many windows as its pieces have dots."""
    number = seat % len(SEAT_TONES)
    outline = HALL + PLATFORM + ROOFS[number]
    windows = "".join(f"M{3.4 * (i - number / 2) - 1.1:.1f} 1.2h2.2v5h-2.2z" for i in range(number + 1))
    return Layer("station-halo", outline), Layer("station-body", outline), Layer("station-windows", windows)
