"""Setting up a combat, and what it leaves behind (chapters 2.2 to 2.5, 2.9 and 2.25)."""

from __future__ import annotations

import pytest

from tests.games.kinfire.builder import (
    CONTENT,
    LEXICON,
    SPEC,
    Scenario,
    ally,
    do,
    foe,
    new,
    next_turn,
    offered,
    on_row,
    seeker,
    table_of,
    target,
    tokens,
    value,
    word,
)
from veillee.core.match import Match
from veillee.core.setup import make_setup
from veillee.core.text import LANGUAGES
from veillee.games.kinfire import terms
from veillee.games.kinfire.decks import is_legal
from veillee.games.kinfire.words import SEEKER_IDS, SETUP_IDS
from veillee.testing import asked


def mustered(match: Match) -> Match:
    """Take the first of all places and targets."""
    while asked(match)[1] in ("PlaceSeeker", "Retarget"):
        match.play(match.legal_keys[0])
    return match


@pytest.mark.rule("KIN-007", "KIN-001", "KIN-297")
def test_seekers_are_chosen_or_dealt_and_never_twice() -> None:
    for seed in range(20):
        setup = make_setup(SPEC, seed=seed, mode="combat", seats=["human"] * 4, roles=["", "khor", "", "asha"])
        table = SPEC.begin(SPEC.box(), setup)
        table.advance()
        names = [LEXICON.id("seeker", one.seeker) for one in table.seats]
        assert names[1] == "khor" and names[3] == "asha" and len(set(names)) == 4


def test_whoever_chooses_a_seeker_reads_what_each_is_good_at() -> None:
    for lang in LANGUAGES:
        words = SPEC.words(lang)
        assert len({words[f"role-note-{seeker}"] for seeker in SEEKER_IDS}) == len(SEEKER_IDS)


@pytest.mark.rule("KIN-008", "KIN-016", "KIN-023", "KIN-024")
def test_a_starting_deck_has_nine_pairs() -> None:
    match = new("valora naz", "q2_11")
    for name, letters in (("valora", "va"), ("naz", "na")):
        one = seeker(match, name)
        found = sorted(word(card) for card in one.hand + one.deck)
        assert found == sorted(f"{letters}{number}{sign}" for number in range(1, 10) for sign in ("", "+"))
        assert one.pairs == [value("pair", f"{letters}{number}") for number in range(1, 10)]


@pytest.mark.rule("KIN-331", "KIN-286")
def test_veteran_decks_by_tier() -> None:
    first = seeker(new("asha khor", "q4_9", growth="given"), "asha")
    assert first.kinfire == 0 and first.pairs == list(CONTENT.seekers[terms.ASHA].pairs)
    second = seeker(new("asha khor", "q5_11", growth="given"), "asha")
    changed = {word(pair) for pair in second.pairs} - {f"as{number}" for number in range(1, 10)}
    assert second.kinfire == 1 and changed == {"ua1", "vs1"}
    third = seeker(new("asha khor", "q7_10", growth="given"), "asha")
    assert third.kinfire == 8 and {word(pair) for pair in third.pairs} == {
        "ua1", "vs1", "ub1", "si2", "uc1", "go3", "as5", "as7", "as8",
    }  # fmt: skip
    assert seeker(new("asha khor", "q7_10", growth="none"), "asha").kinfire == 0


@pytest.mark.rule("KIN-283", "KIN-284", "KIN-285", "KIN-286", "KIN-288", "KIN-331")
@pytest.mark.parametrize("combat", ["q5_11", "q10_12", "q7_10"])
def test_random_growth_keeps_every_deck_legal(combat: str) -> None:
    match = new("asha feyn roland", combat, growth="random")
    tier = CONTENT.tiers[CONTENT.quests[table_of(match).setup.quest].tier]
    seen: list[int] = []
    for name in ("asha", "feyn", "roland"):
        one = seeker(match, name)
        assert is_legal(CONTENT, one.seeker, one.pairs, [], tier.kinfire)
        seen += one.pairs
    assert len(set(seen)) == 27


