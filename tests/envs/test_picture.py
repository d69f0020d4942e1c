"""Pictures of the table: one size, with words that can be read."""

from __future__ import annotations

import numpy as np
import pytest

import veillee
from tests.helpers import GAMES, started
from veillee import envs
from veillee.core.scene import Cell, Face, Mark, Paragraph, Piece, Player, Scene, Zone
from veillee.core.spec import installed
from veillee.envs.letters import Picture, glyph, plain, shortened, wrapped, write
from veillee.envs.picture import INK, SIZE, picture


def reads(frame: Picture, text: str, scale: int = 1) -> bool:
    """Whether a text stands somewhere on a picture, in dots of one colour on a ground of others."""
    dots = np.concatenate([np.pad(glyph(sign, scale), ((0, 0), (0, scale))) for sign in plain(text)], axis=1)
    for ink in (INK, (255, 255, 255), (125, 112, 98), (192, 57, 43)):
        same = np.all(frame == np.array(ink, np.uint8), axis=2)
        high, wide = same.shape[0] - dots.shape[0] + 1, same.shape[1] - dots.shape[1] + 1
        possible = np.ones((high, wide), np.bool_)
        for y, x in np.argwhere(dots)[:20]:
            possible &= same[y : y + high, x : x + wide]
        for y, x in np.argwhere(possible):
            if np.array_equal(same[y : y + dots.shape[0], x : x + dots.shape[1]], dots):
                return True
    return False


@pytest.mark.parametrize("game", GAMES)
def test_every_frame_of_a_game_has_one_size(game: str, small_games: None) -> None:
    frames = [picture(started(game, choices, seed=3).scene(0)) for choices in (0, 7, 40)]
    assert {frame.shape for frame in frames} == {(*SIZE, 3)}
    assert not np.array_equal(frames[0], frames[1]), "what happened is seen"


@pytest.mark.parametrize("game", installed())
def test_the_title_and_the_names_of_players_can_be_read(game: str) -> None:
    scene = veillee.new(game, seed=1).scene(0)
    frame = picture(scene)
    assert reads(frame, scene.title, 2)
    for zone in [zone for zone in scene.zones if zone.kind == "pile" and zone.count]:
        assert reads(frame, f"{zone.title} {zone.count}"), zone.title


def test_cards_of_the_board_have_their_names() -> None:
    scene = veillee.new("pilgrims", mode="solo", seed=1).scene(0)
    frame = picture(scene)
    names = [piece.face.title for piece in scene.zone("map").pieces if piece.face is not None]
    assert len(names) > 15
    assert all(reads(frame, name) for name in names if len(name) < 18)


def test_frames_of_an_environment(small_games: None) -> None:
    env = envs.solo_env("pilgrims", render_mode="rgb_array")
    _, info = env.reset(seed=1)
    frames = [env.render()]
    for _ in range(5):
        _, _, _, _, info = env.step(np.int64(env.action(info["keys"][0])))
        frames.append(env.render())
    assert {frame.shape for frame in frames} == {(*SIZE, 3)} and frames[0].dtype == np.uint8


def scene_with(*zones: Zone) -> Scene:
    red = Player(0, "Red", "red", "R")
    return Scene("x", "A Game", "en", "m", "", 0, "now", [red], list(zones))


def test_all_kinds_of_zones_are_drawn() -> None:
    piece = Piece("p", Face("Lantern", "card", points=3), at="1", owner=0)
    mark = Mark("pawn", "R", "Red", "red")
    cells = [Cell("1", 0, 0, title="Quay"), Cell("2", 1, 0, x=500, y=500, title="Mill")]
    for kind in ("grid", "row", "hand", "mat", "stave", "wheel", "graph"):
        zone = Zone("z", kind, "Somewhere", pieces=[piece], cells=cells, count=1)
        frame = picture(scene_with(zone))
        assert reads(frame, "Somewhere 1"), kind
        assert reads(frame, "Lantern (3)") or kind == "graph", kind
    story = Zone("z", "text", "Story", paragraphs=[Paragraph("It was a dark night.")])
    assert reads(picture(scene_with(story)), "It was a dark night.")
    track = Zone("z", "track", "Road", spaces=9, pieces=[Piece("r", at="4", owner=0, marks=[mark])])
    assert reads(picture(scene_with(track)), "Road   Red 4")
    own = Zone("z", "tally", "Gold", owner=0, count=7)
    frame = picture(scene_with(own))
    assert reads(frame, "Gold 7") and reads(frame, "Red", 2)


def test_much_is_drawn_smaller_and_never_larger_than_the_picture() -> None:
    pieces = [Piece(f"p{n}", Face(f"Card {n}", "card")) for n in range(400)]
    zones = [Zone(f"z{n}", "row", f"Row {n}", pieces=pieces) for n in range(6)]
    assert picture(scene_with(*zones)).shape == (*SIZE, 3)


def test_letters() -> None:
    assert plain("Œuvre « à l’été » → ☼…") == 'OEuvre " a l\'ete " > *...'
    assert shortened("abcdef", 4) == "abc." and shortened("abc", 4) == "abc"
    assert wrapped("one two three four", 7, 2) == ["one two", "three ."]
    canvas = np.zeros((6, 9, 3), np.uint8)
    write(canvas, 0, 0, "AB", (255, 0, 0))
    assert canvas[..., 0].any() and not canvas[..., 1].any(), "what does not fit is left out"
