"""A match of the second model: set-up, three days, clean-up, final scoring, ranking."""

from __future__ import annotations

from collections.abc import Sequence

from tests.games.cove.referee import town
from tests.games.cove.referee.alchemist import Laboratory
from tests.games.cove.referee.blacksmith import Forge
from tests.games.cove.referee.captain import Fleet
from tests.games.cove.referee.harbour import Harbour, Room, Side
from tests.games.cove.referee.peddler import Nozama
from tests.games.cove.referee.song import Singer
from tests.games.cove.referee.talk import (
    BOATS,
    CLANS,
    ENTERTAINER,
    KINDS,
    MERCHANTS,
    PAIRS,
    PEDDLER,
    ROGUE_CARDS,
    TOWNSFOLK,
)
from tests.hearing import Chance, Talk

DAYS = 3


class Referee(Harbour):
    def __init__(self, roles: Sequence[str], level: str, rogue_card: str, pair: str, free_choice: bool) -> None:
        super().__init__()
        self.roles = list(roles)  # by seat; "" is dealt
        self.level = level
        self.settings = rogue_card, pair
        self.free_choice = free_choice

    def match(self) -> Talk[None]:
        yield from self.lay_out()
        for _ in range(DAYS):
            self.day += 1
            yield from self.first_arrivals()
            yield from self.production()
            yield from self.market()
            yield from self.clean_up()
        self.final()

    # -- set-up (2.3) -----------------------------------------------------------------------------

    def lay_out(self) -> Talk[None]:
        """COV-227: everything random in its order."""
        for seat, role in enumerate(self.roles):
            if not role:
                left = [merchant for merchant in MERCHANTS if merchant not in self.roles]
                self.roles[seat] = yield Chance("merchant", left)
        for seat, role in enumerate(self.roles):
            self.tell("merchant", number=seat + 1, merchant=role)
            self.sides[role] = Side(role)
            self.rooms[role] = self.room(role)
        if self.level:
            self.sides[PEDDLER] = Side(PEDDLER)
            self.rooms[PEDDLER] = Nozama(self, self.level, self.roles)
        rogues, pair = self.settings
        self.rogue_card = yield Chance("rogue_card", list(ROGUE_CARDS) if rogues == "random" else [rogues])
        lair: int = ROGUE_CARDS[self.rogue_card]["lair"]
        self.lair = lair
        for clan in CLANS:
            self.bag[clan] -= self.halls[clan]
        self.bag["rogue"] -= lair
        self.tell("rogue-card", rogue_card=self.rogue_card, number=lair, number2=self.bag["rogue"])
        numbers = ["0", "1", "2"] if pair == "random" else [str(PAIRS.index(pair))]
        one, other = PAIRS[int((yield Chance("number", numbers)))].split("_")
        self.tell("townsfolk-sets", set=one, set2=other)
        self.deck = [card for card, entry in TOWNSFOLK.items() if entry["set"] in (one, other)]
        for _ in range(4):
            yield from town.reveal(self)
        yield from self.stack()
        for room in self.rooms.values():
            yield from room.lay_out()

    def room(self, role: str) -> Room:
        if role == ENTERTAINER:
            return Singer(self, self.free_choice)
        return {"blacksmith": Forge, "captain": Fleet, "alchemist": Laboratory}[role](self)

    def stack(self) -> Talk[None]:
        """COV-026: from the top; alone the human is on top, and the log need not say so."""
        if len(self.roles) == 1:
            self.spaces = {1: [PEDDLER, *self.roles]}
            return
        left = list(self.sides)
        stack: list[str] = []
        while left:
            side = yield Chance("seat", list(left))
            left.remove(side)
            stack.append(side)
            self.tell("hourglass", seat=side, number=len(stack))
        self.spaces = {1: stack[::-1]}

    # -- market and clean-up (2.10, 2.11) -----------------------------------------------------------

    def market(self) -> Talk[None]:
        self.phase = "market"
        self.tell("market", number=self.day)
        artist = self.rooms.get(ENTERTAINER)
        if isinstance(artist, Singer):
            yield from artist.swan()
        for side in reversed(self.spaces[self.marker]):  # COV-074
            yield from self.rooms[side].sell()

    def clean_up(self) -> Talk[None]:
        for boat in BOATS:
            aboard, self.boats[boat] = self.boats[boat], []
            if boat in self.at:
                self.bag.update(aboard)
                self.tell("boat-home", boat=boat, number=len(aboard))
                continue
            for kind in KINDS:
                number = aboard.count(kind)
                if not number:
                    continue
                if kind == "rogue":
                    self.lair += number
                    self.tell("to-lair", boat=boat, number=number, number2=self.lair)
                else:
                    self.halls[kind] += number
                    self.tell("to-hall", boat=boat, number=number, clan=kind, number2=self.halls[kind])
        self.at = {}
        if self.day == DAYS:  # COV-090
            return
        yield from town.clear_row(self)
        for side in self.sides.values():  # COV-087
            side.used.clear()
            side.last = ""
        for room in self.rooms.values():
            room.night()
        self.spaces = {1: self.spaces[self.marker]}  # COV-088
        self.marker = 0

    # -- final scoring (2.12) -------------------------------------------------------------------------

    def icons(self, side: str, icon: str) -> int:
        return sum(TOWNSFOLK[card]["icons"].count(icon) for card in self.townsfolk_of(side))

    def final(self) -> None:
        self.phase = "final"
        self.tell("end")
        for side in self.sides:
            for clan in CLANS:
                number, hall = self.icons(side, clan), self.halls[clan]
                if number:
                    numbers = {"number": number, "number2": hall, "number3": number * hall}
                    self.tell("final-sponsorship", seat=side, clan=clan, **numbers)
            number = self.sides[side].corruption + self.icons(side, "rogue")
            if number:
                numbers = {"number": number, "number2": self.lair, "number3": number * self.lair}
                self.tell("final-corruption", seat=side, **numbers)

    def scores(self) -> dict[str, dict[str, int]]:
        """COV-230: each side's gold in three parts."""
        found = {}
        for id_, side in self.sides.items():
            found[id_] = {
                "gold": side.gold,
                "sponsorship": sum(self.icons(id_, clan) * self.halls[clan] for clan in CLANS),
                "corruption": -(side.corruption + self.icons(id_, "rogue")) * self.lair,
            }
        return found

    def ranking(self) -> list[set[str]]:
        """COV-095, COV-096; COV-231: no human shares the first place with the Peddler."""
        totals = {side: sum(parts.values()) for side, parts in self.scores().items()}
        strength: dict[str, tuple[int, ...]] = {}
        for side, total in totals.items():
            ties = () if len(self.roles) == 1 else (-self.sides[side].corruption, len(self.townsfolk_of(side)))
            strength[side] = total, *ties
        found = [
            {side for side in strength if strength[side] == best}
            for best in sorted(set(strength.values()), reverse=True)
        ]
        if PEDDLER in found[0] and len(found[0]) > 1:
            found[0:1] = [{PEDDLER}, found[0] - {PEDDLER}]
        return found
