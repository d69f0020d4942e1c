"""From the box to the first turn (chapters 2.4, 2.5, 2.16 and 2.17)."""

from __future__ import annotations

from typing import ClassVar, Final

from veillee.core.ids import CardId, SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Act, Ask, ChanceStep, Option
from veillee.core.table import EVERYBODY
from veillee.games.bardwood.box import (
    ACOUSTIC,
    COIN,
    CREATURE,
    FAN,
    FAN_CARDS,
    IMPRO,
    LEGEND_CARDS,
    LEVELS,
    MOTIF_SPACES,
    MUSE_BOX,
    NONE,
    RANGE,
    RIVAL_RUNES,
    SHOP_CARDS,
    SKILL,
    BardId,
    BardwoodBox,
    EventId,
    MuseId,
)
from veillee.games.bardwood.piles import Lair, LegendRow
from veillee.games.bardwood.rival.challenges import TurnUpChallenge
from veillee.games.bardwood.rival.turn import LEVEL_HARD
from veillee.games.bardwood.setup_events import DrawWay, FixedEvents, in_use
from veillee.games.bardwood.steps import common
from veillee.games.bardwood.steps.creatures import RevealCreature, uncover
from veillee.games.bardwood.steps.events import StartEvent
from veillee.games.bardwood.steps.legends import RevealLegend
from veillee.games.bardwood.steps.rest import DrawCards
from veillee.games.bardwood.steps.turn import Turn
from veillee.games.bardwood.table import ACT_1, RIVAL, BardwoodSeat, BardwoodTable, Rival

PILE_CARDS: Final = 3  # of a creature pile
MUSES_DEALT: Final = 2
MUSE_GEMS: Final = 2  # of a Rival who has no Muse


def lay_out(
    box: BardwoodBox,
    chance: int,
    *,
    players: int,
    boxes: int,
    level: int,
    dealt: bool,
    gentle: bool,
    first: SeatNumber,
    way: int,
    season: int,
    events: list[EventId],
) -> BardwoodTable:
    """A table with everything in its stock, and the steps of the set-up waiting.

    BAR-001: one to four seats; `level` is NONE without the Rival. BAR-008, BAR-009, BAR-025, BAR-294: `boxes` are
    those in use. BAR-027, BAR-028, BAR-029, BAR-030: stocks by type. BAR-031: stones, coins and gems form the
    supply. BAR-032, BAR-215: gems by participants. BAR-033: the market begins on the left. BAR-036: 12 Fans face
    down. `first`, `way`, `season` and `events` are NONE where chance decides.
    """
    stocks: list[list[CardId]] = [[], []]
    fans: list[CardId] = []
    small: list[CardId] = []
    bosses: list[CardId] = []
    for number in range(len(box.cards)):
        card = box.cards[number]
        if not in_use(boxes, card.box) or not (card.advanced or card.kind == CREATURE):
            continue
        if card.kind == SKILL:
            stocks[0].append(number)
        elif card.kind == IMPRO:
            stocks[1].append(number)
        elif card.kind == FAN:
            fans.append(number)
        elif card.kind == CREATURE:
            (bosses if card.boss else small).append(number)
    legends: list[LegendRow] = []
    for height in range(LEVELS):
        unseen = [
            number
            for number in range(len(box.legends))
            if box.legends[number].level == height and in_use(boxes, box.legends[number].box)
        ]
        legends.append(LegendRow(LEGEND_CARDS, unseen))
    rival = None
    if level != NONE:
        rival = Rival(level, box.poet, RIVAL_RUNES, list(range(len(box.rival_cards))))
        if players == 1:
            rival.challenges = list(range(len(box.challenges)))
    sides = max(2, players + (rival is not None))
    table = BardwoodTable(
        box,
        chance,
        seats=[BardwoodSeat() for _ in range(players)],
        rival=rival,
        boxes=boxes,
        dealt=dealt,
        gentle=gentle,
        reserves=list(box.reserves[sides - 2]),
        tokens=[0] * len(box.locations),
        lairs=[Lair(NONE, PILE_CARDS, 0) for _ in box.lairs],
        small=small,
        bosses=bosses,
        shops=[[] for _ in box.shops],
        shop_stock=stocks,
        fans=fans,
        legends=legends,
        rewards=[NONE] * len(box.rewards),
        motif_stock=[number for number in range(len(box.motifs)) if in_use(boxes, box.motifs[number].box)],
        muse_stock=list(range(len(box.muses))) if in_use(boxes, MUSE_BOX) else [],
    )
    table.fan_deck = min(FAN_CARDS, len(fans))
    table.next(LayPiles(), DrawFirst(first), DrawPortals(), SetUpBards())
    table.next(FixedEvents(events[0], events[1]) if events else DrawWay(way, season))
    return table


