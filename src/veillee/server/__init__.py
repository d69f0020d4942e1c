"""The web service: accounts, matches, storage and live updates."""

from __future__ import annotations

from typing import Final

HOME: Final = "veillee.server"  # whose messages say what goes wrong here
