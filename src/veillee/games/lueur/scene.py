"""What a seat sees of Lueur: the journey, the meeting track, the score track, and everybody's area.

Nothing is known to one seat only (LUE-013): the same scene is painted for all, in the order of whoever looks.
"""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from veillee.core.painter import Painter
from veillee.core.parts import part
from veillee.core.scene import Cell, Face, Mark, Piece, Zone
from veillee.core.scoring import total
from veillee.core.spec import Painting, View
from veillee.games.lueur.board import RATIO, SCENERY, board
from veillee.games.lueur.box import ARCHIPELAGO, BLACK, ELEMENTS, NONE, PROVINCE, TOM, UNSEEN
from veillee.games.lueur.faces import COLOUR_IDS, Faces
from veillee.games.lueur.foresight import Foresight
from veillee.games.lueur.scoring import player_points, tom_points
from veillee.games.lueur.setup import ChooseAdventurer, ChooseTomColour, ChooseTomDice, free_adventurers, tom_partners
from veillee.games.lueur.steps.afternoon import Sail, Walk, different_elements
from veillee.games.lueur.steps.common import ChooseBigDie
from veillee.games.lueur.steps.morning import Recruit
from veillee.games.lueur.steps.noon import ADVENTURER, COMPANION, SPELL, CardCode, ResolveCards, Revive
from veillee.games.lueur.steps.rerolls import Reroll
from veillee.games.lueur.table import AFTERNOON, DAYS, LATE_MORNING, NOON, SETUP, LueurTable
from veillee.games.lueur.tom import blocks

LAP = 100  # spaces of the score track
SPACE = 24  # pixels: a space of the journey is one symbol, and there are many
TURNS = (Recruit, Reroll, ResolveCards, Walk, Sail)  # what each seat does once in a phase


def paint(view: View[LueurTable]) -> Painting:
    return LueurPainter(view).painting()


