"""Singing: the nine locations, what is spent there, and bragging (chapters 2.16, 2.18 and 2.19)."""

from __future__ import annotations

from typing import ClassVar

from veillee.core.ids import CardId, SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Act, Ask, Option
from veillee.games.cove.box import (
    AT_GRAND_SQUARE,
    AT_HALL,
    AT_ISLE,
    CLANS,
    NONE,
    PLACES,
    Clan,
    Place,
    SourceId,
    TownsfolkId,
)
from veillee.games.cove.merchants.entertainer.stage import (
    Stage,
    at_hand,
    card_price,
    crest_cost,
    fits,
    moves_left,
    reach,
    source_cost,
    source_value,
    sources,
    spend,
    stage_of,
)
from veillee.games.cove.steps import common
from veillee.games.cove.steps.townsfolk import Shed
from veillee.games.cove.table import CoveTable

# What icons are spent for.
FOR_PIER = 0
FOR_CREST = 1
FOR_RUNE = 2
FOR_ISLE = 3


class Song(Act[CoveTable]):
    """A song begins: the instrument shows its brag side, nothing is spent yet."""

    rules: ClassVar[tuple[str, ...]] = ("COV-127", "COV-130", "COV-161", "COV-162")

    seat: SeatNumber
    swan: bool

    def __init__(self, seat: SeatNumber, swan: bool) -> None:
        self.seat = seat
        self.swan = swan

    def run(self, table: CoveTable) -> None:
        stage = stage_of(table, self.seat)
        stage.singing = True
        stage.swan = self.swan
        stage.place = NONE
        stage.visited = 0
        stage.moved = 0
        stage.acted = False
        stage.spent = 0
        stage.extra = 0
        stage.sung = 0
        if table.log is not None:
            kind, rule = ("swan-song", "COV-161") if self.swan else ("song", "COV-130")
            table.tell(kind, rule, self.seat, {"seat": self.seat, "number": moves_left(table, stage)})
        table.next(FirstPlace(self.seat), EndSong(self.seat))


class FirstPlace(Ask[CoveTable]):
    """The pawn is placed on any of the nine locations."""

    rules: ClassVar[tuple[str, ...]] = ("COV-131", "COV-132", "COV-136")
    prompt: ClassVar[str] = "ask-first-place"

    def options(self, table: CoveTable) -> list[Option]:
        return table.box.options.go

    def resolve(self, table: CoveTable, choice: Option) -> None:
        arrive(table, self.seat, choice.values[0])


def arrive(table: CoveTable, seat: SeatNumber, place: Place) -> None:
    stage = stage_of(table, seat)
    stage.place = place
    stage.visited |= 1 << place
    stage.acted = False
    if table.log is not None:
        table.tell("goes", "COV-132", seat, {"seat": seat, "place": place})
    table.next(AtPlace(seat))


class AtPlace(Ask[CoveTable]):
    """Before and after the action of a location: act, brag, move on, or end the song (COV-234)."""

    rules: ClassVar[tuple[str, ...]] = ("COV-135", "COV-137", "COV-138", "COV-146", "COV-147", "COV-234")
    prompt: ClassVar[str] = "ask-at-place"

    def about(self, table: CoveTable) -> dict[str, int]:
        stage = stage_of(table, self.seat)
        return {"place": stage.place, "number": moves_left(table, stage)}

    def options(self, table: CoveTable) -> list[Option]:
        stage = stage_of(table, self.seat)
        options = table.box.options
        found: list[Option] = []
        if not stage.acted and can_act(table, stage, self.seat):
            found.append(options.act)
        if stage.brag and stage.volume >= table.box.stage.brag_cost:
            found.append(options.brag)
        if moves_left(table, stage) > 0:
            found += [options.go[place] for place in range(PLACES) if not stage.visited >> place & 1]
        found.append(options.end_song)
        return found

    def resolve(self, table: CoveTable, choice: Option) -> None:
        stage = stage_of(table, self.seat)
        if choice.kind == "act":
            stage.acted = True
            stage.earned = 0
            table.next(AtPlace(self.seat))
            perform(table, self.seat, stage)
        elif choice.kind == "brag":
            stage.volume -= table.box.stage.brag_cost
            if table.log is not None:
                table.tell("brags", "COV-146", self.seat, {"seat": self.seat, "number": len(stage.brag)})
            table.next(ShowCreature(self.seat, 0), AtPlace(self.seat))
        elif choice.kind == "go":
            stage.moved += 1
            arrive(table, self.seat, choice.values[0])

    def why_not_act(self, table: CoveTable) -> Reason:
        return why_not_act(table, stage_of(table, self.seat), self.seat)

    def why_not_brag(self, table: CoveTable) -> Reason:
        stage = stage_of(table, self.seat)
        if not stage.brag:
            return Reason("why-no-creature", "COV-146")
        args = {"number": table.box.stage.brag_cost, "number2": stage.volume}
        return Reason("why-too-little-volume", "COV-146", args)

    def why_not_go(self, table: CoveTable, place: Place) -> Reason:
        if stage_of(table, self.seat).visited >> place & 1:
            return Reason("why-visited", "COV-135", {"place": place})
        return Reason("why-no-moves", "COV-133")


