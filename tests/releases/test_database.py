"""A database of an earlier release: every match is shown, unfinished ones go on, and none is called damaged."""

from __future__ import annotations

import asyncio
import gzip
import shutil
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest

from tests.releases.editions import dearer, moved, released, renamed
from veillee.core.editions import Editions
from veillee.core.errors import CannotCarryOver
from veillee.core.spec import game as installed
from veillee.core.table import Table
from veillee.server import types
from veillee.server.database import Database, migrate, parse_url
from veillee.server.people import People, Person
from veillee.server.service import Service
from veillee.server.sight import Look
from veillee.server.store import Store
from veillee.server.tables import Tables

T = TypeVar("T")
FOLDER = Path(__file__).parent
DATABASES = sorted(FOLDER.glob("*/matches.sqlite.gz"))
LATER = 9  # a version of the rules that no game has yet


class House:
    """A service on a database, as one person uses it."""

    def __init__(self, database: Database, look: Look) -> None:
        self.store = Store(database)
        self.service = Service(self.store, Tables(self.store), lambda match, told: None, named_seeds=True)
        self.look = look

    async def play_on(self, id_: str, choices: int) -> types.TableState:
        table = await self.service.looking.table(id_, self.look)
        for _ in range(choices):
            async with self.service.tables.open(id_) as found:
                assert found is not None
                keys = found[1].match.legal_keys
            if not keys:
                break
            key = keys[table.version % len(keys)]
            stood = await self.service.playing.play(id_, types.Play(table.version, key), self.look)
            table = stood.table(self.look)
        return table

    async def shown(self, id_: str) -> types.MatchInfo:
        """Table, log, replay and, where it may be told, record of a match."""
        table = await self.service.looking.table(id_, self.look)
        number = table.match.number
        assert table.log
        for position in {0, number // 2, number}:
            assert (await self.service.looking.position(id_, position, self.look)).scene
        if table.match.state == "over":
            assert (await self.service.looking.record(id_, self.look)).startswith("veillee 1\n")
        return table.match


def visit(path: Path, doing: Callable[[House], Awaitable[T]]) -> T:
    """Do something in a house, which is opened anew each time."""

    async def visiting() -> T:
        url = parse_url(f"sqlite:///{path}")
        migrate(url)
        database = Database(url)
        people = People(database)
        person = await database.read(lambda connection: connection.exec_driver_sql("select id, name from people").one())
        try:
            return await doing(House(database, Look(Person(person[0], person[1], True))))
        finally:
            people.close()
            await database.close()

    return asyncio.run(visiting())


async def started(house: House, game: str, choices: int) -> str:
    table = await house.service.starting.create(types.NewMatch(game, players=2, seed="x", one_screen=True), house.look)
    await house.play_on(table.match.id, choices)
    return table.match.id


@pytest.fixture
def empty(tmp_path: Path) -> Path:
    """A database with one person and no match."""
    path = tmp_path / "house.sqlite"
    url = parse_url(f"sqlite:///{path}")
    migrate(url)

    async def fill() -> None:
        database = Database(url)
        people = People(database)
        await people.new_guest()
        people.close()
        await database.close()

    asyncio.run(fill())
    return path


@pytest.mark.parametrize("packed", DATABASES, ids=lambda path: path.parent.name)
def test_every_match_of_an_earlier_release_is_shown_and_goes_on(packed: Path, tmp_path: Path) -> None:
    path = tmp_path / "matches.sqlite"
    with gzip.open(packed) as source, path.open("wb") as target:
        shutil.copyfileobj(source, target)

    async def open_all(house: House) -> None:
        found = (await house.service.looking.matches(house.look)).mine
        assert len(found) > 40
        for info in found:
            if info.state in ("playing", "waiting"):
                assert not await house.service.tables.verify(info.id)
            before = await house.shown(info.id)
            assert before.state == info.state
            if info.state == "playing":
                assert (await house.play_on(info.id, 3)).version > before.version
                await house.shown(info.id)
                assert not await house.service.tables.verify(info.id)

    visit(path, open_all)


CHANGES = [pytest.param("pilgrims", renamed, id="letter"), pytest.param("lueur", moved, id="coordinate"),
           pytest.param("pilgrims", dearer, id="cost")]  # fmt: skip


@pytest.mark.parametrize("choices", [12, 2000], ids=["middle", "finished"])
@pytest.mark.parametrize(("game", "change"), CHANGES)
def test_a_stored_match_goes_on_with_its_own_pack(
    game: str, change: Callable[[dict[str, str]], None], choices: int, empty: Path
) -> None:
    id_ = visit(empty, lambda house: started(house, game, choices))
    with released(game, change):
        info = visit(empty, lambda house: house.shown(id_))
        assert info.state == ("over" if choices > 100 else "playing")
        if choices < 100:
            assert visit(empty, lambda house: house.play_on(id_, 5)).version > info.version
        assert not visit(empty, lambda house: house.service.tables.verify(id_))


def test_a_fork_keeps_the_pack_that_it_is_played_with(empty: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not the installed one: a match of an earlier edition that the house still knows may be the first to keep it."""
    earlier = installed("pilgrims").box()
    id_ = visit(empty, lambda house: started(house, "pilgrims", 12))

    async def fork(house: House) -> str | None:
        await house.store.database.write(lambda connection: connection.exec_driver_sql("delete from packs"))
        await house.service.starting.fork(id_, types.ForkMatch(5), house.look)
        return await house.store.archive.pack(earlier.hash)

    with released("pilgrims", dearer):
        monkeypatch.setattr(Editions, "text", lambda self, hash_: earlier.text())
        assert visit(empty, fork) == earlier.text()


@pytest.mark.parametrize("since", [1, 0], ids=["replayed", "no more"])
@pytest.mark.parametrize("choices", [30, 2000], ids=["middle", "finished"])
def test_a_stored_match_is_carried_over_to_later_rules(choices: int, since: int, empty: Path) -> None:
    id_ = visit(empty, lambda house: started(house, "pilgrims", choices))
    with released("pilgrims", rules_version=LATER, rules_since=since):
        info = visit(empty, lambda house: house.shown(id_))
        assert info.state == ("over" if choices > 100 else "playing")
        if choices < 100:
            assert visit(empty, lambda house: house.play_on(id_, 5)).version > info.version
            assert visit(empty, lambda house: house.shown(id_)).state == "playing"
        assert not visit(empty, lambda house: house.service.tables.verify(id_))


def refuse(table: Table, rules: int) -> None:
    raise CannotCarryOver("closed-earlier-rules")


def test_a_game_may_refuse_and_the_match_is_shown_and_closed(empty: Path) -> None:
    id_ = visit(empty, lambda house: started(house, "pilgrims", 30))
    with released("pilgrims", rules_version=LATER, rules_since=1, carry=refuse):
        for _ in range(2):
            info = visit(empty, lambda house: house.shown(id_))
            assert info.state == "closed"
            assert info.outcome is not None and info.outcome.headline