# -- the board --------------------------------------------------------------------------------


class LayPiles(Act[BardwoodTable]):
    """Shops, Motif tokens, Legends and creatures.

    BAR-041: with 1 or 2 players and no more participants, a creature leaves each pile below a reserve.
    """

    rules: ClassVar[tuple[str, ...]] = ("BAR-034", "BAR-035", "BAR-037", "BAR-038", "BAR-040", "BAR-041")

    def run(self, table: BardwoodTable) -> None:
        box = table.box
        if len(table.seats) <= 2 and table.sides <= 2:
            table.next(*[RemoveCreature(box.lairs.index(location)) for location in box.below_reserves])
        table.next(*[RevealCreature(lair) for lair in range(len(box.lairs))])
        table.next(*[RevealLegend(EVERYBODY, level) for level in range(LEVELS)])
        table.next(*[LayMotif() for _ in range(min(MOTIF_SPACES, len(table.motif_stock)))])
        for shop in reversed(range(len(box.shops))):
            table.next(*[LayShopCard(shop) for _ in range(SHOP_CARDS)])


class LayShopCard(ChanceStep[BardwoodTable]):
    """The next card of a shop, from the top down: everybody may look through it (BAR-128)."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-034", "BAR-035", "BAR-128")
    role: ClassVar[str] = "card"

    shop: int

    def __init__(self, shop: int) -> None:
        self.shop = shop

    def stock(self, table: BardwoodTable) -> list[CardId]:
        return table.shop_stock[self.shop // 2]

    def outcomes(self, table: BardwoodTable) -> list[tuple[int, int]]:
        return [(card, 1) for card in self.stock(table)]

    def possible(self, table: BardwoodTable) -> bool:
        return bool(self.stock(table))

    def sample(self, table: BardwoodTable) -> int:
        stock = self.stock(table)
        return stock[table.below(len(stock))]

    def resolve(self, table: BardwoodTable, outcome: int) -> None:
        self.stock(table).remove(outcome)
        table.shops[self.shop].append(outcome)


class LayMotif(ChanceStep[BardwoodTable]):
    """The next Motif token of the track, with its gem side down."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-038",)
    role: ClassVar[str] = "motif"

    def outcomes(self, table: BardwoodTable) -> list[tuple[int, int]]:
        return [(motif, 1) for motif in table.motif_stock]

    def resolve(self, table: BardwoodTable, outcome: int) -> None:
        table.motif_stock.remove(outcome)
        table.motifs.append(outcome)


