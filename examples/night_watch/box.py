"""What is in the box: the watches, each with whoever knocks in its course."""

from __future__ import annotations

from dataclasses import dataclass

from examples.night_watch.options import Options


@dataclass(kw_only=True, eq=False)
class Watch:
    """A chapter: so many hours at one place, with its own wood, its own winds and its own stranger."""

    hours: int
    fire: int  # with which it begins, before the embers that are carried in
    wood: list[int]  # how likely each kind of wood is found far away
    winds: list[int]  # how likely each wind blows
    ways: list[int]  # the watches that may follow
    knock: int  # the hour after which somebody knocks
    let_in: int  # what letting them in does to the fire: looked up after the answer, and never before
    sent_away: int


@dataclass(kw_only=True, eq=False)
class NightBox:
    watches: list[Watch]
    options: Options
