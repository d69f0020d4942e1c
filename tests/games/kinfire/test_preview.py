"""What is said of an option before it is chosen, and that it comes so."""

from __future__ import annotations

import pytest

from tests.games.kinfire.builder import BOX, SPEC, Scenario, do, foe, seeker, value
from tests.games.kinfire.test_story import read
from tests.games.kinfire.test_town import choose, in_town
from veillee.core.match import Match
from veillee.core.spec import View
from veillee.games.kinfire.preview import Preview


def lines(match: Match, key: str, seat: int) -> list[str]:
    question = match.scene(seat, "en").question
    assert question is not None
    [choice] = [choice for choice in question.choices if choice.key == key]
    return list(choice.lines)


def seen(match: Match) -> str:
    question = match.scene(0, "en").question
    assert question is not None
    return question.prompt


def fight(zone: int) -> Scenario:
    return (
        Scenario("valora roland khor")
        .seeker("valora", zone=zone, hand="va1 va2")
        .seeker("roland", zone=1, hand="ro1+ ro2")
        .seeker("khor", zone=1, hand="kh7+ kh2")
        .enemy("wyvern", zone=3, health=20)
    )


@pytest.mark.rule("KIN-076")
def test_an_attack_shows_its_numbers_before_it_is_announced() -> None:
    match = fight(1).turn("valora")
    assert lines(match, "play:va1", 0) == ["Raging Wyvern: 4 damage, health 20 → 16"]
    match = fight(3).turn("valora")
    assert lines(match, "play:va1", 0) == ["no enemy is in range from here"]


@pytest.mark.rule("KIN-121")
def test_a_boost_says_what_the_attack_becomes() -> None:
    match = fight(1).turn("valora")
    do(match, "play:va1")
    assert lines(match, "boost:ro1", 1) == ["damage of the attack: 4 → 6"]
    match.play("boost:ro1", seat=1)
    match.play("boost:kh7", seat=2)
    while "stay" in match.legal_keys:
        match.play("stay")
    assert foe(match, "wyvern").health == 20 - 8


@pytest.mark.rule("KIN-105")
def test_a_way_before_a_played_card_says_what_its_attack_would_deal_there() -> None:
    match = fight(1).turn("valora")
    do(match, "play:va1")
    match.play("no_boost", seat=1)
    match.play("no_boost", seat=2)
    assert lines(match, "stay", 0) == ["Raging Wyvern: 4 damage, health 20 → 16"]
    assert lines(match, "move:z3", 0) == ["no enemy is in range from here"]


def test_what_is_no_attack_says_what_is_printed_on_it() -> None:
    match = Scenario("khor asha").seeker("khor", hand="kh3 kh2").seeker("asha", hand="as5+").turn("khor")
    for key in (key for key in match.legal_keys if key.startswith("play")):
        assert lines(match, key, 0), key
    do(match, "play:kh2")
    assert all(lines(match, key, 1) for key in match.legal_keys if key.startswith("boost"))


@pytest.mark.rule("KIN-169")
def test_covering_an_ability_names_it() -> None:
    match = Scenario("valora roland").seeker("valora", zone=1, hand="va3 va2").enemy("wyvern", zone=3).turn("valora")
    do(match, "play:va3")
    while not any(key.startswith("cover") for key in match.legal_keys):
        match.play(next(key for key in ("no_boost", "stay", match.legal_keys[0]) if key in match.legal_keys))
    question = match.scene(0, "en").question
    assert question is not None
    labels = {choice.key: choice.label for choice in question.choices}
    assert labels["cover:wyvern:2"] == "Raging Wyvern: cover “Wing Buffet”"
    assert lines(match, "cover:wyvern:2", 0) == ["Melee, whole zone: 5 damage (green)"]
    match.play("cover:wyvern:2")
    assert (
        match.label("cover:wyvern:2", "fr") == "Wyverne enragée\u00a0: recouvrir «\u00a0Coup d'ailes\u00a0»"
    )  # to undo it


@pytest.mark.rule("KIN-108")
def test_a_turn_says_what_is_left_of_it() -> None:
    match = Scenario("khor asha").seeker("khor", zone=1, hand="kh2").seeker("asha", zone=1, hand="as5").turn("khor")
    assert seen(match) == "It is your turn: move and act."
    do(match, "move:z6")
    assert seen(match) == "It is your turn: act."
    do(match, "pass")
    while "end_turn" not in match.legal_keys:
        match.play(match.legal_keys[0])
    assert seen(match).startswith("You have acted")


def test_an_area_attack_says_that_it_is_for_each() -> None:
    match = (
        Scenario("khor naz", combat="q6_8")
        .seeker("khor", zone=3, hand="kh4 kh2")
        .seeker("naz", zone=1, hand="na1+ na2")
        .enemy("cinder", zone=3)
        .enemy("hound", zone=3)
        .turn("khor")
    )
    assert len(lines(match, "play:kh4", 0)) == 2
    do(match, "play:kh4")
    assert lines(match, "boost:na1", 1) == ["damage to each target: 4 → 6"]


@pytest.mark.rule("KIN-080")
def test_a_block_says_who_suffers_what_and_so_it_comes() -> None:
    def bitten() -> Match:
        return (
            Scenario("khor asha")
            .seeker("asha", zone=3, health=10, armor=1)
            .seeker("khor", zone=1, hand="kh5+ kh2")
            .enemy("wyvern", zone=3, target="asha")
            .ability("wyvern", 1)
        )

    match = bitten()
    assert lines(match, "block:kh5:asha", 0) == ["Asha: 8 damage, block 4, armour 1; health 10 → 7"]
    assert lines(match, "no_block", 0) == ["Asha: 8 damage, block 0, armour 1; health 10 → 3"]
    do(match, "block:kh5:asha")
    assert seeker(match, "asha").health == 7
    match = bitten()
    do(match, "no_block")
    assert seeker(match, "asha").health == 3


def test_a_zone_says_what_it_does() -> None:
    match = Scenario("naz khor", combat="q4_9").seeker("naz", zone=2).enemy("rootmother", zone=5).turn("naz")
    moves = [key for key in match.legal_keys if key.startswith("move:")]
    told = {key: lines(match, key, 0) for key in moves}
    assert any(told.values()) and not all(told.values())


@pytest.mark.rule("KIN-274", "KIN-278", "KIN-279", "KIN-292")
def test_what_is_bought_learned_sold_or_traded_says_what_it_costs_and_brings() -> None:
    def told(card: str, key: str, coins: int, *trophies: str, first: str = "") -> list[str]:
        table = in_town("asha khor", town=0 if card.startswith("v") else 1)
        table.company.coins = coins
        table.trophies = [value("enemy", trophy) for trophy in trophies]
        read(table, card)
        if first:
            choose(table, first)
        view = View(table, 0, "en", BOX.lexicon, SPEC.messages("en"), album=SPEC.album_of(BOX, "en"))
        kind, word = key.split(":")
        role = BOX.lexicon.grammar[kind][0]
        found = getattr(Preview(view), f"what_if_{kind}")(value(role, word))
        assert isinstance(found, list)
        return found

    assert told("v_2", "buy:d2", 5) == ["coins: 5 → 4"]
    assert told("d_5", "train:tr1", 2) == ["One Seeker flips 3 cards: 2 red cards.", "coins: 2 → 1"]
    assert told("d_5", "who:asha", 2, first="train:tr1") == ["One Seeker flips 3 cards: 2 red cards."]
    assert told("d_4", "sell:garrek", 1, "garrek") == ["coins: 1 → 2"]
    assert told("d_4", "trade:wyvern", 0, "wyvern")[0].startswith("the group receives ")
