"""Paying the Object cost of an Adventure or a Quest (chapters 2.10, 2.13 and 2.17)."""

from __future__ import annotations

from typing import ClassVar, Final

from veillee.core.ids import SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Option, Step
from veillee.games.pilgrims.box import ANY, NONE, REDUCE_COST, TRADE, ObjectId
from veillee.games.pilgrims.steps.common import TurnAsk, discard_object, leave_hand
from veillee.games.pilgrims.table import PilgrimsSeat, PilgrimsTable

IMPOSSIBLE: Final = 99  # more Clovers than anybody will ever have to pay


def objects_by_color(table: PilgrimsTable, seat: SeatNumber) -> list[int]:
    """How many Objects of each colour a seat can pay with: from hand and from under its characters.

    PIL-091: Objects under the Traveller and under Companions count as well.
    """
    colors = table.box.colors
    player = table.seats[seat]
    have = [0, 0, 0, 0]
    for card in player.hand:
        have[colors[card]] += 1
    for card in player.under:
        if card != NONE:
            have[colors[card]] += 1
    if player.traveller_object != NONE:
        have[colors[player.traveller_object]] += 1
    return have


def reduced(table: PilgrimsTable, seat: SeatNumber, cost: tuple[int, int, int, int]) -> list[int]:
    """The cost after the seat's reductions of a colour, and as fifth number those of any colour.

    PIL-210, PIL-213: each removes its own symbol only, if it is there. PIL-212: never below nothing;
    what is not used is lost. PIL-211: reductions of a symbol of one's choice are counted last.
    PIL-116: a reduction is not an Object, so no Clover changes it.
    """
    less = reductions(table, seat)
    left = [max(0, cost[0] - less[0]), max(0, cost[1] - less[1]), max(0, cost[2] - less[2]), max(0, cost[3] - less[3])]
    left.append(min(less[4], left[0] + left[1] + left[2] + left[3]))
    return left


def reductions(table: PilgrimsTable, seat: SeatNumber) -> tuple[int, int, int, int, int]:
    """How many symbols of each colour, and of any, a seat need not pay."""
    upgrades = table.seats[seat].upgrades
    if not upgrades:
        return 0, 0, 0, 0, 0
    found = [0, 0, 0, 0, 0]
    clauses = table.box.clauses
    for index in upgrades:
        clause = clauses[index]
        if clause.verb == REDUCE_COST:
            found[clause.arg] += 1
    return found[0], found[1], found[2], found[3], found[4]


def clovers_needed(have: list[int], left: list[int]) -> int:
    """How many Objects must be converted, at 1 Clover each, to pay what is left of a cost.

    PIL-063: trade Objects stand for any symbol. PIL-093: a trade symbol is paid only by a trade Object,
    a converted one, or removed by a reduction of one's choice. PIL-115: any Object can be converted.
    PIL-094: one Object per symbol.
    """
    symbols = left[0] + left[1] + left[2] + left[3] - left[ANY]
    if have[0] + have[1] + have[2] + have[3] < symbols:
        return IMPOSSIBLE
    short = 0
    for color in range(3):
        if left[color] > have[color]:
            short += left[color] - have[color]
    gold = have[TRADE] - left[TRADE]
    short = max(0, short - gold) if gold > 0 else short - gold
    return max(0, short - left[ANY])


def cannot_pay(
    table: PilgrimsTable, seat: SeatNumber, cost: tuple[int, int, int, int], companions: int
) -> Reason | None:
    """What is lacking for a cost, when the Companions take so many Clovers."""
    have = objects_by_color(table, seat)
    left = reduced(table, seat, cost)
    clovers = table.seats[seat].clovers
    objects = clovers_needed(have, left)
    if objects == IMPOSSIBLE:
        return Reason("why-objects-few", "PIL-094", {"number": sum(left[:ANY]) - left[ANY], "number2": sum(have)})
    if objects > clovers:
        return Reason("why-objects-symbols", "PIL-115", {"number": objects, "number2": clovers})
    if objects + companions > clovers:
        about = {"number": objects, "number2": companions, "number3": objects + companions, "number4": clovers}
        return Reason("why-clovers-both", "PIL-117", about)
    return None


