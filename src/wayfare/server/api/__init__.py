"""The HTTP side: each handler reads what came, asks the table, and gives the answer. No rule is decided here."""
