"""What somebody sees at the table: cards by their numbers, tokens, pawns and what was told."""

from __future__ import annotations

from random import Random

from tests.games.pilgrims.builder import BOX, key, seat_of
from veillee.core.answers import Told
from veillee.core.match import Match

PAWNS = {"falcon": "pawn:falcon", "falconer": "pawn:falconer_pawn"}

# One Object of each colour and symbol: OBJECTS["strength"]["weapon"] is the Club.
OBJECTS = {
    "strength": {"weapon": "O01", "artefact": "O06", "instrument": "O11", "tool": "O16"},
    "communication": {"weapon": "O21", "artefact": "O26", "instrument": "O31", "tool": "O36"},
    "intuition": {"weapon": "O41", "artefact": "O46", "instrument": "O51", "tool": "O56"},
    "trade": {"weapon": "O61", "artefact": "O64", "instrument": "O67", "tool": "O70"},
}


def cards(match: Match, zone: str, color: str = "red") -> list[str]:
    """The numbers of the cards that a seat sees in a zone: cards(match, "hand:falconer")."""
    pieces = match.scene(seat_of(color)).zone(zone).pieces
    return [piece.face.number for piece in pieces if piece.face is not None and piece.face.number]


def count(match: Match, zone: str, color: str = "red") -> int:
    """How many there are of what a zone holds: count(match, "clovers:red")."""
    number = match.scene(seat_of(color)).zone(zone).count
    assert number is not None
    return number


def clovers(match: Match, color: str = "red") -> int:
    return count(match, f"clovers:{color}")


def hand(match: Match, color: str = "red") -> list[str]:
    """The numbers of the Objects in a hand, as its owner sees them."""
    return cards(match, f"hand:{color}", "red" if color == "falconer" else color)


def place(match: Match, pawn: str) -> str:
    """The cell where a pawn stands: place(match, "falcon"), place(match, "red")."""
    id_ = PAWNS.get(pawn, f"seat:{pawn}")
    return next(piece.at.upper() for piece in match.scene(0).zone("map").pieces if piece.id == id_)


def kinds(match: Match) -> set[str]:
    """The kinds of answers that are possible: {"move", "finish"}."""
    return {key.partition(":")[0] for key in match.legal_keys}


def told(match: Match, *kinds: str, color: str | None = None) -> list[Told]:
    """The events of these kinds, as a seat (or a spectator) is told them."""
    events = match.events(seat=None if color is None else seat_of(color))
    return [event for event in events if event.kind in kinds]


def activate(match: Match, character: str, object_: str) -> Match:
    match.play(key("activate", character, object_))
    return match


def play(match: Match, *choices: str) -> Match:
    """Several choices one after the other."""
    for choice in choices:
        match.play(choice)
    return match


def at_random(match: Match, seed: int) -> Match:
    """Play on to the end, each answer as likely."""
    random = Random(seed)
    while not match.over:
        match.play(random.choice(match.legal_keys))
    return match


def name(number: str) -> str:
    """The English name of a card: name("O46") is Crystal Ball."""
    role = {"O": "object", "C": "companion", "I": "adventure"}[number[0]]
    value = next(v for v in range(len(BOX.lexicon.ids(role))) if BOX.lexicon.number(role, v) == number)
    return BOX.lexicon.name(role, value, "en")
