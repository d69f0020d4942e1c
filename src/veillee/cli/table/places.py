"""Graphs as text: a map of places and paths, and a list of places with their neighbours."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.style import Style
from rich.text import Text

from veillee.cli.table.frame import Section, frame
from veillee.cli.table.ink import FAINT, STRONG, about, color, cut, fit, hanging, joined, line
from veillee.cli.table.pieces import Pen
from veillee.core.scene import Cell, Link, Region, Zone

if TYPE_CHECKING:
    from veillee.cli.table.zones import Space

PATH = "·"
PLACE = "○"
CLOSED = "✕"
WAY = "→"
LOOKS = {"road": PATH, "river": "~", "bridge": "=", "sea": "≈", "wall": "#"}  # of links, by their kinds
FEW = 8  # a map of no more places has room for their names
COLUMN = 38  # a place in the columns of a list is at least this wide
MAPS = ((12, 13), (30, 15))  # lines of a map, by the lines of its pane
LARGEST_MAP = 18
# Where a label goes when its own place on the map is taken: beside it, then a line lower or higher.
AROUND = (
    (0, 0),
    (1, 0),
    (-1, 0),
    (2, 0),
    (-2, 0),
    (0, 1),
    (0, -1),
    (3, 0),
    (-3, 0),
    (2, 1),
    (-2, 1),
    (2, -1),
    (-2, -1),
)


def kind_of(pen: Pen, link: Link) -> str:
    """What a link is, in words; a plain path has none."""
    mark = pen.scene.legend.get(link.kind)
    return mark.text if mark else link.kind


def brief_kind(pen: Pen, link: Link) -> str:
    """The same without what explains it, where many are told one after the other."""
    return kind_of(pen, link).partition(":")[0].rstrip()


def regions_of(zone: Zone, cell: Cell) -> list[Region]:
    """The areas that a place lies in, by their lists of places."""
    return [region for region in zone.regions if cell.id in region.cells]


def ways(zone: Zone, cell: Cell) -> list[tuple[Cell, Link]]:
    """The paths that leave a place, and where they lead."""
    places = {place.id: place for place in zone.cells}
    found = []
    for link in zone.links:
        if link.a == cell.id and link.b in places:
            found.append((places[link.b], link))
        elif link.b == cell.id and not link.one_way and link.a in places:
            found.append((places[link.a], link))
    return found


# -- the map -----------------------------------------------------------------------------------


class Canvas:
    """Letters at places, each with its style; what is written first stays."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.rows: list[list[Text]] = [[Text(" ")] * width for _ in range(height)]
        self._taken: set[tuple[int, int]] = set()

    def write(self, x: int, y: int, text: Text) -> bool:
        """Write where nothing is written yet, with a space on both sides."""
        start = max(0, min(x - text.cell_len // 2, self.width - text.cell_len))
        if not 0 <= y < self.height:
            return False
        if any((at, y) in self._taken for at in range(start - 1, start + text.cell_len + 1)):
            return False
        for n in range(len(text)):
            self.rows[y][start + n] = text[n]
            self._taken.add((start + n, y))
        return True

    def dot(self, x: int, y: int, sign: str = PATH, style: str = FAINT) -> None:
        if (x, y) not in self._taken and 0 <= y < self.height and 0 <= x < self.width:
            self.rows[y][x] = Text(sign, Style.parse(style or FAINT))

    def lines(self) -> list[Text]:
        return [line(*row) for row in self.rows]


def graph(pen: Pen, zone: Zone, space: Space) -> list[Section]:
    """A map, then where one's own pieces stand; where there is room with a list of all its places and their ways."""
    height = next((form for lines, form in MAPS if space.lines < lines), LARGEST_MAP)
    sections = picture(pen, zone, space.width, height)
    return [*sections, *listing(pen, zone, space.width)] if space.vast else sections


def picture(pen: Pen, zone: Zone, inner: int, height: int) -> list[Section]:
    """Places where they are on the board, with the numbers of options, what is printed and who stands there."""
    canvas = Canvas(inner, height)
    at = {cell.id: _point(cell, zone, inner, height) for cell in zone.cells}
    meant = [cell for cell in zone.cells if f"cell:{cell.id}" in pen.numbers]
    stood = [cell for cell in zone.cells if cell not in meant and pen.pawns(cell).plain]
    rest = [cell for cell in zone.cells if cell not in meant and cell not in stood]
    for cell in (*meant, *stood, *rest):
        x, y = at[cell.id]
        for text in (*([_named(pen, cell)] if len(zone.cells) <= FEW else []), _label(pen, cell), _short(pen, cell)):
            if any(canvas.write(x + dx, y + dy, about(text, f"cell:{cell.id}")) for dx, dy in AROUND):
                break
    for link in zone.links:
        if link.a in at and link.b in at:
            _draw(pen, canvas, link, at[link.a], at[link.b])
    return [Section(canvas.lines(), title=_heading(zone)), *_own(pen, zone, inner)]


def _point(cell: Cell, zone: Zone, inner: int, height: int) -> tuple[int, int]:
    """Its column and line: the board is stretched so that its outermost places stand at the edges of the map."""
    xs, ys = [one.x for one in zone.cells], [one.y for one in zone.cells]
    wide, high = max(xs) - min(xs) or 1, max(ys) - min(ys) or 1
    return 3 + (cell.x - min(xs)) * (inner - 7) // wide, (cell.y - min(ys)) * (height - 1) // high


def _label(pen: Pen, cell: Cell) -> Text:
    """The number of an option, what is printed, who stands there: `3○▲(B)`."""
    printed = pen.signs(cell.marks) if cell.marks else pen.mark(cell.mark) if cell.mark else line()
    return line(pen.number(f"cell:{cell.id}"), CLOSED if cell.closed else PLACE, printed, pen.pawns(cell))


def _named(pen: Pen, cell: Cell) -> Text:
    return line(_label(pen, cell), f" {pen.place(cell)}")


def _short(pen: Pen, cell: Cell) -> Text:
    """The same where there is no room: only what must not be missing."""
    return line(pen.number(f"cell:{cell.id}"), CLOSED if cell.closed else PLACE, pen.pawns(cell))


def _draw(pen: Pen, canvas: Canvas, link: Link, start: tuple[int, int], end: tuple[int, int]) -> None:
    """A dotted path with its cost in the middle."""
    (x1, y1), (x2, y2) = start, end
    steps = max(abs(x2 - x1) // 2, abs(y2 - y1), 1)
    cost = pen.signs(link.marks)
    if cost.plain and steps > 2:
        canvas.write((x1 + x2) // 2, (y1 + y2) // 2, cost)
    kind = pen.scene.legend.get(link.kind)
    sign, tint = LOOKS.get(link.kind, PATH), color(kind.color) if kind else ""
    for n in range(1, steps):
        canvas.dot(x1 + round((x2 - x1) * n / steps), y1 + round((y2 - y1) * n / steps), sign, tint)


def _own(pen: Pen, zone: Zone, inner: int) -> list[Section]:
    """Where the pieces of whoever looks stand, and where they can go from there."""
    own = {piece.at for piece in zone.pieces if piece.owner is not None and piece.owner == pen.scene.seat}
    lines = [row for cell in zone.cells if cell.id in own for row in _entry(pen, zone, cell, inner - 1)[:2]]
    return [Section(lines, joins=True)] if lines else []


def _heading(zone: Zone) -> Text:
    return line((zone.title, STRONG), f" · {zone.note}" if zone.note else "")


# -- the list ----------------------------------------------------------------------------------


def _entry(pen: Pen, zone: Zone, cell: Cell, width: int) -> list[Text]:
    """One place: number, name, print, who stands there, and the paths with their costs."""
    closed = line((f"{CLOSED} {pen.say('place-closed')}", FAINT)) if cell.closed else line()
    faces = joined((pen.title(piece) for piece in pen.lying.get(f"cell:{cell.id}", []) if piece.face), ", ")
    name = line((pen.place(cell), f"{STRONG} {color(cell.mark.color)}" if cell.mark else STRONG))
    inside = joined([line((one.title, color(one.color) or FAINT)) for one in regions_of(zone, cell)], ", ")
    head = joined(
        (pen.number(f"cell:{cell.id}"), name, printed(pen, cell), pen.pawns(cell), faces, closed, inside), " "
    )
    paths = [
        line(pen.place(place), pen.signs(link.marks), (f" ({brief_kind(pen, link)})" if link.kind else "", FAINT))
        for place, link in ways(zone, cell)
    ]
    there = line((f" {WAY} ", FAINT), joined(paths, ", ", FAINT)) if paths else line()
    return [about(row, f"cell:{cell.id}") for row in hanging(line(" "), line(head, there), width)]


def printed(pen: Pen, cell: Cell) -> Text:
    return joined((pen.mark(cell.mark) if cell.mark else line(), pen.signs(cell.marks)), "")


def listing(pen: Pen, zone: Zone, inner: int) -> list[Section]:
    """All places in columns, each with its neighbours."""
    count = max(1, inner // COLUMN)
    wide = inner // count
    entries = [_entry(pen, zone, cell, wide - 1) for cell in zone.cells]
    deep = -(-sum(map(len, entries)) // count)
    filled: list[list[Text]] = [[]]
    for entry in entries:
        if len(filled[-1]) + len(entry) > deep and len(filled) < count and filled[-1]:
            filled.append([])
        filled[-1] += entry
    longest = max(map(len, filled))
    rows = [
        line(*(fit(column[n], wide) if n < len(column) else " " * wide for column in filled)) for n in range(longest)
    ]
    return [Section([cut(row, inner) for row in rows])]


def card(pen: Pen, zone: Zone, cell: Cell, width: int) -> list[Text]:
    """Everything about one place, in words."""
    rows: list[tuple[str, Text]] = []
    if cell.closed:
        rows.append((pen.say("place-closed"), line(CLOSED)))
    if cell.mark:
        rows.append((pen.say("face-marks"), line(pen.mark(cell.mark), f" {cell.mark.text}")))
    if cell.marks:
        rows.append((pen.say("place-printed"), pen.words(cell.marks)))
    rows += [(pen.say("face-text"), line(text)) for text in cell.lines]
    for piece in pen.lying.get(f"cell:{cell.id}", []):
        rows.append((pen.say("place-here"), line(pen.title(piece), f"  {pen.mark_words(piece)}")))
    rows += [(pen.say("place-region"), line((one.title, color(one.color)))) for one in regions_of(zone, cell)]
    for place, link in ways(zone, cell):
        cost = line("  ", pen.words(link.marks)) if link.marks else line()
        kind = line((f"  {kind_of(pen, link)}", FAINT)) if link.kind else line()
        rows.append((pen.say("place-paths"), line(pen.place(place), kind, cost)))
    rows += [
        (pen.say("face-options"), line((str(number), pen.accent), f" {pen.choices[number - 1].label}"))
        for number in pen.numbers.get(f"cell:{cell.id}", [])
    ]
    label = max((len(name) for name, _ in rows), default=0) + 3
    inner = min(width, 76) - 2
    lines: list[Text] = []
    before = ""
    for name, text in rows:
        lines += hanging(fit(line(" ", ("" if name == before else name, FAINT)), label), text, inner - 1)
        before = name
    return frame([Section(lines, title=line((pen.place(cell), STRONG)), note=line((zone.title, FAINT)))], inner + 2)
