"""The endpoints of habits."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, delete, get, patch
from litestar.params import PathParameter

from veillee.server import types
from veillee.server.documents import changing, reading
from veillee.server.parameters import ALook, TheService, body

GameId = Annotated[str, PathParameter(max_length=40, description="The id of a game.")]


class HabitsController(Controller):
    """What you answer without being asked, game by game."""

    path = "/api/habits"
    tags = ("people",)

    @get("/{game_id:str}", summary="My habits in a game", **reading(types.Habits, 404))
    async def shown(self, service: TheService, glance: ALook, game_id: GameId) -> types.Habits:
        """What is usual in a game, and where you want to be asked all the same."""
        return await service.habits.shown(game_id, glance)

    @patch("/{game_id:str}", summary="Make or drop a habit", **changing(types.Habits, 404, 409))
    async def change(
        self,
        service: TheService,
        glance: ALook,
        game_id: GameId,
        data: Annotated[types.NewHabit, body(question="ask-mill", answer="ask")],
    ) -> types.Habits:
        """Your answer to a question from now on. Answers by habit stand in the record like any other."""
        return await service.habits.change(game_id, data, glance)

    @delete("/{game_id:str}", summary="Forget my habits in a game", status_code=200, **changing(types.Habits, 404))
    async def drop(self, service: TheService, glance: ALook, game_id: GameId) -> types.Habits:
        """What is usual is usual again, everything else is asked."""
        return await service.habits.drop(game_id, glance)
