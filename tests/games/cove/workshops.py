"""Workshops in given situations: `Rooms` is the scenario that also says what lies in front of each merchant.

    Rooms("entertainer blacksmith").stage(hand="s01 s06", song="i01", dial=3, volume=4).turn("entertainer")
    Rooms("blacksmith captain").forge("coal_1 red_1", furnaces=["red_2=4 coal_2=6"]).turn("blacksmith")
    Rooms("captain blacksmith").fleet("W2 Z1", treasures="WBZ").turn("captain")
    Rooms("alchemist captain").laboratory(chutes=["rbgbr"], rack="rrrg", waste=2).turn("alchemist")

Marbles are letters: r red, g green, b blue, y yellow, i ichor. Cards of the Entertainer that a scenario does not
mention are in his draw pile or in the piles of the board, dice in the reserve, marbles in the pouch.
"""

from __future__ import annotations

from typing import Self

from tests.games.cove.builder import CONTENT, LETTERS, LEXICON, Scenario, table_of, value
from veillee.core.match import Match
from veillee.games.cove.box import CLANS, NONE
from veillee.games.cove.merchants.alchemist.box import laboratory_in
from veillee.games.cove.merchants.alchemist.steps import KINDS, Laboratory
from veillee.games.cove.merchants.blacksmith.forge import Forge
from veillee.games.cove.merchants.captain.steps import Fleet
from veillee.games.cove.merchants.entertainer.song import Song
from veillee.games.cove.merchants.entertainer.stage import Stage
from veillee.games.cove.merchants.entertainer.steps import Pause
from veillee.games.cove.steps.day import NextTurn
from veillee.testing import happened

MARBLES = "rgbyi"


class Rooms(Scenario):
    """A table whose workshops are laid out by hand."""

    # -- the Entertainer -------------------------------------------------------------------

    def stage(
        self,
        *,
        hand: str = "",
        song: str = "",
        brag: str = "",
        discard: str = "",
        bought: str = "",
        skills: str = "",
        impros: str = "",
        creatures: str = "",
        runes: str = "",
        dial: int = 0,
        volume: int = 0,
        stones: int = 0,
    ) -> Self:
        """His cards, the piles with their next cards first, `bought` on top of his draw pile (the last one on top)."""
        stage = self.workshop("entertainer")
        assert isinstance(stage, Stage)
        stage.unknown += stage.hand + stage.song + stage.brag
        stage.hand, stage.seen, stage.song, stage.brag = [], [], [], []
        stage.hand = self.cards(hand)
        stage.seen = [0] * len(stage.hand)
        stage.song, stage.brag, stage.discard = self.cards(song), self.cards(brag), self.cards(discard)
        stage.top = self.cards(bought)
        stage.skill_pile = self.cards(skills) + stage.skill_pile
        stage.impro_pile = self.cards(impros) + stage.impro_pile
        stage.creature_pile = self.cards(creatures) + stage.creature_pile
        stage.runes = sum(1 << LETTERS.index(clan) for clan in runes)
        stage.dial, stage.volume, stage.stones = dial, volume, stones
        return self

    def cards(self, words: str) -> list[int]:
        return [self.take("card", word) for word in words.split()]

    def only(self) -> Self:
        """Nothing is left in his draw pile but what was bought; what lay there is gone."""
        stage = self.workshop("entertainer")
        assert isinstance(stage, Stage)
        stage.unknown = []
        self.forgiven += (f"seat {self.number('entertainer')}: cards",)
        return self

    def sings(self) -> Match:
        """The Song step of the Entertainer's turn begins; his Pause and the next turn follow."""
        seat = self.number("entertainer")
        self.table.active = seat
        return self.start(Song(seat, False), Pause(seat), NextTurn())

    # -- the Blacksmith --------------------------------------------------------------------

    def forge(self, workshop: str = "", *, furnaces: list[str] | None = None, reserve: str | None = None) -> Self:
        """The dice of the workshop and of furnaces with their values; all others are in the reserve, or gone."""
        forge = self.workshop("blacksmith")
        assert isinstance(forge, Forge)
        forge.reserve += forge.workshop
        forge.workshop = sorted(self.take("die", die) for die in workshop.split())
        for furnace, dice in enumerate(furnaces or []):
            for die, shown in (word.split("=") for word in dice.split()):
                number = self.take("die", die)
                forge.furnaces[furnace].append(number)
                forge.values[number] = int(shown)
        if reserve is not None:
            forge.reserve = [self.take("die", die) for die in reserve.split()]
            self.forgiven += (f"seat {self.number('blacksmith')}: dice",)
        forge.reserve.sort()
        return self

    # -- the Captain -----------------------------------------------------------------------

    def fleet(self, ships: str = "", *, treasures: str = "WBZN") -> Self:
        """Where ships are: "W2 Z1"; the others are in port."""
        fleet = self.workshop("captain")
        assert isinstance(fleet, Fleet)
        for ship in ships.split():
            fleet.ships[LETTERS.index(ship[0])] = int(ship[1:])
        fleet.treasures = sum(1 << LETTERS.index(clan) for clan in treasures)
        return self

    # -- the Alchemist ---------------------------------------------------------------------

    def laboratory(
        self, *, chutes: list[str] | None = None, rack: str = "", waste: int = 0, pouch: str | None = None
    ) -> Self:
        """Chutes from bottom to top; all other marbles are in the pouch, or gone if it says what that holds.

        Chutes that are not mentioned are empty.
        """
        laboratory = self.workshop("alchemist")
        assert isinstance(laboratory, Laboratory)
        laboratory.chutes = [marbles(chute) for chute in chutes or []]
        laboratory.chutes += [[] for _ in range(laboratory_in(CONTENT).chutes - len(laboratory.chutes))]
        laboratory.rack = counted(rack)
        laboratory.waste = waste
        if pouch is not None:
            laboratory.pouch = counted(pouch)
            self.forgiven += (f"seat {self.number('alchemist')}: marbles",)
            return self
        laboratory.pouch = [
            laboratory_in(CONTENT).marbles[kind] - laboratory.rack[kind] - sum(c.count(kind) for c in laboratory.chutes)
            for kind in range(KINDS)
        ]
        laboratory.pouch[-1] -= waste
        assert min(laboratory.pouch) >= 0, "there are not so many marbles"
        return self


