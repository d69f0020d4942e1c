"""Who is at the other end: guests at once, accounts for whoever wants to keep their matches."""

from __future__ import annotations

import secrets
import time
from hashlib import sha256

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from veillee.core.errors import VeilleeError
from veillee.server.database import Database
from veillee.server.schema import people, sessions

hasher = PasswordHasher()
# Checked when a name does not exist, so that the time of an answer does not tell which names do.
NOBODY = hasher.hash(secrets.token_urlsafe(16))


class PersonError(VeilleeError):
    """A name that is taken, or a wrong passphrase."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str
    guest: bool


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


class People:
    """Guests, accounts and their sessions."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of_token(self, token: str) -> Person | None:
        """Whose session this is."""
        query = (
            select(people.c.id, people.c.name, people.c.account)
            .join(sessions, sessions.c.person == people.c.id)
            .where(sessions.c.token == hashed(token))
        )
        async with self.database.read() as connection:
            row = (await connection.execute(query)).first()
        return Person(row.id, row.name, row.account is None) if row else None

    async def new_guest(self) -> tuple[Person, str]:
        """A guest with a session of its own."""
        id_ = secrets.token_hex(8)
        person = Person(id_, f"Guest {id_[:4]}", True)
        token = secrets.token_urlsafe(32)
        async with self.database.write() as connection:
            await connection.execute(insert(people).values(id=id_, name=person.name, created=time.time()))
            await connection.execute(insert(sessions).values(token=hashed(token), person=id_, created=time.time()))
        return person, token

    async def rename(self, person: Person, name: str) -> Person:
        async with self.database.write() as connection:
            await connection.execute(update(people).where(people.c.id == person.id).values(name=name))
        return Person(person.id, name, person.guest)

    async def make_account(self, person: Person, name: str, passphrase: str) -> Person:
        """The guest keeps all its matches, under a name and a passphrase."""
        if not person.guest:
            raise PersonError("account", "you have an account already")
        secret = hasher.hash(passphrase)
        change = update(people).where(people.c.id == person.id, people.c.account.is_(None))
        try:
            async with self.database.write() as connection:
                await connection.execute(change.values(name=name, account=name.casefold(), passphrase=secret))
        except IntegrityError:
            raise PersonError("taken", f"the name {name!r} is taken") from None
        return Person(person.id, name, False)

    async def log_in(self, name: str, passphrase: str) -> tuple[Person, str]:
        query = select(people.c.id, people.c.name, people.c.passphrase).where(people.c.account == name.casefold())
        async with self.database.read() as connection:
            row = (await connection.execute(query)).first()
        try:
            hasher.verify(row.passphrase if row else NOBODY, passphrase)
        except VerificationError:
            row = None
        if row is None:
            raise PersonError("login", "no account has this name and passphrase")
        token = secrets.token_urlsafe(32)
        async with self.database.write() as connection:
            await connection.execute(insert(sessions).values(token=hashed(token), person=row.id, created=time.time()))
        return Person(row.id, row.name, False), token

    async def log_out(self, token: str) -> None:
        async with self.database.write() as connection:
            await connection.execute(delete(sessions).where(sessions.c.token == hashed(token)))
