"""The endpoints: thin wrappers around the service, with real descriptions for the OpenAPI document."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, Response, Router, delete, get, patch, post
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.di import Provide
from litestar.enums import MediaType
from litestar.exceptions import ClientException, InternalServerException, SerializationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter
from litestar.types import Message, Scope
from prometheus_client import generate_latest
from sqlalchemy.exc import SQLAlchemyError

from veillee.bots import BOTS
from veillee.bots.levels import LEVELS, USUAL
from veillee.core.answers import About, Explanation, Told
from veillee.core.hints import Hint
from veillee.core.lessons import DueTip
from veillee.core.scene import Paragraph
from veillee.core.spec import GameSpec, game, registry
from veillee.core.text import LANGUAGES
from veillee.server import types
from veillee.server.addresses import address_of
from veillee.server.campaign_api import CampaignsController
from veillee.server.config import Config
from veillee.server.database import reason_of
from veillee.server.documents import about, changing, deciding, reading
from veillee.server.guards import Limit, lang_of
from veillee.server.habit_api import HabitsController
from veillee.server.lessons import lesson_in, page_of
from veillee.server.parameters import (
    ALook,
    Before,
    Key,
    Known,
    Lang,
    MatchId,
    Older,
    RequestKey,
    Seat,
    Since,
    Target,
    ThePeople,
    ThePerson,
    TheService,
    TheThinking,
    Token,
    Watch,
    body,
)
from veillee.server.people import SESSION, People, Person, person_name
from veillee.server.refusals import Refusal
from veillee.server.seating import Seated
from veillee.server.sight import Look
from veillee.server.views import role_name
from veillee.server.waiting import while_there

YEAR = 365 * 24 * 3600

AnyRequest = Request[Any, Any, Any]


class Question(AnyRequest):
    """A request whose body may be anything at all, also nested more deeply than can be read, or only half there."""

    async def body(self) -> bytes:
        try:
            return await super().body()
        except InternalServerException:  # whoever asked has gone before all of it had come: no fault of ours
            raise ClientException("the request did not arrive as a whole") from None

    async def json(self) -> Any:
        try:
            return await super().json()
        except RecursionError:
            raise SerializationException("JSON is nested too deeply") from None


def app_state(config: Config) -> State:
    return State({"config": config, "newcomers": Limit(config.guests_per_minute)})


async def person_of(connection: ASGIConnection[Any, Any, Any, Any], everybody: People) -> Person | None:
    """Whose session the cookie names."""
    token = connection.cookies.get(SESSION)
    return await everybody.of_token(token) if token else None


def session_cookie(token: str, state: State) -> Cookie:
    secure = state["config"].secure
    return Cookie(key=SESSION, value=token, max_age=YEAR, httponly=True, samesite="lax", secure=secure)


async def known_person(request: AnyRequest, everybody: ThePeople) -> Person:
    """The person of the session; who has none yet becomes a guest, and the answer sets the cookie."""
    person = await person_of(request, everybody)
    if person is None:
        newcomers: Limit = request.app.state["newcomers"]
        if wait := newcomers.wait(address_of(request.scope)):
            raise Refusal("too-many", lang_of(request.scope["query_string"]), 429, wait=wait)
        person, token = await everybody.new_guest()
        request.scope["veillee_token"] = token  # type: ignore[typeddict-unknown-key]
    return person


async def send_cookie(message: Message, scope: Scope) -> None:
    """New sessions get their cookie with whatever is answered."""
    token = scope.get("veillee_token")
    if token and message["type"] == "http.response.start":
        cookie = session_cookie(str(token), scope["litestar_app"].state)
        message["headers"] = [*message["headers"], (b"set-cookie", cookie.to_header(header="").encode())]


def a_look(
    person: ThePerson,
    lang: Lang = "en",
    seat: Seat = None,
    since: Since = 0,
    watch: Watch = "",
    version: Known = None,
) -> Look:
    return Look(person, lang, seat, since, watch, version)


def a_glance(person: ThePerson, lang: Lang = "en") -> Look:
    return Look(person, lang)


def as_me(person: Person, lang: str) -> types.Me:
    return types.Me(person.id, person_name(person.name, lang), person.guest)


Version = Annotated[types.Change, body(version=12)]


class PeopleController(Controller):
    """Who you are."""

    path = "/api"
    tags = ("people",)

    @get("/me", summary="Who am I?", **reading(types.Me))
    async def me(self, person: ThePerson, lang: Lang = "en") -> types.Me:
        """The person of this session. Who has no session yet becomes a guest at once."""
        return as_me(person, lang)

    @patch("/me", summary="Choose a name", **changing(types.Me, 422))
    async def rename(
        self,
        person: ThePerson,
        everybody: ThePeople,
        data: Annotated[types.Rename, body(name="Ada")],
        lang: Lang = "en",
    ) -> types.Me:
        """How you are called at the table."""
        changed = await everybody.rename(person, data.name, lang)
        return as_me(changed, lang)

    @post("/account", summary="Make an account", status_code=200, **changing(types.Me, 409, 422))
    async def account(
        self,
        request: AnyRequest,
        person: ThePerson,
        everybody: ThePeople,
        data: Annotated[types.NewAccount, body(name="Ada", passphrase="a bridge of stone")],
        lang: Lang = "en",
    ) -> types.Me:
        """A name and a passphrase keep your matches across devices. The guest's matches come along."""
        made, token = await everybody.make_account(person, data.name, data.passphrase, lang)
        request.scope["veillee_token"] = token  # type: ignore[typeddict-unknown-key]
        return as_me(made, lang)

    @patch("/account", summary="Change the passphrase", **changing(types.Me, 401, 409))
    async def passphrase(
        self,
        request: AnyRequest,
        person: ThePerson,
        everybody: ThePeople,
        data: Annotated[types.NewPassphrase, body(old="a bridge of stone", new="a bridge of wood")],
        lang: Lang = "en",
    ) -> types.Me:
        """Needs the old one. All other sessions of the account are closed, and this one gets a new cookie."""
        token = await everybody.change_passphrase(person, data.old, data.new, lang)
        request.scope["veillee_token"] = token  # type: ignore[typeddict-unknown-key]
        return as_me(person, lang)

    @post("/session", summary="Log in", status_code=200, **changing(types.Me, 401))
    async def log_in(
        self,
        request: AnyRequest,
        everybody: ThePeople,
        data: Annotated[types.Login, body(name="Ada", passphrase="a bridge of stone")],
        lang: Lang = "en",
    ) -> types.Me:
        """Open a session of an account."""
        person, token = await everybody.log_in(data.name, data.passphrase, lang)
        request.scope["veillee_token"] = token  # type: ignore[typeddict-unknown-key]
        return as_me(person, lang)

    @delete("/session", summary="Log out", status_code=200, **reading(types.Me, 403))
    async def log_out(self, request: AnyRequest, everybody: ThePeople, lang: Lang = "en") -> types.Me:
        """Close this session; a new guest takes its place."""
        token = request.cookies.get(SESSION)
        if token:
            await everybody.log_out(token)
        return await self._as_a_new_guest(request, everybody, lang)

    @delete("/sessions", summary="Log out everywhere", status_code=200, **reading(types.Me, 403))
    async def log_out_everywhere(
        self, request: AnyRequest, person: ThePerson, everybody: ThePeople, lang: Lang = "en"
    ) -> types.Me:
        """Close all your sessions, on every device; a new guest takes the place of this one."""
        await everybody.log_out_everywhere(person)
        return await self._as_a_new_guest(request, everybody, lang)

    async def _as_a_new_guest(self, request: AnyRequest, everybody: People, lang: str) -> types.Me:
        person, fresh = await everybody.new_guest()
        request.scope["veillee_token"] = fresh  # type: ignore[typeddict-unknown-key]
        return as_me(person, lang)


