"""Bots as people choose them: by how well they play and how long they think, not by how they do it."""

from __future__ import annotations

from typing import Final

import msgspec

from veillee.core.text import messages


class Level(msgspec.Struct, frozen=True):
    """A bot that is offered: its technical name, and the message that says how well it plays."""

    bot: str
    id: str

    def name(self, lang: str) -> str:
        return messages("veillee.bots", lang).format(f"level-{self.id}")

    def note(self, lang: str) -> str:
        """How long it thinks about a choice."""
        return messages("veillee.bots", lang).format(f"thinks-{self.id}")


LEVELS: Final = (Level("greedy", "beginner"), Level("search:100", "fair"), Level("search:2s", "strong"))
USUAL: Final = LEVELS[1]  # who sits down where nobody was asked for


def called(bot: str, lang: str) -> str:
    """What people call a bot; one that is not offered goes by its technical name."""
    return next((level.name(lang) for level in LEVELS if level.bot == bot), bot)
