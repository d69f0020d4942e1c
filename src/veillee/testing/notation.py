"""How a position is written: fields on lines, with brackets around what belongs together.

    seats:
      red: RaidersSeat
        goods: [gold: 2 iron: 0]
        used: {mill treasury}
    stack: [FinishTurn(side: red) StartTurn(seat: blue)]

What fits on a line stands on one; an object or a list of objects that does not goes on below, indented.
Nothing here knows a game: words are words. See `veillee.testing.position` for what they mean.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from textwrap import wrap
from typing import Final, TypeAlias

from veillee.core.errors import VeilleeError

WIDTH: Final = 112
TOKEN: Final = re.compile(r'"(?:[^"\\]|\\.)*"|[^\s\[\](){}"]+\(?|[\[\](){}]')
BOUND: Final = "\u00a0"
CLOSING: Final = {"[": "]", "(": ")", "{": "}"}


class PositionError(VeilleeError):
    """A text that is no position: it says where, what was found there and what was expected."""


@dataclass
class Row:
    """Several things: `[a list]`, `(a tuple)` or `{a set}`; the places of a list may have labels."""

    bracket: str
    items: list[Node] = field(default_factory=list)
    labels: list[str] = field(default_factory=list)

    def named(self) -> list[tuple[str, Node]]:
        return list(zip(self.labels or map(str, range(len(self.items))), self.items, strict=True))


@dataclass
class Thing:
    """An object: its class and its fields."""

    kind: str
    fields: dict[str, Node] = field(default_factory=dict)


Node: TypeAlias = "str | Row | Thing"


# -- writing ------------------------------------------------------------------------------


def inline(node: Node) -> str:
    if isinstance(node, str):
        return node
    if isinstance(node, Thing):
        return f"{node.kind}({' '.join(f'{name}: {inline(inner)}' for name, inner in node.fields.items())})"
    parts = [f"{name}: {inline(item)}" for name, item in node.named()] if node.labels else map(inline, node.items)
    return f"{node.bracket}{' '.join(parts)}{CLOSING[node.bracket]}"


def lines(label: str, node: Node, indent: str = "") -> Iterator[str]:
    """A field on as many lines as it needs."""
    line = f"{indent}{label}: {inline(node)}"
    deeper = f"{indent}  "
    if len(line) > WIDTH and isinstance(node, Thing):
        yield f"{indent}{label}: {node.kind}"
        for name, inner in sorted(node.fields.items(), key=lambda item: (long(item[1]), item[0])):
            yield from lines(name, inner, deeper)
    elif len(line) > WIDTH and isinstance(node, Row) and any(map(is_large, node.items)):
        yield f"{indent}{label}:"
        for name, item in node.named():
            yield from lines(name, item, deeper)
    else:
        bound = line.replace(": ", f":{BOUND}")  # no label at the end of a line
        yield from (part.replace(BOUND, " ") for part in fold(bound, f"{deeper}  "))


def fold(line: str, indent: str) -> list[str]:
    return wrap(line, WIDTH, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)


def is_large(node: Node) -> bool:
    return isinstance(node, Thing) or (isinstance(node, Row) and node.bracket == "[")


def long(node: Node) -> bool:
    """Short fields come first: they say most."""
    return not isinstance(node, str) and len(inline(node)) > WIDTH // 2


# -- reading ------------------------------------------------------------------------------


@dataclass
class Line:
    number: int
    indent: int
    label: str
    rest: str


def read(text: str) -> dict[str, Node]:
    """The fields of a text; PositionError names the line and what was expected there."""
    rows = list(logical_lines(text))
    found = read_block(rows, 0, 0)
    if found[1] < len(rows):
        raise PositionError(f"line {rows[found[1]].number}: indented less or more than the lines before")
    return found[0]


def logical_lines(text: str) -> Iterator[Line]:
    """Lines with a label; a bracket that is open at the end of a line is closed on one of the next."""
    start, whole = 0, ""
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        start, whole = (start, f"{whole} {line.strip()}") if whole else (number, line)
        tokens = TOKEN.findall(whole)
        if sum(token[-1] in "[({" for token in tokens) > sum(token in "])}" for token in tokens):
            continue
        label, colon, rest = whole.strip().partition(":")
        if not colon or " " in label:
            raise PositionError(f"line {start}: found {whole.strip()[:40]!r}; expected 'field: value'")
        yield Line(start, len(whole) - len(whole.lstrip()), label, rest.strip())
        whole = ""
    if whole:
        raise PositionError(f"line {start}: a bracket is not closed")


def read_block(rows: list[Line], at: int, indent: int) -> tuple[dict[str, Node], int]:
    """The fields from a line on that are indented so far, and the line after them."""
    fields: dict[str, Node] = {}
    while at < len(rows) and rows[at].indent == indent:
        row = rows[at]
        at += 1
        if row.label in fields:
            raise PositionError(f"line {row.number}: {row.label!r} stands there twice")
        if at < len(rows) and rows[at].indent > indent:
            inner, at = read_block(rows, at, rows[at].indent)
            fields[row.label] = Thing(row.rest, inner) if row.rest else Row("[", [*inner.values()], [*inner])
        else:
            fields[row.label] = read_inline(row)
    return fields, at


def read_inline(row: Line) -> Node:
    tokens = TOKEN.findall(row.rest)
    node, at = read_node(tokens, 0, row)
    if at != len(tokens):
        raise PositionError(f"line {row.number}: found {tokens[at]!r} after the value of {row.label!r}")
    return node


def read_node(tokens: list[str], at: int, row: Line) -> tuple[Node, int]:
    if at == len(tokens):
        raise PositionError(f"line {row.number}: {row.label!r} has no value")
    first = tokens[at]
    at += 1
    if first in CLOSING.values():
        raise PositionError(f"line {row.number}: found {first!r}; expected a value")
    if first[-1] not in CLOSING:
        return first, at
    items: list[Node] = []
    labels: list[str] = []
    while at < len(tokens) and tokens[at] != CLOSING[first[-1]]:
        if len(tokens[at]) > 1 and tokens[at].endswith(":"):
            labels.append(tokens[at][:-1])
            at += 1
        item, at = read_node(tokens, at, row)
        items.append(item)
    if at == len(tokens):
        raise PositionError(f"line {row.number}: a bracket of {row.label!r} is closed by another one")
    if labels and len(labels) != len(items):
        raise PositionError(f"line {row.number}: some values of {row.label!r} have a label and some have none")
    if len(first) > 1:
        return Thing(first[:-1], dict(zip(labels, items, strict=True))), at + 1
    return Row(first, items, labels), at + 1
