"""What changed from one scene to the next, so that a table which is looked at is sent once and then only followed.

A match has a *backdrop* in each language: an empty table with all that is printed on it, the face of every card, and
the grammar of keys. The first scene is a change of the backdrop, every later one a change of the scene before it.

A change holds the fields of the scene that are new. Zones, and the pieces and cells of a zone, are known by their ids:

    {"status": "Round 2", "zones": {"+": [{"id": "river", "pieces": {"-": ["adventure:a3"], "+": [...], "@": [4]}}]}}

| sign | what it lists |
|------|---------------|
| `-`  | ids of what is gone |
| `+`  | what is new or has changed: its id and the fields that differ, from nothing for what is new |
| `@`  | the places of the new ones in the list as it is now, in their order |
| `=`  | all ids in their order, where those that stay have changed theirs |
| `*`  | the whole list, where ids are not unique in it |

The face of a piece is the name of a printed one, wherever it is one of those.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, TypeVar, get_type_hints

import msgspec

from veillee.core.scene import Cell, Face, Part, Piece, Question, Scene, Zone, brief, whole

Change = dict[str, Any]
P = TypeVar("P", Zone, Piece, Cell)


class Backdrop(Part):
    """What is printed: the empty table, every face by its name, and for each kind of key the roles of its parts."""

    id: str
    table: Scene
    faces: dict[str, Face]
    grammar: dict[str, list[str]]


NOTHING: dict[type, Any] = {Zone: Zone("", "row", ""), Piece: Piece(""), Cell: Cell("")}
LISTED: dict[str, type] = {"zones": Zone, "pieces": Piece, "cells": Cell}


class Changes:
    """Finds changes between scenes of one backdrop."""

    def __init__(self, faces: Mapping[str, Face]) -> None:
        self._names = {id(face): name for name, face in faces.items()}
        self._faces = faces  # kept, so that no other face can have the same identity

    def between(self, before: Scene, after: Scene) -> Change:
        found = self._fields(before, after)
        if "question" in found and after.question is not None:
            found["question"] = brief(after.question)
        return found

    def _fields(self, before: Any, after: Any) -> Change:
        found: Change = {}
        for name in type(after).__struct_fields__:
            old, new = getattr(before, name), getattr(after, name)
            if old is new or old == new:
                continue
            if name in LISTED:
                found[name] = self._listed(old, new, LISTED[name])
            elif name == "face" and new is not None:
                found[name] = self._names.get(id(new), new)
            else:
                found[name] = new
        return found

    def _listed(self, old: list[P], new: list[P], kind: type[P]) -> Change:
        known = {item.id: item for item in old}
        ids = [item.id for item in new]
        wanted = set(ids)
        if len(known) < len(old) or len(wanted) < len(ids):
            return {"*": [self._fields(NOTHING[kind], item) for item in new]}
        gone = [id_ for id_ in known if id_ not in wanted]
        changed = []
        places = []
        for place, item in enumerate(new):
            before = known.get(item.id)
            if before is None:
                places.append(place)
                changed.append(self._fields(NOTHING[kind], item))
            elif before is not item and before != item:
                changed.append({"id": item.id, **self._fields(before, item)})
        found: Change = {}
        if gone:
            found["-"] = gone
        if changed:
            found["+"] = changed
        if places:
            found["@"] = places
        if [id_ for id_ in known if id_ in wanted] != [id_ for id_ in ids if id_ in known]:
            found["="] = ids
        return found


def changed(before: Scene, change: Change, faces: Mapping[str, Face]) -> Scene:
    """The scene after a change, from its encoded form."""
    after: Scene = _Follower(faces).followed(before, change)
    return after


class _Follower:
    def __init__(self, faces: Mapping[str, Face]) -> None:
        self.faces = faces

    def followed(self, before: Any, change: Change) -> Any:
        kind: type = type(before)
        hints = _hints(kind)
        values: dict[str, Any] = {}
        for name, new in change.items():
            if name in LISTED:
                values[name] = self._listed(getattr(before, name), new, LISTED[name])
            elif name == "face" and isinstance(new, str):
                values[name] = self.faces[new]
            elif name == "question" and new is not None:
                values[name] = whole(msgspec.convert(new, Question))
            else:
                values[name] = msgspec.convert(new, hints[name])
        return msgspec.structs.replace(before, **values)

    def _listed(self, old: list[Any], change: Change, kind: type) -> list[Any]:
        if "*" in change:
            return [self.followed(NOTHING[kind], item) for item in change["*"]]
        gone = set(change.get("-", ()))
        kept = {item.id: item for item in old if item.id not in gone}
        fresh = []
        for item in change.get("+", ()):
            id_ = item["id"]
            if id_ in kept:
                kept[id_] = self.followed(kept[id_], item)
            else:
                fresh.append(self.followed(NOTHING[kind], item))
        found = list(kept.values())
        for place, item in zip(change.get("@", ()), fresh, strict=True):
            found.insert(place, item)
        if "=" in change:
            by_id: dict[str, Callable[..., Any]] = {item.id: item for item in found}
            found = [by_id[id_] for id_ in change["="]]
        return found


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)
