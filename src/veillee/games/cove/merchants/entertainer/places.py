"""The nine locations of a song: what can be done where, and the actions themselves (chapter 2.19)."""

from __future__ import annotations

from typing import ClassVar

from veillee.core.ids import CardId, SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Ask, Option
from veillee.games.cove.box import CLANS, NONE, Clan, TownsfolkId
from veillee.games.cove.merchants.entertainer.box import AT_GRAND_SQUARE, AT_HALL, AT_ISLE, Place, stage_in
from veillee.games.cove.merchants.entertainer.spending import FOR_CREST, FOR_ISLE, FOR_PIER, FOR_RUNE, Spend
from veillee.games.cove.merchants.entertainer.stage import Stage, card_price, crest_cost, reach, sources, stage_of
from veillee.games.cove.steps import common
from veillee.games.cove.table import CoveTable


def hall_at(place: Place) -> Clan:
    return place - AT_HALL


def can_act(table: CoveTable, stage: Stage, seat: SeatNumber) -> bool:
    """COV-137, COV-235: whether the location's action could be carried out."""
    place = stage.place
    if place < AT_GRAND_SQUARE:
        return bool(clans_to_sing(table, stage)) or bool(buyable(table, stage, seat))
    if place == AT_GRAND_SQUARE:
        enough = reach(table, stage, NONE, stage.volume) >= crest_cost(stage)
        return enough and stage.crests < stage_in(table.box).crests and bool(to_court(table))
    if place == AT_ISLE:
        return bool(isle_clans(table, stage))
    clan = hall_at(place)
    return not stage.runes >> clan & 1 and reach(table, stage, clan, stage.volume) > table.halls[clan]


def clans_to_sing(table: CoveTable, stage: Stage) -> list[Clan]:
    return [clan for clan in range(CLANS) if sources(table, stage, clan)]


def isle_clans(table: CoveTable, stage: Stage) -> list[Clan]:
    """COV-186, COV-189: halls with a rune that were not chosen yet in this song, with something to sing."""
    return [
        clan
        for clan in range(CLANS)
        if stage.runes >> clan & 1 and not stage.sung >> clan & 1 and sources(table, stage, clan)
    ]


def to_court(table: CoveTable) -> list[TownsfolkId]:
    """COV-176: townsfolk of the row without a crest."""
    return [card for card in table.row if card != NONE and not common.is_fan(table, card)]


def buyable(table: CoveTable, stage: Stage, seat: SeatNumber) -> list[CardId]:
    """COV-170: the top cards of both piles, or with a setting any of them, if the price can be paid (COV-171)."""
    if table.seats[seat].gold < card_price(table, stage):
        return []
    if table.free_choice:
        return sorted(stage.skill_pile + stage.impro_pile)
    return stage.skill_pile[:1] + stage.impro_pile[:1]


def why_not_act(table: CoveTable, stage: Stage, seat: SeatNumber) -> Reason:
    place = stage.place
    if stage.acted:
        return Reason("why-acted", "COV-137", {"place": place})
    if place < AT_GRAND_SQUARE:
        return Reason("why-nothing-to-sing", "COV-167")
    if place == AT_GRAND_SQUARE:
        if stage.crests == stage_in(table.box).crests:
            return Reason("why-no-crest-left", "COV-178")
        if not to_court(table):
            return Reason("why-nobody-to-court", "COV-178")
        args = {"number": crest_cost(stage), "number2": reach(table, stage, NONE, stage.volume)}
        return Reason("why-crest-too-dear", "COV-175", args)
    if place == AT_ISLE:
        if not stage.runes:
            return Reason("why-no-rune-yet", "COV-186")
        return Reason("why-nothing-to-sing", "COV-188")
    clan = hall_at(place)
    if stage.runes >> clan & 1:
        return Reason("why-hall-has-rune", "COV-183", {"place": place})
    args = {"place": place, "number": table.halls[clan], "number2": reach(table, stage, clan, stage.volume)}
    return Reason("why-hall-too-full", "COV-182", args)


def why_not_buy(table: CoveTable, stage: Stage, seat: SeatNumber) -> Reason | None:
    """Where no card is for sale; None where the action only has to be begun."""
    if stage.place >= AT_GRAND_SQUARE:
        return Reason("why-cards-on-piers", "COV-170")
    price, gold = card_price(table, stage), table.seats[seat].gold
    if gold < price:
        return Reason("why-too-dear", "COV-171", {"number": price, "number2": gold})
    return Reason("why-acted", "COV-137", {"place": stage.place}) if stage.acted else None


def perform(table: CoveTable, seat: SeatNumber, stage: Stage) -> None:
    place = stage.place
    if place < AT_GRAND_SQUARE:
        table.next(SingOnPier(seat), BuyCard(seat))
    elif place == AT_GRAND_SQUARE:
        table.next(Court(seat))
    elif place == AT_ISLE:
        table.next(ChooseSide(seat))
    else:
        clan = hall_at(place)
        table.next(Spend(seat, FOR_RUNE, clan, needed=table.halls[clan] + 1))


# -- piers ------------------------------------------------------------------------------------


class SingOnPier(Ask[CoveTable]):
    """One clan, or nobody (COV-168, COV-169)."""

    rules: ClassVar[tuple[str, ...]] = ("COV-167", "COV-168", "COV-169", "COV-173")
    prompt: ClassVar[str] = "ask-sing"

    def options(self, table: CoveTable) -> list[Option]:
        stage = stage_of(table, self.seat)
        options = stage_in(table.box).options
        return [*(options.sing[clan] for clan in clans_to_sing(table, stage)), options.silent]

    def resolve(self, table: CoveTable, choice: Option) -> None:
        if choice is not stage_in(table.box).options.silent:
            table.next(Spend(self.seat, FOR_PIER, choice.values[0]))

    def why_not_sing(self, table: CoveTable, clan: Clan) -> Reason:
        return Reason("why-no-icons", "COV-167", {"clan": clan})


