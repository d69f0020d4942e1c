"""Content packs: folders of TOML files that say what is on every card.

Each entry says where it comes from: `seed` (the rulebook), `public` (a public source) or `house`
(designed here). A wrong pack is refused with all its problems at once, each with the file, the
entry, the field, what was found and what was expected.

What rules read makes the hash of a pack, by which a match is bound to it. Print stays outside: a
`Name` wherever it stands, and every field whose type says `Print[...]`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin

import msgspec

from veillee.core.errors import PackError

Source = Literal["seed", "public", "house"]
T = TypeVar("T")
PRINT = "print"
Print = Annotated[T, PRINT]  # what is shown and no rule reads: Print[int] is a number that changes no match


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name in both languages."""

    fr: str
    en: str

    def text(self, lang: str) -> str:
        return self.fr if lang == "fr" else self.en


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every entry of a pack has: where it comes from, and a note about that."""

    source: Print[Source]
    note: Print[str] = ""


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`pack.toml`: whose pack it is, and the format of its files (the game says which one it reads)."""

    id: str
    game: str
    version: int
    name: Name
    note: Name | None = None
    format: int = 1


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
Home = Traversable | Path | Mapping[str, str]  # where the files of a pack are: a folder, or texts by their names
SLUG = "abcdefghijklmnopqrstuvwxyz0123456789_"  # ids become parts of keys and records


class PackReader:
    """Reads the files of one pack and collects every problem on the way."""

    def __init__(self, home: Home, where: str) -> None:
        self.home = home
        self.where = where
        self.problems: list[Problem] = []
        self.unread: set[str] = set()  # files that are missing or no TOML: one problem each, whatever they lack
        self.texts: dict[str, str] = {}
        self.raw: dict[str, dict[str, Any]] = {}
        self.entries: list[msgspec.Struct] = []
        self.places: dict[int, tuple[str, str]] = {}  # of every entry by its identity: its file and what it is called

    def problem(self, file: str, entry: str, field: str, found: object, expected: str) -> None:
        shown = "nothing" if found is None else repr(found) if isinstance(found, str) else str(found)
        self.problems.append(Problem(file, entry, field, shown, expected))

    def file(self, name: str) -> dict[str, Any]:
        """The parsed file; problems with it are noted and an empty one is returned."""
        if name not in self.raw:
            self.raw[name] = {}
            self.unread.add(name)
            try:
                self.texts[name] = self._text(name)
                self.raw[name] = tomllib.loads(self.texts[name])
                self.unread.discard(name)
            except (FileNotFoundError, NotADirectoryError, KeyError):
                self.problem(name, "", "", None, "a file of this name in the pack")
            except (OSError, UnicodeDecodeError) as error:
                self.problem(name, "", "", str(error), "a readable UTF-8 text file")
            except tomllib.TOMLDecodeError as error:
                self.problem(name, "", "", str(error), "valid TOML")
        return self.raw[name]

    def _text(self, name: str) -> str:
        return self.home[name] if isinstance(self.home, Mapping) else self.home.joinpath(name).read_text("utf-8")

    @property
    def names(self) -> list[str]:
        """The files that the pack has."""
        if isinstance(self.home, Mapping):
            return sorted(self.home)
        return sorted(item.name for item in self.home.iterdir() if item.name.endswith(".toml"))

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
        ids = self.ids(name, section)
        good: list[E] = []
        for index, item in enumerate(found, 1):
            label = label_of(item, kind) or f"{section} {index}"
            before = len(self.problems)
            id_ = item.get("id")
            if isinstance(id_, str) and ids.index(id_) < index - 1:
                self.problem(name, label, "id", id_, "an id that no other entry has")
            if isinstance(id_, str) and (not id_ or id_.strip(SLUG)):
                self.problem(name, label, "id", id_, "lower-case letters, digits and _")
            entry = self._convert(name, label, item, kind)
            if entry is not None and len(self.problems) == before:
                good.append(entry)
        return good

    def ids(self, name: str, section: str) -> list[str]:
        """The ids that the entries of a section say they have, be they good or not."""
        found = self.file(name).get(section, [])
        return [str(item.get("id", "")) for item in found if isinstance(item, dict)] if isinstance(found, list) else []

    def _convert(self, name: str, label: str, data: dict[str, Any], kind: type[E]) -> E | None:
        try:
            entry = msgspec.convert(data, kind)
        except msgspec.ValidationError as error:
            before = len(self.problems)
            self._look_closer(name, label, data, kind)
            if len(self.problems) == before:  # each field is right, but not together
                self.problem(name, label, "", str(error), describe(kind))
            return None
        self.places[id(entry)] = name, label
        self.entries.append(entry)
        return entry

    def _look_closer(self, name: str, label: str, data: dict[str, Any], kind: type[msgspec.Struct]) -> None:
        """Field by field, so that one bad field does not hide another."""
        fields = {field.encode_name: field for field in fields_of(kind)}
        for key in data:
            if key not in fields:
                self.problem(name, label, key, "this field", f"one of {', '.join(fields)}")
        for key, field in fields.items():
            if key not in data:
                if field.required:
                    self.problem(name, label, key, None, describe(field.type))
                continue
            try:
                msgspec.convert(data[key], field.type)
            except msgspec.ValidationError:
                self.problem(name, label, key, data[key], describe(field.type))

    def finish(self) -> None:
        """Refuse the pack if anything was wrong with it."""
        if self.problems:
            raise PackError(self.where, self.problems)