# -- what can be done where -----------------------------------------------------------------------


def hall_at(place: Place) -> Clan:
    return place - AT_HALL


def can_act(table: CoveTable, stage: Stage, seat: SeatNumber) -> bool:
    """COV-137, COV-235: whether the location's action could be carried out."""
    place = stage.place
    if place < AT_GRAND_SQUARE:
        return bool(clans_to_sing(table, stage)) or bool(buyable(table, stage, seat))
    if place == AT_GRAND_SQUARE:
        enough = reach(table, stage, NONE, stage.volume) >= crest_cost(stage)
        return enough and stage.crests < table.box.stage.crests and bool(to_court(table))
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
        if stage.crests == table.box.stage.crests:
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


# -- spending icons ---------------------------------------------------------------------------


class Spend(Ask[CoveTable]):
    """Source by source, until it is enough. What an action costs can always be reached (COV-235)."""

    rules: ClassVar[tuple[str, ...]] = ("COV-113", "COV-114", "COV-139", "COV-140", "COV-141", "COV-142", "COV-235")
    prompt: ClassVar[str] = "ask-spend"

    purpose: int
    clan: Clan  # NONE where any will do
    needed: int  # 0 where any number will do
    paid: int
    townsfolk: TownsfolkId

    def __init__(
        self,
        seat: SeatNumber,
        purpose: int,
        clan: Clan,
        *,
        needed: int = 0,
        paid: int = 0,
        townsfolk: TownsfolkId = NONE,
    ) -> None:
        self.seat = seat
        self.purpose = purpose
        self.clan = clan
        self.needed = needed
        self.paid = paid
        self.townsfolk = townsfolk

    def about(self, table: CoveTable) -> dict[str, int]:
        return {"number": self.paid, "number2": self.needed}

    def keeps_reach(self, table: CoveTable, stage: Stage, source: SourceId) -> bool:
        """Whether the cost can still be reached once this source is spent."""
        got = self.paid + source_value(table, stage, source)
        volume = stage.volume - source_cost(table, source)
        return got >= self.needed or got + reach(table, stage, self.clan, volume, source) >= self.needed

    def options(self, table: CoveTable) -> list[Option]:
        stage = stage_of(table, self.seat)
        options = table.box.options
        found = [
            options.use[source] for source in sources(table, stage, self.clan) if self.keeps_reach(table, stage, source)
        ]
        if self.paid >= max(1, self.needed):
            found.append(options.enough)
        return found

    def resolve(self, table: CoveTable, choice: Option) -> None:
        stage = stage_of(table, self.seat)
        if choice is table.box.options.enough:
            finish(table, self.seat, stage, self)
            return
        paid = self.paid + spend(table, self.seat, stage, choice.values[0])
        table.next(Spend(self.seat, self.purpose, self.clan, needed=self.needed, paid=paid, townsfolk=self.townsfolk))

    def why_not_use(self, table: CoveTable, source: SourceId) -> Reason:
        stage = stage_of(table, self.seat)
        if stage.spent >> source & 1:
            return Reason("why-source-spent", "COV-139", {"source": source})
        if not at_hand(table, stage, source):
            return Reason("why-no-such-source", "COV-139", {"source": source})
        if not fits(table, source, self.clan):
            return Reason("why-other-clan", "COV-167", {"source": source, "clan": self.clan})
        if source_cost(table, source) > stage.volume:
            args = {"number": source_cost(table, source), "number2": stage.volume}
            return Reason("why-too-little-volume", "COV-114", args)
        return Reason("why-cost-out-of-reach", "COV-235", {"source": source, "number": self.needed})

    def why_not_enough(self, table: CoveTable) -> Reason:
        return Reason("why-not-enough-icons", "COV-142", {"number": max(1, self.needed), "number2": self.paid})


def finish(table: CoveTable, seat: SeatNumber, stage: Stage, spent: Spend) -> None:
    """What the icons were spent for."""
    if spent.purpose == FOR_PIER:
        listeners = common.on_pier(table, stage.place, spent.clan)
        sing_for(table, seat, stage, spent.clan, spent.paid, listeners, "COV-167")
    elif spent.purpose == FOR_ISLE:
        listeners = common.at_sea(table, stage.audience, spent.clan)
        sing_for(table, seat, stage, spent.clan, spent.paid, listeners, "COV-188")
    elif spent.purpose == FOR_CREST:
        place_crest(table, seat, stage, spent.townsfolk)
    else:
        place_rune(table, seat, stage, spent.clan)


