"""Phase 1, and every other move of a pawn (chapters 2.5 and 2.18)."""

from __future__ import annotations

from typing import ClassVar, Final

from veillee.core.deck import Deck, Draw
from veillee.core.ids import CardId, CellId, SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Act, Option
from veillee.games.pilgrims.box import (
    ALWAYS,
    EXTEND,
    NONE,
    ON_CORNER,
    ON_PAWN,
    SWAP,
    TAKE_CROSSED,
    USING,
    WAYS,
    Clause,
    Transport,
)
from veillee.games.pilgrims.steps.common import DrawObject, TurnAsk, gain_companion, objects_left, take_object
from veillee.games.pilgrims.steps.effects import OrderEffects, ResolveEffects, SwapObjects, begin, plain_gain, upgrades
from veillee.games.pilgrims.steps.journeys import journey_place
from veillee.games.pilgrims.table import PilgrimsTable

JOURNEY_CLAUSE: Final = 0  # the first clause of every box: a Journey token is placed


def reach(table: PilgrimsTable, seat: SeatNumber, way: Transport) -> list[CellId]:
    """The destinations of a transport, with the seat's "one more cell" upgrades (PIL-214)."""
    more = 0
    for clause in upgrades(table, seat, USING, way):
        if clause.verb == EXTEND:
            more += 1
    return table.box.board.ways[way][more][table.seats[seat].cell]


def out_of_reach(table: PilgrimsTable, seat: SeatNumber, way: Transport, cell: CellId) -> Reason:
    """Of a cell that a transport does not go to."""
    start = table.seats[seat].cell
    if cell == start:
        return Reason("why-here", "PIL-032", {"cell": cell})
    return Reason("why-go-reach", "PIL-032", {"transport": way, "cell": cell, "cell2": start})


def interrupts(table: PilgrimsTable, seat: SeatNumber, way: Transport) -> bool:
    """Whether using this transport does something before the destination is chosen (PIL-220)."""
    for clause in upgrades(table, seat, USING, way):
        if clause.verb != EXTEND and clause.verb != TAKE_CROSSED:
            return True
    return False


class Movement(TurnAsk):
    """Put a disk on a free transport and go to one cell of its diagram.

    Both are one answer, unless using the transport does something in between: then the disk is
    placed first. Who could buy an Object in between may also place the disk first.
    """

    rules: ClassVar[tuple[str, ...]] = (
        "PIL-030", "PIL-027", "PIL-029", "PIL-031", "PIL-032", "PIL-034", "PIL-035", "PIL-048",
    )  # fmt: skip
    prompt: ClassVar[str] = "ask-movement"

    def choices(self, table: PilgrimsTable) -> list[Option]:
        options = table.box.options
        player = table.seats[self.seat]
        found: list[Option] = []
        disks: list[Option] = []
        may_buy = player.clovers >= 2 and objects_left(table)
        for way in range(WAYS):
            if player.disks >> way & 1:
                continue
            cells = reach(table, self.seat, way)
            if not cells:
                continue
            stops = interrupts(table, self.seat, way)
            if stops or may_buy:
                disks.append(options.disk[way])
            if not stops:
                go = options.go[way]
                for cell in cells:
                    found.append(go[cell])
        found.extend(disks)
        return found

    def chosen(self, table: PilgrimsTable, choice: Option) -> None:
        way = choice.values[0]
        table.seats[self.seat].disks |= 1 << way
        if choice.kind == "go":
            travel(table, self.seat, choice.values[1], way, ())
        else:
            if table.log is not None:
                table.tell("places-disk", "PIL-030", self.seat, {"seat": self.seat, "transport": way})
            use_transport(table, self.seat, way)

    def why_not_go(self, table: PilgrimsTable, way: Transport, cell: CellId) -> Reason:
        if table.seats[self.seat].disks >> way & 1:
            return Reason("why-way-used", "PIL-030", {"transport": way})
        if cell in reach(table, self.seat, way):
            return Reason("why-go-disk", "PIL-220", {"transport": way})
        reason = out_of_reach(table, self.seat, way, cell)
        for other in range(WAYS):
            if not table.seats[self.seat].disks >> other & 1 and cell in reach(table, self.seat, other):
                return Reason("why-go-other", "PIL-032", {**reason.args, "transport2": other})
        return reason

    def why_not_disk(self, table: PilgrimsTable, way: Transport) -> Reason:
        if table.seats[self.seat].disks >> way & 1:
            return Reason("why-way-used", "PIL-030", {"transport": way})
        if not reach(table, self.seat, way):
            return Reason("why-disk-stuck", "PIL-035", {"transport": way})
        return Reason("why-disk-direct", "PIL-220", {"transport": way})


def use_transport(table: PilgrimsTable, seat: SeatNumber, way: Transport) -> None:
    """What using a transport does before the destination is chosen.

    PIL-186, PIL-220: gains first, then crossed clovers, then the swap, then the destination.
    """
    clauses = [c for c in upgrades(table, seat, USING, way) if c.verb not in (EXTEND, TAKE_CROSSED)]
    table.next(Destination(seat, way))
    for clause in clauses:
        if clause.verb == SWAP:
            table.next(SwapObjects(seat))
    for clause in clauses:
        if clause.pays and clause.verb != SWAP:
            begin(table, seat, clause, ())
    others = tuple(c.index for c in clauses if not c.pays and c.verb != SWAP)
    table.next(OrderEffects(seat, others, ()))
    for clause in clauses:
        plain_gain(table, seat, clause)


