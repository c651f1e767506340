"""Bots at tables: when they move, the threads they think in, and hints for players."""
