"""The server's outside: routes, the socket, authentication, error responses, static files, OpenAPI.

Handlers read a request, call the lobby, a table or the bots, and return the answer. No rule is decided here.
"""
