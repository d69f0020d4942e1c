"""Raiding a site: the price, the dice, the points, the set and its Valkyries (chapters A8 and A9)."""

from __future__ import annotations

from typing import ClassVar

from veillee.core.dice import Roll
from veillee.core.ids import CardId, SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Act, Ask, Option
from veillee.games.raiders.box import (
    DEATH_GAIN,
    DEATH_OPPONENT_LOSES_CREW,
    DEATH_RETURN,
    DEATH_VP,
    GOLD,
    NONE,
    PROVISIONS,
    RAID_DISCOUNT,
    REROLL_DIE,
    SOLO_VOID,
    STRENGTH_ON_RAID,
    STRENGTH_PER_ARMOUR,
    STRENGTH_PER_CREW,
    STRENGTH_PER_VALKYRIE,
    VALKYRIE,
    VP_ON_RAID,
    SetId,
    SiteId,
)
from veillee.games.raiders.steps.common import (
    CardQuestion,
    crew_total,
    distinct,
    everybody,
    gain,
    lose_crew,
    no_effect,
    no_opponent,
    not_in_crew,
    pay,
    score,
    take_in_hand,
)
from veillee.games.raiders.table import PIECES, RAIDING, RaidersTable

# -- what a raid needs and brings; these change nothing and serve previews as well --------------


def raid_price(table: RaidersTable, seat: SeatNumber, site: SiteId) -> tuple[int, int]:
    """The provisions and the gold that a raid costs this seat.

    RAI-072: discounts add up and apply by themselves, down to nothing at all. RAI-097, RAI-103, RAI-111.
    """
    box = table.box
    place = box.sites[site]
    provisions = place.provisions
    gold = place.gold
    for card in table.seats[seat].crew:
        effect = box.types[box.type_of[card]].crew
        if effect.verb == RAID_DISCOUNT and effect.kind == place.kind:
            if effect.good == GOLD:
                gold -= effect.number
            else:
                provisions -= effect.number
    return max(0, provisions), max(0, gold)


def sets_left(table: RaidersTable, site: SiteId) -> int:
    """RAI-087, RAI-088: a set is there until somebody takes it, whatever it holds."""
    number = 0
    for place in table.box.sites[site].sets:
        if table.set_worker[place] != NONE:
            number += 1
    return number


def can_raid(table: RaidersTable, seat: SeatNumber, site: SiteId) -> bool:
    """RAI-068: enough crew, provisions and gold, a worker of the right colour, and a set to take.

    RAI-069: which colours a kind of site accepts.
    """
    player = table.seats[seat]
    place = table.box.sites[site]
    if player.worker == NONE or not place.workers >> player.worker & 1 or len(player.crew) < place.crew:
        return False
    provisions, gold = raid_price(table, seat, site)
    return player.goods[PROVISIONS] >= provisions and player.goods[GOLD] >= gold and sets_left(table, site) > 0


def not_to_raid(table: RaidersTable, seat: SeatNumber, site: SiteId) -> Reason:
    """The first of the conditions of RAI-068 that fails."""
    player = table.seats[seat]
    place = table.box.sites[site]
    if not sets_left(table, site):
        return Reason("why-raid-empty", "RAI-088", {"site": site})
    if not place.workers >> player.worker & 1:
        return Reason("why-raid-colour", "RAI-069", {"site": site, "worker": player.worker})
    if len(player.crew) < place.crew:
        return Reason("why-raid-crew", "RAI-068", {"site": site, "number": place.crew, "number2": len(player.crew)})
    provisions, gold = raid_price(table, seat, site)
    if player.goods[PROVISIONS] < provisions:
        about = {"site": site, "number": provisions, "number2": player.goods[PROVISIONS]}
        return Reason("why-raid-provisions", "RAI-068", about)
    return Reason("why-raid-gold", "RAI-068", {"site": site, "number": gold, "number2": player.goods[GOLD]})


def crew_strength(table: RaidersTable, seat: SeatNumber, site: SiteId) -> tuple[int, int, int]:
    """The strength without dice: printed on the crew, from its effects at this site, and the armour.

    RAI-075: armour counts and is not spent. RAI-091, RAI-093: against one kind of site. RAI-096: Brynjar.
    RAI-099: Folke counts the other crew cards. RAI-108: Ragnhildr counts the Valkyries taken before.
    """
    box = table.box
    player = table.seats[seat]
    kind = box.sites[site].kind
    printed = 0
    effects = 0
    for card in player.crew:
        townsfolk = box.types[box.type_of[card]]
        printed += townsfolk.strength
        effect = townsfolk.crew
        if effect.verb == STRENGTH_ON_RAID:
            if effect.kind == kind:
                effects += effect.number
        elif effect.verb == STRENGTH_PER_ARMOUR:
            effects += player.armour // effect.per * effect.number
        elif effect.verb == STRENGTH_PER_CREW:
            effects += (len(player.crew) - 1) * effect.number
        elif effect.verb == STRENGTH_PER_VALKYRIE:
            effects += player.valkyries // effect.per * effect.number
    return printed, effects, player.armour


