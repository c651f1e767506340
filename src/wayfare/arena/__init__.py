"""Many matches at once: simulate them, record them, summarise the results."""

from wayfare.arena.bench import bench
from wayfare.arena.faults import Faults
from wayfare.arena.simulate import simulate
from wayfare.arena.summary import Summary
from wayfare.arena.tournament import Standings, tournament

__all__ = ["Faults", "Standings", "Summary", "bench", "simulate", "tournament"]
