"""Bots that are compiled: they decide on the state of a View, from which everything that the seat may not know is gone.

paths finds ways over the map, plans makes trees of them, hopes weighs tickets not yet drawn; greedy, planner and slips
decide; policies calls one of them by number. worlds, options, playout, tree, results and search are the searching bot.
"""
