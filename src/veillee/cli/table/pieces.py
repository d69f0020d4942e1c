"""Pieces and faces in a few signs, and what the options of the decision point at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping

import msgspec
from rich.text import Text

from veillee.cli.speech import Say
from veillee.cli.table.ink import FAINT, STRONG, about, capital, color, cut, fit, joined, line
from veillee.core.lessons import MARK
from veillee.core.scene import Cell, Choice, Face, Mark, Piece, Player, Scene, Zone
from veillee.core.words import Lexicon

MORE = "≡"  # the card says more than its signs: `i` shows it
GAIN = "›"
EMPTY = "·"
BOARDS = ("grid", "graph")
WHEEL = "wheel"  # every side may have one, with parts of the same names
LEGIBLE = 7  # cells of a title, without which nobody can tell what is meant
CROWD = 2  # more pawns of one kind than these are counted
AID = "aid"  # the kind of faces that explain the game instead of being part of it
CLAUSE = "►"  # in a line that says what is needed for what
WORDY = 3  # so many letters make a word of a sign
DIE = "die"  # the kind of faces whose one mark is the side that is up
# How the signs of a card are spaced, from generous to tight: between them, before what lies on it, gains with them.
SPACING = ((" ", "  ", True), (" ", " ", True), (" ", " ", False), ("", " ", True), ("", " ", False))


class Pen:
    """Draws the pieces of one scene. It knows the legend and the number of every option."""

    def __init__(
        self, scene: Scene, say: Say, page: str = "", lexicon: Lexicon | None = None, heard: bool = False
    ) -> None:
        self.scene = scene
        self.heard = heard  # by whoever has it read out: words instead of signs
        self.lexicon = lexicon
        self.zones = [zone for zone in scene.zones if page in ("", zone.page) or not zone.page]  # those that are drawn
        self.say = say
        self.accent = f"bold {scene.accent}" if scene.accent else STRONG
        self.choices: list[Choice] = scene.question.choices if scene.question else []
        self.numbers: dict[str, list[int]] = {}
        for number, choice in enumerate(self.choices, 1):
            for target in choice.targets:
                self.numbers.setdefault(target, []).append(number)
        self.pieces: dict[str, Piece] = {}
        self.lying: dict[str, list[Piece]] = {}
        self.places: dict[str, Cell] = {}
        for zone in scene.zones:
            if zone.kind in BOARDS or (zone.kind == WHEEL and self.may_mean(zone)):
                self.places.update((f"cell:{cell.id}", cell) for cell in zone.cells)
            for piece in zone.pieces:
                self.pieces.setdefault(piece.id, piece)
                if zone.kind in BOARDS or (zone.kind == WHEEL and self.may_mean(zone)):
                    self.lying.setdefault(f"cell:{piece.at}", []).append(piece)

    def may_mean(self, zone: Zone) -> bool:
        """Whether options may mean what lies there: nothing before another side than the asked one."""
        question = self.scene.question
        return zone.owner is None or zone.owner == (self.scene.seat if question is None else question.seat)

    def place(self, cell: Cell) -> str:
        """What a place is called: by its title, or as options name it; a mere number is no name to whoever hears it."""
        if self.lexicon is None or (cell.title and not (self.heard and cell.title.isdigit())):
            return cell.title or cell.id.upper()
        meant = self.lexicon.meant(f"cell:{cell.id}")
        names = [self.lexicon.name(role, value, self.scene.lang) for role, value in meant]
        return names[0] if names else cell.title or cell.id.upper()

    # -- signs -----------------------------------------------------------------------------

    def mark(self, mark: Mark) -> Text:
        return line((mark.text if self.heard else mark.sign, color(mark.color)))

    def signs(self, names: list[str]) -> Text:
        """Symbols of a face, by their names in the legend."""
        if self.heard:
            return line(f"({self.words(names).plain})") if names else line()
        found = line()
        for name in names:
            mark = self.scene.legend.get(name)
            found.append_text(self.mark(mark) if mark else line(name))
        return found

    def meaning(self, name: str) -> str:
        """What a sign of the legend means, in words."""
        return self.scene.legend[name].text if name in self.scene.legend else name

    def words(self, names: list[str]) -> Text:
        """The same in words, equal ones counted: `▲▲ 2 × strength`."""
        parts = []
        for name in dict.fromkeys(names):
            count = names.count(name)
            mark = self.scene.legend.get(name, Mark(name, "", name))
            number = f"{count} × " if count > 1 else ""  # a word that is right for one and for many there is not
            words = f"{number}{mark.text}"
            parts.append(line(words) if self.heard else line(self.signs([name] * count), f" {words}"))
        return joined(parts, ", ")

    def number(self, target: str) -> Text:
        """The number of the only option that concerns a piece; of a cell also the first of several, as `3+`."""
        numbers = self.numbers.get(target, [])
        if not numbers or (len(numbers) > 1 and not target.startswith("cell:")):
            return line()
        return line((f"{numbers[0]}{'+' if len(numbers) > 1 else ''}", f"{self.accent} reverse"))

    def concerned(self, thing: str) -> list[int]:
        """The numbers of the options that a piece or a place, or what lies there, is meant by."""
        lying = [number for piece in self.lying.get(thing, []) for number in self.numbers.get(piece.id, [])]
        return sorted({*self.numbers.get(thing, []), *lying})

    def shown_at(self, target: str) -> set[str]:
        """Where a target can be seen: itself, and the place it lies at."""
        places = {cell for cell, lying in self.lying.items() if any(piece.id == target for piece in lying)}
        return {target, *places}

    def player(self, player: Player) -> Text:
        """The name of a side in its colour, with its points."""
        name = line((capital(player.name), f"{STRONG} {color(player.color)}"))
        return line(name, f" {player.score}") if player.score is not None else name

    # -- faces -----------------------------------------------------------------------------

    def title(self, piece: Piece) -> Text:
        if piece.face is None:
            return self.marks(piece) if piece.marks else line((self.say("card-back"), FAINT))
        if piece.face.kind == DIE:
            told = self.heard and all(self.meaning(name) in piece.face.title for name in piece.face.marks[:1])
            return line(piece.face.title) if told else line(self.die(piece.face), f" {piece.face.title}")
        return line(piece.face.title)

    def die(self, face: Face) -> Text:
        """A die with the side that is up: `[▲]`."""
        style = f"{STRONG} {color(face.color)}"
        if self.heard:
            return self.signs(face.marks[:1])
        return line(("[", style), self.signs(face.marks[:1]) if face.marks else " ", ("]", style))

    def marks(self, piece: Piece) -> Text:
        """What lies on a piece; only a mark of several signs needs space around it."""
        gap = "; " if self.heard else " " if any(len(mark.sign) > 1 for mark in piece.marks) else ""
        return joined((self.mark(mark) for mark in piece.marks), gap)

    def gains(self, face: Face) -> Text:
        return (
            line(f"{self.say('face-gains')} " if self.heard else GAIN, self.signs(face.gains)) if face.gains else line()
        )

    def facts(self, piece: Piece, gap: str = " ", gains: bool = True, said: Collection[str] = ()) -> Text:
        """Everything that a face shows in signs: marks, points, needs, cost and gains: `+2 Va ●♦♦ ›♣`.

        Whoever hears it and is `said` the lines of the face as well is not told the same twice.
        """
        face = piece.face
        if face is None or face.kind == DIE:
            return line()
        if any(text in said for text in face.lines) and (self.heard or any(CLAUSE in text for text in face.lines)):
            needs = [] if any(CLAUSE in text for text in face.lines) else face.needs
            worth = face.points if needs or not face.needs else None
            face = msgspec.structs.replace(face, needs=needs, points=worth, gains=[])
        if self.heard:  # a sign that is the name of the card is not said beside it
            named = face.title.casefold()
            marks = [name for name in face.marks if named not in self.meaning(name).casefold()]
            face = msgspec.structs.replace(face, marks=marks)
        points = line((f"{face.points:+}".replace("-", "−"), STRONG)) if face.points is not None else line()
        parts = [
            self.signs(face.marks),
            points,
            self._asked(face.needs, "face-needs"),
            self._asked(face.cost, "face-cost"),
        ]
        return joined([*parts, self.gains(face)] if gains else parts, gap)

    def _asked(self, names: list[str], what: str) -> Text:
        """Needs or a cost: who hears it must be told which."""
        return line(f"{self.say(what)} ", self.signs(names)) if self.heard and names else self.signs(names)

    def one_line(self, piece: Piece, width: int, gap: str) -> Text:
        """A card's title and its signs, with what it gains if the title can be read beside that."""
        signs, fewer = (joined((self.facts(piece, gains=gains), self.marks(piece)), gap) for gains in (True, False))
        return self.named(piece, width, signs, fewer)

    def two_lines(self, piece: Piece, width: int) -> tuple[Text, Text]:
        """A card's title, and its signs as spaced out as the width allows; gains may stand by the title."""
        assert piece.face is not None
        inside = width - 2
        for gap, wide, gains in SPACING:
            signs = joined((self.facts(piece, gap, gains), self.marks(piece)), wide)
            if signs.cell_len <= width:
                break
        title = self.named(piece, inside, line() if gains else self.gains(piece.face), line())
        signs = cut(signs, width)
        return line(" ", title), line(" ", signs) if signs.cell_len < width else signs

    def brief(self, piece: Piece, marks: bool = True) -> Text:
        """A piece in a running text: number, title, signs."""
        if piece.empty and piece.face is None:
            return line((EMPTY, FAINT))
        parts = [self.number(piece.id), self.title(piece), self.facts(piece)]
        if marks and piece.face is not None:
            parts.append(self.marks(piece))
        return about(joined(parts, " "), piece.id)

    def named(self, piece: Piece, width: int, signs: Text, fewer: Text | None = None) -> Text:
        """Title and signs in a given width: the title gives way, but if it could not be read the signs become fewer."""
        head = joined((self.number(piece.id), self.title(piece)), " ")
        legible = min(head.cell_len, self.number(piece.id).cell_len + LEGIBLE)
        if fewer is not None and width - signs.cell_len - 1 < legible:
            signs = fewer
        room = width - signs.cell_len - 1
        return line(fit(head, room), " ", signs) if signs.plain else fit(head, width)

    def says_more(self, face: Face) -> Text:
        return line((MORE, FAINT)) if face.lines else line()

    # -- cells -----------------------------------------------------------------------------

    def at_cell(self, target: str, said: Collection[str] = ()) -> Text:
        """What lies on a cell, for an option that leads there, but for what is said of the option anyway."""
        found = self.lying.get(target)
        place = self.places.get(target)
        printed = self.signs(self.not_named(place)) if place is not None else line()
        if not found:
            if printed.plain:
                return printed
            cards = any(piece.face for pieces in self.lying.values() for piece in pieces)
            return line((self.say("cell-empty"), FAINT)) if cards else line()
        faces = [joined((self.title(piece), self.facts(piece)), " ") for piece in found if piece.face]
        pawns = Counter(self.mark_words(piece) for piece in found if not piece.face)
        told = " ".join(said).casefold()
        pawns = Counter({words: count for words, count in pawns.items() if words.casefold().rstrip("s") not in told})
        parts = [*faces, *(line(f"{count} × {words}" if count > 1 else words) for words, count in pawns.items())]
        return joined((printed, *parts), ", ")

    def not_named(self, place: Cell) -> list[str]:
        """What is printed on a place; for whoever listens without what its name says already."""
        name = self.place(place).casefold()
        return [mark for mark in place.marks if not (self.heard and self.meaning(mark).casefold() in name)]

    def mark_words(self, piece: Piece) -> str:
        return ", ".join(mark.text for mark in piece.marks)

    def pawns(self, cell: Cell) -> Text:
        """Pawns and other pieces without a face that stand on a cell, and the dice that lie there."""
        here = self.lying.get(f"cell:{cell.id}", [])
        standing = [piece for piece in here if piece.face is None]
        if self.heard:
            return joined([line(self.mark_words(piece)) for piece in standing], ", ")
        counts = Counter((mark.sign, mark.color) for piece in standing for mark in piece.marks)
        found = line()
        for (sign, tint), count in counts.items():
            same = f"({sign}×{count})" if count > CROWD else f"({sign})" * count
            found.append(same, f"{STRONG} {color(tint)}")
        for piece in here:
            if piece.face is not None and piece.face.kind == DIE:
                found.append_text(self.die(piece.face))
        return found

    def lies(self, piece: Piece) -> Text:
        """A piece on a place: a pawn in brackets, anything else by its title."""
        if piece.face is not None:
            return self.title(piece)
        if self.heard:
            return line(f"({self.mark_words(piece)})")
        return line(*((f"({mark.sign})", f"{STRONG} {color(mark.color)}") for mark in piece.marks))

    def card(self, cell: Cell) -> Piece | None:
        here = self.lying.get(f"cell:{cell.id}", [])
        return next((piece for piece in here if piece.face and piece.face.kind != DIE), None)

    def cell(self, cell: Cell, width: int, height: int) -> list[Text]:
        """One cell of a grid on one, two or three lines, that can be pointed at."""
        return [about(row, f"cell:{cell.id}") for row in self._cell(cell, width, height)]

    def _cell(self, cell: Cell, width: int, height: int) -> list[Text]:
        number = self.number(f"cell:{cell.id}")
        for piece in self.lying.get(f"cell:{cell.id}", []):
            number = number if number.plain else self.number(piece.id)
        kind = self.mark(cell.mark) if cell.mark else line(" ")
        card, pawns = self.card(cell), self.pawns(cell)
        signs = self.signs(card.face.marks) if card and card.face else line()
        name = line((card.face.title, color(card.face.color))) if card and card.face else line()
        if not name.plain and not pawns.plain:
            name = line((EMPTY, FAINT))
        head = line(kind, number, " ") if number.plain else line(kind, " ")
        if height == 1 and card is None:
            return [fit(line(head, joined((name, pawns), " ")), width)]
        if height == 1:
            tail = joined((signs, pawns), " ")
            room = width - head.cell_len - tail.cell_len - 1
            return [line(head, fit(name, room), " ", tail) if tail.plain else line(head, fit(name, room), " ")]
        if height == 2:
            return [
                line(fit(line(head, name), width - 1), " "),
                fit(line(" " * 2, joined((signs, pawns), " ")), width),
            ]
        return [
            line(fit(line(" ", number), width - 2), kind, " "),
            line(fit(line(" ", name), width - 1), " "),
            fit(line(" ", joined((signs, pawns), " ")), width),
        ]


def simple(zone: Zone) -> bool:
    """Whether the pieces are mere names, such as means of transport, or dice: they fit in a running text."""
    return dice(zone) or all(
        piece.face is not None and not (piece.face.marks or piece.face.cost or piece.face.points is not None)
        for piece in zone.pieces
    )


def dice(zone: Zone) -> bool:
    """Whether nothing but dice lies there."""
    return bool(zone.pieces) and all(piece.face is not None and piece.face.kind == DIE for piece in zone.pieces)


def signed(text: str, legend: Mapping[str, Mark]) -> Text:
    """A text of a lesson: `{light}` in it is a sign of the legend."""
    found = line()
    for number, part in enumerate(MARK.split(text)):
        mark = legend.get(part) if number % 2 else None
        if mark is None:
            found.append_text(line(part))
        elif sum(letter.isalpha() for letter in mark.sign) < WORDY:
            found.append_text(line((mark.sign, color(mark.color))))
        else:  # a sign that is a shortened word says nothing beside the word
            found.rstrip()
    return found
