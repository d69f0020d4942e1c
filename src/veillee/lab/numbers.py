"""Numbers of house content that may be tuned: found by what a person calls them, and set in the text of their file.

    tom.toml:medium.province=8..20      the field `province` of the entry `medium`, from 8 to 20
    rival.toml:r01.bottom.2=1..3        the second number in a text, or the second part of a list
    tom.toml:easy.province+medium.province=8..20    two that move together: these are values of the first, and the
                                                    others keep their distance from it

What comes from the rulebook or from a public source is never tuned, and what no rule reads would change nothing. A
number is set without touching anything else: comments and the layout of the file stay.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any, get_args, get_origin

import msgspec

from veillee.core.content import fields_of, is_print
from veillee.core.packs import MANIFEST, Kind, Pack
from veillee.lab.errors import PlanError

WORDS = r"\w+(?:\.\w+)+"
FORM = re.compile(rf"(?P<file>[\w-]+(?:\.toml)?):(?P<path>{WORDS}(?:\+{WORDS})*)=(?P<low>-?\d+)\.\.(?P<high>-?\d+)")
WHOLE = re.compile(r"-?\d+")
HOUSE = "house"
SHOWN = 12  # entries that a message lists


class Number(msgspec.Struct, frozen=True):
    """A number of the content and the values that it may take."""

    file: str
    section: str
    entry: int  # its place among those of its section; -1 where the section is one table
    path: tuple[str | int, ...]  # field, then keys, places of a list or the place of a number in a text
    name: str  # what it is called in reports
    now: int
    low: int
    high: int
    along: tuple[Number, ...] = ()  # those that move with it


def find(pack: type[Pack[Any]], texts: Mapping[str, str], given: str) -> Number:
    """The number that is meant; PlanError says what was expected where it is none that may be tuned."""
    form = FORM.fullmatch(given)
    if form is None:
        raise PlanError("error-number-form", given=given)
    low, high = int(form["low"]), int(form["high"])
    if low > high:
        raise PlanError("error-number-range", given=given, low=low, high=high)
    file = form["file"] if form["file"].endswith(".toml") else f"{form['file']}.toml"
    known = [name for name in texts if name != MANIFEST]
    if file not in known:
        raise PlanError("error-number-file", file=file, known=known)
    first, *along = (_at(pack, file, texts[file], path) for path in form["path"].split("+"))
    return msgspec.structs.replace(first, name=f"{file}:{form['path']}", low=low, high=high, along=tuple(along))


def _at(pack: type[Pack[Any]], file: str, text: str, words: str) -> Number:
    """The number to which these words lead, with its present value only."""
    section, entry, data, rest = _entry(file, tomllib.loads(text), words.split("."))
    name = f"{file}:{words}"
    source = data.get("source", "")
    if source != HOUSE:
        raise PlanError("error-number-source", number=name, source=source or "none")
    kind = _kind(pack, file, section)
    path, value, printed = _walk(name, data, rest, kind.entry)
    if printed or kind.print:
        raise PlanError("error-number-print", number=name)
    return Number(file, section, entry, path, name, value, value, value)


def _entry(
    file: str, sections: Mapping[str, Any], words: Sequence[str]
) -> tuple[str, int, Mapping[str, Any], Sequence[str]]:
    """The entry that the first words name (its id, or its section and its id), and the words that are left."""
    first = words[0]
    if isinstance(sections.get(first), dict):
        return first, -1, sections[first], words[1:]
    if isinstance(sections.get(first), list) and len(words) > 2:
        found = [(first, *one) for one in _called(sections[first], words[1])]
        rest = words[2:]
    else:
        lists = {name: entries for name, entries in sections.items() if isinstance(entries, list)}
        found = [(name, *one) for name, entries in lists.items() for one in _called(entries, first)]
        rest = words[1:]
    if len(found) == 1:
        return *found[0], rest
    if found:
        known = [f"{name}.{first}" for name, _, _ in found]
        raise PlanError("error-number-ambiguous", file=file, entry=first, known=known)
    ids = [
        str(one["id"]) for entries in sections.values() if isinstance(entries, list) for one in entries if "id" in one
    ]
    tables = [name for name, entry in sections.items() if isinstance(entry, dict)]
    names = [*tables, *ids]
    raise PlanError(
        "error-number-entry", file=file, entry=first, known=[*names[:SHOWN], *(["…"] if len(names) > SHOWN else [])]
    )


def _called(entries: Sequence[Any], id_: str) -> Iterator[tuple[int, Mapping[str, Any]]]:
    for place, entry in enumerate(entries):
        if isinstance(entry, dict) and entry.get("id") == id_:
            yield place, entry


def _kind(pack: type[Pack[Any]], file: str, section: str) -> Kind:
    """How the game declares a section; one that it does not know was refused when the pack was read."""
    names = [name for name, place in pack._sections.items() if (place.file, place.name) == (file, section)]
    return pack.kinds()[names[0]]


def _walk(
    name: str, data: Mapping[str, Any], words: Sequence[str], kind: type[msgspec.Struct]
) -> tuple[tuple[str | int, ...], int, bool]:
    """Where the words lead in an entry, the number that stands there, and whether it is print."""
    value: Any = data
    hint: Any = kind
    printed = False
    path: list[str | int] = []
    for word in words:
        value, key, hint = _next(name, value, word, hint)
        printed = printed or is_print(hint)
        path.append(key)
    if not path or isinstance(value, bool) or not isinstance(value, int):
        raise PlanError("error-number-kind", number=name, found=_shown(value))
    return tuple(path), value, printed


def _next(name: str, value: Any, word: str, hint: Any) -> tuple[Any, str | int, Any]:
    """One word further: a field, a part of a list or a number in a text, both counted from 1."""
    if get_origin(hint) is Annotated:
        hint = get_args(hint)[0]
    if isinstance(value, dict):
        if word not in value:
            raise PlanError("error-number-field", number=name, field=word, known=list(value))
        return value[word], word, _field(hint, word)
    parts = WHOLE.findall(value) if isinstance(value, str) else value if isinstance(value, list) else []
    if not word.isdigit() or not 1 <= int(word) <= len(parts):
        raise PlanError("error-number-part", number=name, part=word, count=len(parts), found=_shown(value))
    part = parts[int(word) - 1]
    items = get_args(hint)
    inner = items[min(int(word), len(items)) - 1] if isinstance(value, list) and items else hint
    return (int(part) if isinstance(value, str) else part), int(word) - 1, inner


def _field(hint: Any, word: str) -> Any:
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return next((field.type for field in fields_of(hint) if field.encode_name == word), None)
    return get_args(hint)[-1] if get_origin(hint) is dict else None


def _shown(value: Any) -> str:
    return repr(value) if isinstance(value, str) else str(value)


def with_values(texts: Mapping[str, str], numbers: Sequence[Number], values: Sequence[int]) -> dict[str, str]:
    """The files of a pack with other values of these numbers."""
    found = dict(texts)
    for number, value in zip(numbers, values, strict=True):
        for one in (number, *number.along):
            found[one.file] = put(found[one.file], one, one.now + value - number.now)
    return found


def put(text: str, number: Number, value: int) -> str:
    """The text of a file with another value at one place: those digits of the entry that change nothing else."""
    wanted = tomllib.loads(text)
    if _read(wanted, number) == value:
        return text
    _write(wanted, number, value)
    start, end = _block(text, number)
    for digits in WHOLE.finditer(text, start, end):
        changed = f"{text[: digits.start()]}{value}{text[digits.end() :]}"
        try:
            if tomllib.loads(changed) == wanted:
                return changed
        except tomllib.TOMLDecodeError:
            continue
    raise PlanError("error-number-unwritable", number=number.name)


def _block(text: str, number: Number) -> tuple[int, int]:
    """From where to where the entry stands: from its own heading to the next one that is no part of it."""
    mark = rf"^\[\[{number.section}\]\]" if number.entry >= 0 else rf"^\[{number.section}\]"
    starts = [found.start() for found in re.finditer(mark, text, re.MULTILINE)]
    start = starts[max(0, number.entry)] if max(0, number.entry) < len(starts) else 0
    others = re.compile(rf"^\[(?!\[?{number.section}\.)", re.MULTILINE)
    after = others.search(text, start + 1)
    return start, after.start() if after and starts else len(text)


def _home(files: Mapping[str, Any], number: Number) -> Any:
    found: Any = files[number.section]
    if number.entry >= 0:
        found = found[number.entry]
    for key in number.path[:-1]:
        found = found[key]
    return found


def _read(files: Mapping[str, Any], number: Number) -> int:
    home = _home(files, number)
    last = number.path[-1]
    return int(WHOLE.findall(home)[int(last)]) if isinstance(home, str) else int(home[last])


def _write(files: dict[str, Any], number: Number, value: int) -> None:
    home = _home(files, number)
    last = number.path[-1]
    if not isinstance(home, str):
        home[last] = value
        return
    found = list(WHOLE.finditer(home))[int(last)]
    above = _home(files, msgspec.structs.replace(number, path=number.path[:-1]))
    above[number.path[-2]] = f"{home[: found.start()]}{value}{home[found.end() :]}"
