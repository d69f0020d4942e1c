"""Questions, logs and long messages as they are sent over a socket: whatever is said twice is sent once.

A list of texts is sent as what is new in them: three numbers in `same` say for each which text before it, how far back,
has how many of its first and last letters. In a list of names `=` is the name before it.

There can be a hundred choices, and most of them say nearly the same. So they come as columns, their lines as numbers
of the question's `texts`, and whatever else a choice has by its place:

    {"keys": ["reroll:green_big_1", "2"], "labels": [...], "same": [[0, 0, 0, 1, 17, 0], [...]], "lines": [[0], [0]],
     "more": {"0": {"group": "Reroll"}}}

A long message is folded. What it repeats is listed once, in `words`; the fields that things of one kind have are listed
in `shapes`:

    {"words": ["cell:c3"], "shapes": [["pieces"]], "value": [58, [[28, "card:a", "~0"], [28, "card:b", "~0"]]]}

The usual shapes (`USUAL`) are known to both sides, and are counted before these. An object is a list that begins with
the number of its shape, from 1; a list that begins with a number has a 0 before it. `~` and a number of letters and
figures is a word; a text that begins with `~` has another one before it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from veillee.core.scene import Choice, Question, are_said, whole

REMEMBERED: Final = 20_000  # pairs of texts: the same choices and events stand beside each other again and again
COLUMNS: Final = ("key", "label", "group", "rule", "targets", "lines")  # what nearly all choices have
SELDOM: Final = tuple(name for name in Choice.__struct_fields__ if name not in COLUMNS)

FIGURES: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
SIGN: Final = "~"
NEAR: Final = 8  # texts before one that it is compared with
USUAL: Final = tuple(
    tuple(shape.split())
    for shape in (
        "type after version seat match scene log undo guide way faces",
        "version number",
        "version number turn_since updated",
        "told scene",
        "first decisions kinds seats rules texts same pieces",
        "possible key label reason redo",
        "status players zones question",
        "players zones question",
        "players zones",
        "players",
        "zones",
        "number seat prompt rule rule_text choices roles name",
        "number seat prompt rule rule_text choices roles name texts",
        "keys labels same",
        "keys labels same lines",
        "keys labels same more",
        "keys labels same lines more",
        "group rule",
        "group",
        "+",
        "-",
        "+ @",
        "- +",
        "- + @",
        "index active",
        "index score",
        "id",
        "id at",
        "id marks",
        "id at marks",
        "id pieces",
        "id pieces count",
        "id count",
        "id face",
        "id note",
        "icon sign text color",
        "sign text",
        "text",
        "players question",
        "status zones",
        "index active score",
        "number seat prompt rule rule_text choices name texts",
        "+ =",
        "marks",
        "marks sides",
        "id pieces cells",
        "id pieces note",
        "id count note",
        "id lines",
        "id kind lines",
        "id kind lines closed",
        "id face marks",
        "id face at",
        "id at owner",
        "id empty",
        "title kind color number marks",
        "title kind number points",
    )
)


def ends(texts: Sequence[str]) -> tuple[list[str], list[int]]:
    """Of each text what is not the same as in one of the few before it; and for each text three numbers: how far back
    that one is, and how many letters are the same at the beginning and at the end."""
    found: list[str] = []
    same: list[int] = []
    for place, text in enumerate(texts):
        back = head = tail = 0
        for distance, other in enumerate(reversed(texts[max(0, place - NEAR) : place]), 1):
            first, last = alike(other, text)
            if first + last > head + tail + (2 if head + tail else 0):
                back, head, tail = distance, first, last
        found.append(text[head : len(text) - tail])
        same += (back, head, tail)
    return found, same


def joined(ends: Sequence[str], same: Sequence[int]) -> list[str]:
    """The texts from their ends."""
    found: list[str] = []
    for place, middle in enumerate(ends):
        back, head, tail = same[3 * place : 3 * place + 3]
        other = found[place - back] if back else ""
        found.append(other[:head] + middle + other[len(other) - tail :])
    return found


def as_before(names: Sequence[str]) -> list[str]:
    """Names, and `=` where one comes again at once."""
    return ["=" if name == before else name for before, name in zip(["=", *names], names, strict=False)]


@lru_cache(maxsize=REMEMBERED)
def alike(before: str, text: str) -> tuple[int, int]:
    """How many letters two texts have in common at their beginnings, and of the rest at their ends."""
    head = shared(before, text)
    return head, shared(before[head:][::-1], text[head:][::-1])


def shared(before: str, text: str) -> int:
    """How many letters two texts have in common at their beginnings; one that a browser counts as two ends it."""
    least, most = 0, min(len(before), len(text))
    while least < most:
        half = (least + most + 1) // 2
        if text.startswith(before[least:half], least):
            least = half
        else:
            most = half - 1
    if not before.isascii():
        least = next((place for place, letter in enumerate(before[:least]) if letter > "\uffff"), least)
    return least


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
        for name in SELDOM:
            if said := getattr(choice, name):
                rest[name] = msgspec.to_builtins(said)
        if rest:
            more[str(place)] = rest
        for line in choice.lines:
            numbers.setdefault(line, len(numbers))
    found: dict[str, Any] = msgspec.to_builtins(msgspec.structs.replace(question, choices=[], roles=roles))
    if not choices:
        return found
    keys, same_keys = ends([choice.key for choice in choices])
    labels, same_labels = ends([choice.label for choice in choices])
    columns: dict[str, Any] = {"keys": keys, "labels": labels, "same": [same_keys, same_labels]}
    if numbers:
        columns["lines"] = [[numbers[line] for line in choice.lines] for choice in choices]
        found["texts"] = list(numbers)
    return {**found, "choices": {**columns, "more": more} if more else columns}


def unpacked(question: dict[str, Any]) -> Question:
    columns = question.get("choices")
    if not columns:
        return whole(msgspec.convert(question, Question))
    texts, more = question.get("texts", []), columns.get("more", {})
    keys, labels = (joined(columns[name], columns["same"][at]) for at, name in enumerate(("keys", "labels")))
    lines = columns.get("lines") or [[] for _ in keys]
    choices = [
        {"key": key, "label": label, "lines": [texts[number] for number in said], **more.get(str(place), {})}
        for place, (key, label, said) in enumerate(zip(keys, labels, lines, strict=True))
    ]
    return whole(msgspec.convert({**question, "choices": choices}, Question))


def folded(message: Any) -> dict[str, Any]:
    """A message, of what JSON is made of, with nothing in it twice."""
    fold = _Fold(message)
    shapes = [[fold.text(name) for name in shape] for shape in fold.own]
    return {"words": fold.words, "shapes": shapes, "value": fold.value(message)}


class _Fold:
    def __init__(self, message: Any) -> None:
        self.shapes = {shape: number for number, shape in enumerate(USUAL, 1)}
        self._times: Counter[str] = Counter()
        self._count(message)
        self.own = list(self.shapes)[len(USUAL) :]
        for shape in self.own:
            self._times.update(shape)
        often = {text: times for text, times in self._times.items() if len(text) * (times - 1) > 6 + times}
        self.words = sorted(often, key=lambda text: (-often[text], text))
        self._signs = {text: SIGN + _figure(number) for number, text in enumerate(self.words)}

    def _count(self, value: Any) -> None:
        if isinstance(value, str):
            self._times[value] += 1
        elif isinstance(value, list):
            for item in value:
                self._count(item)
        elif isinstance(value, dict):
            self.shapes.setdefault(tuple(value), len(self.shapes) + 1)
            for item in value.values():
                self._count(item)

    def text(self, text: str) -> str:
        return self._signs.get(text) or (SIGN + text if text.startswith(SIGN) else text)

    def value(self, value: Any) -> Any:
        if isinstance(value, str):
            return self.text(value)
        if isinstance(value, dict):
            return [self.shapes[tuple(value)], *map(self.value, value.values())]
        if isinstance(value, list):
            items = [self.value(item) for item in value]
            return [0, *items] if value and _is_number(value[0]) else items
        return value


def unfolded(message: dict[str, Any]) -> Any:
    words = message["words"]

    def text(said: str) -> str:
        if not said.startswith(SIGN):
            return said
        return said[1:] if said.startswith(SIGN, 1) else str(words[int(said[1:], len(FIGURES))])

    shapes = [*USUAL, *([text(name) for name in shape] for shape in message["shapes"])]

    def value(said: Any) -> Any:
        if isinstance(said, str):
            return text(said)
        if not isinstance(said, list):
            return said
        if not said or not _is_number(said[0]):
            return [value(item) for item in said]
        items = [value(item) for item in said[1:]]
        return dict(zip(shapes[said[0] - 1], items, strict=True)) if said[0] else items

    return value(message["value"])


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _figure(number: int) -> str:
    high, low = divmod(number, len(FIGURES))
    return (_figure(high) if high else "") + FIGURES[low]
