"""Everything that can be wrong, as types.

VeilleeError
├── MoveError                 a choice was refused; the match is as it was
│   ├── UnknownMove           the key means nothing in this game
│   ├── IllegalMove           the key means something, but not now
│   └── StaleMove             it answers a decision that is not the present one
├── UndoError                 nothing can be taken back (or put back) now
├── HintError                 nobody is asked, or somebody else: there is nothing to advise
├── SetupError                a game, mode, level, seat or option that does not exist
│   └── NoSuchGame            MODULE:NAME names no game; `.problem` says why
├── RecordError               a record or save that cannot be read or replayed
│   ├── MissingPack           its content pack is not here; `.pack` and `.hash` name it
│   ├── EarlierRules          made by rules that are no more; `.match` is as far as today's follow it
│   ├── Forgotten             a moment of the past is not at hand
│   └── TruncatedRecord       it stops early; `.match` holds what could be read
├── CampaignError             a campaign or its file that cannot be read or go on
├── CannotCarryOver           a game refuses to go on with a table of earlier rules; `.reason` says why
├── PackError                 a content pack with problems; `.problems` lists them all
│   └── LessonError           a game's lessons with problems, listed likewise
└── RulesError                the rules themselves went wrong (a fault of ours)
    ├── DeadEnd               a seat is asked and has no option
    └── Runaway               steps follow each other without end
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from veillee.core.content import Problem
    from veillee.core.match import Match


class VeilleeError(Exception):
    """Base of all errors of Veillée; its text can be shown to a person as it is."""

    def text(self, lang: str) -> str:
        """The same in a language, where there are words for it."""
        return str(self)


class MoveError(VeilleeError):
    """A choice was refused. The match has not changed."""

    def __init__(self, message: str, *, key: str, number: int | None = None, rule: str | None = None) -> None:
        super().__init__(message)
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


class HintError(VeilleeError):
    """There is nothing to advise this seat about; the text says why."""


class SetupError(VeilleeError):
    """A match was asked for that cannot exist; the text lists what can."""


class NoSuchGame(SetupError):
    """A game that is not installed was asked for by its place, and is not there.

    `problem` is `form` (no MODULE:NAME), `module` (it cannot be imported), `name` (nothing in it is called so) or
    `kind` (what is called so is no game); `detail` is what was found instead.
    """

    EXPECTED: ClassVar[dict[str, str]] = {
        "form": "expected MODULE:NAME, such as examples.connect_four:GAME",
        "module": "there is no such module: {detail}",
        "name": "the module has nothing of this name; games in it: {detail}",
        "kind": "expected a GameSpec, but this is a {detail}",
    }

    def __init__(self, place: str, problem: str, detail: str = "") -> None:
        super().__init__(f"no game {place!r}: {self.EXPECTED[problem].format(detail=detail)}")
        self.place = place
        self.problem = problem
        self.detail = detail


class RecordError(VeilleeError):
    """A record or a save cannot be read or replayed."""

    def __init__(self, message: str, *, line: int | None = None) -> None:
        super().__init__(f"line {line}: {message}" if line is not None else message)
        self.line = line


class TruncatedRecord(RecordError):
    """The record stops early. What could be read is in `match`."""

    def __init__(self, message: str, *, match: Match, line: int | None = None) -> None:
        super().__init__(message, line=line)
        self.match = match


class MissingPack(RecordError):
    """A match was played with a content pack that is not here."""

    def __init__(self, game: str, pack: str, hash_: str, *, found: str = "") -> None:
        what = f"played with the pack {pack} ({hash_})" if pack else f"played with the content {hash_}"
        where = f"the pack given is another ({found})" if found else f"which is no pack of {game} known here"
        super().__init__(f"{what}, {where}; give the pack it was played with")
        self.game = game
        self.pack = pack
        self.hash = hash_
        self.found = found


class EarlierRules(RecordError):
    """A record of rules that this program does not have any more. How far today's follow it is in `match`."""

    def __init__(self, message: str, *, match: Match, line: int | None = None) -> None:
        super().__init__(message, line=line)
        self.match = match


class Forgotten(RecordError):
    """A table of the past is asked for that this match does not have at hand."""


class CampaignError(VeilleeError):
    """A campaign cannot go on so, or its file cannot be read."""

    def __init__(self, message: str, *, line: int | None = None) -> None:
        super().__init__(f"line {line}: {message}" if line is not None else message)
        self.line = line


class CannotCarryOver(VeilleeError):
    """A game cannot go on with a table of earlier rules. `reason` is a message of the game that says why."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"this table cannot be played on by later rules: {reason}")
        self.reason = reason


class PackError(VeilleeError):
    """A content pack has problems, all of which are listed."""

    def __init__(self, where: str, problems: list[Problem]) -> None:
        count = "1 problem" if len(problems) == 1 else f"{len(problems)} problems"
        lines = [f"{where}: {count}", *(f"  {problem}" for problem in problems)]
        super().__init__("\n".join(lines))
        self.problems = problems


class LessonError(PackError):
    """The lessons of a game name what does not exist, or lack something."""


class RulesError(VeilleeError):
    """The rules of a game went wrong: a fault in its code, never in a player's input."""


class DeadEnd(RulesError):
    """A seat is asked and has nothing to answer."""


class Runaway(RulesError):
    """Steps follow each other without ever asking anybody."""