def sing_for(
    table: CoveTable, seat: SeatNumber, stage: Stage, clan: Clan, value: int, listeners: int, rule: str
) -> None:
    """COV-167, COV-188: icons times listeners. COV-149: gold is there at once."""
    gold = value * listeners
    stage.earned += gold
    table.seats[seat].gold += gold
    if table.log is not None:
        args = {"seat": seat, "clan": clan, "number": value, "number2": listeners, "number3": gold}
        table.tell("sings", rule, seat, args)


# -- piers ------------------------------------------------------------------------------------


class SingOnPier(Ask[CoveTable]):
    """One clan, or nobody (COV-168, COV-169)."""

    rules: ClassVar[tuple[str, ...]] = ("COV-167", "COV-168", "COV-169", "COV-173")
    prompt: ClassVar[str] = "ask-sing"

    def options(self, table: CoveTable) -> list[Option]:
        stage = stage_of(table, self.seat)
        options = table.box.options
        return [*(options.sing[clan] for clan in clans_to_sing(table, stage)), options.silent]

    def resolve(self, table: CoveTable, choice: Option) -> None:
        if choice is not table.box.options.silent:
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
        options = table.box.options
        cards = buyable(table, stage_of(table, self.seat), self.seat)
        return [*(options.buy[card] for card in cards), options.no_card]

    def resolve(self, table: CoveTable, choice: Option) -> None:
        if choice is table.box.options.no_card:
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
        price = card_price(table, stage)
        if table.seats[self.seat].gold < price:
            return Reason("why-too-dear", "COV-171", {"number": price, "number2": table.seats[self.seat].gold})
        return Reason("why-not-on-top", "COV-170", {"card": card})


# -- the Grand Square and the halls -----------------------------------------------------------------


class Court(Ask[CoveTable]):
    """The townsfolk who is to become a fan."""

    rules: ClassVar[tuple[str, ...]] = ("COV-174", "COV-175", "COV-176", "COV-178")
    prompt: ClassVar[str] = "ask-court"

    def about(self, table: CoveTable) -> dict[str, int]:
        return {"number": crest_cost(stage_of(table, self.seat))}

    def options(self, table: CoveTable) -> list[Option]:
        return [table.box.options.court[card] for card in to_court(table)]

    def resolve(self, table: CoveTable, choice: Option) -> None:
        cost = crest_cost(stage_of(table, self.seat))
        table.next(Spend(self.seat, FOR_CREST, NONE, needed=cost, townsfolk=choice.values[0]))

    def why_not_court(self, table: CoveTable, townsfolk: TownsfolkId) -> Reason:
        if townsfolk in table.row:
            return Reason("why-is-fan", "COV-176", {"townsfolk": townsfolk})
        return Reason("why-not-in-row", "COV-174", {"townsfolk": townsfolk})


def place_crest(table: CoveTable, seat: SeatNumber, stage: Stage, townsfolk: TownsfolkId) -> None:
    """COV-174, COV-177: the leftmost crest of the track; the townsfolk stays in the row."""
    stage.crests += 1
    table.crested |= 1 << townsfolk
    if table.log is not None:
        table.tell("wins-fan", "COV-174", seat, {"seat": seat, "townsfolk": townsfolk, "number": stage.crests})


def place_rune(table: CoveTable, seat: SeatNumber, stage: Stage, clan: Clan) -> None:
    """COV-182, COV-184, COV-185: a rune on the hall reveals a coin and opens Dragon Isle to this clan."""
    stage.runes |= 1 << clan
    if table.log is not None:
        args = {"seat": seat, "clan": clan, "number": card_price(table, stage)}
        table.tell("places-rune", "COV-182", seat, args)


# -- Dragon Isle ------------------------------------------------------------------------------


class ChooseSide(Ask[CoveTable]):
    """The audience: the boats at sea on the left or on the right."""

    rules: ClassVar[tuple[str, ...]] = ("COV-186", "COV-187")
    prompt: ClassVar[str] = "ask-side"

    def options(self, table: CoveTable) -> list[Option]:
        return table.box.options.side

    def resolve(self, table: CoveTable, choice: Option) -> None:
        stage_of(table, self.seat).audience = choice.values[0]
        table.next(SingOnIsle(self.seat))


