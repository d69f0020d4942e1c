"""People who play on while their server is killed, and what is looked at afterwards."""

from __future__ import annotations

import asyncio
import statistics
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx

from tests.server.kit import Json, Person, eventually
from veillee.server.database import Database, parse_url
from veillee.server.rows import Entry
from veillee.server.store import Store
from veillee.server.tables import Tables

PATIENCE = 600.0  # seconds: how soon a server is back is looked at where it is started
STEPS = 20  # of the way after which it is told how far things are
HEADER = ("what happened", "times", "of", "choices", "matches", "back after, median", "at most", "minutes", "verdict")


class Tale:
    """What was done so far, for whoever waits for the end, and in a file that is there when something fails, too."""

    def __init__(self, file: Path | None) -> None:
        self.file = file
        self.rows: list[tuple[str, ...]] = []

    @contextmanager
    def of(self, what: str, times: int, players: list[Player]) -> Iterator[Row]:
        row = Row(what, times, players)
        try:
            yield row
        except BaseException as error:
            self.write(row, f"{type(error).__name__}: {str(error).splitlines()[0] if str(error) else ''}")
            raise
        self.write(row, "none lost, none made twice")

    def write(self, row: Row, verdict: str) -> None:
        self.rows.append((*row.cells(), verdict))
        print(f"\n{row}: {verdict}", flush=True)
        if self.file is not None:
            lines = [HEADER, ("---",) * len(HEADER), *self.rows]
            self.file.parent.mkdir(exist_ok=True)
            self.file.write_text("".join(f"| {' | '.join(line)} |\n" for line in lines), "utf-8")


