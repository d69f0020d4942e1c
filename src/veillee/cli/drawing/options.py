"""The options of a decision: numbered, grouped by what they concern, as richly as there is room."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from veillee.cli.drawing.ink import FAINT, STRONG, fit, flow, hanging, joined, line
from veillee.cli.drawing.pieces import GAIN, Pen
from veillee.core.scene import Choice

WIDEST_HEAD = 24
COLUMN = 50  # an option in the columns of a list is at least this wide


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


class Options:
    """All ways to write the options of one decision."""

    def __init__(self, pen: Pen) -> None:
        self.pen = pen
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
        """Whether the name of every option's last piece is left, and no name is cut in two."""
        for item, label in zip(group.items, words, strict=True):
            first = len(" ".join([*label[:start], ""]))
            past = len(item.choice.label) - len(" ".join(["", *label[len(label) - end :]]))
            for target in item.choice.targets:
                at, after = self._named_in(item.choice.label, target)
                whole, gone = first <= at and after <= past, after <= first or at >= past
                if not whole and (not gone or (at < after and target == item.choice.targets[-1])):
                    return False
        return True

    def _named_in(self, label: str, target: str) -> tuple[int, int]:
        """From where to where a label names a piece or a place; nowhere is the empty stretch at its start."""
        piece, place = self.pen.pieces.get(target), self.pen.places.get(target)
        title = piece.face.title if piece is not None and piece.face is not None else place.title if place else ""
        at = label.lower().find(title.lower())
        return (at, at + len(title)) if at >= 0 else (0, 0)

    # -- one option ------------------------------------------------------------------------

    def number(self, item: Item, width: int = 0) -> Text:
        return line((f"{item.number:>{width}}", self.pen.accent), " ")

    def label(self, item: Item, text: str, rich: bool = True, brings: bool = True) -> Text:
        """The words of an option, with the signs of the pieces they name, what lies on its cells and what it brings."""
        label = line(text)
        tails = []
        for target in dict.fromkeys(item.choice.targets):
            if target.startswith("cell:"):
                if rich:
                    tails.append(self.pen.at_cell(target))
                continue
            piece = self.pen.pieces.get(target)
            if piece is None or piece.face is None or piece.face.title.casefold() in item.choice.group.casefold():
                continue
            at = label.plain.casefold().find(piece.face.title.casefold())
            facts = self.pen.facts(piece) if rich else self.pen.signs(piece.face.marks)
            if at >= 0 and facts.plain:
                end = at + len(piece.face.title)
                label = line(label[:end], " ", facts, label[end:])
        if tails:
            label = line(label, (" · ", FAINT), joined(tails, " / "))
        if rich and brings and item.choice.lines:
            label = line(label, (f" {GAIN} ", FAINT), (", ".join(item.choice.lines), FAINT))
        return label

    # -- all of them -----------------------------------------------------------------------

    def flowing(self, width: int, rich: bool, brings: bool = True) -> list[Text]:
        """Group by group in a running text; single options that follow each other share their lines."""
        heads = [len(group.title) for group in self.groups if len(group.items) > 1]
        indent = min(max(heads, default=0), WIDEST_HEAD) + 3 if heads else 1
        lines: list[Text] = []
        single: list[Text] = []
        for group in self.groups:
            parts = [line(self.number(item), self.label(item, item.short, rich, brings)) for item in group.items]
            if len(group.items) == 1:
                single += parts
                continue
            if single:
                lines += flow(line(" " * indent if lines else " "), single, width - 1)
                single = []
            lines += flow(self.head(group, indent), parts, width - 1)
        if single:
            lines += flow(line(" " * indent), single, width - 1)
        return lines

    def tight(self, width: int, on_board: bool = True) -> list[Text]:
        """As little room as they need: what the board numbers in short, then group after group in one running text."""
        lines, rest = self._numbered_on_board(width) if on_board else ([], self.groups)
        parts = []
        for group in rest:
            items = [line(self.number(item), item.short) for item in group.items]
            if len(group.items) > 1:
                items[0] = line((self.pen.say("group", title=group.title), STRONG), " ", items[0])
            parts += items
        return lines + flow(line(" "), parts, width - 1) if parts else lines

    def head(self, group: Group, indent: int) -> Text:
        return line(fit(line(" ", (group.title, STRONG)), indent - 1), " ")

    def on_board(self, width: int) -> list[Text]:
        """Only the numbers of what the board shows, each on one cell or card; the rest in full."""
        lines, rest = self._numbered_on_board(width)
        everything, self.groups = self.groups, rest
        try:
            return lines + self.flowing(width, rich=False) if rest else lines
        finally:
            self.groups = everything

    def _numbered_on_board(self, width: int) -> tuple[list[Text], list[Group]]:
        """A line about the numbers on the board, and what is not numbered there."""
        parts, rest = [], []
        for group in self.groups:
            shown = [item for item in group.items if self._marked(item)]
            if not shown:
                rest.append(group)
                continue
            first, last = shown[0].number, shown[-1].number
            numbers = f"{first}-{last}" if last - first == len(shown) - 1 else f"{first} … {last}"
            parts.append(
                line((f"{group.title} ", STRONG), (numbers if len(shown) > 1 else f"{first}", self.pen.accent))
            )
            others = [item for item in group.items if item not in shown]
            if others:
                rest.append(Group(group.title, others))
        head = line(" ", (self.pen.say("on-board"), FAINT), "  ")
        return (flow(head, parts, width - 1, gap=3) if parts else []), rest

    def _marked(self, item: Item) -> bool:
        """Whether the board carries the number of an option, and no other, on just one place."""
        places = [target for target in item.choice.targets if target in self.pen.on_board]
        return len(places) == 1 and self.pen.numbers[places[0]] == [item.number]

    def listed(self, width: int, keys: bool = False, deep: int = 8) -> list[Text]:
        """One option a line under the heading of its group, in no more columns than that depth needs."""
        for count in range(1, max(width // COLUMN, 1) + 1):
            wide = (width - 2 * (count - 1)) // count
            entries = [entry for group in self.groups for entry in self._entries(group, wide, keys)]
            if -(-len(entries) // count) <= deep:
                break
        depth = -(-len(entries) // count)
        while (filled := self._columns(entries, count, depth)) is None:
            depth += 1
        return _side_by_side(filled, wide, depth)

    def _entries(self, group: Group, width: int, keys: bool) -> list[tuple[bool, Text]]:
        """Lines of a group; true for one that must not stand alone at the foot of a column."""
        digits = len(str(len(self.pen.choices)))
        heading = len(group.items) > 1
        entries = [(True, line(" ", (group.title, STRONG)))] if heading else []
        for item in group.items:
            label = self.label(item, item.short)
            if keys:
                label.append(f"  {item.choice.key}", FAINT)
            rows = hanging(line(" ", self.number(item, digits)), label, width)
            entries += [(n < len(rows) - 1, row) for n, row in enumerate(rows)]
        return entries

    @staticmethod
    def _columns(entries: list[tuple[bool, Text]], count: int, depth: int) -> list[list[Text]] | None:
        filled: list[list[Text]] = [[]]
        for n, (keep, row) in enumerate(entries):
            needs = 1
            while keep and n + needs < len(entries) and needs < depth:
                needs += 1
                keep = entries[n + needs - 1][0]
            if len(filled[-1]) + needs > depth and filled[-1]:
                filled.append([])
            filled[-1].append(row)
        return filled if len(filled) <= count and all(len(rows) <= depth for rows in filled) else None


def _side_by_side(filled: list[list[Text]], wide: int, depth: int) -> list[Text]:
    lines = []
    for n in range(min(depth, max(len(rows) for rows in filled))):
        cells = [fit(rows[n], wide) if n < len(rows) else line(" " * wide) for rows in filled]
        lines.append(joined(cells, "  "))
    return lines
