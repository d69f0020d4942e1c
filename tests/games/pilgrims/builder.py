"""Tables in given situations: `Scenario` says what lies where, in the words of the specification.

    match = (
        Scenario(players=2)
        .pawn("red", "C4")
        .on_map("C3", "O16")
        .hand("red", "O46")
        .company("red", "C25", C33="O01")     # the Shepherd carries O01
        .movement("red")
    )
    match.play("go:foot:c3")

Cards are named by their numbers (O16, C25, I-01, Q1a, J09, SA1), cells as on the board. Cells that are
not mentioned and hold no pawn get cards that the scenario does not use, so that the table is whole.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import veillee
from veillee.core.chance import seeded
from veillee.core.deck import Deck
from veillee.core.history import Prompter
from veillee.core.match import Match
from veillee.core.setup import make_setup
from veillee.core.step import Step
from veillee.games.pilgrims.box import CELLS, CENTRE, FALCONER, NONE
from veillee.games.pilgrims.falconer import FalconerTurn
from veillee.games.pilgrims.setup import lay_out
from veillee.games.pilgrims.steps.activation import Activation
from veillee.games.pilgrims.steps.adventure import AdventurePhase
from veillee.games.pilgrims.steps.end_of_turn import EndOfTurn
from veillee.games.pilgrims.steps.movement import Movement
from veillee.games.pilgrims.steps.turn import EndOfRound, TakeTurns
from veillee.games.pilgrims.table import ACTIVATION, ADVENTURE, MOVEMENT, PilgrimsSeat, PilgrimsTable

SPEC = veillee.game("pilgrims")
BOX = SPEC.box()
COLORS = ("red", "blue", "green", "yellow", "falconer")
ROLES = {"O": "object", "C": "companion", "I": "adventure", "Q": "quest", "J": "journey", "S": "solo"}


def _numbers(role: str) -> dict[str, int]:
    lexicon = BOX.lexicon
    return {lexicon.number(role, value): value for value in range(len(lexicon.ids(role)))}


NUMBERS = {role: _numbers(role) for role in ROLES.values()}


def card(number: str) -> int:
    """The card of a number of the specification: card("O46")."""
    return NUMBERS[ROLES[number[0]]][number]


def key_of(number: str) -> str:
    """The id that a card has in keys: key_of("O46") is crystal_ball."""
    return BOX.lexicon.id(ROLES[number[0]], card(number))


def cell(name: str) -> int:
    value = BOX.lexicon.value("cell", name.lower())
    assert value is not None, name
    return value


def seat_of(color: str) -> int:
    return COLORS.index(color)


class Scenario:
    """A table in a given situation; `movement`, `activation`, … make the match that starts there."""

    def __init__(
        self,
        players: int = 2,
        *,
        advanced: bool = False,
        solo: str = "",
        side: str = "A",
        seed: int = 1,
        rules: int = SPEC.rules_version,
    ) -> None:
        players = 1 if solo else players
        mode = (
            ("solo" if solo else "basic") + ("_advanced" if advanced else "")
            if solo
            else ("advanced" if advanced else "basic")
        )
        self.setup = make_setup(
            SPEC, mode=mode, level=solo or None, players=players, seed=seed, settings={"side": side, "first": "1"}
        )
        level = BOX.content.levels.index(solo) if solo else NONE
        self.table: PilgrimsTable = lay_out(
            BOX.content, players, "AB".index(side), advanced, level, 0, seeded("scenario", seed)
        )
        self.table.rules = rules
        self.table.stack.clear()
        self.empty: set[int] = set()
        self.decks: dict[str, list[int]] = {}
        self.bare = False
        self.has_river = False
        self.dictated: list[str] = []
        for player in self.table.seats:
            player.clovers = 0
        if self.table.falconer is not None:
            self.falconer.falcon = self.falconer.falconer = CENTRE

    # -- taking cards out of their decks ---------------------------------------------------

    def _out(self, number: str) -> int:
        value = card(number)
        role = ROLES[number[0]]
        table = self.table
        decks = {
            "object": [table.objects],
            "companion": [table.companions],
            "adventure": table.adventures,
            "journey": [table.journeys],
        }[role]
        for deck in decks:
            if value in deck.unknown:
                deck.unknown.remove(value)
                return value
        raise AssertionError(f"{number} is used twice in the scenario")

    def seat(self, color: str) -> PilgrimsSeat:
        return self.table.seats[seat_of(color)]

    def hand(self, color: str, *objects: str, known: bool = False) -> Scenario:
        for number in objects:
            value = self._out(number)
            self.seat(color).hand.append(value)
            if known:
                self.seat(color).known.append(value)
        return self

    def company(self, color: str, *companions: str, **carrying: str) -> Scenario:
        for number in (*companions, *carrying):
            self.seat(color).company.append(self._out(number))
            under = self._out(carrying[number]) if number in carrying else NONE
            self.seat(color).under.append(under)
        return self

    def traveller(self, color: str, under: str) -> Scenario:
        self.seat(color).traveller_object = self._out(under)
        return self

    def retired(self, color: str, *companions: str) -> Scenario:
        self.seat(color).retired += [self._out(number) for number in companions]
        return self

    def completed(self, color: str, *adventures: str) -> Scenario:
        for number in adventures:
            value = self._out(number)
            if color == "falconer":
                self.falconer.completed.append(value)
                continue
            self.seat(color).completed.append(value)
            self.seat(color).upgrades += [clause.index for clause in BOX.content.adventures[value].upgrades]
        return self

    def reserved(self, color: str, *adventures: str) -> Scenario:
        self.seat(color).reserved += [self._out(number) for number in adventures]
        return self

    def clovers(self, color: str, number: int) -> Scenario:
        if color == "falconer":
            self.falconer.clovers = number
        else:
            self.seat(color).clovers = number
        return self

    def disks(self, color: str, *transports: str) -> Scenario:
        for transport in transports:
            value = BOX.lexicon.value("transport", transport)
            assert value is not None
            self.seat(color).disks |= 1 << value
        return self

    def pawn(self, color: str, where: str) -> Scenario:
        self.seat(color).cell = cell(where)
        return self

    def journey(self, color: str, number: str, *visited: str) -> Scenario:
        player = self.seat(color)
        player.journey = self._out(number)
        cells = BOX.content.journeys[player.journey].cells
        for name in visited:
            player.tokens |= 1 << cells.index(cell(name))
        return self

    # -- the board -------------------------------------------------------------------------

    def on_map(self, where: str, number: str) -> Scenario:
        self.table.map[cell(where)] = self._out(number)
        return self

    def no_card(self, *cells: str) -> Scenario:
        """These cells hold no card, although no pawn stands there."""
        self.empty |= {cell(name) for name in cells}
        return self

    def bare_map(self) -> Scenario:
        """All cells that are not mentioned hold no card."""
        self.bare = True
        return self

    def river(self, *adventures: str) -> Scenario:
        """The five slots from the left; an empty string is an empty slot."""
        self.has_river = True
        self.table.river = [self._out(number) if number else NONE for number in adventures]
        return self

    def quests(self, *tiles: str, **feathers: tuple[str, ...]) -> Scenario:
        """The three tiles from the left, with the colours of the Feathers on them: Q1d=("blue",)."""
        self.table.quests = [card(number) for number in tiles]
        self.table.feathers = [[seat_of(color) for color in feathers.get(number, ())] for number in tiles]
        for row in self.table.feathers:
            for owner in row:
                if owner == FALCONER:
                    self.falconer.feathers -= 1
                elif owner < len(self.table.seats):
                    self.table.seats[owner].feathers -= 1
        return self

    def deck(self, role: str, *cards: str) -> Scenario:
        """A whole deck from its top card: object, companion, adventure_1, adventure_2, journey.

        Cards of the role that are nowhere else leave the match.
        """
        self.decks[role] = [self._out(number) for number in cards]
        return self

    def discard(self, *objects: str) -> Scenario:
        self.table.discard += [self._out(number) for number in objects]
        return self

    def round(self, number: int, turn: int = 1) -> Scenario:
        self.table.round = number
        self.table.turn = turn
        return self

    # -- the Falconer ----------------------------------------------------------------------

    @property
    def falconer(self) -> Any:
        assert self.table.falconer is not None, "Scenario(solo=...) has a Falconer"
        return self.table.falconer

    def falconer_at(self, falcon: str, falconer: str) -> Scenario:
        self.falconer.falcon = cell(falcon)
        self.falconer.falconer = cell(falconer)
        return self

    def falconer_has(self, *cards: str) -> Scenario:
        for number in cards:
            pile = self.falconer.hand if number[0] == "O" else self.falconer.companions
            pile.append(self._out(number))
        return self

    # -- making the match ------------------------------------------------------------------

    def dictate(self, *outcomes: str) -> Scenario:
        """What chance brings from the first step on, by number or id: O46, SA1."""
        self.dictated += [key_of(outcome) if _is_card(outcome) else outcome for outcome in outcomes]
        return self

    def movement(self, color: str = "red") -> Match:
        """The seat is asked for its movement; the rest of the turn and of the match follows."""
        seat = seat_of(color)
        self.table.phase = MOVEMENT
        return self.start(color, Movement(seat), Activation(seat), AdventurePhase(seat), EndOfTurn())

    def activation(self, color: str = "red") -> Match:
        seat = seat_of(color)
        self.table.phase = ACTIVATION
        return self.start(color, Activation(seat), AdventurePhase(seat), EndOfTurn())

    def adventure(self, color: str = "red") -> Match:
        seat = seat_of(color)
        self.table.phase = ADVENTURE
        return self.start(color, AdventurePhase(seat), EndOfTurn())

    def falconer_turn(self) -> Match:
        return self.start("falconer", FalconerTurn(), EndOfTurn())

    def end_of_turn(self, color: str = "red") -> Match:
        return self.start(color, EndOfTurn())

    def end_of_round(self) -> Match:
        self.complete()
        return self._match([EndOfRound()])

    def over(self) -> Match:
        """The match is over: nothing is asked, only `result` is of interest."""
        self.complete()
        return self._match([])

    def start(self, color: str, *steps: Step[Any]) -> Match:
        """Play these steps of a turn; then the next side's turn follows."""
        seat = seat_of(color)
        self.table.active = seat
        self.complete()
        players = len(self.table.seats)
        position = players if seat == FALCONER else (seat - self.table.first) % players
        return self._match([*steps, TakeTurns(position + 1)])

    def _match(self, steps: list[Step[Any]]) -> Match:
        match = Match(SPEC, BOX, self.setup, self.table, "en")
        self.table.next(*steps)
        prompter = Prompter(BOX, self.dictated)
        self.table.log, self.table.dictated = match.history.opening, prompter
        self.table.advance()
        self.table.log, self.table.dictated = None, None
        match.dictate(*prompter.waiting)
        return match

    def complete(self) -> None:
        """Fill what the scenario does not mention: pawns, map, river, Quests, Journeys."""
        table = self.table
        corners = [corner for corner in BOX.content.board.corners if all(p.cell != corner for p in table.seats)]
        for player in table.seats:
            if player.cell == NONE:
                player.cell = corners.pop()
        for where in range(CELLS):
            free = table.map[where] == NONE and not table.pawn_on(where, NONE)
            if free and not self.bare and where not in self.empty:
                deck = table.companions if BOX.content.board.campfire[where] else table.objects
                if deck.unknown:
                    table.map[where] = deck.unknown.pop()
        if not self.has_river:
            table.river = [table.adventures[level].unknown.pop() for level in (0, 0, 0, 1, 1)]
        if not table.quests:
            self.quests("Q1a", "Q2a", "Q5")
        named = {
            "object": table.objects,
            "companion": table.companions,
            "adventure_1": table.adventures[0],
            "adventure_2": table.adventures[1],
            "journey": table.journeys,
        }
        for role, cards in self.decks.items():
            stacked: Deck = named[role]
            stacked.unknown = []
            stacked.under = list(cards)
            stacked.knower = [NONE] * len(cards)


