"""Limits, headers, cookies, forgery, and what is not said when something goes wrong."""

from __future__ import annotations

import json
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import ColumnElement, Connection, and_, text, update
from sqlalchemy.exc import OperationalError

from tests.server.conftest import Clock, NewDatabase, Start
from tests.server.kit import Person, Server, eventually
from tests.server.test_live import closed
from veillee.server.database import Written
from veillee.server.schema import entries, matches, snapshots

HEADERS = {
    "content-security-policy": "default-src 'self'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-request-id": "",
}


def check_safe(response: httpx.Response) -> None:
    for name, beginning in HEADERS.items():
        assert response.headers.get(name, "missing").startswith(beginning), f"{response.url}: {name}"
    assert "server" not in response.headers or "uvicorn" not in response.headers["server"]
    assert "Traceback" not in response.text and "site-packages" not in response.text


def test_every_answer_has_safe_headers(server: Server) -> None:
    person = server.guest()
    table = person.start()
    answers = [
        person.send("GET", path)
        for path in ("/", "/api/me", "/api/nothing", "/nothing", "/health", "/metrics", "/schema/openapi.json", "/m/x")
    ]
    answers += [person.send(method, "/api/me") for method in ("PUT", "DELETE", "POST")]
    answers.append(person.http.options("/api/me"))
    answers.append(person.http.post(f"{table.path}/play", json={"version": 0, "key": "drop:a"}))
    answers.append(person.send("POST", f"{table.path}/play", "nonsense"))
    answers.append(person.send("POST", "/api/matches", {"game": "x" * 100_000}))
    assert {200, 400, 403, 404, 405, 413} <= {answer.status_code for answer in answers}
    for answer in answers:
        check_safe(answer)
    assert person.send("GET", table.path).headers["cache-control"] == "no-store"
    policy = answers[0].headers["content-security-policy"]
    assert "unsafe-eval" not in policy and "http:" not in policy and "script-src" not in policy


def test_changes_need_the_token_against_forgery(server: Server) -> None:
    person = server.guest()
    table = person.start()
    body = {"version": 0, "key": "drop:a"}
    for token in (b"", b"x" * 128, "ü".encode()):
        headers = {b"x-csrftoken": token} if token else {}
        refused = person.http.post(f"{table.path}/play", json=body, headers=headers)
        assert refused.status_code == 403 and refused.json()["error"] == "forged"
    other = server.guest().http.cookies["csrftoken"]
    assert person.http.post(f"{table.path}/play", json=body, headers={"x-csrftoken": other}).status_code == 403
    # Nor if a page elsewhere could set the cookie as well: the mark belongs to a session.
    both = {"cookie": f"veillee={person.http.cookies['veillee']}; csrftoken={other}", "x-csrftoken": other}
    assert httpx.post(f"{server.address}{table.path}/play", json=body, headers=both).status_code == 403
    assert httpx.post(f"{server.address}/api/matches", json={"game": "connect_four"}).status_code == 403
    assert person.http.delete("/api/session").status_code == 403
    assert person.http.patch("/api/me", json={"name": "Eve"}).status_code == 403
    assert table.look()["version"] == 0
    table.play("drop:a")


def test_cookies_stay_where_they_belong(start: Start) -> None:
    for secure in (False, True):
        server = start(secure=secure)
        cookies = httpx.get(f"{server.address}/api/me", timeout=60).headers.get_list("set-cookie")
        session = next(cookie for cookie in cookies if cookie.startswith("veillee="))
        token = next(cookie for cookie in cookies if cookie.startswith("csrftoken="))
        assert "HttpOnly" in session and "SameSite=lax" in session and "Path=/" in session
        assert "HttpOnly" not in token and "SameSite=strict" in token
        assert ("Secure" in session) == ("Secure" in token) == secure
        assert "Domain" not in session and len(session.split(";")[0]) > 40
        answer = httpx.get(f"{server.address}/health", timeout=60)
        assert ("strict-transport-security" in answer.headers) == secure


