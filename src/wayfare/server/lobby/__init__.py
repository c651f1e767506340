"""Around a match: creating tables, arranging their chairs, joining and leaving, chat, rematches."""
