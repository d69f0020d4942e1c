"""The entries of a content pack of Kinfire Chronicles, and the box that is made of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import get_args

from veillee.core.content import Name
from veillee.core.packs import numbers, section
from veillee.core.words import Lexicon, make_options
from veillee.games.kinfire import box as b
from veillee.games.kinfire import entries as e
from veillee.games.kinfire import terms
from veillee.games.kinfire.effects import COLOURS, STATUSES, TARGETS, EffectReader, attacks
from veillee.games.kinfire.grammar import Known, StoryReader
from veillee.games.kinfire.mapping import battle_map
from veillee.games.kinfire.options import Options
from veillee.games.kinfire.tales import StoryPack, both
from veillee.games.kinfire.words import (
    COLOUR_NAMES,
    CONDITION_NAMES,
    ENDING_NAMES,
    PACK_NAMES,
    PAWN_NAMES,
    POUCH_NAMES,
    ROW_NAMES,
    SEAT_NAMES,
    SEEKER_IDS,
    SEEKER_NAMES,
    SETUP_IDS,
    STATUS_NAMES,
    TOKEN_NAMES,
    ZONE_NAMES,
)
from veillee.games.kinfire.worth import pair_worth

# How many there are of each (chapter 3.1 of the specification).
ACQUIRABLE, UPGRADES = 46, 18
DISPOSABLE_IDS = tuple(f"d{number}" for number in range(1, terms.DISPOSABLE_KINDS + 1))
MAP_IDS = tuple(f"map_{number}" for number in range(1, terms.MAPS + 1))
COMPONENTS: tuple[str, ...] = get_args(e.ComponentName)
SOURCES: tuple[str, ...] = get_args(e.Source)
POUCHES, UPGRADE_PACKS = SOURCES[: terms.POUCHES], SOURCES[-terms.PACKS :]
SIDES: tuple[str, ...] = get_args(e.Side)
REACHES: tuple[str, ...] = get_args(e.Reach)
IMMUNITIES = {None: 0, "trap_zone": terms.IMMUNE_TRAPS, "zones": terms.IMMUNE_ZONES}
PASSIVE_FIELDS = {
    terms.TOLL: "toll",
    terms.RESIST_RANGED: "resist_ranged",
    terms.RESIST_MELEE: "resist_melee",
    terms.REFLECT: "reflect",
    terms.REGEN_RESET: "regen",
}
REMEDY = "d2"  # what a bronze pouch holds besides its pairs


class BoxPack(StoryPack):
    """All entries of one pack, and the box made of them; whether they are right is looked at elsewhere."""

    seekers: list[e.SeekerEntry] = section("seekers.toml", "seeker", ids=SEEKER_IDS)
    pairs: list[e.PairEntry] = section("pairs.toml", "pair", count=terms.PAIRS)
    lanterns: list[e.LanternEntry] = section("lanterns.toml", "lantern", ids=SEEKER_IDS)
    disposables: list[e.DisposableEntry] = section("disposables.toml", "disposable", ids=DISPOSABLE_IDS)
    enemies: list[e.EnemyEntry] = section("enemies.toml", "enemy", count=terms.ENEMIES)
    allies: list[e.AllyEntry] = section("allies.toml", "ally", count=terms.ALLIES)
    maps: list[e.MapEntry] = section("maps.toml", "map", ids=MAP_IDS)
    setups: list[e.SetupEntry] = section("setups.toml", "setup", ids=SETUP_IDS)
    shops: list[e.ShopEntry] = section("shops.toml", "shop")
    veterans: list[e.VeteranEntry] = section("veterans.toml", "veteran", ids=SEEKER_IDS)
    tiers: list[e.TierEntry] = section("veterans.toml", "tier", count=4)
    components: list[e.ComponentEntry] = section("components.toml", "component", ids=COMPONENTS)
    _known: Known | None = None

    # -- maps and setup cards --------------------------------------------------------------

    def _conditions(
        self, entry: e.SetupEntry, enemies: dict[str, int], allies: dict[str, int]
    ) -> tuple[tuple[tuple[int, int], ...], tuple[int, ...]]:
        """KIN-309."""
        won: list[tuple[int, int]] = []
        for text in entry.won:
            kind, _, word = text.partition(" ")
            if text == "all":
                won.append((terms.WON_ALL, 0))
            elif kind == "defeat" and word in enemies:
                won.append((terms.WON_DEFEAT, enemies[word]))
            elif kind == "resets" and word in tuple("123456789"):
                won.append((terms.WON_RESETS, int(word)))
            else:
                self.problem(entry, "won", text, self.says("expected-won"))
        lost: list[int] = []
        for text in entry.lost:
            kind, _, word = text.partition(" ")
            if kind == "ally" and word in entry.allies and word in allies:
                lost.append(allies[word])
            else:
                self.problem(entry, "lost", text, self.says("expected-lost"))
        if not entry.won:
            self.problem(entry, "won", None, self.says("expected-won"))
        return tuple(won), tuple(lost)

    # -- the box ---------------------------------------------------------------------------

    def known(self) -> Known:
        """What operations of the story can name; found out once."""
        if self._known is None:
            self._known = self._all_known()
        return self._known

    def _all_known(self) -> Known:
        return Known(
            **self.story_words(),
            pair=numbers(self.pairs),
            item={entry.id: terms.DISPOSABLES + number for number, entry in enumerate(self.disposables)},
            seeker=numbers(self.seekers),
            enemy=numbers(self.enemies),
            ally=numbers(self.allies),
            setup=numbers(self.setups),
        )

    def box(self) -> tuple[b.KinfireBox, Lexicon]:
        effects = EffectReader(self.problem, self.says)
        reader = StoryReader(self.known(), self.problem, self.says)
        lexicon = self._lexicon()
        counts: dict[str, int] = {entry.id: entry.count for entry in self.components}
        shops = [self._shop(entry) for entry in self.shops]
        story = self._story(reader)
        enemies = [self._enemy(effects, entry) for entry in self.enemies]
        remedy = terms.DISPOSABLES + DISPOSABLE_IDS.index(REMEDY)
        box = b.KinfireBox(
            seekers=[
                b.Seeker(health=entry.health, armor=entry.armor, bar=entry.bar, pairs=self._deck(entry.id))
                for entry in self.seekers
            ],
            cards=self._cards(effects),
            pairs=[self._pair(entry) for entry in self.pairs],
            worths=[],
            pouches=[self._from(source) for source in POUCHES],
            pouch_items=[(remedy,) if source.startswith("bronze") else () for source in POUCHES],
            packs=[self._from(source) for source in UPGRADE_PACKS],
            enemies=enemies,
            allies=[self._ally(effects, entry) for entry in self.allies],
            maps=[battle_map(entry) for entry in self.maps],
            setups=[self._setup(entry) for entry in self.setups],
            shops=shops,
            stock=stock_of(shops),
            story=story,
            lines=self.first_lines(),
            memories=self.memory_cards(reader.known),
            quests=self.quest_folders(reader.known, self._tier_of),
            locations=self.places(reader.known),
            tiers=[self._tier(entry) for entry in self.tiers],
            piles=tuple(counts[status] for status in STATUSES),
            armor_pile=counts["armor"],
            exhausted_pile=counts["exhausted"],
            effects=effects.effects,
            deeds=effects.deeds,
            lists=reader.lists,
            prose=self._prose(),
            options=make_options(Options, lexicon),
        )
        box.worths = [pair_worth(box, pair) for pair in range(len(box.pairs))]
        return box, lexicon

    def _story(self, reader: StoryReader) -> list[b.StoryCard]:
        """The cards of the story, with the menus of the shops at theirs."""
        story = self.story_cards(reader)
        for number, shop in enumerate(self.shops):
            for printed in shop.cards:
                card = reader.known.find("town card", printed)
                if card != terms.NONE:
                    story[card].shop = number
        return story

    def _deck(self, seeker: str) -> tuple[terms.PairId, ...]:
        return self._where(lambda entry: entry.owner == seeker and entry.comes is None)

    def _from(self, source: str) -> tuple[terms.PairId, ...]:
        return self._where(lambda entry: entry.comes == source)

    def _where(self, fits: Callable[[e.PairEntry], bool]) -> tuple[terms.PairId, ...]:
        return tuple(number for number, entry in enumerate(self.pairs) if fits(entry))

    def _pair(self, entry: e.PairEntry) -> b.Pair:
        return b.Pair(
            owner=terms.NONE if entry.owner is None else SEEKER_IDS.index(entry.owner),
            pouch=POUCHES.index(entry.comes) if entry.comes in POUCHES else terms.NONE,
            pack=UPGRADE_PACKS.index(entry.comes) if entry.comes in UPGRADE_PACKS else terms.NONE,
            starting=entry.comes is None,
        )

    def _cards(self, effects: EffectReader) -> list[b.Card]:
        """In the order of their numbers: Action cards, disposable ones, Boosts, Exhausted, lanterns."""
        cards: list[b.Card] = []
        for number, entry in enumerate(self.pairs):
            effect = effects.effect(entry, "effect", entry.effect, entry.ward)
            boost, strength = effects.boost(entry, "as_boost", entry.as_boost) if entry.as_boost else (terms.NONE, 0)
            cards.append(
                b.Card(
                    colours=COLOURS[entry.colour],
                    pair=number,
                    owner=self._pair(entry).owner,
                    effect=effect,
                    attacks=attacks(effects.effects[effect]),
                    free=entry.free,
                    instant=instant(entry),
                    ward=entry.ward,
                    kinfire=entry.kinfire,
                    boost=boost,
                    strength=strength,
                )
            )
        for item in self.disposables:
            effect = effects.effect(item, "effect", item.effect)
            cards.append(
                b.Card(
                    colours=COLOURS[item.colour],
                    effect=effect,
                    attacks=attacks(effects.effects[effect]),
                    free=item.free,
                    instant=item.free,
                    disposable=True,
                )
            )
        for number, entry in enumerate(self.pairs):
            boost, strength = effects.boost(entry, "boost", entry.boost.effect)
            owner = cards[number].owner
            cards.append(
                b.Card(colours=COLOURS[entry.colour], pair=number, owner=owner, boost=boost, strength=strength)
            )
        cards.append(b.Card(colours=terms.VOID))
        for seeker, lantern in enumerate(self.lanterns):
            effect = effects.effect(lantern, "effect", lantern.effect)
            fights = attacks(effects.effects[effect])
            cards.append(b.Card(colours=COLOURS[lantern.colour], owner=seeker, effect=effect, attacks=fights))
        return cards

    def _enemy(self, effects: EffectReader, entry: e.EnemyEntry) -> b.Enemy:
        """A board in each of its phases: an overlay stays until another covers the same row."""
        rows = [self._row(effects, entry, "rows", row.passive, row.effect) for row in entry.rows]
        phases = [phase_of(effects, entry.health, entry.target, rows)]
        for phase in entry.phases:
            for overlay in phase.overlays:
                if overlay.covers <= len(rows):
                    row = self._row(effects, entry, "phases", overlay.passive, overlay.effect)
                    rows[overlay.covers - 1] = row
            phases.append(phase_of(effects, phase.health, phase.target, rows))
        return b.Enemy(
            phases=tuple(phases),
            tokens=tuple(tuple(row.tokens) for row in entry.rows),
            speed=entry.speed,
            immunity=IMMUNITIES[entry.immunity],
            fixed=entry.fixed,
        )

    def _row(self, effects: EffectReader, entry: e.EnemyEntry, field: str, passive: bool, text: str) -> b.Ability:
        deeds = effects.passive(entry, field, text) if passive else effects.active(entry, field, text)
        return b.Ability(active=not passive, deeds=deeds, attacks=attacks(effects.deeds[deeds]))

    def _ally(self, effects: EffectReader, entry: e.AllyEntry) -> b.Ally:
        return b.Ally(
            side=SIDES.index(entry.side),
            health=terms.NONE if entry.health is None else entry.health,
            map=entry.map - 1,
            zone=entry.zone - 1,
            tokens=tuple(entry.tokens),
            deeds=effects.ally(entry, "effect", entry.effect, len(self.maps[entry.map - 1].zones)),
        )

    def _setup(self, entry: e.SetupEntry) -> b.CombatSetup:
        enemies, allies = numbers(self.enemies), numbers(self.allies)
        won, lost = self._conditions(entry, enemies, allies)
        return b.CombatSetup(
            quest=entry.quest - 1,
            map=entry.map - 1,
            enemies=tuple(enemies[place.enemy] for place in entry.boards),
            zones=tuple(place.zone - 1 for place in entry.boards),
            allies=tuple(allies[ally] for ally in entry.allies),
            footprints=tuple(zone - 1 for zone in entry.footprints),
            fate=entry.fate,
            won=won,
            lost=lost,
        )

    def _shop(self, entry: e.ShopEntry) -> b.Shop:
        reader = StoryReader(self.known(), self.problem, self.says)
        cards = {**numbers(self.pairs), **{id_: terms.DISPOSABLES + n for n, id_ in enumerate(DISPOSABLE_IDS)}}
        goods: list[b.Good] = []
        for good in entry.goods:
            flip, need, colours = training(reader, good.test) or (0, 0, terms.VOID)
            goods.append(
                b.Good(card=cards[good.id], price=good.price, stock=good.stock, flip=flip, need=need, colours=colours)
            )
        if not entry.any and not entry.bounties:
            return b.Shop(goods=tuple(goods))
        enemies = numbers(self.enemies)
        coins, objects = [entry.any or terms.NONE] * len(enemies), [terms.NONE] * len(enemies)
        for bounty in entry.bounties:
            coins[enemies[bounty.trophy]] = bounty.coins
            objects[enemies[bounty.trophy]] = terms.NONE if bounty.object is None else cards[bounty.object]
        return b.Shop(goods=tuple(goods), coins=tuple(coins), objects=tuple(objects))

    def _tier_of(self, quest: int) -> int:
        return next(entry.tier for entry in self.tiers if quest in entry.quests)

    def _tier(self, entry: e.TierEntry) -> b.Tier:
        pairs = numbers(self.pairs)
        exchanges = []
        for veteran in self.veterans:
            steps = (veteran.tier_1, veteran.tier_2, veteran.tier_3)[: entry.tier]
            exchanges.append(tuple((pairs[old], pairs[new]) for step in steps for old, new in step))
        packs = tuple(PACK_LETTERS.index(letter) for letter in entry.packs)
        return b.Tier(kinfire=entry.kinfire, packs=packs, exchanges=tuple(exchanges))

    def _prose(self) -> b.Prose:
        prose = self.story_prose()
        for enemy in self.enemies:
            names = [both(row.name) for row in enemy.rows]
            phases = [tuple(names)]
            for phase in enemy.phases:
                for overlay in phase.overlays:
                    names[overlay.covers - 1] = both(overlay.name)
                phases.append(tuple(names))
            prose.rows.append(phases)
        prose.deeds += [both(ally.ability) if ally.ability is not None else ("", "") for ally in self.allies]
        prose.zones += [tuple(both(zone.name) for zone in entry.zones) for entry in self.maps]
        return prose

    def _lexicon(self) -> Lexicon:
        """The names of everything; `words.py` says in which form each role has them."""
        lexicon = Lexicon(Options)
        for role, words in FIXED.items():
            lexicon.add_words(role, words)
        actions: list[e.PairEntry | e.DisposableEntry] = [*self.pairs, *self.disposables]
        lexicon.add_entries("pair", self.pairs)
        lexicon.add_entries("action", actions)
        lexicon.add("boost", [entry.id for entry in self.pairs], [entry.boost.name for entry in self.pairs])
        lexicon.add_entries("lantern", self.lanterns)
        lexicon.add_entries("enemy", self.enemies)
        lexicon.add_entries("ally", self.allies)
        lexicon.add_entries("map", self.maps)
        lexicon.add_words("area", self._areas())
        lexicon.add_words("ability", self._abilities())
        areas = self._areas()
        lexicon.add_words("spot", [(id_, Name(f"la zone {name.fr}", name.en)) for id_, name in areas])
        lexicon.add_words("row", ROW_NAMES)
        lexicon.add_words("slot", self._slots())
        lexicon.joined(("enemy", "row"), "slot")
        self.story_lexicon(lexicon)
        places = [(place.id, place.name) for place, _ in self.sites()]
        lexicon.add_words("cell", [*ZONE_NAMES, *places])
        lexicon.same("zone", "cell")
        lexicon.same("location", "cell")
        ids = [entry.id for entry in actions]
        names: list[Name] = [entry.name for entry in actions]
        boosts = [f"{entry.id}_boost" for entry in self.pairs]
        lanterns = [f"{entry.id}_lantern" for entry in self.lanterns]
        lexicon.add(
            "card",
            [*ids, *boosts, "exhausted", *lanterns],
            [
                *names,
                *(entry.boost.name for entry in self.pairs),
                Name("Fatigue", "Exhausted"),
                *(entry.name for entry in self.lanterns),
            ],
        )
        lexicon.same("card", "action")
        lexicon.same_from("card", terms.BOOSTS, "boost")
        lexicon.same_from("card", terms.LANTERNS, "lantern")
        return lexicon

    def _areas(self) -> list[tuple[str, Name]]:
        """The zones of all maps by their own names, ZONES places for each map."""
        return [
            (f"{entry.id}_z{place + 1}", entry.zones[min(place, len(entry.zones) - 1)].name)
            for entry in self.maps
            for place in range(terms.ZONES)
        ]

    def _slots(self) -> list[tuple[str, Name]]:
        """The rows of all boards: what a row is called in any phase."""
        found: list[tuple[str, Name]] = []
        for entry in self.enemies:
            overlays = [overlay for phase in entry.phases for overlay in phase.overlays]
            for place in range(len(ROW_NAMES)):
                names = [row.name for row in entry.rows[max(0, place - 1) : place]]
                names += [overlay.name for overlay in overlays if overlay.covers == place]
                called = [
                    " / ".join(dict.fromkeys(words)) for words in zip(*((one.fr, one.en) for one in names), strict=True)
                ]
                found.append((f"{entry.id}_{place}", Name(*called) if called else entry.name))
        return found

    def _abilities(self) -> list[tuple[str, Name]]:
        """The rows of all boards in all phases, PHASES * ROWS places for each board."""
        found: list[tuple[str, Name]] = []
        for entry in self.enemies:
            names = [row.name for row in entry.rows]
            for phase in range(terms.PHASES):
                if 0 < phase <= len(entry.phases):
                    for overlay in entry.phases[phase - 1].overlays:
                        names[overlay.covers - 1] = overlay.name
                for row in range(terms.ROWS):
                    found.append((f"{entry.id}_{phase + 1}_{row + 1}", names[min(row, len(names) - 1)]))
        return found


SEEKER_COUNT = terms.SEEKERS
FIXED = {
    "seat": SEAT_NAMES,
    "seeker": SEEKER_NAMES,
    "status": STATUS_NAMES,
    "pawn": PAWN_NAMES,
    "zone": ZONE_NAMES,
    "token": TOKEN_NAMES,
    "condition": CONDITION_NAMES,
    "colour": COLOUR_NAMES,
    "pouch": POUCH_NAMES,
    "pack": PACK_NAMES,
    "ending": ENDING_NAMES,
}
PACK_LETTERS = ("a", "b", "c")


def instant(entry: e.PairEntry) -> bool:
    """KIN-109, KIN-111: a free action, or an Action card that may be played as a Boost."""
    return entry.free or bool(entry.as_boost)


def phase_of(effects: EffectReader, health: int, target: str, rows: Sequence[b.Ability]) -> b.Phase:
    phase = b.Phase(
        health=health,
        target=TARGETS[target],
        rows=tuple(rows),
        active=tuple(number for number, row in enumerate(rows) if row.active),
    )
    for row in rows:
        if row.active:
            continue
        for deed in effects.deeds[row.deeds]:
            setattr(phase, PASSIVE_FIELDS[deed.verb], deed.number)
            phase.reflect_least = deed.least or phase.reflect_least
    return phase


def training(reader: StoryReader, text: str) -> tuple[int, int, terms.Colours] | None:
    """`flip 3 need 2 red`: how many cards one Seeker flips, and how many of which colour it needs."""
    words = text.split(" ", 3)
    if len(words) != 4 or words[0] != "flip" or words[2] != "need" or words[1] not in tuple("123456789"):
        return None
    needs = reader.needs(words[3])
    if len(needs) != 1 or needs[0][0] == terms.AS_MANY_AS_SEEKERS:
        return None
    return int(words[1]), *needs[0]


def stock_of(shops: Sequence[b.Shop]) -> list[int]:
    """What is in stock at the start of a campaign, by action card."""
    stock = [0] * terms.ACTIONS
    for shop in shops:
        for good in shop.goods:
            stock[good.card] = good.stock
        for pair in shop.objects:
            if pair != terms.NONE:
                stock[pair] = 1
    return stock
