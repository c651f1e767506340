"""The games as data: one TOML per game, no code. `wayfare board check` tells if a file is sound."""
