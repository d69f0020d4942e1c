"""Tables as data and back."""

from __future__ import annotations

import msgspec
import pytest
from examples.connect_four.steps.turn import Turn
from examples.connect_four.table import ConnectFourTable

from tests.helpers import duel, started
from veillee import RecordError
from veillee.core.codec import Codec, fields_of
from veillee.core.deck import Deck
from veillee.core.table import Seat


class Tuples(Seat):
    """Something with everything that plain data may hold."""

    def __init__(self) -> None:
        self.nothing = None
        self.flag = True
        self.word = "café"
        self.numbers = [1, [2, 3]]
        self.fixed = (4, (5, 6))
        self.deck = Deck([7])


def test_plain_data_comes_back_as_it_was() -> None:
    codec = Codec([Tuples])
    back = codec.decode(codec.encode(Tuples()))
    assert (back.nothing, back.flag, back.word, back.numbers, back.fixed) == (
        None,
        True,
        "café",
        [1, [2, 3]],
        (4, (5, 6)),
    )
    assert isinstance(back.deck, Deck)
    assert back.deck.unknown == [7]


def test_a_table_comes_back_with_the_same_bytes_and_asks_the_same(any_game: str) -> None:
    match = started(any_game, 5)
    codec = match.spec.codec
    back = codec.decode(codec.encode(match.table))
    back.restore(match.box.content)
    assert codec.table_bytes(back) == codec.table_bytes(match.table)
    assert [option.key for option in back.options] == list(match.legal_keys)


def test_the_bytes_of_a_table_say_what_it_is_as_data(any_game: str) -> None:
    match = started(any_game, 40)
    codec = match.spec.codec
    assert codec.table_bytes(match.table) == msgspec.json.encode(codec.encode(match.table), order="sorted")


def test_equal_tables_have_equal_hashes_and_others_do_not() -> None:
    assert duel("de").hash() == duel("de").hash()
    assert duel("de").hash() != duel("ed").hash()


def test_what_is_not_part_of_the_position_is_not_saved() -> None:
    match = duel("d")
    encoded = match.spec.codec.encode(match.table)
    assert {"discs", "free", "full", "winner", "asking", "stack", "chance", "is"} == set(encoded)
    assert {"box", "log", "options"} < set(fields_of(match.table))


def test_a_class_that_the_game_did_not_name_is_refused() -> None:
    with pytest.raises(TypeError, match="Turn is not registered with the game"):
        Codec([ConnectFourTable]).encode(Turn(0))


@pytest.mark.parametrize("thing", [{"a": 1}, {1, 2}, 1.5, len, object()])
def test_what_is_not_plain_data_is_refused(thing: object) -> None:
    with pytest.raises(TypeError, match="not plain data"):
        Codec([]).encode([thing])


def test_a_save_with_a_class_of_another_game_is_refused() -> None:
    with pytest.raises(RecordError, match="a thing that this game does not have: 'Dragon'"):
        Codec([]).decode({"is": "Dragon"})
