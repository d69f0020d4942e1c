"""Which content a match is bound to: what rules read, never what is only shown; and packs of any age."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from examples.connect_four import GAME

import veillee
from tests.helpers import drop
from veillee import MissingPack, PackError, RecordError
from veillee.core.content import Entry, Name, Print, is_print, pack_files, rules_of
from veillee.core.editions import read_pack_text
from veillee.core.spec import RawPack, registry

MANIFEST = 'id = "mine"\ngame = "connect_four"\nversion = 1\nname = { fr = "Le mien", en = "Mine" }\n'
BOARD = '[board]\nsource = "house"\ncolumns = 5\nrows = 4\n'


def pack(folder: Path, manifest: str = MANIFEST, board: str = BOARD) -> Path:
    folder.mkdir(exist_ok=True)
    (folder / "pack.toml").write_text(manifest, "utf-8")
    (folder / "board.toml").write_text(board, "utf-8")
    return folder


class Part(Entry, frozen=True):
    id: str
    name: Name
    x: Print[int]
    cost: dict[str, int]
    names: list[Name] = msgspec.field(default_factory=list)
    title: Name | None = None
    bonus: int = 0


def part(**given: Any) -> Part:
    return Part(**{"id": "rope", "name": Name("Corde", "Rope"), "x": 1, "cost": {"gold": 2}, "source": "seed", **given})


@pytest.mark.parametrize(
    "changed",
    [
        {"name": Name("Cordes", "Rope")},
        {"x": 700},
        {"source": "house"},
        {"note": "a guess"},
        {"names": [Name("Lien", "Bond")]},
        {"title": Name("Titre", "Title")},
        {"bonus": 0},
    ],
)
def test_print_is_no_part_of_what_rules_read(changed: dict[str, Any]) -> None:
    assert rules_of([part(**changed)]) == rules_of([part()])


@pytest.mark.parametrize("changed", [{"id": "line"}, {"cost": {"gold": 3}}, {"bonus": 1}])
def test_what_rules_read_is_part_of_it(changed: dict[str, Any]) -> None:
    assert rules_of([part(**changed)]) != rules_of([part()])


def test_the_order_of_entries_is_read_by_rules() -> None:
    rope, line = part(), part(id="line")
    assert rules_of([rope, line]) != rules_of([line, rope])


class Later(Part, frozen=True):
    weight: int = 1
    tags: list[str] = msgspec.field(default_factory=list)


def test_a_field_that_comes_later_leaves_older_packs_as_they_are() -> None:
    later = msgspec.convert(msgspec.to_builtins(part()), Later)
    assert rules_of(later) == rules_of(part())
    assert rules_of(msgspec.structs.replace(later, weight=2)) != rules_of(part())


def test_types_say_what_is_print() -> None:
    assert all(is_print(hint) for hint in (Name, Print[int], Name | None, list[Name], dict[str, Name]))
    assert not any(is_print(hint) for hint in (int, str | Name, list[int], dict[str, int], int | None))


def test_a_changed_letter_leaves_a_match_as_it_is(tmp_path: Path) -> None:
    one = pack(tmp_path / "one")
    other = pack(tmp_path / "other", MANIFEST.replace("Le mien", "Le nôtre"), BOARD.replace("house", "seed"))
    match = veillee.new("connect_four", pack=one)
    drop(match, "abab")
    assert veillee.replay(match.record(), pack=other).save() == match.save()
    assert veillee.load(match.save(), pack=other).save() == match.save()


def test_a_changed_number_is_another_content(tmp_path: Path) -> None:
    one, other = pack(tmp_path / "one"), pack(tmp_path / "other", board=BOARD.replace("4", "5"))
    assert GAME.box(one).hash != GAME.box(other).hash
    match = veillee.new("connect_four", pack=one)
    with pytest.raises(RecordError, match="give the pack it was played with"):
        veillee.replay(match.record(), pack=other)


def test_a_pack_travels_as_one_text(tmp_path: Path) -> None:
    box = GAME.box(pack(tmp_path / "one"))
    text = box.text()
    assert read_pack_text(text, "").files == dict(pack_files(tmp_path / "one"))
    (tmp_path / "beside.pack").write_text(text, "utf-8")
    again = GAME.box(tmp_path / "beside.pack")
    assert (again.hash, again.manifest, again.text()) == (box.hash, box.manifest, text)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "expected a pack in one text"),
        ("{}", "expected a pack in one text"),
        (
            '{"veillee_pack":1,"game":"g","id":"i","hash":"h","files":{"../a.toml":""}}',
            "found '../a.toml'; expected a name",
        ),
        ('{"veillee_pack":9,"game":"g","id":"i","hash":"h","files":{}}', "veillee_pack: found 9; expected 1"),
    ],
)
def test_a_text_that_is_no_pack_is_refused(text: str, said: str) -> None:
    with pytest.raises(PackError, match=r"^here: 1 problem") as refused:
        read_pack_text(text, "here")
    assert said in str(refused.value)


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "bytes.pack").write_bytes(b"\xff\xfe")
    with pytest.raises(PackError, match="expected a pack in one text"):
        GAME.box(tmp_path / "bytes.pack")


def test_a_match_gets_the_content_it_began_with(tmp_path: Path) -> None:
    spec = replace(GAME)
    owned = spec.box(pack(tmp_path / "one"))
    assert spec.box_of(spec.box().hash) is spec.box()
    assert spec.box_of(spec.box().hash, owned.text()) is spec.box(), "the installed pack where rules read the same"
    found = spec.box_of(owned.hash, owned.text())
    assert (found.hash, found.content.columns, found.manifest.id) == (owned.hash, 5, "mine")
    assert spec.box_of(owned.hash) is found, "read once"


def test_a_missing_pack_is_named(tmp_path: Path) -> None:
    spec = replace(GAME)
    with pytest.raises(
        MissingPack, match=r"played with the pack mine \(00ff\).*give the pack it was played with"
    ) as no:
        spec.box_of("00ff", pack="mine")
    assert (no.value.game, no.value.pack, no.value.hash) == ("connect_four", "mine", "00ff")
    other = spec.box(pack(tmp_path / "one"))
    with pytest.raises(MissingPack, match=f"the pack given is another \\({other.hash}\\)"):
        spec.box_of("00ff", other.text())


def test_a_record_of_the_first_version_knows_an_owners_pack(tmp_path: Path) -> None:
    """Its hash covered print as well: the pack is recognised as long as nothing in it was changed."""
    box = GAME.box(pack(tmp_path / "one"))
    assert box.former == "72aeb5b50af1f7f2"
    assert GAME.fits(box, box.former) and GAME.fits(box, box.hash)
    assert not GAME.fits(box, GAME.box().hash) and not GAME.fits(GAME.box(), box.former)


def wider(format_: int, raw: RawPack) -> RawPack:
    """In format 1 a board had `width` instead of `columns`."""
    assert format_ == 1
    board = dict(raw["board.toml"]["board"])
    return {**raw, "board.toml": {"board": {"columns": board.pop("width"), **board}}}


def test_a_pack_of_an_older_format_is_carried_over(tmp_path: Path) -> None:
    old = pack(tmp_path / "old", board=BOARD.replace("columns", "width"))
    house = pack(tmp_path / "house", MANIFEST + "format = 2\n")
    spec = replace(GAME, pack_format=2, carry_pack=wider)
    box = spec._read(old, "old", known_as="00ff")
    assert (box.content.columns, box.hash) == (5, "00ff"), "it stays known by the hash it had then"
    assert spec._read(old, "old").hash == spec.box(house).hash
    with pytest.raises(PackError, match=r"pack.toml, format: found 2; expected 1, which this version reads"):
        GAME.box(house)
    with pytest.raises(PackError, match=r"pack.toml, format: found 1; expected 2, which this version reads"):
        replace(GAME, pack_format=2).box(old)


@pytest.mark.parametrize("game", sorted(registry()))
def test_every_earlier_pack_of_the_house_can_be_opened(game: str) -> None:
    """If this fails because a pack's rules changed: write the former one to editions/ and list it."""
    spec = veillee.game(game)
    for edition in spec.editions.all:
        for name in (edition.rules, *edition.former):
            assert spec.edition(name) == edition.rules
            assert spec.box_of(name).hash == edition.rules
        if edition.rules != spec.box().hash:
            assert spec.box_of(edition.rules).manifest.id == f"{game}-house"


RELEASES = Path(__file__).parent.parent / "releases"


@pytest.mark.parametrize(
    "record", sorted(RELEASES.glob("*/*.record")), ids=lambda path: f"{path.parent.name}-{path.stem}"
)
def test_the_content_of_every_release_is_known(record: Path) -> None:
    header = dict(line.split(" ", 1) for line in record.read_text("utf-8").split("\n\n")[0].splitlines())
    spec = veillee.game(header["game"].split()[0])
    assert spec.fits(spec.box_of(header["content"].split()[1]), header["content"].split()[1])
