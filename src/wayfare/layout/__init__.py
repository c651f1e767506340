"""Where everything on a board goes: stops, spaces, roads, names, and the ground under them, in canvas units.

`drawing` computes it, once for all who paint: `wayfare board draw`, the environments and the browser.
"""

from wayfare.layout.draw import drawing
from wayfare.layout.labels import Labeller
from wayfare.layout.layout import Layout, Stop, lay_out
from wayfare.layout.structs import Drawing
from wayfare.layout.tracks import Track

__all__ = ["Drawing", "Labeller", "Layout", "Stop", "Track", "drawing", "lay_out"]
