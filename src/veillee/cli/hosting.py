"""`veillee check`, `veillee repair` and `veillee admin status`: for whoever runs a server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click
import msgspec

from veillee.cli.errors import REFUSED, Refused
from veillee.cli.records import BOT_PLACES, GAMES, LANG
from veillee.cli.spoken import Host, SpokenGroup, command, option
from veillee.core.text import decimal

if TYPE_CHECKING:
    from veillee.server.house import House
    from veillee.server.pulse import Beat
    from veillee.server.status import Status

T = TypeVar("T")

DB = option("--db", metavar="URL", help="opt-db")
AS_JSON = option("--json", "as_json", is_flag=True, help="opt-json")


def within(host: Host, db: str | None, work: Callable[[House], Awaitable[T]]) -> T:
    """Do something with a database that is there; what it cannot do is said in one line."""
    try:
        from sqlalchemy.exc import SQLAlchemyError

        from veillee.server.database import default_url, parse_url, reason_of
        from veillee.server.house import house
    except ImportError as error:
        raise Refused(host.say("serve-missing")) from error

    async def run() -> T:
        async with house(parse_url(db or default_url())) as found:
            return await work(found)

    try:
        return asyncio.run(run())
    except SQLAlchemyError as error:
        raise Refused(host.say("host-database", reason=reason_of(error))) from None


def show_json(found: Any) -> None:
    click.echo(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())


@command("check")
@GAMES
@BOT_PLACES
@DB
@AS_JSON
@LANG
@click.pass_obj
def check(host: Host, db: str | None, as_json: bool) -> int:
    say = host.say

    async def work(house: House) -> tuple[int, list[str], list[Any]]:
        from veillee.server.repairing import look_through

        pages = await house.pages()
        count, bad = 0, []
        async for one in look_through(house, say.lang):
            count += 1
            if one.kind:
                bad.append(one)
                if not as_json:
                    click.echo(told(one))
        return count, pages, bad

    def told(one: Any) -> str:
        about = {"match": one.match, "game": one.game or "?", "problem": one.problem}
        return say(f"check-{one.kind}", **about, good=one.good, version=one.version)

    count, pages, bad = within(host, db, work)
    if as_json:
        show_json({"checked": count, "database": pages, "matches": bad})
        return REFUSED if bad or pages else 0
    for line in pages:
        click.echo(say("check-page", problem=line))
    click.echo(say("check-done", count=count, bad=len(bad)))
    if bad:
        click.echo(say("check-next", command=f"{host.program} repair"))
    return REFUSED if bad or pages else 0


@command("repair")
@click.argument("folder", type=click.Path(path_type=Path))
@option("--match", "only", multiple=True, metavar="ID", help="opt-repair-match")
@option("--cut", is_flag=True, help="opt-repair-cut")
@GAMES
@BOT_PLACES
@DB
@AS_JSON
@LANG
@click.pass_obj
def repair(host: Host, folder: Path, only: tuple[str, ...], cut: bool, db: str | None, as_json: bool) -> int:
    say = host.say

    async def work(house: House) -> list[Any]:
        from veillee.server.repairing import repair as mend

        done = []
        async for one in mend(house, folder, say.lang, only=only, cut=cut):
            done.append(one)
            if not as_json:
                about = {"match": one.match, "problem": one.problem, "copy": one.copy, "record": one.record}
                click.echo(say(f"repair-{one.done}", **about, now=one.now, version=one.version))
        return done

    done = within(host, db, work)
    if as_json:
        show_json({"folder": str(folder), "matches": done})
    else:
        click.echo(say("repair-done", count=len(done), folder=str(folder)))
    return REFUSED if any(one.done == "left" for one in done) else 0


@click.group("admin", cls=SpokenGroup, help="admin")
def admin() -> None:
    pass


@command("status")
@GAMES
@BOT_PLACES
@DB
@AS_JSON
@LANG
@click.pass_obj
def status(host: Host, db: str | None, as_json: bool) -> int:
    async def work(house: House) -> Status:
        from veillee.server.status import status_of

        return await status_of(house, host.lang)

    found = within(host, db, work)
    if as_json:
        show_json(found)
    else:
        for line in status_lines(host, found):
            click.echo(line)
    return 0 if found.well else REFUSED


admin.add_command(status)


def status_lines(host: Host, found: Status) -> list[str]:
    say = host.say
    health = "ok" if found.health == "ok" else say("status-unwell", reason=found.health)
    lines = [
        say("status-database", kind=found.database, health=health, size=size_of(host, found.bytes), schema=found.schema)
    ]
    lines += [server_line(host, one) for one in found.servers] or [say("status-no-server")]
    counted = ", ".join(say(f"status-state-{state}", count=count) for state, count in found.matches.items())
    lines.append(say("status-matches", counted=counted or "0"))
    lines.append(say("status-lately", **found.lately))
    lines.append(say("status-people", **found.people))
    if found.overdue:
        lines.append(say("status-overdue", count=found.overdue))
    for one in found.damaged:
        lines.append(say("status-damaged", match=one.match, problem=one.problem, good=one.good, version=one.version))
    if found.damaged:
        lines.append(say("check-next", command=f"{host.program} repair"))
    return lines


def server_line(host: Host, one: Beat) -> str:
    minutes = int((one.at - one.since) // 60)
    about = {"host": one.host, "process": str(one.process), "release": one.release}
    load = {"sockets": one.load.sockets, "matches": one.load.matches, "thinking": one.load.thinking}
    return host.say("status-server", **about, **load, minutes=minutes, size=size_of(host, one.load.bytes))


def size_of(host: Host, count: int) -> str:
    """In millions of bytes, with the comma and the unit of the language."""
    return host.say("megabytes", size=decimal(count / 1e6, host.say.lang))
