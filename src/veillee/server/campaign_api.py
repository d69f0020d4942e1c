"""The endpoints of campaigns."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, MediaType, get, post
from litestar.params import PathParameter

from veillee.server import types
from veillee.server.documents import changing, reading
from veillee.server.parameters import ALook, TheService, body

CampaignId = Annotated[str, PathParameter(max_length=16, description="The id of a campaign.")]

ChapterNumber = Annotated[int, PathParameter(description="The number of a chapter, from 1.")]


class CampaignsController(Controller):
    """Chains of matches with a chronicle between them."""

    path = "/api/campaigns"
    tags = ("campaigns",)

    @get("/", summary="My campaigns", **reading(types.Campaigns))
    async def mine(self, service: TheService, glance: ALook) -> types.Campaigns:
        """The campaigns that you own or belong to, the latest first."""
        return await service.campaigns.mine(glance)

    @post("/", summary="Begin a campaign", **changing(types.CampaignState, 422))
    async def begin(
        self, service: TheService, glance: ALook, data: Annotated[types.NewCampaign, body(game="pilgrims")]
    ) -> types.CampaignState:
        """A campaign of your own, before its first chapter."""
        return await service.campaigns.begin(data, glance)

    @post(
        "/file",
        summary="Take a campaign in",
        request_max_body_size=types.LONGEST_FILE * 2,  # line breaks are two characters in JSON
        **changing(types.CampaignState, 422),
    )
    async def take_in(
        self,
        service: TheService,
        glance: ALook,
        data: Annotated[types.CampaignFile, body(text="veillee-campaign 1\n")],
    ) -> types.CampaignState:
        """A campaign out of its file: its chapters are played again, and it goes on from there."""
        return await service.campaigns.take_in(data.text, glance)

    @get("/{campaign:str}", summary="A campaign's page", **reading(types.CampaignState, 404))
    async def state(self, service: TheService, campaign: CampaignId, glance: ALook) -> types.CampaignState:
        """Where the group stands, what lies ahead, what was done."""
        return await service.campaigns.state(campaign, glance)

    @get("/{campaign:str}/file", summary="A campaign's file", media_type=MediaType.TEXT, **reading(str, 404))
    async def file(self, service: TheService, campaign: CampaignId, glance: ALook) -> str:
        """The whole campaign as one text: its settings, then the records of its chapters."""
        return await service.campaigns.file(campaign, glance)

    @get("/{campaign:str}/chapters/{number:int}", summary="A chapter's story", **reading(types.Tale, 404))
    async def tale(self, service: TheService, campaign: CampaignId, number: ChapterNumber, glance: ALook) -> types.Tale:
        """What was read in a chapter that is over, page by page, with what was decided."""
        return await service.campaigns.tale(campaign, number, glance)

    @post("/{campaign:str}/chapters", summary="Play a chapter", **changing(types.TableState, 404, 409, 422))
    async def play(
        self,
        service: TheService,
        campaign: CampaignId,
        glance: ALook,
        data: Annotated[types.PlayChapter, body(chapter="dusk", seats=["human", "human"])],
    ) -> types.TableState:
        """Begin the next chapter. The first human seat is yours; the others get invitations, unless `one_screen`."""
        return await service.campaigns.play(campaign, data, glance)

    @post("/{campaign:str}/fork", summary="Play a chapter again", **changing(types.CampaignState, 404, 422))
    async def fork(
        self,
        service: TheService,
        campaign: CampaignId,
        glance: ALook,
        data: Annotated[types.ForkCampaign, body(number=2)],
    ) -> types.CampaignState:
        """A campaign of its own that goes on before a chapter; what happened stays as it is."""
        return await service.campaigns.fork(campaign, data, glance)
