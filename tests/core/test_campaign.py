"""Chronicles as lines of text. What a campaign makes of them is proven with the games that have one."""

from __future__ import annotations

import msgspec
import pytest

from veillee.core.campaign import read_chronicle, write_chronicle
from veillee.core.errors import CampaignError


class Friend(msgspec.Struct, frozen=True):
    name: str
    age: int = 0


class Journey(msgspec.Struct, frozen=True):
    leader: str
    coins: int = 0
    friends: tuple[Friend, ...] = ()
    home: str | None = msgspec.field(default=None, name="house")


WHOLE = Journey("Ada", 3, (Friend("Bo", 7), Friend("Çağ")), "mill")


def test_a_chronicle_has_a_line_for_each_field() -> None:
    assert write_chronicle(WHOLE) == [
        'leader "Ada"',
        "coins 3",
        'friends [{"name":"Bo","age":7},{"name":"Çağ","age":0}]',
        'house "mill"',
    ]
    assert read_chronicle(write_chronicle(WHOLE), Journey) == WHOLE


def test_what_holds_its_default_is_left_out() -> None:
    """So that a field that comes later changes no chronicle that was written before."""
    assert write_chronicle(Journey("Ada")) == ['leader "Ada"']
    assert read_chronicle(['leader "Ada"'], Journey) == Journey("Ada")


@pytest.mark.parametrize("sign", ["\n", "\r", "\x0b", "\x0c", "\x1c", "\x85", "\u2028", "\u2029"])
def test_no_name_breaks_a_line(sign: str) -> None:
    journey = Journey(f"A{sign}B")
    (line,) = write_chronicle(journey)
    assert line.splitlines() == [line]
    assert read_chronicle([line], Journey) == journey


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        (['leader "Ada"', "gold 3"], "line 2: found 'gold' in the chronicle; expected one of coins, friends, house"),
        (['leader "Ada"', 'leader "Bo"'], "line 2: found 'leader' in the chronicle; expected one of coins"),
        (['leader "Ada"', "coins many"], "line 2: found 'many' as coins of the chronicle; JSON is malformed"),
        (['leader "Ada"', 'coins "3"'], "line 2: found '\"3\"' as coins of the chronicle; Expected `int`"),
        (["leader"], "line 1: found '' as leader of the chronicle"),
        (["coins 3"], "the chronicle has no line 'leader'"),
    ],
)
def test_lines_that_are_no_chronicle(lines: list[str], words: str) -> None:
    with pytest.raises(CampaignError) as refused:
        read_chronicle(lines, Journey)
    assert words in str(refused.value)
