"""Reading: cards, their operations from top to bottom, decisions and what they lead to (2.29 to 2.37).

A card leaves a mark on the stack. What leaves the card takes away everything above the mark, so that nothing below
the operation is carried out.
"""

from __future__ import annotations

from typing import ClassVar

from veillee.core.ids import SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Act, Option
from veillee.core.table import EVERYBODY
from veillee.core.together import Vote
from veillee.games.kinfire import terms
from veillee.games.kinfire.box import Choice, Op, SkillTest
from veillee.games.kinfire.steps.common import speaker
from veillee.games.kinfire.steps.conditions import holds, lacking, replaced
from veillee.games.kinfire.steps.gains import acquire, gain_card, gain_kinfire
from veillee.games.kinfire.steps.inn import Sleep
from veillee.games.kinfire.steps.market import Market
from veillee.games.kinfire.steps.muster import MusterCombat
from veillee.games.kinfire.steps.outcomes import ON_SEEKER, ChooseOne, affect, carry_out
from veillee.games.kinfire.steps.trial import Approach, OneForCard, clear_test, flip_cards, judge, note
from veillee.games.kinfire.steps.votes import askers, clues_known, leading, open_choices, tell_tie
from veillee.games.kinfire.table import WON, KinfireTable
from veillee.games.kinfire.terms import NONE, ListId, StoryId


class CardEnds(Act[KinfireTable]):
    """KIN-314: the mark under all that a card brings."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-314",)

    def run(self, table: KinfireTable) -> None:
        table.company.reading = NONE


def leave_card(table: KinfireTable) -> None:
    """Nothing further of the card that is read is carried out."""
    while not isinstance(table.stack.pop(), CardEnds):
        pass
    table.company.reading = NONE
    clear_test(table)


class ReadCard(Act[KinfireTable]):
    """KIN-226, KIN-314: a card is seen when it is reached, shown with its text, and then carried out.

    KIN-239, KIN-240: a memory may have put another one in its place. Undo ends here.
    """

    rules: ClassVar[tuple[str, ...]] = ("KIN-006", "KIN-224", "KIN-225", "KIN-226", "KIN-239", "KIN-240", "KIN-314")

    card: StoryId

    def __init__(self, card: StoryId) -> None:
        self.card = card

    def run(self, table: KinfireTable) -> None:
        card = replaced(table, self.card)
        company = table.company
        company.reading = card
        company.read.append(card)
        table.reveal()
        if table.log is not None:
            table.tell("reads", "KIN-314", EVERYBODY, {"story": card})
        ops = table.box.story[card].ops
        table.next(CardEnds())
        run_list(table, ops, NONE)


def run_list(table: KinfireTable, ops: ListId, tested: SeatNumber) -> None:
    if table.box.lists[ops]:
        table.next(RunOps(ops, 0, tested))


class RunOps(Act[KinfireTable]):
    """KIN-230, KIN-241: the operations of a list from top to bottom; only what says "may" is optional."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-230", "KIN-236", "KIN-238", "KIN-241")

    ops: ListId
    place: int
    tested: SeatNumber  # whom "suffer 1" alone concerns

    def __init__(self, ops: ListId, place: int, tested: SeatNumber) -> None:
        self.ops = ops
        self.place = place
        self.tested = tested

    def run(self, table: KinfireTable) -> None:
        ops = table.box.lists[self.ops]
        op = ops[self.place]
        after = self.place + 1
        if op.verb == terms.SHOP and after < len(ops) and ops[after].verb == terms.BOUNTY:
            after += 1  # KIN-327: goods and bounty counter in the same visit
        if after < len(ops):
            table.next(RunOps(self.ops, after, self.tested))
        if op.verb < terms.LEAVES:
            leave(table, op, self.ops, self.place)
        elif op.verb in ON_SEEKER:
            self.on_seeker(table, op)
        elif op.verb in (terms.CHOOSE, terms.CONUNDRUM):
            table.next(ChooseOption(askers(table), self.ops, self.place))
        elif op.verb == terms.TEST:
            table.next(Test(self.ops, self.place))
        elif op.verb == terms.EQUIP:
            if gain_card(table, op.what, "KIN-321"):
                acquire(table, speaker(table), op.what)
        elif op.verb in (terms.SHOP, terms.BOUNTY, terms.TRAIN, terms.SLEEP):
            self.at_place(table, op)
        elif op.verb in (terms.IF, terms.FIRST):
            self.under_conditions(table, op)
        else:
            carry_out(table, op)

    def on_seeker(self, table: KinfireTable, op: Op) -> None:
        """KIN-231: each Seeker in seat order, the one who was tested, or one whom the group chooses."""
        if op.who == terms.TESTED:
            affect(table, self.tested, op)
        elif op.who == terms.EACH:
            for seat in range(len(table.seats)):
                affect(table, seat, op)
        else:
            table.next(ChooseOne(speaker(table), self.ops, self.place))

    def under_conditions(self, table: KinfireTable, op: Op) -> None:
        """KIN-314: a list that is carried out if something holds, or the first of several whose condition does."""
        if op.verb == terms.IF:
            assert op.condition is not None
            if holds(table, op.condition):
                run_list(table, op.then, self.tested)
            return
        for branch in op.branches:
            if holds(table, branch.condition):
                run_list(table, branch.then, self.tested)
                return

    def at_place(self, table: KinfireTable, op: Op) -> None:
        """KIN-273, KIN-280, KIN-292: a shop, a counter, a training site or an inn."""
        if op.verb == terms.SLEEP:
            table.next(Sleep(speaker(table), op.number))
        else:
            table.next(Market(speaker(table), table.box.story[table.company.reading].shop, False))


