"""Environments for learners: thin adapters over the kernel. `Batch` steps thousands of matches in one compiled call.

The PettingZoo, Gymnasium and OpenSpiel adapters need their libraries: `pip install wayfare[rl]`.
"""

from wayfare.envs.batch import Batch
from wayfare.envs.features import Feature, features

__all__ = ["Batch", "Feature", "features"]
