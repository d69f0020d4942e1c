"""The lessons of games: which of them have one, its page, and which match is the guided one."""

from __future__ import annotations

import logging
from typing import Any

from veillee.core.errors import LessonError
from veillee.core.lessons import Lesson
from veillee.core.setup import read_setup
from veillee.core.spec import GameSpec, game
from veillee.core.text import messages
from veillee.server import types
from veillee.server.rows import Header

log = logging.getLogger("veillee.server")

_wrong: set[str] = set()  # games whose lessons cannot be read


def lesson_in(spec: GameSpec[Any, Any]) -> Lesson | None:
    """How a game is taught; one whose lessons are wrong can still be played."""
    if spec.id in _wrong:
        return None
    try:
        return spec.lesson
    except LessonError as error:
        _wrong.add(spec.id)
        log.error("lessons that cannot be read: %s", error)
        return None


def page_of(lesson: Lesson, lang: str) -> types.LessonPage:
    """The one screen of a game, in one language."""
    words = messages("veillee.core", lang)
    return types.LessonPage(
        game=lesson.spec.id,
        lang=lang,
        parts=[
            types.LessonPart(words.format(heading), [text.text(lang) for text in texts])
            for heading, texts in lesson.page.parts()
        ],
        legend=lesson.legend(lang),
        guided=lesson.match is not None,
    )


def is_guided(header: Header) -> bool:
    """Whether a match is the guided one of its game. What goes on from a fork is a match of its own."""
    lesson = lesson_in(game(header.setup["game"]))
    if lesson is None or lesson.match is None or header.setup["seed"] != lesson.match.seed or header.forks:
        return False
    return lesson.guides(read_setup(header.setup))
