"""How much one person, one household and one stranger may ask for, and how long a request may take to arrive."""

from __future__ import annotations

import logging
import socket
import time
from contextlib import closing, suppress

import httpx
import pytest
from sqlalchemy import func, select

from tests.server.conftest import Start
from tests.server.kit import PATIENCE, Person, Server, eventually
from veillee.server.schema import people


def known(person: Person) -> Person:
    """Somebody whom the server has seen before."""
    person.get("/api/me")
    return person


def asks(person: Person, times: int) -> list[int]:
    return [person.send("GET", "/api/games").status_code for _ in range(times)]


@pytest.mark.usefixtures("clock")
def test_one_person_does_not_starve_a_household(start: Start) -> None:
    server = start(requests_per_minute=20)
    ada, ben = known(server.guest()), known(server.guest())
    assert asks(ada, 40)[-1] == 429
    assert asks(ben, 10) == [200] * 10


@pytest.mark.usefixtures("clock")
def test_strangers_do_not_starve_who_is_known(start: Start) -> None:
    server = start(requests_per_minute=20)
    ada = known(server.guest())
    forged = [
        httpx.get(f"{server.address}/api/games", headers={"cookie": f"veillee=forged{n}"}).status_code
        for n in range(30)
    ]
    assert forged[-1] == 429
    assert asks(ada, 10) == [200] * 10


@pytest.mark.usefixtures("clock")
def test_a_household_has_its_limit_too(start: Start) -> None:
    server = start(requests_per_minute=8)
    everybody = [known(server.guest()) for _ in range(4)]
    answers = [status for person in everybody for status in asks(person, 12)]
    assert answers.count(200) <= 5 * 8


@pytest.mark.usefixtures("clock")
def test_newcomers_without_a_cookie_are_not_all_remembered(start: Start) -> None:
    server = start(guests_per_minute=10)
    answers = [httpx.get(f"{server.address}/api/me", params={"lang": "fr"}) for _ in range(25)]
    assert [answer.status_code for answer in answers] == [200] * 10 + [429] * 15
    assert answers[-1].json()["message"] == "Trop de demandes : patientez un peu."
    assert 1 <= int(answers[-1].headers["retry-after"]) <= 7

    def count() -> int:
        with server.running.database.engine.connect() as connection:
            return connection.scalar(select(func.count()).select_from(people)) or 0

    assert count() == 10
    httpx.get(f"{server.address}/api/games").raise_for_status()
    assert count() == 10, "whoever only looks at what can be played is nobody yet"


@pytest.mark.usefixtures("clock")
def test_nobody_begins_matches_without_end(start: Start) -> None:
    """By whichever door; and a household begins as many as several people."""
    server = start(matches_per_minute=6)
    eve, ada = known(server.guest()), known(server.guest())
    table = eve.start()
    table.play("drop:a")
    answers = [eve.send("POST", f"{table.path}/fork", {"number": 1}) for _ in range(4)]
    answers += [eve.send("POST", path, {"game": "kinfire"}) for path in ("/api/campaigns", "/api/campaigns/")]
    assert [answer.status_code for answer in answers] == [201] * 5 + [429]
    assert eve.send("POST", "/api/matches", {"game": "connect_four"}).status_code == 429
    assert table.look()["version"] == 1, "who may not begin another goes on with this one"
    assert ada.start().look()["version"] == 0
    crowd = [known(server.guest()) for _ in range(6)]
    begun = [one.send("POST", "/api/matches", {"game": "connect_four"}).status_code for one in crowd for _ in range(5)]
    assert begun.count(201) <= 5 * 6 - 7


