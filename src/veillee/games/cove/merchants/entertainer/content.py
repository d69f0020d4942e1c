"""The Entertainer's part of a content pack: what `entertainer.toml` must hold, and the box that comes out of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Annotated, Final

import msgspec

from veillee.core.content import Name
from veillee.core.packs import boxed, section
from veillee.core.text import Phrase
from veillee.core.words import Lexicon, make_options
from veillee.games.cove.box import CLANS, NONE, PALADIN
from veillee.games.cove.effects import AT_MOST, COUNTED, ICON, NUMBER, Effect, EffectReader, Verbs
from veillee.games.cove.entries import AloneEntry, Count, EffectText, NamedEntry, Some
from veillee.games.cove.merchants.entertainer.box import (
    CREATURE,
    IMPRO,
    PER_FAN,
    PER_RUNE,
    PER_SKILL,
    SKILL,
    Source,
    StageBox,
    StageCard,
)
from veillee.games.cove.merchants.entertainer.options import EntertainerOptions
from veillee.games.cove.options import SHED
from veillee.games.cove.pack import HarbourPack, site_name
from veillee.games.cove.phrases import says
from veillee.games.cove.words import CLAN_IDS, HALL_IDS, PIER_IDS

FILE: Final = "entertainer.toml"
SONG_PLACE_IDS: Final = (*PIER_IDS, "grand_square", *HALL_IDS, "dragon_isle")
TURNING_NAMES: Final = (
    ("same", Name("comme indiqué", "as shown")),
    ("more", Name("d'un quart de plus", "1 quarter more")),
    ("less", Name("d'un quart de moins", "1 quarter less")),
)
SIDE_NAMES: Final = (
    ("left", Name("le côté gauche", "the left side")),
    ("right", Name("le côté droit", "the right side")),
)
QUARTER_NAMES: Final = (
    ("upper_right", Name("en haut à droite", "upper right")),
    ("lower_right", Name("en bas à droite", "lower right")),
    ("lower_left", Name("en bas à gauche", "lower left")),
    ("upper_left", Name("en haut à gauche", "upper left")),
)
UPPER_PART: Final = Name("partie supérieure", "upper part")
LOWER_PART: Final = Name("partie inférieure", "lower part")
STONE: Final = ("stone", Name("une pierre acoustique", "an acoustic stone"))
Volume = Annotated[int, msgspec.Meta(ge=0, le=6)]
Hourglasses = Annotated[int, msgspec.Meta(ge=1, le=3)]
Problem = Callable[[msgspec.Struct | Sequence[msgspec.Struct], str, object, Phrase], None]

STARTING: Final = (12, 1, 1)  # skill, impro and creature cards of the starting deck (chapter 3.8)
ADVANCED: Final = (4, 4, 4)
QUARTERS: Final = 4
ICONS: Final[Verbs] = {"icons": (ICON, NUMBER)}
STRIP: Final[Verbs] = {"corrupt": (NUMBER,)}
IMPRO_VERBS: Final[Verbs] = {**ICONS, "icons_per": (ICON, COUNTED, AT_MOST), "movement": (NUMBER,)}
CREATURE_VERBS: Final[Verbs] = {
    **ICONS,
    **STRIP,
    "gold": (NUMBER,),
    "stone": (NUMBER,),
    "uncorrupt": (NUMBER,),
}
PER: Final = {"skill": PER_SKILL, "fan": PER_FAN, "rune": PER_RUNE}


def count_of(kind: int) -> int:
    """How many cards of a kind there are."""
    return STARTING[kind] + ADVANCED[kind]


class StageEntry(AloneEntry, frozen=True, kw_only=True):
    """The tracks of the board: movement by quarter, hand limit and blue gems by crests placed."""

    volume_max: Some
    movement: list[Some]
    hand_limit: list[Some]
    gems: list[Count]
    crests: Some
    runes: Some
    stones: Some


class InstrumentEntry(NamedEntry, frozen=True, kw_only=True):
    brag: Volume
    stone: EffectText


class CardEntry(NamedEntry, frozen=True, kw_only=True):
    starting: bool = False


class SkillEntry(CardEntry, frozen=True, kw_only=True):
    upper: EffectText
    hours: Hourglasses
    volume: Volume
    cost: Volume = 0
    lower: EffectText = ""
    discard: list[EffectText] = msgspec.field(default_factory=list)


class ImproEntry(CardEntry, frozen=True, kw_only=True):
    effect: EffectText


class CreatureEntry(CardEntry, frozen=True, kw_only=True):
    effects: list[EffectText]


class StagePart:
    """The Entertainer's entries, checked and read. Cards are numbered: the starting deck, then the three piles."""

    def __init__(
        self,
        problem: Problem,
        *,
        stage: StageEntry,
        instrument: InstrumentEntry,
        skills: list[SkillEntry],
        impros: list[ImproEntry],
        creatures: list[CreatureEntry],
    ) -> None:
        self.problem = problem
        self.stage = stage
        self.instrument = instrument
        self.decks: tuple[Sequence[CardEntry], ...] = (skills, impros, creatures)
        self.effects = EffectReader(problem)

    @property
    def cards(self) -> list[CardEntry]:
        return [card for starting in (True, False) for deck in self.decks for card in deck if card.starting == starting]

    # -- checks ----------------------------------------------------------------------------

    def check(self) -> None:
        self._check_tracks()
        self._check_stone()
        for card in self.cards:
            self._card(card)
        for kind, deck in enumerate(self.decks):
            found = sum(card.starting for card in deck)
            if len(deck) == count_of(kind) and found != STARTING[kind]:
                self.problem(deck, "starting", found, says("expected-starting", count=STARTING[kind]))
        ids: dict[str, str] = {}
        for name, deck in zip(("skill", "impro", "creature"), self.decks, strict=True):
            for card in deck:
                if card.id in ids and ids[card.id] != name:
                    self.problem(card, "id", card.id, says("expected-own-id", kind=ids[card.id]))
                ids.setdefault(card.id, name)

    def _check_tracks(self) -> None:
        stage = self.stage
        if len(stage.movement) != QUARTERS:
            self.problem(stage, "movement", stage.movement, says("expected-quarters", count=QUARTERS))
        for field, track in (("hand_limit", stage.hand_limit), ("gems", stage.gems)):
            if len(track) != stage.crests + 1 or track != sorted(track):
                expected = says("expected-by-crests", count=stage.crests + 1)
                self.problem(stage, field, track, expected)

    def _check_stone(self) -> None:
        found = self.effects.read(self.instrument, "stone", self.instrument.stone, ICONS)
        if found is not None and found.clan != PALADIN:
            self.problem(self.instrument, "stone", self.instrument.stone, says("expected-paladin"))

    # -- the box ---------------------------------------------------------------------------

    def box(self, options: EntertainerOptions) -> StageBox:
        stone = self.effects.read(self.instrument, "stone", self.instrument.stone, ICONS)
        assert stone is not None
        cards = [self._card(card) for card in self.cards]
        return boxed(
            StageBox,
            self.stage,
            cards=cards,
            skills=sum((card.kind == SKILL) << number for number, card in enumerate(cards)),
            sources=[Source(card=card, lower=lower) for card, lower in self._sources(cards)],
            movement=tuple(self.stage.movement),
            hand_limit=tuple(self.stage.hand_limit),
            gems=tuple(self.stage.gems),
            stone_value=stone.number,
            brag_cost=self.instrument.brag,
            options=options,
        )

    def sources(self) -> list[tuple[str, Name]]:
        """The ids and names of all sources of icons."""
        found: list[tuple[str, Name]] = []
        entries = self.cards
        for card, lower in self._sources([self._card(entry) for entry in entries]):
            if card == NONE:
                found.append(STONE)
            elif isinstance(entries[card], SkillEntry):
                part, name = ("lower", LOWER_PART) if lower else ("upper", UPPER_PART)
                found.append((f"{entries[card].id}_{part}", part_of(entries[card].name, name)))
            else:
                found.append((entries[card].id, entries[card].name))
        return found

    def _sources(self, cards: list[StageCard]) -> Iterable[tuple[int, bool]]:
        """Every card that shows icons, a lower part after its upper part; last the stone, which is no card."""
        for number, card in enumerate(cards):
            if card.clan != NONE:
                yield number, False
            if card.lower != NONE:
                yield number, True
        yield NONE, False

    def _card(self, entry: CardEntry) -> StageCard:
        if isinstance(entry, SkillEntry):
            return self._skill(entry)
        if isinstance(entry, ImproEntry):
            return self._impro(entry)
        assert isinstance(entry, CreatureEntry)
        return self._creature(entry)

    def _skill(self, entry: SkillEntry) -> StageCard:
        upper = self.effects.read(entry, "upper", entry.upper, ICONS) or Effect("icons")
        lower = Effect("icons")
        if entry.lower:
            lower = self.effects.read(entry, "lower", entry.lower, ICONS) or lower
        if bool(entry.lower) != (entry.cost > 0):
            found = f"cost {entry.cost}, lower {entry.lower!r}"
            self.problem(entry, "cost, lower", found, says("expected-lower"))
        strip = self.effects.all_of(entry, "discard", entry.discard, STRIP)
        return StageCard(
            kind=SKILL,
            starting=entry.starting,
            clan=upper.clan,
            value=upper.number,
            cost=entry.cost,
            lower=lower.clan,
            lower_value=lower.number,
            hours=entry.hours,
            volume=entry.volume,
            corruption=sum(effect.number for effect in strip),
        )

    def _impro(self, entry: ImproEntry) -> StageCard:
        card = StageCard(kind=IMPRO, starting=entry.starting)
        effect = self.effects.read(entry, "effect", entry.effect, IMPRO_VERBS)
        if effect is None:
            return card
        card.clan = effect.clan
        if effect.verb == "movement":
            card.movement = effect.number
        elif effect.verb == "icons":
            card.value = effect.number
        else:
            card.per = PER[effect.word]
            card.most = effect.number or card.most
        return card

    def _creature(self, entry: CreatureEntry) -> StageCard:
        card = StageCard(kind=CREATURE, starting=entry.starting)
        effects = self.effects.all_of(entry, "effects", entry.effects, CREATURE_VERBS)
        verbs = [effect.verb for effect in effects]
        if not entry.effects or len(verbs) > len(set(verbs)):
            self.problem(entry, "effects", ", ".join(entry.effects) or None, says("expected-effects"))
        for effect in effects:
            if effect.verb == "icons":
                card.clan, card.value = effect.clan, effect.number
            elif effect.verb == "corrupt":
                card.corruption = effect.number
            elif effect.verb == "gold":
                card.gold = effect.number
            elif effect.verb == "stone":
                card.stones = effect.number
            else:
                card.uncorrupt = effect.number
        if card.uncorrupt >= len(SHED):
            self.problem(entry, "effects", ", ".join(entry.effects), says("expected-shed", count=len(SHED) - 1))
        return card


