"""From the box to the first day (chapters 2.1, 2.2 and 2.11)."""

from __future__ import annotations

from collections import Counter

import pytest

import veillee
from tests.games.lueur.builder import (
    BOX,
    CONTENT,
    SPEC,
    TRACK,
    Scenario,
    companions,
    dice,
    face,
    footprints_on,
    meeting,
    on_space,
    seat,
    table_of,
    tom_of,
    where,
)
from veillee.core.match import Match
from veillee.games.lueur.box import NONE
from veillee.games.lueur.setup import DealTomDie
from veillee.games.lueur.steps.rerolls import RollDie
from veillee.testing import happened, kinds_of, look, play, told

ADVENTURERS = {  # colour, big dice
    "braccio": ("green", 2),
    "taetyss": ("blue", 2),
    "eoles": ("azure", 2),
    "pocana": ("red", 3),
    "moloch": ("orange", 2),
    "noctiluca": ("purple", 2),
    "orium": ("yellow", 2),
}


def new(players: int = 2, seed: int = 1, **settings: str) -> Match:
    return veillee.new("lueur", players=players, seed=seed, settings=settings)


def set_up(match: Match) -> Match:
    """Everybody takes the first adventurer there is, up to the first recruitment."""
    while not kinds_of(match) & {"recruit"}:
        match.play(match.legal_keys[0])
    return match


@pytest.mark.rule("LUE-001")
@pytest.mark.parametrize(
    ("mode", "players"), [("standard", 1), ("standard", 5), ("solo", 2), ("standard", 0), ("solo", 0)]
)
def test_nobody_else_can_play(mode: str, players: int) -> None:
    with pytest.raises(veillee.SetupError):
        veillee.new("lueur", mode=mode, players=players, seed=1)


@pytest.mark.rule("LUE-001")
def test_tom_is_no_seat() -> None:
    match = set_up(veillee.new("lueur", mode="solo", seed=1))
    assert len(table_of(match).seats) == 1
    while not match.over:
        assert match.decision is not None and match.decision.seat == 0
        match.play(match.legal_keys[-1])
    assert match.result is not None and [score.side for score in match.result.scores] == [0, 4]


@pytest.mark.rule("LUE-002")
def test_the_journey_is_fixed_before_all_else() -> None:
    assert table_of(new()).journey == 0
    assert table_of(new(journey="archipelago")).journey == 1
    drawn = Counter(table_of(new(seed=seed, journey="random")).journey for seed in range(60))
    assert set(drawn) == {0, 1} and min(drawn.values()) > 15
    match = set_up(new(journey="random"))
    assert told(match)[0] == "journey-drawn"
    assert told(match).count("journey-drawn") == 1


@pytest.mark.rule("LUE-014", "LUE-024")
def test_the_meeting_track_from_left_to_right() -> None:
    match = set_up(new())
    laid = [BOX.lexicon.id("element", event.args["element"]) for event in happened(match, "lays-companion")]
    assert laid == ["fire", "water", "earth", "air", "plant"]
    assert list(BOX.lexicon.ids("element")) == laid
    assert table_of(match).cemetery == []
    assert all(CONTENT.companions[card].deck == 0 for card in table_of(match).meeting)


@pytest.mark.rule("LUE-015", "LUE-011", "LUE-016")
def test_the_first_player_is_drawn_and_chooses_first() -> None:
    firsts = Counter(table_of(new(players=4, seed=seed)).first for seed in range(80))
    assert set(firsts) == {0, 1, 2, 3} and min(firsts.values()) > 8
    match = veillee.new("lueur", players=3, seed=7)
    first = table_of(match).first
    order = []
    while kinds_of(match) == {"adventurer"}:
        assert match.decision is not None
        order.append(match.decision.seat)
        match.play(match.legal_keys[0])
    assert order == [(first + n) % 3 for n in range(3)]


@pytest.mark.rule("LUE-016", "LUE-017")
def test_an_adventurer_is_taken_once() -> None:
    match = new(players=2)
    assert {key.partition(":")[2] for key in match.legal_keys} == set(ADVENTURERS)
    match.play("adventurer:eoles")
    assert "adventurer:eoles" not in match.legal_keys and len(match.legal_keys) == 6


