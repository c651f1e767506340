"""Planning styles: the planner's own, and others whose plans are sometimes much better.

In a points game none of them is better on average, but which plan is best differs by many points from position to
position, and playouts show it. A search tries some of them on the position at hand, then plays like the best.
In a race one style is much better than the planner's own, so in a search everybody has it.
"""

import numpy as np

from wayfare.bots.kernel.pace import KINDS_OF_GAMES, RACE_GAME

STYLE_PLANNER, STYLE_RACER, STYLES = 0, 10, 11
IN_LONG_GAMES = 8  # the first styles: all that are tried in a long game …
IN_SHORT_GAMES = np.array([0, 7, 8, 9])  # … and in a short one, where time is plenty and tickets are rarely drawn
# The style that every seat has in a search, by kind of game.
USUAL_STYLE = np.array([STYLE_RACER if kind == RACE_GAME else STYLE_PLANNER for kind in range(KINDS_OF_GAMES)])

# Planner; cheap cards; dear cards; patient; quick; eager for tickets; no more tickets; long routes; biding; any route;
# and the racer.
# The price of a missing card where there is a market.
OPEN_CARD_PRICE = np.array([9, 6, 14, 9, 9, 9, 9, 9, 9, 9, 9])
# Cards in hand before claiming a route that nobody else is near.
PATIENCE = np.array([0, 0, 0, 20, 0, 0, 0, 0, 5, 0, 0])
# The percentage of the likely time left that a plan may take.
TIME_SHARE = np.array([70, 70, 70, 70, 50, 70, 70, 70, 70, 70, 70])
# Draw tickets only if they are likely to bring more than this.
LEAST_DRAW_GAIN = np.array([60, 60, 60, 60, 60, 0, 1000, 60, 60, 60, 60])
# How much each point that it scores makes a planned route cheaper.
POINT_DISCOUNT = np.array([4, 4, 4, 4, 4, 4, 4, 10, 4, 0, 4])

# In races only: the price of a space; whether to claim for one ticket at a time until the hand pays for the whole plan.
SPACE_PRICE = np.array([0] * STYLE_RACER + [12])
ONE_BY_ONE = np.array([False] * STYLE_RACER + [True])
# Swap only if new tickets are likely to be cheaper by this much, counting so much for each that is complete when it is
# drawn. If a swap could gain no more than the hope, don't work it out: that takes long.
LEAST_SWAP_GAIN = np.array([45] * STYLE_RACER + [90])
COMPLETE_WORTH = np.array([0] * STYLE_RACER + [80])
LEAST_SWAP_HOPE = np.array([99] * STYLE_RACER + [160])
