"""A position as text: everything that lies on a table, by the ids that keys and records use.

No game has a notation of its own. The classes of its table say once, in `holds`, what their numbers are:

| said of a field | it holds | for example |
|---|---|---|
| `object` | pieces of that role of the lexicon | `club`, `[club axe]` |
| `setup|movement` | one of these words | `movement` |
| `{transport}` | a bit for each of that role | `{foot horse}` |
| `cell: object` | a list with a place for every cell | `[a1: club b1: -]` |
| `#: object` | a list with numbered places that may be empty | `[1: club 2: -]` |
| `company: object` | a list with a place for every entry of another field | `[witch: club]` |
| `set, good: number` | a list with a place for every pair | `[west: [gold: 1 iron: 0]]` |
| `cell: role_on()` | for every place what that method of the box says | `[a1: club b2: witch]` |

What is not said is a number. What a table's class says in `steps_hold` is true of the fields of all steps.
An object within a field, such as a deck, holds what the field holds, where its own class says nothing.
A place with nothing (-1) is a dash.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

import msgspec

from veillee.core.chance import seeded
from veillee.core.codec import CLASS, TUPLE, later_fields
from veillee.core.kinds import NUMBER
from veillee.core.setup import Setup, read_setup
from veillee.core.spec import Box, GameSpec
from veillee.core.step import Step
from veillee.core.table import Table
from veillee.testing.notation import Node, PositionError, Row, Thing, lines, read

NONE: Final = -1
EMPTY: Final = "-"
WIDE: Final = 100  # characters of a line
COUNTED: Final = "#"
WORDS: Final[dict[str, Any]] = {"none": None, "yes": True, "no": False}
ALWAYS: Final = {"seats": "seat: number", "seat": "seat"}  # every game has seats, and steps that ask one

Encoded = dict[str, Any]  # an object as `Codec` encodes it


class Role(NamedTuple):
    """What the numbers of a field are, and whose places a list has."""

    term: str = NUMBER
    places: tuple[str, ...] = ()
    bits: bool = False


@cache
def role_said(text: str) -> Role:
    places, _, term = text.rpartition(":")
    term = term.strip()
    return Role(term.strip("{}"), tuple(p.strip() for p in places.split(",") if p), term.startswith("{"))


def write_position(spec: GameSpec[Any, Any], box: Box[Any], setup: Setup, table: Table) -> str:
    """How a match began and what now lies on its table, as text."""
    began = [f"  {name}: {_said(value)}" for name, value in msgspec.to_builtins(setup).items()]
    terms = Terms(spec, box, type(table))
    return "\n".join(["setup:", *began, *lines("table", terms.name(spec.codec.encode(table), Role(), {}))]) + "\n"


def _said(value: object) -> str:
    """On one line, or where there are many settings on a line for each."""
    text = json.dumps(value, ensure_ascii=False)
    if len(text) <= WIDE or not isinstance(value, dict):
        return text
    return json.dumps(value, ensure_ascii=False, indent=4).replace("\n}", "\n  }")


def read_position(spec: GameSpec[Any, Any], box: Box[Any], text: str) -> tuple[Setup, Table]:
    """What `write_position` wrote, or somebody who knows how; PositionError says what is wrong with it."""
    began, found, rest = text.partition("\ntable: ")
    if not began.startswith("setup:\n") or not found:
        raise PositionError(f"found {text[:40]!r}; expected a position with 'setup:' and 'table:'")
    try:
        parts = re.split(r"^  (\w+):", began, flags=re.MULTILINE)
        said = {name: json.loads(value) for name, value in zip(parts[1::2], parts[2::2], strict=True)}
        setup = read_setup(said)
        fresh: Table = spec.setup(box.content, setup, seeded("position"))
    except (ValueError, msgspec.ValidationError) as error:
        raise PositionError(f"the setup cannot be read: {error}") from None
    terms = Terms(spec, box, type(fresh))
    terms.expect(spec.codec.encode(fresh))
    (node,) = read(f"table: {rest}").values()
    table: Table = spec.codec.decode(terms.value(node, Role(), {}, "table"))
    table.restore(box.content)
    return setup, table


class Terms:
    """What a game calls the numbers on its tables."""

    def __init__(self, spec: GameSpec[Any, Any], box: Box[Any], table: type) -> None:
        self.box = box
        self.classes = spec.codec.classes
        self.steps: Mapping[str, str] = getattr(table, "steps_hold", {})
        self.fields: dict[str, set[str]] = {}

    def expect(self, thing: Any) -> None:
        """Learn from a fresh table which fields its objects have."""
        for inner in thing.values() if isinstance(thing, dict) else thing if isinstance(thing, list) else ():
            self.expect(inner)
        if isinstance(thing, dict) and thing[CLASS] != TUPLE:
            self.fields[thing[CLASS]] = set(thing)

    # -- roles -----------------------------------------------------------------------------

    def role(self, kind: str, field: str, outer: Role) -> Role:
        """The role of a field: its class says it, or it is that of the field around the object."""
        cls = self.classes[kind]
        holds: Mapping[str, str] = self.steps if issubclass(cls, Step) else getattr(cls, "holds", {})
        said = holds.get(field, ALWAYS.get(field))
        return role_said(said) if said is not None else Role(outer.term)

    def ids(self, term: str) -> Sequence[str]:
        if "|" in term:
            return term.split("|")
        return () if term == NUMBER else self.box.lexicon.ids(term)

    def inside(self, role: Role, place: int) -> Role:
        """The role of what lies at one place of a list."""
        if role.term.endswith("()"):
            return Role(getattr(self.box.content, role.term[:-2])(place))
        return Role(role.term, role.places[1:], role.bits)

    def labels(self, kind: str, role: Role, length: int, around: Encoded) -> list[str]:
        """What the places of a list are called; nothing where they are only counted."""
        if not role.places:
            return []
        place = role.places[0]
        if place == COUNTED:
            return [str(number) for number in range(1, length + 1)]
        if isinstance(around.get(place), list):
            return [self.word(self.role(kind, place, Role()).term, value) for value in around[place]]
        return list(self.ids(place)[:length])

    def word(self, term: str, value: int) -> str:
        ids = self.ids(term)
        if ids and value == NONE:
            return EMPTY
        return ids[value] if 0 <= value < len(ids) else str(value)

    # -- from data to words ----------------------------------------------------------------

    def name(self, data: Any, role: Role, around: Encoded) -> Node:
        if data is None or isinstance(data, bool):
            return next(word for word, meant in WORDS.items() if meant is data)
        if isinstance(data, str):
            return json.dumps(data, ensure_ascii=False)
        if isinstance(data, int):
            if not role.bits:
                return self.word(role.term, data)
            return Row("{", [self.word(role.term, bit) for bit in range(data.bit_length()) if data >> bit & 1])
        if isinstance(data, list):
            return self.name_list(data, role, around)
        if data[CLASS] == TUPLE:
            return Row("(", [self.name(item, role, {}) for item in data["items"]])
        kind = data[CLASS]
        return Thing(
            kind,
            {field: self.name(data[field], self.role(kind, field, role), data) for field in data if field != CLASS},
        )

    def name_list(self, data: list[Any], role: Role, around: Encoded) -> Row:
        if len(role.places) > 1:
            size = len(self.ids(role.places[1]))
            data = [data[start : start + size] for start in range(0, len(data), size)]
        items = [self.name(item, self.inside(role, place), {}) for place, item in enumerate(data)]
        return Row("[", items, self.labels(around.get(CLASS, ""), role, len(data), around))

    # -- and back --------------------------------------------------------------------------

    def value(self, node: Node, role: Role, around: Encoded, where: str) -> Any:
        if isinstance(node, Thing):
            return self.value_of_thing(node, role, where)
        if isinstance(node, str):
            return self.value_of_word(node, role.term, where)
        if node.bracket == "{":
            return sum(1 << self.value_of_word(str(word), role.term, where) for word in node.items)
        if node.bracket == "(":
            return {CLASS: TUPLE, "items": [self.value(item, role, {}, where) for item in node.items]}
        expected = self.labels(around.get(CLASS, ""), role, len(node.items), around)
        if expected and node.labels != expected:
            raise PositionError(f"{where}: found places {' '.join(node.labels)}; expected {' '.join(expected)}")
        items = [
            self.value(item, self.inside(role, place), {}, f"{where}, {label}")
            for place, (label, item) in enumerate(node.named())
        ]
        return [one for row in items for one in row] if len(role.places) > 1 else items

    def value_of_thing(self, node: Thing, role: Role, where: str) -> Encoded:
        kind = node.kind
        if kind not in self.classes:
            raise PositionError(f"{where}: this game has no {kind!r}")
        expected = self.fields.get(kind, {CLASS, *node.fields})
        missing = expected - {CLASS, *node.fields, *later_fields(self.classes[kind])}
        if missing or not expected >= set(node.fields) - set(later_fields(self.classes[kind])):
            raise PositionError(
                f"{where}: found the fields {', '.join(sorted(node.fields))} of {kind};"
                f" expected {', '.join(sorted(expected - {CLASS}))}"
            )
        data: Encoded = {CLASS: kind}
        roles = {field: self.role(kind, field, role) for field in node.fields}
        for field in sorted(node.fields, key=lambda field: bool(roles[field].places)):
            data[field] = self.value(node.fields[field], roles[field], data, f"{where}, {field}")
        return data

    def value_of_word(self, word: str, term: str, where: str) -> Any:
        if word in WORDS:
            return WORDS[word]
        if word.startswith('"'):
            return json.loads(word)
        ids = self.ids(term)
        if word in ids:
            return ids.index(word)
        if word == EMPTY:
            return NONE
        if re.fullmatch(r"-?\d+", word):
            return int(word)
        raise PositionError(f"{where}: found {word!r}; expected {some(ids)}")


def some(ids: Sequence[str]) -> str:
    return f"one of {', '.join(ids[:8])}{', …' if len(ids) > 8 else ''}" if ids else "a number"
