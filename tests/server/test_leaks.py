"""Nobody learns what their seat may not see, whatever they ask for.

The proof is the core's: deal again all that a seat may not see, and every byte that is sent to it stays
the same. Here it holds for everything that comes over the network. Cards that were never shown are also
searched for by name.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

from tests.server.kit import Json, Person, Server, Table
from tests.server.test_play import two
from veillee.core.chance import Chance
from veillee.core.match import Match
from veillee.server.tables import Live, Moment
from veillee.testing.hostile import some_keys


def sit_down(server: Server, game: str, players: int, **wanted: Any) -> list[Table]:
    """A match with a person at every seat."""
    first = server.guest("Ada").start(game, players=players, watchable=True, **wanted)
    links = [first.invitation(seat) for seat in range(1, players)]
    return [first, *(server.guest(f"Player {n}").accept(link) for n, link in enumerate(links))]


def play_some(tables: list[Table], random: Random, choices: int) -> None:
    for _ in range(choices):
        asked = next((table for table in tables if table.look(since=100_000) and table.keys), None)
        if asked is None:
            return
        asked.play(random.choice(asked.keys), since=100_000)


def live_of(server: Server, table: Table) -> Live:
    return server.running.tables._live[table.id]


@contextmanager
def dealt_again(server: Server, table: Table, seat: int, seed: int) -> Iterator[None]:
    """For a while the server believes in another table, which this seat cannot tell from the true one."""
    live = live_of(server, table)
    true = live.now
    match = true.match
    other = match.fork(for_seat=seat, chance=seed)
    # Unlike a copy for bots, this one has the whole past and can be taken back.
    other.history, other.undone = match.history.fork(), match.undone
    live.put(Moment(other, true.version))
    try:
        yield
    finally:
        live.put(true)


def everything(person: Person, table: Table, keys: list[str], **look: Any) -> list[str]:
    """All bytes that somebody can get at this moment, changing nothing."""
    path, version = table.path, live_version(person, table, **look)
    number = person.get(path, **look)["number"]
    found: list[str] = []

    def get(way: str, **query: Any) -> None:
        response = person.send("GET", way, **look, **query)
        found.append(f"{way} {response.status_code} {response.text}")

    for lang in ("en", "fr"):
        get("/api/matches", lang=lang)
        get(path, lang=lang)
        for since in (0, 5, 100_000):
            get(f"{path}/table", lang=lang, since=since)
        for back in {0, number // 2, number - 1, number}:
            get(f"{path}/at/{max(0, back)}", lang=lang)
        get(f"{path}/record", lang=lang)
        for target in ("zone:shown", "zone:hand-0", "zone:hand-1", "card:card_1", "card:card_7", "cell:c3"):
            get(f"{path}/about", lang=lang, target=target)
        for key in keys:
            get(f"{path}/explain", lang=lang, key=key)
            refused = person.send("POST", f"{path}/play", {"version": version + 1, "key": key}, lang=lang, **look)
            found.append(refused.text)
    legal = set(table.keys)
    for key in keys:
        if key not in legal:
            found.append(person.send("POST", f"{path}/play", {"version": version, "key": key}, **look).text)
    for change in ("redo", "resume"):
        found.append(person.send("POST", f"{path}/{change}", {"version": version}, **look).text)
    with person.socket(table, **look) as socket:
        socket.next()
        socket.say(type="lang", lang="fr")
        socket.next()
        found += [
            json.dumps(said) for said in map(json.loads, socket.everything) if said["type"] in ("table", "change")
        ]
    return found


def live_version(person: Person, table: Table, **look: Any) -> int:
    return int(person.get(table.path, **look)["version"])


def probes(match: Match, seat: int, seed: int) -> list[str]:
    """Keys to ask about: some legal, some not, some of hidden cards."""
    return list(some_keys(match, Chance("leaks", seed, seat), 4)) if match.decision else []


def differ(one: list[str], other: list[str]) -> str:
    for a, b in zip(one, other, strict=True):
        if a != b:
            at = next(n for n, (x, y) in enumerate(zip(a, b, strict=False)) if x != y)
            return f"{a[max(0, at - 150) : at + 80]!r} became {b[max(0, at - 150) : at + 80]!r}"
    return ""


CASES = [("high_card", 2, {}), ("high_card", 3, {"free_undo": True}), ("pilgrims", 3, {"mode": "advanced"})]
MORE = [("pilgrims", 2, {"mode": "basic"}), ("pilgrims", 4, {"mode": "basic", "free_undo": True})]


@pytest.mark.parametrize(("game", "players", "wanted"), CASES + MORE)
def test_what_is_sent_does_not_depend_on_what_is_hidden(
    server: Server, game: str, players: int, wanted: Json, thorough: bool
) -> None:
    if server.config.db.startswith("postgres") and not thorough:
        pytest.skip("what is sent does not depend on the database: twice only with --thorough")
    if (game, players, wanted) in MORE and not thorough:
        pytest.skip("only with --thorough")
    tables = sit_down(server, game, players, **wanted)
    token = tables[0].info["watch"].removeprefix("/watch/")
    spectator = server.guest("Eve")
    random = Random(f"{game}{players}")
    moments = 12 if thorough else 2
    for moment in range(moments):
        play_some(tables, random, random.randrange(1, 4 if game == "high_card" else 25))
        if tables[0].look() and tables[0].over:
            break
        match = live_of(server, tables[0]).match
        for seat, table in enumerate(tables):
            table.look()
            keys = probes(match, seat, moment)
            before = everything(table.person, table, keys)
            watched = everything(spectator, table, [], watch=token)
            with dealt_again(server, table, seat, moment):
                assert (found := differ(before, everything(table.person, table, keys))) == "", f"seat {seat}: {found}"
                again = everything(spectator, table, [], watch=token)
            assert (found := differ(watched, again)) == "", f"a spectator, hidden from seat {seat}: {found}"
            assert live_of(server, table).match is match, "nothing was changed"


def test_a_card_that_was_never_shown_is_never_sent(server: Server) -> None:
    """High Card: three of twelve cards each; the rest, and what others hold, must not appear by any name."""
    tables = sit_down(server, "high_card", 3)
    token = tables[0].info["watch"].removeprefix("/watch/")
    spectator = server.guest()
    random = Random(8)
    while not tables[0].look()["match"]["outcome"]:
        match = live_of(server, tables[0]).match
        table: Any = match.table
        names = {card: match.box.lexicon.id("card", card) for card in range(12)}
        shown = set(table.shown)
        for seat, own in enumerate(tables):
            own.look()
            bytes_sent = "\n".join(everything(own.person, own, [])) + json.dumps(own.at(own.info["number"]))
            mine = {*table.seats[seat].hand, table.laid[seat], *shown}
            secret = {f'card_{names[card].removeprefix("card_")}"' for card in range(12) if card not in mine}
            assert not [name for name in secret if name in bytes_sent]
        watched = "\n".join(everything(spectator, tables[0], [], watch=token))
        assert not [name for card, name in names.items() if card not in shown and f'{name}"' in watched]
        play_some(tables, random, 1)


def test_who_takes_back_freely_learns_nothing_of_what_was_laid(server: Server) -> None:
    mine, his = sit_down(server, "high_card", 2, free_undo=True)
    mine.look()
    mine.play(mine.keys[0])
    seen = his.look()["undo"]
    assert seen["possible"] and seen["key"] == seen["label"] == seen["reason"] == ""
    assert mine.look()["undo"]["key"].startswith("lay:"), "one's own is known"
    assert his.at(1)["key"] == "" and mine.at(1)["key"].startswith("lay:")


# -- forks: another match, with a past that belongs to this one ------------------------------------


def forked(table: Table, number: int, seats: list[str] | None = None) -> Table:
    state = table.person.post(f"{table.path}/fork", {"number": number, "seats": seats})
    return Table(table.person, state["match"]["id"], state)


@pytest.mark.parametrize("game", ["high_card", "pilgrims"])
def test_a_fork_shows_nothing_of_the_match_it_comes_from(server: Server, game: str) -> None:
    """Who forks a match gets all seats of the fork, but not what they held before."""
    mine, his = sit_down(server, game, 2)
    play_some([mine, his], Random(2), 3 if game == "high_card" else 20)
    number = mine.look()["match"]["number"]
    token = mine.info["watch"].removeprefix("/watch/")
    public = [server.guest().get(f"{mine.path}/at/{n}", watch=token) for n in range(number)]
    fork = forked(mine, number)
    assert fork.state["match"]["seats"][1]["yours"]
    for n in range(number):
        past = fork.at(n, seat=1)
        assert past["scene"] == public[n]["scene"] and past["log"] == public[n]["log"] and past["seat"] is None
        own = fork.at(n, seat=0)
        assert own["scene"] == mine.at(n)["scene"] and own["log"] == mine.at(n)["log"], "one's own past is one's own"
    told = fork.look(seat=1)["log"]
    known = server.guest().get(f"{mine.path}/table", watch=token)["log"]
    assert told == known[: len(told)], "his secrets were told to him alone"


def test_a_fork_cannot_be_taken_back_to_the_true_table(server: Server) -> None:
    mine, his = sit_down(server, "high_card", 2, free_undo=True)
    mine.look()
    mine.play(mine.keys[0])
    fork = forked(mine, 1)
    undo = fork.look(seat=1)["undo"]
    assert not undo["possible"] and undo["reason"]
    assert fork.do("undo", 409)["error"] == "undo"
    fork.look()
    fork.play(fork.keys[0])
    fork.do("undo")
    fork.do("undo", 409)
    assert his.look()["version"] == 1


def test_a_fork_of_a_fork_goes_no_further_back(server: Server) -> None:
    mine, _ = sit_down(server, "high_card", 2)
    mine.look()
    mine.play(mine.keys[0])
    fork = forked(mine, 1)
    assert fork.person.post(f"{fork.path}/fork", {"number": 0}, 409, lang="fr")["error"] == "before-fork"
    second = forked(fork, 1)
    for seat in (0, 1):
        assert second.at(0, seat=seat)["seat"] is None, "the first match is two forks away"


def test_nobody_learns_the_seed_of_a_match_by_forking_it(server: Server) -> None:
    mine, his = sit_down(server, "high_card", 2)
    seed = live_of(server, mine).match.setup.seed
    fork = forked(mine, 0)
    second = forked(fork, 0)
    for table in (fork, second):
        table.look()
        table.do("resign")
        assert table.info["state"] == "over" and table.info["seed"] is None
        assert table.person.get(f"{table.path}/record", 403, lang="fr")["error"] == "sealed"
        assert table.person.post(f"{table.path}/rematch", {"same_seed": True}, 403)["error"] == "sealed"
        table.person.post(f"{table.path}/rematch", {"same_seed": False})
        assert seed not in "".join(everything(table.person, table, []))
    his.look()
    his.do("resign")
    assert second.look()["match"]["seed"] == seed
    assert f"seed {seed}" in second.person.get(f"{second.path}/record")


def test_who_is_invited_to_a_fork_does_not_get_the_past_of_who_forked_it(server: Server) -> None:
    mine, his = sit_down(server, "high_card", 2)
    mine.look()
    mine.play(mine.keys[0])
    fork = forked(his, 1, ["human", "human"])  # Ben forks, takes the first seat, and invites Eve to his own
    eve = server.guest("Eve").accept(fork.invitation(1))
    assert eve.state["seat"] == 1
    assert eve.at(0)["seat"] is None
    secret = [told for told in eve.look()["log"] if told["kind"] == "draws"]
    assert secret == [], "Ben's cards are Ben's"
    assert eve.look()["version"] == fork.version


# -- links to positions ------------------------------------------------------------------------------


def test_a_link_to_a_position_shows_what_a_spectator_sees_and_nothing_else(server: Server) -> None:
    """High Card, whose hands are hidden: before the match is watchable nobody, then nobody's hand, then the record."""
    mine, his = two(server, "high_card")
    stranger = server.guest()
    play_some([mine, his], Random(4), 3)
    number = mine.look()["match"]["number"]
    his.person.ask("PATCH", mine.path, {"watchable": True}, 403)
    assert stranger.get(f"{mine.path}/at/{number}", 404)["error"] == "no-match"
    token = mine.person.ask("PATCH", mine.path, {"watchable": True})["watch"].removeprefix("/watch/")
    assert his.look()["match"]["watch"] == f"/watch/{token}", "who sits there may pass the link on"
    match = live_of(server, mine).match
    table: Any = match.table
    hidden = {match.box.lexicon.id("card", card) for card in range(12) if card not in table.shown}
    for at in range(number + 1):
        seen = stranger.get(f"{mine.path}/at/{at}", watch=token)
        assert seen["seat"] is None and seen["match"]["seed"] is None
        assert not [name for name in hidden if f'{name}"' in json.dumps(seen)]
    for path in ("record", "analysis"):
        assert stranger.get(f"{mine.path}/{path}", 403, watch=token)["error"] == "not-over"
    mine.person.ask("PATCH", mine.path, {"watchable": False})
    assert stranger.get(f"{mine.path}/at/{number}", 404, watch=token)["error"] == "no-match"
    play_some([mine, his], Random(5), 100)
    assert mine.look()["match"]["state"] == "over"
    shared = his.person.ask("PATCH", mine.path, {"watchable": True})["watch"].removeprefix("/watch/")
    assert stranger.get(f"{mine.path}/at/{number}", watch=shared)["key"].startswith("lay:"), "it is told whole"
    assert stranger.get(f"{mine.path}/table", watch=shared)["match"]["outcome"]
    his.person.ask("PATCH", mine.path, {"watchable": False}, 403)
    stranger.ask("PATCH", mine.path, {"watchable": True}, 404, watch=shared)


def test_a_link_to_a_fork_seals_what_the_first_match_still_hides(server: Server) -> None:
    mine, his = two(server, "high_card")
    play_some([mine, his], Random(6), 2)
    number = mine.look()["match"]["number"]
    fork = forked(mine, number)
    fork.play_on(Random(7))
    token = fork.person.ask("PATCH", fork.path, {"watchable": True})["watch"].removeprefix("/watch/")
    stranger = server.guest()
    assert stranger.get(f"{fork.path}/record", 403, watch=token)["error"] == "sealed"
    for at in range(number):
        assert stranger.get(f"{fork.path}/at/{at + 1}", watch=token)["key"] == "", "laid at a table that goes on"
