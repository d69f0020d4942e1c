"""How the Rival challenges: a crest from everybody beside it, and in solo the challenge that it is put on."""

from __future__ import annotations

from typing import ClassVar

from veillee.core.ids import SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Act, Ask, ChanceStep, Option
from veillee.games.bardwood.box import (
    NO_CHALLENGE,
    NONE,
    ChallengeId,
    LocationId,
)
from veillee.games.bardwood.steps import common
from veillee.games.bardwood.steps.common import the_rival
from veillee.games.bardwood.table import EASY, OPEN, RIVAL, BardwoodTable


class RivalChallenges(Act[BardwoodTable]):
    """A crest from every bard beside its pawn or one of its tokens; no cost, once."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-237", "BAR-282")

    def run(self, table: BardwoodTable) -> None:
        if common.event_forbids(table, NO_CHALLENGE):
            if table.log is not None:
                table.tell("rival-truce", "BAR-173", RIVAL, {"event": common.active_event(table)})
            return
        reached = False
        steps: list[LoseCrest] = []
        for seat in common.turn_order(table):
            if seat == RIVAL:
                continue
            location = beside(table, seat)
            if location == NONE:
                continue
            reached = True
            if table.log is not None:
                token = 0 if location == the_rival(table).pawn else table.tokens[location]
                region = table.seats[seat].region
                args = {"seat": seat, "region": region, "location": location, "number": token}
                table.tell("rival-reaches", "BAR-237", RIVAL, args)
            if table.seats[seat].crests:
                steps.append(LoseCrest(seat))
            elif table.log is not None:
                table.tell("no-crest-to-take", "BAR-237", RIVAL, {"seat": seat})
        if not reached and table.log is not None:
            table.tell("rival-reaches-nobody", "BAR-237", RIVAL, {})
        table.next(*steps)


def beside(table: BardwoodTable, seat: SeatNumber) -> LocationId:
    """Where the Rival's pawn or one of its tokens reaches a bard, or NONE; the pawn first, then the lowest token."""
    rival = the_rival(table)
    around = table.box.around[table.seats[seat].region]
    if rival.pawn in around:
        return rival.pawn
    near = [location for location in around if table.tokens[location]]
    return min(near, key=table.tokens.__getitem__) if near else NONE


class LoseCrest(Act[BardwoodTable]):
    """The leftmost crest of a bard. In solo it goes on a challenge; otherwise the Rival keeps it."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-237", "BAR-238", "BAR-282")

    seat: SeatNumber

    def __init__(self, seat: SeatNumber) -> None:
        self.seat = seat

    def run(self, table: BardwoodTable) -> None:
        common.lift_crest(table, self.seat)
        if len(table.seats) > 1:
            common.take_crests(table, RIVAL, self.seat, 1, "BAR-282")
            return
        if table.log is not None:
            args = {"seat": RIVAL, "seat2": self.seat, "number": 1}
            table.tell("takes-crests", "BAR-237", RIVAL, args)
        common.crest_lost(table, self.seat, 1)
        table.next(TurnUpChallenge(), TakeUpChallenge(self.seat))


class TurnUpChallenge(ChanceStep[BardwoodTable]):
    """A new Challenge card, face up."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-220", "BAR-238")
    role: ClassVar[str] = "challenge"

    def outcomes(self, table: BardwoodTable) -> list[tuple[int, int]]:
        return [(challenge, 1) for challenge in the_rival(table).challenges]

    def resolve(self, table: BardwoodTable, outcome: int) -> None:
        rival = the_rival(table)
        rival.challenges.remove(outcome)
        rival.open.append(outcome)
        rival.taken.append(OPEN)
        if table.log is not None:
            table.tell("challenge-shows", "BAR-238", RIVAL, {"challenge": outcome})


class TakeUpChallenge(Ask[BardwoodTable]):
    """Put the lost crest on one of the four open challenges: an Easy and a Hard one on each card without crest."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-238", "BAR-239")
    prompt: ClassVar[str] = "ask-challenge"

    def options(self, table: BardwoodTable) -> list[Option]:
        rival = the_rival(table)
        challenge = table.box.options.challenge
        open_cards = [rival.open[n] for n in range(len(rival.open)) if rival.taken[n] == OPEN]
        return [option for card in sorted(open_cards) for option in challenge[card]]

    def resolve(self, table: BardwoodTable, choice: Option) -> None:
        rival = the_rival(table)
        challenge, difficulty = choice.values
        rival.taken[rival.open.index(challenge)] = difficulty
        if table.log is not None:
            args = {"seat": self.seat, "challenge": challenge}
            kind = "takes-easy-challenge" if difficulty == EASY else "takes-hard-challenge"
            table.tell(kind, "BAR-238", self.seat, args)

    def why_not_challenge(self, table: BardwoodTable, challenge: ChallengeId, difficulty: int) -> Reason:
        if challenge in the_rival(table).open:
            return Reason("why-challenge-closed", "BAR-239", {"challenge": challenge})
        return Reason("why-challenge-hidden", "BAR-239", {"challenge": challenge})
