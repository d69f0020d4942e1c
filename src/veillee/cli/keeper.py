"""Keeps a match or a campaign on disk, and knows the command that takes it up again."""

from __future__ import annotations

import shlex
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from veillee.bots import BOTS
from veillee.cli import files
from veillee.cli.speech import environment_language
from veillee.core.campaign import Saga
from veillee.core.match import Match
from veillee.core.spec import found_games

SEATING = ("resume", "campaign")  # the commands that sit bots down


def places(match: Match) -> tuple[str, ...]:
    """Where the bots of a match are that are not installed."""
    called = [BOTS.called(name) for name in match.setup.seats]
    found = dict.fromkeys(bot[0] for bot in called if bot is not None)
    return tuple(place for place in found if place in BOTS.places)


@dataclass
class Keeper:
    """One record: its file, what our own command is called, the pack, and where the game is if not installed."""

    path: Path
    program: str
    pack: str | None = None
    place: str | None = None
    bots: tuple[str, ...] = ()  # where the bots at the table are, if not installed
    given_up: str = ""  # the seat that gave up
    can_give_up = True

    @classmethod
    def of(cls, match: Match, path: Path, program: str, pack: str | None) -> Keeper:
        return cls(path, program, pack, found_games().get(match.spec.id), places(match))

    def text(self, match: Match) -> str:
        return match.record() + (f"{files.GIVEN_UP}{self.given_up}\n" if self.given_up else "")

    def save(self, match: Match) -> None:
        files.write(self.path, self.text(match))

    def save_as(self, match: Match, name: str) -> tuple[Path, Path | None]:
        """Write a copy; an older record of that name is kept under another one, which is returned too."""
        path = Path(name).expanduser()
        same = path.exists() and self.path.exists() and path.samefile(self.path)
        kept = None if same else files.make_way(path)
        files.write(path, self.text(match))
        return path, kept

    def command(self, verb: str, lang: str) -> str:
        """The exact command line, ready to be pasted."""
        return self._command(verb, str(self.path), lang)

    def _command(self, verb: str, file: str, lang: str) -> str:
        words = [*self.program.split(), verb, file]
        if self.place is not None:
            words += ["--game", self.place]
        if verb in SEATING:
            words += [word for place in self.bots for word in ("--bot", place)]
        if self.pack is not None:
            words += ["--pack", self.pack]
        if lang != environment_language():
            words += ["--lang", lang]
        return shlex.join(words)


class CampaignKeeper(Keeper):
    """The file of a campaign: whenever its present chapter is saved, all of it is. A chapter is played to its end."""

    can_give_up = False

    def __init__(self, path: Path, program: str, saga: Saga[Any]) -> None:
        super().__init__(path, program, place=found_games().get(saga.spec.id))
        self.saga = saga

    def text(self, match: Match) -> str:
        """With its last choice a chapter is over, and the chronicle says what it leaves behind."""
        self.bots = places(match)
        current = self.saga.current
        if current is not None and match.result is not None:
            self.saga.finish(current[0], match)
        return self.saga.text()

    def write(self) -> None:
        files.write(self.path, self.saga.text())

    def command(self, verb: str, lang: str) -> str:
        """A chapter is taken up again with its campaign, and looked at by its number."""
        if verb == "resume":
            return self._command("campaign", str(self.path), lang)
        return self._command(verb, f"{self.path}{files.CHAPTER}{len(self.saga.done) or 1}", lang)
