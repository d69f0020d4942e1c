"""Everything that can be wrong, as types.

VeilleeError
├── MoveError                 a choice was refused; the match is as it was
│   ├── UnknownMove           the key means nothing in this game
│   ├── IllegalMove           the key means something, but not now
│   └── StaleMove             it answers a decision that is not the present one
├── UndoError                 nothing can be taken back (or put back) now
├── SignalError               what a seat wants to show the others is not there, or not to be shown now
├── HintError                 nobody is asked, or somebody else: there is nothing to advise
├── SetupError                a game, mode, level, seat or option that does not exist
│   └── NoSuchGame            MODULE:NAME names no game; `.problem` says why
├── LineError                 a text that cannot be read; `.line` says where
│   ├── RecordError           a record or save that cannot be read or replayed
│   │   ├── MissingPack       its content pack is not here; `.pack` and `.hash` name it
│   │   ├── EarlierRules      made by rules that are no more; `.match` is as far as today's follow it
│   │   ├── Forgotten         a moment of the past is not at hand
│   │   └── TruncatedRecord   it stops early; `.match` holds what could be read
│   └── CampaignError         a campaign or its file that cannot be read or go on
├── CannotCarryOver           a game refuses to go on with a table of earlier rules; `.reason` says why
├── PackError                 a content pack with problems; `.problems` lists them all
│   └── LessonError           a game's lessons with problems, listed likewise
└── RulesError                the rules themselves went wrong (a fault of ours)
    ├── DeadEnd               a seat is asked and has no option
    └── Runaway               steps follow each other without end
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from veillee.core.content import Problem
    from veillee.core.match import Match
    from veillee.core.text import Phrase

HOME = "veillee.core"


@mypyc_attr(allow_interpreted_subclasses=True)
class VeilleeError(Exception):
    """Base of all errors of Veillée; its text can be shown to a person as it is, in each language.

    `message` names the text among the messages of the package `home`, `details` are what it speaks of. Words that
    name no message are said as they are: so a game that is written in one language can refuse something too.
    """

    def __init__(self, message: str = "", /, **details: Any) -> None:
        super().__init__(message)
        self.message = message
        self.home: str = details.pop("home", HOME)
        self.details = details

    def text(self, lang: str) -> str:
        """What went wrong, in a language."""
        return said(self.message, self.details, self.home, lang)

    def __str__(self) -> str:
        return self.text("en")

    def __reduce__(self) -> Any:
        """So that it can come from another process."""
        names = [*getattr(type(self), "__mypyc_attrs__", ()), *self.__dict__]
        return _again, (type(self), self.args, {name: getattr(self, name) for name in names if name[0] != "_"})


def said(message: str, details: dict[str, object], home: str, lang: str) -> str:
    from veillee.core.text import Phrase  # whoever speaks may have to say that there is no such language

    return Phrase(message, details, home).text(lang)


def _again(kind: type[VeilleeError], args: tuple[object, ...], fields: dict[str, Any]) -> VeilleeError:
    error = kind.__new__(kind, *args)
    for name, value in fields.items():
        setattr(error, name, value)
    return error


class MoveError(VeilleeError):
    """A choice was refused. The match has not changed."""

    def __init__(
        self, message: str, /, *, key: str, number: int | None = None, rule: str | None = None, **details: Any
    ) -> None:
        super().__init__(message, key=key, number=number, **details)
        self.key = key
        self.number = number
        self.rule = rule


class UnknownMove(MoveError):
    """The key means nothing in this game."""


class IllegalMove(MoveError):
    """The key means something in this game, but it is not possible now."""


class StaleMove(MoveError):
    """The answer is for another decision than the present one."""


class UndoError(VeilleeError):
    """Nothing can be taken back, or put back, now; the text says why."""


class SignalError(VeilleeError):
    """A seat wants to show something that it may not show now; the text says what it may."""


class HintError(VeilleeError):
    """There is nothing to advise this seat about; the text says why."""


class SetupError(VeilleeError):
    """A match was asked for that cannot exist; the text lists what can."""


class Unavailable(SetupError):
    """A file, folder or database that is needed is not there, or one that must not be there is."""


class NoSuchGame(SetupError):
    """A game that is not installed was asked for by its place, and is not there.

    `problem` is `form` (no MODULE:NAME), `module` (there is none), `import` (it fails when it is imported), `name`
    (nothing in it is called so) or `kind` (what is called so is no game); `detail` is what was found instead.
    """

    def __init__(self, place: str, problem: str, detail: str = "") -> None:
        super().__init__(f"error-game-{problem}", place=place, detail=detail)
        self.place = place
        self.problem = problem
        self.detail = detail


class LineError(VeilleeError):
    """A text cannot be read; `line` says where, if the place is known."""

    def __init__(self, message: str, /, **details: Any) -> None:
        self.line: int | None = details.pop("line", None)
        super().__init__(message, **details)

    def text(self, lang: str) -> str:
        told = said(self.message, self.details, self.home, lang)
        return told if self.line is None else said("error-at-line", {"line": str(self.line), "told": told}, HOME, lang)


class RecordError(LineError):
    """A record or a save cannot be read or replayed."""


class TruncatedRecord(RecordError):
    """The record stops early. What could be read is in `match`."""

    def __init__(self, message: str, /, *, match: Match, **details: Any) -> None:
        super().__init__(message, **details)
        self.match = match


class MissingPack(RecordError):
    """A match was played with a content pack that is not here."""

    def __init__(self, game: str, pack: str, hash_: str, *, found: str = "") -> None:
        super().__init__(
            "error-missing-pack",
            named="yes" if pack else "no",
            given="yes" if found else "no",
            game=game,
            pack=pack,
            hash=hash_,
            found=found,
        )
        self.game = game
        self.pack = pack
        self.hash = hash_
        self.found = found


class EarlierRules(RecordError):
    """A record of rules that this program does not have any more. How far today's follow it is in `match`."""

    def __init__(self, message: str, /, *, match: Match, **details: Any) -> None:
        super().__init__(message, **details)
        self.match = match


class Forgotten(RecordError):
    """A table of the past is asked for that this match does not have at hand."""


class CampaignError(LineError):
    """A campaign cannot go on so, or its file cannot be read."""


class CannotCarryOver(VeilleeError):
    """A game cannot go on with a table of earlier rules. `reason` is a message of the game that says why."""

    def __init__(self, reason: str) -> None:
        super().__init__("error-cannot-carry-over", reason=reason)
        self.reason = reason


class PackError(VeilleeError):
    """A content pack has problems, all of which are listed."""

    def __init__(self, where: str | Phrase, problems: list[Problem]) -> None:
        super().__init__("error-pack", where=where, count=len(problems))
        self.problems = problems

    def text(self, lang: str) -> str:
        told = said(self.message, self.details, self.home, lang)
        return "\n".join([told, *(f"  {problem.text(lang)}" for problem in self.problems)])


class LessonError(PackError):
    """The lessons of a game name what does not exist, or lack something."""


class RulesError(VeilleeError):
    """The rules of a game went wrong: a fault in its code, never in a player's input."""


class DeadEnd(RulesError):
    """A seat is asked and has nothing to answer."""


class Runaway(RulesError):
    """Steps follow each other without ever asking anybody."""
