"""A scene as plain text and as a picture, for people who watch a program learn."""

from __future__ import annotations

from hashlib import blake2b

import numpy as np
import numpy.typing as npt

from veillee.core.scene import Piece, Scene, Zone

Picture = npt.NDArray[np.uint8]
Color = tuple[int, int, int]

# -- text ------------------------------------------------------------------------------------------


def text(scene: Scene) -> str:
    """Every zone in a line or, if it is a grid, in as many as it has rows."""
    lines = [f"{scene.title} — {scene.status}"]
    for zone in scene.zones:
        lines += grid_lines(zone) if zone.kind == "grid" else [zone_line(zone)]
    if scene.question is not None:
        lines.append(scene.question.prompt)
        lines += [f"  {choice.key}: {choice.label}" for choice in scene.question.choices]
    if scene.outcome is not None:
        lines.append(scene.outcome.headline)
        lines += [f"  {score.place}. {score.name}: {score.total}" for score in scene.outcome.scores]
    return "\n".join(lines)


def name(piece: Piece) -> str:
    if piece.face is not None:
        shown = piece.face.title
    elif piece.marks:
        shown = "".join(mark.sign for mark in piece.marks)
    else:
        shown = "·" if piece.empty else "?"
    return f"{shown} ({piece.at})" if piece.at else shown


def zone_line(zone: Zone) -> str:
    count = f" {zone.count}{f'/{zone.spaces}' if zone.spaces else ''}" if zone.count is not None else ""
    pieces = ", ".join(name(piece) for piece in zone.pieces)
    return f"{zone.title}{count}: {pieces}" if pieces else f"{zone.title}{count}"


def grid_lines(zone: Zone) -> list[str]:
    shown: dict[str, str] = {}
    for piece in zone.pieces:
        label = name(Piece(piece.id, piece.face, "", piece.under, piece.owner, piece.marks, piece.empty))
        shown[piece.at] = f"{shown[piece.at]} {label}" if piece.at in shown else label
    rows = sorted({cell.row for cell in zone.cells})
    table = [[shown.get(cell.id, "·") for cell in zone.cells if cell.row == row] for row in rows]
    width = max((len(label) for row in table for label in row), default=1)
    return [f"{zone.title}:", *("  " + " ".join(label.ljust(width) for label in row).rstrip() for row in table)]


# -- a picture -------------------------------------------------------------------------------------

CELL = 28  # pixels of a cell of a grid
CARD = (18, 26)  # width and height of a card
GAP = 6
WIDTH = 480
GROUND: Color = (244, 239, 228)
FELT: Color = (226, 217, 200)
BACK: Color = (120, 110, 100)
INK: Color = (60, 52, 45)
OWNERS: tuple[Color, ...] = ((192, 57, 43), (41, 98, 168), (46, 125, 50), (214, 158, 20), (123, 65, 160))


def picture(scene: Scene) -> Picture:
    """Zones below each other, pieces as coloured cards: the same piece has the same colour everywhere."""
    strips = [strip(zone) for zone in scene.zones]
    height = sum(one.shape[0] + GAP for one in strips) + GAP
    canvas = np.empty((max(height, CELL), WIDTH, 3), np.uint8)
    canvas[:] = GROUND
    at = GAP
    for one in strips:
        canvas[at : at + one.shape[0], GAP : GAP + one.shape[1]] = one
        at += one.shape[0] + GAP
    return canvas


def strip(zone: Zone) -> Picture:
    if zone.kind == "grid":
        return grid(zone)
    if zone.kind in ("track", "dial", "tally"):
        return scale(zone)
    return cards(zone)


def blank(height: int, width: int) -> Picture:
    found = np.empty((height, min(width, WIDTH - 2 * GAP), 3), np.uint8)
    found[:] = FELT
    return found


def grid(zone: Zone) -> Picture:
    columns = {column: at for at, column in enumerate(sorted({cell.column for cell in zone.cells}))}
    rows = {row: at for at, row in enumerate(sorted({cell.row for cell in zone.cells}))}
    found = blank(len(rows) * CELL, len(columns) * CELL)
    corner = {cell.id: (rows[cell.row] * CELL, columns[cell.column] * CELL) for cell in zone.cells}
    for y, x in corner.values():
        found[y : y + CELL, x] = found[y, x : x + CELL] = GROUND
    for piece in zone.pieces:
        if piece.at in corner:
            y, x = corner[piece.at]
            inset = 9 if piece.face is None else 4
            found[y + inset : y + CELL - inset + 1, x + inset : x + CELL - inset + 1] = color(piece)
    return found


def cards(zone: Zone) -> Picture:
    width, height = CARD
    hidden = max(0, (zone.count or 0) - len(zone.pieces))
    places = max(1, min(len(zone.pieces) + hidden, (WIDTH - 2 * GAP) // (width + 2)))
    found = blank(height + 4, places * (width + 2) + 2)
    for at in range(min(places, len(zone.pieces) + hidden)):
        x = 2 + at * (width + 2)
        found[2 : 2 + height, x : x + width] = color(zone.pieces[at]) if at < len(zone.pieces) else BACK
    return found


def scale(zone: Zone) -> Picture:
    """A bar as long as its value, with a notch for each piece on it."""
    spaces = max(zone.spaces, zone.count or 0, 1)
    step = max(2, min(14, (WIDTH - 2 * GAP) // (spaces + 1)))
    found = blank(12, step * (spaces + 1))
    found[4:8, : step * (zone.count or 0)] = INK
    for piece in zone.pieces:
        if piece.at.isdigit():
            x = min(int(piece.at) * step, found.shape[1] - step)
            found[:, x : x + max(2, step - 1)] = color(piece)
    return found


def color(piece: Piece) -> Color:
    """A colour for each owner, and otherwise for each name."""
    if piece.owner is not None and piece.face is None:
        return OWNERS[piece.owner % len(OWNERS)]
    if piece.face is None:
        return GROUND if piece.empty else BACK
    red, green, blue = blake2b(f"{piece.face.kind}{piece.face.title}".encode(), digest_size=3).digest()
    return 60 + red // 2, 60 + green // 2, 60 + blue // 2
