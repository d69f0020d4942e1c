"""Tables of Lueur in given situations: `Scenario` says what lies where, in the words of the specification.

    match = (
        Scenario(adventurer="moloch")
        .companions(0, "A02", "B04")
        .shows(0, "earth fire", "small blue: water")
        .tokens(0, score=3)
        .noon()
    )

Cards are named by their numbers (A05, B18, S3, T6), places as on the boards (p33, i09), spaces of the
meeting track by their element. A phase is played alone: when nothing is left to ask, the match is over.
What a scenario does not mention lies where it does no harm, and the whole table must be without fault.
"""

from __future__ import annotations

import veillee
from veillee import testing
from veillee.core.match import Match
from veillee.core.step import Step
from veillee.games.lueur.box import ELEMENTS, NONE, LueurBox
from veillee.games.lueur.steps.afternoon import Afternoon
from veillee.games.lueur.steps.day import Day, EndOfMatch, NextDay
from veillee.games.lueur.steps.evening import Evening
from veillee.games.lueur.steps.noon import Noon
from veillee.games.lueur.steps.rerolls import LateMorning, Reroll
from veillee.games.lueur.table import LueurSeat, LueurTable, Tom
from veillee.testing import laid_out, look, points

SPEC = veillee.game("lueur")
BOX = SPEC.box()
CONTENT: LueurBox = BOX.content
TRACK = ("fire", "water", "earth", "air", "plant")  # from left to right
SEATS = BOX.lexicon.ids("seat")
ROLES = {"A": "companion", "B": "companion", "S": "spell", "T": "tile"}
OTHERS = ("pocana", "noctiluca", "taetyss", "eoles")  # who sits where nobody is named


def number_of(role: str, id_: str) -> int:
    value = BOX.lexicon.value(role, id_)
    assert value is not None, f"no {role} is called {id_}"
    return value


def card(number: str) -> int:
    """The card of a number of the specification: card("A05")."""
    role = ROLES[number[0]]
    return next(n for n in range(len(BOX.lexicon.ids(role))) if BOX.lexicon.number(role, n) == number)


def key_of(number: str) -> str:
    """The id that a card has in keys: key_of("A05") is ladawa."""
    return BOX.lexicon.id(ROLES[number[0]], card(number))


def numbers(role: str, cards: list[int]) -> list[str]:
    return [BOX.lexicon.number(role, value) for value in cards]


def space(name: str) -> int:
    return number_of("space", name)


def island(name: str) -> int:
    return number_of("island", name)


def element(name: str) -> int:
    return number_of("element", name)


