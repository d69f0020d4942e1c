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

from typing import Any

import veillee
from veillee.core.chance import seeded
from veillee.core.history import Prompter
from veillee.core.match import Match
from veillee.core.setup import make_setup
from veillee.core.step import Step
from veillee.core.table import Event
from veillee.games.lueur.box import ARCHIPELAGO, ELEMENTS, NONE, PROVINCE, LueurBox
from veillee.games.lueur.setup import lay_out
from veillee.games.lueur.steps.afternoon import Afternoon
from veillee.games.lueur.steps.day import Day, EndOfMatch, NextDay
from veillee.games.lueur.steps.evening import Evening
from veillee.games.lueur.steps.noon import Noon
from veillee.games.lueur.steps.rerolls import LateMorning, Reroll
from veillee.games.lueur.table import (
    AFTERNOON,
    EVENING,
    LATE_MORNING,
    MORNING,
    NOON,
    SETUP,
    LueurSeat,
    LueurTable,
    Tom,
)

SPEC = veillee.game("lueur")
BOX = SPEC.box()
CONTENT: LueurBox = BOX.content
TRACK = ("fire", "water", "earth", "air", "plant")  # from left to right
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


class Scenario:
    """A table in a given situation; `morning`, `noon`, … play from there."""

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
        players = 1 if solo else players
        options = {"journey": journey, "close_right_route": "yes" if closed else "no"}
        mode = "solo" if solo else "standard"
        self.setup = make_setup(SPEC, mode=mode, level=solo or None, players=players, seed=seed, settings=options)
        self.table: LueurTable = lay_out(
            CONTENT,
            players,
            PROVINCE if journey == "province" else ARCHIPELAGO,
            False,
            closed,
            CONTENT.levels.index(solo) if solo else NONE,
            seeded("scenario", seed),
        )
        self.table.stack.clear()
        self.dictated: list[str] = []
        self.tops: list[str] = []
        chosen = [adventurer or OTHERS[0], *(name for name in (*others, *OTHERS) if name != (adventurer or OTHERS[0]))]
        for seat in range(players):
            self.become(seat, chosen[seat])
        if solo:
            self._tom_dice(tom_dice or "yellow: air, orange: plant")
            self.table.tom = self.tom
            self.tiles(fire="T1", water="T2", earth="T3", air="T4", plant="T5")
        for die in CONTENT.small:
            self.table.boxed.remove(die)
            self.table.track.append(die)
            self.table.faces[die] = element("earth")
        self.laid = False

    @property
    def tom(self) -> Tom:
        assert self.table.tom is not None, "Scenario(solo=...) has a Tom"
        return self.table.tom

    def seat(self, seat: int) -> LueurSeat:
        return self.table.seats[seat]

    # -- seats -----------------------------------------------------------------------------

    def become(self, seat: int, adventurer: str) -> None:
        player = self.seat(seat)
        player.adventurer = number_of("adventurer", adventurer)
        who = CONTENT.adventurers[player.adventurer]
        dice = [die for die in CONTENT.big[who.colour] if die in self.table.boxed][: who.dice]
        for die in dice:
            self.table.boxed.remove(die)
        player.dice += dice

    def _out(self, number: str) -> int:
        """Take a companion or a spell out of its deck."""
        value = card(number)
        for deck in (self.table.spells,) if number[0] == "S" else self.table.decks:
            if value in deck.unknown:
                deck.unknown.remove(value)
                return value
        raise AssertionError(f"{number} is used twice in the scenario")

    def companions(self, seat: int, *cards: str) -> Scenario:
        """Companions in the order of recruitment; Sketals among them gave no die."""
        for number in cards:
            player = self.seat(seat)
            player.companions.append(self._out(number))
            player.granted.append(NONE)
            player.resolved.append(0)
            player.free += CONTENT.companions[card(number)].free
        return self

    def sketal(self, seat: int, number: str, colour: str) -> Scenario:
        """A Sketal that gave a big die of this colour out of the reserve."""
        self.companions(seat, number)
        player = self.seat(seat)
        die = self._reserved(colour)
        self.table.reserve.remove(die)
        player.dice.append(die)
        player.dice.sort()
        player.granted[-1] = number_of("colour", colour)
        return self

    def _reserved(self, colour: str) -> int:
        wanted = number_of("colour", colour)
        return next(die for die in self.table.reserve if CONTENT.dice[die].colour == wanted)

    def without_reserve(self, *colours: str) -> Scenario:
        """These big dice are not in the reserve."""
        for colour in colours:
            die = self._reserved(colour)
            self.table.reserve.remove(die)
            self.table.boxed.append(die)
        return self

    def spells(self, seat: int, *tokens: str) -> Scenario:
        for number in tokens:
            same = [n for n in self.table.spells.unknown if BOX.lexicon.number("spell", n) == number]
            self.table.spells.unknown.remove(same[0])
            self.seat(seat).spells.append(same[0])
        return self

    def veiled(self, seat: int, number: int = 1) -> Scenario:
        self.seat(seat).veiled = number
        return self

    def tokens(self, seat: int, **numbers: int) -> Scenario:
        """score, rerolls, footprints, fireflies."""
        for name, value in numbers.items():
            assert name in ("score", "rerolls", "footprints", "fireflies")
            setattr(self.seat(seat), name, value)
        return self

    def company(self, seat: int, where: str, camp: str = "p00") -> Scenario:
        self.seat(seat).company = space(where)
        self.seat(seat).camp = space(camp)
        return self

    def boats(self, seat: int, islands: str) -> Scenario:
        self.seat(seat).boats = [island(name) for name in islands.split()]
        return self

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
        for name, number in companions.items():
            self.table.meeting[element(name)] = self._out(number)
        return self

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
        self.table.cemetery += [self._out(number) for number in cards]
        return self

    def day(self, number: int, first: int = 0) -> Scenario:
        self.table.day = number
        self.table.first = first
        self.table.deck = 1 if number > 4 else 0
        return self

    # -- Tom -------------------------------------------------------------------------------

    def _tom_dice(self, dice: str) -> None:
        for part in dice.split(","):
            colour, _, face = part.partition(":")
            die = next(d for d in CONTENT.big[number_of("colour", colour.strip())] if d in self.table.boxed)
            self.table.boxed.remove(die)
            self.tom.dice.append(die)
            self.table.faces[die] = number_of("face", face.strip())
        self.tom.dice.sort()
        self.tom.colour = CONTENT.dice[self.tom.dice[0]].colour

    def tom_has(
        self,
        *,
        score: int | None = None,
        company: int | None = None,
        footprints: int | None = None,
        camp: str = "",
        boats: str = "",
    ) -> Scenario:
        """What Tom owns, and where his camp or his boats are."""
        tom = self.tom
        tom.score = tom.score if score is None else score
        tom.company = tom.company if company is None else company
        tom.footprints = tom.footprints if footprints is None else footprints
        if camp:
            tom.camp = space(camp)
        if boats:
            tom.boats = [island(name) for name in boats.split()]
        return self

    def tiles(self, **tiles: str) -> Scenario:
        """The tiles opposite the spaces; the others are in the pile."""
        self.tom.tiles = [card(tiles[name]) if name in tiles else NONE for name in TRACK]
        self.tom.pile.unknown = [n for n in range(len(CONTENT.tiles)) if n not in self.tom.tiles]
        self.tom.discard = []
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

    def dictate(self, *outcomes: str) -> Scenario:
        """What chance brings from the first step on: faces, cards by number, colours."""
        self.dictated += [
            key_of(outcome) if outcome[0] in ROLES and outcome[1:].isdigit() else outcome for outcome in outcomes
        ]
        return self

    def morning(self) -> Match:
        """The whole day from dawn, and what follows."""
        table = self.table
        table.phase = MORNING
        if not self.laid:
            for at in range(ELEMENTS):
                if table.tom is None or all(table.faces[die] != at for die in table.tom.dice):
                    deck = table.decks[table.deck].unknown
                    plain = [
                        n for n in deck if not CONTENT.companions[n].kaar and CONTENT.companions[n].big_die == NONE
                    ]
                    deck.remove(plain[0])
                    table.meeting[at] = plain[0]
        return self.start(Day())

    def late_morning(self) -> Match:
        """All dice are rolled, then rerolled."""
        self.table.phase = LATE_MORNING
        return self.start(LateMorning())

    def rerolls(self, seat: int = 0) -> Match:
        """The dice are rolled already; the seat may reroll."""
        self.table.phase = LATE_MORNING
        return self.start(Reroll(seat))

    def noon(self) -> Match:
        self.table.phase = NOON
        return self.start(Noon())

    def afternoon(self) -> Match:
        self.table.phase = AFTERNOON
        return self.start(Afternoon())

    def evening(self) -> Match:
        """The evening, and the next day."""
        self.table.phase = EVENING
        return self.start(Evening(), NextDay())

    def end(self) -> Match:
        """The last afternoon is over."""
        self.table.phase = EVENING
        return self.start(EndOfMatch())

    def start(self, *steps: Step[Any]) -> Match:
        assert self.table.phase != SETUP
        wrong = [fault for fault in SPEC.faults(self.table) if "small dice that were not" not in fault]
        assert not wrong, wrong
        match = Match(SPEC, BOX, self.setup, self.table, "en")
        self.table.next(*steps)
        prompter = Prompter(BOX, self.dictated)
        self.table.log, self.table.dictated = match.history.opening, prompter
        self.table.advance()
        self.table.log, self.table.dictated = None, None
        match.dictate(*prompter.waiting)
        return match