class RemoveCreature(Act[BardwoodTable]):
    """The top creature of a pile below a reserve goes back into the box; everybody has seen it."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-041",)

    lair: int

    def __init__(self, lair: int) -> None:
        self.lair = lair

    def run(self, table: BardwoodTable) -> None:
        card = table.lairs[self.lair].top
        table.known.append(card)
        if table.log is not None:
            table.tell("creature-removed", "BAR-041", EVERYBODY, {"card": card})
        uncover(table, self.lair)


class DrawFirst(ChanceStep[BardwoodTable]):
    """The first player is drawn by lot, unless the table has set one; a human alone is first."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-055", "BAR-221")
    role: ClassVar[str] = "seat"

    first: SeatNumber

    def __init__(self, first: SeatNumber) -> None:
        self.first = first

    def outcomes(self, table: BardwoodTable) -> list[tuple[int, int]]:
        seats = range(len(table.seats)) if self.first == NONE else [self.first]
        return [(seat, 1) for seat in seats]

    def resolve(self, table: BardwoodTable, outcome: int) -> None:
        table.first = outcome
        if table.log is not None and len(table.seats) > 1:
            table.tell("first-player", "BAR-055", outcome, {"seat": outcome})


class DrawPortals(Act[BardwoodTable]):
    """With the Rival: within each pair of portals one shows amber and the other violet, at random."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-213", "BAR-214")

    def run(self, table: BardwoodTable) -> None:
        if table.rival is not None:
            table.next(TurnPortal(0), TurnPortal(1))


class TurnPortal(ChanceStep[BardwoodTable]):
    """Which portal of a pair is the amber one."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-214",)

    pair: int

    def __init__(self, pair: int) -> None:
        self.pair = pair

    def outcomes(self, table: BardwoodTable) -> list[tuple[int, int]]:
        return [(0, 1), (1, 1)]

    def resolve(self, table: BardwoodTable, outcome: int) -> None:
        table.amber |= outcome << self.pair


# -- the bards --------------------------------------------------------------------------------


class SetUpBards(Act[BardwoodTable]):
    """Bards in turn order, then Muses from the last player to the first, then the first cards."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-003", "BAR-207", "BAR-286")

    def run(self, table: BardwoodTable) -> None:
        order = [side for side in common.turn_order(table) if side != RIVAL]
        table.next(*[DrawCards(seat) for seat in order], RivalSetUp(), StartEvent(ACT_1), Turn(order[0]))
        if table.muse_stock:
            table.next(*[KeepMuse(seat) for seat in reversed(order)])
            table.next(*[DealMuse(seat) for seat in order for _ in range(MUSES_DEALT)])
        for seat in reversed(order):
            if table.roles and table.roles[seat] != NONE:
                table.next(NamedBard(seat))
            else:
                table.next(DealBard(seat) if table.dealt else ChooseBard(seat))


def free_bards(table: BardwoodTable) -> list[BardId]:
    taken = [player.bard for player in table.seats] + table.roles
    bards = table.box.bards
    return [bard for bard in range(len(bards)) if bard not in taken and in_use(table.boxes, bards[bard].box)]


def become(table: BardwoodTable, seat: SeatNumber, bard: BardId, rule: str) -> None:
    """A bard comes with a starting deck.

    BAR-026, BAR-049, BAR-051, BAR-052, BAR-053: the Super Fan lies in the discard pile, the Instrument opens the
    song, the other seven cards are the deck. What a seat begins with is what the pieces of a colour show.
    BAR-292: the gentle option.
    """
    player = table.seats[seat]
    starting = table.box.bards[bard]
    player.bard = bard
    if table.roles:
        table.roles[seat] = bard
    player.discard = [starting.fan]
    player.unknown = [*starting.skills, starting.impro]
    if table.log is not None:
        kind = "bard-dealt" if table.dealt and rule == "BAR-286" else "bard-chosen"
        table.tell(kind, rule, seat, {"seat": seat, "bard": bard})
    if table.gentle:
        for token in (COIN, ACOUSTIC, RANGE):
            common.gain(table, seat, token, 1, "BAR-292")


class ChooseBard(Ask[BardwoodTable]):
    """One of the bards that nobody has taken."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-003", "BAR-286")
    prompt: ClassVar[str] = "ask-bard"

    def options(self, table: BardwoodTable) -> list[Option]:
        return [table.box.options.bard[bard] for bard in free_bards(table)]

    def resolve(self, table: BardwoodTable, choice: Option) -> None:
        become(table, self.seat, choice.values[0], "BAR-286")

    def why_not_bard(self, table: BardwoodTable, bard: BardId) -> Reason:
        for other, player in enumerate(table.seats):
            if player.bard == bard:
                return Reason("why-bard-taken", "BAR-003", {"bard": bard, "seat": other})
        return Reason("why-bard-in-box", "BAR-009", {"bard": bard})


