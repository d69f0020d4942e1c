"""What people who play together show each other: it is checked, put in words, and tells nobody a secret."""

from __future__ import annotations

from typing import Any

import pytest
from examples.night_watch import GAME as WATCH
from examples.night_watch.steps.hour import Gather

from veillee import new
from veillee.core.errors import SignalError, UnknownMove
from veillee.core.explaining import targets_of
from veillee.core.match import Match
from veillee.core.scene import Face, Piece, Scene, Zone
from veillee.core.signals import PHRASES, Signal, check_signal, phrase_id, show_signal
from veillee.core.text import LANGUAGES, messages
from veillee.testing.replays import at_hand


@pytest.fixture
def match() -> Any:
    with at_hand(WATCH):
        yield new("night_watch", seats=["human", "human"], roles=["singer", "cook"], seed=7)


def check(match: Match, kind: Any, key: str, seat: int = 0, number: int = 0) -> Signal:
    signal = Signal(kind, seat, key, number)
    check_signal(match, signal, match.scene(seat, "en"))
    return signal


def said(match: Match, signal: Signal, lang: str = "en", seat: int | None = 1) -> str:
    return show_signal(match, signal, match.scene(signal.seat, lang), match.scene(seat, lang)).text


def test_a_phrase_is_read_in_ones_own_language(match: Match) -> None:
    signal = check(match, "phrase", "wait")
    assert said(match, signal) == "The Singer: “Wait.”"
    assert said(match, signal, "fr", None).endswith("« Attendez. »")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_phrase_of_the_core_has_words(lang: str) -> None:
    words = messages("veillee.core", lang)
    assert len({words.format(phrase_id(phrase)) for phrase in PHRASES}) == len(PHRASES)


def test_what_there_is_not_is_not_said(match: Match) -> None:
    with pytest.raises(SignalError, match="no phrase ‘hello’; phrases: let-me, you-rather"):
        check(match, "phrase", "hello")


def test_a_game_without_phrases_has_no_signals() -> None:
    match = new("pilgrims", mode="solo", seed=1)
    with pytest.raises(SignalError, match="pilgrims has no signals"):
        check(match, "point", targets_of(match.scene(0, "en"))[0])


def test_everything_on_the_own_scene_can_be_pointed_at(match: Match) -> None:
    scene = match.scene(0, "en")
    assert targets_of(scene)
    for target in targets_of(scene):
        signal = check(match, "point", target)
        shown = show_signal(match, signal, scene, match.scene(1, "fr"))
        assert shown.target == target and shown.label and "désigne" in shown.text


def test_nothing_else_can_be_pointed_at(match: Match) -> None:
    with pytest.raises(UnknownMove):
        check(match, "point", "card:nothing")


def scenes(owner: int | None, kind: Any, title: str = "Hand") -> tuple[Scene, Scene]:
    """Of one who sees a card, and of one who sees only that something is there."""
    with at_hand(WATCH):
        base = new("night_watch", players=2, seed=1).scene(0, "en")
    card = Piece("card:dragon", Face("Dragon", "card"))
    own, other = (Zone("place", kind, title, owner=owner, pieces=pieces, count=1) for pieces in ([card], []))
    return (
        Scene(**{name: getattr(base, name) for name in Scene.__struct_fields__} | {"zones": [own]}),
        Scene(**{name: getattr(base, name) for name in Scene.__struct_fields__} | {"zones": [other]}),
    )


@pytest.mark.parametrize(
    ("owner", "kind", "words"),
    [
        (0, "hand", "The Singer points at: something in the hand of the Singer."),
        (1, "mat", "The Singer points at: something in front of the Cook."),
        (None, "pile", "The Singer points at: something there: Hand."),
    ],
)
def test_what_others_do_not_see_is_only_somewhere(match: Match, owner: int | None, kind: str, words: str) -> None:
    own, other = scenes(owner, kind)
    shown = show_signal(match, Signal("point", 0, "card:dragon"), own, other)
    assert (shown.text, shown.target) == (words, "zone:place")
    assert "ragon" not in repr(shown)


def test_what_is_nowhere_for_others_is_only_hidden(match: Match) -> None:
    own, other = scenes(None, "pile")
    other.zones = []
    shown = show_signal(match, Signal("point", 0, "card:dragon"), own, other)
    assert (shown.label, shown.target) == ("something that only they can see", "")


def test_a_leaning_is_one_of_the_answers_of_this_decision(match: Match) -> None:
    signal = check(match, "lean", "gather:near", number=1)
    assert said(match, signal) == "The Singer leans towards: Gather wood close by."
    with pytest.raises(SignalError, match="decision 4; the present one is 1"):
        check(match, "lean", "gather:near", number=4)
    with pytest.raises(SignalError, match="‘feed:1’ is none of the answers"):
        check(match, "lean", "feed:1", number=1)
    back = check(match, "lean", "", number=1)
    assert said(match, back) == "The Singer leans towards nothing any more."


def test_who_has_answered_leans_no_more(match: Match) -> None:
    match.play("gather:near", seat=0)
    with pytest.raises(SignalError, match="not asked"):
        check(match, "lean", "gather:far", number=1)
    check(match, "lean", "gather:far", seat=1, number=1)


def test_what_the_rules_seal_is_not_shown_beforehand(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Gather, "sealed", True)
    with pytest.raises(SignalError, match="seal"):
        check(match, "lean", "gather:near", number=1)


def test_a_leaning_does_not_name_what_only_its_own_seat_sees(match: Match) -> None:
    own, other = match.scene(0, "en"), match.scene(1, "en")
    assert own.question is not None
    choice = own.question.choices[0]
    choice.targets = ["keeper:nobody"]
    object.__setattr__(match.spec, "hidden_roles", ("keeper",))
    try:
        shown = show_signal(match, Signal("lean", 0, choice.key, 1), own, other)
    finally:
        object.__setattr__(match.spec, "hidden_roles", ())
    assert shown.label == "something that only they can see"


def test_a_vote_may_be_talked_about(match: Match) -> None:
    from examples.night_watch.steps.story import WhichWay

    assert WhichWay.sealed and WhichWay((0, 1)).may_lean()
