"""Phase 3: completing an Adventure or a Public Quest (chapter 2.10)."""

from __future__ import annotations

from typing import ClassVar

from veillee.core.ids import SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Act, Option
from veillee.games.pilgrims.box import ANYONE, COMPLETE, NONE, PLACES, SLOTS, AdventureId, CompanionId
from veillee.games.pilgrims.steps.common import TurnAsk, gain_clovers, not_in_company, retire
from veillee.games.pilgrims.steps.effects import ResolveEffects, upgrades
from veillee.games.pilgrims.steps.payment import IMPOSSIBLE, cannot_pay, clovers_needed, objects_by_color, pay, reduced
from veillee.games.pilgrims.steps.reserving import not_in_river
from veillee.games.pilgrims.table import ADVENTURE, PilgrimsTable


class AdventurePhase(TurnAsk):
    """Complete one Adventure of the river or of one's reserve, or one Public Quest, or none."""

    rules: ClassVar[tuple[str, ...]] = ("PIL-085", "PIL-086", "PIL-028", "PIL-078")
    prompt: ClassVar[str] = "ask-adventure"
    always_buys: ClassVar[bool] = True

    def enter(self, table: PilgrimsTable) -> bool:
        table.phase = ADVENTURE
        return super().enter(table)

    def choices(self, table: PilgrimsTable) -> list[Option]:
        options = table.box.options
        player = table.seats[self.seat]
        have = objects_by_color(table, self.seat)
        found: list[Option] = []
        for slot in range(SLOTS):
            card = table.river[slot]
            if card != NONE and can_complete(table, self.seat, card, have):
                found.append(options.complete[card])
        for card in player.reserved:
            if can_complete(table, self.seat, card, have):
                found.append(options.complete[card])
        if player.feathers:
            for place in range(PLACES):
                if can_quest(table, self.seat, place, have):
                    found.append(options.quest[table.quests[place]])
        found.append(options.no_task)
        return found

    def chosen(self, table: PilgrimsTable, choice: Option) -> None:
        if choice.kind == "complete":
            begin_adventure(table, self.seat, choice.values[0])
        elif choice.kind == "quest":
            place = table.quests.index(choice.values[0])
            cost = table.box.quests[table.quests[place]].cost
            pay(table, self.seat, cost, CompleteQuest(self.seat, place))
        elif table.log is not None:
            table.tell("no-task", "PIL-085", self.seat, {"seat": self.seat})

    def why_not_complete(self, table: PilgrimsTable, card: AdventureId) -> Reason | None:
        player = table.seats[self.seat]
        if card not in table.river and card not in player.reserved:
            return not_in_river(table, card, "PIL-085")
        adventure = table.box.adventures[card]
        companions = companions_cost(table, player.company, adventure.needs)
        reason = companions_missing(table, self.seat, card)
        return reason or cannot_pay(table, self.seat, adventure.cost, companions)

    def why_not_quest(self, table: PilgrimsTable, quest: int) -> Reason | None:
        if quest not in table.quests:
            return Reason("why-quest-absent", "PIL-015", {"quest": quest})
        feathers = table.feathers[table.quests.index(quest)]
        if self.seat in feathers:
            return Reason("why-quest-done", "PIL-100", {"quest": quest})
        if not table.seats[self.seat].feathers:
            return Reason("why-quest-feathers", "PIL-100")
        if len(feathers) >= len(table.box.quests[quest].feathers):
            return Reason("why-quest-full", "PIL-100", {"quest": quest})
        return cannot_pay(table, self.seat, table.box.quests[quest].cost, 0)


def can_complete(table: PilgrimsTable, seat: SeatNumber, card: AdventureId, have: list[int]) -> bool:
    """Whether Companions, Objects and Clovers together suffice for an Adventure.

    PIL-115, PIL-117: conversions of Objects and of Companions are paid from the same Clovers.
    """
    player = table.seats[seat]
    adventure = table.box.adventures[card]
    if len(player.company) < len(adventure.needs):
        return False
    objects = clovers_needed(have, reduced(table, seat, adventure.cost))
    if objects > player.clovers:
        return False
    return objects + companions_cost(table, player.company, adventure.needs) <= player.clovers


