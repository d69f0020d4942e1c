"""What differs between the contents of two runs, entry by entry."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from veillee.core.spec import game
from veillee.lab.journal import Run

Entries = dict[str, dict[str, str]]  # by the place of an entry: its fields and their values, as text
LONG = 80  # letters of a value that are shown


def contents_of(run: Run) -> Entries | None:
    """The entries of the first pack of a run; nothing if that content is no longer at hand."""
    pack, spec = run.plan.cells[0].pack, game(run.plan.game)
    if pack and not Path(pack).is_dir():
        return None
    box = spec.box(pack or None)
    if box.hash != run.charter.contents[pack]:
        return None
    return dict(found for name, text in sorted(box.texts.items()) for found in entries_of(name, tomllib.loads(text)))


def entries_of(file: str, data: Mapping[str, Any]) -> Iterator[tuple[str, dict[str, str]]]:
    """Every entry of a file with its fields; one of a list is called by its id, or by its number.

    Its place is written as in a tuning: `adventures.toml:adventure.lost_sheep`.
    """
    for section, found in data.items():
        many = found if isinstance(found, list) else [found]
        for number, entry in enumerate(many, 1):
            fields = entry if isinstance(entry, Mapping) else {"": entry}
            id_ = fields.get("id", number if len(many) > 1 else "")
            yield f"{file}:{'.'.join(filter(None, [section, str(id_)]))}", dict(flat("", fields))


def flat(path: str, value: Any) -> Iterator[tuple[str, str]]:
    """The fields of an entry, those of its parts with a dot."""
    if isinstance(value, Mapping):
        for name, part in value.items():
            yield from flat(f"{path}.{name}" if path else name, part)
    else:
        yield path, str(value)


def changed_entries(before: Entries, after: Entries, gone: str, new: str, lang: str) -> list[list[str]]:
    """For each field that differs its entry, its name, and its value before and after."""
    rows: list[list[str]] = []
    for place in (*before, *(place for place in after if place not in before)):
        old, now = before.get(place), after.get(place)
        entry = called(place, now or old or {}, lang)
        if old is None or now is None:
            rows.append([entry, "", "" if old is None else gone, "" if now is None else new])
            continue
        for name in (*old, *(name for name in now if name not in old)):
            if old.get(name) != now.get(name):
                rows.append([entry, name, shown(old.get(name, "")), shown(now.get(name, ""))])
    return rows


def called(place: str, fields: Mapping[str, str], lang: str) -> str:
    """An entry by its name, where it has one, and its place."""
    name = fields.get(f"name.{lang}") or fields.get("name")
    return f"{name} ({place})" if name else place


def shown(value: str) -> str:
    return value if len(value) <= LONG else f"{value[: LONG - 1]}…"
