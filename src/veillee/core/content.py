"""Content packs: folders of TOML files that say what is on every card.

Each entry says where it comes from: `seed` (the rulebook), `public` (a public source) or `house`
(designed here). A wrong pack is refused with all its problems at once, each with the file, the
entry, the field, what was found and what was expected.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from hashlib import blake2b
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Literal, TypeVar, get_type_hints

import msgspec

from veillee.core.errors import PackError

Source = Literal["seed", "public", "house"]


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name in both languages."""

    fr: str
    en: str

    def text(self, lang: str) -> str:
        return self.fr if lang == "fr" else self.en


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every entry of a pack has: where it comes from, and a note about that."""

    source: Source
    note: str = ""


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`pack.toml`: whose pack it is."""

    id: str
    game: str
    version: int
    name: Name
    note: Name | None = None


class Problem(msgspec.Struct, frozen=True):
    """One thing that is wrong with a pack."""

    file: str
    entry: str
    field: str
    found: str
    expected: str

    def __str__(self) -> str:
        place = ", ".join(part for part in (self.file, self.entry, self.field) if part)
        return f"{place}: found {self.found}; expected {self.expected}"


E = TypeVar("E", bound=msgspec.Struct)


class PackReader:
    """Reads the files of one pack and collects every problem on the way."""

    def __init__(self, folder: Traversable | Path, where: str) -> None:
        self.folder = folder
        self.where = where
        self.problems: list[Problem] = []
        self.unread: set[str] = set()  # files that are missing or no TOML: one problem each, whatever they lack
        self.raw: dict[str, dict[str, Any]] = {}

    def problem(self, file: str, entry: str, field: str, found: object, expected: str) -> None:
        shown = "nothing" if found is None else repr(found) if isinstance(found, str) else str(found)
        self.problems.append(Problem(file, entry, field, shown, expected))

    def file(self, name: str) -> dict[str, Any]:
        """The parsed file; problems with it are noted and an empty one is returned."""
        if name not in self.raw:
            self.raw[name] = {}
            self.unread.add(name)
            try:
                self.raw[name] = tomllib.loads(self.folder.joinpath(name).read_text("utf-8"))
                self.unread.discard(name)
            except (FileNotFoundError, NotADirectoryError):
                self.problem(name, "", "", None, "a file of this name in the pack")
            except (OSError, UnicodeDecodeError) as error:
                self.problem(name, "", "", str(error), "a readable UTF-8 text file")
            except tomllib.TOMLDecodeError as error:
                self.problem(name, "", "", str(error), "valid TOML")
        return self.raw[name]

    def only(self, name: str, *sections: str) -> None:
        """The file has these sections and no others."""
        for section in self.file(name):
            if section not in sections:
                self.problem(name, section, "", "this section", f"one of {', '.join(sections)}")

    def one(self, name: str, section: str, kind: type[E]) -> E | None:
        """A table such as `[map]`, or the whole file where the section is empty."""
        found = self.file(name).get(section) if section else self.file(name)
        if name in self.unread:
            return None
        if not isinstance(found, dict):
            self.problem(name, section, "", found, f"a table [{section}]")
            return None
        return self._convert(name, section, found, kind)

    def many(self, name: str, section: str, kind: type[E], count: int | None = None) -> list[E]:
        """An array of tables such as `[[object]]`; entries with problems are left out."""
        raw = self.file(name)
        found = raw.get(section, [])
        if not isinstance(found, list) or not all(isinstance(item, dict) for item in found):
            self.problem(name, section, "", found, f"entries [[{section}]]")
            return []
        if name not in self.unread and count is not None and len(found) != count:
            self.problem(name, f"[[{section}]]", "", f"{len(found)} entries", f"{count} entries")
        seen: set[str] = set()
        good: list[E] = []
        for index, item in enumerate(found, 1):
            label = str(item.get("id") or item.get("number") or f"{section} {index}")
            if "id" in item and label in seen:
                self.problem(name, label, "id", label, "an id that no other entry has")
            seen.add(label)
            entry = self._convert(name, label, item, kind)
            if entry is not None:
                good.append(entry)
        return good

    def _convert(self, name: str, label: str, data: dict[str, Any], kind: type[E]) -> E | None:
        """Field by field, so that one bad field does not hide another."""
        before = len(self.problems)
        hints = get_type_hints(kind, include_extras=True)
        fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
        for key in data:
            if key not in fields:
                self.problem(name, label, key, "this field", f"one of {', '.join(fields)}")
        for key, field in fields.items():
            if key not in data:
                if field.required:
                    self.problem(name, label, key, None, f"{describe(hints[field.name])}")
                continue
            try:
                msgspec.convert(data[key], hints[field.name])
            except msgspec.ValidationError:
                self.problem(name, label, key, data[key], describe(hints[field.name]))
        if len(self.problems) > before:
            return None
        return msgspec.convert(data, kind)

    def slug(self, file: str, entries: list[Any], *fields: str) -> None:
        """Ids become parts of keys and records: lower-case words joined by underscores."""
        for entry in entries:
            for field in fields or ("id",):
                word = getattr(entry, field)
                if not word or word.strip("abcdefghijklmnopqrstuvwxyz0123456789_"):
                    self.problem(file, word, field, word, "lower-case letters, digits and _")

    def finish(self) -> None:
        """Refuse the pack if anything was wrong with it."""
        if self.problems:
            raise PackError(self.where, self.problems)

    def hash(self) -> str:
        """The content's fingerprint: equal content, however it is laid out, has the same one."""
        encoder = msgspec.json.Encoder(order="sorted")
        return blake2b(encoder.encode(self.raw), digest_size=8).hexdigest()


def describe(hint: Any) -> str:
    """What a field should hold, in words an owner of a pack understands."""
    kind = msgspec.inspect.type_info(hint)
    return _describe(kind)


def _describe(kind: Any) -> str:
    info = msgspec.inspect
    if isinstance(kind, info.LiteralType):
        return "one of " + ", ".join(str(value) for value in kind.values)
    if isinstance(kind, info.ListType):
        return f"a list, each: {_describe(kind.item_type)}"
    if isinstance(kind, (info.TupleType,)):
        return f"a list of {len(kind.item_types)}: " + ", ".join(_describe(item) for item in kind.item_types)
    if isinstance(kind, info.StructType):
        names = [field.encode_name for field in kind.fields]
        return "a table with " + ", ".join(names)
    if isinstance(kind, info.UnionType):
        return " or ".join(_describe(item) for item in kind.types)
    if isinstance(kind, info.IntType):
        least = f", at least {kind.ge}" if kind.ge is not None else ""
        most = f", at most {kind.le}" if kind.le is not None else ""
        return "a whole number" + least + most
    words = {info.StrType: "a text", info.BoolType: "true or false", info.NoneType: "nothing"}
    return next((text for type_, text in words.items() if isinstance(kind, type_)), str(kind))


Builder = Callable[[PackReader], Any]


def pack_files(folder: Traversable | Path) -> Iterator[tuple[str, str]]:
    """Names and texts of all files of a pack."""
    for item in sorted(folder.iterdir(), key=lambda item: item.name):
        if item.name.endswith(".toml"):
            yield item.name, item.read_text("utf-8")