def companions_cost(table: PilgrimsTable, company: list[CompanionId], needs: tuple[int, ...]) -> int:
    """The Clovers that it takes for these Companions to match the prerequisites.

    PIL-087, PIL-088: each symbol is matched by another Companion that bears it, "?" by any. PIL-117: a
    Companion that does not bear it can be converted for 2 Clovers.
    """
    if len(company) < len(needs):
        return IMPOSSIBLE
    return conversions([table.box.companions[companion].symbols for companion in company], needs)


def conversions(symbols: list[int], needs: tuple[int, ...]) -> int:
    """The same for Companions that bear these symbols, if there are enough of them."""
    named = [need for need in needs if need != ANYONE]
    return 2 * (len(named) - most_matches(symbols, named, 0, 0))


def most_matches(symbols: list[int], named: list[int], first: int, used: int) -> int:
    """How many of the named symbols can be borne by different Companions."""
    if first == len(named):
        return 0
    best = most_matches(symbols, named, first + 1, used)
    for index in range(len(symbols)):
        if best == len(named) - first:
            break
        if symbols[index] >> named[first] & 1 and not used >> index & 1:
            best = max(best, 1 + most_matches(symbols, named, first + 1, used | 1 << index))
    return best


def companions_missing(table: PilgrimsTable, seat: SeatNumber, card: AdventureId) -> Reason | None:
    """Too few Companions, or too few Clovers to convert those that do not bear the symbols."""
    player = table.seats[seat]
    needs = table.box.adventures[card].needs
    price = companions_cost(table, player.company, needs)
    if price == IMPOSSIBLE:
        about = {"adventure": card, "number": len(needs), "number2": len(player.company)}
        return Reason("why-companions-few", "PIL-087", about)
    if price <= player.clovers:
        return None
    lacking = symbols_missing(table, player.company, needs)
    about = {"adventure": card, "number": len(lacking), "number2": price, "number3": player.clovers}
    for place in range(min(3, len(lacking))):
        about[f"bearing{place + 1 if place else ''}"] = lacking[place]
    return Reason("why-companions-symbols", "PIL-087", about)


def symbols_missing(table: PilgrimsTable, company: list[CompanionId], needs: tuple[int, ...]) -> list[int]:
    """The prerequisites that are left when as many as possible are matched."""
    symbols = [table.box.companions[companion].symbols for companion in company]
    matched: list[int] = []
    lacking: list[int] = []
    for need in needs:
        if need != ANYONE:
            fits = most_matches(symbols, [*matched, need], 0, 0) > len(matched)
            (matched if fits else lacking).append(need)
    return lacking


def can_quest(table: PilgrimsTable, seat: SeatNumber, place: int, have: list[int]) -> bool:
    """Whether a Quest is open to the seat and can be paid.

    PIL-100: a Feather left, not completed before, a free space. PIL-099: no Companions are needed.
    """
    quest = table.box.quests[table.quests[place]]
    feathers = table.feathers[place]
    if seat in feathers or len(feathers) >= len(quest.feathers):
        return False
    return clovers_needed(have, reduced(table, seat, quest.cost)) <= table.seats[seat].clovers


def begin_adventure(table: PilgrimsTable, seat: SeatNumber, card: AdventureId) -> None:
    """Decide who takes part, and ask only where it makes a difference.

    PIL-089: the player chooses; without retirement marks, or when all are needed, nothing depends on it.
    """
    adventure = table.box.adventures[card]
    player = table.seats[seat]
    if table.log is not None:
        table.tell("sets-out", "PIL-085", seat, {"seat": seat, "adventure": card})
    if adventure.retire == 0 or len(player.company) == len(adventure.needs):
        group = cheapest_group(table, player.company, adventure.needs)
        set_out(table, seat, card, tuple(group))
    else:
        table.next(ChooseParticipants(seat, card, ()))


def groups(company: list[CompanionId], size: int) -> list[list[int]]:
    """All groups of so many Companions, in the order of the company."""
    if size == 0:
        return [[]]
    found: list[list[int]] = []
    for index in range(len(company) - size + 1):
        for rest in groups(company[index + 1 :], size - 1):
            found.append([company[index], *rest])
    return found


def cheapest_group(table: PilgrimsTable, company: list[CompanionId], needs: tuple[int, ...]) -> list[int]:
    best: list[int] = []
    price = IMPOSSIBLE
    for group in groups(company, len(needs)):
        cost = companions_cost(table, group, needs)
        if cost < price:
            best, price = group, cost
    return best


