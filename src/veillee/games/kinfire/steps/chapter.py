"""A chapter: the group gathers, chooses a quest, plays it, and ends in the city (2.1, 2.6, 2.7, 2.35)."""

from __future__ import annotations

from typing import ClassVar

from veillee.core.ids import SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Act, Ask, Option
from veillee.core.table import EVERYBODY
from veillee.core.together import Vote
from veillee.games.kinfire.company import Away
from veillee.games.kinfire.decks import cards_of
from veillee.games.kinfire.steps.inn import ANY_CARDS, STARTING_CARDS, ChangeDeck, TakeOut, is_sound, lay_deck
from veillee.games.kinfire.steps.story import ReadCard
from veillee.games.kinfire.steps.town import Town
from veillee.games.kinfire.steps.votes import askers, leading, tell_tie
from veillee.games.kinfire.table import OPEN, WON, KinfireTable
from veillee.games.kinfire.terms import (
    EXHAUSTED,
    NONE,
    TWO_SEEKERS_MORE,
    QuestId,
)

FIRST_QUEST: QuestId = 0
LAST_QUEST: QuestId = 6  # quest 7, with which the campaign ends (KIN-295)


def set_health(table: KinfireTable, seat: SeatNumber) -> None:
    """KIN-009 to KIN-011, KIN-039: the printed value, five more for each of two Seekers."""
    seeker = table.seats[seat]
    seeker.top = table.box.seekers[seeker.seeker].health
    if len(table.seats) == 2:
        seeker.top += TWO_SEEKERS_MORE
    seeker.health = seeker.top


class BeginQuest(Act[KinfireTable]):
    """KIN-031, KIN-032: health is set, every deck shuffled with its discard pile; then the flap, then card N-1."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-009", "KIN-024", "KIN-031", "KIN-032")

    quest: QuestId

    def __init__(self, quest: QuestId) -> None:
        self.quest = quest

    def run(self, table: KinfireTable) -> None:
        table.company.quest = self.quest
        table.verdict = OPEN
        table.actor = NONE
        table.notes = []
        for seat in range(len(table.seats)):
            set_health(table, seat)
            seeker = table.seats[seat]
            seeker.deck += seeker.discard
            seeker.discard = []
        if table.log is not None:
            if self.quest == FIRST_QUEST:
                table.tell("prologue", "KIN-031", EVERYBODY, {})
            table.tell("quest", "KIN-031", EVERYBODY, {"quest": self.quest})
        table.next(ReadCard(table.box.quests[self.quest].first), EndQuest())


class EndQuest(Act[KinfireTable]):
    """KIN-324, KIN-260: the result is that of the last combat or what the cards say; it is kept."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-260", "KIN-324")

    def run(self, table: KinfireTable) -> None:
        company = table.company
        company.quests.append(company.quest)
        company.results.append(table.verdict)
        table.quests_done = len(company.quests)
        table.notes = []
        if table.log is not None:
            event = "quest-won" if table.verdict == WON else "quest-lost"
            table.tell(event, "KIN-324", EVERYBODY, {"quest": company.quest})
        company.quest = NONE


# -- chapters of a campaign ------------------------------------------------------------------


class Gather(Act[KinfireTable]):
    """KIN-034, KIN-299: who sits at the table is compared with the group of the chapter before."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-034", "KIN-035", "KIN-036", "KIN-038", "KIN-299", "KIN-315")

    def run(self, table: KinfireTable) -> None:
        company = table.company
        before = company.away
        present = [seeker.seeker for seeker in table.seats]
        stay = [one.kinfire for one in before if one.member and one.seeker in present]
        left = [one.kinfire for one in before if one.member and one.seeker not in present]
        least = min(stay or left or [0])
        company.away = [one for one in before if one.seeker not in present]
        for one in company.away:
            if one.member:
                leave_group(table, one)
        for seat in range(len(present) - 1, -1, -1):
            known = [one for one in before if one.seeker == present[seat]]
            if known and known[0].member:
                stays(table, seat, known[0])
            else:
                comes(table, seat, known[0] if known else None, least)


def leave_group(table: KinfireTable, one: Away) -> None:
    """KIN-038: cards that were earned go to the reserve, starting ones into the Seeker's box, exhausted ones away."""
    starting = table.box.seekers[one.seeker].pairs
    reserve = table.company.reserve
    table.company.reserve = [card for card in reserve if card not in starting]
    table.company.reserve += [pair for pair in one.pairs if pair not in starting]
    table.company.reserve += one.items
    one.items = []
    one.exhausted = 0
    one.member = False
    if table.log is not None:
        table.tell("leaves-group", "KIN-038", EVERYBODY, {"seeker": one.seeker})


