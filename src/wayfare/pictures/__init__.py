"""Pictures of boards: any board file as an SVG, empty or with the pieces of a position on it.

`draw` makes the picture. `palette` names every colour and its symbol, for everything else that shows them.
"""

from . import palette
from .palette import Theme
from .picture import draw

__all__ = ["Theme", "draw", "palette"]