class ChooseParticipants(TurnAsk):
    """Choose the Companions that take part, one after the other; only they can be retired."""

    rules: ClassVar[tuple[str, ...]] = ("PIL-089", "PIL-087", "PIL-088", "PIL-117")
    prompt: ClassVar[str] = "ask-participants"

    card: AdventureId
    group: tuple[CompanionId, ...]

    def __init__(self, seat: SeatNumber, card: AdventureId, group: tuple[CompanionId, ...]) -> None:
        self.seat = seat
        self.card = card
        self.group = group

    def about(self, table: PilgrimsTable) -> dict[str, int]:
        return {"adventure": self.card}

    def affordable(self, table: PilgrimsTable) -> list[list[int]]:
        """The groups that hold those already chosen and that can be paid for."""
        player = table.seats[self.seat]
        adventure = table.box.adventures[self.card]
        have = objects_by_color(table, self.seat)
        budget = player.clovers - clovers_needed(have, reduced(table, self.seat, adventure.cost))
        found: list[list[int]] = []
        for group in groups(player.company, len(adventure.needs)):
            if all(member in group for member in self.group):
                if companions_cost(table, group, adventure.needs) <= budget:
                    found.append(group)
        return found

    def spare_clovers(self, table: PilgrimsTable) -> int:
        adventure = table.box.adventures[self.card]
        have = objects_by_color(table, self.seat)
        objects = clovers_needed(have, reduced(table, self.seat, adventure.cost))
        cheapest = min(companions_cost(table, group, adventure.needs) for group in self.affordable(table))
        return table.seats[self.seat].clovers - objects - cheapest

    def choices(self, table: PilgrimsTable) -> list[Option]:
        possible = self.affordable(table)
        if len(possible) == 1:
            member = next(companion for companion in possible[0] if companion not in self.group)
            return [table.box.options.participant[member]]
        return [
            table.box.options.participant[companion]
            for companion in table.seats[self.seat].company
            if companion not in self.group and any(companion in group for group in possible)
        ]

    def chosen(self, table: PilgrimsTable, choice: Option) -> None:
        group = (*self.group, choice.values[0])
        if len(group) < len(table.box.adventures[self.card].needs):
            table.next(ChooseParticipants(self.seat, self.card, group))
        else:
            set_out(table, self.seat, self.card, group)

    def why_not_participant(self, table: PilgrimsTable, companion: CompanionId) -> Reason:
        player = table.seats[self.seat]
        if companion in self.group:
            return Reason("why-participant-chosen", "PIL-089", {"companion": companion})
        if companion not in player.company:
            return not_in_company(table, self.seat, companion, "PIL-087")
        adventure = table.box.adventures[self.card]
        chosen = [*self.group, companion]
        prices = [
            companions_cost(table, group, adventure.needs)
            for group in groups(player.company, len(adventure.needs))
            if all(member in group for member in chosen)
        ]
        objects = clovers_needed(objects_by_color(table, self.seat), reduced(table, self.seat, adventure.cost))
        about = {"companion": companion, "number": min(prices), "number2": player.clovers - objects}
        return Reason("why-participant-clovers", "PIL-117", about)


def set_out(table: PilgrimsTable, seat: SeatNumber, card: AdventureId, group: tuple[CompanionId, ...]) -> None:
    """PIL-095: pay Clovers and Objects, then retire participants, then complete the Adventure."""
    adventure = table.box.adventures[card]
    price = companions_cost(table, list(group), adventure.needs)
    if price:
        table.seats[seat].clovers -= price
        if table.log is not None:
            table.tell("converts-companions", "PIL-117", seat, {"seat": seat, "number": price})
    then = RetireParticipants(seat, card, group, adventure.retire)
    pay(table, seat, adventure.cost, then)


