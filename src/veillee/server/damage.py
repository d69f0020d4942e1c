"""What is wrong with a stored match, and how far it is good.

A match is its story: entries that lead from its setup to its present table, each with the hash of where it led. The
header and the present table follow from it; they are kept so that a match is opened without playing it again. So

- a header that has fallen behind a good story is written anew (`behind`);
- a story that is spoilt somewhere, under a present table that is proved by the hash of the last entry, is a past that
  cannot be shown whole: the match goes on (`past`);
- where the present table is not proved, the match is shown as far as its story is good, and nobody plays on before
  it is repaired (`damaged`);
- where not even the beginning can be made (a game or pack that is not here, rules that are newer), nothing is shown
  and nothing is touched (`unopenable`).
"""

from __future__ import annotations

from itertools import count
from typing import Any, Literal

import msgspec

from veillee.core.errors import RecordError, VeilleeError
from veillee.core.match import Match
from veillee.core.spec import Box, game
from veillee.core.start import can_replay, check_not_newer
from veillee.server import HOME
from veillee.server.opening import begin, follow, from_snapshot, opened
from veillee.server.rows import Entry, Header, Kept

Kind = Literal["", "behind", "past", "damaged", "unopenable"]


class Finding(msgspec.Struct, frozen=True):
    """What is wrong with a match, if anything, and the number of the last entry up to which its story is good."""

    kind: Kind = ""
    problem: VeilleeError | None = None
    good: int = 0

    def text(self, lang: str = "en") -> str:
        return "" if self.problem is None else self.problem.text(lang)


def examine(
    header: Header, box: Box[Any], story: list[Entry], kept: Kept, snapshot: tuple[int, bytes] | None = None
) -> Finding:
    """The story of a match played again, from its beginning or from a snapshot that is known to be good.

    A story by rules that are no more cannot be played again; then its table must be the one that was stored.
    """
    try:
        spec = game(header.setup["game"])
        check_not_newer(spec, header.rules)
        if not can_replay(spec, header.rules):
            if header.over or opened(header, box, kept) is not None:
                return Finding(good=header.version)
            return Finding("unopenable", RecordError("error-other-table", home=HOME))
        match = begin(header, box) if snapshot is None else from_snapshot(header, box, snapshot[1])
    except VeilleeError as error:
        return Finding("unopenable", error)
    except Exception as error:
        return Finding("unopenable", fault(error))
    good, problem = walk(match, story, 0 if snapshot is None else snapshot[0])
    if problem is None and good < header.version:
        problem = RecordError("error-entries-missing", home=HOME, number=good + 1)
    if problem is not None:
        return Finding("past" if is_proved(header, box, kept) else "damaged", problem, good)
    if good > header.version or match.number != header.number:
        return Finding("behind", RecordError("error-header-behind", home=HOME, number=good), good)
    return Finding(good=good)


def walk(match: Match, story: list[Entry], after: int) -> tuple[int, VeilleeError | None]:
    """Play a story again: the last entry that is good, and what is wrong with the one behind it."""
    good = after
    for number, entry in zip(count(after + 1), story, strict=False):
        if entry.number != number:
            return good, RecordError("error-entries-missing", home=HOME, number=number)
        try:
            follow(match, entry)
        except VeilleeError as error:
            return good, error
        except Exception as error:
            return good, fault(error, number)
        good = number
    return good, None


def as_far_as(header: Header, box: Box[Any], story: list[Entry], good: int) -> Match:
    """The match after its last good entry."""
    match = begin(header, box)
    for entry in story[:good]:
        follow(match, entry)
    return match


def is_proved(header: Header, box: Box[Any], kept: Kept) -> bool:
    """Whether the present table is the one that the last entry led to, with enough of the past to go on."""
    try:
        return opened(header, box, kept) is not None
    except Exception:
        return False


def fault(error: Exception, number: int = 0) -> RecordError:
    """Something that nobody expected: it is told by its kind, because its words may be somebody's secret."""
    return RecordError("error-fault", home=HOME, number=number, fault=type(error).__name__)