class Pay(TurnAsk):
    """Pay a cost symbol by symbol, or as proposed in one go.

    Each symbol takes one Object: of its colour, a trade Object, or any Object converted for a
    Clover; a reduction of one's choice removes a symbol instead.
    """

    rules: ClassVar[tuple[str, ...]] = ("PIL-091", "PIL-092", "PIL-093", "PIL-094", "PIL-099", "PIL-115", "PIL-119")
    prompt: ClassVar[str] = "ask-pay"

    left: tuple[int, ...]  # symbols still to pay, by colour, and reductions of one's choice

    def __init__(self, seat: SeatNumber, left: tuple[int, ...]) -> None:
        self.seat = seat
        self.left = left

    def symbol(self) -> int:
        """The symbol that is paid now: the first that is left, trade last."""
        for color in range(4):
            if self.left[color] > 0:
                return color
        return NONE

    def about(self, table: PilgrimsTable) -> dict[str, int]:
        """What is paid for, how many symbols are paid and how many there are, and the next one."""
        role, card, cost = self.task(table)
        symbols = sum(reduced(table, self.seat, cost)[:ANY])
        paid = symbols - sum(self.left[:ANY])
        return {role: card, "number": paid, "number2": symbols, "color": max(self.symbol(), 0)}

    def worded(self, table: PilgrimsTable) -> str:
        return "ask-pay" if self.task(table)[0] == "adventure" else "ask-pay-quest"

    def task(self, table: PilgrimsTable) -> tuple[str, int, tuple[int, int, int, int]]:
        """The Adventure or the Quest that is paid for, which waits to be completed, and its cost."""
        from veillee.games.pilgrims.steps.adventure import CompleteQuest, RetireParticipants

        for place in range(len(table.stack) - 1, -1, -1):
            step = table.stack[place]
            if isinstance(step, RetireParticipants):
                return "adventure", step.card, table.box.adventures[step.card].cost
            if isinstance(step, CompleteQuest):
                quest = table.quests[step.place]
                return "quest", quest, table.box.quests[quest].cost
        raise AssertionError("a payment that nothing waits for")

    def spare_clovers(self, table: PilgrimsTable) -> int:
        have = objects_by_color(table, self.seat)
        return table.seats[self.seat].clovers - clovers_needed(have, list(self.left))

    def choices(self, table: PilgrimsTable) -> list[Option]:
        picks = self.picks(table)
        if len(picks) > 1:
            picks.insert(0, table.box.options.pay)
        return picks

    def picks(self, table: PilgrimsTable) -> list[Option]:
        """The ways to pay one symbol that leave the rest payable."""
        symbol = self.symbol()
        if symbol == NONE:
            return []
        options = table.box.options
        player = table.seats[self.seat]
        have = objects_by_color(table, self.seat)
        left = list(self.left)
        left[symbol] -= 1
        found: list[Option] = []
        can_give = [self.payable(have, left, color, symbol, player.clovers) for color in range(4)]
        symbols_left = left[0] + left[1] + left[2] + left[3]
        if self.left[ANY] <= symbols_left:
            for card in payable_objects(player):
                color = table.box.colors[card]
                if can_give[color]:
                    matches = color == symbol or color == TRADE
                    found.append(options.give[card] if matches else options.change[card])
        if self.left[ANY] > 0:
            left[ANY] -= 1
            if clovers_needed(have, left) <= player.clovers:
                found.append(options.reduce[symbol])
        return found

    def payable(self, have: list[int], left: list[int], color: int, symbol: int, clovers: int) -> bool:
        """Whether the rest can be paid after giving an Object of a colour for the symbol."""
        if have[color] == 0:
            return False
        have[color] -= 1
        price = 0 if color == symbol or color == TRADE else 1
        possible = price + clovers_needed(have, left) <= clovers
        have[color] += 1
        return possible

    def chosen(self, table: PilgrimsTable, choice: Option) -> None:
        if choice is table.box.options.pay:
            for pick in self.proposal(table, choice):
                pay_symbol(table, self.seat, pick)
            return
        left = list(self.left)
        left[self.symbol()] -= 1
        if choice.kind == "reduce":
            left[ANY] -= 1
        pay_symbol(table, self.seat, choice)
        if left[0] + left[1] + left[2] + left[3] > 0:
            table.next(Pay(self.seat, tuple(left)))

    def nothing(self, table: PilgrimsTable) -> None:
        """PIL-212: the cost is empty, there is nothing to pay."""
        assert self.symbol() == NONE, "a cost that was found payable cannot be paid"

    def proposal(self, table: PilgrimsTable, choice: Option) -> list[Option]:
        """A good payment: the right colours first, then reductions, trade Objects and conversions.

        Objects under characters go before those in hand, because the hand can still be played.
        """
        options = table.box.options
        if choice is not options.pay:
            return []
        colors = table.box.colors
        cards = payable_objects(table.seats[self.seat])
        given: list[int] = []
        missing: list[int] = []
        for symbol in (TRADE, 0, 1, 2):
            for _ in range(self.left[symbol]):
                fitting = [card for card in cards if colors[card] == symbol]
                if fitting:
                    cards.remove(fitting[0])
                    given.append(fitting[0])
                else:
                    missing.append(symbol)
        removed: list[int] = []
        for _ in range(self.left[ANY]):
            if missing:
                removed.append(missing.pop(0))
            else:
                saved = given.pop(0 if colors[given[0]] == TRADE else -1)
                cards.append(saved)
                removed.append(colors[saved])
        picks = [options.reduce[symbol] for symbol in removed]
        picks.extend(options.give[card] for card in given)
        for symbol in missing:
            gold = [card for card in cards if colors[card] == TRADE and symbol != TRADE]
            card = gold[0] if gold else cards[0]
            cards.remove(card)
            picks.append(options.give[card] if gold else options.change[card])
        return picks

    def why_not_give(self, table: PilgrimsTable, card: ObjectId) -> Reason:
        clovers = table.seats[self.seat].clovers
        if card not in payable_objects(table.seats[self.seat]):
            return Reason("why-object-pay", "PIL-091", {"object": card})
        if not self.fits(table, card):
            about = {"object": card, "color": self.symbol(), "number": clovers}
            return Reason("why-give-symbol", "PIL-092", about)
        return Reason("why-pay-rest", "PIL-094", {"number": clovers})

    def why_not_change(self, table: PilgrimsTable, card: ObjectId) -> Reason:
        clovers = table.seats[self.seat].clovers
        if card not in payable_objects(table.seats[self.seat]):
            return Reason("why-object-pay", "PIL-091", {"object": card})
        if self.fits(table, card):
            return Reason("why-change-matches", "PIL-115", {"object": card, "color": self.symbol()})
        if clovers == 0:
            return Reason("why-convert-clovers", "PIL-115")
        return Reason("why-pay-rest", "PIL-115", {"number": clovers})

    def why_not_reduce(self, table: PilgrimsTable, color: int) -> Reason:
        if self.left[ANY] == 0:
            return Reason("why-reduce-none", "PIL-211")
        if color != self.symbol():
            return Reason("why-reduce-symbol", "PIL-211", {"color": self.symbol()})
        return Reason("why-pay-rest", "PIL-212", {"number": table.seats[self.seat].clovers})

    def fits(self, table: PilgrimsTable, card: ObjectId) -> bool:
        """Whether an Object pays the present symbol as it is (PIL-063: trade is a joker)."""
        return table.box.colors[card] in (self.symbol(), TRADE)


