"""The Alchemist's laboratory: Decanter, Still and Cauldrons (chapter 2.23)."""

from __future__ import annotations

from typing import ClassVar, Final

from veillee.core.ids import SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Act, Ask, ChanceStep, Option
from veillee.core.table import EVERYBODY
from veillee.games.cove.box import CLANS, LARGE, SMALL, Clan, ShopPlace, Size
from veillee.games.cove.merchants.alchemist.box import laboratory_in
from veillee.games.cove.steps import common
from veillee.games.cove.steps.shop import (
    FIRST_POWER,
    SECOND_POWER,
    GoodsWorkshop,
    can_corrupt,
    has_power,
    place_in_shop,
    use_power,
    why_not_power,
)
from veillee.games.cove.table import SETUP, CoveTable

ICHOR: Final = 4  # the kind after the four colours (COV-241)
KINDS: Final = 5
RACK: Final = -1  # where a marble is drawn to, if not to a chute
# Its own locations, by their places in the shop.
DECANTER: Final = 0
STILL: Final = 1
CAULDRONS: Final = 2


class Laboratory(GoodsWorkshop):
    """Marbles in the pouch, in the chutes, on the rack and in the toxic waste."""

    holds: ClassVar[dict[str, str]] = {
        "pouch": "marble: number",
        "chutes": "chute: marble",
        "rack": "marble: number",
    }

    pouch: list[int]  # by kind
    chutes: list[list[int]]  # from bottom to top
    rack: list[int]
    waste: int  # ichor
    brewed: int  # potions of this action
    filtered: bool  # the ichor of this action goes into the pouch

    def __init__(self, pouch: list[int], chutes: list[list[int]], rack: list[int]) -> None:
        self.pouch = pouch
        self.chutes = chutes
        self.rack = rack
        self.waste = 0
        self.brewed = 0
        self.filtered = False

    def fork(self) -> Laboratory:
        new = Laboratory(self.pouch.copy(), [chute.copy() for chute in self.chutes], self.rack.copy())
        new.waste = self.waste
        new.brewed = self.brewed
        new.filtered = self.filtered
        return new

    def set_up(self, table: CoveTable, seat: SeatNumber) -> None:
        """COV-239: the chutes are filled one after another, then some marbles come onto the rack."""
        box = laboratory_in(table.box)
        chutes = [DrawMarble(seat, chute) for chute in range(box.chutes) for _ in range(box.depth)]
        table.next(*chutes, *[DrawMarble(seat, RACK) for _ in range(box.first)])

    def usable(self, table: CoveTable, seat: SeatNumber, place: ShopPlace) -> bool:
        here = place_in_shop(table, seat, place)
        if here == DECANTER:
            return any(self.chutes)
        if here == STILL:
            return bool(self.waste) or (any(self.pouch) and sum(self.rack) < laboratory_in(table.box).rack)
        return bool(potions(table, seat, self))

    def act(self, table: CoveTable, seat: SeatNumber, place: ShopPlace) -> None:
        here = place_in_shop(table, seat, place)
        table.next(FillChutes(seat))
        if here == DECANTER:
            table.next(DrawOff(seat), SecondDraw(seat))
        elif here == STILL:
            table.next(Distil(seat))
        else:
            self.brewed = 0
            self.filtered = False
            table.next(Brew(seat))

    def prospects(
        self, table: CoveTable, seat: SeatNumber, prices: list[float], hopes: list[float], left: float
    ) -> float:
        from veillee.games.cove.merchants.alchemist.evaluation import prospects

        return prospects(table, seat, self, prices, hopes)

    def why_not(self, table: CoveTable, seat: SeatNumber, place: ShopPlace) -> Reason:
        here = place_in_shop(table, seat, place)
        if here == DECANTER:
            return Reason("why-decanter-empty", "COV-243")
        return Reason("why-still-idle", "COV-248") if here == STILL else Reason("why-no-potion", "COV-252")

    def faults(self, table: CoveTable) -> list[str]:
        box = laboratory_in(table.box)
        numbers = [self.pouch[kind] + self.rack[kind] for kind in range(KINDS)]
        numbers[ICHOR] += self.waste
        for chute in self.chutes:
            for marble in chute:
                numbers[marble] += 1
        checks = {
            "marbles": numbers != list(box.marbles),
            "chutes": any(len(chute) > box.depth for chute in self.chutes),
        }
        return [name for name, wrong in checks.items() if wrong]


