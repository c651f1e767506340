"""Training the network of the searching bots by self-play: see docs/training.md. It needs PyTorch; playing doesn't."""

from wayfare.arena.training.loop import Generation, Plan, Training

__all__ = ["Generation", "Plan", "Training"]
