"""What is compiled for learners: observations, and many matches stepped by one call."""