class Scenario(testing.Scenario):
    """A table in a given situation; `morning`, `noon`, … play from there."""

    table: LueurTable

    def __init__(
        self,
        players: int = 2,
        *,
        adventurer: str = "",
        others: tuple[str, ...] = (),
        journey: str = "province",
        solo: str = "",
        closed: bool = False,
        tom_dice: str = "",
        seed: int = 1,
    ) -> None:
        settings = {"journey": journey, "close_right_route": "yes" if closed else "no"}
        mode, players = ("solo", 1) if solo else ("standard", players)
        super().__init__(laid_out(SPEC, mode=mode, level=solo, players=players, seed=seed, settings=settings))
        chosen = [adventurer or OTHERS[0], *(name for name in (*others, *OTHERS) if name != (adventurer or OTHERS[0]))]
        for seat in range(players):
            self.become(seat, chosen[seat])
        if solo:
            self._tom_dice(tom_dice or "yellow: air, orange: plant")
            self.tiles(fire="T1", water="T2", earth="T3", air="T4", plant="T5")
        for die in CONTENT.small:
            self.table.boxed.remove(die)
            self.table.track.append(die)
            self.table.faces[die] = element("earth")
        self.laid = False

    @property
    def tom(self) -> Tom:
        tom: Tom = self.side("tom")
        return tom

    def seat(self, seat: int) -> LueurSeat:
        return self.table.seats[seat]

    # -- seats -----------------------------------------------------------------------------

    def become(self, seat: int, adventurer: str) -> None:
        self.let(SEATS[seat], adventurer=adventurer)
        who = CONTENT.adventurers[self.seat(seat).adventurer]
        for _ in range(who.dice):
            self.seat(seat).dice.append(self._die_out(self.table.boxed, who.colour))

    def _die_out(self, pile: list[int], colour: int) -> int:
        """A big die of this colour out of the box or out of the reserve."""
        die = next(die for die in pile if CONTENT.dice[die].big and CONTENT.dice[die].colour == colour)
        pile.remove(die)
        return die

    def companions(self, seat: int, *cards: str) -> Scenario:
        """Companions in the order of recruitment; Sketals among them gave no die."""
        self.seat(seat).free += sum(CONTENT.companions[card(number)].free for number in cards)
        return self.put(SEATS[seat], companions=cards)

    def sketal(self, seat: int, number: str, colour: str) -> Scenario:
        """A Sketal that gave a big die of this colour out of the reserve."""
        self.companions(seat, number)
        player = self.seat(seat)
        player.dice.append(self._die_out(self.table.reserve, number_of("colour", colour)))
        player.dice.sort()
        player.granted[-1] = number_of("colour", colour)
        return self

    def without_reserve(self, *colours: str) -> Scenario:
        """These big dice are not in the reserve."""
        self.table.boxed += [self._die_out(self.table.reserve, number_of("colour", colour)) for colour in colours]
        return self

    def spells(self, seat: int, *tokens: str) -> Scenario:
        return self.put(SEATS[seat], spells=tokens)

    def veiled(self, seat: int, number: int = 1) -> Scenario:
        return self.let(SEATS[seat], veiled=number)

    def tokens(self, seat: int, **numbers: int) -> Scenario:
        """score, rerolls, footprints, fireflies."""
        return self.let(SEATS[seat], **numbers)

    def company(self, seat: int, where: str, camp: str = "p00") -> Scenario:
        return self.let(SEATS[seat], company=where, camp=camp)

    def boats(self, seat: int, islands: str) -> Scenario:
        return self.let(SEATS[seat], boats=islands)

    def shows(self, seat: int, *dice: str) -> Scenario:
        """What the seat's dice show: "earth fire" takes any dice, own big ones first; "small red: fire" that one.

        Big dice that are left over were not rolled today.
        """
        player = self.seat(seat)
        table = self.table
        free = [die for die in player.dice if CONTENT.dice[die].big]
        wanted: list[tuple[int, str]] = []
        words = [(part.rpartition(":")[0].strip(), part.rpartition(":")[2].split()) for part in dice]
        for name, faces in [*(word for word in words if word[0]), *(word for word in words if not word[0])]:
            for face in sorted(faces, key=lambda face: face in TRACK):  # special faces are on few dice
                die = self._die(seat, name, number_of("face", face), free)
                wanted.append((die, face))
        for die, face in wanted:
            if die not in player.dice:
                player.dice.append(die)
            table.faces[die] = number_of("face", face)
        player.dice.sort()
        return self

    def _die(self, seat: int, name: str, face: int, free: list[int]) -> int:
        """A die of this name that can show the face: one in front of the seat, or a small one of the track."""
        size, _, colour = name.rpartition(" ")
        table = self.table
        black = [CONTENT.black] if colour == "black" and CONTENT.black in table.reserve else []
        for die in (*free, *sorted(table.track), *black):
            kind = CONTENT.dice[die]
            if colour and BOX.lexicon.id("colour", kind.colour) != colour:
                continue
            if (size == "big" and not kind.big) or (size == "small" and kind.big) or face not in kind.kinds:
                continue
            for pile in (free, table.track, table.reserve):
                if die in pile:
                    pile.remove(die)
            return die
        raise AssertionError(f"no die {name or 'at all'} for {BOX.lexicon.id('face', face)}")

    # -- the meeting track -----------------------------------------------------------------

    def meeting(self, **companions: str) -> Scenario:
        """The companions at the spaces: fire="A05". Other spaces have none."""
        self.laid = True
        return self.put(meeting=companions)

    def lying(self, where: str, *dice: str, footprints: int = 0) -> Scenario:
        """Exactly these small dice and footprints lie on a space: "green", "black"; other dice move to earth.

        So name earth last, or not at all.
        """
        table = self.table
        at = element(where)
        for die in table.track:
            if table.faces[die] == at:
                table.faces[die] = element("earth")
        table.footprints[at] = footprints
        for colour in dice:
            if colour == "black":
                table.reserve.remove(CONTENT.black)
                table.track.append(CONTENT.black)
                die = CONTENT.black
            else:
                wanted = number_of("colour", colour)
                die = next(
                    d
                    for d in sorted(table.track)
                    if CONTENT.dice[d].colour == wanted and table.faces[d] == element("earth")
                )
            table.faces[die] = at
        return self

    def cemetery(self, *cards: str) -> Scenario:
        return self.put(cemetery=cards)

    def day(self, number: int, first: int = 0) -> Scenario:
        return self.let(day=number, first=first, deck=1 if number > 4 else 0)

    # -- Tom -------------------------------------------------------------------------------

    def _tom_dice(self, dice: str) -> None:
        for part in dice.split(","):
            colour, _, face = part.partition(":")
            die = self._die_out(self.table.boxed, number_of("colour", colour.strip()))
            self.tom.dice.append(die)
            self.table.faces[die] = number_of("face", face.strip())
        self.tom.dice.sort()
        self.tom.colour = CONTENT.dice[self.tom.dice[0]].colour

    def tom_has(self, **fields: int | str) -> Scenario:
        """What Tom owns (score, company, footprints), and where his camp or his boats are."""
        return self.let("tom", **fields)

    def tiles(self, **tiles: str) -> Scenario:
        """The tiles opposite the spaces; the others are in the pile."""
        self.let("tom", tiles=[tiles.get(name, "") for name in TRACK], discard=[])
        self.tom.pile.unknown = [n for n in range(len(CONTENT.tiles)) if n not in self.tom.tiles]
        return self

    def tile_first(self, tile: str) -> Scenario:
        """This tile lies opposite fire, and the others as they come."""
        names = [tile, *(f"T{n}" for n in range(1, 9) if f"T{n}" != tile)]
        return self.tiles(**dict(zip(TRACK, names, strict=False)))

    def discarded(self, exhausted: int = 0) -> Scenario:
        """The pile is empty: its tiles lie in the discard."""
        self.tom.discard = self.tom.pile.unknown
        self.tom.pile.unknown = []
        self.tom.exhausted = exhausted
        return self

    # -- making the match ------------------------------------------------------------------

    def morning(self) -> Match:
        """The whole day from dawn, and what follows."""
        table = self.table
        deck = table.decks[table.deck].unknown
        for at in range(0 if self.laid else ELEMENTS):
            if table.tom is None or all(table.faces[die] != at for die in table.tom.dice):
                cards = [CONTENT.companions[n] for n in deck]
                plain = next(n for n, found in enumerate(cards) if not found.kaar and found.big_die == NONE)
                table.meeting[at] = deck.pop(plain)
        return self.phase("morning", Day())

    def late_morning(self) -> Match:
        """All dice are rolled, then rerolled."""
        return self.phase("late_morning", LateMorning())

    def rerolls(self, seat: int = 0) -> Match:
        """The dice are rolled already; the seat may reroll."""
        return self.phase("late_morning", Reroll(seat))

    def noon(self) -> Match:
        return self.phase("noon", Noon())

    def afternoon(self) -> Match:
        return self.phase("afternoon", Afternoon())

    def evening(self) -> Match:
        """The evening, and the next day."""
        return self.phase("evening", Evening(), NextDay())

    def end(self) -> Match:
        """The last afternoon is over."""
        return self.phase("evening", EndOfMatch())

    def phase(self, name: str, *steps: Step[LueurTable]) -> Match:
        return self.let(phase=name).start(*steps)


