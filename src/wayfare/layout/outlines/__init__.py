"""Outlines of the earth: coasts and borders (`earth.json`, see `make.py`), waters and heights (`features.toml`)."""
