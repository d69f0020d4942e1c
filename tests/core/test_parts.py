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
    """Paints how much chance there was, and counts how often."""

    painted = 0

    @part(lambda painter, side: (painter.table.chance, side))
    def chances(self, side: int) -> Zone:
        Counting.painted += 1
        return Zone(f"chances:{side}", "tally", "", count=self.table.chance)


def painter(table: HighCardTable, easel: Easel, seat: int | None = 0, lang: str = "en") -> Counting:
    box = GAME.box()
    return Counting(
        View(table, seat, lang, box.lexicon, GAME.messages(lang), GAME.album_of(box, lang), easel),
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


def count(table: HighCardTable, easel: Easel, seat: int | None = 0, lang: str = "en") -> int:
    """How often something was painted for this scene."""
    before = Counting.painted
    zones = [painter(table, easel, seat, lang).chances(0)]
    assert [zone.count for zone in zones] == [table.chance]
    return Counting.painted - before


def test_what_has_not_changed_is_not_painted_again() -> None:
    easel = Easel()
    first, alike, other = tables(1, 1, 2)
    assert [count(table, easel) for table in (first, alike, other, other)] == [1, 0, 1, 0]


def test_other_eyes_and_other_words_see_for_themselves() -> None:
    easel = Easel()
    (table,) = tables(1)
    looks = [(0, "en"), (1, "en"), (None, "en"), (None, "fr"), (None, "fr")]
    assert [count(table, easel, seat, lang) for seat, lang in looks] == [1, 1, 1, 1, 0]


def test_no_painter_is_kept_beyond_the_next() -> None:
    easel = Easel()
    one, two, three = (painter(table, easel) for table in tables(1, 1, 1))
    assert easel.last is three and three.before is two
    assert two.before is None and one.before is None


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
    ],
)
def test_things_are_the_same_by_their_values(one: object, other: object, alike: bool) -> None:
    assert same(one, other) is alike
