"""The city: where to go, while there are city actions (2.38, 2.41)."""

from __future__ import annotations

from typing import ClassVar, Final

from veillee.core.ids import SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Act, Option
from veillee.core.table import EVERYBODY
from veillee.core.together import Vote
from veillee.games.kinfire.prospects import promised
from veillee.games.kinfire.steps.inn import ANY_CARDS, all_sound, at_hand
from veillee.games.kinfire.steps.story import ReadCard
from veillee.games.kinfire.steps.votes import askers, leading, tell_tie
from veillee.games.kinfire.table import KinfireTable, Seeker
from veillee.games.kinfire.terms import (
    BOUNTY,
    EXHAUSTED,
    NONE,
    SHOP,
    SLEEP,
    TRAIN,
    LocationId,
    StoryId,
)
from veillee.games.kinfire.worth import pair_worth

UNSEEN: Final = 0.8  # a place of which nothing is known


def open_card(table: KinfireTable, location: LocationId) -> StoryId:
    """KIN-270, KIN-325: the card of a location that is in the town deck, or none: then it is not accessible."""
    for card in table.box.locations[location].cards:
        if card in table.company.town_deck:
            return card
    return NONE


def bed_price(table: KinfireTable, location: LocationId) -> int:
    """What a night costs there; NONE where nobody can sleep."""
    card = open_card(table, location)
    if card != NONE:
        for op in table.box.lists[table.box.story[card].ops]:
            if op.verb == SLEEP:
                return op.number
    return NONE


def open_places(table: KinfireTable) -> list[LocationId]:
    """KIN-326, KIN-270: the open locations of the town.

    KIN-287: with the last city action only an inn, if a deck has to be changed and there is a bed to be had.
    """
    found = [
        location
        for location in range(len(table.box.locations))
        if table.box.locations[location].town == table.company.town and open_card(table, location) != NONE
    ]
    if table.company.actions == 1 and not all_sound(table):
        return inns(table, found) or found
    return found


def inns(table: KinfireTable, places: list[LocationId]) -> list[LocationId]:
    found: list[LocationId] = []
    for location in places:
        price = bed_price(table, location)
        if price != NONE and price <= table.company.coins:
            found.append(location)
    return found


def must_sleep(table: KinfireTable) -> bool:
    """KIN-287: a deck has to be changed, and there is an inn where that can be done."""
    return not all_sound(table) and bool(inns(table, open_places(table)))


class Town(Act[KinfireTable]):
    """KIN-267, KIN-271, KIN-326: as long as there are city actions the group goes somewhere."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-267", "KIN-271", "KIN-326")

    before: bool  # the quest of the chapter is still to come

    def __init__(self, before: bool) -> None:
        self.before = before

    def run(self, table: KinfireTable) -> None:
        company = table.company
        if company.actions > 0 and company.town != NONE and company.ending == NONE:
            table.next(ChoosePlace(askers(table), self.before))


class ChoosePlace(Vote[KinfireTable]):
    """KIN-268, KIN-326: a location, giving up (KIN-261) or packing up (KIN-042); nobody knows what waits there."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-042", "KIN-261", "KIN-268", "KIN-270", "KIN-287", "KIN-312", "KIN-326")
    prompt: ClassVar[str] = "ask-visit"
    unforeseen: ClassVar[bool] = True

    before: bool

    def __init__(self, seats: tuple[int, ...], before: bool) -> None:
        self.seats = seats
        self.before = before

    def ballot(self, table: KinfireTable) -> list[Option]:
        options = table.box.options
        found = [options.visit[location] for location in open_places(table)]
        if not must_sleep(table):
            found.append(options.give_up)
        if not self.before:
            found.append(options.pack_up)
        return found

    def about(self, table: KinfireTable, seat: int) -> dict[str, int]:
        return {"number": table.company.actions}

    def leader(self, table: KinfireTable) -> SeatNumber:
        return leading(table)

    def leaning(self, table: KinfireTable, seat: int, choice: Option) -> float:
        """9.5: once the inn for whoever is tired or has better cards, then places not seen yet, shops by the purse.

        A place that was seen in this chapter counts by what its card promises.
        """
        if choice.kind != "visit":
            return -1.0
        company, location = table.company, choice.values[0]
        ops = table.box.story[open_card(table, location)].ops
        verbs = [op.verb for op in table.box.lists[ops]]
        seen = location in company.visited
        if SLEEP in verbs:
            if seen or not inns(table, [location]):
                return 0.0
            tired = any(EXHAUSTED in seeker.deck or EXHAUSTED in seeker.discard for seeker in table.seats)
            return 2.0 if tired or any(better_waits(table, seeker) for seeker in table.seats) else 0.0
        if verbs[0] in (SHOP, TRAIN):
            return 0.0 if seen else min(1.0, company.coins / 5)
        if BOUNTY in verbs:
            return 0.0 if seen else min(1.0, len(table.trophies) / 3)
        return promised(table, ops) if seen else UNSEEN

    def count(self, table: KinfireTable, votes: dict[int, Option]) -> None:
        if table.log is None or len(votes) < 2:
            return
        for seat, choice in votes.items():
            args = {"seat": seat}
            if choice.kind == "visit":
                args["location"] = choice.values[0]
            table.tell(VOTED[choice.kind], "KIN-313", seat, args)
        tell_tie(table, votes)

    def decided(self, table: KinfireTable, choice: Option) -> None:
        company = table.company
        if choice.kind == "give_up":
            company.actions = 0
            if table.log is not None:
                table.tell("gives-up", "KIN-261", EVERYBODY, {})
        elif choice.kind == "pack_up":
            if table.log is not None:
                table.tell("packs-up", "KIN-042", EVERYBODY, {"number": company.actions})
        else:
            table.next(Town(self.before))
            visit(table, choice.values[0])

    def why_not_visit(self, table: KinfireTable, seat: int, location: int) -> Reason:
        if table.box.locations[location].town != table.company.town:
            return Reason("why-other-town", "KIN-268", {"location": location}, beside=True)
        if open_card(table, location) == NONE:
            return Reason("why-not-open", "KIN-270", {"location": location})
        return Reason("why-inn-first", "KIN-287", {"location": location})

    def why_not_give_up(self, table: KinfireTable, seat: int) -> Reason:
        return Reason("why-deck-first", "KIN-287")

    def why_not_pack_up(self, table: KinfireTable, seat: int) -> Reason:
        return Reason("why-before-quest", "KIN-326")


def better_waits(table: KinfireTable, seeker: Seeker) -> bool:
    """Whether a pair in the reserve is worth more than the poorest one in a Seeker's deck."""
    box = table.box
    poorest = min([pair_worth(box, pair) for pair in seeker.pairs], default=0.0)
    for pair in at_hand(table, seeker, ANY_CARDS):
        if box.cards[pair].kinfire <= seeker.kinfire and pair_worth(box, pair) > poorest:
            return True
    return False


VOTED = {"visit": "votes-visit", "give_up": "votes-give-up", "pack_up": "votes-pack-up"}


def visit(table: KinfireTable, location: LocationId) -> None:
    """KIN-268, KIN-269, KIN-272: one city action, the card of the location, which stays unless it says else."""
    company = table.company
    company.actions -= 1
    company.visited.append(location)
    if table.log is not None:
        table.tell("visits", "KIN-268", EVERYBODY, {"location": location})
    table.next(ReadCard(open_card(table, location)))
