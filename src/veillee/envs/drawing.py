"""A scene as plain text, for people who watch a program learn."""

from __future__ import annotations

from veillee.core.scene import Piece, Scene, Zone


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
