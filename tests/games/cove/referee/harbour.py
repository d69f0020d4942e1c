"""The harbour of the second model: sides, gold, corruption, goods, the clock, arrivals, docks and the market marker."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from tests.games.cove.referee.talk import (
    ADVENTURERS,
    ARRIVAL_HOURS,
    BOAT_SIDE,
    BOATS,
    COPIES,
    CORRUPTION,
    DOCKS,
    ENTERTAINER,
    FOLLOWED,
    GOODS,
    IN_HALL,
    KINDS,
    PEDDLER,
    ROGUE_CARDS,
    SIDE_DOCKS,
    TOKEN_HOURS,
    TOWNSFOLK,
)
from tests.hearing import Ask, Chance, Talk


class Room:
    """What only one merchant does. The harbour knows no more of it than this."""

    def lay_out(self) -> Talk[None]:
        """Its own set-up."""
        yield from ()

    def turn(self) -> Talk[int]:
        """Everything up to the move of the hourglass: the hours it costs."""
        raise NotImplementedError

    def after_arrivals(self) -> Talk[None]:
        """What is left to do when the hourglass has moved."""
        yield from ()

    def seat_arrival(self, kind: str, boats: list[str]) -> Talk[str]:
        """The boat for an adventurer that comes out of the bag."""
        raise NotImplementedError

    def choose_dock(self, boat: str, docks: list[str]) -> Talk[str]:
        raise NotImplementedError

    def sell(self) -> Talk[None]:
        yield from ()

    def night(self) -> None:
        """What comes back over night."""

    def picture(self) -> dict[str, object]:
        return {}


@dataclass
class Side:
    id: str
    gold: int = 0
    corruption: int = 0
    goods: Counter[str] = field(default_factory=Counter)
    staff: list[str] = field(default_factory=list)
    last: str = ""  # the location of its turn before
    used: set[int] = field(default_factory=set)  # staff powers


class Harbour:
    def __init__(self) -> None:
        self.sides: dict[str, Side] = {}
        self.rooms: dict[str, Room] = {}
        self.day = 0
        self.phase = "setup"
        self.bag = Counter(ADVENTURERS)
        self.boats: dict[str, list[str]] = {boat: [] for boat in BOATS}
        self.at: dict[str, str] = {}  # docked boats
        self.halls = dict(IN_HALL)
        self.lair = 0
        self.rogue_card = ""
        self.row: list[str] = []
        self.crested: set[str] = set()
        self.fans: list[str] = []  # beside the Entertainer's board
        self.deck: list[str] = []
        self.discard: list[str] = []
        self.supply = CORRUPTION
        self.spaces: dict[int, list[str]] = {}  # hourglasses on each hour, the top one last
        self.marker = 0
        self.tale: list[tuple[str, dict[str, str]]] = []

    # -- talking ----------------------------------------------------------------------------

    def tell(self, kind: str, **args: object) -> None:
        assert kind in FOLLOWED, kind
        self.tale.append((kind, {name: str(value) for name, value in args.items()}))

    def ask(self, side: str, keys: Iterable[str]) -> Talk[str]:
        """A single option is no question."""
        offered = list(keys)
        assert offered, "a question without an answer"
        return offered[0] if len(offered) == 1 else (yield Ask(side, offered))

    def draw_adventurer(self) -> Talk[str]:
        kind = yield Chance("adventurer", list(self.bag.elements()))
        self.bag[kind] -= 1
        return kind

    # -- gold, corruption, goods --------------------------------------------------------------

    def earn(self, side: str, gold: int) -> None:
        self.sides[side].gold += gold

    def corrupt(self, side: str, number: int) -> None:
        """COV-067: as far as the supply goes."""
        taken = min(number, self.supply)
        if taken:
            self.supply -= taken
            self.sides[side].corruption += taken
            self.tell("corrupts", seat=side, number=taken)

    def shed(self, side: str, number: int) -> None:
        """COV-068."""
        if number:
            self.supply += number
            self.sides[side].corruption -= number
            self.tell("sheds", seat=side, number=number)

    def ask_shed(self, side: str, most: int) -> Talk[None]:
        """Discard up to so many corruption cards, as many as one likes."""
        most = min(most, self.sides[side].corruption)
        if most:
            key = yield from self.ask(side, [f"shed:{number}" for number in range(most + 1)])
            self.shed(side, int(key.removeprefix("shed:")))

    def available(self, side: str, good: str) -> bool:
        """COV-053: there are three of each."""
        return self.sides[side].goods[good] < COPIES

    def gain_good(self, side: str, good: str) -> None:
        if self.available(side, good):
            self.sides[side].goods[good] += 1
            self.tell("gains-good", seat=side, good=good)
        else:
            self.tell("no-good-left", seat=side, good=good)

    # -- the clock (2.4) ------------------------------------------------------------------------

    def hour(self, side: str) -> int:
        return next(hour for hour, stack in self.spaces.items() if side in stack)

    def is_arrival(self, hour: int) -> bool:
        """COV-020."""
        return ((hour - 1) % 12) + 1 in (*ARRIVAL_HOURS, *TOKEN_HOURS[len(self.sides) - 2])

    def next_side(self) -> str:
        """COV-030, COV-031, COV-045: the top hourglass of the hindmost space, before the marker."""
        hindmost = min(hour for hour, stack in self.spaces.items() if stack)
        return "" if self.marker and hindmost >= self.marker else self.spaces[hindmost][-1]

    def production(self) -> Talk[None]:
        self.phase = "production"
        while True:
            side = self.next_side()
            if not side:
                break
            self.tell("turn", seat=side, number=self.hour(side))
            hours = yield from self.rooms[side].turn()
            yield from self.advance(side, hours)
            yield from self.rooms[side].after_arrivals()
        stack = [side for hour in sorted(self.spaces) for side in self.spaces[hour]]  # COV-049
        self.spaces = {self.marker: stack}

    def advance(self, side: str, hours: int) -> Talk[None]:
        """COV-033, COV-034."""
        start = self.hour(side)
        self.spaces[start].remove(side)
        self.spaces.setdefault(start + hours, []).append(side)
        self.tell("advances", seat=side, number=hours, number2=start + hours)
        for hour in range(start + 1, start + hours + 1):
            if self.is_arrival(hour):
                yield from self.arrival(side)

    # -- boats (2.5, 2.6) -------------------------------------------------------------------------

    def at_sea(self) -> list[str]:
        return [boat for boat in BOATS if boat not in self.at]

    def with_room(self) -> list[str]:
        return [boat for boat in self.at_sea() if len(self.boats[boat]) < 4]

    def free_docks(self, boat: str) -> list[str]:
        """COV-014."""
        return [dock for dock in SIDE_DOCKS[BOAT_SIDE[boat]] if dock not in self.at.values()]

    def on_pier(self, pier: str, kind: str) -> int:
        """COV-015."""
        return sum(self.boats[boat].count(kind) for boat, dock in self.at.items() if DOCKS[dock] == pier)

    def first_arrivals(self) -> Talk[None]:
        """COV-036."""
        self.phase = "arriving"
        self.tell("day", number=self.day)
        for boat in BOATS:
            for _ in range(2):
                if self.bag.total():
                    kind = yield from self.draw_adventurer()
                    self.boats[boat].append(kind)
                    self.tell("seated", adventurer=kind, boat=boat)

    def arrival(self, side: str) -> Talk[None]:
        """COV-038 to COV-040."""
        if not self.with_room():
            self.tell("arrival-skipped", seat=side)
            return
        if not self.bag.total():
            self.tell("bag-empty", seat=side)
            self.place_marker()
            return
        kind = yield from self.draw_adventurer()
        self.tell("arrives", seat=side, adventurer=kind)
        yield from self.embark(side, kind)

    def embark(self, side: str, kind: str) -> Talk[None]:
        boat = yield from self.rooms[side].seat_arrival(kind, self.with_room())
        self.boats[boat].append(kind)
        self.tell("embarks", seat=side, adventurer=kind, boat=boat)
        touched = [boat]
        if kind == "rogue" and ROGUE_CARDS[self.rogue_card]["effect"] == "shove" and side != PEDDLER:
            touched += yield from self.shove(side, boat)
        yield from self.settle(side, touched)

    def shove(self, side: str, boat: str) -> Talk[list[str]]:
        """COV-072: one other adventurer of the boat goes to another one."""
        others = self.boats[boat][:-1]
        targets = [target for target in self.with_room() if target != boat]
        keys = [f"shove:{kind}:{target}" for kind in KINDS if kind in others for target in targets]
        key = yield from self.ask(side, [*keys, "stay"])
        if key == "stay":
            return []
        _, kind, target = key.split(":")
        self.boats[boat].remove(kind)
        self.boats[target].append(kind)
        self.tell("shoves", seat=side, adventurer=kind, boat=boat, boat2=target)
        return [target]

    def settle(self, side: str, boats: list[str]) -> Talk[None]:
        """COV-041, COV-042: full boats dock at once."""
        for boat in boats:
            if len(self.boats[boat]) < 4 or boat in self.at:
                continue
            free = self.free_docks(boat)
            if not free:
                self.tell("stays-at-sea", boat=boat)
                continue
            dock = free[0] if len(free) == 1 else (yield from self.rooms[side].choose_dock(boat, free))
            self.at[boat] = dock
            self.tell("docks", boat=boat, dock=dock)
            if len(self.at) == len(DOCKS):
                self.place_marker()

    def place_marker(self) -> None:
        """COV-044: an hour ahead of the leader, once a day."""
        if not self.marker:
            self.marker = max(hour for hour, stack in self.spaces.items() if stack) + 1
            self.tell("marker", number=self.marker)

    # -- what lies where ------------------------------------------------------------------------

    def townsfolk_of(self, side: str) -> list[str]:
        """COV-091: a staff, or everybody with a crest."""
        return sorted(self.crested) if side == ENTERTAINER else sorted(self.sides[side].staff)

    def sponsorship(self, card: str) -> int:
        """COV-063."""
        return sum(self.halls[icon] for icon in TOWNSFOLK[card]["icons"] if icon != "rogue")

    def picture(self) -> dict[str, object]:
        shown: dict[str, object] = {
            "day": (self.day, self.phase),
            "bag": {kind: self.bag[kind] for kind in KINDS},
            "boats": {boat: sorted(aboard) for boat, aboard in self.boats.items()},
            "at": dict(sorted(self.at.items())),
            "halls": self.halls,
            "lair": self.lair,
            "rogue card": self.rogue_card,
            "row": self.row,
            "crested": sorted(self.crested),
            "fans": sorted(self.fans),
            "deck": sorted(self.deck),
            "discard": sorted(self.discard),
            "supply": self.supply,
            "spaces": {hour: stack for hour, stack in sorted(self.spaces.items()) if stack},
            "marker": self.marker,
        }
        for id_, side in self.sides.items():
            shown[id_] = {
                "gold": side.gold,
                "corruption": side.corruption,
                "goods": {good: side.goods[good] for good in GOODS},
                "staff": sorted(side.staff),
                "last": side.last,
                "used": sorted(side.used),
            }
            shown |= {f"{id_} {what}": value for what, value in self.rooms[id_].picture().items()}
        return shown
