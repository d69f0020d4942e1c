"""The story in a content pack: quests, towns and interludes, one file each, and what is made of them.

Card numbers run through the quests and then through the towns, memories likewise.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain
from typing import TypeVar

from veillee.core.content import Name
from veillee.core.packs import Pack, section
from veillee.core.words import Lexicon
from veillee.games.kinfire import box as b
from veillee.games.kinfire import entries as e
from veillee.games.kinfire import terms
from veillee.games.kinfire.effects import HUES
from veillee.games.kinfire.grammar import (
    ENDINGS,
    LEVELS,
    PACKS,
    Known,
    Place,
    StoryReader,
    card_id,
    memory_id,
    printed_number,
)
from veillee.games.kinfire.words import QUEST_IDS

TOWN_IDS = ("vinna", "dinlux")
PACK_LETTERS = ("a", "b", "c")
STORY_CARDS, TOWN_CARDS = 169, 30
LACKS = "not has "  # a requirement that a group can hardly fail for every option of a card
CLUES_JOINED = " + "
FIRST_PROMPT = 3  # quests 1 and 2 need no adventure card (KIN-033)
REFERENCE = re.compile(r"\[(\d+-\d+)\]")  # how an introduction names a card
T = TypeVar("T")


class StoryPack(Pack[b.KinfireBox]):
    """The entries of the story. A quest has a folder, cards and mostly memories; a town has places and events too."""

    introduction: e.IntroductionEntry = section("interludes.toml", "introduction")
    interludes: list[e.InterludeEntry] = section("interludes.toml", "interlude", count=terms.PACKS * terms.SEEKERS)
    quest_1: e.QuestEntry = section("quest_1.toml", "quest")
    cards_1: list[e.StoryEntry] = section("quest_1.toml", "card")
    memories_1: list[e.MemoryEntry] = section("quest_1.toml", "memory")
    quest_2: e.QuestEntry = section("quest_2.toml", "quest")
    cards_2: list[e.StoryEntry] = section("quest_2.toml", "card")
    memories_2: list[e.MemoryEntry] = section("quest_2.toml", "memory")
    quest_3: e.QuestEntry = section("quest_3.toml", "quest")
    cards_3: list[e.StoryEntry] = section("quest_3.toml", "card")
    memories_3: list[e.MemoryEntry] = section("quest_3.toml", "memory")
    quest_4: e.QuestEntry = section("quest_4.toml", "quest")
    cards_4: list[e.StoryEntry] = section("quest_4.toml", "card")
    memories_4: list[e.MemoryEntry] = section("quest_4.toml", "memory")
    quest_5: e.QuestEntry = section("quest_5.toml", "quest")
    cards_5: list[e.StoryEntry] = section("quest_5.toml", "card")
    memories_5: list[e.MemoryEntry] = section("quest_5.toml", "memory")
    quest_6: e.QuestEntry = section("quest_6.toml", "quest")
    cards_6: list[e.StoryEntry] = section("quest_6.toml", "card")
    memories_6: list[e.MemoryEntry] = section("quest_6.toml", "memory")
    quest_7: e.QuestEntry = section("quest_7.toml", "quest")
    cards_7: list[e.StoryEntry] = section("quest_7.toml", "card")
    memories_7: list[e.MemoryEntry] = section("quest_7.toml", "memory")
    quest_8: e.QuestEntry = section("quest_8.toml", "quest")
    cards_8: list[e.StoryEntry] = section("quest_8.toml", "card")
    memories_8: list[e.MemoryEntry] = section("quest_8.toml", "memory")
    quest_9: e.QuestEntry = section("quest_9.toml", "quest")
    cards_9: list[e.StoryEntry] = section("quest_9.toml", "card")
    memories_9: list[e.MemoryEntry] = section("quest_9.toml", "memory")
    quest_10: e.QuestEntry = section("quest_10.toml", "quest")
    cards_10: list[e.StoryEntry] = section("quest_10.toml", "card")
    memories_10: list[e.MemoryEntry] = section("quest_10.toml", "memory")
    quest_11: e.QuestEntry = section("quest_11.toml", "quest")
    cards_11: list[e.StoryEntry] = section("quest_11.toml", "card")
    memories_11: list[e.MemoryEntry] = section("quest_11.toml", "memory")
    quest_12: e.QuestEntry = section("quest_12.toml", "quest")
    cards_12: list[e.StoryEntry] = section("quest_12.toml", "card")
    memories_12: list[e.MemoryEntry] = section("quest_12.toml", "memory")
    town_vinna: e.TownEntry = section("town_vinna.toml", "town")
    locations_vinna: list[e.LocationPart] = section("town_vinna.toml", "location")
    events_vinna: e.EventsEntry = section("town_vinna.toml", "events")
    cards_vinna: list[e.StoryEntry] = section("town_vinna.toml", "card")
    memories_vinna: list[e.MemoryEntry] = section("town_vinna.toml", "memory")
    town_dinlux: e.TownEntry = section("town_dinlux.toml", "town")
    locations_dinlux: list[e.LocationPart] = section("town_dinlux.toml", "location")
    events_dinlux: e.EventsEntry = section("town_dinlux.toml", "events")
    cards_dinlux: list[e.StoryEntry] = section("town_dinlux.toml", "card")
    memories_dinlux: list[e.MemoryEntry] = section("town_dinlux.toml", "memory")

    # -- what there is ---------------------------------------------------------------------

    def _each(self, name: str, places: Sequence[str], kind: type[T]) -> list[list[T]]:
        """A section of every quest or town."""
        return [getattr(self, f"{name}_{place}") for place in places]

    def folders(self) -> list[e.QuestEntry]:
        return [getattr(self, f"quest_{quest}") for quest in QUEST_IDS]

    def towns(self) -> list[e.TownEntry]:
        return [getattr(self, f"town_{town}") for town in TOWN_IDS]

    def story(self) -> Iterator[tuple[e.StoryEntry, int, int]]:
        """All cards in the order of their numbers, with their quest and their town."""
        for quest, entries in enumerate(self._each("cards", QUEST_IDS, e.StoryEntry)):
            for entry in entries:
                yield entry, quest, terms.NONE
        for town, entries in enumerate(self._each("cards", TOWN_IDS, e.StoryEntry)):
            for entry in entries:
                yield entry, terms.NONE, town

    def keepsakes(self) -> list[e.MemoryEntry]:
        """All memories, in the order of their numbers."""
        return list(chain.from_iterable(self._each("memories", (*QUEST_IDS, *TOWN_IDS), e.MemoryEntry)))

    def sites(self) -> Iterator[tuple[e.LocationPart, int]]:
        """All locations with their towns, in the order of their numbers."""
        for town, entries in enumerate(self._each("locations", TOWN_IDS, e.LocationPart)):
            for entry in entries:
                yield entry, town

    def town_cards(self) -> list[str]:
        """The printed numbers of all town cards."""
        return [printed_number(entry.id) for entry, _, town in self.story() if town != terms.NONE]

    def story_words(self) -> dict[str, Mapping[str, int]]:
        """What operations can name of the story."""
        cards = self._declared("cards") | {entry.id: number for number, (entry, _, _) in enumerate(self.story())}
        memories = {entry.id: number for number, entry in enumerate(self.keepsakes())}
        return {
            "card": cards,
            "town card": {id_: number for id_, number in cards.items() if not id_.startswith("q")},
            "memory": self._declared("memories") | memories,
            "quest": {id_: number for number, id_ in enumerate(QUEST_IDS)},
            "level": LEVELS,
            "pack": PACKS,
            "ending": ENDINGS,
        }

    def _declared(self, name: str) -> dict[str, int]:
        """Cards or memories that are there but could not be read: what names them is right all the same."""
        places = [self._sections[f"{name}_{place}"] for place in (*QUEST_IDS, *TOWN_IDS)]
        return dict.fromkeys((id_ for place in places for id_ in self._reader.ids(place.file, place.name)), 0)

    def known(self) -> Known:
        raise NotImplementedError

    # -- checks ----------------------------------------------------------------------------

    def check_folders(self) -> None:
        for number, entry in enumerate(self.folders(), 1):
            if entry.number != number:
                self.problem(entry, "number", entry.number, str(number))
            if (entry.prompt is None) != (number < FIRST_PROMPT):
                self.problem(entry, "prompt", None, self.says("expected-prompt", first=FIRST_PROMPT))

    def check_card_ids(self) -> None:
        """A card says by its id where it belongs: q2_8 is card 2-8."""
        for quest, entries in zip(QUEST_IDS, self._each("cards", QUEST_IDS, e.StoryEntry), strict=True):
            if not self.whole(entries):
                continue
            wanted = [f"q{quest}_{number}" for number in range(1, len(entries) + 1)]
            for entry, id_ in zip(entries, wanted, strict=True):
                if entry.id != id_:
                    self.problem(entry, "id", entry.id, id_)
            if not entries:
                self.problem(entries, "", None, self.says("expected-some-card"))
        for town in self.towns():
            towns: list[e.StoryEntry] = getattr(self, f"cards_{town.id}")
            for entry in towns:
                if card_id(printed_number(entry.id)) != entry.id or not entry.id.startswith(f"{town.letter}_"):
                    self.problem(entry, "id", entry.id, self.says("expected-card-id", letter=town.letter))
        for memory in self.keepsakes():
            if memory_id(printed_number(memory.id)) != memory.id:
                self.problem(memory, "id", memory.id, self.says("expected-memory-id"))

    def check_blocks(self) -> None:
        """Options and lines of `first` are there where an operation asks for them, and only there."""
        seekers = sorted(self.known().words["seeker"])
        for entry, _, _ in self.story():
            decisions = [op for op in entry.ops if op in ("choose", "conundrum")]
            if len(decisions) != bool(entry.options) or len(entry.options) == 1:
                self.problem(entry, "options", len(entry.options), self.says("expected-options"))
            if entry.ops.count("first") != bool(entry.first):
                self.problem(entry, "first", len(entry.first), self.says("expected-first"))
            conundrum = decisions == ["conundrum"]
            shown = [seeker for option in entry.options for seeker in option.seekers]
            if conundrum and sorted(shown) != seekers:
                self.problem(entry, "options", ", ".join(shown), self.says("expected-every-seeker"))
            if shown and not conundrum:
                self.problem(entry, "options", ", ".join(shown), self.says("expected-no-seekers"))
            if entry.options and all(option.needs and not option.needs.startswith(LACKS) for option in entry.options):
                self.problem(entry, "options", len(entry.options), self.says("expected-open-option"))

    def check_approaches(self) -> None:
        """A test that lets Seekers choose a colour says what each choice means."""
        for entry, _, _ in self.story():
            asked = {word for op in entry.ops if " choose " in op for word in HUES if f"{word}" in chosen(op)}
            named = set() if entry.approaches is None else {hue for hue in HUES if getattr(entry.approaches, hue)}
            if asked != named:
                self.problem(entry, "approaches", ", ".join(sorted(named)) or None, self.says("expected-approaches"))

    def check_memories(self) -> None:
        known = self.known()
        for entry in self.keepsakes():
            for field, number in (("replaces", entry.replaces), ("by", entry.by)):
                if number and known.find("card", number) == terms.NONE:
                    self.problem(entry, field, number, self.says("expected-card", word=number))
            if bool(entry.replaces) != bool(entry.by):
                self.problem(entry, "replaces, by", entry.replaces or entry.by, self.says("expected-replacement"))

    def check_references(self) -> None:
        """KIN-031, KIN-314: an introduction names its first card; what other texts would name nobody has read yet."""
        for folder in self.folders():
            named = [REFERENCE.findall(text) for text in both(folder.introduction)]
            if named != [[f"{folder.number}-1"]] * 2:
                self.problem(folder, "introduction", named, self.says("expected-reference", number=folder.number))

    def check_locations(self) -> None:
        """Every town card is at a location or an event, once."""
        for town in self.towns():
            cards: list[e.StoryEntry] = getattr(self, f"cards_{town.id}")
            places: list[e.LocationPart] = getattr(self, f"locations_{town.id}")
            events: e.EventsEntry = getattr(self, f"events_{town.id}")
            if not self.whole(cards, places):
                continue
            there = [number for place in places for number in (place.start, *place.later) if number]
            named = [*there, *events.cards]
            for entry in cards:
                if named.count(printed_number(entry.id)) != 1:
                    self.problem(entry, "id", printed_number(entry.id), self.says("expected-at-location"))
            for number in named:
                if card_id(number) not in [entry.id for entry in cards]:
                    self.problem(events, "cards", number, self.says("expected-town-card", word=number))
            for place, at in zip(places, range(1, len(places) + 1), strict=True):
                if place.id != f"{town.letter}{at}":
                    self.problem(place, "id", place.id, f"{town.letter}{at}")

    def check_interludes(self) -> None:
        found = [(entry.pack, entry.seeker) for entry in self.interludes]
        wanted = [(letter, seeker) for letter in PACK_LETTERS for seeker in self.known().words["seeker"]]
        if self.whole(self.interludes) and found != wanted:
            self.problem(self.interludes, "pack, seeker", len(found), self.says("expected-interludes"))

    # -- the box ---------------------------------------------------------------------------

    def story_cards(self, reader: StoryReader) -> list[b.StoryCard]:
        at: dict[str, int] = {}
        starts: list[str] = []
        for number, (place, _) in enumerate(self.sites()):
            starts.append(place.start)
            at.update(dict.fromkeys((place.start, *place.later), number))
        events = [number for town in TOWN_IDS for number in getattr(self, f"events_{town}").cards]
        cards: list[b.StoryCard] = []
        for entry, quest, town in self.story():
            printed = printed_number(entry.id)
            cards.append(
                b.StoryCard(
                    ops=self._ops(reader, entry, town != terms.NONE),
                    quest=quest,
                    town=town,
                    location=at.get(printed, terms.NONE),
                    event=printed in events,
                    at_start=printed in starts,
                )
            )
        return cards

    def _ops(self, reader: StoryReader, entry: e.StoryEntry, town: bool) -> terms.ListId:
        def choose() -> b.Op:
            return b.Op(verb=terms.CHOOSE, choices=self._choices(reader, entry, town))

        def conundrum() -> b.Op:
            return b.Op(verb=terms.CONUNDRUM, choices=self._choices(reader, entry, town))

        def first() -> b.Op:
            return b.Op(verb=terms.FIRST, branches=self._branches(reader, entry, town))

        blocks: dict[str, Callable[[], b.Op]] = {"choose": choose, "conundrum": conundrum, "first": first}
        return reader.lines(entry, "ops", entry.ops, town, blocks)

    def _choices(self, reader: StoryReader, entry: e.StoryEntry, town: bool) -> tuple[b.Choice, ...]:
        choices: list[b.Choice] = []
        for number, option in enumerate(entry.options, 1):
            needs: b.Condition | None = b.Condition(kind=terms.ALWAYS)
            if option.needs:
                needs = reader.condition(Place(entry, f"options {number}, needs", town), option.needs)
            then = reader.lines(entry, f"options {number}, ops", option.ops, town)
            seekers = [reader.known.find("seeker", seeker) for seeker in option.seekers]
            if terms.NONE in seekers:
                self.problem(entry, f"options {number}, seekers", option.seekers, self.says("expected-seekers"))
            clues = tuple(self._clue(reader, entry, number, clue) for clue in option.clues)
            if needs is not None:
                choices.append(b.Choice(needs=needs, seekers=tuple(seekers), then=then, clues=clues))
        return tuple(choices)

    def _clue(self, reader: StoryReader, entry: e.StoryEntry, number: int, words: str) -> b.Clue:
        """What has to be known together, by the printed numbers of memories and cards."""
        known: dict[str, list[int]] = {"memory": [], "card": []}
        for word in words.split(CLUES_JOINED):
            kind = "memory" if memory_id(word) else "card"
            known[kind].append(reader.known.find(kind, word))
        if terms.NONE in (*known["memory"], *known["card"]):
            self.problem(entry, f"options {number}, clues", words, self.says("expected-clue"))
        return b.Clue(memories=tuple(known["memory"]), cards=tuple(known["card"]))

    def _branches(self, reader: StoryReader, entry: e.StoryEntry, town: bool) -> tuple[b.Branch, ...]:
        found = [
            reader.branch(Place(entry, f"first {number}", town), line, otherwise=number == len(entry.first))
            for number, line in enumerate(entry.first, 1)
        ]
        return tuple(branch for branch in found if branch is not None)

    def first_lines(self) -> list[int]:
        """The number of each card's first printed option, among those of all cards."""
        found = [0]
        for entry, _, _ in self.story():
            found.append(found[-1] + len(entry.options))
        return found[:-1]

    def memory_cards(self, known: Known) -> list[b.Memory]:
        return [
            b.Memory(
                replaces=known.find("card", entry.replaces) if entry.replaces else terms.NONE,
                by=known.find("card", entry.by) if entry.by else terms.NONE,
            )
            for entry in self.keepsakes()
        ]

    def quest_folders(self, known: Known, tier_of: Callable[[int], int]) -> list[b.Quest]:
        return [
            b.Quest(first=known.find("card", f"{entry.number}-1"), hidden=entry.hidden, tier=tier_of(entry.number))
            for entry in self.folders()
        ]

    def places(self, known: Known) -> list[b.Location]:
        return [
            b.Location(
                town=town,
                cards=tuple(known.find("card", number) for number in (place.start, *place.later) if number),
                x=place.x,
                y=place.y,
            )
            for place, town in self.sites()
        ]

    def story_prose(self) -> b.Prose:
        """The texts; what stands on boards and maps is added to them."""
        cards = [entry for entry, _, _ in self.story()]
        interludes = [both(entry.text) for entry in self.interludes]
        return b.Prose(
            campaign=both(self.introduction.text),
            introductions=[titled(entry.introduction, cards) for entry in self.folders()],
            prompts=[both(entry.prompt) for entry in self.folders()],
            texts=[both(entry.text) for entry in cards],
            choices=[tuple(both(option.name) for option in entry.options) for entry in cards],
            approaches=[approaches_of(entry) for entry in cards],
            memories=[both(entry.text) for entry in self.keepsakes()],
            interludes=[interludes[pack * terms.SEEKERS : (pack + 1) * terms.SEEKERS] for pack in range(terms.PACKS)],
            rows=[],
            deeds=[],
            zones=[],
            boroughs=[both(place.borough) for place, _ in self.sites()],
        )

    def story_lexicon(self, lexicon: Lexicon) -> None:
        """Titles of cards, memories, quests, towns and locations; cards and memories have printed numbers."""
        cards = [entry for entry, _, _ in self.story()]
        for role, entries in (("story", cards), ("memory", self.keepsakes())):
            ids = [entry.id for entry in entries]
            lexicon.add(role, ids, [entry.name for entry in entries], [printed_number(id_) for id_ in ids])
        options = [(f"{entry.id}_{place}", one.name) for entry in cards for place, one in enumerate(entry.options, 1)]
        lexicon.add_words("line", options)
        lexicon.add("quest", QUEST_IDS, [entry.name for entry in self.folders()], QUEST_IDS)
        lexicon.add_entries("town", self.towns())
        lexicon.add_entries("location", [place for place, _ in self.sites()])


def both(name: Name | None) -> b.Words:
    """A text in both languages; empty where there is none."""
    return ("", "") if name is None else (name.fr, name.en)


def titled(text: Name, cards: Sequence[e.StoryEntry]) -> b.Words:
    """A text in which cards have their titles: a printed number tells people nothing."""
    names = {printed_number(entry.id): entry.name for entry in cards}
    return (
        REFERENCE.sub(lambda found: f"« {names[found[1]].fr} »", text.fr),
        REFERENCE.sub(lambda found: f'"{names[found[1]].en}"', text.en),
    )


def chosen(op: str) -> list[str]:
    """The colours among which a test lets Seekers choose."""
    return op.partition(" choose ")[2].partition(" need ")[0].split(", ")


def approaches_of(entry: e.StoryEntry) -> tuple[b.Words, ...]:
    """What choosing red, green or blue means on a card; nothing where nobody chooses."""
    if entry.approaches is None:
        return ()
    found: list[Name | None] = [entry.approaches.red, entry.approaches.green, entry.approaches.blue]
    return tuple(both(name) for name in found)
