"""What is printed on cards, goods, dice, marbles and places: titles, symbols and texts, made of the box and the words.

Texts follow from what a card does, so that a pack with other numbers says other numbers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import ClassVar, NamedTuple

from veillee.core.album import Album
from veillee.core.scene import Face, Mark
from veillee.core.table import Table
from veillee.core.text import sentence
from veillee.games.cove import box as b
from veillee.games.cove.table import CoveTable
from veillee.games.cove.words import COMMON_PLACE_IDS, KIND_IDS, MERCHANT_IDS, SIZE_IDS


class Look(NamedTuple):
    """What a symbol is called in messages, and how it is drawn."""

    name: str
    icon: str
    sign: str
    color: str = ""


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
    Look("volume", "speaker", "◄", "orange"),
    Look("gold", "two-coins", "¤", "yellow"),
    Look("stone", "crystal-shine", "◊", "azure"),
    Look("movement", "footsteps", "‴"),
    Look("corruption", "evil-eyes", "☠", "purple"),
    Look("uncorruption", "sun", "☼", "white"),
)
PLAIN_LOOKS = (
    Look("small", "knapsack", "▪"),
    Look("large", "locked-chest", "■"),
    Look("boats", "sailboat", "⛵", "azure"),
    Look("recruit", "three-friends", "☺"),
    Look("crest", "checked-shield", "▽", "red"),
    Look("rune", "rune-stone", "♢", "purple"),
    Look("gem", "cut-diamond", "♦", "blue"),
    Look("coal", "coal-wagon", "●", "black"),
    Look("ichor", "droplets", "●", "black"),
    Look("ship", "galleon", "⛵"),
    Look("treasure", "locked-chest", "✪", "yellow"),
    Look("market", "shop", "⚑", "red"),
    Look("arrival", "boat-fishing", "+", "azure"),
    Look("per-skill", "", "×"),
    Look("per-fan", "", "×"),
    Look("per-rune", "", "×"),
    Look("dragon", "dragon-head", "♆", "green"),
    Look("furnace", "furnace", "♨", ""),
    Look("pouch", "swap-bag", "⌂", ""),
    Look("sea", "", "~"),
    Look("bridge", "", "="),
)
# The symbols that only one merchant has; those with numbers are found on the cards.
OWN_SIGNS = {
    b.ENTERTAINER: ("crest", "rune", "gem", "per-skill", "per-fan", "per-rune", "paladin"),
    b.BLACKSMITH: ("coal", "furnace", *(f"die-{number}" for number in range(1, 7))),
    b.CAPTAIN: ("ship", "treasure"),
    b.ALCHEMIST: ("ichor", "pouch"),
}
# The faces that only one merchant has.
OWN_FACES = {
    "card": b.ENTERTAINER,
    "instrument": b.ENTERTAINER,
    "instrument_back": b.ENTERTAINER,
    "audience": b.ENTERTAINER,
    "side": b.ENTERTAINER,
    "die": b.BLACKSMITH,
}
ICHOR_LOOK = next(look for look in PLAIN_LOOKS if look.name == "ichor")
PER_SIGNS = {b.PER_SKILL: "per-skill", b.PER_FAN: "per-fan", b.PER_RUNE: "per-rune"}
PER_TEXTS = {b.PER_SKILL: "impro-skill", b.PER_FAN: "impro-fan", b.PER_RUNE: "impro-rune"}
CARD_KINDS = (("skill", "blue"), ("impro", "purple"), ("creature", "green"))
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
PLACE_TEXTS = ("sing-pier", "sing-pier", "sing-pier", "sing-square", *["sing-hall"] * b.CLANS, "sing-isle")
DIE_SIDES = ("one", "two", "three", "four", "five", "six")


# Where symbols with numbers are printed: for all, for the Entertainer, for whoever has a shop, for the Peddler.
COMMON = ("townsfolk",)
SINGERS = ("card", "source", "instrument", "instrument_back")
SHOPS = ("shop_place",)
PEDDLERS = ("peddler_card",)
BACKS = {"instrument_back": "instrument"}


class Faces(Album[b.CoveBox]):
    aid: ClassVar[tuple[tuple[str, int], ...]] = (
        ("turn", 3),
        ("song", 4),
        ("goods", 3),
        ("market", 4),
        ("end", 3),
        ("peddler", 4),
    )

    # -- symbols ---------------------------------------------------------------------------

    def symbols(self) -> dict[str, Mark]:
        found = {name: self._symbol(name) for name in sorted(self._numbered)}
        for kind, look in enumerate(KIND_LOOKS):
            found[look.name] = Mark(look.icon, look.sign, self.name("kind", kind), self.box.colors[kind])
        for look in PLAIN_LOOKS:
            found[look.name] = self.mark(look.name, look.sign, look.color, look.icon)
        for number, word in enumerate(DIE_SIDES, 1):
            found[f"die-{number}"] = Mark(f"dice-six-faces-{word}", str(number), str(number))
        return found

    @cached_property
    def _numbered(self) -> set[str]:
        """The names of all symbols that are printed with a number: `warrior-2`, `hourglass-1`."""
        return self._on_stage | self._in_shops | self._on((*COMMON, *PEDDLERS))

    @cached_property
    def _on_stage(self) -> set[str]:
        return self._on(SINGERS)

    @cached_property
    def _in_shops(self) -> set[str]:
        return self._on(SHOPS)

    def _on(self, roles: tuple[str, ...]) -> set[str]:
        """The symbols with numbers on everything of some roles."""
        faces = [
            self.face(role, value) for role in roles for value in range(len(self.lexicon.ids(BACKS.get(role, role))))
        ]
        used = {sign for face in faces for sign in (*face.marks, *face.cost, *face.gains)}
        return {name for name in used if name.rpartition("-")[2].isdigit()}

    def signs_without(self, merchants: set[int], peddler: bool) -> set[str]:
        """The symbols that no match of these merchants can show."""
        shown = self._on(COMMON)
        shown |= self._on_stage if b.ENTERTAINER in merchants else set()
        shown |= self._in_shops if merchants - {b.ENTERTAINER} else set()
        shown |= self._on(PEDDLERS) if peddler else set()
        own = {sign for merchant, signs in OWN_SIGNS.items() if merchant not in merchants for sign in signs}
        return own | (self._numbered - shown)

    def _symbol(self, name: str) -> Mark:
        word, _, number = name.rpartition("-")
        sign = "" if number == "1" else number
        if word in KIND_IDS:
            kind = KIND_IDS.index(word)
            look, color, text = KIND_LOOKS[kind], self.box.colors[kind], self.icons(kind, int(number))
        else:
            look = next(look for look in COUNTED_LOOKS if look.name == word)
            color, text = look.color, self.say(f"count-{word}", number=int(number))
        return Mark(look.icon, f"{sign}{look.sign}", text, color)

    def in_play(self, table: Table, role: str, value: int) -> bool:
        """Only what the merchants at the table have, with the Peddler's things if he plays, and the dealt cards.

        The sources of a song are small: the question that asks for them brings their faces along.
        """
        assert isinstance(table, CoveTable)
        merchants = {seat.merchant for seat in table.seats}
        if role == "ware":
            return self._sells(table, merchants, value // b.GOODS)
        if role == "power":
            return value // b.STAFF + 1 in merchants
        if role == "shop_place":
            return any(shop is not None and value in shop.places for shop in map(self.box.shops.__getitem__, merchants))
        if role == "townsfolk":
            return value in table.deck or value in table.row
        if role == "rogue_card":
            return value == table.rogue_card
        if role == "peddler_card":
            return table.peddler is not None
        if role == "merchant":
            return value in merchants
        owner = OWN_FACES.get(role)
        return role != "source" and (owner is None or owner in merchants)

    def _sells(self, table: CoveTable, merchants: set[int], seller: int) -> bool:
        """Sellers are the goods merchants, then the Peddler."""
        return table.peddler is not None if seller + 1 == b.MERCHANTS else seller + 1 in merchants

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

    def impro_text(self, card: b.StageCard) -> str:
        if card.movement:
            return self.say("impro-movement", number=card.movement)
        if card.per == b.PER_NOTHING:
            return self._said(self.icons(card.clan, card.value))
        return self.say(PER_TEXTS[card.per], kind=card.clan, number=card.most)

    def creature_text(self, card: b.StageCard) -> str:
        """All that bragging brings, as one sentence."""
        parts: list[str] = []
        if card.value:
            parts.append(self.say("brag-icons", number=card.value, kind=card.clan))
        for name, number in (
            ("brag-gold", card.gold),
            ("brag-stone", card.stones),
            ("brag-uncorrupt", card.uncorrupt),
            ("brag-corrupt", card.corruption),
        ):
            if number:
                parts.append(self.say(name, number=number))
        return self._said(self._joined(parts))

    def place_text(self, place: b.Place, number: int = 0) -> str:
        """What can be done at a location of a song; the Grand Square and the halls name their cost."""
        if place >= b.AT_HALL and place < b.AT_ISLE:
            return self.say("sing-hall", kind=place - b.AT_HALL, number=number)
        return self.say(PLACE_TEXTS[place], number=number)

    def line_text(self, verb: int, rank: int) -> str:
        """A line of a Peddler card."""
        return self.say(LINE_TEXTS[verb], number=rank + 1)

    def _said(self, text: str) -> str:
        """A sentence of its own."""
        return self.messages.format("text-sentence", {"text": sentence(text)})

    def _joined(self, parts: Sequence[str]) -> str:
        if len(parts) < 2:
            return "".join(parts)
        return self.messages.format("text-and", {"listed": ", ".join(parts[:-1]), "part": parts[-1]})

    # -- shops -----------------------------------------------------------------------------

    def shop_text(self, place: b.ShopPlace) -> str:
        """What the action of a shop's location is."""
        id_ = self.lexicon.id("shop_place", place)
        return self.messages.format(f"shop-{id_.replace('_', '-')}", self._shop_numbers.get(id_))

    @cached_property
    def _shop_numbers(self) -> dict[str, dict[str, str | int]]:
        """The numbers that the texts of locations name."""
        forge, fleet, laboratory = self.box.forge, self.box.fleet, self.box.laboratory
        return {
            "mine": {"number": forge.mine_points, "text": self._mine_costs()},
            "anvil": {
                "number": forge.small_heat,
                "number2": forge.large_heat - 1,
                "number3": forge.large_heat,
                "number4": forge.corrupt_heat,
            },
            "oars": {"number": fleet.oars},
            "recall": {"number": fleet.fishing, "number2": fleet.last},
            "still": {"number": laboratory.still},
            "cauldrons": {
                "number": laboratory.cauldrons,
                "number2": laboratory.small,
                "number3": laboratory.large,
            },
        }

    def _mine_costs(self) -> str:
        """« rouge ou vert 1, bleu ou jaune 2 »."""
        costs = self.box.forge.mine_cost
        parts = []
        for cost in sorted(set(costs)):
            named = [self.name("alloy", clan) for clan in range(b.CLANS) if costs[clan] == cost]
            parts.append(self.messages.format("text-cost", {"listed": self.say("text-or").join(named), "number": cost}))
        return ", ".join(parts)

    def power_text(self, power: int) -> str:
        id_ = self.lexicon.id("power", power)
        return self.say(f"power-{id_.replace('_', '-')}", number=self.box.fleet.sail)

    def space_text(self, space: int) -> str:
        """A space of a sea route."""
        fleet = self.box.fleet
        if space == 0:
            return self.say("space-port")
        if space == fleet.last:
            return self.say("space-treasure")
        return self.say("space-fishing" if space >= fleet.fishing else "space-sea")

    # -- cards -----------------------------------------------------------------------------

    def more_faces(self) -> Mapping[str, Sequence[str]]:
        """The brag side of the instrument."""
        return {"instrument_back": self.lexicon.ids("instrument")}

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

    def face_card(self, card: int) -> Face:
        """A card of the Entertainer: what it gives in a song, what it turns the dial by, or what bragging brings."""
        printed = self.box.stage.cards[card]
        kind, color = CARD_KINDS[printed.kind]
        face = Face(self.name("card", card), kind, color, self.lexicon.id("card", card).upper())
        if printed.kind == b.SKILL:
            upper, hours = f"{KIND_IDS[printed.clan]}-{printed.value}", f"hourglass-{printed.hours}"
            face.marks = [upper, hours]
            face.lines = [self._part("text-upper", self.icons(printed.clan, printed.value))]
            if printed.lower != b.NONE:
                face.cost = [f"volume-{printed.cost}"]
                face.gains = [f"{KIND_IDS[printed.lower]}-{printed.lower_value}"]
                lower = self.icons(printed.lower, printed.lower_value)
                face.lines.append(self._part("text-lower", lower, self.say("count-volume", number=printed.cost)))
            face.lines.append(self._part("text-discard", self._strip(printed)))
        elif printed.kind == b.IMPRO:
            face.marks = self._impro_signs(printed)
            face.lines = [self.impro_text(printed)]
        else:
            face.marks = self._creature_signs(printed)
            face.lines = [self.creature_text(printed)]
        return face

    def _part(self, message: str, text: str, price: str = "") -> str:
        return self.messages.format(message, {"text": text, "price": price})

    def _strip(self, card: b.StageCard) -> str:
        counted = (("hourglass", card.hours), ("volume", card.volume), ("corruption", card.corruption))
        return ", ".join(self.say(f"count-{name}", number=number) for name, number in counted if number)

    def _impro_signs(self, card: b.StageCard) -> list[str]:
        if card.movement:
            return [f"movement-{card.movement}"]
        if card.per == b.PER_NOTHING:
            return [f"{KIND_IDS[card.clan]}-{card.value}"]
        return [KIND_IDS[card.clan], PER_SIGNS[card.per]]

    def _creature_signs(self, card: b.StageCard) -> list[str]:
        found = [f"{KIND_IDS[card.clan]}-{card.value}"] if card.value else []
        counted = (
            ("gold", card.gold),
            ("stone", card.stones),
            ("uncorruption", card.uncorrupt),
            ("corruption", card.corruption),
        )
        return found + [f"{name}-{number}" for name, number in counted if number]

    def face_instrument(self, number: int) -> Face:
        """The corruption side, which is up outside of songs."""
        title = self.name("instrument", number)
        return Face(title, "instrument", "purple", cost=["corruption-1"], lines=[self.say("instrument-front")])

    def face_instrument_back(self, number: int) -> Face:
        stage = self.box.stage
        line = self.say("instrument-back", number=stage.brag_cost, number2=stage.stone_value)
        marks = [f"volume-{stage.brag_cost}", "stone-1"]
        return Face(self.name("instrument", number), "instrument", "yellow", marks=marks, lines=[line])

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
        lines = [self.say(f"merchant-{MERCHANT_IDS[merchant]}")]
        if merchant != b.ENTERTAINER:
            lines.insert(0, self.name("person", merchant - 1))
        return Face(sentence(self.name("merchant", merchant)), "merchant", "yellow", lines=lines)

    # -- who and what options name ------------------------------------------------------------

    def adventurer(self, kind: b.Clan) -> Mark:
        """Somebody in a boat: a colour, a picture and a sign."""
        look = KIND_LOOKS[kind]
        return Mark(look.icon, look.sign, self.name("kind", kind), self.box.colors[kind])

    def face_adventurer(self, kind: int) -> Face:
        return Face(self.name("kind", kind), "adventurer", self.box.colors[kind], marks=[KIND_IDS[kind]])

    def face_audience(self, clan: int) -> Face:
        """A clan that is sung to."""
        return Face(self.name("audience", clan), "audience", self.box.colors[clan], marks=[KIND_IDS[clan]])

    def face_side(self, side: int) -> Face:
        """The boats at sea on one side of Dragon Isle."""
        return Face(sentence(self.name("side", side)), "side", "azure", marks=["boats"])

    def face_source(self, source: int) -> Face:
        """Icons of a song: where they come from, what they cost and of which clan they are."""
        printed = self.box.stage.sources[source]
        if printed.card == b.NONE:
            value = self.box.stage.stone_value
            return Face(self.say("title-stone"), "source", "azure", marks=[f"paladin-{value}"], cost=["stone-1"])
        card = self.box.stage.cards[printed.card]
        clan = card.lower if printed.lower else card.clan
        face = Face(self.name("card", printed.card), "source", self.box.colors[clan])
        if printed.lower:
            face.marks, face.cost = [f"{KIND_IDS[clan]}-{card.lower_value}"], [f"volume-{card.cost}"]
        elif card.per == b.PER_NOTHING:
            face.marks = [f"{KIND_IDS[clan]}-{card.value}"]
        else:
            face.marks = [KIND_IDS[clan], PER_SIGNS[card.per]]
        return face

    # -- dice and marbles --------------------------------------------------------------------

    def face_die(self, die: int) -> Face:
        """A die that has not been rolled shows its metal."""
        clan = self.box.forge.dice[die]
        if clan == b.NONE:
            return Face(self.say("title-coal"), "die", "black", marks=["coal"])
        return Face(self.say("title-alloy", metal=clan), "die", self.box.colors[clan], marks=[KIND_IDS[clan]])

    def rolled(self, die: int, value: int) -> Face:
        """A die with a side up."""
        return self.once(rolled_die, die, value)

    def metal(self, die: int) -> list[Mark]:
        """The metal of a rolled die; coal needs no sign."""
        clan = self.box.forge.dice[die]
        if clan == b.NONE:
            return []
        return [Mark(KIND_LOOKS[clan].icon, KIND_LOOKS[clan].sign, self.name("metal", clan), self.box.colors[clan])]

    def marble(self, marble: int) -> Mark:
        look = KIND_LOOKS[marble] if marble < b.CLANS else ICHOR_LOOK
        color = self.box.colors[marble] if marble < b.CLANS else ICHOR_LOOK.color
        return Mark(look.icon, look.sign, self.name("ingredient", marble), color)

    def marble_sign(self, marble: int) -> str:
        return KIND_IDS[marble] if marble < b.CLANS else ICHOR_LOOK.name


def rolled_die(faces: Faces, die: int, value: int) -> Face:
    face = faces.face("die", die)
    sides = [f"die-{number}" for number in range(1, len(DIE_SIDES) + 1)]
    return Face(face.title, "die", face.color, marks=[f"die-{value}"], sides=sides)
