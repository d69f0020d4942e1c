"""Parts of a scene are painted again only when what they read has changed."""

from __future__ import annotations

import pytest

from tests.games.high_card import GAME
from tests.games.high_card.table import HighCardTable
from tests.helpers import started
from veillee.core.deck import Deck
from veillee.core.painter import Painter
from veillee.core.parts import Easel, part, same
from veillee.core.scene import Zone
from veillee.core.spec import View


class Counting(Painter[HighCardTable]):
    """Paints how much chance there was, in one part for everybody and in one for each, and counts how often."""

    painted = 0

    @part(lambda painter, side: (painter.table.chance, side))
    def chances(self, side: int) -> Zone:
        Counting.painted += 1
        return Zone(f"chances:{side}", "tally", "", count=self.table.chance)

    @part(lambda painter, side: (painter.table.chance, side))
    def own_chances(self, side: int) -> Zone:
        Counting.painted += 1
        return self.area("hand", "tally", side, count=self.table.chance)

    @part(lambda painter: painter.table.chance)
    def both(self) -> list[Zone]:
        Counting.painted += 1
        return [self.chances(0), self.own_chances(0)]


def painter(table: HighCardTable, easel: Easel | None, seat: int | None = 0, lang: str = "en") -> Counting:
    box = GAME.box()
    return Counting(
        View(table, seat, lang, box.lexicon, GAME.messages(lang), album=GAME.album_of(box, lang), easel=easel),
        len(table.people) or 2,
    )


def tables(*chances: int) -> list[HighCardTable]:
    found = []
    for chance in chances:
        table = started("high_card").table.fork()
        assert isinstance(table, HighCardTable)
        table.chance = chance
        found.append(table)
    return found


def count(
    table: HighCardTable, easel: Easel | None, seat: int | None = 0, lang: str = "en", name: str = "chances"
) -> int:
    """How often something was painted for this scene; it is the same as without an easel."""
    before = Counting.painted
    zone = getattr(painter(table, easel, seat, lang), name)(0)
    count = Counting.painted - before
    assert zone == getattr(painter(table, None, seat, lang), name)(0)
    return count


def test_what_has_not_changed_is_not_painted_again() -> None:
    easel = Easel()
    first, alike, other = tables(1, 1, 2)
    assert [count(table, easel) for table in (first, alike, other, other)] == [1, 0, 1, 0]


def test_what_looks_the_same_to_all_is_painted_once_for_all() -> None:
    easel = Easel()
    (table,) = tables(1)
    looks = [(0, "en"), (1, "en"), (None, "en"), (None, "fr"), (1, "fr")]
    assert [count(table, easel, seat, lang) for seat, lang in looks] == [1, 0, 0, 1, 0]


def test_what_depends_on_who_looks_is_painted_for_each() -> None:
    easel = Easel()
    first, other = tables(1, 2)
    looks = [(first, 0), (first, 1), (first, None), (first, 0), (other, 1), (other, 1), (first, 0), (other, 0)]
    assert [count(table, easel, seat, name="own_chances") for table, seat in looks] == [1, 1, 1, 0, 1, 0, 0, 1]


def test_a_part_that_holds_one_for_each_is_one_for_each() -> None:
    """Whether its own part was painted anew or found."""
    easel = Easel()
    (table,) = tables(1)
    painter(table, easel, 0).own_chances(0)
    zones = {seat: painter(table, easel, seat).both() for seat in (0, 1, None)}
    for seat, found in zones.items():
        assert found == painter(table, None, seat).both()
    assert zones[0] != zones[1]


def test_without_an_easel_nothing_is_kept() -> None:
    (table,) = tables(1)
    assert [count(table, None) for _ in range(2)] == [1, 1]


@pytest.mark.parametrize(
    ("one", "other", "alike"),
    [
        (1, 1, True),
        (1, 2, False),
        (1, True, False),
        ([1, [2, 3]], [1, [2, 3]], True),
        ([1, [2, 3]], [1, [2, 4]], False),
        ((1, None), (1, 0), False),
        (Deck([1, 2]), Deck([1, 2]), True),
        (Deck([1, 2]), Deck([1, 3]), False),
        ([Deck([1]), 7], [Deck([1]), 7], True),
        ([Deck([1]), 7], [Deck([1]), 8], False),
        ([], [0], False),
        ({1, 2}, {2, 1}, True),
        (frozenset((1,)), frozenset((2,)), False),
    ],
)
def test_things_are_the_same_by_their_values(one: object, other: object, alike: bool) -> None:
    assert same(one, other) is alike
