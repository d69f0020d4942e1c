"""Reading a content pack of Raiders: what each file must hold, and the box that comes out of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec

from veillee.core.content import Entry, Name, PackReader, Print
from veillee.core.words import Lexicon
from veillee.games.raiders import box as b
from veillee.games.raiders.effects import EffectEntry, EffectReader
from veillee.games.raiders.options import DICE, OFFERINGS, PLAYERS, PRICED, make_options
from veillee.games.raiders.words import (
    BUILDING_IDS,
    COLORS,
    GRAMMAR,
    SITE_KINDS,
    fixed_words,
    one,
    the,
)

Color = Literal["black", "grey", "white"]
Article = Literal["le", "la", "l'"]
Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Some = Annotated[int, msgspec.Meta(ge=1, le=99)]
Thousandth = Annotated[int, msgspec.Meta(ge=0, le=1000)]
ByColor = tuple[Count, Count, Count]

# How many of each the box holds (chapter 3.1 of the specification).
TACTICS, SIDES = 23, 6
LEVELS = ("normal", "hard", "heroic")
TOKENS = ("gold", "iron", "livestock", "silver", "provisions", "valkyrie")
BAG = ("gold", "iron", "livestock", "valkyrie")
PRICED_NAMES = (Name("Or", "gold"), Name("Fer", "iron"), Name("Bétail", "livestock"), Name("Argent", "silver"))
TRACKS = {"valkyrie": b.VALKYRIE_MAX + 1, "armour": b.ARMOUR_MAX + 1}


class TownsfolkEntry(Entry, frozen=True):
    id: str
    name: Name
    copies: Some
    cost: Count
    strength: Count
    crew: EffectEntry
    article: Print[Literal["un", "une"] | None] = None
    hall: EffectEntry | None = None
    hero: bool = False


class OfferingEntry(Entry, frozen=True):
    id: str
    price: dict[Literal["gold", "iron", "livestock", "silver"], Some]
    vp: Count


class BuildingEntry(Entry, frozen=True):
    id: str
    name: Name
    article: Print[Article]
    accepts: list[Color]
    worker: Color | None = None


class GateHouse(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cards: Some


class Treasury(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    silver_for_card: Some
    cards: Literal[2]
    gold_for_cards: Some


class Armoury(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    armour_for_iron: Some
    silver: Some
    armour_for_silver: Some


class Mill(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    provisions: ByColor
    gold: ByColor


class Silversmith(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    silver: ByColor


class LongHouse(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    provisions_for_livestock: Some


class ActionsEntry(Entry, frozen=True):
    gate_house: GateHouse
    treasury: Treasury
    armoury: Armoury
    mill: Mill
    silversmith: Silversmith
    long_house: LongHouse


class Threshold(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    strength: Some
    vp: Some


class SiteEntry(Entry, frozen=True):
    id: str
    name: Name
    article: Print[Article]
    kind: Literal["harbour", "outpost", "monastery", "fortress"]
    workers: list[Color]
    crew: Count
    provisions: Count
    gold: Count
    dice: Annotated[int, msgspec.Meta(ge=0, le=2)]
    vp: Count = 0
    thresholds: list[Threshold] = msgspec.field(default_factory=list)


class SetEntry(Entry, frozen=True):
    id: str
    site: str
    pieces: Some
    worker: Color


class LevelEntry(Entry, frozen=True):
    id: str
    name: Name
    armour: Annotated[int, msgspec.Meta(ge=0, le=10)]
    provisions: Annotated[int, msgspec.Meta(ge=0, le=8)]


class TacticsEntry(Entry, frozen=True):
    id: str
    name: Name
    site: str
    sets: list[str]
    armour: Annotated[int, msgspec.Meta(ge=0, le=10)]
    provisions: Annotated[int, msgspec.Meta(ge=0, le=8)]
    vp: Count
    gains: dict[Literal["armour", "provisions", "offering"], Some]
    forbidden: str


class TokenEntry(Entry, frozen=True):
    id: Literal["gold", "iron", "livestock", "silver", "provisions", "valkyrie"]
    count: Some


class WorkerEntry(Entry, frozen=True):
    id: Color
    count: Some


class DiceEntry(Entry, frozen=True):
    count: Some
    sides: list[Some]


class TrackEntry(Entry, frozen=True):
    id: Literal["valkyrie", "armour"]
    vp: list[Count]


class PlaceEntry(Entry, frozen=True):
    id: str
    x: Print[Thousandth]
    y: Print[Thousandth]


class RaidersPack:
    """All entries of one pack, checked, with the box made of them."""

    def __init__(self, reader: PackReader) -> None:
        self.reader = reader
        read = reader.many
        self.townsfolk = read("townsfolk.toml", "townsfolk", TownsfolkEntry)
        self.offerings = read("offerings.toml", "offering", OfferingEntry, OFFERINGS)
        self.buildings = read("village.toml", "building", BuildingEntry, b.BUILDINGS)
        self.actions = reader.one("village.toml", "actions", ActionsEntry)
        self.sites = read("sites.toml", "site", SiteEntry, b.SITES)
        self.sets = read("sites.toml", "set", SetEntry, b.SETS)
        self.levels = read("tactics.toml", "level", LevelEntry, len(LEVELS))
        self.tactics = read("tactics.toml", "tactics", TacticsEntry, TACTICS)
        self.tokens = read("components.toml", "token", TokenEntry, len(TOKENS))
        self.workers = read("components.toml", "worker", WorkerEntry, len(COLORS))
        self.dice = reader.one("components.toml", "dice", DiceEntry)
        self.tracks = read("components.toml", "track", TrackEntry, len(TRACKS))
        self.places = read("layout.toml", "place", PlaceEntry)
        self.effects = EffectReader(reader)
        self._check()

    # -- checks that look at more than one field -------------------------------------------

    def _check(self) -> None:
        reader = self.reader
        sections = {
            "townsfolk.toml": ("townsfolk",),
            "offerings.toml": ("offering",),
            "village.toml": ("building", "actions"),
            "sites.toml": ("site", "set"),
            "tactics.toml": ("level", "tactics"),
            "components.toml": ("token", "worker", "dice", "track"),
            "layout.toml": ("place",),
        }
        for file, names in sections.items():
            reader.only(file, *names)
        reader.slug("townsfolk.toml", self.townsfolk)
        reader.slug("offerings.toml", self.offerings)
        reader.slug("sites.toml", [*self.sites, *self.sets])
        reader.slug("tactics.toml", self.tactics)
        self._check_townsfolk()
        self._check_village()
        self._check_sites()
        self._check_tactics()
        self._check_components()
        self._check_layout()

    def _check_townsfolk(self) -> None:
        copies = sum(entry.copies for entry in self.townsfolk)
        given = self.reader.file("townsfolk.toml").get("townsfolk", [])
        if len(self.townsfolk) == len(given) and copies != b.CARDS and "townsfolk.toml" not in self.reader.unread:
            self.reader.problem("townsfolk.toml", "[[townsfolk]]", "copies", copies, f"{b.CARDS} cards in all")
        for entry in self.townsfolk:
            if entry.hero == (entry.hall is not None):
                found = "a hero with one" if entry.hero else None
                self.reader.problem(
                    "townsfolk.toml", entry.id, "hall", found, "a Town Hall effect, and none for heroes"
                )

    def _check_village(self) -> None:
        ids = [entry.id for entry in self.buildings]
        if len(ids) == b.BUILDINGS and tuple(ids) != BUILDING_IDS:
            self.reader.problem("village.toml", "[[building]]", "id", ", ".join(ids), ", ".join(BUILDING_IDS))
        for entry in self.buildings:
            if not entry.accepts or (entry.worker is not None and entry.worker not in entry.accepts):
                expected = "at least one colour, and that of the worker who stands there"
                self.reader.problem("village.toml", entry.id, "accepts", ", ".join(entry.accepts), expected)
        standing = sum(entry.worker is not None for entry in self.buildings)
        if len(ids) == b.BUILDINGS and standing != 3:
            self.reader.problem(
                "village.toml", "[[building]]", "worker", f"{standing} workers", "3 workers at the start"
            )

    def _check_sites(self) -> None:
        sites = {entry.id: 0 for entry in self.sites}
        for entry in self.sets:
            if entry.site not in sites:
                self.reader.problem("sites.toml", entry.id, "site", entry.site, f"one of {', '.join(sites)}")
            else:
                sites[entry.site] += 1
        for site in self.sites:
            if not site.workers:
                self.reader.problem("sites.toml", site.id, "workers", "none", "at least one colour")
            if not sites[site.id] and len(self.sets) == b.SETS:
                self.reader.problem("sites.toml", site.id, "", "no set", "at least one [[set]] of this site")
            if (site.dice > 0) != bool(site.thresholds):
                found = f"{site.dice} dice, {len(site.thresholds)} thresholds"
                self.reader.problem(
                    "sites.toml", site.id, "thresholds", found, "thresholds if dice are rolled, else none"
                )
            steps = [(step.strength, step.vp) for step in site.thresholds]
            if steps != sorted(set(steps)) or [vp for _, vp in steps] != sorted(vp for _, vp in steps):
                shown = ", ".join(f"{strength} for {vp}" for strength, vp in steps)
                self.reader.problem("sites.toml", site.id, "thresholds", shown, "rising strength and points")
        kinds = {entry.kind for entry in self.sites}
        if len(self.sites) == b.SITES and len(kinds) < len(SITE_KINDS):
            found = ", ".join(sorted(kinds))
            self.reader.problem("sites.toml", "[[site]]", "kind", found, f"sites of all kinds: {', '.join(SITE_KINDS)}")

    def _check_tactics(self) -> None:
        ids = [entry.id for entry in self.levels]
        if len(ids) == len(LEVELS) and tuple(ids) != LEVELS:
            self.reader.problem("tactics.toml", "[[level]]", "id", ", ".join(ids), ", ".join(LEVELS))
        of_site: dict[str, list[str]] = {entry.id: [] for entry in self.sites}
        for entry in self.sets:
            of_site.setdefault(entry.site, []).append(entry.id)
        for card in self.tactics:
            if card.site not in of_site:
                self.reader.problem("tactics.toml", card.id, "site", card.site, f"one of {', '.join(of_site)}")
            elif len(self.sets) == b.SETS and sorted(card.sets) != sorted(of_site[card.site]):
                expected = f"each set of the site once: {', '.join(of_site[card.site])}"
                self.reader.problem("tactics.toml", card.id, "sets", ", ".join(card.sets), expected)
            if card.forbidden not in BUILDING_IDS:
                expected = f"one of {', '.join(BUILDING_IDS)}"
                self.reader.problem("tactics.toml", card.id, "forbidden", card.forbidden, expected)
            if card.gains.get("offering", 0) > 1 or not card.gains:
                self.reader.problem("tactics.toml", card.id, "gains", card.gains, "something, and at most one offering")
        if len(self.tactics) == TACTICS and len(self.sites) == b.SITES:
            kind_of = {entry.id: entry.kind for entry in self.sites}
            for kind in ("outpost", "monastery"):
                if not any(kind_of.get(card.site) == kind for card in self.tactics):
                    self.reader.problem("tactics.toml", kind, "", "no card", "at least one card of this kind of site")

    def _check_components(self) -> None:
        if self.dice is not None and (self.dice.count, len(self.dice.sides)) != (DICE, SIDES):
            found = f"{self.dice.count} dice of {len(self.dice.sides)} sides"
            self.reader.problem("components.toml", "dice", "count, sides", found, f"{DICE} dice of {SIDES} sides")
        for track in self.tracks:
            if len(track.vp) != TRACKS[track.id] or track.vp != sorted(track.vp):
                expected = f"{TRACKS[track.id]} values that never fall"
                self.reader.problem("components.toml", track.id, "vp", track.vp, expected)
        tokens: dict[str, int] = {entry.id: entry.count for entry in self.tokens}
        pieces = sum(entry.pieces for entry in self.sets)
        if len(tokens) == len(TOKENS) and pieces > sum(tokens[name] for name in BAG):
            expected = f"at most the {sum(tokens[name] for name in BAG)} pieces of the bag"
            self.reader.problem("sites.toml", "[[set]]", "pieces", pieces, expected)
        if len(self.sets) != b.SETS or len(self.buildings) != b.BUILDINGS:
            return
        standing = [*(entry.worker for entry in self.sets), *(entry.worker for entry in self.buildings)]
        for entry in self.workers:
            # Every player starts with a black worker.
            needed = standing.count(entry.id) + (PLAYERS if entry.id == "black" else 0)
            if entry.count != needed:
                expected = f"{needed}, as many as the board and the players need"
                self.reader.problem("components.toml", entry.id, "count", entry.count, expected)

    def _check_layout(self) -> None:
        """Only where all entries could be read: one bad entry should not cause other problems."""
        wanted = self.board()
        placed = [entry.id for entry in self.places]
        given = self.reader.file("layout.toml").get("place", [])
        if "layout.toml" not in self.reader.unread and len(placed) == len(given):
            for id_ in wanted:
                if id_ not in placed:
                    self.reader.problem("layout.toml", id_, "", None, "a place on the drawing for it")
        if len(wanted) == b.BUILDINGS + b.SITES + b.SETS:
            for id_ in placed:
                if id_ not in wanted:
                    self.reader.problem("layout.toml", id_, "id", id_, "a building, a site or a set")

    def board(self) -> list[str]:
        """The places of the board: buildings, sites and sets."""
        buildings, sites = [entry.id for entry in self.buildings], [entry.id for entry in self.sites]
        return [*buildings, *sites, *(entry.id for entry in self.sets)]

    # -- the box ---------------------------------------------------------------------------

    def box(self) -> tuple[b.RaidersBox, Lexicon]:
        types = [
            b.Townsfolk(
                entry.cost,
                entry.strength,
                entry.hero,
                self.effects.crew(entry.id, entry.crew),
                self.effects.hall(entry.id, entry.hall),
            )
            for entry in self.townsfolk
        ]
        self.reader.finish()
        assert self.dice is not None
        lexicon = self._lexicon()
        tokens: dict[str, int] = {entry.id: entry.count for entry in self.tokens}
        workers: dict[str, int] = {entry.id: entry.count for entry in self.workers}
        tracks: dict[str, list[int]] = {entry.id: entry.vp for entry in self.tracks}
        places = {entry.id: (entry.x, entry.y) for entry in self.places}
        return (
            b.RaidersBox(
                types,
                [number for number, entry in enumerate(self.townsfolk) for _ in range(entry.copies)],
                [entry.id for entry in self.townsfolk],
                [b.Offering(price_of(entry.price), entry.vp) for entry in self.offerings],
                [
                    b.Building(bits(entry.accepts), b.NONE if entry.worker is None else COLORS.index(entry.worker))
                    for entry in self.buildings
                ],
                [self._site(entry) for entry in self.sites],
                [
                    b.PlunderSet(lexicon_value(lexicon, "site", entry.site), entry.pieces, COLORS.index(entry.worker))
                    for entry in self.sets
                ],
                [self._tactic(lexicon, entry) for entry in self.tactics],
                self._village(),
                tuple(self.dice.sides),
                [tokens[name] for name in TOKENS],
                [workers[name] for name in COLORS],
                tracks["valkyrie"],
                tracks["armour"],
                [entry.id for entry in self.levels],
                [(entry.armour, entry.provisions) for entry in self.levels],
                [places[id_] for id_ in self.board()],
                make_options(lexicon),
            ),
            lexicon,
        )

    def _site(self, entry: SiteEntry) -> b.Site:
        return b.Site(
            SITE_KINDS.index(entry.kind),
            bits(entry.workers),
            entry.crew,
            entry.provisions,
            entry.gold,
            entry.dice,
            entry.vp,
            tuple((step.strength, step.vp) for step in entry.thresholds),
            tuple(number for number, plunder in enumerate(self.sets) if plunder.site == entry.id),
        )

    def _tactic(self, lexicon: Lexicon, entry: TacticsEntry) -> b.Tactic:
        return b.Tactic(
            lexicon_value(lexicon, "site", entry.site),
            tuple(lexicon_value(lexicon, "set", id_) for id_ in entry.sets),
            entry.armour,
            entry.provisions,
            entry.vp,
            entry.gains.get("armour", 0),
            entry.gains.get("provisions", 0),
            entry.gains.get("offering", 0),
            BUILDING_IDS.index(entry.forbidden),
        )

    def _village(self) -> b.Village:
        actions = self.actions
        assert actions is not None
        return b.Village(
            actions.gate_house.cards,
            actions.treasury.silver_for_card,
            actions.treasury.cards,
            actions.treasury.gold_for_cards,
            actions.armoury.armour_for_iron,
            actions.armoury.silver,
            actions.armoury.armour_for_silver,
            actions.mill.provisions,
            actions.mill.gold,
            actions.silversmith.silver,
            actions.long_house.provisions_for_livestock,
        )

    def _lexicon(self) -> Lexicon:
        """Names as they stand in sentences, with their articles; `card` and `cell` have them bare, for titles."""
        lexicon = Lexicon(GRAMMAR)
        fixed_words(lexicon)
        lexicon.add("card", [entry.id for entry in self.townsfolk], [entry.name for entry in self.townsfolk])
        copies = [(entry, number) for entry in self.townsfolk for number in range(1, entry.copies + 1)]
        lexicon.add(
            "townsfolk",
            [f"{entry.id}_{number}" for entry, number in copies],
            [one(entry.name, entry.article or "") for entry, _ in copies],
        )
        lexicon.copies("townsfolk", "card", [self.townsfolk.index(entry) for entry, _ in copies])
        lexicon.add("offering", [entry.id for entry in self.offerings], [offering_name(e) for e in self.offerings])
        lexicon.add("tactic", [entry.id for entry in self.tactics], [entry.name for entry in self.tactics])
        for role, entries in (("building", self.buildings), ("site", self.sites)):
            names = [the(entry.name, entry.article) for entry in entries]
            lexicon.add(role, [entry.id for entry in entries], names)
        sites = {entry.id: entry for entry in self.sites}
        numbers = [[e.id for e in self.sets if e.site == entry.site].index(entry.id) + 1 for entry in self.sets]
        names = [set_name(number, sites[entry.site].name) for number, entry in zip(numbers, self.sets, strict=True)]
        lexicon.add("set", [entry.id for entry in self.sets], names)
        # The places of the board, which are what buildings, sites and sets are shown as.
        titles = [*(entry.name for entry in self.buildings), *(entry.name for entry in self.sites), *names]
        lexicon.add("cell", self.board(), titles)
        for role in ("building", "site", "set"):
            lexicon.same(role, "cell")
        return lexicon


def bits(found: Sequence[str]) -> int:
    return sum(1 << COLORS.index(name) for name in set(found))


def price_of(price: Mapping[Any, int]) -> tuple[int, ...]:
    gold, iron, livestock, silver = (price.get(name, 0) for name in PRICED)
    return gold, iron, livestock, silver


def offering_name(entry: OfferingEntry) -> Name:
    """An offering has no name on its tile: it is called by its price and its points."""
    price = [(number, PRICED_NAMES[good]) for good, number in enumerate(price_of(entry.price)) if number]
    fr = ", ".join(f"{number} {name.fr}" for number, name in price)
    en = ", ".join(f"{number} {name.en}" for number, name in price)
    return Name(f"{fr} ({entry.vp} PV)", f"{en} ({entry.vp} VP)")


def set_name(number: int, site: Name) -> Name:
    return Name(f"le lot {number} ({site.fr})", f"set {number} ({site.en})")


def lexicon_value(lexicon: Lexicon, role: str, id_: str) -> int:
    value = lexicon.value(role, id_)
    assert value is not None
    return value


def read_pack(reader: PackReader) -> tuple[b.RaidersBox, Lexicon]:
    return RaidersPack(reader).box()
