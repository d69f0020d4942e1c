"""Tom, the automated opponent of solo mode (chapters 2.11 to 2.13).

He decides nothing: his tiles and his two dice do. Where the rules leave a choice of boat or route
to the human, the human is asked.
"""

from __future__ import annotations

from typing import Any, ClassVar

from veillee.core.deck import Deck, Draw
from veillee.core.ids import SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Act, Ask, Option, Step
from veillee.games.lueur.box import (
    CENTRE,
    ELEMENTS,
    MOVE_MAX,
    NO_MOVE,
    NONE,
    PROVINCE,
    RING_OUTER,
    RING_SIDE,
    THREE_LIGHT,
    TOM,
    Face,
    IslandId,
    SpaceId,
    TileId,
    TrackSpace,
)
from veillee.games.lueur.steps.common import DieRoll, RollToTrack
from veillee.games.lueur.table import SETUP, LueurTable, Tom

HUMAN = 0


def opponent(table: LueurTable) -> Tom:
    assert table.tom is not None
    return table.tom


def blocks(table: LueurTable, space: TrackSpace) -> bool:
    """Whether a die of Tom lies on a space: then no companion does (LUE-139)."""
    if table.tom is None:
        return False
    for die in table.tom.dice:
        if table.faces[die] == space:
            return True
    return False


# -- tiles ----------------------------------------------------------------------------------


class TakeTile(Act[LueurTable]):
    """The human recruited opposite this tile: company, light, journey move, from left to right."""

    rules: ClassVar[tuple[str, ...]] = ("LUE-139", "LUE-140", "LUE-141", "LUE-142")
    told_apart: ClassVar[bool] = True

    space: TrackSpace

    def __init__(self, space: TrackSpace) -> None:
        self.space = space

    def run(self, table: LueurTable) -> None:
        tom = opponent(table)
        number = tom.tiles[self.space]
        tile = table.box.tiles[number]
        if table.log is not None:
            table.tell("tom-tile", "LUE-139", TOM, {"tile": number, "element": self.space})
        if tile.meeples:
            tom.company += tile.meeples
            if table.log is not None:
                args = {"number": tile.meeples, "number2": tom.company}
                table.tell("tom-company", "LUE-141", TOM, args)
            tom_gains_light(table, tom.company, "LUE-141")
        if tile.light:
            tom_gains_light(table, tile.light, "LUE-142")
        table.next(ReplaceTile(self.space))
        if tile.move == NO_MOVE:
            return
        if table.journey == PROVINCE:
            move_camp(table)
        else:
            table.next(MoveBoat(HUMAN, number))


def tom_gains_light(table: LueurTable, number: int, rule: str) -> None:
    tom = opponent(table)
    tom.score += number
    if table.log is not None:
        table.tell("tom-gains-light", rule, TOM, {"number": number, "number2": tom.score})


def next_village(table: LueurTable, camp: SpaceId) -> SpaceId:
    """LUE-143: the village with the next higher value, or NONE from the highest."""
    ladder = table.box.ladder
    rung = ladder.index(camp) + 1
    return ladder[rung] if rung < len(ladder) else NONE


def move_camp(table: LueurTable) -> None:
    """LUE-143: Tom's camp climbs to the next village, without cost and without bonus."""
    tom = opponent(table)
    village = next_village(table, tom.camp)
    if village == NONE:
        if table.log is not None:
            table.tell("tom-camp-stays", "LUE-143", TOM, {})
        return
    tom.camp = village
    if table.log is not None:
        table.tell("tom-camp", "LUE-143", TOM, {"space": village})


