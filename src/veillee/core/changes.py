"""What changed from one scene to the next, so that a table which is looked at is sent once and then only followed.

A match has a *backdrop* in each language: an empty table with all that is printed on it, and the grammar of keys. The
first scene is a change of the backdrop, every later one a change of the scene before it. What is printed on a card is
sent once, with the first change that shows it.

A change holds the fields of the scene that are new. Zones, players, and the pieces, cells and regions of a zone are
known by their ids:

    {"status": "Round 2", "zones": {"+": [{"id": "river", "pieces": {"-": ["adventure:a3"], "+": [...], "@": [4]}}]}}

| sign | what it lists |
|------|---------------|
| `-`  | ids of what is gone |
| `+`  | what is new or has changed: its id and the fields that differ |
| `@`  | the places of the new ones in the list as it is now, in their order |
| `=`  | all ids in their order, where those that stay have changed theirs |
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

from collections.abc import Callable, Mapping
from functools import cache, cached_property
from operator import attrgetter
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
BLANK: Final = Face("", "")
UNMARKED: Final = Mark("", "", "")
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
        return {piece.id: piece for zone in reversed(self._scene.zones) for piece in reversed(zone.pieces)}

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


class _Finder:
    def __init__(self, names: Mapping[int, str], known: Known, named: set[str], brief: bool) -> None:
        self.names = names
        self.known = known
        self.named = named
        self.brief = brief

    def fields(self, before: Any, after: Any) -> Change:
        found: Change = {}
        kind: type[msgspec.Struct] = type(after)
        names, values = _fields_of(kind)
        for name, old, new in zip(names, values(before), values(after), strict=True):
            if old is new or old == new:
                continue
            if name in LISTED:
                found[name] = self.listed(old, new, LISTED[name])
            elif name == "paragraphs":
                found[name] = latest(new) if self.brief else continued(old, new)
            elif name == "face" and new is not None:
                found[name] = self.printed(new) or self.fields(old or BLANK, new)
            elif name == "marks" and isinstance(after, Piece):
                had = old + [UNMARKED] * len(new)
                found[name] = [self.fields(mark, one) for mark, one in zip(had, new, strict=False)]
            elif name == "question" and new is not None:
                found[name] = packed(new)
            else:
                found[name] = new
        return found

    def printed(self, face: Face) -> str | None:
        name = self.names.get(id(face))
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
        changed: list[Change] = []
        id_of = IDS[name]
        ids = list(map(id_of, new))
        wanted = set(ids)
        had = list(map(id_of, old))
        if had == ids and len(wanted) == len(ids):  # as nearly always: nothing has come, gone or changed its place
            for id_, before, item in zip(ids, old, new, strict=True):
                if before is not item and before != item:
                    changed.append({name: id_, **self.fields(before, item)})
            return {"+": changed}
        known = dict(zip(had, old, strict=True))
        if len(known) < len(had) or len(wanted) < len(ids):
            return {"*": [self.fields(nothing, item) for item in new]}
        gone = [id_ for id_ in had if id_ not in wanted]
        places = []
        for place, (id_, item) in enumerate(zip(ids, new, strict=True)):
            before = known.get(id_)
            if before is None:
                places.append(place)
                changed.append({name: id_, **self.fresh(id_, item, kind)})
            elif before is not item and before != item:
                changed.append({name: id_, **self.fields(before, item)})
        found: Change = {}
        if gone:
            found["-"] = gone
        if changed:
            found["+"] = changed
        if places:
            found["@"] = places
        if [id_ for id_ in had if id_ in wanted] != [id_ for id_ in ids if id_ in known]:
            found["="] = ids
        return found


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
        gone = set(change.get("-", ()))
        kept = {id_: item for item in old if (id_ := getattr(item, name)) not in gone}
        fresh = []
        for item in change.get("+", ()):
            id_ = item[name]
            if id_ in kept:
                kept[id_] = self.followed(kept[id_], item)
            else:
                fresh.append(self.followed(self.known.base(id_, kind), item))
        found = list(kept.values())
        for place, item in zip(change.get("@", ()), fresh, strict=True):
            found.insert(place, item)
        if "=" in change:
            by_id = {getattr(item, name): item for item in found}
            found = [by_id[id_] for id_ in change["="]]
        return found


@cache
def _fields_of(kind: type[msgspec.Struct]) -> tuple[tuple[str, ...], Callable[[Any], tuple[Any, ...]]]:
    """The names of the fields of a struct, of which all have several, and what takes them at once."""
    names = kind.__struct_fields__
    return names, attrgetter(*names)


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)
