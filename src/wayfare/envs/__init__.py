"""Environments for training agents: thin adapters over the kernel. `Batch` steps thousands of matches in one call.

`observe`, `mask` and `features` turn views into the arrays that a network was trained on. The PettingZoo, Gymnasium and
OpenSpiel adapters need their libraries: see docs/envs.md.
"""

from wayfare.envs.arrays import mask, observe
from wayfare.envs.batch import Autoreset, Batch
from wayfare.envs.features import Feature, features
from wayfare.envs.options import IllegalKind, RewardKind

__all__ = ["Autoreset", "Batch", "Feature", "IllegalKind", "RewardKind", "features", "mask", "observe"]