def cells_of(match: Match, prefix: str) -> set[str]:
    """The cells offered by options whose key starts with the prefix: cells_of(match, "go:foot:")."""
    return {key.removeprefix(prefix).upper() for key in match.legal_keys if key.startswith(prefix)}


def objects_in_hand(match: Match, color: str) -> set[str]:
    """The numbers of the Objects in a hand."""
    table: Any = match.table
    hand = table.falconer.hand if color == "falconer" else table.seats[seat_of(color)].hand
    return {BOX.lexicon.number("object", value) for value in hand}


def seat(match: Match, color: str) -> PilgrimsSeat:
    table: Any = match.table
    found: PilgrimsSeat = table.seats[seat_of(color)]
    return found


def texts(match: Match, color: str | None = None, lang: str = "en") -> list[str]:
    """The log as a seat reads it."""
    return [told.text for told in match.events(seat=None if color is None else seat_of(color), lang=lang)]


def stroll(match: Match) -> None:
    """The seat that is asked to move goes somewhere and gains a Clover instead of activating."""
    match.play(next(option for option in match.legal_keys if option.startswith("go:")))
    if "clover" in match.legal_keys:
        match.play("clover")


def idle(match: Match) -> None:
    """The seat that is asked plays a whole turn with nothing special in it."""
    assert match.decision is not None
    seat, turn = match.decision.seat, table_of(match).turn
    stroll(match)
    while match.decision is not None and (match.decision.seat, table_of(match).turn) == (seat, turn):
        match.play(next(option for option in ("clover", "pass", match.legal_keys[0]) if option in match.legal_keys))


