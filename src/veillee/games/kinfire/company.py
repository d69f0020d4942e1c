"""What the group owns and has lived through: the part of the table that a campaign keeps (chapter 4.1).

No rules here. A combat touches none of it, except that a used disposable card returns to its shop.
"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from veillee.core.ids import CardId
from veillee.core.table import Thing
from veillee.games.kinfire.terms import (
    NONE,
    Colours,
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

    voted: bool  # group decisions are voted on, otherwise the speaker answers (KIN-312)
    chapter: int  # its number in the campaign
    coins: int
    quest: QuestId  # that is being played
    reading: StoryId  # the card that is carried out
    read: list[StoryId]  # in this chapter (KIN-314)
    chosen: list[int]  # options of those cards, in the order in which the group chose them
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

    def __init__(self) -> None:
        self.voted = True
        self.chapter = 0
        self.coins = 0
        self.quest = NONE
        self.reading = NONE
        self.read = []
        self.chosen = []
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

    def fork(self) -> Company:
        new = Company()
        new.voted = self.voted
        new.chapter = self.chapter
        new.coins = self.coins
        new.quest = self.quest
        new.reading = self.reading
        new.read = self.read.copy()
        new.chosen = self.chosen.copy()
        new.quests = self.quests.copy()
        new.results = self.results.copy()
        new.next_quest = self.next_quest
        new.prompts = self.prompts.copy()
        new.dropped = self.dropped.copy()
        new.memories = self.memories.copy()
        new.reserve = self.reserve.copy()
        new.pouches = self.pouches.copy()
        new.packs = self.packs.copy()
        new.town = self.town
        new.town_deck = self.town_deck.copy()
        new.town_gone = self.town_gone.copy()
        new.visited = self.visited.copy()
        new.stock = self.stock.copy()
        new.actions = self.actions
        new.away = [one.fork() for one in self.away]
        new.ending = self.ending
        new.flipped = self.flipped.copy()
        new.approaches = self.approaches.copy()
        new.succeeded = self.succeeded
        return new
