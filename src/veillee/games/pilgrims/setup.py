"""From the box to the first turn (chapters 2.2, 2.3, 2.14 and 2.15)."""

from __future__ import annotations

from typing import ClassVar

from veillee.core.deck import Deck
from veillee.core.ids import CellId, SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Act, Ask, ChanceStep, Option
from veillee.core.table import EVERYBODY
from veillee.games.pilgrims.box import CELLS, CENTRE, FALCONER, NONE, SLOTS, PilgrimsBox
from veillee.games.pilgrims.falconer import FalconerDraw, opponent
from veillee.games.pilgrims.steps.common import DrawObject, gain_clovers, take_object
from veillee.games.pilgrims.steps.end_of_turn import RefillMap, RefillRiver
from veillee.games.pilgrims.steps.journeys import draw_journeys
from veillee.games.pilgrims.steps.turn import TakeTurns
from veillee.games.pilgrims.table import Falconer, PilgrimsSeat, PilgrimsTable


def lay_out(
    box: PilgrimsBox, players: int, side: int, advanced: bool, level: int, first: SeatNumber, chance: int
) -> PilgrimsTable:
    """A table with everything still in its decks, and the steps of the setup waiting.

    PIL-001, PIL-017: 1 to 4 players, and nothing else depends on their number. `level` is NONE
    without the Falconer; `first` is NONE when the first player is drawn by lot.
    """
    adventures: list[list[int]] = [[], []]
    for card in range(len(box.adventures)):
        adventures[box.adventures[card].level - 1].append(card)
    table = PilgrimsTable(
        box,
        chance,
        side=side,
        advanced=advanced,
        seats=[PilgrimsSeat() for _ in range(players)],
        falconer=None if level == NONE else Falconer(box.decks[level].copy()),
        map_=[NONE] * CELLS,
        objects=Deck(list(range(len(box.colors)))),
        companions=Deck(list(range(len(box.companions)))),
        adventures=[Deck(adventures[0]), Deck(adventures[1])],
        journeys=Deck(list(range(len(box.journeys))) if advanced else []),
    )
    table.river = [NONE] * SLOTS
    table.next(GeneralSetup(), IndividualSetup(first))
    return table


class GeneralSetup(Act[PilgrimsTable]):
    """Cards on the map, Adventures in the river, Quests in their places, the Sun on round 1."""

    rules: ClassVar[tuple[str, ...]] = (
        "PIL-007", "PIL-008", "PIL-009", "PIL-010", "PIL-011", "PIL-012", "PIL-013", "PIL-014",
    )  # fmt: skip

    def run(self, table: PilgrimsTable) -> None:
        if table.log is not None:
            table.tell("setup", "PIL-007", EVERYBODY, {})
        table.next(RefillMap(), RefillRiver(), DealQuest(), DealQuest(), DealQuest())


class DealQuest(ChanceStep[PilgrimsTable]):
    """The next of three Quest tiles with different letters, in random order on the three places."""

    rules: ClassVar[tuple[str, ...]] = ("PIL-014", "PIL-015")
    role: ClassVar[str] = "quest"

    def outcomes(self, table: PilgrimsTable) -> list[tuple[int, int]]:
        letters = [table.box.quests[quest].letter for quest in table.quests]
        return [(n, 1) for n in range(len(table.box.quests)) if table.box.quests[n].letter not in letters]

    def resolve(self, table: PilgrimsTable, outcome: int) -> None:
        table.quests.append(outcome)
        table.feathers.append([])
        if table.log is not None:
            table.tell("deals-quest", "PIL-015", EVERYBODY, {"quest": outcome, "number": len(table.quests)})


class IndividualSetup(Act[PilgrimsTable]):
    """Each player gets a Clover, draws an Object and chooses a corner; then the modes add theirs."""

    rules: ClassVar[tuple[str, ...]] = ("PIL-018", "PIL-019", "PIL-020", "PIL-021", "PIL-022", "PIL-138", "PIL-151")

    first: SeatNumber

    def __init__(self, first: SeatNumber) -> None:
        self.first = first

    def run(self, table: PilgrimsTable) -> None:
        table.next(DealHands(), TakeTurns(0))
        if self.first == NONE:
            table.next(DrawLots())
        else:
            table.first = self.first


