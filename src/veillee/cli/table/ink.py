"""Colours, and lines of text that are made to fit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.style import Style
from rich.text import Text

# Middle tones, so that they can be read on dark and on light screens.
COLORS = {
    "red": "#d7695f",
    "blue": "#5f9bd7",
    "green": "#6aaa64",
    "yellow": "#c9a227",
    "orange": "#d0864a",
    "purple": "#a884d0",
    "azure": "#5fb8c4",
    "grey": "#9a9a96",
}
FAINT = "bright_black"
BORDER = "bright_black"
STRONG = "bold"
CLOSING = (":", ";", "?", "!", "»")  # signs that French sets off with a space, but never on a new line
THING = "thing"  # what a stretch of text shows, among what Rich knows of its style
HANG = 3  # how far the rest of a broken part is moved to the right


def color(name: str) -> str:
    """The style of a colour that a scene names; none for a name we do not know."""
    return COLORS.get(name, "")


def line(*parts: Text | str | tuple[str, str]) -> Text:
    """Parts one after the other: plain text, styled text, or (text, style)."""
    return Text.assemble(*parts, end="", no_wrap=True)


def about(text: Text, thing: str) -> Text:
    """The same text, which knows what piece or place it shows: it can be pointed at."""
    known = text.copy()
    known.stylize(Style(meta={THING: thing}))
    return known


def things(text: Text) -> set[str]:
    """The pieces and places that a text shows."""
    styles = [span.style for span in text.spans]
    return {str(style.meta[THING]) for style in styles if isinstance(style, Style) and THING in style.meta}


def fit(text: Text, width: int) -> Text:
    """Exactly this wide: cut with an ellipsis, or padded."""
    copy = text.copy()
    copy.truncate(max(width, 0), overflow="ellipsis", pad=True)
    return copy


def cut(text: Text, width: int) -> Text:
    """At most this wide."""
    copy = text.copy()
    copy.truncate(max(width, 0), overflow="ellipsis")
    return copy


def joined(parts: Iterable[Text], gap: str = "  ", style: str = "") -> Text:
    """Parts with a gap between them; empty ones are left out."""
    found = line()
    for part in parts:
        if not part.plain:
            continue
        if found.plain:
            found.append(gap, style)
        found.append_text(part)
    return found


def sides(left: Text, right: Text, width: int) -> Text:
    """One part at each end of the line; the left one gives way."""
    shown = cut(right, width)
    room = width - shown.cell_len - 2
    return line(fit(left, room), "  ", shown) if room > 3 else fit(shown, width)


def capital(text: str) -> str:
    """As at the beginning of a sentence: a scene gives names as they stand within one."""
    return text[:1].upper() + text[1:]


def wrap(text: Text, width: int) -> list[Text]:
    """Words on as many lines as they need, a word that is longer than a line too; French signs stay with their word."""
    words: list[Text] = []
    for word in text.split(" ", include_separator=False):
        if words and (word.plain[:1] in CLOSING or words[-1].plain == "«"):
            word = line(words.pop(), " ", word)
        while word.cell_len > width > 0:
            head, word = word.divide([width])[:2]
            words.append(head)
        words.append(word)
    lines: list[Text] = []
    current = line()
    for word in words:
        if current.plain and current.cell_len + 1 + word.cell_len > width:
            lines.append(current)
            current = line()
        if current.plain:
            current.append(" ")
        current.append_text(word)
    if current.plain or not lines:
        lines.append(current)
    return [cut(part, width) for part in lines]


def hanging(head: Text, text: Text, width: int) -> list[Text]:
    """A head, and a text beside it whose further lines stand under its first."""
    indent = head.cell_len
    lines = wrap(text, max(width - indent, 8))
    return [line(head if n == 0 else " " * indent, part) for n, part in enumerate(lines)]


def flow(head: Text, parts: Sequence[Text], width: int, gap: int = 2, indent: int | None = None) -> list[Text]:
    """A head, then parts side by side on as many lines as they need; a part is broken only if it must be.

    Nothing stands beside the rest of a broken part. Further lines stand under the first part, or at `indent` where
    that is less.
    """
    indent = head.cell_len if indent is None else min(indent, head.cell_len)
    lines: list[Text] = []
    current = head
    begun = broken = False
    for part in parts:
        if begun and (broken or current.cell_len + gap + part.cell_len > width):
            lines.append(current)
            current, begun, broken = line(" " * indent), False, False
        if not begun and current.cell_len + part.cell_len > width:
            broken = True
            *whole, part = wrap(part, max(width - current.cell_len - HANG, 8))
            for row in whole:
                lines.append(line(current, row))
                current = line(" " * (indent + HANG))
        current = line(current, " " * gap if begun else "", part)
        begun = True
    return [cut(row, width) for row in (*lines, current)]


def columns(cells: Sequence[Text], widths: Sequence[int], bar: str = "│") -> Text:
    """Cells of given widths with a bar between them."""
    row = line()
    for number, (cell, width) in enumerate(zip(cells, widths, strict=True)):
        if number:
            row.append(bar, BORDER)
        row.append_text(fit(cell, width))
    return row


def shares(width: int, count: int) -> list[int]:
    """A width divided among columns with a bar between each two; the first get what is left over."""
    whole = width - (count - 1)
    return [whole // count + (1 if n < whole % count else 0) for n in range(count)]
