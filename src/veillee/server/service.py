"""Everything that can be done at the tables, without a word about HTTP."""

from __future__ import annotations

from veillee.server.bell import Bell, Publish
from veillee.server.campaigns import Campaigns
from veillee.server.checking import Checks
from veillee.server.habits import Habits
from veillee.server.looking import Looking
from veillee.server.playing import Playing
from veillee.server.roles import Roles
from veillee.server.seating import Seating
from veillee.server.starting import Starting
from veillee.server.store import Store
from veillee.server.tables import Tables


class Service:
    """Looking, starting, sitting down and playing, each a part of its own, on the same tables."""

    def __init__(self, store: Store, tables: Tables, publish: Publish, *, named_seeds: bool = False) -> None:
        self.store = store
        self.tables = tables
        self.bell = Bell(publish)
        self.looking = Looking(store, tables, self.bell)
        self.starting = Starting(store, tables, self.bell, named_seeds=named_seeds)
        self.roles = Roles(store, tables, self.bell)
        self.seating = Seating(self.looking, self.roles, self.bell)
        self.habits = Habits(store.database)
        self.playing = Playing(self.looking, self.bell, self.habits)
        self.campaigns = Campaigns(self.starting)
        self.checks = Checks(store.database, tables, self.bell)
