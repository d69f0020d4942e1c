"""Keeps the record of a match on disk, and knows the command that takes it up again."""

from __future__ import annotations

import shlex
from dataclasses import dataclass
from pathlib import Path

from veillee.cli import files
from veillee.cli.speech import environment_language
from veillee.core.match import Match


@dataclass
class Keeper:
    """One record: its file, the pack it is played with, and what our own command is called."""

    path: Path
    program: str
    pack: str | None = None

    def save(self, match: Match) -> None:
        files.write(self.path, match.record())

    def save_as(self, match: Match, name: str) -> tuple[Path, Path | None]:
        """Write a copy; an older record of that name is kept under another one, which is returned too."""
        path = Path(name).expanduser()
        same = path.exists() and self.path.exists() and path.samefile(self.path)
        kept = None if same else files.make_way(path)
        files.write(path, match.record())
        return path, kept

    def command(self, verb: str, lang: str) -> str:
        """The exact command line, ready to be pasted."""
        words = [*self.program.split(), verb, str(self.path)]
        if self.pack is not None:
            words += ["--pack", self.pack]
        if lang != environment_language():
            words += ["--lang", lang]
        return shlex.join(words)
