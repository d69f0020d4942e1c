"""The terminal table. Nothing here knows a game: scenes become lines of text, and lines stand in panes."""
