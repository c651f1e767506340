"""Importing this loads everything a server needs. Forked servers begin where it ends (see forked.py)."""

from wayfare.server.ops.run import preload

preload()