def label_of(data: dict[str, Any], kind: type[msgspec.Struct]) -> str:
    """What an entry is called in a message: its id or number, otherwise the words of its first field."""
    first = data.get("id") or data.get("number") or data.get(next(iter(kind.__annotations__), ""))
    words = first if isinstance(first, list) else [first]
    return "–".join(word for word in words if isinstance(word, str))


def rules_of(value: Any) -> Any:
    """Entries without their print, as plain data. The order of entries counts: pieces are numbered by it.

    What holds its default is left out, so that a field that a later version adds changes no older pack's hash.
    """
    if isinstance(value, msgspec.Struct):
        found = {field: (getattr(value, field), default) for field, default in rule_fields(type(value)).items()}
        return {field: rules_of(held) for field, (held, default) in found.items() if held != default}
    if isinstance(value, (list, tuple)):
        return [rules_of(item) for item in value]
    if isinstance(value, dict):
        return {key: rules_of(item) for key, item in value.items()}
    return value


@cache
def fields_of(kind: type[msgspec.Struct]) -> tuple[msgspec.structs.FieldInfo, ...]:
    return msgspec.structs.fields(kind)


@cache
def rule_fields(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """The fields of an entry that rules read, each with its default."""
    return {
        field.name: field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
        for field in fields_of(kind)
        if not is_print(field.type)
    }


def is_print(hint: Any) -> bool:
    """Whether a type says that its values are only shown."""
    if get_origin(hint) is Annotated:
        return PRINT in hint.__metadata__ or is_print(get_args(hint)[0])
    if get_origin(hint) in (Union, UnionType):
        return all(is_print(part) for part in get_args(hint) if part is not NoneType)
    if get_origin(hint) in (list, tuple, dict):
        return is_print(get_args(hint)[-1])
    return hint is Name


def describe(hint: Any) -> str:
    """What a field should hold, in words an owner of a pack understands."""
    kind = msgspec.inspect.type_info(hint)
    return _describe(kind)


def _describe(kind: Any) -> str:
    info = msgspec.inspect
    if isinstance(kind, info.Metadata):
        return str((kind.extra_json_schema or {}).get("description") or _describe(kind.type))
    if isinstance(kind, info.LiteralType):
        return "one of " + ", ".join(str(value) for value in kind.values)
    if isinstance(kind, info.ListType):
        most = f" of at most {kind.max_length}" if kind.max_length is not None else ""
        return f"a list{most}, each: {_describe(kind.item_type)}"
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


def pack_files(home: Home) -> Iterator[tuple[str, str]]:
    """Names and texts of all files of a pack."""
    if isinstance(home, Mapping):
        yield from sorted(home.items())
        return
    for item in sorted(home.iterdir(), key=lambda item: item.name):
        if item.name.endswith(".toml"):
            yield item.name, item.read_text("utf-8")
