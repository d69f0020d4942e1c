"""The campaign: chapter after chapter, and the chronicle between them, one line per thing (9.7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from veillee.core.campaign import Chapter, Page, Tally, Teller, Wishes
from veillee.core.content import Name
from veillee.core.errors import CampaignError
from veillee.core.match import Match
from veillee.core.setup import SettingInfo, Setup, make_setup
from veillee.core.words import Lexicon, whole_number
from veillee.games.kinfire.box import KinfireBox
from veillee.games.kinfire.chronicle import chronicle_page
from veillee.games.kinfire.company import Away
from veillee.games.kinfire.decks import is_legal
from veillee.games.kinfire.table import WON, KinfireTable
from veillee.games.kinfire.terms import (
    DISPOSABLES,
    EXHAUSTED,
    NEXT_WATCH,
    NONE,
)
from veillee.games.kinfire.words import LEVEL_IDS

FORMAT: Final = "1"
NOTHING: Final = "-"
QUEST: Final = "quest_"  # begins what a chapter is called by its quest
RESULTS: Final = ("won", "lost")  # of a quest, from WON on
LIMITLESS: Final = 99  # limit 4 is checked before the quest (KIN-287)
LISTS: Final = {
    # the field: the role of its words
    "prompts": "quest",
    "dropped": "quest",
    "memories": "memory",
    "trophies": "enemy",
    "group": "seeker",
    "reserve": "action",
    "pouches": "pouch",
    "packs": "pack",
    "town_deck": "story",
    "town_gone": "story",
}


class Kept(msgspec.Struct, frozen=True):
    """A Seeker between two chapters; `here` for those of the group."""

    seeker: int
    kinfire: int
    deck: tuple[int, ...]
    here: bool = True
    exhausted: int = 0
    items: tuple[int, ...] = ()


class Chronicle(msgspec.Struct, frozen=True):
    """KIN-041: everything that is kept between two chapters, by the numbers of the box."""

    level: str = "standard"
    chapter: int = 1
    town: int = NONE
    actions: int = 0
    next: int = 0
    quests: tuple[tuple[int, int], ...] = ()
    prompts: tuple[int, ...] = ()
    dropped: tuple[int, ...] = ()
    coins: int = 0
    fate: int = 0
    memories: tuple[int, ...] = ()
    trophies: tuple[int, ...] = ()
    group: tuple[int, ...] = ()
    seekers: tuple[Kept, ...] = ()
    reserve: tuple[int, ...] = ()
    pouches: tuple[int, ...] = ()
    packs: tuple[int, ...] = ()
    town_deck: tuple[int, ...] = ()
    town_gone: tuple[int, ...] = ()
    stock: tuple[tuple[int, int], ...] = ()
    ending: int = NONE


def house() -> tuple[KinfireBox, Lexicon]:
    """The content by whose words chronicles are written."""
    from veillee.games.kinfire import GAME

    box = GAME.box()
    return box.content, box.lexicon


# -- from the chronicle to the table and back ------------------------------------------------


def lay_chronicle(table: KinfireTable, chronicle: Chronicle) -> None:
    """KIN-041: what was kept lies on the table again; the Seekers wait for the gathering."""
    company = table.company
    company.chapter = chronicle.chapter
    company.coins = chronicle.coins
    company.town = chronicle.town
    company.actions = chronicle.actions
    company.next_quest = chronicle.next
    company.quests = [quest for quest, _ in chronicle.quests]
    company.results = [result for _, result in chronicle.quests]
    company.prompts = list(chronicle.prompts)
    company.dropped = list(chronicle.dropped)
    company.memories = list(chronicle.memories)
    company.reserve = list(chronicle.reserve)
    company.pouches = list(chronicle.pouches)
    company.packs = list(chronicle.packs)
    company.town_deck = list(chronicle.town_deck)
    company.town_gone = list(chronicle.town_gone)
    company.stock = [0] * len(table.box.stock)
    for card, number in chronicle.stock:
        company.stock[card] = number
    table.fate = chronicle.fate
    table.trophies = list(chronicle.trophies)
    table.quests_done = len(company.quests)
    for kept in chronicle.seekers:
        away = Away(kept.seeker, kept.kinfire, list(kept.deck))
        away.items = list(kept.items)
        away.exhausted = kept.exhausted
        away.member = kept.here
        company.away.append(away)


def take_down(chronicle: Chronicle, table: KinfireTable) -> Chronicle:
    """What the table holds at the end of a chapter."""
    company = table.company
    here = [
        Kept(
            seeker=one.seeker,
            kinfire=one.kinfire,
            deck=tuple(one.pairs),
            exhausted=one.deck.count(EXHAUSTED) + one.discard.count(EXHAUSTED),
            items=tuple(one.items),
        )
        for one in table.seats
    ]
    away = [Kept(one.seeker, one.kinfire, tuple(one.pairs), here=False) for one in company.away]
    return Chronicle(
        level=chronicle.level,
        chapter=chronicle.chapter + 1,
        town=company.town,
        actions=company.actions,
        next=company.next_quest,
        quests=tuple(zip(company.quests, company.results, strict=True)),
        prompts=tuple(company.prompts),
        dropped=tuple(company.dropped),
        coins=company.coins,
        fate=table.fate,
        memories=tuple(company.memories),
        trophies=tuple(table.trophies),
        group=tuple(one.seeker for one in table.seats),
        seekers=(*here, *away),
        reserve=tuple(company.reserve),
        pouches=tuple(company.pouches),
        packs=tuple(company.packs),
        town_deck=tuple(sorted(company.town_deck)),
        town_gone=tuple(sorted(company.town_gone)),
        stock=tuple((card, company.stock[card]) for card, _ in chronicle.stock),
        ending=company.ending,
    )


# -- as text ---------------------------------------------------------------------------------


def write(chronicle: Chronicle) -> list[str]:
    """One line per thing, `-` for nothing."""
    lexicon = house()[1]

    def one(role: str, value: int) -> str:
        return NOTHING if value == NONE else lexicon.id(role, value)

    def many(role: str, values: Sequence[int]) -> str:
        return " ".join(lexicon.id(role, value) for value in values) or NOTHING

    quests = " ".join(f"{lexicon.id('quest', quest)}:{RESULTS[result - WON]}" for quest, result in chronicle.quests)
    lists = {name: f"{name} {many(role, getattr(chronicle, name))}" for name, role in LISTS.items()}
    seekers = [
        f"seeker {lexicon.id('seeker', kept.seeker)} kinfire {kept.kinfire} exhausted {kept.exhausted} "
        f"deck {many('pair', kept.deck)} items {many('action', kept.items)}"
        for kept in chronicle.seekers
        if kept.here
    ]
    away = [
        f"away {lexicon.id('seeker', kept.seeker)} kinfire {kept.kinfire} deck {many('pair', kept.deck)}"
        for kept in chronicle.seekers
        if not kept.here
    ]
    stock = " ".join(f"{lexicon.id('action', card)} {number}" for card, number in chronicle.stock)
    return [
        f"chronicle {FORMAT}",
        f"level {chronicle.level}",
        f"chapter {chronicle.chapter}",
        f"town {one('town', chronicle.town)}",
        f"actions {chronicle.actions}",
        f"next {one('quest', chronicle.next)}",
        f"quests {quests or NOTHING}",
        lists["prompts"],
        lists["dropped"],
        f"coins {chronicle.coins}",
        f"fate {chronicle.fate}",
        lists["memories"],
        lists["trophies"],
        lists["group"],
        *seekers,
        *away,
        lists["reserve"],
        lists["pouches"],
        lists["packs"],
        lists["town_deck"],
        lists["town_gone"],
        f"stock {stock or NOTHING}",
        f"ending {one('ending', chronicle.ending)}",
    ]


class Reader:
    """A chronicle out of its lines; CampaignError names the line, what was found and what was expected."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.box, self.lexicon = house()
        self.found: dict[str, Any] = {}
        self.seekers: list[Kept] = []
        for self.at, line in enumerate(lines, 1):
            self.words = line.split()
            self.read_line(self.words[0] if self.words else "", self.words[1:])
        for name in (
            "level",
            "chapter",
            "town",
            "actions",
            "next",
            "quests",
            "coins",
            "fate",
            *LISTS,
            "stock",
            "ending",
        ):
            if name not in self.found:
                raise CampaignError("error-chronicle-lacks", name=name)
        self.check_pairs()

    def wrong(self, found: str, expected: str) -> CampaignError:
        name = self.words[0] if self.words else ""
        return CampaignError("error-chronicle-value", line=self.at, found=found[:40], name=name, problem=expected)

    def value(self, role: str, word: str) -> int:
        found = self.lexicon.value(role, word)
        if found is None:
            ids = self.lexicon.ids(role)
            raise self.wrong(word, f"{ids[0]} … {ids[-1]}")
        return found

    def number(self, words: Sequence[str]) -> int:
        found = whole_number(words[0]) if len(words) == 1 else None
        if found is None:
            raise self.wrong(" ".join(words), "0, 1, 2 …")
        return found

    def values(self, role: str, words: Sequence[str]) -> tuple[int, ...]:
        return () if tuple(words) == (NOTHING,) else tuple(self.value(role, word) for word in words)

    def read_line(self, name: str, rest: list[str]) -> None:
        if name in ("seeker", "away"):
            self.seekers.append(self.kept(name == "seeker", rest))
            return
        if name == "chronicle":
            if rest != [FORMAT]:
                raise self.wrong(" ".join(rest), FORMAT)
            return
        if name in self.found:
            raise self.wrong(name, "1 ×")
        if name in LISTS:
            self.found[name] = self.values(LISTS[name], rest)
        elif name in ("chapter", "actions", "coins", "fate"):
            self.found[name] = self.number(rest)
        elif name == "level":
            if rest not in [[level] for level in LEVEL_IDS]:
                raise self.wrong(" ".join(rest), ", ".join(LEVEL_IDS))
            self.found[name] = rest[0]
        elif name in ("town", "next", "ending"):
            role = "quest" if name == "next" else name
            values = self.values(role, rest)
            self.found[name] = values[0] if values else NONE
        elif name == "quests":
            self.found[name] = tuple(self.quest(word) for word in rest if word != NOTHING)
        elif name == "stock":
            pairs = [] if rest == [NOTHING] else list(zip(rest[::2], rest[1::2], strict=False))
            self.found[name] = tuple((self.value("action", card), self.number([number])) for card, number in pairs)
        else:
            known = ["level", "chapter", *LISTS]
            raise CampaignError("error-chronicle-field", line=self.at, found=name[:40], known=known)

    def quest(self, word: str) -> tuple[int, int]:
        quest, _, result = word.partition(":")
        if result not in RESULTS:
            raise self.wrong(word, "1:won, 1:lost")
        return self.value("quest", quest), WON + RESULTS.index(result)

    def kept(self, here: bool, rest: list[str]) -> Kept:
        """`khor kinfire 2 exhausted 1 deck kh1 … items d2`, or without exhausted and items for who is away."""
        parts: dict[str, list[str]] = {"name": []}
        last = "name"
        for word in rest:
            if word in ("kinfire", "exhausted", "deck", "items"):
                last = word
                parts[word] = []
            else:
                parts[last].append(word)
        wanted = ["name", "kinfire", *(["exhausted"] if here else []), "deck", *(["items"] if here else [])]
        if list(parts) != wanted or len(parts["name"]) != 1:
            raise self.wrong(" ".join(rest), " ".join(wanted))
        kept = Kept(
            seeker=self.value("seeker", parts["name"][0]),
            kinfire=self.number(parts["kinfire"]),
            deck=self.values("pair", parts["deck"]),
            here=here,
            exhausted=self.number(parts["exhausted"]) if here else 0,
            items=self.values("action", parts["items"]) if here else (),
        )
        if here and not is_legal(self.box, kept.seeker, kept.deck, kept.items, LIMITLESS):
            raise self.wrong(" ".join(parts["deck"]), self.limits(kept))
        return kept

    def limits(self, kept: Kept) -> str:
        """The colours and the size that the deck of this Seeker must have."""
        return "9 = " + " + ".join(str(number) for number in self.box.seekers[kept.seeker].bar)

    def check_pairs(self) -> None:
        """Every pair is in one place; decks that are only remembered do not count."""
        pairs = Counter(pair for kept in self.seekers if kept.here for pair in kept.deck)
        pairs.update(card for card in self.found["reserve"] if card < DISPOSABLES)
        for pair, number in pairs.items():
            if number > 1:
                raise self.wrong(self.lexicon.id("pair", pair), "1 ×")

    def chronicle(self) -> Chronicle:
        return Chronicle(seekers=tuple(self.seekers), **self.found)


