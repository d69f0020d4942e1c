"""What an answer would bring, said before it is chosen."""

from __future__ import annotations

from collections.abc import Iterable

from veillee.core.spec import View
from veillee.games.raiders.box import (
    ARMOUR,
    DEATH_GAIN,
    DEATH_OPPONENT_LOSES_CREW,
    DEATH_RETURN,
    DEATH_VP,
    GOLD,
    IRON,
    MILL,
    PROVISIONS,
    REROLL_DIE,
    SILVER,
)
from veillee.games.raiders.faces import Faces
from veillee.games.raiders.steps.bargains import Bargain, Copy, Trade
from veillee.games.raiders.steps.buildings import Barracks, Mill, Silversmith
from veillee.games.raiders.steps.common import building_bonus, crew_total
from veillee.games.raiders.steps.hire import hire_price
from veillee.games.raiders.steps.offerings import less
from veillee.games.raiders.steps.raid import crew_points, crew_strength, raid_chances, raid_price, strength_points
from veillee.games.raiders.steps.townhall import works
from veillee.games.raiders.table import PIECES, RaidersTable

ON_DEATH = (DEATH_OPPONENT_LOSES_CREW, DEATH_RETURN, DEATH_GAIN, DEATH_VP)


class Preview:
    """What the options of the asked seat would bring, for those kinds whose label does not tell it."""

    def __init__(self, view: View[RaidersTable]) -> None:
        assert view.table.asking is not None
        self.view = view
        self.table = view.table
        self.box = view.table.box
        self.seat = view.table.asking.seat
        self.faces: Faces = view.album

    def chances(self, chances: list[tuple[int, int]]) -> list[str]:
        """How likely each number of points is."""
        whole = sum(weight for _, weight in chances)
        return [
            self.view.messages.format("preview-chance", {"percent": round(100 * weight / whole), "points": points})
            for points, weight in chances
        ]

    def what_if_raid(self, site: int) -> list[str]:
        """The price, the strength before the dice, and how likely each number of points is."""
        say = self.view.say
        provisions, gold = raid_price(self.table, self.seat, site)
        lines = self.paid(((PROVISIONS, provisions), (GOLD, gold)))
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

    def paid(self, price: Iterable[tuple[int, int]]) -> list[str]:
        """What something costs, and what is left of those goods."""
        asked = [(good, number) for good, number in price if number]
        if not asked:
            return [self.view.say("preview-free")]
        goods = self.table.seats[self.seat].goods
        cost = self.faces.amounts(asked)
        left = self.faces.listed(self.faces.amount(good, goods[good] - number) for good, number in asked)
        return [self.view.messages.format("preview-cost", {"text": cost, "left": left})]

    def what_if_plunder(self, number: int) -> list[str]:
        """What lies on the set."""
        *goods, valkyries = self.table.plunder[PIECES * number : PIECES * (number + 1)]
        lines = [self.faces.amounts(enumerate(goods))] if any(goods) else []
        lines.append(self.view.say("preview-worker", worker=self.table.set_worker[number]))
        return [*lines, self.view.say("preview-valkyries", number=valkyries)] if valkyries else lines

    def what_if_place(self, building: int) -> list[str]:
        return self.building(building, self.table.seats[self.seat].worker)

    def what_if_take(self, building: int) -> list[str]:
        return self.building(building, self.table.village[building])

    def what_if_copy(self, building: int) -> list[str]:
        assert isinstance(self.table.asking, Copy)
        return self.building(building, self.table.asking.colour)

    def building(self, building: int, worker: int) -> list[str]:
        """What the building would give with this worker."""
        if self.table.used >> building & 1:
            return [self.view.say("preview-used")]
        return [self.faces.building_text(building, worker, building_bonus(self.table, self.seat, building))]

    def what_if_play(self, card: int) -> list[str]:
        """The Town Hall effect, and whether it can do anything now (RAI-052)."""
        lines = [self.faces.hall_text(self.box.types[self.box.type_of[card]].hall)]
        return lines if works(self.table, self.seat, card) else [*lines, self.view.say("preview-no-effect")]

    def what_if_hire(self, card: int) -> list[str]:
        townsfolk = self.box.types[self.box.type_of[card]]
        lines = [self.faces.crew_text(townsfolk.crew)]
        if isinstance(self.table.asking, Barracks):
            lines = self.paid([(SILVER, hire_price(self.table, self.seat, card))]) + lines
        return lines

    def what_if_offer(self, tile: int) -> list[str]:
        return self.paid(enumerate(self.box.offerings[tile].price))

    def what_if_bargain(self, tile: int, good: int) -> list[str]:
        assert isinstance(self.table.asking, Bargain)
        number = self.table.asking.effect(self.table).number
        return self.paid(enumerate(less(self.box.offerings[tile].price, good, number)))

    def what_if_fall(self, card: int) -> list[str]:
        """What its death would do."""
        effect = self.box.types[self.box.type_of[card]].crew
        return [self.faces.crew_text(effect)] if effect.verb in ON_DEATH else []

    def what_if_forge(self, good: int) -> list[str]:
        village = self.box.village
        paid, armour = (1, village.iron_armour) if good == IRON else (village.forge_silver, village.silver_armour)
        return [self.view.say("hall-7", good=good, number=paid, good2=ARMOUR, number2=armour)]

    def what_if_gain(self, good: int) -> list[str]:
        asking = self.table.asking
        if isinstance(asking, Mill) and good == PROVISIONS:
            bonus = building_bonus(self.table, self.seat, MILL)
            return self.supplied(good, self.box.village.mill[asking.colour] + bonus)
        if isinstance(asking, Mill):
            return self.supplied(good, self.box.village.mill_gold[asking.colour])
        return self.supplied(good, asking.number(self.table) if isinstance(asking, Silversmith) else 1)

    def what_if_sell(self, card: int) -> list[str]:
        return self.supplied(SILVER, self.box.village.sale_silver)

    def what_if_pawn(self, card: int) -> list[str]:
        return self.supplied(GOLD, self.box.village.pawn_gold)

    def what_if_exchange(self) -> list[str]:
        return self.supplied(PROVISIONS, self.box.village.meal)

    def supplied(self, good: int, number: int) -> list[str]:
        """What comes from the supply, as far as it goes (RAI-026)."""
        return [self.faces.amount(good, min(number, self.table.supply[good]))]

    def what_if_trade(self) -> list[str]:
        assert isinstance(self.table.asking, Trade)
        return [self.faces.hall_text(self.table.asking.effect(self.table))]

    def what_if_recall(self, card: int) -> list[str]:
        return self.crew_effect(card)

    def what_if_enlist(self, card: int) -> list[str]:
        return self.crew_effect(card)

    def crew_effect(self, card: int) -> list[str]:
        return [self.faces.crew_text(self.box.types[self.box.type_of[card]].crew)]

    def what_if_keep_dice(self) -> list[str]:
        """The points with the dice as they lie."""
        return [self.view.say("preview-sure", number=strength_points(self.table, self.table.site, self.strength()))]

    def what_if_reroll(self, die: int) -> list[str]:
        """The chances when one of the dice is rolled again."""
        weights: dict[int, int] = {}
        for side in self.box.faces:
            strength = self.strength() - self.table.dice[die] + side
            points = strength_points(self.table, self.table.site, strength)
            weights[points] = weights.get(points, 0) + 1
        return self.chances(sorted(weights.items()))

    def strength(self) -> int:
        return sum(crew_strength(self.table, self.seat, self.table.site)) + sum(self.table.dice)
