"""The compiled part of reviews: playouts from a recorded position."""
