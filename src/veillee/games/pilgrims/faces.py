"""What is printed on cards and tiles: titles, symbols and texts, built from the box and the words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from veillee.core.album import Album
from veillee.core.scene import Cell, Face, Mark
from veillee.games.pilgrims.box import (
    ALWAYS,
    ANY,
    ANYONE,
    CELLS,
    MOVE,
    PLAY_COLOR,
    PLAY_SYMBOL,
    REDUCE_COST,
    REWARD_CLOVER,
    REWARD_NONE,
    REWARD_OBJECT,
    SIDE,
    TAKE_ADJACENT,
    TAKE_COLOR,
    USING,
    Clause,
    PilgrimsBox,
)
from veillee.games.pilgrims.words import CELL_IDS

# For each adventure symbol: icon, sign, colour; for each activation symbol: icon, sign.
ADVENTURING = (
    ("fist", "▲", "red"),
    ("conversation", "●", "blue"),
    ("third-eye", "♦", "green"),
    ("coins", "¤", "yellow"),
)
ACTIVATING = (("broadsword", "†"), ("star-swirl", "✶"), ("musical-notes", "♪"), ("compass", "⊕"))
BEARING = ("walking-boot", "heart-shield", "bear-head", "hood", "help")
CONDITIONS = ("always", "using", "on_pawn", "play_color", "play_symbol", "complete_adventure", "on_corner")
ROLES = {USING: "transport", PLAY_COLOR: "color", PLAY_SYMBOL: "symbol"}


class Faces(Album[PilgrimsBox]):
    aid: ClassVar[tuple[tuple[str, int], ...]] = (("turn", 4), ("clovers", 6))

    def cells(self) -> list[Cell]:
        """The places of the map."""
        board = self.box.board
        found = []
        for cell in range(CELLS):
            kind, mark = "ordinary", None
            if board.campfire[cell]:
                kind, mark = "campfire", self.mark("campfire", "▵", "orange")
            elif board.corner[cell]:
                kind, mark = "corner", self.mark("corner", "⌂")
            found.append(Cell(CELL_IDS[cell], cell % SIDE + 1, cell // SIDE + 1, kind, mark))
        return found

    def symbols(self) -> dict[str, Mark]:
        found: dict[str, Mark] = {}
        for color, (icon, sign, shade) in enumerate(ADVENTURING):
            found[self.color(color)] = Mark(icon, sign, self.name("color", color), shade)
        for symbol, (icon, sign) in enumerate(ACTIVATING):
            found[self.symbol(symbol)] = Mark(icon, sign, self.name("symbol", symbol))
        for bearing, icon in enumerate(BEARING):
            sign = "?" if bearing == ANYONE else self.say(f"sign-bearing-{bearing}")
            found[self.bearing(bearing)] = Mark(icon, sign, self.name("bearing", bearing))
        found["clover"] = self.mark("clover", "♣", "green")
        found["retire"] = self.mark("retire", "×", icon="exit-door")
        found["hat"] = self.mark("hat", "^")
        for arrow, sign in enumerate("→←"):
            found[self.arrow(arrow)] = Mark("arrow", sign, self.name("arrow", arrow))
        return found

    def color(self, color: int) -> str:
        return self.lexicon.id("color", color)

    def symbol(self, symbol: int) -> str:
        return self.lexicon.id("symbol", symbol)

    def bearing(self, bearing: int) -> str:
        return self.lexicon.id("bearing", bearing)

    def arrow(self, arrow: int) -> str:
        return self.lexicon.id("arrow", arrow)

    def cost(self, cost: tuple[int, int, int, int]) -> list[str]:
        return [self.color(color) for color in range(4) for _ in range(cost[color])]

    def title(self, role: str, card: int) -> tuple[str, str]:
        return self.name(role, card), self.lexicon.number(role, card)

    def face_object(self, card: int) -> Face:
        """One adventure symbol, which gives the card its colour, and one activation symbol (PIL-062, PIL-064)."""
        title, number = self.title("object", card)
        color = self.box.colors[card]
        marks = [self.color(color), self.symbol(self.box.symbols[card])]
        return Face(title, "object", ADVENTURING[color][2], number, marks=marks)

    def face_companion(self, card: int) -> Face:
        """One or more companion symbols, then the activation symbols and the abilities (PIL-069)."""
        title, number = self.title("companion", card)
        companion = self.box.companions[card]
        marks = [self.bearing(n) for n in range(4) if companion.symbols >> n & 1]
        marks += [self.symbol(n) for n in range(4) if companion.activation >> n & 1]
        lines = [self.clause(clause) for clause in companion.abilities]
        return Face(title, "companion", "orange", number, marks=marks, lines=lines)

    def more_faces(self) -> Mapping[str, Sequence[str]]:
        colors = [self.lexicon.id("seat", color) for color in range(len(self.box.travellers[0]))]
        return {"traveller": [f"{side}_{color}" for side in "ab" for color in colors]}

    def traveller(self, side: int, color: int) -> Face:
        """One side of the Traveller tile of a colour."""
        return self.face("traveller", side * len(self.box.travellers[side]) + color)

    def face_traveller(self, number: int) -> Face:
        """It bears the hat (PIL-068)."""
        tile = [tile for side in self.box.travellers for tile in side][number]
        marks = ["hat", *(self.symbol(n) for n in range(4) if tile.activation >> n & 1)]
        lines = [self.clause(clause) for clause in tile.abilities]
        return Face(self.say("title-traveller"), "traveller", marks=marks, lines=lines)

    def face_adventure(self, card: int) -> Face:
        title, number = self.title("adventure", card)
        adventure = self.box.adventures[card]
        needs = [self.bearing(need) for need in adventure.needs]
        needs += ["retire"] * adventure.retire
        return Face(
            title,
            "adventure",
            "blue" if adventure.level == 1 else "green",
            number,
            needs=needs,
            cost=self.cost(adventure.cost),
            lines=[self.clause(clause) for clause in adventure.upgrades],
            points=adventure.points,
            gains=["clover"] * adventure.clovers,
        )

    def face_quest(self, card: int) -> Face:
        title, number = self.title("quest", card)
        quest = self.box.quests[card]
        lines = [self.say("text-quest")]
        return Face(
            title, "quest", "", number, cost=self.cost(quest.cost), lines=lines, gains=["clover"] * quest.clovers
        )

    def face_journey(self, card: int) -> Face:
        title, number = self.title("journey", card)
        journey = self.box.journeys[card]
        cells = ", ".join(self.name("cell", cell) for cell in journey.cells)
        lines = [cells]
        if journey.bonus != REWARD_NONE:
            lines.append(self.say("text-journey-object" if journey.bonus == REWARD_OBJECT else "text-journey-clover"))
        gains = ["clover"] if journey.bonus == REWARD_CLOVER else []
        return Face(title, "journey", "", number, lines=lines, points=journey.points, gains=gains)

    def face_solo(self, card: int) -> Face:
        _, number = self.title("solo", card)
        solo = self.box.solo[card]
        arrow = self.say("text-arrow", arrow=solo.arrow)
        reward = self.say("text-reward-object" if solo.reward == REWARD_OBJECT else "text-reward-clover")
        cells = " · ".join(f"{n} {pointed(dx, dy)}" for n, (dx, dy) in enumerate(solo.cells, 1))
        return Face(
            self.say("text-solo"),
            "solo",
            "purple",
            number,
            marks=[self.arrow(solo.arrow)],
            lines=[reward, cells, arrow],
        )

    def face_transport(self, way: int) -> Face:
        """Its diagram, as it is reached from the middle of the map (PIL-032)."""
        middle = CELLS // 2
        cells = [divmod(cell, SIDE) for cell in self.box.board.ways[way][0][middle]]
        reach = [[column - SIDE // 2, row - SIDE // 2] for row, column in cells]
        return Face(self.name("transport", way), "transport", reach=reach)

    def clause(self, clause: Clause) -> str:
        """An ability or upgrade in words."""
        text = self.effect(clause)
        if clause.attached:
            text += self.messages.format("clause-with", {"effects": ", ".join(map(self.clause, clause.attached))})
        if clause.pays:
            text = self.messages.format("clause-pays", {"effect": text})
        if clause.condition == ALWAYS:
            return text
        role = ROLES.get(clause.condition)
        args: dict[str, str | int] = {"effect": text}
        if role is not None:
            args[role] = self.name(role, clause.detail)
        return self.messages.format(f"clause-when-{CONDITIONS[clause.condition]}", args)

    def effect(self, clause: Clause) -> str:
        if clause.verb == MOVE:
            return self.say("clause-move", shape=clause.arg)
        if clause.verb in (TAKE_COLOR, TAKE_ADJACENT):
            message = "clause-take" if clause.verb == TAKE_COLOR else "clause-take-adjacent"
            return self.say(message, color=clause.arg)
        if clause.verb == REDUCE_COST:
            return self.say("clause-reduce-any" if clause.arg == ANY else "clause-reduce", color=clause.arg)
        return self.name("effect", clause.verb)


def pointed(dx: int, dy: int) -> str:
    """A way on the map as arrows, one for each cell."""
    return ("→" * dx or "←" * -dx) + ("↓" * dy or "↑" * -dy)
