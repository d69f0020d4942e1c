"""Playing a card in the Town Hall: its effect, by the small vocabulary of the cards (chapter A10)."""

from __future__ import annotations

from typing import ClassVar

from veillee.core.ids import CardId, SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Option
from veillee.games.raiders.box import (
    ALL_LOSE,
    ARMOUR,
    COLLECT,
    COPY_BUILDING,
    CYCLE_OFFERINGS,
    DISCOUNTED_OFFERING,
    DRAW_CARDS,
    GAIN,
    HIRE_FOR,
    NONE,
    ONE_LOSES,
    OPPONENT,
    PROVISIONS,
    SACRIFICE,
    SILVER,
    SOLO_VOID,
    STEAL,
    STEAL_PLUNDER,
    SWAP_CARDS,
    SWAP_CREW,
    SWAP_WORKER,
    TOWN_HALL,
    TRADE,
    BuildingId,
    Good,
    HallEffect,
    WorkerColour,
)
from veillee.games.raiders.steps.bargains import (
    Bargain,
    Copy,
    Recall,
    Recruit,
    Sacrifice,
    Trade,
    can_bargain,
    can_copy,
    can_recall,
    can_recruit,
    can_sacrifice,
    can_trade,
    something_to_gain,
)
from veillee.games.raiders.steps.buildings import BuildingAsk
from veillee.games.raiders.steps.common import (
    discard_from_hand,
    distinct,
    draw_cards,
    gain,
    is_hero,
    lose,
    no_effect,
    not_in_hand,
)
from veillee.games.raiders.steps.offerings import cycle_offerings
from veillee.games.raiders.steps.targets import (
    ChooseTarget,
    Give,
    SwapCards,
    SwapWorker,
    can_swap_cards,
    can_swap_worker,
    clockwise,
)
from veillee.games.raiders.table import RaidersTable


class TownHall(BuildingAsk):
    """Play one card of the hand for its Town Hall effect; heroes have none and cannot be played.

    A card that can do nothing now may be played all the same.
    """

    rules: ClassVar[tuple[str, ...]] = ("RAI-050", "RAI-051", "RAI-052", "RAI-034", "RAI-006")
    prompt: ClassVar[str] = "ask-town-hall"
    building: ClassVar[BuildingId] = TOWN_HALL

    def choices(self, table: RaidersTable) -> list[Option]:
        box = table.box
        found: list[Option] = []
        for card in distinct(table, table.seats[self.seat].hand):
            if not box.types[box.type_of[card]].hero:
                found.append(box.options.play[card])
        return found

    def chosen(self, table: RaidersTable, choice: Option) -> None:
        card = choice.values[0]
        play_card(table, self.seat, card, self.colour)

    def why_not_play(self, table: RaidersTable, card: CardId) -> Reason:
        if card in table.seats[self.seat].hand and is_hero(table, card):
            return Reason("why-play-hero", "RAI-051", {"townsfolk": card})
        return not_in_hand(table, self.seat, card, "RAI-050")


def works(table: RaidersTable, seat: SeatNumber, card: CardId) -> bool:
    """Whether a card of the hand would do anything in the Town Hall now (RAI-052); nothing depends on it.

    RAI-194: a forbidden building is forbidden for placing and taking only.
    """
    box = table.box
    effect = box.types[box.type_of[card]].hall
    opponent = table.opponent
    if opponent is not None and effect.solo == SOLO_VOID:
        return False
    player = table.seats[seat]
    colour = player.worker if player.worker != NONE else table.village[TOWN_HALL]
    verb = effect.verb
    if verb == GAIN:
        return something_to_gain(table, seat, effect)
    if verb == ALL_LOSE or verb == ONE_LOSES or verb == STEAL:
        return _something_to_lose(table, seat, effect.good)
    if verb == COLLECT:
        return _something_to_lose(table, seat, SILVER) or _something_to_lose(table, seat, PROVISIONS)
    if verb == STEAL_PLUNDER:
        return any(_something_to_lose(table, seat, good) for good in range(3))
    if verb == SWAP_WORKER:
        return can_swap_worker(table, seat)
    if verb == SWAP_CARDS:
        return can_swap_cards(table, seat, card)
    if verb == SACRIFICE:
        return can_sacrifice(table, seat)
    if verb == TRADE:
        return can_trade(table, seat, effect)
    if verb == DRAW_CARDS or verb == CYCLE_OFFERINGS:
        return True  # the card itself can be drawn again, and there is always a tile
    if verb == SWAP_CREW:
        return can_recall(table, seat, card)
    if verb == COPY_BUILDING:
        return can_copy(table, seat, colour)
    if verb == HIRE_FOR:
        return can_recruit(table, seat, effect.number, card)
    return verb == DISCOUNTED_OFFERING and can_bargain(table, seat, effect.number)


def _something_to_lose(table: RaidersTable, seat: SeatNumber, good: Good) -> bool:
    """Whether any opponent has something of a good."""
    opponent = table.opponent
    if opponent is not None:
        return (opponent.armour if good == ARMOUR else opponent.provisions if good == PROVISIONS else 0) > 0
    for other in clockwise(table, seat):
        player = table.seats[other]
        if (player.armour if good == ARMOUR else player.goods[good]) > 0:
            return True
    return False