@pytest.mark.usefixtures("clock")
def test_more_slashes_are_no_way_around_a_limit(start: Start) -> None:
    server = start(matches_per_minute=3, logins_per_minute=3)
    host, port = httpx.URL(server.address).host, httpx.URL(server.address).port

    def send(path: str, body: bytes) -> bytes:
        mark = person.http.cookies["csrftoken"]
        head = f"POST {path} HTTP/1.1\r\nHost: here\r\nCookie: {person.cookie}\r\nx-csrftoken: {mark}\r\n"
        with closing(socket.create_connection((host, port), timeout=PATIENCE)) as line:
            line.sendall(f"{head}Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n".encode() + body)
            answer = line.recv(4_000)
        assert b"cache-control: no-store" in answer or b" 429 " in answer
        return answer.split(b" ")[1]

    person = known(server.guest())
    begun = [
        send(path, b'{"game":"connect_four"}') for path in ("/api/matches", "//api//matches", "/api///matches//") * 2
    ]
    assert begun == [b"201"] * 3 + [b"429"] * 3
    guess = b'{"name":"nobody","passphrase":"guessed"}'
    guessed = [send(path, guess) for path in ("/api/session", "//api/session", "/api//session/") * 2]
    assert guessed == [b"401"] * 3 + [b"429"] * 3


@pytest.mark.usefixtures("clock")
def test_the_old_passphrase_is_not_guessed_without_end(start: Start) -> None:
    thief = known(start(logins_per_minute=5).member())
    guesses = [thief.send("PATCH", "/api/account", {"old": f"{n}", "new": "something else"}) for n in range(7)]
    assert [guess.status_code for guess in guesses] == [401] * 4 + [429] * 3, "to make the account was the first"


@pytest.mark.usefixtures("clock")
def test_whoever_watches_the_server_does_not_keep_it_busy(start: Start) -> None:
    server = start(requests_per_minute=50)
    ada = known(server.guest())
    for path in ("/health", "/metrics"):
        answers = [ada.http.get(path).status_code for _ in range(5)]
    assert answers[0] == 429
    assert ada.http.get("/health").status_code == 429
    assert asks(ada, 10) == [200] * 10, "nobody at a table minds"


@pytest.mark.usefixtures("clock")
def test_a_house_with_very_many_addresses_is_one_house(start: Start) -> None:
    server = start(guests_per_minute=5, trusted_proxies=("127.0.0.1",))

    def newcomer(address: str) -> int:
        return httpx.get(f"{server.address}/api/me", headers={"x-forwarded-for": address}).status_code

    assert [newcomer(f"2001:db8:1:2:{n}::{n}") for n in range(8)] == [200] * 5 + [429] * 3
    assert newcomer("2001:db8:1:3::1") == 200, "that is the neighbour's"
    assert [newcomer(f"::ffff:203.0.113.{n}") for n in range(8)] == [200] * 8


def dial(server: Server, begun: bytes) -> socket.socket:
    """A connection over which only the beginning of a request comes."""
    url = httpx.URL(server.address)
    connection = socket.create_connection((url.host, url.port), timeout=PATIENCE)
    connection.sendall(begun)
    return connection


def ended(connection: socket.socket) -> bool:
    """Wait for the end, whatever is said before it."""
    with suppress(ConnectionResetError):
        while connection.recv(4_000):
            pass
    return True


def is_cut_off(connection: socket.socket, said: bytes) -> bool:
    """Whether somebody who says this is no longer listened to."""
    try:
        connection.sendall(said)
    except (BrokenPipeError, ConnectionResetError):
        return True
    return False


HEAD = b"POST /api/session HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"


def test_a_request_that_does_not_arrive_is_not_waited_for(start: Start) -> None:
    server = start(request_patience=0.3)
    for begun in (b"", b"GET /api/me HT", HEAD, HEAD + b"Content-Length: 50\r\n\r\n{"):
        with closing(dial(server, begun)) as connection:
            assert ended(connection), begun


