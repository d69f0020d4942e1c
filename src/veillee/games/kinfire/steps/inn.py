"""The inn: sleeping, and changing decks within the five limits (2.40)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from veillee.core.ids import CardId, SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Act, Ask, Option
from veillee.core.table import EVERYBODY
from veillee.games.kinfire.decks import INSTANTS, cards_of, instants, is_legal, is_own
from veillee.games.kinfire.steps.gains import gain_coins, takes_item
from veillee.games.kinfire.table import KinfireTable, Seeker
from veillee.games.kinfire.terms import (
    DISPOSABLES,
    EXHAUSTED,
    STARTING,
    WHITE,
    PairId,
)

# What decks are made of when they are changed.
ANY_CARDS = 0  # the reserve
STARTING_CARDS = 1  # only the Seeker's own starting pairs (KIN-037 c, KIN-287)


def at_hand(table: KinfireTable, seeker: Seeker, source: int) -> list[PairId]:
    """KIN-283, KIN-289, KIN-300: the pairs of the reserve that this Seeker may have in the deck."""
    own = table.box.seekers[seeker.seeker].pairs
    found: list[PairId] = []
    for card in table.company.reserve:
        if card < DISPOSABLES and is_own(table.box, seeker.seeker, card):
            if source == ANY_CARDS or card in own:
                found.append(card)
    return found


def completes(table: KinfireTable, seeker: Seeker, pairs: Sequence[PairId], others: Sequence[PairId]) -> bool:
    """KIN-328: whether a deck with these pairs can be filled up with others within limits 1 to 5.

    A table of what can be reached: how many cards count as red, green and blue and how many are instants (four bits
    each), and the smallest cost in kinfire tokens. KIN-285, KIN-222: every card counts as one of its colours, void ones
    as any. The bar has as many places as a deck has pairs, so that a full one is a whole deck.
    """
    box, bar = table.box, table.box.seekers[seeker.seeker].bar
    most = INSTANTS - instants(box, seeker.items)
    full = bar[0] | bar[1] << 4 | bar[2] << 8
    reached: dict[int, int] = {0: 0}
    for place in range(len(pairs) + len(others)):
        needed = place < len(pairs)
        card = box.cards[pairs[place] if needed else others[place - len(pairs)]]
        new: dict[int, int] = {} if needed else reached.copy()
        colours = card.colours or WHITE
        last = place + 1 >= len(pairs)
        for before, cost in reached.items():
            total = cost + card.kinfire
            state = before + (card.instant << 12)
            if total > seeker.kinfire or state >> 12 > most:
                continue
            for hue in range(3):
                if colours & 1 << hue and (before >> 4 * hue & 15) < bar[hue]:
                    found = state + (1 << 4 * hue)
                    if last and found & 0xFFF == full:
                        return True
                    if total < new.get(found, total + 1):
                        new[found] = total
        reached = new
    return False


def is_sound(table: KinfireTable, seeker: Seeker) -> bool:
    """Whether a deck keeps all five limits as it is."""
    return is_legal(table.box, seeker.seeker, seeker.pairs, seeker.items, seeker.kinfire)


def all_sound(table: KinfireTable) -> bool:
    for seeker in table.seats:
        if not is_sound(table, seeker):
            return False
    return True


def lay_deck(seeker: Seeker) -> None:
    """KIN-328: all cards lie in the deck, which is shuffled; exhausted ones stay in it."""
    exhausted = seeker.deck.count(EXHAUSTED) + seeker.discard.count(EXHAUSTED)
    seeker.deck = cards_of(seeker.pairs, seeker.items) + [EXHAUSTED] * exhausted
    seeker.discard = []


class Sleep(Ask[KinfireTable]):
    """KIN-280: the group may pay and sleep; KIN-287: it must, if a deck has to be changed."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-280", "KIN-287")
    prompt: ClassVar[str] = "ask-sleep"
    granted: ClassVar[bool] = True

    price: int

    def __init__(self, seat: SeatNumber, price: int) -> None:
        self.seat = seat
        self.price = price

    def about(self, table: KinfireTable) -> dict[str, int]:
        return {"number": self.price}

    def options(self, table: KinfireTable) -> list[Option]:
        options = table.box.options
        if table.company.coins < self.price:
            return [options.stay_awake]
        return [options.sleep, options.stay_awake] if all_sound(table) else [options.sleep]

    def usual(self, table: KinfireTable) -> Option | None:
        """A bed that costs nothing is taken."""
        return table.box.options.sleep if self.price == 0 else None

    def resolve(self, table: KinfireTable, choice: Option) -> None:
        if choice.kind != "sleep":
            return
        gain_coins(table, -self.price, "KIN-280")
        table.next(Night())

    def why_not_sleep(self, table: KinfireTable) -> Reason:
        args = {"number": self.price, "number2": table.company.coins}
        return Reason("why-no-coins-bed", "KIN-280", args)

    def why_not_stay_awake(self, table: KinfireTable) -> Reason:
        return Reason("why-must-sleep", "KIN-287")