class LueurPainter(Painter[LueurTable]):
    """Paints one scene: zones in the order in which a player looks at the table."""

    album: Faces

    def __init__(self, view: View[LueurTable]) -> None:
        super().__init__(view, len(view.table.seats), TOM if view.table.tom is not None else None)
        self.box = view.table.box
        self.foreseen: dict[int, Foresight] = {}
        asking = self.table.asking
        # The seat whose area lies in front: the one that looks, else the one that is asked.
        self.front = view.seat if view.seat is not None else asking.seat if asking is not None else 0

    def painting(self) -> Painting:
        zones = [self.journey()] if self.table.journey != NONE else []
        zones += self.choosing()
        zones += [self.meeting(), self.score_track(), self.day(), self.reserve(), self.cemetery()]
        zones += [*self.piles(), self.aid()]
        for seat in self.seats_around():
            zones += self.player_area(seat)
        if self.table.tom is not None:
            zones += self.tom_area()
        return Painting(self.status(), self.players(), zones, self.legend())

    def status(self) -> str:
        if self.over:
            return self.view.say("status-over")
        if self.table.phase == SETUP:
            return self.view.say("status-setup")
        phase = self.view.messages.format(f"phase-{self.table.phase}")
        return self.view.messages.format("status", {"day": self.table.day, "phase": phase})

    def absent(self) -> Collection[str]:
        journey = self.album.on_seas if self.table.journey == PROVINCE else self.album.on_paths
        return journey | (self.album.on_tiles if self.table.tom is None else self.album.on_spells)

    # -- players ---------------------------------------------------------------------------

    def color(self, side: int) -> str:
        """A side has the colour of its adventurer, once it is chosen; Tom that of one of his dice (LUE-127)."""
        if side == TOM:
            assert self.table.tom is not None
            colour = self.table.tom.colour
            return COLOUR_IDS[colour] if colour != NONE else ""
        adventurer = self.table.seats[side].adventurer
        return COLOUR_IDS[self.box.adventurers[adventurer].colour] if adventurer != NONE else ""

    def score(self, side: int) -> int:
        """The score pawn; after the end the final light."""
        if side == TOM:
            assert self.table.tom is not None
            return total(tom_points(self.table)) if self.over else self.table.tom.score
        return total(player_points(self.table, side)) if self.over else self.table.seats[side].score

    # -- the journey -----------------------------------------------------------------------

    def journey(self) -> Zone:
        """The board of the journey with everybody's company and camp, or boats."""
        table = self.table
        cells, links = self.album.once(board, table.journey, table.closed)
        pieces: list[Piece] = []
        if table.journey == PROVINCE:
            for side in self.sides:
                pieces += self.walkers(side)
            cells = self.left_today(cells)
        else:
            for side in self.sides:
                pieces += self.boats(side)
        name = "province" if table.journey == PROVINCE else "archipelago"
        return Zone(
            name,
            "graph",
            self.view.messages.format(f"zone-{name}"),
            cells=cells,
            links=links,
            ratio=RATIO,
            scenery=SCENERY[table.journey],
            pieces=pieces,
            note=self.view.messages.format(f"note-{name}"),
            least=SPACE,
        )

    def walkers(self, side: int) -> list[Piece]:
        table = self.table
        lexicon = self.view.lexicon
        if side == TOM:
            assert table.tom is not None
            camp = table.tom.camp
        else:
            camp = table.seats[side].camp
        text = self.view.say("mark-camp", seat=side)
        found = [self.pawn(side, lexicon.id("space", camp), text, "camp", "camp", f"⌂{self.sign(side)}")]
        if side != TOM:
            text = self.view.say("mark-company-pawn", seat=side)
            found.append(self.pawn(side, lexicon.id("space", table.seats[side].company), text, "company"))
        return found

    def boats(self, side: int) -> list[Piece]:
        tom = self.table.tom
        islands = tom.boats if side == TOM and tom is not None else self.table.seats[side].boats
        found = []
        for number, island in enumerate(islands, 1):
            text = self.view.say("mark-boat", seat=side)
            piece = self.pawn(side, self.view.lexicon.id("island", island), text, "boat", "boat")
            piece.id += f":{number}"
            found.append(piece)
        return found

    def left_today(self, cells: list[Cell]) -> list[Cell]:
        """Spaces that whoever travels now has left cannot be entered again today (LUE-077)."""
        asking = self.table.asking
        if self.table.phase != AFTERNOON or asking is None or asking.seat >= len(self.table.seats):
            return cells
        left = self.table.seats[asking.seat].left
        if not left:
            return cells
        note = self.view.say("text-left-today")
        return [
            msgspec.structs.replace(cell, closed=True, lines=[*cell.lines, note]) if left >> number & 1 else cell
            for number, cell in enumerate(cells)
        ]

    # -- the meeting track -----------------------------------------------------------------

    @part(lambda painter: painter.met())
    def meeting(self) -> Zone:
        """Five spaces with companions, dice and footprints; against Tom his tiles lie in a row beneath them."""
        table = self.table
        tom = table.tom
        cells: list[Cell] = []
        pieces: list[Piece] = []
        for space in range(ELEMENTS):
            id_ = self.view.lexicon.id("element", space)
            name = self.view.name("element", space)
            blocked = blocks(table, space)
            cell = Cell(id_, space + 1, 1, "blocked" if blocked else "meeting", title=name, closed=blocked)
            cell.mark = self.album.legend()[id_]
            if blocked:
                cell.lines = [self.view.say("text-blocked")]
            cells.append(cell)
            if table.meeting[space] != NONE:
                pieces.append(self.piece("companion", table.meeting[space], id_))
            if tom is not None:
                opposite = self.view.say("place-opposite", element=space)
                cells.append(Cell(f"tom_{id_}", space + 1, 2, "tile", title=opposite))
                if tom.tiles and tom.tiles[space] != NONE:
                    pieces.append(self.tile(tom.tiles[space], at=f"tom_{id_}"))
        faces = table.faces
        dice: list[tuple[int, int | None]] = [(die, None) for die in sorted(table.track)]
        if tom is not None and faces:
            dice = [*((die, TOM) for die in tom.dice if 0 <= faces[die] < ELEMENTS), *dice]
        for die, owner in dice:
            pieces.append(self.die(die, faces[die], self.view.lexicon.id("element", faces[die]), owner))
        for space, number in enumerate(table.footprints):
            if number:
                id_ = self.view.lexicon.id("element", space)
                text = self.view.say("mark-tokens", number=number)
                mark = Mark("footprint" if number == 1 else "", f"{number}‴", text, "purple")
                pieces.append(Piece(f"footprints:{id_}", at=id_, marks=[mark]))
        return Zone(
            "meeting",
            "grid",
            self.view.say("zone-meeting"),
            columns=ELEMENTS,
            rows=1 if tom is None else 2,
            cells=cells,
            scenery="clearing",
            pieces=pieces,
        )

    def met(self) -> tuple[object, ...]:
        """All that lies on the meeting track, and what is closed there."""
        table, tom = self.table, self.table.tom
        tiles = None if tom is None else (tom.tiles, tom.dice, table.journey)
        blocked = [blocks(table, space) for space in range(ELEMENTS)]
        return table.meeting, table.track, table.faces, table.footprints, tiles, blocked

    def die(self, die: int, side: int, at: str = "", owner: int | None = None, sides: bool = False) -> Piece:
        return Piece(self.view.target("die", die), self.album.once(Faces.die, die, side, sides), at, owner=owner)

    def tile(self, tile: int, at: str = "") -> Piece:
        look = "tile_at_sea" if self.table.journey == ARCHIPELAGO else "tile"
        return self.piece("tile", tile, at, owner=TOM, look=look)

    # -- tracks, reserve, piles ------------------------------------------------------------

    @part(lambda painter: (painter.lights(), None if painter.table.tom is None else painter.table.tom.company))
    def score_track(self) -> Zone:
        """100 spaces from 0, the reroll spaces printed (LUE-045), with all score pawns and Tom's company."""
        cells = [Cell(str(space), marks=["reroll"]) for space in self.box.reroll_spaces]
        pieces = []
        for side in self.sides:
            light = self.score(side)
            text = self.view.say("mark-score", seat=side, number=light)
            pieces.append(self.pawn(side, str(light % LAP), text, "score"))
        if self.table.tom is not None:
            text = self.view.say("mark-company-pawn", seat=TOM)
            pieces.append(self.pawn(TOM, str(self.table.tom.company), text, "company", "company", "♟"))
        return self.track("score", LAP, pieces, cells)

    def lights(self) -> list[tuple[int, str]]:
        """The score and the colour of every side."""
        return [(self.score(side), self.color(side)) for side in self.sides]

    @part(lambda painter: painter.table.day)
    def day(self) -> Zone:
        return self.track("day", DAYS, [self.token("sun", str(self.table.day), self.album.mark("sun", "☼", "yellow"))])

    def choosing(self) -> list[Zone]:
        """What is chosen from during the setup: adventurers, then Tom's dice."""
        asking = self.table.asking
        if isinstance(asking, ChooseAdventurer):
            pieces = [self.piece("adventurer", who) for who in free_adventurers(self.table)]
            return [self.zone("adventurers", "row", pieces)]
        if isinstance(asking, (ChooseTomDice, ChooseTomColour)):
            assert self.table.tom is not None
            if isinstance(asking, ChooseTomDice):
                colours = [colour for colour in range(BLACK) if tom_partners(self.table, colour)]
            else:
                colours = [self.box.dice[die].colour for die in self.table.tom.dice]
            pieces = [Piece(self.view.target("colour", colour), self.any_die(colour)) for colour in colours]
            return [self.zone("tom-choice", "row", pieces)]
        return []

    def any_die(self, colour: int) -> Face:
        return self.album.once(Faces.die, self.box.big[colour][0], NONE, True)

    @part(lambda painter: (painter.table.reserve, isinstance(painter.table.asking, ChooseBigDie)))
    def reserve(self) -> Zone:
        """Big dice that wait for a Sketal; they are named by their colours while one is chosen."""
        choosing = isinstance(self.table.asking, ChooseBigDie)
        pieces = []
        for die in self.table.reserve:
            piece = self.die(die, NONE, sides=choosing)
            if choosing:
                piece.id = self.view.target("colour", self.box.dice[die].colour)
            pieces.append(piece)
        zone = self.zone("reserve", "row", pieces, "side", len(pieces))
        zone.note = self.view.say("note-reserve-black") if self.box.black in self.table.reserve else ""
        return zone

    @part(lambda painter: (painter.table.cemetery, isinstance(painter.table.asking, Revive)))
    def cemetery(self) -> Zone:
        """Open to all (LUE-039), the newest first; by name only, unless somebody chooses from it."""
        look = "companion" if isinstance(self.table.asking, Revive) else "companion_name"
        pieces = [self.piece("companion", card, look=look) for card in reversed(self.table.cemetery)]
        return self.pile("cemetery", len(pieces), pieces)

    def piles(self) -> list[Zone]:
        table = self.table
        unseen = 0 if table.tom is not None else UNSEEN
        left = [max(0, len(deck) - unseen) for deck in table.decks]
        if table.deck == 1:
            left[0] = 0
        found = [self.pile("deck-a", left[0]), self.pile("deck-b", left[1])]
        if table.tom is None:
            found.append(self.pile("spells-pile", table.pile()))
        return found

    # -- players' areas --------------------------------------------------------------------

    def player_area(self, seat: int) -> list[Zone]:
        player = self.table.seats[seat]
        zones = [
            self.dice(seat),
            self.company(seat),
            self.counted(seat, "rerolls", player.rerolls, "reroll"),
            self.counted(seat, "footprints", player.footprints, "footprint"),
            self.counted(seat, "fireflies", player.fireflies, "firefly"),
        ]
        zones[4].note = self.view.say("note-fireflies", number=self.fireflies(seat), number2=len(player.companions))
        if player.free:
            zones.append(self.counted(seat, "free", player.free, "free_reroll"))
        if player.spells or player.veiled:
            zones.append(self.spells(seat))
        return zones

    def fireflies(self, seat: int) -> int:
        """Tokens and icons together, as they count at the end (LUE-094)."""
        player = self.table.seats[seat]
        return player.fireflies + sum(self.box.companions[card].icons for card in player.companions)

    def counted(self, side: int, name: str, count: int, symbol: str) -> Zone:
        """Tokens that are counted, shown by their symbol."""
        printed = self.album.legend()[symbol]
        return self.tally(side, name, count, self.album.mark(name, printed.sign, printed.color, printed.icon))

    def company(self, seat: int) -> Zone:
        """The adventurer and the companions in the order of recruitment, with what they still have to do at noon."""
        table = self.table
        player = table.seats[seat]
        pieces: list[Piece] = []
        if player.adventurer != NONE:
            piece = self.piece("adventurer", player.adventurer, marks=self.first_player(seat))
            pieces.append(self.waking(piece, seat, ADVENTURER, player.acted))
        struck = any(self.box.spells[spell].skull for spell in player.spells)
        for index, card in enumerate(player.companions):
            piece = self.piece("companion", card, look="companion" if seat == self.front else "companion_signs")
            self.waking(piece, seat, COMPANION + card, player.resolved[index])
            if player.granted[index] != NONE:
                text = self.view.say("mark-granted", colour=player.granted[index])
                id_ = COLOUR_IDS[player.granted[index]]
                piece.marks.append(Mark("die", self.album.legend()[f"die_{id_}"].sign, text, id_))
            if struck and index == len(player.companions) - 1:
                piece.marks.append(self.album.mark("struck", "†", "purple", "skull"))
            pieces.append(piece)
        zone = self.area("company", "mat", seat, pieces, len(pieces))
        zone.note = self.progress(seat)
        return zone

    def first_player(self, seat: int) -> list[Mark]:
        if self.table.tom is not None or self.table.first != seat:
            return []
        return [self.album.mark("first", "1", "yellow", "sun")]

    def foresight(self, seat: int) -> Foresight | None:
        """What the dice of a seat will do at noon, from when they are rolled until they have done it."""
        if self.over or self.table.phase not in (LATE_MORNING, NOON):
            return None
        if seat not in self.foreseen:
            self.foreseen[seat] = Foresight(self.table, seat, self.table.faces)
        return self.foreseen[seat]

    def waking(self, piece: Piece, seat: int, code: CardCode, resolved: int = 0) -> Piece:
        """A card with how often it was resolved today, and how often the dice set it off."""
        if resolved:
            piece.marks.append(Mark("", f"✓{resolved}", self.view.say("mark-resolved", number=resolved)))
        noon = self.foresight(seat)
        times = noon.times.get(code, 0) if noon is not None else 0
        if times:
            piece.awake = True
            piece.marks.append(Mark("die", f"×{times}", self.view.say("mark-awake", number=times), "yellow"))
        return piece

    def progress(self, seat: int) -> str:
        """Whether a seat thinks, waits, or has finished the phase (LUE-011); who is asked knows."""
        table = self.table
        asking = table.asking
        if asking is None or table.phase == SETUP or len(table.seats) == 1 or asking.seat == seat == self.view.seat:
            return ""
        if asking.seat == seat:
            return self.view.say("note-choosing")
        coming = any(isinstance(step, TURNS) and step.seat == seat for step in table.stack)
        return self.view.say("note-coming" if coming else "note-finished")

    def dice(self, seat: int) -> Zone:
        """All dice of the day, with what they show, those used for travel and those that the black die cancels."""
        table = self.table
        player = table.seats[seat]
        black = self.box.black
        curse = table.faces[black] if black in player.dice else NONE
        pieces = []
        for die in player.dice:
            face = table.faces[die]
            piece = self.die(die, face, sides=seat == self.front)
            if player.used >> die & 1:
                piece.marks.append(self.album.mark("used", "✓", icon="walking-boot"))
            elif face != NONE and face == curse and face < ELEMENTS:
                piece.marks.append(self.album.mark("cursed", "×", "black", "barrier"))
            pieces.append(piece)
        zone = self.row(seat, "dice", pieces)
        notes = []
        if table.journey != PROVINCE and table.phase in (LATE_MORNING, NOON, AFTERNOON):
            notes.append(self.view.say("note-elements", number=different_elements(table, seat)))
        noon = self.foresight(seat)
        if noon is not None and table.phase == LATE_MORNING:
            notes.append(self.album.brings(noon.gains()))
        zone.note = " · ".join(notes)
        return zone

    def spells(self, seat: int) -> Zone:
        """Spells lie face up, or face down: then nobody knows which they are (LUE-106)."""
        player = self.table.seats[seat]
        pieces = [self.waking(self.piece("spell", spell), seat, SPELL + spell) for spell in player.spells]
        hidden = [Mark("spell", "?", self.view.say("text-spell-veiled"))]
        pieces += [
            Piece(f"veiled:{self.view.lexicon.id('seat', seat)}:{n}", marks=hidden) for n in range(player.veiled)
        ]
        return self.row(seat, "spells", pieces)

    # -- Tom -------------------------------------------------------------------------------

    @part(lambda painter: (painter.table.tom, painter.table.faces, painter.table.journey))
    def tom_area(self) -> list[Zone]:
        faces, tom = self.table.faces, self.table.tom
        assert tom is not None
        dice = []
        for die in tom.dice:
            piece = self.die(die, faces[die] if faces else NONE)
            if faces and faces[die] >= ELEMENTS:
                piece.marks = [self.album.mark("aside", "–")]
            dice.append(piece)
        discarded = [self.tile(tile) for tile in reversed(tom.discard)]
        return [
            self.row(TOM, "tom-dice", dice),
            self.counted(TOM, "footprints", tom.footprints, "footprint"),
            self.row(TOM, "tom-tile", discarded[:1]),
            self.tally(TOM, "tom-company", tom.company, self.album.mark("company", "♟", self.color(TOM))),
            self.pile("tom-pile", len(tom.pile), side=TOM),
            self.pile("tom-discard", len(tom.discard), discarded, side=TOM),
        ]
