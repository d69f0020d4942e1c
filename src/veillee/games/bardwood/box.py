"""What is in the box: cards, places, tracks and every option there can be, as tables of integers.

One box is made per content pack and shared by all tables; nothing in it ever changes.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, TypeAlias

from veillee.core.ids import Bits, CardId, CellId
from veillee.games.bardwood.options import Options

NONE: Final = -1

# What small integers stand for. `CardId` is a Skill, Impro, Fan, Creature or Instrument: they share a deck.
BardId: TypeAlias = int
LegendId: TypeAlias = CardId
EventId: TypeAlias = CardId
MotifId: TypeAlias = CardId
MuseId: TypeAlias = CardId
ChallengeId: TypeAlias = CardId
RivalCardId: TypeAlias = CardId
LocationId: TypeAlias = CellId
RegionId: TypeAlias = CellId
Crossing: TypeAlias = int  # row by row, from the north-west: 6 * r + c
Quarter: TypeAlias = int
Level: TypeAlias = int  # of Legends, 0 to 2 for I to III
Space: TypeAlias = int  # a reward space, counted over all performance locations
Benefit: TypeAlias = int
Measure: TypeAlias = int
EffectId: TypeAlias = int  # a list of items that somewhere is gained together, by its place in `BardwoodBox.effects`

# Boxes of content (BAR-008).
BASE: Final = 0
SPRING: Final = 1
SUMMER: Final = 2
AUTUMN: Final = 3
WINTER: Final = 4
MUSE_BOX: Final = 5

# Kinds of cards.
INSTRUMENT: Final = 0
SKILL: Final = 1
IMPRO: Final = 2
FAN: Final = 3
CREATURE: Final = 4

# What an item of an effect gives. The first six are tokens, pools and tracks that can be paid with, too.
MELODY: Final = 0
LYRIC: Final = 1
VOLUME: Final = 2
COIN: Final = 3
ACOUSTIC: Final = 4
RANGE: Final = 5
GEM: Final = 6
TEMPO: Final = 7
BACKBEAT: Final = 8
BRAG: Final = 9
MOTIF: Final = 10
MOVEMENT: Final = 11
IMPRO_AGAIN: Final = 12
IMPRO_SHOP: Final = 13
SHUFFLE: Final = 14
REMOVE_RUNE: Final = 15
REMOVE_CREST: Final = 16
STONE: Final = 17  # acoustic or range, only as a price
OPTION: Final = 18  # one of two
CONVERT: Final = 19  # pay and gain

ENDLESS: Final = 99  # the limit of a conversion that has none

# Quarters of the dial (BAR-072), clockwise.
UPPER_RIGHT: Final = 0
LOWER_RIGHT: Final = 1
LOWER_LEFT: Final = 2
UPPER_LEFT: Final = 3

# Kinds of locations.
LAIR: Final = 0  # of creatures
SKILL_SHOP: Final = 1
IMPRO_SHOP_PLACE: Final = 2
BANK: Final = 3
STAGE: Final = 4  # performances
HEARTH: Final = 5  # legends
COINS: Final = 6
TOWER: Final = 7  # volume
MOTIFS: Final = 8

# Kinds of events.
AT_START: Final = 0
AT_END: Final = 1
ONGOING: Final = 2
USE: Final = 3

# What a power, an ongoing event or a Muse changes (chapter 3.17). A number is added to a cost or a gain.
CHALLENGE_COST: Final = 0
LOWER_COST: Final = 1
LEGEND_COST: Final = 2
SOOTHE_SMALL_COST: Final = 3
SOOTHE_BOSS_COST: Final = 4
SOOTHE_COST: Final = 5
PERFORM_COST: Final = 6
SHOP_COST: Final = 7
OTHER_CARD_COST: Final = 8
BANK_COINS: Final = 9
MORE_MOVEMENT: Final = 10
SILENT_MOVEMENT: Final = 11
QUARTER_MOVEMENT: Final = 12
RANGE_NEEDED: Final = 13
TOKEN_LIMIT: Final = 14  # the number itself, not a difference
NUMBERED: Final = 15  # powers below this one have a number
ADJUST_TEMPO: Final = 15
MELODY_AS_LYRIC: Final = 16
BOATS_FROZEN: Final = 17
NO_CHALLENGE: Final = 18
# Those that give something at a moment.
WHEN_COMPOSE: Final = 19
WHEN_SING: Final = 20
WHEN_SING_DISCOUNT: Final = 21
WHEN_SOOTHED: Final = 22
WHEN_TOLD: Final = 23
WHEN_FAN: Final = 24
WHEN_CREST_LOST: Final = 25
OWN_CONVERSION: Final = 26
POWERS: Final = 27

# What start, end and use events do.
EACH: Final = 0
MOTIFS_TO_GEMS: Final = 1
EACH_PER: Final = 2
EACH_RUNE: Final = 3
MOST: Final = 4
USE_CONVERSION: Final = 5
USE_BRAG: Final = 6

# Measures of Legends, challenges, events and Muses (chapter 3.10).
FANS: Final = 0
CREATURES: Final = 1
BOSSES: Final = 2
ADV_SKILLS: Final = 3
ADV_IMPROS: Final = 4
ADV_CARDS: Final = 5
SETS: Final = 6
CRESTS_OFF: Final = 7
RUNES_OFF: Final = 8
CLEAR_QUARTERS: Final = 9
LEGEND_RUNES: Final = 10
LEGEND_LEVELS: Final = 11
PERF_RUNES: Final = 12
OPP_CRESTS: Final = 13
COINS_HELD: Final = 14
STONES_HELD: Final = 15
WEALTH: Final = 16
VOLUME_HELD: Final = 17
BOAT: Final = 18
BRAG_CARDS: Final = 19
GEMS_HELD: Final = 20
GEM_LEAD: Final = 21

# Directions on the roads.
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3

COLUMNS: Final = 6
ROWS: Final = 4
CROSSINGS: Final = 24
LOCATIONS: Final = 20
REGIONS: Final = 15
QUARTERS: Final = 4
LEVELS: Final = 3
SPACES: Final = 4  # reward spaces of a performance location
RUNES_PER_QUARTER: Final = 2
CRESTS: Final = 7
DEFENCE_MAX: Final = 4
VOLUME_MAX: Final = 6
TOKENS_MAX: Final = 12
RIVAL_TOKENS: Final = 7
RIVAL_RUNES: Final = 8
SHOP_CARDS: Final = 6
FAN_CARDS: Final = 12
LEGEND_CARDS: Final = 5
MOTIF_SPACES: Final = 6
HELP_COST: Final = 1
EMPTY_LAIR_COST: Final = 5
END_GEMS: Final = 2  # of the participant who triggers the end
NO_REWARD_GEMS: Final = 4  # of a Rival who finds no visible reward space
START_REGION: Final = 7  # c2
MUSE_REGION: Final = 6  # c1


@dataclass(kw_only=True, eq=False)
class Item:
    """One item of an effect, in the order of print. An option has two sides; a conversion a price and its gains."""

    verb: Benefit
    number: int = 1
    per: int = NONE  # SKILL or IMPRO: that many for each such card of the song
    sides: tuple[Item, ...] = ()
    price: tuple[Item, ...] = ()  # what a conversion costs
    gains: tuple[Item, ...] = ()
    limit: int = 0
    effect: EffectId = NONE  # of the gains


@dataclass(kw_only=True, eq=False)
class Section:
    """What a part of a card gives: everything as printed, and apart what is gained at once and what is converted."""

    items: tuple[Item, ...] = ()
    plain: tuple[Item, ...] = ()
    conversions: tuple[Item, ...] = ()
    whole: EffectId = NONE  # of all items
    effect: EffectId = NONE  # of the plain ones


@dataclass(kw_only=True, eq=False)
class Power:
    """One change of the rules by a Bard card, an ongoing event or a Muse."""

    verb: int
    number: int = 0
    gains: tuple[Item, ...] = ()
    conversion: Item | None = None
    effect: EffectId = NONE  # of the gains


@dataclass(kw_only=True, eq=False)
class Card:
    """A card of a player's deck, an Instrument or a creature. What a kind has not is empty.

    BAR-056: a Skill has an upper section, mostly a lower one, and a discard line. BAR-057: a creature has a value and
    benefits. BAR-060: an Impro gives benefits in a song. BAR-206: a card of a starting deck shows its bard's
    instrument, an advanced one a music note.
    """

    kind: int
    bard: BardId  # whose starting deck it is in, or NONE
    box: int
    advanced: bool
    blue: int
    upper: Section  # the upper section of a Skill; all of an Impro, an Instrument or a creature
    cost: int  # volume for the lower section
    lower: Section
    discard: Section
    fan: tuple[Section, ...]  # the two options of a Fan
    soothe: int
    boss: bool
    repeats: bool  # shows "activate an Impro", with or without "from a shop" (BAR-108)
    jams: bool  # shows "from a shop"
    discard_volume: int = 0  # what the discard line gives before all else (BAR-073)
    discard_tempo: int = 0
    discard_rest: EffectId = NONE  # and what comes after the turning


@dataclass(kw_only=True, eq=False)
class Bard:
    box: int
    instrument: CardId
    skills: tuple[CardId, ...]
    impro: CardId
    fan: CardId
    powers: tuple[Power, ...]
    numbers: list[int] = field(default_factory=list)  # by how much it changes each cost and gain


@dataclass(kw_only=True, eq=False)
class Legend:
    level: Level
    box: int
    measure: Measure
    least: int
    points: int


@dataclass(kw_only=True, eq=False)
class LegendBack:
    cost: int
    gems: int


@dataclass(kw_only=True, eq=False)
class Deed:
    """What a start, end or use event does, once."""

    verb: int
    gains: tuple[Item, ...] = ()
    measure: Measure = NONE
    per: int = 0
    most: int = 0
    alone: int = 0
    conversion: Item | None = None
    effect: EffectId = NONE  # of the gains


@dataclass(kw_only=True, eq=False)
class GroveEvent:
    season: int  # SPRING to WINTER
    box: int
    kind: int
    powers: tuple[Power, ...]
    deed: Deed | None
    numbers: list[int] = field(default_factory=list)


@dataclass(kw_only=True, eq=False)
class Motif:
    box: int
    bonus: Section


@dataclass(kw_only=True, eq=False)
class Muse:
    powers: tuple[Power, ...]
    points: int  # for each `per` of the measure
    per: int
    measure: Measure
    most: int
    numbers: list[int] = field(default_factory=list)


@dataclass(kw_only=True, eq=False)
class RivalCard:
    arrows: tuple[int, ...]
    volume: int
    tempo: int


@dataclass(kw_only=True, eq=False)
class Challenge:
    """Its Easy and its Hard challenge: a measure and what it must reach."""

    measures: tuple[Measure, ...]
    least: tuple[int, ...]


@dataclass(kw_only=True, eq=False)
class Location:
    crossing: Crossing
    kind: int
    pay: Benefit  # melodies or lyrics, at coin and motif locations; else NONE
    conversions: tuple[Item, ...]  # of coin, volume and motif locations
    regions: tuple[RegionId, ...]  # on whose perimeter it lies
    stage: int  # which performance location it is, counted from 0, or NONE


@dataclass(kw_only=True, eq=False)
class Reward:
    lyrics: int
    gems: int


@dataclass(kw_only=True, eq=False)
class QuarterBenefit:
    movement: int
    bonus: Section


@dataclass(kw_only=True, eq=False)
class BardwoodBox:
    """Everything in the box of one content pack."""

    cards: list[Card]
    codes: list[str]  # of the specification, by card
    bards: list[Bard]
    legends: list[Legend]
    backs: list[LegendBack]  # by level
    events: list[GroveEvent]
    motifs: list[Motif]
    muses: list[Muse]
    rival_cards: list[RivalCard]
    challenges: list[Challenge]
    locations: list[Location]
    at: list[LocationId]  # the location on each crossing, or NONE
    portals: tuple[Crossing, ...]  # south-west, south-east, west, east
    edge: list[int]  # for each crossing: the direction of its portal symbol, or NONE
    around: list[tuple[LocationId, ...]]  # the locations on the perimeter of each region, as chapter 3.3 lists them
    neighbours: list[tuple[RegionId, ...]]
    distance: list[list[int]]  # between regions, in orthogonal steps
    reach: list[list[int]]  # range stones from a region to a location: 0, 1 or 2
    rewards: list[Reward]  # four for each performance location
    market: list[int]
    river: list[int]
    quarters: list[QuarterBenefit]
    reserves: list[tuple[int, int]]  # by participants, from 2
    acoustic: int
    range: int
    lairs: tuple[LocationId, ...]
    shops: tuple[LocationId, ...]  # Skill shops, then Impro shops
    hearths: tuple[LocationId, ...]
    poet: LocationId  # where the Rival begins
    bank: LocationId
    below_reserves: tuple[LocationId, ...]  # the lairs below reserve I and II
    region_places: list[tuple[int, int]]  # where all lies on the drawing
    crossing_places: list[tuple[int, int]]
    reserve_places: list[tuple[int, int]]
    perimeter: list[Bits]  # the locations around each region, as bits
    options: Options
    effects: list[tuple[Item, ...]] = field(default_factory=list)
    skills: Bits = 0  # the Skill cards, which alone a hand may hold

    def __post_init__(self) -> None:
        """Number every list of items that is gained together, so that a step can name it; find the Skill cards."""
        for number, one in enumerate(self.cards):
            self.skills |= (one.kind == SKILL) << number
        for card in self.cards:
            for part in (card.upper, card.lower, card.discard, *card.fan):
                self._number(part)
            rest: list[Item] = []
            for item in card.discard.items:
                if item.verb == VOLUME:
                    card.discard_volume += item.number
                elif item.verb == TEMPO:
                    card.discard_tempo += item.number
                else:
                    rest.append(item)
            card.discard_rest = self._effect(tuple(rest))
        for motif in self.motifs:
            self._number(motif.bonus)
        for quarter in self.quarters:
            self._number(quarter.bonus)
        for location in self.locations:
            self._convert(location.conversions)
        owners = [*(bard.powers for bard in self.bards), *(event.powers for event in self.events)]
        for powers in [*owners, *(muse.powers for muse in self.muses)]:
            for power in powers:
                power.effect = self._effect(power.gains)
                if power.conversion is not None:
                    self._convert((power.conversion,))
        for bard in self.bards:
            bard.numbers = numbers_of(bard.powers)
        for muse in self.muses:
            muse.numbers = numbers_of(muse.powers)
        for event in self.events:
            event.numbers = numbers_of(event.powers)
            if event.deed is not None:
                event.deed.effect = self._effect(event.deed.gains)
                if event.deed.conversion is not None:
                    self._convert((event.deed.conversion,))

    def _number(self, part: Section) -> None:
        part.whole = self._effect(part.items)
        part.effect = self._effect(part.plain)
        self._convert(part.conversions)

    def _convert(self, conversions: tuple[Item, ...]) -> None:
        for item in conversions:
            item.effect = self._effect(item.gains)

    def _effect(self, items: tuple[Item, ...]) -> EffectId:
        self.effects.append(items)
        return len(self.effects) - 1


def numbers_of(powers: tuple[Power, ...]) -> list[int]:
    """By how much these powers change each cost and gain; those that give something at a moment are not numbers."""
    found = [0] * NUMBERED
    for power in powers:
        if power.verb < NUMBERED:
            found[power.verb] += power.number
    return found
