"""Answers that take long are made only for whoever still waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from litestar import Request
from litestar.exceptions import ClientException

A = TypeVar("A")


async def while_there(request: Request[Any, Any, Any], work: Coroutine[Any, Any, A]) -> A:
    """The answer. When the connection is closed before there is one, the work is cancelled, and that is no fault."""
    answer = asyncio.get_running_loop().create_task(work)
    gone = asyncio.get_running_loop().create_task(leaving(request))
    try:
        await asyncio.wait((answer, gone), return_when=asyncio.FIRST_COMPLETED)
        if not answer.done():
            raise ClientException("whoever asked has gone")
        return await answer
    finally:
        gone.cancel()
        answer.cancel()


async def leaving(request: Request[Any, Any, Any]) -> None:
    """Until the other side has gone."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
