"""What lies on the table of Merchants Cove. No rules here: only things and where they are."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from veillee.core.ids import Bits, SeatNumber
from veillee.core.reasons import Reason
from veillee.core.secrets import Pool
from veillee.core.step import Option
from veillee.core.table import Seat, Table, Thing
from veillee.games.cove.box import (
    BOATS,
    GOODS,
    KINDS,
    NONE,
    SLOTS,
    Clan,
    CoveBox,
    Dock,
    Merchant,
    PeddlerCardId,
    ShopPlace,
    TownsfolkId,
)

PEDDLER: Final = 4  # its side, whatever the number of seats
SIDES: Final = 5

# Phases of a day (COV-002).
SETUP: Final = 0
ARRIVING: Final = 1
PRODUCTION: Final = 2
MARKET: Final = 3
CLEANUP: Final = 4
FINAL: Final = 5


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Workshop(Thing):
    """What only one merchant has, and how it is worked with. The harbour knows no more of a merchant than this."""

    def fork(self) -> Workshop:
        raise NotImplementedError

    def set_up(self, table: CoveTable, seat: SeatNumber) -> None:
        """COV-029: the merchant's own set-up."""

    def take_turn(self, table: CoveTable, seat: SeatNumber) -> None:
        """Put the steps of a turn on the table; the last of them moves the hourglass."""
        raise NotImplementedError

    def usable(self, table: CoveTable, seat: SeatNumber, place: ShopPlace) -> bool:
        """Whether the action of one of its own locations could do anything (COV-228)."""
        return False

    def act(self, table: CoveTable, seat: SeatNumber, place: ShopPlace) -> None:
        """Put the steps of an action on the table."""
        raise NotImplementedError

    def why_not(self, table: CoveTable, seat: SeatNumber, place: ShopPlace) -> Reason:
        """Why a location of its own cannot be used now."""
        raise NotImplementedError

    def extras(self, table: CoveTable, seat: SeatNumber) -> list[Option]:
        """What may be done before a location is chosen or after its action (COV-228)."""
        return []

    def do_extra(self, table: CoveTable, seat: SeatNumber, choice: Option) -> None:
        raise NotImplementedError

    def extra_refused(self, table: CoveTable, seat: SeatNumber, piece: int, number: int) -> Reason:
        """Why one of them is not possible now."""
        return Reason("why-not-your-power", "COV-062")

    def before_sales(self, table: CoveTable, seat: SeatNumber) -> None:
        """What comes before anybody sells (COV-073)."""

    def sells(self) -> bool:
        """COV-083: whether it has goods at all."""
        return True

    def night(self, table: CoveTable) -> None:
        """COV-087: what comes back over night."""

    def prospects(
        self, table: CoveTable, seat: SeatNumber, prices: list[float], hopes: list[float], left: float
    ) -> float:
        """What it is on the way to, in gold, for bots.

        `prices` are what each good may bring that this action still makes, `hopes` what a later one may; `left` are the
        days to come.
        """
        return 0.0

    def owes(self, table: CoveTable, seat: SeatNumber) -> int:
        """Hours of what has begun, for bots, where no step that moves the hourglass is waiting yet."""
        return 0

    def welcome(self, table: CoveTable, seat: SeatNumber, townsfolk: TownsfolkId) -> None:
        """COV-180: a fan that would be discarded comes to it instead."""
        raise NotImplementedError

    def keeps(self) -> list[TownsfolkId]:
        """Townsfolk that lie beside its board."""
        return []

    def hide(self, table: CoveTable, shared: Pool, rest: Pool, own: bool) -> None:
        """What cannot be seen of it: cards that may lie in a deck or in a hand, and those only in a deck.

        `own` is for the eyes of its owner.
        """

    def private(self) -> bool:
        """Whether its owner alone sees something of it."""
        return False

    def faults(self, table: CoveTable) -> list[str]:
        """Everything that is wrong with it; nothing where it is sound."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Trader(Seat):
    """What every side has: gold, corruption, an hourglass, goods and staff."""

    holds: ClassVar[dict[str, str]] = {"goods": "good: number", "staff": "townsfolk"}

    gold: int
    corruption: int
    hour: int  # where its hourglass stands, counted from 1 each day
    goods: list[int]  # on the stall
    staff: list[TownsfolkId]

    def __init__(self) -> None:
        self.gold = 0
        self.corruption = 0
        self.hour = 1
        self.goods = [0] * GOODS
        self.staff = []

    def copy_from(self, origin: Trader) -> None:
        self.gold = origin.gold
        self.corruption = origin.corruption
        self.hour = origin.hour
        self.goods = origin.goods.copy()
        self.staff = origin.staff.copy()


class CoveSeat(Trader):
    """A human with a merchant's workshop."""

    holds: ClassVar[dict[str, str]] = {
        "goods": "good: number",
        "staff": "townsfolk",
        "merchant": "merchant",
        "last": "shop_place",
    }

    merchant: Merchant
    workshop: Workshop | None  # before merchants are dealt there is none
    last: ShopPlace  # the location of the turn before, today
    powers: Bits  # staff powers used today

    def __init__(self) -> None:
        super().__init__()
        self.merchant = NONE
        self.workshop = None
        self.last = NONE
        self.powers = 0

    def fork(self) -> CoveSeat:
        new = CoveSeat()
        new.copy_from(self)
        new.merchant = self.merchant
        new.workshop = None if self.workshop is None else self.workshop.fork()
        new.last = self.last
        new.powers = self.powers
        return new