def crew_points(table: RaidersTable, seat: SeatNumber, site: SiteId) -> int:
    """RAI-078: the points of crew effects for this kind of site, each card separately."""
    box = table.box
    kind = box.sites[site].kind
    points = 0
    for card in table.seats[seat].crew:
        effect = box.types[box.type_of[card]].crew
        if effect.verb == VP_ON_RAID and effect.kind == kind:
            points += effect.number
    return points


def strength_points(table: RaidersTable, site: SiteId, strength: int) -> int:
    """RAI-076: the points of the highest threshold that is reached, equal or higher; below all of them 0.

    RAI-074: a harbour gives its point anyway.
    """
    place = table.box.sites[site]
    points = place.sure
    for threshold, reward in place.thresholds:
        if strength >= threshold:
            points = reward
    return points


def raid_chances(table: RaidersTable, seat: SeatNumber, site: SiteId) -> list[tuple[int, int]]:
    """The points for strength that a raid can bring, ascending, with weights; re-rolls are left out."""
    box = table.box
    printed, effects, armour = crew_strength(table, seat, site)
    sums: dict[int, int] = {printed + effects + armour: 1}
    for _ in range(box.sites[site].dice):
        rolled: dict[int, int] = {}
        for strength, weight in sums.items():
            for face in box.faces:
                rolled[strength + face] = rolled.get(strength + face, 0) + weight
        sums = rolled
    weights: dict[int, int] = {}
    for strength, weight in sums.items():
        points = strength_points(table, site, strength)
        weights[points] = weights.get(points, 0) + weight
    return sorted(weights.items())


# -- the course of a raid ------------------------------------------------------------------------


def start_raid(table: RaidersTable, seat: SeatNumber, site: SiteId) -> None:
    """Place the worker for good and pay; then dice, points, a set and its Valkyries.

    RAI-070: the worker stays on the site. RAI-071: the crew takes part and is not paid. RAI-081: that is
    the whole turn.
    """
    player = table.seats[seat]
    table.phase = RAIDING
    table.site = site
    table.dice.clear()
    if table.log is not None:
        table.tell("raids", "RAI-070", seat, {"seat": seat, "site": site, "worker": player.worker})
    table.spots[3 * site + player.worker] += 1
    player.worker = NONE
    provisions, gold = raid_price(table, seat, site)
    for good, number in ((PROVISIONS, provisions), (GOLD, gold)):
        if number:
            pay(table, seat, good, number)
            if table.log is not None:
                table.tell("pays", "RAI-071", seat, {"seat": seat, "good": good, "number": number})
    table.next(ScoreRaid(seat, site), ChooseSet(seat, site))
    dice = table.box.sites[site].dice
    if dice:
        rerolls = crew_total(table, seat, REROLL_DIE)
        if rerolls:
            table.next(Reroll(seat, rerolls))
        for _ in range(dice):
            table.next(RollDie(seat, NONE))


class RollDie(Roll[RaidersTable]):
    """Roll one die, or one that lies there once more; its faces are 2, 3, 3, 4, 4, 5."""

    rules: ClassVar[tuple[str, ...]] = ("RAI-073", "RAI-095")

    seat: SeatNumber
    die: int  # the die that is rolled again, or NONE

    def __init__(self, seat: SeatNumber, die: int) -> None:
        self.seat = seat
        self.die = die

    def sides(self, table: RaidersTable) -> tuple[int, ...]:
        return table.box.faces

    def resolve(self, table: RaidersTable, outcome: int) -> None:
        if self.die == NONE:
            table.dice.append(outcome)
            if table.log is not None:
                table.tell("rolls", "RAI-073", self.seat, {"seat": self.seat, "number": outcome})
        else:
            if table.log is not None:
                args = {"seat": self.seat, "number": table.dice[self.die], "number2": outcome}
                table.tell("rerolls", "RAI-095", self.seat, args)
            table.dice[self.die] = outcome