def key(kind: str, *parts: str) -> str:
    """A key with cards by their numbers: key("activate", "C25", "O46") is activate:witch:crystal_ball."""
    return ":".join([kind, *(key_of(part) if _is_card(part) else part.lower() for part in parts)])


def _is_card(word: str) -> bool:
    return word in NUMBERS.get(ROLES.get(word[0], ""), {})


def numbers(role: str, values: Iterable[int]) -> list[str]:
    """The numbers of cards, for reading tables; an empty place is an empty string."""
    return ["" if value == NONE else BOX.lexicon.number(role, value) for value in values]


def table_of(match: Match) -> PilgrimsTable:
    assert isinstance(match.table, PilgrimsTable)
    return match.table


def card_on(match: Match, where: str) -> str:
    """The number of the card that lies on a cell."""
    role = "companion" if BOX.content.board.campfire[cell(where)] else "object"
    return numbers(role, [table_of(match).map[cell(where)]])[0]


def river_of(match: Match) -> list[str]:
    return numbers("adventure", table_of(match).river)


def discarded(match: Match) -> list[str]:
    return numbers("object", table_of(match).discard)


def company_of(match: Match, color: str) -> list[str]:
    return numbers("companion", seat(match, color).company)


def points(match: Match, color: str, source: str) -> int:
    """The points of a side from one source, once the match is over."""
    assert match.result is not None, "the match goes on"
    score = next(score for score in match.result.scores if score.side == seat_of(color))
    return next(line.points for line in score.sources if line.source == source)