class SingOnIsle(Ask[CoveTable]):
    """One hall with a rune after another, or stop."""

    rules: ClassVar[tuple[str, ...]] = ("COV-188", "COV-189", "COV-190", "COV-191")
    prompt: ClassVar[str] = "ask-sing-isle"

    def options(self, table: CoveTable) -> list[Option]:
        options = table.box.options
        return [*(options.sing[clan] for clan in isle_clans(table, stage_of(table, self.seat))), options.stop]

    def resolve(self, table: CoveTable, choice: Option) -> None:
        stage = stage_of(table, self.seat)
        if choice is table.box.options.stop:
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
        return [table.box.options.tame[card] for card in sorted(stage_of(table, self.seat).creature_pile)]

    def resolve(self, table: CoveTable, choice: Option) -> None:
        card = choice.values[0]
        stage = stage_of(table, self.seat)
        stage.creature_pile.remove(card)
        stage.brag.append(card)
        if table.log is not None:
            table.tell("tames", "COV-190", self.seat, {"seat": self.seat, "card": card})

    def why_not_tame(self, table: CoveTable, card: CardId) -> Reason:
        return Reason("why-not-on-isle", "COV-190", {"card": card})


# -- bragging ---------------------------------------------------------------------------------


class ShowCreature(Ask[CoveTable]):
    """The effects of all creatures, in the order of his choice; then the cards go under the discard pile."""

    rules: ClassVar[tuple[str, ...]] = ("COV-117", "COV-146", "COV-147", "COV-148")
    prompt: ClassVar[str] = "ask-show"

    shown: int  # how many creatures at the start of the brag area have been shown

    def __init__(self, seat: SeatNumber, shown: int) -> None:
        self.seat = seat
        self.shown = shown

    def options(self, table: CoveTable) -> list[Option]:
        return [table.box.options.show[card] for card in sorted(stage_of(table, self.seat).brag[self.shown :])]

    def nothing(self, table: CoveTable) -> None:
        stage = stage_of(table, self.seat)
        stage.discard = stage.brag + stage.discard
        stage.brag = []

    def resolve(self, table: CoveTable, choice: Option) -> None:
        card = choice.values[0]
        stage = stage_of(table, self.seat)
        stage.brag.remove(card)
        stage.brag.insert(self.shown, card)
        table.next(ShowCreature(self.seat, self.shown + 1))
        if table.log is not None:
            table.tell("shows", "COV-146", self.seat, {"seat": self.seat, "card": card})
        creature_effect(table, self.seat, stage, card)

    def why_not_show(self, table: CoveTable, card: CardId) -> Reason:
        if card in stage_of(table, self.seat).brag:
            return Reason("why-shown", "COV-147", {"card": card})
        return Reason("why-not-in-brag", "COV-146", {"card": card})


def creature_effect(table: CoveTable, seat: SeatNumber, stage: Stage, card: CardId) -> None:
    """COV-147: everything on the card, the unfavourable too. COV-145: stones are limited."""
    box = table.box.stage
    printed = box.cards[card]
    common.earn(table, seat, printed.gold, "COV-150")
    stones = min(printed.stones, box.stones - stage.stones)
    stage.stones += stones
    if table.log is not None and stones:
        table.tell("gains-stone", "COV-145", seat, {"seat": seat, "number": stones})
    if printed.corruption:
        common.corrupt(table, seat, printed.corruption, "COV-147")
    if printed.value:
        for source in range(len(box.sources)):
            if box.sources[source].card == card:
                stage.extra |= 1 << source
                stage.spent &= ~(1 << source)
    if printed.uncorrupt and table.seats[seat].corruption:
        table.next(Shed(seat, printed.uncorrupt))


# -- the end of a song ------------------------------------------------------------------------


class EndSong(Act[CoveTable]):
    """The pawn returns and unspent icons are lost; after a swan song the song is discarded at once."""

    rules: ClassVar[tuple[str, ...]] = ("COV-152", "COV-163", "COV-164")

    seat: SeatNumber

    def __init__(self, seat: SeatNumber) -> None:
        self.seat = seat

    def run(self, table: CoveTable) -> None:
        stage = stage_of(table, self.seat)
        stage.place = NONE
        stage.visited = 0
        stage.spent = 0
        stage.extra = 0
        stage.sung = 0
        if table.log is not None:
            table.tell("ends-song", "COV-152", self.seat, {"seat": self.seat})
        if stage.swan:
            put_song_away(stage)


def put_song_away(stage: Stage) -> None:
    """COV-155, COV-164: all cards of the song to the discard pile, the instrument to its front."""
    stage.discard += stage.song
    stage.song = []
    stage.singing = False
    stage.swan = False


class MaySwan(Ask[CoveTable]):
    """At the beginning of the Market a free song, whatever the dial says."""

    rules: ClassVar[tuple[str, ...]] = ("COV-073", "COV-161", "COV-165", "COV-236")
    prompt: ClassVar[str] = "ask-swan"

    def options(self, table: CoveTable) -> list[Option]:
        return [table.box.options.swan, table.box.options.no_swan]

    def resolve(self, table: CoveTable, choice: Option) -> None:
        if choice is table.box.options.swan:
            table.active = self.seat
            table.next(Song(self.seat, True))
