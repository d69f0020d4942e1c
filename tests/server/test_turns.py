"""Who may think next: one person's many wishes do not keep the others waiting, and what nobody waits for is dropped."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import httpx
import pytest

from tests.server.conftest import Start
from tests.server.kit import PATIENCE, Person, Server, eventually
from veillee.core.errors import HintError
from veillee.core.hints import Hint
from veillee.server.digging import Digging
from veillee.server.thinking import AT_ONCE, Asked
from veillee.server.workers import LEAST, Turns, Workers, as_many_as_cores


class Line:
    """People who want to think, each wish in a task of its own."""

    def __init__(self, places: int) -> None:
        self.turns = Turns(places)
        self.begun: list[str] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def wish(self, *names: str, later: bool = False) -> None:
        """Names are a person and a number: `a1`, `a2`, `b1`."""
        for name in names:
            self.tasks[name] = asyncio.create_task(self._think(name, later))
            await breathe()

    async def _think(self, name: str, later: bool) -> None:
        await self.turns.take(name[0], later=later)
        self.begun.append(name)

    async def done(self, *names: str, after: float = 0.0) -> None:
        for name in names:
            self.turns.give(name[0], after)
            await breathe()

    async def leave(self, name: str) -> None:
        self.tasks[name].cancel()
        await breathe()


async def breathe() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


Story = Callable[[Line], Coroutine[Any, Any, None]]


def told(places: int, story: Story) -> list[str]:
    line = Line(places)

    async def run() -> None:
        await story(line)
        for task in line.tasks.values():
            task.cancel()
        await breathe()

    asyncio.run(run())
    return line.begun


def test_people_take_turns_however_much_one_of_them_wants() -> None:
    async def story(line: Line) -> None:
        await line.wish("a1", "a2", "a3", "a4", "b1", "b2", "c1")
        await line.done("a1", "a2", "b1", "c1", "a3")

    assert told(1, story) == ["a1", "a2", "b1", "c1", "a3", "b2"]


def test_who_has_thought_least_goes_first() -> None:
    async def story(line: Line) -> None:
        await line.wish("a1", "b1", "a2", "b2", "c1")
        await line.done("a1", after=5.0)
        await line.done("b1", after=1.0)
        await line.done("c1", after=2.0)
        await line.wish("c2")
        await line.done("b2", after=2.0)

    assert told(1, story) == ["a1", "b1", "c1", "b2", "c2"]


def test_there_is_one_more_worker_while_all_think_for_long() -> None:
    """And only for who has thought little, one at a time; what can wait does."""

    async def story(line: Line) -> None:
        await line.wish("a1", "b1", "a2", "b2", "a3", "b3")
        await line.done("a1", "b1", after=9.0)
        await line.wish("z1", later=True)
        await line.wish("c1", "c2", "d1")
        assert line.begun == ["a1", "b1", "a2", "b2", "c1"]
        await line.done("c1", after=0.1)
        assert line.begun[5:] == ["d1"]
        await line.done("d1", after=9.0)
        assert line.begun[6:] == ["c2"]
        await line.done("a2", after=1.0)
        assert line.begun[7:] == [], "it was one more"
        await line.done("c2", after=1.0)

    assert told(2, story)[7:] == ["a3"]


def test_the_last_free_worker_is_for_somebody_else() -> None:
    async def story(line: Line) -> None:
        await line.wish("a1", "a2", "a3")
        assert line.begun == ["a1"]
        await line.wish("b1")

    assert told(2, story) == ["a1", "b1"]


def test_what_can_wait_comes_after_all_others() -> None:
    async def story(line: Line) -> None:
        await line.wish("a1")
        await line.wish("b1", "b2", later=True)
        await line.wish("c1", "c2")
        await line.done("a1", "c1", "c2", "b1")

    assert told(1, story) == ["a1", "c1", "c2", "b1", "b2"]


def test_who_leaves_the_line_holds_nobody_up() -> None:
    async def story(line: Line) -> None:
        await line.wish("a1", "b1", "c1")
        await line.leave("b1")
        await line.done("a1")
        assert line.turns.waiting("b") == line.turns.waiting("c") == 0

    assert told(1, story) == ["a1", "c1"]


def test_who_leaves_in_the_moment_of_the_turn_gives_it_back() -> None:
    async def story(line: Line) -> None:
        await line.wish("a1", "b1", "c1")
        line.turns.give("a")  # b1 is admitted, but does not know it yet
        line.tasks["b1"].cancel()
        await breathe()

    assert told(1, story) == ["a1", "c1"]


def test_pasts_are_played_again_one_at_a_time_and_people_take_turns() -> None:
    """Whoever wants many does not keep others waiting, at the tables or for a past of theirs."""
    begun: list[str] = []
    at_once = [0, 0]

    def dig(name: str) -> str:
        begun.append(name)
        at_once[0] += 1
        at_once[1] = max(at_once)
        time.sleep(0.02)
        at_once[0] -= 1
        return name

    async def story() -> list[str]:
        digging = Digging()
        wanted = ("a1", "a2", "a3", "a4", "b1", "b2")
        found = await asyncio.gather(*(digging.run(name[0], dig, name) for name in wanted))
        left = asyncio.get_running_loop().create_task(digging.run("a", dig, "left"))
        await asyncio.sleep(0)
        left.cancel()
        assert await digging.run("a", dig, "after") == "after", "who leaves holds nobody up"
        digging.close()
        return found

    assert asyncio.run(story()) == ["a1", "a2", "a3", "a4", "b1", "b2"]
    assert begun[1] == "b1" and "b2" in begun[2:4] and at_once[1] == 1


def test_there_are_as_many_workers_as_cores_and_two_at_least(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    assert as_many_as_cores() == LEAST == Workers().count
    monkeypatch.setattr("os.cpu_count", lambda: 8)
    assert Workers().count == 8
    assert Workers(3).count == 3


def test_a_hint_that_nobody_waits_for_is_not_thought_out() -> None:
    async def run() -> tuple[bool, bool]:
        thought: asyncio.Future[Hint] = asyncio.get_running_loop().create_future()

        async def think() -> Hint:
            return await thought

        asked = Asked(think())
        one, other = (asyncio.create_task(asked.answer()) for _ in range(2))
        await breathe()
        one.cancel()
        await breathe()
        still = not asked.task.cancelled()
        other.cancel()
        await breathe()
        return still, asked.task.cancelled()

    assert asyncio.run(run()) == (True, True)


def test_guests_do_not_watch_bots_alone(server: Server) -> None:
    guest = server.guest()
    wanted = {"game": "pilgrims", "mode": "basic", "seats": ["random", "random"]}
    assert guest.post("/api/matches", wanted, 403)["error"] == "bots-alone"
    table = guest.start("pilgrims", mode="basic", seats=["human", "random"])
    alone = {"number": 0, "seats": ["random", "random"]}
    assert guest.post(f"{table.path}/fork", alone, 403)["error"] == "bots-alone"
    assert guest.post(f"{table.path}/seats", {"seat": 0, "kind": "random"}, 403)["error"] == "bots-alone"
    assert guest.post(f"{table.path}/seats", {"seat": 1, "kind": "greedy"}), "a bot may become another one"
    guest.join()
    assert guest.post(f"{table.path}/seats", {"seat": 0, "kind": "random"})["seats"][0]["bot"] == "random"


def test_who_hangs_up_waits_for_no_hint(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start()
    begun: list[str] = []
    dropped: list[str] = []

    async def run(who: str, *_: Any, **__: Any) -> None:
        begun.append(who)
        try:
            await asyncio.sleep(600)
        except asyncio.CancelledError:
            dropped.append(who)
            raise

    monkeypatch.setattr(server.running.workers, "run", run)
    table = server.guest().start("pilgrims", mode="solo")
    for number in range(3):
        with pytest.raises(httpx.ReadTimeout):
            table.person.http.get(f"{table.path}/hint", timeout=0.5)
        eventually(partial(lambda hung_up: len(dropped) == hung_up, number + 1))
    assert begun == dropped == [table.person.me["id"]] * 3


def test_nobody_waits_for_many_hints_at_once(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start()
    done = asyncio.Event()

    async def run(*_: Any, **__: Any) -> None:
        await done.wait()
        raise HintError("hint-unforeseen")

    monkeypatch.setattr(server.running.workers, "run", run)
    person = server.guest()
    tables = [person.start("pilgrims", mode="solo") for _ in range(AT_ONCE + 1)]
    with ThreadPoolExecutor(AT_ONCE) as threads:
        asked = [threads.submit(another, person, f"{table.path}/hint") for table in tables[:AT_ONCE]]
        hoping = server.running.thinking._hoping
        eventually(lambda: hoping[person.me["id"]] == AT_ONCE)
        try:
            assert person.get(f"{tables[-1].path}/hint", 429)["error"] == "too-many-hints"
        finally:
            server.loop.call_soon_threadsafe(done.set)
        assert [one.result() for one in asked] == [409] * AT_ONCE
    eventually(lambda: not hoping)


def another(person: Person, path: str) -> int:
    """What another tab of the same person's is answered."""
    cookies = dict(person.http.cookies)
    return httpx.get(f"{person.address}{path}", cookies=cookies, timeout=PATIENCE).status_code