def payable_objects(player: PilgrimsSeat) -> list[int]:
    """PIL-091: the Objects a seat can pay with, those under its characters first."""
    found = [card for card in player.under if card != NONE]
    if player.traveller_object != NONE:
        found.append(player.traveller_object)
    found.extend(player.hand)
    return found


def pay_symbol(table: PilgrimsTable, seat: SeatNumber, pick: Option) -> None:
    """Carry out one pick of a payment (PIL-091, PIL-115, PIL-124, PIL-211)."""
    player = table.seats[seat]
    if pick.kind == "reduce":
        if table.log is not None:
            table.tell("reduces", "PIL-211", seat, {"seat": seat, "color": pick.values[0]})
        return
    card = pick.values[0]
    if pick.kind == "change":
        player.clovers -= 1
        if table.log is not None:
            table.tell("changes", "PIL-115", seat, {"seat": seat, "object": card})
    if card == player.traveller_object:
        player.traveller_object = NONE
    elif card in player.under:
        player.under[player.under.index(card)] = NONE
    else:
        leave_hand(player, card)
    discard_object(table, seat, card)


def pay(table: PilgrimsTable, seat: SeatNumber, cost: tuple[int, int, int, int], then: Step[PilgrimsTable]) -> None:
    """PIL-092: reductions apply first, then the Objects are paid, then `then` follows."""
    left = reduced(table, seat, cost)
    if table.log is not None:
        for color in range(4):
            for _ in range(cost[color] - left[color]):
                table.tell("reduces", "PIL-210", seat, {"seat": seat, "color": color})
    table.next(Pay(seat, tuple(left)), then)
