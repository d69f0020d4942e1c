"""What is printed is made once for a pack and a language, shared by all scenes, and never changed by one."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tests.games.high_card import GAME
from tests.games.high_card.words import LEXICON
from tests.helpers import play_on
from veillee.core.album import Album
from veillee.core.match import Match
from veillee.core.scene import Face, Mark
from veillee.core.spec import game, registry
from veillee.core.start import new
from veillee.core.text import LANGUAGES, Messages, messages

GAMES = sorted(id_ for id_, spec in registry().items() if spec.album is not Album)


class Cards(Album[None]):
    """A card has its name; its back is a face that no role of the lexicon has."""

    made = 0

    def symbols(self) -> dict[str, Mark]:
        return {"star": Mark("star", "*", "a star")}

    def more_faces(self) -> dict[str, list[str]]:
        return {"back": ["red", "blue"]}

    def face_card(self, card: int) -> Face:
        self.made += 1
        return Face(self.name("card", card), "card")

    def face_back(self, number: int) -> Face:
        return Face(f"back {number}", "back")

    def sum(self, one: int, other: int) -> list[int]:
        return [one + other]


def cards() -> Cards:
    return Cards(None, LEXICON, messages(GAME.package, "en"))


def printed(album: Album[object]) -> bytes:
    """All that an album holds, and all that scenes have had it make."""
    return msgspec.json.encode([list(album.faces()), album.legend()])


def test_a_face_is_made_once() -> None:
    album = cards()
    assert album.made == 0
    assert album.face("card", 3) is album.face("card", 3)
    assert album.face("card", 3) != album.face("card", 4)
    assert album.made == 2
    assert album.legend() is album.legend()


def test_every_printed_face_with_the_id_that_scenes_use() -> None:
    found = dict(cards().faces())
    targets = [LEXICON.target("card", card) for card in range(len(LEXICON.ids("card")))]
    assert list(found) == ["back:red", "back:blue", *targets]
    assert found[targets[2]].title == LEXICON.name("card", 2, "en")
    assert found["back:blue"].title == "back 1"


def test_a_role_without_faces_is_told_with_those_that_have_some() -> None:
    with pytest.raises(KeyError, match="no printed face of 'seat'; there are: aid, back, card"):
        cards().face("seat", 0)


def test_whatever_is_printed_can_be_kept() -> None:
    album = cards()
    assert album.once(Cards.sum, 1, 2) is album.once(Cards.sum, 1, 2)
    assert album.once(Cards.sum, 1, 2) == [3] and album.once(Cards.sum, 2, 2) == [4]


def test_a_mark_is_explained_by_the_message_of_its_name() -> None:
    class Names(Messages):
        def format(self, message: str, args: object = None) -> str:
            return message

    album: Album[None] = Album(None, LEXICON, Names("en"))
    assert album.mark("sun", "o", "yellow") == Mark("sun", "o", "mark-sun", "yellow")
    assert album.mark("sun", "o", icon="star") == Mark("star", "o", "mark-sun")
    assert album.mark("moon") == Mark("moon", "sign-moon", "mark-moon")
    assert album.mark("sun", "o", icon="") == Mark("", "o", "mark-sun")


def matches(id_: str) -> Iterator[Match]:
    return (new(id_, mode=mode.id, players=mode.seats[0], seed=5) for mode in game(id_).modes)


@pytest.mark.parametrize("id_", GAMES)
def test_whole_matches_leave_the_album_as_it_was(id_: str) -> None:
    spec = game(id_)
    albums = [spec.album_of(spec.box(), lang) for lang in LANGUAGES]
    before = [printed(album) for album in albums]
    for match in matches(id_):
        while match.decision is not None:
            play_on(match, 7, match.number)
            for lang in LANGUAGES:
                for seat in (None, *range(len(match.setup.seats))):
                    match.scene(seat, lang)
    assert [printed(album) for album in albums] == before
    fresh = [spec.album(spec.box().content, spec.box().lexicon, spec.messages(lang)) for lang in LANGUAGES]
    assert [printed(album) for album in fresh] == before


@pytest.mark.parametrize("id_", GAMES)
def test_pieces_with_a_printed_face_share_it(id_: str) -> None:
    match = next(matches(id_))
    play_on(match, 30)
    album = match.spec.album_of(match.box, "en")
    faces = {id(face) for _, face in album.faces()}
    shown = [piece.face for zone in match.scene(0, "en").zones for piece in zone.pieces if piece.face is not None]
    shared = [face for face in shown if id(face) in faces]
    assert shared and all(face.kind == "die" for face in shown if id(face) not in faces)


def test_packs_of_one_process_do_not_mix_and_an_album_goes_with_its_box(tmp_path: Path) -> None:
    spec = game("pilgrims")
    for entry in spec.house_pack.iterdir():
        text = entry.read_text("utf-8").replace("Crystal Ball", "Looking glass")
        tmp_path.joinpath(entry.name).write_text(text, "utf-8")
    box = spec.box(tmp_path)
    house, own = spec.album_of(spec.box(), "en"), spec.album_of(box, "en")
    ball = box.lexicon.value("object", "crystal_ball")
    assert ball is not None
    assert (house.face("object", ball).title, own.face("object", ball).title) == ("Crystal Ball", "Looking glass")
    gone = weakref.ref(own)
    del own, box
    gc.collect()
    assert gone() is None
