"""The Peddler of the second model: part 5 of the specification, line by line."""

from __future__ import annotations

from collections.abc import Sequence

from tests.games.cove.referee import town
from tests.games.cove.referee.harbour import Harbour, Room
from tests.games.cove.referee.shop import sale
from tests.games.cove.referee.talk import ACCEPTS, BOAT_SIDE, CLANS, DOCKS, OUTER, PEDDLER, SIZES, VALUE, by_id, read
from tests.hearing import Chance, Talk

CARDS = by_id(read("peddler")["peddler_card"])
LEVELS = by_id(read("peddler")["level"])
TIES = ("wizard", "noble", "warrior", "bard")  # COV-255
STAFF = 4
# COV-218: more or less gold than the level says against a merchant alone.
ALONE = {
    "entertainer": {"easy": -10, "medium": -20, "hard": -8},
    "blacksmith": {"easy": 8, "medium": 10, "hard": 6},
}


class Nozama(Room):
    def __init__(self, game: Harbour, level: str, roles: Sequence[str]) -> None:
        self.game = game
        self.deck = [card for card in CARDS if card not in LEVELS[level]["without"]]
        self.discard: list[str] = []
        self.card = ""  # the last one revealed stays visible
        more = ALONE.get(roles[0], {}).get(level, 0) if len(roles) == 1 else 0
        game.sides[PEDDLER].gold = LEVELS[level]["gold"] + more

    def turn(self) -> Talk[int]:
        game = self.game
        if not self.deck:
            game.tell("peddler-shuffles", number=len(self.discard))
            self.deck, self.discard = self.discard, []
        card = yield Chance("peddler_card", list(self.deck))
        self.deck.remove(card)
        self.card = card
        hours: int = CARDS[card]["hours"]
        game.tell("peddler-card", peddler_card=card, number=hours)
        for line in CARDS[card]["lines"]:
            verb, _, number = line.partition(" ")
            if verb == "corrupt":
                game.corrupt(PEDDLER, int(number))
            elif verb == "recruit_first":
                yield from self.recruit()
            else:
                self.make(verb.removeprefix("rank_"), int(number))
        self.discard.append(card)
        return hours

    def demand(self) -> dict[str, int]:
        """COV-255: the clans from rank 1 on, with their demands."""
        aboard = {clan: sum(boat.count(clan) for boat in self.game.boats.values()) for clan in CLANS}
        demand = {clan: aboard[clan] * (2 if clan in ("warrior", "bard") else 3) for clan in CLANS}
        return {clan: demand[clan] for clan in sorted(CLANS, key=lambda clan: (-demand[clan], TIES.index(clan)))}

    def make(self, size: str, rank: int) -> None:
        """COV-256."""
        game, demand = self.game, self.demand()
        told: dict[str, object] = {}
        for place, (clan, number) in enumerate(demand.items()):
            mark = "" if place == 0 else str(place + 1)
            told |= {f"clan{mark}": clan, f"number{mark}": number}
        game.tell("peddler-demand", **told, size=size, number5=rank)
        ranks = list(demand)
        for further in range(len(ranks)):
            good = f"{size}_{ranks[(rank - 1 + further) % len(ranks)]}"
            left = game.available(PEDDLER, good)
            game.gain_good(PEDDLER, good)
            if left:
                return

    def recruit(self) -> Talk[None]:
        """COV-257."""
        game = self.game
        full = len(game.sides[PEDDLER].staff) == STAFF
        if full or not game.row:
            game.tell("peddler-staff-full" if full else "peddler-nobody-there")
            self.make("small", 1)
            return
        yield from town.join(game, PEDDLER, game.row[0])

    def seat_arrival(self, kind: str, boats: list[str]) -> Talk[str]:
        """COV-258."""
        yield from ()
        game = self.game
        wanted = [boat for boat in boats if game.free_docks(boat)] or boats

        def worth(boat: str) -> tuple[int, int]:
            aboard = game.boats[boat]
            return (0 if kind == "rogue" else aboard.count(kind), len(aboard))

        for boat in boats if len(boats) > 1 else ():
            if boat not in wanted:
                game.tell("peddler-passes-boat", boat=boat)
            elif kind == "rogue":
                game.tell("peddler-weighs-rogue", boat=boat, number2=len(game.boats[boat]))
            else:
                game.tell("peddler-weighs", boat=boat, number=worth(boat)[0], number2=worth(boat)[1])
        best = max(worth(boat) for boat in wanted)
        boat = next(boat for boat in wanted if worth(boat) == best)  # the lowest number
        numbers = {"number2": best[1], "number3": len(wanted), "number4": len(game.free_docks(boat))}
        told = "peddler-boat-rogue" if kind == "rogue" else "peddler-boat"
        game.tell(told, boat=boat, adventurer=kind, number=game.boats[boat].count(kind), **numbers)
        return boat

    def choose_dock(self, boat: str, docks: list[str]) -> Talk[str]:
        """COV-259."""
        yield from ()
        goods = self.game.sides[PEDDLER].goods
        income = {}
        for dock in docks:
            income[dock] = sum(
                self.game.boats[boat].count(clan) * VALUE[f"{size}_{clan}"] * goods[f"{size}_{clan}"]
                for clan in CLANS
                for size in ACCEPTS[DOCKS[dock]]
            )
        one, other = docks
        equal = income[one] == income[other]
        kind = "peddler-docks-equal" if equal else "peddler-docks"
        self.game.tell(kind, dock=one, number=income[one], dock2=other, number2=income[other])
        if equal:
            return OUTER[BOAT_SIDE[boat]]
        return one if income[one] > income[other] else other

    def sell(self) -> Talk[None]:
        """COV-222."""
        yield from ()
        game = self.game
        goods = game.sides[PEDDLER].goods
        if not goods.total():
            game.tell("peddler-sells-nothing")
        for clan in CLANS:
            clean = {"small": "pier_square", "large": "pier_bazaar"}
            price = {
                (size, pier): VALUE[f"{size}_{clan}"] * game.on_pier(pier, clan)
                for size in SIZES
                for pier in (clean[size], "pier_black")
            }
            stall = {size: goods[f"{size}_{clan}"] for size in SIZES}
            if not any(stall.values()):
                continue
            alone = sum(stall[size] * price[size, clean[size]] for size in SIZES)
            best = sum(stall[size] * max(price[size, clean[size]], price[size, "pier_black"]) for size in SIZES)
            needed = game.lair + 2
            black = best - alone >= needed
            numbers = {"number": alone, "number2": best, "number3": needed, "number4": best - alone}
            game.tell("peddler-black" if black else "peddler-clean", clan=clan, **numbers)
            paid = False
            for size in SIZES:
                better = black and price[size, "pier_black"] > price[size, clean[size]]
                pier = "pier_black" if better else clean[size]
                if not price[size, pier]:
                    continue
                for _ in range(stall[size]):
                    sale(game, PEDDLER, f"{size}_{clan}", pier, clan)
                    if pier == "pier_black" and not paid:
                        game.corrupt(PEDDLER, 1)
                        paid = True

    def picture(self) -> dict[str, object]:
        return {"deck": sorted(self.deck), "discard": sorted(self.discard), "card": self.card}
