"""How a match looks to a seat: its scene, its question and what it was told."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from veillee.core.answers import Told
from veillee.core.scene import Choice, Outcome, Question, Scene, ScoreCard, SourceLine
from veillee.core.spec import View
from veillee.core.step import Option
from veillee.core.table import Event
from veillee.core.text import sentence
from veillee.core.words import NUMBER, role_of

if TYPE_CHECKING:
    from veillee.core.match import Match


def scene(match: Match, seat: int | None, lang: str) -> Scene:
    """What a seat sees, as data; without a seat what a spectator sees."""
    view = View(match.table, seat, lang, match.box.lexicon, match.spec.messages(lang))
    painting = match.spec.paint(view)
    return Scene(
        game=match.spec.id,
        title=match.spec.title.text(lang),
        lang=lang,
        mode=match.setup.mode,
        level=match.setup.level,
        seat=seat,
        status=painting.status,
        players=painting.players,
        zones=painting.zones,
        legend=painting.legend,
        question=_question(match, view),
        outcome=_outcome(match, view),
        accent=match.spec.accent,
        open=match.spec.open,
    )


def _question(match: Match, view: View[Any]) -> Question | None:
    decision = match.decision
    if decision is None:
        return None
    rule_text = match.rule_text(decision.rule, view.lang)
    if view.seat != decision.seat:
        waiting = view.say("ask-waiting", seat=decision.seat)
        return Question(decision.number, decision.seat, waiting, decision.rule, rule_text)
    choices = [_choice(match, option, view) for option in decision.options]
    prompt = decision.prompt_in(view.lang)
    return Question(decision.number, decision.seat, prompt, decision.rule, rule_text, choices)


def _choice(match: Match, option: Option, view: View[Any]) -> Choice:
    lexicon = match.box.lexicon
    asking = match.table.asking
    assert asking is not None
    parts = asking.proposal(match.table, option)
    args = lexicon.args(option)
    label = view.say(f"option-{option.kind}", **args)
    if parts:
        label = _with_parts(view, label, [view.say(f"option-{part.kind}", **lexicon.args(part)) for part in parts])
    return Choice(
        key=option.key,
        label=sentence(label),
        group=sentence(view.say(f"group-{option.kind}", **args)),
        rule=option.rule,
        targets=[
            view.target(role, value)
            for concerned in (option, *parts)
            for role, value in lexicon.args(concerned).items()
            if role_of(role) != NUMBER
        ],
        lines=match.spec.preview(view, option) if match.spec.preview else [],
    )


def _with_parts(view: View[Any], label: str, parts: list[str]) -> str:
    """A choice that gathers several picks names them; each language has its own punctuation."""
    listed = parts[0]
    for part in parts[1:]:
        listed = view.messages.format("choice-and", {"listed": listed, "part": part})
    return view.messages.format("choice-parts", {"label": label, "listed": listed})


def _outcome(match: Match, view: View[Any]) -> Outcome | None:
    result = match.result
    if result is None:
        return None
    names = {score.side: view.name("seat", score.side) for score in result.scores}
    place = {side: number for number, sides in enumerate(result.ranking, 1) for side in sides}
    winners = ", ".join(names[side] for side in result.winners)
    shared = "outcome-shared" if len(result.winners) > 1 else "outcome-won"
    return Outcome(
        headline=sentence(view.messages.format(shared, {"names": winners})),
        reason=view.say(result.reason),
        rule=result.rule,
        scores=[
            ScoreCard(
                side=score.side,
                name=names[score.side],
                total=score.total,
                lines=[
                    SourceLine(line.source, view.say(f"source-{line.source}"), line.points, line.rule)
                    for line in score.sources
                ],
                place=place[score.side],
                winner=score.side in result.winners,
            )
            for score in result.scores
        ],
    )


def told(match: Match, happened: Iterable[tuple[int, int, Event]], seat: int | None, lang: str) -> list[Told]:
    """Numbers, decisions and events in words, as the seat (or a spectator) may know them."""
    words = match.spec.messages(lang)
    lexicon = match.box.lexicon
    found: list[Told] = []
    for number, decision, whole in happened:
        event = whole.known_to(seat)
        args = event.args if event.secret is None else {**event.args, **event.secret}
        pieces = tuple(
            lexicon.target(role, value) for role, value in args.items() if role_of(role) not in (NUMBER, "seat")
        )
        text = sentence(words.format(f"event-{event.kind}", lexicon.named(args, lang)))
        found.append(Told(number, decision, event.kind, event.seat, event.rule, text, pieces))
    return found