class Row:
    """One thing that is done again and again."""

    def __init__(self, what: str, times: int, players: list[Player]) -> None:
        self.what = what
        self.times = times
        self.players = players
        self.back: list[float] = []  # seconds from every start until the server was ready
        self.also = ""
        self.begun = time.monotonic()

    @contextmanager
    def once(self) -> Iterator[None]:
        """It has happened, and the server is started and comes back."""
        begun = time.monotonic()
        yield
        self.back.append(time.monotonic() - begun)
        if self.times >= 2 * STEPS and len(self.back) % (self.times // STEPS) == 0:
            print(f"\n{self}", end="", flush=True)

    @property
    def done(self) -> int:
        return len(self.back)

    @property
    def choices(self) -> int:
        return sum(player.choices for player in self.players)

    def cells(self) -> tuple[str, ...]:
        back = self.back or [0.0]
        matches = sum(len(player.matches) for player in self.players)
        counts = (str(self.done), str(self.times), f"{self.choices:,}", f"{matches:,}")
        times = (
            f"{statistics.median(back):.1f} s",
            f"{max(back):.1f} s",
            f"{(time.monotonic() - self.begun) / 60:.0f}",
        )
        return (f"{self.what}{self.also}", *counts, *times)

    def __str__(self) -> str:
        what, done, times, choices, matches, median, most, minutes = self.cells()
        played = f"{choices} acknowledged choices in {matches} matches"
        return f"{done} of {times} times {what}: {played}, back after {median}, at most {most}, {minutes} min"


class Player:
    """Plays one match after the other, and remembers every choice that was acknowledged."""

    def __init__(self, person: Person, wanted: Json, random: Random) -> None:
        self.person = person
        self.wanted = wanted
        self.random = random
        self.matches: dict[str, list[str]] = {}
        self.choices = 0
        self.state: Json | None = None
        self.failure: BaseException | None = None

    def step(self) -> None:
        if self.state is None or self.state["match"]["state"] == "over":
            self.state = self.begin()
            self.matches[self.state["match"]["id"]] = []
        id_, version, question = self.state["match"]["id"], self.state["version"], self.state["scene"]["question"]
        key = self.random.choice(question["choices"])["key"]
        attempt = {"Idempotency-Key": f"{version}-{self.random.random()}"}
        body = {"version": version, "key": key, "number": question["number"]}
        self.state = patiently(lambda: self.ask(f"/api/matches/{id_}/play", body, attempt, since=100_000))
        assert self.state["version"] == version + 1, "made once, however often it was sent"
        self.matches[id_].append(key)
        self.choices += 1

    def begin(self) -> Json:
        table: Json = patiently(lambda: self.ask("/api/matches", self.wanted, {}))
        return table

    def ask(self, path: str, body: Json, headers: dict[str, str], **query: Any) -> Any:
        response = self.person.send("POST", path, body, headers=headers, **query)
        return answered(response).json()

    def look(self, path: str) -> Any:
        return answered(self.person.send("GET", path)).json()

    def play_while(self, going_on: Callable[[], bool]) -> None:
        try:
            while going_on():
                self.step()
        except BaseException as error:
            self.failure = error


class Chronicler(Player):
    """Plays campaigns, chapter after chapter; none that was played is forgotten."""

    campaign = ""
    played = 0

    def begin(self) -> Json:
        known = patiently(lambda: self.look(f"/api/campaigns/{self.campaign}")) if self.campaign else None
        assert known is None or len(known["done"]) >= self.played, "a chapter was played, and lost"
        if known is None or not known["chapters"]:
            known = patiently(lambda: self.ask("/api/campaigns", self.wanted, {}))
        self.campaign, self.played = known["info"]["id"], len(known["done"])
        wanted = {"chapter": known["chapters"][0]["id"], "seats": ["human"] * 2, "one_screen": True}
        path = f"/api/campaigns/{self.campaign}"
        response = patiently(lambda: answered(self.person.send("POST", f"{path}/chapters", wanted), 409))
        if response.status_code == 409:  # it was begun, and its answer was lost
            begun = patiently(lambda: self.look(path))["info"]["match"]
            table: Json = patiently(lambda: self.look(f"/api/matches/{begun}/table"))
            return table
        began: Json = response.json()
        self.played += 1
        return began


class NotNow(Exception):
    """The server says that its database does not answer: it will."""


def answered(response: httpx.Response, *allowed: int) -> httpx.Response:
    """An answer; what else than success is allowed can be said."""
    if response.status_code == 503:
        raise NotNow
    said = f"{response.url}: {response.status_code} {response.text[:300]}"
    assert response.is_success or response.status_code in allowed, said
    return response


def patiently(ask: Any) -> Any:
    """Ask until there is an answer, as the browser does."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return ask()
        except (httpx.TransportError, NotNow):
            assert time.monotonic() < end, "the server does not come back"
            time.sleep(0.05)


async def stories(db: str, good: dict[str, int]) -> list[tuple[str, list[Entry], str]]:
    """What the database knows of matches: their entries, and what is wrong with them after what is known to be good."""
    database = Database(parse_url(db))
    store = Store(database)
    try:
        found = []
        for id_, known in good.items():
            header = await store.header(id_)
            assert header is not None
            story = await store.archive.story(id_)
            whole = len(story) == header.version
            problem = (await Tables(store).examine(id_, known)).text() if whole else "header and story differ"
            found.append((id_, story, problem))
        return found
    finally:
        await database.close()


class Inspection:
    """Every acknowledged choice is there, in order, and every hash agrees with playing it again.

    Between a kill and the next start only what has come since the last look is played again, from a snapshot on; at the
    end everything is, from its first choice on.
    """

    def __init__(self, db: str, players: list[Player]) -> None:
        self.db = db
        self.players = players
        self._good: dict[str, int] = {}

    def look(self) -> None:
        """At the matches that are being played."""
        self._inspect(dict(one for player in self.players for one in list(player.matches.items())[-1:]), self._good)

    def look_through(self) -> None:
        """At all of them, whole."""
        self._inspect(dict(one for player in self.players for one in player.matches.items()), {})

    def _inspect(self, acknowledged: dict[str, list[str]], good: dict[str, int]) -> None:
        counts = {id_: len(keys) for id_, keys in acknowledged.items()}
        for id_, story, problem in asyncio.run(stories(self.db, {id_: good.get(id_, 0) for id_ in acknowledged})):
            assert problem == "", f"{id_}: {problem}"
            keys = acknowledged[id_][: counts[id_]]
            stored = [entry.key for entry in story]
            assert stored[: len(keys)] == keys, "acknowledged, and lost"
            assert len(stored) <= len(keys) + 1, "at most the one that is on its way"
            self._good[id_] = len(story)


@contextmanager
def playing(players: list[Player]) -> Iterator[None]:
    """Everybody plays meanwhile; afterwards every match goes on."""
    done = threading.Event()
    threads = [threading.Thread(target=player.play_while, args=(lambda: not done.is_set(),)) for player in players]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        done.set()
        for thread in threads:
            thread.join(PATIENCE)
    assert not failed(players)
    for player in players:
        player.step()


def wait_for(players: list[Player], choices: int, one: Player) -> None:
    """Until so many choices are made, one of them by this player: big games must not wait for ever for small ones."""
    enough, own = sum(player.choices for player in players) + choices, one.choices

    def made() -> bool:
        return one.choices > own and sum(player.choices for player in players) >= enough

    eventually(lambda: failed(players) or made(), PATIENCE)


def failed(players: list[Player]) -> bool:
    for player in players:
        if player.failure is not None:
            raise player.failure
    return False
