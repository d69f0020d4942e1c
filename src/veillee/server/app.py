"""The web service: Litestar around the service, the pages, live updates and the guards."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from litestar import Litestar
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import ResponseHeader
from litestar.di import Provide
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, SwaggerRenderPlugin
from litestar.plugins.prometheus import PrometheusConfig, PrometheusController
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from veillee import __version__
from veillee.core.errors import SetupError
from veillee.server import api, live, pages
from veillee.server.bots import BotRunner
from veillee.server.config import Config
from veillee.server.database import Database, migrate, parse_url
from veillee.server.errors import HANDLERS
from veillee.server.people import People
from veillee.server.schema import facts
from veillee.server.service import Service
from veillee.server.store import Store
from veillee.server.tables import Tables

log = logging.getLogger("veillee.server")

POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; font-src 'self'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}
DESCRIPTION = """\
A match is addressed by its id, a change of it by the *version* it was decided at: who answers names the
version they saw, and gets the present table back if somebody was faster. Sessions are cookies; changes
carry the value of the cookie `csrftoken` in the header `x-csrftoken`.
"""


def channels_backend(url: str) -> ChannelsBackend:
    """Where changes are announced: in memory for one process, PostgreSQL or Redis for several."""
    if not url:
        return MemoryChannelsBackend(history=0)
    if url.startswith(("postgresql", "postgres")):
        from litestar.channels.backends.psycopg import PsycoPgChannelsBackend

        return PsycoPgChannelsBackend(url)
    if url.startswith("redis"):
        try:
            from litestar.channels.backends.redis import RedisChannelsPubSubBackend
            from redis.asyncio import Redis
        except ImportError:
            raise SetupError("redis:// needs the package redis: pip install redis") from None
        return RedisChannelsPubSubBackend(redis=Redis.from_url(url))
    raise SetupError(f"{url!r} cannot announce changes; expected postgresql://… or redis://…")


async def shared_secret(database: Database) -> str:
    """A secret that all servers of one database share, made by the first of them."""
    query = select(facts.c.value).where(facts.c.name == "secret")
    with suppress(IntegrityError):
        async with database.write() as connection:
            if (await connection.scalar(query)) is None:
                await connection.execute(insert(facts).values(name="secret", value=secrets.token_hex(32)))
    async with database.read() as connection:
        return str(await connection.scalar(query))


def create_app(config: Config | None = None) -> Litestar:
    """The application, its database migrated and ready."""
    config = config or Config()
    url = parse_url(config.db)
    migrate(url)
    database = Database(url)
    secret = asyncio.run(_once(database))
    database = Database(url)
    channels = ChannelsPlugin(
        backend=channels_backend(config.channels), arbitrary_channels_allowed=True, subscriber_max_backlog=1_000
    )
    store = Store(database)
    people = People(database)
    tables = Tables(store)
    service = Service(store, tables, lambda id_: channels.publish({"match": id_}, [id_]))
    sockets = live.Sockets(config.sockets_per_person)

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        bots = BotRunner(service, config.bot_workers)
        chores = asyncio.create_task(housekeeping(service, config))
        try:
            yield
        finally:
            chores.cancel()
            await sockets.close()
            await bots.close()
            await database.close()

    return Litestar(
        route_handlers=[*api.handlers(), live.table, *pages.handlers(config), PrometheusController],
        dependencies={
            "service": Provide(lambda: service, sync_to_thread=False),
            "people": Provide(lambda: people, sync_to_thread=False),
            "sockets": Provide(lambda: sockets, sync_to_thread=False),
        },
        plugins=[channels],
        middleware=[
            RateLimitConfig(
                rate_limit=("minute", config.requests_per_minute), exclude=["^/health", "^/metrics", "^/assets/"]
            ).middleware,
            PrometheusConfig(app_name="veillee", prefix="veillee", group_path=True).middleware,
        ],
        csrf_config=CSRFConfig(secret=secret, cookie_secure=config.secure, cookie_samesite="strict"),
        exception_handlers=HANDLERS,
        before_send=[api.send_cookie],
        response_headers=[ResponseHeader(name=name, value=value) for name, value in HEADERS.items()],
        request_max_body_size=config.largest_request,
        openapi_config=OpenAPIConfig(
            title="Veillée",
            version=__version__,
            description=DESCRIPTION,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json"), SwaggerRenderPlugin()],
        ),
        lifespan=[lifespan],
        state=api.app_state(config),
    )


async def _once(database: Database) -> str:
    try:
        return await shared_secret(database)
    finally:
        await database.close()


async def housekeeping(service: Service, config: Config) -> None:
    """At the start look through the unfinished matches, then tidy up from time to time."""
    for id_ in await service.store.unfinished():
        problem = await service.tables.verify(id_)
        if problem:
            log.error("a stored match cannot be opened", extra={"match": id_, "problem": problem})
        else:
            service.bot_waits(id_)
    while True:
        for id_ in await service.store.tidy():
            service.publish(id_)
        await asyncio.sleep(config.tidy_every)
