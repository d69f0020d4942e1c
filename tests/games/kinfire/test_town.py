"""The city, the inn and the limits of decks; the vectors of chapter 6 that concern them."""

from __future__ import annotations

import pytest

from tests.games.kinfire.builder import CONTENT, SPEC, value
from tests.games.kinfire.test_story import keys, read, story, told
from veillee.core.step import Ask
from veillee.games.kinfire.company import Away
from veillee.games.kinfire.decks import is_legal
from veillee.games.kinfire.steps.chapter import Gather, WhichQuest, set_health
from veillee.games.kinfire.steps.common import place_card
from veillee.games.kinfire.steps.gains import can_take, room_for
from veillee.games.kinfire.steps.inn import ANY_CARDS, ChangeDeck, Sleep, completes
from veillee.games.kinfire.steps.market import Market
from veillee.games.kinfire.steps.muster import fill_bag
from veillee.games.kinfire.steps.town import Town
from veillee.games.kinfire.table import KinfireTable
from veillee.games.kinfire.terms import BOOSTS, EXHAUSTED, NONE


def in_town(seekers: str, actions: int = 2, town: int = 0) -> KinfireTable:
    table = story(seekers, decisions="speaker")
    table.company.quest = NONE
    table.company.town = town
    table.company.actions = actions
    return table


def choose(table: KinfireTable, *wanted: str) -> None:
    for key in wanted:
        table.choose(next(option for option in table.options if option.key == key))


def asks(table: KinfireTable, kind: type[Ask[KinfireTable]]) -> Ask[KinfireTable]:
    assert isinstance(table.asking, kind)
    return table.asking


def legal(seeker: str, out: str, new: str, kinfire: int) -> bool:
    number = value("seeker", seeker)
    pairs = list(CONTENT.seekers[number].pairs)
    for old, pair in zip(out.split(), new.split(), strict=True):
        pairs[pairs.index(value("pair", old))] = value("pair", pair)
    return is_legal(CONTENT, number, pairs, [], kinfire)


@pytest.mark.rule("KIN-285", "KIN-018", "KIN-222")
def test_vector_33_colours_of_a_deck() -> None:
    assert legal("asha", "as8", "go1", 2)
    assert not legal("asha", "as1", "br1", 2)
    assert legal("asha", "as3", "bo1", 2)


@pytest.mark.rule("KIN-286", "KIN-287")
def test_vector_34_kinfire_limit() -> None:
    """With one token less the deck breaks limit 4, and the town leaves no other way than the inn."""
    table = in_town("naz khor", actions=1)
    naz = table.seats[0]
    naz.kinfire = 3
    for new in ("ua4", "ub4"):
        table.company.reserve.append(value("pair", new))
        old = room_for(table, naz, value("pair", new))[0]
        naz.pairs[naz.pairs.index(old)] = value("pair", new)
        table.company.reserve.remove(value("pair", new))
        table.company.reserve.append(old)
    assert is_legal(CONTENT, naz.seeker, naz.pairs, [], 3)
    costly = {value("pair", "ua4"), value("pair", "ub4")}
    assert set(room_for(table, naz, value("pair", "si1"))) <= costly, "one more token would be too much"
    table.next(Town(True))
    table.advance()
    assert len(keys(table)) > 2 and "give_up" in keys(table)
    naz.kinfire = 2
    table.asking, table.answers = None, []
    table.next(Town(True))
    table.advance()
    assert told(table, "visits")[0].args["location"] == value("location", "v1")
    assert told(table, "sleeps")


@pytest.mark.rule("KIN-288", "KIN-285")
def test_vector_35_instant_limit() -> None:
    table = story("feyn khor")
    feyn = table.seats[0]
    assert legal("feyn", "fe5", "br2", 0)
    for other in ("fe6", "fe7", "fe2", "fe9"):
        assert not legal("feyn", other, "br2", 0)
    assert not can_take(table, feyn, value("action", "d4"))


@pytest.mark.rule("KIN-283", "KIN-284")
def test_vector_36_secret_techniques_and_pairs() -> None:
    table = story("naz khor")
    table.seats[0].kinfire = table.seats[1].kinfire = 3
    assert can_take(table, table.seats[0], value("pair", "ua4"))
    assert not can_take(table, table.seats[1], value("pair", "ua4"))
    table.next(ChangeDeck(0, ANY_CARDS))
    table.advance()
    choose(table, "out:na1")
    cards = table.seats[0].deck
    assert value("pair", "na1") not in cards and BOOSTS + value("pair", "na1") not in cards
    assert value("pair", "na1") in table.company.reserve


@pytest.mark.rule("KIN-268", "KIN-269", "KIN-270", "KIN-272")
def test_vector_37_city_action() -> None:
    table = in_town("asha khor")
    table.next(Town(False))
    table.advance()
    asking = table.asking
    assert asking is not None and asking.is_unforeseen()
    assert "visit:v5" in keys(table) and "visit:v7" not in keys(table) and "pack_up" in keys(table)
    vote = asking.question()
    assert vote.why_not_visit(table, 0, value("location", "v7")).rule == "KIN-270"  # type: ignore[attr-defined]
    choose(table, "visit:v5")
    assert table.company.actions == 1 and table.company.read == [value("story", "v_5")]


