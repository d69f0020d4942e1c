"""Reading a content pack of Pilgrims: what each file must hold, and the box that comes out of it."""

from __future__ import annotations

from collections.abc import Sequence

from veillee.core.content import Name
from veillee.core.packs import Pack, numbers, section
from veillee.core.words import Lexicon
from veillee.games.pilgrims import box as b
from veillee.games.pilgrims import entries as e
from veillee.games.pilgrims.clauses import COLORS, SYMBOLS, ClauseReader
from veillee.games.pilgrims.words import GRAMMAR, fixed_words

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
            expected = "6 different cells, none of them a corner or the centre"
            self.problem(self.map, "campfires", ", ".join(self.map.campfires), expected)

    def check_diagrams(self) -> None:
        for entry in [*self.transports, *self.shapes]:
            if not entry.dots or (0, 0) in entry.dots:
                self.problem(entry, "dots", entry.dots, "at least one dot away from the pawn")

    def check_travellers(self) -> None:
        found = {(entry.color, entry.side) for entry in self.travellers}
        for color, side in sorted({(color, side) for color in SEATS for side in "AB"} - found):
            self.problem(self.travellers, "", None, "a tile for each colour and side", label=f"{color} {side}")
        for traveller in self.travellers:
            if [clause.then for clause in traveller.abilities][-1:] != ["reserve"]:
                self.problem(traveller, "abilities", "other abilities", "a move and, last, reserve")

    def check_adventures(self) -> None:
        for level, count in ((1, LEVEL_ONE), (2, LEVEL_TWO)):
            found = sum(entry.level == level for entry in self.adventures)
            if self.whole(self.adventures) and found != count:
                self.problem(self.adventures, "level", f"{found} cards of level {level}", f"{count} cards")
        for entry in self.adventures:
            if entry.retire > len(entry.companions):
                self.problem(entry, "retire", entry.retire, f"at most {len(entry.companions)}, as many as companions")

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
                self.problem(entry, "counts", entry.counts, f"one of {', '.join(sorted(COUNTS))}")
            elif letter != entry.letter:
                self.problem(entry, "letter", entry.letter, f"{letter} for {entry.counts}")
        letters = {entry.letter for entry in self.quests}
        if self.whole(self.quests) and letters != set(LETTERS.values()):
            self.problem(self.quests, "letter", sorted(letters), "tiles of all three letters A, B, C")

    def check_journeys(self) -> None:
        for entry in self.journeys:
            if len(set(entry.cells)) != 3:
                self.problem(entry, "cells", ", ".join(entry.cells), "3 different cells")

    def check_solo(self) -> None:
        for level in self.levels:
            if len(set(level.sets)) != 2:
                self.problem(level, "sets", ", ".join(level.sets), "2 different sets")
        for name in "ABCD":
            found = sum(card.set == name for card in self.solo)
            if self.whole(self.solo) and found != 3:
                self.problem(self.solo, "", f"{found} cards", "3 cards in each set", label=f"set {name}")

    def _clauses(self) -> ClauseReader:
        return ClauseReader(self.problem, list(numbers(self.transports)), list(numbers(self.shapes)))

    # -- the box ---------------------------------------------------------------------------

    def box(self) -> tuple[b.PilgrimsBox, Lexicon]:
        clauses = self._clauses()
        companions = [
            b.Character(
                bits(entry.symbols, BEARINGS),
                bits(entry.activation, SYMBOLS),
                clauses.abilities(entry),
            )
            for entry in self.companions
        ]
        travellers: dict[tuple[str, str], b.Character] = {
            (entry.side, entry.color): b.Character(0, bits(entry.activation, SYMBOLS), clauses.abilities(entry))
            for entry in self.travellers
        }
        adventures = [
            b.Adventure(
                entry.level,
                # Named symbols first: they are harder to match than "?".
                tuple(sorted(BEARINGS.index(need) for need in entry.companions)),
                entry.retire,
                cost_of(entry.cost),
                entry.points,
                entry.clovers,
                clauses.upgrades(entry),
            )
            for entry in self.adventures
        ]
        extensions = sum(clause.verb == b.EXTEND for clause in clauses.made)
        board = b.Board(
            [cell_of(cell) for cell in self.map.campfires],
            [list(entry.dots) for entry in self.transports],
            [list(entry.dots) for entry in self.shapes],
            extensions,
        )
        lexicon = self._lexicon()
        return (
            b.PilgrimsBox(
                [COLORS.index(entry.adventure) for entry in self.objects],
                [SYMBOLS.index(entry.activation) for entry in self.objects],
                companions,
                [[travellers[side, color] for color in SEATS] for side in ("A", "B")],
                adventures,
                [
                    b.Quest(
                        entry.letter,
                        *COUNTS[entry.counts],
                        cost_of(entry.cost),
                        entry.clovers,
                        tuple(entry.feathers),
                    )
                    for entry in self.quests
                ],
                list(self.scoring.matching),
                [
                    b.Journey(
                        tuple(cell_of(cell) for cell in entry.cells),
                        entry.points,
                        {"object": b.REWARD_OBJECT, "clover": b.REWARD_CLOVER, "none": b.REWARD_NONE}[entry.bonus],
                    )
                    for entry in self.journeys
                ],
                [
                    b.SoloCard(
                        b.REWARD_OBJECT if entry.reward == "object" else b.REWARD_CLOVER,
                        tuple(entry.cells),
                        b.RIGHT if entry.arrow == "right" else b.LEFT,
                    )
                    for entry in self.solo
                ],
                [[n for n, card in enumerate(self.solo) if card.set in level.sets] for level in self.levels],
                [level.id for level in self.levels],
                board,
                clauses.made,
                make_options(lexicon),
            ),
            lexicon,
        )

    def _lexicon(self) -> Lexicon:
        lexicon = Lexicon(GRAMMAR)
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