def test_who_goes_in_the_middle_of_a_request_is_no_fault_of_the_server(
    start: Start, caplog: pytest.LogCaptureFixture
) -> None:
    server = start(request_patience=0.3)
    person = server.guest()
    mark = person.http.cookies["csrftoken"]
    head = f"POST /api/matches HTTP/1.1\r\nHost: here\r\nCookie: {person.cookie}\r\nx-csrftoken: {mark}\r\n"
    begun = f"{head}Content-Type: application/json\r\nContent-Length: 50\r\n\r\n{{".encode()
    caplog.set_level(logging.INFO)
    dial(server, begun).close()
    with closing(dial(server, begun)) as connection:
        assert ended(connection)

    def told() -> list[int]:
        return [line.__dict__["status"] for line in caplog.records if line.__dict__.get("path") == "/api/matches"]

    eventually(lambda: len(told()) == 2)
    assert told() == [400, 400]
    assert not [line for line in caplog.records if line.levelno >= logging.ERROR]


ENDLESS = {
    "a header": (b"GET / HTTP/1.1\r\nHost: here\r\nx-long: ", b"a" * 4_000),
    "headers": (b"GET / HTTP/1.1\r\nHost: here\r\n", b"x-many: a\r\n" * 400),
    "an address": (b"GET /", b"a" * 4_000),
    "the length of a piece": (
        b"POST /api/me HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n1;",
        b"a" * 4_000,
    ),
    "what comes after": (
        b"POST /api/me HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n",
        b"x-many: a\r\n" * 400,
    ),
}


@pytest.mark.parametrize("what", ENDLESS)
def test_nobody_speaks_without_end(server: Server, what: str) -> None:
    """What is no body would be kept in memory as long as it comes."""
    begin, more = ENDLESS[what]
    with closing(dial(server, begin)) as connection:
        assert is_cut_off(connection, more * 2_000)
    assert httpx.get(f"{server.address}/health", timeout=PATIENCE).status_code == 200


def test_a_long_body_in_pieces_is_no_speech_without_end(server: Server) -> None:
    person = server.guest()
    headers = {"x-csrftoken": person.http.cookies["csrftoken"], "content-type": "application/json"}
    record = b'{"text":"' + b"veillee 1 " * 15_000 + b'"}'
    pieces = (record[place : place + 1_000] for place in range(0, len(record), 1_000))
    answer = person.http.post("/api/matches/file", content=pieces, headers=headers)
    assert answer.status_code == 422 and answer.json()["error"] == "record-unreadable"


def test_a_second_request_has_to_arrive_too(start: Start) -> None:
    server = start(request_patience=0.3)
    with closing(dial(server, b"GET /health HTTP/1.1\r\nHost: here\r\n\r\n")) as connection:
        assert b"200 OK" in connection.recv(4000)
        connection.sendall(b"GET /heal")
        assert ended(connection)


def test_a_socket_may_be_silent(start: Start) -> None:
    server = start(request_patience=0.3)
    table = server.guest().start()
    with table.person.socket(table) as live:
        live.next()
        time.sleep(0.6)
        table.play(table.keys[0])
        assert live.next()["version"] == 1


def test_one_address_has_only_so_many_connections(start: Start) -> None:
    server = start(connections_per_address=3)
    held = [dial(server, b"GET") for _ in range(3)]
    with closing(dial(server, b"")) as one_more:
        assert ended(one_more)
    held.pop().close()

    def well() -> bool:
        with suppress(httpx.TransportError):
            return httpx.get(f"{server.address}/health", timeout=PATIENCE).status_code == 200
        return False

    assert eventually(well)
    for connection in held:
        connection.close()


@pytest.mark.usefixtures("clock")
def test_a_proxy_is_believed_only_where_it_is_trusted(start: Start) -> None:
    def answers(server: Server) -> list[int]:
        return [
            httpx.get(f"{server.address}/api/games", headers={"x-forwarded-for": f"203.0.113.{n}"}).status_code
            for n in range(12)
        ]

    assert answers(start(requests_per_minute=6, trusted_proxies=("127.0.0.1",))) == [200] * 12
    assert answers(start(requests_per_minute=6))[-1] == 429
