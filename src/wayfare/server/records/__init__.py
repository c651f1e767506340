"""Finished matches: what is stored about them, and replaying any record move by move."""