@pytest.mark.rule("KIN-291", "KIN-257", "KIN-258")
def test_a_place_gives_an_adventure_card_at_once_or_after_an_obstacle() -> None:
    """At the beacon whoever remembers has the card at once; others are tested first, and again until they succeed."""

    def at_the_beacon(memories: list[str], flips: str) -> KinfireTable:
        table = in_town("asha khor", actions=1)
        table.company.memories = [value("memory", one) for one in memories]
        table.company.prompts = [value("quest", "3")]
        table.seats[0].deck = [value("card", one) for one in flips.split()]
        table.next(Town(False))
        table.advance()
        choose(table, "visit:v8")
        return table

    beacon, known, quest = value("story", "v_8"), value("quest", "3"), value("quest", "8")
    at_once = at_the_beacon(["m3_c"], "")
    assert at_once.asking is None and at_once.company.prompts == [known, quest] and beacon in at_once.company.town_gone
    at_once.next(WhichQuest())
    at_once.advance()
    assert keys(at_once) == ["quest:3", "quest:8"], "it lies among the others that the group may choose from"
    failed = at_the_beacon([], "as1 as2 as3")
    choose(failed, "who:asha")
    assert told(failed, "fails-test") and failed.company.prompts == [known] and beacon not in failed.company.town_gone
    passed = at_the_beacon([], "as1 as2 as5")
    choose(passed, "who:asha")
    assert (
        told(passed, "passes-test") and passed.company.prompts == [known, quest] and beacon in passed.company.town_gone
    )


@pytest.mark.rule("KIN-278", "KIN-279", "KIN-327")
def test_vector_38_bounty_house() -> None:
    table = in_town("asha khor", town=1)
    table.company.coins = 0
    table.trophies = [value("enemy", one) for one in ("wyvern", "garrek", "rootmother")]
    read(table, "d_4")
    choose(table, "trade:wyvern")
    if table.asking is not None and "to_reserve" in keys(table):
        choose(table, "to_reserve")
    assert value("pair", "bo1") in table.company.reserve
    market = asks(table, Market)
    assert "trade:rootmother" not in keys(table)
    assert market.why_not_trade(table, value("enemy", "rootmother")).rule == "KIN-279"  # type: ignore[attr-defined]
    choose(table, "sell:garrek", "sell:rootmother")
    assert table.company.coins == 4 and table.trophies == []


@pytest.mark.rule("KIN-274", "KIN-276", "KIN-322")
def test_vector_39_shop() -> None:
    """TV-39: three things for four of five coins; a Remedy that was used is on sale again."""
    table = in_town("asha khor")
    table.company.coins = 5
    table.seats[0].deck.append(EXHAUSTED)
    read(table, "v_2")
    remedy, oil = value("action", "d2"), value("action", "d3")
    for key in ("buy:d2", "buy:d3", "buy:d2"):
        choose(table, key)
        if "to_reserve" in keys(table):
            choose(table, "to_deck:asha" if key == "buy:d2" and remedy not in table.seats[0].items else "to_reserve")
    assert table.company.coins == 1 and "buy:d2" not in keys(table)
    assert table.company.stock[remedy] == 0 and table.company.stock[oil] == 1
    table.seats[0].discard.remove(remedy)
    table.actor, table.playing = 0, remedy
    place_card(table)
    assert table.company.stock[remedy] == 1 and table.seats[0].items == []


@pytest.mark.rule("KIN-276", "KIN-322")
def test_a_remedy_from_a_pouch_is_one_more_for_the_shop() -> None:
    """The shop has sold none of its two; Beginner's Luck, which no shop sells, only leaves the deck."""
    table = in_town("asha khor")
    remedy, luck = value("action", "d2"), value("action", "d1")
    for card in (remedy, luck):
        table.seats[0].items.append(card)
        table.actor, table.playing = 0, card
        place_card(table)
    assert table.company.stock[remedy] == 3 and table.company.stock[luck] == 0 and table.seats[0].items == []
    table.rules = 1  # of a match that was begun under them
    table.seats[0].items.append(remedy)
    table.actor, table.playing = 0, remedy
    place_card(table)
    assert table.company.stock[remedy] == 3


@pytest.mark.rule("KIN-292", "KIN-293")
def test_training_costs_a_coin_whatever_comes_of_it() -> None:
    table = in_town("asha khor", town=1)
    table.company.coins = 1
    read(table, "d_5")
    assert "train:tr1" in keys(table) and "buy:tr1" not in keys(table)
    choose(table, "train:tr1", "who:khor")
    assert table.company.coins == 0 and len(told(table, "flips")) == 3
    passed = bool(told(table, "passes-test"))
    assert (value("pair", "tr1") in table.company.reserve) == passed
    assert table.company.stock[value("pair", "tr1")] == (0 if passed else 1)


