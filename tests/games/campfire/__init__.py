"""Campfire: the smallest game that is played together, with rounds, a vote, roles and an unforeseen question."""

from __future__ import annotations

from math import exp

from tests.games.campfire.steps import Animal, Evening
from tests.games.campfire.table import NIGHTS, CampfireSeat, CampfireTable
from tests.games.campfire.words import ANIMALS, LEXICON, WOOD
from veillee.core.content import Name
from veillee.core.packs import Pack
from veillee.core.result import Result, together
from veillee.core.scene import Player, Zone
from veillee.core.secrets import Pool
from veillee.core.setup import ModeInfo, RolesInfo, SettingInfo, Setup
from veillee.core.spec import GameSpec, Painting, View
from veillee.core.together import NOBODY
from veillee.core.words import Lexicon

ENOUGH = 2


class CampfirePack(Pack[None]):
    def box(self) -> tuple[None, Lexicon]:
        return None, LEXICON


def start(box: None, setup: Setup, chance: int) -> CampfireTable:
    """CF-001: everybody is an animal."""
    leader = 0 if setup.settings["leader"] == "first" else NOBODY
    table = CampfireTable(chance, [CampfireSeat() for _ in setup.seats], leader)
    table.roles = [ANIMALS.index(role) if (role := setup.role(seat)) else -1 for seat in range(len(setup.seats))]
    drawing = [Animal(seat) for seat, animal in enumerate(table.roles) if animal < 0]
    table.next(*drawing, Evening())
    return table


def secrets(table: CampfireTable, seat: int) -> list[Pool]:
    return []


def faults(table: CampfireTable) -> list[str]:
    found = [f"seat {seat} has {one.logs} logs" for seat, one in enumerate(table.seats) if one.logs < 0]
    if table.night > NIGHTS:
        found.append(f"night {table.night}")
    return found


def result(table: CampfireTable) -> Result:
    """CF-007: a fire of two in the morning."""
    won = table.night == NIGHTS and table.fire >= ENOUGH
    return together(len(table.seats), won, "reason-burns" if won else "reason-out", "CF-007")


def hope(table: CampfireTable) -> float:
    """The fire less what the wind of the nights to come will cost, with logs that may still feed it."""
    to_come = NIGHTS - table.night
    logs = sum(seat.logs for seat in table.seats)
    return 1 / (1 + exp(ENOUGH - 0.5 - table.fire - 0.5 * min(logs, 2) - 0.2 * to_come))


class Preview:
    """What options would bring, in words."""

    def __init__(self, view: View[CampfireTable]) -> None:
        self.view = view

    def what_if_do(self, task: int) -> list[str]:
        return [self.view.say("preview-log")] if task == WOOD else []

    def what_if_open(self, thing: int) -> list[str]:
        return [self.view.say("preview-secret")]


def paint(view: View[CampfireTable]) -> Painting:
    table = view.table
    players = [Player(seat, view.name("seat", seat), "", "") for seat in range(len(table.seats))]
    fire = Zone("fire", "tally", view.say("zone-fire"), count=max(0, table.fire))
    logs = [
        Zone(f"logs-{seat}", "tally", view.say("zone-logs"), owner=seat, count=one.logs)
        for seat, one in enumerate(table.seats)
    ]
    return Painting(view.say("status"), players, [fire, *logs], legend={})


GAME: GameSpec[None, CampfireTable] = GameSpec(
    id="campfire",
    package=__name__,
    title=Name("Le feu de camp", "Campfire"),
    accent="#aa5511",
    modes=(ModeInfo("camp", (2, 3), people={2: (1, 2), 3: (2, 3)}),),
    settings=(SettingInfo("leader", ("none", "first")),),
    rules_version=2,
    rules_since=1,
    pack=CampfirePack,
    setup=start,
    secrets=secrets,
    paint=paint,
    score=result,
    faults=faults,
    hidden_roles=(),
    roles=RolesInfo("animal", ANIMALS, called=True),
    preview=Preview,
    hope=hope,
)
