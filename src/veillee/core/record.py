"""The text form of a match: a header, one choice per line, a closing line. See docs/record.md."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from veillee.core.errors import RecordError, TruncatedRecord
from veillee.core.spec import Box, GameSpec, Setup

if TYPE_CHECKING:
    from veillee.core.match import Match

FORMAT = 1


class Line(msgspec.Struct, frozen=True):
    """One choice: who made it, its key, what chance was told to bring, and the line it stands on."""

    seat: str
    key: str
    dictated: tuple[str, ...] = ()
    at: int = 0


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
        *(f"option {name} {value}" for name, value in sorted(setup.options.items())),
        f"seed {setup.seed}",
        *(["undo free"] if setup.free_undo else []),
        *(f"! {key}" for key in record.opening),
        "",
    ]
    for number, line in enumerate(record.lines, 1):
        text.append(f"{number} {line.seat} {line.key}")
        text.extend(f"! {key}" for key in line.dictated)
    if record.closing is not None:
        count, hash_ = record.closing
        text.append(f"end {count} {hash_}")
    return "\n".join(text) + "\n"


FIELDS = ("game", "content", "mode", "level", "seats", "option", "seed", "undo")


def parse(text: str) -> Record:
    """Read a record; RecordError names the line and what was expected there."""
    rows = text.splitlines()
    if not rows or rows[0].split() != ["veillee", str(FORMAT)]:
        found = rows[0][:40] if rows else ""
        raise RecordError(f"found {found!r}; expected a record that begins with 'veillee {FORMAT}'", line=1)
    header: dict[str, list[str]] = {}
    options: dict[str, str] = {}
    opening: list[str] = []
    lines: list[Line] = []
    closing: tuple[int, str] | None = None
    for at, row in enumerate(rows[1:], 2):
        words = row.split()
        if not words or row.startswith("#"):
            continue
        first = words[0]
        if closing is not None:
            raise RecordError(f"found {row[:40]!r} after the closing line", line=at)
        if first == "!" and len(words) == 2:
            if lines:
                last = lines[-1]
                lines[-1] = msgspec.structs.replace(last, dictated=(*last.dictated, words[1]))
            else:
                opening.append(words[1])
        elif first == "option" and len(words) == 3 and not lines:
            options[words[1]] = words[2]
        elif first in FIELDS and len(words) > 1 and not lines:
            header[first] = words[1:]
        elif first == "end" and len(words) == 3 and words[1].isdigit():
            closing = int(words[1]), words[2]
        elif first.isdigit():
            if int(first) != len(lines) + 1:
                raise RecordError(f"found choice {first}; expected choice {len(lines) + 1}", line=at)
            key = words[2] if len(words) == 3 else " ".join(words[1:]) or "?"
            lines.append(Line(words[1] if len(words) > 1 else "", key, at=at))
        elif at == len(rows) and not text.endswith("\n"):
            break  # cut off in the middle of a line: what stands before it can still be used
        else:
            expected = "a choice such as '12 red go:foot:c3' or the closing line" if lines else f"{', '.join(FIELDS)}"
            raise RecordError(f"found {row[:40]!r}; expected {expected}", line=at)
    return Record(_setup(header, options), *_versions(header), tuple(opening), tuple(lines), closing)


def _setup(header: dict[str, list[str]], options: dict[str, str]) -> Setup:
    for needed in ("game", "content", "mode", "seats", "seed"):
        if needed not in header:
            raise RecordError(f"the header has no line '{needed} …'")
    return Setup(
        game=header["game"][0],
        mode=header["mode"][0],
        level=header.get("level", [""])[0],
        seats=tuple(header["seats"]),
        options=options,
        seed=header["seed"][0],
        free_undo=header.get("undo") == ["free"],
    )


def _versions(header: dict[str, list[str]]) -> tuple[int, str, str]:
    game, content = header["game"], header["content"]
    if len(game) != 2 or not game[1].isdigit():
        raise RecordError("the header's game line should be 'game NAME VERSION'")
    if len(content) != 2:
        raise RecordError("the header's content line should be 'content PACK HASH'")
    return int(game[1]), content[0], content[1]


def check_versions(spec: GameSpec[Any, Any], box: Box[Any], rules: int, content: str) -> None:
    """Refuse to go on with other rules or other content than a match began with."""
    if rules != spec.rules_version:
        raise RecordError(f"made with version {rules} of the rules of {spec.id}; this is {spec.rules_version}")
    if content != box.hash:
        raise RecordError(
            f"made with other content ({content}) than the pack {box.manifest.id} ({box.hash}); "
            "give the pack it was played with"
        )


def truncated(match: Match, message: str, at: int | None = None) -> TruncatedRecord:
    return TruncatedRecord(message, match=match, line=at)