@pytest.mark.rule("LUE-017", "LUE-018", "LUE-019", "LUE-021")
@pytest.mark.parametrize("adventurer", list(ADVENTURERS))
def test_what_an_adventurer_comes_with(adventurer: str) -> None:
    match = new()
    assert match.decision is not None
    chooser = match.decision.seat
    match.play(f"adventurer:{adventurer}")
    colour, number = ADVENTURERS[adventurer]
    assert dice(match, chooser) == [f"{colour}_big_{n + 1}" for n in range(number)]
    player = seat(match, chooser)
    assert (player.score, player.footprints, player.fireflies) == (10, 0, 0)
    assert where(match, chooser) == ("p00", "p00")
    assert player.boats == [0, 0, 0, 0]
    assert companions(match, chooser) == []


@pytest.mark.rule("LUE-020", "LUE-022")
def test_the_reserve_and_the_spells() -> None:
    match = set_up(new(players=4))
    reserve = look(match, "", "reserve")
    assert reserve == ["green_big_3", "blue_big_3", "azure_big_3", "red_big_4", "orange_big_3", "black"]
    assert len(table_of(match).spells) == 7 and table_of(match).pile() == 7


@pytest.mark.rule("LUE-023")
def test_three_cards_of_each_deck_are_never_seen() -> None:
    """Twenty cards of A serve days 1 to 4, twenty of B days 5 to 8."""
    match = set_up(new(players=4, seed=3))
    laid: list[tuple[int, int]] = []
    while not match.over:
        match.play("done" if "done" in match.legal_keys else match.legal_keys[-1])
    day = 1
    for event in happened(match, "day", "lays-companion"):
        if event.kind == "day":
            day = event.args["number"] + 1  # what is laid from now on is for the next day
        else:
            laid.append((day, CONTENT.companions[event.args["companion"]].deck))
    assert Counter(laid) == {(n, 0 if n <= 4 else 1): 5 for n in range(1, 9)}
    assert [len(deck) for deck in table_of(match).decks] == [3, 3]


@pytest.mark.rule("LUE-026", "LUE-027")
def test_nine_small_dice_and_footprints() -> None:
    match = new(players=2)
    match.play(match.legal_keys[0])
    outcomes = ["likyar", "thoape", "torke_a", "ladawa", "okans"]
    faces = ["fire", "fire", "fire", "air", "air", "air", "fire", "air", "two_footprints", "two_footprints", "plant"]
    match.dictate(*outcomes, *faces)
    match.play(match.legal_keys[0])
    assert on_space(match, "fire") == ["blue_small_1", "green_small_1", "green_small_2", "red_small_1"]
    assert on_space(match, "air") == ["azure_small_1", "azure_small_2", "blue_small_2", "orange_small_1"]
    assert on_space(match, "plant") == ["purple_small_1"]
    assert [footprints_on(match, name) for name in TRACK] == [0, 1, 1, 0, 0]
    assert told(match, "rolls-again") == ["rolls-again"] * 2


@pytest.mark.rule("LUE-138", "LUE-129")
def test_small_dice_may_lie_beside_toms() -> None:
    match = veillee.new("lueur", mode="solo", seed=1)
    play(match, "adventurer:braccio", "tom_dice:blue:azure")
    tiles = [f"t{n}" for n in range(1, 6)]
    match.dictate("fire", "water", *tiles, "thoape", "ladawa", "okans", *["fire"] * 8, "plant")
    match.play("tom_colour:azure")
    assert len(on_space(match, "fire")) == 8
    assert list(meeting(match)) == ["earth", "air", "plant"]
    assert [footprints_on(match, name) for name in TRACK] == [0, 0, 1, 1, 0]  # Tom's die on water counts as a die
    assert BOX.lexicon.id("colour", tom_of(match).colour) == "azure"


@pytest.mark.rule("LUE-164", "LUE-016")
def test_adventurers_can_be_dealt() -> None:
    match = new(players=4, adventurers="dealt")
    assert kinds_of(match) == {"recruit"}
    found = {player.adventurer for player in table_of(match).seats}
    assert len(found) == 4 and NONE not in found
    assert told(match).count("deals-adventurer") == 4
    dealt = Counter(table_of(new(seed=n, adventurers="dealt")).seats[0].adventurer for n in range(140))
    assert set(dealt) == set(range(7)) and min(dealt.values()) > 7


