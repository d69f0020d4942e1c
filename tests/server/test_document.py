"""The OpenAPI document is true: schemathesis asks every endpoint all kinds of things, and gets what it says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from tests.server.conftest import NewDatabase, serving
from tests.server.kit import Person, Server

CHECKS = [not_a_server_error, status_code_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def documented(new_database: NewDatabase) -> Iterator[Server]:
    with serving(db=new_database("sqlite"), tidy_every=3_600.0) as running:
        yield running


@pytest.fixture(scope="module")
def guest(documented: Server) -> Person:
    return Person(documented.address)


@pytest.fixture(scope="module")
def document(documented: Server) -> Any:
    return schemathesis.openapi.from_url(f"{documented.address}/schema/openapi.json")


def test_every_endpoint_answers_as_documented(document: Any, guest: Person) -> None:
    cookies = dict(guest.http.cookies)
    headers = {"x-csrftoken": cookies["csrftoken"]}
    asked = 0
    for found in document.get_all_operations():
        operation = found.ok()

        @given(case=operation.as_strategy())
        @settings(
            max_examples=12,
            deadline=None,
            derandomize=True,
            database=None,
            suppress_health_check=list(HealthCheck),
        )
        def answers(case: Any) -> None:
            case.call_and_validate(cookies=cookies, headers=headers, checks=CHECKS)

        if operation.path != "/api/session":  # logging out would leave the others without a session
            answers()
            asked += 1
    assert asked > 20