class NamedBard(Act[BardwoodTable]):
    """A seat that said on sitting down who it is."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-003", "BAR-286")

    seat: SeatNumber

    def __init__(self, seat: SeatNumber) -> None:
        self.seat = seat

    def run(self, table: BardwoodTable) -> None:
        become(table, self.seat, table.roles[self.seat], "BAR-003")


class DealBard(ChanceStep[BardwoodTable]):
    """Bards are dealt at random, if the table prefers."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-286", "BAR-293")
    role: ClassVar[str] = "bard"

    seat: SeatNumber

    def __init__(self, seat: SeatNumber) -> None:
        self.seat = seat

    def outcomes(self, table: BardwoodTable) -> list[tuple[int, int]]:
        return [(bard, 1) for bard in free_bards(table)]

    def resolve(self, table: BardwoodTable, outcome: int) -> None:
        become(table, self.seat, outcome, "BAR-286")


class DealMuse(ChanceStep[BardwoodTable]):
    """Two Muses for each player, openly."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-207",)
    role: ClassVar[str] = "muse"

    seat: SeatNumber

    def __init__(self, seat: SeatNumber) -> None:
        self.seat = seat

    def outcomes(self, table: BardwoodTable) -> list[tuple[int, int]]:
        return [(muse, 1) for muse in table.muse_stock]

    def resolve(self, table: BardwoodTable, outcome: int) -> None:
        table.muse_stock.remove(outcome)
        table.seats[self.seat].muses.append(outcome)
        if table.log is not None:
            table.tell("muse-dealt", "BAR-207", self.seat, {"seat": self.seat, "muse": outcome})


class KeepMuse(Ask[BardwoodTable]):
    """One of the two Muses stays beside the Bard card, the other goes back."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-207", "BAR-208")
    prompt: ClassVar[str] = "ask-muse"

    def options(self, table: BardwoodTable) -> list[Option]:
        return [table.box.options.muse[muse] for muse in sorted(table.seats[self.seat].muses)]

    def resolve(self, table: BardwoodTable, choice: Option) -> None:
        player = table.seats[self.seat]
        player.muse = choice.values[0]
        player.muses.remove(player.muse)
        table.muse_stock += player.muses
        player.muses = []
        if table.log is not None:
            table.tell("muse-kept", "BAR-207", self.seat, {"seat": self.seat, "muse": player.muse})

    def why_not_muse(self, table: BardwoodTable, muse: MuseId) -> Reason:
        return Reason("why-muse-not-dealt", "BAR-207", {"muse": muse})


class RivalSetUp(Act[BardwoodTable]):
    """The Rival's things: its first Challenge card, and its gems at the Hard level or against Muses.

    Among several humans there are no Challenge cards (BAR-280).
    """

    rules: ClassVar[tuple[str, ...]] = ("BAR-211", "BAR-212", "BAR-220", "BAR-222", "BAR-223", "BAR-280")

    def run(self, table: BardwoodTable) -> None:
        rival = table.rival
        if rival is None:
            return
        if rival.level == LEVEL_HARD:
            for reserve in range(2):
                table.reserves[reserve] -= 1
            rival.gems += 2
            if table.log is not None:
                table.tell("rival-starts-with", "BAR-223", RIVAL, {"number": 2})
        if len(table.seats) == 1:
            if table.muse_region != NONE:
                rival.gems += MUSE_GEMS
                if table.log is not None:
                    table.tell("rival-starts-with", "BAR-211", RIVAL, {"number": MUSE_GEMS})
            table.next(TurnUpChallenge())
