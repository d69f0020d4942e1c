"""Clovers: what they convert, what they buy, and the player aid (chapter 2.13)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import veillee
from tests.games.pilgrims.builder import (
    Scenario,
    card_on,
    cells_of,
    company_of,
    discarded,
    key,
    key_of,
    objects_in_hand,
    river_of,
    seat,
    table_of,
    texts,
)
from veillee.core.errors import IllegalMove
from veillee.core.match import Match


def asked(match: Match) -> int:
    assert match.decision is not None
    return match.decision.seat


# -- conversions --------------------------------------------------------------------------


@pytest.mark.rule("PIL-114")
def test_one_clover_converts_an_activation_symbol() -> None:
    # The Club, a weapon, for the Drum Major, who wants an instrument.
    def table(clovers: int) -> Match:
        return (
            Scenario().pawn("red", "C3").company("red", "C13").hand("red", "O01").clovers("red", clovers).activation()
        )

    poor = table(0)
    assert key("convert", "C13", "O01") not in poor.legal_keys
    match = table(1)
    assert key("activate", "C13", "O01") not in match.legal_keys
    match.play(key("convert", "C13", "O01"))
    assert seat(match, "red").clovers == 0
    assert cells_of(match, "move:") == {"C2", "B3", "D3", "C4"}, "the ability is used as usual"


@pytest.mark.rule("PIL-114")
def test_a_matching_object_is_not_converted() -> None:
    match = Scenario().company("red", "C13").hand("red", "O31").clovers("red", 1).activation()
    assert key("activate", "C13", "O31") in match.legal_keys
    assert key("convert", "C13", "O31") not in match.legal_keys


@pytest.mark.rule("PIL-115")
def test_one_clover_converts_an_adventure_symbol_for_an_adventure() -> None:
    def table(clovers: int) -> Match:
        scenario = Scenario().river("I-02", "I-05", "I-08", "II-02", "II-03").company("red", "C01")
        return scenario.hand("red", "O01", "O21", "O22").clovers("red", clovers).adventure()

    assert key("complete", "I-02") not in table(1).legal_keys  # S S I: two Objects are wrong
    match = table(2)
    match.play(key("complete", "I-02"))
    if "pay" in match.legal_keys:
        match.play("pay")
    assert seat(match, "red").clovers == 0
    assert sorted(discarded(match)) == ["O01", "O21", "O22"]


@pytest.mark.rule("PIL-115")
def test_conversions_pay_for_quests_as_well() -> None:
    scenario = Scenario().quests("Q1d", "Q2a", "Q3").hand("red", "O01", "O02", "O03").clovers("red", 2)
    match = scenario.adventure()
    match.play(key("quest", "Q1d"))
    match.play("pay")
    assert seat(match, "red").clovers == 0 and seat(match, "red").feathers == 1


@pytest.mark.rule("PIL-116")
def test_the_symbol_of_an_upgrade_cannot_be_converted() -> None:
    # The Forge takes one S off; Q1a (C C I) has none, and no number of Clovers changes that.
    scenario = Scenario().quests("Q1a", "Q2b", "Q3").completed("red", "I-06").clovers("red", 9)
    match = scenario.hand("red", "O21", "O41").adventure()
    assert key("quest", "Q1a") not in match.legal_keys
    assert key("quest", "Q2b") in match.legal_keys, "S S I: here it helps, and the Foil is converted"


BALL = key("complete", "II-04")  # the Beasts' Ball: beast, beast, ?; C C I I I


def ball(*companions: str, clovers: int) -> Match:
    scenario = Scenario().river("I-04", "I-05", "I-08", "II-04", "II-03").quests("Q1b", "Q2b", "Q6")
    hand = ("O21", "O22", "O41", "O42", "O43")
    return scenario.company("red", *companions).hand("red", *hand).clovers("red", clovers).adventure()


@pytest.mark.rule("PIL-117")
@pytest.mark.parametrize(
    ("companions", "price"),
    [
        (("C17", "C18", "C01"), 0),  # two beasts and a Peddler
        (("C17", "C26", "C01"), 2),  # the Bandit or the Peddler becomes a beast
        (("C25", "C26", "C01"), 4),  # two of them do
    ],
)
def test_two_clovers_convert_one_companion(companions: tuple[str, ...], price: int) -> None:
    if price:
        assert BALL not in ball(*companions, clovers=price - 1).legal_keys
    match = ball(*companions, clovers=price)
    match.play(BALL)
    assert seat(match, "red").clovers == 0
    match.play("pay")
    match.play(key("retire", "C01"))
    assert company_of(match, "red") == list(companions[:2])


@pytest.mark.rule("PIL-117")
def test_a_companion_must_be_there_to_be_converted() -> None:
    assert BALL not in ball("C17", "C18", clovers=9).legal_keys


@pytest.mark.rule("PIL-117", "PIL-124")
def test_a_converted_companion_is_what_it_was() -> None:
    match = ball("C17", "C26", "C01", clovers=2)
    match.play(BALL)
    match.play("pay")
    match.play(key("retire", "C17"))
    faces = [piece.face for piece in match.scene(0).zone("company:red").pieces[1:]]
    assert [face.marks[0] for face in faces if face is not None] == ["rascal", "vagabond"]


@pytest.mark.rule("PIL-124")
def test_a_conversion_holds_for_a_single_use() -> None:
    # The Speaking Trumpet, a tool, activates the Shepherd as an instrument; it is still a tool, and pays C.
    scenario = Scenario().pawn("red", "C3").quests("Q1d", "Q2a", "Q3").company("red", "C33").completed("red", "II-14")
    match = scenario.hand("red", "O36", "O01", "O41").clovers("red", 1).activation()
    match.play(key("convert", "C33", "O36"))
    match.play("finish")
    under = match.scene(1).zone("company:red").pieces[2]
    assert under.face is not None and under.face.marks == ["communication", "tool"]
    match.play(key("quest", "Q1d"))
    assert sorted(discarded(match)) == ["O01", "O36", "O41"]
    assert seat(match, "red").clovers == 0, "no further Clover: the Trumpet pays communication"


# -- buying -------------------------------------------------------------------------------


@pytest.mark.rule("PIL-118")
def test_two_clovers_draw_an_object_as_often_as_one_can_pay() -> None:
    match = Scenario().clovers("red", 5).deck("object", "O01", "O02", "O03").movement()
    match.play("buy")
    match.play("buy")
    assert objects_in_hand(match, "red") == {"O01", "O02"}
    assert seat(match, "red").clovers == 1
    assert "buy" not in match.legal_keys
    assert "Red draws Club." in texts(match, "red") and "Red draws Club." not in texts(match, "blue")


def before_the_disk(match: Match) -> None:
    """The first question of the turn."""


def after_the_disk(match: Match) -> None:
    match.play("disk:foot")


def in_phase_2(match: Match) -> None:
    match.play("go:foot:c4")


def between_two_abilities(match: Match) -> None:
    in_phase_2(match)
    match.play(key("activate", "traveller", "O46"))
    match.play("move:c5")


def in_phase_3(match: Match) -> None:
    in_phase_2(match)
    match.play("clover")


def before_confirming_a_payment(match: Match) -> None:
    in_phase_3(match)
    match.play(key("quest", "Q1d"))


def when_a_companion_must_make_room(match: Match) -> None:
    match.play("go:foot:d4")


def after_a_task(match: Match) -> None:
    before_confirming_a_payment(match)
    match.play("pay")


MOMENTS = [
    before_the_disk,
    after_the_disk,
    in_phase_2,
    between_two_abilities,
    in_phase_3,
    before_confirming_a_payment,
    when_a_companion_must_make_room,
]


def rich_or_poor(clovers: int) -> Match:
    return (
        Scenario()
        .pawn("red", "C3")
        .quests("Q1d", "Q2a", "Q3")
        .company("red", "C01", "C13", "C25")
        .hand("red", "O46", "O01", "O02", "O21", "O41")
        .on_map("C4", "O22")
        .clovers("red", clovers)
        .movement()
    )


@pytest.mark.rule("PIL-118", "PIL-119")
@pytest.mark.parametrize("moment", [*MOMENTS, after_a_task], ids=lambda moment: moment.__name__)
def test_buying_is_possible_at_any_moment_of_ones_turn(moment: Callable[[Match], None]) -> None:
    match = rich_or_poor(4)
    moment(match)
    before = set(match.legal_keys)
    hand = len(seat(match, "red").hand)
    match.dictate(key_of("O03"))
    match.play("buy")
    assert asked(match) == 0 and len(seat(match, "red").hand) == hand + 1
    kept = {option for option in before if not option.startswith(("buy", "disk:", "complete:", "quest:"))}
    assert kept <= set(match.legal_keys), "the same question is asked again"


@pytest.mark.rule("PIL-119")
def test_one_is_asked_even_if_buying_is_all_one_can_do() -> None:
    # No Object to activate with, nothing to complete: without Clovers Red would not be asked at all.
    match = Scenario().clovers("red", 3).activation()
    assert set(match.legal_keys) == {"clover", "buy"}
    match.play("clover")
    assert set(match.legal_keys) == {"pass", "buy"}


@pytest.mark.rule("PIL-118")
@pytest.mark.parametrize("moment", [*MOMENTS[:1], *MOMENTS[2:]], ids=lambda moment: moment.__name__)
def test_without_two_clovers_nothing_is_bought(moment: Callable[[Match], None]) -> None:
    match = rich_or_poor(0)
    moment(match)
    assert asked(match) == 0 and "buy" not in match.legal_keys


TAVERN = key("complete", "I-03")  # the Riverside Tavern: anybody; S C C I; 3 points and 2 Clovers


def tavern(color: str, clovers: int = 0, *, rules: int = 2) -> Scenario:
    """A seat with exactly what the Tavern costs, and no Quest that this pays."""
    scenario = Scenario(rules=rules).river("I-03", "I-09", "I-10", "II-02", "II-16").quests("Q1d", "Q2b", "Q3")
    return scenario.company(color, "C25").hand(color, "O01", "O21", "O22", "O41").clovers(color, clovers)


def complete_tavern(match: Match) -> Match:
    match.play(TAVERN)
    match.play("pay")
    return match


@pytest.mark.rule("PIL-119", "PIL-118", "PIL-123")
def test_the_clovers_of_a_task_buy_objects_before_the_turn_ends() -> None:
    match = complete_tavern(tavern("red", 2).adventure())
    assert match.decision is not None and match.decision.rule == "PIL-119"
    assert match.legal_keys == ("finish", "buy")
    assert match.decision.prompt == "Before your turn ends, your 4 Clovers can still buy an Object."
    assert river_of(match)[0] == "", "the turn is not over"
    match.play("buy")
    assert match.legal_keys == ("finish", "buy"), "as often as one can pay"
    match.play("buy")
    assert asked(match) == 1 and len(seat(match, "red").hand) == 2 and seat(match, "red").clovers == 0
    assert river_of(match)[0] != ""


@pytest.mark.rule("PIL-119", "PIL-135")
@pytest.mark.parametrize(("choice", "winners"), [("buy", (1,)), ("finish", (0, 1))])
def test_two_clovers_won_at_the_very_end_win_the_tie(choice: str, winners: tuple[int, ...]) -> None:
    # Red has 3 points and no Object; Blue's last task brings 3 points, and Clovers for an Object.
    match = complete_tavern(tavern("blue").completed("red", "I-04", "I-06").round(4, 3).adventure("blue"))
    match.play(choice)
    assert match.result is not None and match.result.winners == winners


@pytest.mark.rule("PIL-119")
def test_after_a_task_who_cannot_buy_is_not_asked() -> None:
    poor = Scenario().quests("Q1d", "Q2a", "Q3").hand("red", "O01", "O21", "O41").clovers("red", 1).adventure()
    poor.play(key("quest", "Q1d"))
    assert asked(poor) == 1, "a single Clover buys nothing"
    # Reductions pay the whole Quest, so that nothing is discarded either: there is no Object to buy.
    bare = Scenario().quests("Q1d", "Q2a", "Q3").completed("red", "I-06", "I-07", "I-08").clovers("red", 5)
    dry = bare.deck("object").adventure()
    dry.play(key("quest", "Q1d"))
    assert asked(dry) == 1 and seat(dry, "red").clovers == 5


@pytest.mark.rule("PIL-119")
def test_who_completes_nothing_is_asked_once() -> None:
    match = tavern("red", 4).adventure()
    assert {TAVERN, "pass", "buy"} <= set(match.legal_keys)
    match.play("pass")
    assert asked(match) == 1


@pytest.mark.rule("PIL-119")
def test_by_version_1_of_the_rules_the_turn_ends_with_the_task() -> None:
    """Records of that version are replayed as they were played."""
    match = complete_tavern(tavern("red", 2, rules=1).adventure())
    assert asked(match) == 1 and seat(match, "red").clovers == 4


@pytest.mark.rule("PIL-119")
def test_what_a_payment_needs_cannot_be_spent_while_paying() -> None:
    # Q1d with three of strength needs 2 of the 3 Clovers.
    scenario = Scenario().quests("Q1d", "Q2a", "Q3").hand("red", "O01", "O02", "O03").clovers("red", 3)
    match = scenario.adventure()
    assert "buy" in match.legal_keys
    match.play(key("quest", "Q1d"))
    assert "buy" not in match.legal_keys


@pytest.mark.rule("PIL-119")
def test_nothing_is_bought_during_the_setup() -> None:
    match = veillee.new("pilgrims", mode="advanced", players=2, seed=5, settings={"first": "1"})
    for player in table_of(match).seats:
        player.clovers = 4
    prompts = set()
    while table_of(match).phase == 0:
        prompts.add(match.legal_keys[0].split(":")[0])
        assert "buy" not in match.legal_keys
        match.play(match.legal_keys[0])
    assert prompts == {"corner", "journey"}
    assert "buy" in match.legal_keys, "the first turn has begun"


@pytest.mark.rule("PIL-119")
def test_nothing_is_bought_on_anothers_turn() -> None:
    match = Scenario().clovers("blue", 6).pawn("red", "C3").movement("red")
    assert asked(match) == 0 and "buy" not in match.legal_keys, "the Clovers are Blue's"
    with pytest.raises(IllegalMove):
        match.play("buy")
    match.play("go:foot:c4")
    while asked(match) == 0:
        match.play("clover" if "clover" in match.legal_keys else "pass")
    assert "buy" in match.legal_keys
    match.play("buy")
    assert seat(match, "blue").clovers == 4


@pytest.mark.rule("PIL-120")
def test_bought_objects_come_from_the_deck_never_from_the_map() -> None:
    match = Scenario().clovers("red", 2).deck("object", "O01").movement()
    on_map = list(table_of(match).map)
    match.play("buy")
    assert objects_in_hand(match, "red") == {"O01"}
    assert table_of(match).map == on_map
    dry = Scenario().pawn("red", "C3").clovers("red", 2).deck("object").movement()
    assert card_on(dry, "C2") != "" and "buy" not in dry.legal_keys


@pytest.mark.rule("PIL-118", "PIL-067")
def test_buying_renews_the_deck() -> None:
    match = Scenario().clovers("red", 2).deck("object").discard("O01").movement()
    match.play("buy")
    assert objects_in_hand(match, "red") == {"O01"}


# -- crossed clovers, holding and gaining -------------------------------------------------


@pytest.mark.rule("PIL-121")
@pytest.mark.parametrize("clovers", [0, 1])
def test_a_crossed_clover_must_be_paid_for_its_effect(clovers: int) -> None:
    # The Chimney Sweep draws an Object for a Clover.
    scenario = Scenario().pawn("red", "C3").company("red", "C08").hand("red", "O01").clovers("red", clovers)
    match = scenario.deck("object", "O02").activation()
    match.play(key("activate", "C08", "O01"))
    assert ("spend" in match.legal_keys) == (clovers > 0)
    if clovers:
        match.play("spend")
        assert objects_in_hand(match, "red") == {"O02"}
        assert seat(match, "red").clovers == 0
    else:
        match.play("finish")
        assert objects_in_hand(match, "red") == set(), "without paying there is no effect"


@pytest.mark.rule("PIL-122")
def test_clovers_are_public_and_without_limit() -> None:
    match = Scenario().clovers("red", 57).activation()
    match.play("clover")
    for who in (0, 1, None):
        assert match.scene(who).zone("clovers:red").count == 58


@pytest.mark.rule("PIL-123")
def test_a_clover_can_be_spent_as_soon_as_it_is_gained() -> None:
    # The Lost Sheep's Clover makes two, which buy an Object before the destination is chosen.
    match = Scenario().pawn("red", "C3").completed("red", "I-01").clovers("red", 1).movement()
    assert "buy" not in match.legal_keys
    match.play("disk:foot")
    assert seat(match, "red").clovers == 2
    match.dictate(key_of("O01"))
    match.play("buy")
    assert objects_in_hand(match, "red") == {"O01"}
    assert cells_of(match, "go:foot:") == {
        "B2", "C2", "D2", "B3", "D3", "B4", "C4", "D4", "A1", "C1", "E1", "A3", "E3", "A5", "C5", "E5",
    }  # fmt: skip


@pytest.mark.rule("PIL-123")
def test_the_clover_of_phase_2_pays_in_phase_3() -> None:
    scenario = Scenario().quests("Q1d", "Q2a", "Q3").hand("red", "O06", "O02", "O41")
    match = scenario.activation()
    match.play("clover")
    assert key("quest", "Q1d") in match.legal_keys


# -- the player aid -----------------------------------------------------------------------


@pytest.mark.rule("PIL-125")
@pytest.mark.parametrize(
    ("lang", "turn", "clovers"),
    [
        (
            "en",
            ("Movement", "Activation", "Adventure", "End of turn"),
            ("activation", "adventure", "Companion", "draw"),
        ),
        (
            "fr",
            ("Déplacement", "Activation", "Aventure", "Fin de tour"),
            ("d'activation", "d'aventure", "Compagnon", "piochez"),
        ),
    ],
)
def test_everybody_sees_the_player_aid(lang: str, turn: tuple[str, ...], clovers: tuple[str, ...]) -> None:
    match = Scenario().movement()
    for who in (0, 1):
        aid = match.scene(who, lang).zone("aid")
        faces = {piece.id: piece.face for piece in aid.pieces}
        phases, uses = faces["aid:turn"], faces["aid:clovers"]
        assert phases is not None and uses is not None
        assert len(phases.lines) == 4 and len(uses.lines) == 6
        assert all(word in line for word, line in zip(turn, phases.lines, strict=True))
        assert all(word in line for word, line in zip(clovers, uses.lines, strict=False))
        assert [line[0] for line in uses.lines[:5]] == ["1", "1", "2", "2", "1"], "what each use costs"
