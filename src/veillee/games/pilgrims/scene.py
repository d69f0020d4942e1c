"""What a seat sees of Pilgrims: the map, the river, the Quests, and everybody's area."""

from __future__ import annotations

from veillee.core.painter import Painter
from veillee.core.parts import part
from veillee.core.scene import Mark, Piece, Zone
from veillee.core.scoring import total
from veillee.core.spec import Painting, View
from veillee.games.pilgrims.box import FALCONER, NONE, SIDE, TRAVELLER, WAYS
from veillee.games.pilgrims.faces import Faces
from veillee.games.pilgrims.falconer import FALCON_PAWN, FALCONER_PAWN
from veillee.games.pilgrims.scoring import falconer_points, player_points
from veillee.games.pilgrims.steps.effects import KeepCompanion
from veillee.games.pilgrims.steps.journeys import ChooseJourney
from veillee.games.pilgrims.table import ROUNDS, SETUP, PilgrimsTable
from veillee.games.pilgrims.words import CELL_IDS

SEAT_COLORS = ("red", "blue", "green", "yellow", "purple")


def paint(view: View[PilgrimsTable]) -> Painting:
    return PilgrimsPainter(view).painting()


class PilgrimsPainter(Painter[PilgrimsTable]):
    """Paints one scene: zones in the order in which a player looks at the table."""

    album: Faces

    def __init__(self, view: View[PilgrimsTable]) -> None:
        super().__init__(view, len(view.table.seats), FALCONER if view.table.falconer is not None else None)
        self.box = view.table.box

    def painting(self) -> Painting:
        """PIL-125: the player aid says what Clovers are good for."""
        zones = [
            self.map(),
            self.river(),
            self.quests(),
            self.round_track(),
            *self.piles(),
            self.aid(),
        ]
        for seat in self.seats_around():
            zones += self.player_area(seat)
        if self.table.falconer is not None:
            zones += self.falconer_area()
        return Painting(self.status(), self.players(), zones, self.legend())

    def status(self) -> str:
        if self.table.phase == SETUP:
            return self.view.say("status-setup")
        if self.over:
            return self.view.say("status-over")
        phase = self.view.messages.format(f"phase-{self.table.phase}")
        return self.view.messages.format("status", {"round": self.table.round, "turn": self.table.turn, "phase": phase})

    def color(self, side: int) -> str:
        return SEAT_COLORS[self.table.color(side)]

    def sign(self, side: int) -> str:
        return self.view.say(f"sign-seat-{self.table.color(side)}")

    def score(self, side: int) -> int:
        return total(falconer_points(self.table) if side == FALCONER else player_points(self.table, side))

    # -- the main board --------------------------------------------------------------------

    @part(lambda painter: (painter.table.map, painter.standing(), painter.table.roles))
    def map(self) -> Zone:
        """The 25 cells with their cards, and all pawns."""
        pieces = self.lying_around() + self.pawns()
        cells = self.album.once(Faces.cells)
        return Zone("map", "grid", self.view.say("zone-map"), columns=SIDE, rows=SIDE, cells=cells, pieces=pieces)

    @part(lambda painter: painter.table.map)
    def lying_around(self) -> list[Piece]:
        """The cards: they stay while pawns move."""
        board = self.box.board
        return [
            self.lying("companion" if board.campfire[cell] else "object", card, CELL_IDS[cell])
            for cell, card in enumerate(self.table.map)
            if card != NONE
        ]

    def pawns(self) -> list[Piece]:
        found = []
        for seat, player in enumerate(self.table.seats):
            if player.cell != NONE:
                found.append(self.pawn(seat, CELL_IDS[player.cell], self.view.name("seat", seat)))
        falconer = self.table.falconer
        if falconer is not None and falconer.falcon != NONE:
            for pawn, cell in ((FALCON_PAWN, falconer.falcon), (FALCONER_PAWN, falconer.falconer)):
                icon = "falcon" if pawn == FALCON_PAWN else "pawn"
                mark = Mark(icon, self.view.say(f"sign-pawn-{pawn}"), self.view.name("pawn", pawn), "purple")
                found.append(Piece(self.view.target("pawn", pawn), at=CELL_IDS[cell], owner=FALCONER, marks=[mark]))
        return found

    def standing(self) -> list[int]:
        """The cells of all pawns."""
        falconer = self.table.falconer
        solo = [] if falconer is None else [falconer.falcon, falconer.falconer]
        return [player.cell for player in self.table.seats] + solo

    @part(lambda painter: painter.table.river)
    def river(self) -> Zone:
        return self.display("river", "adventure", self.table.river)

    @part(lambda painter: (painter.table.quests, painter.table.feathers, painter.table.roles))
    def quests(self) -> Zone:
        quests = enumerate(self.table.quests)
        return self.zone(
            "quests", "row", [self.piece("quest", quest, marks=self.feather_spaces(place)) for place, quest in quests]
        )

    def feather_spaces(self, place: int) -> list[Mark]:
        """The three spaces of a tile, each with its points and the Feather on it (PIL-101)."""
        spaces = self.box.quests[self.table.quests[place]].feathers
        owners = self.table.feathers[place]
        marks = []
        for space, points in enumerate(spaces):
            if space < len(owners):
                sign = self.sign(owners[space])
                text = self.view.say("mark-feather", seat=owners[space], number=points)
                marks.append(Mark("feather", f"{points}{sign}", text, self.color(owners[space])))
            else:
                marks.append(Mark("feather-space", f"{points}·", self.view.say("mark-feather-free", number=points)))
        return marks

    @part(lambda painter: painter.table.round)
    def round_track(self) -> Zone:
        sun = self.token("sun", str(min(self.table.round, ROUNDS)), self.album.mark("sun", "☼", "yellow"))
        return self.track("round", ROUNDS, [sun])

    @part(lambda painter: painter.heights())
    def piles(self) -> list[Zone]:
        table = self.table
        decks = [
            [Piece(self.view.target("deck", level), empty=not adventures)]
            for level, adventures in enumerate(table.adventures)
        ]
        found = [
            self.pile("objects", len(table.objects)),
            self.pile("discard", len(table.discard), [self.piece("object", card) for card in table.discard[-1:]]),
            self.pile("companions", len(table.companions)),
            self.pile("adventures-1", len(table.adventures[0]), decks[0]),
            self.pile("adventures-2", len(table.adventures[1]), decks[1]),
        ]
        return [*found, self.pile("journeys", len(table.journeys))] if table.advanced else found

    def heights(self) -> tuple[object, ...]:
        """How high the piles are, and what lies on top."""
        table = self.table
        decks = len(table.objects), len(table.companions), len(table.journeys), *map(len, table.adventures)
        return decks, len(table.discard), table.discard[-1:]

    # -- players ---------------------------------------------------------------------------

    @part(lambda painter, seat: (painter.table.seats[seat], painter.drawn_role(), painter.table.roles))
    def player_area(self, seat: int) -> list[Zone]:
        zones = [
            self.objects(seat),
            self.company(seat),
            self.transports(seat),
            *self.counted(seat),
            *self.done(seat),
        ]
        return [*zones, *self.journeys(seat)] if self.table.advanced else zones

    @part(lambda painter, seat: (painter.table.seats[seat].clovers, painter.table.seats[seat].feathers))
    def counted(self, seat: int) -> list[Zone]:
        player = self.table.seats[seat]
        return [
            self.tally(seat, "clovers", player.clovers, self.album.mark("clovers", "♣", "green")),
            self.tally(seat, "feathers", player.feathers, self.album.mark("feathers", "»")),
        ]

    @part(lambda painter, seat: painter.behind(seat))
    def done(self, seat: int) -> list[Zone]:
        """Adventures that are reserved or completed, and Companions who have left."""
        reserved, completed, retired = self.behind(seat)
        return [
            self.cards(seat, "reserved", "adventure", reserved),
            self.cards(seat, "completed", "adventure", completed),
            self.cards(seat, "retired", "companion", retired),
        ]

    def behind(self, seat: int) -> tuple[list[int], list[int], list[int]]:
        player = self.table.seats[seat]
        return player.reserved, player.completed, player.retired

    def journeys(self, seat: int) -> list[Zone]:
        return [self.journey(seat), self.cards(seat, "journeys-done", "journey", self.table.seats[seat].journeys)]

    @part(lambda painter, seat: painter.held(seat))
    def objects(self, seat: int) -> Zone:
        """Everything for its owner; for others the number, and what everybody saw (PIL-039)."""
        player = self.table.seats[seat]
        return self.hand(seat, "object", player.hand, player.hand if self.over else player.known, self.drawn(seat))

    def held(self, seat: int) -> tuple[object, ...]:
        player = self.table.seats[seat]
        return player.hand, player.known, player.drawn, self.drawn_role()

    def drawn(self, seat: int) -> list[Piece]:
        """What a seat chooses from: Objects, Companions or Journeys."""
        role = self.drawn_role()
        mark = self.album.mark("drawn", "+", icon="draw")
        return [self.piece(role, card, marks=[mark]) for card in sorted(self.table.seats[seat].drawn)]

    def drawn_role(self) -> str:
        """What can be drawn and not kept yet, as the question says."""
        asking = self.table.asking
        if isinstance(asking, KeepCompanion):
            return "companion"
        return "journey" if isinstance(asking, ChooseJourney) else "object"

    @part(lambda painter, seat: painter.travelling(seat))
    def company(self, seat: int) -> Zone:
        """The Traveller and the Companions, each with the Object under it."""
        player = self.table.seats[seat]
        pieces = []
        for character, card in [(TRAVELLER, player.traveller_object), *zip(player.company, player.under, strict=True)]:
            piece = self.character(seat, character)
            if player.activated >> character & 1:
                piece.marks = [self.album.mark("activated", "✓")]
            pieces.append(piece)
            if card != NONE:
                pieces.append(self.piece("object", card, under=piece.id))
        return self.area("company", "mat", seat, pieces)

    def travelling(self, seat: int) -> tuple[object, ...]:
        table, player = self.table, self.table.seats[seat]
        return player.traveller_object, player.company, player.under, player.activated, table.side, table.roles

    def character(self, seat: int, character: int) -> Piece:
        """A Companion, or the Traveller tile of a seat."""
        if character == TRAVELLER:
            face = self.album.traveller(self.table.side, self.table.color(seat))
            return Piece(self.view.target("character", character), face, owner=seat)
        return self.piece("companion", character, owner=seat)

    @part(lambda painter, seat: (painter.table.seats[seat].disks, painter.table.roles))
    def transports(self, seat: int) -> Zone:
        player = self.table.seats[seat]
        disk = self.album.mark("disk", "●", self.color(seat))
        pieces = [self.piece("transport", way, marks=[disk] if player.disks >> way & 1 else []) for way in range(WAYS)]
        return self.area("transports", "row", seat, pieces)

    def journey(self, seat: int) -> Zone:
        player = self.table.seats[seat]
        zone = self.cards(seat, "journey", "journey", [] if player.journey == NONE else [player.journey])
        if player.journey != NONE:
            cells = self.box.journeys[player.journey].cells
            zone.pieces[0].marks = [
                Mark(
                    "token" if player.tokens >> n & 1 else "token-space",
                    f"{self.view.name('cell', cell)}{'●' if player.tokens >> n & 1 else '·'}",
                    self.view.say("mark-token" if player.tokens >> n & 1 else "mark-token-free", cell=cell),
                )
                for n, cell in enumerate(cells)
            ]
        return zone

    # -- the Falconer ----------------------------------------------------------------------

    @part(lambda painter: painter.table.falconer)
    def falconer_area(self) -> list[Zone]:
        """All of it is public (PIL-167); only the order of the Solo deck is not."""
        falconer = self.table.falconer
        assert falconer is not None
        return [
            self.cards(FALCONER, "hand", "object", falconer.hand, kind="hand"),
            self.cards(FALCONER, "companions-gathered", "companion", falconer.companions),
            self.tally(FALCONER, "clovers", falconer.clovers, self.album.mark("clovers", "♣", "green")),
            self.tally(FALCONER, "feathers", falconer.feathers, self.album.mark("feathers", "»")),
            self.cards(FALCONER, "completed", "adventure", falconer.completed),
            self.cards(FALCONER, "solo-revealed", "solo", falconer.revealed),
            self.pile("solo-deck", len(falconer.deck), side=FALCONER),
        ]
