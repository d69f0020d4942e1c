"""What an option would bring and cost, said before it is chosen: the harbour, the town, the market."""

from __future__ import annotations

from veillee.games.cove import box as b
from veillee.games.cove.foresight import Foresight, sure_recruit
from veillee.games.cove.steps import common
from veillee.games.cove.steps.harbour import ChooseDock, Embark
from veillee.games.cove.steps.market import can_sell, corruption_of, price
from veillee.games.cove.steps.shop import HURRIED_HOURS, WAIT_HOURS, shop_of
from veillee.games.cove.steps.townsfolk import MayTakeEffect, MoveTo


class HarbourPreview(Foresight):
    """What every merchant can be asked."""

    # -- boats -----------------------------------------------------------------------------

    def what_if_embark(self, boat: int) -> list[str]:
        assert isinstance(self.asking, (Embark, MoveTo))
        return self.boarded(boat, self.asking.kind)

    def what_if_shove(self, kind: int, boat: int) -> list[str]:
        """COV-072: where somebody is moved to; the rogue's boat is one short then."""
        return self.boarded(boat, kind)

    def boarded(self, boat: int, kind: int) -> list[str]:
        """Who is aboard then, and what becomes of a full boat (COV-041, COV-042, COV-044)."""
        lines = [self.aboard(boat, kind)]
        if len(self.table.boats[boat]) + 1 < b.SEATS_OF_BOAT:
            return lines
        docks = common.free_docks(self.table, common.side_of(boat))
        if not docks:
            return [*lines, self.say("preview-stays-at-sea")]
        return [*lines, self.say("preview-docks"), *self.marker()]

    def aboard(self, boat: int, kind: int) -> str:
        kinds = [*self.table.boats[boat], kind]
        counted = [f"{kinds.count(one)} × {self.view.name('kind', one)}" for one in sorted(set(kinds))]
        return self.text("preview-aboard", self.listed(counted))

    def marker(self) -> list[str]:
        """COV-044: the fourth dock brings the market marker."""
        taken = sum(dock != b.NONE for dock in self.table.at)
        if self.table.marker != b.NONE or taken + 1 < b.DOCKS:
            return []
        hour = 1 + max(common.trader(self.table, side).hour for side in self.table.hourglasses)
        return [self.say("preview-marker", number=hour)]

    def what_if_dock(self, dock: int) -> list[str]:
        """What the pier takes, and what one's own stall would earn more there."""
        assert isinstance(self.asking, ChooseDock)
        pier = b.PIER_OF[dock]
        lines = [self.say(f"preview-pier-{pier}")]
        if common.workshop(self.table, self.seat).sells():
            lines.append(self.say("preview-stall-earns", number=self.earned(self.asking.boat, pier)))
        return [*lines, *self.marker()]

    def earned(self, boat: int, pier: int) -> int:
        """What the goods of the stall would bring from the adventurers of one boat on a pier."""
        gold = 0
        for good, number in enumerate(self.player.goods):
            size, clan = divmod(good, b.CLANS)
            if self.box.accepts[pier] >> size & 1:
                gold += number * self.box.values[good] * self.table.boats[boat].count(clan)
        return gold

    # -- the shop --------------------------------------------------------------------------

    def what_if_visit(self, place: int) -> list[str]:
        shop = shop_of(self.table, self.seat)
        lines = self.clock(shop.hours[shop.places.index(place)])
        sure = sure_recruit(self.table, self.seat, place)
        if sure == b.NONE:
            return lines
        return [*lines, self.say("preview-recruits", townsfolk=sure), *self.what_if_recruit(sure)]

    def what_if_hurry(self, place: int) -> list[str]:
        return self.clock(HURRIED_HOURS)

    def what_if_wait(self) -> list[str]:
        return [*self.clock(WAIT_HOURS), self.say("preview-lifts-ban")]

    def what_if_make(self, clan: int) -> list[str]:
        return [self.buyers(common.good_of(b.SMALL, clan))]

    def buyers(self, good: int) -> str:
        """How many adventurers of its colour are on boats, docked and at sea."""
        clan = good % b.CLANS
        docked = sum(common.on_pier(self.table, pier, clan) for pier in range(b.PIERS))
        at_sea = sum(common.at_sea(self.table, side, clan) for side in (b.LEFT, b.RIGHT))
        return self.say("preview-buyers", number=self.box.values[good], number2=docked, number3=at_sea)

    # -- townsfolk -------------------------------------------------------------------------

    def what_if_recruit(self, townsfolk: int) -> list[str]:
        """The price, what the icons are worth now, the effect, and the sponsorship of a fan (COV-058, COV-179)."""
        cost = self.box.prices[self.table.row.index(townsfolk)]
        lines = [self.say("preview-costs", number=cost, number2=self.player.gold - cost)]
        if common.is_fan(self.table, townsfolk):
            lines.append(self.say("preview-fan", number=common.sponsorship(self.table, townsfolk)))
        return [*lines, self.icons(townsfolk), self.printed(self.faces.townsfolk_text(townsfolk))]

    def what_if_dismiss(self, townsfolk: int) -> list[str]:
        return [self.icons(townsfolk)]

    def called_take_effect(self) -> str:
        """The button says what would happen."""
        assert isinstance(self.asking, MayTakeEffect)
        text = self.printed(self.faces.townsfolk_text(self.asking.townsfolk))
        return self.text("option-take_effect-told", text[:1].lower() + text[1:])

    # -- the market ------------------------------------------------------------------------

    def what_if_sell(self, size: int, clan: int, pier: int) -> list[str]:
        return self.sale(size, clan, pier, clan)

    def what_if_cult(self, size: int, clan: int, pier: int) -> list[str]:
        return self.sale(size, clan, pier, b.ROGUE)

    def sale(self, size: int, clan: int, pier: int, to: int) -> list[str]:
        """COV-076: base value times buyers, the gold then, and the corruption that goes with it (COV-071, COV-081)."""
        base = self.box.values[common.good_of(size, clan)]
        paid = price(self.table, size, clan, pier, to)
        buyers = common.on_pier(self.table, pier, to)
        lines = [
            self.say("preview-sells", number=base, number2=buyers, number3=paid),
            self.say("preview-gold-then", number=self.player.gold + paid),
        ]
        best = self.best(size, clan)
        if best > paid:
            lines.append(self.say("preview-better", number=best))
        return [*lines, *self.corrupted(corruption_of(self.table, clan, pier, to))]

    def best(self, size: int, clan: int) -> int:
        """The most that a good brings today without corruption."""
        return max(
            (
                price(self.table, size, clan, pier, clan)
                for pier in range(b.PIERS)
                if can_sell(self.table, self.seat, size, clan, pier, clan)
                and not corruption_of(self.table, clan, pier, clan)
            ),
            default=0,
        )

    def what_if_close(self) -> list[str]:
        return [self.say("preview-stays", number=sum(self.player.goods))]

    def warns_of_close(self) -> list[str]:
        """Goods that somebody would still buy without corruption."""
        left = sum(
            number * self.best(*divmod(good, b.CLANS)) for good, number in enumerate(self.player.goods) if number
        )
        return [self.say("warns-unsold", number=left)] if left else []
