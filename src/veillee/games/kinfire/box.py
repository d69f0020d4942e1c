"""What is in the box: Seekers, cards, enemies, maps, shops and the story, as tables of integers.

One box is made per content pack and shared by all tables; nothing in it ever changes. Effects of cards, abilities of
enemies and operations of story cards are lists with a number: a step holds only that number and a place in the list.
Prose stands apart (`Prose`); no rule reads it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from veillee.core.ids import Bits, CardId
from veillee.games.kinfire.options import Options
from veillee.games.kinfire.terms import (
    GROUP_HEALTH,
    HEALTH_MAX,
    LEVEL_HEALTH,
    NONE,
    VOID,
    WHITE,
    AllyId,
    Colours,
    DeedsId,
    EffectId,
    EnemyId,
    ListId,
    LocationId,
    MapId,
    MemoryId,
    PackId,
    PairId,
    PouchId,
    QuestId,
    RowId,
    SeekerId,
    SetupId,
    ShopId,
    StoryId,
    Token,
    TownId,
    ZoneId,
)


@dataclass(kw_only=True, eq=False)
class Seeker:
    """KIN-008."""

    health: int  # with three or four Seekers; two have TWO_SEEKERS_MORE each
    armor: int
    bar: tuple[int, int, int]  # red, green, blue Action cards in the deck (KIN-285)
    pairs: tuple[PairId, ...]  # the starting deck


@dataclass(kw_only=True, eq=False)
class Instruction:
    """One instruction of an Action card or a lantern. What a verb has not is empty."""

    verb: int
    number: int = 0
    who: int = NONE  # SELF … SAME
    focus: bool = False  # KIN-073
    status: int = NONE  # KIN-074
    bonus: int = 0  # more damage if the condition is true, or for each of what it counts
    condition: int = NONE  # ALLY_THERE … PER_3_BOOSTS
    ward: int = NONE  # HEAL_END … GUARD_HERE_ALL


@dataclass(kw_only=True, eq=False)
class Card:
    """A card by its number. Boosts, and Action cards that may be played as one, have a boost."""

    colours: Colours
    pair: PairId = NONE
    owner: SeekerId = NONE  # whose face it shows (KIN-283)
    effect: EffectId = NONE
    attacks: bool = False  # has an attack, so that a damage Boost can help (KIN-121)
    free: bool = False
    instant: bool = False  # counts for limit 5 (KIN-288): free, or may be played as a Boost
    ward: bool = False
    disposable: bool = False
    kinfire: int = 0
    boost: int = NONE  # BOOST_DAMAGE … BOOST_REDRAW
    strength: int = 0


@dataclass(kw_only=True, eq=False)
class Pair:
    """Where a pair comes from; the starting pairs from nowhere."""

    owner: SeekerId
    pouch: PouchId = NONE
    pack: PackId = NONE
    starting: bool = False


@dataclass(kw_only=True, eq=False)
class Deed:
    """One instruction of an enemy or ally, or its passive ability."""

    verb: int
    number: int = 0
    colours: Colours = VOID  # of an attack; VOID cannot be blocked
    statuses: tuple[int, ...] = ()  # each target receives them; GIVE_NEAR and GIVE_STATUS give the first
    on_hit: bool = False  # only if the attack before it took place
    target: int = NONE  # of RETARGET: another condition, only this time
    zone: ZoneId = NONE
    least: int = 0  # the damage that REFLECT answers


@dataclass(kw_only=True, eq=False)
class Ability:
    """A row of a board in one phase."""

    active: bool
    deeds: DeedsId
    attacks: bool


@dataclass(kw_only=True, eq=False)
class Phase:
    """What a board shows in one phase, with all its overlays."""

    health: int  # printed
    target: int
    rows: tuple[Ability, ...]
    active: tuple[RowId, ...]
    toll: int = 0
    resist_ranged: int = 0
    resist_melee: int = 0
    reflect: int = 0  # what the attacker suffers
    reflect_least: int = 0  # for an attack of at least so much
    regen: int = 0


@dataclass(kw_only=True, eq=False)
class Enemy:
    phases: tuple[Phase, ...]
    tokens: tuple[tuple[Token, ...], ...]  # by row
    speed: int
    immunity: int  # 0, IMMUNE_TRAPS or IMMUNE_ZONES
    fixed: bool  # the same health for every group (KIN-302)


@dataclass(kw_only=True, eq=False)
class Ally:
    side: int
    health: int  # NONE: cannot be attacked and never leaves
    map: MapId
    zone: ZoneId
    tokens: tuple[Token, ...]
    deeds: DeedsId


@dataclass(kw_only=True, eq=False)
class Zone:
    """KIN-205 to KIN-211."""

    open: tuple[ZoneId, ...]
    red: tuple[ZoneId, ...]
    black: tuple[ZoneId, ...]
    gives: int  # a status, or NONE
    block: int
    damage: int
    reach: int  # what attacks block and damage concern
    health: int
    x: int
    y: int


@dataclass(kw_only=True, eq=False)
class BattleMap:
    zones: tuple[Zone, ...]
    moves: list[list[int]]  # distance by open borders, ZONES where there is no way
    shots: list[list[int]]  # distance by borders that are not black
    near: list[Bits]  # zones at attack distance 1, as bits


@dataclass(kw_only=True, eq=False)
class CombatSetup:
    """A combat setup card."""

    quest: QuestId
    map: MapId
    enemies: tuple[EnemyId, ...]  # boards from left to right
    zones: tuple[ZoneId, ...]  # where each of them starts
    allies: tuple[AllyId, ...]
    footprints: tuple[ZoneId, ...]
    fate: int
    won: tuple[tuple[int, int], ...]  # conditions with an enemy or a number; the first one met counts
    lost: tuple[AllyId, ...]  # allies whose loss loses the combat


@dataclass(kw_only=True, eq=False)
class Good:
    """A thing for sale, with the test that a training site asks for it."""

    card: CardId  # a disposable card or the Action card of a pair
    price: int
    stock: int
    flip: int = 0
    need: int = 0
    colours: Colours = VOID


@dataclass(kw_only=True, eq=False)
class Shop:
    """The menu of a place. `coins` and `objects` are by enemy: what is paid for its trophy, NONE for nothing."""

    goods: tuple[Good, ...]
    coins: tuple[int, ...] = ()
    objects: tuple[PairId, ...] = ()


@dataclass(kw_only=True, eq=False)
class Condition:
    """What a condition asks: a memory, quest, card, Seeker or number; `parts` of NOT, AND and OR."""

    kind: int
    what: int = NONE
    number: int = 0
    memories: Bits = 0
    parts: tuple[Condition, ...] = ()


@dataclass(kw_only=True, eq=False)
class Branch:
    """A line of `first`."""

    condition: Condition
    then: ListId


@dataclass(kw_only=True, eq=False)
class Clue:
    """What speaks for an option once all of it has been read. Bots reason so, rules do not."""

    memories: tuple[MemoryId, ...]
    cards: tuple[StoryId, ...]  # of the chapter that is played


@dataclass(kw_only=True, eq=False)
class Choice:
    """An option of a decision, counted from 1 as printed; `seekers` gain a kinfire token in a conundrum."""

    needs: Condition
    seekers: tuple[SeekerId, ...]
    then: ListId
    clues: tuple[Clue, ...] = ()


@dataclass(kw_only=True, eq=False)
class SkillTest:
    """A skill test. With `approaches` each Seeker chooses one of them, and `needs` names no colour."""

    scope: int  # EACH, ONE or GROUP
    flip: int
    approaches: tuple[Colours, ...]
    needs: tuple[tuple[int, Colours], ...]  # how many of which colours, each with cards of their own
    passed: ListId
    failed: ListId
    all_passed: ListId


@dataclass(kw_only=True, eq=False)
class Fight:
    """A combat on a story card and where each result leads."""

    setup: SetupId
    ally: AllyId = NONE  # a victory with it leads to `with_ally`
    with_ally: StoryId = NONE
    won: StoryId = NONE
    lost: StoryId = NONE


@dataclass(kw_only=True, eq=False)
class Op:
    """One operation of a story card. What a verb has not is empty."""

    verb: int
    what: int = NONE  # a card, memory, quest, pouch level, pack, town, ending, kind of note, disposable card or pair
    number: int = 0
    who: int = NONE  # EACH, ONE or TESTED
    piece: int = NONE  # of a note: an enemy, ally, zone or status
    condition: Condition | None = None
    then: ListId = NONE
    branches: tuple[Branch, ...] = ()
    choices: tuple[Choice, ...] = ()
    test: SkillTest | None = None
    fight: Fight | None = None


@dataclass(kw_only=True, eq=False)
class StoryCard:
    """A story or town card. `ops` is its list; decisions stand in it as one operation."""

    ops: ListId
    quest: QuestId = NONE
    town: TownId = NONE
    location: LocationId = NONE
    event: bool = False
    at_start: bool = False  # lies in the town deck from the beginning
    shop: ShopId = NONE


@dataclass(kw_only=True, eq=False)
class Memory:
    """KIN-239: each time `replaces` would be read, `by` is read."""

    replaces: StoryId = NONE
    by: StoryId = NONE


@dataclass(kw_only=True, eq=False)
class Quest:
    first: StoryId  # card N-1
    hidden: bool
    tier: int  # of veteran decks


@dataclass(kw_only=True, eq=False)
class Location:
    town: TownId
    cards: tuple[StoryId, ...]  # the one at the start first, if there is one
    x: int
    y: int


@dataclass(kw_only=True, eq=False)
class Tier:
    """Veteran decks: `exchanges` by Seeker, those of lower tiers included; tokens and packs of random growth."""

    kinfire: int
    packs: tuple[PackId, ...]
    exchanges: tuple[tuple[tuple[PairId, PairId], ...], ...]


Words: TypeAlias = tuple[str, str]  # in French and in English


@dataclass(kw_only=True, eq=False)
class Prose:
    """What is only read: texts of the story, by the numbers of their cards. Sent when its page is shown."""

    campaign: Words
    introductions: list[Words]  # by quest
    prompts: list[Words]  # of adventure cards, by quest; empty for the first two quests
    texts: list[Words]  # by story card
    choices: list[tuple[Words, ...]]  # by story card, the texts of its options
    approaches: list[tuple[Words, ...]]  # by story card, what choosing red, green or blue means
    memories: list[Words]
    interludes: list[list[Words]]  # by pack and Seeker
    rows: list[list[tuple[Words, ...]]]  # names of abilities, by enemy, phase and row
    deeds: list[Words]  # names of the abilities of allies
    zones: list[tuple[Words, ...]]  # names, by map
    boroughs: list[Words]  # by location


@dataclass(kw_only=True, eq=False)
class KinfireBox:
    """Everything in the box of one content pack."""

    seekers: list[Seeker]
    cards: list[Card]  # by card number
    pairs: list[Pair]
    worths: list[float]  # of pairs, to a bot
    pouches: list[tuple[PairId, ...]]
    pouch_items: list[tuple[CardId, ...]]  # disposable cards in each pouch
    packs: list[tuple[PairId, ...]]  # upgrades by pack and Seeker
    enemies: list[Enemy]
    allies: list[Ally]
    maps: list[BattleMap]
    setups: list[CombatSetup]
    shops: list[Shop]
    stock: list[int]  # of every action card at the start of a campaign; bounty objects included
    story: list[StoryCard]
    lines: list[int]  # by story card, the number of its first printed option among all of them
    memories: list[Memory]
    quests: list[Quest]
    locations: list[Location]
    tiers: list[Tier]
    piles: tuple[int, ...]  # cards of each status
    armor_pile: int
    exhausted_pile: int
    effects: list[tuple[Instruction, ...]]
    deeds: list[tuple[Deed, ...]]
    lists: list[tuple[Op, ...]]
    prose: Prose
    options: Options


def health_of(enemy: Enemy, phase: int, level: int, seekers: int) -> int:
    """KIN-302, KIN-296: the printed number, by group and level, rounded once, half up."""
    group = 100 if enemy.fixed else GROUP_HEALTH[seekers]
    found = (enemy.phases[phase].health * LEVEL_HEALTH[level] * group + 5000) // 10000
    return found if found < HEALTH_MAX else HEALTH_MAX


def deck_colours(card: Card) -> Colours:
    """KIN-222: what a card may count as when a deck is built."""
    return card.colours if card.colours != VOID else WHITE
