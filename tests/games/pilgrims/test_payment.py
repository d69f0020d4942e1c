"""Payments in depth: jokers, trade symbols, reductions, conversions, and the payment that is proposed."""

from __future__ import annotations

from functools import cache
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.pilgrims.builder import (
    Scenario,
    company_of,
    discarded,
    key,
    objects_in_hand,
    seat,
)
from veillee.core.errors import IllegalMove
from veillee.core.match import Match
from veillee.games.pilgrims.box import TRADE
from veillee.games.pilgrims.steps.payment import IMPOSSIBLE, clovers_needed, reduced

RASCALS = ("C25", "C26")
CROWN = key("complete", "II-03")  # the Stolen Crown: rascal, rascal; retire 1; C C C I T


def crown(*hand: str, clovers: int = 0, upgrades: tuple[str, ...] = (), rascals: tuple[str, ...] = RASCALS) -> Match:
    scenario = Scenario().river("I-04", "I-05", "I-08", "II-03", "II-02").quests("Q1b", "Q2b", "Q6")
    return (
        scenario.company("red", *rascals)
        .hand("red", *hand)
        .clovers("red", clovers)
        .completed("red", *upgrades)
        .adventure()
    )


def quest(*hand: str, clovers: int = 0, upgrades: tuple[str, ...] = ()) -> Match:
    """A single Quest that matters: Q1d, S C I."""
    scenario = Scenario().river("I-04", "I-05", "I-18", "II-02", "II-03").quests("Q1d", "Q2a", "Q3")
    return scenario.hand("red", *hand).clovers("red", clovers).completed("red", *upgrades).adventure()


def pays(match: Match) -> set[str]:
    """What the question of the payment offers, apart from the proposal and buying."""
    return set(match.legal_keys) - {"pay", "buy"}


def proposal(match: Match) -> str:
    """The proposed payment in words."""
    question = match.scene(0).question
    assert question is not None
    return next(choice.label for choice in question.choices if choice.key == "pay")


# -- trade symbols ------------------------------------------------------------------------

BLUES = ("O21", "O22", "O23")


@pytest.mark.rule("PIL-093")
@pytest.mark.parametrize(
    ("hand", "clovers", "upgrades", "possible"),
    [
        ((*BLUES, "O41", "O64"), 0, (), True),  # a trade Object
        ((*BLUES, "O41", "O01"), 0, (), False),  # nothing else replaces it
        ((*BLUES, "O41", "O01"), 1, (), True),  # but a converted Object
        ((*BLUES, "O41"), 0, ("II-01",), True),  # or a reduction of one's choice
        ((*BLUES, "O41"), 0, ("I-07",), False),  # no coloured one: C C C I T is now C C I T
        ((*BLUES, "O41"), 1, ("I-07",), True),  # where a blue Object is free to be converted
        ((*BLUES, "O64", "O65"), 0, (), True),  # one for itself, one as a joker
        ((*BLUES, "O64", "O01"), 0, (), False),  # it cannot do both
    ],
)
def test_a_trade_symbol_takes_trade(
    hand: tuple[str, ...], clovers: int, upgrades: tuple[str, ...], possible: bool
) -> None:
    assert (CROWN in crown(*hand, clovers=clovers, upgrades=upgrades).legal_keys) == possible


@pytest.mark.rule("PIL-093")
def test_only_trade_and_conversions_are_offered_for_the_trade_symbol() -> None:
    match = crown(*BLUES, "O41", "O64", "O01", clovers=1)
    match.play(CROWN)
    for number in (*BLUES, "O41"):
        match.play(key("give", number))
    assert pays(match) == {key("give", "O64"), key("change", "O01")}


# -- jokers and conversions, symbol by symbol ---------------------------------------------


