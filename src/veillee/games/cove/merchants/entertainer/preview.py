"""What the Entertainer's choices would bring: the dial, the stops of a song, every pick of icons."""

from __future__ import annotations

from veillee.games.cove import box as b
from veillee.games.cove.foresight import Foresight
from veillee.games.cove.merchants.entertainer import places
from veillee.games.cove.merchants.entertainer.box import AT_GRAND_SQUARE, AT_ISLE, stage_in
from veillee.games.cove.merchants.entertainer.faces import EntertainerFaces
from veillee.games.cove.merchants.entertainer.scene import listeners
from veillee.games.cove.merchants.entertainer.song import AtPlace
from veillee.games.cove.merchants.entertainer.spending import FOR_CREST, FOR_ISLE, FOR_PIER, Spend
from veillee.games.cove.merchants.entertainer.stage import (
    QUARTERS,
    Stage,
    card_price,
    crest_cost,
    moves_left,
    reach,
    source_cost,
    source_value,
    sources,
    stage_of,
)
from veillee.games.cove.merchants.entertainer.steps import MORE, SAME, TurnDial
from veillee.games.cove.steps import common


class EntertainerPreview(Foresight):
    faces: EntertainerFaces

    @property
    def stage(self) -> Stage:
        return stage_of(self.table, self.seat)

    # -- Composition -----------------------------------------------------------------------

    def what_if_play(self, card: int) -> list[str]:
        """What the song can use of it, not its strip. Of two cards the other one is discarded (COV-122)."""
        lines = self.faces.face("card", card).lines[:-1]
        others = [other for other in self.stage.hand if other != card]
        if len(others) != 1:
            return lines
        return [*lines, self.say("preview-discards", card=others[0]), *self.what_if_discard(others[0])]

    def what_if_discard(self, card: int) -> list[str]:
        """COV-123, COV-125, COV-153: the dial, the volume, and the hours that the turn costs."""
        printed = stage_in(self.box).cards[card]
        volume = min(printed.volume, stage_in(self.box).volume_max - self.stage.volume)
        lines = [self.dial(printed.hours), self.say("preview-volume", number=volume)]
        return [*lines, *self.corrupted(printed.corruption), *self.clock(printed.hours)]

    def what_if_turn(self, turning: int) -> list[str]:
        assert isinstance(self.asking, TurnDial)
        quarters = stage_in(self.box).cards[self.asking.card].hours
        if turning == SAME:
            return [self.dial(quarters), *self.clock(quarters)]
        return [self.dial(quarters + (1 if turning == MORE else -1)), *self.corrupted(1)]

    def dial(self, quarters: int) -> str:
        """COV-127, COV-133: whether there is a song, and how far it leads."""
        stops = self.stage.dial + quarters
        if stops >= QUARTERS:
            return self.say("preview-song", number=stage_in(self.box).movement[stops % QUARTERS])
        return self.say("preview-no-song", number=QUARTERS - stops)

    # -- the stops of a song ---------------------------------------------------------------

    def what_if_go(self, place: int) -> list[str]:
        return self.stop(place)

    def what_if_act(self) -> list[str]:
        place = self.stage.place
        if AT_GRAND_SQUARE <= place < AT_ISLE:
            return self.stop(place)
        return [self.printed(self.faces.place_text(place)), *self.stop(place)]

    def stop(self, place: int) -> list[str]:
        """What could be done at a location with the icons that are left."""
        if place < AT_GRAND_SQUARE:
            return self.pier(place)
        if place == AT_GRAND_SQUARE:
            return self.priced(place, crest_cost(self.stage), b.NONE)
        if place == AT_ISLE:
            return self.isle()
        clan = places.hall_at(place)
        if self.stage.runes >> clan & 1:
            return [self.say("preview-rune-there")]
        return self.priced(place, self.table.halls[clan], clan)

    def priced(self, place: int, cost: int, clan: int) -> list[str]:
        """COV-175, COV-182: what a location gives and asks for, and how many icons there are for it."""
        given = self.printed(self.faces.place_text(place, cost))
        return [given, self.say("preview-reach", number=self.most(clan))]

    def pier(self, pier: int) -> list[str]:
        """The clans that listen there, each with the most that it would bring."""
        lines = []
        for clan in range(b.CLANS):
            here, most = common.on_pier(self.table, pier, clan), self.most(clan)
            if here and most:
                lines.append(self.say("preview-sings", clan=clan, number=most, number2=here, number3=most * here))
        price = self.say("preview-card-price", number=card_price(self.table, self.stage))
        return [*(lines or [self.say("preview-nobody-listens")]), price]

    def isle(self) -> list[str]:
        if not self.stage.runes:
            return [self.say("preview-needs-rune")]
        lines = []
        for side in (b.LEFT, b.RIGHT):
            gold = sum(
                self.most(clan) * common.at_sea(self.table, side, clan)
                for clan in places.isle_clans(self.table, self.stage)
            )
            lines.append(self.say("preview-side", side=side, number=gold))
        return lines

    def most(self, clan: int) -> int:
        return reach(self.table, self.stage, clan, self.stage.volume)

    def what_if_side(self, side: int) -> list[str]:
        lines = []
        for clan in places.isle_clans(self.table, self.stage):
            here, most = common.at_sea(self.table, side, clan), self.most(clan)
            lines.append(self.say("preview-sings", clan=clan, number=most, number2=here, number3=most * here))
        return lines

    def what_if_sing(self, clan: int) -> list[str]:
        here, most = listeners(self.table, self.stage, clan), self.most(clan)
        return [self.say("preview-sings", clan=clan, number=most, number2=here, number3=most * here)]

    def what_if_brag(self) -> list[str]:
        """COV-146, COV-147: all creatures, the unfavourable effects too."""
        shown = [self.printed(self.faces.creature_text(stage_in(self.box).cards[card])) for card in self.stage.brag]
        return [self.say("preview-costs-volume", number=stage_in(self.box).brag_cost), *shown]

    def what_if_end_song(self) -> list[str]:
        """A warning says it already."""
        lost = len(sources(self.table, self.stage, b.NONE))
        return [] if self.warns_of_end_song() else [self.say("preview-icons-lost", number=lost)]

    def warns_of_end_song(self) -> list[str]:
        """COV-152: what is not sung is lost: where something could be done here or elsewhere, one is asked again."""
        left = sources(self.table, self.stage, b.NONE)
        here = isinstance(self.asking, AtPlace) and not self.stage.acted
        here = here and places.can_act(self.table, self.stage, self.seat)
        if left and (here or moves_left(self.table, self.stage) > 0):
            return [self.say("preview-icons-lost", number=len(left))]
        return []

    def what_if_swan(self) -> list[str]:
        """COV-161, COV-166: how far it leads, and what there is to sing with."""
        ready = len(sources(self.table, self.stage, b.NONE))
        return [self.say("preview-swan", number=1 + moves_left(self.table, self.stage), number2=ready)]

    def what_if_no_swan(self) -> list[str]:
        """COV-165: what lies in the song is there on the next day, if there is one."""
        return [self.say("preview-song-stays" if self.table.day < b.DAYS else "preview-last-song")]

    # -- spending --------------------------------------------------------------------------

    def what_if_use(self, source: int) -> list[str]:
        assert isinstance(self.asking, Spend)
        box = stage_in(self.box)
        value, cost = source_value(box, self.stage, source), source_cost(box, source)
        lines = [self.say("preview-icons-given", number=value)]
        if cost:
            lines.append(self.say("preview-costs-volume", number=cost))
        return [*lines, *self.sum(self.asking, self.asking.paid + value)]

    def what_if_enough(self) -> list[str]:
        """The sum before it is confirmed."""
        return self.sum(self.asking, self.asking.paid) if isinstance(self.asking, Spend) else []

    def sum(self, spent: Spend, icons: int) -> list[str]:
        """What the icons spent so far come to."""
        if spent.purpose in (FOR_PIER, FOR_ISLE):
            here = listeners(self.table, self.stage, spent.clan)
            return [self.say("preview-sum", number=icons, number2=here, number3=icons * here)]
        lines = [self.say("preview-paid", number=icons, number2=spent.needed)]
        if icons > spent.needed:
            lines.append(self.say("preview-excess", number=icons - spent.needed))
        return lines if spent.purpose != FOR_CREST else [*lines, self.icons(spent.townsfolk)]

    # -- cards, fans, creatures ------------------------------------------------------------

    def what_if_buy(self, card: int) -> list[str]:
        price = card_price(self.table, self.stage)
        lines = [self.say("preview-costs", number=price, number2=self.player.gold - price), self.say("preview-on-top")]
        return [*(self.printed(line) for line in self.faces.face("card", card).lines), *lines]

    def what_if_court(self, townsfolk: int) -> list[str]:
        """COV-177, COV-181: the icons of a fan, and what the next crest uncovers."""
        lines = [self.icons(townsfolk)]
        limits = stage_in(self.box).hand_limit
        if limits[self.stage.crests + 1] > limits[self.stage.crests]:
            lines.append(self.say("preview-hand-limit", number=limits[self.stage.crests + 1]))
        return lines

    def what_if_tame(self, card: int) -> list[str]:
        return [self.printed(self.faces.creature_text(stage_in(self.box).cards[card]))]

    def what_if_show(self, card: int) -> list[str]:
        return [self.printed(self.faces.creature_text(stage_in(self.box).cards[card]))]
