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
from itertools import compress, count, starmap, zip_longest
from operator import attrgetter, ne
from typing import Any, Final

import msgspec

from veillee.core.scene import Choice, Question, are_said, whole

REMEMBERED: Final = 20_000  # pairs of texts: the same choices and events stand beside each other again and again
LISTS: Final = 4_000  # of texts
COLUMNS: Final = ("key", "label", "group", "rule", "targets", "lines")  # what nearly all choices have
SELDOM: Final = tuple(name for name in Choice.__struct_fields__ if name not in COLUMNS)
seldom: Final = attrgetter(*SELDOM)

NEAR: Final = 8  # texts before one that it is compared with
MOST: Final = 9_999  # letters of a text that are said to be the same
ZERO: Final = ord("0")


@lru_cache(maxsize=LISTS)
def ends(texts: tuple[str, ...]) -> tuple[list[str], str]:
    """Of each text what is not the same as in one of the few before it; and for each text three numbers: how far back
    that one is, and how many letters are the same at the beginning and at the end; or a 0. The same lists come again
    and again and are kept: nobody changes them."""
    found: list[str] = []
    same: list[int] = []
    for place, text in enumerate(texts):
        back = head = tail = most = 0
        for distance, other in enumerate(texts[max(0, place - NEAR) : place][::-1], 1):
            first, last = alike(other, text)
            if first + last > most:
                back, head, tail, most = distance, first, last, first + last + 2
        found.append(text[head : len(text) - tail])
        same += (back, head, tail) if back else (0,)
    return found, "".join([chr(ZERO + number) for number in same])


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
def alike(before: str, text: str) -> tuple[int, int]:
    """How many letters two texts have in common at their beginnings, and of the rest at their ends."""
    head = shared(before, text)
    if before[-1:] != text[-1:]:
        return head, 0
    return head, shared(before[head:][::-1], text[head:][::-1])


def shared(before: str, text: str) -> int:
    """How many letters two texts have in common at their beginnings; one that a browser counts as two ends it."""
    found = next(compress(count(), map(ne, before, text)), min(len(before), len(text)))
    if not text.isascii():
        found = next((place for place, letter in enumerate(text[:found]) if letter > "\uffff"), found)
    return min(found, MOST)


def packed(question: Question) -> dict[str, Any]:
    choices = question.choices
    roles: dict[str, list[str]] = {}
    more: dict[str, Any] = {}
    numbers: dict[str, int] = {}
    group = rule = ""
    for place, choice in enumerate(choices):
        rest: dict[str, Any] = {}
        if choice.group != group:
            group = rest["group"] = choice.group
        if choice.rule != rule:
            rule = rest["rule"] = choice.rule
        if choice.targets and not are_said(choice, roles):
            rest["targets"] = choice.targets
        if any(said := seldom(choice)):
            rest |= {name: msgspec.to_builtins(one) for name, one in zip(SELDOM, said, strict=True) if one}
        if rest:
            more[str(place)] = rest
        for line in choice.lines:
            numbers.setdefault(line, len(numbers))
    found: dict[str, Any] = msgspec.to_builtins(msgspec.structs.replace(question, choices=[], roles=roles))
    if not choices:
        return found
    keys, same_keys = ends(tuple([choice.key for choice in choices]))
    labels, same_labels = ends(tuple([choice.label for choice in choices]))
    columns: dict[str, Any] = {"keys": keys, "labels": labels, "same": [same_keys, same_labels]}
    if numbers:
        columns["lines"] = named([str(numbers[line]) for line in choice.lines] for choice in choices)
        found["texts"], same_texts = ends(tuple(numbers))
        columns["same"].append(same_texts)
    return {**found, "choices": {**columns, "more": more} if more else columns}


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
