"""What a seat sees of Merchants Cove: harbour, clock and own workshop, the town, and the others' workshops."""

from __future__ import annotations

from collections.abc import Collection

from veillee.core.painter import Painter
from veillee.core.parts import part
from veillee.core.scene import Cell, Mark, PageInfo, Piece, Zone
from veillee.core.scoring import total
from veillee.core.spec import Painting, View
from veillee.games.cove import box as b
from veillee.games.cove.box import NONE
from veillee.games.cove.faces import Faces
from veillee.games.cove.harbour import RATIO, Harbour, printed_waters
from veillee.games.cove.rooms import Room
from veillee.games.cove.scoring import side_points
from veillee.games.cove.steps import common
from veillee.games.cove.steps.harbour import is_arrival
from veillee.games.cove.steps.shop import Visit, shop_of
from veillee.games.cove.steps.townsfolk import Scouted
from veillee.games.cove.table import FINAL, PEDDLER, PRODUCTION, SETUP, CoveTable
from veillee.games.cove.wares import bargains, ware

PEDDLER_COLOR = "black"  # no clan's and no merchant's
BOARD, CARDS, GLANCED = 5, 2, 1  # importance: the harbour is what one looks at
PLACE, CLOCK = 46, 118  # the least width in pixels of a place of the harbour, and of the clock


def paint(view: View[CoveTable]) -> Painting:
    return CovePainter(view).painting()


