"""The Alchemist of the second model: COV-239 to COV-254."""

from __future__ import annotations

from collections import Counter

from tests.games.cove.referee.harbour import Harbour
from tests.games.cove.referee.shop import Shop
from tests.games.cove.referee.talk import CLANS, COLOR, SIZES
from tests.hearing import Chance, Talk

ICHOR = "ichor"
MARBLES = (*COLOR.values(), ICHOR)


class Laboratory(Shop):
    def __init__(self, game: Harbour) -> None:
        super().__init__(game, "alchemist")
        self.lab = self.content["laboratory"]
        self.pouch: Counter[str] = Counter({marble["id"]: marble["count"] for marble in self.content["marble"]})
        self.chutes: dict[str, list[str]] = {f"chute_{number}": [] for number in range(1, self.lab["chutes"] + 1)}
        self.rack: Counter[str] = Counter()
        self.waste = 0

    def lay_out(self) -> Talk[None]:
        yield from self.fill()
        for _ in range(self.lab["first"]):
            yield from self.to_rack()

    def draw(self) -> Talk[str]:
        marble = yield Chance("marble", list(self.pouch.elements()))
        self.pouch[marble] -= 1
        return marble

    def to_rack(self) -> Talk[None]:
        marble = yield from self.draw()
        self.rack[marble] += 1
        self.tell("draws-marble", marble=marble)

    def fill(self) -> Talk[None]:
        """COV-253: from chute 1 to 4, as far as the pouch goes."""
        for chute, marbles in self.chutes.items():
            while len(marbles) < self.lab["depth"] and self.pouch.total():
                marbles.append((yield from self.draw()))
                self.game.tell("fills-chute", marble=marbles[-1], chute=chute)

    def usable(self, place: str) -> bool:
        if place == "decanter":
            return any(self.chutes.values())
        if place == "still":
            return bool(self.waste) or (self.pouch.total() > 0 and self.rack.total() < self.lab["rack"])
        return bool(self.potions())

    def act(self, place: str) -> Talk[None]:
        yield from {"decanter": self.decanter, "still": self.still, "cauldrons": self.cauldrons}[place]()
        yield from self.fill()

    # -- Decanter -------------------------------------------------------------------------------

    def runs(self) -> list[str]:
        """The lowest place of each run."""
        return [
            f"draw_off:{chute}:{place + 1}"
            for chute, marbles in self.chutes.items()
            for place in range(len(marbles))
            if place == 0 or marbles[place] != marbles[place - 1]
        ]

    def decanter(self) -> Talk[None]:
        yield from self.draw_off()
        keys = ["draw_free"] * self.has_power(1) + ["draw_corrupt"] * bool(self.game.supply)
        if not self.runs():
            return
        key = yield from self.ask(*keys, "enough")
        if key == "enough":
            return
        if key == "draw_free":
            self.use_power(1)
        else:
            self.game.corrupt(self.id, 1)
        yield from self.draw_off()

    def draw_off(self) -> Talk[None]:
        _, chute, text = (yield from self.ask(*self.runs())).split(":")
        marbles, place = self.chutes[chute], int(text) - 1
        while True:
            kind = marbles[place]
            while place > 0 and marbles[place - 1] == kind:
                place -= 1
            while place < len(marbles) and marbles[place] == kind:
                self.rack[marbles.pop(place)] += 1
                self.tell("draws-marble", marble=kind)
            if not 0 < place < len(marbles) or marbles[place] != marbles[place - 1]:
                break
        while self.rack.total() > self.lab["rack"]:
            kinds = [kind for kind in MARBLES if self.rack[kind]]
            kind = (yield from self.ask(*(f"put_back:{kind}" for kind in kinds))).split(":")[1]
            self.rack[kind] -= 1
            self.pouch[kind] += 1
            self.tell("puts-back", marble=kind)
        while len(marbles) < self.lab["depth"] and self.pouch.total():
            marbles.append((yield from self.draw()))
            self.game.tell("fills-chute", marble=marbles[-1], chute=chute)

    # -- Still and Cauldrons ----------------------------------------------------------------------

    def still(self) -> Talk[None]:
        if self.waste:
            self.tell("distils", number=self.waste)
        self.pouch[ICHOR] += self.waste
        self.waste = 0
        for _ in range(self.lab["still"]):
            if self.pouch.total() and self.rack.total() < self.lab["rack"]:
                yield from self.to_rack()

    def ichors(self, size: str, clan: str) -> list[int]:
        """How many of the marbles that must be of the colour may be ichor: one is real, and a fourth is left."""
        own = self.lab["own"] if size == "large" else self.lab["small"]
        if self.rack.total() < self.lab[size]:
            return []
        return [
            number for number in range(own) if number <= self.rack[ICHOR] and own - number <= self.rack[COLOR[clan]]
        ]

    def potions(self) -> list[str]:
        return [
            f"brew:{size}:{clan}"
            for size in SIZES
            for clan in CLANS
            if self.game.available(self.id, f"{size}_{clan}") and self.ichors(size, clan)
        ]

    def cauldrons(self) -> Talk[None]:
        brewed, filtered = 0, False
        while brewed < self.lab["cauldrons"] and self.potions():
            keys = self.potions()
            if not brewed and not filtered and self.has_power(2) and self.rack[ICHOR]:
                keys.append("filter")
            key = yield from self.ask(*keys, *["enough"] * bool(brewed))
            if key == "enough":
                return
            if key == "filter":
                filtered = True
                self.use_power(2)
                continue
            _, size, clan = key.split(":")
            yield from self.brew(size, clan, filtered)
            brewed += 1

    def brew(self, size: str, clan: str, filtered: bool) -> Talk[None]:
        answer = yield from self.ask(*(f"ichor:{number}" for number in self.ichors(size, clan)))
        ichor = int(answer.split(":")[1])
        own = self.lab["own"] if size == "large" else self.lab["small"]
        self.use(COLOR[clan], own - ichor, filtered)
        self.use(ICHOR, ichor, filtered)
        if size == "large":
            kinds = [kind for kind in MARBLES if self.rack[kind]]
            fourth = (yield from self.ask(*(f"fourth:{kind}" for kind in kinds))).split(":")[1]
            self.use(fourth, 1, filtered)
        self.tell("brews", good=f"{size}_{clan}")
        self.game.gain_good(self.id, f"{size}_{clan}")

    def use(self, kind: str, number: int, filtered: bool) -> None:
        """COV-253: marbles of a potion."""
        self.rack[kind] -= number
        if kind == ICHOR and not filtered:
            self.waste += number
        else:
            self.pouch[kind] += number

    def picture(self) -> dict[str, object]:
        return {
            "pouch": {kind: self.pouch[kind] for kind in MARBLES},
            "rack": {kind: self.rack[kind] for kind in MARBLES},
            "chutes": self.chutes,
            "waste": self.waste,
        }
