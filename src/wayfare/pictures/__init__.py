"""Pictures of boards: any board file as an SVG, empty or with the pieces of a position on it.

`draw` makes the picture. `palette` names every colour and its symbol, for everything else that shows them.
"""

from wayfare.pictures import palette
from wayfare.pictures.palette import Theme
from wayfare.pictures.picture import draw

__all__ = ["Theme", "draw", "palette"]
