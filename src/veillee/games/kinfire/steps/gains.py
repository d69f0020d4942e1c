"""What the story gives and takes: coins, tokens, memories, adventure cards, cards for the decks (2.31 to 2.37)."""

from __future__ import annotations

from typing import ClassVar, Final

from veillee.core.ids import CardId, SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Ask, ChanceStep, Option
from veillee.core.table import EVERYBODY
from veillee.games.kinfire.decks import INSTANTS, instants, is_legal
from veillee.games.kinfire.steps.conditions import is_apart
from veillee.games.kinfire.steps.hands import take_out
from veillee.games.kinfire.steps.reasons import absent
from veillee.games.kinfire.table import KinfireTable, Seeker
from veillee.games.kinfire.terms import (
    BOOSTS,
    DISPOSABLES,
    POUCHES,
    MemoryId,
    PackId,
    PairId,
    QuestId,
    StoryId,
)

FIRST_POUCH: Final = (0, 4, 9, POUCHES)  # of bronze, silver and gold
NO_POUCH_COINS: Final = 2  # KIN-255


def gain_coins(table: KinfireTable, number: int, rule: str) -> None:
    """KIN-252: coins are the money of the whole group; a loss takes at most what there is."""
    company = table.company
    before = company.coins
    company.coins = max(0, before + number)
    if table.log is not None and company.coins != before:
        event = "gains-coins" if number > 0 else "loses-coins"
        table.tell(event, rule, EVERYBODY, {"number": abs(company.coins - before), "number2": company.coins})


def gain_fate(table: KinfireTable, number: int) -> None:
    """KIN-252: fate tokens of the group; a loss takes at most what there is."""
    before = table.fate
    table.fate = max(0, before + number)
    if table.log is not None and table.fate != before:
        event = "gains-fate" if number > 0 else "loses-fate"
        table.tell(event, "KIN-252", EVERYBODY, {"number": abs(table.fate - before), "number2": table.fate})


def gain_kinfire(table: KinfireTable, seat: SeatNumber, number: int, rule: str) -> None:
    """KIN-253: tokens belong to a Seeker; KIN-320: a loss takes at most what there is, into the void box.

    KIN-084: there are always enough of them.
    """
    seeker = table.seats[seat]
    before = seeker.kinfire
    seeker.kinfire = max(0, before + number)
    if table.log is not None and seeker.kinfire != before:
        event = "gains-kinfire" if number > 0 else "loses-kinfire"
        args = {"seat": seat, "number": abs(seeker.kinfire - before), "number2": seeker.kinfire}
        table.tell(event, rule, seat, args)


def suffer(table: KinfireTable, seat: SeatNumber, number: int) -> None:
    """KIN-249, KIN-251: no armour in an expedition, and nobody drops below 1."""
    seeker = table.seats[seat]
    before = seeker.health
    seeker.health = max(1, before - number)
    if table.log is not None:
        args = {"seat": seat, "number": before - seeker.health, "number2": seeker.health}
        table.tell("suffers-on-the-way", "KIN-249", seat, args)


def gain_memory(table: KinfireTable, memory: MemoryId) -> None:
    """KIN-235: a memory is kept for the whole campaign; the group has each at most once."""
    if memory in table.company.memories:
        return
    table.company.memories.append(memory)
    if table.log is not None:
        table.tell("gains-memory", "KIN-235", EVERYBODY, {"memory": memory})


def forget(table: KinfireTable, memory: MemoryId) -> None:
    """KIN-235: unless a card says to discard it."""
    if memory not in table.company.memories:
        return
    table.company.memories.remove(memory)
    if table.log is not None:
        table.tell("loses-memory", "KIN-235", EVERYBODY, {"memory": memory})


def gain_prompt(table: KinfireTable, quest: QuestId) -> None:
    """KIN-257, KIN-260, KIN-291: an adventure card is kept until the quest is played, and never comes back."""
    company = table.company
    if quest in company.prompts or quest in company.quests or quest in company.dropped or quest == company.quest:
        return
    company.prompts.append(quest)
    if table.log is not None:
        table.tell("gains-prompt", "KIN-257", EVERYBODY, {"quest": quest})