@pytest.mark.rule("PIL-063", "PIL-115")
def test_each_symbol_takes_its_colour_a_joker_or_a_conversion() -> None:
    match = quest("O01", "O02", "O21", "O41", "O64", clovers=1)
    match.play(key("quest", "Q1d"))
    strength = {key("give", "O01"), key("give", "O02"), key("give", "O64")}
    assert pays(match) == strength | {key("change", "O21"), key("change", "O41")}
    match.play(key("change", "O21"))  # communication for strength
    assert seat(match, "red").clovers == 0
    assert match.decision is not None and match.decision.seat == 1, "the joker for C, the Blowpipe for I: settled"
    assert objects_in_hand(match, "red") == {"O01", "O02"}


@pytest.mark.rule("PIL-092")
def test_a_choice_that_leaves_the_rest_unpayable_is_not_offered() -> None:
    match = quest("O01", "O21", "O64")  # S C I: the joker is needed for I
    match.play(key("quest", "Q1d"))
    assert objects_in_hand(match, "red") == set()
    other = quest("O01", "O02", "O21", "O64")
    other.play(key("quest", "Q1d"))
    assert pays(other) == {key("give", "O01"), key("give", "O02")}


@pytest.mark.rule("PIL-115")
@pytest.mark.parametrize(
    ("hand", "clovers"), [(("O01", "O02", "O41"), 1), (("O01", "O02", "O03"), 2), (("O01", "O02", "O22"), 1)]
)
def test_several_objects_are_converted_at_one_clover_each(hand: tuple[str, ...], clovers: int) -> None:
    assert key("quest", "Q1d") not in quest(*hand, clovers=clovers - 1).legal_keys
    match = quest(*hand, clovers=clovers)
    match.play(key("quest", "Q1d"))
    if "pay" in match.legal_keys:
        match.play("pay")
    assert seat(match, "red").clovers == 0
    assert sorted(discarded(match)) == sorted(hand)


@pytest.mark.rule("PIL-115")
def test_clovers_replace_no_object() -> None:
    assert key("quest", "Q1d") not in quest("O01", "O21", clovers=1).legal_keys
    rich = quest("O01", "O21", clovers=9)
    assert key("quest", "Q1d") not in rich.legal_keys, "two Objects for three symbols; one would have to buy first"


# -- Companions that are converted --------------------------------------------------------


@pytest.mark.rule("PIL-117", "PIL-115")
@pytest.mark.parametrize(("clovers", "possible"), [(2, False), (3, True)])
def test_one_budget_for_companions_and_objects(clovers: int, possible: bool) -> None:
    # One rascal and a Peddler (2 Clovers); four fitting Objects and a Club for trade (1 Clover).
    match = crown(*BLUES, "O41", "O01", clovers=clovers, rascals=("C25", "C01"))
    assert (CROWN in match.legal_keys) == possible
    if possible:
        match.play(CROWN)
        assert seat(match, "red").clovers == 1, "the Companion is paid first, the Club's Clover is kept for it"
        match.play("pay")
        assert seat(match, "red").clovers == 0


@pytest.mark.rule("PIL-117")
def test_the_companions_that_need_no_conversion_are_found() -> None:
    match = crown(*BLUES, "O41", "O64", rascals=("C01", "C25", "C34"))
    match.play(CROWN)
    match.play("pay")
    assert pays(match) == {key("retire", "C25"), key("retire", "C34")}, "the Peddler is no rascal: he stayed behind"
    match.play(key("retire", "C34"))
    assert company_of(match, "red") == ["C01", "C25"]


