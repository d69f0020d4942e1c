"""Decisions of the group: who is asked, what is open to all, and how a tie ends (2.31, 9.5)."""

from __future__ import annotations

from veillee.core.ids import SeatNumber
from veillee.core.step import Option
from veillee.core.table import EVERYBODY
from veillee.core.together import voters
from veillee.games.kinfire.box import Choice
from veillee.games.kinfire.steps.common import speaker
from veillee.games.kinfire.steps.conditions import holds, is_fatal
from veillee.games.kinfire.table import KinfireTable
from veillee.games.kinfire.terms import NONE


def askers(table: KinfireTable) -> tuple[SeatNumber, ...]:
    """KIN-228, KIN-312: everybody votes, or the speaker answers for all if the group wants it so.

    KIN-002: whoever plays alone decides everything.
    """
    return voters(table.people, len(table.seats)) if table.company.voted else (speaker(table),)


def leading(table: KinfireTable) -> SeatNumber:
    """KIN-313, KIN-229: who decides a tie: the leader, if there is one, as the seat with which that person votes."""
    if table.leader == NONE or not table.people:
        return table.leader
    return table.people.index(table.people[table.leader])


def tell_tie(table: KinfireTable, votes: dict[int, Option]) -> None:
    """KIN-313: who or what decides when no option has more voices than all others."""
    keys = [choice.key for choice in votes.values()]
    voices = [keys.count(key) for key in dict.fromkeys(keys)]
    if voices.count(max(voices)) > 1:
        leader = leading(table)
        args = {} if leader == NONE else {"seat": leader}
        table.tell("tied" if leader == NONE else "tied-leader", "KIN-313", EVERYBODY, args)


def open_choices(table: KinfireTable, choices: tuple[Choice, ...]) -> list[int]:
    """KIN-227, KIN-262: options whose requirement is met; KIN-249, KIN-250: none that is fatal, if there is another.

    The places of the options on the card, from 0.
    """
    found = [place for place in range(len(choices)) if holds(table, choices[place].needs)]
    bearable = [place for place in found if not is_fatal(table, choices[place].then)]
    return bearable or found


def clues_known(table: KinfireTable, option: Choice) -> int:
    """How many clues to an option the group has found and understood."""
    known = 0
    for clue in option.clues:
        told = True
        for memory in clue.memories:
            told = told and memory in table.company.memories
        for card in clue.cards:
            told = told and card in table.company.read
        known += told
    return known
