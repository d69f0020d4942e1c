"""What an option would bring and cost, said before it is chosen."""

from __future__ import annotations

from collections.abc import Sequence

from veillee.core.ids import CardId, SeatNumber
from veillee.core.scene import Stop
from veillee.core.text import sentence
from veillee.games.bardwood import box as b
from veillee.games.bardwood.box import NONE, Item
from veillee.games.bardwood.faces import song_marker
from veillee.games.bardwood.grove import place_name
from veillee.games.bardwood.measures import measure
from veillee.games.bardwood.reckoning import Reckoning
from veillee.games.bardwood.scoring import meets
from veillee.games.bardwood.steps import common, legends, places
from veillee.games.bardwood.steps.compose import ADJUST_COST, FEWER, MORE, AdjustTempo, movement_points, will_sing
from veillee.games.bardwood.steps.creatures import soothe_cost, stones_needed
from veillee.games.bardwood.steps.dial import TakeTempo
from veillee.games.bardwood.steps.effects import ChooseSide, ConvertNow
from veillee.games.bardwood.steps.events import deed_of
from veillee.games.bardwood.steps.paying import BagpiperStones, StoneMix
from veillee.games.bardwood.steps.places import DEAL_COINS, EchoTower
from veillee.games.bardwood.steps.rest import FanChoice
from veillee.games.bardwood.steps.rivalry import CRESTS_FOR, FOR_GEMS, GEMS_FOR_CRESTS, distance_to, duel_cost
from veillee.games.bardwood.steps.sing import lower_cost, own_conversion, song_of
from veillee.games.bardwood.table import ACT_1, CONVERSIONS, RIVAL, SING
from veillee.games.bardwood.words import LOCATION_IDS, QUARTER_IDS


