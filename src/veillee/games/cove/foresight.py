"""What all previews share: the clock after so many hours, what corruption will cost, and words for both."""

from __future__ import annotations

from collections.abc import Iterable

from veillee.core.ids import SeatNumber
from veillee.core.previews import OptionPreview
from veillee.core.spec import View
from veillee.games.cove.box import NONE, ShopPlace, TownsfolkId
from veillee.games.cove.faces import Faces
from veillee.games.cove.steps import common
from veillee.games.cove.steps.harbour import is_arrival
from veillee.games.cove.steps.townsfolk import affordable
from veillee.games.cove.table import CoveTable


def next_after(table: CoveTable, side: SeatNumber, hours: int) -> SeatNumber:
    """COV-030, COV-031: who plays once this hourglass has advanced, as things lie now; NONE where the market opens."""
    times = {one: common.trader(table, one).hour for one in table.hourglasses}
    times[side] += hours
    stack = [side, *(one for one in table.hourglasses if one != side)]
    waiting = [one for one in stack if table.marker == NONE or times[one] < table.marker]
    return min(waiting, key=lambda one: times[one], default=NONE)


def sure_recruit(table: CoveTable, seat: SeatNumber, place: ShopPlace) -> TownsfolkId:
    """Whom a visit to the Grand Square brings without a further question: the only one who can be paid, else NONE."""
    found = affordable(table, seat) if place == table.box.grand_square else []
    return found[0] if len(found) == 1 else NONE


class Foresight(OptionPreview[CoveTable]):
    """What the options of the asked seat would bring: each merchant adds what is its own."""

    def __init__(self, view: View[CoveTable]) -> None:
        super().__init__(view)
        self.box = self.table.box
        self.faces: Faces = view.album
        self.player = self.table.seats[self.seat]

    def printed(self, text: str) -> str:
        """What stands on a card, as one line of several."""
        return text.removesuffix(".")

    def listed(self, parts: Iterable[str]) -> str:
        return ", ".join(parts)

    def what_if_enough(self) -> list[str]:
        """Whoever asks for several things says what they come to."""
        return []

    # -- time ------------------------------------------------------------------------------

    def clock(self, hours: int) -> list[str]:
        """COV-033, COV-034: where the hourglass comes to, who arrives on its way, and whose turn it is then."""
        before = self.player.hour
        arrivals = sum(is_arrival(self.table, hour) for hour in range(before + 1, before + hours + 1))
        lines = [self.say("preview-hours", number=hours, number2=before + hours)]
        if arrivals:
            lines.append(self.say("preview-arrivals", number=arrivals))
        following = next_after(self.table, self.seat, hours)
        if following == NONE:
            return [*lines, self.say("preview-then-market")]
        if following == self.seat:
            return [*lines, self.say("preview-then-you")]
        return [*lines, self.say("preview-then", seat=following, number=common.trader(self.table, following).hour)]

    # -- gold ------------------------------------------------------------------------------

    def corrupted(self, cards: int) -> list[str]:
        """COV-092: what corruption cards will cost at the end, as the Lair is now."""
        return [self.say("preview-corrupts", number=cards, number2=cards * self.table.lair)] if cards else []

    def icons(self, townsfolk: int) -> str:
        """COV-091: what the icons of a townsfolk card would be worth if the match ended now."""
        printed = self.box.townsfolk[townsfolk]
        rogues = sum(icon >= len(self.table.halls) for icon in printed.icons)
        worth = common.sponsorship(self.table, townsfolk) - rogues * self.table.lair
        return self.say("preview-icons", number=worth)
