"""Who sits where when people play on together: again the same match, or the next chapter of a campaign."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import msgspec

from veillee.core.setup import Setup
from veillee.server.rows import Header, SeatRow
from veillee.server.seating import new_token

Company = Sequence[SeatRow]  # who sat where, and as whom, in an earlier match


def same_people(fresh: Header, old: Header) -> Header:
    """The seats of a new match for those who sat at the old one."""
    sitting = (
        taken(row, before) if before.person is not None else row
        for row, before in zip(fresh.seats, old.seats, strict=True)
    )
    return seated(fresh, sitting)


def same_company(fresh: Header, setup: Setup, company: Company) -> Header:
    """The seats of a chapter for those who played the one before; there may be more of them now, or fewer.

    The owner always sits. Whoever finds no place has left; what nobody takes is free.
    """
    owner = [row for row in company if row.person == fresh.owner] or [row for row in fresh.seats if row.person]
    places = places_of(setup, owner, company)
    sitting = (taken(row, places.get(setup.person(row.seat))) if row.kind == "human" else row for row in fresh.seats)
    return seated(fresh, sitting)


def places_of(setup: Setup, *companies: Company) -> dict[int, SeatRow]:
    """For each person of a set-up who it is: as whom they were, else where they sat, else anywhere."""
    ways: tuple[Callable[[SeatRow, int], bool], ...] = (
        lambda before, seat: before.role != "" and before.role == setup.role(seat),
        lambda before, seat: before.seat == seat,
        lambda before, seat: True,
    )
    humans = [seat for seat, kind in enumerate(setup.seats) if kind == "human"]
    places: dict[int, SeatRow] = {}
    for company in companies:
        for fits in ways:
            for before in company:
                if before.person not in (row.person for row in places.values()):
                    fitting = (setup.person(seat) for seat in humans if fits(before, seat))
                    person = next((person for person in fitting if person not in places), None)
                    if person is not None:
                        places[person] = before
    return places


def taken(row: SeatRow, who: SeatRow | None) -> SeatRow:
    """A seat for somebody, or with an invitation for anybody."""
    if who is None:
        return msgspec.structs.replace(row, person=None, name=None, invitation=new_token())
    return msgspec.structs.replace(row, person=who.person, name=who.name, invitation=None)


def seated(fresh: Header, sitting: Iterable[SeatRow]) -> Header:
    """A new match with these seats; it waits for those who are invited."""
    seats = tuple(sitting)
    waiting = any(row.kind == "human" and row.person is None for row in seats)
    return msgspec.structs.replace(fresh, seats=seats, state="waiting" if waiting else "playing")
