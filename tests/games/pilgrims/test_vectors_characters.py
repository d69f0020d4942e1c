"""The specification's worked examples: characters, reserving, Clovers (TV-06, TV-07, TV-14 to TV-17, TV-33, TV-34)."""

from __future__ import annotations

import pytest

from tests.games.pilgrims.builder import (
    Scenario,
    card_on,
    cells_of,
    discarded,
    key,
    numbers,
    river_of,
    seat,
    table_of,
)
from tests.games.pilgrims.looking import (
    asked,
    clovers,
    company,
    hand,
    ids,
    keys,
    map_of,
    offered,
    pawn,
    refused,
    reserved,
    retired,
    score,
    stacked,
    under_traveller,
)
from veillee.core.match import Match

# -- TV-06, TV-07: the Traveller reserves ---------------------------------------------------


def at_the_magic_flower(*objects: str, clovers: int = 0) -> Match:
    return (
        Scenario()
        .round(1)
        .river("I-03", "I-09", "I-17", "II-01", "II-09")
        .deck("adventure_2", "II-05", "II-06")
        .pawn("red", "C2")
        .hand("red", *objects)
        .clovers("red", clovers)
    ).activation()


@pytest.mark.rule("PIL-053", "PIL-076", "PIL-077", "PIL-078", "PIL-082")
def test_tv06_reserving_the_magic_flower() -> None:
    match = at_the_magic_flower("O59", "O01", clovers=2)  # with 2 Clovers phase 3 asks: one could buy
    lying = card_on(match, "C1")
    match.play(key("activate", "traveller", "O59"))
    assert under_traveller(match, "red") == "O59"
    assert offered(match, "reserve") == ids("I-03", "I-09", "I-17", "II-01", "II-09")
    assert offered(match, "reserve_top") == {"one", "two"}
    assert cells_of(match, "move:") == {"C1", "B2", "D2", "C3"}

    match.play("move:c1")
    assert hand(match, "red") == ["O01", lying]
    assert pawn(match, "red") == "C1"

    match.play(key("reserve", "II-01"))
    assert reserved(match, "red") == ["II-01"]
    shown = match.scene(1).zone("reserved:red").pieces[0].face
    assert shown is not None and shown.number == "II-01"  # face up: Blue sees it too
    assert river_of(match) == ["I-03", "I-09", "I-17", "", "II-09"]
    assert {"pass", "buy"} <= keys(match)  # phase 3

    match.play("pass")
    assert asked(match) == "blue"
    assert river_of(match) == ["I-03", "I-09", "I-17", "II-05", "II-09"]
    assert under_traveller(match, "red") == "O59"


@pytest.mark.rule("PIL-053", "PIL-054")
def test_tv06_a_weapon_needs_a_conversion() -> None:
    match = at_the_magic_flower("O59", "O01")
    assert keys(match) == {key("activate", "traveller", "O59"), "clover"}
    refused(match, key("activate", "traveller", "O01"), key("convert", "traveller", "O01"))

    match = at_the_magic_flower("O59", "O01", clovers=1)
    refused(match, key("activate", "traveller", "O01"))
    match.play(key("convert", "traveller", "O01"))
    assert under_traveller(match, "red") == "O01"
    assert clovers(match, "red") == 0


@pytest.mark.rule("PIL-053")
@pytest.mark.parametrize("matching", ["O46", "O59"])
def test_tv06_artefact_or_tool(matching: str) -> None:
    match = at_the_magic_flower(matching)
    match.play(key("activate", "traveller", matching))
    assert under_traveller(match, "red") == matching


@pytest.mark.rule("PIL-079", "PIL-080", "PIL-081")
def test_tv07_reserving_at_the_limit_from_a_deck() -> None:
    match = Scenario().reserved("red", "I-02").hand("red", "O59").deck("adventure_2", "II-05", "II-06").activation()
    match.play(key("activate", "traveller", "O59"))
    match.play("reserve_top:two")
    assert reserved(match, "red") == ["II-05"]

    table = table_of(match)
    assert numbers("adventure", table.removed) == ["I-02"]
    everywhere = [*table.river, *(card for deck in table.adventures for card in (*deck.unknown, *deck.under))]
    assert "I-02" not in numbers("adventure", everywhere)
    kinds = [told.kind for told in match.events()]
    assert kinds.index("drops") < kinds.index("reserves-top")

    # The card was seen: it can neither be refused nor the choice taken back.
    assert offered(match, "reserve") == offered(match, "reserve_top") == offered(match, "drop") == set()
    refused(match, "skip", key("drop", "II-05"))
    assert not match.can_undo


# -- TV-14, TV-15: the company and what it carries ------------------------------------------


