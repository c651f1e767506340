"""Planning styles in a long game: the planner's own, and others whose plans are sometimes much better.

None of them is better on average, but which plan is best differs by many points from position to position, and playouts
show it. A search tries them all on the position at hand, then plays like the best.
"""

from __future__ import annotations

import numpy as np

PLANNER, STYLES = 0, 8
# The planner; cheap cards; dear cards; patient; quick; eager for tickets; no more tickets; long routes.
OPEN_CARD = np.array([9, 6, 14, 9, 9, 9, 9, 9])  # the price of a missing card where there is a market
PATIENCE = np.array([0, 0, 0, 20, 0, 0, 0, 0])  # claim what nobody else is near only with this many cards in hand
SURE = np.array([70, 70, 70, 70, 50, 70, 70, 70])  # percent of the time that is likely to be left: what a plan may take
DRAW = np.array([60, 60, 60, 60, 60, 0, 1000, 60])  # draw tickets only if they are likely to bring more than this
GAIN = np.array([4, 4, 4, 4, 4, 4, 4, 10])  # a planned route is cheaper by this much per point it scores
