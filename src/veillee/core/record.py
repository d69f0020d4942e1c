"""The text form of a match: a header, one choice per line, a closing line. See docs/record.md.

A record that was cut off anywhere still reads as an earlier moment of the same match, never as another
match: the header ends with the seed, and what was dictated stands on the line of its choice.
"""

from __future__ import annotations

import re

import msgspec

from veillee.core.codec import HASH
from veillee.core.errors import RecordError
from veillee.core.setup import Setup
from veillee.core.words import whole_number

FORMAT = 1


class Line(msgspec.Struct, frozen=True):
    """One choice: who made it, its key, what chance was told to bring, and the line it stands on.

    All answers to a round have the number of its decision. A line with `redeal` is no choice: there all that its
    seat cannot see was dealt again, by that word. Nor is one with `rules`: from there on later ones hold.
    """

    seat: str
    key: str
    dictated: tuple[str, ...] = ()
    at: int = 0
    redeal: str = ""
    rules: int = 0
    number: int = 0


class Record(msgspec.Struct, frozen=True):
    setup: Setup
    rules: int
    pack: str
    content: str
    opening: tuple[str, ...]
    lines: tuple[Line, ...]
    closing: tuple[int, str] | None


def write(record: Record) -> str:
    setup = record.setup
    text = [
        f"veillee {FORMAT}",
        f"game {setup.game} {record.rules}",
        f"content {record.pack} {record.content}",
        f"mode {setup.mode}",
        *([f"level {setup.level}"] if setup.level else []),
        f"seats {' '.join(setup.seats)}",
        *([f"roles {' '.join(role or NOBODY for role in setup.roles)}"] if setup.roles else []),
        *([f"people {' '.join(str(person) for person in setup.people)}"] if setup.people else []),
        *(f"setting {name} {value}" for name, value in sorted(setup.settings.items())),
        *(f"carried {line}" for line in setup.carried),
        *(["undo free"] if setup.free_undo else []),
        *([f"dictated {' '.join(record.opening)}"] if record.opening else []),
        f"seed {setup.seed}",
        "",
    ]
    for line in record.lines:
        if line.redeal:
            text.append(f"redeal {line.seat} {line.redeal}")
        elif line.rules:
            text.append(f"rules {line.rules}")
        else:
            text.append(" ".join((str(line.number), line.seat, line.key, *(f"!{key}" for key in line.dictated))))
    if record.closing is not None:
        count, hash_ = record.closing
        text.append(f"end {count} {hash_}")
    return "\n".join(text) + "\n"


FIELDS = (
    "game",
    "content",
    "mode",
    "level",
    "seats",
    "roles",
    "people",
    "setting",
    "carried",
    "undo",
    "dictated",
    "seed",
)
CLOSING = re.compile(rf"end \d+ [0-9a-f]{{{HASH}}}")
NOBODY = "-"  # the role of a seat for which none was chosen


def parse(text: str) -> Record:
    """Read a record; RecordError names the line and what was expected there."""
    if not isinstance(text, str):
        raise RecordError("error-no-record", line=1, found=repr(text)[:40], format=FORMAT)
    rows = text.splitlines()
    if not rows or rows[0].split() != ["veillee", str(FORMAT)]:
        found = rows[0][:40] if rows else ""
        raise RecordError("error-no-record", line=1, found=found, format=FORMAT)
    if not text.endswith("\n") and not CLOSING.fullmatch(rows[-1]):
        rows.pop()  # cut off in the middle of a line: half a key or half a hash may look like another one
    header: dict[str, list[str]] = {}
    settings: dict[str, str] = {}
    carried: list[str] = []
    lines: list[Line] = []
    closing: tuple[int, str] | None = None
    made = 0
    for at, row in enumerate(rows[1:], 2):
        words = row.split()
        if not words or row.startswith("#"):
            continue
        first = words[0]
        if closing is not None:
            raise RecordError("error-after-closing", line=at, found=row[:40])
        number = whole_number(first)
        if first in ("setting", "option") and len(words) == 3 and not lines:  # they were called options once
            settings[words[1]] = words[2]
        elif first == "carried" and not lines:
            carried.append(row.removeprefix("carried").removeprefix(" "))
        elif first in FIELDS and len(words) > 1 and not lines:
            header[first] = words[1:]
        elif first == "end" and len(words) == 3 and (count := whole_number(words[1])) is not None:
            closing = count, words[2]
        elif first == "redeal" and len(words) == 3 and "seed" in header:
            lines.append(Line(words[1], "", at=at, redeal=words[2]))
        elif first == "rules" and len(words) == 2 and "seed" in header and (later := whole_number(words[1])):
            lines.append(Line("", "", at=at, rules=later))
        elif number is not None and len(words) > 2 and all(word.startswith("!") for word in words[3:]):
            if number not in (made, made + 1) or not number:  # the answers to a round share their number
                raise RecordError("error-choice-number", line=at, found=number, expected=made + 1)
            made = number
            lines.append(Line(words[1], words[2], tuple(word[1:] for word in words[3:]), at, number=number))
        else:
            where = "choices" if lines else "header"
            raise RecordError("error-record-line", line=at, found=row[:40], where=where, fields=list(FIELDS))
    opening = tuple(header.get("dictated", ()))
    return Record(_setup(header, settings, carried), *_versions(header), opening, tuple(lines), closing)


def _setup(header: dict[str, list[str]], settings: dict[str, str], carried: list[str]) -> Setup:
    for needed in ("game", "content", "mode", "seats", "seed"):
        if needed not in header:
            raise RecordError("error-header-lacks", name=needed)
    return Setup(
        game=header["game"][0],
        mode=header["mode"][0],
        level=header.get("level", [""])[0],
        seats=tuple(header["seats"]),
        settings=settings,
        seed=header["seed"][0],
        free_undo=header.get("undo") == ["free"],
        roles=tuple("" if role == NOBODY else role for role in header.get("roles", ())),
        people=tuple(_person(word) for word in header.get("people", ())),
        carried=tuple(carried),
    )


def _person(word: str) -> int:
    person = whole_number(word)
    if person is None:
        raise RecordError("error-header-people", found=word)
    return person


def _versions(header: dict[str, list[str]]) -> tuple[int, str, str]:
    game, content = header["game"], header["content"]
    rules = whole_number(game[1]) if len(game) == 2 else None
    if rules is None:
        raise RecordError("error-header-game")
    if len(content) != 2:
        raise RecordError("error-header-content")
    return rules, content[0], content[1]
