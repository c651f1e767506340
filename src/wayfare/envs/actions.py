"""The action space of PettingZoo and Gymnasium."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray


class ActionSpace(spaces.Discrete):  # not Discrete[…]: it is generic only in newer versions
    """`Discrete` with a faster `sample(mask)`: otherwise a random loop would spend half its time there."""

    def sample(self, mask: NDArray[np.int8] | None = None, probability: Any = None) -> np.int64:
        """A random action; with a mask, a random legal one."""
        if mask is None or probability is not None or mask.dtype != np.int8 or len(mask) != self.n:
            return super().sample(mask, probability)  # which also rejects invalid arguments
        legal = mask.nonzero()[0]
        if len(legal) == 0:
            return self.start
        return legal[self.np_random.integers(len(legal))]  # type: ignore[no-any-return]