GameId = Annotated[str, PathParameter(max_length=40, description="The id of a game.")]


class GamesController(Controller):
    """What can be played."""

    path = "/api/games"
    tags = ("games",)

    @get("/", summary="All games", sync_to_thread=False, **reading(types.GameCard))
    def games(self) -> list[types.GameCard]:
        """Every game with its modes, seats, levels and options, and the bots that can sit at it."""
        bots = [
            types.BotInfo(
                bot=level.bot,
                name={lang: level.name(lang) for lang in LANGUAGES},
                note={lang: level.note(lang) for lang in LANGUAGES},
            )
            for level in LEVELS
        ]
        bots += [
            types.BotInfo(bot=name, name=dict.fromkeys(LANGUAGES, name), note=dict.fromkeys(LANGUAGES, ""))
            for name in BOTS.others()
        ]
        return [
            types.GameCard(
                info=spec.info,
                accent=spec.accent,
                scenery=spec.scenery,
                words={lang: words_of(spec, lang) for lang in LANGUAGES},
                bots=bots,
                usual=USUAL.bot,
                campaign=spec.campaign is not None,
                campaign_settings=list(spec.campaign.settings) if spec.campaign is not None else [],
                campaign_decides=list(spec.campaign.decides) if spec.campaign is not None else [],
                lesson=lesson is not None,
                guided=lesson is not None and lesson.match is not None,
                minutes=lesson.match.minutes if lesson is not None and lesson.match is not None else 0,
                phrases=list(spec.phrases),
                deeds=list(spec.deeds),
            )
            for spec in registry().values()
            for lesson in [lesson_in(spec)]
        ]

    @get("/{game_id:str}/lesson", summary="How it is played", sync_to_thread=False, **reading(types.LessonPage, 404))
    def lesson(self, game_id: GameId, lang: Lang = "en") -> types.LessonPage:
        """The goal, a turn and how it ends, on one screen; and whether a guided first match can be started."""
        lesson = lesson_in(game(game_id)) if game_id in registry() else None
        if lesson is None:
            raise Refusal("no-lesson" if game_id in registry() else "no-game", lang, 404)
        return page_of(lesson, lang)

    @get("/{game_id:str}/rules", summary="The rules of a game", sync_to_thread=False, **reading(types.Catalogue, 404))
    def rules(self, game_id: GameId, lang: Lang = "en") -> types.Catalogue:
        """The whole rule catalogue in one language."""
        if game_id not in registry():
            raise Refusal("no-game", lang, 404)
        book = game(game_id).rulebook
        return types.Catalogue(
            game=game_id,
            lang=lang,
            chapters=[types.RuleChapter(chapter.id, chapter.title(lang)) for chapter in book.chapter],
            rules=[types.RuleEntry(rule.number, rule.chapter, rule.source, rule.text(lang)) for rule in book.rule],
        )


