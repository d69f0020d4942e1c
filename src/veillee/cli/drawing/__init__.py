"""Scenes as lines of text. Nothing here knows a game: it draws zones, pieces and faces."""
