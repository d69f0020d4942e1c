"""Reading a content pack of Pilgrims: what each file must hold, and the box that comes out of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec

from veillee.core.content import Entry, Name, PackReader, Print
from veillee.core.words import Lexicon
from veillee.games.pilgrims import box as b
from veillee.games.pilgrims.words import GRAMMAR, fixed_words

Adventuring = Literal["strength", "communication", "intuition", "trade"]
Activating = Literal["weapon", "artefact", "instrument", "tool"]
Bearing = Literal["vagabond", "brave", "beast", "rascal"]
Needed = Literal["vagabond", "brave", "beast", "rascal", "?"]
Color = Literal["red", "blue", "green", "yellow"]
Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Offset = Annotated[int, msgspec.Meta(ge=-4, le=4)]
Distance = Annotated[int, msgspec.Meta(ge=0, le=4)]

COLORS: Sequence[str] = ("strength", "communication", "intuition", "trade", "any")
SYMBOLS: Sequence[str] = ("weapon", "artefact", "instrument", "tool")
BEARINGS: Sequence[str] = ("vagabond", "brave", "beast", "rascal", "?")
SEATS: Sequence[str] = ("red", "blue", "green", "yellow")

# How many of each the box holds (chapter 3.1 of the specification).
OBJECTS, COMPANIONS, LEVEL_ONE, LEVEL_TWO = 72, 40, 19, 17
QUESTS, JOURNEYS, SOLO_CARDS, TRAVELLERS, LEVELS = 12, 18, 12, 8, 4


class ClauseEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    then: str
    when: str | list[str] = []
    attached: list[ClauseEntry] = msgspec.field(default=[], name="with")


class MapEntry(Entry, frozen=True):
    columns: int
    rows: int
    campfires: list[str]


class TransportEntry(Entry, frozen=True):
    id: str
    name: Name
    dots: list[tuple[Distance, Distance]]


class ShapeEntry(TransportEntry, frozen=True):
    pass


class TravellerEntry(Entry, frozen=True):
    color: Color
    side: Literal["A", "B"]
    id: str
    name: Name
    activation: list[Activating]
    abilities: list[ClauseEntry]


class ObjectEntry(Entry, frozen=True):
    id: str
    number: Print[str]
    name: Name
    adventure: Adventuring
    activation: Activating


class CompanionEntry(Entry, frozen=True):
    id: str
    number: Print[str]
    name: Name
    symbols: list[Bearing]
    activation: list[Activating]
    abilities: list[ClauseEntry]


class AdventureEntry(Entry, frozen=True):
    id: str
    number: Print[str]
    level: Literal[1, 2]
    name: Name
    companions: list[Needed]
    retire: Count
    cost: list[Adventuring]
    points: Count
    clovers: Count
    upgrades: list[ClauseEntry]


class QuestEntry(Entry, frozen=True):
    id: str
    number: Print[str]
    letter: Literal["A", "B", "C"]
    counts: str
    name: Name
    cost: list[Adventuring]
    clovers: Count
    feathers: list[Count]


class ScoringEntry(Entry, frozen=True):
    matching: list[Count]


class JourneyEntry(Entry, frozen=True):
    id: str
    number: Print[str]
    name: Name
    cells: list[str]
    points: Count
    bonus: Literal["object", "clover", "none"]


class LevelEntry(Entry, frozen=True):
    id: str
    name: Name
    sets: list[Literal["A", "B", "C", "D"]]


class SoloEntry(Entry, frozen=True):
    id: str
    number: Print[str]
    set: Literal["A", "B", "C", "D"]
    reward: Literal["object", "clover"]
    cells: list[tuple[Offset, Offset]]
    arrow: Literal["right", "left"]


# The conditions and what they name; the effects and what they take.
CONDITIONS = {
    "using": (b.USING, "transport"),
    "on_pawn": (b.ON_PAWN, ""),
    "play_color": (b.PLAY_COLOR, "color"),
    "play_symbol": (b.PLAY_SYMBOL, "symbol"),
    "complete_adventure": (b.COMPLETE, ""),
    "on_corner": (b.ON_CORNER, ""),
}
ARGUMENTS = {"take_color": "color", "take_adjacent_color": "color", "reduce_cost": "reduction", "move": "shape"}
REWARDS = (
    "gain_clover", "draw_object", "extra_activation", "draw_two_keep_one", "recruit", "reserve",
    "take_color", "take_adjacent_color",
)  # fmt: skip
# Where a clause is printed decides what it may say: (conditions, effects).
ABILITY = (("play_color", "play_symbol"), (*REWARDS, "move"))
BESIDE_A_MOVE = (("on_pawn", "on_corner"), (*REWARDS, "take_crossed", "swap_objects"))
UPGRADE = (tuple(CONDITIONS), (*REWARDS, "take_crossed", "swap_objects", "extend"))
PERMANENT = ("reduce_cost", "reserve_slot", "companion_slot")

COUNTS = {
    "adventure:clover_reward": (b.COUNT_CLOVER_REWARD, 0),
    "adventure:transport_upgrade": (b.COUNT_TRANSPORT, 0),
    "adventure:level_1": (b.COUNT_LEVEL_ONE, 0),
    "adventure:cost_reduction": (b.COUNT_REDUCTION, 0),
    **{f"symbol:{name}": (b.COUNT_SYMBOL, value) for value, name in enumerate(BEARINGS[:4])},
    **{f"activation:{name}": (b.COUNT_ACTIVATION, value) for value, name in enumerate(SYMBOLS)},
}
LETTERS = {"symbol": "A", "activation": "B", "adventure": "C"}


class PilgrimsPack:
    """All entries of one pack, checked, with the box made of them."""

    def __init__(self, reader: PackReader) -> None:
        self.reader = reader
        self.clauses: list[b.Clause] = [b.Clause(0, b.ALWAYS, b.NONE, False, b.JOURNEY_TOKEN, b.NONE, ())]
        read = reader.many
        self.map = reader.one("board.toml", "map", MapEntry)
        self.transports = read("board.toml", "transport", TransportEntry, b.WAYS)
        self.shapes = read("board.toml", "shape", ShapeEntry)
        self.travellers = read("travellers.toml", "traveller", TravellerEntry, TRAVELLERS)
        self.objects = read("objects.toml", "object", ObjectEntry, OBJECTS)
        self.companions = read("companions.toml", "companion", CompanionEntry, COMPANIONS)
        self.adventures = read("adventures.toml", "adventure", AdventureEntry, LEVEL_ONE + LEVEL_TWO)
        self.quests = read("quests.toml", "quest", QuestEntry, QUESTS)
        self.scoring = reader.one("quests.toml", "scoring", ScoringEntry)
        self.journeys = read("journeys.toml", "journey", JourneyEntry, JOURNEYS)
        self.levels = read("solo.toml", "level", LevelEntry, LEVELS)
        self.solo = read("solo.toml", "solo", SoloEntry, SOLO_CARDS)
        self._check()

    # -- checks that look at more than one field -------------------------------------------

    def _check(self) -> None:
        reader = self.reader
        sections = {
            "board.toml": ("map", "transport", "shape"),
            "travellers.toml": ("traveller",),
            "objects.toml": ("object",),
            "companions.toml": ("companion",),
            "adventures.toml": ("adventure",),
            "quests.toml": ("quest", "scoring"),
            "journeys.toml": ("journey",),
            "solo.toml": ("level", "solo"),
        }
        for file, names in sections.items():
            reader.only(file, *names)
        reader.slug("board.toml", [*self.transports, *self.shapes])
        reader.slug("objects.toml", self.objects)
        reader.slug("companions.toml", self.companions)
        reader.slug("adventures.toml", self.adventures)
        reader.slug("quests.toml", self.quests)
        reader.slug("journeys.toml", self.journeys)
        reader.slug("solo.toml", self.solo)
        self._check_board()
        self._check_travellers()
        self._check_adventures()
        self._check_quests()
        self._check_journeys_and_solo()

    def _check_board(self) -> None:
        if self.map is None:
            return
        if (self.map.columns, self.map.rows) != (b.SIDE, b.SIDE):
            found = f"{self.map.columns} by {self.map.rows}"
            self.reader.problem("board.toml", "map", "columns, rows", found, "5 by 5")
        cells = [self._cell("board.toml", "map", "campfires", cell) for cell in self.map.campfires]
        plain = {0, b.SIDE - 1, b.CENTRE, b.CELLS - b.SIDE, b.CELLS - 1}
        if len(set(cells)) != 6 or plain & set(cells):
            expected = "6 different cells, none of them a corner or the centre"
            self.reader.problem("board.toml", "map", "campfires", ", ".join(self.map.campfires), expected)
        for entry in [*self.transports, *self.shapes]:
            if not entry.dots or [0, 0] in [list(dot) for dot in entry.dots]:
                self.reader.problem("board.toml", entry.id, "dots", entry.dots, "at least one dot away from the pawn")

    def _check_travellers(self) -> None:
        wanted = {(color, side) for color in SEATS for side in ("A", "B")}
        found = [(entry.color, entry.side) for entry in self.travellers]
        for color, side in sorted(wanted - set(found)):
            self.reader.problem("travellers.toml", f"{color} {side}", "", None, "a tile for each colour and side")
        for entry in self.travellers:
            if [clause.then for clause in entry.abilities][-1:] != ["reserve"]:
                self.reader.problem(
                    "travellers.toml", entry.id, "abilities", "other abilities", "a move and, last, reserve"
                )

    def _check_adventures(self) -> None:
        for level, count in ((1, LEVEL_ONE), (2, LEVEL_TWO)):
            found = sum(entry.level == level for entry in self.adventures)
            if len(self.adventures) == LEVEL_ONE + LEVEL_TWO and found != count:
                self.reader.problem(
                    "adventures.toml", f"level {level}", "", f"{found} cards", f"{count} cards of this level"
                )
        for entry in self.adventures:
            if entry.retire > len(entry.companions):
                expected = f"at most {len(entry.companions)}, as many as companions"
                self.reader.problem("adventures.toml", entry.id, "retire", entry.retire, expected)
            if len(entry.companions) > 3:
                self.reader.problem("adventures.toml", entry.id, "companions", len(entry.companions), "at most 3")

    def _check_quests(self) -> None:
        for entry in self.quests:
            if entry.counts not in COUNTS:
                self.reader.problem(
                    "quests.toml", entry.id, "counts", entry.counts, f"one of {', '.join(sorted(COUNTS))}"
                )
            elif LETTERS[entry.counts.split(":")[0]] != entry.letter:
                letter = LETTERS[entry.counts.split(":")[0]]
                self.reader.problem("quests.toml", entry.id, "letter", entry.letter, f"{letter} for {entry.counts}")
            if len(entry.feathers) != 3:
                self.reader.problem("quests.toml", entry.id, "feathers", entry.feathers, "points of 3 spaces")
        letters = {entry.letter for entry in self.quests}
        if len(self.quests) == QUESTS and letters != {"A", "B", "C"}:
            self.reader.problem("quests.toml", "", "letter", sorted(letters), "tiles of all three letters A, B, C")
        if self.scoring is not None and len(self.scoring.matching) != 5:
            self.reader.problem(
                "quests.toml", "scoring", "matching", self.scoring.matching, "points for 0, 1, 2, 3 and 4 cards"
            )

    def _check_journeys_and_solo(self) -> None:
        for entry in self.journeys:
            cells = {self._cell("journeys.toml", entry.id, "cells", cell) for cell in entry.cells}
            if len(cells) != 3:
                self.reader.problem("journeys.toml", entry.id, "cells", ", ".join(entry.cells), "3 different cells")
        for level in self.levels:
            if len(set(level.sets)) != 2:
                self.reader.problem("solo.toml", level.id, "sets", ", ".join(level.sets), "2 different sets")
        for name in ("A", "B", "C", "D"):
            found = sum(card.set == name for card in self.solo)
            if len(self.solo) == SOLO_CARDS and found != 3:
                self.reader.problem("solo.toml", f"set {name}", "", f"{found} cards", "3 cards in each set")

    # -- parts -----------------------------------------------------------------------------

    def _cell(self, file: str, entry: str, field: str, name: str) -> int:
        if len(name) == 2 and name[0] in "ABCDE" and name[1] in "12345":
            return (int(name[1]) - 1) * b.SIDE + "ABCDE".index(name[0])
        self.reader.problem(file, entry, field, name, "a cell from A1 to E5")
        return 0

    def _clauses(
        self,
        file: str,
        entry: str,
        field: str,
        found: list[ClauseEntry],
        place: tuple[tuple[str, ...], tuple[str, ...]],
    ) -> tuple[b.Clause, ...]:
        return tuple(self._clause(file, entry, field, clause, place) for clause in found)

    def _clause(
        self, file: str, entry: str, field: str, found: ClauseEntry, place: tuple[tuple[str, ...], tuple[str, ...]]
    ) -> b.Clause:
        """One clause of the vocabulary; what it may say depends on where it is printed."""
        conditions, effects = place
        verb, _, argument = found.then.partition(":")
        whens = [found.when] if isinstance(found.when, str) else list(found.when)
        pays = "pay_clover" in whens
        others = [when for when in whens if when != "pay_clover"]
        if place is UPGRADE and not whens:
            effects = PERMANENT
        if verb not in effects:
            self.reader.problem(file, entry, field, found.then, f"one of {', '.join(effects)}")
        condition, detail = b.ALWAYS, b.NONE
        if len(others) > 1:
            self.reader.problem(file, entry, field, ", ".join(others), "at most one condition besides pay_clover")
        elif others:
            name, _, about = others[0].partition(":")
            if name not in conditions:
                allowed = ", ".join((*conditions, "pay_clover"))
                self.reader.problem(file, entry, field, others[0], f"one of {allowed}")
            else:
                condition, role = CONDITIONS[name]
                detail = self._argument(file, entry, field, others[0], role, about)
        if verb in ("extend", "take_crossed", "swap_objects") and place is UPGRADE and condition != b.USING:
            self.reader.problem(file, entry, field, found.then, "the condition using:TRANSPORT before it")
        arg = self._argument(file, entry, field, found.then, ARGUMENTS.get(verb, ""), argument)
        if pays and verb == "move":
            self.reader.problem(file, entry, field, found.then, "a move without pay_clover")
        if found.attached and verb != "move":
            self.reader.problem(file, entry, field, found.then, "a move, because only a move has `with`")
        attached = self._clauses(file, entry, field, found.attached, BESIDE_A_MOVE)
        number = b.VERBS.index(verb) if verb in b.VERBS else 0
        clause = b.Clause(len(self.clauses), condition, detail, pays, number, arg, attached)
        self.clauses.append(clause)
        return clause

    def _argument(self, file: str, entry: str, field: str, text: str, role: str, argument: str) -> int:
        """The number that stands for the argument of a condition or effect."""
        values: Sequence[str] = {
            "": (),
            "transport": [item.id for item in self.transports],
            "shape": [item.id for item in self.shapes],
            "color": COLORS[:4],
            "reduction": COLORS,
            "symbol": SYMBOLS,
        }[role]
        if not role:
            if argument:
                self.reader.problem(file, entry, field, text, f"{text.partition(':')[0]} without an argument")
            return b.NONE
        if argument not in values:
            expected = f"{text.partition(':')[0]}: and one of {', '.join(values)}"
            self.reader.problem(file, entry, field, text, expected)
            return 0
        return values.index(argument)

    def _abilities(self, file: str, entry: str, found: list[ClauseEntry]) -> tuple[b.Clause, ...]:
        """Abilities of a character; an answer must tell which of them it uses."""
        clauses = self._clauses(file, entry, "abilities", found, ABILITY)
        kinds = [
            "spend" if c.pays else "take" if c.verb in (b.TAKE_COLOR, b.TAKE_ADJACENT) else c.verb for c in clauses
        ]
        if len(set(kinds)) != len(kinds):
            self.reader.problem(file, entry, "abilities", "two abilities of one kind", "at most one of each kind")
        return clauses

    # -- the box ---------------------------------------------------------------------------

    def box(self) -> tuple[b.PilgrimsBox, Lexicon]:
        companions = [
            b.Character(
                bits(entry.symbols, BEARINGS),
                bits(entry.activation, SYMBOLS),
                self._abilities("companions.toml", entry.id, entry.abilities),
            )
            for entry in self.companions
        ]
        travellers: dict[tuple[str, str], b.Character] = {
            (entry.side, entry.color): b.Character(
                0, bits(entry.activation, SYMBOLS), self._abilities("travellers.toml", entry.id, entry.abilities)
            )
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
                self._clauses("adventures.toml", entry.id, "upgrades", entry.upgrades, UPGRADE),
            )
            for entry in self.adventures
        ]
        self.reader.finish()
        assert self.map is not None and self.scoring is not None
        extensions = sum(clause.verb == b.EXTEND for clause in self.clauses)
        board = b.Board(
            [self._cell("board.toml", "map", "campfires", cell) for cell in self.map.campfires],
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
                        tuple(self._cell("", "", "", cell) for cell in entry.cells),
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
                self.clauses,
                make_options(lexicon),
            ),
            lexicon,
        )

    def _lexicon(self) -> Lexicon:
        lexicon = Lexicon(GRAMMAR)
        fixed_words(lexicon)
        for role, entries in (
            ("transport", self.transports),
            ("shape", self.shapes),
            ("object", self.objects),
            ("companion", self.companions),
            ("adventure", self.adventures),
            ("quest", self.quests),
            ("journey", self.journeys),
            ("solo", self.solo),
        ):
            names = [getattr(entry, "name", None) or Name(entry.id.upper(), entry.id.upper()) for entry in entries]
            numbers = [getattr(entry, "number", "") for entry in entries]
            lexicon.add(role, [entry.id for entry in entries], names, numbers)
        lexicon.add(
            "character",
            [*(entry.id for entry in self.companions), "traveller"],
            [*(entry.name for entry in self.companions), Name("le Voyageur", "the Traveller")],
        )
        lexicon.same("character", "companion")
        return lexicon


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


def read_pack(reader: PackReader) -> tuple[b.PilgrimsBox, Lexicon]:
    return PilgrimsPack(reader).box()
