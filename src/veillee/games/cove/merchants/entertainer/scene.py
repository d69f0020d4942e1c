"""The stage: hand, song, dial and tracks, as the same parts that a bard's board has."""

from __future__ import annotations

from veillee.core.painter import Painter
from veillee.core.scene import Cell, Mark, Piece, Zone
from veillee.games.cove.box import CLANS
from veillee.games.cove.faces import KIND_LOOKS
from veillee.games.cove.merchants.entertainer.stage import Stage, card_price, hand_limit
from veillee.games.cove.table import CoveTable

DIAL_IDS = ("upper_right", "lower_right", "lower_left", "upper_left")


def stage_zones(painter: Painter[CoveTable], seat: int, stage: Stage) -> list[Zone]:
    view = painter.view
    known = stage.hand if painter.over else [card for card, seen in zip(stage.hand, stage.seen, strict=True) if seen]
    hand = painter.hand(seat, "card", stage.hand, known)
    hand.note = view.say("note-hand-limit", number=hand_limit(painter.table, stage))
    return [
        hand,
        song(painter, seat, stage),
        dial(painter, seat, stage),
        volume(painter, seat, stage),
        painter.cards(seat, "brag", "card", stage.brag),
        painter.tally(seat, "crests", stage.crests, painter.album.mark("crest", "▽", "red", "checked-shield")),
        runes(painter, seat, stage),
        painter.tally(seat, "stones", stage.stones, painter.album.mark("stones", "◊", "azure", "crystal-shine")),
        painter.cards(seat, "fans", "townsfolk", stage.fans),
        pile(painter, seat, "skill-pile", stage.skill_pile, stage),
        pile(painter, seat, "impro-pile", stage.impro_pile, stage),
        pile(painter, seat, "creature-pile", stage.creature_pile, stage),
        painter.pile("deck", len(stage.top) + len(stage.unknown), tops(painter, stage.top), seat),
        painter.pile("discard", len(stage.discard), tops(painter, stage.discard), seat),
    ]


def tops(painter: Painter[CoveTable], cards: list[int]) -> list[Piece]:
    return [painter.piece("card", card) for card in reversed(cards)]


def pile(painter: Painter[CoveTable], seat: int, name: str, cards: list[int], stage: Stage) -> Zone:
    """COV-106: an open pile, the next card first."""
    zone = painter.area(name, "row", seat, [painter.piece("card", card) for card in cards], len(cards))
    if name != "creature-pile":
        zone.note = painter.view.say("note-card-price", number=card_price(painter.table, stage))
    return zone


def song(painter: Painter[CoveTable], seat: int, stage: Stage) -> Zone:
    """The instrument, then the song; what was spent in this song is marked."""
    sources = painter.table.box.stage.sources
    spent = painter.album.mark("spent", "✓", "grey", "")
    pieces = [painter.piece("instrument", 0, look="instrument_back" if stage.singing else "")]
    for card in stage.song:
        used = any(stage.spent >> number & 1 for number, source in enumerate(sources) if source.card == card)
        pieces.append(painter.piece("card", card, marks=[spent] if used else []))
    return painter.stave(seat, "song", pieces)


def dial(painter: Painter[CoveTable], seat: int, stage: Stage) -> Zone:
    movement = painter.table.box.stage.movement
    cells = []
    for quarter, id_ in enumerate(DIAL_IDS):
        text = painter.view.say("mark-movement", number=movement[quarter])
        cells.append(
            Cell(id_, title=painter.view.name("quarter", quarter), mark=Mark("", str(movement[quarter]), text))
        )
    zone = painter.wheel("dial", cells, stage.dial, side=seat)
    zone.scenery = "clock"
    return zone


def volume(painter: Painter[CoveTable], seat: int, stage: Stage) -> Zone:
    mark = painter.album.mark("volume-marker", "◄", "orange", "speaker")
    zone = painter.area("volume", "track", seat, [painter.token("volume-marker", str(stage.volume), mark)])
    zone.spaces = painter.table.box.stage.volume_max + 1
    return zone


def runes(painter: Painter[CoveTable], seat: int, stage: Stage) -> Zone:
    """The halls that carry a rune of his."""
    box = painter.table.box
    pieces = []
    for clan in range(CLANS):
        if stage.runes >> clan & 1:
            mark = Mark("rune-stone", KIND_LOOKS[clan].sign, painter.view.name("kind", clan), box.colors[clan])
            pieces.append(painter.token(f"rune:{KIND_LOOKS[clan].name}", "", mark))
    return painter.row(seat, "runes", pieces)
