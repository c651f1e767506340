"""The compiled part of the environments: observations, and batches of matches stepped by one call."""
