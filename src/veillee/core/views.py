"""How a match looks to a seat: its scene, its question and what it was told."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from veillee.core.answers import Told
from veillee.core.kinds import NUMBER
from veillee.core.parts import Easel
from veillee.core.result import Result
from veillee.core.scene import Answered, Choice, Outcome, Question, Scene, ScoreCard, SourceLine
from veillee.core.setup import HUMAN, Setup
from veillee.core.spec import View
from veillee.core.step import Ask, Option
from veillee.core.table import Event, Table
from veillee.core.text import sentence
from veillee.core.together import NOT_ASKED, WAITING, Answer, Round
from veillee.core.words import role_of

if TYPE_CHECKING:
    from veillee.core.match import Match

WHAT_IF: Final = "what_if_"
WARNS: Final = "warns_of_"
CALLED: Final = "called_"
STOPS: Final = "stops_of_"
PREVIEWS: Final = (CALLED, WHAT_IF, WARNS, STOPS)


class Foretold(dict[str, list[Any]]):
    """For each kind of option of one question what calls it, and says what it would bring, cost and turn; nothing where
    a game's preview has nothing to say."""

    def __init__(self, preview: object) -> None:
        self._preview = preview

    def __missing__(self, kind: str) -> list[Any]:
        said = [getattr(self._preview, prefix + kind, None) for prefix in PREVIEWS]
        found = self[kind] = said if any(said) else []
        return found


def scene(match: Match, seat: int | None, lang: str, easel: Easel | None = None) -> Scene:
    """What a seat sees, as data; without a seat what a spectator sees."""
    view = _view(match, match.table, seat, lang, easel)
    found = _painted(match, view)
    found.question = _question(match, view)
    found.outcome = _outcome(match, view)
    return found


def scene_at(match: Match, table: Table, seat: int | None, lang: str, easel: Easel | None = None) -> Scene:
    """The same of a table on the way between two decisions: nothing is asked there."""
    return _painted(match, _view(match, table, seat, lang, easel))


def _view(match: Match, table: Table, seat: int | None, lang: str, easel: Easel | None = None) -> View[Any]:
    spec = match.spec
    return View(
        table, seat, lang, match.lexicon, spec.messages(lang), album=spec.album_of(match.box, lang), easel=easel
    )


def _painted(match: Match, view: View[Any]) -> Scene:
    painting = match.spec.paint(view)
    return Scene(
        game=match.spec.id,
        title=match.spec.title.text(view.lang),
        lang=view.lang,
        mode=match.setup.mode,
        level=match.setup.level,
        seat=view.seat,
        status=painting.status,
        players=painting.players,
        zones=painting.zones,
        legend=painting.legend,
        accent=match.spec.accent,
        open=match.spec.open if isinstance(match.spec.open, bool) else match.spec.open(match.table),
        pages=painting.pages,
    )


def _question(match: Match, view: View[Any]) -> Question | None:
    own = match.decision_of(view.seat) if view.seat is not None else None
    decision = own or match.decision
    if decision is None:
        return None
    rule_text = match.rule_text(decision.rule, view.lang)
    if own is None:
        question = Question(decision.number, match.waiting[0], _waiting(match, view), decision.rule, rule_text)
    else:
        if match.spec.preview is None and match.spec.means is None and type(own.asking).proposal is Ask.proposal:
            choices = [_usual(option, view) for option in own.options]
        else:
            previews = None if own.asking.is_unforeseen() else match.spec.preview
            foretold = Foretold(None if previews is None else previews(view))
            choices = [_choice(match, own.asking, option, view, foretold) for option in own.options]
        question = Question(own.number, own.seat, own.prompt_in(view.lang), own.rule, rule_text, choices)
        question.name = own.asking.question().prompt
        question.about = _pieces(match, own.asking.about(match.table))
    asking = match.table.asking
    if isinstance(asking, Answer):
        question.waiting = list(match.waiting)
        question.answers = _answers(match, asking.round, view)
    return question


def _waiting(match: Match, view: View[Any]) -> str:
    names = ", ".join(view.name("seat", seat) for seat in match.waiting)
    answered = any(played.seat == view.seat for played in match.history.open_answers())
    return view.messages.format("ask-answered" if answered else "ask-waiting", {"seat": names})


def _answers(match: Match, asked: Round[Any], view: View[Any]) -> list[Answered]:
    """What was answered in a round so far: one's own answer, and the others' where they are open."""
    found: list[Answered] = []
    for seat in asked.seats:
        key = match.table.answers[seat]
        if key not in (WAITING, NOT_ASKED):
            known = view.own(seat) or not asked.sealed
            found.append(Answered(seat, match.label(key, view.lang) if known else ""))
    return found


def _usual(option: Option, view: View[Any]) -> Choice:
    """An option in words, where nothing else is to be said of it: the same whenever it can be chosen, and kept."""
    key = "", option.key, option.rule, ""
    choice: Choice | None = view.kept.get(key)
    if choice is None:
        choice = view.kept[key] = _worded(option, [], "", view)
    return choice


