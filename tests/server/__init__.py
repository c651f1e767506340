"""The table server, played with real clients over real sockets."""
