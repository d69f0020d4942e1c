"""What the core reads out of the types of a pack: sections, counts, ids, references, what rules read."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import msgspec
import pytest

from veillee import PackError
from veillee.core.content import Entry, Name, PackReader, Print
from veillee.core.packs import Pack, Ref, section
from veillee.core.words import Lexicon

TrackId = Annotated[str, Ref("tracks")]


@dataclass
class Nothing:
    """A game without options."""


class StartEntry(Entry, frozen=True):
    hill: int


class TrackEntry(Entry, frozen=True):
    id: str
    length: int
    name: Name | None = None
    bends: list[int] | None = None


class Slope(msgspec.Struct, frozen=True):
    down: TrackId


class HillEntry(Entry, frozen=True):
    id: str
    track: TrackId
    others: list[TrackId] | None = None
    slopes: list[Slope] | None = None


class JoinEntry(Entry, frozen=True):
    between: tuple[TrackId, TrackId]


class DrawnEntry(Entry, frozen=True):
    id: str
    x: int


class WindEntry(Entry, frozen=True):
    id: str
    force: int = 0


class HillsPack(Pack[int]):
    winds: list[WindEntry] = section("board.toml", "wind", ids=("east", "west"))
    start: StartEntry = section("board.toml", "start")
    tracks: list[TrackEntry] = section("board.toml", "track", count=2)
    hills: list[HillEntry] = section("hills.toml", "hill")
    joins: list[JoinEntry] = section("hills.toml", "join")
    drawn: Print[list[DrawnEntry]] = section("layout.toml", "drawn")

    def check_start(self) -> None:
        if self.start.hill > 1:
            self.problem(self.start, "hill", self.start.hill, "a low hill")

    def check_lengths(self) -> None:
        for track in self.tracks:
            if track.length > 9:
                self.problem(track, "length", track.length, "a short track")
        if self.whole(self.tracks) and sum(track.length for track in self.tracks) != 5:
            self.problem(self.tracks, "length", sum(track.length for track in self.tracks), "5 in all")

    def check_drawing(self) -> None:
        for hill in self.hills:
            if hill.id not in [entry.id for entry in self.drawn]:
                self.problem(self.drawn, "", None, "a place for it", label=hill.id)

    def box(self) -> tuple[int, Lexicon]:
        return len(self.tracks), Lexicon(Nothing)


FILES = {
    "board.toml": """
[start]
hill = 1
source = "house"
[[wind]]
id = "east"
source = "house"
[[wind]]
id = "west"
source = "house"
[[track]]
id = "north"
length = 2
source = "house"
[[track]]
id = "south"
length = 3
source = "house"
""",
    "hills.toml": """
