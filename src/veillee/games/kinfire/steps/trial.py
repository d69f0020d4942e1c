"""Skill tests: approaches, flips, and what the cards come to (2.32)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from veillee.core.ids import CardId, SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Ask, Option
from veillee.core.table import EVERYBODY
from veillee.core.together import Round
from veillee.games.kinfire.box import Op
from veillee.games.kinfire.company import Trial
from veillee.games.kinfire.steps.hands import DrawCard, take_out
from veillee.games.kinfire.steps.reasons import absent
from veillee.games.kinfire.table import KinfireTable
from veillee.games.kinfire.terms import (
    AS_MANY_AS_SEEKERS,
    BLUE,
    GREEN,
    NONE,
    RED,
    Colours,
    ListId,
)

HUES = (RED, GREEN, BLUE)


def meets(cards: Sequence[Colours], needs: Sequence[tuple[int, Colours]], seekers: int) -> bool:
    """KIN-319, KIN-244: whether every requirement finds cards of its own; a card counts for one of them only.

    KIN-018, KIN-019, KIN-220: two-coloured and white cards go where they help, void ones nowhere.
    """
    places: list[Colours] = []
    for least, colours in needs:
        places += [colours] * (seekers if least == AS_MANY_AS_SEEKERS else least)
    holder = [NONE] * len(cards)
    return all(_seat(cards, places, place, holder, set()) for place in range(len(places)))


def _seat(cards: Sequence[Colours], places: Sequence[Colours], place: int, holder: list[int], seen: set[int]) -> bool:
    """Find a card for one place; whoever holds it may be given another one."""
    for card in range(len(cards)):
        if card in seen or not cards[card] & places[place]:
            continue
        seen.add(card)
        if holder[card] == NONE or _seat(cards, places, holder[card], holder, seen):
            holder[card] = place
            return True
    return False


class Flip(DrawCard):
    """KIN-242, KIN-243: the top card is turned over, looked at and put on the discard pile, Actions and Boosts alike.

    KIN-245, KIN-294: an empty deck is made of the discard pile; otherwise flipped cards stay out of it.
    """

    rules: ClassVar[tuple[str, ...]] = ("KIN-242", "KIN-243", "KIN-245", "KIN-294")

    def resolve(self, table: KinfireTable, outcome: int) -> None:
        seeker = table.seats[self.seat]
        if not seeker.deck:
            seeker.deck = seeker.discard
            seeker.discard = []
            if table.log is not None:
                table.tell("shuffles", "KIN-245", self.seat, {"seat": self.seat})
        take_out(seeker.deck, outcome)
        seeker.discard.append(outcome)
        table.company.flipped.append(outcome)
        if table.log is not None:
            table.tell("flips", "KIN-242", self.seat, {"seat": self.seat, "card": outcome})


def flip_cards(table: KinfireTable, seat: SeatNumber, number: int) -> None:
    """Put so many flips of one Seeker on the table."""
    flip = Flip(seat)
    for _ in range(number):
        table.next(flip)


def success(table: KinfireTable, needs: Sequence[tuple[int, Colours]]) -> bool:
    """What was flipped, compared with what is needed; then it counts no more."""
    company = table.company
    cards = [table.box.cards[card].colours for card in company.flipped]
    company.flipped = []
    return meets(cards, needs, len(table.seats))


def judge(
    table: KinfireTable,
    seat: SeatNumber,
    needs: Sequence[tuple[int, Colours]],
    passed: ListId = NONE,
    failed: ListId = NONE,
    learned: CardId = NONE,
) -> bool:
    """KIN-243: whether a Seeker, or the group, has passed; it is told, and what that brings is noted for the book."""
    flipped = table.company.flipped
    if success(table, needs):
        note(table, seat, flipped, True, passed, learned)
        tell_test(table, seat, True)
        return True
    note(table, seat, flipped, False, failed, NONE)
    tell_test(table, seat, False)
    return False


def note(
    table: KinfireTable, seat: SeatNumber, flipped: list[CardId], passed: bool, brings: ListId, learned: CardId
) -> None:
    if table.rules < 2:  # a match that was begun under them is played again to the very table that it led to
        return
    company = table.company
    after = len(company.chosen)
    company.trials.append(
        Trial(company.reading, after, seat, flipped=flipped, passed=passed, brings=brings, learned=learned)
    )


def tell_test(table: KinfireTable, seat: SeatNumber, passed: bool) -> None:
    if table.log is None:
        return
    if seat == EVERYBODY:
        table.tell("group-passes" if passed else "group-fails", "KIN-243", EVERYBODY, {})
    else:
        table.tell("passes-test" if passed else "fails-test", "KIN-243", seat, {"seat": seat})


class Approach(Round[KinfireTable]):
    """KIN-247: each Seeker chooses one of the colours on the card before flipping; all choose openly."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-247", "KIN-243")
    prompt: ClassVar[str] = "ask-approach"

    colours: tuple[Colours, ...]

    def __init__(self, seats: tuple[int, ...], colours: tuple[Colours, ...]) -> None:
        self.seats = seats
        self.colours = colours

    def options(self, table: KinfireTable, seat: int) -> list[Option]:
        return [table.box.options.approach[HUES.index(colour)] for colour in self.colours]

    def settle(self, table: KinfireTable, answers: dict[int, Option]) -> None:
        table.company.approaches = [HUES[answers[seat].values[0]] for seat in range(len(table.seats))]
        if table.log is not None:
            for seat, choice in answers.items():
                table.tell("approaches", "KIN-247", seat, {"seat": seat, "colour": choice.values[0]})

    def why_not_approach(self, table: KinfireTable, seat: int, colour: int) -> Reason:
        return Reason("why-no-approach", "KIN-247", {"colour": colour})


class OneSeeker(Ask[KinfireTable]):
    """KIN-231: the group chooses one Seeker, usually the one who is tested. What follows is given by who asks."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-231", "KIN-242")
    prompt: ClassVar[str] = "ask-who-flips"

    def seats(self, table: KinfireTable) -> list[SeatNumber]:
        return list(range(len(table.seats)))

    def options(self, table: KinfireTable) -> list[Option]:
        return [table.box.options.who[table.seats[seat].seeker] for seat in self.seats(table)]

    def why_not_who(self, table: KinfireTable, seeker: int) -> Reason | None:
        return absent(table, seeker)


class OneForCard(OneSeeker):
    """One Seeker for an operation of a story card."""

    ops: ListId
    place: int

    def __init__(self, seat: SeatNumber, ops: ListId, place: int) -> None:
        self.seat = seat
        self.ops = ops
        self.place = place

    def op(self, table: KinfireTable) -> Op:
        return table.box.lists[self.ops][self.place]


def clear_test(table: KinfireTable) -> None:
    company = table.company
    company.flipped = []
    company.approaches = []
    company.succeeded = 0
