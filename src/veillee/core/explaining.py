"""Why: of a move, whether it is possible now and why not; of a piece or a place, what can be done with it.

What is not asked at all the core explains by itself: it says what is asked, and whom. A step says only
real reasons, in methods that are named after the kind of option they refuse:

    def why_not_recruit(self, table: LueurTable, companion: int) -> Reason | None: ...

In a round of several seats they are given the seat as well, like its `options`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice, product
from typing import TYPE_CHECKING, Final

from veillee.core.answers import About, Decision, Explanation
from veillee.core.errors import UnknownMove
from veillee.core.kinds import NUMBER
from veillee.core.reasons import Reason
from veillee.core.scene import Cell, Scene, Zone
from veillee.core.step import Option
from veillee.core.text import sentence
from veillee.core.together import Round

if TYPE_CHECKING:
    from veillee.core.match import Match

WHY_NOT: Final = "why_not_"
ZONE: Final = "zone:"
CELL: Final = "cell:"
MOST: Final = 4  # reasons of one kind that are given of a piece
TRIED: Final = 240  # moves of one kind that are tried to find them


def reason_of(match: Match, kind: str, values: tuple[int, ...], seat: int | None = None) -> Reason | None:
    """The first condition that a move fails; None where the present question has nothing to do with it."""
    decision = _decision(match, seat)
    if decision is None:
        return None
    question = decision.asking.question()
    why_not: Callable[..., Reason | None] | None = getattr(question, WHY_NOT + kind, None)
    if why_not is None:
        return None
    if isinstance(question, Round):
        return why_not(match.table, decision.seat, *values)
    return why_not(match.table, *values)


def _decision(match: Match, seat: int | None) -> Decision | None:
    """What a seat is asked; what is asked at all where nobody waits for it."""
    return match.decision if seat is None else match.decision_of(seat) or match.decision


def explain(match: Match, key: str, lang: str, seat: int | None = None) -> Explanation:
    """Why a move is or is not possible now, with the rule's number and text; in a round for one of its seats."""
    words = match.spec.messages(lang)
    decision = _decision(match, seat)
    for option in () if decision is None else decision.options:
        if option.key == key.strip().lower():
            text = words.format("explain-possible", {"label": match.label(option.key, lang)})
            return Explanation(option.key, True, text, option.rule, match.rule_text(option.rule, lang))
    kind, values = match.lexicon.parse(key, match.seen)
    key = match.lexicon.option(kind, "", *values).key
    if decision is None:
        return Explanation(key, False, words.format("explain-over"), "", "")
    reason = reason_of(match, kind, values, seat)
    return _not_now(match, decision, key, lang) if reason is None else _told(match, key, reason, lang)


def _told(match: Match, key: str, reason: Reason, lang: str) -> Explanation:
    """A reason in words."""
    text = match.spec.messages(lang).format(reason.message, match.lexicon.named(reason.args, lang))
    return Explanation(key, False, sentence(text), reason.rule, match.rule_text(reason.rule, lang))


def _not_now(match: Match, decision: Decision, key: str, lang: str) -> Explanation:
    """The move belongs to another moment: its rule says which. Now this is asked, of this seat."""
    rule = match.lexicon.rule(key.partition(":")[0])
    asked = {"seat": match.lexicon.name("seat", decision.seat, lang), "prompt": decision.prompt_in(lang)}
    text = match.spec.messages(lang).format("explain-not-now", asked)
    return Explanation(key, False, text, rule, match.rule_text(rule, lang))


# -- pieces and places ---------------------------------------------------------------------


def about(match: Match, target: str, scene: Scene) -> About:
    """What something on a scene is, which options concern it now, and why others do not.

    Kinds of options that there are none of just now count only where nothing else is to be said.
    Only the seat that is asked learns about options: its scene alone has them.
    """
    target = target.strip().lower()
    name, lines, inside = look(match, scene, target)
    question = scene.question
    now = question.prompt if question is not None else match.spec.messages(scene.lang).format("explain-over")
    choices = [] if question is None else [one for one in question.choices if not inside.isdisjoint(one.targets)]
    reasons: dict[str, Explanation] = {}
    if question is not None and question.choices:
        possible = {choice.key.partition(":")[0] for choice in choices}
        offered = {choice.key.partition(":")[0] for choice in question.choices}
        for kind in sorted(match.lexicon.grammar, key=lambda kind: kind not in offered):
            if kind not in possible and (kind in offered or not (choices or reasons)):
                for one in _why_not(match, kind, target, scene):
                    reasons.setdefault(one.reason, one)
    return About(target, sentence(name), tuple(lines), now, tuple(choices), tuple(reasons.values()))


