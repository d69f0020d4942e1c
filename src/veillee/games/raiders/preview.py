"""What an answer would bring, said before it is chosen."""

from __future__ import annotations

from veillee.core.spec import View
from veillee.core.step import Option
from veillee.games.raiders.box import (
    DEATH_GAIN,
    DEATH_OPPONENT_LOSES_CREW,
    DEATH_RETURN,
    DEATH_VP,
    GOLD,
    IRON,
    PROVISIONS,
    REROLL_DIE,
)
from veillee.games.raiders.faces import Faces
from veillee.games.raiders.steps.bargains import Copy
from veillee.games.raiders.steps.buildings import Barracks
from veillee.games.raiders.steps.common import building_bonus, crew_total
from veillee.games.raiders.steps.hire import hire_price
from veillee.games.raiders.steps.raid import crew_points, crew_strength, raid_chances, raid_price
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
        return []

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
            whole = sum(weight for _, weight in chances)
            for points, weight in chances:
                args = {"percent": round(100 * weight / whole), "points": points}
                lines.append(self.view.messages.format("preview-chance", args))
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
        return [self.view.say("hall-7", good=good, number=paid, good2=6, number2=armour)]
