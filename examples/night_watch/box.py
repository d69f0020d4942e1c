"""What is in the box: the watches, and those who may knock."""

from __future__ import annotations

from dataclasses import dataclass

from examples.night_watch.options import Options


@dataclass(kw_only=True, eq=False)
class Watch:
    """A chapter: so many hours at one place, with its own wood and its own winds."""

    hours: int
    fire: int  # with which it begins, before what is carried in
    knock: int  # the hour after which somebody knocks
    wood: list[int]  # how many pieces of each kind lie far away
    winds: list[int]  # how many winds of each kind may blow
    ways: list[int]  # the watches that may follow


@dataclass(kw_only=True, eq=False)
class Stranger:
    """What follows an answer at the door. It is looked up when the answer was given, and never before."""

    id: str
    let_in: int  # what letting them in does to the fire
    sent_away: int
    stays: bool  # whoever is let in


@dataclass(kw_only=True, eq=False)
class NightBox:
    watches: list[Watch]
    strangers: list[Stranger]
    options: Options
