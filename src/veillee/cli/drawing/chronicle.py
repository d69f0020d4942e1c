"""The page of a campaign: where the group stands, what happened, what it owns and what may come next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from veillee.cli.drawing.ink import FAINT, STRONG, capital, hanging, line
from veillee.cli.drawing.screen import Screen
from veillee.cli.speech import Say
from veillee.core import record as records
from veillee.core.campaign import Chapter, Done, Page, Saga
from veillee.core.scene import Scene

WIDEST = 100


def page(saga: Saga[Any], say: Say, width: int, known: Sequence[str] = ()) -> list[Text]:
    """The whole page; lines of the story that are not `known` yet stand out."""
    shown = saga.page(say.lang)
    wide = min(width, WIDEST)
    accent = f"{STRONG} {saga.spec.accent}"
    lines = [line(), *hanging(line(" ", (saga.spec.title.text(say.lang), accent), " · "), line(shown.status), wide - 1)]
    lines += [line(), _heading(say("campaign-story"))]
    for text in shown.story or [say("campaign-begins")]:
        lines += hanging(line("  "), line((text, STRONG if known and text not in known else "")), wide - 1)
    if shown.zones:
        lines += [line(), *_owned(saga, shown, say, wide)]
    if saga.done:
        lines += [line(), _heading(say("campaign-done"))]
        lines += [_done(saga, number, done, say) for number, done in enumerate(saga.done, 1)]
    if saga.current is not None:
        title = title_of(saga, saga.current[0], saga.chapters, say)
        lines += [line(), _heading(say("campaign-now", number=saga.number, title=title))]
    elif saga.over:
        lines += [line(), _heading(say("campaign-over"))]
    return lines


def ahead(chapters: Sequence[Chapter], say: Say) -> list[tuple[str, str]]:
    """What may be played next, to choose from."""
    return [(one.id, " · ".join(map(capital, words(one, say)))) for one in chapters]


def words(chapter: Chapter, say: Say) -> list[str]:
    return [chapter.title.text(say.lang), *([chapter.note.text(say.lang)] if chapter.note is not None else [])]


def title_of(saga: Saga[Any], chapter: str, among: Sequence[Chapter], say: Say) -> str:
    return next((capital(one.title.text(say.lang)) for one in among if one.id == chapter), chapter)


def _heading(text: str) -> Text:
    return line(" ", (text, STRONG))


def _done(saga: Saga[Any], number: int, done: Done, say: Say) -> Text:
    """A chapter that was played. What it was called stands in the chronicle that it carried in."""
    before = saga.campaign.read(records.parse(done.record).setup.carried)
    title = title_of(saga, done.chapter, saga.campaign.chapters(before), say)
    return line(f"  {number}  {title}", (f"  {say(f'verdict-{done.verdict}')}", FAINT))


def _owned(saga: Saga[Any], shown: Page, say: Say, width: int) -> list[Text]:
    """What the group owns, drawn as the table is."""
    scene = Scene(
        game=saga.spec.id,
        title=saga.spec.title.text(say.lang),
        lang=say.lang,
        mode="",
        level="",
        seat=None,
        status=shown.status,
        players=[],
        zones=shown.zones,
        legend=shown.legend,
        accent=saga.spec.accent,
    )
    return Screen(scene, saga.spec, say).whole(width)[1:]
