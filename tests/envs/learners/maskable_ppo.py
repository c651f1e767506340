"""MaskablePPO on thousands of steps per call. Usage: maskable_ppo.py SECONDS. Prints the number of steps."""

import sys
import time

from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

from wayfare.envs.sb3 import SeatVecEnv


class Deadline(BaseCallback):
    """Ends training when the time is up."""

    def _on_step(self) -> bool:
        return time.monotonic() < END


learner = MaskablePPO("MlpPolicy", SeatVecEnv(64, "new-york", seed=1, reward="shaped"), n_steps=64, batch_size=1024)
END = time.monotonic() + float(sys.argv[1])
learner.learn(100_000_000, callback=Deadline())
print(learner.num_timesteps)
