"""Running the server: settings, logs, metrics, rate limits, the clock; starting, warming up and cleaning up."""
