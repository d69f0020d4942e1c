"""The stage: hand, song, dial and tracks, as the same parts that a bard's board has."""

from __future__ import annotations

from typing import Any

from veillee.core.painter import Painter
from veillee.core.scene import Cell, Mark, Piece, Zone
from veillee.core.step import Ask
from veillee.games.cove import box as b
from veillee.games.cove.merchants.entertainer.box import AT_ISLE, stage_in
from veillee.games.cove.merchants.entertainer.faces import EntertainerFaces
from veillee.games.cove.merchants.entertainer.places import (
    BuyCard,
    ChooseSide,
    SingOnIsle,
    SingOnPier,
    Tame,
    isle_clans,
)
from veillee.games.cove.merchants.entertainer.spending import Spend
from veillee.games.cove.merchants.entertainer.stage import (
    QUARTERS,
    Stage,
    at_hand,
    card_price,
    hand_limit,
    source_value,
    stage_of,
)
from veillee.games.cove.steps import common
from veillee.games.cove.table import CoveTable
from veillee.games.cove.words import CLAN_IDS, HALL_IDS

NOTE, DIAL = 104, 100  # pixels: the least width of a card of the song, and of the dial
MOST, WORKED_WITH, CARDS, GLANCED = 4, 3, 2, 1  # importance


def stage_zones(painter: Painter[CoveTable], seat: int, stage: Stage) -> list[Zone]:
    """What one plays with; the rest lies in the town."""
    album = painter.album
    assert isinstance(album, EntertainerFaces)
    brag = painter.cards(seat, "brag", "card", stage.brag)
    brag.importance = CARDS
    return [
        hand(painter, seat, stage),
        song(painter, album, seat, stage),
        dial(painter, album, seat, stage),
        *([brag] if stage.brag else []),
        painter.pile("deck", len(stage.top) + len(stage.unknown), tops(painter, stage.top), seat),
        painter.pile("discard", len(stage.discard), tops(painter, stage.discard), seat),
        painter.tally(seat, "volume", stage.volume, album.mark("volume-held", "◄", "orange", "speaker")),
        painter.tally(seat, "crests", stage.crests, album.mark("crests-placed", "▽", "red", "checked-shield")),
        painter.tally(seat, "stones", stage.stones, album.mark("stones", "◊", "azure", "crystal-shine")),
    ]


def hand(painter: Painter[CoveTable], seat: int, stage: Stage) -> Zone:
    """COV-233: others see the cards that everybody knows."""
    known = stage.hand if painter.over else [card for card, seen in zip(stage.hand, stage.seen, strict=True) if seen]
    zone = painter.hand(seat, "card", stage.hand, known)
    zone.note = painter.view.say("note-hand-limit", number=hand_limit(painter.table, stage))
    zone.importance = MOST
    return zone


def tops(painter: Painter[CoveTable], cards: list[int]) -> list[Piece]:
    return [painter.piece("card", card) for card in reversed(cards)]


def song(painter: Painter[CoveTable], album: EntertainerFaces, seat: int, stage: Stage) -> Zone:
    """The instrument, then the song; what was spent in this song is marked."""
    sources = stage_in(painter.table.box).sources
    spent = album.mark("spent", "✓", "grey", "activated")
    pieces = [painter.piece("instrument", 0, look="instrument_back" if stage.singing else "")]
    for card in stage.song:
        used = any(stage.spent >> number & 1 for number, source in enumerate(sources) if source.card == card)
        pieces.append(painter.piece("card", card, marks=[spent] if used else []))
    zone = painter.stave(seat, "song", pieces)
    zone.importance, zone.least = WORKED_WITH, NOTE
    if not stage.singing and not painter.over:
        zone.note = painter.view.say("note-quarters", number=QUARTERS - stage.dial)
    return zone


def dial(painter: Painter[CoveTable], album: EntertainerFaces, seat: int, stage: Stage) -> Zone:
    """Each quarter with its movement; the song marker on its shelf at twelve until the dial passes it."""
    pieces = [] if stage.singing else [painter.token("marker", "", album.mark("shelf", "♪", "yellow", "g-clef"))]
    zone = painter.wheel("dial", album.once(printed_dial), stage.dial, pieces, seat)
    zone.scenery, zone.importance, zone.least = "clock", CARDS, DIAL
    return zone


def printed_dial(faces: EntertainerFaces) -> list[Cell]:
    found = []
    for quarter, id_ in enumerate(faces.lexicon.ids("quarter")):
        number = stage_in(faces.box).movement[quarter]
        mark = Mark("footsteps", f"{number}‴", faces.say("mark-movement", number=number))
        found.append(Cell(id_, title=faces.name("quarter", quarter), mark=mark))
    return found


# -- what lies in the town --------------------------------------------------------------------


def beside_piers(painter: Painter[CoveTable], seat: int) -> list[Zone]:
    """COV-106: the open piles, the next card first; the crest track, and the fans who were let go elsewhere."""
    album, stage = painter.album, stage_of(painter.table, seat)
    assert isinstance(album, EntertainerFaces)
    zones = [
        pile(painter, "skill-pile", stage.skill_pile, stage),
        pile(painter, "impro-pile", stage.impro_pile, stage),
        pile(painter, "creature-pile", stage.creature_pile, None),
        crest_track(painter, album, stage),
    ]
    if stage.fans:
        zones.append(painter.zone("fans", "row", [painter.piece("townsfolk", card) for card in stage.fans]))
    return zones