[[hill]]
id = "high"
track = "north"
others = ["south"]
source = "house"
[[join]]
between = ["north", "south"]
source = "house"
""",
    "layout.toml": '[[drawn]]\nid = "high"\nx = 5\nsource = "house"\n',
}


def read(*changes: tuple[str, str, str], **more: str) -> HillsPack:
    """The pack with some texts exchanged: (file, old, new)."""
    files = dict(FILES)
    for file, old, new in changes:
        assert old in files[file]
        files[file] = files[file].replace(old, new, 1)
    return HillsPack(PackReader({**files, **{f"{name}.toml": text for name, text in more.items()}}, "here"))


def problems(*changes: tuple[str, str, str], **more: str) -> list[str]:
    with pytest.raises(PackError) as refused:
        read(*changes, **more)
    return [str(problem) for problem in refused.value.problems]


def test_a_pack_is_read_as_its_types_say() -> None:
    pack = read()
    assert pack.start.hill == 1
    assert [track.id for track in pack.tracks] == ["north", "south"]
    assert pack.joins[0].between == ("north", "south")
    assert pack.box()[0] == 2


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (
            ("board.toml", '[[track]]\nid = "north"\nlength = 2\nsource = "house"\n', ""),
            "board.toml, [[track]]: found 1 entry; expected 2 entries",
        ),
        (("board.toml", '"north"', '"North!"'), "board.toml, North!, id: found 'North!'; expected lower-case letters"),
        (("board.toml", '"north"', '""'), "board.toml, track 1, id: found ''; expected lower-case letters"),
        (
            ("board.toml", '"north"', '"south"'),
            "board.toml, south, id: found 'south'; expected an id that no other entry has",
        ),
        (("board.toml", "length = 2", "length = 2\nwidth = 1"), "board.toml, north, width: found this field"),
        (("board.toml", "[start]", "[begin]"), "board.toml, start: found nothing; expected a table [start]"),
        (
            ("board.toml", "[start]", "[begin]"),
            "board.toml, begin: found this section; expected one of wind, start, track",
        ),
        (
            (
                "board.toml",
                '"east"\nsource = "house"\n[[wind]]\nid = "west"',
                '"west"\nsource = "house"\n[[wind]]\nid = "east"',
            ),
            "board.toml, [[wind]], id: found 'west, east'; expected east, west",
        ),
        (("board.toml", '"west"', '"dawn"'), "board.toml, [[wind]], id: found 'east, dawn'; expected east, west"),
        (
            ("board.toml", '[[wind]]\nid = "west"\nsource = "house"\n', ""),
            "board.toml, [[wind]]: found 1 entry; expected 2 entries",
        ),
        (("board.toml", "hill = 1", "hill = 2"), "board.toml, start, hill: found 2; expected a low hill"),
        (("board.toml", "length = 3", "length = 10"), "board.toml, south, length: found 10; expected a short track"),
        (("board.toml", "length = 3", "length = 4"), "board.toml, [[track]], length: found 6; expected 5 in all"),
        (
            ("hills.toml", 'track = "north"', 'track = "west"'),
            "hills.toml, high, track: found 'west'; expected one of north, south",
        ),
        (
            ("hills.toml", '["south"]', '["east"]'),
            "hills.toml, high, others: found 'east'; expected one of north, south",
        ),
        (
            ("hills.toml", '["south"]', '["south"]\nslopes = [{ down = "east" }]'),
            "hills.toml, high, slopes: found 'east'; expected one of north, south",
        ),
        (
            ("hills.toml", '["north", "south"]', '["north", "east"]'),
            "hills.toml, north–east, between: found 'east'; expected one of north, south",
        ),
        (
            ("layout.toml", '"high"', '"low"'),
            "layout.toml, high: found nothing; expected a place for it",
        ),
    ],
)
def test_what_is_wrong_is_told_with_its_place(change: tuple[str, str, str], said: str) -> None:
    assert any(problem.startswith(said) for problem in problems(change)), problems(change)


def test_a_file_that_nobody_reads_is_refused() -> None:
    assert problems(hils="") == [
        "hils.toml: found this file; expected one of pack.toml, board.toml, hills.toml, layout.toml"
    ]


def test_a_bad_entry_causes_no_other_problem() -> None:
    """It is known by its id all the same, what counts all entries waits, and what needs a lost table too."""
    assert problems(("board.toml", "length = 2", 'length = "two"'), ("board.toml", "hill = 1", 'hill = "one"')) == [
        "board.toml, start, hill: found 'one'; expected a whole number",
        "board.toml, north, length: found 'two'; expected a whole number",
    ]


def test_an_entry_that_refers_to_nothing_is_left_out_of_what_the_game_checks() -> None:
    lost = ("hills.toml", 'track = "north"', 'track = "west"')
    assert problems(lost, ("layout.toml", '"high"', '"low"')) == [
        "hills.toml, high, track: found 'west'; expected one of north, south"
    ]


def test_long_lists_of_ids_are_not_written_out() -> None:
    tracks = "".join(f'[[track]]\nid = "t{n}"\nlength = 0\nsource = "house"\n' for n in range(40))
    found = problems(("board.toml", "[[track]]", f"{tracks}[[track]]"), ("hills.toml", '"north"', '"west"'))
    assert "hills.toml, high, track: found 'west'; expected the id of a [[track]]: t0, t1, t2, …" in found


@pytest.mark.parametrize(
    "change",
    [
        ("layout.toml", "x = 5", "x = 50"),
        ("layout.toml", 'source = "house"\n', 'source = "house"\n[[drawn]]\nid = "low"\nx = 1\nsource = "house"\n'),
        ("board.toml", "length = 2", 'length = 2\nname = { fr = "Nord", en = "North" }'),
        ("board.toml", "length = 2", 'length = 2\nnote = "measured"'),
        ("board.toml", 'id = "north"\nlength = 2\n', 'length = 2 # short\nid = "north"\n'),
    ],
)
def test_print_is_not_hashed(change: tuple[str, str, str]) -> None:
    assert read(change).hash("hills") == read().hash("hills")


@pytest.mark.parametrize(
    "changes",
    [
        [("board.toml", "hill = 1", "hill = 0")],
        [("board.toml", "length = 2", "length = 4"), ("board.toml", "length = 3", "length = 1")],
        [("board.toml", "length = 2", "length = 2\nbends = [1]")],
        [("hills.toml", 'track = "north"', 'track = "south"')],
    ],
)
def test_what_rules_read_is_hashed(changes: list[tuple[str, str, str]]) -> None:
    assert read(*changes).hash("hills") != read().hash("hills")


def test_each_game_has_hashes_of_its_own() -> None:
    assert read().hash("hills") != read().hash("dales")


def test_a_folder_is_read_like_a_text(tmp_path: Path) -> None:
    for name, text in FILES.items():
        (tmp_path / name).write_text(text, "utf-8")
    assert HillsPack(PackReader(tmp_path, "here")).hash("hills") == read().hash("hills")


class TracksPack(Pack[None]):
    tracks: list[TrackEntry] = section("board.toml", "track")


class LeftPack(TracksPack):
    hills: list[HillEntry] = section("left.toml", "hill")


class RightPack(TracksPack):
    start: StartEntry = section("right.toml", "start")


def test_a_pack_has_the_sections_of_all_rooms_it_inherits_from() -> None:
    class Whole(LeftPack, RightPack):
        pass

    assert set(Whole.kinds()) == {"tracks", "hills", "start"}
