"""Planning styles in a points game: the planner's own, and others whose plans are sometimes much better.

None of them is better on average, but which plan is best differs by many points from position to position, and playouts
show it. A search tries some of them on the position at hand, then plays like the best.
"""

from __future__ import annotations

import numpy as np

PLANNER, STYLES = 0, 10
IN_LONG_GAMES = 8  # the first styles: all that are tried in a long game …
IN_SHORT_GAMES = np.array([0, 7, 8, 9])  # … and in a short one, where time doesn't run out and tickets are rarely drawn
# Planner; cheap cards; dear cards; patient; quick; eager for tickets; no more tickets; long routes; biding; any route.
OPEN_CARD = np.array([9, 6, 14, 9, 9, 9, 9, 9, 9, 9])  # the price of a missing card where there is a market
PATIENCE = np.array([0, 0, 0, 20, 0, 0, 0, 0, 5, 0])  # claim what nobody else is near only with this many cards in hand
SURE = np.array([70, 70, 70, 70, 50, 70, 70, 70, 70, 70])  # percent of the time likely to be left: what a plan may take
DRAW = np.array([60, 60, 60, 60, 60, 0, 1000, 60, 60, 60])  # draw tickets only if they are likely to bring more
GAIN = np.array([4, 4, 4, 4, 4, 4, 4, 10, 4, 0])  # a planned route is cheaper by this much per point it scores
