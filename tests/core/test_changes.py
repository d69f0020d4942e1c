"""A scene that was followed change by change is the scene that would be painted."""

from __future__ import annotations

import json
import zlib
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.helpers import small
from tests.scenes import ballad, journey
from veillee.core.backdrops import Stage, stage_of
from veillee.core.chance import Chance
from veillee.core.changes import Backdrop, Changes, changed, printed
from veillee.core.match import Match
from veillee.core.packing import packed, unpacked
from veillee.core.pauses import pauses
from veillee.core.scene import Choice, Face, Mark, Paragraph, Piece, Question, Scene, Zone, encode
from veillee.core.spec import GameSpec, registry
from veillee.core.text import LANGUAGES
from veillee.core.views import scene_at
from veillee.testing.cases import cases

FIRST = 40_000  # bytes at most of the first scene, with all that is printed on the pieces it shows
ON_THE_LINE = 12_000  # of them and the backdrop, compressed as a socket sends them
LATER = 6_000  # of nine of ten scenes after it, with all tables on the way to them
EXAMPLE = Path(__file__).parents[2] / "web" / "tests" / "fixtures" / "followed.json"


def games() -> list[GameSpec[Any, Any]]:
    return [*registry().values(), *small()]


class Follower:
    """Somebody who is told what changes, in the form in which it is sent."""

    def __init__(self, match: Match, seat: int | None, lang: str) -> None:
        self.seat = seat
        self.lang = lang
        self.stage: Stage = stage_of(match, lang)
        self.scene = self.stage.backdrop.table
        self.faces: dict[str, Face] = {}

    def follow(self, match: Match) -> int:
        """See the match as it is now; how many bytes that took."""
        return self.see(match.scene(self.seat, self.lang))

    def follow_the_way(self, match: Match) -> int:
        """See the tables on the way of the last choice, then the match as it is now."""
        way = [scene_at(match, pause.table, self.seat, self.lang) for pause in pauses(match)]
        return sum(self.see(scene) for scene in way) + self.follow(match)

    def see(self, painted: Scene) -> int:
        named: set[str] = set()
        change = self.stage.changes.between(self.scene, painted, named)
        message = msgspec.json.encode({"scene": change, "faces": self.stage.prints(named - self.faces.keys())})
        said = msgspec.json.decode(message)
        self.faces |= printed(said["faces"])
        self.scene = changed(self.scene, said["scene"], self.faces)
        assert self.scene == painted
        self.scene = painted
        return len(message)

    def begin_again(self, match: Match, lang: str) -> int:
        """After a lost message or in another language, all of it from the backdrop on."""
        self.lang = lang
        self.stage = stage_of(match, lang)
        self.scene = self.stage.backdrop.table
        self.faces = {}
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
                    follower.follow_the_way(match)
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
        follower.follow(match)
        while not match.over and match.number < 150:
            keys = match.legal_keys
            match.play(keys[chance.below(len(keys))])
            later.append(follower.follow_the_way(match))
    assert sorted(later)[len(later) * 9 // 10] <= LATER


@pytest.mark.parametrize("spec", registry().values(), ids=lambda spec: spec.id)
def test_the_first_scene_is_small_in_every_mode_and_for_every_number_of_players(spec: GameSpec[Any, Any]) -> None:
    """With what is printed on all that lies on the table, for the seat that is shown most. The backdrop, which a
    browser keeps, is only counted on the line."""
    largest: dict[tuple[str, int], int] = {}
    on_the_line: dict[tuple[str, int], int] = {}
    for case in islice(cases(spec, "first"), 40):
        setup = case.setup
        match = Match.start(spec, spec.box(), setup)
        for lang in LANGUAGES:
            stage = stage_of(match, lang)
            for seat in (None, *range(len(setup.seats))):
                named: set[str] = set()
                change = stage.changes.between(stage.backdrop.table, match.scene(seat, lang), named)
                message = {"scene": change, "faces": stage.prints(named)}
                line = zlib.compress(msgspec.json.encode({"print": stage.backdrop, **message}))
                way = setup.mode, len(setup.seats)
                largest[way] = max(largest.get(way, 0), len(msgspec.json.encode(message)))
                on_the_line[way] = max(on_the_line.get(way, 0), len(line))
    assert set(largest) == {(mode.id, players) for mode in spec.modes if not mode.chapter for players in mode.seats}
    assert max(largest.values()) <= FIRST, largest
    assert max(on_the_line.values()) <= ON_THE_LINE, on_the_line


def with_pieces(*ids: str) -> Scene:
    zones = [Zone("row", "row", "A row", pieces=[Piece(id_) for id_ in ids])]
    return msgspec.structs.replace(journey(), zones=zones)


@pytest.mark.parametrize(
    ("before", "after", "change"),
    [
        ("abc", "abc", {}),
        ("abc", "ac", {"-": [1]}),
        ("a", "abc", {"+": [{"id": "b"}, {"id": "c"}]}),
        ("ac", "abcd", {"+": [{"id": "b"}, {"id": "d"}], "@": [1, 3]}),
        ("abc", "cab", {"=": [2, 0, 1]}),
        ("abc", "dca", {"-": [1], "+": [{"id": "d"}], "@": [0], "=": [0, 2, 1]}),
        ("abc", "aab", {"*": [{"id": "a"}, {"id": "a"}, {"id": "b"}]}),
        ("aab", "ab", {"*": [{"id": "a"}, {"id": "b"}]}),
    ],
)
def test_lists_are_followed_by_their_ids(before: str, after: str, change: dict[str, Any]) -> None:
    found = followed(with_pieces(*before), with_pieces(*after))
    assert found == ({"zones": {"0": {"pieces": change}}} if change else {})


def followed(before: Scene, after: Scene, faces: dict[str, Face] | None = None) -> dict[str, Any]:
    """The change from one to the other, which leads from one to the other."""
    found = Changes(faces or {}).between(before, after)
    message: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(found))
    assert changed(before, message, faces or {}) == after
    return message


