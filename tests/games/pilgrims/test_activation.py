"""Phase 2: activating a character or taking a Clover (PIL-051 to PIL-061)."""

from __future__ import annotations

import pytest

from tests.games.pilgrims.builder import Scenario, company_of, discarded, key, key_of, seat
from tests.games.pilgrims.looking import (
    asked,
    clovers,
    company,
    hand,
    keys,
    offered,
    pay,
    refused,
    rest_of_turn,
    score,
    under_traveller,
)
from veillee.core.match import Match

# One Object for each activation symbol, and what each Companion is activated by (3.6).
ONE_OF_EACH = {"weapon": "O01", "artefact": "O06", "instrument": "O11", "tool": "O16"}
ACTIVATED_BY = {
    "weapon": ["C03", "C08", "C09", "C10", "C11", "C12", "C17", "C22", "C26", "C35", "C38", "C40"],
    "artefact": ["C02", "C07", "C14", "C18", "C19", "C21", "C25", "C27", "C28", "C32", "C37", "C40"],
    "instrument": ["C04", "C06", "C07", "C13", "C16", "C20", "C21", "C23", "C31", "C32", "C33", "C36"],
    "tool": ["C01", "C03", "C05", "C10", "C15", "C23", "C24", "C25", "C29", "C30", "C34", "C39"],
}


def ready(*objects: str, clovers: int = 0) -> Scenario:
    """Red is about to act, with these Objects in hand, a Peddler (tool) and a Knight Errant (weapon)."""
    return Scenario().pawn("red", "C4").company("red", "C01", "C09").hand("red", *objects).clovers("red", clovers)


# -- one thing or the other -----------------------------------------------------------------


@pytest.mark.rule("PIL-051")
def test_a_clover_instead_of_an_activation() -> None:
    match = ready("O16", "O01").activation()
    match.play("clover")
    assert clovers(match, "red") == 1
    assert hand(match, "red") == ["O16", "O01"] and company(match, "red") == {"C01": "", "C09": ""}
    refused(match, "clover", key("activate", "C01", "O16"))  # exactly one of the two


@pytest.mark.rule("PIL-051")
def test_an_activation_instead_of_a_clover() -> None:
    match = ready("O01", "O16").activation()
    match.play(key("activate", "C09", "O01"))
    refused(match, "clover", key("activate", "C01", "O16"))
    match.play("finish")
    refused(match, "clover", key("activate", "C01", "O16"))
    assert clovers(match, "red") == 0


@pytest.mark.rule("PIL-051")
def test_nothing_at_all_is_not_an_answer() -> None:
    refused(ready("O16").activation(), "skip", "finish", "pass")


# -- which Object for which character -------------------------------------------------------


@pytest.mark.rule("PIL-052", "PIL-053")
@pytest.mark.parametrize("companion", [f"C{number:02}" for number in range(1, 41)])
def test_any_one_of_its_symbols_activates_a_companion(companion: str) -> None:
    match = Scenario().company("red", companion).hand("red", *ONE_OF_EACH.values()).activation()
    symbols = [symbol for symbol, companions in ACTIVATED_BY.items() if companion in companions]
    assert symbols
    own = f"{key_of(companion)}:"
    assert {option for option in offered(match, "activate") if option.startswith(own)} == {
        own + key_of(ONE_OF_EACH[symbol]) for symbol in symbols
    }
    for symbol in symbols:
        acting = match.fork()
        acting.play(key("activate", companion, ONE_OF_EACH[symbol]))
        assert company(acting, "red")[companion] == ONE_OF_EACH[symbol]
        assert ONE_OF_EACH[symbol] not in hand(acting, "red")


@pytest.mark.rule("PIL-052", "PIL-054")
def test_another_object_is_refused_or_converted_for_a_clover() -> None:
    poor = ready("O16").activation()
    refused(poor, key("activate", "C09", "O16"), key("convert", "C09", "O16"))

    rich = ready("O16", "O01", clovers=1).activation()
    characters = {"C01": "O01", "C09": "O16"}  # each with an Object that does not fit
    fitting = {key("activate", "C01", "O16"), key("activate", "C09", "O01"), key("activate", "traveller", "O16")}
    converted = {key("convert", companion, card) for companion, card in characters.items()}
    assert keys(rich) == fitting | converted | {key("convert", "traveller", "O01"), "clover"}
    rich.play(key("convert", "C09", "O16"))
    assert company(rich, "red") == {"C01": "", "C09": "O16"}
    assert clovers(rich, "red") == 0 and hand(rich, "red") == ["O01"]
    assert offered(rich, "move")  # the Knight Errant acts as usual


@pytest.mark.rule("PIL-054")
def test_any_object_can_be_converted_for_any_character() -> None:
    match = Scenario().company("red", "C09").hand("red", *ONE_OF_EACH.values()).clovers("red", 1).activation()
    others = {key("convert", "C09", ONE_OF_EACH[symbol]) for symbol in ("artefact", "instrument", "tool")}
    assert {option for option in keys(match) if option.startswith("convert:knight_errant")} == others


@pytest.mark.rule("PIL-055")
def test_objects_already_under_characters_cannot_be_played() -> None:
    match = Scenario().company("red", C01="O16").company("red", "C05").traveller("red", "O17").clovers("red", 1)
    acting = match.hand("red", "O01").activation()
    for character in ("C01", "C05", "traveller"):
        for card in ("O16", "O17"):
            refused(acting, key("activate", character, card), key("convert", character, card))
    assert offered(acting, "activate") == set()  # and the weapon fits nobody


