"""What every game paints alike: the players, and the usual pieces and zones of a table.

The words that go with them have the names of what they explain: `sign-seat-0` is the short sign of a side,
`zone-hand` the title of a zone, `mark-sun` what a mark means, `aid-turn` a subject of the player aid and `aid-turn-1`
its first line.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any, Generic

from veillee.core.album import Album
from veillee.core.parts import Remembering, part
from veillee.core.scene import Cell, Mark, PageInfo, Paragraph, Piece, Player, Zone, ZoneKind
from veillee.core.spec import Tab, View


class Painter(Remembering, Generic[Tab]):
    """Paints one scene: a game's own painter adds its zones, and says what a side's colour and score are.

    The sides are the seats, and the automated opponent where there is one.
    """

    album: Album[Any]  # a game names its own kind

    def __init__(self, view: View[Tab], seats: int, opponent: int | None = None) -> None:
        super().__init__(view.easel, view)
        self.view = view
        self.table = view.table
        self.album = view.album
        self.opponent = opponent
        self.seats = list(range(seats))
        self.sides = self.seats if opponent is None else [*self.seats, opponent]
        self.over = view.table.asking is None and not view.table.stack
        self._target = view.lexicon.target
        self._title = view.messages.format
        if view.easel is not None:
            view.easel.stand(type(self), view.lexicon, view.album, self.sides, self.over)

    # -- what a game says ------------------------------------------------------------------

    def color(self, side: int) -> str:
        raise NotImplementedError

    def score(self, side: int) -> int | None:
        """What everybody knows of a side's score now; nothing where all win or lose together."""
        return None

    def sign(self, side: int) -> str:
        return self.view.say(f"sign-seat-{side}")

    def absent(self) -> Collection[str]:
        """Symbols of the legend that nothing in this match can show: another mode or another board has them."""
        return ()

    def needless(self) -> Collection[str]:
        """Subjects of the player aid that this match does not need."""
        return ()

    # -- the players and the legend --------------------------------------------------------

    def players(self) -> list[Player]:
        asking = self.table.asking
        asked = asking.waits_for(self.table) if asking is not None else []
        return [
            Player(
                index=side,
                name=self.view.name("seat", side),
                color=self.color(side),
                sign=self.sign(side),
                automatic=side == self.opponent,
                active=side in asked,
                score=self.score(side),
            )
            for side in self.sides
        ]

    def seats_around(self) -> list[int]:
        """The seats as their areas lie on the table: the one that looks comes first."""
        return sorted(self.seats, key=lambda seat: not self.view.own(seat))

    @part(lambda painter: painter.absent())
    def legend(self) -> dict[str, Mark]:
        """The symbols that can be seen in this match."""
        absent = self.absent()
        return {name: mark for name, mark in self.album.legend().items() if name not in absent}

    # -- pieces ----------------------------------------------------------------------------

    def piece(
        self,
        role: str,
        value: int,
        at: str = "",
        under: str = "",
        owner: int | None = None,
        marks: Iterable[Mark] = (),
        look: str = "",
    ) -> Piece:
        """Something that has a printed face, face up; `look` names another of its faces."""
        face = self.album.face(look or role, value)
        return Piece(self._target(role, value), face, at, under, owner, list(marks))

    def lying(self, role: str, value: int, at: str = "") -> Piece:
        """The same of what is always seen as it is: one piece for all scenes, which nobody changes."""
        id_ = self._target(role, value)
        return self.album.pieces.get((role, value, id_, at)) or self.album.lying(role, value, id_, at)

    def pawn(
        self,
        side: int,
        at: str,
        text: str,
        name: str = "seat",
        icon: str = "pawn",
        sign: str = "",
        figure: str = "",
    ) -> Piece:
        """What stands for a side, in its colour; `name` tells several of one side apart, `figure` is its picture."""
        mark = Mark(icon, sign or self.sign(side), text, self.color(side))
        return Piece(f"{name}:{self.view.lexicon.id('seat', side)}", at=at, owner=side, marks=[mark], figure=figure)

    def token(self, name: str, at: str, mark: Mark) -> Piece:
        """Something that belongs to nobody and shows a mark only: a sun on a track, say."""
        return Piece(name, at=at, marks=[mark])

    # -- zones of the whole table ----------------------------------------------------------

    def zone(
        self,
        name: str,
        kind: ZoneKind,
        pieces: Iterable[Piece] = (),
        place: str = "board",
        count: int | None = None,
        mark: Mark | None = None,
    ) -> Zone:
        """A zone that belongs to nobody."""
        return Zone(name, kind, self._title(f"zone-{name}"), place, None, list(pieces), count, mark=mark)

    def display(self, name: str, role: str, cards: Iterable[int]) -> Zone:
        """A row of cards to take from, whose places stay where they are when one is empty (a number below 0)."""
        pieces = [
            self.piece(role, card) if card >= 0 else Piece(f"slot:{slot}", empty=True)
            for slot, card in enumerate(cards, 1)
        ]
        return self.zone(name, "row", pieces)

    def track(
        self, name: str, spaces: int, pieces: Iterable[Piece], cells: Iterable[Cell] = (), place: str = "board"
    ) -> Zone:
        """Numbered spaces with what stands on them; `cells` are those with something printed on them."""
        zone = self.zone(name, "track", pieces, place)
        zone.spaces = spaces
        zone.cells = list(cells)
        return zone

    def wheel(
        self, name: str, cells: Iterable[Cell], pointed: int, pieces: Iterable[Piece] = (), side: int | None = None
    ) -> Zone:
        """A dial with its parts clockwise, the one of this number at the pointer; its title names it for every side."""
        if side is None:
            zone = self.zone(name, "wheel", pieces, count=pointed)
        else:
            zone = self.area(name, "wheel", side, pieces, pointed)
        zone.cells = list(cells)
        return zone

    def stave(self, side: int, name: str, pieces: Collection[Piece], spaces: int = 0) -> Zone:
        """The song of a side; `spaces` long where it has an end."""
        zone = self.area(name, "stave", side, pieces, len(pieces))
        zone.spaces = spaces
        return zone

    def story(self, name: str, paragraphs: Iterable[Paragraph]) -> Zone:
        """What was read so far."""
        zone = self.zone(name, "text")
        zone.paragraphs = list(paragraphs)
        return zone

    def pages(self, **zones: Iterable[Zone]) -> tuple[list[PageInfo], list[Zone]]:
        """The zones of each page, in their order; `page-board` is the title of one. Empty pages are left out."""
        filled = {name: list(there) for name, there in zones.items()}
        found = [name for name, there in filled.items() if there]
        for name in found:
            for zone in filled[name]:
                zone.page = name
        return (
            [PageInfo(name, self.view.say(f"page-{name}")) for name in found],
            [zone for name in found for zone in filled[name]],
        )

    def pile(self, name: str, count: int, top: Iterable[Piece] = (), side: int | None = None) -> Zone:
        """A stack beside the board, or in front of a side, with what can be seen of it."""
        if side is not None:
            return self.area(name, "pile", side, top, count)
        return self.zone(name, "pile", top, "side", count)

    @part(lambda painter: painter.needless())
    def aid(self) -> Zone:
        """The player aid, as the album declares it."""
        needless = self.needless()
        pieces = [
            Piece(f"aid:{subject}", self.album.face("aid", number))
            for number, (subject, _) in enumerate(self.album.aid)
            if subject not in needless
        ]
        return self.zone("aid", "row", pieces, "side")

    # -- zones in front of a side ----------------------------------------------------------

    def area(
        self,
        name: str,
        kind: ZoneKind,
        side: int,
        pieces: Iterable[Piece] = (),
        count: int | None = None,
        mark: Mark | None = None,
    ) -> Zone:
        """A zone in front of a side."""
        place = "opponent" if side == self.opponent else "own" if side == self.view.seat else "other"
        id_ = f"{name}:{self.view.lexicon.id('seat', side)}"
        return Zone(id_, kind, self._title(f"zone-{name}"), place, side, list(pieces), count, mark=mark)

    def hand(
        self,
        side: int,
        role: str,
        cards: Collection[int],
        known: Iterable[int] = (),
        drawn: Iterable[Piece] = (),
        marks: Mapping[int, Mark] | None = None,
        name: str = "hand",
    ) -> Zone:
        """Everything for its owner, and what was drawn and is not kept yet; for others how many, and what is known."""
        own = self.view.own(side)
        zone = self.cards(side, name, role, sorted(cards if own else known), "hand", marks)
        zone.count = len(cards)
        if own:
            zone.pieces += drawn
        return zone

    def cards(
        self,
        side: int,
        name: str,
        role: str,
        cards: Collection[int],
        kind: ZoneKind = "row",
        marks: Mapping[int, Mark] | None = None,
        shown: bool = True,
    ) -> Zone:
        """Cards face up in their order; or, where they are not shown, a pile of so many."""
        if not shown:
            return self.pile(name, len(cards), side=side)
        marked = marks or {}
        pieces = [self.piece(role, card, marks=[marked[card]] if card in marked else []) for card in cards]
        return self.area(name, kind, side, pieces, len(cards))

    def row(self, side: int, name: str, pieces: Collection[Piece]) -> Zone:
        """Other pieces in a row: dice, say."""
        return self.area(name, "row", side, pieces, len(pieces))

    def tally(self, side: int, name: str, count: int, mark: Mark | None = None) -> Zone:
        """How many a side has of something that is only counted."""
        return self.area(name, "tally", side, (), count, mark)