def lying(*zones: list[Piece]) -> Scene:
    return msgspec.structs.replace(
        journey(), zones=[Zone(f"z{number}", "row", "A row", pieces=pieces) for number, pieces in enumerate(zones)]
    )


def test_a_piece_that_moves_is_not_described_again() -> None:
    die = Piece("die:1", Face("a die", "die", "red", sides=["fire", "air"]), marks=[Mark("", "1", "one", "red")])
    rolled = msgspec.structs.replace(
        die,
        face=Face("a die", "die", "red", sides=["fire", "air"], marks=["fire"]),
        at="c3",
        marks=[Mark("", "2", "two", "red"), Mark("sun", "*", "awake")],
    )
    change = followed(lying([die], []), lying([], [rolled]))
    assert change["zones"]["1"] == {
        "pieces": {
            "+": [
                {
                    "id": "die:1",
                    "face": {"marks": ["fire"]},
                    "at": "c3",
                    "marks": [{"sign": "2", "text": "two"}, {"icon": "sun", "sign": "*", "text": "awake"}],
                }
            ],
        },
    }
    back = followed(lying([], [rolled]), lying([die], []))["zones"]["0"]["pieces"]["+"]
    assert back == [{"id": "die:1", "face": {"marks": []}, "at": "", "marks": [{"sign": "1", "text": "one"}]}]


def test_a_new_piece_shows_what_is_printed_on_it() -> None:
    card, other = Face("a card", "card"), Face("another", "card")
    faces = {"card:a": card, "card:b": other}
    shown = followed(lying([]), lying([Piece("card:a", card), Piece("card:b"), Piece("x", other)]), faces)
    assert shown["zones"]["0"]["pieces"]["+"] == [
        {"id": "card:a"},
        {"id": "card:b", "face": None},
        {"id": "x", "face": "card:b"},
    ]


def test_a_story_and_a_grown_place_are_sent_by_what_is_new() -> None:
    before, after = ballad(), ballad()
    told = len(after.zone("story").paragraphs)
    after.zone("story").paragraphs.append(Paragraph("And then?", speaker="the Ferrywoman"))
    after.zone("city").regions[0].color = "red"
    after.players = [msgspec.structs.replace(after.players[0], score=77), *after.players[1:]]
    change = followed(before, after)
    story, city = change["zones"].values()
    assert story["paragraphs"] == {"keeps": told, "more": [{"text": "And then?", "speaker": "the Ferrywoman"}]}
    assert city["regions"] == {"0": {"color": "red"}}
    assert change["players"] == {"0": {"score": 77}}


