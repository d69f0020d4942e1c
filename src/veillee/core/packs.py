"""What a game's pack holds, said once by a class, and read by the core.

A game declares the sections of its files with the types of their entries:

    class HillsPack(Pack[HillsBox]):
        tracks: list[TrackEntry] = section("board.toml", "track", count=3)
        hills: list[HillEntry] = section("board.toml", "hill")
        drawing: Print[list[PlaceEntry]] = section("layout.toml", "place")

From that the core reads them, and refuses unknown files, sections and fields, wrong numbers of
entries, ids that are no words or stand twice, and references (`Annotated[str, Ref("tracks")]`) that
lead nowhere. What only the game can judge it says in methods `check_...`; `box` is called when
nothing was wrong. A game of several rooms may declare a class for each and inherit from them all.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from hashlib import blake2b
from types import UnionType
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    ClassVar,
    Generic,
    NamedTuple,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec

from veillee.core.content import PackReader, Problem, fields_of, is_print, one_of, rules_of
from veillee.core.text import Phrase
from veillee.core.words import Lexicon

B = TypeVar("B")
D = TypeVar("D")
MANIFEST = "pack.toml"


@dataclass(frozen=True)
class Section:
    """Where entries stand: `[[name]]` in a file, or the table `[name]`."""

    file: str
    name: str
    count: int | None = None
    ids: tuple[str, ...] = ()


def section(file: str, name: str, *, count: int | None = None, ids: Sequence[str] = ()) -> Any:
    """Entries of a file, `[[name]]` for a list of them.

    `count` says how many there must be, `ids` which, in this order, where rules know them by their place.
    """
    return Section(file, name, len(ids) or count, tuple(ids))


class Ref(NamedTuple):
    """In the type of a text: it is the id of an entry of that section of the pack."""

    section: str


class Kind(NamedTuple):
    """What the type of a section says: its entries, whether there are many, whether they are only shown."""

    entry: type[msgspec.Struct]
    many: bool
    print: bool


class Unread(Exception):
    """A check needs a table that could not be read, which has been told already."""


class Pack(Generic[B]):
    """The entries of one pack, read and checked. Entries with problems are left out of their lists."""

    _sections: ClassVar[dict[str, Section]] = {}
    _kinds: ClassVar[dict[str, Kind]] = {}

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        found = {name: value for name, value in vars(cls).items() if isinstance(value, Section)}
        for name in found:
            delattr(cls, name)
        inherited = {name: place for base in cls.__bases__ for name, place in getattr(base, "_sections", {}).items()}
        cls._sections = inherited | found

    @classmethod
    def kinds(cls) -> dict[str, Kind]:
        """The sections as their types say; worked out when they are first read, when all types are known."""
        if "_kinds" not in vars(cls):
            hints = get_type_hints(cls, include_extras=True)
            cls._kinds = {name: kind_of(hints[name]) for name in cls._sections}
        return cls._kinds

    def __init__(self, reader: PackReader) -> None:
        self._reader = reader
        self._lists: dict[int, Section] = {}
        for name, place in self._sections.items():
            kind = self.kinds()[name]
            if kind.many:
                entries = reader.many(place.file, place.name, kind.entry, place.count)
                self._lists[id(entries)] = place
                setattr(self, name, entries)
            elif (entry := reader.one(place.file, place.name, kind.entry)) is not None:
                setattr(self, name, entry)
        self._check_files()
        self._check_order()
        lost = self._check_references()
        for check in [
            name for kind_ in reversed(type(self).mro()) for name in vars(kind_) if name.startswith("check_")
        ]:
            try:
                getattr(self, check)()
            except Unread:
                continue
        reader.problems += lost
        reader.finish()

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            raise Unread(name) if name in self._sections else AttributeError(name)

    def box(self) -> tuple[B, Lexicon]:
        """The game's own tables, made of the entries, and what pieces are called."""
        raise NotImplementedError

    def problem(
        self,
        where: msgspec.Struct | Sequence[msgspec.Struct],
        field: str,
        found: object,
        expected: str | Phrase,
        label: str = "",
    ) -> None:
        """Note what is wrong with an entry, or with a section as a whole."""
        if isinstance(where, msgspec.Struct):
            file, entry = self._reader.places[id(where)]
        else:
            place = self._lists[id(where)]
            file, entry = place.file, f"[[{place.name}]]"
        self._reader.problem(file, label or entry, field, found, expected)

    def says(self, message: str, /, **details: object) -> Phrase:
        """What was found or expected, as a message of the game."""
        return Phrase(message, details, type(self).__module__.rpartition(".")[0])

    def whole(self, *sections: Sequence[msgspec.Struct]) -> bool:
        """Whether all entries of these sections could be read, as many as there must be."""
        return all(
            len(entries) == len(self._reader.file(place.file).get(place.name, ()))
            and place.file not in self._reader.unread
            and place.count in (None, len(entries))
            for entries, place in ((entries, self._lists[id(entries)]) for entries in sections)
        )

    def hash(self, game: str) -> str:
        """The fingerprint of what rules read: the same whatever the print says and however the files are laid out."""
        kinds = self.kinds()
        rules = {name: rules_of(getattr(self, name)) for name in self._sections if not kinds[name].print}
        given = {name: found for name, found in rules.items() if found}
        return blake2b(msgspec.json.Encoder(order="sorted").encode([game, given]), digest_size=8).hexdigest()

    def _check_files(self) -> None:
        """A section or file that nobody reads is a mistake of its writer."""
        files: dict[str, list[str]] = {}
        for place in self._sections.values():
            files.setdefault(place.file, []).append(place.name)
        for file, known in files.items():
            for name in self._reader.file(file):
                if name not in known:
                    self._reader.problem(file, name, "", Phrase("found-section"), one_of(known))
        for file in self._reader.names:
            if file not in files and file != MANIFEST:
                self._reader.problem(file, "", "", Phrase("found-file"), one_of((MANIFEST, *files)))

    def _check_order(self) -> None:
        for name, place in self._sections.items():
            entries = getattr(self, name) if place.ids else []
            ids = [entry.id for entry in entries]
            if place.ids and self.whole(entries) and ids != list(place.ids):
                self.problem(entries, "id", ", ".join(ids), ", ".join(place.ids))

    def _check_references(self) -> list[Problem]:
        """Entries that name what there is not are left out like others with problems."""
        problems = []
        for name, kind in self.kinds().items():
            if not kind.many:
                continue
            entries = getattr(self, name)
            bad = {id(entry): found for entry in entries if (found := list(self._lost(entry)))}
            problems += [problem for found in bad.values() for problem in found]
            entries[:] = [entry for entry in entries if id(entry) not in bad]
        return problems

    def _lost(self, entry: msgspec.Struct) -> Iterator[Problem]:
        for field in fields_of(type(entry)):
            for ref, word in references(getattr(entry, field.name), field.type):
                place = self._sections[ref.section]
                known = self._reader.ids(place.file, place.name)
                if known and word not in known:
                    some = Phrase("expected-id-of", {"section": place.name, "known": [*known[:3], "…"]})
                    expected = one_of(known) if len(known) < MANY else some
                    yield Problem(*self._reader.places[id(entry)], field.encode_name, repr(word), expected)