# -- looking at a match ---------------------------------------------------------------------


def table_of(match: Match) -> LueurTable:
    table: Any = match.table
    found: LueurTable = table
    return found


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
    return {
        name: BOX.lexicon.number("companion", table_of(match).meeting[n])
        for n, name in enumerate(TRACK)
        if table_of(match).meeting[n] != NONE
    }


def die_ids(dice: list[int]) -> list[str]:
    return [BOX.lexicon.id("die", die) for die in dice]


def dice(match: Match, number: int = 0) -> list[str]:
    """The dice in front of a seat, by id."""
    return die_ids(seat(match, number).dice)


def face(match: Match, die: str) -> str:
    """What a die shows, by id; nothing if it was not rolled today."""
    shown = table_of(match).faces[number_of("die", die)]
    return "" if shown == NONE else BOX.lexicon.id("face", shown)


def on_space(match: Match, name: str) -> list[str]:
    """The small dice on a space of the meeting track, by id."""
    table = table_of(match)
    return sorted(die_ids([die for die in table.track if table.faces[die] == element(name)]))


def footprints_on(match: Match, name: str) -> int:
    return table_of(match).footprints[element(name)]


def where(match: Match, number: int = 0) -> tuple[str, str]:
    """Company and camp of a seat."""
    player = seat(match, number)
    return BOX.lexicon.id("space", player.company), BOX.lexicon.id("space", player.camp)


def boats(match: Match, number: int = 0) -> list[str]:
    return [BOX.lexicon.id("island", boat) for boat in seat(match, number).boats]


def happened(match: Match, *kinds: str) -> list[Event]:
    """All that was told, or what was told of these kinds."""
    events: list[Event] = []
    played = match.last
    while played is not None:
        events = [*played.events, *events]
        played = played.previous
    return [event for event in (*match.history.opening, *events) if not kinds or event.kind in kinds]


def told(match: Match, *kinds: str) -> list[str]:
    """The kinds of all that was told, or of these only."""
    return [event.kind for event in happened(match, *kinds)]


def kinds(match: Match) -> set[str]:
    """The kinds of the options offered."""
    return {key.partition(":")[0] for key in match.legal_keys}


def final(match: Match, side: int = 0) -> int:
    """The final light of a side: seats first, then Tom."""
    assert match.result is not None
    return match.result.scores[side].total


def source(match: Match, name: str, side: int = 0) -> int:
    assert match.result is not None
    return sum(line.points for line in match.result.scores[side].sources if line.source == name)


def play(match: Match, *keys: str) -> Match:
    for key in keys:
        match.play(key)
    return match
