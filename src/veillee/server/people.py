"""Who is at the other end: guests at once, accounts for whoever wants to keep their matches."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
import unicodedata
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from hashlib import sha256

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from veillee.core.text import messages
from veillee.server.database import Database
from veillee.server.refusals import Refusal
from veillee.server.schema import people, sessions

SESSION = "veillee"  # the cookie that says who somebody is; scripts cannot read it
KNOWN = 5_000  # sessions that are kept in memory
KNOWN_FOR = 60.0  # seconds, in case no other server tells us that one was closed

UNNAMED = re.compile(r"Guest ([0-9a-f]{4})")  # a guest who has not said how to be called

hasher = PasswordHasher()
OF_TOKEN = (
    select(people.c.id, people.c.name, people.c.account)
    .join(sessions, sessions.c.person == people.c.id)
    .where(sessions.c.token == bindparam("hashed"))
)


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str
    guest: bool


def hashed(token: str) -> str:
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def new_session(connection: Connection, person: str) -> str:
    """A token that opens a session from now on; only its hash is stored."""
    token = secrets.token_urlsafe(32)
    connection.execute(insert(sessions).values(token=hashed(token), person=person, created=time.time()))
    return token


@cache
def nobody() -> str:
    """Checked when a name does not exist, so that the time of an answer does not tell which names do."""
    return hasher.hash(secrets.token_urlsafe(16))


def as_written(text: str) -> str:
    """The same letters are the same text, on whatever keyboard they were typed."""
    return unicodedata.normalize("NFC", text)


def account_of(name: str) -> str:
    return as_written(as_written(name).casefold())


def person_name(name: str, lang: str) -> str:
    """How a person is called in a language: a name is a name, but who has none is a guest in every language."""
    unnamed = UNNAMED.fullmatch(name)
    return messages("veillee.server", lang).format("guest", {"mark": unnamed[1]}) if unnamed else name


def proper_name(name: str, lang: str) -> str:
    """A name that can stand in a line of text: nothing invisible, nothing that turns the line around."""
    name = as_written(name)
    signs = JOINED.sub("", name)
    kinds = "".join(map(kind_of, signs))
    if name != name.strip() or LINES.search(name) or NOT_SEEN.search(kinds) or not SEEN.search(kinds):
        raise Refusal("bad-name", lang, 422)
    return name


def kind_of(sign: str) -> str:
    """L for a letter, M for a mark on one, C for what nobody sees; a face that is newer than this program is seen."""
    kind = unicodedata.category(sign)
    return "C" if sign in BLANK else "S" if kind == "Cn" else kind[0]


JOINED = re.compile("(?<=[^\x00-\x7f])[\u200c\u200d]")  # stand within words of some languages, and within faces
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters and signs that show nothing
LINES = re.compile("[\u2028\u2029]")
NOT_SEEN = re.compile("C|M{5}")  # what is there and not seen; and more marks on a letter than any language has
SEEN = re.compile("[LNPS]")


class People:
    """Guests, accounts and their sessions."""

    def __init__(self, database: Database) -> None:
        self.database = database
        # How all servers learn that a person has changed, or has closed a session.
        self.tell: Callable[[str, bool], None] = lambda person, left: self.forget(person)
        self._known: OrderedDict[str, tuple[Person, float]] = OrderedDict()
        self._forgotten = 0  # how often somebody was: what was asked before that is not remembered after it
        # A passphrase takes a tenth of a second and much memory: few at a time, none in our own thread.
        self._hashing = ThreadPoolExecutor(2, "veillee-argon2")

    def forget(self, person: str) -> None:
        """Ask the database again when one of this person's sessions comes back."""
        self._forgotten += 1
        for token in [token for token, (known, _) in self._known.items() if known.id == person]:
            del self._known[token]

    def remembered(self, token: str) -> str | None:
        """Whose session this is, as far as that is known without asking the database."""
        known = self._known.get(hashed(token)) if token else None
        return known[0].id if known is not None else None

    async def of_token(self, token: str) -> Person | None:
        """Whose session this is."""
        key = hashed(token)
        known = self._known.get(key)
        if known is not None and time.monotonic() - known[1] < KNOWN_FOR:
            return known[0]
        asked = self._forgotten
        row = await self.database.read(lambda connection: connection.execute(OF_TOKEN, {"hashed": key}).first())
        if row is None:
            self._known.pop(key, None)
            return None
        person = Person(row.id, row.name, row.account is None)
        if asked == self._forgotten:
            self._known[key] = person, time.monotonic()
        if len(self._known) > KNOWN:
            self._known.popitem(last=False)
        return person

    async def new_guest(self) -> tuple[Person, str]:
        """A guest with a session of its own."""
        id_ = secrets.token_hex(8)
        person = Person(id_, f"Guest {id_[:4]}", True)

        def work(connection: Connection) -> str:
            connection.execute(insert(people).values(id=id_, name=person.name, created=time.time()))
            return new_session(connection, id_)

        return person, await self.database.write(work)

    async def rename(self, person: Person, name: str, lang: str) -> Person:
        name = proper_name(name, lang)
        change = update(people).where(people.c.id == person.id).values(name=name)
        await self.database.write(lambda connection: connection.execute(change))
        self.tell(person.id, False)
        return Person(person.id, name, person.guest)

    async def make_account(self, person: Person, name: str, passphrase: str, lang: str) -> tuple[Person, str]:
        """The guest keeps all its matches, under a name and a passphrase.

        Its sessions end and a new one begins: a copy of the guest's cookie does not become one of the account's.
        """
        if not person.guest:
            raise Refusal("has-account", lang)
        name = proper_name(name, lang)
        secret = await self._hash(hasher.hash, as_written(passphrase))
        change = update(people).where(people.c.id == person.id, people.c.account.is_(None))
        change = change.values(name=name, account=account_of(name), passphrase=secret)

        def work(connection: Connection) -> str | None:
            if not connection.execute(change).rowcount:
                return None
            connection.execute(delete(sessions).where(sessions.c.person == person.id))
            return new_session(connection, person.id)

        try:
            token = await self.database.write(work)
        except IntegrityError:
            raise Refusal("name-taken", lang) from None
        self.tell(person.id, True)
        if token is None:
            raise Refusal("has-account", lang)
        return Person(person.id, name, False), token

    async def log_in(self, name: str, passphrase: str, lang: str) -> tuple[Person, str]:
        account = account_of(name).replace("\x00", "\ufffd")
        query = select(people.c.id, people.c.name, people.c.passphrase).where(people.c.account == account)
        row = await self.database.read(lambda connection: connection.execute(query).first())
        try:
            stored = row.passphrase if row else await self._hash(nobody)
            await self._hash(hasher.verify, stored, as_written(passphrase))
        except VerificationError:
            row = None
        if row is None:
            raise Refusal("wrong-login", lang, 401)
        token = await self.database.write(lambda connection: new_session(connection, row.id))
        return Person(row.id, row.name, False), token

    async def change_passphrase(self, person: Person, old: str, new: str, lang: str) -> str:
        """All sessions of the account end, and a new one begins: whoever has a copy of the old is out."""
        query = select(people.c.passphrase).where(people.c.id == person.id)
        stored = await self.database.read(lambda connection: connection.scalar(query))
        if stored is None:
            raise Refusal("no-account", lang)
        try:
            await self._hash(hasher.verify, stored, as_written(old))
        except VerificationError:
            raise Refusal("wrong-passphrase", lang, 401) from None
        secret = await self._hash(hasher.hash, as_written(new))
        # Of two changes at once the first counts: the other one was made with a passphrase that is none any more.
        change = update(people).where(people.c.id == person.id, people.c.passphrase == stored).values(passphrase=secret)

        def work(connection: Connection) -> str | None:
            if not connection.execute(change).rowcount:
                return None
            connection.execute(delete(sessions).where(sessions.c.person == person.id))
            return new_session(connection, person.id)

        token = await self.database.write(work)
        if token is None:
            raise Refusal("wrong-passphrase", lang, 401)
        self.tell(person.id, True)
        return token

    async def log_out_everywhere(self, person: Person) -> None:
        """Close all sessions of a person, on whatever device."""
        end = delete(sessions).where(sessions.c.person == person.id)
        await self.database.write(lambda connection: connection.execute(end))
        self.tell(person.id, True)

    async def _hash(self, work: Callable[..., str | bool], *texts: str) -> str:
        return str(await asyncio.get_running_loop().run_in_executor(self._hashing, work, *texts))

    async def log_out(self, token: str) -> None:
        end = delete(sessions).where(sessions.c.token == hashed(token)).returning(sessions.c.person)
        person = await self.database.write(lambda connection: connection.scalar(end))
        if person is not None:
            self.tell(person, True)

    def close(self) -> None:
        self._hashing.shutdown(wait=False, cancel_futures=True)
