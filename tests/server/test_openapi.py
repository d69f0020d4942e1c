"""The OpenAPI document is whole, and true even of matches that exist: schemathesis plays at real tables."""

from __future__ import annotations

from contextlib import suppress
from http.cookies import SimpleCookie
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.kit import PATIENCE, Json, Person, Server

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
COMMONPLACES = ("", "Additional response", "Request fulfilled, document follows", "Document created, URL follows")
METHODS = ("get", "post", "put", "patch", "delete")


@pytest.fixture(scope="module")
def document(server: Server) -> Json:
    found: Json = server.guest().get("/schema/openapi.json")
    return found


def operations(document: Json) -> list[tuple[str, str, Json]]:
    return [(path, m, item[m]) for path, item in document["paths"].items() for m in METHODS if m in item]


def test_every_operation_is_described(document: Json) -> None:
    found = operations(document)
    assert len(found) >= 29
    assert document["info"]["title"] == "Veillée" and "csrftoken" in document["info"]["description"]
    for path, method, operation in found:
        where = f"{method} {path}"
        assert operation["summary"] and len(operation["description"]) > 10, where
        for parameter in operation.get("parameters", []):
            assert parameter["description"], f"{where}: {parameter['name']}"
        for status, response in operation["responses"].items():
            assert response["description"] not in COMMONPLACES, f"{where}: {status}"
            if status.startswith("4"):
                (content,) = response["content"].values()
                assert content["examples"], f"{where}: {status} has no example"
        if "requestBody" in operation:
            (content,) = operation["requestBody"]["content"].values()
            assert content.get("examples") or content["schema"].get("examples"), f"{where}: no example of a request"


def test_refusals_are_documented_where_they_happen(document: Json) -> None:
    for path, method, operation in operations(document):
        statuses = set(operation["responses"])
        if not path.startswith("/api"):
            continue
        assert {"400", "429"} <= statuses
        if method != "get":
            assert "403" in statuses, "the token against forgery"
        if "{match}" in path:
            assert "404" in statuses
    play = document["paths"]["/api/matches/{match}/play"]["post"]["responses"]
    assert {"200", "404", "409", "413", "422"} <= set(play)
    names = str(play["409"]["content"]["application/json"]["schema"])
    assert "Problem" in names and "Stale" in names


def test_the_examples_are_examples_of_what_is_described(server: Server, document: Json) -> None:
    """Each example of a refusal fits the schema beside it."""
    import jsonschema_rs

    for path, method, operation in operations(document):
        for status, response in operation["responses"].items():
            for content in response.get("content", {}).values():
                schema = {**content["schema"], "components": document["components"]}
                for example in content.get("examples", {}).values():
                    assert jsonschema_rs.is_valid(schema, example["value"]), f"{method} {path} {status}"


def at_real_tables(server: Server) -> tuple[Person, dict[str, list[str]]]:
    """Somebody with matches in all states, and the links to them."""
    person = server.guest("Ada")
    playing = person.start("high_card", one_screen=True)
    waiting = person.start("pilgrims", players=2, open=True, watchable=True)
    over = person.start(one_screen=True)
    over.play("drop:a")
    over.do("resign")
    paused = person.start(one_screen=True)
    paused.do("pause")
    stranger = server.guest().start(open=True)
    tokens = [waiting.info["watch"].rpartition("/")[2], waiting.invitation(1).rpartition("/")[2]]
    ids = [playing.id, waiting.id, over.id, paused.id, stranger.id]
    return person, {"match": ids, "token": tokens, "game_id": ["pilgrims", "high_card"]}


def cookies_in(headers: dict[str, list[str]]) -> dict[str, str]:
    return {name: value.value for one in headers.get("set-cookie", []) for name, value in SimpleCookie(one).items()}


@pytest.mark.slow
@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_every_endpoint_keeps_its_word(server: Server, thorough: bool, mode: GenerationMode) -> None:
    if mode is GenerationMode.NEGATIVE and server.config.db.startswith("postgres") and not thorough:
        pytest.skip("what is wrong in itself seldom comes as far as the database: twice only with --thorough")
    schema = schemathesis.openapi.from_url(f"{server.address}/schema/openapi.json")
    person, real = at_real_tables(server)
    asked: dict[int, int] = {}

    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()

        @given(case=operation.as_strategy(generation_mode=mode), data=st.data())
        @settings(
            max_examples=150 if thorough else 5,
            deadline=None,
            derandomize=True,
            database=None,
            phases=[Phase.explicit, Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        def answers(case: Any, data: st.DataObject) -> None:
            for name in case.path_parameters or {}:
                if name in real and data.draw(st.integers(0, 3)):
                    case.path_parameters[name] = data.draw(st.sampled_from(real[name]))
            headers = {"x-csrftoken": person.http.cookies["csrftoken"]}
            cookies = dict(person.http.cookies)
            response = case.call_and_validate(cookies=cookies, headers=headers, checks=CHECKS, timeout=PATIENCE)
            asked[response.status_code] = asked.get(response.status_code, 0) + 1
            if case.path == "/api/account" and response.status_code == 200:  # who has an account has a new cookie
                person.http.cookies = httpx.Cookies({**person.http.cookies, **cookies_in(response.headers)})

        if operation.path in ("/api/session", "/api/sessions") and operation.method == "delete":
            continue  # logging out would leave the others without a session
        with suppress(Unsatisfiable):  # nothing can be wrong with a request that takes nothing
            answers()
    assert asked.get(400) and asked.get(404)
    if mode is GenerationMode.POSITIVE:
        assert asked.get(200, 0) > 20 and asked.get(409)
    assert person.get("/api/me")["id"] == person.me["id"]
