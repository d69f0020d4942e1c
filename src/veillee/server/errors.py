"""Every error as a clear answer: a code, a sentence, the rule; never a trace."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.status_codes import HTTP_500_INTERNAL_SERVER_ERROR

from veillee.core.errors import IllegalMove, MoveError, RecordError, SetupError, UndoError, UnknownMove, VeilleeError
from veillee.server.people import PersonError
from veillee.server.service import Refusal, StaleRefusal
from veillee.server.types import Problem, Stale

log = logging.getLogger("veillee.server")

AnyRequest = Request[Any, Any, Any]


def refused(_request: AnyRequest, error: Refusal) -> Response[Problem]:
    return Response(Problem(error.code, str(error)), status_code=error.status)


def stale(_request: AnyRequest, error: StaleRefusal) -> Response[Stale]:
    return Response(Stale("stale", str(error), error.table), status_code=409)


def bad_move(_request: AnyRequest, error: MoveError) -> Response[Problem]:
    code = "unknown" if isinstance(error, UnknownMove) else "illegal"
    return Response(Problem(code, str(error), error.rule or ""), status_code=422)


def person(_request: AnyRequest, error: PersonError) -> Response[Problem]:
    return Response(Problem(error.code, str(error)), status_code=401 if error.code == "login" else 409)


def known(_request: AnyRequest, error: VeilleeError) -> Response[Problem]:
    codes = {UndoError: ("undo", 409), SetupError: ("setup", 422), RecordError: ("record", 422)}
    code, status = codes.get(type(error), ("refused", 422))
    return Response(Problem(code, str(error)), status_code=status)


def http(_request: AnyRequest, error: HTTPException) -> Response[Problem]:
    message = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        parts = [f"{item.get('key', '')}: {item.get('message', '')}" for item in error.extra if isinstance(item, dict)]
        message = "; ".join(parts) or message
    headers = dict(error.headers) if error.headers else None
    return Response(Problem("request", message), status_code=error.status_code, headers=headers)


def unexpected(request: AnyRequest, error: Exception) -> Response[Problem]:
    log.exception("unexpected error", exc_info=error, extra={"path": request.url.path})
    return Response(Problem("server", "something went wrong on our side"), status_code=HTTP_500_INTERNAL_SERVER_ERROR)


HANDLERS: Any = {
    Refusal: refused,
    StaleRefusal: stale,
    IllegalMove: bad_move,
    UnknownMove: bad_move,
    PersonError: person,
    VeilleeError: known,
    HTTPException: http,
    Exception: unexpected,
}