def targets_of(scene: Scene) -> list[str]:
    """Everything on a scene that can be asked about: zones, places and pieces."""
    found: list[str] = []
    for zone in scene.zones:
        found.append(ZONE + zone.id)
        found += [CELL + cell.id for cell in zone.cells]
        found += [piece.id for piece in zone.pieces]
    return list(dict.fromkeys(found))


def look(match: Match, scene: Scene, target: str) -> tuple[str, list[str], set[str]]:
    """The name of a thing on a scene, what is printed on it, and the ids that it stands for."""
    for zone in scene.zones:
        if target == ZONE + zone.id:
            inside = {CELL + cell.id for cell in zone.cells} | {piece.id for piece in zone.pieces}
            return zone.title, [zone.note] if zone.note else [], inside
        for piece in zone.pieces:
            if piece.id == target:
                marks = [mark.text for mark in piece.marks]
                if piece.face is None:
                    return marks[0] if marks else zone.title, marks[1:], {target}
                return piece.face.title, [*piece.face.lines, *marks], {target}
    for zone in scene.zones:
        for cell in zone.cells:
            if target == CELL + cell.id:
                name = cell.title or _name(match, target, scene.lang)
                marks = [cell.mark.text] if cell.mark is not None else []
                marks = [text for text in marks if text.casefold() != name.casefold()]
                said = [*_printed(scene, cell, name), *cell.lines, *marks]
                if zone.note and not cell.lines:  # what holds for all places of the zone
                    said.append(zone.note)
                return name, said, {target}
    raise UnknownMove("error-no-target", key=target, known=_some(scene.zones))


def _printed(scene: Scene, cell: Cell, name: str) -> list[str]:
    """The signs of a place in one line, such as what it asks for, where no word of it says them."""
    words = " ".join([name, *cell.lines]).casefold()
    texts = Counter(scene.legend[sign].text for sign in cell.marks if sign in scene.legend)
    signs = [
        f"{count} × {text}" if count > 1 else text for text, count in texts.items() if text.casefold() not in words
    ]
    return [", ".join(signs)] if signs else []


def _name(match: Match, target: str, lang: str) -> str:
    """What the lexicon calls a place that has no title on the scene."""
    for role, value in match.lexicon.meant(target):
        return match.lexicon.name(role, value, lang)
    return target.removeprefix(CELL).upper()


def _some(zones: list[Zone]) -> list[str]:
    return [*(ZONE + zone.id for zone in zones[:8]), "…"]


def _why_not(match: Match, kind: str, target: str, scene: Scene) -> list[Explanation]:
    """Why no option of a kind concerns a piece now, if the present question has to do with that kind."""
    found: dict[str, Explanation] = {}
    decision = _decision(match, scene.seat)
    options = () if decision is None else decision.options
    possible = {option.values for option in options if option.kind == kind}
    for values in islice(_moves_with(match, options, kind, target), TRIED):
        if values in possible:  # what it concerns is another piece than the one that is asked about
            continue
        reason = reason_of(match, kind, values, scene.seat)
        if reason is not None and not reason.beside:
            told = _told(match, match.lexicon.option(kind, "", *values).key, reason, scene.lang)
            found.setdefault(told.reason, told)
    return list(found.values())[:MOST]


def _moves_with(match: Match, options: Sequence[Option], kind: str, target: str) -> Iterator[tuple[int, ...]]:
    """Moves of a kind with a given piece: first those with what else there are options for, then all there can be.

    Nothing that was not seen yet is among them.
    """
    grammar = match.lexicon.grammar[kind]
    for meant, value in match.lexicon.meant(target):
        for args in match.lexicon.parts(meant, value):
            for given in _places(grammar, args):
                yield from product(
                    *(
                        [given[place]] if place in given else _offered(match, options, kind, place)
                        for place in range(len(grammar))
                    )
                )
                yield from (
                    option.values
                    for option in match.lexicon.made_of(kind)
                    if all(option.values[place] == one for place, one in given.items())
                    and all(match.seen(role, value) for role, value in zip(grammar, option.values, strict=True))
                )


def _places(roles: Sequence[str], args: Mapping[str, int]) -> list[dict[int, int]]:
    """Where arguments can stand in a key of these roles: one in each of its places, several where all of them do."""
    if len(args) == 1:
        [(name, value)] = args.items()
        return [{place: value} for place, role in enumerate(roles) if role == name]
    if not all(name in roles for name in args):
        return []
    return [{roles.index(name): value for name, value in args.items()}]


def _offered(match: Match, options: Sequence[Option], kind: str, place: int) -> list[int]:
    """What options of a kind have in a place of their key; if there are none, what any option has in that role."""
    grammar = match.lexicon.grammar
    role = grammar[kind][place]
    found = [option.values[place] for option in options if option.kind == kind]
    if not found and role != NUMBER:
        found = [
            value
            for option in options
            for named, value in zip(grammar[option.kind], option.values, strict=True)
            if named == role
        ]
    return list(dict.fromkeys(found))
