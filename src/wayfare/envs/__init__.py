"""Environments for training agents: thin adapters over the kernel. `Batch` steps thousands of matches in one call.

The PettingZoo, Gymnasium and OpenSpiel adapters need their libraries: `pip install "wayfare[rl]"`.
"""

from wayfare.envs.batch import Batch
from wayfare.envs.features import Feature, features
from wayfare.envs.options import RewardKind

__all__ = ["Batch", "Feature", "RewardKind", "features"]
