"""What several chapters of the rules share: sides, gold, corruption, goods, adventurers and townsfolk."""

from __future__ import annotations

from veillee.core.ids import SeatNumber
from veillee.core.step import Step
from veillee.games.cove.box import (
    CLANS,
    COPIES,
    DOCKS_AT,
    DOCKS_OF,
    NONE,
    ROGUE,
    SEATS_OF_BOAT,
    Boat,
    Clan,
    Dock,
    Good,
    Pier,
    Size,
    TownsfolkId,
)
from veillee.games.cove.table import PEDDLER, CoveTable, Trader, Workshop

# -- sides ------------------------------------------------------------------------------------


def tell_turn(table: CoveTable, side: SeatNumber) -> None:
    """Whose turn it is, and at which hour (COV-030)."""
    if table.log is not None:
        table.tell("turn", "COV-030", side, {"seat": side, "number": trader(table, side).hour})


def trader(table: CoveTable, side: SeatNumber) -> Trader:
    """What a side has, be it a human or the Peddler."""
    if side == PEDDLER:
        assert table.peddler is not None
        return table.peddler
    return table.seats[side]


def workshop(table: CoveTable, seat: SeatNumber) -> Workshop:
    found = table.seats[seat].workshop
    assert found is not None
    return found


def artist(table: CoveTable) -> SeatNumber:
    """The seat whose fans carry crests: the Entertainer's, or NONE if he is not in the game."""
    for seat in range(len(table.seats)):
        if table.seats[seat].workshop is not None and not workshop(table, seat).sells():
            return seat
    return NONE


def goes_on(table: CoveTable, kind: type[Step[CoveTable]]) -> bool:
    """Whether a step of this kind is being asked or waits to be taken up again."""
    return isinstance(table.asking, kind) or any(isinstance(step, kind) for step in table.stack)


# -- gold and corruption ------------------------------------------------------------------------


def earn(table: CoveTable, side: SeatNumber, number: int, rule: str) -> None:
    if number:
        trader(table, side).gold += number
        if table.log is not None:
            table.tell("earns", rule, side, {"seat": side, "number": number})


def pay(table: CoveTable, side: SeatNumber, number: int, rule: str) -> None:
    """COV-007: nobody pays more gold than there is."""
    if number:
        trader(table, side).gold -= number
        if table.log is not None:
            table.tell("pays", rule, side, {"seat": side, "number": number})


def corrupt(table: CoveTable, side: SeatNumber, number: int, rule: str) -> None:
    """COV-067: cards from the supply, all alike (COV-025); what it does not hold is not taken (COV-008)."""
    taken = min(number, table.corruption)
    table.corruption -= taken
    trader(table, side).corruption += taken
    if table.log is not None and taken:
        table.tell("corrupts", rule, side, {"seat": side, "number": taken})


def uncorrupt(table: CoveTable, side: SeatNumber, number: int, rule: str) -> None:
    """COV-068: own cards go back to the supply."""
    given = min(number, trader(table, side).corruption)
    trader(table, side).corruption -= given
    table.corruption += given
    if table.log is not None and given:
        table.tell("sheds", rule, side, {"seat": side, "number": given})


# -- goods ------------------------------------------------------------------------------------


def good_of(size: Size, clan: Clan) -> Good:
    return CLANS * size + clan


def available(table: CoveTable, side: SeatNumber, good: Good) -> bool:
    """COV-053: three of each good, no more."""
    return trader(table, side).goods[good] < COPIES


def gain_good(table: CoveTable, side: SeatNumber, good: Good, rule: str) -> bool:
    """COV-054: a good stands openly on the stall; one that is not available is not gained (COV-008)."""
    if not available(table, side, good):
        if table.log is not None:
            table.tell("no-good-left", "COV-053", side, {"seat": side, "good": good})
        return False
    trader(table, side).goods[good] += 1
    if table.log is not None:
        table.tell("gains-good", rule, side, {"seat": side, "good": good})
    return True


# -- boats and piers ----------------------------------------------------------------------------


def side_of(boat: Boat) -> int:
    """COV-011: boats 1 to 3 lie on the left of Dragon Isle, 4 to 6 on the right."""
    return boat // 3


def dock_of(table: CoveTable, dock: Dock) -> Boat:
    """The boat at a dock, or NONE."""
    return table.at.index(dock) if dock in table.at else NONE


def free_docks(table: CoveTable, side: int) -> list[Dock]:
    """COV-014: the free docks that a boat of this side may use."""
    return [dock for dock in DOCKS_OF[side] if dock not in table.at]


def has_room(table: CoveTable, boat: Boat) -> bool:
    """COV-016: at sea, with a free seat."""
    return table.at[boat] == NONE and len(table.boats[boat]) < SEATS_OF_BOAT


def room_at_sea(table: CoveTable) -> bool:
    """COV-039: whether anybody could be seated at all."""
    for boat in range(len(table.boats)):
        if has_room(table, boat):
            return True
    return False


def on_pier(table: CoveTable, pier: Pier, kind: Clan) -> int:
    """COV-012, COV-015: the adventurers of a kind on all boats docked at one of the three piers."""
    number = 0
    for dock in DOCKS_AT[pier]:
        boat = dock_of(table, dock)
        if boat != NONE:
            number += table.boats[boat].count(kind)
    return number


def at_sea(table: CoveTable, side: int, kind: Clan) -> int:
    """COV-187: the adventurers of a kind on the boats at sea of one side."""
    number = 0
    for boat in range(3 * side, 3 * side + 3):
        if table.at[boat] == NONE:
            number += table.boats[boat].count(kind)
    return number


# -- townsfolk --------------------------------------------------------------------------------


def is_fan(table: CoveTable, townsfolk: TownsfolkId) -> bool:
    return bool(table.crested >> townsfolk & 1)


def sponsorship(table: CoveTable, townsfolk: TownsfolkId) -> int:
    """COV-063: for each clan icon the adventurers now in that clan's hall; rogue icons give nothing."""
    number = 0
    for icon in table.box.townsfolk[townsfolk].icons:
        if icon != ROGUE:
            number += table.halls[icon]
    return number


def sponsor(table: CoveTable, side: SeatNumber, townsfolk: TownsfolkId, rule: str) -> None:
    number = sponsorship(table, townsfolk)
    if table.log is not None:
        table.tell("sponsors", rule, side, {"seat": side, "townsfolk": townsfolk, "number": number})
    trader(table, side).gold += number


def let_go(table: CoveTable, townsfolk: TownsfolkId) -> None:
    """COV-065: a townsfolk that leaves play is discarded; a fan goes to the Entertainer instead (COV-180)."""
    if is_fan(table, townsfolk):
        seat = artist(table)
        workshop(table, seat).welcome(table, seat, townsfolk)
        return
    table.discard.append(townsfolk)


def townsfolk_of(table: CoveTable, side: SeatNumber) -> list[TownsfolkId]:
    """COV-091: the staff; for the Entertainer all cards with a crest, wherever they lie (COV-181)."""
    if side != PEDDLER and not workshop(table, side).sells():
        return [card for card in range(len(table.box.townsfolk)) if is_fan(table, card)]
    return trader(table, side).staff
