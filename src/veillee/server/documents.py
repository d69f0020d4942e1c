"""What the OpenAPI document says besides the types: what can go wrong everywhere, and examples."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Example

from veillee.core.answers import Told
from veillee.core.scene import Choice, Player, Question, Scene
from veillee.core.text import messages
from veillee.server import types

DESCRIPTION = """\
A match is addressed by its id, a change of it by the *version* it was decided at: who answers names the
version they saw, and gets the present table back if somebody was faster.

Sessions are cookies: `veillee`, which scripts cannot read, and `csrftoken`. Every POST, PATCH and DELETE
carries the value of the latter in the header `x-csrftoken`; it belongs to the session, and any GET below `/api`
sets it. Who has no session yet becomes a guest by `GET /api/me`.

What cannot be done is answered with a `Problem`: a code for programs, a sentence in the language asked
for, and the number of the rule where one forbids it.

Live updates come over a WebSocket at `/api/matches/{match}/live`, with the same query as `…/table`: a `Shown`
at once, then a `Changed` for every version in order, and an `Online` whenever somebody comes or goes. The
scene of a `Shown` is a change of a backdrop, which comes along unless the query named it in `have`; the scene
of a `Changed` is a change of the scene before it (`veillee.core.changes` says how they are written, and follows
them). The socket understands what is described as `Say`: another language or seat, `whole` from who has lost its
place, `ping`, and whatever can be done at the table, which it answers with `Done` or `Refused` under the name that
was given to it. It is closed with 1001 when the server stops, 4404 when there is nothing (more) to see, 4429 when
there are too many.
"""

PROBLEMS: dict[int, tuple[str, str]] = {
    400: ("Something in the request is not of the form that is described here.", "request"),
    401: ("No account has this name and passphrase.", "wrong-login"),
    403: ("It is not yours to do, or the header `x-csrftoken` is missing or wrong.", "not-your-turn"),
    404: ("It does not exist, or it is not yours to see.", "no-match"),
    409: ("It cannot be done as things stand.", "is-over"),
    413: ("The request is too large.", "request"),
    422: ("It makes no sense in this game or this match.", "illegal"),
    429: ("Too many requests; `Retry-After` says when to go on.", "too-many"),
    503: ("The database does not answer.", "database"),
}
WORDS = {"illegal": "'go:foot:c3': There is no road from here to c3."}


def example(value: Any, summary: str = "") -> Example:
    return Example(summary=summary or None, value=msgspec.to_builtins(value))


def a_problem(code: str) -> types.Problem:
    text = WORDS.get(code) or messages("veillee.server", "en").format(code, {"detail": "Validation failed"})
    return types.Problem(code, text, "PIL-030" if code == "illegal" else "")


def about(answer: type) -> str:
    """What an answer is, in the words of its type."""
    return (answer.__doc__ or "").partition("\n")[0] if answer is not str else "Plain text."


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The answers of an endpoint that are no success; some are possible everywhere."""
    found: dict[int, ResponseSpec] = {}
    for status in sorted({400, 429, *statuses}):
        description, code = PROBLEMS[status]
        found[status] = ResponseSpec(
            types.Problem, generate_examples=False, description=description, examples=[example(a_problem(code), code)]
        )
    return found


def reading(answer: type, *statuses: int) -> dict[str, Any]:
    """What the document says of an endpoint that changes nothing, besides its parameters."""
    return {"response_description": about(answer), "responses": problems(*statuses)}


def changing(answer: type, *statuses: int) -> dict[str, Any]:
    """The same for one that takes a body: it needs a token, and has a limit."""
    return reading(answer, 403, 413, *statuses)


def deciding(answer: type, *statuses: int) -> dict[str, Any]:
    """The same for what is decided at a version of a table: somebody may be faster."""
    found = changing(answer, 404, 409, *statuses)
    found["responses"][409] = ResponseSpec(
        types.Problem | types.Stale,
        generate_examples=False,
        description="Somebody was faster: the present table comes with it. Or it cannot be done as things stand.",
        examples=[example(STALE, "stale"), example(a_problem("is-over"), "is-over")],
    )
    return found


MATCH = types.MatchInfo(
    id="q3Jb0sV9x2Y",
    game="pilgrims",
    mode="basic",
    level="",
    settings={"side": "A", "first": "random"},
    state="playing",
    version=12,
    number=12,
    seats=[
        types.SeatInfo(0, "human", "Red", "red", person="Ada", yours=True),
        types.SeatInfo(1, "bot", "Blue", "blue", bot="random"),
    ],
    people=[0, 1],
    yours=True,
    waiting=[0],
    turn_since="2026-01-31T20:15:00+00:00",
    created="2026-01-31T20:00:00+00:00",
    updated="2026-01-31T20:15:00+00:00",
    open=False,
    free_undo=False,
)
TABLE = types.TableState(
    match=MATCH,
    version=12,
    seat=0,
    scene=Scene(
        game="pilgrims",
        title="Pilgrims",
        lang="en",
        mode="basic",
        level="",
        seat=0,
        status="Day 2",
        players=[Player(0, "Red", "#c0392b", "●", active=True), Player(1, "Blue", "#2980b9", "▲")],
        zones=[],
        question=Question(
            13,
            0,
            "Where do you go?",
            "PIL-030",
            "A character goes along a road to the next cell.",
            [Choice("go:foot:c3", "Go to C3 on foot", "On foot", "PIL-030", ["cell:c3"])],
        ),
    ),
    log=[Told(40, 12, "goes", 1, "PIL-030", "Blue goes to B2.", ("cell:b2",))],
    undo=types.Undo(False, "", "", "Another seat has acted since.", False),
)
STALE = types.Stale("stale", messages("veillee.server", "en").format("stale"), TABLE)