def full_company() -> Match:
    match = (
        Scenario()
        .company("red", C26="O01")
        .company("red", "C01", "C13")
        .on_map("D1", "C22")
        .pawn("red", "E1")
        .hand("red", "O02", "O46", "O47")
        .river("I-04", "I-16", "II-02", "II-03", "II-17")
        .quests("Q1a", "Q2c", "Q3")
    ).movement()
    match.play("go:foot:d1")
    return match


@pytest.mark.rule("PIL-041", "PIL-042", "PIL-043")
def test_tv14_full_company() -> None:
    match = full_company()
    assert keys(match) == {key("retire", "C26"), key("retire", "C01"), key("retire", "C13")}
    refused(match, key("retire", "C22"), "skip", "pass", "finish")

    match.play(key("retire", "C26"))
    assert discarded(match) == ["O01"]
    assert retired(match, "red") == ["C26"]
    assert company(match, "red") == {"C01": "", "C13": "", "C22": ""}
    assert pawn(match, "red") == "D1"


@pytest.mark.rule("PIL-045", "PIL-057", "PIL-058")
def test_tv14_the_retired_bandit_neither_acts_nor_takes_part() -> None:
    match = full_company()
    match.play(key("retire", "C26"))
    refused(match, key("activate", "C26", "O02"))
    assert key("activate", "C22", "O02") in keys(match)  # the Boar, just come, takes the same weapon
    match.play("clover")
    assert keys(match) == {"pass", key("quest", "Q3")}  # S I I is there, but no rascal for I-04
    refused(match, key("complete", "I-04"))

    match = full_company()
    match.play(key("retire", "C01"))
    match.play("clover")
    assert key("complete", "I-04") in keys(match)  # had the Bandit stayed


@pytest.mark.rule("PIL-045", "PIL-126", "PIL-130")
def test_tv14_the_retired_bandit_still_counts_for_quests() -> None:
    match = Scenario().retired("red", "C26").quests("Q1d", "Q2b", "Q5", Q1d=("red",), Q2b=("red",)).over()
    assert score(match, "red")["quests"] == 1 + 1


def the_drum_major() -> Scenario:
    return (
        Scenario()
        .company("red", C13="O12")
        .river("I-06", "II-02", "II-03", "II-04", "II-05")
        .quests("Q1b", "Q2c", "Q3")
        .hand("red", "O01", "O02", "O31", "O32")
    )


@pytest.mark.rule("PIL-056", "PIL-060")
def test_tv15_replacing_the_object_under_a_character() -> None:
    assert key("complete", "I-06") in keys(the_drum_major().adventure())  # with the War Drum as third strength

    match = the_drum_major().activation()
    match.play(key("activate", "C13", "O31"))
    assert discarded(match) == ["O12"]
    assert company(match, "red") == {"C13": "O31"}

    match.play("finish")
    refused(match, key("complete", "I-06"))
    assert key("quest", "Q2c") in keys(match)
    match.play(key("quest", "Q2c"))
    refused(match, key("give", "O12"))
    match.play("pay")
    assert "O31" in discarded(match)  # which stayed under the Drum Major, and pays


# -- TV-16: converted Objects ---------------------------------------------------------------


def the_shepherd() -> Match:
    return (
        Scenario().completed("red", "I-14").company("red", "C33").clovers("red", 1).hand("red", "O36", "O31")
    ).activation()


@pytest.mark.rule("PIL-114", "PIL-188")
def test_tv16_a_converted_object_fulfils_no_condition() -> None:
    match = the_shepherd()
    refused(match, key("activate", "C33", "O36"))
    match.play(key("convert", "C33", "O36"))
    assert company(match, "red") == {"C33": "O36"}
    assert clovers(match, "red") == 0

    match = the_shepherd()
    match.play(key("activate", "C33", "O31"))
    assert company(match, "red") == {"C33": "O31"}
    assert clovers(match, "red") == 2


@pytest.mark.rule("PIL-191")
def test_tv16_nor_a_condition_about_its_symbol() -> None:
    def iron_oath() -> Match:
        return (
            Scenario().completed("red", "II-12").company("red", "C33", "C09").clovers("red", 1).hand("red", "O01")
        ).activation()

    match = iron_oath()
    match.play(key("convert", "C33", "O01"))
    assert clovers(match, "red") == 0

    match = iron_oath()
    match.play(key("activate", "C09", "O01"))
    assert clovers(match, "red") == 2


# -- TV-17, TV-33: abilities and extra activations ------------------------------------------


def the_herbalist() -> Match:
    match = (
        Scenario()
        .pawn("red", "C4")
        .on_map("C3", "O41")
        .on_map("D3", "O42")
        .on_map("B4", "O01")
        .on_map("C5", "O02")
        .on_map("B3", "O03")
        .on_map("C2", "O04")
        .company("red", "C02")
        .hand("red", "O46")
        .deck("object", "O70", "O71", "O72")
    ).activation()
    match.play(key("activate", "C02", "O46"))
    return match


