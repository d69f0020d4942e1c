"""The specification's worked examples: setting up (T01 to T03, T06, T68, T71)."""

from __future__ import annotations

import pytest

from tests.games.bardwood.builder import (
    CONTENT,
    Scenario,
    code_of,
    codes,
    do,
    lazily,
    motifs,
    new,
    pawn,
    rival,
    seat,
    table_of,
)
from veillee.core.errors import SetupError
from veillee.core.match import Match
from veillee.games.bardwood.box import FAN, IMPRO, SKILL
from veillee.games.bardwood.steps.creatures import uncover
from veillee.games.bardwood.steps.rest import DrawCards
from veillee.games.bardwood.table import ACT_1, OPEN, RIVAL
from veillee.testing import happened, told


def pile_sizes(match: Match) -> dict[str, int]:
    """How many creatures lie at each place."""
    names = ("glade", "marsh", "stump", "ravine", "cave")
    lexicon = match.lexicon
    sizes = {
        lexicon.id("location", at): lair.under + 1
        for at, lair in zip(CONTENT.lairs, table_of(match).lairs, strict=True)
    }
    return {name: sizes[name] for name in names}


@pytest.mark.rule("BAR-032", "BAR-215", "BAR-041", "BAR-050", "BAR-051", "BAR-054", "BAR-218", "BAR-219", "BAR-220")
def test_t01_solo_at_the_medium_level() -> None:
    match = do(new(1, mode="solo", level="medium", act1="sp4", act2="sp3"), "bard:horn")
    table = table_of(match)
    assert table.reserves == [10, 14]
    assert pile_sizes(match) == {"glade": 2, "marsh": 2, "stump": 3, "ravine": 3, "cave": 3}
    assert match.lexicon.id("region", seat(match).region) == "c2"
    hand = [CONTENT.cards[card].kind for card in seat(match).hand]
    assert hand == [SKILL, SKILL]
    assert codes(seat(match).discard) == ["horn_f"]
    assert pawn(match) == "poet" and rival(match).laid == 0
    assert len(rival(match).open) == 1 and rival(match).taken == [OPEN]


@pytest.mark.rule("BAR-040", "BAR-028")
def test_t01_the_lowest_creature_of_each_pile_is_a_boss() -> None:
    match = do(new(1, mode="solo", act1="sp4", act2="sp3"), "bard:horn")
    table = table_of(match)
    for lair, pile in enumerate(table.lairs):
        while pile.under:
            assert not CONTENT.cards[pile.top].boss
            table.known.append(pile.top)  # taken away as by soothing, so that the next one shows
            waiting = len(table.stack)
            uncover(table, lair)
            while len(table.stack) > waiting:
                table.stack.pop().enter(table)
        assert CONTENT.cards[pile.top].boss and CONTENT.cards[pile.top].blue == 3


@pytest.mark.rule("BAR-223", "BAR-222")
def test_t01_solo_at_the_hard_level() -> None:
    match = do(new(1, mode="solo", level="hard", act1="sp4", act2="sp3"), "bard:horn")
    assert table_of(match).reserves == [9, 13] and rival(match).gems == 2
    easy = do(new(1, mode="solo", level="easy", act1="sp4", act2="sp3"), "bard:horn")
    assert table_of(easy).reserves == [10, 14] and rival(easy).gems == 0


@pytest.mark.rule("BAR-032", "BAR-037", "BAR-038", "BAR-041")
def test_t02_three_players() -> None:
    match = do(new(3, first="1", act1="sp4", act2="sp3"), "bard:harp", "bard:horn", "bard:banjo")
    table = table_of(match)
    assert table.reserves == [15, 21]
    assert set(pile_sizes(match).values()) == {3}
    assert sorted(motifs(match)) == ["m1", "m2", "m3", "m4"] and table.motif_gems == 0
    for level, row in enumerate(table.legends):
        assert (len(row.open), row.pile) == (1, 4)
        assert CONTENT.legends[row.open[0]].level == level


@pytest.mark.rule("BAR-054", "BAR-053", "BAR-052")
def test_t03_an_impro_among_the_first_cards() -> None:
    scenario = Scenario(bards="harp horn").hand("blue").hand("yellow").comes("harp_1", "harp_i", "harp_2")
    match = scenario.start(DrawCards(0), DrawCards(1))
    assert codes(seat(match).hand) == ["harp_1", "harp_2"]
    assert codes(seat(match).song) == ["harp_i"]
    assert {CONTENT.cards[card].kind for card in seat(match).unknown} == {SKILL}
    assert len(seat(match, "yellow").hand) == 2
    assert [CONTENT.cards[card].kind for card in seat(match).discard] == [FAN]
    assert CONTENT.cards[seat(match).song[0]].kind == IMPRO


@pytest.mark.rule("BAR-021", "BAR-016")
def test_t06_two_seasons_that_follow_each_other() -> None:
    match = new(2, act1="wi1", act2="sp1")
    assert [code_of("event", event) for event in table_of(match).events] == ["wi1", "sp1"]
    assert table_of(match).act == ACT_1
    with pytest.raises(SetupError, match=r"act1=budding_feast.* and .*act2=grape_harvest"):
        new(2, act1="sp1", act2="au1")


@pytest.mark.rule("BAR-292")
def test_t68_the_gentle_option() -> None:
    match = do(new(1, mode="solo", level="easy", gentle_easy="yes", act1="sp4", act2="sp3"), "bard:harp")
    player = seat(match)
    assert (player.coins, player.acoustic, player.range) == (1, 1, 1)
    assert (table_of(match).acoustic, table_of(match).range) == (15, 11)
    assert table_of(match).reserves == [10, 14]
    plain = do(new(1, mode="solo", level="easy", act1="sp4", act2="sp3"), "bard:harp")
    assert (seat(plain).coins, seat(plain).acoustic, seat(plain).range) == (0, 0, 0)
    with pytest.raises(SetupError, match=r"\(gentle_easy=yes\) needs the level easy, not medium"):
        new(1, mode="solo", level="medium", gentle_easy="yes")


@pytest.mark.rule("BAR-032", "BAR-041", "BAR-222", "BAR-223", "BAR-280", "BAR-281")
def test_t71_the_rival_as_a_third_side() -> None:
    match = new(2, mode="rival", level="hard", first="1", act1="sp4", act2="sp3")
    do(match, "bard:harp", "bard:horn")
    table = table_of(match)
    assert table.reserves == [14, 20] and rival(match).gems == 2
    assert set(pile_sizes(match).values()) == {3}
    assert (rival(match).challenges, rival(match).open) == ([], [])
    lazily(match, lambda match: len(told(match, "turn")) == 4)
    assert [event.args["seat"] for event in happened(match, "turn")] == [0, 1, RIVAL, 0]
