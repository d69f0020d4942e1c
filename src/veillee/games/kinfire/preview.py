"""What an option would bring, said before it is chosen: the numbers of an attack, of a block, of a zone."""

from __future__ import annotations

from veillee.core.spec import View
from veillee.games.kinfire import terms
from veillee.games.kinfire.box import Good, Instruction
from veillee.games.kinfire.steps.attack import Aim, attack_value, damage_to
from veillee.games.kinfire.steps.common import in_range
from veillee.games.kinfire.steps.enemies import Bulwark
from veillee.games.kinfire.steps.market import Market, Train, good_of
from veillee.games.kinfire.steps.moves import UseMovement
from veillee.games.kinfire.table import Foe, KinfireTable
from veillee.games.kinfire.terms import (
    ATTACKS,
    BOOSTS,
    LANTERNS,
    MELEE_AREA,
    RANGED_AREA,
)


class Preview:
    """Forecasts for the options of the asked seat, worked out on a copy that tells nothing."""

    def __init__(self, view: View[KinfireTable]) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.table = view.table.fork()

    # -- attacks of Seekers ----------------------------------------------------------------

    def what_if_play(self, card: int) -> list[str]:
        """KIN-076: what each attack of the card would deal from here, without Boosts; that nobody is in range.
        Of a card without attacks what is printed on it."""
        return self._attacks(card, self.table.seats[self.seat].zone) or list(self.view.album.face("card", card).lines)

    def what_if_lantern(self) -> list[str]:
        seeker = self.table.seats[self.seat]
        return self._attacks(LANTERNS + seeker.seeker, seeker.zone)

    def _attacks(self, card: int, start: int) -> list[str]:
        found: list[str] = []
        for one in self.table.box.effects[self.table.box.cards[card].effect]:
            if one.verb < ATTACKS:
                foes = [foe for foe in self.table.foes if foe.here and in_range(self.table, one.verb, start, foe.zone)]
                found += [self._hit(one, foe) for foe in foes] or [self.view.say("preview-no-target")]
        return list(dict.fromkeys(found))

    def what_if_aim(self, enemy: int) -> list[str]:
        aim = self.table.asking
        if not isinstance(aim, Aim):
            return []
        one = self.table.box.effects[aim.effect][aim.place]
        return [self._hit(one, foe) for foe in self.table.foes if foe.here and foe.enemy == enemy]

    def what_if_aim_zone(self, zone: int) -> list[str]:
        aim = self.table.asking
        if not isinstance(aim, Aim):
            return []
        one = self.table.box.effects[aim.effect][aim.place]
        return [self._hit(one, foe) for foe in self.table.foes if foe.here and foe.zone == zone]

    def _hit(self, one: Instruction, foe: Foe) -> str:
        """« Wyverne enragée : 5 dégâts, PV 30 → 25 »"""
        dealt = damage_to(self.table, one, attack_value(self.table, one), foe)
        left = max(0, foe.health - dealt)
        return self.view.say("preview-hit", enemy=foe.enemy, number=dealt, number2=foe.health, number3=left)

    # -- Boosts ----------------------------------------------------------------------------

    def what_if_boost(self, pair: int) -> list[str]:
        return self._boost(BOOSTS + pair)

    def what_if_as_boost(self, card: int) -> list[str]:
        return self._boost(card)

    def _boost(self, card: int) -> list[str]:
        """KIN-121: what a damage Boost adds to each attack of the card that is played; of others what is printed."""
        table = self.table
        printed = table.box.cards[card]
        if printed.boost != terms.BOOST_DAMAGE:
            return [self.view.album.texts.boost(printed)]
        found = []
        for one in table.box.effects[table.box.cards[table.playing].effect]:
            if one.verb < ATTACKS:
                value = attack_value(table, one)
                area = one.verb in (MELEE_AREA, RANGED_AREA)
                message = "preview-boost-area" if area else "preview-boost"
                found.append(self.view.say(message, number=value, number2=value + printed.strength))
        return found

    def called_cover(self, enemy: int, row: int) -> str:
        """KIN-169: the ability as it is called in the present phase."""
        foe = self._foe(enemy)
        return self.view.say("cover-ability", enemy=enemy, ability=self.table.ability(foe, row - 1)) if foe else ""

    def what_if_cover(self, enemy: int, row: int) -> list[str]:
        """KIN-169: what the ability that is covered does."""
        foe = self._foe(enemy)
        return self.view.album.face("ability", self.table.ability(foe, row - 1)).lines if foe else []

    def _foe(self, enemy: int) -> Foe | None:
        return next((foe for foe in self.table.foes if foe.here and foe.enemy == enemy), None)

    # -- attacks of enemies ----------------------------------------------------------------

    def what_if_block(self, pair: int, seeker: int) -> list[str]:
        return self._block(BOOSTS + pair, seeker)

    def what_if_as_block(self, card: int, seeker: int) -> list[str]:
        return self._block(card, seeker)

    def what_if_no_block(self) -> list[str]:
        """KIN-080: what everybody who is hit would suffer as things stand, with the armour that is lost."""
        return [self._suffers(seat, 0) for seat, damage in enumerate(self.table.damage) if damage > 0]

    def _block(self, card: int, seeker: int) -> list[str]:
        return [self._suffers(self.table.seat_of(seeker), self.table.box.cards[card].strength)]

    def what_if_guard(self, points: int) -> list[str]:
        """KIN-148: Khor's armour for somebody else."""
        asking = self.table.asking
        return [self._suffers(asking.hit, points)] if isinstance(asking, Bulwark) else []

    def _suffers(self, seat: int, more: int) -> str:
        """« Asha : 8 dégâts, 4 parés, 1 d'armure : PV 18 → 15 »"""
        table, seeker = self.table, self.table.seats[seat]
        damage, blocked = table.damage[seat], min(table.damage[seat], table.blocked[seat] + more)
        armor = min(seeker.armor, damage - blocked)
        left = max(0, seeker.health - (damage - blocked - armor))
        args = {"number": damage, "number2": blocked, "number3": armor, "number4": seeker.health, "number5": left}
        return self.view.say("preview-suffers", seat=seat, **args)

    # -- in the city -----------------------------------------------------------------------

    def what_if_buy(self, card: int) -> list[str]:
        """KIN-274: what is left in the purse."""
        return [self._pays(good) for good in self._goods(card)]

    def what_if_train(self, card: int) -> list[str]:
        """KIN-292, KIN-293: the test, and that it is paid for either way."""
        texts = self.view.album.texts
        return [line for good in self._goods(card) for line in (texts.lesson(good), self._pays(good))]

    def what_if_who(self, seeker: int) -> list[str]:
        """KIN-292: what whoever trains has to flip; the tests of story cards stand on their page."""
        asking = self.table.asking
        good = good_of(self.table, asking.shop, asking.card) if isinstance(asking, Train) else None
        return [self.view.album.texts.lesson(good)] if good is not None else []

    def _goods(self, card: int) -> list[Good]:
        asking = self.table.asking
        goods = self.table.box.shops[asking.shop].goods if isinstance(asking, Market) else ()
        return [good for good in goods if good.card == card]

    def _pays(self, good: Good) -> str:
        coins = self.table.company.coins
        return self.view.say("preview-coins", number=coins, number2=coins - good.price)

    def what_if_sell(self, enemy: int) -> list[str]:
        """KIN-278: what is paid for the trophy."""
        asking, coins = self.table.asking, self.table.company.coins
        if not isinstance(asking, Market):
            return []
        return [
            self.view.say("preview-coins", number=coins, number2=coins + self.table.box.shops[asking.shop].coins[enemy])
        ]

    def what_if_trade(self, enemy: int) -> list[str]:
        """KIN-279: the object that is made of it."""
        asking = self.table.asking
        if not isinstance(asking, Market):
            return []
        return [self.view.say("preview-trade", action=self.table.box.shops[asking.shop].objects[enemy])]

    # -- zones -----------------------------------------------------------------------------

    def what_if_move(self, zone: int) -> list[str]:
        """What is printed on the zone; KIN-105: of a card that was played, what its attacks would deal there."""
        text = self.view.album.texts.zone(self.table.setup.map, zone)
        strikes = self._attacks(self.table.playing, zone) if isinstance(self.table.asking, UseMovement) else []
        return [text, *strikes] if text else strikes

    def what_if_stay(self) -> list[str]:
        return self.what_if_move(self.table.seats[self.seat].zone)

    def what_if_step(self, zone: int) -> list[str]:
        return self.what_if_move(zone)
