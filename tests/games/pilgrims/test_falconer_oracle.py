"""The real Falconer against the pseudo-code of chapter 5, written down once more, over whole matches.

The oracle knows the cards from `printed` only, is told what came out of the decks, and must end every
turn, and the match, with the same things in the same places.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

import veillee
from tests.games.pilgrims.builder import numbers
from tests.games.pilgrims.printed import (
    ADVENTURES,
    ALL_CELLS,
    CAMPFIRES,
    COLORS,
    COMPANIONS,
    QUESTS,
    SOLO,
    color_of,
    neighbour,
)
from veillee.core.table import Event
from veillee.games.pilgrims.falconer import FalconerTurn
from veillee.games.pilgrims.steps.end_of_turn import EndOfTurn

THE_FALCONER = 4


@dataclass
class Oracle:
    """The Falconer's things and what it can reach, all by the numbers and names of the specification."""

    pawns: dict[str, str]
    hand: list[str]
    companions: list[str]
    clovers: int
    completed: list[str]
    feathers_left: int
    map: dict[str, str]
    river: list[str]
    quests: list[str]
    spaces: list[list[int]]
    deck: int  # how many Objects are in the deck
    discarded: list[str]

    def turn(self, revealed: list[str], drawn: list[str]) -> None:
        """`falconer_turn` without the refill; `drawn` is what came out of the decks, "" for nothing."""
        self.drawn = drawn
        first, second = revealed
        self.run_card(first, "falcon")
        self.run_card(second, "falconer")
        self.adventure_phase(SOLO[second].arrow)
        assert not self.drawn, "the real Falconer drew more"

    def run_card(self, number: str, pawn: str) -> None:
        card = SOLO[number]
        if card.reward == "object":
            self.draw_object()
        else:
            self.gain_clovers(1)
        target = ""
        for right, down in card.cells:
            target = neighbour(self.pawns[pawn], right, down)
            if target:
                break
        if not target:
            return
        if self.map[target]:
            found = self.map[target]
            self.map[target] = ""
        elif target in CAMPFIRES:
            found = self.drawn.pop(0)
            assert not found or found[0] == "C"
        else:
            found = self.from_the_object_deck()
        if found and found[0] == "O":
            self.hand.append(found)
        elif found:
            self.companions.append(found)
            self.gain_clovers(1)
        self.pawns[pawn] = target

    def gain_clovers(self, number: int) -> None:
        for _ in range(number):
            self.clovers += 1
            if self.clovers == 2:
                self.clovers = 0
                self.draw_object()

    def draw_object(self) -> None:
        found = self.from_the_object_deck()
        if found:
            self.hand.append(found)

    def from_the_object_deck(self) -> str:
        if self.deck == 0:
            self.deck = len(self.discarded)
            self.discarded.clear()
        found = self.drawn.pop(0)
        assert found[:1] == ("O" if self.deck else "")
        self.deck -= 1 if self.deck else 0
        return found

    def have(self, color: str) -> list[str]:
        return [card for card in self.hand if color_of(card) == color]

    def shortage(self, cost: str) -> int:
        return sum(max(0, cost.count(letter) - len(self.have(COLORS[letter]))) for letter in "SCI")

    def can_pay(self, cost: str) -> bool:
        gold = len(self.have("trade"))
        if gold < cost.count("T"):
            return False
        return self.shortage(cost) <= gold - cost.count("T")

    def pay(self, cost: str) -> None:
        jokers = cost.count("T") + self.shortage(cost)
        given = [card for letter in "SCI" for card in self.have(COLORS[letter])[: cost.count(letter)]]
        given += self.have("trade")[:jokers]
        for card in given:
            self.hand.remove(card)
            self.discarded.append(card)

    def adventure_phase(self, arrow: str) -> None:
        for slot in range(5) if arrow == "right" else reversed(range(5)):
            card = self.river[slot]
            if card and self.can_pay(ADVENTURES[card].cost):
                self.pay(ADVENTURES[card].cost)
                self.river[slot] = ""
                self.completed.append(card)
                self.gain_clovers(ADVENTURES[card].clovers)
                return
        if self.feathers_left == 0:
            return
        for place in range(3) if arrow == "right" else reversed(range(3)):
            cost, clovers = QUESTS[self.quests[place]]
            free = len(self.spaces[place]) < 3 and THE_FALCONER not in self.spaces[place]
            if free and self.can_pay(cost):
                self.pay(cost)
                self.spaces[place].append(THE_FALCONER)
                self.feathers_left -= 1
                self.gain_clovers(clovers)
                return

    def final_score(self, advanced: bool) -> int:
        score = sum(ADVENTURES[card].points for card in self.completed) + len(self.hand) + (5 if advanced else 0)
        for quest, spaces in zip(self.quests, self.spaces, strict=True):
            if THE_FALCONER in spaces:
                score += (0, 1, 2, 4, 6)[min(4, self.matching(quest))] + (2, 1, 0)[spaces.index(THE_FALCONER)]
        return score

    def matching(self, quest: str) -> int:
        mine = [card for card in COMPANIONS if card.number in self.companions]
        done = [(number, ADVENTURES[number]) for number in self.completed]
        if quest.startswith("Q1"):
            bears = {"a": "vagabond", "b": "brave", "c": "beast", "d": "rascal"}[quest[2]]
            return sum(bears in card.bears for card in mine)
        if quest.startswith("Q2"):
            symbol = {"a": "artefact", "b": "weapon", "c": "instrument", "d": "tool"}[quest[2]]
            return sum(symbol in card.activation for card in mine)
        if quest == "Q3":
            return sum(card.clovers > 0 for _, card in done)
        if quest == "Q5":
            return sum(number.startswith("I-") for number, _ in done)
        word = "using" if quest == "Q4" else "reduce"
        return sum(any(word in upgrade for upgrade in card.upgrades) for _, card in done)