class CovePainter(Painter[CoveTable]):
    """Paints one scene: zones in the order in which a player looks at the table."""

    album: Faces

    def __init__(self, view: View[CoveTable]) -> None:
        super().__init__(view, len(view.table.seats), PEDDLER if view.table.peddler is not None else None)
        self.box = view.table.box
        asking = self.table.asking
        # The seat whose workshop lies below the harbour: the one that looks, else the one that is asked.
        self.front = view.seat if view.seat is not None else asking.seat if asking is not None else 0
        self.ready = all(seat.workshop is not None for seat in self.table.seats)

    def painting(self) -> Painting:
        pages, zones = self.pages(
            harbour=[
                *self.choosing(),
                self.harbour(),
                self.clock(),
                self.square(),
                *self.workshop(self.front),
            ],
            town=[
                *self.in_town(),
                *(self.team(self.front) if self.ready and self.sells(self.front) else []),
                *self.rogues(),
                self.pile("townsfolk-deck", len(self.table.deck)),
                self.pile("townsfolk-discard", len(self.table.discard), self.thrown()),
                self.bag(),
                self.zone("corruption-supply", "tally", (), "side", self.table.corruption, self.corrupt()),
            ],
        )
        for seat in self.seats:
            if seat != self.front and self.ready:
                pages.append(self.page_of(seat))
                zones += self.shown_to_others(seat, pages[-1].id)
        zones.append(self.aid())
        for side in [*self.seats_around(), *([] if self.opponent is None else [self.opponent])]:
            zones += self.side(side)
        return Painting(self.status(), self.players(), zones, self.legend(), pages)

    # -- sides -----------------------------------------------------------------------------

    def color(self, side: int) -> str:
        """A merchant has a colour, whoever plays it."""
        if side == PEDDLER:
            return PEDDLER_COLOR
        merchant = self.table.seats[side].merchant
        return self.album.rooms[side if merchant == NONE else merchant].color

    def score(self, side: int) -> int | None:
        """Gold while the match goes on (it is open), everything at its end."""
        if self.table.phase == FINAL and self.ready:
            return total(side_points(self.table, side))
        return common.trader(self.table, side).gold

    def room(self, seat: int) -> Room:
        """The room of the merchant who sits there."""
        return self.album.rooms[self.table.seats[seat].merchant]

    def sells(self, seat: int) -> bool:
        """Whether a seat has goods, and so a shop, a stall and a staff."""
        return self.box.shops[self.table.seats[seat].merchant] is not None

    def side(self, side: int) -> list[Zone]:
        """What every side has: its hour, gold, corruption, and whoever sells goods and staff."""
        trader = common.trader(self.table, side)
        gold = self.tally(side, "gold", trader.gold, self.album.mark("gold-held", "¤", "yellow", "two-coins"))
        zones = [
            self.tally(side, "hour", trader.hour, self.album.mark("hour-held", "⧗", "", "hourglass")),
            *([gold] if side == self.front else []),  # of others it is the score that one sees
            self.tally(side, "corruption", trader.corruption, self.corrupt()),
        ]
        if side == PEDDLER:
            zones += [self.stall(side), self.staff(side), *self.peddler()]
        elif side != self.front and self.sells(side):
            zones += [self.stall(side), self.staff(side)]
        return zones

    def corrupt(self) -> Mark:
        return self.album.mark("corrupt", "☠", "purple", "evil-eyes")

    def peddler(self) -> list[Zone]:
        """Its card of this turn, shown large while it is carried out."""
        peddler = self.table.peddler
        assert peddler is not None
        return [
            self.cards(PEDDLER, "peddler-card", "peddler_card", [] if peddler.card == NONE else [peddler.card]),
            self.pile("peddler-deck", len(peddler.deck), side=PEDDLER),
            self.pile("peddler-discard", len(peddler.discard), side=PEDDLER),
        ]

    def stall(self, side: int) -> Zone:
        """The goods that are for sale, each with how many of it there are."""
        trader = common.trader(self.table, side)
        pieces = []
        for good in range(b.GOODS):
            if trader.goods[good]:
                piece = ware(self, side, good, self.view.target("good", good))
                number = trader.goods[good]
                piece.marks = [Mark("", f"×{number}", self.view.say("mark-copies", number=number))]
                pieces.append(piece)
        zone = self.area("stall", "mat", side, pieces)
        zone.importance = CARDS
        return zone

    def staff(self, side: int) -> Zone:
        """COV-062: the townsfolk, and in words which powers they unlock and which were used today."""
        staff = common.trader(self.table, side).staff
        zone = self.cards(side, "staff", "townsfolk", staff)
        for piece, card in zip(zone.pieces, staff, strict=True):
            piece.marks = self.crest(card)
        zone.importance = GLANCED
        if side != PEDDLER:
            zone.note = self.powers_note(side)
        return zone

    def powers_note(self, seat: int) -> str:
        player = self.table.seats[seat]
        return self.view.say("note-powers", number=min(b.STAFF, len(player.staff)), number2=player.powers.bit_count())

    def crest(self, townsfolk: int) -> list[Mark]:
        if not common.is_fan(self.table, townsfolk):
            return []
        return [self.album.mark("fan", "▽", "red", "checked-shield")]

    # -- workshops -------------------------------------------------------------------------

    def workshop(self, seat: int) -> list[Zone]:
        """What a merchant works with; whoever sells has a shop, a stall and a staff as well."""
        found = self.table.seats[seat].workshop
        if found is None:
            return []
        zones = self.room(seat).zones(self, seat, found)
        return [self.shop(seat), *zones, self.stall(seat)] if self.sells(seat) else zones

    def shop(self, seat: int) -> Zone:
        """The locations with their hours; the one of the turn before is marked (COV-051)."""
        player = self.table.seats[seat]
        pieces = []
        for place in shop_of(self.table, seat).places:
            piece = self.piece("shop_place", place)
            if place == player.last and self.table.phase == PRODUCTION:
                piece.marks = [self.album.mark("last-place", "↺", "grey", "clockwise-rotation")]
            pieces.append(piece)
        zone = self.area("shop", "row", seat, pieces)
        # While something is being done at a location, what it is done with matters more.
        zone.importance = CARDS if isinstance(self.table.asking, Visit) else GLANCED
        zone.note = self.powers_note(seat)
        return zone

    def team(self, seat: int) -> list[Zone]:
        """The staff and the powers that it unlocks, one after the other (COV-062)."""
        player = self.table.seats[seat]
        pieces = []
        for number in range(b.STAFF):
            piece = self.piece("power", b.STAFF * shop_of(self.table, seat).seller + number)
            stands = "used" if player.powers >> number & 1 else "open" if len(player.staff) > number else "locked"
            sign, color, icon = POWER_LOOKS[stands]
            piece.marks = [self.album.mark(f"power-{stands}", sign, color, icon)]
            piece.awake = stands == "open"
            pieces.append(piece)
        powers = self.area("powers", "row", seat, pieces)
        powers.importance = CARDS
        return [self.staff(seat), powers]

    def page_of(self, seat: int) -> PageInfo:
        id_ = self.view.lexicon.id("seat", seat)
        return PageInfo(f"workshop-{id_}", self.view.say("page-workshop", seat=seat))

    def shown_to_others(self, seat: int, page: str) -> list[Zone]:
        """Somebody else's workshop lies on a page of its own, as if it were a board."""
        zones = [zone for zone in self.workshop(seat) if zone.id.partition(":")[0] not in BESIDE]
        for zone in zones:
            zone.page, zone.place = page, "board"
        return zones

    def choosing(self) -> list[Zone]:
        """What is laid out for the present question where nothing on the table stands for its answers."""
        asking = self.table.asking
        if asking is None or asking.seat != self.front or not self.ready:
            return []
        if isinstance(asking, Scouted):
            kinds = [kind for kind in range(b.KINDS) if kind in self.table.scouted]
            pieces = [self.piece("adventurer", kind) for kind in kinds]
        else:
            pieces = [*bargains(self, asking), *self.room(self.front).lays_out(self, asking)]
        return [self.zone("choosing", "row", pieces)] if pieces else []

    def in_town(self) -> list[Zone]:
        """What merchants have lying in the town, whoever looks."""
        return [zone for seat in self.seats if self.ready for zone in self.room(seat).in_town(self, seat)]

    # -- where the match stands ------------------------------------------------------------

    def status(self) -> str:
        table = self.table
        if self.over:
            return self.view.say("status-over")
        if table.phase == SETUP:
            return self.view.say("status-setup")
        line = self.view.say(f"status-phase-{table.phase}", number=table.day)
        if table.marker != NONE and table.phase == PRODUCTION:
            line += " · " + self.view.say("status-marker", number=table.marker)
        return line

    def needless(self) -> Collection[str]:
        return self.album.aid_without(self.merchants, self.opponent is not None)

    def absent(self) -> Collection[str]:
        return self.album.signs_without(self.merchants, self.opponent is not None)

    @property
    def merchants(self) -> set[b.Merchant]:
        return {seat.merchant for seat in self.table.seats}

    # -- the harbour -----------------------------------------------------------------------

    def harbour(self) -> Zone:
        """Boats at sea and at their docks with who sits in them, piers, halls, the Lair."""
        harbour = Harbour(self)
        zone = self.zone("harbour", "graph", harbour.pieces())
        zone.cells = harbour.cells()
        zone.links = self.album.once(printed_waters)
        zone.ratio, zone.scenery, zone.importance, zone.least = RATIO, "harbour", BOARD, PLACE
        return zone

    @part(lambda painter: painter.hours())
    def clock(self) -> Zone:
        """Twelve hours with arrivals marked, hourglasses in the order of their stack, the market marker."""
        pieces = []
        for side in reversed(self.table.hourglasses):
            hour = common.trader(self.table, side).hour
            text = self.view.say("mark-hourglass", seat=side, number=hour)
            mark = Mark("", self.sign(side), text, self.color(side))
            id_ = f"hourglass:{self.view.lexicon.id('seat', side)}"
            pieces.append(Piece(id_, at=f"hour_{hour_of(hour)}", owner=side, marks=[mark]))
        if self.table.marker != NONE:
            mark = self.album.mark("market", "⚑", "red", "shop")
            pieces.append(self.token("market-marker", f"hour_{hour_of(self.table.marker)}", mark))
        cells = []
        for hour in range(1, b.HOURS + 1):
            title = self.view.say("title-hour", number=hour)
            arrives = is_arrival(self.table, hour)
            text = self.view.say("mark-arrival-hour" if arrives else "title-hour", number=hour)
            cells.append(Cell(f"hour_{hour}", title=title, mark=hour_mark(hour, arrives, text)))
        behind = [common.trader(self.table, side).hour for side in self.table.hourglasses]
        zone = self.wheel("clock", cells, hour_of(min(behind, default=1)) - 1, pieces)
        zone.scenery, zone.importance, zone.least = "clock", CARDS, CLOCK
        return zone

    def hours(self) -> tuple[object, ...]:
        """What the clock shows: whose hourglass stands where, the marker, and when boats arrive."""
        stands = [(side, common.trader(self.table, side).hour, self.color(side)) for side in self.table.hourglasses]
        return stands, self.table.marker, [is_arrival(self.table, hour) for hour in range(1, b.HOURS + 1)]

    def square(self) -> Zone:
        """The townsfolk of the Grand Square, slot by slot, with their prices and crests."""
        zone = self.display("square", "townsfolk", self.table.row)
        for slot, (piece, card) in enumerate(zip(zone.pieces, self.table.row, strict=True)):
            if card != NONE:
                number = self.box.prices[slot]
                price = Mark("two-coins", f"{number}¤", self.view.say("mark-price", number=number), "yellow")
                piece.marks = [price, *self.crest(card)]
        zone.importance = CARDS
        return zone

    # -- the town --------------------------------------------------------------------------

    def rogues(self) -> list[Zone]:
        if self.table.rogue_card == NONE:
            return []
        return [self.zone("rogue-card", "row", [self.piece("rogue_card", self.table.rogue_card)])]

    def thrown(self) -> list[Piece]:
        return [self.piece("townsfolk", card) for card in self.table.discard[-1:]]

    @part(lambda painter: painter.table.bag)
    def bag(self) -> Zone:
        """COV-238: what is in the bag may be worked out by everybody."""
        counted = [f"{self.view.name('kind', kind)} {self.table.bag[kind]}" for kind in range(b.KINDS)]
        zone = self.pile("bag", sum(self.table.bag))
        zone.note = ", ".join(counted)
        return zone


# What a staff power shows of itself: its sign, its colour and its icon.
POWER_LOOKS = {
    "used": ("✓", "grey", "activated"),
    "open": ("●", "green", ""),
    "locked": ("✕", "", "padlock"),
}
BESIDE = ("stall", "staff")  # what of others is seen beside the harbour already


def hour_of(time: int) -> int:
    """COV-019: the space of the clock for a time of the day."""
    return (time - 1) % b.HOURS + 1


def hour_mark(hour: int, arrives: bool, text: str) -> Mark:
    """The number of an hour, on an arrival space with a boat."""
    return Mark("sailboat", f"{hour}⛵", text) if arrives else Mark("", str(hour), text)
