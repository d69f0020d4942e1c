"""Reading a content pack of Bardwood Grove: what each file must hold, and the box that comes out of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from veillee.core.content import Entry, Name
from veillee.core.packs import numbers, section
from veillee.core.words import Lexicon, make_options
from veillee.games.bardwood import box as b
from veillee.games.bardwood import entries as e
from veillee.games.bardwood.board_pack import CELLS, BoardPack
from veillee.games.bardwood.effects import (
    MUSE_POWERS,
    NO_CONVERSIONS,
    ONCE,
    PLAIN,
    SIMPLE,
    USES,
    EffectReader,
)
from veillee.games.bardwood.lattice import corners, crossing_of, distance, neighbours, reach
from veillee.games.bardwood.options import Options
from veillee.games.bardwood.reading import card_of, challenge_of, legend_of, muse_of, rival_card_of
from veillee.games.bardwood.words import (
    ARROWS,
    BARD_IDS,
    BOX_IDS,
    DIRECTION_IDS,
    EVENT_IDS,
    EVENT_KINDS,
    QUARTER_IDS,
    QUARTER_NAMES,
    RESERVE_IDS,
    RESERVE_NAMES,
    SEASON_IDS,
    fixed_words,
    the,
)

# How many of each the box holds with everything in it (chapter 3.1 of the specification).
SKILLS, IMPROS, FANS, CREATURES, LEGENDS, MOTIFS, MUSES, RIVAL_CARDS, CHALLENGES = 72, 32, 32, 27, 27, 8, 9, 16, 9
BASIC_SKILLS = 6
# How many of each kind a box holds: the base set, and each of the four Season boxes (chapter 3.16).
IN_BOX = {
    "bards": (4, 1),
    "advanced Skills": (12, 3),
    "advanced Impros": (12, 3),
    "advanced Fans": (12, 3),
    "small creatures": (10, 2),
    "bosses": (5, 1),
    "Legends of level 1": (5, 1),
    "Legends of level 2": (5, 1),
    "Legends of level 3": (5, 1),
    "Motif tokens": (4, 1),
}
EVENTS_IN_BASE, EVENTS_IN_BOX = 4, 2  # of each season, and of its own season in a Season box
SOLO_MEASURES = ("legend_levels", "gem_lead")  # only Challenge cards ask for these
BOSS_BLUE, BOSS_SOOTHE = 3, 7


class BardwoodPack(BoardPack):
    """All entries of one pack, checked, with the box made of them."""

    bards: list[e.BardEntry] = section("bards.toml", "bard", ids=BARD_IDS)
    instruments: list[e.InstrumentEntry] = section("bards.toml", "instrument", count=len(BARD_IDS))
    skills: list[e.SkillEntry] = section("skills.toml", "skill", count=SKILLS)
    impros: list[e.ImproEntry] = section("impros.toml", "impro", count=IMPROS)
    fans: list[e.FanEntry] = section("fans.toml", "fan", count=FANS)
    creatures: list[e.CreatureEntry] = section("creatures.toml", "creature", count=CREATURES)
    backs: list[e.BackEntry] = section("legends.toml", "back", count=b.LEVELS)
    legends: list[e.LegendEntry] = section("legends.toml", "legend", count=LEGENDS)
    events: list[e.EventEntry] = section("events.toml", "event", ids=EVENT_IDS)
    motifs: list[e.MotifEntry] = section("motifs.toml", "motif", count=MOTIFS)
    muses: list[e.MuseEntry] = section("muses.toml", "muse", count=MUSES)
    rival_cards: list[e.RivalCardEntry] = section("rival.toml", "rival_card", count=RIVAL_CARDS)
    challenges: list[e.ChallengeEntry] = section("rival.toml", "challenge", count=CHALLENGES)
    # -- cards -----------------------------------------------------------------------------

    def check_ids(self) -> None:
        """All cards of decks share one role, so their ids must differ across the files."""
        seen: dict[str, str] = {}
        for file, entries in self._decks():
            for entry in entries:
                if entry.id in seen and seen[entry.id] != file:
                    self.problem(entry, "id", entry.id, self.says("expected-own-id", file=seen[entry.id]))
                seen.setdefault(entry.id, file)

    def check_owners(self) -> None:
        for entries in (self.skills, self.impros, self.fans):
            for entry in entries:
                if (entry.bard is None) == (entry.box is None):
                    found = self.says("found-neither" if entry.bard is None else "found-both")
                    self.problem(entry, "bard, box", found, self.says("expected-owner"))
                if entry.blue != (0 if entry.bard is not None else 1):
                    self.problem(entry, "blue", entry.blue, self.says("expected-blue"))

    def check_starting_decks(self) -> None:
        wanted = ((self.instruments, 1), (self.skills, BASIC_SKILLS), (self.impros, 1), (self.fans, 1))
        for entries, each in wanted:
            if not self.whole(entries):
                continue
            count = Counter(entry.bard for entry in entries)
            for bard in BARD_IDS:
                if count[bard] != each:
                    self.problem(
                        entries, "bard", f"{bard}: {count[bard]}", self.says("expected-of-each-bard", count=each)
                    )

    def check_boxes(self) -> None:
        for name, entries, found in self._contents():
            if not self.whole(entries):
                continue
            count = Counter(found)
            for number, box in enumerate(BOX_IDS[:-1]):
                expected = IN_BOX[name][number > 0]
                if count[box] != expected:
                    self.problem(entries, "box", f"{box}: {count[box]}", self.says("expected-in-box", count=expected))

    def _contents(self) -> Iterator[tuple[str, Sequence[Entry], list[str | None]]]:
        """The kinds of pieces that boxes are filled with, and the box of each piece."""
        yield "bards", self.bards, [entry.box for entry in self.bards]
        advanced = (("Skills", self.skills), ("Impros", self.impros), ("Fans", self.fans))
        for name, cards in advanced:
            yield f"advanced {name}", cards, [entry.box for entry in cards if entry.box is not None]
        for name, kind in (("small creatures", "small"), ("bosses", "boss")):
            yield name, self.creatures, [entry.box for entry in self.creatures if entry.kind == kind]
        for level in range(1, b.LEVELS + 1):
            boxes = [entry.box for entry in self.legends if entry.level == level]
            yield f"Legends of level {level}", self.legends, list(boxes)
        yield "Motif tokens", self.motifs, [entry.box for entry in self.motifs]

    def check_songs(self) -> None:
        """Instruments, Impros and upper sections may show everything."""
        for instrument in self.instruments:
            self._check_effect(instrument, "effect", instrument.effect)
        for impro in self.impros:
            self._check_effect(impro, "effect", impro.effect)

    def _check_effect(self, entry: Entry, field: str, text: str, without: Sequence[str] = ()) -> b.Section:
        """An effect that must not be empty."""
        if not text:
            self.problem(entry, field, None, self.says("expected-effect"))
        return EffectReader(self.problem, self.says).section(entry, field, text, without)

    def check_skills(self) -> None:
        effects = EffectReader(self.problem, self.says)
        for entry in self.skills:
            self._check_effect(entry, "upper", entry.upper)
            effects.section(entry, "lower", entry.lower, NO_CONVERSIONS)
            discard = effects.section(entry, "discard", entry.discard, NO_CONVERSIONS)
            if (entry.cost > 0) != bool(entry.lower):
                found = f"cost {entry.cost}, lower {entry.lower!r}"
                self.problem(entry, "cost, lower", found, self.says("expected-lower"))
            order = [{b.VOLUME: 0, b.TEMPO: 1}.get(item.verb, 2) for item in discard.items]
            if 1 not in order or order != sorted(order):
                self.problem(entry, "discard", entry.discard, self.says("expected-discard-line"))

    def check_fans(self) -> None:
        for entry in self.fans:
            for option in entry.options:
                self._check_effect(entry, "options", option, SIMPLE)

    def check_creatures(self) -> None:
        for entry in self.creatures:
            self._check_effect(entry, "effect", entry.effect, SIMPLE)
            boss = entry.kind == "boss"
            if entry.blue not in ((BOSS_BLUE,) if boss else (1, 2)):
                self.problem(entry, "blue", entry.blue, self.says("expected-creature-blue", count=BOSS_BLUE))
            if (entry.soothe >= BOSS_SOOTHE) != boss:
                self.problem(entry, "soothe", entry.soothe, self.says("expected-soothe", count=BOSS_SOOTHE))

    def check_legends(self) -> None:
        levels = [entry.level for entry in self.backs]
        if self.whole(self.backs) and levels != [1, 2, 3]:
            self.problem(self.backs, "level", levels, self.says("expected-list", list="[1, 2, 3]"))
        measured: list[tuple[Entry, str]] = [(entry, entry.measure) for entry in self.legends]
        for entry, measure in [*measured, *((entry, entry.measure) for entry in self.muses)]:
            if measure in SOLO_MEASURES:
                self.problem(entry, "measure", measure, self.says("expected-open-measure"))

    # -- events, Motifs, Muses and the Rival -----------------------------------------------

    def check_powers(self) -> None:
        effects = EffectReader(self.problem, self.says)
        for bard in self.bards:
            effects.powers(bard, "powers", bard.powers)
        for muse in self.muses:
            powers = effects.powers(muse, "powers", muse.powers, MUSE_POWERS)
            if sum(power.verb == b.OWN_CONVERSION for power in powers) > 1:
                self.problem(muse, "powers", ", ".join(muse.powers), self.says("expected-one-conversion"))

    def check_events(self) -> None:
        effects = EffectReader(self.problem, self.says)
        for entry in self.events:
            self._event(effects, entry)
            if entry.box not in ("base", entry.season):
                self.problem(entry, "box", entry.box, self.says("expected-season-box", season=entry.season))
            measure = next((word for text in entry.verbs for word in text.split() if word in SOLO_MEASURES), "")
            if measure:
                self.problem(entry, "verbs", measure, self.says("expected-open-measure"))
        if self.whole(self.events):
            for season in SEASON_IDS:
                boxes = [entry.box for entry in self.events if entry.season == season]
                found = boxes.count("base"), len(boxes) - boxes.count("base")
                if found != (EVENTS_IN_BASE, EVENTS_IN_BOX):
                    shown = f"{season}: {found[0]}, {found[1]}"
                    expected = self.says("expected-events", base=EVENTS_IN_BASE, box=EVENTS_IN_BOX)
                    self.problem(self.events, "season, box", shown, expected)

    def _event(self, effects: EffectReader, entry: e.EventEntry) -> b.GroveEvent:
        ongoing = entry.kind == "ongoing"
        known = USES if entry.kind == "use" else ONCE
        return b.GroveEvent(
            season=BOX_IDS.index(entry.season),
            box=BOX_IDS.index(entry.box),
            kind=EVENT_KINDS.index(entry.kind),
            powers=effects.powers(entry, "verbs", entry.verbs) if ongoing else (),
            deed=None if ongoing else effects.deed(entry, "verbs", entry.verbs, known),
        )

    def check_motifs(self) -> None:
        """A bonus may come in any phase, also in another's turn, where nobody is asked for options."""
        for entry in self.motifs:
            self._check_effect(entry, "bonus", entry.bonus, PLAIN)

    def check_rival_cards(self) -> None:
        effects = EffectReader(self.problem, self.says)
        for entry in self.rival_cards:
            if len(entry.arrows) not in (1, 2) or len(set(entry.arrows)) < len(entry.arrows):
                self.problem(entry, "arrows", ", ".join(entry.arrows), self.says("expected-arrows"))
            found = [item.verb for item in effects.items(entry, "bottom", entry.bottom)]
            if found not in ([b.VOLUME, b.TEMPO], [b.TEMPO]):
                self.problem(entry, "bottom", entry.bottom, self.says("expected-bottom"))

    def _decks(self) -> Iterator[tuple[str, Sequence[e.InstrumentEntry | e.CardEntry | e.CreatureEntry]]]:
        """The cards in the order of their numbers, with the files they stand in."""
        yield "bards.toml", self.instruments
        yield "skills.toml", self.skills
        yield "impros.toml", self.impros
        yield "fans.toml", self.fans
        yield "creatures.toml", self.creatures

    # -- the box ---------------------------------------------------------------------------

    def box(self) -> tuple[b.BardwoodBox, Lexicon]:
        effects = EffectReader(self.problem, self.says)
        lexicon = self._lexicon()
        cards = [entry for _, entries in self._decks() for entry in entries]
        at = [b.NONE] * b.CROSSINGS
        for number, location in enumerate(self.locations):
            at[crossing_of(location.crossing)] = number
        edge = [b.NONE] * b.CROSSINGS
        for portal in self.portals:
            edge[crossing_of(portal.crossing)] = DIRECTION_IDS.index(portal.edge)
        around = [
            tuple(at[corner] for corner in corners(region) if at[corner] != b.NONE) for region in range(b.REGIONS)
        ]
        places = {entry.id: (entry.x, entry.y) for entry in self.places}
        crossed: list[e.CrossingEntry] = [*self.locations, *self.portals]
        crossings = {crossing_of(entry.crossing): entry.id for entry in crossed}
        tracks: dict[str, list[int]] = {entry.id: entry.values for entry in self.tracks}
        tokens: dict[str, int] = {entry.id: entry.count for entry in self.tokens}
        where = numbers(self.locations)
        box = b.BardwoodBox(
            cards=self._cards(effects),
            codes=[entry.code for entry in cards],
            bards=[self._bard(effects, entry) for entry in self.bards],
            legends=[legend_of(entry) for entry in self.legends],
            backs=[b.LegendBack(cost=entry.cost, gems=entry.gems) for entry in self.backs],
            events=[self._event(effects, entry) for entry in self.events],
            motifs=[
                b.Motif(box=BOX_IDS.index(entry.box), bonus=effects.section(entry, "bonus", entry.bonus))
                for entry in self.motifs
            ],
            muses=[muse_of(effects, entry) for entry in self.muses],
            rival_cards=[rival_card_of(effects, entry) for entry in self.rival_cards],
            challenges=[challenge_of(entry) for entry in self.challenges],
            locations=[self._location(effects, number, around) for number in range(len(self.locations))],
            at=at,
            portals=tuple(crossing_of(entry.crossing) for entry in self.portals),
            edge=edge,
            around=around,
            neighbours=[neighbours(region) for region in range(b.REGIONS)],
            distance=[[distance(one, other) for other in range(b.REGIONS)] for one in range(b.REGIONS)],
            reach=[[reach(around, region, place) for place in range(b.LOCATIONS)] for region in range(b.REGIONS)],
            rewards=[
                b.Reward(lyrics=reward.lyrics, gems=reward.gems) for entry in self.locations for reward in entry.rewards
            ],
            market=tracks["market"],
            river=tracks["river"],
            quarters=[
                b.QuarterBenefit(movement=entry.movement, bonus=effects.section(entry, "bonus", entry.bonus))
                for entry in self.quarters
            ],
            reserves=[entry.gems for entry in self.reserves],
            acoustic=tokens["acoustic"],
            range=tokens["range"],
            lairs=self._of_kind("creature"),
            shops=self._of_kind("skill_shop") + self._of_kind("impro_shop"),
            hearths=self._of_kind("legend"),
            poet=where[self.map.rival],
            bank=self._of_kind("bank")[0],
            below_reserves=tuple(where[id_] for id_ in self.map.below_reserves),
            region_places=[places[entry.id] for entry in self.regions],
            crossing_places=[places[crossings[crossing]] for crossing in range(b.CROSSINGS)],
            reserve_places=[places[id_] for id_ in RESERVE_IDS],
            perimeter=[sum(1 << place for place in found) for found in around],
            options=make_options(Options, lexicon),
        )
        return box, lexicon

    def _cards(self, effects: EffectReader) -> list[b.Card]:
        cards: list[b.Card] = []
        for instrument in self.instruments:
            bard, box = self._owner(instrument.bard, None)
            cards.append(
                card_of(b.INSTRUMENT, bard, box, upper=effects.section(instrument, "effect", instrument.effect))
            )
        for skill in self.skills:
            bard, box = self._owner(skill.bard, skill.box)
            upper = effects.section(skill, "upper", skill.upper)
            lower = effects.section(skill, "lower", skill.lower)
            discard = effects.section(skill, "discard", skill.discard)
            blue, cost = skill.blue, skill.cost
            cards.append(card_of(b.SKILL, bard, box, blue=blue, upper=upper, cost=cost, lower=lower, discard=discard))
        for impro in self.impros:
            bard, box = self._owner(impro.bard, impro.box)
            upper = effects.section(impro, "effect", impro.effect)
            cards.append(card_of(b.IMPRO, bard, box, blue=impro.blue, upper=upper))
        for fan in self.fans:
            bard, box = self._owner(fan.bard, fan.box)
            options = tuple(effects.section(fan, "options", option) for option in fan.options)
            cards.append(card_of(b.FAN, bard, box, blue=fan.blue, fan=options))
        for creature in self.creatures:
            bard, box = self._owner(None, creature.box)
            upper = effects.section(creature, "effect", creature.effect)
            boss = creature.kind == "boss"
            cards.append(
                card_of(b.CREATURE, bard, box, blue=creature.blue, upper=upper, soothe=creature.soothe, boss=boss)
            )
        return cards

    def _owner(self, bard: str | None, box: str | None) -> tuple[b.BardId, int]:
        """The bard of a card, if any, and the box that it is in: a basic card is in the box of its bard."""
        if bard is None:
            return b.NONE, BOX_IDS.index(box or "")
        number = BARD_IDS.index(bard)
        return number, BOX_IDS.index(self.bards[number].box)

    def _bard(self, effects: EffectReader, entry: e.BardEntry) -> b.Bard:
        ids = [card.id for _, entries in self._decks() for card in entries]
        instrument = next(card for card in self.instruments if card.bard == entry.id)
        skills = [card for card in self.skills if card.bard == entry.id]
        impro = next(card for card in self.impros if card.bard == entry.id)
        fan = next(card for card in self.fans if card.bard == entry.id)
        return b.Bard(
            box=BOX_IDS.index(entry.box),
            instrument=ids.index(instrument.id),
            skills=tuple(ids.index(card.id) for card in skills),
            impro=ids.index(impro.id),
            fan=ids.index(fan.id),
            powers=effects.powers(entry, "powers", entry.powers),
        )

    def _lexicon(self) -> Lexicon:
        """The names of everything; `words.py` says in which form each role has them."""
        lexicon = Lexicon(Options)
        fixed_words(lexicon)
        cards = [entry for _, entries in self._decks() for entry in entries]
        lexicon.add_entries("card", cards)
        lexicon.add_entries("bard", self.bards, [the(entry.name, entry.article) for entry in self.bards])
        lexicon.add_entries("bard_card", self.bards)
        lexicon.same("bard_card", "bard")
        lexicon.add_entries("legend", self.legends)
        lexicon.add_entries("event", self.events)
        lexicon.add_entries("motif", self.motifs)
        lexicon.add_entries("muse", self.muses)
        lexicon.add_entries("challenge", self.challenges)
        arrows = ["".join(ARROWS[DIRECTION_IDS.index(arrow)] for arrow in entry.arrows) for entry in self.rival_cards]
        lexicon.add("rival_card", [entry.id for entry in self.rival_cards], [Name(arrow, arrow) for arrow in arrows])
        for role, entries in (("location", self.locations), ("region", self.regions)):
            names = [the(entry.name, entry.article.fr, entry.article.en) for entry in entries]
            lexicon.add_entries(role, entries, names)
            lexicon.same(role, "cell")
        crossed: list[e.CrossingEntry] = [*self.locations, *self.portals]
        titles = [*(entry.name for entry in self.regions), *(entry.name for entry in crossed), *RESERVE_NAMES]
        lexicon.add("cell", (*CELLS, *QUARTER_IDS), [*titles, *QUARTER_NAMES])
        lexicon.same("quarter", "cell")
        return lexicon