def drop_prompt(table: KinfireTable, quest: QuestId) -> None:
    """KIN-323: discarded like a played one, for good."""
    company = table.company
    if quest in company.prompts:
        company.prompts.remove(quest)
        if table.log is not None:
            table.tell("loses-prompt", "KIN-323", EVERYBODY, {"quest": quest})
    if quest not in company.dropped:
        company.dropped.append(quest)


def is_owned(table: KinfireTable, pair: PairId) -> bool:
    """KIN-327: every pair exists once. In a single quest the decks may hold what the story would give."""
    if pair in table.company.reserve:
        return True
    for seeker in table.seats:
        if pair in seeker.pairs:
            return True
    return False


def gain_card(table: KinfireTable, card: CardId, rule: str) -> bool:
    """KIN-254, KIN-256, KIN-322: a card that is found goes to the reserve; false if the group has that pair already."""
    if card < DISPOSABLES and is_owned(table, card):
        return False
    table.company.reserve.append(card)
    if table.log is not None:
        # In the reserve a pair lies by its own name: so the log's word opens it.
        args = {"action": card, "pair": card} if card < DISPOSABLES else {"action": card}
        table.tell("gains-card", rule, EVERYBODY, args)
    return True


class OpenPouch(ChanceStep[KinfireTable]):
    """KIN-255: any unopened pouch of the level, with all its cards; two coins if there is none left."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-254", "KIN-255", "KIN-256")
    role: ClassVar[str] = "pouch"

    level: int

    def __init__(self, level: int) -> None:
        self.level = level

    def outcomes(self, table: KinfireTable) -> list[tuple[int, int]]:
        opened = table.company.pouches
        pouches = range(FIRST_POUCH[self.level], FIRST_POUCH[self.level + 1])
        return [(pouch, 1) for pouch in pouches if pouch not in opened]

    def resolve(self, table: KinfireTable, outcome: int) -> None:
        table.company.pouches.append(outcome)
        if table.log is not None:
            table.tell("opens-pouch", "KIN-255", EVERYBODY, {"pouch": outcome})
        for card in (*table.box.pouches[outcome], *table.box.pouch_items[outcome]):
            gain_card(table, card, "KIN-256")

    def nothing(self, table: KinfireTable) -> None:
        gain_coins(table, NO_POUCH_COINS, "KIN-255")


def open_pack(table: KinfireTable, pack: PackId) -> None:
    """KIN-263, KIN-264: a card for each Seeker, those of absent ones too, and an interlude for each who is there.

    KIN-265: they enter decks at the inn. KIN-266: an interlude is only told.
    """
    if pack in table.company.packs:
        return
    table.company.packs.append(pack)
    table.reveal()
    if table.log is not None:
        table.tell("opens-pack", "KIN-263", EVERYBODY, {"pack": pack})
    for pair in table.box.packs[pack]:
        gain_card(table, pair, "KIN-264")
    if table.log is not None:
        for seat in range(len(table.seats)):
            table.tell("interlude", "KIN-266", seat, {"seat": seat, "pack": pack})


def add_town_card(table: KinfireTable, card: StoryId) -> None:
    """KIN-325: a card that is apart comes into the town deck; nothing if it is elsewhere."""
    if is_apart(table, card):
        table.company.town_deck.append(card)


def remove_town_card(table: KinfireTable, card: StoryId) -> None:
    """KIN-272, KIN-325: the card just read is gone, an event too."""
    company = table.company
    if card in company.town_deck:
        company.town_deck.remove(card)
    if card not in company.town_gone:
        company.town_gone.append(card)


# -- cards that may go straight into a deck --------------------------------------------------


def room_for(table: KinfireTable, seeker: Seeker, card: CardId) -> list[PairId]:
    """KIN-321, KIN-275: the pairs of a deck in whose place a pair may come within limits 1 to 5."""
    found: list[PairId] = []
    for place in range(len(seeker.pairs)):
        pairs = seeker.pairs.copy()
        pairs[place] = card
        if is_legal(table.box, seeker.seeker, pairs, seeker.items, seeker.kinfire):
            found.append(seeker.pairs[place])
    return found


def takes_item(table: KinfireTable, seeker: Seeker, item: CardId) -> bool:
    """KIN-329, KIN-288: a disposable card is limited only by the number of instants."""
    if not table.box.cards[item].instant:
        return True
    return instants(table.box, seeker.pairs) + instants(table.box, seeker.items) < INSTANTS


def can_take(table: KinfireTable, seeker: Seeker, card: CardId) -> bool:
    return takes_item(table, seeker, card) if card >= DISPOSABLES else bool(room_for(table, seeker, card))


def put_item(table: KinfireTable, seeker: Seeker, item: CardId) -> None:
    table.company.reserve.remove(item)
    seeker.items.append(item)
    seeker.discard.append(item)


def swap_pair(table: KinfireTable, seeker: Seeker, old: PairId, new: PairId) -> None:
    """KIN-321: the new cards lie in the discard pile until the next shuffle, the old ones go to the reserve."""
    seeker.pairs[seeker.pairs.index(old)] = new
    for card in (old, BOOSTS + old):
        take_out(seeker.deck if card in seeker.deck else seeker.discard, card)
    seeker.discard += [new, BOOSTS + new]
    table.company.reserve.remove(new)
    table.company.reserve.append(old)


class Equip(Ask[KinfireTable]):
    """KIN-321, KIN-275: a card of the reserve may go at once into the deck of one Seeker, whom the group chooses."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-321", "KIN-275", "KIN-256")
    prompt: ClassVar[str] = "ask-equip"

    card: CardId

    def __init__(self, seat: SeatNumber, card: CardId) -> None:
        self.seat = seat
        self.card = card

    def about(self, table: KinfireTable) -> dict[str, int]:
        return {"action": self.card}

    def options(self, table: KinfireTable) -> list[Option]:
        options = table.box.options
        found = [options.to_reserve]
        for seeker in table.seats:
            if can_take(table, seeker, self.card):
                found.append(options.to_deck[seeker.seeker])
        return found

    def resolve(self, table: KinfireTable, choice: Option) -> None:
        if choice.kind == "to_reserve":
            return
        seat = table.seat_of(choice.values[0])
        if self.card < DISPOSABLES:
            table.next(MakeRoom(seat, self.card))
            return
        put_item(table, table.seats[seat], self.card)
        if table.log is not None:
            table.tell("puts-in", "KIN-329", seat, {"seat": seat, "action": self.card})

    def why_not_to_deck(self, table: KinfireTable, seeker: int) -> Reason:
        return absent(table, seeker) or Reason("why-no-room", "KIN-284", {"seeker": seeker, "action": self.card})


