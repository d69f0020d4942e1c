"""A song of the second model: locations, icons, bragging (2.16 and 2.19)."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.games.cove.referee.entertainer import CARDS, CONTENT, STAGE, Artist, kind
from tests.games.cove.referee.talk import BOAT_SIDE, CLANS, PIERS
from tests.hearing import Talk

PLACES = (*PIERS, "grand_square", *(f"hall_{clan}" for clan in CLANS), "dragon_isle")
BRAG: int = CONTENT["instrument"]["brag"]
JOKER = "paladin"
ENDLESS = 99


@dataclass
class Icons:
    clan: str
    value: int
    cost: int = 0

    def fits(self, clan: str) -> bool:
        """Without a clan anything does."""
        return not clan or self.clan in (clan, JOKER)


def printed(text: str, cost: int = 0) -> Icons:
    _, clan, value = text.split(" ")
    return Icons(clan, int(value), cost)


@dataclass
class Song:
    visited: list[str] = field(default_factory=list)
    acted: bool = False
    spent: set[str] = field(default_factory=set)
    shown: set[str] = field(default_factory=set)  # creatures that gave icons


class Singer(Artist):
    def __init__(self, *args: object) -> None:
        super().__init__(*args)  # type: ignore[arg-type]
        self.now = Song()

    # -- icons ----------------------------------------------------------------------------------

    def all_sources(self) -> dict[str, Icons]:
        """COV-139: whatever has not been spent in this song and is worth anything."""
        found: dict[str, Icons] = {}
        for card in self.song:
            entry = CARDS[card]
            if kind(card) == "skill":
                found[f"{card}_upper"] = printed(entry["upper"])
                if "lower" in entry:
                    found[f"{card}_lower"] = printed(entry["lower"], entry["cost"])
            elif entry["effect"].startswith("icons_per"):
                _, clan, what, *most = entry["effect"].split(" ")
                skills = sum(kind(one) == "skill" for one in self.song)
                number = {"skill": skills, "fan": self.crests, "rune": len(self.runes)}[what]
                found[card] = Icons(clan, min(number, int(most[0]) if most else ENDLESS))
            elif entry["effect"].startswith("icons"):
                found[card] = printed(entry["effect"])
        for card in self.now.shown:
            found[card] = printed(next(effect for effect in CARDS[card]["effects"] if effect.startswith("icons")))
        found = {name: icons for name, icons in found.items() if name not in self.now.spent and icons.value}
        if self.stones:
            found["stone"] = printed(CONTENT["instrument"]["stone"])
        return found

    def fitting(self, clan: str) -> dict[str, Icons]:
        """Sources of a colour that the volume allows."""
        return {
            name: icons for name, icons in self.all_sources().items() if icons.fits(clan) and icons.cost <= self.volume
        }

    def reach(self, clan: str, volume: int, without: str = "") -> int:
        """COV-235: what all sources of a colour can come to."""
        total = 0
        best = {0: 0}  # by volume used
        for name, icons in self.all_sources().items():
            if not icons.fits(clan):
                continue
            copies = self.stones if name == "stone" else 1
            copies -= name == without
            if not icons.cost:
                total += icons.value * copies
            elif copies:
                for used, value in list(best.items()):
                    if used + icons.cost <= volume:
                        after = used + icons.cost
                        best[after] = max(best.get(after, 0), value + icons.value)
        return total + max(best.values())

    def spend(self, name: str) -> int:
        icons = self.all_sources()[name]
        self.volume -= icons.cost
        if name == "stone":
            self.stones -= 1
        else:
            self.now.spent.add(name)
        self.tell("spends", source=name, number=icons.value)
        return icons.value

    def pay(self, clan: str, need: int) -> Talk[None]:
        """A fixed cost, which must stay within reach."""
        paid = 0
        while True:
            keys = [
                f"use:{name}"
                for name, icons in self.fitting(clan).items()
                if paid + icons.value + self.reach(clan, self.volume - icons.cost, name) >= need
            ]
            key = yield from self.ask(*keys, *["enough"] * (paid >= need))
            if key == "enough":
                return
            paid += self.spend(key.removeprefix("use:"))

    def perform(self, clan: str, listeners: int) -> Talk[int]:
        """Any number of icons of a colour, at least one; the gold they bring."""
        total = 0
        while True:
            keys = [f"use:{name}" for name in self.fitting(clan)] + ["enough"] * (total > 0)
            key = yield from self.ask(*keys)
            if key == "enough":
                break
            total += self.spend(key.removeprefix("use:"))
        self.game.earn(self.id, total * listeners)
        numbers = {"number": total, "number2": listeners, "number3": total * listeners}
        self.tell("sings", clan=clan, **numbers)
        return total * listeners

    # -- the song -------------------------------------------------------------------------------

    def sing_song(self, swan: bool) -> Talk[None]:
        self.now = Song()
        self.brag_side = True
        moves: int = STAGE["movement"][self.dial] + ("i02" in self.song)
        self.tell("swan-song" if swan else "song", number=moves)
        key = yield from self.ask(*(f"go:{place}" for place in PLACES))
        while key != "end_song":
            verb, _, place = key.partition(":")
            if verb == "go":
                self.pawn, self.now.acted = place, False
                self.now.visited.append(place)
                self.tell("goes", place=place)
            elif verb == "act":
                self.now.acted = True
                yield from self.act()
            else:
                yield from self.do_brag()
            keys = ["act"] if not self.now.acted and self.can_act() else []
            keys += ["brag"] * (self.volume >= BRAG and bool(self.brag))
            if len(self.now.visited) <= moves:
                keys += [f"go:{place}" for place in PLACES if place not in self.now.visited]
            key = yield from self.ask(*keys, "end_song")
        self.tell("ends-song")
        self.pawn = ""
        self.now = Song()

    def can_act(self) -> bool:
        place = self.pawn
        if place in PIERS:
            return bool(self.fitting("")) or bool(self.for_sale())
        if place == "grand_square":
            return self.crests < STAGE["crests"] and bool(self.courted()) and self.reach("", self.volume) >= self.cost()
        if place == "dragon_isle":
            return bool(self.runes) and any(self.fitting(clan) for clan in self.runes)
        clan = place.removeprefix("hall_")
        return clan not in self.runes and self.reach(clan, self.volume) > self.game.halls[clan]

    def act(self) -> Talk[None]:
        place = self.pawn
        if place in PIERS:
            yield from self.on_pier(place)
        elif place == "grand_square":
            yield from self.on_square()
        elif place == "dragon_isle":
            yield from self.on_isle()
        else:
            clan = place.removeprefix("hall_")
            yield from self.pay(clan, self.game.halls[clan] + 1)
            self.runes.add(clan)
            self.tell("places-rune", clan=clan, number=self.price())

    def for_sale(self) -> list[str]:
        """COV-170, and open point 6."""
        if self.gold < self.price():
            return []
        piles = (self.piles["skill"], self.piles["impro"])
        return [card for pile in piles for card in (reversed(pile) if self.free_choice else pile[-1:])]

    def on_pier(self, pier: str) -> Talk[None]:
        """COV-167 to COV-172."""
        keys = [f"sing:{clan}" for clan in CLANS if self.fitting(clan)]
        key = yield from self.ask(*keys, "silent")
        if key != "silent":
            clan = key.removeprefix("sing:")
            yield from self.perform(clan, self.game.on_pier(pier, clan))
        key = yield from self.ask(*(f"buy:{card}" for card in self.for_sale()), "no_card")
        if key == "no_card":
            return
        card = key.removeprefix("buy:")
        price = self.price()
        self.game.sides[self.id].gold -= price
        self.piles[kind(card)].remove(card)
        self.known.append(card)
        self.tell("buys", card=card)
        self.tell("pays", number=price)

    def cost(self) -> int:
        """COV-175."""
        return 1 + self.crests

    def courted(self) -> list[str]:
        return [card for card in self.game.row if card not in self.game.crested]

    def on_square(self) -> Talk[None]:
        card = (yield from self.ask(*(f"court:{card}" for card in self.courted()))).split(":")[1]
        yield from self.pay("", self.cost())
        self.game.crested.add(card)
        self.tell("wins-fan", townsfolk=card, number=self.crests)

    def on_isle(self) -> Talk[None]:
        """COV-187 to COV-191."""
        side = (yield from self.ask("side:left", "side:right")).split(":")[1]
        sung: list[str] = []
        earned = 0
        while True:
            keys = [f"sing:{clan}" for clan in CLANS if clan in self.runes and clan not in sung and self.fitting(clan)]
            key = yield from self.ask(*keys, "stop")
            if key == "stop":
                break
            clan = key.removeprefix("sing:")
            sung.append(clan)
            boats = [boat for boat in self.game.at_sea() if BOAT_SIDE[boat] == side]
            earned += yield from self.perform(clan, sum(self.game.boats[boat].count(clan) for boat in boats))
        if earned and self.piles["creature"]:
            key = yield from self.ask(*(f"tame:{card}" for card in self.piles["creature"]))
            card = key.removeprefix("tame:")
            self.piles["creature"].remove(card)
            self.brag.append(card)
            self.tell("tames", card=card)

    def do_brag(self) -> Talk[None]:
        """COV-146, COV-147."""
        self.volume -= BRAG
        self.tell("brags", number=len(self.brag))
        left = list(self.brag)
        while left:
            card = (yield from self.ask(*(f"show:{card}" for card in left))).split(":")[1]
            left.remove(card)
            self.tell("shows", card=card)
            for effect in CARDS[card]["effects"]:
                yield from self.carry_out(card, effect)
        self.discard[:0] = self.brag
        self.brag = []

    def carry_out(self, card: str, effect: str) -> Talk[None]:
        verb, _, rest = effect.partition(" ")
        if verb == "gold":
            self.game.earn(self.id, int(rest))
            self.tell("earns", number=rest)
        elif verb == "stone":
            gained = min(int(rest), STAGE["stones"] - self.stones)
            self.stones += gained
            if gained:
                self.tell("gains-stone", number=gained)
        elif verb == "icons":
            self.now.shown.add(card)
            self.now.spent.discard(card)
        elif verb == "corrupt":
            self.game.corrupt(self.id, int(rest))
        else:
            yield from self.game.ask_shed(self.id, int(rest))
