"""The games as data: one TOML per game, no code. `wayfare board check` checks whether a file is playable."""