class Destination(TurnAsk):
    """The disk is placed: choose one dot of the diagram."""

    rules: ClassVar[tuple[str, ...]] = ("PIL-032", "PIL-214", "PIL-215", "PIL-220")
    prompt: ClassVar[str] = "ask-destination"

    way: Transport

    def __init__(self, seat: SeatNumber, way: Transport) -> None:
        self.seat = seat
        self.way = way

    def about(self, table: PilgrimsTable) -> dict[str, int]:
        return {"transport": self.way}

    def choices(self, table: PilgrimsTable) -> list[Option]:
        go = table.box.options.go[self.way]
        return [go[cell] for cell in reach(table, self.seat, self.way)]

    def chosen(self, table: PilgrimsTable, choice: Option) -> None:
        travel(table, self.seat, choice.values[1], self.way, ())

    def why_not_go(self, table: PilgrimsTable, way: Transport, cell: CellId) -> Reason:
        if way != self.way:
            return Reason("why-way-chosen", "PIL-027", {"transport": self.way})
        return out_of_reach(table, self.seat, way, cell)


def travel(table: PilgrimsTable, seat: SeatNumber, cell: CellId, way: Transport, attached: tuple[Clause, ...]) -> None:
    """One move of the pawn, by a transport or by an ability with what is printed beside its diagram.

    PIL-036, PIL-221, PIL-218: take the card of the cell, then put the pawn there. PIL-222: what the
    move sets off comes afterwards. PIL-223: pawns are looked at where they stand now.
    """
    player = table.seats[seat]
    board = table.box.board
    crossed = board.crossed[player.cell][cell]
    effects = set_off(table, seat, cell, way, attached, crossed)
    if table.log is not None:
        if way == NONE:
            table.tell("moves", "PIL-218", seat, {"seat": seat, "cell": cell})
        else:
            table.tell("goes", "PIL-032", seat, {"seat": seat, "transport": way, "cell": cell})
    if effects:
        table.next(ResolveEffects(seat, tuple(effects), tuple(crossed)))
    card = table.map[cell]
    if not board.campfire[cell]:
        if card != NONE:
            take_object(table, seat, cell, "PIL-036")
            player.cell = cell
        else:
            table.next(DrawObject(seat, "PIL-046"), PlacePawn(seat, cell))
    elif card != NONE:
        table.map[cell] = NONE
        table.next(PlacePawn(seat, cell))
        gain_companion(table, seat, card, "PIL-036")
    else:
        table.next(DrawCompanion(seat), PlacePawn(seat, cell))


def set_off(
    table: PilgrimsTable,
    seat: SeatNumber,
    cell: CellId,
    way: Transport,
    attached: tuple[Clause, ...],
    crossed: list[CellId],
) -> list[int]:
    """What a move sets off once the pawn is placed, as clauses.

    PIL-187: over or onto a pawn, once per move and card. PIL-190: ending on a corner; crossing one
    does not count. PIL-194: every kind of move counts, but a transport is used in phase 1 only.
    """
    found: list[int] = []
    on_pawn = table.pawn_on(cell, seat)
    for between in crossed:
        on_pawn = on_pawn or table.pawn_on(between, seat)
    on_corner = table.box.board.corner[cell]
    for clause in attached:
        condition = clause.condition
        fulfilled = condition == ALWAYS or (condition == ON_PAWN and on_pawn) or (condition == ON_CORNER and on_corner)
        if fulfilled and clause.verb != SWAP:
            found.append(clause.index)
    if way != NONE:
        for clause in upgrades(table, seat, USING, way):
            if clause.verb == TAKE_CROSSED:
                found.append(clause.index)
    if on_pawn:
        for clause in upgrades(table, seat, ON_PAWN, NONE):
            found.append(clause.index)
    if on_corner:
        for clause in upgrades(table, seat, ON_CORNER, NONE):
            found.append(clause.index)
    if journey_place(table, seat, cell):
        found.append(JOURNEY_CLAUSE)
    return found


class PlacePawn(Act[PilgrimsTable]):
    """After its card was taken or drawn, the pawn is put on the cell."""

    rules: ClassVar[tuple[str, ...]] = ("PIL-036", "PIL-221", "PIL-006")

    seat: SeatNumber
    cell: CellId

    def __init__(self, seat: SeatNumber, cell: CellId) -> None:
        self.seat = seat
        self.cell = cell

    def run(self, table: PilgrimsTable) -> None:
        table.seats[self.seat].cell = self.cell


class DrawCompanion(Draw[PilgrimsTable]):
    """On a campfire without a card a Companion is drawn, for all to see."""

    rules: ClassVar[tuple[str, ...]] = ("PIL-046", "PIL-047", "PIL-049")
    role: ClassVar[str] = "companion"

    seat: SeatNumber

    def __init__(self, seat: SeatNumber) -> None:
        self.seat = seat

    def deck(self, table: PilgrimsTable) -> Deck:
        return table.companions

    def drawn(self, table: PilgrimsTable, card: CardId) -> None:
        gain_companion(table, self.seat, card, "PIL-046")

    def nothing(self, table: PilgrimsTable) -> None:
        """PIL-049: the Companion deck is empty, so the move gains nothing."""
        if table.log is not None:
            table.tell("draws-nothing", "PIL-049", self.seat, {"seat": self.seat})
