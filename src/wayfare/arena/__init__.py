"""Many matches at once: simulate them, write them down, count what came of them."""

from wayfare.arena.bench import bench
from wayfare.arena.simulate import Summary, simulate
from wayfare.arena.tournament import Standings, tournament

__all__ = ["Standings", "Summary", "bench", "simulate", "tournament"]
