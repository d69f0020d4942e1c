"""What every game paints alike: the players, the order of their areas, piles and the player aid."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, Generic

from veillee.core.album import Album
from veillee.core.scene import Face, Mark, Piece, Player, Zone, ZoneKind
from veillee.core.spec import Tab, View


class Painter(Generic[Tab]):
    """Paints one scene: a game's own painter adds its zones, and says what a side's colour and score are.

    The sides are the seats, and the automated opponent where there is one. The game's words are
    `sign-seat-0`, `zone-hand`, `aid-turn`, `aid-turn-1` and so on.
    """

    album: Album[Any]

    def __init__(self, view: View[Tab], seats: int, opponent: int | None) -> None:
        self.view = view
        self.table = view.table
        self.album = view.album
        self.opponent = opponent
        self.seats = list(range(seats))
        self.sides = self.seats if opponent is None else [*self.seats, opponent]

    def color(self, side: int) -> str:
        raise NotImplementedError

    def score(self, side: int) -> int | None:
        """What everybody knows of a side's score now; nothing where all win or lose together."""
        return None

    def sign(self, side: int) -> str:
        return self.view.say(f"sign-seat-{side}")

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

    def legend(self) -> dict[str, Mark]:
        """The symbols that can be seen in this match."""
        absent = self.absent()
        return {name: mark for name, mark in self.album.legend().items() if name not in absent}

    def absent(self) -> Collection[str]:
        """Symbols of the legend that nothing in this match can show: another mode or another board has them."""
        return ()

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
        return Piece(self.view.target(role, value), face, at, under, owner, list(marks))

    def seats_around(self) -> list[int]:
        """The seats as their areas lie on the table: the one that looks comes first."""
        return sorted(self.seats, key=lambda seat: not self.view.own(seat))

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
        return Zone(
            f"{name}:{self.view.lexicon.id('seat', side)}",
            kind,
            self.view.say(f"zone-{name}"),
            place="opponent" if side == self.opponent else "own" if self.view.own(side) else "other",
            owner=side,
            pieces=list(pieces),
            count=count,
            mark=mark,
        )

    def pile(self, name: str, count: int) -> Zone:
        return Zone(name, "pile", self.view.say(f"zone-{name}"), place="side", count=count)

    def aid(self, subjects: Iterable[tuple[str, int]]) -> Zone:
        """The player aid: its subjects, each with the number of its lines."""
        pieces = []
        for subject, lines in subjects:
            texts = [self.view.say(f"aid-{subject}-{number}") for number in range(1, lines + 1)]
            pieces.append(Piece(f"aid:{subject}", face=Face(self.view.say(f"aid-{subject}"), "aid", lines=texts)))
        return Zone("aid", "row", self.view.say("zone-aid"), place="side", pieces=pieces)
