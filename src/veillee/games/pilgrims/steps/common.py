"""What several chapters of the rules share: drawing, discarding, retiring, and buying an Object."""

from __future__ import annotations

from typing import ClassVar

from veillee.core.deck import Deck, Draw
from veillee.core.ids import CardId, CellId, SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Ask, Option
from veillee.games.pilgrims.box import COMPANION_SLOT, NONE, RESERVE_SLOT, CompanionId, ObjectId, PilgrimsBox
from veillee.games.pilgrims.table import SETUP, PilgrimsSeat, PilgrimsTable


def renew_objects(table: PilgrimsTable) -> None:
    """PIL-067: when a card must be drawn and the deck is empty, the discard pile becomes the deck."""
    if table.discard and table.objects.empty():
        table.objects.unknown = table.discard
        table.discard = []
        if table.log is not None:
            table.tell("reshuffle", "PIL-067", NONE, {"number": len(table.objects.unknown)})


def objects_left(table: PilgrimsTable) -> bool:
    """Whether an Object can be drawn at all (PIL-049)."""
    return bool(table.discard) or not table.objects.empty()


class ObjectDraw(Draw[PilgrimsTable]):
    """Draw from the Object deck, made anew from the discard pile where it is empty."""

    role: ClassVar[str] = "object"

    def deck(self, table: PilgrimsTable) -> Deck:
        return table.objects

    def enter(self, table: PilgrimsTable) -> bool:
        renew_objects(table)
        return super().enter(table)


class DrawObject(ObjectDraw):
    """Draw one Object from the deck into the hand; only its owner sees it."""

    rules: ClassVar[tuple[str, ...]] = ("PIL-201", "PIL-226", "PIL-039")

    seat: SeatNumber
    rule: str

    def __init__(self, seat: SeatNumber, rule: str) -> None:
        self.seat = seat
        self.rule = rule

    def drawn(self, table: PilgrimsTable, card: CardId) -> None:
        table.seats[self.seat].hand.append(card)
        if table.log is not None:
            table.tell("draws-object", self.rule, self.seat, {"seat": self.seat}, {"object": card})

    def nothing(self, table: PilgrimsTable) -> None:
        """PIL-049, PIL-226: with no Object left anywhere the draw gains nothing."""
        if table.log is not None:
            table.tell("draws-nothing", "PIL-049", self.seat, {"seat": self.seat})


class TurnAsk(Ask[PilgrimsTable]):
    """A question in one's own phases 1 to 3, where an Object can always be bought (PIL-118, PIL-119).

    Where there is a single answer and buying first could not change anything, nothing is asked.
    """

    always_buys: ClassVar[bool] = False

    def choices(self, table: PilgrimsTable) -> list[Option]:
        """The answers apart from buying, as a list of its own."""
        raise NotImplementedError

    def chosen(self, table: PilgrimsTable, choice: Option) -> None:
        """What an answer apart from buying does."""
        raise NotImplementedError

    def spare_clovers(self, table: PilgrimsTable) -> int:
        """The Clovers that are not needed for what is being done."""
        return table.seats[self.seat].clovers

    def options(self, table: PilgrimsTable) -> list[Option]:
        found = self.choices(table)
        if (len(found) > 1 or self.always_buys) and self.spare_clovers(table) >= 2 and objects_left(table):
            found.append(table.box.options.buy)
        return found

    def resolve(self, table: PilgrimsTable, choice: Option) -> None:
        if choice is table.box.options.buy:
            self.buy(table)
        else:
            self.chosen(table, choice)

    def buy(self, table: PilgrimsTable) -> None:
        """PIL-118, PIL-120: 2 Clovers draw an Object from the deck, as often as one can pay."""
        table.seats[self.seat].clovers -= 2
        if table.log is not None:
            table.tell("buys", "PIL-118", self.seat, {"seat": self.seat})
        table.next(DrawObject(self.seat, "PIL-118"), self)

    def why_not_buy(self, table: PilgrimsTable) -> Reason | None:
        clovers = table.seats[self.seat].clovers
        if table.phase == SETUP:
            return None
        if clovers < 2:
            return Reason("why-buy-clovers", "PIL-118", {"number": clovers})
        if not objects_left(table):
            return Reason("why-no-object", "PIL-049")
        needed = clovers - self.spare_clovers(table)
        return Reason("why-buy-needed", "PIL-118", {"number": needed, "number2": clovers})


def gain_clovers(table: PilgrimsTable, seat: SeatNumber, number: int, rule: str) -> None:
    """PIL-016, PIL-122, PIL-123, PIL-203: Clovers never run out and can be used at once."""
    table.seats[seat].clovers += number
    if table.log is not None and number:
        table.tell("gains-clovers", rule, seat, {"seat": seat, "number": number})


