"""Who you are: guests at once, accounts across devices."""

from __future__ import annotations

import asyncio
import unicodedata
from typing import Any

import pytest

from tests.server.kit import Person, Server
from tests.server.test_live import closed

SECRET = "a bridge of stone"


def account(server: Server, name: str) -> Person:
    person = server.guest()
    person.post("/api/account", {"name": name, "passphrase": SECRET})
    return person


def unique(server: Server, name: str) -> str:
    """A name that no other test of the shared server takes."""
    return f"{name} {server.guest().me['id'][:6]}"


def test_everybody_is_a_guest_at_once(server: Server) -> None:
    person = server.guest()
    assert person.me["guest"] and person.me["name"].startswith("Guest")
    assert person.get("/api/me") == person.me
    assert server.guest().me["id"] != person.me["id"]


def test_a_guest_without_a_name_is_one_in_every_language(server: Server) -> None:
    person = server.guest()
    french = person.get("/api/me", lang="fr")["name"]
    assert french == person.me["name"].replace("Guest", "Invité")
    table = person.start()
    assert person.get(table.path, lang="fr")["seats"][0]["person"] == french
    with person.socket(table, lang="fr") as socket:
        socket.next()
        table.play(table.keys[0])
        socket.next()
        assert socket.online == [french]


def test_a_guest_chooses_a_name(server: Server) -> None:
    person = server.guest("Zoë de la Côte")
    assert person.get("/api/me")["name"] == "Zoë de la Côte"
    assert person.start().info["seats"][0]["person"] == "Zoë de la Côte"


@pytest.mark.parametrize(
    "name", ["José", "Zoe\u0308", "กุ้ง", "עִבְרִית", "می\u200cخواهم", "Việt", "❤\ufe0f", "👨\u200d👩\u200d👧", "愛"]
)
def test_names_of_all_languages_are_names(server: Server, name: str) -> None:
    assert server.guest(name).me["name"] == unicodedata.normalize("NFC", name)


NOTHING = ["\u200b", "\u2800", "\u3164", "\ufeff", "\u00ad\u00ad", "\u0301", "\ufe0f", "\u200d", "\U000e0041"]
NO_NAMES = [
    *("", " ", "a" * 41, " Ada", "Ada ", "A\x00a", "A\nda", "A\u2028a", "\u202eadA", "A\u061cda", "A\u200bda"),
    *("A\u200dda", "Ada\u3164", "a" + "\u0308\u0301" * 4, "\ue000"),
]


@pytest.mark.parametrize("name", [*NO_NAMES, *NOTHING], ids=ascii)
def test_names_that_cannot_be_shown_are_refused(server: Server, name: str) -> None:
    person = server.guest()
    response = person.send("PATCH", "/api/me", {"name": name})
    assert response.status_code in (400, 422) and response.json()["message"]
    assert person.get("/api/me") == person.me


def test_an_account_keeps_matches_across_devices(server: Server) -> None:
    name = unique(server, "Ada")
    phone = server.guest()
    table = phone.start()
    made = phone.post("/api/account", {"name": name, "passphrase": SECRET})
    assert made == {"id": phone.me["id"], "name": name, "guest": False}
    laptop = server.guest()
    assert laptop.post("/api/session", {"name": name.upper(), "passphrase": SECRET})["id"] == phone.me["id"]
    assert [match["id"] for match in laptop.get("/api/matches")["mine"]] == [table.id]
    laptop.at(table).play("drop:a")
    assert phone.at(table).version == 1


def test_who_logs_out_is_a_new_guest(server: Server) -> None:
    person = account(server, unique(server, "Ada"))
    table = person.start()
    old = person.http.cookies["veillee"]
    assert person.ask("DELETE", "/api/session")["guest"]
    assert person.get("/api/me")["id"] != person.me["id"]
    person.get(f"{table.path}/table", 404)
    assert thief(server, old).get("/api/me")["id"] != person.me["id"], "a closed session opens nothing"


def thief(server: Server, cookie: str) -> Person:
    """Somebody who comes with a copy of another's cookie."""
    found = Person(server.address)
    found.http.cookies.set("veillee", cookie, domain="127.0.0.1")
    return found


def test_a_copy_of_a_guests_cookie_is_worth_nothing_once_the_guest_has_an_account(server: Server) -> None:
    person = server.guest()
    table = person.start()
    old = person.http.cookies["veillee"]
    copied = thief(server, old)
    assert copied.get("/api/me")["id"] == person.me["id"], "this is what the copy is for"
    with copied.socket(table) as socket:
        socket.next()
        person.post("/api/account", {"name": unique(server, "Ada"), "passphrase": SECRET})
        assert closed(socket) == 4404, "nor does it go on listening"
    assert person.http.cookies["veillee"] != old, "the answer brings the new one"
    assert person.get("/api/me")["id"] == person.me["id"] and person.at(table).id == table.id
    assert copied.get("/api/me")["id"] != person.me["id"]
    copied.get(f"{table.path}/table", 404)


