"""The Sing phase: everything that can be done with a song, in any order."""

from __future__ import annotations

from typing import ClassVar

from veillee.core.ids import CardId, SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Act, Ask, Option
from veillee.games.bardwood.box import (
    COINS,
    LOWER_COST,
    LYRIC,
    MELODY,
    MOTIFS,
    NONE,
    OWN_CONVERSION,
    REGIONS,
    TOWER,
    WHEN_SING,
    WHEN_SING_DISCOUNT,
    Benefit,
    EventId,
    Item,
    Level,
    LocationId,
    MuseId,
)
from veillee.games.bardwood.steps import common, creatures, events, places, refusals, rivalry
from veillee.games.bardwood.steps.effects import convert, gain_effect
from veillee.games.bardwood.steps.paying import can_pay, shortfall
from veillee.games.bardwood.table import CONVERSIONS, SING, BardwoodTable


class StartSinging(Act[BardwoodTable]):
    """What happens before the first action: the event, the Muse pawn, the Muse card, in this order.

    What a Sing phase remembers begins anew (BAR-290).
    """

    rules: ClassVar[tuple[str, ...]] = ("BAR-088", "BAR-090", "BAR-209", "BAR-290")

    seat: SeatNumber

    def __init__(self, seat: SeatNumber) -> None:
        self.seat = seat

    def run(self, table: BardwoodTable) -> None:
        player = table.seats[self.seat]
        table.phase = SING
        table.sang = True
        table.melodies = 0
        table.lyrics = 0
        table.used = 0
        table.used_lower = 0
        table.converted = [0] * (CONVERSIONS * (len(player.song) + 1))
        table.muse_converted = 0
        table.activated = 0
        table.duelled = 0
        table.ranged = False
        table.with_muse = table.muse_region != NONE and table.muse_region == player.region
        if table.log is not None:
            table.tell("sings", "BAR-088", self.seat, {"seat": self.seat, "region": player.region})
        table.next(MuseCard(self.seat), Sing(self.seat))
        if table.with_muse:
            table.next(MuseMix(self.seat))
        for power in common.ongoing(table):
            if power.verb == WHEN_SING:
                common.tell_event_gives(table, self.seat, common.active_event(table))
                gain_effect(table, self.seat, power.effect, "BAR-173")


class MuseMix(Ask[BardwoodTable]):
    """Singing in the Muse's region: 2 melodies or lyrics in any mix."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-209",)
    prompt: ClassVar[str] = "ask-mix"

    def options(self, table: BardwoodTable) -> list[Option]:
        return table.box.options.mix

    def resolve(self, table: BardwoodTable, choice: Option) -> None:
        melodies = choice.values[0]
        if table.log is not None:
            table.tell("meets-muse", "BAR-209", self.seat, {"seat": self.seat})
        if melodies:
            common.gain(table, self.seat, MELODY, melodies, "BAR-209")
        if melodies < 2:
            common.gain(table, self.seat, LYRIC, 2 - melodies, "BAR-209")

    def why_not_mix(self, table: BardwoodTable, number: int) -> Reason:
        return Reason("why-mix-of-two", "BAR-209")


class MuseCard(Act[BardwoodTable]):
    """What a Muse or a Bard card gives at the start of the phase."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-208",)

    seat: SeatNumber

    def __init__(self, seat: SeatNumber) -> None:
        self.seat = seat

    def run(self, table: BardwoodTable) -> None:
        discount = table.box.river[table.seats[self.seat].boat] > 0
        for power in common.powers_of(table, self.seat):
            if power.verb == WHEN_SING or (power.verb == WHEN_SING_DISCOUNT and discount):
                common.tell_muse_gives(table, self.seat)
                for item in power.gains:
                    common.gain(table, self.seat, item.verb, item.number, "BAR-208")


# -- the cards of the song -----------------------------------------------------------------------


def song_of(table: BardwoodTable, seat: SeatNumber) -> list[CardId]:
    """The Instrument, then the song (BAR-058): its places are what a Sing phase remembers."""
    player = table.seats[seat]
    return [table.box.bards[player.bard].instrument, *player.song]


