"""What endpoints are given: parts of the service, and parameters with their descriptions."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar.di import NamedDependency
from litestar.params import Body, HeaderParameter, PathParameter, QueryParameter

from veillee.server.documents import example
from veillee.server.people import People, Person
from veillee.server.service import Service
from veillee.server.sight import Look
from veillee.server.thinking import Thinking

TheService = NamedDependency[Service]
TheThinking = NamedDependency[Thinking]
ThePeople = NamedDependency[People]
ThePerson = NamedDependency[Person]
ALook = NamedDependency[Look]
Lang = Annotated[Literal["en", "fr"], QueryParameter(description="The language of all texts in the answer.")]
MatchId = Annotated[
    str, PathParameter(description="The id of a match.", max_length=32, examples=[example("q3Jb0sV9x2Y")])
]
Token = Annotated[
    str, PathParameter(description="The last part of a link that was sent to you.", min_length=1, max_length=64)
]
Seat = Annotated[
    int | None, QueryParameter(ge=0, le=7, description="Which of your seats looks; by default the asked one.")
]
Since = Annotated[int, QueryParameter(ge=0, description="Leave out the events up to this number.")]
Before = Annotated[int, QueryParameter(ge=1, description="Only events before this number.")]
Older = Annotated[str, QueryParameter(max_length=60, pattern=r"^[ -~]*$", description="What the page before named.")]
Watch = Annotated[str, QueryParameter(max_length=64, description="The token of a link for spectators.")]
Known = Annotated[
    int | None,
    QueryParameter(
        ge=0,
        description="The version of the table that you have: if something was taken back since, you get all events.",
    ),
]
Have = Annotated[
    str, QueryParameter(max_length=400, description="The ids of the backdrops that you have, with commas between them.")
]
RequestKey = Annotated[
    str,
    HeaderParameter(
        name="Idempotency-Key",
        max_length=80,
        pattern=r"^[!-~]*$",
        description="Sent twice with the same key, a choice is made once, and a match is begun once.",
    ),
]
Key = Annotated[
    str,
    QueryParameter(
        max_length=100, description="The key of a move, such as `go:foot:c3`.", examples=[example("go:foot:c3")]
    ),
]


Target = Annotated[
    str,
    QueryParameter(
        max_length=100,
        description="The id of a piece, a place or a zone of the scene, such as `cell:c3` or `zone:hand`.",
        examples=[example("cell:c3")],
    ),
]


def body(**value: Any) -> Any:
    """A request with an example of itself."""
    return Body(examples=[example(value)])