class Peddler(Trader):
    """The automated merchant."""

    holds: ClassVar[dict[str, str]] = {
        "goods": "good: number",
        "staff": "townsfolk",
        "level": "easy|medium|hard",
        "deck": "peddler_card",
        "discard": "peddler_card",
        "card": "peddler_card",
    }

    level: int
    deck: list[PeddlerCardId]  # in no order until a card is revealed
    discard: list[PeddlerCardId]
    card: PeddlerCardId  # the one revealed last

    def __init__(self, level: int) -> None:
        super().__init__()
        self.level = level
        self.deck = []
        self.discard = []
        self.card = NONE

    def fork(self) -> Peddler:
        new = Peddler(self.level)
        new.copy_from(self)
        new.deck = self.deck.copy()
        new.discard = self.discard.copy()
        new.card = self.card
        return new


class CoveTable(Table):
    """The harbour: bag, boats, docks, halls, the Grand Square, the clock, and all sides."""

    holds: ClassVar[dict[str, str]] = {
        "phase": "setup|arriving|production|market|cleanup|final",
        "roles": "merchant",
        "active": "seat",
        "bag": "adventurer: number",
        "boats": "boat: adventurer",
        "at": "boat: dock",
        "halls": "clan: number",
        "rogue_card": "rogue_card",
        "row": "#: townsfolk",
        "crested": "{townsfolk}",
        "deck": "townsfolk",
        "discard": "townsfolk",
        "hourglasses": "seat",
        "scouted": "adventurer",
        "sold_black": "{clan}",
    }
    steps_hold: ClassVar[dict[str, str]] = {
        "seat": "seat",
        "side": "seat",
        "boat": "boat",
        "townsfolk": "townsfolk",
        "clan": "clan",
        "kind": "adventurer",
        "card": "card",
    }

    box: CoveBox
    seats: list[CoveSeat]
    peddler: Peddler | None
    rogue_setting: int  # the rogue card that was set, or NONE
    set_setting: int  # the pair of townsfolk sets that was set, or NONE
    free_choice: bool  # any card of the Entertainer's piles may be bought
    phase: int
    day: int
    active: SeatNumber
    bag: list[int]  # adventurers of each kind
    boats: list[list[Clan]]  # who sits on each boat
    at: list[Dock]  # the dock of each boat, or NONE at sea
    halls: list[int]
    lair: int
    rogue_card: int
    row: list[TownsfolkId]  # the Grand Square, slot by slot; NONE where a slot is empty
    crested: Bits  # townsfolk with a crest
    deck: list[TownsfolkId]  # in no order
    discard: list[TownsfolkId]
    corruption: int  # cards in the supply
    hourglasses: list[SeatNumber]  # all sides; of those on one hour the first is on top
    marker: int  # the hour of the market marker, or NONE
    scouted: list[Clan]  # adventurers drawn by a scout
    sold_black: Bits  # colours that the selling side has sold on the Black Market Pier

    def __init__(
        self,
        box: CoveBox,
        chance: int,
        *,
        seats: list[CoveSeat],
        peddler: Peddler | None,
        rogue_setting: int,
        set_setting: int,
        free_choice: bool,
    ) -> None:
        super().__init__(chance)
        self.box = box
        self.seats = seats
        self.peddler = peddler
        self.rogue_setting = rogue_setting
        self.set_setting = set_setting
        self.free_choice = free_choice
        self.phase = SETUP
        self.day = 0
        self.active = NONE
        self.bag = [0] * KINDS
        self.boats = [[] for _ in range(BOATS)]
        self.at = [NONE] * BOATS
        self.halls = []
        self.lair = 0
        self.rogue_card = NONE
        self.row = [NONE] * SLOTS
        self.crested = 0
        self.deck = []
        self.discard = []
        self.corruption = box.corruption
        self.hourglasses = []
        self.marker = NONE
        self.scouted = []
        self.sold_black = 0

    @property
    def sides(self) -> int:
        return len(self.seats) + (self.peddler is not None)

    @property
    def round(self) -> int:
        return self.day

    def fork(self) -> CoveTable:
        new = CoveTable(
            self.box,
            self.chance,
            seats=[seat.fork() for seat in self.seats],
            peddler=None if self.peddler is None else self.peddler.fork(),
            rogue_setting=self.rogue_setting,
            set_setting=self.set_setting,
            free_choice=self.free_choice,
        )
        new.fork_core(self)
        new.phase = self.phase
        new.day = self.day
        new.active = self.active
        new.bag = self.bag.copy()
        new.boats = [boat.copy() for boat in self.boats]
        new.at = self.at.copy()
        new.halls = self.halls.copy()
        new.lair = self.lair
        new.rogue_card = self.rogue_card
        new.row = self.row.copy()
        new.crested = self.crested
        new.deck = self.deck.copy()
        new.discard = self.discard.copy()
        new.corruption = self.corruption
        new.hourglasses = self.hourglasses.copy()
        new.marker = self.marker
        new.scouted = self.scouted.copy()
        new.sold_black = self.sold_black
        return new

    def restore(self, box: object) -> None:
        assert isinstance(box, CoveBox)
        self.box = box
        super().restore(box)
