"""The faces of cards, tiles and dice: titles, symbols and texts, built from the box and the words."""

from __future__ import annotations

from collections.abc import Iterable

from veillee.core.scene import Face, Mark, Piece
from veillee.core.spec import View
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
)
from veillee.games.raiders.table import RaidersTable
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


class Faces:
    """Makes the faces of one scene."""

    def __init__(self, view: View[RaidersTable]) -> None:
        self.view = view
        self.box = view.table.box
        self.good_marks = [
            Mark(icon, sign, view.name("good", good), color) for good, (icon, sign, color) in enumerate(GOOD_LOOKS)
        ]
        self.worker_marks = [
            Mark("meeple", sign, view.say("mark-worker", worker=worker), COLORS[worker])
            for worker, sign in enumerate(WORKER_SIGNS)
        ]

    def legend(self) -> dict[str, Mark]:
        """What every symbol on the faces means."""
        found = dict(zip(GOODS, self.good_marks, strict=True))
        found |= {f"worker-{color}": mark for color, mark in zip(COLORS, self.worker_marks, strict=True)}
        for kind, (icon, color) in enumerate(SITE_LOOKS):
            sign, text = self.view.say(f"sign-kind-{kind}"), self.view.name("kind", kind)
            found[SITE_KINDS[kind]] = Mark(icon, sign, text, color)
        found["strength"] = Mark("crossed-axes", "‡", self.view.say("mark-strength"), "red")
        found["hero"] = Mark("crown", "★", self.view.say("mark-hero"), "yellow")
        found["offering"] = Mark("cauldron", "▣", self.view.say("mark-offering"))
        for side in sorted(set(self.box.faces)):
            icon = SIDES[side - 1] if side <= len(SIDES) else ""
            found[f"side-{side}"] = Mark(icon, str(side), self.view.say("mark-side", number=side))
        for name, icon, sign, numbers in self.needed():
            for number in numbers:
                text = self.view.say(f"mark-needs-{name}", number=number)
                found[f"needs-{name}-{number}"] = Mark(icon, f"{number}{sign}", text)
        return found

    def needed(self) -> list[tuple[str, str, str, list[int]]]:
        """What raids ask for: the numbers that are printed on sites and on the tactics card."""
        sites = self.box.sites
        opponent = self.view.table.opponent
        armour = self.box.tactics[opponent.card].armour if opponent is not None and opponent.card != NONE else 0
        return [
            ("crew", "three-friends", "¶", sorted({site.crew for site in sites if site.crew})),
            ("provisions", "meat", "∪", sorted({site.provisions for site in sites if site.provisions})),
            ("gold", "gold-bar", "◆", sorted({site.gold for site in sites if site.gold})),
            ("armour", "chest-armor", "▼", [armour] if armour else []),
        ]

    def listed(self, parts: Iterable[str]) -> str:
        """Several things in a row of words."""
        text = ""
        for part in parts:
            text = self.view.messages.format("list-and", {"listed": text, "part": part}) if text else part
        return text

    def amount(self, good: int, number: int) -> str:
        return self.view.say("amount", good=good, number=number)

    def amounts(self, pairs: Iterable[tuple[int, int]]) -> str:
        return self.listed(self.amount(good, number) for good, number in pairs if number)

    # -- cards and tiles -------------------------------------------------------------------

    def townsfolk(self, card: int) -> Piece:
        """Strength and price, and what the card does in the crew and in the Town Hall."""
        kind = self.box.type_of[card]
        townsfolk = self.box.types[kind]
        say = self.view.messages.format
        lines = [say("text-crew", {"text": self.crew_text(townsfolk.crew)})]
        if townsfolk.hero:
            lines.append(self.view.say("text-hero"))
        else:
            lines.append(say("text-hall", {"text": self.hall_text(townsfolk.hall)}))
        face = Face(
            self.view.name("card", kind),
            "townsfolk",
            "yellow" if townsfolk.hero else "orange",
            marks=["strength"] * townsfolk.strength + ["hero"] * townsfolk.hero,
            cost=["silver"] * townsfolk.cost,
            lines=lines,
        )
        return Piece(self.view.target("townsfolk", card), face)

    def offering(self, tile: int) -> Piece:
        offering = self.box.offerings[tile]
        cost = [GOODS[good] for good, number in enumerate(offering.price) for _ in range(number)]
        face = Face(self.view.say("title-offering"), "offering", "purple", cost=cost, points=offering.points)
        return Piece(self.view.target("offering", tile), face)

    def tactic(self, card: int) -> Piece:
        """What the opponent needs for the raid, what it brings, and what it gains when it prepares instead."""
        tactic = self.box.tactics[card]
        say = self.view.messages.format
        order = [str(self.box.sites[tactic.site].sets.index(place) + 1) for place in tactic.sets]
        gains = [(ARMOUR, tactic.gain_armour), (PROVISIONS, tactic.gain_provisions)]
        gained = [self.amount(good, number) for good, number in gains if number]
        gained += [self.view.say("text-tile")] * tactic.gain_offering
        site = self.view.name("site", tactic.site)
        face = Face(
            self.view.name("tactic", card),
            "tactic",
            "purple",
            needs=[f"needs-armour-{tactic.armour}"] if tactic.armour else [],
            cost=["provisions"] * tactic.provisions,
            lines=[
                say("text-tactic-site", {"site": site, "text": self.listed(order)}),
                say("text-tactic-prepares", {"text": self.listed(gained)}),
                self.view.say("text-tactic-building", building=tactic.building),
            ],
            points=tactic.points,
            gains=[GOODS[good] for good, number in gains for _ in range(number)] + ["offering"] * tactic.gain_offering,
        )
        return Piece(self.view.target("tactic", card), face)

    def die(self, number: int, side: int) -> Piece:
        sides = [f"side-{face}" for face in self.box.faces]
        face = Face(self.view.say("title-die"), "die", marks=[f"side-{side}"], sides=sides)
        return Piece(self.view.target("die", number), face)

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
        return self.view.say(message, **args)

    def hall_text(self, effect: HallEffect) -> str:
        if effect.verb == GAIN:
            return self.view.messages.format("hall-2", {"text": self.amounts(effect.gets)})
        args: dict[str, int] = {}
        if effect.verb == TRADE:
            (args["good"], args["number"]), (args["good2"], args["number2"]) = effect.gives[0], effect.gets[0]
        if effect.number != NONE:
            args["number"] = effect.number
        if effect.good != NONE:
            args["good"] = effect.good
        return self.view.say(f"hall-{effect.verb}", **args)

    def building_text(self, building: int, worker: int = NONE, more: int = 0) -> str:
        """What a building does: for any worker, or for one of them, with what the crew adds to it."""
        village = self.box.village
        say = self.view.say
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