def words_of(spec: GameSpec[Any, Any], lang: str) -> dict[str, str]:
    """What the things are called that can be set; a game that has no words for some is listed all the same."""
    words = spec.messages(lang)
    found = {id_: words.format(id_) for id_ in spec.word_ids if id_ in words}
    roles = spec.roles.ids if spec.roles is not None else ()
    return {**found, **{f"role-{role}": role_name(spec, role, lang) for role in roles}}


class MatchesController(Controller):
    """Matches: lists, tables and everything that can be done at them."""

    path = "/api/matches"
    tags = ("matches",)

    @get("/", summary="My matches, and open ones", **reading(types.Matches, 404))
    async def matches(self, service: TheService, glance: ALook, older: Older = "") -> types.Matches:
        """Your matches with whose turn it is and since when, a page at a time; and those with a free seat."""
        return await service.looking.matches(glance, older)

    @post("/", summary="Start a match", **changing(types.TableState, 422))
    async def create(
        self,
        service: TheService,
        glance: ALook,
        data: Annotated[types.NewMatch, body(game="pilgrims", mode="solo", level="hard")],
        request_key: RequestKey = "",
    ) -> types.TableState:
        """Start a match. The first human seat is yours; the others get invitations, unless `one_screen`.

        A seed can be named only where nobody else sits at the table: who knows it knows all cards. With `guided` it
        is the first match of the game's lesson, whose table comes with tips and proposals for the learner.
        """
        return await service.starting.create(data, glance, request_key)

    @post(
        "/file",
        summary="Take a match in",
        request_max_body_size=types.LONGEST_RECORD * 2,  # line breaks are two characters in JSON
        **changing(types.TableState, 422),
    )
    async def take_in(
        self,
        service: TheService,
        glance: ALook,
        data: Annotated[types.MatchFile, body(text="veillee-record 1\n")],
        request_key: RequestKey = "",
    ) -> types.TableState:
        """A match that is over out of its record, to look at: it is played again, and all its seats are yours."""
        return await service.starting.take_in(data.text, glance, request_key)

    @post("/gather", summary="Gather people", **changing(types.MatchInfo, 422))
    async def gather(
        self,
        service: TheService,
        glance: ALook,
        data: Annotated[types.NewMatch, body(game="pilgrims", mode="basic", players=2)],
        request_key: RequestKey = "",
    ) -> types.MatchInfo:
        """A match whose roles are chosen by whoever sits down. Nothing is dealt before all have, or you start it."""
        return await service.starting.gather(data, glance, request_key)

    @post("/{match:str}/role", summary="Choose a role", status_code=200, **changing(types.MatchInfo, 404, 409, 422))
    async def take_role(
        self,
        service: TheService,
        match: MatchId,
        glance: ALook,
        data: Annotated[types.TakeRole, body(seat=0, role="red")],
    ) -> types.MatchInfo:
        """Who you want to be, while people gather; an empty word leaves it open again."""
        return await service.roles.take(match, data, glance)

    @post("/{match:str}/start", summary="Deal", status_code=200, **changing(types.MatchInfo, 404, 409))
    async def start(self, service: TheService, match: MatchId, glance: ALook) -> types.MatchInfo:
        """The owner does not wait any longer: what nobody chose is dealt by chance or asked at the table."""
        return await service.roles.start(match, glance)

    @post("/{match:str}/seats", summary="Hand a seat over", status_code=200, **changing(types.MatchInfo, 404, 409, 422))
    async def hand_over(
        self,
        service: TheService,
        match: MatchId,
        glance: ALook,
        data: Annotated[types.HandOver, body(seat=1, kind="greedy")],
    ) -> types.MatchInfo:
        """The owner gives a seat to a bot, takes it, or frees it for whoever gets the invitation; at any decision."""
        return await service.seating.hand_over(match, data, glance)

    @get("/{match:str}", summary="A match without its table", **reading(types.MatchInfo, 404))
    async def info(self, service: TheService, match: MatchId, look: ALook) -> types.MatchInfo:
        """Who plays, how it stands, and for its owner the invitations."""
        return await service.looking.match_info(match, look)

    @patch("/{match:str}", summary="Change the settings of a match", **changing(types.MatchInfo, 404))
    async def settings(
        self,
        service: TheService,
        match: MatchId,
        glance: ALook,
        data: Annotated[types.Settings, body(watchable=True)],
    ) -> types.MatchInfo:
        """The owner may open a match to anybody, switch spectators on or off, and set when it is abandoned."""
        return await service.seating.settings(match, data, glance)

    @get("/{match:str}/table", summary="The table", **reading(types.TableState, 403, 404, 409))
    async def table(self, service: TheService, match: MatchId, look: ALook) -> types.TableState:
        """The table as your seat (or a spectator) sees it, and what happened after event `since`."""
        return await service.looking.table(match, look)

    @post(
        "/{match:str}/play", summary="Answer the present decision", status_code=200, **deciding(types.TableState, 422)
    )
    async def play(
        self,
        service: TheService,
        match: MatchId,
        look: ALook,
        data: Annotated[types.Play, body(version=12, key="go:foot:c3")],
        request_key: RequestKey = "",
    ) -> types.TableState:
        """Choose an option by its key. 409 with the present table if somebody was faster."""
        return (await service.playing.play(match, data, look, request_key)).table(look)

    @post("/{match:str}/undo", summary="Take back", status_code=200, **deciding(types.TableState))
    async def undo(self, service: TheService, match: MatchId, look: ALook, data: Version) -> types.TableState:
        """Take back your last choice, if nothing was revealed and nobody else has acted since."""
        return (await service.playing.undo(match, data, look)).table(look)

    @post("/{match:str}/redo", summary="Put back", status_code=200, **deciding(types.TableState, 422))
    async def redo(self, service: TheService, match: MatchId, look: ALook, data: Version) -> types.TableState:
        """Make the choice again that was taken back."""
        return (await service.playing.redo(match, data, look)).table(look)

    @post("/{match:str}/resign", summary="Resign", status_code=200, **deciding(types.TableState))
    async def resign(self, service: TheService, match: MatchId, look: ALook, data: Version) -> types.TableState:
        """Give the match up; it is over for everybody."""
        return (await service.playing.resign(match, data, look)).table(look)

    @post("/{match:str}/pause", summary="Pause", status_code=200, **deciding(types.TableState))
    async def pause(self, service: TheService, match: MatchId, look: ALook, data: Version) -> types.TableState:
        """Nobody can play until somebody at the table resumes."""
        return (await service.playing.pause(match, data, look, paused=True)).table(look)

    @post("/{match:str}/resume", summary="Resume", status_code=200, **deciding(types.TableState))
    async def resume(self, service: TheService, match: MatchId, look: ALook, data: Version) -> types.TableState:
        """Go on after a pause."""
        return (await service.playing.pause(match, data, look, paused=False)).table(look)

    @get("/{match:str}/explain", summary="Why (not)?", **reading(Explanation, 403, 404, 409, 422))
    async def explain(self, service: TheService, match: MatchId, look: ALook, key: Key) -> Explanation:
        """Why a move is or is not possible now, with the rule's number and text."""
        return await service.looking.explain(match, key, look)

    @get("/{match:str}/about", summary="What is this?", **reading(About, 403, 404, 409, 422))
    async def about(self, service: TheService, match: MatchId, look: ALook, target: Target) -> About:
        """What a piece or a place is, which options concern it now, and why others do not, with their rules."""
        return await service.looking.about(match, target, look)

    @get("/{match:str}/hint", summary="What would you do?", **reading(Hint, 403, 404, 409, 422))
    async def hint(self, request: AnyRequest, thinking: TheThinking, match: MatchId, look: ALook) -> Hint:
        """The best options for your seat with expected points and chances to win, and why. Takes a second."""
        return await while_there(request, thinking.hint(match, look))

    @get("/{match:str}/analysis", summary="Where it was won", **reading(types.AnalysisState, 403, 404, 409))
    async def analysis(self, thinking: TheThinking, match: MatchId, look: ALook) -> types.AnalysisState:
        """The chances to win after every decision of a finished match. Ask again until it is done."""
        return await thinking.analysis(match, look)

    @get("/{match:str}/at/{number:int}", summary="An earlier position", **reading(types.Position, 403, 404, 409))
    async def at(
        self,
        service: TheService,
        match: MatchId,
        number: Annotated[int, PathParameter(description="After how many choices.")],
        look: ALook,
    ) -> types.Position:
        """The table after so many choices, as your seat saw it then."""
        return await service.looking.position(match, number, look)

    @get("/{match:str}/record", summary="The record", media_type=MediaType.TEXT, **reading(str, 403, 404, 409))
    async def record(self, service: TheService, match: MatchId, look: ALook) -> str:
        """The whole match as text, once it is over."""
        return await service.looking.record(match, look)

    @get("/{match:str}/tips", summary="All tips so far", **reading(list[DueTip], 403, 404, 409))
    async def tips(self, service: TheService, match: MatchId, look: ALook) -> list[DueTip]:
        """The tips of a guided match that its learner was given up to now, to be called back; none in other matches."""
        return await service.looking.tips(match, look)

    @get("/{match:str}/log", summary="Earlier lines of the log", **reading(list[Told], 404))
    async def log(self, service: TheService, match: MatchId, look: ALook, before: Before) -> list[Told]:
        """What was told before an event: a table comes with the latest lines only."""
        return await service.looking.log(match, before, look)

    @get("/{match:str}/story", summary="The story so far", **reading(list[Paragraph], 404))
    async def story(self, service: TheService, match: MatchId, look: ALook) -> list[Paragraph]:
        """All pages of what is read at the table: a table comes over the socket with the latest of them only."""
        return await service.looking.story(match, look)

    @post("/{match:str}/fork", summary="Continue from here", **changing(types.TableState, 404, 409, 422))
    async def fork(
        self,
        service: TheService,
        match: MatchId,
        glance: ALook,
        data: Annotated[types.ForkMatch, body(number=7)],
        request_key: RequestKey = "",
    ) -> types.TableState:
        """A match of your own that goes on from a decision; what was hidden from you is dealt again."""
        return await service.starting.fork(match, data, glance, request_key)

    @post("/{match:str}/rematch", summary="Play again", **changing(types.TableState, 404, 409))
    async def rematch(
        self,
        service: TheService,
        match: MatchId,
        glance: ALook,
        data: Annotated[types.Rematch, body(same_seed=True)],
        request_key: RequestKey = "",
    ) -> types.TableState:
        """The same people and settings again, if wanted with the same seed."""
        return await service.starting.rematch(match, data, glance, request_key)

    @post("/{match:str}/join", summary="Join an open match", status_code=200, **changing(types.TableState, 404, 409))
    async def join(self, service: TheService, match: MatchId, glance: ALook) -> Seated:
        """Take a free seat of a match that is open to anybody. While roles are chosen the match alone is answered."""
        return await service.seating.join(match, glance)