@pytest.mark.rule("PIL-117", "PIL-089")
@pytest.mark.parametrize(("clovers", "participants"), [(1, {"C17", "C18"}), (2, {"C17", "C18", "C01"})])
def test_a_companion_may_be_converted_although_others_would_do(clovers: int, participants: set[str]) -> None:
    # Henhouse Uproar (beast, retire 1; S S I I): with 2 Clovers even the Peddler may go, and retire.
    scenario = Scenario().river("I-10", "I-05", "I-08", "II-02", "II-03").company("red", "C17", "C18", "C01")
    match = scenario.hand("red", "O01", "O02", "O41", "O42").clovers("red", clovers).adventure()
    match.play(key("complete", "I-10"))
    assert pays(match) == {key("participant", companion) for companion in participants}
    if "C01" in participants:
        match.play(key("participant", "C01"))
        match.play("pay")
        assert company_of(match, "red") == ["C17", "C18"]
        assert seat(match, "red").clovers == 2, "2 for the Peddler, and 2 gained from the card"


# -- reductions ---------------------------------------------------------------------------


def left(cost: tuple[int, int, int, int], *upgrades: str) -> list[int]:
    """What a cost of S, C, I, T is reduced to, and the reductions of one's choice."""
    return reduced(Scenario().completed("red", *upgrades).table, 0, cost)


@pytest.mark.rule("PIL-092", "PIL-210", "PIL-211", "PIL-212", "PIL-213")
@pytest.mark.parametrize(
    ("cost", "upgrades", "expected"),
    [
        ((4, 0, 2, 0), ("I-06", "II-12"), [2, 0, 2, 0, 0]),  # two reductions of strength
        ((2, 1, 0, 0), ("I-06", "II-12"), [0, 1, 0, 0, 0]),
        ((0, 2, 1, 0), ("I-06", "II-12"), [0, 2, 1, 0, 0]),  # nothing of that colour: lost
        ((1, 2, 0, 0), ("I-06", "II-12"), [0, 2, 0, 0, 0]),  # never below nothing
        ((1, 1, 1, 0), ("II-01",), [1, 1, 1, 0, 1]),
        ((1, 1, 1, 0), ("II-01", "II-11", "I-06", "I-07", "I-08"), [0, 0, 0, 0, 0]),
        ((2, 0, 1, 0), ("II-01", "II-11", "I-06", "I-08"), [1, 0, 0, 0, 1]),  # not more than there is left
    ],
)
def test_reductions_come_first(cost: tuple[int, int, int, int], upgrades: tuple[str, ...], expected: list[int]) -> None:
    assert left(cost, *upgrades) == expected


@pytest.mark.rule("PIL-210", "PIL-212")
def test_every_symbol_that_a_reduction_takes_off_is_told() -> None:
    # Iron Oath and the Forge take two S off, and Q1d has but one; its C is paid, its I taken off.
    match = quest("O21", "O22", upgrades=("I-06", "II-12", "I-08"))
    match.play(key("quest", "Q1d"))
    match.play("pay")
    told = [(event.text, event.rule) for event in match.events() if event.kind == "reduces"]
    assert told == [("Red pays 1 strength less.", "PIL-210"), ("Red pays 1 intuition less.", "PIL-210")]
    adventure = crown("O21", "O22", "O41", "O61", "O62", upgrades=("I-07",))
    adventure.play(CROWN)
    story = [event.kind for event in adventure.events()]
    assert story[story.index("sets-out") :][:2] == ["sets-out", "reduces"], "before anything is paid"


@pytest.mark.rule("PIL-116")
def test_a_reduction_is_never_converted() -> None:
    # Two reductions of strength and many Clovers, but no strength in Q2a (C C I): three Objects are needed.
    scenario = Scenario().quests("Q1a", "Q2a", "Q3").completed("red", "I-06", "II-12").clovers("red", 9)
    match = scenario.hand("red", "O21", "O41").adventure()
    assert not any(option.startswith("quest:") for option in match.legal_keys)


@pytest.mark.rule("PIL-211")
def test_the_player_chooses_the_symbol_that_is_removed() -> None:
    match = quest("O01", "O21", "O41", upgrades=("II-01",))
    match.play(key("quest", "Q1d"))
    assert pays(match) == {"reduce:strength", key("give", "O01")}
    match.play(key("give", "O01"))
    assert pays(match) == {"reduce:communication", key("give", "O21")}
    match.play("reduce:communication")
    assert objects_in_hand(match, "red") == {"O21"}


