"""What a game's preview starts from: who is asked, and words for what an option would bring."""

from __future__ import annotations

from typing import Generic, TypeVar

from veillee.core.spec import View
from veillee.core.table import Table

Tab = TypeVar("Tab", bound=Table)


class OptionPreview(Generic[Tab]):
    """What the options of the asked seat would bring: a game adds `what_if_…` for each kind of its options."""

    def __init__(self, view: View[Tab]) -> None:
        assert view.table.asking is not None
        self.view = view
        self.table = view.table
        self.asking = view.table.asking
        self.seat = self.asking.seat

    def say(self, message: str, **args: int) -> str:
        return self.view.say(message, **args)

    def text(self, message: str, text: str, **args: int) -> str:
        """A sentence with a text of its own."""
        named = self.view.lexicon.named(args, self.view.lang)
        return self.view.messages.format(message, {**named, "text": text})
