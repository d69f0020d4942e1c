"""What the group owns and has lived through: the part of the table that a campaign keeps (chapter 4.1).

No rules here. A combat touches none of it, except that a used disposable card returns to its shop.
"""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from veillee.core.ids import CardId, SeatNumber
from veillee.core.table import Thing
from veillee.games.kinfire.terms import (
    NONE,
    Colours,
    ListId,
    LocationId,
    MemoryId,
    PackId,
    PairId,
    PouchId,
    QuestId,
    SeekerId,
    StoryId,
    TownId,
)


@mypyc_attr(serializable=True)
class Away(Thing):
    """A Seeker who is not at the table: the tokens, and the deck that is only remembered (KIN-037, KIN-038).

    Before the group has gathered, also whoever was there in the chapter before (`member`), with all cards.
    """

    holds: ClassVar[dict[str, str]] = {"seeker": "seeker", "pairs": "pair", "items": "card"}

    seeker: SeekerId
    kinfire: int
    pairs: list[PairId]
    items: list[CardId]
    exhausted: int
    member: bool

    def __init__(self, seeker: SeekerId, kinfire: int, pairs: list[PairId]) -> None:
        self.seeker = seeker
        self.kinfire = kinfire
        self.pairs = pairs
        self.items = []
        self.exhausted = 0
        self.member = False

    def fork(self) -> Away:
        new = Away(self.seeker, self.kinfire, self.pairs.copy())
        new.items = self.items.copy()
        new.exhausted = self.exhausted
        new.member = self.member
        return new


@mypyc_attr(serializable=True)
class Trial(Thing):
    """A skill test that was taken in this chapter, as the book tells it: who flipped which cards, what came of it."""

    holds: ClassVar[dict[str, str]] = {"card": "story", "flipped": "card", "learned": "card"}

    card: StoryId  # that asked for it
    after: int  # so many options were chosen before
    seat: SeatNumber  # EVERYBODY for the group
    flipped: list[CardId]  # none where it only says that every Seeker has succeeded
    passed: bool
    brings: ListId
    learned: CardId  # at a training site

    def __init__(
        self,
        card: StoryId,
        after: int,
        seat: SeatNumber,
        *,
        flipped: list[CardId],
        passed: bool,
        brings: ListId,
        learned: CardId,
    ) -> None:
        self.card = card
        self.after = after
        self.seat = seat
        self.flipped = flipped
        self.passed = passed
        self.brings = brings
        self.learned = learned

    def fork(self) -> Trial:
        return Trial(
            self.card,
            self.after,
            self.seat,
            flipped=self.flipped.copy(),
            passed=self.passed,
            brings=self.brings,
            learned=self.learned,
        )


@mypyc_attr(serializable=True)
class Company(Thing):
    """The common things of the group, and where it stands in the story."""

    holds: ClassVar[dict[str, str]] = {
        "quest": "quest",
        "reading": "story",
        "read": "story",
        "chosen": "line",
        "quests": "quest",
        "results": "open|won|lost",
        "next_quest": "quest",
        "prompts": "quest",
        "dropped": "quest",
        "memories": "memory",
        "reserve": "card",
        "stock": "action: number",
        "pouches": "pouch",
        "packs": "pack",
        "town": "town",
        "town_deck": "story",
        "town_gone": "story",
        "visited": "location",
        "flipped": "card",
        "ending": "ending",
    }
    later: ClassVar[dict[str, Any]] = {"trials": []}

    voted: bool  # group decisions are voted on, otherwise the speaker answers (KIN-312)
    chapter: int  # its number in the campaign
    coins: int
    quest: QuestId  # that is being played
    reading: StoryId  # the card that is carried out
    read: list[StoryId]  # in this chapter (KIN-314)
    chosen: list[int]  # options of those cards, in the order in which the group chose them
    trials: list[Trial]  # in this chapter
    quests: list[QuestId]  # completed, in the order of play
    results: list[int]  # of each of them
    next_quest: QuestId  # that must be played next
    prompts: list[QuestId]  # adventure cards
    dropped: list[QuestId]  # adventure cards that were taken away (KIN-323)
    memories: list[MemoryId]
    reserve: list[CardId]  # pairs by their Action card, and disposable cards
    pouches: list[PouchId]  # opened
    packs: list[PackId]  # opened
    town: TownId
    town_deck: list[StoryId]
    town_gone: list[StoryId]
    visited: list[LocationId]  # in this chapter
    stock: list[int]  # of the shops, by Action card
    actions: int  # city actions left
    away: list[Away]
    ending: int
    # A skill test.
    flipped: list[CardId]
    approaches: list[Colours]  # by seat
    succeeded: int  # Seekers who passed the test that goes on

    def __init__(self, like: Company | None = None) -> None:
        if like is None:
            self.voted = True
            self.chapter = 0
            self.coins = 0
            self.quest = NONE
            self.reading = NONE
            self.read = []
            self.chosen = []
            self.trials = []
            self.quests = []
            self.results = []
            self.next_quest = NONE
            self.prompts = []
            self.dropped = []
            self.memories = []
            self.reserve = []
            self.pouches = []
            self.packs = []
            self.town = NONE
            self.town_deck = []
            self.town_gone = []
            self.visited = []
            self.stock = []
            self.actions = 0
            self.away = []
            self.ending = NONE
            self.flipped = []
            self.approaches = []
            self.succeeded = 0
            return
        self.voted = like.voted
        self.chapter = like.chapter
        self.coins = like.coins
        self.quest = like.quest
        self.reading = like.reading
        self.read = like.read.copy()
        self.chosen = like.chosen.copy()
        self.trials = [one.fork() for one in like.trials]
        self.quests = like.quests.copy()
        self.results = like.results.copy()
        self.next_quest = like.next_quest
        self.prompts = like.prompts.copy()
        self.dropped = like.dropped.copy()
        self.memories = like.memories.copy()
        self.reserve = like.reserve.copy()
        self.pouches = like.pouches.copy()
        self.packs = like.packs.copy()
        self.town = like.town
        self.town_deck = like.town_deck.copy()
        self.town_gone = like.town_gone.copy()
        self.visited = like.visited.copy()
        self.stock = like.stock.copy()
        self.actions = like.actions
        self.away = [one.fork() for one in like.away]
        self.ending = like.ending
        self.flipped = like.flipped.copy()
        self.approaches = like.approaches.copy()
        self.succeeded = like.succeeded

    def fork(self) -> Company:
        return Company(self)
