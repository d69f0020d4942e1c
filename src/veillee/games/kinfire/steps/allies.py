"""Turns of allies: what an ally card does when a pawn names its token (KIN-213 to KIN-218, KIN-311)."""

from __future__ import annotations

from typing import ClassVar

from veillee.core.ids import SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Act, Ask, Option
from veillee.games.kinfire.steps.attack import CoverAbility, no_cover
from veillee.games.kinfire.steps.common import heal, hurt, speaker
from veillee.games.kinfire.steps.enemies import do_common_deed, give_near
from veillee.games.kinfire.steps.falling import settle_falls
from veillee.games.kinfire.steps.reasons import foe_of, not_here
from veillee.games.kinfire.table import ALLY_TURN, FOES, KinfireTable
from veillee.games.kinfire.terms import (
    BLESS,
    FLOOD,
    GIVE_NEAR,
    GIVE_STATUS,
    NOTE_SLUICE_CLOSED,
    SLUICE_CLOSED_DAMAGE,
    DeedsId,
    ZoneId,
)


class AllyTurn(Act[KinfireTable]):
    """KIN-215: a pawn with the number of its token triggers the ability of an ally like that of an enemy."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-213", "KIN-215")
    told_apart: ClassVar[bool] = True

    number: int

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, table: KinfireTable) -> None:
        helper = table.helpers[self.number]
        table.turn = ALLY_TURN
        if table.log is not None:
            table.tell("ally-ability", "KIN-215", FOES, {"ally": helper.ally})
        table.next(AllyDeeds(self.number, table.box.allies[helper.ally].deeds, 0))


class AllyDeeds(Act[KinfireTable]):
    """The instructions of an ally, from first to last."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-215",)

    number: int
    deeds: DeedsId
    place: int

    def __init__(self, number: int, deeds: DeedsId, place: int) -> None:
        self.number = number
        self.deeds = deeds
        self.place = place

    def run(self, table: KinfireTable) -> None:
        deeds = table.box.deeds[self.deeds]
        if self.place + 1 < len(deeds):
            table.next(AllyDeeds(self.number, self.deeds, self.place + 1))
        deed = deeds[self.place]
        if deed.verb == BLESS:
            for seat in range(len(table.seats)):
                heal(table, seat, deed.number, "KIN-215")
        elif deed.verb == GIVE_STATUS:
            table.next(AllyStatus(speaker(table), deed.statuses[0]))
        elif deed.verb == FLOOD:
            flood(table, deed.zone, deed.number)
        elif deed.verb == GIVE_NEAR:
            give_near(table, table.helpers[self.number].zone, deed.statuses[0])
        else:
            do_common_deed(table, deed)


def flood(table: KinfireTable, zone: ZoneId, number: int) -> None:
    """`flood`: each Seeker in the zone in seat order, then each enemy (KIN-190: so defeat comes before victory)."""
    if has_note(table, NOTE_SLUICE_CLOSED):
        number = SLUICE_CLOSED_DAMAGE
    for seat in range(len(table.seats)):
        if table.seats[seat].zone == zone and not hurt(table, seat, number, "flooded", "KIN-078"):
            return
    for foe in table.foes:
        if foe.here and foe.zone == zone:
            foe.health = max(0, foe.health - number)
            if table.log is not None:
                args = {"enemy": foe.enemy, "number": number, "number2": foe.health}
                table.tell("enemy-flooded", "KIN-078", FOES, args)
    settle_falls(table)


def has_note(table: KinfireTable, kind: int) -> bool:
    """KIN-301: whether something of this kind was noted for the combat."""
    return kind in table.notes[::3]


class AllyStatus(Ask[KinfireTable]):
    """`status S` and notes: the group chooses an enemy and the active ability that is covered (KIN-169)."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-169", "KIN-301")
    prompt: ClassVar[str] = "ask-cover-any"

    status: int

    def __init__(self, seat: SeatNumber, status: int) -> None:
        self.seat = seat
        self.status = status

    def options(self, table: KinfireTable) -> list[Option]:
        found: list[Option] = []
        for board in range(len(table.foes)):
            found += CoverAbility(self.seat, board, self.status).options(table)
        return found

    def resolve(self, table: KinfireTable, choice: Option) -> None:
        for board in range(len(table.foes)):
            if table.foes[board].enemy == choice.values[0]:
                CoverAbility(self.seat, board, self.status).resolve(table, choice)

    def nothing(self, table: KinfireTable) -> None:
        """No card of that kind, or no active ability."""

    def about(self, table: KinfireTable) -> dict[str, int]:
        return {"status": self.status}

    def why_not_cover(self, table: KinfireTable, enemy: int, row: int) -> Reason | None:
        foe = foe_of(table, enemy)
        return not_here(table, enemy) if foe is None else no_cover(table, foe, row)