class BuyCard(Ask[CoveTable]):
    """After singing on a pier, one card may be bought; it goes face down on the draw pile."""

    rules: ClassVar[tuple[str, ...]] = ("COV-118", "COV-170", "COV-171", "COV-172")
    prompt: ClassVar[str] = "ask-buy"

    def about(self, table: CoveTable) -> dict[str, int]:
        return {"number": card_price(table, stage_of(table, self.seat))}

    def options(self, table: CoveTable) -> list[Option]:
        options = stage_in(table.box).options
        cards = buyable(table, stage_of(table, self.seat), self.seat)
        return [*(options.buy[card] for card in cards), options.no_card]

    def resolve(self, table: CoveTable, choice: Option) -> None:
        if choice is stage_in(table.box).options.no_card:
            return
        card = choice.values[0]
        stage = stage_of(table, self.seat)
        (stage.skill_pile if card in stage.skill_pile else stage.impro_pile).remove(card)
        stage.top.append(card)
        if table.log is not None:
            table.tell("buys", "COV-170", self.seat, {"seat": self.seat, "card": card})
        common.pay(table, self.seat, card_price(table, stage), "COV-171")

    def why_not_buy(self, table: CoveTable, card: CardId) -> Reason:
        stage = stage_of(table, self.seat)
        if card not in stage.skill_pile and card not in stage.impro_pile:
            return Reason("why-card-not-for-sale", "COV-170", {"card": card})
        return Reason("why-not-on-top", "COV-170", {"card": card})


# -- the Grand Square and the halls -----------------------------------------------------------------


class Court(Ask[CoveTable]):
    """The townsfolk who is to become a fan."""

    rules: ClassVar[tuple[str, ...]] = ("COV-174", "COV-175", "COV-176", "COV-178")
    prompt: ClassVar[str] = "ask-court"

    def about(self, table: CoveTable) -> dict[str, int]:
        return {"number": crest_cost(stage_of(table, self.seat))}

    def options(self, table: CoveTable) -> list[Option]:
        return [stage_in(table.box).options.court[card] for card in to_court(table)]

    def resolve(self, table: CoveTable, choice: Option) -> None:
        cost = crest_cost(stage_of(table, self.seat))
        table.next(Spend(self.seat, FOR_CREST, NONE, needed=cost, townsfolk=choice.values[0]))

    def why_not_court(self, table: CoveTable, townsfolk: TownsfolkId) -> Reason:
        if townsfolk in table.row:
            return Reason("why-is-fan", "COV-176", {"townsfolk": townsfolk})
        return Reason("why-not-in-row", "COV-174", {"townsfolk": townsfolk})


# -- Dragon Isle ------------------------------------------------------------------------------


class ChooseSide(Ask[CoveTable]):
    """The audience: the boats at sea on the left or on the right."""

    rules: ClassVar[tuple[str, ...]] = ("COV-186", "COV-187")
    prompt: ClassVar[str] = "ask-side"

    def options(self, table: CoveTable) -> list[Option]:
        return stage_in(table.box).options.side

    def resolve(self, table: CoveTable, choice: Option) -> None:
        stage_of(table, self.seat).audience = choice.values[0]
        table.next(SingOnIsle(self.seat))


class SingOnIsle(Ask[CoveTable]):
    """One hall with a rune after another, or stop."""

    rules: ClassVar[tuple[str, ...]] = ("COV-188", "COV-189", "COV-190", "COV-191")
    prompt: ClassVar[str] = "ask-sing-isle"

    def options(self, table: CoveTable) -> list[Option]:
        options = stage_in(table.box).options
        return [*(options.sing[clan] for clan in isle_clans(table, stage_of(table, self.seat))), options.stop]

    def resolve(self, table: CoveTable, choice: Option) -> None:
        stage = stage_of(table, self.seat)
        if choice is stage_in(table.box).options.stop:
            if stage.earned and stage.creature_pile:
                table.next(Tame(self.seat))
            return
        clan = choice.values[0]
        stage.sung |= 1 << clan
        table.next(Spend(self.seat, FOR_ISLE, clan), SingOnIsle(self.seat))

    def why_not_sing(self, table: CoveTable, clan: Clan) -> Reason:
        stage = stage_of(table, self.seat)
        if not stage.runes >> clan & 1:
            return Reason("why-no-rune-of-clan", "COV-188", {"clan": clan})
        if stage.sung >> clan & 1:
            return Reason("why-clan-sung", "COV-189", {"clan": clan})
        return Reason("why-no-icons", "COV-188", {"clan": clan})


class Tame(Ask[CoveTable]):
    """A creature of one's choice, face up into the brag area."""

    rules: ClassVar[tuple[str, ...]] = ("COV-119", "COV-190")
    prompt: ClassVar[str] = "ask-tame"

    def options(self, table: CoveTable) -> list[Option]:
        return [stage_in(table.box).options.tame[card] for card in sorted(stage_of(table, self.seat).creature_pile)]

    def resolve(self, table: CoveTable, choice: Option) -> None:
        card = choice.values[0]
        stage = stage_of(table, self.seat)
        stage.creature_pile.remove(card)
        stage.brag.append(card)
        if table.log is not None:
            table.tell("tames", "COV-190", self.seat, {"seat": self.seat, "card": card})

    def why_not_tame(self, table: CoveTable, card: CardId) -> Reason:
        return Reason("why-not-on-isle", "COV-190", {"card": card})
