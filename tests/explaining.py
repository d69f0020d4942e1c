"""What the tests of every game's explanations share: moves that are refused, and whether all words are there."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterable
from importlib.resources import files
from typing import Any

import pytest

from veillee.core.explaining import reason_of
from veillee.core.match import Match
from veillee.core.reasons import Reason
from veillee.core.spec import GameSpec
from veillee.core.text import LANGUAGES
from veillee.testing.messages import locale_files, python_files

Situation = Callable[[], Match]
Case = tuple[Situation, str, str, str]  # a situation, a move that is not possible then, the message and its rule
Wording = tuple[Situation, str, str, str]  # a situation, a move, and why it is not possible in English and in French


def each_case(cases: Iterable[Case]) -> pytest.MarkDecorator:
    """Run a test with `situation`, `move`, `message` and `rule` of every case."""
    params = [pytest.param(*case, id=f"{case[0].__name__}-{case[1]}") for case in cases]
    return pytest.mark.parametrize(("situation", "move", "message", "rule"), params)


def each_wording(wordings: Iterable[Wording]) -> pytest.MarkDecorator:
    """Run a test with `situation`, `move`, `english` and `french` of every wording."""
    return pytest.mark.parametrize(("situation", "move", "english", "french"), wordings)


def reason(match: Match, move: str) -> Reason:
    """Why the move is not possible; it must not be, and both languages have words for it."""
    assert move not in match.legal_keys
    assert match.decision is not None
    found = reason_of(match, *match.box.lexicon.parse(move))
    assert found is not None
    for lang in LANGUAGES:
        explanation = match.explain(move, lang)
        assert not explanation.possible
        assert explanation.rule == found.rule
        assert explanation.reason and explanation.rule_text
    return found


def refusal(match: Match, move: str) -> tuple[str, str]:
    """The message and the rule of the reason why a move is not possible."""
    found = reason(match, move)
    return found.message, found.rule


def worded(match: Match, move: str) -> tuple[str, str]:
    """Why a move is not possible, in English and in French."""
    return match.explain(move, "en").reason, match.explain(move, "fr").reason


def reasons_of(spec: GameSpec[Any, Any]) -> set[str]:
    """The messages of all reasons that a game's code gives; both languages have these and no others."""
    sources = [text for _, text in python_files(files(spec.package), "")]
    given = {message for source in sources for message in re.findall(r'"(why-[a-z-]+)"', source)}
    for lang in LANGUAGES:
        text = "\n".join(text for _, text in locale_files(spec.package, lang))
        assert set(re.findall(r"^(why-[a-z-]+) =", text, re.MULTILINE)) == given
    return given


def any_move(match: Match, chance: random.Random) -> str:
    """A key that means something, possible or not; often of a kind that is asked for."""
    lexicon = match.box.lexicon
    kinds = {option.kind for option in match.table.options} if chance.random() < 0.5 else set(lexicon.grammar)
    kind = chance.choice(sorted(kinds))
    parts = [
        str(chance.randrange(4)) if role == "number" else chance.choice(lexicon.ids(role))
        for role in lexicon.grammar[kind]
    ]
    return ":".join([kind, *parts])


def share_explained(match: Match, seed: int, moves: int, most: float = float("inf"), prefer: str = "") -> float:
    """Play at random and try `moves` moves at every decision: how many of the impossible ones got a reason.

    Those of kinds that are not offered at all the core explains by itself, so they are not counted.
    A seat must read the same reason whatever the cards are that it cannot see. Whoever plays takes the
    option `prefer` rather often, so that a match comes to its end.
    """
    chance = random.Random(seed)
    tried = explained = 0
    while match.decision is not None and tried < most:
        seat = match.decision.seat
        other = match.fork(for_seat=seat, chance=seed)
        for move in [any_move(match, chance) for _ in range(moves)]:
            if move not in match.legal_keys:
                kind, values = match.box.lexicon.parse(move)
                found = reason_of(match, kind, values)
                assert found == reason_of(other, kind, values)
                assert not any(match.explain(move, lang).possible for lang in LANGUAGES)
                if found is not None or kind in {option.kind for option in match.table.options}:
                    tried += 1
                    explained += found is not None
        preferred = prefer in match.legal_keys and chance.random() < 0.6
        match.play(prefer if preferred else chance.choice(match.legal_keys))
    assert tried > 100
    return explained / tried
