"""Every Companion card and every Traveller tile does what is printed on it (3.4 and 3.6)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.pilgrims.builder import Scenario, card_on, cells_of, company_of, key, seat
from tests.games.pilgrims.looking import OBJECTS, activate, cards, clovers, in_hand, kinds, play, told
from tests.games.pilgrims.printed import COMPANIONS, FROM_A1, FROM_C3, TRAVELLERS, Character
from veillee.core.match import Match

CHARACTERS = (*COMPANIONS, *TRAVELLERS)
SYMBOLS = ("weapon", "artefact", "instrument", "tool")

# What lies on the map: each colour far away, and each colour beside the pawn on C3.
LYING = {"E1": "O02", "C2": "O03", "A5": "O22", "D3": "O23", "C5": "O42", "C4": "O43", "A4": "O62", "B3": "O63"}
ANYWHERE = {
    "strength": {"E1", "C2"},
    "communication": {"A5", "D3"},
    "intuition": {"C5", "C4"},
    "trade": {"A4", "B3"},
}
BESIDE = {"strength": {"C2"}, "communication": {"D3"}, "intuition": {"C4"}, "trade": {"B3"}}

# Ordinary cells that the shapes reach from C3: onto which one moves, and over what when going further.
ONTO = {"near": "C2", "leap": "B1", "orth2": "C1", "jump2": "C1"}
OVER = {"leap": "C2", "orth2": "C2", "jump2": "C2"}


def ids(who: Character) -> str:
    return who.number


every_character = pytest.mark.parametrize("who", CHARACTERS, ids=ids)


def owner(who: Character) -> str:
    return "red" if who.number[0] == "C" else who.number.split()[0]


def called(who: Character) -> str:
    return who.number if who.number[0] == "C" else "traveller"


def table(who: Character, start: str = "C3", others: str = "D2") -> Scenario:
    """The owner's pawn on a cell, all other pawns together elsewhere, LYING on an otherwise bare map."""
    side = "B" if who.number.endswith("B") else "A"
    scene = Scenario(players=4, side=side).bare_map()
    for color in ("red", "blue", "green", "yellow"):
        scene.pawn(color, start if color == owner(who) else others)
    if called(who) != "traveller":
        scene.company("red", who.number)
    for cell, card in LYING.items():
        if cell not in (start, others):
            scene.on_map(cell, card)
    return scene


def used(who: Character, scene: Scenario, symbol: str = "", color: str = "trade") -> Match:
    """The character is activated with an Object of a colour that no ability asks for."""
    played = OBJECTS[color][symbol or who.activation.split()[0]]
    match = scene.hand(owner(who), played).activation(owner(who))
    return activate(match, called(who), played)


def mine(who: Character, match: Match) -> int:
    return clovers(match, owner(who))


def objects(who: Character, match: Match) -> list[str]:
    return in_hand(match, owner(who))


# -- symbols -------------------------------------------------------------------------------


@pytest.mark.rule("PIL-069", "PIL-087")
@pytest.mark.parametrize("who", COMPANIONS, ids=ids)
def test_the_companion_symbols_it_bears(who: Character) -> None:
    """Each of the four Adventures asks for one symbol; the Companion is alone in the company."""
    asks = {"vagabond": "I-13", "brave": "I-06", "beast": "I-08", "rascal": "I-07"}
    scene = table(who).river(*asks.values(), "").hand("red", "O01", "O04", "O05", "O21", "O24", "O25")
    match = scene.hand("red", "O41", "O44", "O45").adventure()
    offered = {symbol for symbol, card in asks.items() if key("complete", card) in match.legal_keys}
    assert offered == set(who.bears.split())


@pytest.mark.rule("PIL-052", "PIL-053")
@every_character
def test_the_objects_that_activate_it(who: Character) -> None:
    match = table(who).hand(owner(who), *OBJECTS["trade"].values()).activation(owner(who))
    accepted = {
        symbol for symbol in SYMBOLS if key("activate", called(who), OBJECTS["trade"][symbol]) in match.legal_keys
    }
    assert accepted == set(who.activation.split())


# -- moves ---------------------------------------------------------------------------------


@pytest.mark.rule("PIL-218", "PIL-033")
@every_character
def test_where_it_moves(who: Character) -> None:
    for start, destinations in (("C3", FROM_C3), ("A1", FROM_A1)):
        match = used(who, table(who, start))
        expected = set(destinations[who.move].split()) if who.move else set()
        assert cells_of(match, "move:") == expected, start


@pytest.mark.rule("PIL-070", "PIL-071")
@every_character
def test_what_is_offered_and_nothing_else(who: Character) -> None:
    """With a Clover in hand and all decks full, exactly the abilities of the card can be used."""
    answers = {"take": {"take"}, "reserve": {"reserve", "reserve_top"}, "draw_two": {"draw_two"}}
    answers |= {"recruit": {"recruit"}, "pay": {"spend"}, "take_adjacent": {"take"}}
    expected = {"finish"} | ({"move"} if who.move else set()) | ({"swap"} if who.beside == "swap" else set())
    for ability in who.others:
        expected |= answers.get(ability.split()[0], set())
    match = used(who, table(who).clovers(owner(who), 0 if "gain_clover" in who.others else 1))
    assert mine(who, match) == 1
    assert kinds(match) == expected


