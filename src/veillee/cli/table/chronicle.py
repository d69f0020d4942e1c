"""The page of a campaign: where the group stands, what happened, what it owns and what may come next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from veillee.cli.speech import Say
from veillee.cli.table.ink import FAINT, STRONG, capital, hanging, line
from veillee.cli.table.panes import Table
from veillee.core.campaign import Chapter, Done, Page, Saga, tale_of
from veillee.core.scene import Scene, Zone
from veillee.core.start import replay

WIDEST = 100


def page(saga: Saga[Any], say: Say, width: int, known: Sequence[str] | None = None) -> list[Text]:
    """The whole page; lines of the story that are not among the `known` ones stand out."""
    shown = saga.page(say.lang)
    wide = min(width, WIDEST)
    accent = f"{STRONG} {saga.spec.accent}"
    lines = [line(), *hanging(line(" ", (saga.spec.title.text(say.lang), accent), " · "), line(shown.status), wide - 1)]
    lines += [line(), _heading(say("campaign-story"))]
    for text in shown.story or [say("campaign-begins")]:
        lines += hanging(line("  "), line((text, STRONG if known is not None and text not in known else "")), wide - 1)
    if shown.zones:
        lines += [line(), *_owned(saga, shown, say, wide)]
    if saga.done:
        lines += [line(), _heading(say("campaign-done"))]
        lines += [_done(saga, number, done, say) for number, done in enumerate(saga.done, 1)]
    if saga.current is not None:
        title = capital(saga.campaign.title(saga.current[0]).text(say.lang))
        lines += [line(), _heading(say("campaign-now", number=saga.number, title=title))]
    elif saga.over:
        lines += [line(), _heading(say("campaign-over"))]
    return lines


def tale(saga: Saga[Any], done: Done, say: Say, width: int) -> list[Text]:
    """What was read in a chapter, with what was decided."""
    title = capital(saga.title(saga.done.index(done) + 1).text(say.lang))
    found = Zone("tale", "text", title, paragraphs=tale_of(replay(done.record), say.lang))
    if not found.paragraphs:
        return [_heading(title), *hanging(line(" "), line(say("no-tale")), width - 1)]
    return _owned(saga, Page("", zones=[found]), say, min(width, WIDEST))


def ahead(chapters: Sequence[Chapter], say: Say) -> list[tuple[str, str]]:
    """What may be played next, to choose from."""
    return [(one.id, " · ".join(map(capital, words(one, say)))) for one in chapters]


def words(chapter: Chapter, say: Say) -> list[str]:
    return [chapter.title.text(say.lang), *([chapter.note.text(say.lang)] if chapter.note is not None else [])]


def _heading(text: str) -> Text:
    return line(" ", (text, STRONG))


def _done(saga: Saga[Any], number: int, done: Done, say: Say) -> Text:
    title = capital(saga.title(number).text(say.lang))
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
    return Table(scene, saga.spec, say).whole(width)[1:]
