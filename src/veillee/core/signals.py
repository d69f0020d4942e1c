"""Signals: what people who play together show each other, beside the rules.

Somebody points at a piece or a place, shows what they lean towards before they answer, or says one of a handful of
ready phrases, which everybody reads in their own language. Nothing of it is part of a match: no step asks for it, no
record keeps it. A game whose people play together names its phrases (`GameSpec.phrases`); where there are none, nobody
signals.

A signal tells nobody more than their own scene does: what somebody else points at is named where one sees it oneself,
and is "something in the hand of the Cook" where one doesn't.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

import msgspec

from veillee.core.errors import SignalError, UnknownMove
from veillee.core.explaining import ZONE, look, targets_of
from veillee.core.scene import Scene, Zone
from veillee.core.text import sentence
from veillee.core.together import Round

if TYPE_CHECKING:
    from veillee.core.match import Match

SignalKind = Literal["point", "lean", "phrase"]

# Phrases that fit any game that is played together; the core has their words.
PHRASES: Final = (
    "let-me",
    "you-rather",
    "can-help",
    "need-help",
    "wait",
    "agreed",
    "rather-not",
    "well-done",
    "thanks",
)


class Signal(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat shows: `key` is the id of a piece or a place, the key of an option, or the id of a phrase.

    A leaning belongs to the decision of its `number`; without a key it is taken back.
    """

    kind: SignalKind
    seat: int
    key: str
    number: int = 0


class Shown(msgspec.Struct, frozen=True):
    """A signal as one seat gets it: a whole sentence, the thing or the phrase alone, and what lights up."""

    text: str
    label: str
    target: str = ""


def phrase_id(phrase: str) -> str:
    """The message with the words of a phrase."""
    return f"phrase-{phrase}"


def check_signal(match: Match, signal: Signal, scene: Scene) -> None:
    """Whether a seat may show this now; `scene` is its own. SignalError and UnknownMove say what there is instead."""
    known = match.spec.phrases
    if not known:
        raise SignalError("error-no-signals", game=match.spec.id)
    if signal.kind == "phrase" and signal.key not in known:
        raise SignalError("error-no-phrase", key=signal.key, known=known)
    if signal.kind == "point":
        look(match, scene, signal.key)
    if signal.kind == "lean":
        _check_leaning(match, signal, scene)


def _check_leaning(match: Match, signal: Signal, scene: Scene) -> None:
    decision = match.decision_of(signal.seat)
    if decision is None:
        raise SignalError("error-lean-not-asked")
    if signal.number != decision.number:
        raise SignalError("error-lean-number", number=decision.number, found=signal.number)
    question = decision.asking.question()
    if isinstance(question, Round) and not question.may_lean():
        raise SignalError("error-lean-sealed")
    if signal.key and all(option.key != signal.key for option in decision.options):
        raise SignalError("error-lean-key", key=signal.key)


def show_signal(match: Match, signal: Signal, own: Scene, other: Scene) -> Shown:
    """A signal in the words of whoever looks at the scene `other`; `own` is that of the seat that shows it."""
    words = match.spec.messages(other.lang)
    seat = match.lexicon.name("seat", signal.seat, other.lang)
    if signal.kind == "phrase":
        label, target = words.format(phrase_id(signal.key)), ""
    elif signal.kind == "point":
        label, target = _pointed(match, signal.key, own, other)
    else:
        label, target = _leaning(match, signal, own, other), ""
    kind = "lean-back" if signal.kind == "lean" and not signal.key else signal.kind
    return Shown(sentence(words.format(f"signal-{kind}", {"seat": seat, "what": label})), label, target)


def _pointed(match: Match, key: str, own: Scene, other: Scene) -> tuple[str, str]:
    """What is pointed at, and what lights up: for who doesn't see it, no more than where it is."""
    try:
        return look(match, other, key)[0], key
    except UnknownMove:
        place = next((zone for zone in own.zones if any(piece.id == key for piece in zone.pieces)), None)
    words = match.spec.messages(other.lang)
    seen = None if place is None else _same_place(place, other)
    if place is None or (seen is None and place.owner is None):
        return words.format("signal-hidden"), ""
    target = "" if seen is None else ZONE + seen.id
    if place.owner is not None:
        owner = match.lexicon.name("seat", place.owner, other.lang)
        return words.format("signal-in-hand" if place.kind == "hand" else "signal-before", {"seat": owner}), target
    assert seen is not None
    return words.format("signal-in-zone", {"zone": seen.title}), target


def _same_place(place: Zone, scene: Scene) -> Zone | None:
    return next((zone for zone in scene.zones if zone.id == place.id), None)


def _leaning(match: Match, signal: Signal, own: Scene, other: Scene) -> str:
    """The option in words, unless it names something that only its own seat sees."""
    if not signal.key:
        return ""
    choices = () if own.question is None else own.question.choices
    targets = next((choice.targets for choice in choices if choice.key == signal.key), [])
    known = targets_of(other)
    hidden = [one for one in targets if one.partition(":")[0] in match.spec.hidden_roles and one not in known]
    if hidden:
        return match.spec.messages(other.lang).format("signal-hidden")
    return match.label(signal.key, other.lang)
