"""What a seat sees of Merchants Cove: the harbour with its clock on one page, every workshop on a page of its own."""

from __future__ import annotations

from math import cos, pi, sin

from veillee.core.painter import Painter
from veillee.core.scene import Cell, Link, Mark, Piece, Zone
from veillee.core.scoring import total
from veillee.core.spec import Painting, View
from veillee.games.cove import box as b
from veillee.games.cove.box import NONE
from veillee.games.cove.faces import KIND_LOOKS, Faces
from veillee.games.cove.merchants.pictures import workshop_zones
from veillee.games.cove.scoring import side_points
from veillee.games.cove.steps import common
from veillee.games.cove.steps.harbour import is_arrival
from veillee.games.cove.table import FINAL, PEDDLER, SETUP, CoveTable
from veillee.games.cove.words import BOAT_IDS, CLOSED_HALL, DOCK_IDS, HALL_IDS, LANDMARK_IDS, PIER_IDS

SIDE_COLORS = ("red", "blue", "yellow", "purple", "green")  # of the merchants, then of the Peddler
RATIO = 72
BOARD, BESIDE = 5, 2
PLACE = 38


def paint(view: View[CoveTable]) -> Painting:
    return CovePainter(view).painting()


class CovePainter(Painter[CoveTable]):
    """Paints one scene: the harbour first, then what lies in front of everybody."""

    album: Faces

    def __init__(self, view: View[CoveTable]) -> None:
        super().__init__(view, len(view.table.seats), PEDDLER if view.table.peddler is not None else None)
        self.box = view.table.box

    def painting(self) -> Painting:
        own = self.view.seat
        front = own if own is not None else 0
        ready = self.table.seats[front].workshop is not None
        pages, zones = self.pages(
            harbour=[
                self.harbour(),
                self.clock(),
                self.square(),
                *(self.workshop(front) if ready else []),
            ],
            town=[
                *self.rogues(),
                self.pile("townsfolk-deck", len(self.table.deck)),
                self.pile("townsfolk-discard", len(self.table.discard)),
                self.zone("corruption-supply", "tally", (), "side", self.table.corruption),
            ],
            others=[zone for seat in self.seats if seat != front and ready for zone in self.workshop(seat)],
        )
        zones.append(self.aid())
        for side in self.sides_around():
            zones += self.side(side)
        return Painting(self.status(), self.players(), zones, self.legend(), pages)

    # -- sides -----------------------------------------------------------------------------

    def sides_around(self) -> list[int]:
        return [*self.seats_around(), *([] if self.opponent is None else [self.opponent])]

    def color(self, side: int) -> str:
        """A merchant has a colour, whoever plays it."""
        if side == PEDDLER:
            return SIDE_COLORS[-1]
        merchant = self.table.seats[side].merchant
        return SIDE_COLORS[side if merchant == NONE else merchant]

    def score(self, side: int) -> int | None:
        """Gold while the match goes on (it is open), everything at its end."""
        if self.table.phase == FINAL and self.table.seats[0].workshop is not None:
            return total(side_points(self.table, side))
        return common.trader(self.table, side).gold

    def side(self, side: int) -> list[Zone]:
        """What every side has: gold, corruption, goods and staff."""
        trader = common.trader(self.table, side)
        zones = [
            self.tally(side, "gold", trader.gold, self.album.mark("gold-held", "¤", "yellow", "two-coins")),
            self.tally(side, "corruption", trader.corruption, self.album.mark("corrupt", "☠", "purple", "evil-eyes")),
        ]
        if side == PEDDLER or self.table.seats[side].merchant != b.ENTERTAINER:
            zones += [self.stall(side), self.staff(side)]
        if side == PEDDLER and self.table.peddler is not None:
            peddler = self.table.peddler
            shown = [] if peddler.card == NONE else [peddler.card]
            zones += [
                self.cards(side, "peddler-card", "peddler_card", shown),
                self.pile("peddler-deck", len(peddler.deck), side=side),
                self.pile("peddler-discard", len(peddler.discard), side=side),
            ]
        return zones

    def stall(self, side: int) -> Zone:
        """The goods that are for sale, each with how many of it there are."""
        trader = common.trader(self.table, side)
        seller = len(SIDE_COLORS) - 1 if side == PEDDLER else self.table.seats[side].merchant
        pieces = []
        for good in range(b.GOODS):
            if trader.goods[good]:
                ware = b.GOODS * ((seller if side != PEDDLER else b.MERCHANTS) - 1) + good
                number = trader.goods[good]
                mark = Mark("", f"×{number}", self.view.say("mark-copies", number=number))
                piece = self.piece("ware", ware, marks=[mark])
                piece.id = f"good:{self.view.lexicon.id('seat', side)}:{self.view.lexicon.id('good', good)}"
                pieces.append(piece)
        return self.area("stall", "mat", side, pieces, sum(trader.goods))

    def staff(self, side: int) -> Zone:
        """COV-062: the townsfolk, and in words which powers they unlock and which were used today."""
        zone = self.cards(side, "staff", "townsfolk", common.trader(self.table, side).staff)
        for piece, card in zip(zone.pieces, common.trader(self.table, side).staff, strict=True):
            piece.marks = self.crest(card)
        if side != PEDDLER:
            used = self.table.seats[side].powers.bit_count()
            zone.note = self.view.say("note-powers", number=min(3, len(zone.pieces)), number2=used)
        return zone

    def crest(self, townsfolk: int) -> list[Mark]:
        if not common.is_fan(self.table, townsfolk):
            return []
        return [self.album.mark("fan", "▽", "red", "checked-shield")]

    def workshop(self, seat: int) -> list[Zone]:
        found = self.table.seats[seat].workshop
        assert found is not None
        return workshop_zones(self, seat, found)

    # -- where the match stands ------------------------------------------------------------

    def status(self) -> str:
        table = self.table
        if self.over:
            return self.view.say("status-over")
        if table.phase == SETUP:
            return self.view.say("status-setup")
        line = self.view.say(f"status-phase-{table.phase}", number=table.day)
        if table.marker != NONE:
            line += " · " + self.view.say("status-marker", number=table.marker)
        return line

    # -- the harbour -----------------------------------------------------------------------

    def harbour(self) -> Zone:
        """Boats at sea and at their docks with who sits in them, piers, halls, the Lair."""
        pieces: list[Piece] = []
        for boat, name in enumerate(BOAT_IDS):
            at = name if self.table.at[boat] == NONE else DOCK_IDS[self.table.at[boat]]
            text = self.view.name("boat", boat)
            pieces.append(Piece(self.view.target("boat", boat), at=at, marks=[Mark("sailboat", "⛵", text, "azure")]))
            for place, kind in enumerate(self.table.boats[boat]):
                pieces.append(self.token(f"adventurer:{name}:{place + 1}", at, self.adventurer(kind)))
        zone = self.zone("harbour", "graph", pieces)
        zone.cells = [self.cell(id_) for id_ in self.box.harbour_places]
        zone.links = links()
        zone.ratio, zone.scenery, zone.importance, zone.least = RATIO, "harbour", BOARD, PLACE
        return zone

    def adventurer(self, kind: int) -> Mark:
        look = KIND_LOOKS[kind]
        return Mark(look.icon, look.sign, self.view.name("kind", kind), self.box.colors[kind])

    def cell(self, id_: str) -> Cell:
        x, y = self.box.harbour_places[id_]
        cell = Cell(id_, x=x, y=y, title=self.view.lexicon.name("cell", self.cell_number(id_), self.view.lang))
        if id_ in HALL_IDS:
            clan = HALL_IDS.index(id_)
            number = self.table.halls[clan] if self.table.halls else 0
            cell.kind = "hall"
            cell.mark = Mark("", str(number), self.view.say("mark-hall", number=number), self.box.colors[clan])
        elif id_ == LANDMARK_IDS[2]:
            cell.kind = "lair"
            cell.mark = Mark("", str(self.table.lair), self.view.say("mark-lair", number=self.table.lair), "grey")
        elif id_ in PIER_IDS:
            cell.kind = "pier"
            cell.lines = self.on_pier(PIER_IDS.index(id_))
        elif id_ in BOAT_IDS:
            cell.kind = "mooring"
        elif id_ in DOCK_IDS:
            cell.kind = "dock"
        else:
            cell.kind = "landmark"
        cell.closed = id_ == CLOSED_HALL
        return cell

    def cell_number(self, id_: str) -> int:
        return list(self.view.lexicon.ids("cell")).index(id_)

    def on_pier(self, pier: int) -> list[str]:
        """What a pier takes, and who stands on it."""
        lines = [self.view.say(f"pier-takes-{pier}")]
        for kind in range(b.KINDS):
            number = common.on_pier(self.table, pier, kind)
            if number:
                lines.append(f"{KIND_LOOKS[kind].sign} {self.view.name('kind', kind)} ×{number}")
        return lines

    def clock(self) -> Zone:
        """Twelve hours with arrivals marked, hourglasses in the order of their stack, the market marker."""
        pieces = []
        for side in reversed(self.table.hourglasses):
            hour = common.trader(self.table, side).hour
            text = self.view.say("mark-hourglass", seat=side, number=hour)
            pieces.append(self.pawn(side, f"hour_{hour_of(hour)}", text, "hourglass", "hourglass"))
        if self.table.marker != NONE:
            mark = self.album.mark("market", "⚑", "red", "shop")
            pieces.append(self.token("market-marker", f"hour_{hour_of(self.table.marker)}", mark))
        zone = self.zone("clock", "graph", pieces)
        for hour in range(1, b.HOURS + 1):
            angle = 2 * pi * hour / b.HOURS
            cell = Cell(f"hour_{hour}", x=round(500 + 380 * sin(angle)), y=round(500 - 380 * cos(angle)))
            cell.title = str(hour)
            cell.kind = "hour"
            if is_arrival(self.table, hour):
                cell.mark = self.album.mark("arrival", "+", "azure", "boat-fishing")
            zone.cells.append(cell)
        zone.links = [Link(f"hour_{hour}", f"hour_{hour % b.HOURS + 1}") for hour in range(1, b.HOURS + 1)]
        zone.importance, zone.scenery = BESIDE, "none"
        return zone

    def square(self) -> Zone:
        """The townsfolk of the Grand Square, slot by slot, with their prices and crests."""
        zone = self.display("square", "townsfolk", self.table.row)
        for slot, (piece, card) in enumerate(zip(zone.pieces, self.table.row, strict=True)):
            if card != NONE:
                number = self.box.prices[slot]
                price = Mark("two-coins", str(number), self.view.say("mark-price", number=number), "yellow")
                piece.marks = [price, *self.crest(card)]
        return zone

    def rogues(self) -> list[Zone]:
        if self.table.rogue_card == NONE:
            return []
        return [self.zone("rogue-card", "row", [self.piece("rogue_card", self.table.rogue_card)])]


def hour_of(time: int) -> int:
    """COV-019: the space of the clock for a time of the day."""
    return (time - 1) % b.HOURS + 1


def links() -> list[Link]:
    """Every boat may reach the two docks of its side; every dock belongs to a pier."""
    found = []
    for boat, name in enumerate(BOAT_IDS):
        found += [Link(name, DOCK_IDS[dock], kind="sea") for dock in b.DOCKS_OF[common.side_of(boat)]]
    found += [Link(dock, PIER_IDS[b.PIER_OF[number]], kind="bridge") for number, dock in enumerate(DOCK_IDS)]
    return found