def laboratory_of(table: CoveTable, seat: SeatNumber) -> Laboratory:
    found = table.seats[seat].workshop
    assert isinstance(found, Laboratory)
    return found


class DrawMarble(ChanceStep[CoveTable]):
    """A marble out of the pouch, into a chute or onto the rack; an empty pouch gives none."""

    rules: ClassVar[tuple[str, ...]] = ("COV-239", "COV-241", "COV-245", "COV-247")
    role: ClassVar[str] = "marble"

    seat: SeatNumber
    chute: int

    def __init__(self, seat: SeatNumber, chute: int) -> None:
        self.seat = seat
        self.chute = chute

    def outcomes(self, table: CoveTable) -> list[tuple[int, int]]:
        pouch = laboratory_of(table, self.seat).pouch
        return [(kind, pouch[kind]) for kind in range(KINDS) if pouch[kind]]

    def possible(self, table: CoveTable) -> bool:
        return any(laboratory_of(table, self.seat).pouch)

    def resolve(self, table: CoveTable, outcome: int) -> None:
        laboratory = laboratory_of(table, self.seat)
        laboratory.pouch[outcome] -= 1
        if self.chute == RACK:
            laboratory.rack[outcome] += 1
        else:
            laboratory.chutes[self.chute].append(outcome)
        if table.log is not None:
            begins = table.phase == SETUP
            side = EVERYBODY if begins else self.seat
            if self.chute == RACK:
                args = {"seat": self.seat, "marble": outcome}
                table.tell("draws-marble", "COV-239" if begins else "COV-247", side, args)
            else:
                args = {"marble": outcome, "chute": self.chute}
                table.tell("fills-chute", "COV-239" if begins else "COV-245", side, args)


class FillChutes(Act[CoveTable]):
    """At the end of every action: chutes with gaps are filled from the top, in their order."""

    rules: ClassVar[tuple[str, ...]] = ("COV-253",)

    seat: SeatNumber

    def __init__(self, seat: SeatNumber) -> None:
        self.seat = seat

    def run(self, table: CoveTable) -> None:
        box = laboratory_in(table.box)
        chutes = laboratory_of(table, self.seat).chutes
        table.next(*[DrawMarble(self.seat, n) for n in range(len(chutes)) for _ in range(box.depth - len(chutes[n]))])


# -- the Decanter -----------------------------------------------------------------------------


def runs(chute: list[int]) -> list[int]:
    """COV-242: where the runs of a chute begin, from the bottom."""
    return [place for place in range(len(chute)) if place == 0 or chute[place] != chute[place - 1]]


def drawn_off(chute: list[int], start: int) -> tuple[list[int], list[int]]:
    """COV-243, COV-244: what comes out with the run that begins here, run by run, and what stays in the chute.

    Where the marbles that meet at the gap are of one kind, the whole run that they form comes out too.
    """
    below = start
    above = start
    kind = chute[start]
    out: list[int] = []
    while True:
        while above < len(chute) and chute[above] == kind:
            above += 1
            out.append(kind)
        while below > 0 and chute[below - 1] == kind:
            below -= 1
            out.append(kind)
        if below == 0 or above == len(chute) or chute[below - 1] != chute[above]:
            return out, chute[:below] + chute[above:]
        kind = chute[above]