def stays(table: KinfireTable, seat: SeatNumber, one: Away) -> None:
    """KIN-041: deck, disposable and exhausted cards and tokens as they were."""
    seeker = table.seats[seat]
    seeker.kinfire = one.kinfire
    seeker.pairs = one.pairs.copy()
    seeker.items = one.items.copy()
    seeker.deck = cards_of(seeker.pairs, seeker.items) + [EXHAUSTED] * one.exhausted
    table.exhausted_pile -= one.exhausted


def comes(table: KinfireTable, seat: SeatNumber, one: Away | None, least: int) -> None:
    """KIN-036, KIN-038: as many tokens as the Seeker with the fewest, or what it had if that is more."""
    seeker = table.seats[seat]
    seeker.kinfire = least if one is None else max(least, one.kinfire)
    seeker.pairs = list(table.box.seekers[seeker.seeker].pairs)
    lay_deck(seeker)
    if not table.company.quests:
        return
    if table.log is not None:
        table.tell("newcomer", "KIN-036", seat, {"seat": seat, "number": seeker.kinfire})
    table.next(NewcomerDeck(seat, tuple(one.pairs) if one is not None else ()))


class NewcomerDeck(Ask[KinfireTable]):
    """KIN-037: a deck built at once, the starting deck, or the one with which the Seeker left."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-037", "KIN-300")
    prompt: ClassVar[str] = "ask-newcomer"

    pairs: tuple[int, ...]  # the deck of before

    def __init__(self, seat: SeatNumber, pairs: tuple[int, ...]) -> None:
        self.seat = seat
        self.pairs = pairs

    def about(self, table: KinfireTable) -> dict[str, int]:
        return {"seat": self.seat}

    def options(self, table: KinfireTable) -> list[Option]:
        options = table.box.options
        found = [options.build, options.starting_deck]
        return [*found, options.old_deck] if self.pairs else found

    def resolve(self, table: KinfireTable, choice: Option) -> None:
        if choice.kind == "build":
            table.next(ChangeDeck(self.seat, ANY_CARDS))
        elif choice.kind == "old_deck":
            seeker, company = table.seats[self.seat], table.company
            company.reserve += seeker.pairs
            seeker.pairs = [pair for pair in self.pairs if pair in company.reserve]
            company.reserve = [card for card in company.reserve if card not in seeker.pairs]
            lay_deck(seeker)
            table.next(TakeOut(self.seat, STARTING_CARDS))

    def why_not_old_deck(self, table: KinfireTable) -> Reason:
        return Reason("why-no-old-deck", "KIN-037", {"seat": self.seat})


class ChooseQuest(Vote[KinfireTable]):
    """KIN-033, KIN-258, KIN-259: the quest that must come next, the only adventure card, or one that is voted for."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-033", "KIN-258", "KIN-259", "KIN-312")
    prompt: ClassVar[str] = "ask-quest"
    unforeseen: ClassVar[bool] = True

    def ballot(self, table: KinfireTable) -> list[Option]:
        company = table.company
        quests = company.prompts if company.next_quest == NONE else [company.next_quest]
        return [table.box.options.quest[quest] for quest in quests]

    def leader(self, table: KinfireTable) -> SeatNumber:
        return leading(table)

    def leaning(self, table: KinfireTable, seat: int, choice: Option) -> float:
        """9.5: quest 7 last."""
        return 0.0 if choice.values[0] == LAST_QUEST else 1.0

    def count(self, table: KinfireTable, votes: dict[int, Option]) -> None:
        if table.log is not None and len(self.ballot(table)) > 1 < len(votes):
            for seat, choice in votes.items():
                table.tell("votes-quest", "KIN-313", seat, {"seat": seat, "quest": choice.values[0]})
            tell_tie(table, votes)

    def decided(self, table: KinfireTable, choice: Option) -> None:
        """KIN-258, KIN-260: the adventure card is discarded. KIN-287: decks must be legal before the quest."""
        company, quest = table.company, choice.values[0]
        if quest in company.prompts:
            company.prompts.remove(quest)
        company.next_quest = NONE
        table.next(BeginQuest(quest), Town(False), EndChapter())
        for seat in range(len(table.seats) - 1, -1, -1):
            if not is_sound(table, table.seats[seat]):
                table.next(TakeOut(seat, STARTING_CARDS))

    def why_not_quest(self, table: KinfireTable, seat: int, quest: int) -> Reason:
        return Reason("why-no-prompt", "KIN-257", {"quest": quest}, beside=True)


class WhichQuest(Act[KinfireTable]):
    """KIN-298: after the city actions noted from before comes the choice of the quest."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-298", "KIN-258")

    def run(self, table: KinfireTable) -> None:
        table.next(ChooseQuest(askers(table)))


class EndChapter(Act[KinfireTable]):
    """KIN-298, KIN-040: all is at rest, and is kept as the chronicle."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-040", "KIN-041", "KIN-298")

    def run(self, table: KinfireTable) -> None:
        if table.log is not None:
            table.tell("chapter-ends", "KIN-298", EVERYBODY, {"number": table.company.chapter})