def test_large_requests_are_refused_however_they_come(server: Server) -> None:
    person = server.guest()
    headers = {"x-csrftoken": person.http.cookies["csrftoken"], "content-type": "application/json"}
    large = b'{"game": "' + b"x" * 70_000 + b'"}'

    def pieces() -> Iterator[bytes]:
        for start in range(0, len(large), 8_000):
            yield large[start : start + 8_000]

    refused = person.http.post("/api/matches?lang=fr", content=large, headers=headers)
    assert refused.status_code == 413 and refused.json()["message"] == "Cette demande est trop volumineuse."
    assert person.http.post("/api/matches", content=pieces(), headers=headers).status_code == 413
    assert person.http.post("/api/matches", content=b"{" * 30_000, headers=headers).status_code == 400
    assert person.http.post("/api/matches", content=b"\xff\xfe", headers=headers).status_code == 400
    assert person.send("GET", "/api/me").status_code == 200


DEEP = ("[" * 20_000 + "]" * 20_000, '{"a":' * 5_000, '{"game":' + "[" * 2_000, "[" * 500 + "]" * 500)


@pytest.mark.parametrize("text", DEEP, ids=lambda text: f"{text[:3]} x {len(text)}")
@pytest.mark.parametrize("path", ["/api/matches", "/api/account", "/api/session", "/api/matches/any/play"])
def test_json_of_any_depth_is_a_bad_request(server: Server, path: str, text: str) -> None:
    person = server.guest()
    headers = {"x-csrftoken": person.http.cookies["csrftoken"], "content-type": "application/json"}
    response = person.http.post(path, content=text, headers=headers)
    assert response.status_code == 400 and response.json()["error"] == "request"


@pytest.mark.parametrize("text", ["[" * 4_000, '{"type":' * 500, '{"type":"seat","seat":' + "[" * 3_000])
def test_a_socket_closes_on_json_of_any_depth(server: Server, text: str, caplog: pytest.LogCaptureFixture) -> None:
    table = server.guest().start()
    with table.person.socket(table) as socket:
        socket.connection.send(text)
        assert closed(socket) == 4400
    assert not [one for one in caplog.records if one.levelname == "ERROR"]


def test_only_files_that_are_there_are_served(start: Start, tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "app-1.js").write_text("let it = 1;")
    (tmp_path / "secret.txt").write_text("not below assets")
    (tmp_path / "index.html").write_text("<p>Veillée")
    browser = start(static=tmp_path).guest().http
    found = browser.get("/assets/app-1.js")
    assert found.text == "let it = 1;" and found.headers["content-type"].startswith("text/javascript")
    assert browser.head("/assets/app-1.js").status_code == 200 and "set-cookie" not in found.headers
    for name in ("%00", "app-1.js%00", "a" * 300, "a" * 5_000, "%ff", "%2e%2e/secret.txt", "..%2fsecret.txt", ".", ""):
        refused = browser.get(f"/assets/{name}")
        assert refused.status_code == 404 and refused.json()["error"] == "request", name
        assert refused.json()["message"] == "There is nothing at this address."


def test_requests_of_one_client_are_limited(start: Start, clock: Clock) -> None:
    server = start(requests_per_minute=30)
    person = server.guest()
    answers = [person.send("GET", "/api/games", lang="fr") for _ in range(40)]
    refused = [answer for answer in answers if answer.status_code == 429]
    assert answers[29:] == refused, "one request was the guest's"
    assert refused[0].json() == {"error": "too-many", "message": "Trop de demandes : patientez un peu.", "rule": ""}
    assert refused[0].headers["retry-after"] == "3"
    check_safe(refused[0])
    assert all(person.send("GET", path).status_code == 200 for path in ("/health", "/metrics"))
    with pytest.raises(Exception, match="403"), person.socket("nothing"):
        pass
    clock.now += 1.9
    assert person.send("GET", "/api/games").status_code == 429
    clock.now += 0.2
    assert person.send("GET", "/api/games").status_code == 200, "by and by there is room again"
    assert person.send("GET", "/api/games").status_code == 429


