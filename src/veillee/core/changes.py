"""What changed from one scene to the next, so that a table which is looked at is sent once and then only followed.

A match has a *backdrop* in each language: an empty table with all that is printed on it, and the grammar of keys. The
first scene is a change of the backdrop, every later one a change of the scene before it. What is printed on a card is
sent once, with the first change that shows it: of each face the fields that differ from the one sent before it.

A change holds the fields of the scene that are new. Zones, players, and the pieces, cells and regions of a zone have
ids. What was in a list already is meant by its place there, from 0, so that an id is sent once:

    {"status": "Round 2", "zones": {"3": {"pieces": {"0": {"at": "b2"}, "-": [4], "+": [{"id": "adventure:a5"}]}}}}

| sign | what it lists |
|------|---------------|
| a place | what has changed there, in the list before: the fields that differ |
| `-`  | the places of what is gone, in the list before |
| `+`  | what is new: its id and the fields that differ |
| `@`  | the places of the new ones in the list as it is now, in their order, unless they follow at its end |
| `=`  | where those that stay have changed their order: the place of each in the list that the other signs lead to |
| `*`  | the whole list, where ids are not unique in it |

A piece that is new where it lies differs from the first one of its id in the scene before, wherever that lay; if there
was none, from one that shows the printed face of this name. Its face is the name of a printed one, wherever it is one
of those, and otherwise the fields that differ from the face that it had; so does each of its marks from the one that
was in its place.

Paragraphs have no ids: a story `keeps` its first ones and goes on with `more`. Who has seen nothing of it yet is sent
its last pages, and of those before them only `earlier`: the title of each and how many paragraphs it has. They are
empty until somebody turns back to them and asks for the story.

A question is sent as a whole, packed (`veillee.core.packing`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache, cached_property
from itertools import chain, compress, count
from operator import attrgetter, ne
from typing import Any, Final, NamedTuple, get_type_hints

import msgspec

from veillee.core.packing import packed, unpacked
from veillee.core.scene import Cell, Face, Mark, Paragraph, Part, Piece, Player, Region, Scene, Zone

Change = dict[str, Any]


class Backdrop(Part):
    """What is printed: the empty table, and for each kind of key the roles of its parts."""

    id: str
    table: Scene
    grammar: dict[str, list[str]]


class Listed(NamedTuple):
    """A list of things that are known by an id."""

    name: str  # of the field that is the id
    nothing: Any  # what a new one differs from


LISTED: Final = {
    "zones": Listed("id", Zone("", "row", "")),
    "players": Listed("index", Player(-1, "", "", "")),
    "pieces": Listed("id", Piece("")),
    "cells": Listed("id", Cell("")),
    "regions": Listed("id", Region("", "")),
}
IDS: Final = {kind.name: attrgetter(kind.name) for kind in LISTED.values()}
pieces_of: Final = attrgetter("pieces")
BLANK: Final = Face("", "")
UNMARKED: Final = Mark("", "", "")
TOLD_APART: Final = frozenset({*LISTED, "paragraphs", "face", "marks", "question"})  # fields whose changes are found
LETTERS: Final = 2_000  # of a story that are sent to who has seen nothing of it, with the page where they begin
SPREAD: Final = 2  # pages that lie open at once


class Known:
    """The pieces of a scene, and those that were not there yet. Most changes bring nothing new: nobody asks then."""

    def __init__(self, scene: Scene, faces: Mapping[str, Face]) -> None:
        self.faces = faces
        self._scene = scene

    @cached_property
    def _lay(self) -> dict[str, Piece]:
        """Each piece by its id; of several, the first."""
        pieces = list(chain.from_iterable(map(pieces_of, self._scene.zones)))
        pieces.reverse()
        return dict(zip(map(IDS["id"], pieces), pieces, strict=True))

    def base(self, id_: Any, kind: Listed) -> Any:
        """What something differs from that is new in a list."""
        if not isinstance(kind.nothing, Piece):
            return kind.nothing
        return self._lay.get(id_) or Piece(id_, self.faces.get(id_))

    def shows_print(self, id_: Any) -> bool:
        """Whether something new with this id differs from what is printed on it."""
        return id_ in self.faces and id_ not in self._lay


class Changes:
    """Finds changes between scenes whose pieces have these printed faces, by their names."""

    def __init__(self, faces: Mapping[str, Face]) -> None:
        self._names = {id(face): name for name, face in faces.items()}
        self.faces = faces  # kept, so that no other face can have the same identity

    def between(self, before: Scene, after: Scene, named: set[str] | None = None, brief: bool = False) -> Change:
        """What has changed; the printed faces that one must know to follow it are added to those `named`.

        In `brief` of a story only the last pages.
        """
        finder = _Finder(self._names, Known(before, self.faces), set() if named is None else named, brief)
        return finder.fields(before, after)

    def prints(self, names: Iterable[str]) -> dict[str, Change]:
        """The printed faces of these names, each without what the one before it has too."""
        found: dict[str, Change] = {}
        names_of, values = fields_of(Face)
        last = values(BLANK)
        for name in names:
            face = values(self.faces[name])
            found[name] = {field: new for field, old, new in zip(names_of, last, face, strict=True) if old != new}
            last = face
        return found


class _Finder:
    def __init__(self, names: Mapping[int, str], known: Known, named: set[str], brief: bool) -> None:
        self.names = names
        self.known = known
        self.named = named
        self.brief = brief

    def fields(self, before: Any, after: Any) -> Change:
        found: Change = {}
        kind: type[msgspec.Struct] = type(after)
        names, values = fields_of(kind)
        olds, news = values(before), values(after)
        for place in compress(count(), map(ne, olds, news)):
            name, old, new = names[place], olds[place], news[place]
            if name not in TOLD_APART:
                found[name] = new
            elif name in LISTED:
                found[name] = self.listed(old, new, LISTED[name])
            elif name == "paragraphs":
                found[name] = latest(new) if self.brief else continued(old, new)
            elif name == "face" and new is not None:
                found[name] = self.printed(new, after.id) or self.fields(old or BLANK, new)
            elif name == "marks" and isinstance(after, Piece):
                had = old + [UNMARKED] * len(new)
                found[name] = [self.fields(mark, one) for mark, one in zip(had, new, strict=False)]
            elif name == "question" and new is not None:
                found[name] = packed(new)
            else:
                found[name] = new
        return found

    def printed(self, face: Face, id_: str) -> str | None:
        """The name of the print that a face is."""
        name = id_ if self.known.faces.get(id_) == face else self.names.get(id(face))
        if name is not None:
            self.named.add(name)
        return name

    def fresh(self, id_: Any, item: Any, kind: Listed) -> Change:
        """Something that is new in a list."""
        base = self.known.base(id_, kind)
        if isinstance(item, Piece) and item.face is not None and self.known.shows_print(id_):
            if base.face == item.face or id(item.face) not in self.names:  # no other print stands for it
                self.named.add(id_)
        return self.fields(base, item)

    def listed(self, old: list[Any], new: list[Any], kind: Listed) -> Change:
        name, nothing = kind
        id_of = IDS[name]
        if len(old) == len(new):  # as nearly always, and then nothing has come, gone or changed its place
            places = list(compress(count(), map(ne, old, new)))
            for place in places:
                if id_of(old[place]) != id_of(new[place]):
                    break
            else:
                return {str(place): self.fields(old[place], new[place]) for place in places}
        ids = list(map(id_of, new))
        wanted = set(ids)
        had = list(map(id_of, old))
        known = dict(zip(had, old, strict=True))
        if len(known) < len(had) or len(wanted) < len(ids):
            return {"*": [self.fields(nothing, item) for item in new]}
        now = dict(zip(ids, new, strict=True))
        found = self.differing(old, list(map(now.get, known, old)))
        order = had
        if not wanted.issuperset(had):
            found["-"] = [place for place, id_ in enumerate(had) if id_ not in wanted]
            order = [id_ for id_ in had if id_ in wanted]
        if not known.keys() >= wanted:
            places = [place for place, id_ in enumerate(ids) if id_ not in known]
            found["+"] = [{name: ids[place], **self.fresh(ids[place], new[place], kind)} for place in places]
            if places[0] < len(order):
                found["@"] = places
            for place in places:
                order.insert(place, ids[place])
        if order != ids:
            found["="] = list(map(order.index, ids))
        return found

    def differing(self, old: list[Any], new: list[Any]) -> Change:
        """By its place, what differs from what was there."""
        return {str(place): self.fields(old[place], new[place]) for place in compress(count(), map(ne, old, new))}


def continued(old: list[Any], new: list[Any]) -> Change:
    kept = 0
    while kept < min(len(old), len(new)) and old[kept] == new[kept]:
        kept += 1
    return {"keeps": kept, "more": new[kept:]}


def latest(story: list[Paragraph]) -> Change:
    """The last pages of a story, and the titles of those before them."""
    begins = [place for place, one in enumerate(story) if one.title or place == 0]
    letters = pages = 0
    first = len(story)
    while begins and (pages < SPREAD or letters < LETTERS):
        letters += sum(len(one.text) for one in story[begins[-1] : first])
        first = begins.pop()
        pages += 1
    ends = [*begins[1:], first]
    earlier = [[story[begin].title, end - begin] for begin, end in zip(begins, ends, strict=False)]
    return {"keeps": 0, "more": story[first:], **({"earlier": earlier} if earlier else {})}


def changed(before: Scene, change: Change, faces: Mapping[str, Face]) -> Scene:
    """The scene after a change, from its encoded form, with the printed faces that were sent so far."""
    after: Scene = _Follower(Known(before, faces)).followed(before, change)
    return after


def printed(prints: Mapping[str, Change]) -> dict[str, Face]:
    """The printed faces that were sent."""
    found: dict[str, Face] = {}
    last = BLANK
    for name, change in prints.items():
        last = found[name] = msgspec.convert({**msgspec.to_builtins(last), **change}, Face)
    return found


class _Follower:
    def __init__(self, known: Known) -> None:
        self.known = known

    def followed(self, before: Any, change: Change) -> Any:
        kind: type = type(before)
        hints = _hints(kind)
        values: dict[str, Any] = {}
        for name, new in change.items():
            if name in LISTED:
                values[name] = self.listed(getattr(before, name), new, LISTED[name])
            elif name == "paragraphs":
                kept = getattr(before, name)[: new["keeps"]]
                for title, number in new.get("earlier", ()):
                    kept += [Paragraph("", title=title), *[Paragraph("")] * (number - 1)]
                values[name] = kept + msgspec.convert(new["more"], hints[name])
            elif name == "face" and new is not None:
                printed = isinstance(new, str)
                values[name] = self.known.faces[new] if printed else self.followed(before.face or BLANK, new)
            elif name == "marks" and isinstance(before, Piece):
                had = before.marks + [UNMARKED] * len(new)
                values[name] = [self.followed(mark, one) for mark, one in zip(had, new, strict=False)]
            elif name == "question" and new is not None:
                values[name] = unpacked(new)
            else:
                values[name] = msgspec.convert(new, hints[name])
        return msgspec.structs.replace(before, **values)

    def listed(self, old: list[Any], change: Change, kind: Listed) -> list[Any]:
        name, nothing = kind
        if "*" in change:
            return [self.followed(nothing, item) for item in change["*"]]
        gone, fresh = change.get("-", ()), change.get("+", ())
        found = [self.followed(item, change.get(str(place), {})) for place, item in enumerate(old) if place not in gone]
        for place, item in zip(change.get("@") or count(len(found)), fresh, strict=False):
            found.insert(place, self.followed(self.known.base(item[name], kind), item))
        return [found[place] for place in change["="]] if "=" in change else found


@cache
def fields_of(kind: type[msgspec.Struct]) -> tuple[tuple[str, ...], Callable[[Any], tuple[Any, ...]]]:
    """The names of the fields of a struct, of which all have several, and what takes them at once."""
    names = kind.__struct_fields__
    return names, attrgetter(*names)


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)
