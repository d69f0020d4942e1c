"""A frame of sections: borders that meet where columns meet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from rich.text import Text

from veillee.cli.drawing.ink import BORDER, cut, fit, line

ENDS = {"top": ("┌", "┐"), "middle": ("├", "┤"), "bottom": ("└", "┘")}


@dataclass
class Section:
    """Lines with a border above them, unless they go on from the section before.

    `bars` are the positions of the vertical bars inside the lines, so that borders can meet them.
    `heads` are words in the middle of a stretch of the border: where they start, and how wide it is.
    """

    lines: list[Text]
    title: Text | None = None
    note: Text | None = None
    bars: tuple[int, ...] = ()
    heads: tuple[tuple[int, int, str], ...] = ()
    joins: bool = False

    @property
    def height(self) -> int:
        return len(self.lines) + (0 if self.joins else 1)


def bars_of(widths: Sequence[int]) -> tuple[int, ...]:
    """Where the bars are between columns of these widths."""
    places = []
    at = 0
    for width in widths[:-1]:
        at += width
        places.append(at)
        at += 1
    return tuple(places)


def frame(sections: Sequence[Section], width: int, foot: Text | None = None) -> list[Text]:
    """All sections in one frame of this width, with a few words in its lower border."""
    inner = width - 2
    drawn: list[Text] = []
    above: tuple[int, ...] = ()
    for section in sections:
        if not section.joins:
            drawn.append(_border("middle" if drawn else "top", inner, above, section))
        for row in section.lines:
            drawn.append(line(("│", BORDER), fit(row, inner), ("│", BORDER)))
        above = section.bars
    drawn.append(_border("bottom", inner, above, Section([], title=foot)))
    return drawn


def _border(kind: str, inner: int, above: tuple[int, ...], section: Section) -> Text:
    signs = ["─"] * inner
    for place in range(inner):
        up, down = place in above, place in section.bars
        if up or down:
            signs[place] = "┼" if up and down else "┴" if up else "┬"
    border = line((ENDS[kind][0] + "".join(signs) + ENDS[kind][1], BORDER))
    for start, wide, word in section.heads:
        middle = start + (wide - len(word)) // 2
        border = _over(border, line(f" {word} "), 1 + middle - 1)
    if section.note is not None and section.note.plain:
        note = cut(line(" ", section.note, " "), inner - 2)
        border = _over(border, note, inner - note.cell_len)
    if section.title is not None and section.title.plain:
        border = _over(border, cut(line(" ", section.title, " "), inner - 2), 2)
    return border


def _over(border: Text, words: Text, at: int) -> Text:
    """The border with words written over it."""
    end = at + words.cell_len
    return line(border[:at], words, border[end:])


Form = Callable[[], list[Section]]


class Block:
    """A part of the screen in several forms, from terse to rich. The first one is always shown."""

    def __init__(self) -> None:
        self.forms: list[tuple[int, Form]] = []
        self.chosen = 0
        self._drawn: dict[int, list[Section]] = {}

    def add(self, wish: int, form: Form) -> Block:
        """Another, richer form: the lower its wish, the earlier it is given room. It is drawn only when needed."""
        self.forms.append((wish, form))
        return self

    def replace(self, sections: list[Section]) -> None:
        """Show something else in the place of the chosen form."""
        self._drawn[self.chosen] = sections

    def drawn(self, form: int) -> list[Section]:
        if form not in self._drawn:
            self._drawn[form] = self.forms[form][1]()
        return self._drawn[form]

    @property
    def sections(self) -> list[Section]:
        return self.drawn(self.chosen) if self.forms else []

    @property
    def height(self) -> int:
        return height(self.sections)


def nothing() -> list[Section]:
    """The form of a block that is left out where there is no room."""
    return []


def height(sections: Sequence[Section]) -> int:
    return sum(section.height for section in sections)


def folded(sections: Sequence[Section], room: int, mark: Text) -> list[Section]:
    """Sections in no more lines than these: the longest ones end with a mark, and where that is not enough the first
    ones go."""
    kept = list(sections)
    while kept and height(kept) > room:
        longest = max(range(len(kept)), key=lambda n: len(kept[n].lines))
        lines = kept[longest].lines
        if len(lines) > 1:
            kept[longest] = replace(kept[longest], lines=[*lines[:-2], mark])
        else:
            kept = [replace(section, joins=section.joins and n > 0) for n, section in enumerate(kept[1:])]
    return kept


def arrange(blocks: Sequence[Block], room: int, last: int) -> int:
    """Give every block the richest form there is room for, wish by wish up to the last; returns the lines used."""
    used = sum(block.height for block in blocks)
    wishes = sorted(
        (wish, n, form)
        for n, block in enumerate(blocks)
        for form, (wish, _) in enumerate(block.forms)
        if form and wish <= last
    )
    for _, n, form in wishes:
        block = blocks[n]
        growth = height(block.drawn(form)) - block.height if form > block.chosen and used < room else room
        if used + growth <= room:
            block.chosen = form
            used += growth
    return used
