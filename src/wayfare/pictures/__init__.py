"""Pictures of boards: any board file as an SVG, empty or with the pieces of a position on it.

`draw` makes the picture. `palette` is where every colour and its symbol are named, for whoever else shows them.
"""

from . import palette
from .drawing import draw
from .palette import Theme

__all__ = ["Theme", "draw", "palette"]
