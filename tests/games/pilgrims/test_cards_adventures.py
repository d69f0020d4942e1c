"""Every Adventure card asks for what is printed on it and gives what is printed on it (3.7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from tests.games.pilgrims.builder import (
    Scenario,
    cells_of,
    company_of,
    key,
    seat,
)
from tests.games.pilgrims.looking import OBJECTS, activate, cards, clovers, in_hand, kinds, play, told
from tests.games.pilgrims.printed import ADVENTURES, COLORS
from veillee.core.errors import IllegalMove
from veillee.core.match import Match
from veillee.testing import points

every_adventure = pytest.mark.parametrize("number", ADVENTURES)

PAYING = {  # Objects of each colour to pay with, weapons and artefacts
    "S": ("O01", "O02", "O03", "O04"),
    "C": ("O21", "O22", "O23", "O24"),
    "I": ("O41", "O42", "O43", "O44"),
    "T": ("O61", "O62"),
}
BEARING = {  # Companions with a single symbol
    "vagabond": ("C01", "C02", "C04"),
    "brave": ("C09", "C11", "C12"),
    "beast": ("C17", "C18", "C20"),
    "rascal": ("C25", "C26", "C27"),
}
STRANGER = {"vagabond": "C05", "brave": "C10", "beast": "C19", "rascal": "C28"}
OTHER = {"S": "C", "C": "I", "I": "S", "T": "S"}


def objects_for(cost: str) -> list[str]:
    return [PAYING[letter][cost[:place].count(letter)] for place, letter in enumerate(cost)]


def companions_for(needs: str) -> list[str]:
    """Exactly the Companions that are asked for; for "?" somebody with another symbol."""
    wanted = needs.split()
    spare = next(symbol for symbol in BEARING if symbol not in wanted)
    names = [spare if need == "?" else need for need in wanted]
    return [BEARING[symbol][names[:place].count(symbol)] for place, symbol in enumerate(names)]


def river_with(number: str) -> Scenario:
    full = ("blue", "green", "yellow")
    scene = Scenario().river(number, "", "", "", "").pawn("red", "A1").pawn("blue", "E5")
    return scene.quests("Q1a", "Q2a", "Q5", Q1a=full, Q2a=full, Q5=full)


def is_offered(scene: Scenario, number: str) -> bool:
    return key("complete", number) in scene.adventure().legal_keys


# -- prerequisites, cost, points and Clovers -----------------------------------------------


@pytest.mark.rule("PIL-086", "PIL-090", "PIL-095", "PIL-127")
@every_adventure
def test_completing_it(number: str) -> None:
    card = ADVENTURES[number]
    scene = river_with(number).company("red", *companions_for(card.needs)).hand("red", *objects_for(card.cost))
    match = scene.adventure()
    match.play(key("complete", number))
    while match.decision is not None and match.decision.seat == 0:
        match.play(match.legal_keys[0])
    assert cards(match, "completed:red") == [number]
    assert in_hand(match) == [] and len(told(match, "discards")) == len(card.cost)
    assert len(cards(match, "retired:red")) == card.retire
    assert clovers(match) == card.clovers
    assert points(Scenario().completed("red", number).over(), "red", "adventures") == card.points


@pytest.mark.rule("PIL-091", "PIL-094", "PIL-115")
@every_adventure
def test_every_symbol_of_its_cost_is_needed(number: str) -> None:
    card = ADVENTURES[number]
    for place, letter in enumerate(card.cost):
        rest = card.cost[:place] + card.cost[place + 1 :]
        ready = river_with(number).company("red", *companions_for(card.needs))
        assert not is_offered(ready.hand("red", *objects_for(rest)), number), f"without {letter}"
        ready = river_with(number).company("red", *companions_for(card.needs))
        wrong = OBJECTS[COLORS[OTHER[letter]]]["tool"]
        assert not is_offered(ready.hand("red", *objects_for(rest), wrong), number), f"{OTHER[letter]} for {letter}"


@pytest.mark.rule("PIL-087", "PIL-117")
@every_adventure
def test_every_companion_it_asks_for_is_needed(number: str) -> None:
    card = ADVENTURES[number]
    needs = card.needs.split()
    for place, need in enumerate(needs):
        others = companions_for(card.needs)
        del others[place]
        ready = river_with(number).hand("red", *objects_for(card.cost))
        assert not is_offered(ready.company("red", *others), number), f"without {need}"
        stranger = next(STRANGER[symbol] for symbol in BEARING if symbol not in needs)
        ready = river_with(number).hand("red", *objects_for(card.cost))
        anybody = need == "?"
        assert is_offered(ready.company("red", *others, stranger), number) == anybody, f"somebody else for {need}"


@pytest.mark.rule("PIL-131")
@every_adventure
def test_the_quests_that_count_it(number: str) -> None:
    card = ADVENTURES[number]
    counted = {
        "Q3": card.clovers > 0,
        "Q4": any(upgrade.startswith("using") for upgrade in card.upgrades),
        "Q5": number.startswith("I-"),
        "Q6": any(upgrade.startswith("reduce") for upgrade in card.upgrades),
    }
    for quest, counts in counted.items():
        where = {quest: ("red",)}
        match = Scenario().completed("red", number).quests("Q1a", "Q2a", quest, **where).over()
        assert points(match, "red", "quests") == int(counts), quest


# -- upgrades ------------------------------------------------------------------------------

# Where each means leads from A1, and one cell further.
FROM_A1 = {"foot": "B1 A2 B2", "horse": "C2 B3", "boat": "C1 A3", "balloon": "C3"}
FURTHER = {"foot": "C1 A3 C3", "horse": "D2 B4", "boat": "D1 A4", "balloon": "D4"}
MEANS = tuple(FROM_A1)


def with_upgrade(number: str, start: str = "A1") -> Scenario:
    return Scenario().completed("red", number).pawn("red", start).pawn("blue", "E5")


class Used(NamedTuple):
    """A means of transport was used: where it leads, and what was gained before going there."""

    cells: set[str]
    clovers: int
    objects: int


def using(number: str, means: str) -> Used:
    """What is asked before the destination is declined; a single destination is gone to at once."""
    match = with_upgrade(number).hand("red", "O46").movement()
    if f"disk:{means}" in match.legal_keys:
        match.play(f"disk:{means}")
        while not cells_of(match, f"go:{means}:") and not told(match, "goes"):
            match.play("skip" if "skip" in match.legal_keys else match.legal_keys[0])
    gone = {event.pieces[-1].removeprefix("cell:").upper() for event in told(match, "goes")}
    drawn = told(match, "draws-object", "keeps-object", color="red")
    return Used(gone or cells_of(match, f"go:{means}:"), clovers(match), len(drawn))


def clover_for_using(number: str, means: str) -> None:
    for other in MEANS:
        assert using(number, other).clovers == (1 if other == means else 0), other


def object_for_using(number: str, means: str) -> None:
    """Drawn, or kept of two."""
    for other in MEANS:
        assert using(number, other).objects == (1 if other == means else 0), other


def two_objects_for_using(number: str, means: str) -> None:
    match = with_upgrade(number).deck("object", "O08", "O09").movement()
    match.play(f"disk:{means}")
    assert set(match.legal_keys) == {key("keep", "O08"), key("keep", "O09")}
    object_for_using(number, means)


def one_more_cell(number: str, means: str) -> None:
    for other in MEANS:
        expected = set(FROM_A1[other].split()) | (set(FURTHER[other].split()) if other == means else set())
        assert using(number, other).cells == expected, other


def swap_for_using(number: str, means: str) -> None:
    """With this means the disk comes first and then the swap; with the others one goes at once."""
    match = with_upgrade(number).on_map("C1", "O08").on_map("C2", "O09").movement()
    assert [choice for choice in match.legal_keys if choice.startswith("disk:")] == [f"disk:{means}"]
    play(match, f"disk:{means}", "swap:c1:c2", f"go:{means}:c2")
    assert in_hand(match) == ["O08"]


def crossed_for_using(number: str, means: str) -> None:
    """Two cells from A1 to C1 cross B1; other means cross cells too, but take nothing from them."""
    match = with_upgrade(number).on_map("B1", "O08").on_map("C1", "O09").movement()
    match.play(f"go:{means}:c1")
    assert set(match.legal_keys) == {"take:b1", "skip"}
    match.play("take:b1")
    assert in_hand(match) == ["O08", "O09"]
    for other, cell in (("horse", "c2"), ("boat", "c1"), ("balloon", "c3")):
        if other != means:
            match = with_upgrade(number).movement()
            match.play(f"go:{other}:{cell}")
            assert "take" not in kinds(match), other


def paid_object_for_using(number: str, means: str) -> None:
    match = with_upgrade(number).clovers("red", 1).deck("object", "O08", "O09").movement()
    assert [choice for choice in match.legal_keys if choice.startswith("disk:")] == [f"disk:{means}"]
    play(match, f"disk:{means}", "spend")
    assert in_hand(match) == ["O08"] and clovers(match) == 0
    assert using(number, means).objects == 0


def clover_on_a_pawn(number: str) -> None:
    for blue, gain in (("C2", 1), ("C3", 1), ("D3", 0)):
        match = with_upgrade(number, "C1").pawn("blue", blue).movement()
        match.play("go:boat:c3")
        assert clovers(match) == gain, blue


def object_on_a_corner(number: str) -> None:
    for start, goes, drawn in (("A3", "go:boat:a1", 1), ("A3", "go:boat:c3", 0), ("A3", "go:horse:b1", 0)):
        match = with_upgrade(number, start).pawn("blue", "D2").movement()
        match.play(goes)
        assert len(in_hand(match)) == 1 + drawn, goes


def playing(number: str, color: str, symbol: str) -> Match:
    """A Companion without gains of its own is activated with an Object of a colour and a symbol."""
    companion = {"weapon": "C35", "artefact": "C37", "instrument": "C36", "tool": "C39"}[symbol]
    played = OBJECTS[color][symbol]
    scene = with_upgrade(number, "C3").company("red", companion).hand("red", played).deck("object", "O08", "O09")
    return activate(scene.activation(), companion, played)


def for_playing(number: str, what: str, reward: Callable[[Match], bool]) -> None:
    """Of all colours and symbols only the printed one brings the reward."""
    for color, objects in OBJECTS.items():
        for symbol in objects:
            assert reward(playing(number, color, symbol)) == (what in (color, symbol)), (color, symbol)


def other_than(number: str, *cards: str) -> str:
    return next(card for card in cards if card != number)


def completing_another(number: str, reward: str) -> None:
    task, second = other_than(number, "I-02", "I-17"), other_than(number, "II-02", "II-17")
    scene = with_upgrade(number).river(task, second, "", "", "").company("red", "C01").quests("Q1d", "Q2a", "Q6")
    match = scene.hand("red", "O01", "O02", "O41").adventure()
    quest = match.fork()
    play(match, key("complete", task), "pay")
    assert (clovers(match), len(in_hand(match))) == ((1, 0) if reward == "gain_clover" else (0, 1))
    play(quest, key("quest", "Q6"), "pay")
    assert (clovers(quest), len(in_hand(quest))) == (1, 0)  # the Clover of Q6 and nothing else


def cheaper(number: str, color: str) -> None:
    """I-13 costs S C I, I-12 one more of the last: one symbol less, the printed one or any."""
    letters = {name: letter for letter, name in COLORS.items()}
    task = other_than(number, "I-13", "I-12")
    for letter in "SCI":
        scene = river_with(task).completed("red", number).company("red", *companions_for(ADVENTURES[task].needs))
        scene.hand("red", *objects_for(ADVENTURES[task].cost.replace(letter, "", 1)))
        assert is_offered(scene, task) == (color == "any" or letters[color] == letter), letter


def one_more_reserved(number: str) -> None:
    first, second = other_than(number, "I-01", "I-02"), other_than(number, "II-01", "II-02")
    scene = with_upgrade(number).reserved("red", first).river("", "", "", second, "")
    match = activate(scene.company("red", "C04").hand("red", "O31").activation(), "C04", "O31")
    match.play(key("reserve", second))
    assert cards(match, "reserved:red") == [first, second]


def one_more_companion(number: str) -> None:
    scene = with_upgrade(number, "C1").company("red", "C01", "C02", "C03").on_map("D1", "C22")
    match = scene.movement()
    match.play("go:foot:d1")
    assert company_of(match, "red") == ["C01", "C02", "C03", "C22"]


UPGRADES: dict[str, Callable[[str], None]] = {
    "using foot gain_clover": lambda number: clover_for_using(number, "foot"),
    "using foot extend": lambda number: one_more_cell(number, "foot"),
    "using foot take_crossed": lambda number: crossed_for_using(number, "foot"),
    "using horse gain_clover": lambda number: clover_for_using(number, "horse"),
    "using horse swap": lambda number: swap_for_using(number, "horse"),
    "using horse extend": lambda number: one_more_cell(number, "horse"),
    "using horse pay draw_object": lambda number: paid_object_for_using(number, "horse"),
    "using boat take_crossed": lambda number: crossed_for_using(number, "boat"),
    "using boat extend": lambda number: one_more_cell(number, "boat"),
    "using boat draw_object": lambda number: object_for_using(number, "boat"),
    "using balloon extend": lambda number: one_more_cell(number, "balloon"),
    "using balloon gain_clover": lambda number: clover_for_using(number, "balloon"),
    "using balloon draw_two": lambda number: two_objects_for_using(number, "balloon"),
    "on_pawn gain_clover": clover_on_a_pawn,
    "on_corner draw_object": object_on_a_corner,
    "play communication gain_clover": lambda number: for_playing(number, "communication", lambda m: clovers(m) == 1),
    "play intuition gain_clover": lambda number: for_playing(number, "intuition", lambda m: clovers(m) == 1),
    "play weapon gain_clover": lambda number: for_playing(number, "weapon", lambda m: clovers(m) == 1),
    "play artefact gain_clover": lambda number: for_playing(number, "artefact", lambda m: clovers(m) == 1),
    "play weapon draw_two": lambda number: for_playing(number, "weapon", lambda m: kinds(m) == {"keep"}),
    "play tool draw_object": lambda number: for_playing(number, "tool", lambda m: in_hand(m) == ["O08"]),
    "play instrument extra_activation": lambda number: for_playing(
        number, "instrument", lambda m: seat(m, "red").extra == 1
    ),
    "complete gain_clover": lambda number: completing_another(number, "gain_clover"),
    "complete draw_object": lambda number: completing_another(number, "draw_object"),
    "reduce strength": lambda number: cheaper(number, "strength"),
    "reduce communication": lambda number: cheaper(number, "communication"),
    "reduce intuition": lambda number: cheaper(number, "intuition"),
    "reduce any": lambda number: cheaper(number, "any"),
    "reserve_slot": one_more_reserved,
    "companion_slot": one_more_companion,
}


@pytest.mark.rule(
    "PIL-186", "PIL-187", "PIL-188", "PIL-189", "PIL-190", "PIL-191", "PIL-195", "PIL-206", "PIL-207",
    "PIL-208", "PIL-210", "PIL-211", "PIL-214", "PIL-216",
)  # fmt: skip
@pytest.mark.parametrize(
    ("number", "upgrade"),
    [
        pytest.param(number, upgrade, id=f"{number} {upgrade}")
        for number, card in ADVENTURES.items()
        for upgrade in card.upgrades
    ],
)
def test_its_upgrade(number: str, upgrade: str) -> None:
    UPGRADES[upgrade](number)


@pytest.mark.rule("PIL-098", "PIL-183")
@every_adventure
def test_it_has_no_other_upgrade(number: str) -> None:
    """Whatever is printed on other cards only does not happen with this one: the check of it fails."""
    for upgrade in UPGRADES:
        if upgrade not in ADVENTURES[number].upgrades:
            with pytest.raises((AssertionError, IllegalMove)):
                UPGRADES[upgrade](number)
