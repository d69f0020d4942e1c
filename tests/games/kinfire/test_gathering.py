"""Who comes, who leaves, with which deck; and decks that break a limit before a quest."""

from __future__ import annotations

import pytest

from tests.games.kinfire.builder import CONTENT, SPEC, value
from tests.games.kinfire.test_story import keys, read, story, told
from tests.games.kinfire.test_town import choose
from veillee.games.kinfire.company import Away
from veillee.games.kinfire.decks import is_legal
from veillee.games.kinfire.setup import TakeSeeker
from veillee.games.kinfire.steps.chapter import Gather, WhichQuest
from veillee.games.kinfire.steps.gains import room_for
from veillee.games.kinfire.table import KinfireTable
from veillee.games.kinfire.terms import EXHAUSTED, NONE


def gathering(seekers: str) -> KinfireTable:
    table = story(seekers, decisions="speaker")
    table.company.quest = NONE
    table.company.quests, table.company.results = [0, 1], [1, 1]
    return table


def known(table: KinfireTable, name: str, kinfire: int, old: str = "", new: str = "", member: bool = True) -> Away:
    """A Seeker of the chronicle, with one pair exchanged."""
    pairs = list(CONTENT.seekers[value("seeker", name)].pairs)
    if old:
        pairs[pairs.index(value("pair", old))] = value("pair", new)
    one = Away(value("seeker", name), kinfire, pairs)
    one.member = member
    table.company.away.append(one)
    return one


@pytest.mark.rule("KIN-034", "KIN-038", "KIN-041", "KIN-299")
def test_whoever_leaves_leaves_what_was_earned() -> None:
    table = gathering("asha khor")
    stays = known(table, "asha", 2)
    stays.exhausted = 2
    known(table, "khor", 1)
    left = known(table, "naz", 4, "na9", "br8")
    left.items = [value("action", "d2")]
    table.company.reserve = [value("pair", "na9"), value("pair", "lo1")]
    table.next(Gather())
    table.advance()
    company = table.company
    assert company.reserve == [value("pair", "lo1"), value("pair", "br8"), value("action", "d2")]
    assert [(one.seeker, one.kinfire, one.items) for one in company.away] == [(value("seeker", "naz"), 4, [])]
    assert table.seats[0].deck.count(EXHAUSTED) == 2 and SPEC.faults(table) == []


@pytest.mark.rule("KIN-007", "KIN-034")
def test_only_who_was_not_there_joins() -> None:
    """Of those who come to a chapter the log says who is new and who was of the group before."""
    table = gathering("asha naz")
    known(table, "asha", 1)
    known(table, "naz", 4, member=False)
    table.next(TakeSeeker(0), TakeSeeker(1))
    table.advance()
    assert [event.seat for event in told(table, "goes-on")] == [0]
    assert [event.seat for event in told(table, "joins")] == [1]


@pytest.mark.rule("KIN-036", "KIN-037", "KIN-038", "KIN-300")
@pytest.mark.parametrize("still_there", [True, False])
def test_whoever_returns_may_take_up_the_old_deck(still_there: bool) -> None:
    """KIN-037 (c): as far as its cards are still there; what is missing is filled with starting pairs."""
    table = gathering("asha naz")
    known(table, "asha", 1)
    known(table, "khor", 2)
    known(table, "naz", 4, "na9", "br8", member=False)
    table.company.reserve = [value("pair", "br8")] if still_there else []
    table.next(Gather())
    table.advance()
    naz = table.seats[1]
    assert naz.kinfire == 4, "the higher of the two numbers"
    assert keys(table) == ["build", "starting_deck", "old_deck"]
    choose(table, "old_deck")
    while table.asking is not None:
        table.choose(table.options[0])
    assert (value("pair", "br8") in naz.pairs) == still_there
    assert is_legal(CONTENT, naz.seeker, naz.pairs, naz.items, naz.kinfire) and SPEC.faults(table) == []


@pytest.mark.rule("KIN-287", "KIN-320")
def test_vector_54_a_deck_is_changed_before_the_next_quest() -> None:
    """TV-54: Naz loses a token and has no city action left: starting cards come back until the deck is legal."""
    table = gathering("naz khor")
    naz = table.seats[0]
    naz.kinfire = 2
    for new in ("ua4", "si7"):
        old = next(pair for pair in room_for(table, naz, value("pair", new)) if CONTENT.pairs[pair].starting)
        naz.pairs[naz.pairs.index(old)] = value("pair", new)
        table.company.reserve.append(old)
    naz.kinfire = 1
    table.company.prompts = [7]
    table.next(WhichQuest())
    table.advance()
    assert set(keys(table)) == {"out:ua4", "out:si7"}, "only cards that starting ones can replace"
    choose(table, "out:si7")
    if keys(table)[0].startswith("in:"):
        assert all(CONTENT.pairs[option.values[0]].starting for option in table.options)
        table.choose(table.options[0])
    assert is_legal(CONTENT, naz.seeker, naz.pairs, naz.items, 1)
    assert value("pair", "ua4") in naz.pairs and value("pair", "si7") in table.company.reserve
    assert table.company.quest == 7


@pytest.mark.rule("KIN-002", "KIN-228", "KIN-313")
def test_vector_57_alone_nobody_votes() -> None:
    table = story("asha khor", "8")
    table.people = [0, 0]
    read(table, "q8_7")
    asking = table.asking
    assert asking is not None and asking.waits_for(table) == [0]
    table.choose(table.options[0])
    assert told(table, "chooses") and not told(table, "votes")
