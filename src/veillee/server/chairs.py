"""Seats of matches in the database: who sits where, as whom, and who may come."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Literal

from sqlalchemy import Connection, and_, select, update

from veillee.server.database import Database
from veillee.server.rows import GOING_ON, PLAYABLE, storable
from veillee.server.schema import matches, seats


class Chairs:
    """Nobody sits down where somebody else was faster."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def by_invitation(self, token: str) -> tuple[str, int] | None:
        """The match and the seat; the token stays with who accepted it, so that asking twice is no mistake."""
        query = select(seats.c.match, seats.c.seat).where(seats.c.invitation == token)
        row = (
            await self.database.read(lambda connection: connection.execute(query).first()) if storable(token) else None
        )
        return (row.match, row.seat) if row else None

    async def take_role(self, id_: str, seat: int, role: str) -> bool:
        """Who a seat is, unless another one is that already or the match was dealt."""
        gathering = select(matches.c.state).where(matches.c.id == id_).with_for_update()
        taken = select(seats.c.seat).where(seats.c.match == id_, seats.c.seat != seat, seats.c.role == role)
        change = update(seats).where(seats.c.match == id_, seats.c.seat == seat).values(role=role)

        def work(connection: Connection) -> bool:
            if connection.scalar(gathering) != "gathering" or (role and connection.scalar(taken) is not None):
                return False
            return connection.execute(change).rowcount == 1

        return await self.database.write(work)

    async def seat(self, id_: str, seat: int, kind: str, person: str | None, invitation: str | None) -> bool:
        """Hand a seat over; a match that waited for somebody at it waits no longer, or waits from now on."""
        going_on = select(matches.c.state).where(matches.c.id == id_).with_for_update()
        change = (
            update(seats)
            .where(seats.c.match == id_, seats.c.seat == seat)
            .values(kind=kind, person=person, invitation=invitation)
        )
        free = select(seats.c.seat).where(seats.c.match == id_, seats.c.kind == "human", seats.c.person.is_(None))

        def work(connection: Connection) -> bool:
            state = connection.scalar(going_on)
            if state not in GOING_ON or connection.execute(change).rowcount != 1:
                return False
            waiting = connection.execute(free).first() is not None
            if state in PLAYABLE:
                state = "waiting" if waiting else "playing"
            now = time.time()
            connection.execute(update(matches).where(matches.c.id == id_).values(state=state, updated=now))
            return True

        return await self.database.write(work)

    async def claim(self, id_: str, seat: int, person: str, beside: Sequence[int]) -> Literal["sits", "taken", "over"]:
        """Sit down on a free seat and on those of `beside` that are free, too, unless somebody was faster."""
        free = and_(seats.c.match == id_, seats.c.kind == "human", seats.c.person.is_(None))
        sit_down = update(seats).values(person=person)
        state = select(matches.c.state).where(matches.c.id == id_).with_for_update()
        now = time.time()

        def work(connection: Connection) -> Literal["sits", "taken", "over"]:
            # Who takes the last seat starts the match, so they come one after the other.
            if connection.scalar(state) not in GOING_ON:
                return "over"
            if connection.execute(sit_down.where(free, seats.c.seat == seat)).rowcount != 1:
                return "taken"
            connection.execute(sit_down.where(free, seats.c.seat.in_(beside)))
            connection.execute(update(matches).where(matches.c.id == id_).values(updated=now))
            if connection.execute(select(seats.c.seat).where(free)).first() is None:
                start = and_(matches.c.id == id_, matches.c.state == "waiting")
                connection.execute(update(matches).where(start).values(state="playing", turn_since=now))
            return "sits"

        return await self.database.write(work)
