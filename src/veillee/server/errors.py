"""Every error as a clear answer: a code, a sentence, the rule; never a trace."""

from __future__ import annotations

import logging
import re
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from sqlalchemy.exc import DatabaseError, OperationalError

from veillee.core.errors import (
    CampaignError,
    HintError,
    MoveError,
    RecordError,
    SetupError,
    SignalError,
    UndoError,
    UnknownMove,
)
from veillee.core.text import Phrase
from veillee.server import HOME
from veillee.server.database import reason_of
from veillee.server.guards import lang_of
from veillee.server.refusals import Refusal, StaleRefusal
from veillee.server.tables import Gathering, Outdated
from veillee.server.types import Problem, Stale

log = logging.getLogger("veillee.server")

AnyRequest = Request[Any, Any, Any]
PLAIN = {404: "nothing-here", 405: "not-in-this-way", 413: "too-large"}
LENGTH = re.compile(r"Expected `str` of length (>=|<=) (\d+)")


class Answer(msgspec.Struct, frozen=True):
    """What is said to whoever asked for something that went wrong."""

    status: int
    problem: Problem
    headers: dict[str, str] = {}


def answer_to(error: Exception, lang: str) -> Answer:
    """The same error has the same answer, over whatever way it was asked."""

    def words(message: str, detail: object = "") -> str:
        """A sentence in the language asked for; of a request that is no request the detail is the framework's own."""
        return Phrase(message, {"detail": detail}, HOME).text(lang)

    match error:
        case Refusal():
            headers = {"Retry-After": str(int(error.wait) + 1)} if error.wait else {}
            return Answer(error.status, Problem(error.code, error.text(lang), ""), headers)
        case StaleRefusal():
            return Answer(409, Problem("stale", error.text(lang), ""))
        case MoveError():
            code = "unknown" if isinstance(error, UnknownMove) else "illegal"
            return Answer(422, Problem(code, error.text(lang), error.rule or ""))
        case SignalError():
            return Answer(422, Problem("signal", error.text(lang), ""))
        case HintError():
            return Answer(409, Problem("hint", error.text(lang), ""))
        case UndoError():
            return Answer(409, Problem("undo", error.text(lang), ""))
        case SetupError():
            return Answer(422, Problem("setup", words("not-so", error), ""))
        case CampaignError():
            return Answer(422, Problem("campaign", words("campaign", error), ""))
        case RecordError():
            # A stored match cannot be opened: our fault or the disk's, and nothing that asking again would change.
            about = {"match": error.details.get("match", "?"), "problem": str(error)}
            log.error("a stored match cannot be opened", extra=about)
            return Answer(409, Problem("damaged", words("damaged"), ""))
        case Gathering():
            return Answer(409, Problem("gathering", words("gathering"), ""))
        case Outdated():
            return Answer(409, Problem("outdated", words("outdated"), ""))
        case DatabaseError() if isinstance(error, OperationalError) or reason_of(error) == "malformed":
            log.error("the database does not answer", exc_info=error, extra={"reason": reason_of(error)})
            return Answer(503, Problem("database", words("database"), ""), {"Retry-After": "2"})
        case HTTPException() if error.status_code in PLAIN:
            problem = Problem("request", words(PLAIN[error.status_code]), "")
            return Answer(error.status_code, problem, dict(error.headers or {}))
        case HTTPException() if error.status_code < 500:
            return Answer(
                error.status_code,
                Problem("request", words("request", _detail(error, lang)), ""),
                dict(error.headers or {}),
            )
        case _:
            log.error("unexpected error", exc_info=error)
            return Answer(500, Problem("server", words("server"), ""))


def _detail(error: HTTPException, lang: str) -> str:
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        found = [(item.get("key", ""), item.get("message", "")) for item in error.extra if isinstance(item, dict)]
        return "; ".join(_wrong(key, message, lang) for key, message in found) or error.detail
    return error.detail


def _wrong(key: str, message: str, lang: str) -> str:
    """What is wrong with one field: how long a name or a passphrase has to be is for people, all else for programs."""
    length = LENGTH.fullmatch(message)
    if length is None:
        return f"{key}: {message}"
    words = {"field": key, "count": int(length[2])}
    return Phrase("too-short" if length[1] == ">=" else "too-long", words, HOME).text(lang)


def tell(request: AnyRequest, error: Exception) -> Response[Problem | Stale]:
    answer = answer_to(error, lang_of(request.scope["query_string"]))
    content: Problem | Stale = answer.problem
    if isinstance(error, StaleRefusal):
        content = Stale(answer.problem.error, answer.problem.message, error.table)
    return Response(content, status_code=answer.status, headers=answer.headers, media_type="application/json")


HANDLERS: Any = {Exception: tell}
