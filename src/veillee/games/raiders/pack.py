"""Reading a content pack of Raiders: what each file must hold, and the box that comes out of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from veillee.core.content import Name, Print
from veillee.core.packs import Pack, numbers, section
from veillee.core.words import Lexicon, make_options
from veillee.games.raiders import box as b
from veillee.games.raiders import entries as e
from veillee.games.raiders.effects import EffectReader
from veillee.games.raiders.options import Options
from veillee.games.raiders.words import (
    BUILDING_IDS,
    COLORS,
    SITE_KINDS,
    fixed_words,
    one,
    the,
)

# How many of each the box holds (chapter 3.1 of the specification).
OFFERINGS, TACTICS, PLAYERS, DICE, SIDES = 16, 23, 4, 2, 6
LEVELS = ("normal", "hard", "heroic")
TOKENS = ("gold", "iron", "livestock", "silver", "provisions", "valkyrie")
BAG = ("gold", "iron", "livestock", "valkyrie")
PRICED = ("gold", "iron", "livestock", "silver")
PRICED_NAMES = (Name("Or", "gold"), Name("Fer", "iron"), Name("Bétail", "livestock"), Name("Argent", "silver"))
TRACKS = {"valkyrie": b.VALKYRIE_MAX + 1, "armour": b.ARMOUR_MAX + 1}


class RaidersPack(Pack[b.RaidersBox]):
    """All entries of one pack, checked, with the box made of them."""

    townsfolk: list[e.TownsfolkEntry] = section("townsfolk.toml", "townsfolk")
    offerings: list[e.OfferingEntry] = section("offerings.toml", "offering", count=OFFERINGS)
    buildings: list[e.BuildingEntry] = section("village.toml", "building", ids=BUILDING_IDS)
    actions: e.ActionsEntry = section("village.toml", "actions")
    sites: list[e.SiteEntry] = section("sites.toml", "site", count=b.SITES)
    sets: list[e.SetEntry] = section("sites.toml", "set", count=b.SETS)
    levels: list[e.LevelEntry] = section("tactics.toml", "level", ids=LEVELS)
    tactics: list[e.TacticsEntry] = section("tactics.toml", "tactics", count=TACTICS)
    tokens: list[e.TokenEntry] = section("components.toml", "token", count=len(TOKENS))
    workers: list[e.WorkerEntry] = section("components.toml", "worker", count=len(COLORS))
    dice: e.DiceEntry = section("components.toml", "dice")
    tracks: list[e.TrackEntry] = section("components.toml", "track", count=len(TRACKS))
    places: Print[list[e.PlaceEntry]] = section("layout.toml", "place")

    def check_townsfolk(self) -> None:
        copies = sum(entry.copies for entry in self.townsfolk)
        if self.whole(self.townsfolk) and copies != b.CARDS:
            self.problem(self.townsfolk, "copies", copies, self.says("expected-cards-in-all", count=b.CARDS))
        effects = EffectReader(self.problem, self.says)
        for entry in self.townsfolk:
            effects.crew(entry, entry.crew)
            effects.hall(entry, entry.hall)
            if entry.hero == (entry.hall is not None):
                found = self.says("found-hero-with-hall") if entry.hero else None
                self.problem(entry, "hall", found, self.says("expected-hall"))

    def check_village(self) -> None:
        for entry in self.buildings:
            if not entry.accepts or (entry.worker is not None and entry.worker not in entry.accepts):
                self.problem(entry, "accepts", ", ".join(entry.accepts), self.says("expected-accepts"))
        standing = sum(entry.worker is not None for entry in self.buildings)
        if self.whole(self.buildings) and standing != 3:
            found, expected = (self.says("some-workers", count=count) for count in (standing, 3))
            self.problem(self.buildings, "worker", found, expected)

    def check_sites(self) -> None:
        for site in self.sites:
            if not site.workers:
                self.problem(site, "workers", None, self.says("expected-colour"))
            if self.whole(self.sets) and not self._sets_of(site.id):
                self.problem(site, "", None, self.says("expected-set"))
            if (site.dice > 0) != bool(site.thresholds):
                found = self.says("some-dice-and-thresholds", dice=site.dice, thresholds=len(site.thresholds))
                self.problem(site, "thresholds", found, self.says("expected-thresholds"))
            steps = [(step.strength, step.vp) for step in site.thresholds]
            if steps != sorted(set(steps)) or [vp for _, vp in steps] != sorted(vp for _, vp in steps):
                shown = ", ".join(f"{strength} → {vp}" for strength, vp in steps)
                self.problem(site, "thresholds", shown, self.says("expected-rising"))
        kinds = {entry.kind for entry in self.sites}
        if self.whole(self.sites) and len(kinds) < len(SITE_KINDS):
            self.problem(
                self.sites, "kind", ", ".join(sorted(kinds)), self.says("expected-all-kinds", known=SITE_KINDS)
            )

    def check_tactics(self) -> None:
        for card in self.tactics:
            sets = self._sets_of(card.site)
            if self.whole(self.sets) and sorted(card.sets) != sorted(sets):
                self.problem(card, "sets", ", ".join(card.sets), self.says("expected-each-set", known=sets))
            if card.gains.get("offering", 0) > 1 or not card.gains:
                self.problem(card, "gains", card.gains, self.says("expected-gains"))
        if self.whole(self.tactics, self.sites):
            kind_of = {entry.id: entry.kind for entry in self.sites}
            for kind in ("outpost", "monastery"):
                if not any(kind_of[card.site] == kind for card in self.tactics):
                    self.problem(self.tactics, "", None, self.says("expected-card-of-kind"), label=kind)

    def check_components(self) -> None:
        if (self.dice.count, len(self.dice.sides)) != (DICE, SIDES):
            found = self.says("some-dice-of-sides", dice=self.dice.count, sides=len(self.dice.sides))
            self.problem(self.dice, "count, sides", found, self.says("some-dice-of-sides", dice=DICE, sides=SIDES))

    def check_tracks(self) -> None:
        for track in self.tracks:
            if len(track.vp) != TRACKS[track.id] or track.vp != sorted(track.vp):
                self.problem(track, "vp", track.vp, self.says("expected-values", count=TRACKS[track.id]))

    def check_supply(self) -> None:
        bag = sum(entry.count for entry in self.tokens if entry.id in BAG)
        pieces = sum(entry.pieces for entry in self.sets)
        if self.whole(self.tokens) and pieces > bag:
            self.problem(self.sets, "pieces", pieces, self.says("expected-bag", count=bag))
        if not self.whole(self.sets, self.buildings):
            return
        standing = [*(entry.worker for entry in self.sets), *(entry.worker for entry in self.buildings)]
        for entry in self.workers:
            # Every player starts with a black worker.
            needed = standing.count(entry.id) + (PLAYERS if entry.id == "black" else 0)
            if entry.count != needed:
                self.problem(entry, "count", entry.count, self.says("expected-needed", count=needed))

    def check_layout(self) -> None:
        wanted, placed = self.board(), [entry.id for entry in self.places]
        if self.whole(self.places):
            for id_ in wanted:
                if id_ not in placed:
                    self.problem(self.places, "", None, self.says("expected-place"), label=id_)
        if self.whole(self.buildings, self.sites, self.sets):
            for entry in self.places:
                if entry.id not in wanted:
                    self.problem(entry, "id", entry.id, self.says("expected-thing-on-board"))

    def _sets_of(self, site: str) -> list[str]:
        return [entry.id for entry in self.sets if entry.site == site]

    def board(self) -> list[str]:
        """The places of the board: buildings, sites and sets."""
        return [*numbers(self.buildings), *numbers(self.sites), *numbers(self.sets)]

    # -- the box ---------------------------------------------------------------------------

    def box(self) -> tuple[b.RaidersBox, Lexicon]:
        effects = EffectReader(self.problem, self.says)
        types = [
            b.Townsfolk(
                cost=entry.cost,
                strength=entry.strength,
                hero=entry.hero,
                crew=effects.crew(entry, entry.crew),
                hall=effects.hall(entry, entry.hall),
            )
            for entry in self.townsfolk
        ]
        lexicon = self._lexicon()
        tokens: dict[str, int] = {entry.id: entry.count for entry in self.tokens}
        workers: dict[str, int] = {entry.id: entry.count for entry in self.workers}
        tracks: dict[str, list[int]] = {entry.id: entry.vp for entry in self.tracks}
        places = {entry.id: (entry.x, entry.y) for entry in self.places}
        box = b.RaidersBox(
            types=types,
            type_of=[number for number, entry in enumerate(self.townsfolk) for _ in range(entry.copies)],
            type_ids=[entry.id for entry in self.townsfolk],
            offerings=[b.Offering(price=price_of(entry.price), points=entry.vp) for entry in self.offerings],
            buildings=[building_of(entry) for entry in self.buildings],
            sites=[self._site(entry) for entry in self.sites],
            sets=[self._set(entry) for entry in self.sets],
            tactics=[self._tactic(entry) for entry in self.tactics],
            village=self._village(),
            faces=tuple(self.dice.sides),
            stock=[tokens[name] for name in TOKENS],
            workers=[workers[name] for name in COLORS],
            valkyrie_track=tracks["valkyrie"],
            armour_track=tracks["armour"],
            levels=[entry.id for entry in self.levels],
            level_goods=[(entry.armour, entry.provisions) for entry in self.levels],
            places=[places[id_] for id_ in self.board()],
            options=make_options(Options, lexicon),
        )
        return box, lexicon

    def _set(self, entry: e.SetEntry) -> b.PlunderSet:
        site = numbers(self.sites)[entry.site]
        return b.PlunderSet(site=site, pieces=entry.pieces, worker=COLORS.index(entry.worker))

    def _site(self, entry: e.SiteEntry) -> b.Site:
        return b.Site(
            kind=SITE_KINDS.index(entry.kind),
            workers=bits(entry.workers),
            crew=entry.crew,
            provisions=entry.provisions,
            gold=entry.gold,
            dice=entry.dice,
            sure=entry.vp,
            thresholds=tuple((step.strength, step.vp) for step in entry.thresholds),
            sets=tuple(number for number, plunder in enumerate(self.sets) if plunder.site == entry.id),
        )

    def _tactic(self, entry: e.TacticsEntry) -> b.Tactic:
        return b.Tactic(
            site=numbers(self.sites)[entry.site],
            sets=tuple(numbers(self.sets)[id_] for id_ in entry.sets),
            armour=entry.armour,
            provisions=entry.provisions,
            points=entry.vp,
            gain_armour=entry.gains.get("armour", 0),
            gain_provisions=entry.gains.get("provisions", 0),
            gain_offering=entry.gains.get("offering", 0),
            building=BUILDING_IDS.index(entry.forbidden),
        )

    def _village(self) -> b.Village:
        actions = self.actions
        return b.Village(
            cards=actions.gate_house.cards,
            sale_silver=actions.treasury.silver_for_card,
            pawn_cards=actions.treasury.cards,
            pawn_gold=actions.treasury.gold_for_cards,
            iron_armour=actions.armoury.armour_for_iron,
            forge_silver=actions.armoury.silver,
            silver_armour=actions.armoury.armour_for_silver,
            mill=actions.mill.provisions,
            mill_gold=actions.mill.gold,
            silver=actions.silversmith.silver,
            meal=actions.long_house.provisions_for_livestock,
        )

    def _lexicon(self) -> Lexicon:
        """Names as they stand in sentences, with their articles; `card` and `cell` have them bare, for titles."""
        lexicon = Lexicon(Options)
        fixed_words(lexicon)
        lexicon.add_entries("card", self.townsfolk)
        copies = [(entry, number) for entry in self.townsfolk for number in range(1, entry.copies + 1)]
        lexicon.add(
            "townsfolk",
            [f"{entry.id}_{number}" for entry, number in copies],
            [one(entry.name, entry.article or "") for entry, _ in copies],
        )
        lexicon.copies("townsfolk", "card", [self.townsfolk.index(entry) for entry, _ in copies])
        lexicon.add_entries("offering", self.offerings, [offering_name(entry) for entry in self.offerings])
        lexicon.add_entries("tactic", self.tactics)
        lexicon.add_entries("building", self.buildings, [the(entry.name, entry.article) for entry in self.buildings])
        lexicon.add_entries("site", self.sites, [the(entry.name, entry.article) for entry in self.sites])
        sites = {entry.id: entry.name for entry in self.sites}
        names = [set_name(self._sets_of(set_.site).index(set_.id) + 1, sites[set_.site]) for set_ in self.sets]
        lexicon.add_entries("set", self.sets, names)
        # The places of the board, which are what buildings, sites and sets are shown as.
        titles = [*(entry.name for entry in self.buildings), *(entry.name for entry in self.sites), *names]
        lexicon.add("cell", self.board(), titles)
        for role in ("building", "site", "set"):
            lexicon.same(role, "cell")
        return lexicon


def building_of(entry: e.BuildingEntry) -> b.Building:
    worker = b.NONE if entry.worker is None else COLORS.index(entry.worker)
    return b.Building(accepts=bits(entry.accepts), worker=worker)


def bits(found: Sequence[str]) -> int:
    return sum(1 << COLORS.index(name) for name in set(found))


def price_of(price: Mapping[Any, int]) -> tuple[int, ...]:
    gold, iron, livestock, silver = (price.get(name, 0) for name in PRICED)
    return gold, iron, livestock, silver


def offering_name(entry: e.OfferingEntry) -> Name:
    """An offering has no name on its tile: it is called by its price and its points."""
    price = [(number, PRICED_NAMES[good]) for good, number in enumerate(price_of(entry.price)) if number]
    fr = ", ".join(f"{number} {name.fr}" for number, name in price)
    en = ", ".join(f"{number} {name.en}" for number, name in price)
    return Name(f"{fr} ({entry.vp} PV)", f"{en} ({entry.vp} VP)")


def set_name(number: int, site: Name) -> Name:
    return Name(f"le lot {number} ({site.fr})", f"set {number} ({site.en})")
