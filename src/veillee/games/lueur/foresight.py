"""What noon will bring with dice that show these faces: which cards they set off, how often, and what all of it gives.

It is looked at before noon, while dice can still be rerolled; what players choose at noon itself is not guessed.
"""

from __future__ import annotations

from veillee.games.lueur.box import MINUS_TWO_LIGHT, THREE_LIGHT, TWO_FOOTPRINTS
from veillee.games.lueur.faces import GIVEN
from veillee.games.lueur.steps.common import effective_if, trigger
from veillee.games.lueur.steps.noon import COMPANION, CardCode, available, card_of
from veillee.games.lueur.table import LATE_MORNING, LueurTable


class Foresight:
    """Noon for one seat, if all dice show these faces."""

    def __init__(self, table: LueurTable, seat: int, faces: list[int]) -> None:
        self.table = table
        self.seat = seat
        self.counts = effective_if(table, seat, faces)
        self.times = self._set_off()

    def _set_off(self) -> dict[CardCode, int]:
        """How often each card will be resolved; before noon Cromaug too, who acts first and then never (LUE-119)."""
        found = dict(zip(*available(self.table, self.seat, self.counts), strict=True))
        companions = self.table.seats[self.seat].companions if self.table.phase == LATE_MORNING else []
        for companion in companions:
            card = self.table.box.companions[companion]
            if card.revives and trigger(card, self.counts):
                return {COMPANION + companion: 1, **found}
        return found

    def gains(self) -> dict[str, int]:
        """What special faces and cards give and take in all (LUE-050, LUE-118, LUE-061), without what is nothing."""
        counts = self.counts
        sums = dict.fromkeys(GIVEN, 0)
        sums["footprints"] = 2 * counts[TWO_FOOTPRINTS]
        sums["light"] = 3 * counts[THREE_LIGHT] - 2 * counts[MINUS_TWO_LIGHT]
        for code, times in self.times.items():
            card = card_of(self.table, self.seat, code)
            for thing in GIVEN:
                sums[thing] += times * getattr(card, thing)
        return {thing: number for thing, number in sums.items() if number}