@pytest.mark.rule("PIL-070", "PIL-198", "PIL-046")
def test_tv17_take_first_then_move() -> None:
    match = the_herbalist()
    assert offered(match, "take") == {"c3"}  # D3 is green too, but only diagonally adjacent
    assert cells_of(match, "move:") == {"C3", "B4", "D4", "C5"}
    match.play("take:c3")
    assert hand(match, "red") == ["O41"] and card_on(match, "C3") == ""
    assert offered(match, "take") == set()
    match.play("move:c3")
    assert hand(match, "red") == ["O41", "O70"]


@pytest.mark.rule("PIL-070", "PIL-198")
def test_tv17_move_first_then_take() -> None:
    match = the_herbalist()
    match.play("move:c3")
    assert hand(match, "red") == ["O41"]
    assert offered(match, "take") == {"d3"} and offered(match, "move") == set()
    match.play("take:d3")
    assert hand(match, "red") == ["O41", "O42"]
    assert pawn(match, "red") == "C3"


@pytest.mark.rule("PIL-071")
def test_tv17_each_ability_may_be_declined() -> None:
    for used, gained in ([], []), (["take:c3"], ["O41"]), (["move:c3"], ["O41"]):
        match = the_herbalist()
        for choice in used:
            match.play(choice)
        match.play("finish")
        assert hand(match, "red") == gained
        assert not offered(match, "take") and not offered(match, "move")


def midnight_concert() -> Match:
    match = (
        Scenario()
        .completed("red", "II-14")
        .company("red", "C13", "C10")
        .hand("red", "O31", "O01", "O46")
        .pawn("red", "C4")
        .on_map("C3", "O32")
    ).activation()
    match.play(key("activate", "C13", "O31"))
    assert cells_of(match, "move:") == {"C3", "B4", "D4", "C5"}
    match.play("move:c3")  # the Fiddle of C3 is an instrument: of no use to the two others
    return match


@pytest.mark.rule("PIL-059", "PIL-199", "PIL-200")
def test_tv33_extra_activations() -> None:
    woodcutter, traveller = key("activate", "C10", "O01"), key("activate", "traveller", "O46")
    for first, second in ((woodcutter, traveller), (traveller, woodcutter)):
        match = midnight_concert()
        assert keys(match) == {woodcutter, traveller, "finish"}
        refused(match, key("activate", "C13", "O32"), "clover")
        match.play(first)
        match.play("finish")
        assert keys(match) == {second, "finish"}
        refused(match, key("activate", "C13", "O32"), first)
        match.play(second)
        assert company(match, "red") == {"C13": "O31", "C10": "O01"}
        assert under_traveller(match, "red") == "O46"
        match.play("finish")
        assert offered(match, "activate") == set()
        assert seat(match, "red").extra == 0


# -- TV-34: buying Objects ------------------------------------------------------------------


@pytest.mark.rule("PIL-118", "PIL-119", "PIL-120")
def test_tv34_buying_in_the_middle_of_a_move_and_in_phase_3() -> None:
    match = (
        Scenario()
        .clovers("red", 5)
        .hand("red", "O59")
        .pawn("red", "C4")
        .on_map("C3", "O16")
        .deck("object", "O01", "O02", "O03")
    ).movement()
    match.play("disk:foot")
    before = map_of(match)
    assert "buy" in keys(match)
    match.play("buy")
    assert clovers(match, "red") == 3
    assert hand(match, "red") == ["O59", "O01"]
    assert map_of(match) == before

    match.play("go:foot:c3")
    match.play(key("activate", "traveller", "O59"))
    match.play("finish")
    before = map_of(match)
    assert {"buy", "pass"} <= keys(match)
    match.play("buy")
    assert clovers(match, "red") == 1
    assert hand(match, "red") == ["O01", "O16", "O02"]
    assert map_of(match) == before
    refused(match, "buy")

    match.play("pass")
    assert asked(match) == "blue"
    assert {where for where, card in map_of(match).items() if card != before[where]} == {"C4"}
    assert card_on(match, "C4") == "O03" and stacked(match, "object") == []


@pytest.mark.rule("PIL-119")
def test_tv34_not_in_phase_4_and_not_in_another_turn() -> None:
    match = Scenario().clovers("red", 5).pawn("red", "C4").hand("blue", "O59").movement()
    match.play("go:foot:c3")
    assert "buy" in keys(match)
    match.play("clover")
    assert "buy" in keys(match)
    match.play("pass")
    for choice in (match.legal_keys[0], "clover"):  # from phase 3 straight to Blue's turn
        assert asked(match) == "blue"
        refused(match, "buy")
        match.play(choice)
    assert clovers(match, "red") == 6
