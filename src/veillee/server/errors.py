"""Every error as a clear answer: a code, a sentence, the rule; never a trace."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from sqlalchemy.exc import OperationalError

from veillee.core.errors import (
    CampaignError,
    MoveError,
    RecordError,
    RulesError,
    SetupError,
    UndoError,
    UnknownMove,
    VeilleeError,
)
from veillee.core.text import messages
from veillee.server.guards import lang_of
from veillee.server.refusals import Refusal, StaleRefusal
from veillee.server.tables import Gathering, Outdated
from veillee.server.types import Problem, Stale

log = logging.getLogger("veillee.server")

AnyRequest = Request[Any, Any, Any]


def problem(
    status: int, code: str, message: str, rule: str = "", headers: dict[str, str] | None = None
) -> Response[Problem]:
    return Response(Problem(code, message, rule), status_code=status, headers=headers, media_type="application/json")


def words(request: AnyRequest, message: str, detail: object = "") -> str:
    """A sentence in the language asked for; the detail is as whoever writes programs reads it, in English."""
    return messages("veillee.server", lang_of(request.scope["query_string"])).format(message, {"detail": str(detail)})


def refused(_request: AnyRequest, error: Refusal) -> Response[Problem]:
    return problem(error.status, error.code, str(error))


def stale(_request: AnyRequest, error: StaleRefusal) -> Response[Stale]:
    return Response(Stale("stale", str(error), error.table), status_code=409, media_type="application/json")


def bad_move(_request: AnyRequest, error: MoveError) -> Response[Problem]:
    code = "unknown" if isinstance(error, UnknownMove) else "illegal"
    return problem(422, code, str(error), error.rule or "")


def undo(_request: AnyRequest, error: UndoError) -> Response[Problem]:
    return problem(409, "undo", str(error))


def setup(request: AnyRequest, error: SetupError) -> Response[Problem]:
    return problem(422, "setup", words(request, "not-so", error))


def damaged(request: AnyRequest, error: RecordError) -> Response[Problem]:
    """A stored match cannot be opened: our fault or the disk's, and nothing that asking again would change."""
    log.error("a stored match cannot be opened", extra={"problem": str(error)})
    return problem(409, "damaged", words(request, "damaged"))


def gathering(request: AnyRequest, _error: Gathering) -> Response[Problem]:
    return problem(409, "gathering", words(request, "gathering"))


def outdated(request: AnyRequest, _error: Outdated) -> Response[Problem]:
    return problem(409, "outdated", words(request, "outdated"))


def campaign(request: AnyRequest, error: CampaignError) -> Response[Problem]:
    return problem(422, "campaign", words(request, "campaign", error))


def http(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    if error.status_code >= 500:
        return unexpected(request, error)
    message = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        parts = [f"{item.get('key', '')}: {item.get('message', '')}" for item in error.extra if isinstance(item, dict)]
        message = "; ".join(parts) or message
    message = words(request, "request", message)
    return problem(error.status_code, "request", message, headers=dict(error.headers) if error.headers else None)


def away(request: AnyRequest, error: OperationalError) -> Response[Problem]:
    log.error("the database does not answer", exc_info=error)
    return problem(503, "database", words(request, "database"), headers={"Retry-After": "2"})


def unexpected(request: AnyRequest, error: Exception) -> Response[Problem]:
    log.error("unexpected error", exc_info=error)
    return problem(500, "server", words(request, "server"))


HANDLERS: Any = {
    Refusal: refused,
    StaleRefusal: stale,
    MoveError: bad_move,
    UndoError: undo,
    SetupError: setup,
    RecordError: damaged,
    Gathering: gathering,
    Outdated: outdated,
    CampaignError: campaign,
    RulesError: unexpected,
    VeilleeError: unexpected,
    HTTPException: http,
    OperationalError: away,
    Exception: unexpected,
}