@pytest.mark.rule("KIN-280", "KIN-281", "KIN-328")
def test_a_night_at_the_inn() -> None:
    table = in_town("asha khor")
    table.seats[0].discard.append(EXHAUSTED)
    table.exhausted_pile -= 1
    table.next(Sleep(0, 2))
    table.company.coins = 1
    table.advance()
    assert not told(table, "sleeps"), "nobody sleeps who cannot pay"
    table.company.coins = 2
    table.next(Sleep(0, 2))
    table.advance()
    choose(table, "sleep")
    assert table.company.coins == 0 and EXHAUSTED not in table.seats[0].discard
    assert table.exhausted_pile == CONTENT.exhausted_pile
    asked = []
    while table.asking is not None:
        asked.append(table.asking.seat)
        choose(table, "enough")
    assert asked == [0, 1, 0, 1], "every Seeker twice, in seat order"


@pytest.mark.rule("KIN-328", "KIN-285")
def test_a_pair_is_offered_only_if_the_deck_can_be_completed() -> None:
    """Asha needs 2 red: with only her own cards at hand the two red places can be filled by red cards alone."""
    table = story("asha khor")
    asha = table.seats[0]
    table.company.reserve.append(value("pair", "br1"))
    table.next(ChangeDeck(0, ANY_CARDS))
    table.advance()
    green = next(pair for pair in asha.pairs if CONTENT.cards[pair].colours == 2)
    choose(table, f"out:{SPEC.box().lexicon.id('pair', green)}", "enough")
    assert green in asha.pairs, "the only pair that fits comes back by itself"
    assert value("pair", "br1") in table.company.reserve
    assert not completes(table, asha, [*[pair for pair in asha.pairs if pair != green], value("pair", "br1")], [])
    assert is_legal(CONTENT, asha.seeker, asha.pairs, asha.items, asha.kinfire)


@pytest.mark.rule("KIN-238", "KIN-255", "KIN-325")
def test_vector_55_mandatory_lines() -> None:
    table = in_town("asha khor", town=1)
    table.company.memories = [value("memory", "m5_b")]
    read(table, "d_6")
    assert 9 <= table.company.pouches[0] <= 11 and not told(table, "flips")
    assert value("story", "d_6") in table.company.town_gone


@pytest.mark.rule("KIN-301", "KIN-302", "KIN-238")
@pytest.mark.parametrize(("seekers", "health"), [("asha khor", 34), ("asha khor naz", 38)])
def test_vector_55_notes_of_the_last_combat(seekers: str, health: int) -> None:
    table = story(seekers, "7")
    table.company.memories = [value("memory", memory) for memory in ("m3_f", "m5_d", "m12_a")]
    read(table, "q7_10")
    assert table.foes[0].health == health


@pytest.mark.rule("KIN-034", "KIN-035", "KIN-036", "KIN-037", "KIN-039", "KIN-299")
def test_vector_40_new_seeker() -> None:
    table = story("asha khor roland")
    company = table.company
    company.quest = NONE
    company.quests, company.results = [0, 1, 2], [1, 1, 1]
    for name, kinfire in (("asha", 3), ("khor", 2)):
        one = Away(value("seeker", name), kinfire, list(CONTENT.seekers[value("seeker", name)].pairs))
        one.member = True
        company.away.append(one)
    table.next(Gather())
    table.advance()
    assert keys(table) == ["build", "starting_deck"]
    choose(table, "starting_deck")
    assert [seeker.kinfire for seeker in table.seats] == [3, 2, 2] and company.away == []
    fill_bag(table)
    assert [table.bag[value("pawn", name)] for name in ("asha", "khor", "roland")] == [4, 4, 4]
    fewer = story("asha roland")
    fewer.bag = table.bag.copy()
    fill_bag(fewer)
    assert [fewer.bag[value("pawn", name)] for name in ("asha", "khor", "roland")] == [6, 0, 6], "set anew"
    fewer.company.quests, fewer.company.results = [0, 1, 2], [1, 1, 1]
    for group, health in ((fewer, [16, 17]), (table, [11, 12, 12])):
        for seat, seeker in enumerate(group.seats):
            seeker.top = 20  # as it was in another group
            set_health(group, seat)
        assert [one.health for one in group.seats] == [one.top for one in group.seats] == health


@pytest.mark.rule("KIN-258", "KIN-261", "KIN-298", "KIN-326")
def test_vector_61_noted_actions_come_before_the_quest() -> None:
    table = in_town("asha khor roland", actions=1)
    table.company.prompts = [2, 3]
    table.next(Town(True), WhichQuest())
    table.advance()
    assert "pack_up" not in keys(table) and "give_up" in keys(table)
    choose(table, "give_up")
    assert keys(table) == ["quest:3", "quest:4"]
    choose(table, "quest:4")
    assert table.company.prompts == [2] and table.company.quest == 3


@pytest.mark.rule("KIN-042", "KIN-326")
def test_packing_up_keeps_the_actions() -> None:
    table = in_town("asha khor", actions=2)
    table.next(Town(False))
    table.advance()
    choose(table, "pack_up")
    assert table.company.actions == 2 and table.asking is None
