"""The vocabulary of the townsfolk cards: what a crew effect and a Town Hall effect may say, and what they become."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal, NamedTuple

import msgspec

from veillee.core.content import one_of
from veillee.core.text import Phrase
from veillee.games.raiders import box as b
from veillee.games.raiders.words import BUILDING_IDS, GOODS, SITE_KINDS

Some = Annotated[int, msgspec.Meta(ge=1, le=99)]
Stock = Literal["gold", "iron", "livestock", "silver", "provisions"]


class EffectEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One effect of a card: its name and whatever that effect takes."""

    effect: str
    kind: Literal["harbour", "outpost", "monastery", "fortress"] | None = None
    building: str | None = None
    resource: str | None = None
    n: Some | None = None
    per: Some | None = None
    vp: Some | None = None
    up_to: Some | None = None
    silver: Some | None = None
    give: dict[Stock, Some] | None = None
    get: dict[Literal["gold", "iron", "livestock", "silver", "provisions", "armour"], Some] | None = None


FIELDS = tuple(name for name in EffectEntry.__struct_fields__ if name != "effect")


class Says(NamedTuple):
    """What an effect takes: its fields, and which resources or buildings it may name."""

    verb: int
    fields: tuple[str, ...] = ()
    resources: tuple[str, ...] = ()
    buildings: tuple[str, ...] = ()


CREW = {
    "vp_on_raid": Says(b.VP_ON_RAID, ("kind", "vp")),
    "strength_on_raid": Says(b.STRENGTH_ON_RAID, ("kind", "n")),
    "raid_discount": Says(b.RAID_DISCOUNT, ("kind", "resource", "n"), ("provisions", "gold")),
    "reroll_die": Says(b.REROLL_DIE, ("n",)),
    "strength_per_armour": Says(b.STRENGTH_PER_ARMOUR, ("per", "n")),
    "strength_per_other_crew": Says(b.STRENGTH_PER_CREW, ("n",)),
    "strength_per_valkyrie": Says(b.STRENGTH_PER_VALKYRIE, ("per", "n")),
    "on_death_opponent_loses_crew": Says(b.DEATH_OPPONENT_LOSES_CREW, ("n",)),
    "on_death_return_to_hand": Says(b.DEATH_RETURN),
    "on_death_gain": Says(b.DEATH_GAIN, ("resource", "n"), GOODS[:5]),
    "on_death_vp": Says(b.DEATH_VP, ("vp",)),
    "end_vp": Says(b.END_VP, ("vp",)),
    "end_vp_per": Says(b.END_VP_PER, ("resource", "vp"), ("livestock", "offering_tile")),
    "building_bonus": Says(
        b.BUILDING_BONUS,
        ("building", "resource", "n"),
        ("card", "provisions", "silver"),
        ("gate_house", "mill", "silversmith"),
    ),
    "hire_discount": Says(b.HIRE_DISCOUNT, ("building", "n"), (), ("barracks",)),
    "extra_long_house_action": Says(b.EXTRA_LONG_HOUSE, ("n",)),
}
HALL = {
    "swap_worker": Says(b.SWAP_WORKER),
    "gain": Says(b.GAIN, ("get",)),
    "all_opponents_lose": Says(b.ALL_LOSE, ("resource", "n"), ("silver", "provisions")),
    "steal_plunder": Says(b.STEAL_PLUNDER, ("n",)),
    "opponent_loses": Says(b.ONE_LOSES, ("resource", "n"), ("armour",)),
    "sacrifice_crew_for_plunder": Says(b.SACRIFICE, ("n",)),
    "trade": Says(b.TRADE, ("give", "get")),
    "draw": Says(b.DRAW_CARDS, ("n",)),
    "swap_crew_with_hand": Says(b.SWAP_CREW),
    "collect_from_all": Says(b.COLLECT, ("n",)),
    "copy_building": Says(b.COPY_BUILDING),
    "hire_for": Says(b.HIRE_FOR, ("silver",)),
    "cycle_offerings": Says(b.CYCLE_OFFERINGS),
    "swap_cards": Says(b.SWAP_CARDS),
    "discounted_offering": Says(b.DISCOUNTED_OFFERING, ("n",)),
    "steal": Says(b.STEAL, ("resource", "up_to"), ("silver", "provisions")),
}
BONUSES = {"gate_house": "card", "mill": "provisions", "silversmith": "silver"}
# Effects on what the automated opponent does not have (RAI-200); the others depend on the good (RAI-195).
VOID_IN_SOLO = (b.SWAP_WORKER, b.STEAL_PLUNDER, b.SWAP_CARDS)
ON_OPPONENTS = (b.ALL_LOSE, b.ONE_LOSES, b.STEAL)


