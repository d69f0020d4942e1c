"""Where the panes stand: by the size of the screen, so that they keep their places whatever is asked.

Only a question of many lines, or the tips of a lesson below it, takes some from the board as long as it is asked.
"""

from __future__ import annotations

from typing import NamedTuple

WIDE, TALL = 110, 30  # from this size on the decision stands beside the board
NARROW, LOW = 72, 20  # below this size only the board and the options are shown
GAP = 1
LEAST = 3  # lines of the board and of the options that a long question leaves alone


class Place(NamedTuple):
    """A rectangle of the screen, in columns and lines; one of no height is not shown."""

    x: int
    y: int
    width: int
    height: int


def arrange(width: int, height: int, asked: int = 0) -> dict[str, Place]:
    """The places of all panes on a screen of this size. Together they fill it, and none covers another.

    The question has so many lines with its tips, as far as there is room for them.
    """
    if width < NARROW or height < LOW:
        return _narrow(width, height)
    return _beside(width, height, asked) if width >= WIDE and height >= TALL else _below(width, height, asked)


def _beside(width: int, height: int, asked: int) -> dict[str, Place]:
    """The board and one's area left; the question, its options and the story right."""
    left = width * 61 // 100
    x, right = left + GAP, width - left - GAP
    room = height - 2
    own = max(room // 4, 9)
    prompt = 3
    options = (room - prompt) * 58 // 100
    more = min(max(asked - prompt, 0), options - LEAST)
    prompt, options = prompt + more, options - more
    return {
        "header": Place(0, 0, width, 1),
        "board": Place(0, 1, left, room - own),
        "areas": Place(0, 1 + room - own, left, own),
        "prompt": Place(x, 1, right, prompt),
        "options": Place(x, 1 + prompt, right, options),
        "log": Place(x, 1 + prompt + options, right, room - prompt - options),
        "line": Place(0, height - 1, width, 1),
    }


def _below(width: int, height: int, asked: int) -> dict[str, Place]:
    """The board above one's area, and below them the options beside the story."""
    room = height - 2
    prompt, below, own = 2, max(room * 7 // 22, 6), max(room * 4 // 22, 4)
    board = room - prompt - below - own
    more = min(max(asked - prompt, 0), board - LEAST)
    prompt, board = prompt + more, board - more
    left = width * 5 // 8
    return {
        "header": Place(0, 0, width, 1),
        "board": Place(0, 1, width, board),
        "areas": Place(0, 1 + board, width, own),
        "prompt": Place(0, 1 + board + own, width, prompt),
        "options": Place(0, 1 + board + own + prompt, left, below),
        "log": Place(left + GAP, 1 + board + own + prompt, width - left - GAP, below),
        "line": Place(0, height - 1, width, 1),
    }


def _narrow(width: int, height: int) -> dict[str, Place]:
    """The board above the options; the question is their first line, the rest is asked for."""
    room = height - 2
    own = 4 if room >= 16 else 0
    board = max((room - own) * 2 // 5, 1)
    nowhere = Place(0, 0, width, 0)
    return {
        "header": Place(0, 0, width, 1),
        "board": Place(0, 1, width, board),
        "areas": Place(0, 1 + board, width, own),
        "prompt": nowhere,
        "options": Place(0, 1 + board + own, width, room - board - own),
        "log": nowhere,
        "line": Place(0, height - 1, width, 1),
    }
