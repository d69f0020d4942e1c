"""The web service: accounts, matches, storage and live updates."""
