"""A match as the database holds it, piece by piece: its header with its seats, its entries, how it stands."""

from __future__ import annotations

from typing import Any

import msgspec

PLAYABLE = ("waiting", "playing")
JOINABLE = ("gathering", "waiting")
DAMAGED = "damaged"  # shown as far as it is good; nobody can play on before it is repaired
UNHURT = ("gathering", "waiting", "playing", "paused")
GOING_ON = (*UNHURT, DAMAGED)


class Entry(msgspec.Struct, frozen=True):
    """One thing that happened to a match: a choice, undo, redo, redeal, resign, or a change to later rules.

    `decision` is the one that it answers, `events` what was told: neither is known of matches of version 0.1.0.
    """

    number: int
    kind: str
    seat: int
    key: str
    hash: str
    decision: int | None = None
    revealed: bool = False
    events: bytes | None = None


class SeatRow(msgspec.Struct, frozen=True):
    seat: int
    kind: str
    person: str | None
    name: str | None
    invitation: str | None
    role: str = ""  # who the seat is, chosen on sitting down


class Header(msgspec.Struct, frozen=True):
    """A match without its story."""

    id: str
    setup: dict[str, Any]
    rules: int
    content: str
    owner: str
    state: str
    version: int
    number: int
    waiting: list[int]  # the seats that are asked: several in a round
    turn_since: float | None
    created: float
    updated: float
    open: bool
    watch: str | None
    abandon_after: float
    parent: str | None
    outcome: dict[str, Any] | None
    forks: list[tuple[int, int]] | None = None
    campaign: str | None = None
    chapter: str | None = None
    progress: dict[str, Any] | None = None  # how it stood at a version, in each language
    sealed: bool = False  # its record holds secrets of a match that goes on: it was forked from one
    seats: tuple[SeatRow, ...] = ()

    @property
    def over(self) -> bool:
        return self.state not in GOING_ON

    @property
    def told(self) -> bool:
        """Whether everything about the match may be known: seed, record, every choice."""
        return self.over and not self.sealed


class Place(msgspec.Struct, frozen=True):
    """Where in a list of matches, the latest first, somebody has come to."""

    updated: float
    id: str


class Standing(msgspec.Struct, frozen=True):
    """How a match stands after an entry: who is asked, the bytes of its table, how many events were told."""

    over: bool
    number: int
    waiting: list[int]
    outcome: dict[str, Any] | None
    table: bytes
    told: int


class Kept(msgspec.Struct, frozen=True):
    """What a match is opened from: its present table, the events so far, and the last things that happened."""

    table: bytes | None
    told: int
    entries: list[Entry]
    behind: bool = False  # whether the story goes on after the header


def entry_values(id_: str, entry: Entry, now: float) -> dict[str, Any]:
    return {"match": id_, "at": now, **msgspec.structs.asdict(entry)}


def storable(text: str) -> bool:
    """PostgreSQL has no text with a zero in it, so nothing can be called so."""
    return "\x00" not in text