class RetireParticipants(TurnAsk):
    """For each retirement mark, retire one participant of one's choice, after paying."""

    rules: ClassVar[tuple[str, ...]] = ("PIL-090", "PIL-043", "PIL-044", "PIL-095")
    prompt: ClassVar[str] = "ask-retire"

    card: AdventureId
    group: tuple[CompanionId, ...]
    marks: int

    def __init__(self, seat: SeatNumber, card: AdventureId, group: tuple[CompanionId, ...], marks: int) -> None:
        self.seat = seat
        self.card = card
        self.group = group
        self.marks = marks

    def about(self, table: PilgrimsTable) -> dict[str, int]:
        return {"adventure": self.card, "number": self.marks}

    def choices(self, table: PilgrimsTable) -> list[Option]:
        if self.marks == 0 or self.marks >= len(self.group):
            return []
        return [table.box.options.retire[companion] for companion in self.group]

    def chosen(self, table: PilgrimsTable, choice: Option) -> None:
        companion = choice.values[0]
        retire(table, self.seat, companion)
        rest = tuple(other for other in self.group if other != companion)
        table.next(RetireParticipants(self.seat, self.card, rest, self.marks - 1))

    def nothing(self, table: PilgrimsTable) -> None:
        """No mark is left, or as many marks as participants: then all of them retire (PIL-090)."""
        if self.marks:
            for companion in self.group:
                retire(table, self.seat, companion)
        table.next(CompleteAdventure(self.seat, self.card))

    def why_not_retire(self, table: PilgrimsTable, companion: CompanionId) -> Reason:
        if companion not in table.seats[self.seat].company:
            return not_in_company(table, self.seat, companion, "PIL-090")
        return Reason("why-retire-participant", "PIL-090", {"companion": companion})


class CompleteAdventure(Act[PilgrimsTable]):
    """Put the Adventure under one's board, gain its Clovers and its upgrade.

    "When you complete an Adventure" looks at the cards completed before this one (PIL-189). Points
    are counted at the end only (PIL-097), and some cards give nothing else (PIL-098).
    """

    rules: ClassVar[tuple[str, ...]] = ("PIL-095", "PIL-084", "PIL-096", "PIL-097", "PIL-098", "PIL-189")

    seat: SeatNumber
    card: AdventureId

    def __init__(self, seat: SeatNumber, card: AdventureId) -> None:
        self.seat = seat
        self.card = card

    def run(self, table: PilgrimsTable) -> None:
        player = table.seats[self.seat]
        adventure = table.box.adventures[self.card]
        if self.card in player.reserved:
            player.reserved.remove(self.card)
        else:
            table.river[table.river.index(self.card)] = NONE
        triggered = upgrades(table, self.seat, COMPLETE, NONE)
        player.completed.append(self.card)
        for clause in adventure.upgrades:
            player.upgrades.append(clause.index)
        if table.log is not None:
            args = {"seat": self.seat, "adventure": self.card, "number": adventure.points}
            table.tell("completes", "PIL-095", self.seat, args)
        may_buy_once_more(table, self.seat)
        if triggered:
            effects = tuple(clause.index for clause in triggered)
            table.next(ResolveEffects(self.seat, effects, ()))
        if adventure.clovers:
            gain_clovers(table, self.seat, adventure.clovers, "PIL-095")


class CompleteQuest(Act[PilgrimsTable]):
    """Put a Feather on the highest free space of the tile and gain its Clover, if it shows one."""

    rules: ClassVar[tuple[str, ...]] = ("PIL-101", "PIL-102", "PIL-099")

    seat: SeatNumber
    place: int

    def __init__(self, seat: SeatNumber, place: int) -> None:
        self.seat = seat
        self.place = place

    def run(self, table: PilgrimsTable) -> None:
        quest = table.quests[self.place]
        table.feathers[self.place].append(self.seat)
        table.seats[self.seat].feathers -= 1
        if table.log is not None:
            table.tell("completes-quest", "PIL-101", self.seat, {"seat": self.seat, "quest": quest})
        may_buy_once_more(table, self.seat)
        if table.box.quests[quest].clovers:
            gain_clovers(table, self.seat, table.box.quests[quest].clovers, "PIL-102")


def may_buy_once_more(table: PilgrimsTable, seat: SeatNumber) -> None:
    """PIL-119: after a task, too, one may buy. By version 1 of the rules the turn was over at once.

    Records of that version are replayed to the byte, so its tables are still played that way.
    """
    if table.rules >= 2:
        table.next(LastPurchase(seat))


class LastPurchase(TurnAsk):
    """A task is completed: its Clovers, too, can buy Objects before the turn ends.

    Who cannot buy is not asked; neither is who passed, and could buy in that same question.
    """

    rules: ClassVar[tuple[str, ...]] = ("PIL-119", "PIL-118", "PIL-123")
    prompt: ClassVar[str] = "ask-last-purchase"
    always_buys: ClassVar[bool] = True

    def about(self, table: PilgrimsTable) -> dict[str, int]:
        return {"number": table.seats[self.seat].clovers}

    def choices(self, table: PilgrimsTable) -> list[Option]:
        return [table.box.options.finish]

    def chosen(self, table: PilgrimsTable, choice: Option) -> None:
        """The turn ends."""
