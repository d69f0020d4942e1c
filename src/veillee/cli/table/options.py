"""The options of a decision: numbered, grouped by what they concern, none of them ever without its effects."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from rich.text import Text

from veillee.cli.table.ink import FAINT, STRONG, hanging, joined, line
from veillee.cli.table.pieces import DIE, GAIN, Pen
from veillee.core.scene import Choice

ADVISED = "★"
WARNED = "⚠"
QUOTES = {"«": "»", "“": "”"}
PAIRS = {**QUOTES, "(": ")"}  # of which the shortened label of an option never has one half
WHICH = re.compile(r" \d+\b")  # one of several dice that are alike: its number is part of its name
CLOSING = tuple(f"{space}{mark}" for mark in QUOTES.values() for space in ("", "\N{NO-BREAK SPACE}", " "))


@dataclass
class Item:
    """An option with its number, and its label without what its group has in common."""

    number: int
    choice: Choice
    short: str


@dataclass
class Group:
    title: str
    items: list[Item]


class Row(NamedTuple):
    """A line of the list: of the option of this number, or 0 for a heading."""

    number: int
    text: Text


class Options:
    """The options of one decision; `advice` is the chance to win, in hundredths, of those that were advised, and
    `proposed` the one that a lesson proposes."""

    def __init__(self, pen: Pen, advice: Mapping[str, int] | None = None, proposed: str | None = None) -> None:
        self.pen = pen
        self.proposed = proposed
        self.advice = advice or {}
        self.groups = self._grouped()

    def _grouped(self) -> list[Group]:
        found: dict[str, Group] = {}
        for number, choice in enumerate(self.pen.choices, 1):
            group = found.setdefault(choice.group, Group(choice.group, []))
            group.items.append(Item(number, choice, choice.label))
        for group in found.values():
            self._shorten(group)
        return list(found.values())

    def _shorten(self, group: Group) -> None:
        """Leave out the words that all labels of a group begin and end with, but never a piece's name."""
        if len(group.items) < 2 or not all(item.choice.targets for item in group.items):
            return
        words = [item.choice.label.split(" ") for item in group.items]
        least = min(len(label) for label in words)
        start = 0
        while start < least - 1 and len({label[start] for label in words}) == 1:
            start += 1
        end = 0
        while end < least - start - 1 and len({label[-1 - end] for label in words}) == 1:
            end += 1
        while (start or end) and not self._names_kept(group, words, start, end):
            start, end = (start, end - 1) if end else (start - 1, end)
        for item, label in zip(group.items, words, strict=True):
            item.short = " ".join(label[start : len(label) - end]).rstrip(",;:")

    def _names_kept(self, group: Group, words: Sequence[Sequence[str]], start: int, end: int) -> bool:
        """Whether the name of every option's last piece is left, and no name, amount or quotation is cut in two."""
        if start and words[0][start - 1][-1:].isdigit():
            return False
        for item, label in zip(group.items, words, strict=True):
            first = len(" ".join([*label[:start], ""]))
            past = len(item.choice.label) - len(" ".join(["", *label[len(label) - end :]]))
            for target in item.choice.targets:
                at, after = self._named_in(item.choice.label, target)
                whole, gone = first <= at and after <= past, after <= first or at >= past
                if not whole and (not gone or (at < after and target == item.choice.targets[-1])):
                    return False
            left = " ".join(label[start : len(label) - end])
            if left.isdigit():  # a bare number beside that of the option says nothing
                return False
            if any(left.count(opening) != left.count(closing) for opening, closing in PAIRS.items()):
                return False
        return True

    def _named_in(self, label: str, target: str) -> tuple[int, int]:
        """From where to where a label names a piece or a place; nowhere is the empty stretch at its start."""
        piece, place = self.pen.pieces.get(target), self.pen.places.get(target)
        title = piece.face.title if piece is not None and piece.face is not None else place.title if place else ""
        at = label.lower().find(title.lower())
        return (at, at + len(title)) if at >= 0 else (0, 0)

    # -- one option ------------------------------------------------------------------------

    def label(self, item: Item, text: str) -> Text:
        """The words of an option, with the signs of the pieces they name, what lies on its cells and what it brings.

        Where nothing says what it brings, what is printed on the cards that it names does.
        """
        label = line(text)
        tails = []
        says: list[str] = []  # what stands on the cards that the option names
        for target in dict.fromkeys(item.choice.targets):
            if target.startswith("cell:"):
                tails.append(self.pen.at_cell(target, item.choice.lines))
                continue
            piece = self.pen.pieces.get(target)
            if piece is None or piece.face is None or piece.face.title.casefold() in item.choice.group.casefold():
                continue
            at = label.plain.casefold().find(piece.face.title.casefold())
            said = item.choice.lines or piece.face.lines
            facts = self.pen.die(piece.face) if piece.face.kind == DIE else self.pen.facts(piece, said=said)
            if at >= 0 and facts.plain:
                end = at + len(piece.face.title)
                end += next((len(mark) for mark in CLOSING if label.plain.startswith(mark, end)), 0)
                which = WHICH.match(label.plain, end) if piece.face.kind == DIE else None
                end = which.end() if which else end
                label = line(label[:end], " ", facts, label[end:])
            says += piece.face.lines if at >= 0 else []
        there = joined(tails, " / ")
        if there.plain.strip():
            label = line(label, (", " if self.pen.heard else " · ", FAINT), there)
        brings = self._brings(item.choice.lines) or self.pen.say("and-then").join(dict.fromkeys(says))
        if brings:
            label = line(label, (self.pen.say("colon") if self.pen.heard else f" {GAIN} ", FAINT), (brings, FAINT))
        return label

    def _brings(self, lines: Sequence[str]) -> str:
        """What an option brings, as one text; whoever listens hears sentences, or parts of one."""
        if not self.pen.heard:
            return " · ".join(lines)
        said = ""
        for text in lines:
            said = text if not said else f"{said.rstrip('.')}{'. ' if text[:1].isupper() else ', '}{text}"
        return said

    # -- all of them -----------------------------------------------------------------------

    def rows(self, width: int, keys: bool = False, only: Collection[int] | None = None) -> list[Row]:
        """One option after the other under the heading of its group, each with all that is known of it."""
        digits = len(str(len(self.pen.choices)))
        found: list[Row] = []
        for group in self.groups:
            items = [item for item in group.items if only is None or item.number in only]
            if len(items) > 1 and group.title:
                found += [Row(0, part) for part in hanging(line(" "), line((group.title, STRONG)), width)]
            for item in items:
                found += [Row(item.number, part) for part in self.entry(item, width, digits, keys, len(items) > 1)]
        return found

    def entry(self, item: Item, width: int, digits: int, keys: bool, short: bool) -> list[Text]:
        """An option with its number, signs and effects, then what it is advised for and what it warns of."""
        label = self.label(item, item.short if short else item.choice.label)
        if item.choice.key in self.advice:
            label = line((f"{ADVISED} {self.advice[item.choice.key]} %", self.pen.accent), " ", label)
        if item.choice.key == self.proposed:
            label = line((f"{ADVISED} {self.pen.say('proposed')}", self.pen.accent), " ", label)
        if keys:
            label.append(f"  {item.choice.key}", FAINT)
        head = line(" ", (f"{item.number:>{digits}}", self.pen.accent), " ")
        rows = hanging(head, label, width)
        for warning in item.choice.warns:
            rows += hanging(line(" " * head.cell_len), line((f"{WARNED} {warning}", self.pen.accent)), width)
        return rows
