"""Hostile clients, one file per attack: small in `make test`, and as large as they were first seen in `make deep`."""