class MoveBoat(Ask[LueurTable]):
    """One of Tom's boats sails away from the centre, by the highest or lowest route as the tile says.

    A boat at the centre goes first, else one nearest to it; what is equal the human chooses (LUE-148).
    Costs, dice and bonuses play no role (LUE-144).
    """

    rules: ClassVar[tuple[str, ...]] = ("LUE-148", "LUE-144", "LUE-145", "LUE-146", "LUE-147")
    prompt: ClassVar[str] = "ask-boat"

    tile: TileId

    def __init__(self, seat: SeatNumber, tile: TileId) -> None:
        self.seat = seat
        self.tile = tile

    def about(self, table: LueurTable) -> dict[str, int]:
        return {"tile": self.tile}

    def options(self, table: LueurTable) -> list[Option]:
        highest = table.box.tiles[self.tile].move == MOVE_MAX
        boat = table.box.options.boat
        return [boat[start][to] for start, to in boat_moves(table, highest)]

    def resolve(self, table: LueurTable, choice: Option) -> None:
        tom = opponent(table)
        start, to = choice.values
        tom.boats[tom.boats.index(start)] = to
        if table.log is not None:
            table.tell("tom-sails", "LUE-144", TOM, {"island": start, "island2": to})

    def why_not_boat(self, table: LueurTable, start: IslandId, end: IslandId) -> Reason:
        boats = opponent(table).boats
        if start not in boats:
            return Reason("why-boat-none", "LUE-148", {"island": start})
        islands = table.box.islands
        ways = [sea for sea in islands[start].seas if sea.to == end]
        if not ways:
            return Reason("why-boat-route", "LUE-144", {"island": start, "island2": end})
        if ways[0].right:
            return Reason("why-boat-closed", "LUE-146")
        if not islands[start].ring < islands[end].ring < RING_SIDE:
            return Reason("why-boat-away", "LUE-145")
        if end != CENTRE and end in boats:
            return Reason("why-boat-taken", "LUE-147", {"island2": end})
        highest = table.box.tiles[self.tile].move == MOVE_MAX
        nearest, _ = boat_moves(table, highest)[0]
        if islands[start].ring != islands[nearest].ring:
            return Reason("why-boat-nearest", "LUE-148")
        return Reason("why-boat-max" if highest else "why-boat-min", "LUE-144")

    def nothing(self, table: LueurTable) -> None:
        """LUE-148: no boat can move away any more."""
        if table.log is not None:
            table.tell("tom-stays", "LUE-148", TOM, {})


def boat_moves(table: LueurTable, highest: bool) -> list[tuple[IslandId, IslandId]]:
    """All moves that the rules allow for a tile, from island to island.

    LUE-145: away from the centre. LUE-146: not by the route to the right. LUE-147: not to an island
    with a boat of Tom; such routes are as if they were not there.
    """
    tom = opponent(table)
    islands = table.box.islands
    for ring in range(RING_OUTER):
        moves: list[tuple[IslandId, IslandId]] = []
        for start in sorted(set(tom.boats)):
            if islands[start].ring != ring:
                continue
            exits = [
                sea
                for sea in islands[start].seas
                if not sea.right and islands[sea.to].ring > ring and sea.to not in tom.boats
            ]
            if not exits:
                continue
            if highest:
                best = max([sea.upper for sea in exits])
                moves += [(start, sea.to) for sea in exits if sea.upper == best]
            else:
                best = min([sea.lower for sea in exits])
                moves += [(start, sea.to) for sea in exits if sea.lower == best]
        if moves:
            return moves
    return []


class ReplaceTile(Act[LueurTable]):
    """The tile is discarded and the next of the pile takes its place.

    LUE-150: an empty pile is made anew from the discarded tiles, and deck B takes the place of deck A.
    LUE-151: the second time no tile is laid, and this day is the last.
    """

    rules: ClassVar[tuple[str, ...]] = ("LUE-149", "LUE-150", "LUE-151")

    space: TrackSpace

    def __init__(self, space: TrackSpace) -> None:
        self.space = space

    def run(self, table: LueurTable) -> None:
        tom = opponent(table)
        tom.discard.append(tom.tiles[self.space])
        tom.tiles[self.space] = NONE
        if tom.pile.empty():
            tom.exhausted += 1
            if tom.exhausted == 2:
                if table.log is not None:
                    table.tell("last-day", "LUE-151", TOM, {})
                return
            tom.pile.unknown = tom.discard
            tom.discard = []
            table.deck = 1
            if table.log is not None:
                table.tell("new-pile", "LUE-150", TOM, {"number": len(tom.pile)})
                table.tell("deck-b", "LUE-150", TOM, {})
        table.next(LayTile(self.space))


