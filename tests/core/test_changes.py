"""A scene that was followed change by change is the scene that would be painted."""

from __future__ import annotations

from itertools import islice
from typing import Any

import msgspec
import pytest

from tests.helpers import small
from tests.scenes import ballad, journey
from veillee.core.backdrops import Stage, stage_of
from veillee.core.chance import Chance
from veillee.core.changes import changed
from veillee.core.match import Match
from veillee.core.scene import Paragraph, Piece, Scene, Zone
from veillee.core.spec import GameSpec, registry
from veillee.core.text import LANGUAGES
from veillee.testing.cases import cases

PRINT = 95_000  # bytes at most of what is printed, sent once for a content and a language: 171 cards, 16 kB packed
FIRST = 20_000  # of the first scene
LATER = 6_000  # of nine of ten scenes after it


def games() -> list[GameSpec[Any, Any]]:
    return [*registry().values(), *small()]


class Follower:
    """Somebody who is told what changes, in the form in which it is sent."""

    def __init__(self, match: Match, seat: int | None, lang: str) -> None:
        self.seat = seat
        self.lang = lang
        self.stage: Stage = stage_of(match, lang)
        self.scene = self.stage.backdrop.table

    def follow(self, match: Match) -> int:
        """See the match as it is now; how many bytes that took."""
        painted = match.scene(self.seat, self.lang)
        message = msgspec.json.encode(self.stage.changes.between(self.scene, painted))
        self.scene = changed(self.scene, msgspec.json.decode(message), self.stage.backdrop.faces)
        assert self.scene == painted
        self.scene = painted
        return len(message)

    def begin_again(self, match: Match, lang: str) -> int:
        """After a lost message or in another language, all of it from the backdrop on."""
        self.lang = lang
        self.stage = stage_of(match, lang)
        self.scene = self.stage.backdrop.table
        return self.follow(match)


@pytest.mark.parametrize("spec", games(), ids=lambda spec: spec.id)
def test_whole_matches_can_be_followed(spec: GameSpec[Any, Any], thorough: bool) -> None:
    for case in islice(cases(spec, "changes"), 12 if thorough else 1):
        match = Match.start(spec, spec.box(), case.setup)
        chance = Chance("changes", case.setup.seed)
        views = [None, *range(len(case.setup.seats))]
        watching = [Follower(match, seat, lang) for seat in views for lang in LANGUAGES]
        while not match.over and match.number < 250:
            for follower in watching:
                if chance.below(1 if thorough else 6) == 0:
                    follower.follow(match)
                if chance.below(40) == 0:
                    follower.begin_again(match, LANGUAGES[chance.below(len(LANGUAGES))])
            if chance.below(10) == 0 and match.last is not None and match.may_undo(match.last.seat):
                match.undo(match.last.seat)
            elif chance.below(60) == 0:
                match = match.fork()
            else:
                seat = match.waiting[chance.below(len(match.waiting))]
                asked = match.decision_of(seat)
                assert asked is not None
                match.play(asked.options[chance.below(len(asked.options))].key, seat=seat)
        for follower in watching:
            follower.follow(match)


@pytest.mark.parametrize("spec", registry().values(), ids=lambda spec: spec.id)
def test_scenes_are_small(spec: GameSpec[Any, Any]) -> None:
    later: list[int] = []
    for case in islice(cases(spec, "sizes"), 3):
        match = Match.start(spec, spec.box(), case.setup)
        chance = Chance("sizes", case.setup.seed)
        follower = Follower(match, 0, "fr")
        assert len(msgspec.json.encode(follower.stage.backdrop)) <= PRINT
        assert follower.follow(match) <= FIRST
        while not match.over and match.number < 150:
            keys = match.legal_keys
            match.play(keys[chance.below(len(keys))])
            later.append(follower.follow(match))
    assert sorted(later)[len(later) * 9 // 10] <= LATER


def with_pieces(*ids: str) -> Scene:
    zones = [Zone("row", "row", "A row", pieces=[Piece(id_) for id_ in ids])]
    return msgspec.structs.replace(journey(), zones=zones)


@pytest.mark.parametrize(
    ("before", "after", "change"),
    [
        ("abc", "abc", {}),
        ("abc", "ac", {"-": ["b"]}),
        ("ac", "abcd", {"+": [{"id": "b"}, {"id": "d"}], "@": [1, 3]}),
        ("abc", "cab", {"=": ["c", "a", "b"]}),
        ("abc", "dca", {"-": ["b"], "+": [{"id": "d"}], "@": [0], "=": ["d", "c", "a"]}),
        ("abc", "aab", {"*": [{"id": "a"}, {"id": "a"}, {"id": "b"}]}),
        ("aab", "ab", {"*": [{"id": "a"}, {"id": "b"}]}),
    ],
)
def test_lists_are_followed_by_their_ids(before: str, after: str, change: dict[str, Any]) -> None:
    stage = stage_of(Match.start(small()[0], small()[0].box(), next(cases(small()[0], 0)).setup), "en")
    found = stage.changes.between(with_pieces(*before), with_pieces(*after))
    assert found == ({"zones": {"+": [{"id": "row", "pieces": change}]}} if change else {})
    assert changed(with_pieces(*before), msgspec.json.decode(msgspec.json.encode(found)), {}) == with_pieces(*after)


def test_pages_stories_and_regions_are_followed_as_wholes() -> None:
    stage = stage_of(Match.start(small()[0], small()[0].box(), next(cases(small()[0], 0)).setup), "en")
    before, after = ballad(), ballad()
    after.zone("story").paragraphs.append(Paragraph("And then?", speaker="the Ferrywoman"))
    after.zone("city").regions[0].color = "red"
    after.zone("dial:0").count = 2
    after.pages.pop()
    found = stage.changes.between(before, after)
    assert [zone["id"] for zone in found["zones"]["+"]] == ["story", "city", "dial:0"] and len(found["pages"]) == 2
    assert changed(before, msgspec.json.decode(msgspec.json.encode(found)), {}) == after


def test_a_backdrop_tells_nothing_of_a_match() -> None:
    for spec in registry().values():
        begun = next(cases(spec, "one")).setup
        setups = [begun, msgspec.structs.replace(begun, seed="another")]
        prints = {stage_of(Match.start(spec, spec.box(), setup), "en").backdrop.id for setup in setups}
        assert len(prints) == 1
