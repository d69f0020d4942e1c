"""What a seat sees can be put in words in both languages, and its parts fit together."""

from __future__ import annotations

from collections.abc import Sequence

from veillee.core.chance import Chance
from veillee.core.explaining import ZONE, about, targets_of
from veillee.core.match import Match
from veillee.core.scene import Piece, Scene, Zone, encode
from veillee.core.text import LANGUAGES
from veillee.testing.promise import Broken, promise

ASKED = 12  # things that are asked about where not all are


@promise("words")
def check_words(match: Match, since: int = 0, seats: Sequence[int] | None = None) -> None:
    """Everything can be said to seats (all) and spectators, in both languages; earlier events are left out."""
    for lang in LANGUAGES:
        for seat in (None, *(range(len(match.setup.seats)) if seats is None else seats)):
            check_scene(match.scene(seat, lang))
            match.events(since, seat, lang)
        for key in match.legal_keys:
            match.label(key, lang)


@promise("explanations")
def check_about(match: Match, chance: Chance | None = None) -> None:
    """Whatever lies on the table can be asked about, in both languages, and what is said agrees with the options.

    With a chance only some things are asked about, which it draws.
    """
    asking = match.table.asking
    for lang in LANGUAGES:
        scene = match.scene(None if asking is None else asking.seat, lang)
        offered = scene.question.choices if scene.question is not None else []
        targets = targets_of(scene)
        if chance is not None:
            order = list(range(len(targets)))
            chance.shuffle(order)
            targets = [targets[place] for place in order[:ASKED]]
        for target in targets:
            told = about(match, target, scene)
            if not (told.name and told.now):
                raise Broken(f"{target} has no name, or nothing is asked of it, in {lang}")
            if not target.startswith(ZONE) and list(told.choices) != [one for one in offered if target in one.targets]:
                raise Broken(f"{target} is not told which options concern it")
            possible = {choice.key.partition(":")[0] for choice in told.choices}
            for reason in told.reasons:
                if reason.possible or reason.key in match.legal_keys or reason.key.partition(":")[0] in possible:
                    raise Broken(f"{target} is told that {reason.key!r} is not possible, but it is")
                if not reason.reason:
                    raise Broken(f"{target} is told nothing against {reason.key!r} in {lang}")


def check_scene(scene: Scene) -> None:
    """Symbols are in the legend, pieces lie in places that exist, and choices point at what is there."""
    encode(scene)
    there: set[str] = set()
    for zone in scene.zones:
        there.add(zone.id)
        there.update(f"cell:{cell.id}" for cell in zone.cells)
        there.update(piece.id for piece in zone.pieces)
        for piece in zone.pieces:
            check_piece(scene, zone, piece)
    roles = {role_in(id_) for id_ in there}
    for choice in scene.question.choices if scene.question is not None else ():
        pieces = [target for target in choice.targets if role_in(target) in roles]  # a colour lies nowhere
        if pieces and not there.intersection(pieces):
            raise Broken(f"the choice {choice.key!r} points at {', '.join(pieces)}, which is not on the scene")


def role_in(id_: str) -> str:
    return id_.partition(":")[0]


def check_piece(scene: Scene, zone: Zone, piece: Piece) -> None:
    if piece.face is not None:
        face = piece.face
        for symbol in (*face.marks, *face.needs, *face.cost, *face.gains):
            if symbol not in scene.legend:
                raise Broken(f"the symbol {symbol!r} of {piece.id} is not in the legend")
    if zone.kind == "grid" and piece.at not in {cell.id for cell in zone.cells}:
        raise Broken(f"{piece.id} lies at {piece.at!r}, which is no cell of {zone.id}")
    if piece.under and piece.under not in {other.id for other in zone.pieces}:
        raise Broken(f"{piece.id} lies under {piece.under!r}, which is not in {zone.id}")