class EffectReader:
    """Turns entries into effects and notes what is wrong with them."""

    def __init__(
        self, problem: Callable[[msgspec.Struct, str, object, Phrase], None], says: Callable[..., Phrase]
    ) -> None:
        self.problem = problem
        self.says = says

    def crew(self, card: msgspec.Struct, entry: EffectEntry) -> b.CrewEffect:
        says = self._read(card, "crew", entry, CREW)
        solo = b.SOLO_VOID if says.verb == b.DEATH_OPPONENT_LOSES_CREW else b.SOLO_NORMAL
        return b.CrewEffect(
            verb=says.verb,
            kind=index(SITE_KINDS, entry.kind),
            building=index(BUILDING_IDS, entry.building),
            good=index(GOODS, entry.resource),
            per=b.NONE if entry.per is None else entry.per,
            number=number_of(entry),
            solo=solo,
        )

    def hall(self, card: msgspec.Struct, entry: EffectEntry | None) -> b.HallEffect:
        if entry is None:
            return b.HallEffect(verb=b.NO_EFFECT)
        says = self._read(card, "hall", entry, HALL)
        good = index(GOODS, entry.resource)
        gives, gets = pairs(entry.give), pairs(entry.get)
        if says.verb == b.TRADE and (len(gives) != 1 or len(gets) != 1 or gets[0][0] == b.ARMOUR):
            self.problem(card, "hall", entry.get, self.says("expected-trade"))
        number, solo = number_of(entry), in_solo(says.verb, good)
        return b.HallEffect(verb=says.verb, good=good, number=number, gives=gives, gets=gets, solo=solo)

    def _read(self, card: msgspec.Struct, field: str, entry: EffectEntry, vocabulary: dict[str, Says]) -> Says:
        says = vocabulary.get(entry.effect)
        if says is None:
            self.problem(card, field, entry.effect, one_of(vocabulary))
            return Says(b.NONE)
        given = tuple(name for name in FIELDS if getattr(entry, name) is not None)
        if set(given) != set(says.fields):
            expected = self.says("expected-with", effect=entry.effect, count=len(says.fields), fields=says.fields)
            self.problem(card, field, ", ".join(given) or None, expected)
            return says
        for name, allowed in (("resource", says.resources), ("building", says.buildings)):
            value = getattr(entry, name)
            if value is not None and value not in allowed:
                self.problem(card, f"{field}.{name}", value, one_of(allowed))
        if says.verb == b.BUILDING_BONUS and entry.resource != BONUSES.get(entry.building or "", entry.resource):
            expected = self.says("expected-bonus", good=BONUSES[entry.building or ""])
            self.problem(card, f"{field}.resource", entry.resource, expected)
        return says


def in_solo(verb: int, good: int) -> int:
    """RAI-195, RAI-200: the automated opponent has armour and provisions, and nothing else to lose."""
    if verb in VOID_IN_SOLO:
        return b.SOLO_VOID
    if verb in ON_OPPONENTS:
        return b.SOLO_OPPONENT if good in (b.ARMOUR, b.PROVISIONS) else b.SOLO_VOID
    return b.SOLO_OPPONENT if verb == b.COLLECT else b.SOLO_NORMAL


def index(names: tuple[str, ...], name: str | None) -> int:
    """The number of a name; cards and offering tiles are no goods."""
    return names.index(name) if name in names else b.NONE


def number_of(entry: EffectEntry) -> int:
    for value in (entry.n, entry.vp, entry.up_to, entry.silver):
        if value is not None:
            return value
    return b.NONE


def pairs(goods: dict[Any, int] | None) -> tuple[tuple[int, int], ...]:
    """Goods with their numbers, provisions before plunder, in whichever order the pack writes them."""
    return tuple(sorted(((GOODS.index(good), number) for good, number in (goods or {}).items()), reverse=True))