class DrawOff(Ask[CoveTable]):
    """Any run of any chute, named by the place of its lowest marble."""

    rules: ClassVar[tuple[str, ...]] = ("COV-242", "COV-243", "COV-244")
    prompt: ClassVar[str] = "ask-draw-off"

    def options(self, table: CoveTable) -> list[Option]:
        chutes = laboratory_of(table, self.seat).chutes
        draw_off = laboratory_in(table.box).options.draw_off
        return [draw_off[chute][place + 1] for chute in range(len(chutes)) for place in runs(chutes[chute])]

    def nothing(self, table: CoveTable) -> None:
        """All chutes are empty: a second draw-off that brings nothing."""

    def resolve(self, table: CoveTable, choice: Option) -> None:
        chute, place = choice.values
        laboratory = laboratory_of(table, self.seat)
        out, laboratory.chutes[chute] = drawn_off(laboratory.chutes[chute], place - 1)
        for marble in out:
            laboratory.rack[marble] += 1
            if table.log is not None:
                table.tell("draws-marble", "COV-243", self.seat, {"seat": self.seat, "marble": marble})
        missing = laboratory_in(table.box).depth - len(laboratory.chutes[chute])
        table.next(PutBack(self.seat), *[DrawMarble(self.seat, chute) for _ in range(missing)])

    def why_not_draw_off(self, table: CoveTable, chute: int, place: int) -> Reason:
        marbles = laboratory_of(table, self.seat).chutes[chute]
        if not 1 <= place <= len(marbles):
            return Reason("why-no-marble-there", "COV-242", {"chute": chute, "number": place})
        return Reason("why-not-lowest", "COV-242", {"chute": chute, "number": place})


class PutBack(Ask[CoveTable]):
    """A rack that is too full: marbles of her choice go back into the pouch."""

    rules: ClassVar[tuple[str, ...]] = ("COV-245",)
    prompt: ClassVar[str] = "ask-put-back"

    def about(self, table: CoveTable) -> dict[str, int]:
        return {"number": sum(laboratory_of(table, self.seat).rack) - laboratory_in(table.box).rack}

    def options(self, table: CoveTable) -> list[Option]:
        rack = laboratory_of(table, self.seat).rack
        if sum(rack) <= laboratory_in(table.box).rack:
            return []
        return [laboratory_in(table.box).options.put_back[kind] for kind in range(KINDS) if rack[kind]]

    def nothing(self, table: CoveTable) -> None:
        """There is room for all of them."""

    def resolve(self, table: CoveTable, choice: Option) -> None:
        kind = choice.values[0]
        laboratory = laboratory_of(table, self.seat)
        laboratory.rack[kind] -= 1
        laboratory.pouch[kind] += 1
        if table.log is not None:
            table.tell("puts-back", "COV-245", self.seat, {"seat": self.seat, "marble": kind})
        table.next(PutBack(self.seat))

    def why_not_put_back(self, table: CoveTable, kind: int) -> Reason:
        return Reason("why-no-such-marble", "COV-245", {"marble": kind})


class SecondDraw(Ask[CoveTable]):
    """Once per action a second draw-off: for a corruption card, or for nothing by the Herb Gatherer."""

    rules: ClassVar[tuple[str, ...]] = ("COV-246", "COV-254")
    prompt: ClassVar[str] = "ask-second-draw"

    def options(self, table: CoveTable) -> list[Option]:
        options = laboratory_in(table.box).options
        found: list[Option] = []
        if any(laboratory_of(table, self.seat).chutes):
            if has_power(table, self.seat, FIRST_POWER):
                found.append(options.draw_free)
            if can_corrupt(table):
                found.append(options.draw_corrupt)
        found.append(table.box.options.enough)
        return found

    def resolve(self, table: CoveTable, choice: Option) -> None:
        options = laboratory_in(table.box).options
        if choice is table.box.options.enough:
            return
        if choice is options.draw_free:
            use_power(table, self.seat, FIRST_POWER, "COV-254")
        else:
            common.corrupt(table, self.seat, 1, "COV-246")
        table.next(DrawOff(self.seat))

    def why_not_draw_free(self, table: CoveTable) -> Reason:
        return why_not_power(table, self.seat, FIRST_POWER)

    def why_not_draw_corrupt(self, table: CoveTable) -> Reason:
        return Reason("why-no-corruption-left", "COV-067")


# -- the Still --------------------------------------------------------------------------------


