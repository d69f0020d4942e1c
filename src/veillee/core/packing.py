"""Questions and logs as they are sent over a socket: whatever is said twice is sent once.

A list of texts is sent as what is new in them: three numbers in `same` say for each which text before it, how far back,
has how many of its first and last letters; 0 alone that none has any. They stand there as letters: `0` is 0, `:` is 10.
Rows of names are sent as one text, with spaces between rows and commas between names: `=` is the name that was last at
its place in a row, `=b4` one of the same kind as that (what stands before the first `:` or `-`).

There can be a hundred choices, and most of them say nearly the same. So they come as columns, their lines as rows of
numbers of the question's `texts` (`same` is for keys, labels and these), and whatever else a choice has by its place:

    {"keys": ["reroll:green_big_1", "2"], "labels": [...], "same": ["01A0", ...], "lines": "0,1 =",
     "more": {"0": {"group": "Reroll"}}}
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import compress, count, repeat, starmap, zip_longest
from operator import attrgetter, ne
from typing import Any, Final, NamedTuple

import msgspec

from veillee.core.scene import Choice, Question, are_said, whole

REMEMBERED: Final = 20_000  # pairs of texts: the same choices and events stand beside each other again and again
LISTS: Final = 4_000  # of texts
QUESTIONS: Final = 1_000
COLUMNS: Final = ("key", "label", "group", "rule", "targets", "lines")  # what nearly all choices have
SELDOM: Final = tuple(name for name in Choice.__struct_fields__ if name not in COLUMNS)
common: Final = attrgetter(*COLUMNS)
seldom: Final = attrgetter(*SELDOM)
said_now: Final = attrgetter("lines", "warns", "stops")  # what a preview says of a choice, which is worded anew then

NEAR: Final = 8  # texts before one that it is compared with
MOST: Final = 9_999  # letters of a text that are said to be the same
ZERO: Final = ord("0")
UNLIKE: Final = (0, 0, 0)


@lru_cache(maxsize=LISTS)
def ends(texts: tuple[str, ...]) -> tuple[list[str], str]:
    """Of each text what is not the same as in one of the few before it; and for each text three numbers: how far back
    that one is, and how many letters are the same at the beginning and at the end; or a 0. The same lists come again
    and again and are kept: nobody changes them."""
    found: list[str] = []
    same: list[int] = []
    for place, text in enumerate(texts):
        near = list(map(alike, texts[max(0, place - NEAR) : place][::-1], repeat(text)))
        letters, head, tail = most = max(near, default=UNLIKE)
        found.append(text[head : len(text) - tail])
        same += (near.index(most) + 1, head, tail) if letters else (0,)
    return found, "".join(map(chr, map(ZERO.__add__, same)))


def joined(ends: Sequence[str], same: str) -> list[str]:
    """The texts from their ends."""
    found: list[str] = []
    numbers = (ord(letter) - ZERO for letter in same)
    for middle in ends:
        if back := next(numbers):
            other, head, tail = found[-back], next(numbers), next(numbers)
            middle = other[:head] + middle + other[len(other) - tail :]
        found.append(middle)
    return found


def named(rows: Iterable[Iterable[str]]) -> str:
    """Rows of names as one text, in which nothing that was said just before is said again."""
    last: list[str] = []
    said: list[str] = []
    for row in rows:
        brief: list[str] = []
        for place, name in enumerate(row):
            if place == len(last):
                last.append(name)
            elif name == last[place]:
                name = "="
            else:
                known, last[place] = last[place], name
                if (kind := kind_of(name)) and known.startswith(kind) and kind == kind_of(known):
                    name = f"={name[len(kind) :]}"
            brief.append(name)
        said.append(",".join(brief))
    return " ".join(said)


def names_in(text: str) -> list[list[str]]:
    """The rows of names in a text."""
    last: dict[int, str] = {}

    def whole(place: int, name: str) -> str:
        if name != "=":
            last[place] = kind_of(last[place]) + name[1:] if name.startswith("=") else name
        return last[place]

    return [list(starmap(whole, enumerate(row.split(",")))) if row else [] for row in text.split(" ")]


def kind_of(name: str) -> str:
    """With the sign that ends it; nothing where a name has none."""
    return name[: name.index(sign) + 1] if (sign := ":") in name or (sign := "-") in name else ""


@lru_cache(maxsize=REMEMBERED)
def alike(before: str, text: str) -> tuple[int, int, int]:
    """How many letters two texts have in common: in all, at their beginnings, and of the rest at their ends."""
    head = shared(before, text) if before[:1] == text[:1] else 0
    tail = shared(before[head:][::-1], text[head:][::-1]) if before[-1:] == text[-1:] else 0
    return head + tail, head, tail


def shared(before: str, text: str) -> int:
    """How many letters two texts have in common at their beginnings; one that a browser counts as two ends it."""
    found = next(compress(count(), map(ne, before, text)), min(len(before), len(text)))
    if not text.isascii():
        found = next((place for place, letter in enumerate(text[:found]) if letter > "\uffff"), found)
    return min(found, MOST)


class Columns(NamedTuple):
    """The choices of a question, packed."""

    choices: tuple[Choice, ...]  # kept, so that no others can have the same identities
    columns: dict[str, Any]
    roles: dict[str, list[str]]
    texts: list[str]


_columns: dict[tuple[int, ...], Columns] = {}  # of choices that are worded as ever: the same ones are asked for again


def packed(question: Question) -> dict[str, Any]:
    choices = question.choices
    if not choices:
        return plain(question, {})
    ids = tuple(map(id, choices))
    known = _columns.get(ids)
    if known is None:
        known = columns_of(choices)
        if not any(map(any, map(said_now, choices))):
            if len(_columns) >= QUESTIONS:
                _columns.clear()
            _columns[ids] = known
    found = plain(question, known.roles)
    if known.texts:
        found["texts"] = known.texts
    found["choices"] = known.columns
    return found


def plain(question: Question, roles: dict[str, list[str]]) -> dict[str, Any]:
    """A question without its choices."""
    found: dict[str, Any] = msgspec.to_builtins(msgspec.structs.replace(question, choices=[], roles=roles))
    return found


def columns_of(choices: list[Choice]) -> Columns:
    roles: dict[str, list[str]] = {}
    more: dict[str, Any] = {}
    numbers: dict[str, int] = {}
    group = rule = ""
    rows = list(map(common, choices))
    for place, (key, _, now, law, targets, lines) in enumerate(rows):
        rest: dict[str, Any] = {}
        if now != group:
            group = rest["group"] = now
        if law != rule:
            rule = rest["rule"] = law
        if targets and not are_said(key, targets, roles):
            rest["targets"] = targets
        if any(said := seldom(choices[place])):
            rest |= {name: msgspec.to_builtins(one) for name, one in zip(SELDOM, said, strict=True) if one}
        if rest:
            more[str(place)] = rest
        for line in lines:
            numbers.setdefault(line, len(numbers))
    all_keys, all_labels, *_ = zip(*rows, strict=True)
    keys, same_keys = ends(all_keys)
    labels, same_labels = ends(all_labels)
    columns: dict[str, Any] = {"keys": keys, "labels": labels, "same": [same_keys, same_labels]}
    texts: list[str] = []
    if numbers:
        columns["lines"] = named([str(numbers[line]) for line in choice.lines] for choice in choices)
        texts, same_texts = ends(tuple(numbers))
        columns["same"].append(same_texts)
    if more:
        columns["more"] = more
    return Columns(tuple(choices), columns, roles, texts)


def unpacked(question: dict[str, Any]) -> Question:
    columns = question.get("choices")
    if not columns:
        return whole(msgspec.convert(question, Question))
    more, said = columns.get("more", {}), (columns["keys"], columns["labels"], question.get("texts", []))
    keys, labels, texts = starmap(joined, zip_longest(said, columns["same"], fillvalue=""))
    lines = names_in(columns["lines"]) if "lines" in columns else [[] for _ in keys]
    choices = [
        {"key": key, "label": label, "lines": [texts[int(number)] for number in said], **more.get(str(place), {})}
        for place, (key, label, said) in enumerate(zip(keys, labels, lines, strict=True))
    ]
    return whole(msgspec.convert({**question, "choices": choices}, Question))
