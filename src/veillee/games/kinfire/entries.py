"""The entries of the content files of Kinfire Chronicles."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from veillee.core.content import WORDS, Entry, Name, Print
from veillee.core.packs import Ref
from veillee.core.text import Phrase

Colour = Literal["red", "green", "blue", "red+green", "red+blue", "green+blue", "white", "void"]
Hue = Literal["red", "green", "blue"]
Source = Literal[
    "bronze_1",
    "bronze_2",
    "bronze_3",
    "bronze_4",
    "silver_1",
    "silver_2",
    "silver_3",
    "silver_4",
    "silver_5",
    "gold_1",
    "gold_2",
    "gold_3",
    "shop",
    "bounty",
    "trainer",
    "loot",
    "pack_a",
    "pack_b",
    "pack_c",
]
Target = Literal["most health", "least health", "most armour", "least armour", "closest"]
Immunity = Literal["trap_zone", "zones"]
Side = Literal["seekers", "enemies", "object", "environment"]
Status = Literal["wound", "weaken", "stun", "trap"]
Benefit = Literal["block", "damage", "health"]
Reach = Literal["any", "ranged", "melee"]
TownName = Literal["vinna", "dinlux"]
ComponentName = Literal[
    "armor",
    "exhausted",
    "wound",
    "weaken",
    "stun",
    "trap",
    "enemy_pawn",
    "heart_pawn",
    "darkness_pawn",
    "seeker_pawn",
    "ability_token",
    "time_slot",
]
Some = Annotated[int, msgspec.Meta(ge=1, le=99)]
Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Kinfire = Annotated[int, msgspec.Meta(ge=0, le=9)]
Thousandth = Annotated[int, msgspec.Meta(ge=0, le=1000)]
QuestNumber = Annotated[int, msgspec.Meta(ge=1, le=12)]
ZoneNumber = Annotated[int, msgspec.Meta(ge=1, le=7)]
MapNumber = Annotated[int, msgspec.Meta(ge=1, le=11)]
Token = Annotated[int, msgspec.Meta(ge=0, le=12)]  # 0 is the Darkness token
Row = Annotated[int, msgspec.Meta(ge=1, le=4)]
Effect = Annotated[str, msgspec.Meta(extra={WORDS: Phrase("expected-card-effect", {}, __package__)})]
Deeds = Annotated[str, msgspec.Meta(extra={WORDS: Phrase("expected-enemy-effect", {}, __package__)})]
Operation = Annotated[str, msgspec.Meta(extra={WORDS: Phrase("expected-operation", {}, __package__)})]
Seeker = Annotated[str, Ref("seekers")]
Enemy = Annotated[str, Ref("enemies")]
Ally = Annotated[str, Ref("allies")]
Pair = Annotated[str, Ref("pairs")]


class SeekerEntry(Entry, frozen=True, kw_only=True):
    """KIN-008: a board with health, armour, colour bar and ability."""

    id: str
    name: Name
    full_name: Name
    role: Name
    health: Some
    armor: Count
    bar: tuple[Count, Count, Count]  # red, green, blue
    piece: Print[str]  # the colour of its figure on the screen


class BoostPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The Boost card of a pair: its name and what it gives, such as `damage +2` or `redraw`."""

    name: Name
    effect: str


class PairEntry(Entry, frozen=True, kw_only=True):
    """An Action card and the Boost card associated with it (KIN-023).

    `owner` is whose face it shows; `comes` says where a pair that is in no starting deck comes from.
    """

    id: str
    name: Name
    owner: Seeker | None = None
    comes: Source | None = None
    colour: Colour
    free: bool = False
    as_boost: str = ""  # what it gives when it is played as a Boost (KIN-111)
    ward: bool = False
    kinfire: Kinfire = 0
    effect: Effect
    boost: BoostPart


class LanternEntry(Entry, frozen=True, kw_only=True):
    id: str
    name: Name
    colour: Colour
    effect: Effect


class DisposableEntry(Entry, frozen=True, kw_only=True):
    id: str
    name: Name
    colour: Colour
    free: bool = False
    effect: Effect


class AbilityPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A row of a board. Without tokens it may only be a passive ability."""

    name: Name
    passive: bool = False
    tokens: list[Token] = msgspec.field(default_factory=list)
    effect: Deeds


class OverlayPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """KIN-198: what covers a row from a phase on."""

    covers: Row
    name: Name
    passive: bool = False
    effect: Deeds


class PhasePart(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A further phase (KIN-195); the target condition that is in force in it."""

    health: Some
    target: Target
    overlays: list[OverlayPart]


class EnemyEntry(Entry, frozen=True, kw_only=True):
    """An enemy board. `fixed` health is the same for groups of every size (KIN-302)."""

    id: str
    name: Name
    health: Some
    fixed: bool = False
    target: Target
    speed: Some = 1
    immunity: Immunity | None = None
    rows: list[AbilityPart]
    phases: list[PhasePart] = msgspec.field(default_factory=list)


class AllyEntry(Entry, frozen=True, kw_only=True):
    """KIN-213. One without health cannot be attacked and never leaves."""

    id: str
    name: Name
    side: Side
    health: Some | None = None
    map: MapNumber
    zone: ZoneNumber
    tokens: list[Token] = msgspec.field(default_factory=list)
    ability: Name | None = None
    effect: Deeds = ""