@pytest.mark.rule("PIL-055")
def test_nor_objects_of_the_map_or_of_others() -> None:
    match = ready("O01").hand("blue", "O17").on_map("C3", "O18").clovers("red", 1).activation()
    refused(match, key("activate", "C01", "O17"), key("activate", "C01", "O18"), key("convert", "C09", "O18"))


# -- the Object under the character ---------------------------------------------------------


@pytest.mark.rule("PIL-056")
def test_one_object_per_character() -> None:
    match = Scenario().company("red", C09="O02").traveller("red", "O46").hand("red", "O01", "O16").activation()
    knight = match.fork()
    knight.play(key("activate", "C09", "O01"))
    assert company(knight, "red") == {"C09": "O01"} and discarded(knight) == ["O02"]
    assert under_traveller(knight, "red") == "O46"

    match.play(key("activate", "traveller", "O16"))
    assert under_traveller(match, "red") == "O16" and discarded(match) == ["O46"]
    assert company(match, "red") == {"C09": "O02"}


@pytest.mark.rule("PIL-057")
def test_only_characters_of_ones_own_company() -> None:
    match = (
        Scenario()
        .company("red", "C01")
        .retired("red", "C09")
        .company("blue", "C11")
        .on_map("D1", "C12")
        .hand("red", "O01", "O16")
        .clovers("red", 1)
    ).activation()
    for companion in ("C09", "C11", "C12"):
        refused(match, key("activate", companion, "O01"), key("convert", companion, "O16"))
    assert {option.split(":")[0] for option in offered(match, "activate") | offered(match, "convert")} == {
        "peddler",
        "traveller",
    }


@pytest.mark.rule("PIL-058")
def test_a_companion_gained_this_turn_can_act() -> None:
    match = Scenario().pawn("red", "E1").on_map("D1", "C22").hand("red", "O01").movement()
    match.play("go:foot:d1")
    match.play(key("activate", "C22", "O01"))
    assert company(match, "red") == {"C22": "O01"}
    assert offered(match, "move")


@pytest.mark.rule("PIL-059", "PIL-060")
def test_a_character_acts_again_on_a_later_turn() -> None:
    match = (
        Scenario().pawn("red", "C4").pawn("blue", "A1").company("red", "C09").hand("red", "O01", "O02").activation()
    )  # fmt: skip
    match.play(key("activate", "C09", "O01"))
    rest_of_turn(match)
    match.play("go:foot:a2")
    rest_of_turn(match)
    assert asked(match) == "red" and company(match, "red") == {"C09": "O01"}  # it stays there
    match.play("go:foot:c3")
    match.play(key("activate", "C09", "O02"))
    assert company(match, "red") == {"C09": "O02"} and discarded(match) == ["O01"]


@pytest.mark.rule("PIL-059")
def test_but_only_once_in_a_turn() -> None:
    """The Fiddler gives an extra activation; it is for somebody else."""
    match = Scenario().company("red", "C31", "C33").hand("red", "O31", "O32", "O59").activation()
    match.play(key("activate", "C31", "O31"))
    match.play("finish")
    assert keys(match) == {key("activate", "C33", "O32"), key("activate", "traveller", "O59"), "finish"}
    refused(match, key("activate", "C31", "O32"))


@pytest.mark.rule("PIL-060")
def test_the_object_stays_and_can_pay_later() -> None:
    match = (
        Scenario().company("red", "C09").hand("red", "O01", "O21", "O41").quests("Q1d", "Q2b", "Q6")
    ).activation()  # fmt: skip
    match.play(key("activate", "C09", "O01"))
    match.play("finish")
    assert company(match, "red") == {"C09": "O01"}
    match.play(key("quest", "Q1d"))  # S C I
    pay(match)
    assert sorted(discarded(match)) == ["O01", "O21", "O41"]
    assert company(match, "red") == {"C09": ""}
    assert score(match, "red")["feathers"] == 2


# -- for nothing ----------------------------------------------------------------------------


def useless_monk(*upgrades: str) -> Match:
    """The Wandering Monk draws 2 Objects; but there is none left."""
    return (
        Scenario().company("red", "C07").hand("red", "O46").completed("red", *upgrades).deck("object")
    ).activation()  # fmt: skip


@pytest.mark.rule("PIL-061")
def test_a_character_may_be_activated_for_nothing() -> None:
    match = useless_monk()
    assert key("activate", "C07", "O46") in keys(match)
    match.play(key("activate", "C07", "O46"))
    assert company(match, "red") == {"C07": "O46"}
    assert hand(match, "red") == [] and clovers(match, "red") == 0


@pytest.mark.rule("PIL-061", "PIL-191")
def test_which_may_fulfil_a_condition() -> None:
    match = useless_monk("II-13")
    match.play(key("activate", "C07", "O46"))
    assert clovers(match, "red") == 1


@pytest.mark.rule("PIL-061")
def test_and_its_abilities_may_stay_unused() -> None:
    match = ready("O01").activation()
    match.play(key("activate", "C09", "O01"))
    match.play("finish")
    assert company_of(match, "red") == ["C01", "C09"] and seat(match, "red").hand == []