class LinksController(Controller):
    """Links that were sent to you."""

    path = "/api"
    tags = ("links",)

    @get("/join/{token:str}", summary="Look at an invitation", **reading(types.Invitation, 404))
    async def invitation(self, service: TheService, token: Token, glance: ALook) -> types.Invitation:
        """Which match and which seat an invitation is for."""
        return await service.seating.invitation(token, glance)

    @post("/join/{token:str}", summary="Accept an invitation", status_code=200, **changing(types.TableState, 404, 409))
    async def accept(self, service: TheService, token: Token, glance: ALook) -> Seated:
        """Sit down at the table, at all seats of one person. While roles are chosen the match alone is answered."""
        return await service.seating.accept(token, glance)

    @get("/watch/{token:str}", summary="Watch a match", **reading(types.MatchInfo, 404))
    async def watched(self, service: TheService, token: Token, glance: ALook) -> types.MatchInfo:
        """The match that a link for spectators leads to."""
        return await service.seating.watched(token, glance)


UNWELL = ResponseSpec(types.Health, generate_examples=False, description="The database does not answer.")


@get(
    "/health",
    tags=["server"],
    summary="Is the server well?",
    responses={503: UNWELL},
    response_description=about(types.Health),
)
async def health(service: TheService) -> Response[types.Health]:
    """Answers once the database takes a row and gives it back; 503 with the reason while it does not."""
    try:
        await service.store.well()
    except SQLAlchemyError as error:
        return Response(types.Health("database", service.checks.damaged, reason_of(error)), status_code=503)
    return Response(types.Health("ok", service.checks.damaged))


@get(
    "/metrics",
    tags=["server"],
    summary="Figures for Prometheus",
    media_type=MediaType.TEXT,
    sync_to_thread=True,
    response_description="Plain text.",
)
def metrics() -> str:
    """Requests by path, open sockets, damaged matches, and how the process is."""
    return generate_latest().decode()


def handlers() -> list[Any]:
    """All endpoints. Those below /api know who asks, and give new guests their cookie."""
    router = Router(
        "/",
        route_handlers=[
            PeopleController,
            HabitsController,
            GamesController,
            MatchesController,
            LinksController,
            CampaignsController,
        ],
        dependencies={
            "person": Provide(known_person),
            "look": Provide(a_look, sync_to_thread=False),
            "glance": Provide(a_glance, sync_to_thread=False),
        },
    )
    return [router, health, metrics]