@pytest.mark.rule("PIL-201", "PIL-203", "PIL-199")
@every_character
def test_what_it_gives_at_once(who: Character) -> None:
    """A trade Object fulfils no condition about colours; the first symbol none about symbols."""
    match = used(who, table(who))
    assert mine(who, match) == (1 if "gain_clover" in who.others else 0)
    assert objects(who, match) == []
    assert seat(match, owner(who)).extra == (1 if "extra_activation" in who.others else 0)


# -- the other abilities -------------------------------------------------------------------


def gives_a_clover(who: Character) -> None:
    assert mine(who, used(who, table(who))) == 1


def takes(who: Character, *, color: str, beside: bool = False) -> None:
    cells = (BESIDE if beside else ANYWHERE)[color]
    match = used(who, table(who))
    assert cells_of(match, "take:") == cells
    target = sorted(cells)[0]
    match.play(f"take:{target.lower()}")
    assert objects(who, match) == [LYING[target]] and card_on(match, target) == ""


def reserves(who: Character) -> None:
    river = ("I-03", "I-09", "I-17", "II-01", "II-09")
    match = used(who, table(who).river(*river).deck("adventure_1", "I-01"))
    assert {key("reserve", card) for card in river} <= set(match.legal_keys)
    match.play(key("reserve", "II-01"))
    assert cards(match, f"reserved:{owner(who)}") == ["II-01"]
    match = used(who, table(who).river(*river).deck("adventure_1", "I-01"))
    match.play("reserve_top:one")
    assert cards(match, f"reserved:{owner(who)}") == ["I-01"]


def recruits(who: Character) -> None:
    spare = [card.number for card in COMPANIONS if card.number != who.number][:2]
    match = play(used(who, table(who).deck("companion", *spare)), "recruit", key("welcome", spare[1]))
    assert company_of(match, "red") == [who.number, spare[1]]


def draws_two(who: Character) -> None:
    match = used(who, table(who).deck("object", "O08", "O09"))
    match.play("draw_two")
    assert set(match.legal_keys) == {key("keep", "O08"), key("keep", "O09")}
    match.play(key("keep", "O09"))
    assert objects(who, match) == ["O09"]


def activates_another(who: Character) -> None:
    match = used(who, table(who).hand("red", "O46"))
    match.play("finish")
    assert set(match.legal_keys) == {key("activate", "traveller", "O46"), "finish"}


def pays_to_draw(who: Character) -> None:
    assert "spend" not in kinds(used(who, table(who)))
    match = used(who, table(who).clovers("red", 1).deck("object", "O08", "O09"))
    match.play("spend")
    assert clovers(match) == 0 and in_hand(match) == ["O08"]


def pays_to_activate_another(who: Character) -> None:
    assert "spend" not in kinds(used(who, table(who)))
    match = used(who, table(who).clovers("red", 1).hand("red", "O46"))
    play(match, "spend", "finish")
    assert clovers(match) == 0
    assert set(match.legal_keys) == {key("activate", "traveller", "O46"), "finish"}


def pays_to_take(who: Character, *, color: str) -> None:
    assert "spend" not in kinds(used(who, table(who)))
    match = used(who, table(who).clovers("red", 1))
    match.play("spend")
    assert clovers(match) == 0
    assert {f"take:{cell.lower()}" for cell in ANYWHERE[color]} == set(match.legal_keys)
    target = sorted(ANYWHERE[color])[0]
    match.play(f"take:{target.lower()}")
    assert in_hand(match) == [LYING[target]]


def the_monk_gains_a_clover_for_an_instrument(who: Character) -> None:
    assert clovers(used(who, table(who), "instrument")) == 1
    assert clovers(used(who, table(who), "artefact")) == 0


def the_smith_draws_for_strength(who: Character) -> None:
    for color, drawn in (("strength", ["O08"]), ("communication", []), ("intuition", []), ("trade", [])):
        assert in_hand(used(who, table(who).deck("object", "O08", "O09"), color=color)) == drawn, color


def the_card_sharp_goes_on_after_communication(who: Character) -> None:
    for color, extra in (("communication", 1), ("strength", 0), ("intuition", 0), ("trade", 0)):
        assert seat(used(who, table(who), color=color), "red").extra == extra, color


OTHERS: dict[str, Callable[[Character], None]] = {
    "gain_clover": gives_a_clover,
    "take strength": lambda who: takes(who, color="strength"),
    "take communication": lambda who: takes(who, color="communication"),
    "take intuition": lambda who: takes(who, color="intuition"),
    "take_adjacent strength": lambda who: takes(who, color="strength", beside=True),
    "take_adjacent communication": lambda who: takes(who, color="communication", beside=True),
    "take_adjacent intuition": lambda who: takes(who, color="intuition", beside=True),
    "reserve": reserves,
    "recruit": recruits,
    "draw_two": draws_two,
    "extra_activation": activates_another,
    "pay draw_object": pays_to_draw,
    "pay extra_activation": pays_to_activate_another,
    "pay take strength": lambda who: pays_to_take(who, color="strength"),
    "pay take trade": lambda who: pays_to_take(who, color="trade"),
    "play instrument gain_clover": the_monk_gains_a_clover_for_an_instrument,
    "play strength draw_object": the_smith_draws_for_strength,
    "play communication extra_activation": the_card_sharp_goes_on_after_communication,
}