@pytest.mark.rule("PIL-212")
def test_a_cost_of_nothing_is_paid_with_nothing() -> None:
    match = quest("O26", upgrades=("I-06", "I-07", "I-08"))
    match.play(key("quest", "Q1d"))
    assert objects_in_hand(match, "red") == {"O26"}
    assert seat(match, "red").feathers == 1


# -- the proposed payment -----------------------------------------------------------------


@pytest.mark.rule("PIL-091")
def test_the_proposal_takes_objects_under_characters_first() -> None:
    scenario = Scenario().quests("Q1d", "Q2a", "Q3").company("red", C01="O01").traveller("red", "O21")
    match = scenario.hand("red", "O02", "O22", "O41").adventure()
    match.play(key("quest", "Q1d"))
    assert proposal(match) == "Pay as proposed: Give Club; Give Dress Foil; Give Blowpipe"
    match.play("pay")
    assert objects_in_hand(match, "red") == {"O02", "O22"}


@pytest.mark.rule("PIL-092")
@pytest.mark.parametrize(
    ("hand", "clovers", "upgrades", "words"),
    [
        # The right colours before jokers and conversions.
        (("O64", "O41", "O21", "O01"), 3, (), "Give Club; Give Dress Foil; Give Blowpipe"),
        # Then the reduction of one's choice, and the joker is kept.
        (("O64", "O41", "O21"), 3, ("II-01",), "Reduce the cost by 1 strength; Give Dress Foil; Give Blowpipe"),
        # Then the joker, and the Clover is kept.
        (("O64", "O41", "O21", "O42"), 3, (), "Give Dress Foil; Give Blowpipe; Give Gold Coin"),
        # A conversion at last.
        (("O42", "O41", "O21"), 3, (), "Give Dress Foil; Give Mushroom Knife; Give Blowpipe, converted for 1 Clover"),
    ],
)
def test_the_proposal_spends_what_is_worth_least(
    hand: tuple[str, ...], clovers: int, upgrades: tuple[str, ...], words: str
) -> None:
    match = quest(*hand, clovers=clovers, upgrades=upgrades)
    match.play(key("quest", "Q1d"))
    assert proposal(match) == f"Pay as proposed: {words}"


@pytest.mark.rule("PIL-091")
@pytest.mark.rule("PIL-099")
def test_a_payment_names_what_is_paid_for_and_how_much_is_paid() -> None:
    """By every language and on the scene, for Quests and Adventures alike; reductions are not counted."""
    match = quest("O01", "O21", "O22", "O41", "O42", upgrades=("I-06",))
    match.play(key("quest", "Q1d"))
    told = match.scene(0, "en").question
    assert told is not None and told.about[0] == key("quest", "Q1d")
    assert told.prompt.startswith("Pay for the Quest ") and " 0 of 2 paid" in told.prompt
    match.play(key("give", "O21"))
    question = match.scene(0, "fr").question
    assert question is not None and " : 1 sur 2 payés" in question.prompt
    match = crown("O21", "O22", "O41", "O64", "O01", "O02", clovers=2)
    match.play(CROWN)
    question = match.scene(0, "en").question
    assert question is not None and question.about[0] == CROWN.replace("complete", "adventure")


@pytest.mark.rule("PIL-093")
def test_the_proposal_keeps_trade_objects_for_trade_symbols() -> None:
    match = crown("O21", "O22", "O41", "O64", "O01", "O02", clovers=2)
    match.play(CROWN)
    match.play("pay")
    assert "O64" in discarded(match)
    assert seat(match, "red").clovers == 1, "C C I and T are there, the third C is converted"