class Reroll(Ask[RaidersTable]):
    """Each Brawler may roll one die again; the new result stands. Equal dice are offered once."""

    rules: ClassVar[tuple[str, ...]] = ("RAI-095",)
    prompt: ClassVar[str] = "ask-reroll"

    left: int

    def __init__(self, seat: SeatNumber, left: int) -> None:
        self.seat = seat
        self.left = left

    def about(self, table: RaidersTable) -> dict[str, int]:
        return {"number": self.left}

    def options(self, table: RaidersTable) -> list[Option]:
        options = table.box.options
        dice = table.dice
        found = [options.reroll[die] for die in range(len(dice)) if dice[die] not in dice[:die]]
        found.append(options.keep_dice)
        return found

    def resolve(self, table: RaidersTable, choice: Option) -> None:
        if choice is table.box.options.keep_dice:
            return
        if self.left > 1:
            table.next(Reroll(self.seat, self.left - 1))
        table.next(RollDie(self.seat, choice.values[0]))

    def why_not_reroll(self, table: RaidersTable, die: int) -> Reason:
        return Reason("why-reroll-die" if die >= len(table.dice) else "why-reroll-alike", "RAI-095")


class ScoreRaid(Act[RaidersTable]):
    """Points for the strength reached, then for the crew; a raid never fails, even with no points."""

    rules: ClassVar[tuple[str, ...]] = (
        "RAI-073", "RAI-074", "RAI-075", "RAI-076", "RAI-077", "RAI-078",
        "RAI-090", "RAI-105", "RAI-112", "RAI-115",
    )  # fmt: skip

    seat: SeatNumber
    site: SiteId

    def __init__(self, seat: SeatNumber, site: SiteId) -> None:
        self.seat = seat
        self.site = site

    def run(self, table: RaidersTable) -> None:
        seat = self.seat
        printed, effects, armour = crew_strength(table, seat, self.site)
        dice = 0
        for face in table.dice:
            dice += face
        strength = dice + printed + effects + armour
        points = strength_points(table, self.site, strength)
        score(table, seat, points)
        if table.log is not None:
            if table.dice:
                args = {
                    "seat": seat,
                    "number": strength,
                    "number2": dice,
                    "number3": printed,
                    "number4": effects,
                    "number5": armour,
                }
                table.tell("strength", "RAI-075", seat, args)
            rule = "RAI-073" if table.dice else "RAI-074"
            table.tell("scores-raid", rule, seat, {"seat": seat, "number": points})
        box = table.box
        kind = box.sites[self.site].kind
        for card in table.seats[seat].crew:
            effect = box.types[box.type_of[card]].crew
            if effect.verb == VP_ON_RAID and effect.kind == kind:
                score(table, seat, effect.number)
                if table.log is not None:
                    args = {"seat": seat, "townsfolk": card, "number": effect.number}
                    table.tell("scores-crew", "RAI-078", seat, args)


class ChooseSet(Ask[RaidersTable]):
    """Choose a set that is left on the site, now that the dice are known; exactly one must be taken.

    Its worker is now held, its plunder comes into the stock, its Valkyries go to the supply (RAI-085).
    """

    rules: ClassVar[tuple[str, ...]] = ("RAI-079", "RAI-080", "RAI-085", "RAI-087", "RAI-029", "RAI-003")
    prompt: ClassVar[str] = "ask-set"

    site: SiteId

    def __init__(self, seat: SeatNumber, site: SiteId) -> None:
        self.seat = seat
        self.site = site

    def about(self, table: RaidersTable) -> dict[str, int]:
        return {"site": self.site}

    def options(self, table: RaidersTable) -> list[Option]:
        found: list[Option] = []
        for place in table.box.sites[self.site].sets:
            if table.set_worker[place] != NONE:
                found.append(table.box.options.plunder[place])
        return found

    def resolve(self, table: RaidersTable, choice: Option) -> None:
        seat = self.seat
        player = table.seats[seat]
        place = choice.values[0]
        player.worker = table.set_worker[place]
        if table.log is not None:
            args = {"seat": seat, "set": place, "worker": player.worker}
            table.tell("takes-set", "RAI-079", seat, args)
        table.set_worker[place] = NONE
        start = PIECES * place
        plunder = table.plunder
        for good in range(3):
            number = plunder[start + good]
            if number:
                player.goods[good] += number
                plunder[start + good] = 0
                if table.log is not None:
                    table.tell("gains", "RAI-079", seat, {"seat": seat, "good": good, "number": number})
        valkyries = plunder[start + 3]
        if valkyries:
            plunder[start + 3] = 0
            table.supply[VALKYRIE] += valkyries
            table.next(Fall(seat, valkyries))

    def why_not_plunder(self, table: RaidersTable, place: SetId) -> Reason:
        if table.box.sets[place].site != self.site:
            return Reason("why-plunder-site", "RAI-079", {"site": self.site})
        return Reason("why-plunder-taken", "RAI-088", {"set": place})