MANY = 30  # more ids than this are no help in a message


def boxed(kind: type[D], entry: msgspec.Struct, **others: object) -> D:
    """What is in the box for an entry: a dataclass with the entry's fields of the same names, and others."""
    names = {one.name for one in fields(kind)} - set(others)  # type: ignore[arg-type]
    return kind(**{name: getattr(entry, name) for name in names}, **others)


def numbers(entries: Sequence[Any]) -> dict[str, int]:
    """The numbers of pieces by their ids: they are counted in the order of their entries."""
    return {entry.id: number for number, entry in enumerate(entries)}


def kind_of(hint: Any) -> Kind:
    bare = get_args(hint)[0] if get_origin(hint) is Annotated else hint
    many = get_origin(bare) is list
    return Kind(get_args(bare)[0] if many else bare, many, is_print(hint))


def references(value: Any, hint: Any) -> Iterator[tuple[Ref, str]]:
    """All references in a value, as its type declares them."""
    origin, parts = get_origin(hint), get_args(hint)
    if value is None:
        return
    if origin is Annotated:
        for mark in hint.__metadata__:
            if isinstance(mark, Ref):
                yield mark, value
        yield from references(value, parts[0])
    elif origin in (Union, UnionType):
        for part in parts:
            yield from references(value, part)
    elif origin is list:
        for item in value:
            yield from references(item, parts[0])
    elif origin is tuple:
        for item, part in zip(value, parts, strict=True):
            yield from references(item, part)
    elif isinstance(value, msgspec.Struct):
        for field in fields_of(type(value)):
            yield from references(getattr(value, field.name), field.type)
