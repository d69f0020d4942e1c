"""What is printed on cards, boards and maps: titles, symbols and texts, built from the box and the words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import ClassVar, Final, NamedTuple

import msgspec

from veillee.core.album import Album
from veillee.core.scene import Cell, Face, Link, Mark
from veillee.core.text import sentence
from veillee.games.kinfire import box as b
from veillee.games.kinfire import terms
from veillee.games.kinfire.plot import within
from veillee.games.kinfire.texts import Texts
from veillee.games.kinfire.words import COLOUR_IDS, STATUS_IDS, ZONE_IDS


class Look(NamedTuple):
    """How a thing is drawn: picture, sign where that is the same in both languages, colour."""

    icon: str
    sign: str = ""
    color: str = ""


COLOURS: Final = {
    "red": Look("fist", color="red"),
    "green": Look("feather", color="green"),
    "blue": Look("spell-book", color="blue"),
}
STATUS_LOOKS: Final = (
    Look("bleeding-wound", "✚", "red"),
    Look("weight-lifting-down", "▽", "purple"),
    Look("knockout", "✶", "yellow"),
    Look("wolf-trap", "⊗", "orange"),
)
KINDS: Final = {
    "free": Look("sprint", "»", "azure"),
    "ward": Look("round-shield", "◎", "blue"),
    "disposable": Look("drop", "†", "grey"),
    "kinfire": Look("flame", "♨", "orange"),
    "passive": Look("night-sleep", "∞", "grey"),
    "effect": Look("evil-moon", "!", "purple"),
}
# The borders of zones, and the line to whom an enemy hunts: the legend says what each kind is.
OPEN, RED, BLACK, HUNT = "road", "red-line", "black-line", "hunt"
LINES: Final = {
    OPEN: Look("walking-boot", "—"),
    RED: Look("", "‖", "red"),
    BLACK: Look("", "█", "black"),
    HUNT: Look("bullseye", "→", "orange"),
}
SEEKER_ICONS: Final = ("cloak-dagger", "feather", "mailed-fist", "wizard-staff", "bow-arrow", "shield")
SEEKER_COLORS: Final = ("purple", "yellow", "grey", "orange", "blue", "green")
# Pictures of what lies on the table.
HEALTH, ARMOR, EXHAUSTED, KINFIRE, TARGET = "hearts", "layered-armor", "night-sleep", "flame", "bullseye"
PAWN, ENEMY, ALLY, FATE, COINS, SHUT = "meeple", "dragon-head", "cowled", "clover", "two-coins", "padlock"
# What places of a town are for.
SERVICES: Final = {
    "inn": Look("night-sleep", "☾", "blue"),
    "shop": Look("shop", "¤", "yellow"),
    "training": Look("weight-lifting-down", "↑", "green"),
    "bounties": Look("skull", "☠", "red"),
}
PAWN_COLORS: Final = (*SEEKER_COLORS, *["red"] * 12, "white", "black")
CARD_KINDS: Final = ("action", "disposable", "boost", "exhausted", "lantern")


def card_kind(number: int) -> str:
    limits = (terms.DISPOSABLES, terms.BOOSTS, terms.EXHAUSTED, terms.LANTERNS, terms.CARDS)
    return next(kind for kind, end in zip(CARD_KINDS, limits, strict=True) if number < end)


class Faces(Album[b.KinfireBox]):
    """Cards, boards, rows and allies."""

    aid: ClassVar[tuple[tuple[str, int], ...]] = (("pawns", 4), ("turn", 3), ("enemies", 3))

    @cached_property
    def texts(self) -> Texts:
        return Texts(self.box, self.lexicon, self.messages)

    def symbols(self) -> dict[str, Mark]:
        found = {
            f"colour-{id_}": self.mark(f"colour-{id_}", look.sign, look.color, look.icon)
            for id_, look in COLOURS.items()
        }
        for id_, look in zip(STATUS_IDS, STATUS_LOOKS, strict=True):
            found[id_] = self.mark(id_, look.sign, look.color, look.icon)
        for id_, look in (*KINDS.items(), *LINES.items(), *SERVICES.items()):
            found[id_] = self.mark(id_, look.sign, look.color, look.icon)
        return found

    def status(self, status: int, number: int) -> Mark:
        """A temporary status, with how many of it lie there."""
        look = STATUS_LOOKS[status]
        sign = look.sign if number == 1 else f"{look.sign}{number}"
        text = sentence(self.name("status", status))
        return Mark(look.icon, sign, text if number == 1 else f"{text} ×{number}", look.color)

    def more_faces(self) -> Mapping[str, Sequence[str]]:
        boards = [f"{enemy}_{phase + 1}" for enemy in self.lexicon.ids("enemy") for phase in range(terms.PHASES)]
        return {
            "board": boards,
            "untold": self.lexicon.ids("line"),
            "approach": [f"{card}_{colour}" for card in self.lexicon.ids("story") for colour in COLOUR_IDS],
        }

    # -- cards -----------------------------------------------------------------------------

    def face_card(self, number: int) -> Face:
        """Action cards, disposable ones, Boosts, Exhausted, lanterns."""
        card = self.box.cards[number]
        hues = [id_ for place, id_ in enumerate(COLOUR_IDS) if card.colours & 1 << place]
        color = hues[0] if len(hues) == 1 else "white" if card.colours == terms.WHITE else "black"
        marks = [f"colour-{id_}" for id_ in hues]
        marks += [
            name for name, has in (("free", card.free), ("ward", card.ward), ("disposable", card.disposable)) if has
        ]
        if number >= terms.EXHAUSTED:
            color, marks = ("orange" if number >= terms.LANTERNS else "grey"), []
        return Face(
            self.name("card", number),
            card_kind(number),
            color=color,
            marks=marks,
            cost=["kinfire"] * card.kinfire,
            lines=self.texts.card(number),
        )

    def face_pair(self, pair: int) -> Face:
        """KIN-023: an Action card, and what the Boost is that comes with it."""
        action = self.face("card", pair)
        return msgspec.structs.replace(action, lines=[*action.lines, *self.texts.card(terms.BOOSTS + pair)])

    def face_seeker(self, seeker: int) -> Face:
        """The Seeker's board: what is printed of health and armour, the colour bar of the deck (KIN-246), and the
        special ability (KIN-146 to KIN-151)."""
        printed = self.box.seekers[seeker]
        red, green, blue = printed.bar
        lines = [
            self.messages.format("text-seeker", {"number": printed.health, "number2": printed.armor}),
            self.messages.format("text-bar", {"number": red, "number2": green, "number3": blue}),
            self.messages.format(f"text-ability-{self.lexicon.id('seeker', seeker)}"),
        ]
        return Face(self.name("seeker", seeker), "seeker", color=SEEKER_COLORS[seeker], lines=lines)

    def face_status(self, status: int) -> Face:
        look = STATUS_LOOKS[status]
        name = self.messages.format(f"mark-{STATUS_IDS[status]}")
        return Face(sentence(self.name("status", status)), "status", color=look.color, lines=[name])

    # -- enemies and allies ----------------------------------------------------------------

    def face_enemy(self, enemy: int) -> Face:
        return Face(self.name("enemy", enemy), "enemy", color="red", lines=self.texts.board(enemy))

    def face_board(self, number: int) -> Face:
        """A board in one phase: whom it hunts, and its speed and immunity where they are not as usual."""
        enemy, phase = divmod(number, terms.PHASES)
        phases = self.box.enemies[enemy].phases
        lines = self.texts.board(enemy)
        if phase < len(phases):
            lines = [self.say("mark-seeks", condition=phases[phase].target), *lines]
        return Face(self.name("enemy", enemy), "board", color="red", lines=lines)

    def face_ability(self, number: int) -> Face:
        """A row of a board in one phase; places that no board has are blank."""
        enemy, phase, row = (
            number // (terms.PHASES * terms.ROWS),
            number // terms.ROWS % terms.PHASES,
            number % terms.ROWS,
        )
        phases = self.box.enemies[enemy].phases
        if phase >= len(phases) or row >= len(phases[phase].rows):
            return Face(self.name("ability", number), "ability")
        printed = phases[phase].rows[row]
        return Face(
            self.name("ability", number),
            "ability",
            number=str(row + 1),
            color="" if printed.active else "grey",
            marks=[] if printed.active else ["passive"],
            lines=self.texts.ability(printed.deeds),
        )

    def face_ally(self, ally: int) -> Face:
        printed = self.box.allies[ally]
        color = ("green", "red", "grey", "grey")[printed.side]
        lines = [self.messages.format(f"text-side-{printed.side}"), *self.texts.ability(printed.deeds)]
        return Face(self.name("ally", ally), "ally", color=color, lines=lines)

    # -- the story -------------------------------------------------------------------------

    def written(self, words: b.Words) -> str:
        return words[self.lang != "fr"]

    def face_memory(self, memory: int) -> Face:
        text = self.written(self.box.prose.memories[memory])
        return Face(self.name("memory", memory), "memory", lines=[text] if text else [])

    def face_quest(self, quest: int) -> Face:
        return Face(self.name("quest", quest), "quest", lines=[self.written(self.box.prose.prompts[quest])])

    def face_line(self, line: int, told: bool = True) -> Face:
        """An option of a story card, with what it asks for (KIN-262)."""
        card = max(card for card, first in enumerate(self.box.lines) if first <= line and self.box.prose.choices[card])
        choices = next(op.choices for op in within(self.box.lists, self.box.story[card].ops) if op.choices)
        needs = choices[line - self.box.lines[card]].needs
        lines = [self.texts.requirement(needs, told)] if needs.kind != terms.ALWAYS else []
        return Face(self.name("line", line), "line", lines=lines)

    def face_untold(self, line: int) -> Face:
        """The same, for a group that never met what it asks for."""
        return self.face_line(line, told=False)

    def face_approach(self, number: int) -> Face:
        """What choosing a colour means on a story card."""
        card, colour = divmod(number, len(COLOUR_IDS))
        meant = self.box.prose.approaches[card]
        text = self.written(meant[colour]) if colour < len(meant) else ""
        return Face(self.name("colour", colour), "colour", color=COLOUR_IDS[colour], lines=[text] if text else [])


# -- maps ------------------------------------------------------------------------------------


def printed_zones(faces: Faces, battle_map: int) -> list[Cell]:
    """The zones of a map with their own names, and what each does to those in it."""
    found = []
    for place, zone in enumerate(faces.box.maps[battle_map].zones):
        effect = faces.texts.zone(battle_map, place)
        marks = [STATUS_IDS[zone.gives]] if zone.gives != terms.NONE else ["effect"] if effect else []
        number = faces.messages.format("text-zone", {"number": place + 1})
        found.append(
            Cell(
                ZONE_IDS[place],
                title=faces.name("area", battle_map * terms.ZONES + place),
                x=zone.x,
                y=zone.y,
                marks=marks,
                lines=[number, effect] if effect else [number],
            )
        )
    return found


def printed_lines(faces: Faces, battle_map: int) -> list[Link]:
    """Borders once for both zones: open, with a red line, with a black one."""
    found = []
    for place, zone in enumerate(faces.box.maps[battle_map].zones):
        for kind, others in ((OPEN, zone.open), (RED, zone.red), (BLACK, zone.black)):
            found += [Link(ZONE_IDS[place], ZONE_IDS[other], kind=kind) for other in others if other > place]
    return found
