"""What an answer would bring, said before it is chosen."""

from __future__ import annotations

from veillee.core.spec import View
from veillee.core.step import Option
from veillee.games.raiders.box import (
    ARMOUR,
    DEATH_GAIN,
    DEATH_OPPONENT_LOSES_CREW,
    DEATH_RETURN,
    DEATH_VP,
    GOLD,
    IRON,
    MILL,
    NONE,
    PROVISIONS,
    REROLL_DIE,
    SILVER,
)
from veillee.games.raiders.faces import Faces
from veillee.games.raiders.steps.bargains import Copy, Trade
from veillee.games.raiders.steps.buildings import Barracks, Mill, Silversmith
from veillee.games.raiders.steps.common import building_bonus, crew_total
from veillee.games.raiders.steps.hire import hire_price
from veillee.games.raiders.steps.raid import crew_points, crew_strength, raid_chances, raid_price, strength_points
from veillee.games.raiders.steps.townhall import works
from veillee.games.raiders.table import PIECES, RaidersTable

ON_DEATH = (DEATH_OPPONENT_LOSES_CREW, DEATH_RETURN, DEATH_GAIN, DEATH_VP)


def preview(view: View[RaidersTable], option: Option) -> list[str]:
    return Preview(view).lines(option)


class Preview:
    """Says what one option of the asked seat would bring."""

    def __init__(self, view: View[RaidersTable]) -> None:
        assert view.table.asking is not None
        self.view = view
        self.table = view.table
        self.box = view.table.box
        self.seat = view.table.asking.seat
        self.faces = Faces(view)

    def lines(self, option: Option) -> list[str]:
        """The lines for the kinds of options whose outcome the label alone does not tell."""
        kind, values = option.kind, option.values
        if kind == "raid":
            return self.raid(values[0])
        if kind == "plunder":
            return self.plunder(values[0])
        if kind in ("place", "take", "copy"):
            return [self.building(kind, values[0])]
        if kind == "play":
            return self.play(values[0])
        if kind == "hire":
            return self.hire(values[0])
        if kind == "fall":
            return self.fall(values[0])
        if kind == "forge":
            return self.forge(values[0])
        if kind in ("gain", "sell", "pawn", "exchange"):
            return self.gains(kind, values)
        if kind in ("trade", "recall", "enlist"):
            return self.card_effect(kind, values)
        if kind in ("reroll", "keep_dice"):
            return self.dice(values)
        return []

    def chances(self, chances: list[tuple[int, int]]) -> list[str]:
        """How likely each number of points is."""
        whole = sum(weight for _, weight in chances)
        return [
            self.view.messages.format("preview-chance", {"percent": round(100 * weight / whole), "points": points})
            for points, weight in chances
        ]

    def raid(self, site: int) -> list[str]:
        """The price, the strength before the dice, and how likely each number of points is."""
        say = self.view.say
        provisions, gold = raid_price(self.table, self.seat, site)
        cost = self.faces.amounts(((PROVISIONS, provisions), (GOLD, gold)))
        lines = [self.view.messages.format("preview-cost", {"text": cost}) if cost else say("preview-free")]
        chances = raid_chances(self.table, self.seat, site)
        if self.box.sites[site].dice:
            printed, effects, armour = crew_strength(self.table, self.seat, site)
            before = printed + effects + armour
            lines.append(say("preview-strength", number=before, number2=printed, number3=effects, number4=armour))
            lines += self.chances(chances)
            rerolls = crew_total(self.table, self.seat, REROLL_DIE)
            if rerolls:
                lines.append(say("preview-rerolls", number=rerolls))
        else:
            lines.append(say("preview-sure", number=chances[0][0]))
        more = crew_points(self.table, self.seat, site)
        return [*lines, say("preview-crew", number=more)] if more else lines

    def plunder(self, number: int) -> list[str]:
        """What lies on the set."""
        *goods, valkyries = self.table.plunder[PIECES * number : PIECES * (number + 1)]
        lines = [self.faces.amounts(enumerate(goods))] if any(goods) else []
        lines.append(self.view.say("preview-worker", worker=self.table.set_worker[number]))
        return [*lines, self.view.say("preview-valkyries", number=valkyries)] if valkyries else lines

    def building(self, kind: str, building: int) -> str:
        """What the building would give with the worker in question."""
        if self.table.used >> building & 1:
            return self.view.say("preview-used")
        worker = self.table.seats[self.seat].worker if kind == "place" else self.table.village[building]
        if kind == "copy" and isinstance(self.table.asking, Copy):
            worker = self.table.asking.colour
        return self.faces.building_text(building, worker, building_bonus(self.table, self.seat, building))

    def play(self, card: int) -> list[str]:
        """The Town Hall effect, and whether it can do anything now (RAI-052)."""
        lines = [self.faces.hall_text(self.box.types[self.box.type_of[card]].hall)]
        return lines if works(self.table, self.seat, card) else [*lines, self.view.say("preview-no-effect")]

    def hire(self, card: int) -> list[str]:
        townsfolk = self.box.types[self.box.type_of[card]]
        lines = [self.faces.crew_text(townsfolk.crew)]
        if isinstance(self.table.asking, Barracks):
            lines.insert(0, self.view.say("preview-price", number=hire_price(self.table, self.seat, card)))
        return lines

    def fall(self, card: int) -> list[str]:
        """What its death would do."""
        effect = self.box.types[self.box.type_of[card]].crew
        return [self.faces.crew_text(effect)] if effect.verb in ON_DEATH else []

    def forge(self, good: int) -> list[str]:
        village = self.box.village
        paid, armour = (1, village.iron_armour) if good == IRON else (village.forge_silver, village.silver_armour)
        return [self.view.say("hall-7", good=good, number=paid, good2=ARMOUR, number2=armour)]

    def gains(self, kind: str, values: tuple[int, ...]) -> list[str]:
        """What comes from the supply, as far as it goes (RAI-026)."""
        village, asking = self.box.village, self.table.asking
        good, number = (values[0] if kind == "gain" else NONE), 1
        if isinstance(asking, Mill) and good == PROVISIONS:
            number = village.mill[asking.colour] + building_bonus(self.table, self.seat, MILL)
        elif isinstance(asking, Mill):
            number = village.mill_gold[asking.colour]
        elif isinstance(asking, Silversmith):
            number = asking.number(self.table)
        elif kind == "sell":
            good, number = SILVER, village.sale_silver
        elif kind == "pawn":
            good, number = GOLD, village.pawn_gold
        elif kind == "exchange":
            good, number = PROVISIONS, village.meal
        return [self.faces.amount(good, min(number, self.table.supply[good]))]

    def card_effect(self, kind: str, values: tuple[int, ...]) -> list[str]:
        if kind == "trade":
            assert isinstance(self.table.asking, Trade)
            return [self.faces.hall_text(self.table.asking.effect(self.table))]
        return [self.faces.crew_text(self.box.types[self.box.type_of[values[0]]].crew)]

    def dice(self, values: tuple[int, ...]) -> list[str]:
        """The points with the dice as they lie, or the chances when one of them is rolled again."""
        table = self.table
        strength = sum(crew_strength(table, self.seat, table.site)) + sum(table.dice)
        if not values:
            return [self.view.say("preview-sure", number=strength_points(table, table.site, strength))]
        weights: dict[int, int] = {}
        for side in self.box.faces:
            points = strength_points(table, table.site, strength - table.dice[values[0]] + side)
            weights[points] = weights.get(points, 0) + 1
        return self.chances(sorted(weights.items()))
