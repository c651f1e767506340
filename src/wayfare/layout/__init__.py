"""Where everything on a board goes: stops, spaces, roads, names, and the ground under them, in canvas units.

`drawing` computes it, once for all who paint: `wayfare board draw`, the environments and the browser.
"""

from .draw import drawing
from .labels import Labeller
from .layout import Layout, Stop, lay_out
from .structs import Drawing
from .tracks import Track

__all__ = ["Drawing", "Labeller", "Layout", "Stop", "Track", "drawing", "lay_out"]
