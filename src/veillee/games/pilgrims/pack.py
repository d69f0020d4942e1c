"""Reading a content pack of Pilgrims: what each file must hold, and the box that comes out of it."""

from __future__ import annotations

from collections.abc import Sequence

from veillee.core.content import Name, one_of
from veillee.core.packs import Pack, numbers, section
from veillee.core.words import Lexicon, make_options
from veillee.games.pilgrims import box as b
from veillee.games.pilgrims import entries as e
from veillee.games.pilgrims.clauses import COLORS, SYMBOLS, ClauseReader
from veillee.games.pilgrims.options import Options
from veillee.games.pilgrims.words import fixed_words

BEARINGS: Sequence[str] = ("vagabond", "brave", "beast", "rascal", "?")
SEATS: Sequence[str] = ("red", "blue", "green", "yellow")

# How many of each the box holds (chapter 3.1 of the specification).
OBJECTS, COMPANIONS, LEVEL_ONE, LEVEL_TWO = 72, 40, 19, 17
QUESTS, JOURNEYS, SOLO_CARDS, TRAVELLERS, LEVELS = 12, 18, 12, 8, 4

COUNTS = {
    "adventure:clover_reward": (b.COUNT_CLOVER_REWARD, 0),
    "adventure:transport_upgrade": (b.COUNT_TRANSPORT, 0),
    "adventure:level_1": (b.COUNT_LEVEL_ONE, 0),
    "adventure:cost_reduction": (b.COUNT_REDUCTION, 0),
    **{f"symbol:{name}": (b.COUNT_SYMBOL, value) for value, name in enumerate(BEARINGS[:4])},
    **{f"activation:{name}": (b.COUNT_ACTIVATION, value) for value, name in enumerate(SYMBOLS)},
}
LETTERS = {"symbol": "A", "activation": "B", "adventure": "C"}


