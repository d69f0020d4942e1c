"""Campaigns in the database, and the people who belong to them."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, insert, or_, select, update

from veillee.server.database import Database
from veillee.server.rows import GOING_ON, storable
from veillee.server.schema import campaigns, companions, matches, people

LISTED = 50


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
        return Row(**row._mapping) if row is not None else None

    async def of_person(self, person: str) -> list[Row]:
        """Campaigns that a person owns or belongs to, the latest first."""
        with_them = select(companions.c.campaign).where(companions.c.person == person)
        query = (
            select(campaigns)
            .where(or_(campaigns.c.owner == person, campaigns.c.id.in_(with_them)))
            .order_by(campaigns.c.updated.desc())
            .limit(LISTED)
        )
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [Row(**row._mapping) for row in rows]

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

    async def match_of(self, id_: str, chapter: int) -> str | None:
        """The match in which a chapter is being played, or was: the last one that was not abandoned."""
        query = (
            select(matches.c.id)
            .where(matches.c.campaign == id_, matches.c.chapter.like(f"{chapter}:%"))
            .where(matches.c.state.in_((*GOING_ON, "over")))
            .order_by(matches.c.created.desc())
            .limit(1)
        )
        found: str | None = await self.database.read(lambda connection: connection.scalar(query))
        return found

    async def names(self, id_: str) -> list[str]:
        query = select(people.c.name).join(companions, companions.c.person == people.c.id)
        query = query.where(companions.c.campaign == id_).order_by(people.c.name)
        return await self.database.read(lambda connection: list(connection.scalars(query).all()))

    async def belongs(self, id_: str, person: str) -> bool:
        query = select(companions.c.person).where(companions.c.campaign == id_, companions.c.person == person)
        return await self.database.read(lambda connection: connection.scalar(query)) is not None
