"""Reading a content pack of Kinfire Chronicles: what must hold of its entries."""

from __future__ import annotations

from collections import Counter

from veillee.core.packs import numbers
from veillee.games.kinfire import entries as e
from veillee.games.kinfire import terms
from veillee.games.kinfire.decks import INSTANTS, fits_bar
from veillee.games.kinfire.effects import COLOURS, EffectReader
from veillee.games.kinfire.grammar import StoryReader, card_id
from veillee.games.kinfire.making import (
    ACQUIRABLE,
    POUCHES,
    SEEKER_COUNT,
    UPGRADE_PACKS,
    UPGRADES,
    BoxPack,
    instant,
    training,
)
from veillee.games.kinfire.mapping import unlike
from veillee.games.kinfire.plot import faults
from veillee.games.kinfire.words import (
    SEEKER_IDS,
)


class KinfirePack(BoxPack):
    """All entries of one pack, checked, with the box made of them."""

    # -- cards --------------------------------------------------------------------------

    def check_effects(self) -> None:
        effects = EffectReader(self.problem, self.says)
        for entry in self.pairs:
            effects.effect(entry, "effect", entry.effect, entry.ward)
            effects.boost(entry, "boost", entry.boost.effect)
            if entry.as_boost:
                effects.boost(entry, "as_boost", entry.as_boost)
        for lantern in self.lanterns:
            effects.effect(lantern, "effect", lantern.effect)
        for item in self.disposables:
            effects.effect(item, "effect", item.effect)

    def check_owners(self) -> None:
        """A starting pair has a face and comes from nowhere, an upgrade has both, any other pair no face."""
        for entry in self.pairs:
            upgrade = entry.comes in UPGRADE_PACKS
            if (entry.owner is None) != (entry.comes is not None and not upgrade):
                self.problem(entry, "owner", entry.owner, self.says("expected-face"))
        if not self.whole(self.pairs):
            return
        order = [(entry.owner is not None, entry.comes is not None) for entry in self.pairs]
        starting, acquired = SEEKER_COUNT * terms.STARTING, ACQUIRABLE
        wanted = [(True, False)] * starting + [(False, True)] * acquired + [(True, True)] * UPGRADES
        if order != wanted:
            first = next(number for number, (one, other) in enumerate(zip(order, wanted, strict=True)) if one != other)
            self.problem(self.pairs[first], "owner", self.pairs[first].owner, self.says("expected-order"))
        for source in (*POUCHES, *UPGRADE_PACKS):
            found = [entry for entry in self.pairs if entry.comes == source]
            each = SEEKER_COUNT if source in UPGRADE_PACKS else 2
            if len(found) != each or (source in UPGRADE_PACKS and [one.owner for one in found] != list(SEEKER_IDS)):
                shown = f"{source}: {len(found)}"
                self.problem(self.pairs, "comes", shown, self.says("expected-in-source", count=each))

    def check_starting_decks(self) -> None:
        """KIN-284, KIN-285, KIN-288: nine pairs that fit the colour bar, and no more than three instants."""
        if not self.whole(self.pairs, self.seekers):
            return
        for seeker in self.seekers:
            deck = [entry for entry in self.pairs if entry.owner == seeker.id and entry.comes is None]
            if len(deck) != terms.STARTING:
                shown = f"{seeker.id}: {len(deck)}"
                self.problem(self.pairs, "owner", shown, self.says("expected-deck", count=terms.STARTING))
            elif not fits_bar([COLOURS[entry.colour] for entry in deck], seeker.bar):
                self.problem(seeker, "bar", list(seeker.bar), self.says("expected-bar"))
            if sum(instant(entry) for entry in deck) > INSTANTS:
                self.problem(seeker, "id", seeker.id, self.says("expected-instants", count=INSTANTS))

    # -- enemies and allies -------------------------------------------------------------

    def check_abilities(self) -> None:
        effects = EffectReader(self.problem, self.says)
        for entry in self.enemies:
            self._enemy(effects, entry)
            for row in entry.rows:
                if row.passive == bool(row.tokens):
                    self.problem(entry, "rows", row.name.en, self.says("expected-row-tokens"))
            if not 1 <= len(entry.rows) <= terms.ROWS or all(row.passive for row in entry.rows):
                self.problem(entry, "rows", len(entry.rows), self.says("expected-rows", most=terms.ROWS))
            if len(entry.phases) >= terms.PHASES:
                self.problem(entry, "phases", len(entry.phases) + 1, self.says("expected-phases", most=terms.PHASES))
            for phase in entry.phases:
                for overlay in phase.overlays:
                    if overlay.covers > len(entry.rows):
                        self.problem(entry, "phases", overlay.covers, self.says("expected-row", most=len(entry.rows)))

    def check_allies(self) -> None:
        effects = EffectReader(self.problem, self.says)
        if not self.whole(self.maps):
            return
        for entry in self.allies:
            zones = len(self.maps[entry.map - 1].zones)
            effects.ally(entry, "effect", entry.effect, zones)
            if entry.zone > zones:
                self.problem(entry, "zone", entry.zone, self.says("expected-zone", most=zones))
            if bool(entry.tokens) != bool(entry.effect) or (entry.ability is None) == bool(entry.effect):
                self.problem(entry, "tokens, ability, effect", entry.effect or None, self.says("expected-ally-card"))
            if (entry.health is None) != (entry.side == "environment"):
                self.problem(entry, "health", entry.health, self.says("expected-ally-health"))

    # -- maps and setup cards -----------------------------------------------------------

    def check_maps(self) -> None:
        for entry in self.maps:
            count = len(entry.zones)
            if not 2 <= count <= terms.ZONES:
                self.problem(entry, "zones", count, self.says("expected-zones", most=terms.ZONES))
            for number, zone in enumerate(entry.zones, 1):
                found = unlike(entry.zones, number)
                if found:
                    self.problem(entry, f"zones {number}", ", ".join(map(str, found)), self.says("expected-neighbours"))
                if (zone.boosts is not None) != (zone.amount > 0) or (zone.reach != "any" and zone.boosts is None):
                    self.problem(entry, f"zones {number}", zone.amount, self.says("expected-benefit"))

    def check_setups(self) -> None:
        enemies, allies = numbers(self.enemies), numbers(self.allies)
        for entry in self.setups:
            self._conditions(entry, enemies, allies)
            if self.whole(self.maps):
                most = len(self.maps[entry.map - 1].zones)
                zones = [*(place.zone for place in entry.boards), *entry.footprints]
                if max(zones) > most:
                    self.problem(entry, "boards, footprints", max(zones), self.says("expected-zone", most=most))
            tokens = Counter(self._tokens(entry))
            if self.whole(self.enemies, self.allies) and sorted(tokens.elements()) != list(range(terms.ABILITY_TOKENS)):
                shown = ", ".join(str(token) for token in sorted(tokens.elements()))
                self.problem(entry, "boards, allies", shown, self.says("expected-tokens"))
            for ally in self.allies:
                if ally.id in entry.allies and ally.map != entry.map:
                    self.problem(entry, "allies", ally.id, self.says("expected-ally-map", map=ally.map))

    def _tokens(self, entry: e.SetupEntry) -> list[int]:
        """KIN-048: the ability tokens of a combat."""
        boards = [place.enemy for place in entry.boards]
        rows = [row for enemy in self.enemies if enemy.id in boards for row in enemy.rows]
        beside = [token for row in rows for token in row.tokens]
        return beside + [token for ally in self.allies if ally.id in entry.allies for token in ally.tokens]

    # -- shops, story and veterans ------------------------------------------------------

    def check_shops(self) -> None:
        goods = {*numbers(self.pairs), *numbers(self.disposables)}
        towns = {card_id(number) for number in self.town_cards()}
        reader = StoryReader(self.known(), self.problem, self.says)
        for entry in self.shops:
            for number in entry.cards:
                if card_id(number) not in towns:
                    self.problem(entry, "cards", number, self.says("expected-town-card", word=number))
            for good in entry.goods:
                if good.id not in goods:
                    self.problem(entry, "goods", good.id, self.says("expected-good"))
                if good.test and training(reader, good.test) is None:
                    self.problem(entry, "goods", good.test, self.says("expected-training"))

    def check_story(self) -> None:
        """Every operation of every card, and the story as a whole if all of it could be read."""
        reader = StoryReader(self.known(), self.problem, self.says)
        story = self._story(reader)
        if self._reader.problems:
            return
        entries = [entry for entry, _, _ in self.story()]
        shops = [self._shop(entry) for entry in self.shops]
        for fault in faults(story, reader.lists, shops):
            self.problem(entries[fault.card], "ops", ", ".join(entries[fault.card].ops), self.says(fault.expected))

    def check_veterans(self) -> None:
        if not self.whole(self.pairs, self.seekers):
            return
        pairs = {entry.id: entry for entry in self.pairs}
        for seeker, entry in zip(self.seekers, self.veterans, strict=False):
            deck = [pair.id for pair in self.pairs if pair.owner == seeker.id and pair.comes is None]
            for tier, exchanges in enumerate((entry.tier_1, entry.tier_2, entry.tier_3), 1):
                for old, new in exchanges:
                    if old not in deck or pairs[new].owner not in (None, seeker.id):
                        self.problem(entry, f"tier_{tier}", f"{old} → {new}", self.says("expected-exchange"))
                        continue
                    deck[deck.index(old)] = new
                if not fits_bar([COLOURS[pairs[id_].colour] for id_ in deck], seeker.bar):
                    self.problem(entry, f"tier_{tier}", ", ".join(deck), self.says("expected-bar"))
                tokens = next((one.kinfire for one in self.tiers if one.tier == tier), 0)
                cost = sum(pairs[id_].kinfire for id_ in deck)
                if cost > tokens:
                    self.problem(entry, f"tier_{tier}", cost, self.says("expected-kinfire", most=tokens))
                if sum(instant(pairs[id_]) for id_ in deck) > INSTANTS:
                    self.problem(entry, f"tier_{tier}", ", ".join(deck), self.says("expected-instants", count=INSTANTS))

    def check_tiers(self) -> None:
        found = [entry.tier for entry in self.tiers]
        quests = sorted(quest for entry in self.tiers for quest in entry.quests)
        if self.whole(self.tiers) and (found != [0, 1, 2, 3] or quests != list(range(1, terms.QUESTS + 1))):
            self.problem(self.tiers, "tier, quests", f"{found}, {quests}", self.says("expected-tiers"))