def look(table: Any) -> Oracle:
    """Everything as it lies on the table now."""
    falconer = table.falconer
    lying = [
        numbers("companion" if cell in CAMPFIRES else "object", [card])[0]
        for cell, card in zip(ALL_CELLS, table.map, strict=True)
    ]
    return Oracle(
        pawns={"falcon": ALL_CELLS[falconer.falcon], "falconer": ALL_CELLS[falconer.falconer]},
        hand=numbers("object", falconer.hand),
        companions=numbers("companion", falconer.companions),
        clovers=falconer.clovers,
        completed=numbers("adventure", falconer.completed),
        feathers_left=falconer.feathers,
        map=dict(zip(ALL_CELLS, lying, strict=True)),
        river=numbers("adventure", table.river),
        quests=numbers("quest", table.quests),
        spaces=[list(row) for row in table.feathers],
        deck=len(table.objects),
        discarded=numbers("object", table.discard),
    )


def from_the_decks(log: list[Event], lying: set[str]) -> list[str]:
    """What the Falconer drew, in order, as the log tells it; what lay on the map was not drawn."""
    drawn = []
    for event in log:
        if event.kind == "falconer-draws":
            drawn += numbers("object", [event.args["object"]])
        elif event.kind == "draws-nothing":
            drawn.append("")
        elif event.kind == "gathers":
            drawn += [card for card in numbers("companion", [event.args["companion"]]) if card not in lying]
    return drawn


def play_until(table: Any, step: type) -> bool:
    """Play on until such a step comes next; false if a seat is asked first, or the match is over."""
    while table.stack and not isinstance(table.stack[-1], step):
        if table.stack.pop().enter(table):
            return False
    return bool(table.stack)


def answer(table: Any, random: Random) -> None:
    asking, options = table.asking, table.options
    table.asking, table.options = None, []
    asking.resolve(table, random.choice(options))


def watch_a_match(mode: str, level: str, seed: int) -> int:
    """Play a match at random and compare every turn of the Falconer; the number of tasks it completed."""
    table: Any = veillee.new("pilgrims", mode=mode, level=level, seed=seed).table
    random = Random(seed)
    turns = 0
    while table.asking is not None:
        answer(table, random)
        while play_until(table, FalconerTurn):
            expected = look(table)
            table.log = []
            assert play_until(table, EndOfTurn), "the Falconer's turn asks nobody"
            revealed = [event.args["solo"] for event in table.log if event.kind == "reveals-solo"]
            drawn = from_the_decks(table.log, set(expected.map.values()))
            table.log = None
            expected.turn(numbers("solo", revealed), drawn)
            assert expected == look(table)
            turns += 1
    assert turns == 12
    end = look(table)
    assert veillee.game("pilgrims").score(table).scores[1].total == end.final_score(mode == "solo_advanced")
    return len(end.completed) + 2 - end.feathers_left


@pytest.mark.rule(
    "PIL-157", "PIL-158", "PIL-159", "PIL-161", "PIL-162", "PIL-163", "PIL-164", "PIL-168", "PIL-169",
    "PIL-170", "PIL-171", "PIL-172", "PIL-173", "PIL-174", "PIL-175", "PIL-177", "PIL-179", "PIL-180", "PIL-181",
)  # fmt: skip
@pytest.mark.parametrize("mode", ["solo", "solo_advanced"])
@pytest.mark.parametrize("level", ["easy", "medium", "hard", "extreme"])
def test_every_turn_ends_as_chapter_five_says(mode: str, level: str) -> None:
    tasks = [watch_a_match(mode, level, seed) for seed in range(100)]
    assert sum(tasks) > 100 * 7, "a Falconer that does next to nothing proves little"