def test_who_has_seen_nothing_of_a_story_is_sent_its_last_pages_and_the_titles_before_them() -> None:
    before, after = ballad(), ballad()
    before.zone("story").paragraphs = []
    page = [Paragraph("x" * 700, title="The ford"), Paragraph("x" * 700)]
    told = [Paragraph("Once.", title="The road"), Paragraph("Then."), Paragraph("It rained.", title="The inn")]
    after.zone("story").paragraphs = [*told, *page, *page]
    brief = msgspec.json.decode(msgspec.json.encode(Changes({}).between(before, after, brief=True)))
    place = str(after.zones.index(after.zone("story")))
    story = brief["zones"][place]["paragraphs"]
    assert story["keeps"] == 0 and story["earlier"] == [["The road", 2], ["The inn", 1]] and len(story["more"]) == 4
    seen = changed(before, brief, {}).zone("story").paragraphs
    assert seen[3:] == [*page, *page] and [(one.text, one.title) for one in seen[:3]] == [
        ("", "The road"),
        ("", ""),
        ("", "The inn"),
    ], "so that what comes next follows at its place"
    after.zone("story").paragraphs = told
    short = Changes({}).between(before, after, brief=True)
    assert "earlier" not in short["zones"][place]["paragraphs"], "a short one is sent as a whole"


def test_a_question_says_nothing_twice() -> None:
    choices = [
        Choice(
            "turn:d1:fire", "Turn the first die to fire", "Turn", "TST-001", ["die:d1", "face:fire"], ["sets off A"]
        ),
        Choice("turn:d1:air", "Turn the first die to air", "Turn", "TST-001", ["die:d1", "face:air"], ["sets off A"]),
        Choice("turn:d2:😀a", "Turn 😀a", "Turn", "TST-001", ["die:d2", "face:😀a"], warns=["it is lost"]),
        Choice("turn:d2:😀b", "Turn 😀b", "Turn", "TST-001", ["die:d2", "face:😀b"]),
    ]
    question = Question(1, 0, "Turn a die", "TST-001", "", choices)
    sent = packed(question)
    assert sent["choices"] == {
        "keys": ["turn:d1:fire", "air", "2:😀a", "😀b"],
        "labels": ["Turn the first die to fire", "air", "😀a", "😀b"],
        "same": ["0180160180", "01F0150150", "0"],
        "lines": "0 =  ",
        "more": {"0": {"group": "Turn", "rule": "TST-001"}, "2": {"warns": ["it is lost"]}},
    }
    assert sent["texts"] == ["sets off A"] and unpacked(sent) == question
    assert unpacked(packed(msgspec.structs.replace(question, choices=[]))).choices == []


def test_choices_that_are_worded_as_ever_are_packed_once() -> None:
    choices = [Choice("turn:d1:fire", "Turn it to fire", "Turn", ""), Choice("turn:d1:air", "Turn it to air", "", "")]
    first = packed(Question(1, 0, "Turn a die", "", "", list(choices)))
    again = packed(Question(9, 1, "Turn one more", "", "", list(choices)))
    assert again["choices"] is first["choices"] and (again["number"], again["prompt"]) == (9, "Turn one more")
    told = [msgspec.structs.replace(choice, lines=["sets off A"]) for choice in choices]
    other = packed(Question(9, 1, "Turn one more", "", "", told))
    assert other["choices"]["lines"] == "0 =" and other["texts"] == ["sets off A"] and "texts" not in again


def test_the_example_of_the_browsers_tests_is_in_todays_form() -> None:
    """Whatever the game says meanwhile: written anew, each change would be the same (web/tests/fixtures/dump.py)."""
    example = json.loads(EXAMPLE.read_text("utf-8"))
    faces = printed(example["faces"])
    changes = Changes(faces)
    scene = msgspec.convert(example["print"], Backdrop).table
    for change in example["changes"]:
        after = changed(scene, change, faces)
        assert json.loads(msgspec.json.encode(changes.between(scene, after))) == change
        scene = after
    assert json.loads(encode(scene)) == json.loads(encode(msgspec.convert(example["scene"], Scene)))


def test_pages_are_followed_as_wholes() -> None:
    before, after = ballad(), ballad()
    after.zone("dial:0").count = 2
    after.pages.pop()
    change = followed(before, after)
    assert list(change["zones"]) == [str(before.zones.index(before.zone("dial:0")))] and len(change["pages"]) == 2


def test_a_backdrop_tells_nothing_of_a_match_but_what_lies_open_from_the_beginning() -> None:
    for spec in registry().values():
        begun = next(cases(spec, "one")).setup
        if spec.settled is not None:
            begun = spec.settled(Match.start(spec, spec.box(), begun).table, begun)
        setups = [begun, msgspec.structs.replace(begun, seed="another")]
        prints = {stage_of(Match.start(spec, spec.box(), setup), "en").backdrop.id for setup in setups}
        assert len(prints) == 1