def leave(table: KinfireTable, op: Op, ops: ListId, place: int) -> None:
    """`goto`, `combat`, `next`, `city` and `ending` leave the card at once.

    KIN-290: an event is a card like others to which one leads, and costs no further city action.
    """
    company = table.company
    leave_card(table)
    if op.verb == terms.GOTO:
        table.next(ReadCard(op.what))
    elif op.verb == terms.COMBAT:
        assert op.fight is not None
        table.next(MusterCombat(op.fight.setup), AfterCombat(ops, place))
    elif op.verb == terms.NEXT:
        company.next_quest = op.what
    elif op.verb == terms.CITY:
        if op.what != terms.HERE:
            company.town = op.what
        company.actions += op.number
        if table.log is not None:
            table.tell("city", "KIN-267", EVERYBODY, {"number": op.number, "number2": company.actions})
    else:
        company.ending = op.what
        if table.log is not None:
            table.tell("ending", "KIN-330", EVERYBODY, {"ending": op.what})


class AfterCombat(Act[KinfireTable]):
    """A combat leads to the card of its result; KIN-043: its pieces go back into the folder."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-043", "KIN-324")

    ops: ListId
    place: int

    def __init__(self, ops: ListId, place: int) -> None:
        self.ops = ops
        self.place = place

    def run(self, table: KinfireTable) -> None:
        fight = table.box.lists[self.ops][self.place].fight
        assert fight is not None
        card = fight.won if table.verdict == WON else fight.lost
        if table.verdict == WON and fight.ally != NONE:
            for helper in table.helpers:
                if helper.ally == fight.ally and helper.here:
                    card = fight.with_ally
        table.actor = NONE
        table.foes = []
        table.helpers = []
        table.card = NONE
        table.next(ReadCard(card))


# -- decisions -------------------------------------------------------------------------------


class ChooseOption(Vote[KinfireTable]):
    """KIN-227: exactly one of the options, voted on; KIN-232: in a conundrum the Seekers shown gain a kinfire token.

    KIN-233: only those of the group. KIN-313: all vote at once. What an option brings stands on cards that nobody has
    read, so a bot follows its leaning.
    """

    rules: ClassVar[tuple[str, ...]] = (
        "KIN-227",
        "KIN-228",
        "KIN-232",
        "KIN-234",
        "KIN-237",
        "KIN-249",
        "KIN-250",
        "KIN-262",
        "KIN-312",
        "KIN-313",
        "KIN-318",
    )
    prompt: ClassVar[str] = "ask-choose"
    unforeseen: ClassVar[bool] = True

    ops: ListId
    place: int

    def __init__(self, seats: tuple[int, ...], ops: ListId, place: int) -> None:
        self.seats = seats
        self.ops = ops
        self.place = place

    def choices(self, table: KinfireTable) -> tuple[Choice, ...]:
        return table.box.lists[self.ops][self.place].choices

    def ballot(self, table: KinfireTable) -> list[Option]:
        first = table.box.lines[table.company.reading]
        kinds = table.box.options.choose
        return [kinds[first + place] for place in open_choices(table, self.choices(table))]

    def chosen(self, table: KinfireTable, choice: Option) -> Choice:
        return self.choices(table)[choice.values[0] - table.box.lines[table.company.reading]]

    def leader(self, table: KinfireTable) -> SeatNumber:
        return leading(table)

    def worded(self, table: KinfireTable) -> str:
        return "ask-conundrum" if any(choice.seekers for choice in self.choices(table)) else "ask-choose"

    def about(self, table: KinfireTable, seat: int) -> dict[str, int]:
        return {"story": table.company.reading}

    def leaning(self, table: KinfireTable, seat: int, choice: Option) -> float:
        """9.5: Seekers who gain a token, an option of a Seeker of the group, and what it costs, as it is printed.

        And how much of what the group has read speaks for an option.
        """
        option = self.chosen(table, choice)
        found = float(clues_known(table, option))
        for seeker in option.seekers:
            if table.seat_of(seeker) != NONE:
                found += 1.0
        if option.needs.kind == terms.SEEKER:
            found += 0.5
        for op in table.box.lists[option.then]:
            if op.verb == terms.LOSE_COINS:
                found -= 0.1 * op.number
        return found

    def count(self, table: KinfireTable, votes: dict[int, Option]) -> None:
        if table.log is not None and len(votes) > 1:
            for seat, choice in votes.items():
                table.tell("votes", "KIN-313", seat, {"seat": seat, "line": choice.values[0]})
            tell_tie(table, votes)

    def decided(self, table: KinfireTable, choice: Option) -> None:
        option = self.chosen(table, choice)
        table.company.chosen.append(choice.values[0])
        if table.log is not None:
            table.tell("chooses", "KIN-227", EVERYBODY, {"line": choice.values[0]})
        for seat in range(len(table.seats)):
            if table.seats[seat].seeker in option.seekers:
                gain_kinfire(table, seat, 1, "KIN-232")
        run_list(table, option.then, NONE)

    def why_not_choose(self, table: KinfireTable, seat: int, line: int) -> Reason:
        choices = self.choices(table)
        place = line - table.box.lines[table.company.reading]
        if not 0 <= place < len(choices):
            return Reason("why-other-card", "KIN-226", {"line": line}, beside=True)
        if not holds(table, choices[place].needs):
            return lacking(table, choices[place].needs)
        return Reason("why-fatal", "KIN-249", {"line": line})


# -- tests -----------------------------------------------------------------------------------


def test_at(table: KinfireTable, ops: ListId, place: int) -> SkillTest:
    found = table.box.lists[ops][place].test
    assert found is not None
    return found


class Test(Act[KinfireTable]):
    """KIN-242, KIN-243: each Seeker, one whom the group chooses, or all together."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-242", "KIN-243", "KIN-247")

    ops: ListId
    place: int

    def __init__(self, ops: ListId, place: int) -> None:
        self.ops = ops
        self.place = place

    def run(self, table: KinfireTable) -> None:
        test = test_at(table, self.ops, self.place)
        clear_test(table)
        seats = range(len(table.seats))
        if test.scope == terms.ONE:
            table.next(TestOne(speaker(table), self.ops, self.place))
            return
        if test.scope == terms.GROUP:
            table.next(Compare(self.ops, self.place, EVERYBODY))
            for seat in reversed(seats):
                flip_cards(table, seat, test.flip)
            return
        table.next(AllPassed(self.ops, self.place))
        for seat in reversed(seats):
            table.next(Compare(self.ops, self.place, seat))
            flip_cards(table, seat, test.flip)
        if test.approaches:
            table.next(Approach(tuple(seats), test.approaches))