@pytest.mark.rule("LUE-164", "LUE-125", "LUE-126")
def test_toms_dice_can_be_dealt_each_pair_as_likely() -> None:
    """The human is Pocana: fourteen pairs, among them none with red and not yellow with purple."""
    pairs: Counter[tuple[str, str]] = Counter()
    for n in range(700):
        table = SPEC.setup(CONTENT, Scenario(solo="rulebook").setup, n * 7919 + 1)
        table.dealt = True
        table.seats[0].adventurer = 3
        table.stack.clear()
        table.next(DealTomDie(), DealTomDie())
        table.advance()
        colours = [BOX.lexicon.id("colour", CONTENT.dice[die].colour) for die in table.tom.dice]
        pairs[colours[0], colours[1]] += 1
    assert len(pairs) == 14
    assert ("purple", "yellow") not in pairs and not any("red" in pair for pair in pairs)
    assert min(pairs.values()) > 25 and max(pairs.values()) < 80


@pytest.mark.rule("LUE-163")
def test_the_right_hand_route_is_a_matter_of_solo() -> None:
    with pytest.raises(veillee.SetupError, match="not meant for standard"):
        new(close_right_route="yes")


@pytest.mark.rule("LUE-013")
def test_what_is_hidden_is_the_same_for_everybody() -> None:
    match = set_up(new(players=3))
    table = table_of(match)
    pools = [[sorted(pool.pieces()) for pool in SPEC.secrets(table, n)] for n in range(3)]
    assert pools[0] == pools[1] == pools[2]
    assert [len(pool) for pool in pools[0]] == [18, 23, 7, 0]  # the three removed cards lie among them
    assert pools[0][0] == sorted(table.decks[0].unknown)
    alone = set_up(veillee.new("lueur", mode="solo", seed=2))
    tom = tom_of(alone)
    assert sorted(SPEC.secrets(table_of(alone), 0)[3].pieces()) == sorted(set(range(8)) - set(tom.tiles))


@pytest.mark.rule("LUE-005")
def test_what_dice_can_show() -> None:
    """Table 3.2, typed in again: five elements on every die, and the sixth face by colour."""
    sixth = {
        "green": "plant", "blue": "water", "azure": "air", "red": "fire", "orange": "earth",
        "purple": "two_footprints", "yellow": "three_light", "black": "minus_two_light",
    }  # fmt: skip
    table = Scenario().table
    for number, die in enumerate(CONTENT.dice):
        faces = Counter(BOX.lexicon.id("face", shown) for shown in die.faces)
        assert faces == Counter([*TRACK, sixth[BOX.lexicon.id("colour", die.colour)]])
        assert RollDie(0, number, False).outcomes(table) == sorted(Counter(die.faces).items())


@pytest.mark.rule("LUE-040", "LUE-005")
@pytest.mark.parametrize("colour", ["green", "purple", "yellow", "black"])
def test_dice_fall_as_often_as_their_faces_say(colour: str) -> None:
    """Six thousand rolls: every face within five standard deviations."""
    table = Scenario(adventurer="orium").table
    wanted = BOX.lexicon.value("colour", colour)
    die = next(n for n, kind in enumerate(CONTENT.dice) if kind.colour == wanted)
    found: Counter[int] = Counter()
    for _ in range(6000):
        RollDie(0, die, False).enter(table)
        found[table.faces[die]] += 1
    assert set(found) == set(CONTENT.dice[die].kinds)
    for shown, weight in RollDie(0, die, False).outcomes(table):
        chance = weight / 6
        assert abs(found[shown] - 6000 * chance) < 5 * (6000 * chance * (1 - chance)) ** 0.5


def test_dice_show_nothing_before_they_are_rolled() -> None:
    match = set_up(new(players=2))
    assert face(match, dice(match)[0]) == ""


@pytest.mark.rule("LUE-016")
def test_an_adventurer_named_on_sitting_down_is_taken_by_nobody_else() -> None:
    """Given one of three seats that named its adventurer, then it is not asked, and the others cannot choose it."""
    match = veillee.new("lueur", players=3, seed=1, roles=["", "moloch", ""])
    asked = []
    while match.decision is not None and match.legal_keys[0].startswith("adventurer:"):
        asked.append(match.decision.seat)
        assert "adventurer:moloch" not in match.legal_keys
        match.play(match.legal_keys[0])
    assert sorted(asked) == [0, 2]
    assert match.lexicon.id("adventurer", match.table.seats[1].adventurer) == "moloch"  # type: ignore[attr-defined]
    assert veillee.replay(match.record()).save() == match.save()
    with pytest.raises(veillee.SetupError, match="no adventurer 'nobody'"):
        veillee.new("lueur", players=2, roles=["nobody"])
