"""The web service: Litestar around the service, the pages, live updates and the guards."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager, suppress

import msgspec
from litestar import Litestar
from litestar.channels import ChannelsPlugin
from litestar.config.app import AppConfig
from litestar.di import NamedDependency, Provide
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins import InitPlugin
from litestar.plugins.prometheus import PrometheusConfig
from prometheus_client import Gauge

from veillee import __version__
from veillee.core.save import Save
from veillee.core.scene import Outcome
from veillee.core.setup import Setup
from veillee.core.spec import registry
from veillee.core.text import LANGUAGES
from veillee.server import api, live, pages
from veillee.server.announce import PostgresChannels, channels_backend, payload_of
from veillee.server.bots import BotRunner
from veillee.server.config import Config
from veillee.server.database import Database, migrate, parse_url, shared_secret
from veillee.server.documents import DESCRIPTION
from veillee.server.errors import HANDLERS
from veillee.server.forgery import Forgery
from veillee.server.guards import Guards
from veillee.server.people import People
from veillee.server.pulse import Load, Pulse
from veillee.server.service import Service
from veillee.server.store import Store
from veillee.server.tables import Tables
from veillee.server.thinking import Thinking
from veillee.server.workers import Workers

log = logging.getLogger("veillee.server")

SOCKETS = Gauge("veillee_sockets", "Open live connections")
DAMAGED = Gauge("veillee_damaged_matches", "Unfinished matches that nobody can play on, found at the start")
PAST = Gauge("veillee_damaged_pasts", "Unfinished matches that go on although their past is damaged")
MATCHES = Gauge("veillee_matches_in_memory", "Matches that are kept in memory")
MEMORY = Gauge("veillee_match_bytes", "About how many bytes the matches in memory take")
THINKING = Gauge("veillee_thinking", "Bots, hints and analyses that are thought out or wait for it")


class Running(InitPlugin):
    """What runs beside the requests. It ends before the channels do, because it publishes to them."""

    def __init__(self, config: Config, channels: ChannelsPlugin) -> None:
        url = parse_url(config.db)
        migrate(url)
        self.config = config
        self.channels = channels
        self.others = channels if config.channels else None  # where other servers hear us
        self.database = Database(url)
        self.secret = shared_secret(self.database)
        self.store = Store(self.database)
        self.people = People(self.database)
        self.tables = Tables(self.store, config.match_memory)
        self.service = Service(self.store, self.tables, self.publish, named_seeds=config.named_seeds)
        self.workers = Workers(config.bot_workers)
        self.thinking = Thinking(self.service.looking, self.workers)
        self.hub = live.Hub(self.service.playing, self.people, config)
        self.hub.signals.tell = lambda match, signal: self.hub.tell(live.News(at=match, signal=signal), self.others)
        self.people.tell = self.tell_person
        self.service.habits.tell = lambda person: self.tell_person(person, False)
        self.pulse = Pulse(self.database, self.load, lambda: wake_bots(self.service), together=bool(config.channels))
        SOCKETS.set_function(lambda: self.hub.open.total())
        DAMAGED.set_function(lambda: self.service.checks.damaged)
        PAST.set_function(lambda: self.service.checks.past)
        MATCHES.set_function(lambda: self.load().matches)
        MEMORY.set_function(lambda: self.load().bytes)
        THINKING.set_function(lambda: self.load().thinking)

    def load(self) -> Load:
        """How busy this server is."""
        tables, checks = self.tables, self.service.checks
        return Load(
            self.hub.open.total(), tables.count, tables.weight, self.workers.turns.total, checks.damaged, checks.past
        )

    def publish(self, match: str, told: bool = False) -> None:
        self.hub.tell(live.News(match=match), None if told else self.others)

    def announcement(self, match: str) -> str:
        return payload_of(live.CHANNEL, msgspec.json.encode(live.News(match=match, by=self.hub.id)))

    def tell_person(self, person: str, left: bool) -> None:
        self.hub.tell(live.News(person=person, left=left), self.others)

    def on_app_init(self, app_config: AppConfig) -> AppConfig:
        app_config.lifespan.append(self.lifespan)
        return app_config

    @asynccontextmanager
    async def lifespan(self, _app: Litestar) -> AsyncIterator[None]:
        await trying(asyncio.to_thread(warm_up))
        bots = BotRunner(self.service, self.workers)
        tasks = [
            asyncio.create_task(self.hub.listen(self.channels)),
            asyncio.create_task(housekeeping(self.service, self.config)),
            asyncio.create_task(living(self.pulse)),
        ]
        try:
            yield
        finally:
            await self.hub.close()
            await bots.close()
            await self.thinking.close()
            self.workers.close()
            for task in tasks:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
            await trying(self.pulse.end())
            self.people.close()
            self.tables.pasts.digging.close()
            await self.database.close()


def create_app(config: Config | None = None) -> Litestar:
    """The application, its database migrated and ready."""
    config = config or Config()
    backend = channels_backend(config.channels)
    channels = ChannelsPlugin(backend=backend, channels=[live.CHANNEL])
    running = Running(config, channels)
    if isinstance(backend, PostgresChannels):
        backend.concerns = running.hub.concerns
        if backend.url == parse_url(config.db).set(drivername="postgresql"):
            running.store.announcement = running.announcement

    def people_after(service: NamedDependency[Service]) -> People:
        """Once the service is given: for what is given at the same time Litestar starts tasks, and they take longer
        than all the rest of a request."""
        return running.people

    app = Litestar(
        route_handlers=[*api.handlers(), live.table, *pages.handlers(config)],
        dependencies={
            "service": Provide(lambda: running.service, sync_to_thread=False),
            "thinking": Provide(lambda: running.thinking, sync_to_thread=False),
            "everybody": Provide(people_after, sync_to_thread=False),
            "hub": Provide(lambda: running.hub, sync_to_thread=False),
        },
        plugins=[channels, running],
        middleware=[
            PrometheusConfig(app_name="veillee", prefix="veillee", group_path=True).middleware,
            DefineMiddleware(Forgery, config=config, secret=running.secret),
        ],
        exception_handlers=HANDLERS,
        before_send=[api.send_cookie],
        request_max_body_size=config.largest_request,
        request_class=api.Question,
        openapi_config=OpenAPIConfig(
            title="Veillée",
            version=__version__,
            description=DESCRIPTION,
            path="/schema",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
        state=api.app_state(config),
    )
    app.state["running"] = running
    app.asgi_handler = Guards(app.asgi_handler, config, running.people)
    return app


def warm_up() -> None:
    """Read what every first answer needs, before anybody is answered.

    msgspec learns a type when it is first read into. Two threads that do so at once with a type that holds
    others bring the process down, so all that several threads read is read here first.
    """
    for kind in (Setup, Outcome, Save):
        msgspec.json.Decoder(kind)
    for spec in registry().values():
        spec.box()
        spec.rulebook  # noqa: B018  (reads it)
        for lang in LANGUAGES:
            spec.messages(lang)


async def housekeeping(service: Service, config: Config) -> None:
    """At the start look through the unfinished matches, then tidy up from time to time."""
    await trying(wake_bots(service))
    await trying(service.checks.look_through())
    while True:
        await trying(tidy(service))
        await trying(wake_bots(service))  # in case the server that was thinking has gone
        await asyncio.sleep(config.tidy_every)


async def living(pulse: Pulse) -> None:
    """Say that we live, for ever; a database that is away for a while is no reason to stop."""
    while True:
        try:
            await pulse.beat()
        except Exception as error:
            log.warning("the pulse was not told", extra={"problem": type(error).__name__})
        await asyncio.sleep(pulse.every)


async def trying(chore: Awaitable[None]) -> None:
    """A chore that fails is told, and does not keep the others from being done."""
    try:
        await chore
    except Exception as error:
        log.error("housekeeping failed", exc_info=error)


async def wake_bots(service: Service) -> None:
    for id_ in await service.store.waiting_for_bots():
        service.bell.wake_bot(id_)


async def tidy(service: Service) -> None:
    for id_ in await service.store.tidy():
        service.tables.forget_header(id_)
        service.bell.publish(id_, False)