def marbles(letters: str) -> list[int]:
    return [MARBLES.index(letter) for letter in letters]


def counted(letters: str) -> list[int]:
    return [marbles(letters).count(kind) for kind in range(KINDS)]


# -- reading a match ---------------------------------------------------------------------------


def stage(match: Match) -> Stage:
    return next(seat.workshop for seat in table_of(match).seats if isinstance(seat.workshop, Stage))


def forge(match: Match) -> Forge:
    return next(seat.workshop for seat in table_of(match).seats if isinstance(seat.workshop, Forge))


def fleet(match: Match) -> Fleet:
    return next(seat.workshop for seat in table_of(match).seats if isinstance(seat.workshop, Fleet))


def laboratory(match: Match) -> Laboratory:
    return next(seat.workshop for seat in table_of(match).seats if isinstance(seat.workshop, Laboratory))


def codes(cards: list[int]) -> str:
    """Cards of the Entertainer in their order: "s01 i03"."""
    return " ".join(LEXICON.id("card", card) for card in cards)


def dice(numbers: list[int]) -> str:
    return " ".join(LEXICON.id("die", die) for die in numbers)


def heats(match: Match) -> list[int]:
    """The heat of each furnace."""
    return [sum(forge(match).values[die] for die in furnace) for furnace in forge(match).furnaces]


def shown(match: Match, die: str) -> int:
    """What a die shows; 0 where that is forgotten."""
    return forge(match).values[value("die", die)]


def ships(match: Match) -> str:
    """Where ships are that are not in port: "W2 Z1"."""
    return " ".join(f"{LETTERS[clan]}{space}" for clan, space in enumerate(fleet(match).ships) if space)


def treasures(match: Match) -> str:
    return "".join(LETTERS[clan] for clan in range(CLANS) if fleet(match).treasures >> clan & 1)


def rack(match: Match) -> str:
    return letters(laboratory(match).rack)


def pouch(match: Match) -> str:
    return letters(laboratory(match).pouch)


def chute(match: Match, number: int) -> str:
    """From bottom to top."""
    return "".join(MARBLES[marble] for marble in laboratory(match).chutes[number - 1])


def letters(numbers: list[int]) -> str:
    return "".join(MARBLES[kind] * number for kind, number in enumerate(numbers))


def runes(match: Match) -> str:
    return "".join(LETTERS[clan] for clan in range(CLANS) if stage(match).runes >> clan & 1)


# -- singing -----------------------------------------------------------------------------------


def spends(match: Match, *sources: str) -> Match:
    """Spend these sources and no more; one that was the only choice left is spent already."""
    for source in sources:
        if f"use:{source}" in match.legal_keys:
            match.play(f"use:{source}")
        else:
            assert source in spent(match), f"{source} cannot be spent"
    if "enough" in match.legal_keys:
        match.play("enough")
    assert spent(match)[-len(sources) :] == list(sources), "more was spent"
    return match


def spent(match: Match) -> list[str]:
    """All sources that were spent so far."""
    return [LEXICON.id("source", event.args["source"]) for event in happened(match, "spends")]


def sings(match: Match, clan: str, *sources: str) -> Match:
    """Sing to a clan with these sources, on a pier or on Dragon Isle."""
    match.play(f"sing:{clan}")
    return spends(match, *sources)


def ends(match: Match) -> Match:
    """End the song; where nothing else was left to do it has ended already."""
    if "end_song" in match.legal_keys:
        match.play("end_song")
    assert stage(match).place == NONE
    return match