@pytest.mark.rule("KIN-010", "KIN-011")
def test_two_seekers_have_five_more() -> None:
    for group, health in (("valora naz", 17), ("valora naz asha", 12)):
        assert seeker(new(group, "q2_11"), "valora").top == health


@pytest.mark.rule("KIN-044", "KIN-045", "KIN-047", "KIN-048", "KIN-049", "KIN-050", "KIN-029", "KIN-215", "KIN-213")
@pytest.mark.parametrize("combat", SETUP_IDS)
def test_boards_tokens_and_figures(combat: str) -> None:
    match = mustered(new("khor naz", combat))
    table = table_of(match)
    setup = CONTENT.setups[SETUP_IDS.index(combat)]
    assert [one.enemy for one in table.foes] == list(setup.enemies)
    assert [one.zone for one in table.foes] == list(setup.zones)
    assert [one.health for one in table.foes] == [CONTENT.enemies[one.enemy].phases[0].health for one in table.foes]
    assert [one.ally for one in table.helpers] == list(setup.allies)
    assert all(place != terms.NONE for place in table.tokens)
    for one in table.foes:
        name = LEXICON.id("enemy", one.enemy)
        for row, printed in enumerate(CONTENT.enemies[one.enemy].tokens):
            assert sorted(tokens(match, name, row + 1)) == sorted(printed)


@pytest.mark.rule("KIN-046")
@pytest.mark.parametrize(("combat", "fate"), [("q1_2", 2), ("q2_11", 1), ("q7_10", 2)])
def test_fate_tokens_of_the_setup_card(combat: str, fate: int) -> None:
    assert table_of(new("khor naz", combat)).fate == fate


@pytest.mark.rule("KIN-012", "KIN-051")
def test_damage_of_the_expedition_stays_and_decks_are_shuffled_together() -> None:
    scenario = Scenario("khor naz").seeker("khor", health=4, discard="kh1 kh2+")
    match = scenario.musters()
    khor = seeker(match, "khor")
    assert khor.health == 4 and khor.discard == [] and len(khor.hand) + len(khor.deck) == 18


@pytest.mark.rule("KIN-054", "KIN-312")
def test_one_seeker_for_each_pair_of_footprints() -> None:
    match = new("khor naz asha valora", "q5_11")
    assert asked(match) == ("khor", "PlaceSeeker")
    assert offered(match) == {"place:khor:z1", "place:khor:z2", "place:khor:z3"}
    do(match, "place:khor:z2")
    assert offered(match) == {"place:naz:z1", "place:naz:z3"}
    do(match, "place:naz:z1")
    assert offered(match) == {"place:asha:z1", "place:asha:z3"}
    do(match, "place:asha:z1")
    assert seeker(match, "valora").zone == 2  # the last place is not asked for


@pytest.mark.rule("KIN-055", "KIN-160", "KIN-161")
def test_first_targets() -> None:
    match = new("khor asha", "q2_11")  # most armour, least health
    mustered(match)
    assert target(match, "garrek") == "khor" and target(match, "sileth") == "asha"


@pytest.mark.rule("KIN-312", "KIN-315")
def test_the_leader_answers_for_the_group() -> None:
    scenario = Scenario("khor naz asha", leader="3")
    assert asked(scenario.draws()) == ("asha", "BeforeDraw")
    assert asked(Scenario("khor naz asha").draws()) == ("khor", "BeforeDraw")
    scenario = Scenario("khor naz asha")
    scenario.table.actor = 1
    assert asked(scenario.draws()) == ("naz", "BeforeDraw")


