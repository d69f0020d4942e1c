"""Reading a content pack of Merchants Cove: what each file must hold, and the box that comes out of it.

What only one merchant has is declared, read and checked in that merchant's room, by a class that inherits from this
one; the pack of the game inherits from them all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from veillee.core.content import Name, Print, one_of
from veillee.core.packs import Pack, numbers, section
from veillee.core.scene import COLORS
from veillee.core.words import Lexicon, make_options
from veillee.games.cove import box as b
from veillee.games.cove import entries as e
from veillee.games.cove.effects import PEDDLER_VERBS, QUICK, RANKS, ROGUE_VERBS, TOWNSFOLK_VERBS, EffectReader, Verbs
from veillee.games.cove.options import SHED, Options
from veillee.games.cove.phrases import says
from veillee.games.cove.rooms import Room
from veillee.games.cove.words import (
    BOAT_IDS,
    CELL_IDS,
    CLAN_IDS,
    CLOSED_HALL,
    COMMON_PLACE_IDS,
    DOCK_IDS,
    HALL_IDS,
    KIND_IDS,
    LANDMARK_IDS,
    LEVEL_IDS,
    PEDDLER,
    PIER_IDS,
    ROGUE_CARD_IDS,
    SEATS,
    SET_IDS,
    SIZE_IDS,
    SIZE_NAMES,
    fixed_words,
    good_name,
    one,
    the,
)

# How many of each the box holds (chapter 3.1 of the specification).
TOWNSFOLK, PER_SET, PEDDLER_CARDS = 36, 12, 12
COMPONENTS = ("corruption", "arrival_token", "market_marker", "hourglass", "gold_marker")
BOAT_EFFECTS = {"arrival": b.ARRIVAL, "scout": b.SCOUT, "move": b.MOVE, "swap": b.SWAP, "return": b.RETURN}
ROGUE_EFFECTS = {"sell_to_rogues": b.SELL_TO_ROGUES, "shove": b.SHOVE}
PEDDLER_LINES = {
    "rank_small": b.RANK_SMALL,
    "rank_large": b.RANK_LARGE,
    "recruit_first": b.RECRUIT_FIRST,
    "corrupt": b.CORRUPT,
}


class ShopSections(NamedTuple):
    """What every goods merchant has in its file, with the verbs of its powers in their order."""

    person: e.MerchantEntry
    locations: list[e.LocationEntry]
    goods: list[e.GoodEntry]
    powers: list[e.PowerEntry]
    verbs: tuple[Verbs, ...]


class HarbourPack(Pack[b.CoveBox]):
    """All entries that are not about one merchant, checked, with the box made of them and of what the rooms read."""

    rooms: ClassVar[tuple[Room, ...]] = ()

    # The harbour.
    clans: list[e.ClanEntry] = section("clans.toml", "clan", ids=KIND_IDS)
    piers: list[e.PierEntry] = section("board.toml", "pier", ids=PIER_IDS)
    docks: list[e.SiteEntry] = section("board.toml", "dock", ids=DOCK_IDS)
    boats: list[e.NamedEntry] = section("board.toml", "boat", ids=BOAT_IDS)
    halls: list[e.HallEntry] = section("board.toml", "hall", ids=(*HALL_IDS, CLOSED_HALL))
    landmarks: list[e.SiteEntry] = section("board.toml", "landmark", ids=LANDMARK_IDS)
    square: e.SquareEntry = section("board.toml", "square")
    clock: e.ClockEntry = section("board.toml", "clock")
    cells: Print[list[e.CellEntry]] = section("board.toml", "cell", ids=CELL_IDS)
    rogue_cards: list[e.RogueCardEntry] = section("rogues.toml", "rogue_card", ids=ROGUE_CARD_IDS)
    sets: list[e.NamedEntry] = section("townsfolk.toml", "set", ids=SET_IDS)
    townsfolk: list[e.TownsfolkEntry] = section("townsfolk.toml", "townsfolk", count=TOWNSFOLK)
    components: list[e.ComponentEntry] = section("components.toml", "component", ids=COMPONENTS)
    # The Peddler.
    peddler: e.MerchantEntry = section("peddler.toml", "peddler")
    peddler_cards: list[e.PeddlerCardEntry] = section("peddler.toml", "peddler_card", count=PEDDLER_CARDS)
    levels: list[e.LevelEntry] = section("peddler.toml", "level", ids=LEVEL_IDS)
    peddler_goods: list[e.GoodEntry] = section("peddler.toml", "good", count=b.CLANS)

    # -- the harbour -----------------------------------------------------------------------

    def check_clans(self) -> None:
        for entry in self.clans:
            clan = entry.id in CLAN_IDS
            given = [found is not None for found in (entry.adjective, entry.small, entry.large)]
            if given != [clan] * 3:
                expected = says("expected-clan-words")
                self.problem(entry, "adjective, small, large", sum(given), expected)
            if entry.color not in COLORS:
                self.problem(entry, "color", entry.color, one_of(sorted(COLORS)))
            if (entry.adventurers > 0) != (entry.id != KIND_IDS[b.PALADIN]):
                self.problem(entry, "adventurers", entry.adventurers, says("expected-adventurers"))

    def check_piers(self) -> None:
        for entry in self.piers:
            if not entry.accepts or len(set(entry.accepts)) < len(entry.accepts):
                self.problem(entry, "accepts", ", ".join(entry.accepts) or None, says("expected-sizes"))

    def check_halls(self) -> None:
        there = {entry.id: entry.adventurers for entry in self.clans}
        begin = {entry.adventurers for entry in self.halls if entry.id != CLOSED_HALL}
        if len(begin) > 1:
            self.problem(self.halls, "adventurers", sorted(begin), says("expected-same-halls"))
        for entry in self.halls:
            most = there.get(entry.id.removeprefix("hall_"), entry.adventurers)
            if entry.adventurers > most:
                self.problem(entry, "adventurers", entry.adventurers, says("expected-as-many", count=most))

    def check_square(self) -> None:
        prices = self.square.prices
        if len(prices) != b.SLOTS or prices != sorted(prices):
            self.problem(self.square, "prices", prices, says("expected-prices", count=b.SLOTS))

    def check_clock(self) -> None:
        arrivals = self.clock.arrivals
        if not arrivals or arrivals != sorted(set(arrivals)):
            self.problem(self.clock, "arrivals", arrivals, says("expected-hours"))
        most = {entry.id: entry.count for entry in self.components}.get("arrival_token", b.HOURS)
        for hours in self.clock.tokens:
            if len(hours) > most or len({*hours, *arrivals}) < len(hours) + len(arrivals):
                self.problem(self.clock, "tokens", hours, says("expected-token-hours", count=most))

    def check_rogue_cards(self) -> None:
        rogues = next((entry.adventurers for entry in self.clans if entry.id == KIND_IDS[b.ROGUE]), None)
        effects = EffectReader(self.problem)
        for entry in self.rogue_cards:
            if rogues is not None and entry.lair + entry.bag != rogues:
                self.problem(entry, "lair, bag", [entry.lair, entry.bag], says("expected-rogues", count=rogues))
            if entry.effect:
                effects.read(entry, "effect", entry.effect, ROGUE_VERBS)

    def check_townsfolk(self) -> None:
        effects = EffectReader(self.problem)
        for entry in self.townsfolk:
            found = self._townsfolk(effects, entry)
            clans = [icon for icon in entry.icons if icon != KIND_IDS[b.ROGUE]]
            if len(entry.icons) not in (1, 2) or not clans or len(set(entry.icons)) < len(entry.icons):
                expected = says("expected-icons")
                self.problem(entry, "icons", ", ".join(entry.icons) or None, expected)
            if found.number >= len(SHED):
                self.problem(entry, "effect", entry.effect, says("expected-shed", count=len(SHED) - 1))
        count = Counter(entry.set for entry in self.townsfolk)
        for set_ in SET_IDS:
            if self.whole(self.townsfolk) and count[set_] != PER_SET:
                self.problem(self.townsfolk, "set", f"{set_}: {count[set_]}", says("expected-per-set", count=PER_SET))

    # -- the merchants ---------------------------------------------------------------------

    def shop(self) -> ShopSections | None:
        """What a goods merchant has in its file; one without goods has no shop."""
        return None

    def purse(self) -> list[int]:
        """What the Peddler has more or less than his level says where he meets this merchant alone, by level."""
        return [0] * e.LEVELS

    def room_box(self, lexicon: Lexicon) -> b.RoomBox:
        """What only this merchant has."""
        raise NotImplementedError

    def room_words(self, lexicon: Lexicon) -> None:
        """The names of it, in words that the harbour may have added already."""

    def check_shops(self) -> None:
        effects = EffectReader(self.problem)
        for shop in self._shops().values():
            for place in shop.locations:
                if (place.name is None) != (place.id in COMMON_PLACE_IDS):
                    expected = says("expected-place-name")
                    self.problem(place, "name", place.name and place.name.en, expected)
            if self.whole(shop.powers):
                for power, verbs in zip(shop.powers, shop.verbs, strict=True):
                    found = effects.read(power, "effect", power.effect, verbs)
                    own = [place.id for place in shop.locations if place.id not in COMMON_PLACE_IDS]
                    if found is not None and verbs is QUICK and own and found.word not in own:
                        self.problem(power, "effect", power.effect, says("expected-quick", known=own))
        for goods in self._goods():
            clans = [entry.clan for entry in goods]
            if self.whole(goods) and clans != list(CLAN_IDS):
                self.problem(goods, "clan", ", ".join(clans), ", ".join(CLAN_IDS))

    def check_peddler_cards(self) -> None:
        effects = EffectReader(self.problem)
        for entry in self.peddler_cards:
            lines = effects.all_of(entry, "lines", entry.lines, PEDDLER_VERBS)
            if not entry.lines:
                self.problem(entry, "lines", None, says("expected-lines", known=list(PEDDLER_VERBS)))
            for line in lines:
                most = 1 if line.verb == "corrupt" else RANKS
                if line.number > most:
                    self.problem(
                        entry,
                        "lines",
                        f"{line.verb} {line.number}",
                        says("expected-at-most-of", verb=line.verb, count=most),
                    )
        for level in self.levels:
            if len(set(level.without)) < len(level.without):
                self.problem(level, "without", ", ".join(level.without), says("expected-different-cards"))

    def _shops(self) -> dict[str, ShopSections]:
        """The goods merchants in their order."""
        found = {room.id: room.pack.shop(self) for room in self.rooms}
        return {id_: shop for id_, shop in found.items() if shop is not None}

    def _goods(self) -> list[list[e.GoodEntry]]:
        return [*(shop.goods for shop in self._shops().values()), self.peddler_goods]

    # -- the box ---------------------------------------------------------------------------

    def box(self) -> tuple[b.CoveBox, Lexicon]:
        effects = EffectReader(self.problem)
        lexicon = self._lexicon()
        components = {entry.id: entry.count for entry in self.components}
        places = numbers(self._shop_places())
        clans = self.clans[: b.CLANS]
        values = [(entry.small, entry.large) for entry in clans]
        shops = self._shops()
        sellers = list(shops)
        box = b.CoveBox(
            adventurers=tuple(entry.adventurers for entry in self.clans[: b.KINDS]),
            colors=tuple(entry.color for entry in self.clans),
            in_hall=self.halls[0].adventurers,
            values=[value[size] or 0 for size in range(len(SIZE_IDS)) for value in values],
            accepts=[sum(1 << SIZE_IDS.index(size) for size in entry.accepts) for entry in self.piers],
            corruption=components["corruption"],
            arrivals=hours_of(self.clock.arrivals),
            tokens=tuple(hours_of(hours) for hours in self.clock.tokens),
            prices=tuple(self.square.prices),
            rogue_cards=[
                b.RogueCard(lair=entry.lair, bag=entry.bag, verb=ROGUE_EFFECTS.get(entry.effect, b.NOTHING))
                for entry in self.rogue_cards
            ],
            townsfolk=[self._townsfolk(effects, entry) for entry in self.townsfolk],
            sets=len(self.sets),
            peddler_cards=[self._peddler_card(effects, entry) for entry in self.peddler_cards],
            peddler_levels=[self._level(entry) for entry in self.levels],
            grand_square=places["grand_square"],
            rogues_lair=places["rogues_lair"],
            shops=[
                shop_of(shops[room.id], sellers.index(room.id), places) if room.id in shops else None
                for room in self.rooms
            ],
            sellers=len(sellers),
            purses=[tuple(room.pack.purse(self)) for room in self.rooms],
            openers=[room.opens for room in self.rooms],
            rooms={},
            harbour_places={entry.id: (entry.x, entry.y) for entry in self.cells},
            options=make_options(Options, lexicon),
        )
        for room in self.rooms:
            box.rooms[room.id] = room.pack.room_box(self, lexicon)
        return box, lexicon

    def _townsfolk(self, effects: EffectReader, entry: e.TownsfolkEntry) -> b.Townsfolk:
        effect = effects.read(entry, "effect", entry.effect, TOWNSFOLK_VERBS)
        card = b.Townsfolk(
            set=SET_IDS.index(entry.set),
            icons=tuple(KIND_IDS.index(icon) for icon in entry.icons),
            verb=b.UNCORRUPT,
        )
        if effect is None:
            return card
        card.number = effect.number
        if effect.verb in SIZE_IDS:
            card.verb = b.GAIN_GOOD
            card.good = b.CLANS * SIZE_IDS.index(effect.verb) + effect.clan
        else:
            card.verb = BOAT_EFFECTS.get(effect.verb, b.UNCORRUPT)
        return card

    def _peddler_card(self, effects: EffectReader, entry: e.PeddlerCardEntry) -> b.PeddlerCard:
        lines = effects.all_of(entry, "lines", entry.lines, PEDDLER_VERBS)
        return b.PeddlerCard(
            hours=entry.hours, lines=tuple((PEDDLER_LINES[line.verb], max(0, line.number - 1)) for line in lines)
        )

    def _level(self, entry: e.LevelEntry) -> b.PeddlerLevel:
        cards = [number for number, card in enumerate(self.peddler_cards) if card.id not in entry.without]
        return b.PeddlerLevel(gold=entry.gold, cards=tuple(cards))

    def _shop_places(self) -> list[e.LocationEntry]:
        """Every location of shops: the merchants' own in their order, then those that every shop has."""
        found = {place.id: place for shop in self._shops().values() for place in shop.locations}
        own = [place for id_, place in found.items() if id_ not in COMMON_PLACE_IDS]
        return [*own, *(found[id_] for id_ in COMMON_PLACE_IDS)]

    # -- names -----------------------------------------------------------------------------

    def _lexicon(self) -> Lexicon:
        """The names of everything; `words.py` says in which form each role has them."""
        lexicon = Lexicon(Options, *(room.options for room in self.rooms))
        merchants = [(room.id, room.name) for room in self.rooms]
        lexicon.add_words("seat", (*merchants[:SEATS], PEDDLER))
        lexicon.add_words("merchant", merchants)
        fixed_words(lexicon)
        self._harbour_words(lexicon)
        self._card_words(lexicon)
        self._seller_words(lexicon)
        for room in self.rooms:
            room.pack.room_words(self, lexicon)
        return lexicon

    @property
    def sites(self) -> dict[str, e.SiteEntry]:
        """Everything of the board that there is once."""
        return {entry.id: entry for entry in (*self.piers, *self.docks, *self.halls, *self.landmarks)}

    def _harbour_words(self, lexicon: Lexicon) -> None:
        clans = self.clans[: b.CLANS]
        lexicon.add_entries("kind", self.clans)
        lexicon.add_entries("adventurer", self.clans[: b.KINDS], [one(entry.name) for entry in self.clans[: b.KINDS]])
        lexicon.add_entries("clan", clans, [entry.plural for entry in clans])
        adjectives = [entry.adjective for entry in clans if entry.adjective is not None]
        lexicon.add_entries("adjective", clans, adjectives)
        goods = [
            (f"{size}_{entry.id}", good_name(name, adjective))
            for size, name in SIZE_NAMES
            for entry, adjective in zip(clans, adjectives, strict=True)
        ]
        lexicon.add_words("good", goods)
        lexicon.joined(("size", "clan"), "good")
        lexicon.add_entries(
            "bargain", clans, [good_name(SIZE_NAMES[b.SMALL][1], adjective) for adjective in adjectives]
        )
        lexicon.add_entries("boat", self.boats)
        lexicon.same("boat", "cell")
        sites = self.sites
        for role, ids in (("pier", PIER_IDS), ("dock", DOCK_IDS)):
            lexicon.add(role, ids, [site_name(sites[id_]) for id_ in ids])
            lexicon.same(role, "cell")
        titles = {entry.id: entry.name for entry in self.boats} | {id_: entry.name for id_, entry in sites.items()}
        lexicon.add("cell", CELL_IDS, [titles[id_] for id_ in CELL_IDS])
        places = self._shop_places()
        named = [
            site_name(sites[place.id]) if place.name is None else the(place.name, place.article) for place in places
        ]
        lexicon.add_entries("shop_place", places, named)
        lexicon.add_entries("location", places, [place.name or sites[place.id].name for place in places])
        lexicon.same("location", "shop_place")

    def _card_words(self, lexicon: Lexicon) -> None:
        lexicon.add_entries("set", self.sets)
        lexicon.add_entries("rogue_card", self.rogue_cards)
        lexicon.add_entries("townsfolk", self.townsfolk, [site_name(entry) for entry in self.townsfolk])
        lexicon.add_entries("townsfolk_card", self.townsfolk)
        lexicon.same("townsfolk_card", "townsfolk")
        lexicon.add_entries("peddler_card", self.peddler_cards)

    def _seller_words(self, lexicon: Lexicon) -> None:
        shops = self._shops()
        sellers = [*shops, PEDDLER[0]]
        lexicon.add_entries("power", [power for shop in shops.values() for power in shop.powers])
        people = [*(shop.person.person for shop in shops.values()), self.peddler.person]
        lexicon.add("person", sellers, [Name(person, person) for person in people])
        wares = [
            (f"{seller}_{size}_{entry.clan}", entry.small if size == SIZE_IDS[b.SMALL] else entry.large)
            for seller, goods in zip(sellers, self._goods(), strict=True)
            for size in SIZE_IDS
            for entry in goods
        ]
        lexicon.add_words("ware", wares)


def hours_of(hours: Sequence[int]) -> int:
    """Hours of the clock as bits; the twelfth is bit 0, because times are taken modulo 12."""
    return sum(1 << hour % b.HOURS for hour in hours)


def site_name(entry: e.SiteEntry) -> Name:
    return the(entry.name, entry.article, "the" if entry.the else "")


def shop_of(shop: ShopSections, seller: int, places: dict[str, int]) -> b.Shop:
    quick = next(power.effect.partition(" ")[2] for power in shop.powers if power.effect.startswith("quick "))
    return b.Shop(
        seller=seller,
        places=tuple(places[place.id] for place in shop.locations),
        hours=tuple(place.hours for place in shop.locations),
        quick=places[quick],
    )
