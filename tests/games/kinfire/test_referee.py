"""Random combats under the eyes of the referee, and a referee that sees what is wrong."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.kinfire.builder import LEXICON, SPEC
from tests.games.kinfire.referee import Foul, Referee
from veillee.core.setup import make_setup
from veillee.core.table import Event
from veillee.games.kinfire.table import KinfireTable
from veillee.games.kinfire.words import SETUP_IDS

FIGHTS = ("play", "aim", "aim_zone", "block", "boost", "lantern", "guard", "fate")
MUSTERED = ("PlaceSeeker", "Retarget", "FirstLesson")


def played(combat: str, players: int, seed: int) -> tuple[KinfireTable, list[Event], Referee]:
    """A combat of players who like to fight, with all that was told, up to the first question after the setup."""
    settings = {"combat": combat, "growth": "given", "tutorial": "on" if seed % 2 else "off"}
    setup = make_setup(SPEC, seed=seed, mode="combat", seats=["human"] * players, settings=settings)
    table = SPEC.begin(SPEC.box(), setup)
    table.log = []
    table.advance()
    names = [LEXICON.id("seeker", one.seeker) for one in table.seats]
    tops = [one.top for one in table.seats]
    referee = Referee(LEXICON, combat, names, tops, [foe.health for foe in table.foes])
    return table, table.log, referee


def watch(combat: str, players: int, seed: int) -> Referee:
    table, log, referee = played(combat, players, seed)
    player, heard = Random(seed), 0
    while True:
        while heard < len(log):
            referee.hear(log[heard])
            heard += 1
        if table.asking is None:
            return referee
        if all(one.zone >= 0 for one in table.seats) and all(foe.target >= 0 for foe in table.foes):
            referee.agrees(table)
        eager = [option for option in table.options if option.kind in FIGHTS]
        table.choose(player.choice(eager if eager and player.random() < 0.8 else table.options))


@pytest.mark.rule("KIN-085", "KIN-092", "KIN-080", "KIN-160", "KIN-163", "KIN-166", "KIN-157", "KIN-158", "KIN-182")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("combat", SETUP_IDS)
def test_the_referee_finds_nothing(combat: str, players: int) -> None:
    for seed in range(4):
        watch(combat, players, seed)


def test_the_referee_would_find_something() -> None:
    _, log, referee = played("q2_11", 2, 0)
    for event in log:
        referee.hear(event)
    referee.turn, referee.at[0] = 0, referee.enemy_at["garrek"]
    referee.card = "melee 3 (+2 ally_there)"
    referee.hear(Event("printed", "KIN-076", 0, {"number": 3}, None))
    for event in (
        Event("strikes", "KIN-076", 0, {"seat": 0, "enemy": 1, "number": 4, "number2": 1}, None),
        Event("printed", "KIN-076", 0, {"number": 5}, None),
        Event("hit", "KIN-080", 0, {"seat": 0, "number": 3, "number2": 9, "number3": 0, "number4": 1}, None),
        Event("reset", "KIN-092", -1, {"number": 1}, None),
        Event("status-ends", "KIN-182", 0, {"seat": 0, "status": 1}, None),
        Event("heals", "KIN-077", 0, {"seat": 0, "number": 90, "number2": 99}, None),
    ):
        with pytest.raises(Foul):
            referee.hear(event)