def lower_cost(table: BardwoodTable, seat: SeatNumber, card: CardId) -> int:
    """The volume of a lower section; the Horn Player pays 1 less, at least 1."""
    cost = table.box.cards[card].cost
    changed = common.modifier(table, seat, LOWER_COST)
    return max(1, cost + changed) if changed else cost


def own_conversion(table: BardwoodTable, seat: SeatNumber) -> Item | None:
    """The conversion of a player's Muse, if it has one."""
    for power in common.powers_of(table, seat):
        if power.verb == OWN_CONVERSION:
            return power.conversion
    return None


class Sing(Ask[BardwoodTable]):
    """Use cards, activate locations, challenge bards, spend crests, use the event: as long as one likes."""

    rules: ClassVar[tuple[str, ...]] = (
        "BAR-089", "BAR-065", "BAR-090", "BAR-091", "BAR-092", "BAR-093", "BAR-112", "BAR-113", "BAR-115", "BAR-287",
    )  # fmt: skip
    prompt: ClassVar[str] = "ask-sing"

    def about(self, table: BardwoodTable) -> dict[str, int]:
        return {"number": table.melodies, "number2": table.lyrics}

    def options(self, table: BardwoodTable) -> list[Option]:
        seat = self.seat
        box = table.box
        options = box.options
        player = table.seats[seat]
        song = song_of(table, seat)
        found: list[Option] = []
        lowers: list[Option] = []
        conversions: list[Option] = []
        volume = player.volume
        order = sorted(range(len(song)), key=song.__getitem__)
        for place in order:
            card = box.cards[song[place]]
            if card.upper.plain and not table.used >> place & 1:
                found.append(options.use[song[place]])
            if card.cost and not table.used_lower >> place & 1 and lower_cost(table, seat, song[place]) <= volume:
                lowers.append(options.lower[song[place]])
            for number, item in enumerate(card.upper.conversions):
                if table.converted[CONVERSIONS * place + number] < item.limit and can_pay(table, seat, item.price):
                    conversions.append(options.convert[song[place]][item.gains[0].verb])
        if len(found) > 1:
            found.append(options.use_all)
        found += lowers
        found += conversions
        creatures.offer(table, seat, found)
        places.offer(table, seat, found)
        rivalry.offer(table, seat, found)
        events.offer(table, seat, found)
        conversion = own_conversion(table, seat)
        if conversion is not None and not table.muse_converted and can_pay(table, seat, conversion.price):
            found.append(options.muse_convert[player.muse])
        found.append(options.end)
        return found

    def resolve(self, table: BardwoodTable, choice: Option) -> None:
        seat = self.seat
        kind = choice.kind
        if kind == "end":
            table.next(EndSinging(seat))
            return
        table.next(Sing(seat))
        if kind == "use":
            use_card(table, seat, song_of(table, seat).index(choice.values[0]))
        elif kind == "use_all":
            use_all(table, seat)
        elif kind == "lower":
            use_lower(table, seat, choice.values[0])
        elif kind == "convert":
            use_conversion(table, seat, choice.values[0], choice.values[1])
        elif kind == "muse_convert":
            conversion = own_conversion(table, seat)
            assert conversion is not None
            table.muse_converted += 1
            if table.log is not None:
                table.tell("muse-converts", "BAR-208", seat, {"seat": seat, "muse": choice.values[0]})
            convert(table, seat, conversion, "BAR-208")
        elif kind in ("soothe", "help"):
            creatures.act(table, seat, choice)
        elif kind in ("duel", "crests"):
            rivalry.act(table, seat, choice)
        elif kind == "event":
            events.use(table, seat, choice.values[0])
        else:
            places.act(table, seat, choice)

    # -- why not --------------------------------------------------------------------------------

    def why_not_use(self, table: BardwoodTable, card: CardId) -> Reason:
        song = song_of(table, self.seat)
        if card not in song:
            return Reason("why-not-in-song", "BAR-090", {"card": card}, beside=True)
        if not table.box.cards[card].upper.plain:
            return Reason("why-only-conversions", "BAR-287", {"card": card})
        return Reason("why-section-used", "BAR-090", {"card": card})

    def why_not_use_all(self, table: BardwoodTable) -> Reason:
        return Reason("why-too-few-sections", "BAR-091")

    def why_not_lower(self, table: BardwoodTable, card: CardId) -> Reason:
        song = song_of(table, self.seat)
        if card not in song:
            return Reason("why-not-in-song", "BAR-090", {"card": card}, beside=True)
        if not table.box.cards[card].cost:
            return Reason("why-no-lower-section", "BAR-092", {"card": card})
        if table.used_lower >> song.index(card) & 1:
            return Reason("why-section-used", "BAR-090", {"card": card})
        args = {"number": lower_cost(table, self.seat, card), "number2": table.seats[self.seat].volume}
        return Reason("why-too-little-volume", "BAR-092", args)

    def why_not_convert(self, table: BardwoodTable, card: CardId, benefit: Benefit) -> Reason:
        song = song_of(table, self.seat)
        if card not in song:
            return Reason("why-not-in-song", "BAR-090", {"card": card}, beside=True)
        conversions = table.box.cards[card].upper.conversions
        for number in range(len(conversions)):
            if conversions[number].gains[0].verb == benefit:
                if table.converted[CONVERSIONS * song.index(card) + number] >= conversions[number].limit:
                    return Reason("why-converted", "BAR-098", {"card": card})
                price = conversions[number].price
                args = {"card": card, **shortfall(table, self.seat, price)}
                return Reason("why-cannot-pay-conversion", "BAR-097", args)
        return Reason("why-no-such-conversion", "BAR-097", {"card": card, "benefit": benefit})

    def why_not_muse_convert(self, table: BardwoodTable, muse: MuseId) -> Reason:
        if muse != table.seats[self.seat].muse:
            return Reason("why-not-your-muse", "BAR-208", {"muse": muse})
        conversion = own_conversion(table, self.seat)
        if conversion is None:
            return Reason("why-muse-converts-nothing", "BAR-208", {"muse": muse})
        if table.muse_converted:
            return Reason("why-muse-converted", "BAR-098", {"muse": muse})
        args = {"muse": muse, **shortfall(table, self.seat, conversion.price)}
        return Reason("why-cannot-pay-muse", "BAR-097", args)

    def why_not_soothe(self, table: BardwoodTable, location: LocationId) -> Reason:
        return creatures.why_not(table, self.seat, location, helping=False)

    def why_not_help(self, table: BardwoodTable, location: LocationId) -> Reason:
        return creatures.why_not(table, self.seat, location, helping=True)

    def why_not_gem(self, table: BardwoodTable, location: LocationId) -> Reason:
        return refusals.why_not_gem(table, self.seat, location)

    def why_not_buy(self, table: BardwoodTable, location: LocationId, card: CardId) -> Reason:
        return refusals.why_not_buy(table, self.seat, location, card)

    def why_not_bank(self, table: BardwoodTable, deal: int) -> Reason:
        return refusals.why_not_bank(table, self.seat, deal)

    def why_not_perform(self, table: BardwoodTable, location: LocationId, space: int) -> Reason:
        return refusals.why_not_perform(table, self.seat, location, space)

    def why_not_tell(self, table: BardwoodTable, location: LocationId, level: Level) -> Reason:
        return refusals.why_not_tell(table, self.seat, location, level, by_boat=False)

    def why_not_tell_by_boat(self, table: BardwoodTable, location: LocationId, level: Level) -> Reason:
        return refusals.why_not_tell(table, self.seat, location, level, by_boat=True)

    def why_not_busk(self, table: BardwoodTable, location: LocationId) -> Reason:
        return refusals.why_not_convert(table, self.seat, location, COINS)

    def why_not_motif(self, table: BardwoodTable, location: LocationId) -> Reason:
        return refusals.why_not_convert(table, self.seat, location, MOTIFS)

    def why_not_tower(self, table: BardwoodTable, location: LocationId) -> Reason:
        return refusals.why_not_convert(table, self.seat, location, TOWER)

    def why_not_duel(self, table: BardwoodTable, other: SeatNumber) -> Reason:
        return rivalry.why_not_duel(table, self.seat, other)

    def why_not_crests(self, table: BardwoodTable, exchange: int) -> Reason:
        return rivalry.why_not_crests(table, self.seat, exchange)

    def why_not_event(self, table: BardwoodTable, event: EventId) -> Reason:
        return events.why_not(table, self.seat, event)


