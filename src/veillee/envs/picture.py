"""A scene as a picture, always of the same size: frames that make a video which a person can follow.

Above stand the game, where it stands and what is asked; on the left lies what belongs to nobody, on the right what
belongs to each player. Everything has its name. Where there is much, cards get smaller, and then lose their words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from hashlib import blake2b
from typing import Final, NamedTuple

import numpy as np
from msgspec.structs import replace

from veillee.core.scene import Cell, Mark, Piece, Player, Scene, Zone
from veillee.envs.letters import HIGH, WIDE, Color, Picture, shortened, width_of, wrapped, write

SIZE: Final = (800, 1280)  # rows and columns of every frame of every game
BOARD: Final = 780  # columns of the left half
GAP: Final = 6
HEAD: Final = 66  # rows of the title and the question
GROUND: Final[Color] = (244, 239, 228)
FELT: Final[Color] = (226, 217, 200)
BACK: Final[Color] = (120, 110, 100)
INK: Final[Color] = (45, 38, 32)
FAINT: Final[Color] = (125, 112, 98)
PATH: Final[Color] = (196, 184, 163)
COLORS: Final[dict[str, Color]] = {
    "red": (192, 57, 43),
    "blue": (41, 98, 168),
    "green": (46, 125, 50),
    "yellow": (226, 178, 34),
    "orange": (214, 120, 30),
    "purple": (123, 65, 160),
    "azure": (60, 160, 190),
    "black": (40, 40, 40),
    "grey": (140, 140, 140),
    "white": (250, 250, 248),
}
BARS: Final = ("track", "dial", "tally", "pile")


class Detail(NamedTuple):
    """How large cards are, and how many lines of words they have."""

    width: int
    lines: int
    graph: int  # rows of a map at most

    @property
    def height(self) -> int:
        return self.lines * HIGH + 5


DETAILS: Final = (
    Detail(118, 4, 420),
    Detail(106, 3, 380),
    Detail(94, 2, 340),
    Detail(82, 1, 300),
    Detail(58, 1, 220),
)


def picture(scene: Scene) -> Picture:
    """The whole table."""
    canvas = np.empty((*SIZE, 3), np.uint8)
    canvas[:] = GROUND
    head(canvas, scene)
    rows = SIZE[0] - HEAD - GAP
    paste(canvas, HEAD, GAP, fitted(scene, [None], BOARD - 2 * GAP, rows))
    sides = [player.index for player in scene.players]
    paste(canvas, HEAD, BOARD, fitted(scene, sides, SIZE[1] - BOARD - GAP, rows))
    return canvas


def paste(canvas: Picture, y: int, x: int, part: Picture) -> None:
    height, width = min(part.shape[0], canvas.shape[0] - y), min(part.shape[1], canvas.shape[1] - x)
    if height > 0 and width > 0:
        canvas[y : y + height, x : x + width] = part[:height, :width]


def head(canvas: Picture, scene: Scene) -> None:
    """The game, where it stands, and what is asked or how it ended."""
    write(canvas, GAP, GAP, scene.title, INK, 2)
    write(canvas, GAP + width_of(scene.title, 2) + 2 * WIDE, GAP + 5, scene.status, FAINT)
    asked = scene.question
    if scene.outcome is not None:
        told, color = scene.outcome.headline, INK
    elif asked is not None:
        player = next((one for one in scene.players if one.index == asked.seat), None)
        told = f"{player.name}: {asked.prompt}" if player is not None else asked.prompt
        color = shade(player.color) if player is not None else INK
    else:
        return
    for at, line in enumerate(wrapped(told, (SIZE[1] - 2 * GAP) // (2 * WIDE), 2)):
        write(canvas, GAP, GAP + 20 + at * 18, line, color, 2)


def fitted(scene: Scene, owners: Sequence[int | None], width: int, rows: int) -> Picture:
    """All zones of some sides below each other, as large as there is room for."""
    column = np.zeros((0, width, 3), np.uint8)
    for detail in DETAILS:
        parts = [part for owner in owners for part in side(scene, owner, width, detail)]
        column = np.concatenate(parts) if parts else column
        if column.shape[0] <= rows:
            break
    return column


def side(scene: Scene, owner: int | None, width: int, detail: Detail) -> Iterable[Picture]:
    player = next((one for one in scene.players if one.index == owner), None)
    if player is not None:
        yield name_of(player, width)
    for zone in scene.zones:
        if zone.owner == owner and (zone.pieces or zone.count or zone.cells or zone.paragraphs):
            yield titled(zone, width)
            drawer = DRAWERS.get(zone.kind)
            if drawer is not None:
                yield drawer(scene, zone, width, detail)
            yield blank(4, width)


def blank(height: int, width: int, color: Color = GROUND) -> Picture:
    found = np.empty((height, width, 3), np.uint8)
    found[:] = color
    return found


def name_of(player: Player, width: int) -> Picture:
    bar = blank(22, width, shade(player.color))
    ink = readable(shade(player.color))
    write(bar, 4, 4, shortened(player.name, (width - 80) // (2 * WIDE)), ink, 2)
    if player.score is not None:
        score = str(player.score)
        write(bar, width - 4 - width_of(score, 2), 4, score, ink, 2)
    return bar


def titled(zone: Zone, width: int) -> Picture:
    """The name of a zone, with what is counted in it; of a track also who stands where."""
    row = blank(HIGH + 4, width)
    count = "" if zone.count is None else f" {zone.count}{f'/{zone.spaces}' if zone.spaces else ''}"
    text = f"{zone.title}{count}"
    if zone.kind in BARS:
        text += "".join(f"   {standing(piece)}" for piece in zone.pieces)
    write(row, 0, 3, shortened(text, width // WIDE), INK)
    return row


def name(piece: Piece) -> str:
    if piece.face is not None:
        return piece.face.title
    return piece.marks[0].text if piece.marks else ""


def standing(piece: Piece) -> str:
    """A piece on a track, with the number of its space unless its name says it."""
    return name(piece) if piece.at in name(piece) else f"{name(piece)} {piece.at}"


# -- zones ------------------------------------------------------------------------------------


def cards(scene: Scene, zone: Zone, width: int, detail: Detail) -> Picture:
    hidden = max(0, (zone.count or 0) - len(zone.pieces))
    many = max(1, width // (detail.width + 2))
    shown: list[Piece | None] = [*zone.pieces, *[None] * min(hidden, many)]
    rows = -(-len(shown) // many)
    found = blank(max(rows, 1) * (detail.height + 2) + 2, width, FELT)
    for at, piece in enumerate(shown):
        y, x = divmod(at, many)
        paste(found, 2 + y * (detail.height + 2), 2 + x * (detail.width + 2), card(scene, piece, detail))
    return found


def card(scene: Scene, piece: Piece | None, detail: Detail) -> Picture:
    """A card with its name and what is printed on it; of one that is hidden the back."""
    if piece is None or (piece.face is None and not piece.marks):
        return blank(detail.height, detail.width, GROUND if piece is not None and piece.empty else BACK)
    ground = color(piece)
    found = blank(detail.height, detail.width, ground)
    label(found, words_on(scene, piece), readable(ground), detail)
    return found


def words_on(scene: Scene, piece: Piece) -> list[str]:
    face = piece.face
    own = [mark.text for mark in piece.marks]
    if face is None:
        return own
    points = [f"({face.points})"] if face.points is not None else []
    signs = [scene.legend[one].text for one in (*face.marks, *face.gains) if one in scene.legend]
    return [" ".join([face.title, *points]), *own, ", ".join(signs)]


def label(found: Picture, words: list[str], ink: Color, detail: Detail) -> None:
    most = (found.shape[1] - 4) // WIDE
    left = detail.lines
    for number, text in enumerate(filter(None, words)):
        lines = wrapped(text, most, max(1, left - 1) if number == 0 and len(words) > 1 and left > 2 else left)
        for line in lines[:left]:
            write(found, 3, 3 + (detail.lines - left) * HIGH, line, ink)
            left -= 1
        if left <= 0:
            return


def grid(scene: Scene, zone: Zone, width: int, detail: Detail) -> Picture:
    columns = {column: at for at, column in enumerate(sorted({cell.column for cell in zone.cells}))}
    rows = {row: at for at, row in enumerate(sorted({cell.row for cell in zone.cells}))}
    wide = min(width // max(1, len(columns)), 150)
    high = detail.height + HIGH + 4
    found = blank(max(1, len(rows)) * high, width)
    for cell in zone.cells:
        box = blank(high - 2, wide - 2, FELT)
        lying = [piece for piece in zone.pieces if piece.at == cell.id]
        largest = next((piece for piece in lying if piece.face is not None), None)
        if largest is not None:
            paste(box, HIGH + 3, 2, card(scene, largest, detail._replace(width=wide - 6)))
        figures = [piece for piece in lying if piece is not largest]
        write(box, 2, 1, shortened(place(cell), max(1, (wide - 8) // WIDE - 2 * len(figures))), FAINT)
        for at, piece in enumerate(figures):
            stand(box, wide - 14 - 12 * at, 0, piece)
        paste(found, rows[cell.row] * high, columns[cell.column] * wide, box)
    return found


def place(cell: Cell) -> str:
    return cell.title or cell.id.upper().replace("_", " ")


def stand(canvas: Picture, x: int, y: int, piece: Piece) -> None:
    """A figure on a place: a square in the colour of its owner with the first letter of its name."""
    ground = color(piece)
    figure = blank(11, 11, ground)
    write(figure, 3, 2, name(piece)[:1].upper(), readable(ground))
    paste(canvas, max(0, y), max(0, x), figure)


def graph(scene: Scene, zone: Zone, width: int, detail: Detail) -> Picture:
    """A map: paths between places, each with its name and what stands there."""
    high = min(width * zone.ratio // 100, detail.graph)
    found = blank(high, width, FELT)
    at = {cell.id: (cell.x * (width - 90) // 1000 + 2, cell.y * (high - 26) // 1000 + 2) for cell in zone.cells}
    for link in zone.links:
        if link.a in at and link.b in at:
            (x, y), (u, v) = at[link.a], at[link.b]
            steps = max(abs(u - x), abs(v - y), 1)
            found[np.linspace(y, v, steps).astype(int) + 5, np.linspace(x, u, steps).astype(int) + 5] = PATH
    for cell in zone.cells:
        x, y = at[cell.id]
        found[y : y + 11, x : x + 11] = BACK if cell.closed else PATH
        if cell.title:
            write(found, x + 14, y + 2, shortened(cell.title, 13), FAINT)
    lying: dict[str, int] = {}
    for piece in zone.pieces:
        if piece.at in at:
            x, y = at[piece.at]
            nth = lying[piece.at] = lying.get(piece.at, -1) + 1
            stand(found, x + 12 * nth, y + (12 if nth else 0), piece)
    return found


def bar(scene: Scene, zone: Zone, width: int, detail: Detail) -> Picture:
    """A bar as long as its value, with a notch for each piece on it."""
    spaces = max(zone.spaces, zone.count or 0, 1)
    step = max(2, min(16, width // (spaces + 1)))
    found = blank(12, width)
    found[:, : step * (spaces + 1)] = FELT
    found[4:8, : step * (zone.count or 0)] = INK
    for piece in zone.pieces:
        if piece.at.isdigit():
            stand(found, min(int(piece.at) * step, width - 12), 0, piece)
    return found


def story(scene: Scene, zone: Zone, width: int, detail: Detail) -> Picture:
    """The end of a text."""
    lines = [line for one in zone.paragraphs for line in wrapped(one.text, width // WIDE - 1, 99)]
    shown = lines[-3 * detail.lines :]
    found = blank(max(1, len(shown)) * HIGH + 4, width, FELT)
    for at, line in enumerate(shown):
        write(found, 3, 3 + at * HIGH, line, INK)
    return found


def wheel(scene: Scene, zone: Zone, width: int, detail: Detail) -> Picture:
    """The parts of a dial in a row, from the one that the pointer shows."""
    first = (zone.count or 0) % max(1, len(zone.cells))
    turned = [*zone.cells[first:], *zone.cells[:first]]
    row = [replace(cell, column=column, row=0) for column, cell in enumerate(turned)]
    return grid(scene, replace(zone, cells=row), width, detail)


DRAWERS: Final[dict[str, Callable[[Scene, Zone, int, Detail], Picture]]] = {
    "grid": grid,
    "graph": graph,
    "wheel": wheel,
    "text": story,
    "track": bar,
    "dial": bar,
    **dict.fromkeys(("row", "hand", "mat", "stave"), cards),
}


# -- colours ----------------------------------------------------------------------------------


def shade(name_: str) -> Color:
    return COLORS.get(name_, BACK)


def color(piece: Piece) -> Color:
    """That of its mark or its face; otherwise each name has one of its own."""
    mark: Mark | None = piece.marks[0] if piece.marks and piece.face is None else None
    named = mark.color if mark is not None else piece.face.color if piece.face is not None else ""
    if named in COLORS:
        return COLORS[named]
    if piece.face is None:
        return GROUND if piece.empty else BACK
    red, green, blue = blake2b(f"{piece.face.kind}{piece.face.title}".encode(), digest_size=3).digest()
    return 120 + red // 3, 120 + green // 3, 120 + blue // 3


def readable(ground: Color) -> Color:
    """Ink that can be read on a ground."""
    red, green, blue = ground
    return INK if 299 * red + 587 * green + 114 * blue > 140_000 else (255, 255, 255)