@pytest.mark.usefixtures("clock")
def test_guessing_passphrases_is_slow(start: Start) -> None:
    server = start(logins_per_minute=5)
    person = server.guest()
    guesses = [person.send("POST", "/api/session", {"name": "ada", "passphrase": f"{n}"}) for n in range(8)]
    assert [guess.status_code for guess in guesses] == [401] * 5 + [429] * 3
    assert person.send("GET", "/api/me").status_code == 200


# -- when something goes wrong ---------------------------------------------------------------------


def test_an_internal_error_tells_nothing(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: Any) -> None:
        raise RuntimeError("the hand of Ben: lay:card_7")

    monkeypatch.setattr(server.running.service.looking, "matches", fail)
    answer = server.guest().send("GET", "/api/matches", lang="fr")
    assert answer.status_code == 500
    assert answer.json() == {"error": "server", "message": "Quelque chose s'est mal passé de notre côté.", "rule": ""}
    check_safe(answer)


def test_a_database_that_is_away_is_said_to_be(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    person = server.guest()

    async def away(*_: Any) -> None:
        raise OperationalError("select secret", {}, Exception("no route"))

    monkeypatch.setattr(server.running.database, "read", away)
    answer = person.send("GET", "/api/matches")
    assert answer.status_code == 503 and answer.json()["error"] == "database" and answer.headers["retry-after"]
    well = person.send("GET", "/health")
    assert well.status_code == 503 and well.json()["status"] == "database"
    assert "secret" not in answer.text + well.text
    monkeypatch.undo()
    assert person.get("/health") == {"status": "ok", "damaged": 0, "reason": ""}


def test_a_fault_of_the_rules_changes_nothing(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    from veillee.core.errors import DeadEnd
    from veillee.core.match import Match

    table = server.guest().start(one_screen=True)

    def fail(*_: Any) -> None:
        raise DeadEnd("Lay asks seat 1 and offers nothing")

    monkeypatch.setattr(Match, "played", fail)
    answer = table.person.send("POST", f"{table.path}/play", {"version": 0, "key": "drop:a"})
    assert answer.status_code == 500 and "seat 1" not in answer.text
    monkeypatch.undo()
    table.play("drop:a")


# -- health, metrics, the end ----------------------------------------------------------------------


def test_metrics_speak_prometheus_and_name_no_match(server: Server) -> None:
    table = server.guest().start(watchable=True)
    table.look()

    def metrics() -> str:
        """A request is counted when it is over, a moment after its answer."""
        text = httpx.get(f"{server.address}/metrics", timeout=60).text
        return text if 'path="/api/matches/{match}/table"' in text else ""

    found = eventually(metrics)
    assert "veillee_request_duration_seconds_bucket" in found and "veillee_sockets" in found
    assert "veillee_damaged_matches 0.0" in found
    assert table.id not in found and table.info["watch"].removeprefix("/watch/") not in found


def test_moves_over_sockets_are_measured(server: Server) -> None:
    def moves() -> float:
        text = httpx.get(f"{server.address}/metrics", timeout=60).text
        (line,) = [line for line in text.splitlines() if line.startswith("veillee_move_seconds_count")]
        return float(line.split()[1])

    before, table = moves(), server.guest().start(one_screen=True)
    with table.person.socket(table) as socket:
        version = socket.next()["version"]
        said = {"type": "play", "answer": "1", "version": version, "key": "drop:a"}
        socket.connection.send(json.dumps(said))
        assert socket.next()["version"] == version + 1
    assert eventually(lambda: moves() == before + 1)


def test_a_stopping_server_says_goodbye_and_finishes(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start()
    table = server.guest().start(one_screen=True)
    write = server.running.database._write_together
    begun = threading.Event()

    def slowly(together: list[Written]) -> None:
        begun.set()
        time.sleep(0.6)
        write(together)

    monkeypatch.setattr(server.running.database, "_write_together", slowly)
    answers: list[httpx.Response] = []
    body = {"version": 0, "key": "drop:a"}
    with table.person.socket(table) as socket:
        socket.next()
        playing = threading.Thread(target=lambda: answers.append(table.person.send("POST", f"{table.path}/play", body)))
        playing.start()
        assert begun.wait(60)
        stopping = threading.Thread(target=server.stop)
        stopping.start()
        assert closed(socket) == 1001
        playing.join(60)
        stopping.join(60)
    assert answers[0].status_code == 200 and answers[0].json()["version"] == 1
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"{server.address}/health")


def test_nobody_who_dawdles_keeps_the_server_from_stopping(start: Start) -> None:
    server = start(patience=1.0)
    host, port = server.address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port))) as lazy:
        lazy.sendall(b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
        time.sleep(0.2)
        began = time.monotonic()
        server.stop()
        assert time.monotonic() - began < 10


# -- the start -------------------------------------------------------------------------------------


def test_bad_matches_are_listed_and_the_rest_goes_on(
    database: str, start: Start, new_database: NewDatabase, caplog: pytest.LogCaptureFixture
) -> None:
    server = start(db=database)
    person = server.guest()
    tables = [person.start("pilgrims", one_screen=True, players=2) for _ in range(6)]
    for table in tables:
        for _ in range(28):
            table.play(table.keys[0])
    good, hash_, key, gap, header, snapshot = (table.id for table in tables)

    def at(id_: str, number: int) -> ColumnElement[bool]:
        return and_(entries.c.match == id_, entries.c.number == number)

    def damage(connection: Connection) -> None:
        connection.execute(update(entries).where(at(hash_, 27)).values(hash="0" * 24))
        connection.execute(update(entries).where(at(key, 3)).values(key="go:nowhere:secret"))
        connection.execute(entries.delete().where(at(gap, 26)))
        connection.execute(update(matches).where(matches.c.id == header).values(rules=99))
        connection.execute(update(snapshots).where(snapshots.c.match == snapshot).values(data=b"garbage"))

    server.do(server.running.database.write(damage))
    server.stop()
    caplog.clear()
    again = start(db=database)
    person.go_to(again)

    def listed_by_now() -> dict[str, str]:
        told = [record.__dict__ for record in list(caplog.records) if "match" in record.__dict__]
        return {record["match"]: record["problem"] for record in told}

    eventually(lambda: len(listed_by_now()) >= 4)
    listed = listed_by_now()
    assert set(listed) == {hash_, key, gap, header}
    assert listed[hash_] == "entry 27 leads to another table than it did"
    assert listed[gap] == "entry 26 is missing"
    assert listed[key] == "entry 3 cannot be done again" and "secret" not in str(listed)
    eventually(lambda: person.get("/health")["damaged"] == 1)
    assert len(person.get("/api/matches")["mine"]) == 6, "the lists show them all"
    for id_ in (good, snapshot, hash_, key, gap):  # the present table is whole, whatever became of its past
        table = person.at(id_)
        table.play(table.keys[0])
    refused = person.get(f"/api/matches/{header}/table", 409, lang="fr")
    assert refused["error"] == "damaged" and refused["message"].startswith("Cette partie ne peut plus")
    person.post(f"/api/matches/{header}/play", {"version": 28, "key": "pass"}, 409)
    with person.socket(header) as live:
        assert closed(live) == 4404


def test_a_game_that_is_not_installed_any_more_spoils_no_list(server: Server) -> None:
    person: Person = server.guest()
    table, other = person.start(), person.start()
    gone = text("update matches set setup = :setup where id = :id")
    setup = '{"game":"gone","mode":"x","level":"","seats":["human","human"],"options":{},"seed":"1"}'
    values = {"setup": setup, "id": table.id}
    server.do(server.running.database.write(lambda connection: connection.execute(gone, values)))
    server.running.tables._live.clear()
    assert [match["id"] for match in person.get("/api/matches")["mine"]] == [other.id]
    assert person.send("GET", f"{table.path}/table").status_code in (409, 422)
    assert person.send("GET", table.path).status_code in (409, 422)