class Night(Act[KinfireTable]):
    """KIN-281, KIN-328: exhausted cards leave all decks; then every Seeker in seat order changes the deck, twice."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-281", "KIN-282", "KIN-328")

    def run(self, table: KinfireTable) -> None:
        for seeker in table.seats:
            number = seeker.deck.count(EXHAUSTED) + seeker.discard.count(EXHAUSTED)
            table.exhausted_pile += number
            seeker.deck = [card for card in seeker.deck if card != EXHAUSTED]
            seeker.discard = [card for card in seeker.discard if card != EXHAUSTED]
        if table.log is not None:
            table.tell("sleeps", "KIN-281", EVERYBODY, {})
        seats = range(len(table.seats))
        table.next(*[ChangeDeck(seat, ANY_CARDS) for _ in range(2) for seat in seats])


class ChangeDeck(Act[KinfireTable]):
    """KIN-328: pairs out, pairs in, then disposable cards; all cards then lie in the deck."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-328", "KIN-289", "KIN-300")
    between_turns: ClassVar[bool] = True

    seat: SeatNumber
    source: int

    def __init__(self, seat: SeatNumber, source: int) -> None:
        self.seat = seat
        self.source = source

    def run(self, table: KinfireTable) -> None:
        if self.source == ANY_CARDS:
            table.next(TakeItems(self.seat), PutItems(self.seat))
        table.next(TakeOut(self.seat, self.source))


class TakeOut(Ask[KinfireTable]):
    """KIN-328: any number of pairs are taken out, as far as the deck can be completed again; then others come in."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-284", "KIN-287", "KIN-328")
    prompt: ClassVar[str] = "ask-out"
    granted: ClassVar[bool] = True

    source: int

    def __init__(self, seat: SeatNumber, source: int) -> None:
        self.seat = seat
        self.source = source

    def options(self, table: KinfireTable) -> list[Option]:
        options, seeker = table.box.options, table.seats[self.seat]
        others = at_hand(table, seeker, self.source)
        done = completes(table, seeker, seeker.pairs, others)
        found: list[Option] = []
        if self.source == ANY_CARDS or not done:
            for pair in seeker.pairs:
                if self.may_leave(table, seeker, pair):
                    found.append(options.out[pair])
        if done:
            found.append(options.enough)
        return found

    def usual(self, table: KinfireTable) -> Option | None:
        """Nothing lies there that could come in."""
        seeker = table.seats[self.seat]
        whole = len(seeker.pairs) == STARTING and completes(table, seeker, seeker.pairs, [])
        return table.box.options.enough if whole and not at_hand(table, seeker, self.source) else None

    def may_leave(self, table: KinfireTable, seeker: Seeker, pair: PairId) -> bool:
        """KIN-287: where only starting cards come in, it is cards that they can replace which leave."""
        return self.source == ANY_CARDS or pair not in table.box.seekers[seeker.seeker].pairs

    def resolve(self, table: KinfireTable, choice: Option) -> None:
        seeker = table.seats[self.seat]
        if choice.kind == "enough":
            table.next(PutIn(self.seat, self.source))
            return
        pair = choice.values[0]
        seeker.pairs.remove(pair)
        table.company.reserve.append(pair)
        lay_deck(seeker)
        if table.log is not None:
            table.tell("takes-out", "KIN-328", self.seat, {"seat": self.seat, "action": pair})
        table.next(TakeOut(self.seat, self.source))

    def nothing(self, table: KinfireTable) -> None:
        """KIN-288: disposable cards with the icon stand in the way: they go to the reserve."""
        seeker = table.seats[self.seat]
        table.company.reserve += seeker.items
        seeker.items = []
        lay_deck(seeker)
        table.next(TakeOut(self.seat, self.source))

    def why_not_out(self, table: KinfireTable, pair: int) -> Reason:
        if pair not in table.seats[self.seat].pairs:
            return Reason("why-not-in-deck", "KIN-284", {"pair": pair}, beside=True)
        return Reason("why-keeps", "KIN-287", {"pair": pair})

    def why_not_enough(self, table: KinfireTable) -> Reason:
        return Reason("why-not-complete", "KIN-328")


class PutIn(Ask[KinfireTable]):
    """KIN-328: pairs are put in until the deck has nine; only those with which it can still be completed."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-283", "KIN-284", "KIN-285", "KIN-286", "KIN-288", "KIN-328")
    prompt: ClassVar[str] = "ask-in"

    source: int

    def __init__(self, seat: SeatNumber, source: int) -> None:
        self.seat = seat
        self.source = source

    def enter(self, table: KinfireTable) -> bool:
        if len(table.seats[self.seat].pairs) == STARTING:
            lay_deck(table.seats[self.seat])
            return False
        return super().enter(table)

    def about(self, table: KinfireTable) -> dict[str, int]:
        return {"number": STARTING - len(table.seats[self.seat].pairs)}

    def options(self, table: KinfireTable) -> list[Option]:
        seeker = table.seats[self.seat]
        others = at_hand(table, seeker, self.source)
        alike: dict[tuple[int, int, bool], bool] = {}
        found: list[Option] = []
        for pair in others:
            card = table.box.cards[pair]
            kind = (card.colours, card.kinfire, card.instant)
            if kind not in alike:
                rest = [other for other in others if other != pair]
                alike[kind] = completes(table, seeker, [*seeker.pairs, pair], rest)
            if alike[kind]:
                found.append(table.box.options.in_[pair])
        return found

    def resolve(self, table: KinfireTable, choice: Option) -> None:
        seeker = table.seats[self.seat]
        pair = choice.values[0]
        table.company.reserve.remove(pair)
        seeker.pairs.append(pair)
        lay_deck(seeker)
        if table.log is not None:
            table.tell("puts-in", "KIN-328", self.seat, {"seat": self.seat, "action": pair})
        table.next(PutIn(self.seat, self.source))

    def why_not_in(self, table: KinfireTable, pair: int) -> Reason:
        if pair not in table.company.reserve:
            return Reason("why-not-in-reserve", "KIN-282", {"pair": pair}, beside=True)
        if not is_own(table.box, table.seats[self.seat].seeker, pair):
            return Reason("why-other-face", "KIN-283", {"pair": pair})
        return Reason("why-no-completion", "KIN-328", {"pair": pair})