class TestOne(OneForCard):
    """The Seeker who is tested on a story card; effects on a Seeker concern that one."""

    def about(self, table: KinfireTable) -> dict[str, int]:
        return {"number": test_at(table, self.ops, self.place).flip}

    def resolve(self, table: KinfireTable, choice: Option) -> None:
        seat = table.seat_of(choice.values[0])
        table.next(Compare(self.ops, self.place, seat))
        flip_cards(table, seat, test_at(table, self.ops, self.place).flip)


class Compare(Act[KinfireTable]):
    """KIN-243, KIN-319: the cards flipped are compared with what the test needs."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-018", "KIN-019", "KIN-243", "KIN-244", "KIN-319")

    ops: ListId
    place: int
    seat: SeatNumber  # EVERYBODY for the group

    def __init__(self, ops: ListId, place: int, seat: SeatNumber) -> None:
        self.ops = ops
        self.place = place
        self.seat = seat

    def run(self, table: KinfireTable) -> None:
        test = test_at(table, self.ops, self.place)
        needs = test.needs
        if test.approaches:
            needs = ((needs[0][0], table.company.approaches[self.seat]),)
        passed = judge(table, self.seat, needs, test.passed, test.failed)
        table.company.succeeded += passed
        run_list(table, test.passed if passed else test.failed, self.seat)


class AllPassed(Act[KinfireTable]):
    """A part of the card that is carried out once if every Seeker succeeded."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-243",)

    ops: ListId
    place: int

    def __init__(self, ops: ListId, place: int) -> None:
        self.ops = ops
        self.place = place

    def run(self, table: KinfireTable) -> None:
        everybody = table.company.succeeded == len(table.seats)
        clear_test(table)
        brings = test_at(table, self.ops, self.place).all_passed
        if everybody and table.box.lists[brings]:
            note(table, EVERYBODY, [], True, brings, NONE)
            run_list(table, brings, NONE)