class ZonePart(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A zone: its neighbours, which lines separate it from others, and what it does to those in it."""

    name: Name
    open: list[ZoneNumber]
    red: list[ZoneNumber] = msgspec.field(default_factory=list)
    black: list[ZoneNumber] = msgspec.field(default_factory=list)
    gives: Status | None = None
    boosts: Benefit | None = None
    amount: Count = 0
    reach: Reach = "any"
    x: Print[Thousandth]
    y: Print[Thousandth]


class MapEntry(Entry, frozen=True, kw_only=True):
    id: str
    name: Name
    zones: list[ZonePart]


class EnemyPlace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    enemy: Enemy
    zone: ZoneNumber


class SetupEntry(Entry, frozen=True, kw_only=True):
    """A combat setup card; `won` and `lost` are the conditions of KIN-309."""

    id: str
    quest: QuestNumber
    map: MapNumber
    boards: list[EnemyPlace]
    allies: list[Ally] = msgspec.field(default_factory=list)
    footprints: tuple[ZoneNumber, ZoneNumber, ZoneNumber, ZoneNumber]
    fate: Count
    won: list[str]
    lost: list[str] = msgspec.field(default_factory=list)


class GoodPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A thing for sale; a training site wants a test such as `flip 3 need 2 red` besides the price."""

    id: str
    price: Some
    stock: Some = 1
    test: str = ""


class PaymentPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a bounty counter gives for a trophy: coins, or a special object."""

    trophy: Enemy
    coins: Some
    object: Pair | None = None


class ShopEntry(Entry, frozen=True, kw_only=True):
    """The menu of a place: goods, training or a bounty counter. `any` is paid for every trophy."""

    id: str
    cards: list[str]
    menu: Print[str] = ""
    goods: list[GoodPart] = msgspec.field(default_factory=list)
    any: Count = 0
    bounties: list[PaymentPart] = msgspec.field(default_factory=list)


class VeteranEntry(Entry, frozen=True, kw_only=True):
    """The exchanges of a tier: pairs that leave the starting deck and what takes their places."""

    id: Seeker
    tier_1: list[tuple[Pair, Pair]]
    tier_2: list[tuple[Pair, Pair]]
    tier_3: list[tuple[Pair, Pair]]


class TierEntry(Entry, frozen=True, kw_only=True):
    """Which quests are played with which tier (0 is the starting deck), and with how many kinfire tokens."""

    tier: Count
    kinfire: Count
    quests: list[QuestNumber]
    packs: list[Literal["a", "b", "c"]]


class OptionPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A line of a decision. Only a conundrum names Seekers; only a decision has requirements.

    `clues` are memories and cards that speak for it, to a bot that has read them: `11-C`, or `11-B + 2-E` where it
    takes both to understand.
    """

    name: Name
    needs: str = ""
    clues: Print[list[str]] = msgspec.field(default_factory=list)
    seekers: list[str] = msgspec.field(default_factory=list)
    ops: list[Operation]


class Approaches(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a Seeker does who chooses a colour for a test."""

    red: Name | None = None
    green: Name | None = None
    blue: Name | None = None


class StoryEntry(Entry, frozen=True, kw_only=True):
    """A card of the story: a title, a text and what is carried out after it, from top to bottom.

    `choose` and `conundrum` among the operations stand for the options, `first` for the lines of `first`.
    """

    id: str
    name: Name
    text: Name
    ops: list[Operation]
    options: list[OptionPart] = msgspec.field(default_factory=list)
    first: list[Operation] = msgspec.field(default_factory=list)
    approaches: Print[Approaches | None] = None


class MemoryEntry(Entry, frozen=True, kw_only=True):
    """KIN-235. One with an effect sends the group to another card instead of one (KIN-239)."""

    id: str
    name: Name
    text: Name
    replaces: str = ""
    by: str = ""


class QuestEntry(Entry, frozen=True, kw_only=True):
    """A quest folder: the flap's introduction, and the adventure card by which it is chosen."""

    number: QuestNumber
    name: Name
    introduction: Name
    hidden: bool = False
    prompt_card: Print[str] = ""
    prompt: Name | None = None


class IntroductionEntry(Entry, frozen=True, kw_only=True):
    text: Name


class TownEntry(Entry, frozen=True, kw_only=True):
    id: TownName
    name: Name
    letter: Literal["v", "d"]


class LocationPart(Entry, frozen=True, kw_only=True):
    """A numbered place of a town: the card that lies in the deck at the start, and those kept apart."""

    id: str
    name: Name
    borough: Name | None = None
    start: str = ""
    later: list[str] = msgspec.field(default_factory=list)
    x: Print[Thousandth]
    y: Print[Thousandth]


class EventsEntry(Entry, frozen=True, kw_only=True):
    """The cards of a town that are events; all are apart until a card leads to them (KIN-325)."""

    cards: list[str]


class InterludeEntry(Entry, frozen=True, kw_only=True):
    """KIN-266: a short story about a Seeker; no rules effect."""

    seeker: Seeker
    pack: Literal["a", "b", "c"]
    text: Name


class ComponentEntry(Entry, frozen=True, kw_only=True):
    id: ComponentName
    count: Some
