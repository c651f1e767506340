"""Planning styles: the planner's own, and others whose plans are sometimes much better.

In a points game none of them is better on average, but which plan is best differs by many points from position to
position, and playouts show it. A search tries some of them on the position at hand, then plays like the best.
In a race one style is much better than the planner's own, so in a search everybody has it.
"""

from __future__ import annotations

import numpy as np

from wayfare.bots.kernel.pace import KINDS_OF_GAMES, RACE_GAME

PLANNER, RACER, STYLES = 0, 10, 11
IN_LONG_GAMES = 8  # the first styles: all that are tried in a long game …
IN_SHORT_GAMES = np.array([0, 7, 8, 9])  # … and in a short one, where time doesn't run out and tickets are rarely drawn
USUAL = np.array([RACER if kind == RACE_GAME else PLANNER for kind in range(KINDS_OF_GAMES)])  # in a search
# Planner; cheap cards; dear cards; patient; quick; eager for tickets; no more tickets; long routes; biding; any route;
# and the racer.
OPEN_CARD = np.array([9, 6, 14, 9, 9, 9, 9, 9, 9, 9, 9])  # the price of a missing card where there is a market
PATIENCE = np.array([0, 0, 0, 20, 0, 0, 0, 0, 5, 0, 0])  # cards in hand before claiming what nobody else is near
SURE = np.array([70, 70, 70, 70, 50, 70, 70, 70, 70, 70, 70])  # percent of the likely time left that a plan may take
DRAW = np.array([60, 60, 60, 60, 60, 0, 1000, 60, 60, 60, 60])  # draw tickets only if they are likely to bring more
GAIN = np.array([4, 4, 4, 4, 4, 4, 4, 10, 4, 0, 4])  # a planned route is cheaper by this much per point it scores
# In races only:
SPACE = np.array([0] * RACER + [12])  # the price of a space
IN_TURN = np.array([False] * RACER + [True])  # claim for one ticket at a time, until the hand pays for the whole plan
SWAP = np.array([45] * RACER + [90])  # swap only if new tickets are likely to be cheaper by this much …
COMPLETE = np.array([0] * RACER + [80])  # … counting this much for each that is complete when it is drawn …
NEAR = np.array([99] * RACER + [160])  # … and don't ask if they could gain no more than this: finding out takes long