class Preview(Reckoning):
    """What the options of the asked seat would bring, for those kinds whose label does not tell it."""

    # -- the setup -------------------------------------------------------------------------

    def what_if_bard(self, bard: int) -> list[str]:
        return list(self.faces.face("bard", bard).lines)

    def what_if_muse(self, muse: int) -> list[str]:
        return list(self.faces.face("muse", muse).lines)

    # -- composing -------------------------------------------------------------------------

    def what_if_play(self, card: CardId) -> list[str]:
        """The card in the song, the other on the discard pile, and what the dial does with it."""
        other = next(held for held in self.player.hand if held != card)
        printed = self.box.cards[other]
        song = [self.text("preview-song", self.faces.items(self.box.cards[card].upper.items))]
        if self.box.cards[card].cost:
            song += self.faces.face("card", card).lines[1:2]
        args = {"card": self.view.name("card", other), "text": self.faces.items(printed.discard.items)}
        rest = self.box.effects[printed.discard_rest]
        return [*song, self.view.messages.format("preview-discard", args), *self.dial(printed.discard_tempo, rest)]

    def what_if_adjust(self, adjustment: int) -> list[str]:
        price = [self.cost(self.amounts([(b.VOLUME, ADJUST_COST)]))] if adjustment <= FEWER else []
        return price + self.dial(*self.adjusted(adjustment))

    def adjusted(self, adjustment: int) -> tuple[int, Sequence[Item]]:
        """The tempo after the adjustment, and the rest of the line that was discarded."""
        assert isinstance(self.asking, AdjustTempo)
        tempo = self.asking.tempo + (1 if adjustment == MORE else -1 if adjustment == FEWER else 0)
        return tempo, self.box.effects[self.box.cards[self.player.discard[-1]].discard_rest]

    def stops_of_play(self, card: CardId) -> list[Stop]:
        other = next(held for held in self.player.hand if held != card)
        printed = self.box.cards[other]
        return self.stop(*self.turn(printed.discard_tempo, self.box.effects[printed.discard_rest]))

    def stops_of_adjust(self, adjustment: int) -> list[Stop]:
        return self.stop(*self.turn(*self.adjusted(adjustment)))

    def stop(self, quarter: int, sings: bool) -> list[Stop]:
        """The pale hand of the dial, and whether one would sing."""
        zone = f"dial:{self.view.lexicon.id('seat', self.seat)}"
        return [Stop(zone, QUARTER_IDS[quarter], song_marker(self.faces) if sings else None)]

    def turn(self, tempo: int, rest: Sequence[Item]) -> tuple[int, bool]:
        """The quarter where the dial stops, and whether one sings then (BAR-072, BAR-074, BAR-079)."""
        back = sum(item.number for item in rest if item.verb == b.BACKBEAT)
        passes = self.player.dial + tempo >= b.QUARTERS
        return (self.player.dial + tempo - back) % b.QUARTERS, passes or will_sing(self.table, self.seat)

    def dial(self, tempo: int, rest: Sequence[Item]) -> list[str]:
        """Where it stops, what the quarter gives, and whether one sings (BAR-080)."""
        quarter, sings = self.turn(tempo, rest)
        passes = self.player.dial + tempo >= b.QUARTERS
        points = movement_points(self.table, self.seat, quarter, sings)
        points += sum(item.number for item in rest if item.verb == b.MOVEMENT)
        bonus = self.box.quarters[quarter].bonus.items if not self.player.runes[quarter] else ()
        points += sum(item.number for item in bonus if item.verb == b.MOVEMENT)
        lines = [self.view.say("preview-stops", quarter=quarter, number=points)]
        others = [item for item in bonus if item.verb != b.MOVEMENT]
        if others:
            lines.append(self.text("preview-bonus", self.faces.listed(others)))
        return [*lines, self.song(quarter, passes, sings)]

    def song(self, quarter: int, passes: bool, sings: bool) -> str:
        if sings:
            return self.view.say("preview-passes" if passes and not self.player.ready else "preview-sings")
        return self.view.say("preview-silent", number=b.QUARTERS - quarter)

    def what_if_walk(self, region: int) -> list[str]:
        steps = self.box.distance[self.player.region][region]
        left = self.table.points - steps
        offers = [self.offer(location) for location in self.box.around[region]]
        return [self.view.say("preview-walk", number=steps, number2=left), *offers]

    def offer(self, location: int) -> str:
        """What a place asks for and gives now: where one walks depends on what the song can pay."""
        price, text = self.price_at(location)
        args = {"place": place_name(self.faces, LOCATION_IDS[location]), "price": price, "text": text}
        return self.view.messages.format("preview-place" if price else "preview-place-empty", args)

    def price_at(self, location: int) -> tuple[str, str]:
        """What can be had there for what; nothing where nothing is left."""
        table, seat, amount = self.table, self.seat, self.faces.amount
        place = self.box.locations[location]
        if places.gem_price(table, seat, location) != NONE:
            cost = places.gem_price(table, seat, location)
            return amount(b.MELODY if place.kind == b.LAIR else b.COIN, cost), amount(b.GEM)
        if place.kind == b.LAIR:
            lair = common.lair_at(table, location)
            return amount(b.MELODY, soothe_cost(table, seat, lair)), self.view.name("card", table.lairs[lair].top)
        if place.kind in (b.SKILL_SHOP, b.IMPRO_SHOP_PLACE):
            top = table.shops[common.shop_at(table, location)][0]
            return amount(b.COIN, places.shop_price(table, seat)), self.view.name("card", top)
        if place.kind == b.BANK:
            return self.view.say("preview-crest"), amount(b.COIN, places.bank_coins(table, seat))
        if place.kind == b.HEARTH:
            told = [level for level in range(b.LEVELS) if table.legends[level].pile]
            costs = [
                (legends.legend_cost(table, seat, level, by_boat=True), self.box.backs[level].gems) for level in told
            ]
            return self.ladder(costs)
        if place.stage != NONE:
            spaces = range(b.SPACES * place.stage, b.SPACES * (place.stage + 1))
            open_ = [space for space in spaces if table.rewards[space] == NONE]
            return self.ladder(
                [(places.reward_cost(table, seat, space), self.box.rewards[space].gems) for space in open_]
            )
        gains = [self.faces.listed(conversion.gains) for conversion in place.conversions]
        return self.faces.listed(place.conversions[0].price), " / ".join(gains)

    def ladder(self, costs: Sequence[tuple[int, int]]) -> tuple[str, str]:
        """Lyrics, and the gems that they bring, step by step: 4/5/7 lyrics, 1/2/3 gems."""
        if not costs:
            return "", ""
        steps = sorted(costs)
        lyrics, gems = steps[-1]
        below = ["".join(f"{step[side]}/" for step in steps[:-1]) for side in (0, 1)]
        return below[0] + self.faces.amount(b.LYRIC, lyrics), below[1] + self.faces.amount(b.GEM, gems)

    def what_if_sail(self) -> list[str]:
        space = self.player.boat + 1
        return [self.view.say("preview-sail", number=space, number2=self.box.river[space])]

    def warns_of_stay(self) -> list[str]:
        return [self.view.say("warns-points", number=self.table.points)] if self.table.points else []

    # -- cards of the song -----------------------------------------------------------------

    def what_if_use(self, card: CardId) -> list[str]:
        return self.gives(self.box.cards[card].upper.plain)

    def what_if_use_all(self) -> list[str]:
        song = song_of(self.table, self.seat)
        unused = [card for place, card in enumerate(song) if not self.table.used >> place & 1]
        return self.gives([item for card in unused for item in self.box.cards[card].upper.plain])

    def what_if_lower(self, card: CardId) -> list[str]:
        price = self.amounts([(b.VOLUME, lower_cost(self.table, self.seat, card))])
        return [self.cost(price), *self.gives(self.box.cards[card].lower.plain)]

    def what_if_convert(self, card: CardId, benefit: int) -> list[str]:
        conversions = self.box.cards[card].upper.conversions
        number = next(n for n, item in enumerate(conversions) if item.gains[0].verb == benefit)
        item = conversions[number]
        if isinstance(self.asking, ConvertNow):
            left = self.asking.left
        else:
            place = song_of(self.table, self.seat).index(card)
            left = item.limit - self.table.converted[CONVERSIONS * place + number]
        lines = self.converted(item)
        return lines if item.limit in (1, b.ENDLESS) else [*lines, self.view.say("preview-times", number=left)]

    def what_if_muse_convert(self, muse: int) -> list[str]:
        conversion = own_conversion(self.table, self.seat)
        assert conversion is not None
        return self.converted(conversion)

    def called_convert(self, card: CardId, benefit: int) -> str:
        """The card and what it converts: there may be two conversions on it."""
        conversions = self.box.cards[card].upper.conversions
        item = next(item for item in conversions if item.gains[0].verb == benefit)
        args = {"card": self.view.name("card", card), "text": self.faces.item(item)}
        return self.view.messages.format("called-convert", args)

    def side(self, benefit: int) -> Item:
        assert isinstance(self.asking, ChooseSide)
        return next(item for item in self.asking.sides(self.table) if item.verb == benefit)

    def called_take(self, benefit: int) -> str:
        return self.faces.item(self.side(benefit))

    def what_if_take(self, benefit: int) -> list[str]:
        side = self.side(benefit)
        return self.turned(side.number) if benefit == b.TEMPO else self.besides([side])

    def stops_of_take(self, benefit: int) -> list[Stop]:
        return self.turned_stop(self.side(benefit).number) if benefit == b.TEMPO else []

    def what_if_again(self, card: CardId) -> list[str]:
        return self.gives(self.box.cards[card].upper.items)

    def what_if_jam(self, location: int) -> list[str]:
        card = self.table.shops[common.shop_at(self.table, location)][0]
        return [self.view.name("card", card), *self.gives(self.box.cards[card].upper.items)]

    def warns_of_end(self) -> list[str]:
        """BAR-094: what is left of the song and its pool is lost."""
        song = song_of(self.table, self.seat)
        unused = sum(
            bool(self.box.cards[card].upper.plain) and not self.table.used >> place & 1
            for place, card in enumerate(song)
        )
        left = self.amounts([(b.MELODY, self.table.melodies), (b.LYRIC, self.table.lyrics)])
        lines = [self.text("warns-pool", self.faces.joined(left))] if left else []
        return [*lines, self.view.say("warns-unused", number=unused)] if unused else lines

    # -- creatures -------------------------------------------------------------------------

    def what_if_soothe(self, location: int) -> list[str]:
        """Melodies and range stones; the benefits, the card with its blue gem, and the crests on it."""
        lair = common.lair_at(self.table, location)
        pile = self.table.lairs[lair]
        card = self.box.cards[pile.top]
        price = self.melodies(soothe_cost(self.table, self.seat, lair))
        lines = [self.cost(self.amounts([*price, (b.RANGE, self.stones(self.reach(location)))]))]
        lines += self.gives(card.upper.items)
        lines.append(self.view.say("preview-creature", card=pile.top, number=card.blue))
        for side in common.turn_order(self.table):
            if pile.crests >> side & 1 and side != self.seat:
                lines.append(self.helped(side, card))
        return lines

    def helped(self, side: SeatNumber, card: b.Card) -> str:
        """What comes to somebody else who has a crest there (BAR-122); to the Rival only gems do (BAR-267)."""
        if side != RIVAL:
            return sentence(self.view.say("preview-helper", seat=side))
        gems = sum(item.number for item in card.upper.items if item.verb == b.GEM)
        return sentence(self.view.say("preview-helper-rival", seat=RIVAL, number=gems))

    def what_if_help(self, location: int) -> list[str]:
        lair = common.lair_at(self.table, location)
        price = [*self.melodies(b.HELP_COST), (b.RANGE, self.stones(self.reach(location)))]
        card = self.table.lairs[lair].top
        crest = self.view.say("preview-crest")
        left = max(0, soothe_cost(self.table, self.seat, lair) - 1)
        lines = [self.cost([*self.amounts(price), crest]), self.view.say("preview-help", card=card, number=left)]
        if len(self.table.seats) > 1:
            lines.append(self.view.say("preview-help-shared"))
        if self.table.rival is not None and self.table.act == ACT_1:
            lines.append(sentence(self.view.say("preview-help-rival", seat=RIVAL)))
        return [*lines, *self.uncovered()]

    def reach(self, location: int) -> int:
        return self.box.reach[self.player.region][location]

    def stones(self, distance: int) -> int:
        return stones_needed(self.table, self.seat, distance)

    def uncovered(self) -> list[str]:
        """What shows on the own track when a crest leaves it (BAR-161)."""
        left = self.player.crests - 1
        if common.blue_of_track(left) > common.blue_of_track(left + 1):
            return [self.view.say("preview-track-gem")]
        if common.defence(left) > common.defence(left + 1):
            return [self.view.say("preview-defence", number=common.defence(left))]
        return []

    # -- places ----------------------------------------------------------------------------

    def what_if_gem(self, location: int) -> list[str]:
        cost = places.gem_price(self.table, self.seat, location)
        lair = self.box.locations[location].kind == b.LAIR
        price = self.melodies(cost) if lair else [(b.COIN, cost)]
        return [self.cost(self.amounts(price)), *self.gives([Item(verb=b.GEM)])]

    def what_if_buy(self, location: int, card: CardId) -> list[str]:
        """The price; what the card does stands on it, and what the shop and the market do then."""
        cost = places.card_price(self.table, self.seat, location, card)
        lines = [self.cost(self.amounts([(b.COIN, cost)])), *self.faces.face("card", card).lines]
        if self.box.cards[card].blue:
            lines.append(self.view.say("preview-blue", number=self.box.cards[card].blue))
        if self.table.shops[common.shop_at(self.table, location)][0] != card:
            lines.append(self.view.say("preview-shuffled"))
        if self.box.cards[card].kind == b.SKILL and self.table.market + 1 < len(self.box.market):
            lines.append(self.view.say("preview-market", number=self.box.market[self.table.market + 1]))
        return lines

    def what_if_bank(self, deal: int) -> list[str]:
        if deal == DEAL_COINS:
            coins = Item(verb=b.COIN, number=places.bank_coins(self.table, self.seat))
            return [self.cost([self.view.say("preview-crest")]), *self.gives([coins]), *self.uncovered()]
        lying = [(side, number) for side, number in enumerate(self.table.bank) if number]
        return [self.view.say("preview-crests", seat=side, number=number) for side, number in lying]

    def what_if_perform(self, location: int, number: int) -> list[str]:
        space = places.space_at(self.table, location, number)
        rune = self.view.say("preview-rune")
        price = self.amounts(self.lyrics(places.reward_cost(self.table, self.seat, space)))
        fan = 0 if self.table.fan_deck else 1
        gems = self.box.rewards[space].gems + fan
        lines = [self.cost([*price, rune]), *self.gives([Item(verb=b.GEM, number=gems)])]
        return lines if fan else [*lines, self.view.say("preview-fan")]

    def what_if_tell(self, location: int, level: int) -> list[str]:
        return self.told(level, by_boat=False)

    def what_if_tell_by_boat(self, location: int, level: int) -> list[str]:
        return [*self.told(level, by_boat=True), self.view.say("preview-boat-back", number=self.player.boat)]

    def told(self, level: int, by_boat: bool) -> list[str]:
        price = self.amounts(self.lyrics(legends.legend_cost(self.table, self.seat, level, by_boat)))
        gems = Item(verb=b.GEM, number=self.box.backs[level].gems)
        lines = [self.cost([*price, self.view.say("preview-rune")]), *self.gives([gems])]
        return lines if self.table.rival is None else [*lines, self.view.say("preview-rival-scores", number=level + 1)]

    def what_if_mark(self, legend: int) -> list[str]:
        """The condition, and who meets it now."""
        printed = self.box.legends[legend]
        lines = list(self.faces.face("legend", legend).lines)
        lines.append(self.view.say("preview-points", number=printed.points))
        for seat in range(len(self.table.seats)):
            reached = measure(self.table, seat, printed.measure)
            message = "preview-met" if meets(self.table, seat, legend) else "preview-unmet"
            lines.append(self.view.say(message, seat=seat, number=reached, number2=printed.least))
        return lines

    def what_if_busk(self, location: int) -> list[str]:
        return self.converted(self.box.locations[location].conversions[0])

    def what_if_motif(self, location: int) -> list[str]:
        return self.converted(self.box.locations[location].conversions[0])

    def what_if_tower(self, location: int) -> list[str]:
        return self.faces.location_lines(location)

    def what_if_echo(self, echo: int) -> list[str]:
        assert isinstance(self.asking, EchoTower)
        return self.converted(self.box.locations[self.asking.location].conversions[echo])

    def what_if_bonus(self, motif: int) -> list[str]:
        return self.gives(self.box.motifs[motif].bonus.items)

    def what_if_cash(self) -> list[str]:
        return self.gives([Item(verb=b.GEM, number=self.table.motif_gems.bit_count())])

    # -- crests, events and runes ----------------------------------------------------------

    def what_if_duel(self, side: SeatNumber) -> list[str]:
        price = self.melodies(duel_cost(self.table, self.seat, side))
        stones = self.stones(distance_to(self.table, self.seat, side))
        lines = [self.cost(self.amounts([*price, (b.RANGE, stones)]))]
        return [*lines, self.view.say("preview-crests", seat=side, number=1)]

    def what_if_crests(self, exchange: int) -> list[str]:
        lines = [self.view.say("preview-spends", number=CRESTS_FOR[exchange], number2=common.held_crests(self.player))]
        return lines + self.gems(GEMS_FOR_CRESTS) if exchange == FOR_GEMS else lines

    def what_if_event(self, event: int) -> list[str]:
        deed = deed_of(self.table, event)
        rune = self.cost([self.view.say("preview-rune")])
        if deed.conversion is None:
            gems = Item(verb=b.GEM, number=min(len(self.player.brag), deed.most))
            return [rune, *self.gives([gems])]
        return [rune, *self.converted(deed.conversion)]

    def what_if_rune(self, quarter: int) -> list[str]:
        """The second rune of a quarter unlocks its bonus (BAR-081)."""
        message = "preview-rune-left" if self.player.runes[quarter] > 1 else "preview-unlocks"
        return [self.text(message, self.faces.items(self.box.quarters[quarter].bonus.items))]

    def what_if_tempo(self, answer: int) -> list[str]:
        assert isinstance(self.asking, TakeTempo)
        return self.turned(self.asking.number if answer == 0 else 0)

    def stops_of_tempo(self, answer: int) -> list[Stop]:
        assert isinstance(self.asking, TakeTempo)
        return self.turned_stop(self.asking.number) if answer == 0 else []

    def turned(self, tempo: int) -> list[str]:
        """The dial outside one's own Compose phase."""
        quarter, passes = self.turned_to(tempo)
        lines = [self.view.say("preview-dial", quarter=quarter)]
        return [*lines, self.view.say("preview-next-song")] if passes else lines

    def turned_stop(self, tempo: int) -> list[Stop]:
        return self.stop(*self.turned_to(tempo))

    def turned_to(self, tempo: int) -> tuple[int, bool]:
        """Never a song in one's own Sing phase; else it comes after the next Compose phase (BAR-075, BAR-076)."""
        singing = self.table.phase == SING and self.table.active == self.seat
        passes = self.player.dial + tempo >= b.QUARTERS and not singing and not self.player.ready
        return (self.player.dial + tempo) % b.QUARTERS, passes

    # -- other questions -------------------------------------------------------------------

    def called_fan(self, side: int) -> str:
        assert isinstance(self.asking, FanChoice)
        return self.faces.items(self.box.cards[self.asking.card].fan[side].items)

    def what_if_fan(self, side: int) -> list[str]:
        assert isinstance(self.asking, FanChoice)
        return self.besides(self.box.cards[self.asking.card].fan[side].items)

    def what_if_stones(self, number: int) -> list[str]:
        assert isinstance(self.asking, BagpiperStones)
        rest = self.asking.number - number
        return [self.cost(self.amounts([(b.ACOUSTIC, number), (b.MELODY, rest)]))]

    def what_if_acoustic(self, number: int) -> list[str]:
        assert isinstance(self.asking, StoneMix)
        return [self.cost(self.amounts([(b.ACOUSTIC, number), (b.RANGE, self.asking.number - number)]))]

    def what_if_challenge(self, challenge: int, difficulty: int) -> list[str]:
        """What it asks, how far one is, and who scores it (BAR-278)."""
        printed = self.box.challenges[challenge]
        what, least = printed.measures[difficulty], printed.least[difficulty]
        reached = measure(self.table, self.seat, what)
        return [
            sentence(self.faces.condition(what, least)),
            self.view.say("preview-reached", number=reached, number2=least),
            self.view.say("preview-challenge", number=difficulty + 1, seat=RIVAL),
        ]

    def what_if_rival_to(self, location: int) -> list[str]:
        """What kind of place it is: the player aid says what the Rival does there."""
        kind = self.box.locations[location].kind
        return [self.faces.legend()[f"place-{kind}"].text]
