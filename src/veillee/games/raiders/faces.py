"""What is printed on cards, tiles and dice: titles, symbols and texts, built from the box and the words."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import ClassVar

from veillee.core.album import Album
from veillee.core.scene import Face, Mark
from veillee.games.raiders.box import (
    ARMOUR,
    ARMOURY,
    BARRACKS,
    BUILDING_BONUS,
    END_VP_PER,
    GAIN,
    GATE_HOUSE,
    LONG_HOUSE,
    MILL,
    NONE,
    PROVISIONS,
    SILVERSMITH,
    STRENGTH_PER_ARMOUR,
    STRENGTH_PER_VALKYRIE,
    TOWN_HALL,
    TRADE,
    TREASURY,
    CrewEffect,
    HallEffect,
    RaidersBox,
)
from veillee.games.raiders.words import COLORS, GOODS, SITE_KINDS

# Icon, sign and colour of the goods, in their order; then the workers, who differ by sign as well as by colour.
GOOD_LOOKS = (
    ("gold-bar", "◆", "yellow"),
    ("metal-bar", "■", "blue"),
    ("cow", "ω", "orange"),
    ("two-coins", "¤", ""),
    ("meat", "∪", "red"),
    ("angel-wings", "†", "purple"),
    ("chest-armor", "▼", "green"),
)
WORKER_SIGNS = ("●", "◐", "○")
SIDES = (
    "dice-six-faces-one",
    "dice-six-faces-two",
    "dice-six-faces-three",
    "dice-six-faces-four",
    "dice-six-faces-five",
    "dice-six-faces-six",
)
# Icons of the buildings and of the kinds of sites, which have a colour as well; their signs are words.
BUILDING_ICONS = (
    "medieval-gate",
    "village",
    "locked-chest",
    "barracks-tent",
    "anvil",
    "windmill",
    "coins",
    "viking-longhouse",
)
SITE_LOOKS = (("harbor-dock", "blue"), ("watchtower", "green"), ("church", "purple"), ("castle", "red"))


class Faces(Album[RaidersBox]):
    aid: ClassVar[tuple[tuple[str, int], ...]] = (("turn", 4), ("end", 3))

    @cached_property
    def goods(self) -> list[Mark]:
        return [Mark(icon, sign, self.name("good", good), color) for good, (icon, sign, color) in enumerate(GOOD_LOOKS)]

    @cached_property
    def workers(self) -> list[Mark]:
        return [
            Mark("meeple", sign, self.say("mark-worker", worker=worker), COLORS[worker])
            for worker, sign in enumerate(WORKER_SIGNS)
        ]

    def symbols(self) -> dict[str, Mark]:
        found = dict(zip(GOODS, self.goods, strict=True))
        found |= {f"worker-{color}": mark for color, mark in zip(COLORS, self.workers, strict=True)}
        for kind, (icon, color) in enumerate(SITE_LOOKS):
            found[SITE_KINDS[kind]] = Mark(icon, self.say(f"sign-kind-{kind}"), self.name("kind", kind), color)
        found["strength"] = self.mark("strength", "‡", "red", "crossed-axes")
        found["hero"] = self.mark("hero", "★", "yellow", "crown")
        found["offering"] = self.mark("offering", "▣", icon="cauldron")
        for side in sorted(set(self.box.faces)):
            icon = SIDES[side - 1] if side <= len(SIDES) else ""
            found[f"side-{side}"] = Mark(icon, str(side), self.say("mark-side", number=side))
        for name, icon, sign, numbers in self.needed():
            for number in sorted(numbers - {0}):
                text = self.say(f"mark-needs-{name}", number=number)
                found[f"needs-{name}-{number}"] = Mark(icon, f"{number}{sign}", text)
        return found

    def needed(self) -> list[tuple[str, str, str, set[int]]]:
        """What raids ask for: the numbers that are printed on sites and on tactics cards."""
        sites = self.box.sites
        return [
            ("crew", "three-friends", "¶", {site.crew for site in sites}),
            ("provisions", "meat", "∪", {site.provisions for site in sites}),
            ("gold", "gold-bar", "◆", {site.gold for site in sites}),
            ("armour", "chest-armor", "▼", {tactic.armour for tactic in self.box.tactics}),
        ]

    @cached_property
    def on_tactics(self) -> set[str]:
        """Symbols of solo matches only."""
        return {need for card in range(len(self.box.tactics)) for need in self.face("tactic", card).needs}

    def listed(self, parts: Iterable[str]) -> str:
        """Several things in a row of words."""
        text = ""
        for part in parts:
            text = self.messages.format("list-and", {"listed": text, "part": part}) if text else part
        return text

    def amount(self, good: int, number: int) -> str:
        return self.say("amount", good=good, number=number)

    def amounts(self, pairs: Iterable[tuple[int, int]]) -> str:
        return self.listed(self.amount(good, number) for good, number in pairs if number)

    # -- cards and tiles -------------------------------------------------------------------

    def face_townsfolk(self, card: int) -> Face:
        return self.face("card", self.box.type_of[card])

    def face_card(self, kind: int) -> Face:
        """Strength and price, and what the card does in the crew and in the Town Hall."""
        townsfolk = self.box.types[kind]
        say = self.messages.format
        lines = [say("text-crew", {"text": self.crew_text(townsfolk.crew)})]
        if townsfolk.hero:
            lines.append(self.say("text-hero"))
        else:
            lines.append(say("text-hall", {"text": self.hall_text(townsfolk.hall)}))
        return Face(
            self.name("card", kind),
            "townsfolk",
            "yellow" if townsfolk.hero else "orange",
            marks=["strength"] * townsfolk.strength + ["hero"] * townsfolk.hero,
            cost=["silver"] * townsfolk.cost,
            lines=lines,
        )

    def face_offering(self, tile: int) -> Face:
        offering = self.box.offerings[tile]
        cost = [GOODS[good] for good, number in enumerate(offering.price) for _ in range(number)]
        return Face(self.say("title-offering"), "offering", "purple", cost=cost, points=offering.points)

    def face_tactic(self, card: int) -> Face:
        """What the opponent needs for the raid, what it brings, and what it gains when it prepares instead."""
        tactic = self.box.tactics[card]
        say = self.messages.format
        order = [str(self.box.sites[tactic.site].sets.index(place) + 1) for place in tactic.sets]
        gains = [(ARMOUR, tactic.gain_armour), (PROVISIONS, tactic.gain_provisions)]
        gained = [self.amount(good, number) for good, number in gains if number]
        gained += [self.say("text-tile")] * tactic.gain_offering
        site = self.name("site", tactic.site)
        return Face(
            self.name("tactic", card),
            "tactic",
            "purple",
            needs=[f"needs-armour-{tactic.armour}"] if tactic.armour else [],
            cost=["provisions"] * tactic.provisions,
            lines=[
                say("text-tactic-site", {"site": site, "text": self.listed(order)}),
                say("text-tactic-prepares", {"text": self.listed(gained)}),
                self.say("text-tactic-building", building=tactic.building),
            ],
            points=tactic.points,
            gains=[GOODS[good] for good, number in gains for _ in range(number)] + ["offering"] * tactic.gain_offering,
        )

    def die(self, side: int) -> Face:
        sides = [f"side-{face}" for face in self.box.faces]
        return Face(self.say("title-die"), "die", marks=[f"side-{side}"], sides=sides)

    # -- effects in words ------------------------------------------------------------------

    def crew_text(self, effect: CrewEffect) -> str:
        message = f"crew-{effect.verb}"
        args: dict[str, int] = {}
        if effect.number != NONE:
            args["number"] = effect.number
        if effect.kind != NONE:
            args["kind"] = effect.kind
        if effect.building != NONE:
            args["building"] = effect.building
        if effect.good != NONE:
            args["good"] = effect.good
        elif effect.verb == END_VP_PER:
            message = "crew-12-tiles"
        elif effect.verb == BUILDING_BONUS:
            message = "crew-13-cards"
        if effect.verb in (STRENGTH_PER_ARMOUR, STRENGTH_PER_VALKYRIE):
            args["number2"] = effect.per
        return self.say(message, **args)

    def hall_text(self, effect: HallEffect) -> str:
        if effect.verb == GAIN:
            return self.messages.format("hall-2", {"text": self.amounts(effect.gets)})
        args: dict[str, int] = {}
        if effect.verb == TRADE:
            (args["good"], args["number"]), (args["good2"], args["number2"]) = effect.gives[0], effect.gets[0]
        if effect.number != NONE:
            args["number"] = effect.number
        if effect.good != NONE:
            args["good"] = effect.good
        return self.say(f"hall-{effect.verb}", **args)

    def building_text(self, building: int, worker: int = NONE, more: int = 0) -> str:
        """What a building does: for any worker, or for one of them, with what the crew adds to it."""
        village = self.box.village
        say = self.say
        if building == GATE_HOUSE:
            return say("building-0", number=village.cards + more)
        if building == TREASURY:
            silver, cards, gold = village.sale_silver, village.pawn_cards, village.pawn_gold
            return say("building-2", number=silver, number2=cards, number3=gold)
        if building == ARMOURY:
            iron, silver, armour = village.iron_armour, village.forge_silver, village.silver_armour
            return say("building-4", number=iron, number2=silver, number3=armour)
        if building == MILL and worker == NONE:
            black, grey, white = village.mill
            return say("building-5-all", number=black, number2=grey, number3=white, number4=village.mill_gold[2])
        if building == MILL and village.mill_gold[worker]:
            return say("building-5-gold", number=village.mill[worker] + more, number2=village.mill_gold[worker])
        if building == MILL:
            return say("building-5", number=village.mill[worker] + more)
        if building == SILVERSMITH and worker == NONE:
            black, grey, white = village.silver
            return say("building-6-all", number=black, number2=grey, number3=white)
        if building == SILVERSMITH:
            return say("building-6", number=village.silver[worker] + more)
        if building == LONG_HOUSE:
            return say("building-7", number=village.meal)
        assert building in (TOWN_HALL, BARRACKS)
        return say("building-1" if building == TOWN_HALL else "building-3")
