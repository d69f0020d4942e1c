"""Situations in which moves are tried that are not possible."""

from __future__ import annotations

from tests.games.raiders.laid import BLACK, RED, again, ask, hold, laid, plundered, table_of, value
from veillee.core.match import Match
from veillee.games.raiders.box import NONE
from veillee.games.raiders.steps.raid import ChooseSet
from veillee.games.raiders.table import RAIDING

FIVE = ["archer_1", "scout_1", "sage_1", "champion_1", "forager_1"]


def card(id_: str) -> int:
    return value("townsfolk", id_)


def first_turn() -> Match:
    """Red holds a black worker, has 2 silver and three cards."""
    return hold(laid(), RED, "archer_1", "scout_1", "scout_2")


def placed_on_mill() -> Match:
    """The Mill has been used; now a worker must be taken."""
    match = first_turn()
    match.play("place:mill")
    match.play("gain:provisions")
    return match


def raider(crew: list[str], worker: int = BLACK, **goods: int) -> Match:
    return hold(laid(), RED, crew=crew, worker=worker, **goods)


def raiding(match: Match, site: str, *dice: int) -> Match:
    table = table_of(match)
    table.phase, table.site, table.dice = RAIDING, value("site", site), list(dice)
    table.seats[RED].worker = NONE
    return match


def choosing_a_set() -> Match:
    match = plundered(raider(["archer_1", "scout_1"], provisions=8), "harbour_west_2")
    raiding(match, "harbour_west")
    return ask(match, ChooseSet(RED, value("site", "harbour_west")))


def without_supply(match: Match, good: int) -> Match:
    table_of(match).supply[good] = 0
    return again(match)
