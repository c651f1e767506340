"""The referee finds fault, and with the right rule; and it finds none where there is none."""
