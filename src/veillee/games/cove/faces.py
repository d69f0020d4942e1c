"""What is printed on cards, goods, dice, marbles and places: titles, symbols and texts, made of the box and the words.

Texts follow from what a card does, so that a pack with other numbers says other numbers. What only one merchant has is
printed by that merchant's room: all rooms' faces together are the album.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import ClassVar

from veillee.core.album import Album
from veillee.core.scene import Face, Mark
from veillee.core.text import sentence
from veillee.games.cove import box as b
from veillee.games.cove.rooms import Look, Room
from veillee.games.cove.words import COMMON_PLACE_IDS, KIND_IDS, SIZE_IDS

# In the order of the constants of the box; the colours come from the content.
KIND_LOOKS = (
    Look("warrior", "broadsword", "▲"),
    Look("bard", "lyre", "♪"),
    Look("wizard", "pointy-hat", "✦"),
    Look("noble", "crown", "♛"),
    Look("rogue", "domino-mask", "✕"),
    Look("paladin", "templar-shield", "✚"),
)
COUNTED_LOOKS = (
    Look("hourglass", "hourglass", "⧗"),
    Look("gold", "two-coins", "¤", "yellow"),
    Look("corruption", "evil-eyes", "☠", "purple"),
    Look("uncorruption", "sun", "☼", "white"),
)
PLAIN_LOOKS = (
    Look("small", "knapsack", "▪"),
    Look("large", "locked-chest", "■"),
    Look("boats", "sailboat", "⛵", "azure"),
    Look("recruit", "three-friends", "☺"),
    Look("market", "shop", "⚑", "red"),
    Look("arrival", "boat-fishing", "+", "azure"),
    Look("dragon", "dragon-head", "♆", "green"),
    Look("sea", "", "~"),
    Look("bridge", "", "="),
)
SET_COLORS = ("green", "red", "azure")
BOAT_TEXTS = {
    b.ARRIVAL: "effect-arrival",
    b.SCOUT: "effect-scout",
    b.MOVE: "effect-move",
    b.SWAP: "effect-swap",
    b.RETURN: "effect-return",
}
ROGUE_TEXTS = {b.NOTHING: "rogues-nothing", b.SELL_TO_ROGUES: "rogues-sell", b.SHOVE: "rogues-shove"}
LINE_TEXTS = {
    b.RANK_SMALL: "line-small",
    b.RANK_LARGE: "line-large",
    b.RECRUIT_FIRST: "line-recruit",
    b.CORRUPT: "line-corrupt",
}
LINE_SIGNS = {b.RANK_SMALL: "small", b.RANK_LARGE: "large", b.RECRUIT_FIRST: "recruit", b.CORRUPT: "corruption-1"}


# Where symbols with numbers are printed: for all, for whoever has a shop, for the Peddler.
COMMON = ("townsfolk",)
SHOPS = ("shop_place",)
PEDDLERS = ("peddler_card",)
FOR_SELLERS, FOR_PEDDLER = "goods", "peddler"  # subjects of the player aid that not all matches need


class Faces(Album[b.CoveBox]):
    """What is printed on what all share. Whatever is printed for one merchant only comes from its room."""

    rooms: ClassVar[tuple[Room, ...]] = ()
    aid: ClassVar[tuple[tuple[str, int], ...]] = (
        ("turn", 3),
        (FOR_SELLERS, 3),
        ("market", 4),
        ("end", 3),
        (FOR_PEDDLER, 4),
    )

    # -- symbols ---------------------------------------------------------------------------

    def symbols(self) -> dict[str, Mark]:
        found = {name: self._symbol(name) for name in sorted(self._numbered)}
        for kind, look in enumerate(KIND_LOOKS):
            found[look.name] = Mark(look.icon, look.sign, self.name("kind", kind), self.box.colors[kind])
        for look in (*PLAIN_LOOKS, *(look for room in self.rooms for look in room.looks)):
            found[look.name] = self.mark(look.name, look.sign, look.color, look.icon)
        return found

    @cached_property
    def _numbered(self) -> set[str]:
        """The names of all symbols that are printed with a number: `warrior-2`, `hourglass-1`."""
        own = [role for room in self.rooms for role in room.printed]
        return self._on((*COMMON, *SHOPS, *PEDDLERS, *own))

    def _on(self, roles: Sequence[str]) -> set[str]:
        """The symbols with numbers on everything of some roles."""
        ids = {role: self.more_faces().get(role) or self.lexicon.ids(role) for role in roles}
        faces = [self.face(role, value) for role in roles for value in range(len(ids[role]))]
        used = {sign for face in faces for sign in (*face.marks, *face.cost, *face.gains)}
        return {name for name in used if name.rpartition("-")[2].isdigit()}

    def signs_without(self, merchants: set[int], peddler: bool) -> set[str]:
        """The symbols that no match of these merchants can show."""
        sell = any(self.box.shops[merchant] is not None for merchant in merchants)
        roles = [*COMMON, *(SHOPS if sell else ()), *(PEDDLERS if peddler else ())]
        absent: set[str] = set()
        for merchant, room in enumerate(self.rooms):
            if merchant in merchants:
                roles += room.printed
            else:
                absent |= {*room.signs, *(look.name for look in room.looks)}
        return absent | (self._numbered - self._on(roles))

    def aid_without(self, merchants: set[int], peddler: bool) -> set[str]:
        """The subjects of the player aid that no match of these merchants needs."""
        absent = {
            subject for number, room in enumerate(self.rooms) if number not in merchants for subject, _ in room.aid
        }
        if all(self.box.shops[merchant] is None for merchant in merchants):
            absent.add(FOR_SELLERS)
        return absent if peddler else {*absent, FOR_PEDDLER}

    def _symbol(self, name: str) -> Mark:
        word, _, number = name.rpartition("-")
        sign = "" if number == "1" else number
        if word in KIND_IDS:
            kind = KIND_IDS.index(word)
            look, color, text = KIND_LOOKS[kind], self.box.colors[kind], self.icons(kind, int(number))
        else:
            looks = (*COUNTED_LOOKS, *(look for room in self.rooms for look in room.counted))
            look = next(look for look in looks if look.name == word)
            color, text = look.color, self.say(f"count-{word}", number=int(number))
        return Mark(look.icon, f"{sign}{look.sign}", text, color)

    # -- effects in words ------------------------------------------------------------------

    def icons(self, kind: b.Clan, number: int) -> str:
        """« 2 icônes Guerrier », "2 Warrior icons"."""
        return self.say("count-icons", number=number, kind=kind)

    def townsfolk_text(self, townsfolk: b.TownsfolkId) -> str:
        card = self.box.townsfolk[townsfolk]
        if card.verb == b.UNCORRUPT:
            return self.say("effect-uncorrupt", number=card.number)
        if card.verb == b.GAIN_GOOD:
            size, clan = divmod(card.good, b.CLANS)
            return self.say(f"effect-{SIZE_IDS[size]}", adjective=clan)
        return self.say(BOAT_TEXTS[card.verb])

    def rogue_text(self, card: int) -> str:
        return self.say(ROGUE_TEXTS[self.box.rogue_cards[card].verb])

    def line_text(self, verb: int, rank: int) -> str:
        """A line of a Peddler card."""
        return self.say(LINE_TEXTS[verb], number=rank + 1)

    def as_sentence(self, text: str) -> str:
        """A sentence of its own."""
        return self.messages.format("text-sentence", {"text": sentence(text)})

    def joined(self, parts: Sequence[str]) -> str:
        if len(parts) < 2:
            return "".join(parts)
        return self.messages.format("text-and", {"listed": ", ".join(parts[:-1]), "part": parts[-1]})

    # -- shops -----------------------------------------------------------------------------

    def shop_text(self, place: b.ShopPlace) -> str:
        """What the action of a shop's location is."""
        return self._numbered_text(f"shop-{self._word('shop_place', place)}")

    def power_text(self, power: int) -> str:
        return self._numbered_text(f"power-{self._word('power', power)}")

    def _word(self, role: str, value: int) -> str:
        return self.lexicon.id(role, value).replace("_", "-")

    def _numbered_text(self, message: str) -> str:
        return self.messages.format(message, self._said_numbers.get(message))

    @cached_property
    def _said_numbers(self) -> dict[str, dict[str, str | int]]:
        return self.said_numbers()

    def said_numbers(self) -> dict[str, dict[str, str | int]]:
        """The numbers that the texts of locations and powers name, by the message; every room adds its own."""
        return {}

    # -- cards -----------------------------------------------------------------------------

    def face_townsfolk(self, townsfolk: int) -> Face:
        printed = self.box.townsfolk[townsfolk]
        return Face(
            self.name("townsfolk_card", townsfolk),
            "townsfolk",
            SET_COLORS[printed.set],
            self.lexicon.id("townsfolk", townsfolk).upper(),
            marks=[KIND_IDS[icon] for icon in printed.icons],
            gains=self._effect_signs(printed),
            lines=[self.townsfolk_text(townsfolk)],
        )

    def _effect_signs(self, card: b.Townsfolk) -> list[str]:
        if card.verb == b.UNCORRUPT:
            return [f"uncorruption-{card.number}"]
        if card.verb == b.GAIN_GOOD:
            size, clan = divmod(card.good, b.CLANS)
            return [SIZE_IDS[size], KIND_IDS[clan]]
        return ["boats"]

    def face_rogue_card(self, card: int) -> Face:
        printed = self.box.rogue_cards[card]
        numbers = self.say("rogues-numbers", number=printed.lair, number2=printed.bag)
        return Face(
            self.name("rogue_card", card),
            "rogue",
            self.box.colors[b.ROGUE],
            marks=[KIND_IDS[b.ROGUE]],
            lines=[numbers, self.rogue_text(card)],
        )

    def face_peddler_card(self, card: int) -> Face:
        printed = self.box.peddler_cards[card]
        return Face(
            self.name("peddler_card", card),
            "peddler",
            "grey",
            self.lexicon.id("peddler_card", card).upper(),
            cost=[f"hourglass-{printed.hours}"],
            gains=[LINE_SIGNS[verb] for verb, _ in printed.lines],
            lines=[self.line_text(verb, rank) for verb, rank in printed.lines],
        )

    # -- goods, staff powers and locations of shops ------------------------------------------

    def face_ware(self, ware: int) -> Face:
        """A good as its merchant calls it."""
        good = ware % b.GOODS
        size, clan = divmod(good, b.CLANS)
        return Face(
            self.name("ware", ware),
            "good",
            self.box.colors[clan],
            marks=[SIZE_IDS[size], KIND_IDS[clan]],
            points=self.box.values[good],
            lines=[self.say("text-value", number=self.box.values[good], kind=clan)],
        )

    def face_power(self, power: int) -> Face:
        return Face(self.name("power", power), "power", "azure", lines=[self.power_text(power)])

    def face_shop_place(self, place: int) -> Face:
        shop = next(shop for shop in self.box.shops if shop is not None and place in shop.places)
        hours = shop.hours[shop.places.index(place)]
        color = "grey" if self.lexicon.id("shop_place", place) in COMMON_PLACE_IDS else "orange"
        return Face(
            self.name("location", place),
            "location",
            color,
            cost=[f"hourglass-{hours}"],
            lines=[self.shop_text(place)],
        )

    def face_merchant(self, merchant: int) -> Face:
        """Who a merchant is, and how it is played."""
        lines = [self.say(f"merchant-{self.lexicon.id('merchant', merchant)}")]
        shop = self.box.shops[merchant]
        if shop is not None:
            lines.insert(0, self.name("person", shop.seller))
        return Face(sentence(self.name("merchant", merchant)), "merchant", "yellow", lines=lines)

    # -- who and what options name ------------------------------------------------------------

    def adventurer(self, kind: b.Clan) -> Mark:
        """Somebody in a boat: a colour, a picture and a sign."""
        look = KIND_LOOKS[kind]
        return Mark(look.icon, look.sign, self.name("kind", kind), self.box.colors[kind])

    def face_adventurer(self, kind: int) -> Face:
        return Face(self.name("kind", kind), "adventurer", self.box.colors[kind], marks=[KIND_IDS[kind]])
