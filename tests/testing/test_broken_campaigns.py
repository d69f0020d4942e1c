"""The campaign of The Night Watch, broken on purpose."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from examples import night_watch
from examples.night_watch.campaign import Chronicle, NightCampaign

from veillee.core.campaign import Chapter, Page, Teller, Wishes
from veillee.core.chance import Chance
from veillee.core.match import Match
from veillee.core.setup import Setup
from veillee.testing import ConformanceError, check_campaign


def broken(campaign: Any) -> str:
    def play(match: Match, chance: Chance) -> None:
        while not match.over:
            match.play(match.legal_keys[chance.below(len(match.legal_keys))])

    with pytest.raises(ConformanceError) as found:
        check_campaign(replace(night_watch.GAME, campaign=campaign), play)
    assert found.value.check == "campaign"
    return found.value.what


def test_a_chronicle_that_forgets_when_it_is_read() -> None:
    class Forgetful(NightCampaign):
        def read(self, lines: Sequence[str]) -> Chronicle:
            return msgspec.structs.replace(super().read(lines), embers=9)

    assert "reads as" in broken(Forgetful())


def test_a_chapter_that_leaves_something_else_behind_every_time() -> None:
    class Moody(NightCampaign):
        asked = 0

        def after(self, chronicle: Chronicle, match: Match) -> Chronicle:
            Moody.asked += 1
            return msgspec.structs.replace(super().after(chronicle, match), embers=Moody.asked)

    assert "leaves something else behind when it is asked twice" in broken(Moody())


def test_a_chapter_that_cannot_begin() -> None:
    class Closed(NightCampaign):
        def setup(self, chronicle: Chronicle, chapter: str, wishes: Wishes, seed: str) -> Setup:
            if chronicle.kept:
                raise ValueError("the gate is closed")
            return super().setup(chronicle, chapter, wishes, seed)

    assert "cannot begin: ValueError: the gate is closed" in broken(Closed())


def test_a_campaign_without_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    class Endless(NightCampaign):
        def chapters(self, chronicle: Chronicle) -> list[Chapter]:
            return super().chapters(msgspec.structs.replace(chronicle, ahead="hut"))

    monkeypatch.setattr("veillee.testing.campaigns.PATIENCE", 3)
    assert broken(Endless()) == "no end after 3 chapters"


def test_two_chapters_of_one_name() -> None:
    class Double(NightCampaign):
        def chapters(self, chronicle: Chronicle) -> list[Chapter]:
            return super().chapters(chronicle) * 2

    assert "two chapters have the same name: hut, hut" in broken(Double())


def test_a_page_that_says_nothing() -> None:
    class Silent(NightCampaign):
        def page(self, chronicle: Chronicle, teller: Teller) -> Page:
            return Page("")

    assert "says nothing in" in broken(Silent())
