"""What somebody sees at the table, by the numbers of the specification, and how a player is refused."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import veillee
from tests.games.pilgrims.builder import BOX, card_on, key, key_of, numbers, seat, seat_of, table_of
from veillee.core.answers import Told
from veillee.core.deck import Deck
from veillee.core.match import Match
from veillee.games.pilgrims.scoring import falconer_points, player_points
from veillee.games.pilgrims.table import Falconer

CELLS = tuple(f"{column}{row}" for row in "12345" for column in "ABCDE")
CAMPFIRES = {"D1", "B2", "A3", "E3", "D4", "B5"}
CORNERS = {"A1", "E1", "A5", "E5"}
TRANSPORTS = ("foot", "horse", "boat", "balloon")
COLORS = ("red", "blue", "green", "yellow")
PAWNS = {"falcon": "pawn:falcon", "falconer": "pawn:falconer_pawn"}

# One Object of each colour and symbol: OBJECTS["strength"]["weapon"] is the Club.
OBJECTS = {
    "strength": {"weapon": "O01", "artefact": "O06", "instrument": "O11", "tool": "O16"},
    "communication": {"weapon": "O21", "artefact": "O26", "instrument": "O31", "tool": "O36"},
    "intuition": {"weapon": "O41", "artefact": "O46", "instrument": "O51", "tool": "O56"},
    "trade": {"weapon": "O61", "artefact": "O64", "instrument": "O67", "tool": "O70"},
}


def falconer_of(match: Match) -> Falconer:
    falconer = table_of(match).falconer
    assert falconer is not None
    return falconer


# -- what lies in a zone, as a seat sees it --------------------------------------------------


def cards(match: Match, zone: str, color: str = "red") -> list[str]:
    """The numbers of the cards that a seat sees in a zone: cards(match, "hand:falconer")."""
    pieces = match.scene(seat_of(color)).zone(zone).pieces
    return [piece.face.number for piece in pieces if piece.face is not None and piece.face.number]


def count(match: Match, zone: str, color: str = "red") -> int:
    """How many there are of what a zone holds: count(match, "clovers:red")."""
    number = match.scene(seat_of(color)).zone(zone).count
    assert number is not None
    return number


def name(number: str) -> str:
    """The English name of a card: name("O46") is Crystal Ball."""
    role = {"O": "object", "C": "companion", "I": "adventure"}[number[0]]
    value = next(v for v in range(len(BOX.lexicon.ids(role))) if BOX.lexicon.number(role, v) == number)
    return BOX.lexicon.name(role, value, "en")


# -- the board ------------------------------------------------------------------------------


def map_of(match: Match) -> dict[str, str]:
    """All cells with the number of the card on each, or nothing."""
    return {where: card_on(match, where) for where in CELLS}


def pawn(match: Match, who: str) -> str:
    """The cell where a pawn stands: pawn(match, "falcon"), pawn(match, "red")."""
    if who in PAWNS:
        return next(piece.at.upper() for piece in match.scene(0).zone("map").pieces if piece.id == PAWNS[who])
    return CELLS[seat(match, who).cell]


def deck(match: Match, role: str) -> Deck:
    table = table_of(match)
    found: Deck = {
        "object": table.objects,
        "companion": table.companions,
        "adventure_1": table.adventures[0],
        "adventure_2": table.adventures[1],
        "journey": table.journeys,
    }[role]
    return found


def stacked(match: Match, role: str) -> list[str]:
    """The cards of a deck that lie in a known order, the topmost first."""
    return numbers(role.partition("_")[0], deck(match, role).under)


def feathers(match: Match, quest: str) -> list[str]:
    """The colours of the Feathers on a Quest tile, the top space first."""
    table = table_of(match)
    place = numbers("quest", table.quests).index(quest)
    return [BOX.lexicon.id("seat", side) for side in table.feathers[place]]


# -- a player's area ------------------------------------------------------------------------


def hand(match: Match, color: str) -> list[str]:
    """The Objects in a hand, the oldest first."""
    side = falconer_of(match) if color == "falconer" else seat(match, color)
    return numbers("object", side.hand)


def in_hand(match: Match, color: str = "red") -> list[str]:
    """The same as its owner sees it: sorted, as a scene shows a hand."""
    return cards(match, f"hand:{color}", "red" if color == "falconer" else color)


def company(match: Match, color: str) -> dict[str, str]:
    """The Companions of a company in their row, each with the Object under it."""
    player = seat(match, color)
    return dict(zip(numbers("companion", player.company), numbers("object", player.under), strict=True))


def under_traveller(match: Match, color: str) -> str:
    return numbers("object", [seat(match, color).traveller_object])[0]


def retired(match: Match, color: str) -> list[str]:
    return numbers("companion", seat(match, color).retired)


def reserved(match: Match, color: str) -> list[str]:
    return numbers("adventure", seat(match, color).reserved)


def completed(match: Match, color: str) -> list[str]:
    side = falconer_of(match) if color == "falconer" else seat(match, color)
    return numbers("adventure", side.completed)


def clovers(match: Match, color: str = "red") -> int:
    side = falconer_of(match) if color == "falconer" else seat(match, color)
    return side.clovers


def disks(match: Match, color: str) -> set[str]:
    return {way for bit, way in enumerate(TRANSPORTS) if seat(match, color).disks >> bit & 1}


def score(match: Match, color: str) -> dict[str, int]:
    """The points by source, as if the match ended now."""
    table = table_of(match)
    lines = falconer_points(table) if color == "falconer" else player_points(table, seat_of(color))
    return {source: number for source, number, _ in lines}


# -- what is asked --------------------------------------------------------------------------


def asked(match: Match) -> str:
    """The colour that is asked now."""
    assert match.decision is not None
    return BOX.lexicon.id("seat", match.decision.seat)


def keys(match: Match) -> set[str]:
    return set(match.legal_keys)


def kinds(match: Match) -> set[str]:
    """The kinds of answers that are possible: {"move", "finish"}."""
    return {key.partition(":")[0] for key in match.legal_keys}


def offered(match: Match, kind: str) -> set[str]:
    """What is offered of one kind, without the kind: offered(match, "retire")."""
    return {key.partition(":")[2] for key in match.legal_keys if key.partition(":")[0] == kind}


def ids(*cards: str) -> set[str]:
    """The ids of cards, as they stand in keys."""
    return {key_of(number) for number in cards}


def refused(match: Match, *wanted: str) -> None:
    """None of these can be played now, and trying changes nothing."""
    before = match.hash()
    for choice in wanted:
        assert choice not in match.legal_keys
        with pytest.raises(veillee.IllegalMove):
            match.play(choice)
    assert match.hash() == before


# -- what was told --------------------------------------------------------------------------


def told(match: Match, *kinds: str, color: str | None = None) -> list[Told]:
    """The events of these kinds, as a seat (or a spectator) is told them."""
    events = match.events(seat=None if color is None else seat_of(color))
    return [event for event in events if event.kind in kinds]


# -- playing on -----------------------------------------------------------------------------


def play(match: Match, *choices: str) -> Match:
    """Several choices one after the other."""
    for choice in choices:
        match.play(choice)
    return match


def activate(match: Match, character: str, object_: str) -> Match:
    match.play(key("activate", character, object_))
    return match


def rest_of_turn(match: Match) -> None:
    """After the movement nothing more than must be: the Clover is taken, nothing is completed."""
    while modest := [key for key in ("finish", "clover", "pass") if key in match.legal_keys]:
        match.play(modest[0])


def pay(match: Match) -> None:
    """Pay as proposed, where there are several ways to pay."""
    if "pay" in match.legal_keys:
        match.play("pay")


def wander(match: Match, seed: int = 1) -> Iterator[str]:
    """Play to the end with any answers, and pause after each."""
    random = Random(seed)
    while not match.over:
        assert match.number < 2000, "the match does not end"
        choice = random.choice(match.legal_keys)
        match.play(choice)
        yield choice


def at_random(match: Match, seed: int) -> Match:
    """Play on to the end, each answer as likely."""
    for _ in wander(match, seed):
        pass
    return match
