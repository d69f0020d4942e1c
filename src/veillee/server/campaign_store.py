"""Campaigns in the database, and the people who belong to them."""

from __future__ import annotations

import logging

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, exists, insert, or_, select, update

from veillee.core.errors import RecordError
from veillee.server import HOME
from veillee.server.database import UNREADABLE, Database
from veillee.server.rows import GOING_ON, storable
from veillee.server.schema import campaigns, companions, entries, matches, people, seats

LISTED = 50
log = logging.getLogger("veillee.server")

PLAYED = (*GOING_ON, "over")


class Row(msgspec.Struct, frozen=True):
    """A campaign as it is stored. `done` has for each chapter its id, its verdict, and its match or its record."""

    id: str
    game: str
    owner: str
    settings: dict[str, str]
    seed: str
    word: str
    chronicle: str
    chapter: int
    done: list[dict[str, str]]
    over: bool
    parent: str | None
    created: float
    updated: float


class CampaignStore:
    """Campaigns in the database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def get(self, id_: str) -> Row | None:
        query = select(campaigns).where(campaigns.c.id == id_)
        row = await self.database.read(lambda connection: connection.execute(query).first()) if storable(id_) else None
        if row is not None and any(value is UNREADABLE for value in row):
            raise RecordError("error-campaign", home=HOME, fault="JSON")
        return Row(**row._mapping) if row is not None else None

    async def of_person(self, person: str) -> list[Row]:
        """Campaigns that a person belongs to, the latest first."""
        query = select(campaigns).where(belongs(person)).order_by(campaigns.c.updated.desc()).limit(LISTED)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        for row in rows:
            if any(value is UNREADABLE for value in row):
                log.error("a stored campaign is damaged", extra={"campaign": row.id})
        return [Row(**row._mapping) for row in rows if all(value is not UNREADABLE for value in row)]

    async def create(self, row: Row) -> None:
        def work(connection: Connection) -> None:
            connection.execute(insert(campaigns).values(**msgspec.structs.asdict(row)))
            connection.execute(insert(companions).values(campaign=row.id, person=row.owner))

        await self.database.write(work)

    async def advance(self, before: Row, after: Row, with_people: list[str]) -> bool:
        """What a chapter leaves behind, unless somebody else has written it down first."""
        here = (campaigns.c.id == before.id) & (campaigns.c.chapter == before.chapter)
        change = (
            update(campaigns)
            .where(here)
            .values(
                chronicle=after.chronicle,
                chapter=after.chapter,
                done=after.done,
                over=after.over,
                updated=after.updated,
            )
        )

        def work(connection: Connection) -> bool:
            if connection.execute(change).rowcount != 1:
                return False
            query = select(companions.c.person).where(companions.c.campaign == before.id)
            known = set(connection.scalars(query).all())
            new = [{"campaign": before.id, "person": person} for person in with_people if person not in known]
            if new:
                connection.execute(insert(companions), new)
            return True

        return await self.database.write(work)

    async def match_of(self, id_: str, chapter: int) -> tuple[str, bool] | None:
        """The match of a chapter that is being played or was, and whether it is over."""
        query = chapter_match(id_, chapter)
        row = await self.database.read(lambda connection: connection.execute(query).first())
        return None if row is None else (row.id, row.state == "over")

    async def group(self, id_: str) -> dict[str, str]:
        """Who belongs to a campaign, by name: its companions, and whoever sits at its present chapter."""
        companion = select(companions.c.person).where(companions.c.campaign == id_)
        sitting = select(seats.c.person).join(matches, matches.c.id == seats.c.match)
        sitting = sitting.where(matches.c.campaign == id_, matches.c.state.in_(PLAYED))
        query = select(people.c.id, people.c.name).where(or_(people.c.id.in_(companion), people.c.id.in_(sitting)))
        rows = await self.database.read(lambda connection: connection.execute(query.order_by(people.c.name)).all())
        return {row.id: row.name for row in rows}


def belongs(person: str) -> ColumnElement[bool]:
    """A campaign that somebody began, is a companion of, or plays a chapter of now."""
    companion = select(companions.c.campaign).where(companions.c.person == person)
    sitting = select(matches.c.campaign).join(seats, seats.c.match == matches.c.id)
    sitting = sitting.where(seats.c.person == person, matches.c.campaign.is_not(None), matches.c.state.in_(PLAYED))
    return or_(campaigns.c.owner == person, campaigns.c.id.in_(companion), campaigns.c.id.in_(sitting))


def chapter_match(campaign: str, chapter: int) -> Select[str, str]:
    """The match in which a chapter is played or was. One that was abandoned or given up is as if it had not begun."""
    given_up = select(entries.c.number).where(entries.c.match == matches.c.id, entries.c.kind == "resign")
    return (
        select(matches.c.id, matches.c.state)
        .where(matches.c.campaign == campaign, matches.c.chapter.like(f"{chapter}:%"))
        .where(matches.c.state.in_(PLAYED), ~exists(given_up))
        .order_by(matches.c.created.desc())
        .limit(1)
    )