class TakeItems(Ask[KinfireTable]):
    """KIN-328, KIN-329: disposable cards may be taken out of a deck."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-328", "KIN-329")
    prompt: ClassVar[str] = "ask-take"

    def options(self, table: KinfireTable) -> list[Option]:
        options = table.box.options
        return [*(options.take[item] for item in sorted(set(table.seats[self.seat].items))), options.enough]

    def resolve(self, table: KinfireTable, choice: Option) -> None:
        if choice.kind == "enough":
            return
        seeker = table.seats[self.seat]
        seeker.items.remove(choice.values[0])
        table.company.reserve.append(choice.values[0])
        lay_deck(seeker)
        if table.log is not None:
            table.tell("takes-out", "KIN-329", self.seat, {"seat": self.seat, "action": choice.values[0]})
        table.next(TakeItems(self.seat))

    def why_not_take(self, table: KinfireTable, action: int) -> Reason:
        return Reason("why-item-not-in-deck", "KIN-329", {"action": action}, beside=True)


class PutItems(Ask[KinfireTable]):
    """KIN-329, KIN-288: disposable cards may be put into a deck, limited only by the number of instants."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-288", "KIN-328", "KIN-329")
    prompt: ClassVar[str] = "ask-put"

    def options(self, table: KinfireTable) -> list[Option]:
        options, seeker = table.box.options, table.seats[self.seat]
        items: list[CardId] = sorted({card for card in table.company.reserve if card >= DISPOSABLES})
        found = [options.put[item] for item in items if takes_item(table, seeker, item)]
        return [*found, options.enough]

    def resolve(self, table: KinfireTable, choice: Option) -> None:
        seeker = table.seats[self.seat]
        if choice.kind == "enough":
            return
        table.company.reserve.remove(choice.values[0])
        seeker.items.append(choice.values[0])
        lay_deck(seeker)
        if table.log is not None:
            table.tell("puts-in", "KIN-329", self.seat, {"seat": self.seat, "action": choice.values[0]})
        table.next(PutItems(self.seat))

    def why_not_put(self, table: KinfireTable, action: int) -> Reason:
        if action not in table.company.reserve:
            return Reason("why-no-item", "KIN-329", {"action": action}, beside=True)
        return Reason("why-instants", "KIN-288", {"action": action})