@pytest.mark.rule("KIN-301")
def test_notes_of_the_setup() -> None:
    notes = (
        (terms.NOTE_ARMOR_EACH, terms.NONE, 1),
        (terms.NOTE_EXTRA_CARD, terms.NONE, 1),
        (terms.NOTE_CHARGE_ALL, terms.NONE, 1),
        (terms.NOTE_START_ZONE, 5, 1),
        (terms.NOTE_ENEMY_STATUS, terms.WEAKEN, 1),
        (terms.NOTE_ALLY_HP, value("ally", "brood"), -3),
        (terms.NOTE_FIRST_STRIKE, terms.NONE, 1),
    )
    match = Scenario("khor asha naz", combat="q8_11", notes=notes).musters()
    assert ally(match, "brood").health == 5
    assert [len(one.hand) for one in table_of(match).seats] == [8, 8, 8]
    assert seeker(match, "khor").armor == 4 and "place:khor:z6" in offered(match)
    do(match, "place:khor:z6")
    assert "place:asha:z6" not in offered(match)
    match = mustered(match)
    assert asked(match)[1] == "AllyStatus"
    assert "The story has left its mark: an enemy begins with a Weaken." in [
        one.text for one in match.events(lang="en")
    ]
    do(match, "cover:mothqueen:2")
    assert on_row(match, "mothqueen", 2) == {"weaken": 1}
    assert all(one.charged for one in table_of(match).seats)
    assert asked(match)[1] == "FirstStrike"
    do(match, "who:asha")
    assert asked(match) == ("asha", "TakeTurn") and sum(table_of(match).bag) == 29
    do(match, "pass", "draw_card", "end_turn")
    assert next_turn(match)


@pytest.mark.rule("KIN-056", "KIN-057", "KIN-085")
def test_lanterns_are_face_down_and_the_first_pawn_is_drawn() -> None:
    match = mustered(new("khor asha", "q2_11"))
    assert not any(one.charged for one in table_of(match).seats)
    assert asked(match)[1] == "BeforeDraw" and sum(table_of(match).bag) == 29


@pytest.mark.rule("KIN-191", "KIN-201", "KIN-202", "KIN-203", "KIN-204", "KIN-115", "KIN-184", "KIN-187", "KIN-013")
def test_a_lost_combat_keeps_the_trophies_won_before_and_tidies_up() -> None:
    scenario = Scenario("khor asha feyn", combat="q2_11").seeker("khor", zone=5, health=1, hand="kh1", statuses="trap")
    scenario.seeker("asha", hand="d2 as1 exhausted", armor=1).seeker("feyn", wards="fe1 fe2", discard="exhausted d3")
    scenario.one("asha").charged = True
    scenario.table.trophies.append(value("enemy", "sileth"))
    sileth = scenario.foe("sileth")
    sileth.here, sileth.health = False, 0
    for token, place in enumerate(scenario.table.tokens):
        if place >= 8:
            scenario.table.tokens[token] = 0
    match = scenario.enemy("garrek", zone=5, target="khor", rows={2: "wound"}).ability("garrek", 1)
    assert match.over and match.result is not None and match.result.verdict == "lost"
    table = table_of(match)
    assert [LEXICON.id("enemy", one) for one in table.trophies] == ["sileth"]
    for one in table.seats:
        assert one.health == one.top and not one.hand and not one.discard and not one.wards and not one.charged
        assert one.armor == 0 and sum(one.statuses) == 0
    assert [word(card) for card in seeker(match, "asha").deck].count("d2") == 1
    assert [word(card) for card in seeker(match, "feyn").deck].count("d3") == 1
    assert sum(one.deck.count(terms.EXHAUSTED) for one in table.seats) == 2
    assert {"fe1", "fe2"} <= {word(card) for card in seeker(match, "feyn").deck}  # what was in play
    assert table.piles == [12, 12, 12, 12] and table.armor_pile == 20
    assert sum(table.bag) == 29 and set(table.tokens) == {terms.NONE}


@pytest.mark.rule("KIN-189", "KIN-309")
def test_enemies_of_a_card_are_all_to_be_defeated() -> None:
    scenario = Scenario("khor asha", combat="q10_12").seeker("khor", zone=5, hand="kh1 kh2")
    match = scenario.enemy("team", zone=5, health=1).turn("khor")
    do(match, "play:kh1", "stay")
    assert not match.over and foe(match, "drover").here