class LayTile(Draw[LueurTable]):
    """The top tile of the pile is laid face up opposite a space."""

    rules: ClassVar[tuple[str, ...]] = ("LUE-149", "LUE-135", "LUE-150")
    role: ClassVar[str] = "tile"

    space: TrackSpace

    def __init__(self, space: TrackSpace) -> None:
        self.space = space

    def deck(self, table: LueurTable) -> Deck:
        return opponent(table).pile

    def drawn(self, table: LueurTable, card: TileId) -> None:
        opponent(table).tiles[self.space] = card
        if table.log is not None:
            rule = "LUE-135" if table.phase == SETUP else "LUE-149"
            table.tell("lays-tile", rule, TOM, {"tile": card, "element": self.space})


# -- dice -----------------------------------------------------------------------------------


class RollTomDie(DieRoll):
    """A die of Tom goes to the space it shows and blocks it.

    LUE-130: a special face pays Tom instead, and the die lies aside until the next roll.
    """

    rules: ClassVar[tuple[str, ...]] = ("LUE-129", "LUE-130", "LUE-153", "LUE-154")

    def resolve(self, table: LueurTable, outcome: int) -> None:
        before = table.faces[self.die]
        table.faces[self.die] = outcome
        if outcome < ELEMENTS:
            if table.log is not None:
                table.tell("tom-die", roll_rule(table, before), TOM, {"die": self.die, "element": outcome})
            return
        if table.log is not None:
            table.tell("tom-aside", "LUE-130", TOM, {"die": self.die, "face": outcome})
        if outcome == THREE_LIGHT:
            tom_gains_light(table, 3, "LUE-130")
        else:
            opponent(table).footprints += 2
            if table.log is not None:
                table.tell("tom-gains-footprints", "LUE-130", TOM, {"number": 2})


def roll_rule(table: LueurTable, before: Face) -> str:
    """Why a die of Tom is rolled: the set-up, or a morning that found it on a space, or aside."""
    if table.phase == SETUP:
        return "LUE-129"
    return "LUE-153" if before < ELEMENTS else "LUE-154"


class MoveTomDice(Act[LueurTable]):
    """The end of a solo morning: footprints beside Tom's dice vanish, and all dice there are rolled again.

    LUE-154: so is a die that was aside; on the last day too. All other spaces stay as they are.
    """

    rules: ClassVar[tuple[str, ...]] = ("LUE-153", "LUE-154")
    told_apart: ClassVar[bool] = True

    def run(self, table: LueurTable) -> None:
        tom = opponent(table)
        faces = table.faces
        steps: list[Step[Any]] = [RollTomDie(die) for die in tom.dice]
        for space in range(ELEMENTS):
            if not blocks(table, space):
                continue
            number = table.footprints[space]
            table.footprints[space] = 0
            if table.log is not None and number:
                table.tell("removes-footprints", "LUE-153", TOM, {"element": space, "number": number})
            for die in sorted(table.track):
                if faces[die] == space:
                    table.track.remove(die)
                    steps.append(RollToTrack(die, False, "LUE-153"))
        table.next(*steps)


# -- the end --------------------------------------------------------------------------------


def final_climb(table: LueurTable) -> None:
    """LUE-159: in the Province, at the end only and only once, Tom pays footprints for the next village."""
    tom = opponent(table)
    village = next_village(table, tom.camp) if table.journey == PROVINCE else NONE
    if village == NONE:
        return
    cost = table.box.spaces[village].cost
    if tom.footprints < cost:
        return
    tom.footprints -= cost
    tom.camp = village
    if table.log is not None:
        table.tell("tom-climbs", "LUE-159", TOM, {"space": village, "number": cost})