def bits(found: Sequence[str], names: Sequence[str]) -> int:
    return sum(1 << names.index(name) for name in set(found))


def cost_of(symbols: Sequence[str]) -> tuple[int, int, int, int]:
    counts = [list(symbols).count(color) for color in COLORS[:4]]
    return counts[0], counts[1], counts[2], counts[3]


def make_options(lexicon: Lexicon) -> b.Options:
    """Every option there can be, each with the rule that allows it."""
    make = lexicon.option
    cells = range(b.CELLS)
    objects = range(OBJECTS)
    companions = range(COMPANIONS)
    adventures = range(LEVEL_ONE + LEVEL_TWO)
    options = b.Options()
    options.corner = [make("corner", "PIL-022", cell) for cell in cells]
    options.disk = [make("disk", "PIL-030", way) for way in range(b.WAYS)]
    options.go = [[make("go", "PIL-032", way, cell) for cell in cells] for way in range(b.WAYS)]
    options.move = [make("move", "PIL-218", cell) for cell in cells]
    options.swap = [[make("swap", "PIL-216", cell, other) for other in cells] for cell in cells]
    options.take = [make("take", "PIL-197", cell) for cell in cells]
    options.draw_two = make("draw_two", "PIL-204")
    options.recruit = make("recruit", "PIL-205")
    options.reserve = [make("reserve", "PIL-077", card) for card in adventures]
    options.reserve_top = [make("reserve_top", "PIL-077", level) for level in range(2)]
    options.drop = [make("drop", "PIL-080", card) for card in adventures]
    options.keep = [make("keep", "PIL-204", card) for card in objects]
    options.welcome = [make("welcome", "PIL-205", card) for card in companions]
    options.journey = [make("journey", "PIL-144", card) for card in range(JOURNEYS)]
    options.retire = [make("retire", "PIL-043", card) for card in companions]
    characters = range(b.TRAVELLER + 1)
    options.activate = [[make("activate", "PIL-052", who, card) for card in objects] for who in characters]
    options.convert = [[make("convert", "PIL-114", who, card) for card in objects] for who in characters]
    options.clover = make("clover", "PIL-051")
    options.spend = make("spend", "PIL-192")
    options.skip = make("skip", "PIL-185")
    options.finish = make("finish", "PIL-071")
    options.no_task = make("pass", "PIL-085")
    options.buy = make("buy", "PIL-118")
    options.complete = [make("complete", "PIL-085", card) for card in adventures]
    options.quest = [make("quest", "PIL-099", tile) for tile in range(QUESTS)]
    options.participant = [make("participant", "PIL-089", card) for card in companions]
    options.pay = make("pay", "PIL-091")
    options.give = [make("give", "PIL-091", card) for card in objects]
    options.change = [make("change", "PIL-115", card) for card in objects]
    options.reduce = [make("reduce", "PIL-211", color) for color in range(4)]
    options.first = [make("first", "PIL-184", verb) for verb in range(len(b.VERBS))]
    return options