def test_who_was_asked_for_while_a_session_closed_is_asked_for_again(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    token = server.guest().http.cookies["veillee"]
    people = server.running.people
    read = people.database.read

    async def slowly(work: Any) -> Any:
        found = await read(work)
        await people.log_out(token)
        await asyncio.sleep(0.2)  # all servers have heard of it
        return found

    with monkeypatch.context() as patched:
        patched.setattr(people.database, "read", slowly)
        people._known.clear()
        server.do(people.of_token(token))
    assert server.do(people.of_token(token)) is None


def test_a_wrong_passphrase_or_name_says_the_same(server: Server) -> None:
    name = unique(server, "Ada")
    account(server, name)
    person = server.guest()
    wrong = [
        person.post("/api/session", {"name": name, "passphrase": "not it"}, 401),
        person.post("/api/session", {"name": "nobody at all", "passphrase": SECRET}, 401),
        person.post("/api/session", {"name": "\x00", "passphrase": "\x00"}, 401),
    ]
    assert wrong[0] == wrong[1] == wrong[2] and wrong[0]["error"] == "wrong-login"
    assert person.get("/api/me") == person.me


def test_a_name_belongs_to_one_account_however_it_is_written(server: Server) -> None:
    name = unique(server, "Éloïse Straße")
    account(server, name)
    other = server.guest()
    for same in (name, name.upper(), name.replace("É", "E\u0301")):
        refused = other.post("/api/account", {"name": same, "passphrase": SECRET}, 409, lang="fr")
        assert refused == {"error": "name-taken", "message": "Ce nom est déjà pris.", "rule": ""}
    assert other.get("/api/me")["guest"]


def test_a_passphrase_is_the_same_on_every_keyboard(server: Server) -> None:
    name = unique(server, "Zoé")
    server.guest().post("/api/account", {"name": name, "passphrase": "caf\u00e9 au lait"})
    laptop = server.guest()
    laptop.post("/api/session", {"name": name, "passphrase": "cafe\u0301 au lait"})
    assert not laptop.get("/api/me")["guest"]


def test_an_account_is_made_once(server: Server) -> None:
    person = account(server, unique(server, "Ada"))
    refused = person.post("/api/account", {"name": unique(server, "Eve"), "passphrase": SECRET}, 409)
    assert refused["error"] == "has-account"


def test_names_of_the_longest_kind_fit(server: Server) -> None:
    person = server.guest()
    person.post("/api/account", {"name": "ß" * 33 + person.me["id"][:7], "passphrase": SECRET})
    assert not person.get("/api/me")["guest"]


def test_passphrases_are_stored_as_argon2_and_sessions_as_hashes(server: Server) -> None:
    person = account(server, unique(server, "Ada"))
    with server.running.database.engine.connect() as connection:
        rows = connection.exec_driver_sql("select passphrase from people where passphrase is not null").all()
        tokens = {row[0] for row in connection.exec_driver_sql("select token from sessions").all()}
    assert rows and all(row[0].startswith("$argon2id$") for row in rows)
    assert person.http.cookies["veillee"] not in tokens


@pytest.mark.parametrize(
    "body", [{}, {"name": "Ada"}, {"name": "Ada", "passphrase": "short"}, {"name": 1, "passphrase": SECRET}, []]
)
def test_bad_accounts_are_refused(server: Server, body: object) -> None:
    assert server.guest().post("/api/account", body, 400)["error"] == "request"


def test_a_short_passphrase_or_name_is_refused_in_the_language_of_whoever_asks(server: Server) -> None:
    person = server.guest()
    short = {"name": "Ada", "passphrase": "short"}
    assert person.post("/api/account", short, 400)["message"].endswith("passphrase needs at least 8 characters")
    refused = person.post("/api/account", {"name": "A", "passphrase": SECRET}, 400, lang="fr")
    assert refused["message"] == "Cette demande n'est pas comprise : name demande au moins 2 caractères"


def test_a_new_passphrase_ends_all_other_sessions(server: Server) -> None:
    name = unique(server, "Ada")
    phone = account(server, name)
    laptop = server.guest()
    laptop.post("/api/session", {"name": name, "passphrase": SECRET})
    copied = phone.http.cookies["veillee"]
    wrong = phone.post("/api/account", {"name": name, "passphrase": SECRET}, 409)
    assert wrong["error"] == "has-account"
    refused = phone.ask(
        "PATCH", "/api/account", {"old": "a bridge of glass", "new": "a bridge of wood"}, 401, lang="fr"
    )
    assert refused["message"] == "Ce n'est pas votre phrase secrète actuelle."
    phone.ask("PATCH", "/api/account", {"old": SECRET, "new": "short"}, 400)
    assert phone.ask("PATCH", "/api/account", {"old": SECRET, "new": "a bridge of wood"})["name"] == name
    assert phone.get("/api/me")["name"] == name and phone.http.cookies["veillee"] != copied
    assert laptop.get("/api/me")["guest"], "that session has ended"
    laptop.post("/api/session", {"name": name, "passphrase": SECRET}, 401)
    assert laptop.post("/api/session", {"name": name, "passphrase": "a bridge of wood"})["name"] == name


def test_a_guest_has_no_passphrase_to_change(server: Server) -> None:
    refused = server.guest().ask("PATCH", "/api/account", {"old": SECRET, "new": "a bridge of wood"}, 409)
    assert refused["error"] == "no-account"


def test_who_logs_out_everywhere_is_nowhere(server: Server) -> None:
    name = unique(server, "Ada")
    phone = account(server, name)
    table = phone.start()
    laptop = server.guest()
    laptop.post("/api/session", {"name": name, "passphrase": SECRET})
    with laptop.socket(table) as live:
        live.next()
        assert phone.ask("DELETE", "/api/sessions")["guest"]
        assert closed(live) == 4404
    assert laptop.get("/api/me")["guest"] and phone.get("/api/me")["guest"]
    phone.get(f"{table.path}/table", 404)
