"""A chapter: the quest from its flap to its last card (2.6)."""

from __future__ import annotations

from typing import ClassVar

from veillee.core.ids import SeatNumber
from veillee.core.step import Act
from veillee.core.table import EVERYBODY
from veillee.games.kinfire.box import NONE, TWO_SEEKERS_MORE, QuestId
from veillee.games.kinfire.steps.story import ReadCard
from veillee.games.kinfire.table import OPEN, WON, KinfireTable

FIRST_QUEST: QuestId = 0


def set_health(table: KinfireTable, seat: SeatNumber) -> None:
    """KIN-009 to KIN-011, KIN-039: the printed value, five more for each of two Seekers."""
    seeker = table.seats[seat]
    seeker.top = table.box.seekers[seeker.seeker].health
    if len(table.seats) == 2:
        seeker.top += TWO_SEEKERS_MORE
    seeker.health = seeker.top


class BeginQuest(Act[KinfireTable]):
    """KIN-031, KIN-032: health is set, every deck shuffled with its discard pile; then the flap, then card N-1."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-009", "KIN-024", "KIN-031", "KIN-032")

    quest: QuestId

    def __init__(self, quest: QuestId) -> None:
        self.quest = quest

    def run(self, table: KinfireTable) -> None:
        table.company.quest = self.quest
        table.verdict = OPEN
        table.actor = NONE
        table.notes = []
        for seat in range(len(table.seats)):
            set_health(table, seat)
            seeker = table.seats[seat]
            seeker.deck += seeker.discard
            seeker.discard = []
        if table.log is not None:
            if self.quest == FIRST_QUEST:
                table.tell("prologue", "KIN-031", EVERYBODY, {})
            table.tell("quest", "KIN-031", EVERYBODY, {"quest": self.quest})
        table.next(ReadCard(table.box.quests[self.quest].first), EndQuest())


class EndQuest(Act[KinfireTable]):
    """KIN-324, KIN-260: the result is that of the last combat or what the cards say; it is kept."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-260", "KIN-324")

    def run(self, table: KinfireTable) -> None:
        company = table.company
        company.quests.append(company.quest)
        company.results.append(table.verdict)
        table.quests_done = len(company.quests)
        table.notes = []
        if table.log is not None:
            event = "quest-won" if table.verdict == WON else "quest-lost"
            table.tell(event, "KIN-324", EVERYBODY, {"quest": company.quest})
        company.quest = NONE
