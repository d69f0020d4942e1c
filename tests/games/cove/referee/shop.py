"""A goods merchant of the second model: a turn in the shop, arrivals by hand, sales on the piers."""

from __future__ import annotations

from tests.games.cove.referee import town
from tests.games.cove.referee.harbour import Harbour, Room
from tests.games.cove.referee.talk import ACCEPTS, CLANS, PIERS, ROGUE_CARDS, SIZES, VALUE, Entry, read
from tests.hearing import Talk


class Human(Room):
    """Whoever is asked."""

    def __init__(self, game: Harbour, id_: str) -> None:
        self.game = game
        self.id = id_

    @property
    def gold(self) -> int:
        return self.game.sides[self.id].gold

    def ask(self, *keys: str) -> Talk[str]:
        return (yield from self.game.ask(self.id, keys))

    def tell(self, kind: str, **args: object) -> None:
        self.game.tell(kind, seat=self.id, **args)

    def seat_arrival(self, kind: str, boats: list[str]) -> Talk[str]:
        return (yield from self.ask(*(f"embark:{boat}" for boat in boats))).split(":")[1]

    def choose_dock(self, boat: str, docks: list[str]) -> Talk[str]:
        return (yield from self.ask(*(f"dock:{dock}" for dock in docks))).split(":")[1]


class Shop(Human):
    """COV-050 to COV-056, COV-228."""

    def __init__(self, game: Harbour, id_: str) -> None:
        super().__init__(game, id_)
        self.content: Entry = read(id_)
        self.hours: dict[str, int] = {place["id"]: place["hours"] for place in self.content["location"]}
        self.powers: list[str] = [power["id"] for power in self.content["power"]]
        self.quick: str = self.content["power"][2]["effect"].removeprefix("quick ")

    def usable(self, place: str) -> bool:
        """Whether the action of one of its own locations could do anything."""
        raise NotImplementedError

    def act(self, place: str) -> Talk[None]:
        raise NotImplementedError

    def extras(self) -> list[str]:
        """What may be done just before a location is chosen or just after its action."""
        return []

    def do_extra(self, key: str) -> None:
        raise NotImplementedError

    def has_power(self, number: int) -> bool:
        """COV-062."""
        side = self.game.sides[self.id]
        return len(side.staff) >= number and number not in side.used

    def use_power(self, number: int) -> None:
        self.game.sides[self.id].used.add(number)
        self.tell("uses-power", power=self.powers[number - 1])

    def small_clans(self) -> list[str]:
        return [clan for clan in CLANS if self.game.available(self.id, f"small_{clan}")]

    def legal(self, place: str) -> bool:
        if place == self.game.sides[self.id].last:
            return False
        if place == "grand_square":
            return bool(town.affordable(self.game, self.id))
        if place == "rogues_lair":
            return self.game.supply > 0 and bool(self.small_clans())
        return self.usable(place)

    def turn(self) -> Talk[int]:
        while True:
            places = [place for place in self.hours if self.legal(place)]
            keys = [f"visit:{place}" for place in places]
            if self.quick in places and self.has_power(3):
                keys.append(f"hurry:{self.quick}")
            key = yield from self.ask(*self.extras(), *keys, "wait")
            if key not in self.extras():
                break
            self.do_extra(key)
        verb, _, place = key.partition(":")
        side = self.game.sides[self.id]
        side.last = place
        if verb == "wait":
            self.tell("waits")
            return 1
        self.tell("visits", shop_place=place)
        if verb == "hurry":
            self.use_power(3)
        if place == "grand_square":
            yield from town.recruit(self.game, self.id)
        elif place == "rogues_lair":
            self.game.corrupt(self.id, 1)
            clan = (yield from self.ask(*(f"make:{clan}" for clan in self.small_clans()))).split(":")[1]
            self.game.gain_good(self.id, f"small_{clan}")
        else:
            yield from self.act(place)
        if self.extras():
            key = yield from self.ask(*self.extras(), "moor")
            if key != "moor":
                self.do_extra(key)
        return 1 if verb == "hurry" else self.hours[place]

    # -- the market (2.10) --------------------------------------------------------------------

    def sell(self) -> Talk[None]:
        game, side = self.game, self.game.sides[self.id]
        black: set[str] = set()  # colours sold on the Black Market Pier
        cultists = ROGUE_CARDS[game.rogue_card]["effect"] == "sell_to_rogues"
        while True:
            keys = []
            for good in (f"{size}_{clan}" for size in SIZES for clan in CLANS):
                size, clan = good.split("_")
                for pier in PIERS:
                    if not side.goods[good] or size not in ACCEPTS[pier]:
                        continue
                    toll = int(pier == "pier_black" and clan not in black)
                    if game.on_pier(pier, clan) and game.supply >= toll:
                        keys.append(f"sell:{size}:{clan}:{pier}")
                    if cultists and game.on_pier(pier, "rogue") and game.supply >= toll + 1:
                        keys.append(f"cult:{size}:{clan}:{pier}")
            key = yield from self.ask(*keys, "close")
            if key == "close":
                return
            verb, size, clan, pier = key.split(":")
            toll = int(pier == "pier_black" and clan not in black) + (verb == "cult")
            if pier == "pier_black":
                black.add(clan)
            sale(game, self.id, f"{size}_{clan}", pier, "rogue" if verb == "cult" else clan)
            game.corrupt(self.id, toll)


def sale(game: Harbour, side: str, good: str, pier: str, to: str) -> None:
    """COV-076, COV-229."""
    buyers = game.on_pier(pier, to)
    game.sides[side].goods[good] -= 1
    game.earn(side, VALUE[good] * buyers)
    kind = "sells-to-rogues" if to == "rogue" else "sells"
    numbers = {"number": VALUE[good], "number2": buyers, "number3": VALUE[good] * buyers}
    game.tell(kind, seat=side, good=good, pier=pier, adventurer=to, **numbers)
