"""The rules, compiled: plain functions over the records of `state.py`, taking (game, state, ...) in that order.

chance, cards, routes, tickets, turns and scoring are the rules; hide is what a seat may know; entries and runs are what
Python calls. With NUMBA_DISABLE_JIT=1 the same source runs as ordinary Python.
"""
