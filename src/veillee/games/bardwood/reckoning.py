"""What a gain or a price comes to now, in words: what previews of options are made of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from veillee.core.previews import OptionPreview
from veillee.core.spec import View
from veillee.core.text import sentence
from veillee.games.bardwood import box as b
from veillee.games.bardwood.box import NONE, Item
from veillee.games.bardwood.faces import Faces, is_counted
from veillee.games.bardwood.steps import common
from veillee.games.bardwood.steps.effects import times
from veillee.games.bardwood.table import ACT_1, COMPOSE, BardwoodTable


class Reckoning(OptionPreview[BardwoodTable]):
    """Reckons for the seat that is asked, with what it has and where the match stands."""

    def __init__(self, view: View[BardwoodTable]) -> None:
        super().__init__(view)
        self.box = self.table.box
        self.faces: Faces = view.album
        self.player = self.table.seats[self.seat]

    def amounts(self, amounts: Iterable[tuple[int, int]]) -> list[str]:
        return [self.faces.amount(verb, number) for verb, number in amounts if number]

    def cost(self, parts: Sequence[str]) -> str:
        return self.text("preview-cost", self.faces.joined(parts)) if parts else self.view.say("preview-free")

    def melodies(self, number: int) -> list[tuple[int, int]]:
        """The pool pays first, acoustic stones the rest (BAR-288)."""
        pool = min(number, self.table.melodies)
        return [(b.MELODY, pool), (b.ACOUSTIC, number - pool)]

    def lyrics(self, number: int) -> list[tuple[int, int]]:
        """As melodies; where melodies may serve as lyrics, what pays the rest is asked later."""
        pool = min(number, self.table.lyrics)
        rest = number - pool
        if rest and common.sings_as_lyrics(self.table, self.seat):
            return [(b.LYRIC, number)]
        return [(b.LYRIC, pool), (b.ACOUSTIC, rest)]

    def gives(self, items: Sequence[Item]) -> list[str]:
        """What items would give now, and what else comes of it. Those of one kind come together."""
        others: dict[str, int] = {}
        for item in items:
            if not is_counted(item.verb):
                text = self.faces.item(item)
                others[text] = others.get(text, 0) + 1
        numbers = self.numbers(items)
        if self.table.phase != COMPOSE:
            numbers[b.MOVEMENT] = 0
        given = self.amounts(enumerate(numbers))
        lines = [self.text("preview-gives", self.faces.joined(given))] if given else []
        for text, count in others.items():
            lines.append(
                sentence(
                    text if count == 1 else self.view.messages.format("preview-each", {"text": text, "number": count})
                )
            )
        return [*lines, *self.besides(items)] or [self.view.say("preview-nothing")]

    def besides(self, items: Sequence[Item]) -> list[str]:
        """What a list of gains does not say: how far the boat gets, what is lost, whether a reserve runs out."""
        numbers = self.numbers(items)
        sails = numbers[b.MOVEMENT] and self.table.phase != COMPOSE
        boat = [self.view.say("preview-boat", number=self.boat(numbers[b.MOVEMENT]))] if sails else []
        return [*boat, *self.lost(numbers), *self.gems(numbers[b.GEM])]

    def numbers(self, items: Sequence[Item]) -> list[int]:
        """How many of each thing items give; "per Skill" is counted already (BAR-095)."""
        numbers = [0] * b.OPTION
        for item in items:
            if is_counted(item.verb):
                numbers[item.verb] += item.number * times(self.table, self.seat, item)
        return numbers

    def boat(self, spaces: int) -> int:
        """BAR-086: how far it would get; frozen boats stay."""
        if common.event_forbids(self.table, b.BOATS_FROZEN):
            return 0
        return min(spaces, len(self.box.river) - 1 - self.player.boat)

    def lost(self, numbers: Sequence[int]) -> list[str]:
        """BAR-071, BAR-004: volume above 6, and stones that the supply does not have."""
        room = (
            (b.VOLUME, b.VOLUME_MAX - self.player.volume),
            (b.ACOUSTIC, self.table.acoustic),
            (b.RANGE, self.table.range),
        )
        lost = [self.faces.amount(verb, numbers[verb] - most) for verb, most in room if numbers[verb] > most]
        return [self.text("preview-lost", self.faces.joined(lost))] if lost else []

    def gems(self, number: int) -> list[str]:
        """BAR-168, BAR-191: what happens when these gems are taken."""
        first, second = self.table.reserves
        if number and self.table.trigger == NONE and second and number >= first + second:
            return [self.view.say("preview-empties-2", number=b.END_GEMS)]
        if number and self.table.act == ACT_1 and first and number >= first:
            return [self.view.say("preview-empties-1")]
        return []

    def converted(self, item: Item) -> list[str]:
        price: list[tuple[int, int]] = []
        for part in item.price:
            if part.verb == b.MELODY:
                price += self.melodies(part.number)
            elif part.verb == b.LYRIC:
                price += self.lyrics(part.number)
            else:
                price.append((part.verb, part.number))
        return [self.cost(self.amounts(price)), *self.gives(item.gains)]