class PilgrimsPack(Pack[b.PilgrimsBox]):
    """All entries of one pack, checked, with the box made of them."""

    map: e.MapEntry = section("board.toml", "map")
    transports: list[e.TransportEntry] = section("board.toml", "transport", count=b.WAYS)
    shapes: list[e.ShapeEntry] = section("board.toml", "shape")
    travellers: list[e.TravellerEntry] = section("travellers.toml", "traveller", count=TRAVELLERS)
    objects: list[e.ObjectEntry] = section("objects.toml", "object", count=OBJECTS)
    companions: list[e.CompanionEntry] = section("companions.toml", "companion", count=COMPANIONS)
    adventures: list[e.AdventureEntry] = section("adventures.toml", "adventure", count=LEVEL_ONE + LEVEL_TWO)
    quests: list[e.QuestEntry] = section("quests.toml", "quest", count=QUESTS)
    scoring: e.ScoringEntry = section("quests.toml", "scoring")
    journeys: list[e.JourneyEntry] = section("journeys.toml", "journey", count=JOURNEYS)
    levels: list[e.LevelEntry] = section("solo.toml", "level", count=LEVELS)
    solo: list[e.SoloEntry] = section("solo.toml", "solo", count=SOLO_CARDS)

    def check_map(self) -> None:
        cells = {cell_of(cell) for cell in self.map.campfires}
        plain = {0, b.SIDE - 1, b.CENTRE, b.CELLS - b.SIDE, b.CELLS - 1}
        if len(cells) != 6 or plain & cells:
            self.problem(self.map, "campfires", ", ".join(self.map.campfires), self.says("expected-campfires"))

    def check_diagrams(self) -> None:
        for entry in [*self.transports, *self.shapes]:
            if not entry.dots or (0, 0) in entry.dots:
                self.problem(entry, "dots", entry.dots, self.says("expected-dots"))

    def check_travellers(self) -> None:
        found = {(entry.color, entry.side) for entry in self.travellers}
        for color, side in sorted({(color, side) for color in SEATS for side in "AB"} - found):
            self.problem(self.travellers, "", None, self.says("expected-tiles"), label=f"{color} {side}")
        for traveller in self.travellers:
            if [clause.then for clause in traveller.abilities][-1:] != ["reserve"]:
                self.problem(
                    traveller, "abilities", self.says("found-other-abilities"), self.says("expected-move-reserve")
                )

    def check_adventures(self) -> None:
        for level, count in ((1, LEVEL_ONE), (2, LEVEL_TWO)):
            found = sum(entry.level == level for entry in self.adventures)
            if self.whole(self.adventures) and found != count:
                cards = self.says("some-cards-of-level", count=found, level=level)
                self.problem(self.adventures, "level", cards, self.says("some-cards", count=count))
        for entry in self.adventures:
            if entry.retire > len(entry.companions):
                self.problem(entry, "retire", entry.retire, self.says("expected-retire", most=len(entry.companions)))

    def check_clauses(self) -> None:
        clauses = self._clauses()
        for companion in self.companions:
            clauses.abilities(companion)
        for traveller in self.travellers:
            clauses.abilities(traveller)
        for adventure in self.adventures:
            clauses.upgrades(adventure)

    def check_quests(self) -> None:
        for entry in self.quests:
            letter = LETTERS[entry.counts.split(":")[0]] if entry.counts in COUNTS else ""
            if not letter:
                self.problem(entry, "counts", entry.counts, one_of(sorted(COUNTS)))
            elif letter != entry.letter:
                self.problem(
                    entry, "letter", entry.letter, self.says("expected-letter", letter=letter, counts=entry.counts)
                )
        letters = {entry.letter for entry in self.quests}
        if self.whole(self.quests) and letters != set(LETTERS.values()):
            self.problem(self.quests, "letter", sorted(letters), self.says("expected-letters"))

    def check_journeys(self) -> None:
        for entry in self.journeys:
            if len(set(entry.cells)) != 3:
                self.problem(entry, "cells", ", ".join(entry.cells), self.says("expected-cells"))

    def check_solo(self) -> None:
        for level in self.levels:
            if len(set(level.sets)) != 2:
                self.problem(level, "sets", ", ".join(level.sets), self.says("expected-sets"))
        for name in "ABCD":
            found = sum(card.set == name for card in self.solo)
            if self.whole(self.solo) and found != 3:
                cards, three = (self.says("some-cards", count=count) for count in (found, 3))
                self.problem(self.solo, "", cards, three, label=f"set {name}")

    def _clauses(self) -> ClauseReader:
        return ClauseReader(self.problem, self.says, list(numbers(self.transports)), list(numbers(self.shapes)))

    # -- the box ---------------------------------------------------------------------------

    def box(self) -> tuple[b.PilgrimsBox, Lexicon]:
        clauses = self._clauses()
        companions = [
            b.Character(
                symbols=bits(entry.symbols, BEARINGS),
                activation=bits(entry.activation, SYMBOLS),
                abilities=clauses.abilities(entry),
            )
            for entry in self.companions
        ]
        travellers: dict[tuple[str, str], b.Character] = {
            (entry.side, entry.color): b.Character(
                activation=bits(entry.activation, SYMBOLS), abilities=clauses.abilities(entry)
            )
            for entry in self.travellers
        }
        adventures = [
            b.Adventure(
                level=entry.level,
                # Named symbols first: they are harder to match than "?".
                needs=tuple(sorted(BEARINGS.index(need) for need in entry.companions)),
                retire=entry.retire,
                cost=cost_of(entry.cost),
                points=entry.points,
                clovers=entry.clovers,
                upgrades=clauses.upgrades(entry),
            )
            for entry in self.adventures
        ]
        extensions = sum(clause.verb == b.EXTEND for clause in clauses.made)
        board = b.Board(
            campfires=[cell_of(cell) for cell in self.map.campfires],
            transports=[list(entry.dots) for entry in self.transports],
            shapes=[list(entry.dots) for entry in self.shapes],
            extensions=extensions,
        )
        lexicon = self._lexicon()
        box = b.PilgrimsBox(
            colors=[COLORS.index(entry.adventure) for entry in self.objects],
            symbols=[SYMBOLS.index(entry.activation) for entry in self.objects],
            companions=companions,
            travellers=[[travellers[side, color] for color in SEATS] for side in ("A", "B")],
            adventures=adventures,
            quests=[quest_of(entry) for entry in self.quests],
            matching=list(self.scoring.matching),
            journeys=[journey_of(entry) for entry in self.journeys],
            solo=[solo_of(entry) for entry in self.solo],
            decks=[[n for n, card in enumerate(self.solo) if card.set in level.sets] for level in self.levels],
            levels=[level.id for level in self.levels],
            board=board,
            clauses=clauses.made,
            options=make_options(Options, lexicon),
        )
        return box, lexicon

    def _lexicon(self) -> Lexicon:
        lexicon = Lexicon(Options)
        fixed_words(lexicon)
        lexicon.add_entries("transport", self.transports)
        lexicon.add_entries("shape", self.shapes)
        lexicon.add_entries("object", self.objects)
        lexicon.add_entries("companion", self.companions)
        lexicon.add_entries("adventure", self.adventures)
        lexicon.add_entries("quest", self.quests)
        lexicon.add_entries("journey", self.journeys)
        lexicon.add_entries("solo", self.solo, [Name(entry.id.upper(), entry.id.upper()) for entry in self.solo])
        lexicon.add(
            "character",
            [*(entry.id for entry in self.companions), "traveller"],
            [*(entry.name for entry in self.companions), Name("le Voyageur", "the Traveller")],
        )
        lexicon.same("character", "companion")
        return lexicon


def cell_of(name: str) -> int:
    return (int(name[1]) - 1) * b.SIDE + "ABCDE".index(name[0])


def quest_of(entry: e.QuestEntry) -> b.Quest:
    counts, detail = COUNTS[entry.counts]
    return b.Quest(
        letter=entry.letter,
        counts=counts,
        detail=detail,
        cost=cost_of(entry.cost),
        clovers=entry.clovers,
        feathers=tuple(entry.feathers),
    )


def journey_of(entry: e.JourneyEntry) -> b.Journey:
    bonus = {"object": b.REWARD_OBJECT, "clover": b.REWARD_CLOVER, "none": b.REWARD_NONE}[entry.bonus]
    return b.Journey(cells=tuple(cell_of(cell) for cell in entry.cells), points=entry.points, bonus=bonus)


def solo_of(entry: e.SoloEntry) -> b.SoloCard:
    return b.SoloCard(
        reward=b.REWARD_OBJECT if entry.reward == "object" else b.REWARD_CLOVER,
        cells=tuple(entry.cells),
        arrow=b.RIGHT if entry.arrow == "right" else b.LEFT,
    )


def bits(found: Sequence[str], names: Sequence[str]) -> int:
    return sum(1 << names.index(name) for name in set(found))


def cost_of(symbols: Sequence[str]) -> tuple[int, int, int, int]:
    counts = [list(symbols).count(color) for color in COLORS[:4]]
    return counts[0], counts[1], counts[2], counts[3]