def leave_hand(seat: PilgrimsSeat, card: ObjectId) -> None:
    """Take an Object out of the hand, and out of what others know of it."""
    seat.hand.remove(card)
    if card in seat.known:
        seat.known.remove(card)


def discard_object(table: PilgrimsTable, seat: SeatNumber, card: ObjectId) -> None:
    """PIL-066: an Object goes face up on the discard pile."""
    table.discard.append(card)
    if table.log is not None:
        table.tell("discards", "PIL-066", seat, {"seat": seat, "object": card})


def take_object(table: PilgrimsTable, seat: SeatNumber, cell: CellId, rule: str) -> None:
    """Take the Object of a cell into the hand; everybody saw which one it is. PIL-038: no hand limit."""
    card = table.map[cell]
    table.map[cell] = NONE
    player = table.seats[seat]
    player.hand.append(card)
    player.known.append(card)
    if table.log is not None:
        table.tell("takes-object", rule, seat, {"seat": seat, "object": card, "cell": cell})


def company_limit(box: PilgrimsBox, seat: PilgrimsSeat) -> int:
    """PIL-041, PIL-207: 3 Companions, and one more for each such upgrade."""
    return 3 + count_upgrades(box, seat, COMPANION_SLOT)


def reserve_limit(box: PilgrimsBox, seat: PilgrimsSeat) -> int:
    """PIL-079, PIL-206: 1 reserved Adventure, and one more for each such upgrade."""
    return 1 + count_upgrades(box, seat, RESERVE_SLOT)


def count_upgrades(box: PilgrimsBox, seat: PilgrimsSeat, verb: int) -> int:
    """PIL-219: upgrades of the same kind all apply."""
    number = 0
    for index in seat.upgrades:
        if box.clauses[index].verb == verb:
            number += 1
    return number


def retire(table: PilgrimsTable, seat: SeatNumber, companion: CompanionId) -> None:
    """PIL-043: discard the Object under the Companion, then slide it under the Traveller tile.

    PIL-045, PIL-057: it stays with the player, out of the company.
    """
    player = table.seats[seat]
    place = player.company.index(companion)
    if table.log is not None:
        table.tell("retires", "PIL-043", seat, {"seat": seat, "companion": companion})
    if player.under[place] != NONE:
        discard_object(table, seat, player.under[place])
    del player.company[place]
    del player.under[place]
    player.retired.append(companion)


def join(table: PilgrimsTable, seat: SeatNumber, companion: CompanionId, rule: str) -> None:
    """PIL-040: the Companion joins the company, with nothing under it."""
    player = table.seats[seat]
    player.company.append(companion)
    player.under.append(NONE)
    if table.log is not None:
        table.tell("joins", rule, seat, {"seat": seat, "companion": companion})


class MakeRoom(TurnAsk):
    """A company at its limit must first retire one of its Companions; then the new one joins.

    The new Companion itself cannot be the one that retires, and it cannot be refused.
    """

    rules: ClassVar[tuple[str, ...]] = ("PIL-042", "PIL-041", "PIL-044", "PIL-037")
    prompt: ClassVar[str] = "ask-make-room"

    companion: CompanionId

    def __init__(self, seat: SeatNumber, companion: CompanionId) -> None:
        self.seat = seat
        self.companion = companion

    def about(self, table: PilgrimsTable) -> dict[str, int]:
        return {"companion": self.companion}

    def choices(self, table: PilgrimsTable) -> list[Option]:
        return [table.box.options.retire[companion] for companion in table.seats[self.seat].company]

    def chosen(self, table: PilgrimsTable, choice: Option) -> None:
        retire(table, self.seat, choice.values[0])
        join(table, self.seat, self.companion, "PIL-042")

    def why_not_retire(self, table: PilgrimsTable, companion: CompanionId) -> Reason:
        if companion == self.companion:
            return Reason("why-retire-new", "PIL-042", {"companion": companion})
        return not_in_company(table, self.seat, companion, "PIL-042")


def gain_companion(table: PilgrimsTable, seat: SeatNumber, companion: CompanionId, rule: str) -> None:
    """A Companion joins at once, or after one has made room for it (PIL-040 to PIL-042)."""
    player = table.seats[seat]
    if len(player.company) < company_limit(table.box, player):
        join(table, seat, companion, rule)
    else:
        table.next(MakeRoom(seat, companion))


def not_in_company(
    table: PilgrimsTable, seat: SeatNumber, companion: CompanionId, rule: str, if_retired: str = "PIL-045"
) -> Reason:
    """Of a Companion who is not in the seat's company."""
    if companion in table.seats[seat].retired:
        return Reason("why-retired", if_retired, {"companion": companion})
    return Reason("why-not-company", rule, {"companion": companion})
