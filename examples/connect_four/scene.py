"""What a seat sees: the board, and above it the columns to drop a disc into."""

from __future__ import annotations

from examples.connect_four.table import NOBODY, ConnectFourTable
from examples.connect_four.words import COLUMN_IDS
from veillee.core.scene import Cell, Face, Mark, Piece, Player, Zone
from veillee.core.spec import Painting, View

COLORS = ("yellow", "red")


def paint(view: View[ConnectFourTable]) -> Painting:
    over = view.table.asking is None
    status = view.say("status-over") if over else view.say("status-playing")
    return Painting(status, players(view), [slots(view), board(view)], legend={})


def players(view: View[ConnectFourTable]) -> list[Player]:
    asking = view.table.asking
    return [
        Player(
            index=seat,
            name=view.name("seat", seat),
            color=COLORS[seat],
            sign=view.say(f"sign-{seat}"),
            active=asking is not None and asking.seat == seat,
        )
        for seat in range(2)
    ]


def slots(view: View[ConnectFourTable]) -> Zone:
    """The open tops of the columns: what a choice points at."""
    table = view.table
    pieces = [
        Piece(
            view.target("column", column),
            face=Face(view.name("column", column), "column"),
            empty=not table.full >> column & 1,
        )
        for column in range(table.box.columns)
    ]
    return Zone("columns", "row", view.say("zone-columns"), pieces=pieces)


def board(view: View[ConnectFourTable]) -> Zone:
    """The grid, with row 1 above as in every scene, though discs fall to the other end."""
    table = view.table
    box = table.box
    cells = []
    pieces = []
    for column in range(box.columns):
        for row in range(box.rows):
            cell = f"{COLUMN_IDS[column]}{row + 1}"
            cells.append(Cell(cell, column + 1, box.rows - row))
            seat = table.owner(column, row)
            if seat != NOBODY:
                mark = Mark("disc", view.say(f"sign-{seat}"), view.name("seat", seat), COLORS[seat])
                pieces.append(Piece(f"disc:{cell}", at=cell, owner=seat, marks=[mark]))
    title = view.say("zone-board")
    return Zone("board", "grid", title, columns=box.columns, rows=box.rows, cells=cells, pieces=pieces)
