"""What a seat knows of a table, as an array: see `Knowledge`."""

from __future__ import annotations

from veillee.core.secrets import Pool, Veil
from veillee.core.table import Seat, Table
from veillee.core.together import NOT_ASKED, WAITING, Answer
from veillee.envs.features import Part, Sheet
from veillee.envs.writers import HIDDEN, Bits, Named


def own(place: int) -> str:
    """A seat as the one that looks calls it."""
    return "own" if place == 0 else f"own + {place}"


class Knowledge:
    """Writes what a seat knows of a table. Pieces that it may not see are blank when this is called.

    First come a place for each seat (which one looks) and for each kind of question (what is asked now), and
    whether the seat itself is asked; then what was answered to the round that goes on; then the table, then what lies
    in front of the seats. Seats come in their order from the one that looks.
    """

    players: int
    questions: dict[type, int]
    answers: dict[str, int]  # the numbers of all keys, from 1; empty in a game without rounds
    table: Part
    seats: str  # the field of the table that holds them; empty if there is none
    each: Part
    size: int

    def __init__(
        self,
        players: int,
        *,
        questions: dict[type, int],
        answers: dict[str, int],
        table: Part,
        seats: str,
        each: Part,
    ) -> None:
        self.players = players
        self.questions = questions
        self.answers = answers
        self.table = table
        self.seats = seats
        self.each = each
        self._answer = Bits(len(answers))
        self._nothing = bytes(1 + self._answer.size)
        self.size = players + len(questions) + 1 + table.size + (each.size * players if seats else 0)
        if answers:
            self.size += players * len(self._nothing)
        kinds: list[type] = [type(None), *questions]
        self._heads = {
            kind: [self._head(seat, kind, asked) for seat in range(players) for asked in (False, True)]
            for kind in kinds
        }

    def _head(self, seat: int, question: type, asked: bool) -> bytes:
        head = bytearray(self.players + len(self.questions) + 1)
        head[seat] = 1
        if question in self.questions:
            head[self.players + self.questions[question]] = 1
        head[-1] = asked
        return bytes(head)

    def write(self, table: Table, seat: int) -> bytearray:
        asking = table.asking
        asked = asking is not None and asking.seat == seat
        parts = [self._heads[type(None if asking is None else asking.question())][2 * seat + asked]]
        if self.answers:
            for place in range(self.players):
                parts.append(self._answered(table, seat, (seat + place) % self.players))
        parts.append(self.table.write(table))
        if self.seats:
            seats: list[Seat] = getattr(table, self.seats)
            each = self.each
            for place in range(self.players):
                parts.append(each.write(seats[(seat + place) % self.players]))
        return bytearray().join(parts)

    def _answered(self, table: Table, seat: int, other: int) -> bytes:
        """Whether a seat has answered the round that goes on, and what, if the one that looks may know it."""
        key = table.answers[other] if other < len(table.answers) else NOT_ASKED
        if key == NOT_ASKED or key == WAITING:
            return self._nothing
        asking = table.asking
        sealed = isinstance(asking, Answer) and asking.round.sealed
        return b"\1" + self._answer.write(self.answers.get(key, 0) if other == seat or not sealed else 0)

    def answer_names(self) -> Named:
        """For each place of the answers what it means."""
        for place in range(self.players if self.answers else 0):
            path = f"answers[{own(place)}]"
            yield path, "has answered"
            yield from self._answer.names(path)

    def sheet(self, out: bytearray, start: int) -> Sheet:
        """A part of an array, to write to again and again."""
        return Sheet(out, start, self.table.slots + self.each.slots * self.players)

    def update(self, table: Table, seat: int, sheet: Sheet) -> None:
        """The same, to a sheet."""
        asking = table.asking
        asked = asking is not None and asking.seat == seat
        head = self._heads[type(None if asking is None else asking.question())][2 * seat + asked]
        out = sheet.out
        at = sheet.start + len(head)
        if sheet.head is not head:
            sheet.head = head
            out[sheet.start : at] = head
        if self.answers:
            for place in range(self.players):
                answer = self._answered(table, seat, (seat + place) % self.players)
                out[at : at + len(answer)] = answer
                at += len(answer)
        self.table.update(table, sheet, 0, at)
        if self.seats:
            at += self.table.size
            slot = self.table.slots
            seats: list[Seat] = getattr(table, self.seats)
            each = self.each
            for place in range(self.players):
                each.update(seats[(seat + place) % self.players], sheet, slot, at)
                slot += each.slots
                at += each.size

    def write_veiled(self, table: Table, seat: int, pools: list[Pool]) -> bytearray:
        """What `write` gives with the pieces of these pools blank; the table is the same afterwards."""
        veil = Veil(HIDDEN)
        veil.lay(pools, [])
        try:
            return self.write(table, seat)
        finally:
            veil.lift()

    def update_veiled(self, table: Table, seat: int, pools: list[Pool], sheet: Sheet) -> None:
        """The same, to a sheet."""
        counted: list[list[int]] = []
        if self.table.counts:
            self.table.counted(table, counted)
        if self.each.counts:
            seats: list[Seat] = getattr(table, self.seats)
            for lying in seats:
                self.each.counted(lying, counted)
        veil = Veil(HIDDEN)
        veil.lay(pools, counted)
        try:
            self.update(table, seat, sheet)
        finally:
            veil.lift()