def use_card(table: BardwoodTable, seat: SeatNumber, place: int) -> None:
    """BAR-091: the free section of a card gives all its benefits, once."""
    card = song_of(table, seat)[place]
    table.used |= 1 << place
    if table.log is not None:
        table.tell("uses", "BAR-091", seat, {"seat": seat, "card": card})
    gain_effect(table, seat, table.box.cards[card].upper.effect, "BAR-091")


def use_all(table: BardwoodTable, seat: SeatNumber) -> None:
    """All free sections that are left, in the order of the song; only option symbols are asked about."""
    song = song_of(table, seat)
    left = [
        UseCard(seat, place)
        for place in range(len(song))
        if table.box.cards[song[place]].upper.plain and not table.used >> place & 1
    ]
    table.next(*left)


class UseCard(Act[BardwoodTable]):
    """One of all the sections that are used together."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-091",)

    seat: SeatNumber
    place: int

    def __init__(self, seat: SeatNumber, place: int) -> None:
        self.seat = seat
        self.place = place

    def run(self, table: BardwoodTable) -> None:
        use_card(table, self.seat, self.place)


def use_lower(table: BardwoodTable, seat: SeatNumber, card: CardId) -> None:
    """BAR-092: pay the volume, gain all benefits."""
    table.used_lower |= 1 << song_of(table, seat).index(card)
    if table.log is not None:
        table.tell("uses-lower", "BAR-092", seat, {"seat": seat, "card": card})
    common.pay_volume(table, seat, lower_cost(table, seat, card), "BAR-092")
    gain_effect(table, seat, table.box.cards[card].lower.effect, "BAR-092")


def use_conversion(table: BardwoodTable, seat: SeatNumber, card: CardId, benefit: Benefit) -> None:
    """BAR-287: a conversion is an item of its own; each use pays and gains at once. BAR-098: up to its limit."""
    place = song_of(table, seat).index(card)
    conversions = table.box.cards[card].upper.conversions
    for number in range(len(conversions)):
        if conversions[number].gains[0].verb == benefit:
            table.converted[CONVERSIONS * place + number] += 1
            if table.log is not None:
                table.tell("converts", "BAR-287", seat, {"seat": seat, "card": card})
            convert(table, seat, conversions[number], "BAR-097")
            return


class EndSinging(Act[BardwoodTable]):
    """The song goes to the discard pile, the pool is lost, and a Muse that was met moves away."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-094", "BAR-096", "BAR-210", "BAR-290")

    seat: SeatNumber

    def __init__(self, seat: SeatNumber) -> None:
        self.seat = seat

    def run(self, table: BardwoodTable) -> None:
        player = table.seats[self.seat]
        if table.log is not None:
            args = {"seat": self.seat, "number": table.melodies, "number2": table.lyrics}
            table.tell("ends-song", "BAR-096", self.seat, args)
        table.melodies = 0
        table.lyrics = 0
        player.discard += player.song
        player.song = []
        table.converted = []
        table.used = 0
        table.used_lower = 0
        table.activated = 0
        table.duelled = 0
        if table.with_muse:
            table.with_muse = False
            table.muse_region = farthest(table, player.region)
            if table.log is not None:
                table.tell("muse-moves", "BAR-210", self.seat, {"region": table.muse_region})


def farthest(table: BardwoodTable, region: int) -> int:
    """BAR-210: the region farthest from a bard; among equally far ones the first by column, then row."""
    distance = table.box.distance[region]
    best = 0
    for place in range(1, REGIONS):
        if distance[place] > distance[best]:
            best = place
    return best
