"""Content packs: an owner's own content, and every problem with it at once."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import pytest
from examples.connect_four import GAME

import veillee
from tests.helpers import drop
from veillee import PackError, RecordError, SetupError
from veillee.core.content import Entry, Name, PackReader, describe, pack_files

MANIFEST = """
id = "mine"
game = "connect_four"
version = 1
name = { fr = "Le mien", en = "Mine" }
"""
BOARD = """
[board]
source = "house"
columns = 5
rows = 4
"""


def pack(folder: Path, **files: str) -> Path:
    """A pack with these files; `pack` and `board` are those of a small board unless others are given."""
    for name, text in {"pack": MANIFEST, "board": BOARD, **files}.items():
        (folder / f"{name}.toml").write_text(text, "utf-8")
    return folder


def problems(folder: Path) -> list[str]:
    with pytest.raises(PackError) as refused:
        GAME.box(folder)
    assert str(refused.value).startswith(f"{folder}: ")
    return [str(problem) for problem in refused.value.problems]


def test_an_owner_plays_with_their_own_content(tmp_path: Path) -> None:
    match = veillee.new("connect_four", pack=pack(tmp_path))
    assert match.legal_keys == ("drop:a", "drop:b", "drop:c", "drop:d", "drop:e")
    drop(match, "abab")
    assert f"content mine {match.box.hash}\n" in match.record()
    assert veillee.replay(match.record(), pack=tmp_path).save() == match.save()
    assert veillee.load(match.save(), pack=tmp_path).save() == match.save()


def test_a_match_does_not_go_on_with_other_content(tmp_path: Path) -> None:
    match = veillee.new("connect_four", pack=pack(tmp_path))
    with pytest.raises(RecordError, match="give the pack it was played with"):
        veillee.replay(match.record())
    with pytest.raises(RecordError, match="give the pack it was played with"):
        veillee.load(match.save())


def test_the_same_content_has_the_same_hash_however_it_is_laid_out(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    one.mkdir()
    other.mkdir()
    pack(one)
    pack(other, board='# my board\n[board]\nrows=4\ncolumns   = 5\nsource="house"\n')
    assert GAME.box(one).hash == GAME.box(other).hash
    assert GAME.box(one).hash != GAME.box().hash


def test_a_pack_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match=r"expected a folder with pack\.toml"):
        veillee.new("connect_four", pack=tmp_path / "nothing")


def test_an_empty_folder_is_no_pack_and_one_with_a_manifest_lacks_its_files(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="no content pack at"):
        problems(tmp_path)
    (tmp_path / "pack.toml").write_text(MANIFEST, "utf-8")
    assert problems(tmp_path) == ["board.toml: found nothing; expected a file of this name in the pack"]


@pytest.mark.parametrize(
    ("file", "text", "said"),
    [
        ("pack", MANIFEST.replace("connect_four", "chess"), "pack.toml, game: found 'chess'; expected 'connect_four'"),
        ("pack", MANIFEST.replace("version = 1", ""), "pack.toml, version: found nothing; expected a whole number"),
        ("board", "[board", "board.toml: found"),
        ("board", "", "board.toml, board: found nothing; expected a table [board]"),
        ("board", BOARD + "[extra]\n", "board.toml, extra: found this section; expected one of board"),
        ("board", BOARD + "color = 'red'\n", "board, color: found this field; expected one of columns, rows"),
        ("board", BOARD.replace("5", "3"), "columns: found 3; expected a whole number, at least 4, at most 9"),
        ("board", BOARD.replace("5", "'five'"), "columns: found 'five'; expected a whole number"),
        ("board", BOARD.replace("house", "nowhere"), "source: found 'nowhere'; expected one of house, public, seed"),
    ],
)
def test_a_problem_names_the_file_the_entry_the_field_and_what_was_expected(
    tmp_path: Path, file: str, text: str, said: str
) -> None:
    assert any(said in problem for problem in problems(pack(tmp_path, **{file: text})))


def test_all_problems_are_told_at_once(tmp_path: Path) -> None:
    bad_board = BOARD.replace("5", "99").replace("house", "nowhere")
    assert len(problems(pack(tmp_path, pack=MANIFEST.replace("connect_four", "chess"), board=bad_board))) == 3


class Card(Entry, frozen=True):
    id: str
    name: Name
    cost: tuple[int, ...] = ()


def read_cards(folder: Path, text: str, count: int | None = None) -> tuple[list[Card], list[str]]:
    (folder / "cards.toml").write_text(text, "utf-8")
    reader = PackReader(folder, "a pack")
    cards = reader.many("cards.toml", "card", Card, count)
    return cards, [str(problem) for problem in reader.problems]


CARD = '[[card]]\nid = "{}"\nsource = "house"\nname = {{ fr = "Corde", en = "Rope" }}\n'


def test_entries_are_read_in_their_order(tmp_path: Path) -> None:
    cards, wrong = read_cards(tmp_path, CARD.format("rope") + CARD.format("axe"), count=2)
    assert ([card.id for card in cards], wrong) == (["rope", "axe"], [])
    assert cards[0].name.text("fr") == "Corde"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (CARD.format("rope"), "cards.toml, [[card]]: found 1 entry; expected 2 entries"),
        (CARD.format("rope") * 2, "cards.toml, rope, id: found 'rope'; expected an id that no other entry has"),
        (CARD.format("The Rope"), "found 'The Rope'; expected lower-case letters, digits and _"),
        ("card = 7", "cards.toml, card: found 7; expected entries [[card]]"),
        (CARD.format("rope") + 'cost = ["two"]', "cards.toml, rope, cost"),
        ('[[card]]\nsource = "house"', "cards.toml, card 1, id: found nothing; expected a text"),
    ],
)
def test_entries_with_problems_are_named(tmp_path: Path, text: str, said: str) -> None:
    _, wrong = read_cards(tmp_path, text, count=2)
    assert any(said in problem for problem in wrong)


class Pair(Entry, frozen=True):
    low: int
    high: int

    def __post_init__(self) -> None:
        if self.low > self.high:
            raise ValueError("low is above high")


def test_an_entry_whose_fields_do_not_go_together_is_a_problem() -> None:
    reader = PackReader({"pairs.toml": '[[pair]]\nlow = 2\nhigh = 1\nsource = "house"\n'}, "a pack")
    assert reader.many("pairs.toml", "pair", Pair) == []
    assert [str(problem) for problem in reader.problems] == [
        "pairs.toml, pair 1: found fields that do not fit together (low is above high);"
        " expected a table with low, high, source, note"
    ]


def test_a_file_that_cannot_be_read_is_a_problem(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_bytes(b"\xff\xfe")
    reader = PackReader(tmp_path, "a pack")
    assert reader.file("cards.toml") == {}
    assert str(reader.problems[0].expected) == "a readable UTF-8 text file"


@pytest.mark.parametrize(
    ("hint", "words"),
    [
        (str, "a text"),
        (bool, "true or false"),
        (int | None, "a whole number or nothing"),
        (list[int], "a list, each: a whole number"),
        (tuple[int, str], "a list of 2: a whole number, a text"),
        (Name, "a table with fr, en"),
        (Annotated[int, msgspec.Meta(ge=1, le=6)], "a whole number, at least 1, at most 6"),
    ],
)
def test_fields_are_described_in_the_words_of_an_owner(hint: object, words: str) -> None:
    assert str(describe(hint)) == words


def test_the_files_of_a_pack_can_be_listed(tmp_path: Path) -> None:
    pack(tmp_path)
    (tmp_path / "notes.txt").write_text("mine", "utf-8")
    assert [name for name, _ in pack_files(tmp_path)] == ["board.toml", "pack.toml"]
