"""Tables over HTTP and WebSocket.

A move is checked, written down, acknowledged, and then shown: to each seat its own view.
"""
