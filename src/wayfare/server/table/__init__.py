"""A table in memory: its state, its log, the moves made at it, and what everyone connected to it is sent.

`Tables` opens tables, `Tables.locked` gives access to a table's log, `Moves` takes players' moves, and `Broadcaster`
sends out what has changed. Everything here can be read again from the store.
"""