class MakeRoom(Ask[KinfireTable]):
    """KIN-275, KIN-321: another pair is taken out to the reserve at the same time."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-275", "KIN-284", "KIN-321")
    prompt: ClassVar[str] = "ask-make-room"

    card: PairId

    def __init__(self, seat: SeatNumber, card: PairId) -> None:
        self.seat = seat
        self.card = card

    def about(self, table: KinfireTable) -> dict[str, int]:
        return {"pair": self.card}

    def options(self, table: KinfireTable) -> list[Option]:
        return [table.box.options.out[pair] for pair in room_for(table, table.seats[self.seat], self.card)]

    def resolve(self, table: KinfireTable, choice: Option) -> None:
        swap_pair(table, table.seats[self.seat], choice.values[0], self.card)
        if table.log is not None:
            args = {"seat": self.seat, "pair": choice.values[0], "pair2": self.card}
            table.tell("exchange", "KIN-275", self.seat, args)

    def why_not_out(self, table: KinfireTable, pair: int) -> Reason:
        if pair not in table.seats[self.seat].pairs:
            return Reason("why-not-in-deck", "KIN-284", {"pair": pair}, beside=True)
        return Reason("why-limits", "KIN-285", {"pair": pair})


def acquire(table: KinfireTable, seat: SeatNumber, card: CardId) -> None:
    """A card of the reserve that somebody may take into a deck at once; nothing is asked if nobody can."""
    for seeker in table.seats:
        if can_take(table, seeker, card):
            table.next(Equip(seat, card))
            return


def lose_to(table: KinfireTable) -> list[SeatNumber]:
    """KIN-320: the Seekers who have a token to lose."""
    return [seat for seat in range(len(table.seats)) if table.seats[seat].kinfire > 0]


def spared(table: KinfireTable, number: int) -> list[SeatNumber]:
    """KIN-318: whoever would drop to 0 suffers only if all would."""
    found = [seat for seat in range(len(table.seats)) if table.seats[seat].health > number]
    return found or list(range(len(table.seats)))