@pytest.mark.rule("PIL-092")
def test_the_player_may_pay_otherwise() -> None:
    match = quest("O01", "O21", "O41", "O64")
    match.play(key("quest", "Q1d"))
    match.play(key("give", "O64"))  # the joker for strength, to keep the Club
    with pytest.raises(IllegalMove):
        match.play(key("give", "O01"))
    assert objects_in_hand(match, "red") == {"O01"}


# -- the arithmetic against a search ------------------------------------------------------


@cache
def cheapest(have: tuple[int, ...], symbols: tuple[int, ...], choices: int) -> int:
    """Conversions needed, by trying every Object for every symbol and every removal by choice."""
    if not symbols:
        return 0
    symbol, rest = symbols[0], symbols[1:]
    found = [IMPOSSIBLE]
    if choices:
        found.append(cheapest(have, rest, choices - 1))
    for color in range(4):
        if have[color]:
            fewer = tuple(number - (index == color) for index, number in enumerate(have))
            found.append((color not in (symbol, TRADE)) + cheapest(fewer, rest, choices))
    return min(found)


@pytest.mark.rule("PIL-063", "PIL-093", "PIL-094", "PIL-115", "PIL-211")
@settings(max_examples=400, deadline=None, derandomize=True)
@given(
    have=st.tuples(*[st.integers(0, 4)] * 4),
    cost=st.tuples(st.integers(0, 3), st.integers(0, 3), st.integers(0, 3), st.integers(0, 2)),
    choices=st.integers(0, 3),
)
def test_the_clovers_needed_are_those_of_the_best_assignment(
    have: tuple[int, ...], cost: tuple[int, ...], choices: int
) -> None:
    symbols = tuple(color for color in range(4) for _ in range(cost[color]))[:6]
    counts = [symbols.count(color) for color in range(4)]
    choices = min(choices, len(symbols))
    expected = cheapest(have, symbols, choices)
    assert min(clovers_needed(list(have), [*counts, choices]), IMPOSSIBLE) == min(expected, IMPOSSIBLE)


OBJECTS = {0: range(1, 21), 1: range(21, 41), 2: range(41, 61), 3: range(61, 73)}


@pytest.mark.rule("PIL-092", "PIL-094", "PIL-115")
@settings(max_examples=60, deadline=None, derandomize=True)
@given(have=st.tuples(*[st.integers(0, 2)] * 4), spare=st.integers(0, 1), choices=st.integers(0, 2))
def test_every_way_of_paying_that_is_offered_leads_to_the_end(have: tuple[int, ...], spare: int, choices: int) -> None:
    """Q1d, S C I: follow every branch of the payment; all end paid, and the Clovers are never overdrawn."""
    need = clovers_needed(list(have), [1, 1, 1, 0, choices])
    if need > 3:
        return
    hand = [f"O{OBJECTS[color][n]:02}" for color in range(4) for n in range(have[color])]
    match = quest(*hand, clovers=need + spare, upgrades=("II-01", "II-11")[:choices])
    match.play(key("quest", "Q1d"))
    waiting, ends = [match], 0
    while waiting:
        branch = waiting.pop()
        if seat(branch, "red").feathers == 1:
            ends += 1
            assert len(discarded(branch)) == 3 - choices
            assert need + spare >= need + spare - seat(branch, "red").clovers >= need
            continue
        for option in branch.legal_keys:
            if option != "buy":
                further = branch.fork()
                further.play(option)
                waiting.append(further)
    assert ends


def test_the_search_itself_knows_the_examples() -> None:
    assert cheapest((1, 0, 0, 0), (1,), 0) == 1
    assert cheapest((0, 0, 0, 1), (1,), 0) == 0
    assert cheapest((0, 1, 0, 0), (TRADE,), 0) == 1
    assert cheapest((0, 0, 0, 0), (TRADE,), 1) == 0
    assert cheapest((0, 0, 0, 0), (TRADE,), 0) == IMPOSSIBLE
    assert all(cheapest((1, 1, 1, 1), order, 0) == 0 for order in permutations(range(4)))
