"""The rules, compiled: plain functions over the records of `state.py`, taking (game, state, ...) in that order.

chance, cards, routes, stations, tickets, tunnels, turns and scoring are the rules; hide.py is what a seat may know.
With NUMBA_DISABLE_JIT=1 the same source runs as ordinary Python. A rule that is called from outside has up to three
forms, and its name says which:

| name | in | called by | its arguments |
|---|---|---|---|
| `apply` | turns.py | other rules of this package | records, and the log or None; compiled into each caller |
| `apply_shared` | shared.py | kernels of bots, environments and reviews | records, no log; compiled once for all |
| `apply_entry` | entries.py | Python | bytes of records |

So it is for `deal`, `legal`, `score` and `hide`, as far as each is needed. runs.py plays whole matches at random.
"""
