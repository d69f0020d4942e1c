"""The Blacksmith of the second model: COV-192 to COV-204."""

from __future__ import annotations

from collections.abc import Iterable

from tests.games.cove.referee.harbour import Harbour
from tests.games.cove.referee.shop import Shop
from tests.games.cove.referee.talk import CLAN_OF, CLANS, COLOR
from tests.hearing import Chance, Talk

COAL = "coal"


def color(die: str) -> str:
    return die.split("_")[0]


class Forge(Shop):
    def __init__(self, game: Harbour) -> None:
        super().__init__(game, "blacksmith")
        self.forge = self.content["forge"]
        dice = self.content["die"]
        self.order: list[str] = [die["id"] for die in dice]
        self.points: dict[str, int] = {alloy["id"]: alloy["points"] for alloy in self.content["alloy"]}
        self.workshop = {die["id"] for die in dice if die.get("workshop")}
        self.reserve = set(self.order) - self.workshop
        self.furnaces: dict[str, list[str]] = {
            f"furnace_{number}": [] for number in range(1, self.forge["furnaces"] + 1)
        }
        self.shown: dict[str, int] = {}  # the value of a die that was rolled

    def sorted(self, dice: Iterable[str]) -> list[str]:
        return sorted(dice, key=self.order.index)

    def with_seat(self) -> list[str]:
        return [furnace for furnace, dice in self.furnaces.items() if len(dice) < self.forge["seats"]]

    def usable(self, place: str) -> bool:
        return {
            "mine": bool(self.mined(self.forge["mine_points"])),
            "furnace": bool(self.workshop) and bool(self.with_seat()),
            "anvil": bool(self.forged()),
            "bellows": any(self.furnaces.values()),
        }[place]

    def act(self, place: str) -> Talk[None]:
        yield from {"mine": self.mine, "furnace": self.roll, "anvil": self.anvil, "bellows": self.bellows}[place]()

    # -- Mine -----------------------------------------------------------------------------------

    def mined(self, points: int) -> list[str]:
        """Colours that can be taken."""
        if len(self.workshop) >= self.forge["workshop_max"]:
            return []
        there = {color(die) for die in self.reserve}
        return [name for name, cost in self.points.items() if name in there and cost <= points]

    def mine(self) -> Talk[None]:
        points: int = self.forge["mine_points"]
        began = False
        while self.mined(points):
            key = yield from self.ask(*(f"mine:{name}" for name in self.mined(points)), *["enough"] * began)
            if key == "enough":
                return
            began = True
            name = key.split(":")[1]
            points -= self.points[name]
            die = next(die for die in self.sorted(self.reserve) if color(die) == name)
            self.reserve.remove(die)
            self.workshop.add(die)
            self.tell("mines", die=die)

    # -- Furnace --------------------------------------------------------------------------------

    def throw(self, dice: Iterable[str]) -> Talk[None]:
        for die in self.sorted(dice):
            value = yield Chance("number", list("123456"))
            self.shown[die] = int(value)
            self.tell("rolls", die=die, number=value)

    def different(self, dice: Iterable[str]) -> list[str]:
        """Copies that cannot be told apart are offered once."""
        found: dict[tuple[str, int], str] = {}
        for die in self.sorted(dice):
            found.setdefault((color(die), self.shown[die]), die)
        return list(found.values())

    def roll(self) -> Talk[None]:
        yield from self.throw(self.workshop)
        corrupted = False
        while True:
            keys = ["reroll_free"] if self.has_power(1) else []
            if not corrupted and self.game.supply:
                keys.append("reroll_corrupt")
            key = yield from self.ask(*keys, "keep_dice")
            if key == "keep_dice":
                break
            if key == "reroll_free":
                self.use_power(1)
            else:
                corrupted = True
                self.game.corrupt(self.id, 1)
            yield from self.reroll()
        yield from self.load()
        for die in self.workshop:
            del self.shown[die]

    def reroll(self) -> Talk[None]:
        picked: set[str] = set()
        while self.workshop - picked:
            keys = [f"again:{die}" for die in self.different(self.workshop - picked)]
            key = yield from self.ask(*keys, *["enough"] * bool(picked))
            if key == "enough":
                break
            picked.add(key.split(":")[1])
        yield from self.throw(picked)

    def load(self) -> Talk[None]:
        while self.workshop and self.with_seat():
            empty = [furnace for furnace in self.with_seat() if not self.furnaces[furnace]]
            furnaces = [furnace for furnace in self.with_seat() if furnace not in empty[1:]]
            keys = [f"load:{die}:{furnace}" for die in self.different(self.workshop) for furnace in furnaces]
            key = yield from self.ask(*keys, "enough")
            if key == "enough":
                return
            _, die, furnace = key.split(":")
            self.workshop.remove(die)
            self.furnaces[furnace].append(die)
            self.tell("loads", die=die, furnace=furnace, number=self.heat(furnace), number2=self.shown[die])

    def heat(self, furnace: str) -> int:
        return sum(self.shown[die] for die in self.furnaces[furnace])

    # -- Anvil ----------------------------------------------------------------------------------

    def good(self, furnace: str, clan: str) -> str:
        return f"{'large' if self.heat(furnace) >= self.forge['large_heat'] else 'small'}_{clan}"

    def forged(self) -> list[str]:
        found = []
        for furnace, dice in self.furnaces.items():
            for clan in CLANS:
                there = any(color(die) == COLOR[clan] for die in dice)
                hot = self.heat(furnace) >= self.forge["small_heat"]
                if there and hot and self.game.available(self.id, self.good(furnace, clan)):
                    found.append(f"forge:{furnace}:{clan}")
        return found

    def anvil(self) -> Talk[None]:
        began = False
        while self.forged():
            key = yield from self.ask(*self.forged(), *["enough"] * began)
            if key == "enough":
                return
            began = True
            _, furnace, clan = key.split(":")
            heat = self.heat(furnace)
            self.tell("forges", furnace=furnace, number=heat)
            self.game.gain_good(self.id, self.good(furnace, clan))
            if heat >= self.forge["corrupt_heat"]:
                self.game.corrupt(self.id, 1)
            keys = ["keep_corrupt"] * bool(self.game.supply) + ["keep_free"] * self.has_power(2)
            key = yield from self.ask(*keys, "let_go")
            if key == "keep_free":
                self.use_power(2)
            elif key == "keep_corrupt":
                self.game.corrupt(self.id, 1)
            self.tell("returns-alloys" if key == "let_go" else "keeps-alloys", furnace=furnace)
            self.clear(furnace, alloys=key != "let_go")

    def clear(self, furnace: str, alloys: bool) -> None:
        for die in self.furnaces[furnace]:
            del self.shown[die]
            (self.workshop if alloys or color(die) not in CLAN_OF else self.reserve).add(die)
        self.furnaces[furnace] = []

    # -- Bellows --------------------------------------------------------------------------------

    def bellows(self) -> Talk[None]:
        stoked: list[str] = []
        while len(stoked) < 2:
            keys = []
            for dice in self.furnaces.values():
                for die in self.different(set(dice) - set(stoked)):
                    keys += [f"stoke:{die}:up"] * (self.shown[die] < 6) + [f"stoke:{die}:down"] * (self.shown[die] > 1)
            if not stoked:
                keys += [f"empty:{furnace}" for furnace, dice in self.furnaces.items() if dice]
            key = yield from self.ask(*keys, *["enough"] * bool(stoked))
            if key == "enough":
                return
            verb, _, rest = key.partition(":")
            if verb == "empty":
                self.tell("empties", furnace=rest)
                self.clear(rest, alloys=True)
                return
            die, _, way = rest.partition(":")
            self.shown[die] += 1 if way == "up" else -1
            stoked.append(die)
            self.tell("stokes", die=die, number=self.shown[die])

    def picture(self) -> dict[str, object]:
        return {
            "workshop": self.sorted(self.workshop),
            "reserve": self.sorted(self.reserve),
            "furnaces": {
                furnace: sorted((die, self.shown[die]) for die in dice) for furnace, dice in self.furnaces.items()
            },
        }
