"""The table server: play over HTTP and WebSocket.

- `wire/`: every body and message; the browser's types are generated from it.
- `http/`: routes, the socket, authentication, error responses, the browser client's files, OpenAPI.
- `lobby/`: creating and arranging tables, joining and leaving, chat.
- `bots/`: when bots move, the threads they think in, hints.
- `table/`: a table in memory, its log, moves, snapshots, and who is sent what.
- `records/`, `review/`: finished matches, replaying and reviewing them.
- `callers.py`, `tokens.py`: who makes a request, and what proves it.
- `store/`: the database by subject, its migrations, and news between workers.
- `ops/`: settings, logs, metrics, rate limits, the clock; starting, warming up and cleaning up.

A move is checked, written to the database, acknowledged, and only then shown: to each seat its own view.
"""