class DrawLots(ChanceStep[PilgrimsTable]):
    """The first player is drawn by lot and stays first for the whole match."""

    rules: ClassVar[tuple[str, ...]] = ("PIL-021", "PIL-026")
    role: ClassVar[str] = "seat"

    def outcomes(self, table: PilgrimsTable) -> list[tuple[int, int]]:
        return [(seat, 1) for seat in range(len(table.seats))]

    def resolve(self, table: PilgrimsTable, outcome: int) -> None:
        table.first = outcome
        if table.log is not None:
            table.tell("first-player", "PIL-021", outcome, {"seat": outcome})


class DealHands(Act[PilgrimsTable]):
    """An Object for each player in turn order, then corners from the last player to the first.

    Then the Falconer is placed in solo, and Journeys are chosen in turn order in advanced mode.
    """

    rules: ClassVar[tuple[str, ...]] = ("PIL-018", "PIL-020", "PIL-022", "PIL-025", "PIL-138", "PIL-139", "PIL-151")

    def run(self, table: PilgrimsTable) -> None:
        players = len(table.seats)
        order = [(table.first + position) % players for position in range(players)]
        if table.advanced:
            for seat in reversed(order):
                table.next(*draw_journeys(table, seat))
        if table.falconer is not None:
            table.next(PlaceFalconer())
        for seat in order:
            table.next(ChooseCorner(seat))
        for seat in reversed(order):
            gain_clovers(table, seat, 1, "PIL-018")
            table.next(DrawObject(seat, "PIL-020"))


class ChooseCorner(Ask[PilgrimsTable]):
    """Choose a corner that nobody has chosen, take its Object and put the pawn there.

    The corner then stays without a card: nothing is refilled during the setup (PIL-024).
    """

    rules: ClassVar[tuple[str, ...]] = ("PIL-022", "PIL-023", "PIL-024", "PIL-151")
    prompt: ClassVar[str] = "ask-corner"

    def options(self, table: PilgrimsTable) -> list[Option]:
        taken = [player.cell for player in table.seats]
        return [table.box.options.corner[cell] for cell in table.box.board.corners if cell not in taken]

    def resolve(self, table: PilgrimsTable, choice: Option) -> None:
        cell = choice.values[0]
        if table.log is not None:
            table.tell("chooses-corner", "PIL-022", self.seat, {"seat": self.seat, "cell": cell})
        take_object(table, self.seat, cell, "PIL-022")
        table.seats[self.seat].cell = cell

    def why_not_corner(self, table: PilgrimsTable, cell: CellId) -> Reason:
        for other, player in enumerate(table.seats):
            if player.cell == cell:
                return Reason("why-corner-taken", "PIL-023", {"cell": cell, "seat": other})
        return Reason("why-corner-none", "PIL-022", {"cell": cell})


class PlaceFalconer(Act[PilgrimsTable]):
    """Both purple pawns on the centre; its Object and a drawn one are the Falconer's hand.

    The Falconer starts with no Clover and no Companion (PIL-154).
    """

    rules: ClassVar[tuple[str, ...]] = ("PIL-150", "PIL-152", "PIL-153", "PIL-154")

    def run(self, table: PilgrimsTable) -> None:
        falconer = opponent(table)
        card = table.map[CENTRE]
        table.map[CENTRE] = NONE
        falconer.hand.append(card)
        falconer.falcon = CENTRE
        falconer.falconer = CENTRE
        if table.log is not None:
            args = {"seat": FALCONER, "object": card, "cell": CENTRE}
            table.tell("takes-object", "PIL-152", FALCONER, args)
        table.next(FalconerDraw("PIL-153"))
