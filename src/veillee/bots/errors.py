"""What can go wrong with bots."""

from __future__ import annotations

from typing import Any, Final

from veillee.core.errors import SetupError

HOME: Final = "veillee.bots"


class BotError(SetupError):
    """A bot was asked for that does not exist, or that cannot be made so; the text says which can."""

    def __init__(self, message: str, /, **details: Any) -> None:
        super().__init__(message, home=HOME, **details)
