"""The Captain of the second model: COV-205 to COV-216."""

from __future__ import annotations

from tests.games.cove.referee.harbour import Harbour
from tests.games.cove.referee.shop import Shop
from tests.games.cove.referee.talk import CLANS
from tests.hearing import Chance, Talk

STORM = "0"


class Fleet(Shop):
    def __init__(self, game: Harbour) -> None:
        super().__init__(game, "captain")
        self.fleet = self.content["fleet"]
        self.spaces: list[str] = self.fleet["spaces"]
        self.island = len(self.spaces) - 1
        self.ships = dict.fromkeys(CLANS, 0)
        self.treasures = set(CLANS)

    def afloat(self) -> list[str]:
        """Ships that can sail on."""
        return [clan for clan in CLANS if self.ships[clan] < self.island]

    def recallable(self) -> list[str]:
        return [clan for clan in CLANS if self.spaces[self.ships[clan]] in ("fishing", "treasure")]

    def usable(self, place: str) -> bool:
        return bool(self.recallable()) if place == "recall" else bool(self.afloat())

    def act(self, place: str) -> Talk[None]:
        if place == "helm":
            points = yield from self.spin_twice()
            yield from self.distribute(points)
        elif place == "oars":
            yield from self.distribute(self.fleet["oars"])
        else:
            yield from self.recall()

    def spin(self) -> Talk[int]:
        """The points of a spin; 0 is a Storm that the Lookout did not ignore."""
        while True:
            sectors = [STORM if sector == "storm" else str(sector) for sector in self.fleet["compass"]]
            found = yield Chance("number", sectors)
            if found != STORM:
                self.tell("spins", number=found)
                return int(found)
            self.tell("spins-storm")
            if not self.has_power(1) or (yield from self.ask("respin", "accept")) == "accept":
                return 0
            self.use_power(1)

    def spin_twice(self) -> Talk[int]:
        first = yield from self.spin()
        if not first:
            points: int = self.fleet["storm_points"]
            return points
        if (yield from self.ask("spin_again", "hold")) == "hold":
            return first
        second = yield from self.spin()
        if not second:
            self.game.corrupt(self.id, 1)
        return first + second

    def distribute(self, points: int) -> Talk[None]:
        while points and self.afloat():
            key = yield from self.ask(*(f"sail:{clan}" for clan in self.afloat()), "enough")
            if key == "enough":
                return
            self.sail(key.split(":")[1], 1)
            points -= 1

    def sail(self, clan: str, spaces: int) -> None:
        self.ships[clan] += spaces
        self.tell("sails", clan=clan, number=spaces, number2=self.ships[clan])

    def recall(self) -> Talk[None]:
        began = False
        while self.recallable():
            key = yield from self.ask(*(f"recall:{clan}" for clan in self.recallable()), *["enough"] * began)
            if key == "enough":
                return
            began = True
            clan = key.split(":")[1]
            space, self.ships[clan] = self.ships[clan], 0
            self.tell("recalls", clan=clan, number=space)
            rich = self.spaces[space] == "treasure" and clan in self.treasures
            if rich and self.game.available(self.id, f"large_{clan}"):
                self.treasures.remove(clan)
                self.game.gain_good(self.id, f"large_{clan}")
            else:
                self.game.gain_good(self.id, f"small_{clan}")

    def extras(self) -> list[str]:
        """The Navigator."""
        if not self.has_power(2):
            return []
        far = int(self.content["power"][1]["effect"].removeprefix("sail "))
        return [
            f"navigate:{clan}:{spaces}"
            for clan in CLANS
            for spaces in range(1, far + 1)
            if self.ships[clan] + spaces <= self.island
        ]

    def do_extra(self, key: str) -> None:
        _, clan, spaces = key.split(":")
        self.use_power(2)
        self.sail(clan, int(spaces))

    def night(self) -> None:
        self.treasures = set(CLANS)

    def picture(self) -> dict[str, object]:
        return {"ships": self.ships, "treasures": sorted(self.treasures)}