def play_card(table: RaidersTable, seat: SeatNumber, card: CardId, colour: WorkerColour) -> None:
    """RAI-034: the card lies on the discard pile before its effect is resolved."""
    box = table.box
    effect = box.types[box.type_of[card]].hall
    discard_from_hand(table, seat, card)
    if table.log is not None:
        table.tell("plays", "RAI-050", seat, {"seat": seat, "townsfolk": card})
    if table.opponent is None:
        hall_effect(table, seat, card, effect, colour)
    elif effect.solo == SOLO_VOID:
        # RAI-200: there is nobody whom this could concern.
        no_effect(table, seat, card, "RAI-200")
    elif not against_opponent(table, seat, card, effect):
        hall_effect(table, seat, card, effect, colour)


def hall_effect(table: RaidersTable, seat: SeatNumber, card: CardId, effect: HallEffect, colour: WorkerColour) -> None:
    """What a card does in the Town Hall.

    RAI-120, RAI-127, RAI-131: gains. RAI-121, RAI-126: every opponent loses, clockwise. RAI-128: cards, and
    no more of them for Gatekeepers. RAI-132, RAI-133, RAI-140: trades. RAI-134: every other player gives.
    """
    verb = effect.verb
    if verb == GAIN:
        for good, number in effect.gets:
            gain(table, seat, good, number, "RAI-120" if good == ARMOUR else "RAI-127")
    elif verb == DRAW_CARDS:
        draw_cards(table, seat, effect.number, "RAI-128")
    elif verb == TRADE:
        table.next(Trade(seat, card))
    elif verb == ALL_LOSE:
        for other in clockwise(table, seat):
            lose(table, other, effect.good, effect.number, "RAI-121" if effect.good == SILVER else "RAI-126")
    elif verb == COLLECT:
        others = clockwise(table, seat)
        for index in range(len(others) - 1, -1, -1):
            table.next(Give(others[index], seat))
    elif verb == ONE_LOSES or verb == STEAL or verb == STEAL_PLUNDER:
        table.next(ChooseTarget(seat, card))
    elif verb == SWAP_WORKER:
        table.next(SwapWorker(seat, card))
    elif verb == SWAP_CARDS:
        table.next(SwapCards(seat, card))
    elif verb == SACRIFICE:
        table.next(Sacrifice(seat, card))
    elif verb == SWAP_CREW:
        table.next(Recall(seat, card))
    elif verb == COPY_BUILDING:
        table.next(Copy(seat, card, colour))
    elif verb == HIRE_FOR:
        table.next(Recruit(seat, card))
    elif verb == CYCLE_OFFERINGS:
        cycle_offerings(table, seat)
    else:
        assert verb == DISCOUNTED_OFFERING, f"no Town Hall effect {verb}"
        table.next(Bargain(seat, card))


def against_opponent(table: RaidersTable, seat: SeatNumber, card: CardId, effect: HallEffect) -> bool:
    """Effects on the automated opponent's armour and provisions; false for effects that concern only the human.

    RAI-195: nothing else of it can be touched. RAI-196: Berserker, armour. RAI-197: Champion, provisions to the
    supply. RAI-198, RAI-199: Warmonger and Mercenary, provisions to the human; it has no silver to give.
    """
    opponent = table.opponent
    assert opponent is not None
    verb = effect.verb
    if verb == ONE_LOSES and effect.good == ARMOUR:
        number = min(effect.number, opponent.armour)
        opponent.armour -= number
        _told_opponent_loses(table, seat, card, ARMOUR, number, "RAI-196")
        return True
    if verb == ALL_LOSE and effect.good == PROVISIONS:
        number = min(effect.number, opponent.provisions)
        opponent.provisions -= number
        table.supply[PROVISIONS] += number
        _told_opponent_loses(table, seat, card, PROVISIONS, number, "RAI-197")
        return True
    if (verb == STEAL and effect.good == PROVISIONS) or verb == COLLECT:
        rule = "RAI-199" if verb == COLLECT else "RAI-198"
        number = min(effect.number, opponent.provisions)
        opponent.provisions -= number
        table.seats[seat].goods[PROVISIONS] += number
        if number == 0:
            no_effect(table, seat, card, rule)
        elif table.log is not None:
            if verb == COLLECT:
                args = {"seat": OPPONENT, "seat2": seat, "good": PROVISIONS, "number": number}
                table.tell("gives", rule, seat, args)
            else:
                args = {"seat": seat, "seat2": OPPONENT, "good": PROVISIONS, "number": number}
                table.tell("steals", rule, seat, args)
        return True
    return False


def _told_opponent_loses(
    table: RaidersTable, seat: SeatNumber, card: CardId, good: Good, number: int, rule: str
) -> None:
    if number == 0:
        no_effect(table, seat, card, rule)
    elif table.log is not None:
        table.tell("loses", rule, OPPONENT, {"seat": OPPONENT, "good": good, "number": number})