class EntertainerPack(HarbourPack):
    stage: StageEntry = section(FILE, "stage")
    instrument: InstrumentEntry = section(FILE, "instrument")
    skills: list[SkillEntry] = section(FILE, "skill", count=count_of(SKILL))
    impros: list[ImproEntry] = section(FILE, "impro", count=count_of(IMPRO))
    creatures: list[CreatureEntry] = section(FILE, "creature", count=count_of(CREATURE))

    def check_stage(self) -> None:
        self.part().check()

    def part(self) -> StagePart:
        return StagePart(
            self.problem,
            stage=self.stage,
            instrument=self.instrument,
            skills=self.skills,
            impros=self.impros,
            creatures=self.creatures,
        )

    def room_words(self, lexicon: Lexicon) -> None:
        """Places and sides with article; cards as titles, a source of icons with the part of its card:
        « Hymne au blason, partie inférieure ». Audiences are clans without article: « Guerriers ».
        """
        part, sites = self.part(), self.sites
        lexicon.add("place", SONG_PLACE_IDS, [site_name(sites[id_]) for id_ in SONG_PLACE_IDS])
        lexicon.same("place", "cell")
        lexicon.add("audience", CLAN_IDS, [lexicon.both("clan", clan) for clan in range(CLANS)])
        lexicon.add_words("turning", TURNING_NAMES)
        lexicon.add_words("side", SIDE_NAMES)
        lexicon.add_words("quarter", QUARTER_NAMES)
        lexicon.add_entries("card", part.cards)
        lexicon.add_entries("instrument", [self.instrument])
        lexicon.add_words("source", part.sources())

    def purse(self) -> list[int]:
        return self.stage.purse

    def room_box(self, lexicon: Lexicon) -> StageBox:
        return self.part().box(make_options(EntertainerOptions, lexicon))


def part_of(name: Name, part: Name) -> Name:
    return Name(f"{name.fr}, {part.fr}", f"{name.en}, {part.en}")