# -- looking at a match ---------------------------------------------------------------------


def table_of(match: Match) -> LueurTable:
    assert isinstance(match.table, LueurTable)
    return match.table


def seat(match: Match, number: int = 0) -> LueurSeat:
    return table_of(match).seats[number]


def tom_of(match: Match) -> Tom:
    tom = table_of(match).tom
    assert tom is not None
    return tom


def companions(match: Match, number: int = 0) -> list[str]:
    return numbers("companion", seat(match, number).companions)


def cemetery(match: Match) -> list[str]:
    return numbers("companion", table_of(match).cemetery)


def meeting(match: Match) -> dict[str, str]:
    """The companions that lie at the meeting track."""
    lying = zip(TRACK, table_of(match).meeting, strict=True)
    return {name: BOX.lexicon.number("companion", found) for name, found in lying if found != NONE}


def dice(match: Match, number: int = 0) -> list[str]:
    """The dice in front of a seat, by id."""
    return list(look(match, SEATS[number], "dice"))


def face(match: Match, die: str) -> str:
    """What a die shows, by id; nothing if it was not rolled today."""
    return str(look(match, "", "faces")[die])


def on_space(match: Match, name: str) -> list[str]:
    """The small dice on a space of the meeting track, by id."""
    return sorted(die for die in look(match, "", "track") if face(match, die) == name)


def footprints_on(match: Match, name: str) -> int:
    return table_of(match).footprints[element(name)]


def where(match: Match, number: int = 0) -> tuple[str, str]:
    """Company and camp of a seat."""
    return look(match, SEATS[number], "company"), look(match, SEATS[number], "camp")


def boats(match: Match, number: int = 0) -> list[str]:
    return list(look(match, SEATS[number], "boats"))


def final(match: Match, side: int = 0) -> int:
    """The final light of a side: seats first, then Tom."""
    assert match.result is not None
    return match.result.scores[side].total


def source(match: Match, name: str, side: int = 0) -> int:
    assert match.result is not None
    return points(match, SEATS[match.result.scores[side].side], name)
