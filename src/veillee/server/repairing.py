"""Looking through everything that is stored, and repairing it: never without a copy of what was there.

All of it is safe beside a running server: every change is one transaction that happens only if the match is still as
it was looked at, and a server stores nothing that does not follow the version that is stored.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import AsyncIterator, Collection
from pathlib import Path
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, delete, text, update

from veillee.core.errors import RecordError, SetupError
from veillee.core.match import Match
from veillee.server import HOME
from veillee.server.damage import Finding, Kind
from veillee.server.database import backup
from veillee.server.faults import standing_values, state_then
from veillee.server.house import House
from veillee.server.rows import Header
from veillee.server.schema import checks, entries, matches, requests, snapshots
from veillee.server.standing import standing_of

Done = Literal["healed", "cut", "kept", "left"]

OF_A_MATCH = {"matches": "id", "seats": "match", "entries": "match", "snapshots": "match", "requests": "match"}
SECRET_FILE, SECRET_FOLDER = 0o600, 0o700  # seeds, hands and invitations stand in what is copied


class Examined(msgspec.Struct, frozen=True):
    """A match as it was found: what is wrong with it in words, and the last entry up to which it is good."""

    match: str
    game: str
    state: str
    version: int
    kind: Kind
    problem: str
    good: int


class Repaired(msgspec.Struct, frozen=True):
    """What was done about a match: its header written anew, its story cut, or nothing; and where its copies are."""

    match: str
    problem: str
    done: Done
    version: int
    now: int
    copy: str = ""
    record: str = ""


async def look_through(house: House, lang: str) -> AsyncIterator[Examined]:
    """Every match that is stored, whatever its state."""
    async for id_, state, version in house.ids():
        header = await house.header(id_)
        finding = await house.tables.examine(id_)
        game = "" if header is None else str(header.setup.get("game", ""))
        yield Examined(id_, game, state, version, finding.kind, finding.text(lang), finding.good)


async def repair(
    house: House, folder: Path, lang: str, *, only: Collection[str] = (), cut: bool = False
) -> AsyncIterator[Repaired]:
    """Mend what is damaged: a header that is behind follows its story, a story that leads nowhere is cut after its last
    good entry. A match that goes on over a damaged past is left alone unless `cut` says otherwise.
    """
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise SetupError("error-repair-folder", home=HOME, file=folder)
    folder.mkdir(parents=True, exist_ok=True, mode=SECRET_FOLDER)
    if house.database.is_sqlite:
        backup(house.database.url, folder / "before.db")
        (folder / "before.db").chmod(SECRET_FILE)
    wanted = list(only) or [id_ async for id_, _, _ in house.ids()]
    for id_ in wanted:
        finding = await house.tables.examine(id_)
        if finding.kind:
            yield await mend(house, folder, id_, finding, lang, cut=cut)


async def mend(house: House, folder: Path, id_: str, finding: Finding, lang: str, *, cut: bool) -> Repaired:
    header = await house.header(id_)
    version = 0 if header is None else header.version
    rows = await rows_of(house, id_)
    copy = folder / f"{id_}.json"
    copy.write_bytes(msgspec.json.format(msgspec.json.encode(rows)))
    copy.chmod(SECRET_FILE)
    told = finding.text(lang)
    if header is None or finding.kind == "unopenable":
        return Repaired(id_, told, "left", version, version, str(copy))
    if finding.kind == "behind":
        await house.tables.faults.catch_up(header, finding.good)
        return Repaired(id_, told, "healed", version, finding.good, str(copy))
    match = await house.tables.faults.as_far_as(header, finding.good)
    record = folder / f"{id_}.veillee"
    record.write_text(match.record(), "utf-8")
    record.chmod(SECRET_FILE)
    if finding.kind == "past" and not cut:
        return Repaired(id_, told, "kept", version, version, str(copy), str(record))
    await cut_after(house, header, match, finding.good)
    return Repaired(id_, told, "cut", version, finding.good, str(copy), str(record))


async def rows_of(house: House, id_: str) -> dict[str, list[dict[str, Any]]]:
    """All that is stored of a match, as it is stored, readable or not."""

    def work(connection: Connection) -> dict[str, list[dict[str, Any]]]:
        found = {}
        for table, column in OF_A_MATCH.items():
            rows = connection.execute(text(f"select * from {table} where {column} = :id"), {"id": id_})
            found[table] = [{name: plain(value) for name, value in row._mapping.items()} for row in rows]
        return found

    return await house.database.read(work)


def plain(value: Any) -> Any:
    """Bytes that are not text are written in base 64."""
    return {"base64": b64encode(value).decode()} if isinstance(value, (bytes, memoryview)) else value


async def cut_after(house: House, header: Header, match: Match, good: int) -> None:
    """The match goes on after its last good entry; what came later is only in the copies. A finished match stays
    finished: how it ended is known, only its story is shorter."""
    standing = standing_of(match)
    values = {
        **standing_values(standing),
        "version": good,
        "state": state_then(header, over=standing.over),
        "outcome": header.outcome if header.over else standing.outcome,
        "waiting": [] if header.over else standing.waiting,
        "forks": [*match.forks] or None,
        "progress": None,
    }
    as_it_was = (matches.c.id == header.id, matches.c.version == header.version, matches.c.state == header.state)

    def work(connection: Connection) -> None:
        if connection.execute(update(matches).where(*as_it_was).values(**values)).rowcount != 1:
            raise RecordError("error-went-on", home=HOME, match=header.id)
        connection.execute(delete(entries).where(entries.c.match == header.id, entries.c.number > good))
        connection.execute(delete(snapshots).where(snapshots.c.match == header.id, snapshots.c.number > good))
        connection.execute(delete(requests).where(requests.c.match == header.id, requests.c.version > good))
        connection.execute(delete(checks).where(checks.c.match == header.id))

    await house.database.write(work)