def pile(painter: Painter[CoveTable], name: str, cards: list[int], sold: Stage | None) -> Zone:
    zone = painter.zone(name, "row", [painter.piece("card", card) for card in cards], count=len(cards))
    zone.importance = CARDS
    if sold is not None:
        zone.note = painter.view.say("note-card-price", number=card_price(painter.table, sold))
    return zone


def crest_track(painter: Painter[CoveTable], album: EntertainerFaces, stage: Stage) -> Zone:
    """COV-100, COV-177: the crests that are left; under those that were placed the hand limit shows, then gems."""
    box = stage_in(painter.table.box)
    mark = album.mark("crest", "▽", "red", "checked-shield")
    left = range(stage.crests + 1, box.crests + 1)
    pieces = [painter.token(f"crest:{number}", str(number + 1), mark) for number in left]
    zone = painter.zone("crest-track", "track", pieces)
    zone.spaces, zone.cells, zone.importance = box.crests + 1, album.once(printed_track), GLANCED
    return zone


def printed_track(faces: EntertainerFaces) -> list[Cell]:
    box = stage_in(faces.box)
    found = []
    for placed in range(box.crests + 1):
        number = box.hand_limit[placed]
        mark = Mark("card-pick", f"{number}", faces.say("note-hand-limit", number=number))
        if placed and box.gems[placed] > box.gems[placed - 1]:
            mark = faces.mark("gem", "♦", "blue", "cut-diamond")
        found.append(Cell(str(placed + 1), mark=mark))
    return found


# -- what stands in the harbour ---------------------------------------------------------------


def in_harbour(painter: Painter[CoveTable], seat: int) -> list[Piece]:
    """COV-108, COV-183: his runes in the halls, and the bard where he sings."""
    stage = stage_of(painter.table, seat)
    rune = painter.album.mark("rune-there", "♢", "purple", "rune-stone")
    found = [
        painter.token(f"rune:{CLAN_IDS[clan]}", HALL_IDS[clan], rune)
        for clan in range(b.CLANS)
        if stage.runes >> clan & 1
    ]
    if stage.place != b.NONE:
        text = painter.view.say("mark-bard", seat=seat)
        at = painter.view.lexicon.id("place", stage.place)
        found.append(painter.pawn(seat, at, text, "bard", figure="lyre"))
    return found


# -- questions --------------------------------------------------------------------------------


def to_sing_with(painter: Painter[CoveTable], asking: Ask[Any]) -> list[Piece]:
    """What a song asks for: whom to sing to, from which side, with which icons, and the cards for sale."""
    if isinstance(asking, (SingOnPier, SingOnIsle)):
        return audiences(painter, asking.seat)
    if isinstance(asking, ChooseSide):
        return sides(painter, asking.seat)
    if isinstance(asking, Spend):
        return icons(painter, asking.seat)
    if isinstance(asking, BuyCard):
        stage = stage_of(painter.table, asking.seat)
        shown = None if painter.table.free_choice else 1
        return [painter.piece("card", card) for card in (*stage.skill_pile[:shown], *stage.impro_pile[:shown])]
    if isinstance(asking, Tame):
        cards = sorted(stage_of(painter.table, asking.seat).creature_pile)
        return [painter.piece("card", card) for card in cards]
    return []


def listeners(table: CoveTable, stage: Stage, clan: b.Clan) -> int:
    """Of a clan, where the bard stands: on the pier, or on the boats at sea of the side that he has chosen."""
    if stage.place == AT_ISLE:
        return common.at_sea(table, stage.audience, clan)
    return common.on_pier(table, stage.place, clan)


def audiences(painter: Painter[CoveTable], seat: int) -> list[Piece]:
    stage = stage_of(painter.table, seat)
    found = []
    for clan in range(b.CLANS):
        number = listeners(painter.table, stage, clan)
        text = painter.view.say("mark-listeners", number=number)
        found.append(painter.piece("audience", clan, marks=[Mark("", f"×{number}", text)]))
    return found


def sides(painter: Painter[CoveTable], seat: int) -> list[Piece]:
    """How many of those one may sing to are on the boats at sea of each side."""
    stage = stage_of(painter.table, seat)
    found = []
    for side in (b.LEFT, b.RIGHT):
        clans = isle_clans(painter.table, stage)
        number = sum(common.at_sea(painter.table, side, clan) for clan in clans)
        text = painter.view.say("mark-listeners", number=number)
        found.append(painter.piece("side", side, marks=[Mark("", f"×{number}", text)]))
    return found


def icons(painter: Painter[CoveTable], seat: int) -> list[Piece]:
    """The sources of this song that are not spent yet, each with the icons that it gives now."""
    table = painter.table
    stage = stage_of(table, seat)
    found = []
    for source in range(len(stage_in(table.box).sources)):
        if at_hand(stage_in(table.box), stage, source):
            number = source_value(stage_in(table.box), stage, source)
            mark = Mark("", f"×{number}", painter.view.say("mark-gives-icons", number=number))
            found.append(painter.piece("source", source, marks=[mark]))
    return found