@pytest.mark.rule("PIL-196", "PIL-197", "PIL-198", "PIL-199", "PIL-202", "PIL-204", "PIL-205", "PIL-192", "PIL-188")
@pytest.mark.parametrize(
    ("who", "ability"),
    [pytest.param(who, ability, id=f"{who.number} {ability}") for who in CHARACTERS for ability in who.others],
)
def test_its_other_abilities(who: Character, ability: str) -> None:
    OTHERS[ability](who)


# -- what is printed beside the diagram ----------------------------------------------------


def gains_of_a_move(who: Character, start: str, others: str, destination: str) -> tuple[int, int]:
    """The Clovers that a move brings, and the Objects besides that of the cell itself."""
    match = used(who, table(who, start, others))
    before = mine(who, match)
    match.play(f"move:{destination.lower()}")
    return mine(who, match) - before, len(objects(who, match)) - 1


def on_a_corner(who: Character, reward: tuple[int, int]) -> None:
    start, elsewhere = ("C3", "C5") if who.move == "jump2" else ("B2", "C3")
    assert gains_of_a_move(who, start, "D2", "A1") == reward
    assert gains_of_a_move(who, start, "D2", elsewhere) == (0, 0)


def on_a_pawn(who: Character, reward: tuple[int, int]) -> None:
    onto = ONTO[who.move]
    assert gains_of_a_move(who, "C3", onto, onto) == reward
    if who.move in OVER:
        assert gains_of_a_move(who, "C3", OVER[who.move], onto) == reward
    assert gains_of_a_move(who, "C3", "D2", onto) == (0, 0)


def takes_from_a_crossed_cell(who: Character) -> None:
    match = used(who, table(who))
    match.play("move:c1")
    assert set(match.legal_keys) == {"take:c2", "skip"}
    before = objects(who, match)
    match.play("take:c2")
    assert objects(who, match) == sorted([*before, LYING["C2"]])
    if who.move == "line12":
        match = used(who, table(who))
        match.play("move:c2")
        assert "take" not in kinds(match)


def swaps_before_moving(who: Character) -> None:
    match = used(who, table(who))
    assert cells_of(match, "swap:") == {"A4:A5", "C4:C5"}
    match.play("swap:c4:c5")
    assert (card_on(match, "C4"), card_on(match, "C5")) == (LYING["C5"], LYING["C4"])
    assert kinds(match) == {"move"}
    match = used(who, table(who))
    match.play(f"move:{FROM_C3[who.move].split()[1].lower()}")
    assert not told(match, "swaps") and "swap" not in kinds(match)


ALONGSIDE: dict[str, Callable[[Character], None]] = {
    "on_corner draw_object": lambda who: on_a_corner(who, (0, 1)),
    "on_corner gain_clover": lambda who: on_a_corner(who, (1, 0)),
    "on_pawn draw_object": lambda who: on_a_pawn(who, (0, 1)),
    "on_pawn gain_clover": lambda who: on_a_pawn(who, (1, 0)),
    "take_crossed": takes_from_a_crossed_cell,
    "swap": swaps_before_moving,
}


@pytest.mark.rule("PIL-072", "PIL-187", "PIL-190", "PIL-193", "PIL-208", "PIL-216")
@pytest.mark.parametrize("who", [who for who in CHARACTERS if who.beside], ids=ids)
def test_what_is_printed_beside_its_diagram(who: Character) -> None:
    ALONGSIDE[who.beside](who)


@pytest.mark.rule("PIL-072")
@pytest.mark.parametrize("who", [who for who in CHARACTERS if who.beside], ids=ids)
def test_who_declines_the_move_loses_what_is_printed_beside_it(who: Character) -> None:
    match = used(who, table(who, others=ONTO.get(who.move, "D2")))
    before = mine(who, match)
    match.play("finish")
    assert mine(who, match) == before
    assert not told(match, "takes-object", "swaps", "draws-object", color=owner(who))


@pytest.mark.rule("PIL-218")
@pytest.mark.parametrize("who", [who for who in CHARACTERS if who.move and not who.beside], ids=ids)
def test_a_move_without_anything_beside_it_brings_the_card_of_the_cell_only(who: Character) -> None:
    """Even over pawns, onto pawns and into corners."""
    for start, destinations in (("C3", FROM_C3), ("A1", FROM_A1)):
        for destination in destinations[who.move].split():
            for others in ("B2", "C2", destination):
                match = used(who, table(who, start, others))
                before = mine(who, match)
                match.play(f"move:{destination.lower()}")
                gained = len(objects(who, match)) + len(seat(match, owner(who)).company)
                assert gained == 1 + (called(who) != "traveller"), (start, destination, others)
                assert mine(who, match) == before