# -- the campaign ----------------------------------------------------------------------------


class KinfireCampaign:
    """KIN-003, KIN-298: chapters in one chain, kept in between; the quest is voted on inside each of them."""

    settings: tuple[SettingInfo, ...] = (SettingInfo("level", ("standard", "apprentice", "starless")),)
    decides: tuple[str, ...] = ()

    def begin(self, settings: Mapping[str, str], seed: str) -> Chronicle:
        box, _ = house()
        goods = [good.card for shop in box.shops for good in shop.goods]
        objects = sorted(pair for shop in box.shops for pair in shop.objects if pair != NONE)
        stock = tuple((card, box.stock[card]) for card in (*goods, *objects))
        deck = tuple(card for card in range(len(box.story)) if box.story[card].at_start)
        return Chronicle(level=settings["level"], town_deck=deck, stock=stock)

    def chapters(self, chronicle: Chronicle) -> list[Chapter]:
        """KIN-295: one chapter, "go on", until there is an ending; KIN-058: only the first can have two fixed turns."""
        if chronicle.ending != NONE:
            return []
        chapter = f"chapter_{chronicle.chapter}"
        decides = ("tutorial",) if chronicle.quests else ()
        return [Chapter(chapter, self.title(chapter), open_quests(chronicle), decides=decides)]

    def title(self, chapter: str) -> Name:
        """Of a chapter that was played also by its quest."""
        if chapter.startswith(QUEST):
            lexicon = house()[1]
            quest = lexicon.value("quest", chapter.removeprefix(QUEST))
            assert quest is not None
            return Name(lexicon.name("quest", quest, "fr"), lexicon.name("quest", quest, "en"))
        number = chapter.removeprefix("chapter_")
        return Name(f"Chapitre {number}", f"Chapter {number}")

    def called(self, chronicle: Chronicle, number: int, chapter: str) -> Name:
        """KIN-332: every chapter contains one quest, which is chosen within it."""
        if number > len(chronicle.quests):
            return self.title(chapter)
        return self.title(QUEST + house()[1].id("quest", chronicle.quests[number - 1][0]))

    def setup(self, chronicle: Chronicle, chapter: str, wishes: Wishes, seed: str) -> Setup:
        """KIN-034, KIN-299: who says nothing stays."""
        from veillee.games.kinfire import GAME

        lexicon = house()[1]
        company = [lexicon.id("seeker", seeker) for seeker in chronicle.group] or ["", ""]
        seats = wishes.seats or ("human",) * len(company)
        return make_setup(
            GAME,
            mode="campaign",
            seats=seats,
            roles=wishes.roles or company[: len(seats)],
            people=wishes.people,
            level=chronicle.level,
            settings=wishes.settings,
            free_undo=wishes.free_undo,
            seed=seed,
        )

    def after(self, chronicle: Chronicle, match: Match) -> Chronicle:
        """KIN-041, KIN-260: what the table holds; a quest that was lost leads on by its cards."""
        table = match.table
        assert isinstance(table, KinfireTable)
        return take_down(chronicle, table)

    def write(self, chronicle: Chronicle) -> list[str]:
        return write(chronicle)

    def read(self, lines: Sequence[str]) -> Chronicle:
        return Reader(lines).chronicle()

    def tally(self, chronicle: Chronicle) -> Tally:
        """The quest of the last chapter; coins, cards and kinfire tokens of the group."""
        box, lexicon = house()
        group = [kept for kept in chronicle.seekers if kept.here]
        new = [pair for kept in group for pair in kept.deck if pair not in box.seekers[kept.seeker].pairs]
        numbers = {
            "coins": chronicle.coins,
            "fate": chronicle.fate,
            "kinfire": sum(kept.kinfire for kept in group),
            "exhausted": sum(kept.exhausted for kept in group),
            "new-pairs": len(new),
            "reserve": len(chronicle.reserve),
            "memories": len(chronicle.memories),
        }
        about = f"{QUEST}{lexicon.id('quest', chronicle.quests[-1][0])}" if chronicle.quests else ""
        return Tally(about, numbers)

    def page(self, chronicle: Chronicle, teller: Teller) -> Page:
        if chronicle.ending != NONE:
            won = chronicle.ending <= NEXT_WATCH
            status = teller.say("page-won" if won else "page-lost", ending=chronicle.ending)
        else:
            status = teller.say("page-ahead", number=chronicle.chapter)
        story = [
            teller.say("event-quest-won" if result == WON else "event-quest-lost", quest=quest)
            for quest, result in chronicle.quests
        ]
        return chronicle_page(chronicle, teller, status, story)


def open_quests(chronicle: Chronicle) -> Name | None:
    """The quest that must come next, or those that the group may choose from, by their names."""
    ahead = [chronicle.next] if chronicle.next != NONE else list(chronicle.prompts)
    names = [house()[1].both("quest", quest) for quest in ahead]
    return Name(", ".join(name.fr for name in names), ", ".join(name.en for name in names)) if names else None
