"""A game as a later release might have it: other print, other rule content, later rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from veillee.core.spec import GameSpec, game
from veillee.testing.replays import at_hand

Change = Callable[[dict[str, str]], None]  # changes the texts of a pack's files


def renamed(texts: dict[str, str]) -> None:
    """One letter of a French name."""
    texts["adventures.toml"] = swapped(texts["adventures.toml"], 'fr = "', 'fr = "Z')


def moved(texts: dict[str, str]) -> None:
    """One coordinate of a drawing."""
    texts["archipelago.toml"] = swapped(texts["archipelago.toml"], "x      = 500", "x      = 510")


def dearer(texts: dict[str, str]) -> None:
    """The cost of one card."""
    texts["adventures.toml"] = swapped(texts["adventures.toml"], '["communication", ', '["trade", ')


def swapped(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


def later(spec: GameSpec[Any, Any], change: Change | None = None, **changes: Any) -> GameSpec[Any, Any]:
    """The game after a change of its house pack, of its rules, or of both."""
    new = replace(spec, **changes)
    texts = dict(spec.box().texts)
    if change is not None:
        change(texts)
    new._boxes[""] = new._read(texts, "a later house pack")
    return new


@contextmanager
def released(game_id: str, change: Change | None = None, **changes: Any) -> Iterator[GameSpec[Any, Any]]:
    """For a while the installed game is a later one."""
    new = later(game(game_id), change, **changes)
    with at_hand(new):
        yield new
