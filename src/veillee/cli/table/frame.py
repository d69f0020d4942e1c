"""Sections of lines under rules that meet where columns meet: in a frame, or as the sheet of a pane."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from rich.text import Text

from veillee.cli.table.ink import BORDER, cut, fit, line

ENDS = {"top": ("┌", "┐"), "middle": ("├", "┤"), "bottom": ("└", "┘"), "rule": ("", "")}


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


def bars_of(widths: Sequence[int]) -> tuple[int, ...]:
    """Where the bars are between columns of these widths."""
    places = []
    at = 0
    for width in widths[:-1]:
        at += width
        places.append(at)
        at += 1
    return tuple(places)


class Sheet(NamedTuple):
    """What a pane shows: a rule with its title and rows that stay, and rows that may be scrolled."""

    title: Text
    rows: list[Text]
    still: Sequence[Text] = ()


def sheet(sections: Sequence[Section], width: int) -> Sheet:
    """Sections one below the other, without sides: the rule of the first one is the title."""
    drawn: list[Text] = []
    above: tuple[int, ...] = ()
    for section in sections or [Section([])]:
        if not (section.joins and drawn):
            drawn.append(_border("rule", width, above, section))
        drawn += [fit(row, width) for row in section.lines]
        above = section.bars
    return Sheet(drawn[0], drawn[1:])


def frame(sections: Sequence[Section], width: int) -> list[Text]:
    """All sections in one frame of this width."""
    inner = width - 2
    drawn: list[Text] = []
    above: tuple[int, ...] = ()
    for section in sections:
        if not section.joins:
            drawn.append(_border("middle" if drawn else "top", inner, above, section))
        for row in section.lines:
            drawn.append(line(("│", BORDER), fit(row, inner), ("│", BORDER)))
        above = section.bars
    drawn.append(_border("bottom", inner, above, Section([])))
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
        border = _over(border, line(f" {word} "), len(ENDS[kind][0]) + middle - 1)
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