class Fall(Ask[RaidersTable]):
    """A Valkyrie takes one crew card of the player's choice; its effect comes at once, then the next Valkyrie.

    The count goes up by 1 for each card lost, past the end of the track as well. Without crew the
    Valkyries that are left do nothing.
    """

    rules: ClassVar[tuple[str, ...]] = ("RAI-082", "RAI-083", "RAI-084", "RAI-086", "RAI-089", "RAI-094", "RAI-106")
    prompt: ClassVar[str] = "ask-fall"

    left: int

    def __init__(self, seat: SeatNumber, left: int) -> None:
        self.seat = seat
        self.left = left

    def about(self, table: RaidersTable) -> dict[str, int]:
        return {"number": self.left}

    def options(self, table: RaidersTable) -> list[Option]:
        return [table.box.options.fall[card] for card in distinct(table, table.seats[self.seat].crew)]

    def resolve(self, table: RaidersTable, choice: Option) -> None:
        seat = self.seat
        card = choice.values[0]
        if self.left > 1:
            table.next(Fall(seat, self.left - 1))
        table.seats[seat].valkyries += 1
        if table.log is not None:
            table.tell("valkyrie-takes", "RAI-082", seat, {"seat": seat, "townsfolk": card})
        die(table, seat, card)

    def nothing(self, table: RaidersTable) -> None:
        if table.log is not None:
            table.tell("valkyrie-spared", "RAI-084", self.seat, {"seat": self.seat, "number": self.left})

    def why_not_fall(self, table: RaidersTable, card: CardId) -> Reason:
        return not_in_crew(table, self.seat, card, "RAI-082")


def die(table: RaidersTable, seat: SeatNumber, card: CardId) -> None:
    """A crew card dies by a Valkyrie in its owner's raid: the only death with an effect (RAI-089)."""
    box = table.box
    effect = box.types[box.type_of[card]].crew
    if effect.verb == DEATH_RETURN:
        # RAI-094: back into the hand, where everybody knows it.
        player = table.seats[seat]
        player.crew.remove(card)
        take_in_hand(player, card, everybody(table))
        if table.log is not None:
            table.tell("returns-to-hand", "RAI-094", seat, {"seat": seat, "townsfolk": card})
        return
    lose_crew(table, seat, card)
    if effect.verb == DEATH_GAIN:
        # RAI-102: what the supply has.
        gain(table, seat, effect.good, effect.number, "RAI-102")
    elif effect.verb == DEATH_VP:
        score(table, seat, effect.number)
        if table.log is not None:
            args = {"seat": seat, "townsfolk": card, "number": effect.number}
            table.tell("scores-death", "RAI-106", seat, args)
    elif effect.verb == DEATH_OPPONENT_LOSES_CREW:
        if table.opponent is not None and effect.solo == SOLO_VOID:
            no_effect(table, seat, card, "RAI-200")
        else:
            table.next(Avenge(seat, card))


class Avenge(CardQuestion):
    """Choose an opponent who has crew; with none the Avenger's death has no effect."""

    rules: ClassVar[tuple[str, ...]] = ("RAI-092", "RAI-007", "RAI-200")
    prompt: ClassVar[str] = "ask-target"

    def options(self, table: RaidersTable) -> list[Option]:
        found: list[Option] = []
        for other in range(len(table.seats)):
            if other != self.seat and table.seats[other].crew:
                found.append(table.box.options.target[other])
        return found

    def resolve(self, table: RaidersTable, choice: Option) -> None:
        other = choice.values[0]
        if table.log is not None:
            table.tell("avenges", "RAI-092", self.seat, {"seat": self.seat, "seat2": other})
        table.next(LoseCrew(other))

    def nothing(self, table: RaidersTable) -> None:
        no_effect(table, self.seat, self.card, "RAI-092")

    def why_not_target(self, table: RaidersTable, other: SeatNumber) -> Reason:
        return no_opponent(table, self.seat, other, "RAI-117") or Reason("why-target-crew", "RAI-092", {"seat": other})


class LoseCrew(Ask[RaidersTable]):
    """The opponent of an Avenger discards one of their own crew cards, without any effect of it."""

    rules: ClassVar[tuple[str, ...]] = ("RAI-092", "RAI-089", "RAI-007")
    prompt: ClassVar[str] = "ask-lose-crew"

    def options(self, table: RaidersTable) -> list[Option]:
        return [table.box.options.lose[card] for card in distinct(table, table.seats[self.seat].crew)]

    def resolve(self, table: RaidersTable, choice: Option) -> None:
        card = choice.values[0]
        lose_crew(table, self.seat, card)
        if table.log is not None:
            table.tell("loses-crew", "RAI-092", self.seat, {"seat": self.seat, "townsfolk": card})

    def why_not_lose(self, table: RaidersTable, card: CardId) -> Reason:
        return not_in_crew(table, self.seat, card, "RAI-092")
