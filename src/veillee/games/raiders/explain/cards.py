"""Why a card cannot be played, hired, discarded or sent away."""

from __future__ import annotations

from veillee.core.reasons import Reason
from veillee.games.raiders.box import BARRACKS, CREW_MAX, GOLD, NONE, SILVER, TOWN_HALL, TREASURY
from veillee.games.raiders.explain.moments import in_crew, in_hand, in_setup, not_at, not_now, using
from veillee.games.raiders.setup import Reject
from veillee.games.raiders.steps.bargains import Enlist, Recall, Recruit, Sacrifice
from veillee.games.raiders.steps.buildings import Pawn
from veillee.games.raiders.steps.common import hero_of
from veillee.games.raiders.steps.hire import MakeRoom, hire_price
from veillee.games.raiders.steps.turn import DiscardDown
from veillee.games.raiders.table import RaidersTable


def is_hero(table: RaidersTable, card: int) -> bool:
    return table.box.types[table.box.type_of[card]].hero


def reject(table: RaidersTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    (card,) = values
    if not isinstance(table.asking, Reject):
        return Reason("why-reject-moment", "RAI-022")
    return in_hand(table, seat, card, "RAI-022")


def play(table: RaidersTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    (card,) = values
    if not using(table, TOWN_HALL):
        return not_at(table, seat, TOWN_HALL, "RAI-050")
    if card in table.seats[seat].hand and is_hero(table, card):
        return Reason("why-play-hero", "RAI-051", {"townsfolk": card})
    return in_hand(table, seat, card, "RAI-050")


def sell(table: RaidersTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    (card,) = values
    if isinstance(table.asking, Pawn):
        return Reason("why-sell-pawning", "RAI-053")
    if not using(table, TREASURY):
        return not_at(table, seat, TREASURY, "RAI-053")
    if not table.supply[SILVER]:
        return Reason("why-supply", "RAI-028", {"good": SILVER})
    return in_hand(table, seat, card, "RAI-053")


def pawn(table: RaidersTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    (card,) = values
    asking = table.asking
    if isinstance(asking, Pawn):
        if card == asking.card:
            return Reason("why-pawn-chosen", "RAI-053", {"townsfolk": card})
        return in_hand(table, seat, card, "RAI-053")
    if not using(table, TREASURY):
        return not_at(table, seat, TREASURY, "RAI-053")
    needed, held = table.box.village.pawn_cards, len(table.seats[seat].hand)
    if held < needed:
        return Reason("why-pawn-two", "RAI-053", {"number": needed, "number2": held})
    if not table.supply[GOLD]:
        return Reason("why-supply", "RAI-028", {"good": GOLD})
    return in_hand(table, seat, card, "RAI-053")


def hire(table: RaidersTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    (card,) = values
    asking = table.asking
    if isinstance(asking, MakeRoom):
        return Reason("why-hire-room", "RAI-063", {"townsfolk": asking.card})
    if isinstance(asking, Recruit):
        return in_hand(table, seat, card, "RAI-137")
    if not using(table, BARRACKS):
        return not_at(table, seat, BARRACKS, "RAI-054")
    player = table.seats[seat]
    if card in player.hand:
        price = hire_price(table, seat, card)
        if price > player.goods[SILVER]:
            about = {"townsfolk": card, "number": price, "number2": player.goods[SILVER]}
            return Reason("why-hire-silver", "RAI-054", about)
    return in_hand(table, seat, card, "RAI-054")


def dismiss(table: RaidersTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    (card,) = values
    asking = table.asking
    if not isinstance(asking, (MakeRoom, Sacrifice)):
        return not_now(table, seat, Reason("why-dismiss-moment", "RAI-063"))
    if isinstance(asking, MakeRoom) and card in table.seats[seat].crew:
        hero = hero_of(table, seat)
        if is_hero(table, asking.card) and hero != NONE and card != hero:
            return Reason("why-dismiss-hero", "RAI-065", {"townsfolk": hero})
    return in_crew(table, seat, card, asking.rules[0])


def keep_crew(table: RaidersTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    if not isinstance(table.asking, MakeRoom):
        return not_now(table, seat, Reason("why-keep-moment", "RAI-063"))
    if len(table.seats[seat].crew) >= CREW_MAX:
        return Reason("why-keep-full", "RAI-062")
    return Reason("why-keep-hero", "RAI-065", {"townsfolk": hero_of(table, seat)})


def recall(table: RaidersTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    (card,) = values
    if not isinstance(table.asking, Recall):
        return not_now(table, seat, Reason("why-card-moment", "RAI-129"))
    kinds = [table.box.type_of[option.values[0]] for option in table.options if option.kind == "recall"]
    if card in table.seats[seat].crew and table.box.type_of[card] not in kinds:
        return Reason("why-recall-hero", "RAI-129", {"townsfolk": card})
    return in_crew(table, seat, card, "RAI-129")


def enlist(table: RaidersTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    (card,) = values
    asking = table.asking
    if not isinstance(asking, Enlist):
        return not_now(table, seat, Reason("why-card-moment", "RAI-129"))
    if card in table.seats[seat].hand and is_hero(table, card) and hero_of(table, seat) not in (NONE, asking.card):
        return Reason("why-enlist-hero", "RAI-065", {"townsfolk": card})
    return in_hand(table, seat, card, "RAI-129")


def discard(table: RaidersTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    (card,) = values
    if not isinstance(table.asking, DiscardDown):
        return in_setup(table) or Reason("why-discard-moment", "RAI-031")
    return in_hand(table, seat, card, "RAI-031")