def _choice(match: Match, asking: Ask[Any], option: Option, view: View[Any], foretold: Foretold) -> Choice:
    """An option in words, and what a preview says of it."""
    parts = asking.proposal(match.table, option)
    previews = foretold[option.kind]
    called = previews[0](*option.values) if previews and previews[0] is not None else ""
    key: tuple[str, ...] = "", option.key, option.rule, called
    if parts:
        key += tuple([part.key for part in parts])
    choice: Choice | None = view.kept.get(key)
    if choice is None:
        choice = view.kept[key] = _worded(option, parts, called, view)
    if match.spec.means is not None:
        targets = view.lexicon.pieces(match.spec.means(match.table, asking.seat, option))
        choice = replace(choice, targets=[*choice.targets, *targets]) if targets else choice
    if not previews:
        return choice
    lines, warns, stops = [[] if say is None else say(*option.values) for say in previews[1:]]
    return replace(choice, lines=lines, warns=warns, stops=stops) if lines or warns or stops else choice


def _worded(option: Option, parts: Sequence[Option], called: str, view: View[Any]) -> Choice:
    """The same in words; `called` is how a preview calls it, where it does."""
    lexicon = view.lexicon
    args = lexicon.args(option)
    head = label = called or view.say(f"option-{option.kind}", **args)
    picks = [view.say(f"option-{part.kind}", **lexicon.args(part)) for part in parts]
    if picks:
        label = _with_parts(view, label, picks)
    return Choice(
        key=option.key,
        label=sentence(label),
        group=sentence(view.say(f"group-{option.kind}", **args)),
        rule=option.rule,
        targets=[target for concerned in (option, *parts) for target in lexicon.pieces(lexicon.args(concerned))],
        head=sentence(head) if picks else "",
        parts=picks,
    )


def _with_parts(view: View[Any], label: str, parts: list[str]) -> str:
    """A choice that gathers several picks names them; each language has its own punctuation."""
    listed = parts[0]
    for part in parts[1:]:
        listed = view.messages.format("choice-and", {"listed": listed, "part": part})
    return view.messages.format("choice-parts", {"label": label, "listed": listed})


def _outcome(match: Match, view: View[Any]) -> Outcome | None:
    if match.closed:
        return Outcome(view.say("outcome-closed"), view.say(match.closed), "", [])
    result = match.result
    if result is None:
        return None
    names = {score.side: view.name("seat", score.side) for score in result.scores}
    place = {side: number for number, sides in enumerate(result.ranking, 1) for side in sides}
    return Outcome(
        headline=sentence(_headline(match.setup, result, view)),
        verdict=result.verdict,
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
                place=place.get(score.side, 1),
                winner=score.side in result.winners,
            )
            for score in result.scores
        ],
    )


def _headline(setup: Setup, result: Result, view: View[Any]) -> str:
    """Who won. The only person at the table is told how it ended for them."""
    if result.shared:
        return view.say(f"outcome-together-{result.verdict}")
    ended = "shared" if len(result.winners) > 1 else "won"
    names = {"names": ", ".join(view.name("seat", side) for side in result.winners)}
    if view.seat is None or [seat for seat, who in enumerate(setup.seats) if who == HUMAN] != [view.seat]:
        return view.messages.format(f"outcome-{ended}", names)
    own = ended if view.seat in result.winners else f"not-{ended}"
    return view.messages.format(f"outcome-own-{own}", {"seat": view.name("seat", view.seat), **names})


def outcome(match: Match, lang: str) -> Outcome | None:
    """How a match ended, in words; None while it goes on."""
    return _outcome(match, _view(match, match.table, None, lang))


def label(match: Match, key: str, lang: str) -> str:
    """What a key means, in words."""
    lexicon, words = match.lexicon, match.spec.messages(lang)
    kept = lexicon.kept(words)
    said: str | None = kept.get(("label", key))
    if said is None:
        kind, values = lexicon.parse(key)
        args = lexicon.named(lexicon.args(lexicon.option(kind, "", *values)), lang)
        said = kept["label", key] = sentence(words.format(f"option-{kind}", args))
    return said


def told(match: Match, happened: Iterable[tuple[int, int, Event]], seat: int | None, lang: str) -> list[Told]:
    """Numbers, decisions and events in words, as the seat (or a spectator) may know them."""
    words = match.spec.messages(lang)
    lexicon = match.lexicon
    kept = lexicon.kept(words)
    found: list[Told] = []
    for number, decision, whole in happened:
        event = whole.known_to(seat)
        args = event.args if event.secret is None else {**event.args, **event.secret}
        key = "event", event.kind, *args.items()
        said: tuple[str, tuple[str, ...]] | None = kept.get(key)
        if said is None:
            text = sentence(words.format(f"event-{event.kind}", lexicon.named(args, lang)))
            said = kept[key] = text, tuple(_pieces(match, args))
        found.append(Told(number, decision, event.kind, event.seat, event.rule, *said))
    return found


def _pieces(match: Match, args: Mapping[str, int]) -> list[str]:
    """What arguments mean on the table: pieces and places, no numbers and no people."""
    target = match.lexicon.target
    return [target(role, value) for role, value in args.items() if role_of(role) not in (NUMBER, "seat")]
