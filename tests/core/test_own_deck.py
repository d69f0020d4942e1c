"""A player's own deck: what was gained openly lies known on top, the rest comes by lot."""

from __future__ import annotations

from veillee.core.deck import DrawOwn, OwnDeck, lay_down, take_up
from veillee.core.secrets import Pool
from veillee.core.table import Table


class Bench(Table):
    """A deck, and what was drawn: the card and whether everybody knew it."""

    def __init__(self, top: list[int], unknown: list[int], discard: list[int]) -> None:
        super().__init__(1)
        self.deck = OwnDeck(top, unknown, discard)
        self.came: list[tuple[int, bool]] = []
        self.shuffles: list[int] = []


class DrawHere(DrawOwn[Bench]):
    def deck(self, table: Bench) -> OwnDeck:
        return table.deck

    def shuffled(self, table: Bench, number: int) -> None:
        table.shuffles.append(number)

    def drawn(self, table: Bench, card: int, known: bool) -> None:
        table.came.append((card, known))


def draw(table: Bench) -> bool:
    """Draw a card; whether that revealed anything."""
    table.revealed = False
    DrawHere().enter(table)
    return table.revealed


def test_known_cards_come_first_the_last_one_on_top_and_reveal_nothing() -> None:
    table = Bench([8, 9], [1, 2], [])
    assert [draw(table), draw(table), draw(table)] == [False, False, True]
    assert table.came[:2] == [(9, True), (8, True)]
    assert table.came[2] in ((1, False), (2, False)) and len(table.deck.unknown) == 1


def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    table = Bench([], [], [4, 5])
    assert draw(table)
    assert table.shuffles == [2] and table.deck.discard == [] and len(table.deck.unknown) == 1
    draw(table)
    assert sorted(table.came) == [(4, False), (5, False)]
    assert not draw(table) and len(table.came) == 2  # nothing is left


def test_known_cards_are_drawn_before_the_discard_pile_is_shuffled() -> None:
    table = Bench([7], [], [4])
    draw(table)
    assert table.came == [(7, True)] and table.deck.discard == [4] and table.shuffles == []


def test_shuffling_a_deck_makes_its_top_unknown_in_the_piles_themselves() -> None:
    top, unknown, discard = [8], [1], [2, 3]
    assert OwnDeck(top, unknown, discard).shuffle() == 4
    assert top == [] and sorted(unknown) == [1, 2, 3, 8] and discard == []


def test_any_unknown_card_may_come() -> None:
    table = Bench([], [1, 2, 3], [])
    assert DrawHere().outcomes(table) == [(1, 1), (2, 1), (3, 1)]
    assert {DrawHere().sample(table) for _ in range(100)} == {1, 2, 3}
    DrawHere().resolve(table, 2)
    assert table.came == [(2, False)] and sorted(table.deck.unknown) == [1, 3]


def test_marks_follow_their_cards_in_a_hand() -> None:
    hand: list[int] = []
    seen: list[int] = []
    for card, known in ((3, False), (5, True), (7, False)):
        take_up(hand, seen, card, known)
    lay_down(hand, seen, 3)
    assert (hand, seen) == ([5, 7], [1, 0])


def test_what_others_cannot_tell_apart() -> None:
    """Cards 0 to 3 may be held; 4 and 5 lie only in decks; the card 1 of the hand is known."""
    unknown, hand, seen = [0, 4, 3, 5], [1, 2], [1, 0]
    shared, rest = Pool(), Pool()
    OwnDeck([], unknown, []).hide(hand, seen, 0b1111, shared, rest)
    assert sorted(shared.pieces()) == [0, 2, 3] and sorted(rest.pieces()) == [4, 5]
    shared.deal([2, 0, 3])
    assert (unknown, hand) == ([2, 4, 0, 5], [1, 3])