class Distil(Act[CoveTable]):
    """The ichor of the toxic waste into the pouch, then marbles onto the rack as far as there is room."""

    rules: ClassVar[tuple[str, ...]] = ("COV-247", "COV-248")

    seat: SeatNumber

    def __init__(self, seat: SeatNumber) -> None:
        self.seat = seat

    def run(self, table: CoveTable) -> None:
        laboratory = laboratory_of(table, self.seat)
        box = laboratory_in(table.box)
        if laboratory.waste and table.log is not None:
            table.tell("distils", "COV-247", self.seat, {"seat": self.seat, "number": laboratory.waste})
        laboratory.pouch[ICHOR] += laboratory.waste
        laboratory.waste = 0
        room = min(box.still, box.rack - sum(laboratory.rack))
        table.next(*[DrawMarble(self.seat, RACK) for _ in range(room)])


# -- the Cauldrons ----------------------------------------------------------------------------


def own_marbles(table: CoveTable, size: Size) -> int:
    """COV-250: how many marbles of its colour a potion takes, ichor counted in."""
    box = laboratory_in(table.box)
    return box.own if size == LARGE else box.small


def ichor_choices(table: CoveTable, laboratory: Laboratory, size: Size, clan: Clan) -> list[int]:
    """COV-251: how many of those may be ichor: at least one is real, and there must be enough of both."""
    real, ichor = laboratory.rack[clan], laboratory.rack[ICHOR]
    own = own_marbles(table, size)
    if size == LARGE and sum(laboratory.rack) < laboratory_in(table.box).large:
        return []
    return [number for number in range(own) if number <= ichor and own - number <= real]


def potions(table: CoveTable, seat: SeatNumber, laboratory: Laboratory) -> list[tuple[Size, Clan]]:
    """COV-252: what can be brewed now."""
    return [
        (size, clan)
        for size in (SMALL, LARGE)
        for clan in range(CLANS)
        if common.available(table, seat, common.good_of(size, clan)) and ichor_choices(table, laboratory, size, clan)
    ]


class Brew(Ask[CoveTable]):
    """Potion by potion, one for each cauldron, at least one."""

    rules: ClassVar[tuple[str, ...]] = ("COV-249", "COV-252", "COV-254")
    prompt: ClassVar[str] = "ask-brew"

    def options(self, table: CoveTable) -> list[Option]:
        laboratory = laboratory_of(table, self.seat)
        options = laboratory_in(table.box).options
        found: list[Option] = []
        if laboratory.brewed < laboratory_in(table.box).cauldrons:
            found = [options.brew[size][clan] for size, clan in potions(table, self.seat, laboratory)]
        if laboratory.brewed:
            found.append(table.box.options.enough)
        elif laboratory.rack[ICHOR] and not laboratory.filtered and has_power(table, self.seat, SECOND_POWER):
            found.insert(0, options.filter)
        return found

    def resolve(self, table: CoveTable, choice: Option) -> None:
        options = laboratory_in(table.box).options
        if choice is table.box.options.enough:
            return
        laboratory = laboratory_of(table, self.seat)
        if choice is options.filter:
            use_power(table, self.seat, SECOND_POWER, "COV-254")
            laboratory.filtered = True
            table.next(Brew(self.seat))
            return
        size, clan = choice.values
        laboratory.brewed += 1
        table.next(HowMuchIchor(self.seat, size, clan), Brew(self.seat))

    def why_not_brew(self, table: CoveTable, size: Size, clan: Clan) -> Reason:
        laboratory = laboratory_of(table, self.seat)
        if not common.available(table, self.seat, common.good_of(size, clan)):
            return Reason("why-no-good-left", "COV-252", {"good": common.good_of(size, clan)})
        if not laboratory.rack[clan]:
            return Reason("why-no-real-marble", "COV-251", {"marble": clan})
        needed = laboratory_in(table.box).large if size == LARGE else laboratory_in(table.box).small
        args = {"number": own_marbles(table, size), "number2": needed}
        return Reason("why-too-few-marbles", "COV-250", args)

    def why_not_filter(self, table: CoveTable) -> Reason:
        laboratory = laboratory_of(table, self.seat)
        if laboratory.brewed:
            return Reason("why-brewed-already", "COV-254")
        if not laboratory.rack[ICHOR]:
            return Reason("why-no-such-marble", "COV-254", {"marble": ICHOR})
        return why_not_power(table, self.seat, SECOND_POWER)

    def why_not_enough(self, table: CoveTable) -> Reason:
        return Reason("why-at-least-one", "COV-249")


