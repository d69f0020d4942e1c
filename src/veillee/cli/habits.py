"""What whoever plays at this terminal answers without being asked, kept from one evening to the next.

People at a screen have the habits that a game takes for granted until they say otherwise; programs, which send their
answers through a pipe, are asked everything.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from veillee.cli import files
from veillee.core.habits import ASK, Usual, habitual, usual_of
from veillee.core.match import Match

Kept = dict[str, dict[str, str]]  # for each game the answer to each question, by the message of its prompt


def habits_file() -> Path:
    return files.matches_folder().with_name("habits.json")


class Habits:
    """The habits of one person in one game."""

    def __init__(self, match: Match, path: Path | None = None) -> None:
        self.match = match
        self.path = path or habits_file()
        self.all = self._read()

    def _read(self) -> Kept:
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=Kept)
        except (OSError, msgspec.DecodeError):
            return {}

    @property
    def own(self) -> dict[str, str]:
        return self.all.setdefault(self.match.spec.id, {})

    def answer(self, seat: int) -> str | None:
        """The key that a seat would choose anyway."""
        return habitual(self.match, seat, self.own)

    def usual(self, lang: str) -> list[Usual]:
        return usual_of(self.match.spec, lang)

    def made(self, lang: str) -> list[str]:
        """The questions that somebody made a habit of, beside what is usual."""
        granted = {one.question for one in self.usual(lang)}
        return [question for question in self.own if question not in granted]

    def is_asked(self, question: str) -> bool:
        return self.own.get(question) == ASK

    def always(self, question: str, key: str) -> None:
        """From now on the answer to this question is this one, where it is possible."""
        self.all = self._read()
        self.own[question] = key
        self._write()

    def toggle(self, question: str, granted: bool) -> None:
        """Ask what is usually not asked, or not any more; a habit of one's own is forgotten."""
        self.all = self._read()
        if granted and question not in self.own:
            self.own[question] = ASK
        else:
            self.own.pop(question, None)
        self._write()

    def _write(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        files.write(self.path, msgspec.json.encode(self.all).decode())
