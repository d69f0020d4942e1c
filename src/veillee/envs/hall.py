"""Tables side by side: plays a choice at each of them, and keeps what is seen and offered there. This is hot code."""

from __future__ import annotations

from collections.abc import Callable

from veillee.core.secrets import Pool
from veillee.core.table import Table
from veillee.envs.actions import Actions
from veillee.envs.features import Sheet
from veillee.envs.knowledge import Knowledge

Secrets = Callable[[Table, int], list[Pool]]


class Hall:
    """As many tables as there are matches, each with a page for every seat that may look at it.

    A page is written again and again, only where something has changed. Each seat has its own, so that nothing is
    written anew only because another seat is asked.
    """

    tables: list[Table]
    rows: list[int]  # for each table the page of the seat that is asked
    offers: list[list[int]]

    def __init__(
        self, knowledge: Knowledge, secrets: Secrets | None, actions: Actions, pages: bytearray, count: int
    ) -> None:
        self.knowledge = knowledge
        self.secrets = secrets
        self.actions = actions
        self.players = knowledge.players
        self.tables = []
        self.sheets: list[Sheet] = [
            knowledge.sheet(pages, page * knowledge.size) for page in range(count * knowledge.players)
        ]
        self.rows = [0] * count
        self.offers = [[] for _ in range(count)]

    def play(self, chosen: list[int], steps: list[int], limit: int) -> list[int]:
        """Do an action at each table, counting steps, and look at once what is asked next: now its things are at hand.

        Returned are the tables where the action was not offered, that are over, or at their limit, if there is one.
        """
        stopped: list[int] = []
        for index in range(len(chosen)):
            table = self.tables[index]
            option = self.actions.find(table.options, chosen[index])
            if option is not None:
                table.choose(option)
                taken = steps[index] + 1
                steps[index] = taken
                if table.asking is not None and taken != limit:
                    self.meet(index)
                    continue
            stopped.append(index)
        return stopped

    def look(self, index: int, seat: int) -> int:
        """Bring a seat's page up to date; which page it is."""
        page = index * self.players + seat
        table = self.tables[index]
        secrets = self.secrets
        if secrets is None:
            self.knowledge.update(table, seat, self.sheets[page])
        else:
            self.knowledge.update_veiled(table, seat, secrets(table, seat), self.sheets[page])
        return page

    def meet(self, index: int) -> None:
        """Bring up to date what the seat that is asked at a table knows, and what is offered to it."""
        table = self.tables[index]
        asking = table.asking
        assert asking is not None, "a match that is over begins anew before anybody looks"
        self.rows[index] = self.look(index, asking.seat)
        self.offers[index] = self.actions.numbers(table.options, index * len(self.actions))

    def offered(self) -> list[int]:
        """The places of all actions that are offered, table by table: the table's first place and the number."""
        found: list[int] = []
        for offers in self.offers:
            found += offers
        return found
