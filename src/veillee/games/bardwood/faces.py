"""What is printed on cards, tokens and places: titles, symbols and texts, built from the box and the words.

Texts follow from what a card does, so that a pack with other numbers says other numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from itertools import pairwise
from typing import ClassVar, NamedTuple

from msgspec.structs import replace

from veillee.core.album import Album
from veillee.core.scene import Face, Mark
from veillee.core.text import sentence
from veillee.games.bardwood import box as b
from veillee.games.bardwood.effects import MUSE_POWERS, ONCE, USES
from veillee.games.bardwood.words import ARROWS, BOX_IDS, DIRECTION_IDS, MEASURE_IDS


class Look(NamedTuple):
    """What a benefit is called in messages, and how it is drawn."""

    name: str
    icon: str
    sign: str
    color: str = ""


# In the order of the constants of the box.
LOOKS = (
    Look("melody", "musical-notes", "♪", "blue"),
    Look("lyric", "scroll-quill", "¶", "purple"),
    Look("volume", "speaker", "◄", "orange"),
    Look("coin", "two-coins", "¤", "yellow"),
    Look("acoustic", "crystal-shine", "◊", "azure"),
    Look("range", "sound-waves", "≈", "red"),
    Look("gem", "emerald", "♦", "green"),
    Look("tempo", "clockwise-rotation", "↻"),
    Look("backbeat", "anticlockwise-rotation", "↺"),
    Look("brag", "megaphone", "!"),
    Look("motif", "musical-score", "♫"),
    Look("movement", "footsteps", "‴"),
    Look("impro", "microphone", "✻"),
    Look("impro-shop", "shop", "✻⌂"),
    Look("shuffle", "card-random", "∾"),
    Look("remove-rune", "rune-stone", "−♢"),
    Look("remove-crest", "broken-shield", "−▽"),
    Look("stone", "stone-pile", "◊≈"),
)
COUNTED = b.MOVEMENT  # what stands up to here in the list, brag and motif apart, comes in numbers
BARD_ICONS = ("banjo", "french-horn", "djembe", "harp", "crossed-swords", "drum", "bagpipes", "guitar")
# By kind of location, in the order of the constants of the box.
PLACE_LOOKS = (
    ("wolf-howl", "green"),
    ("shop", "blue"),
    ("shop", "purple"),
    ("bank", "yellow"),
    ("theater-curtains", "red"),
    ("campfire", "orange"),
    ("two-coins", "yellow"),
    ("sound-on", "orange"),
    ("ringing-bell", "azure"),
)
PORTAL_COLORS = ("orange", "purple")  # amber and violet
SEASONS = (("flowers", "green"), ("sun", "yellow"), ("maple-leaf", "orange"), ("snowing", "azure"))
CARD_KINDS = (
    ("instrument", "yellow"),
    ("skill", "blue"),
    ("impro", "purple"),
    ("fan", "orange"),
    ("creature", "green"),
)
BOSS_COLOR = "red"
# What a number of a power is counted in.
UNITS = {
    b.CHALLENGE_COST: b.MELODY,
    b.LOWER_COST: b.VOLUME,
    b.LEGEND_COST: b.LYRIC,
    b.SOOTHE_SMALL_COST: b.MELODY,
    b.SOOTHE_BOSS_COST: b.MELODY,
    b.SOOTHE_COST: b.MELODY,
    b.PERFORM_COST: b.LYRIC,
    b.SHOP_COST: b.COIN,
    b.OTHER_CARD_COST: b.COIN,
    b.BANK_COINS: b.COIN,
    b.MORE_MOVEMENT: b.MOVEMENT,
    b.SILENT_MOVEMENT: b.MOVEMENT,
    b.QUARTER_MOVEMENT: b.MOVEMENT,
    b.RANGE_NEEDED: b.RANGE,
    b.TOKEN_LIMIT: b.COIN,
}
# The least that a cost can fall to.
LEAST = {b.LOWER_COST: 1, b.PERFORM_COST: 1, b.SHOP_COST: 1}
POWER_NAMES = {takes.verb: name.replace("_", "-") for name, takes in MUSE_POWERS.items()}
# The messages of conversions that can be used once, twice or without end.
CONVERTS = {1: "item-convert-1", 2: "item-convert-2", b.ENDLESS: "item-convert-endless"}
OFTEN = {1: "often-1", 2: "often-2", b.ENDLESS: "often-endless"}
DEED_NAMES = {takes.verb: name.replace("_", "-") for name, takes in (ONCE | USES).items()}
MEASURES = tuple(id_.replace("_", "-") for id_ in MEASURE_IDS)


class Faces(Album[b.BardwoodBox]):
    aid: ClassVar[tuple[tuple[str, int], ...]] = (
        ("turn", 3),
        ("sing", 4),
        ("crests", 3),
        ("end", 4),
        ("rival", 8),
    )

    # -- symbols ---------------------------------------------------------------------------

    def symbols(self) -> dict[str, Mark]:
        found = {name: self._symbol(name) for name in self._numbered}
        for number, (icon, color) in enumerate(SEASONS):
            found[BOX_IDS[number + 1]] = Mark(
                icon, self.say(f"sign-season-{number}"), self.name("season", number), color
            )
        for number, (id_, sign) in enumerate(zip(DIRECTION_IDS, ARROWS, strict=True)):
            found[id_] = Mark("", sign, self.name("direction", number))
        for number, icon in enumerate(BARD_ICONS):
            found[f"bard-{number}"] = Mark(icon, self.say(f"sign-bard-{number}"), self.name("bard", number))
        found["or"] = Mark("", "/", self.say("mark-or"))
        found["per-skill"] = self.mark("per-skill", icon="")
        found["per-impro"] = self.mark("per-impro", icon="")
        found["convert"] = self.mark("convert", "→", icon="cycle")
        found["boss"] = self.mark("boss", "★", "red", "dragon-head")
        found["defence"] = self.mark("defence", "♪", "blue", "musical-notes")
        found["track-gem"] = self.mark("track-gem", "♦", "blue", "emerald")
        for number, color in enumerate(PORTAL_COLORS):
            found[f"portal-{number}"] = self.mark(f"portal-{number}", color=color, icon="portal")
        found["region"] = self.mark("region", "♣", "green", "linden-leaf")
        found["reserve"] = self.mark("reserve-place", "♦", "green", "gems")
        for kind, (icon, color) in enumerate(PLACE_LOOKS):
            found[f"place-{kind}"] = self.mark(f"place-{kind}", color=color, icon=icon)
        return found

    @cached_property
    def _numbered(self) -> list[str]:
        """The names of all benefits as they are printed somewhere: each with its number, `melody-2`."""
        box = self.box
        sections = [part for card in box.cards for part in (card.upper, card.lower, card.discard, *card.fan)]
        sections += [motif.bonus for motif in box.motifs] + [quarter.bonus for quarter in box.quarters]
        names = {name for section in sections for name in self.signs(section.items)}
        names |= {f"volume-{card.cost}" for card in box.cards if card.cost}
        names |= {f"melody-{card.soothe}" for card in box.cards if card.soothe}
        names |= {f"movement-{quarter.movement}" for quarter in box.quarters}
        names |= {f"lyric-{reward.lyrics}" for reward in box.rewards} | {f"gem-{reward.gems}" for reward in box.rewards}
        names |= {f"lyric-{back.cost}" for back in box.backs} | {f"gem-{back.gems}" for back in box.backs} | {"gem-1"}
        for card in box.rival_cards:
            names |= set(rival_signs(card))
        return sorted(names - {"or", "convert", "per-skill", "per-impro"})

    def _symbol(self, name: str) -> Mark:
        look, number = next((look, name.removeprefix(look.name)) for look in LOOKS if is_of(name, look))
        count = int(number[1:]) if number else 1
        sign = f"{count}{look.sign}" if count > 1 else look.sign
        return Mark(look.icon, sign, sentence(self.amount(LOOKS.index(look), count)), look.color)

    def signs(self, items: Iterable[b.Item]) -> list[str]:
        """Items in symbols; conversions only say that there is one, the text says which."""
        found: list[str] = []
        for item in items:
            if item.verb == b.OPTION:
                found += [*self.signs(item.sides[:1]), "or", *self.signs(item.sides[1:])]
            elif item.verb == b.CONVERT:
                found.append("convert")
            else:
                found.append(symbol_of(item))
            if item.per != b.NONE:
                found.append("per-skill" if item.per == b.SKILL else "per-impro")
        return found

    # -- effects in words ------------------------------------------------------------------

    def amount(self, verb: int, number: int = 1) -> str:
        """« 2 mélodies », "activate a motif"."""
        return self.say(f"benefit-{LOOKS[verb].name}", number=number)

    def item(self, item: b.Item) -> str:
        if item.verb == b.OPTION:
            first, second = (self.item(side) for side in item.sides)
            return self.messages.format("item-or", {"first": first, "second": second})
        if item.verb == b.CONVERT:
            args: dict[str, str | int] = {"price": self.listed(item.price), "text": self.listed(item.gains)}
            return self.messages.format(CONVERTS[item.limit], args)
        text = self.amount(item.verb, item.number)
        if item.per != b.NONE:
            return self.messages.format("item-per-skill" if item.per == b.SKILL else "item-per-impro", {"text": text})
        return text

    def items(self, items: Sequence[b.Item]) -> str:
        """Everything that a part of a card shows, one after the other; a conversion stands for itself, lest what
        comes before it be read as its price.
        """
        if not items:
            return self.messages.format("text-nothing")
        text = self.item(items[0])
        for before, item in pairwise(items):
            apart = b.CONVERT in (before.verb, item.verb)
            text += (self.messages.format("text-apart") if apart else ", ") + self.item(item)
        return text

    def listed(self, items: Sequence[b.Item]) -> str:
        """« 2 gemmes et 1 pièce »."""
        return self.joined([self.item(item) for item in items])

    def joined(self, parts: Sequence[str]) -> str:
        if len(parts) < 2:
            return "".join(parts)
        return self.messages.format("list-and", {"listed": ", ".join(parts[:-1]), "part": parts[-1]})

    def done(self, items: Sequence[b.Item]) -> str:
        """What is gained as something to do: « activer un motif et gagner 1 gemme »."""
        gains = [item for item in items if is_counted(item.verb)]
        acts = [self.item(item) for item in items if not is_counted(item.verb)]
        if gains:
            acts.append(self.messages.format("text-gain", {"text": self.listed(gains)}))
        return self.joined(acts)

    def condition(self, measure: int, least: int) -> str:
        """« posséder au moins 4 cartes Fan »."""
        return self.say(f"measure-{MEASURES[measure]}", number=least)

    # -- powers, events and Muses ----------------------------------------------------------

    def powers(self, powers: Sequence[b.Power], owned: bool = True) -> str:
        """Bard and Muse cards speak to their owner, events of everybody."""
        return " ".join(self.power(power, owned) for power in powers)

    def power(self, power: b.Power, owned: bool = True) -> str:
        name = POWER_NAMES[power.verb]
        return self.messages.format(f"power-{name}" if owned else f"ongoing-{name}", self._power_args(power))

    def _power_args(self, power: b.Power) -> dict[str, str | int]:
        if power.conversion is not None:
            conversion = power.conversion
            return {
                "often": self.messages.format(OFTEN[conversion.limit]),
                "price": self.listed(conversion.price),
                "text": self.done(conversion.gains),
            }
        if power.gains:
            more = [self.more(item) for item in power.gains]
            return {"text": self.listed(power.gains), "more": self.joined(more)}
        if power.verb >= b.NUMBERED:
            return {}
        number, fewer = abs(power.number), power.number < 0
        text = self.amount(UNITS[power.verb], number)
        change = {"text": text, "number": LEAST.get(power.verb, 0)}
        return {
            "number": number,
            "text": text,
            "way": "less" if fewer else "more",
            "change": self.messages.format("change-less" if fewer else "change-more", change),
        }

    def more(self, item: b.Item) -> str:
        """« 1 volume supplémentaire », "1 more volume"."""
        unit = self.say(f"unit-{LOOKS[item.verb].name}", number=item.number)
        return self.messages.format("text-more", {"number": item.number, "unit": unit})

    def deed(self, deed: b.Deed) -> str:
        args: dict[str, str | int] = {}
        if deed.conversion is not None:
            args = {"price": self.listed(deed.conversion.price), "text": self.done(deed.conversion.gains)}
        elif deed.verb == b.EACH_PER:
            per = self.messages.format(f"per-{MEASURES[deed.measure]}", {"number": deed.per, "who": "each"})
            args = {"per": per, "number": deed.per, "number2": deed.most}
        elif deed.verb == b.MOST:
            measure = self.name("measure", deed.measure)
            args = {"measure": measure, "text": self.listed(deed.gains), "number": deed.alone}
        elif deed.verb == b.USE_BRAG:
            args = {"number": deed.most}
        elif deed.gains:
            args = {"text": self.listed(deed.gains)}
        text = self.messages.format(f"deed-{DEED_NAMES[deed.verb]}", args)
        if deed.measure == b.OPP_CRESTS:
            text += self.messages.format("deed-crests-stay")
        return text

    def event_text(self, event: int) -> str:
        printed = self.box.events[event]
        return self.powers(printed.powers, owned=False) if printed.deed is None else self.deed(printed.deed)

    def bard_text(self, bard: int) -> str:
        return self.powers(self.box.bards[bard].powers)

    def muse_text(self, muse: int) -> str:
        return self.powers(self.box.muses[muse].powers)

    def muse_bonus(self, muse: int) -> str:
        """What it scores at the end. A boat has come far enough or not, if it scores only once."""
        bonus = self.box.muses[muse]
        if bonus.measure == b.BOAT and bonus.points == bonus.most:
            return self.say("text-muse-boat", number=bonus.points, number2=bonus.per)
        per = self.messages.format(f"per-{MEASURES[bonus.measure]}", {"number": bonus.per, "who": "you"})
        return self.messages.format("text-muse-per", {"points": bonus.points, "per": per, "most": bonus.most})

    # -- cards -----------------------------------------------------------------------------

    def more_faces(self) -> Mapping[str, Sequence[str]]:
        """The gem side of Motif tokens, and cards as they count in a song."""
        return {"motif_gem": self.lexicon.ids("motif"), "sung": self.lexicon.ids("card")}

    def face_card(self, card: int) -> Face:
        """What the card gives in a song, when discarded, when drawn or when soothed, in symbols and in words."""
        printed = self.box.cards[card]
        say = self.messages.format
        kind, color = looks_of(printed)
        face = Face(self.name("card", card), kind, color, points=printed.blue or None)
        if printed.kind == b.FAN:
            first, second = printed.fan
            face.marks = [*self.signs(first.items), "or", *self.signs(second.items)]
            face.lines = [self.say("text-fan")]
            face.lines += [
                say("text-option", {"number": n, "text": self.items(part.items)})
                for n, part in enumerate(printed.fan, 1)
            ]
            return face
        if printed.kind == b.CREATURE:
            face.marks = ["boss"] if printed.boss else []
            face.cost = [f"melody-{printed.soothe}"]
            face.gains = self.signs(printed.upper.items)
            face.lines = [
                self.say("text-soothe", number=printed.soothe),
                say("text-gains", {"text": self.items(printed.upper.items)}),
            ]
            return face
        face.marks = self.signs(printed.upper.items)
        face.lines = [say("text-song", {"text": self.items(printed.upper.items)})]
        if printed.cost:
            face.cost = [f"volume-{printed.cost}"]
            face.gains = self.signs(printed.lower.items)
            price, text = self.amount(b.VOLUME, printed.cost), self.items(printed.lower.items)
            face.lines.append(say("text-lower", {"price": price, "text": text}))
        if printed.kind == b.SKILL:
            face.lines.append(say("text-discard", {"text": self.items(printed.discard.items)}))
        return face

    def face_sung(self, card: int) -> Face:
        """A card of a song: what it gives when discarded matters no more."""
        face = self.face("card", card)
        if self.box.cards[card].kind != b.SKILL:
            return face
        return replace(face, lines=face.lines[:-1])

    def face_bard(self, bard: int) -> Face:
        instrument = self.box.bards[bard].instrument
        effect = self.items(self.box.cards[instrument].upper.items)
        return Face(
            self.name("bard_card", bard),
            "bard",
            "yellow",
            marks=[f"bard-{bard}"],
            lines=[
                self.bard_text(bard),
                self.messages.format("text-instrument", {"card": self.name("card", instrument), "text": effect}),
            ],
        )

    def face_legend(self, legend: int) -> Face:
        printed = self.box.legends[legend]
        condition = sentence(self.condition(printed.measure, printed.least))
        return Face(
            self.name("legend", legend),
            "legend",
            "purple",
            self.name("level", printed.level),
            lines=[self.messages.format("text-condition", {"text": condition})],
            points=printed.points,
        )

    def face_level(self, level: int) -> Face:
        """The back of the Legends of a level: what telling one costs and brings."""
        back = self.box.backs[level]
        title = self.say("title-back", level=level)
        return Face(title, "legend", "purple", cost=[f"lyric-{back.cost}"], gains=[f"gem-{back.gems}"])

    def face_event(self, event: int) -> Face:
        printed = self.box.events[event]
        icon, color = BOX_IDS[printed.season], SEASONS[printed.season - b.SPRING][1]
        lines = [self.event_text(event), self.say(f"text-kind-{printed.kind}")]
        return Face(self.name("event", event), "event", color, marks=[icon], lines=lines)

    def face_motif(self, motif: int) -> Face:
        items = self.box.motifs[motif].bonus.items
        return Face(self.name("motif", motif), "motif", "azure", marks=self.signs(items), lines=[self.items(items)])

    def face_motif_gem(self, motif: int) -> Face:
        return Face(self.name("motif", motif), "motif", "green", marks=["gem-1"])

    def face_muse(self, muse: int) -> Face:
        lines = [self.muse_text(muse), self.muse_bonus(muse)]
        return Face(self.name("muse", muse), "muse", "purple", lines=lines)

    def face_challenge(self, challenge: int) -> Face:
        printed = self.box.challenges[challenge]
        lines = []
        for difficulty in range(len(printed.measures)):
            text = self.condition(printed.measures[difficulty], printed.least[difficulty])
            name = self.name("difficulty", difficulty)
            args: dict[str, str | int] = {"difficulty": name, "points": difficulty + 1, "text": text}
            lines.append(self.messages.format("text-challenge", args))
        return Face(self.name("challenge", challenge), "challenge", "red", lines=lines)

    def face_rival_card(self, card: int) -> Face:
        printed = self.box.rival_cards[card]
        arrows = [DIRECTION_IDS[arrow] for arrow in printed.arrows]
        return Face(self.say("title-rival-card"), "rival", "red", marks=arrows, gains=rival_signs(printed))

    # -- places ----------------------------------------------------------------------------

    def location_lines(self, location: int) -> list[str]:
        """What can be done at a location; its reward spaces are printed beside it."""
        place = self.box.locations[location]
        if place.kind == b.LAIR:
            return [self.say("place-lair", number=b.EMPTY_LAIR_COST)]
        if place.conversions:
            return [self.item(conversion) for conversion in place.conversions]
        if place.stage != b.NONE:
            spaces = self.box.rewards[b.SPACES * place.stage : b.SPACES * (place.stage + 1)]
            pairs = [(self.amount(b.LYRIC, space.lyrics), self.amount(b.GEM, space.gems)) for space in spaces]
            rewards = [self.messages.format("place-reward", {"price": price, "text": text}) for price, text in pairs]
            return [self.say("place-stage"), *rewards]
        return [self.say(f"place-{place.kind}")]

    def quarter_lines(self, quarter: int) -> list[str]:
        """What a quarter of the dial gives, and what it gives besides when both its runes are gone."""
        benefit = self.box.quarters[quarter]
        bonus = self.messages.format("text-rune-bonus", {"text": self.items(benefit.bonus.items)})
        return [self.amount(b.MOVEMENT, benefit.movement), bonus]


def looks_of(card: b.Card) -> tuple[str, str]:
    kind, color = CARD_KINDS[card.kind]
    return kind, BOSS_COLOR if card.boss else color


def song_marker(faces: Faces) -> Mark:
    """Where it stands, one sings (BAR-074)."""
    return faces.mark("ready", "♪", "yellow", "g-clef")


def is_counted(verb: int) -> bool:
    return verb <= COUNTED and verb not in (b.BRAG, b.MOTIF)


def symbol_of(item: b.Item) -> str:
    """The name of the symbol of an item: `melody-2`, `motif`."""
    name = LOOKS[item.verb].name
    return f"{name}-{item.number}" if is_counted(item.verb) else name


def is_of(name: str, look: Look) -> bool:
    return name == look.name or (name.startswith(f"{look.name}-") and name[len(look.name) + 1 :].isdigit())


def rival_signs(card: b.RivalCard) -> list[str]:
    volume = [f"volume-{card.volume}"] if card.volume else []
    return [*volume, f"tempo-{card.tempo}"]
