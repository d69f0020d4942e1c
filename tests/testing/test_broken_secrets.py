"""Games that were made to leak, or to say what makes no sense: the kit must name the promise."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from examples.connect_four import scene
from examples.connect_four.steps.turn import Turn
from examples.connect_four.table import ConnectFourTable

from tests.games import high_card
from tests.games.high_card.steps import Deal, Lay, TurnOver
from tests.games.high_card.table import HighCardTable
from tests.testing.broken import C4, HIGH, broken, with_classes, with_deal, with_lay, with_turn
from veillee.core.reasons import Reason
from veillee.core.scene import Face, Piece
from veillee.core.secrets import Pool
from veillee.core.setup import Setup
from veillee.core.spec import Painting, View
from veillee.core.step import Option, Step
from veillee.testing import ConformanceError, check_game


def test_a_scene_that_shows_the_cards_of_others() -> None:
    def paint(view: View[HighCardTable]) -> Painting:
        painting = high_card.paint(view)
        cards = view.table.seats[1].hand
        painting.zones[0].pieces += [Piece(view.target("card", card)) for card in cards]
        return painting

    error = broken(replace(HIGH, paint=paint), "secrets")
    assert "what is hidden from seat 0 shows in the scene (en)" in error.what


def test_a_scene_that_shows_spectators_the_cards_of_everybody() -> None:
    def paint(view: View[HighCardTable]) -> Painting:
        painting = high_card.paint(view)
        if view.seat is None:
            painting.status += str(view.table.seats[0].hand)
        return painting

    error = broken(replace(HIGH, paint=paint), "secrets")
    assert "what is hidden from seat 1 shows in the scene (en) of a spectator" in error.what


def test_a_scene_that_shows_the_future() -> None:
    def paint(view: View[HighCardTable]) -> Painting:
        painting = high_card.paint(view)
        painting.status += str(view.table.chance)
        return painting

    assert "shows in the scene" in broken(replace(HIGH, paint=paint), "secrets").what


def test_an_explanation_that_hints_at_the_cards_of_others() -> None:
    class Telltale(Lay):
        def why_not_lay(self, table: HighCardTable, card: int) -> Reason:
            holder = next((n for n, one in enumerate(table.seats) if card in one.hand), 0)
            return Reason("event-takes", "HC-002", {"seat": holder})

    error = broken(with_lay(Telltale), "secrets")
    assert "shows in the explanation of lay:card_" in error.what


def test_an_event_that_names_a_card_laid_face_down() -> None:
    class Loud(Lay):
        def resolve(self, table: HighCardTable, choice: Option) -> None:
            super().resolve(table, choice)
            if table.log is not None:
                table.tell("shows", "HC-002", self.seat, {"seat": self.seat, "card": choice.values[0]})

    error = broken(with_lay(Loud), "events")
    assert "tells seat 1 of card" in error.what


def test_an_event_of_the_opening_that_names_a_hidden_card() -> None:
    class Loud(Deal):
        def drawn(self, table: HighCardTable, card: int) -> None:
            super().drawn(table, card)
            if table.log is not None:
                table.tell("shows", "HC-001", self.seat, {"seat": self.seat, "card": card})

    assert "tells seat 0 of card" in broken(with_deal(Loud), "events").what


def test_a_card_that_was_shown_and_hidden_again_may_be_named() -> None:
    """Given a card that all see before it goes back into the deck, then telling of it is no leak."""

    class Glimpse(TurnOver):
        def run(self, table: HighCardTable) -> None:
            card = table.deck.unknown[0]
            table.deck.remove(card)
            table.shown.append(card)
            table.reveal()
            if table.log is not None:
                table.tell("shows", "HC-003", 0, {"seat": 0, "card": card})
            table.next(PutBack(card))

    class PutBack(TurnOver):
        def __init__(self, card: int) -> None:
            self.card = card

        def run(self, table: HighCardTable) -> None:
            table.shown.remove(self.card)
            table.deck.unknown.append(self.card)
            super().run(table)

    def start(box: None, setup: Setup, chance: int) -> HighCardTable:
        table = high_card.start(box, setup, chance)
        steps: list[Step[Any]] = [Glimpse() if isinstance(step, TurnOver) else step for step in table.stack]
        table.stack = steps
        return table

    assert check_game(with_classes(HIGH, Glimpse, PutBack, setup=start), matches=6).matches == 6


@pytest.mark.parametrize(
    ("pools", "said"),
    [
        (lambda table: [], "secrets gives 0 pools; hidden_roles: card"),
        (lambda table: [doubled(table)], "a place stands twice in the pool of card"),
        (lambda table: [with_own_count(table)], "after dealing the secrets of seat"),
    ],
)
def test_secrets_that_make_no_sense(pools: Callable[[HighCardTable], list[Pool]], said: str) -> None:
    with pytest.raises(ConformanceError) as found:
        check_game(replace(HIGH, secrets=lambda table, seat: pools(table)), matches=3, thorough=True)
    assert said in found.value.what


def doubled(table: HighCardTable) -> Pool:
    pool = Pool()
    pool.add_all(table.deck.unknown)
    pool.add_all(table.deck.unknown)
    return pool


def with_own_count(table: HighCardTable) -> Pool:
    """A pool that holds what is not a card: whether somebody has laid one."""
    pool = Pool()
    pool.add_all(table.deck.unknown)
    pool.add_all(table.laid)
    return pool


def test_an_explanation_that_fails() -> None:
    class Narrow(Turn):
        """Only two columns are ever open, so that most moves must be explained."""

        def why_not_drop(self, table: ConnectFourTable, column: int) -> Reason:
            return Reason("why-not" if table.full else "why-full", "C4-003", {"column": column})

        def options(self, table: ConnectFourTable) -> list[Option]:
            return super().options(table)[:2]

        def resolve(self, table: ConnectFourTable, choice: Option) -> None:
            super().resolve(table, choice)
            if table.stack:
                table.stack = [Narrow(1 - self.seat)]

    with pytest.raises(ConformanceError, match="no message 'why-not'"):
        check_game(with_turn(Narrow), matches=10, thorough=True)


def test_a_symbol_that_is_not_in_the_legend() -> None:
    def paint(view: View[Any]) -> Painting:
        painting = scene.paint(view)
        piece = painting.zones[0].pieces[0]
        piece.face = Face("A", "column", marks=["star"])
        return painting

    assert broken(replace(C4, paint=paint), "words").what == "the symbol 'star' of column:a is not in the legend"


def test_a_piece_that_lies_nowhere() -> None:
    def paint(view: View[Any]) -> Painting:
        painting = scene.paint(view)
        painting.zones[1].pieces.append(Piece("disc:z9", at="z9"))
        return painting

    assert "which is no cell of board" in broken(replace(C4, paint=paint), "words").what


def test_a_choice_that_points_at_nothing() -> None:
    def paint(view: View[Any]) -> Painting:
        painting = scene.paint(view)
        del painting.zones[0].pieces[0]
        return painting

    assert "'drop:a' points at column:a, which is not on the scene" in broken(replace(C4, paint=paint), "words").what
