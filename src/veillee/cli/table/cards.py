"""One card in full, found by name, number or id; and the legend of all signs."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from difflib import get_close_matches

from rich.text import Text

from veillee.cli.table.frame import Section, frame
from veillee.cli.table.ink import FAINT, STRONG, color, fit, flow, hanging, joined, line
from veillee.cli.table.pieces import AID, CLAUSE, GAIN, MORE, Pen
from veillee.core.scene import Cell, Mark, Piece, Zone

WIDEST = 76


@dataclass
class Found:
    """A piece with the zone it lies in."""

    piece: Piece
    zone: Zone


def plain(text: str) -> str:
    """Lower case, without accents, words joined by one space."""
    decomposed = unicodedata.normalize("NFD", text.casefold().replace("œ", "oe").replace("_", " ").replace("’", "'"))
    return " ".join("".join(sign for sign in decomposed if not unicodedata.combining(sign)).split())


def find(pen: Pen, wanted: str) -> list[Found]:
    """Pieces in sight with this name: exactly it, else what begins with it, contains it or resembles it."""
    names: dict[str, list[Found]] = {}
    for zone in pen.scene.zones:
        for piece in zone.pieces:
            if piece.face is None or piece.face.kind == AID:
                continue
            role, _, id_ = piece.id.partition(":")
            for name in (piece.face.title, piece.face.number, piece.id, id_ or role):
                if name:
                    names.setdefault(plain(name), []).append(Found(piece, zone))
    word = plain(wanted)
    attempts = [
        [name for name in names if name == word],
        [name for name in names if name.startswith(word)],
        [name for name in names if all(part in name for part in word.split())],
        get_close_matches(word, names, n=3, cutoff=0.7),
    ]
    for attempt in attempts:
        if attempt and word:
            found = [one for name in attempt for one in names[name]]
            return list({one.piece.id: one for one in found}.values())
    return []


def find_places(pen: Pen, wanted: str) -> list[tuple[Zone, Cell]]:
    """Places of maps with this name, or with a name that contains it."""
    word = plain(wanted)
    places = [(zone, cell) for zone in pen.scene.zones if zone.kind == "graph" for cell in zone.cells]
    exact = [found for found in places if word in (plain(found[1].title), plain(found[1].id), f"cell:{found[1].id}")]
    return exact or [found for found in places if word and word in plain(found[1].title)]


def card(pen: Pen, found: Found, width: int) -> list[Text]:
    """Everything that a card says, in words."""
    piece, face = found.piece, found.piece.face
    assert face is not None
    wide = min(width, WIDEST)
    inner = wide - 2
    rows: list[tuple[str, Text]] = []
    if face.points is not None:
        rows.append((pen.say("face-points"), line((f"{face.points:+}".replace("-", "−"), STRONG))))
    told = ("needs", "gains") if pen.heard and any(CLAUSE in text for text in face.lines) else ()  # by its text
    for label, names in (("marks", face.marks), ("needs", face.needs), ("cost", face.cost), ("gains", face.gains)):
        if names and label not in told:
            rows.append((pen.say(f"face-{label}"), pen.words(names)))
    if face.sides:
        rows.append((pen.say("face-sides"), pen.words(face.sides)))
    for n, text in enumerate(face.lines):
        rows.append((pen.say("face-text") if n == 0 else "", line(text)))
    for n, mark in enumerate(piece.marks):
        rows.append((pen.say("face-on-it") if n == 0 else "", line(pen.mark(mark), f"  {mark.text}")))
    rows.append((pen.say("face-place"), line(_place(pen, found))))
    if numbers := pen.numbers.get(piece.id):
        shown = [line((str(n), pen.accent), f" {pen.choices[n - 1].label}") for n in numbers]
        rows += [(pen.say("face-options") if n == 0 else "", option) for n, option in enumerate(shown)]
    wide_label = max(len(name) for name, _ in rows) + 3
    lines = [row for name, text in rows for row in hanging(fit(line(" ", (name, FAINT)), wide_label), text, inner - 1)]
    title = line((face.title, f"{STRONG} {color(face.color)}"))
    return frame([Section(lines, title=title)], wide)


def _place(pen: Pen, found: Found) -> str:
    where = [found.zone.title]
    owner = next((player for player in pen.scene.players if player.index == found.zone.owner), None)
    if owner is not None:
        where.append(owner.name)
    if place := pen.places.get(f"cell:{found.piece.at}"):
        where.append(place.title or place.id.upper())
    elif found.piece.at:
        where.append(found.piece.at.upper())
    if under := pen.pieces.get(found.piece.under):
        where.append(pen.say("face-under", name=pen.title(under).plain))
    return ", ".join(where)


def legend(pen: Pen, width: int) -> list[Text]:
    """What every sign means, then the aids that a game lays beside the table."""
    wide = min(width, 100)
    signs = [_meaning(pen, mark) for mark in pen.scene.legend.values()]
    seen = {mark.plain for mark in signs}
    others: list[Text] = []
    for zone in pen.scene.zones:
        marks = [cell.mark for cell in zone.cells] + [zone.mark]
        marks += [mark for piece in zone.pieces if piece.face is None for mark in piece.marks]
        for mark in marks:
            if mark is not None and (meaning := _meaning(pen, mark)).plain not in seen:
                seen.add(meaning.plain)
                others.append(meaning)
    general = [
        line("+2  ", pen.say("legend-points")),
        line(f"{GAIN}   ", pen.say("legend-gains")),
        line(f"{MORE}   ", pen.say("legend-more")),
        line("3+  ", pen.say("legend-number")),
    ]
    sections = [Section(_grid(signs, wide - 2), title=line((pen.say("legend-title"), pen.accent)))]
    if others:
        sections.append(Section(_grid(others, wide - 2)))
    sections.append(Section([line(" ", part) for part in general]))
    for zone in pen.scene.zones:
        for piece in zone.pieces:
            if piece.face is not None and piece.face.kind == AID:
                rows = [row for text in piece.face.lines for row in hanging(line(" · "), line(text), wide - 3)]
                sections.append(Section(rows, title=line((piece.face.title, STRONG))))
    return frame(sections, wide)


def _meaning(pen: Pen, mark: Mark) -> Text:
    return line(fit(pen.mark(mark), 3), mark.text)


def _grid(parts: list[Text], width: int) -> list[Text]:
    """Parts in columns of equal width."""
    wide = max((part.cell_len for part in parts), default=1) + 3
    return flow(line(" "), [fit(part, wide) for part in parts], width - 1, gap=0)


def choose_among(pen: Pen, found: list[Found]) -> Text:
    """The names of several cards that were found."""
    return joined((line((one.piece.face.title if one.piece.face else one.piece.id, STRONG)) for one in found), ", ")
