"""Where everything on a board goes: stations, spaces, roads and names, in canvas units.

The pictures that Python draws and the boards in the browser both follow this layout.
"""

from .labels import place_labels
from .layout import Layout, Station, lay_out
from .tracks import Track

__all__ = ["Layout", "Station", "Track", "lay_out", "place_labels"]