class HowMuchIchor(Ask[CoveTable]):
    """How many marbles of a potion's colour are ichor."""

    rules: ClassVar[tuple[str, ...]] = ("COV-250", "COV-251", "COV-253")
    prompt: ClassVar[str] = "ask-ichor"

    size: Size
    clan: Clan

    def __init__(self, seat: SeatNumber, size: Size, clan: Clan) -> None:
        self.seat = seat
        self.size = size
        self.clan = clan

    def about(self, table: CoveTable) -> dict[str, int]:
        return {"good": common.good_of(self.size, self.clan)}

    def options(self, table: CoveTable) -> list[Option]:
        numbers = ichor_choices(table, laboratory_of(table, self.seat), self.size, self.clan)
        return [laboratory_in(table.box).options.ichor[number] for number in numbers]

    def resolve(self, table: CoveTable, choice: Option) -> None:
        laboratory = laboratory_of(table, self.seat)
        use_marbles(laboratory, ICHOR, choice.values[0])
        use_marbles(laboratory, self.clan, own_marbles(table, self.size) - choice.values[0])
        if self.size == LARGE:
            table.next(Fourth(self.seat, self.clan))
        else:
            finish(table, self.seat, self.size, self.clan)

    def why_not_ichor(self, table: CoveTable, number: int) -> Reason:
        rack = laboratory_of(table, self.seat).rack
        args = {"number": number, "number2": rack[ICHOR], "number3": rack[self.clan]}
        return Reason("why-not-so-much-ichor", "COV-251", args)


class Fourth(Ask[CoveTable]):
    """The fourth marble of a large potion, of any kind."""

    rules: ClassVar[tuple[str, ...]] = ("COV-250", "COV-253")
    prompt: ClassVar[str] = "ask-fourth"

    clan: Clan

    def __init__(self, seat: SeatNumber, clan: Clan) -> None:
        self.seat = seat
        self.clan = clan

    def about(self, table: CoveTable) -> dict[str, int]:
        return {"good": common.good_of(LARGE, self.clan)}

    def options(self, table: CoveTable) -> list[Option]:
        rack = laboratory_of(table, self.seat).rack
        return [laboratory_in(table.box).options.fourth[kind] for kind in range(KINDS) if rack[kind]]

    def resolve(self, table: CoveTable, choice: Option) -> None:
        use_marbles(laboratory_of(table, self.seat), choice.values[0], 1)
        finish(table, self.seat, LARGE, self.clan)

    def why_not_fourth(self, table: CoveTable, kind: int) -> Reason:
        return Reason("why-no-such-marble", "COV-250", {"marble": kind})


def use_marbles(laboratory: Laboratory, kind: int, number: int) -> None:
    """COV-253: coloured marbles go back into the pouch at once, ichor into the toxic waste unless it is filtered."""
    laboratory.rack[kind] -= number
    if kind == ICHOR and not laboratory.filtered:
        laboratory.waste += number
    else:
        laboratory.pouch[kind] += number


def finish(table: CoveTable, seat: SeatNumber, size: Size, clan: Clan) -> None:
    if table.log is not None:
        table.tell("brews", "COV-249", seat, {"seat": seat, "good": common.good_of(size, clan)})
    common.gain_good(table, seat, common.good_of(size, clan), "COV-250")


def new_laboratory(table: CoveTable) -> Laboratory:
    """COV-239: all marbles in the pouch, empty chutes, an empty rack."""
    box = laboratory_in(table.box)
    return Laboratory(list(box.marbles), [[] for _ in range(box.chutes)], [0] * KINDS)
