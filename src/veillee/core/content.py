"""Content packs: folders of TOML files that say what is on every card.

Each entry says where it comes from: `seed` (the rulebook), `public` (a public source) or `house`
(designed here). A wrong pack is refused with all its problems at once, each with the file, the
entry, the field, what was found and what was expected.

What rules read makes the hash of a pack, by which a match is bound to it. Print stays outside: a
`Name` wherever it stands, and every field whose type says `Print[...]`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin

import msgspec

from veillee.core.errors import PackError, VeilleeError
from veillee.core.text import Phrase, either

Source = Literal["seed", "public", "house"]
T = TypeVar("T")
PRINT = "print"
LINE = re.compile(r"at line (\d+)")
WORDS = "words"  # `Meta(extra={WORDS: Phrase(…)})`: what a field should hold, where its type alone says too little
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


Words = str | Phrase | VeilleeError  # what stands in a pack, or what is said of it


class Problem(msgspec.Struct, frozen=True):
    """One thing that is wrong with a pack. What stands in it is text; what is said of it is a phrase."""

    file: str
    entry: str
    field: str
    found: Words
    expected: Words

    def text(self, lang: str) -> str:
        place = ", ".join(part for part in (self.file, self.entry, self.field) if part)
        told = "problem" if place else "problem-whole"
        return Phrase(told, {"place": place, "found": self.found, "expected": self.expected}).text(lang)

    def __str__(self) -> str:
        return self.text("en")


E = TypeVar("E", bound=msgspec.Struct)
Home = Traversable | Path | Mapping[str, str]  # where the files of a pack are: a folder, or texts by their names
SLUG = "abcdefghijklmnopqrstuvwxyz0123456789_"  # ids become parts of keys and records


class PackReader:
    """Reads the files of one pack and collects every problem on the way."""

    def __init__(self, home: Home, where: str | Phrase) -> None:
        self.home = home
        self.where = where
        self.problems: list[Problem] = []
        self.unread: set[str] = set()  # files that are missing or no TOML: one problem each, whatever they lack
        self.texts: dict[str, str] = {}
        self.raw: dict[str, dict[str, Any]] = {}
        self.entries: list[msgspec.Struct] = []
        self.places: dict[int, tuple[str, str]] = {}  # of every entry by its identity: its file and what it is called

    def problem(self, file: str, entry: str, field: str, found: object, expected: str | Phrase) -> None:
        self.problems.append(Problem(file, entry, field, shown(found), expected))

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
                self.problem(name, "", "", None, Phrase("expected-file"))
            except (OSError, UnicodeDecodeError) as error:
                self.problem(
                    name, "", "", Phrase("found-not-utf8", {"problem": str(error)}), Phrase("expected-text-file")
                )
            except tomllib.TOMLDecodeError as error:
                self.problem(name, "", "", not_toml(error), Phrase("expected-toml"))
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
            self.problem(name, section, "", found, Phrase("expected-section", {"section": section}))
            return None
        return self._convert(name, section, found, kind)

    def many(self, name: str, section: str, kind: type[E], count: int | None = None) -> list[E]:
        """An array of tables such as `[[object]]`; entries with problems are left out."""
        raw = self.file(name)
        found = raw.get(section, [])
        if not isinstance(found, list) or not all(isinstance(item, dict) for item in found):
            self.problem(name, section, "", found, Phrase("expected-entries", {"section": section}))
            return []
        if name not in self.unread and count is not None and len(found) != count:
            self.problem(name, f"[[{section}]]", "", entries(len(found)), entries(count))
        ids = self.ids(name, section)
        good: list[E] = []
        for index, item in enumerate(found, 1):
            label = label_of(item, kind) or f"{section} {index}"
            before = len(self.problems)
            id_ = item.get("id")
            if isinstance(id_, str) and ids.index(id_) < index - 1:
                self.problem(name, label, "id", id_, Phrase("expected-own-id"))
            if isinstance(id_, str) and (not id_ or id_.strip(SLUG)):
                self.problem(name, label, "id", id_, Phrase("expected-slug"))
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
                self.problem(name, label, "", Phrase("found-not-together", {"problem": str(error)}), describe(kind))
            return None
        self.places[id(entry)] = name, label
        self.entries.append(entry)
        return entry

    def _look_closer(self, name: str, label: str, data: dict[str, Any], kind: type[msgspec.Struct]) -> None:
        """Field by field, so that one bad field does not hide another."""
        fields = {field.encode_name: field for field in fields_of(kind)}
        for key in data:
            if key not in fields:
                self.problem(name, label, key, Phrase("found-field"), one_of(fields))
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


def shown(found: object) -> Words:
    """What was found, as a person reads it."""
    if isinstance(found, (Phrase, VeilleeError)):
        return found
    return Phrase("nothing-found") if found is None else repr(found) if isinstance(found, str) else str(found)


def not_toml(error: tomllib.TOMLDecodeError) -> Phrase:
    """Where a file stops being TOML; what the parser says of it is in English only."""
    at = LINE.search(str(error))
    return Phrase("found-not-toml", {"line": int(at[1]) if at is not None else 0, "problem": str(error)})


def one_of(known: Iterable[object]) -> Phrase:
    return Phrase("expected-one-of", {"known": list(known)})


def readable(format_: int) -> Phrase:
    return Phrase("expected-format", {"format": format_})


def entries(count: int) -> Phrase:
    return Phrase("some-entries", {"count": count})


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


def describe(hint: Any) -> str | Phrase:
    """What a field should hold, in words an owner of a pack understands."""
    kind = msgspec.inspect.type_info(hint)
    return _describe(kind)


def _describe(kind: Any) -> str | Phrase:
    info = msgspec.inspect
    if isinstance(kind, info.Metadata):
        words = kind.extra or {}
        return words[WORDS] if WORDS in words else _describe(kind.type)
    if isinstance(kind, info.LiteralType):
        return one_of(kind.values)
    if isinstance(kind, info.ListType):
        most = -1 if kind.max_length is None else kind.max_length
        return Phrase("expected-list", {"most": most, "each": _describe(kind.item_type)})
    if isinstance(kind, (info.TupleType,)):
        items = [_describe(item) for item in kind.item_types]
        return Phrase("expected-tuple", {"count": len(items), "items": items})
    if isinstance(kind, info.StructType):
        return Phrase("expected-table", {"fields": [field.encode_name for field in kind.fields]})
    if isinstance(kind, info.UnionType):
        return either([_describe(item) for item in kind.types])
    if isinstance(kind, info.IntType):
        number: str | Phrase = Phrase("expected-number")
        for word, limit in (("least", kind.ge), ("most", kind.le)):
            if limit is not None:
                number = Phrase(f"expected-at-{word}", {"what": number, "limit": str(limit)})
        return number
    simple = {
        info.StrType: Phrase("expected-text"),
        info.BoolType: Phrase("expected-bool"),
        info.NoneType: Phrase("nothing-found"),
    }
    return next((said for type_, said in simple.items() if isinstance(kind, type_)), str(kind))


def pack_files(home: Home) -> Iterator[tuple[str, str]]:
    """Names and texts of all files of a pack."""
    if isinstance(home, Mapping):
        yield from sorted(home.items())
        return
    for item in sorted(home.iterdir(), key=lambda item: item.name):
        if item.name.endswith(".toml"):
            yield item.name, item.read_text("utf-8")
