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

import veillee
from veillee import testing
from veillee.core.deck import Deck
from veillee.core.match import Match
from veillee.core.step import Step
from veillee.games.pilgrims.box import CELLS, CENTRE, FALCONER, NONE
from veillee.games.pilgrims.falconer import FalconerTurn
from veillee.games.pilgrims.steps.activation import Activation
from veillee.games.pilgrims.steps.adventure import AdventurePhase
from veillee.games.pilgrims.steps.end_of_turn import EndOfTurn
from veillee.games.pilgrims.steps.movement import Movement
from veillee.games.pilgrims.steps.turn import EndOfRound, TakeTurns
from veillee.games.pilgrims.table import Falconer, PilgrimsSeat, PilgrimsTable
from veillee.testing import laid_out

SPEC = veillee.game("pilgrims")
BOX = SPEC.box()
COLORS = ("red", "blue", "green", "yellow", "falconer")
ROLES = {"O": "object", "C": "companion", "I": "adventure", "Q": "quest", "J": "journey", "S": "solo"}
NUMBERS = {role: {number: n for n, number in enumerate(BOX.lexicon.numbers(role))} for role in ROLES.values()}


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


class Scenario(testing.Scenario):
    """A table in a given situation; `movement`, `activation`, … make the match that starts there."""

    table: PilgrimsTable

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
        mode = "solo" + "_advanced" * advanced if solo else "advanced" if advanced else "basic"
        settings = {"side": side, "first": "1"}
        players = 1 if solo else players
        super().__init__(laid_out(SPEC, mode=mode, level=solo, players=players, seed=seed, settings=settings))
        self.table.rules = rules
        self.empty: set[int] = set()
        self.decks: dict[str, list[int]] = {}
        self.has_river = False
        if solo:
            self.falconer.falcon = self.falconer.falconer = CENTRE

    def seat(self, color: str) -> PilgrimsSeat:
        return self.table.seats[seat_of(color)]

    def hand(self, color: str, *objects: str, known: bool = False) -> Scenario:
        self.put(color, hand=objects)
        if known:
            self.seat(color).known += map(card, objects)
        return self

    def company(self, color: str, *companions: str, **carrying: str) -> Scenario:
        self.put(color, company=(*companions, *carrying))
        return self.put(color, under={key_of(number): under for number, under in carrying.items()})

    def traveller(self, color: str, under: str) -> Scenario:
        return self.put(color, traveller_object=[under])

    def retired(self, color: str, *companions: str) -> Scenario:
        return self.put(color, retired=companions)

    def completed(self, color: str, *adventures: str) -> Scenario:
        if color != "falconer":
            cards = [BOX.content.adventures[card(number)] for number in adventures]
            self.seat(color).upgrades += [clause.index for found in cards for clause in found.upgrades]
        return self.put(color, completed=adventures)

    def reserved(self, color: str, *adventures: str) -> Scenario:
        return self.put(color, reserved=adventures)

    def clovers(self, color: str, number: int) -> Scenario:
        return self.let(color, clovers=number)

    def disks(self, color: str, *transports: str) -> Scenario:
        return self.let(color, disks=transports)

    def pawn(self, color: str, where: str) -> Scenario:
        return self.let(color, cell=where.lower())

    def journey(self, color: str, number: str, *visited: str) -> Scenario:
        cells = BOX.content.journeys[card(number)].cells
        self.seat(color).tokens = sum(1 << cells.index(cell(name)) for name in visited)
        return self.put(color, journey=[number])

    # -- the board -------------------------------------------------------------------------

    def on_map(self, where: str, number: str) -> Scenario:
        return self.put(map={where.lower(): number})

    def no_card(self, *cells: str) -> Scenario:
        """These cells hold no card, although no pawn stands there."""
        self.empty |= {cell(name) for name in cells}
        return self

    def bare_map(self) -> Scenario:
        """All cells that are not mentioned hold no card."""
        return self.no_card(*BOX.lexicon.ids("cell"))

    def river(self, *adventures: str) -> Scenario:
        """The five slots from the left; an empty string is an empty slot."""
        self.has_river = True
        return self.put(river={str(slot): number for slot, number in enumerate(adventures, 1) if number})

    def quests(self, *tiles: str, **feathers: tuple[str, ...]) -> Scenario:
        """The three tiles from the left, with the colours of the Feathers on them: Q1d=("blue",)."""
        self.let(quests=tiles)
        self.table.feathers = [[seat_of(color) for color in feathers.get(number, ())] for number in tiles]
        for color in (color for colors in feathers.values() for color in colors):
            if color == "falconer" or seat_of(color) < len(self.table.seats):
                self.side(color).feathers -= 1
        return self

    def deck(self, role: str, *cards: str) -> Scenario:
        """A whole deck from its top card: object, companion, adventure_1, adventure_2, journey.

        Cards of the role that are nowhere else leave the match.
        """
        kind = role.partition("_")[0]
        self.decks[role] = [self.take(kind, number) for number in cards]
        self.forgiven += (f"{kind.title()}s",)
        return self

    def discard(self, *objects: str) -> Scenario:
        return self.put(discard=objects)

    def round(self, number: int, turn: int = 1) -> Scenario:
        return self.let(round=number, turn=turn)

    # -- the Falconer ----------------------------------------------------------------------

    @property
    def falconer(self) -> Falconer:
        falconer: Falconer = self.side("falconer")
        return falconer

    def falconer_at(self, falcon: str, falconer: str) -> Scenario:
        return self.let("falconer", falcon=falcon.lower(), falconer=falconer.lower())

    def falconer_has(self, *cards: str) -> Scenario:
        objects = [number for number in cards if number[0] == "O"]
        return self.put("falconer", hand=objects, companions=[number for number in cards if number not in objects])

    # -- making the match ------------------------------------------------------------------

    def movement(self, color: str = "red") -> Match:
        """The seat is asked for its movement; the rest of the turn and of the match follows."""
        seat = seat_of(color)
        self.let(phase="movement")
        return self.turn(color, Movement(seat), Activation(seat), AdventurePhase(seat), EndOfTurn())

    def activation(self, color: str = "red") -> Match:
        seat = seat_of(color)
        self.let(phase="activation")
        return self.turn(color, Activation(seat), AdventurePhase(seat), EndOfTurn())

    def adventure(self, color: str = "red") -> Match:
        self.let(phase="adventure")
        return self.turn(color, AdventurePhase(seat_of(color)), EndOfTurn())

    def falconer_turn(self) -> Match:
        return self.turn("falconer", FalconerTurn(), EndOfTurn())

    def end_of_turn(self, color: str = "red") -> Match:
        return self.turn(color, EndOfTurn())

    def end_of_round(self) -> Match:
        return self.start(EndOfRound())

    def over(self) -> Match:
        """The match is over: nothing is asked, only `result` is of interest."""
        return self.start()

    def turn(self, color: str, *steps: Step[PilgrimsTable]) -> Match:
        """Play these steps of a turn; then the next side's turn follows."""
        seat = self.table.active = seat_of(color)
        players = len(self.table.seats)
        position = players if seat == FALCONER else (seat - self.table.first) % players
        return self.start(*steps, TakeTurns(position + 1))

    def complete(self) -> None:
        """Fill what the scenario does not mention: pawns, map, river, Quests, Journeys."""
        table = self.table
        corners = [corner for corner in BOX.content.board.corners if all(p.cell != corner for p in table.seats)]
        for player in table.seats:
            if player.cell == NONE:
                player.cell = corners.pop()
        for where in range(CELLS):
            free = table.map[where] == NONE and not table.pawn_on(where, NONE)
            if free and where not in self.empty:
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
    return set(numbers("object", testing.Scenario(match).side(color).hand))


def seat(match: Match, color: str) -> PilgrimsSeat:
    return table_of(match).seats[seat_of(color)]


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
