"""Finished matches: what is stored of them, and replaying any record move by move."""
