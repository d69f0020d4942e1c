"""The check of messages, on copies of Connect Four whose words were spoilt."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from examples import connect_four

from tests.games import high_card
from veillee.core.spec import GameSpec
from veillee.core.text import LANGUAGES
from veillee.testing import ConformanceError, check_messages

Spoil = Callable[[str, str, str], None]
packages = count()


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[GameSpec[Any, Any], Spoil]:
    """A copy of Connect Four in a package of its own, and a way to change its files."""
    name = f"spoilt_connect_four_{next(packages)}"
    folder = tmp_path / name
    shutil.copytree(Path(connect_four.__file__).parent, folder)
    monkeypatch.syspath_prepend(tmp_path)

    def spoil(file: str, old: str, new: str) -> None:
        path = folder / file
        text = path.read_text("utf-8")
        assert old in text
        path.write_text(text.replace(old, new), "utf-8")

    return replace(connect_four.GAME, package=name), spoil


def test_sound_games_say_everything() -> None:
    check_messages(connect_four.GAME)
    check_messages(high_card.GAME)


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("locale/en.ftl", "event-drops =", "event-throws =", "not in en: event-drops (steps/turn.py:"),
        ("locale/fr.ftl", "option-drop =", "option-throw =", "not in fr: option-drop (the grammar)"),
        ("locale/fr.ftl", "group-drop =", "group-throw =", "not in fr: group-drop (the grammar)"),
        ("locale/en.ftl", "ask-drop =", "ask-throw =", "not in en: ask-drop (Turn)"),
        ("locale/en.ftl", "why-full =", "why-not =", "not in en: why-full (steps/turn.py:"),
        ("locale/en.ftl", "zone-board =", "zone-plank =", "not in en: zone-board (scene.py:"),
        ("scene.py", '"board", "grid"', '"plank", "grid"', "not in en: zone-plank (scene.py:"),
        ("scene.py", 'self.zone("columns", "row", pieces)', 'self.row(0, "slots", pieces)', "zone-slots (scene.py:"),
        ("scene.py", 'self.zone("columns", "row", pieces)', 'self.hand(0, "column", [])', "zone-hand (scene.py:"),
        ("scene.py", 'self.zone("columns", "row", pieces)', 'self.stave(0, "song", pieces)', "zone-song (scene.py:"),
        ("scene.py", 'self.zone("columns", "row", pieces)', "self.pages(city=[])[1][0]", "page-city (scene.py:"),
        (
            "scene.py",
            'self.zone("columns", "row", pieces)',
            'self.hand(0, "", [], name="tops")',
            "zone-tops (scene.py:",
        ),
        ("scene.py", "return COLORS[side]", 'return self.album.mark("disc").text', "mark-disc (scene.py:"),
        ("locale/en.ftl", "reason-full =", "reason-filled =", "in en, not in fr: reason-filled"),
        ("locale/fr.ftl", "sign-seat-1 = R", "sign-seat-1 = R\nsign-seat-2 = V", "in fr, not in en: sign-seat-2"),
        (
            "locale/fr.ftl",
            "sign-seat-1 = R",
            "sign-seat-1 = R\nsign-seat-1 = V",
            "locale/fr.ftl has 'sign-seat-1' twice",
        ),
        ("locale/fr.ftl", "sign-seat-1 = R", "sign-seat-1 = R\n???", "locale/fr.ftl cannot be read: '???'"),
        ("steps/turn.py", '{"seat": seat})', '{"seat": seat}, {"column": 1})', "not in en: event-lines-up-veiled"),
        ("scene.py", '"status-over"', '"status-playing"', "in en, but never said: status-over"),
        ("scoring.py", '"line"', '"other"', "in en, but never said: source-line"),
    ],
)
def test_words_that_are_missing_or_left_over_are_named(
    copied: tuple[GameSpec[Any, Any], Spoil], file: str, old: str, new: str, said: str
) -> None:
    spec, spoil = copied
    spoil(file, old, new)
    with pytest.raises(ConformanceError) as found:
        check_messages(spec)
    assert found.value.check == "messages"
    assert said in found.value.what


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("locale/fr.ftl", "La colonne { $column } est pleine", "Trop de { $column }", "why-full says 'de Okanios'"),
        ("rules.toml", "devant un plateau", "autour de un plateau", "C4-001 says 'de un'"),
    ],
)
def test_french_that_does_not_flow_is_named(
    copied: tuple[GameSpec[Any, Any], Spoil], file: str, old: str, new: str, said: str
) -> None:
    spec, spoil = copied
    spoil(file, old, new)
    with pytest.raises(ConformanceError) as found:
        check_messages(spec)
    assert found.value.check == "French"
    assert said in found.value.what


def test_messages_that_others_are_made_of_are_used(copied: tuple[GameSpec[Any, Any], Spoil]) -> None:
    spec, spoil = copied
    for lang, word in (("en", "Board"), ("fr", "Plateau")):
        spoil(
            f"locale/{lang}.ftl",
            f"zone-board = {word}",
            f"zone-board = {{ board }} {{ -brand }}\nboard = {word}\n-brand = 4",
        )
    check_messages(spec)


def test_kinds_of_events_that_are_chosen_on_the_way_are_found(copied: tuple[GameSpec[Any, Any], Spoil]) -> None:
    """Given `kind, rule = … if … else …`, then both kinds need their words."""
    spec, spoil = copied
    spoil(
        "steps/turn.py",
        'table.tell("drops", "C4-003", seat, args)',
        'kind, rule = ("drops", "C4-003") if column else ("dribbles", ""); table.tell(kind, rule, seat, args)',
    )
    with pytest.raises(ConformanceError, match="not in en: event-dribbles"):
        check_messages(spec)


def test_words_that_the_painter_puts_together_are_used(copied: tuple[GameSpec[Any, Any], Spoil]) -> None:
    """A game says `column` and how many lines its aid has; the core says `aid-column-1`."""
    spec, spoil = copied
    for lang in LANGUAGES:
        spoil(f"locale/{lang}.ftl", "zone-board =", "aid-column = 1\naid-column-1 = 2\nzone-board =")
    check_messages(spec)
    for lang in LANGUAGES:
        spoil(f"locale/{lang}.ftl", "aid-column-1 =", "aid-tree-1 =")
    with pytest.raises(ConformanceError, match="never said: aid-tree-1"):
        check_messages(spec)


def test_deeds_are_events_that_are_told(copied: tuple[GameSpec[Any, Any], Spoil]) -> None:
    spec, _ = copied
    with pytest.raises(ConformanceError, match=r"not in en: event-flies-away \(the deeds\)"):
        check_messages(replace(spec, deeds=("drops", "flies-away")))
