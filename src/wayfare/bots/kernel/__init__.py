"""Bots that are compiled: they decide on the state of a View, from which everything that the seat may not know is gone.

paths finds ways over the map; greedy and planner decide; policies calls one of them by number.
"""
