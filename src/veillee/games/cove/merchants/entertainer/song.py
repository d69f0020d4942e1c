"""A song from its first location to its end, in Production or as a swan song (chapters 2.16 and 2.18)."""

from __future__ import annotations

from typing import ClassVar

from veillee.core.ids import CardId, SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Act, Ask, Option
from veillee.games.cove.box import NONE
from veillee.games.cove.merchants.entertainer.box import PLACES, Place, stage_in
from veillee.games.cove.merchants.entertainer.bragging import ShowCreature
from veillee.games.cove.merchants.entertainer.places import can_act, perform, why_not_act, why_not_buy
from veillee.games.cove.merchants.entertainer.stage import Stage, moves_left, stage_of
from veillee.games.cove.table import CoveTable


class Song(Act[CoveTable]):
    """A song begins: the instrument shows its brag side, nothing is spent yet."""

    rules: ClassVar[tuple[str, ...]] = ("COV-127", "COV-130", "COV-161", "COV-162")

    seat: SeatNumber
    swan: bool

    def __init__(self, seat: SeatNumber, swan: bool) -> None:
        self.seat = seat
        self.swan = swan

    def run(self, table: CoveTable) -> None:
        stage = stage_of(table, self.seat)
        stage.singing = True
        stage.swan = self.swan
        stage.place = NONE
        stage.visited = 0
        stage.moved = 0
        stage.acted = False
        stage.spent = 0
        stage.extra = 0
        stage.sung = 0
        if table.log is not None:
            kind, rule = ("swan-song", "COV-161") if self.swan else ("song", "COV-130")
            table.tell(kind, rule, self.seat, {"seat": self.seat, "number": moves_left(table, stage)})
        table.next(FirstPlace(self.seat), EndSong(self.seat))


class FirstPlace(Ask[CoveTable]):
    """The pawn is placed on any of the nine locations."""

    rules: ClassVar[tuple[str, ...]] = ("COV-131", "COV-132", "COV-136")
    prompt: ClassVar[str] = "ask-first-place"

    def options(self, table: CoveTable) -> list[Option]:
        return stage_in(table.box).options.go

    def resolve(self, table: CoveTable, choice: Option) -> None:
        arrive(table, self.seat, choice.values[0])


def arrive(table: CoveTable, seat: SeatNumber, place: Place) -> None:
    stage = stage_of(table, seat)
    stage.place = place
    stage.visited |= 1 << place
    stage.acted = False
    if table.log is not None:
        table.tell("goes", "COV-132", seat, {"seat": seat, "place": place})
    table.next(AtPlace(seat))


class AtPlace(Ask[CoveTable]):
    """Before and after the action of a location: act, brag, move on, or end the song (COV-234)."""

    rules: ClassVar[tuple[str, ...]] = ("COV-135", "COV-137", "COV-138", "COV-146", "COV-147", "COV-234")
    prompt: ClassVar[str] = "ask-at-place"

    def about(self, table: CoveTable) -> dict[str, int]:
        stage = stage_of(table, self.seat)
        return {"place": stage.place, "number": moves_left(table, stage)}

    def options(self, table: CoveTable) -> list[Option]:
        stage = stage_of(table, self.seat)
        options = stage_in(table.box).options
        found: list[Option] = []
        if not stage.acted and can_act(table, stage, self.seat):
            found.append(options.act)
        if stage.brag and stage.volume >= stage_in(table.box).brag_cost:
            found.append(options.brag)
        if moves_left(table, stage) > 0:
            found += [options.go[place] for place in range(PLACES) if not stage.visited >> place & 1]
        found.append(options.end_song)
        return found

    def resolve(self, table: CoveTable, choice: Option) -> None:
        stage = stage_of(table, self.seat)
        if choice.kind == "act":
            stage.acted = True
            stage.earned = 0
            table.next(AtPlace(self.seat))
            perform(table, self.seat, stage)
        elif choice.kind == "brag":
            stage.volume -= stage_in(table.box).brag_cost
            if table.log is not None:
                table.tell("brags", "COV-146", self.seat, {"seat": self.seat, "number": len(stage.brag)})
            table.next(ShowCreature(self.seat, 0), AtPlace(self.seat))
        elif choice.kind == "go":
            stage.moved += 1
            arrive(table, self.seat, choice.values[0])

    def why_not_act(self, table: CoveTable) -> Reason:
        return why_not_act(table, stage_of(table, self.seat), self.seat)

    def why_not_brag(self, table: CoveTable) -> Reason:
        stage = stage_of(table, self.seat)
        if not stage.brag:
            return Reason("why-no-creature", "COV-146")
        args = {"number": stage_in(table.box).brag_cost, "number2": stage.volume}
        return Reason("why-too-little-volume", "COV-146", args)

    def why_not_buy(self, table: CoveTable, card: CardId) -> Reason | None:
        return why_not_buy(table, stage_of(table, self.seat), self.seat)

    def why_not_go(self, table: CoveTable, place: Place) -> Reason:
        if stage_of(table, self.seat).visited >> place & 1:
            return Reason("why-visited", "COV-135", {"place": place})
        return Reason("why-no-moves", "COV-133")


# -- the end of a song ------------------------------------------------------------------------


class EndSong(Act[CoveTable]):
    """The pawn returns and unspent icons are lost; after a swan song the song is discarded at once."""

    rules: ClassVar[tuple[str, ...]] = ("COV-152", "COV-163", "COV-164")

    seat: SeatNumber

    def __init__(self, seat: SeatNumber) -> None:
        self.seat = seat

    def run(self, table: CoveTable) -> None:
        stage = stage_of(table, self.seat)
        stage.place = NONE
        stage.visited = 0
        stage.spent = 0
        stage.extra = 0
        stage.sung = 0
        if table.log is not None:
            table.tell("ends-song", "COV-152", self.seat, {"seat": self.seat})
        if stage.swan:
            put_song_away(stage)


def put_song_away(stage: Stage) -> None:
    """COV-155, COV-164: all cards of the song to the discard pile, the instrument to its front."""
    stage.discard += stage.song
    stage.song = []
    stage.singing = False
    stage.swan = False


class MaySwan(Ask[CoveTable]):
    """At the beginning of the Market a free song, whatever the dial says."""

    rules: ClassVar[tuple[str, ...]] = ("COV-073", "COV-161", "COV-165", "COV-236")
    prompt: ClassVar[str] = "ask-swan"

    def options(self, table: CoveTable) -> list[Option]:
        return [stage_in(table.box).options.swan, stage_in(table.box).options.no_swan]

    def resolve(self, table: CoveTable, choice: Option) -> None:
        if choice is stage_in(table.box).options.swan:
            table.active = self.seat
            table.next(Song(self.seat, True))
