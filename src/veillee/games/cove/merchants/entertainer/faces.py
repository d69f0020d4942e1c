"""What is printed for the Entertainer: his cards and instrument, whom he sings to, and with which icons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from veillee.core.scene import Face
from veillee.core.text import sentence
from veillee.games.cove import box as b
from veillee.games.cove.faces import Faces
from veillee.games.cove.merchants.entertainer.box import (
    AT_HALL,
    AT_ISLE,
    IMPRO,
    PER_FAN,
    PER_NOTHING,
    PER_RUNE,
    PER_SKILL,
    SKILL,
    Place,
    StageCard,
    stage_in,
)
from veillee.games.cove.rooms import Look
from veillee.games.cove.words import KIND_IDS

LOOKS = (
    Look("crest", "checked-shield", "▽", "red"),
    Look("rune", "rune-stone", "♢", "purple"),
    Look("gem", "cut-diamond", "♦", "blue"),
    Look("per-skill", "", "×"),
    Look("per-fan", "", "×"),
    Look("per-rune", "", "×"),
)
COUNTED = (
    Look("volume", "speaker", "◄", "orange"),
    Look("stone", "crystal-shine", "◊", "azure"),
    Look("movement", "footsteps", "‴"),
)
PER_SIGNS = {PER_SKILL: "per-skill", PER_FAN: "per-fan", PER_RUNE: "per-rune"}
PER_TEXTS = {PER_SKILL: "impro-skill", PER_FAN: "impro-fan", PER_RUNE: "impro-rune"}
CARD_KINDS = (("skill", "blue"), ("impro", "purple"), ("creature", "green"))
PLACE_TEXTS = ("sing-pier", "sing-pier", "sing-pier", "sing-square", *["sing-hall"] * b.CLANS, "sing-isle")


class EntertainerFaces(Faces):
    def more_faces(self) -> Mapping[str, Sequence[str]]:
        """The brag side of the instrument."""
        return {**super().more_faces(), "instrument_back": self.lexicon.ids("instrument")}

    def face_card(self, card: int) -> Face:
        """A card of the Entertainer: what it gives in a song, what it turns the dial by, or what bragging brings."""
        printed = stage_in(self.box).cards[card]
        kind, color = CARD_KINDS[printed.kind]
        face = Face(self.name("card", card), kind, color, self.lexicon.id("card", card).upper())
        if printed.kind == SKILL:
            upper, hours = f"{KIND_IDS[printed.clan]}-{printed.value}", f"hourglass-{printed.hours}"
            face.marks = [upper, hours]
            face.lines = [self._part("text-upper", self.icons(printed.clan, printed.value))]
            if printed.lower != b.NONE:
                face.cost = [f"volume-{printed.cost}"]
                face.gains = [f"{KIND_IDS[printed.lower]}-{printed.lower_value}"]
                lower = self.icons(printed.lower, printed.lower_value)
                face.lines.append(self._part("text-lower", lower, self.say("count-volume", number=printed.cost)))
            face.lines.append(self._part("text-discard", self._strip(printed)))
        elif printed.kind == IMPRO:
            face.marks = self._impro_signs(printed)
            face.lines = [self.impro_text(printed)]
        else:
            face.marks = self._creature_signs(printed)
            face.lines = [self.creature_text(printed)]
        return face

    def _part(self, message: str, text: str, price: str = "") -> str:
        return self.messages.format(message, {"text": text, "price": price})

    def _strip(self, card: StageCard) -> str:
        counted = (("hourglass", card.hours), ("volume", card.volume), ("corruption", card.corruption))
        return ", ".join(self.say(f"count-{name}", number=number) for name, number in counted if number)

    def _impro_signs(self, card: StageCard) -> list[str]:
        if card.movement:
            return [f"movement-{card.movement}"]
        if card.per == PER_NOTHING:
            return [f"{KIND_IDS[card.clan]}-{card.value}"]
        return [KIND_IDS[card.clan], PER_SIGNS[card.per]]

    def _creature_signs(self, card: StageCard) -> list[str]:
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
        stage = stage_in(self.box)
        line = self.say("instrument-back", number=stage.brag_cost, number2=stage.stone_value)
        marks = [f"volume-{stage.brag_cost}", "stone-1"]
        return Face(self.name("instrument", number), "instrument", "yellow", marks=marks, lines=[line])

    def face_audience(self, clan: int) -> Face:
        """A clan that is sung to."""
        return Face(self.name("audience", clan), "audience", self.box.colors[clan], marks=[KIND_IDS[clan]])

    def face_side(self, side: int) -> Face:
        """The boats at sea on one side of Dragon Isle."""
        return Face(sentence(self.name("side", side)), "side", "azure", marks=["boats"])

    def face_source(self, source: int) -> Face:
        """Icons of a song: where they come from, what they cost and of which clan they are."""
        printed = stage_in(self.box).sources[source]
        if printed.card == b.NONE:
            value = stage_in(self.box).stone_value
            return Face(self.say("title-stone"), "source", "azure", marks=[f"paladin-{value}"], cost=["stone-1"])
        card = stage_in(self.box).cards[printed.card]
        clan = card.lower if printed.lower else card.clan
        face = Face(self.name("card", printed.card), "source", self.box.colors[clan])
        if printed.lower:
            face.marks, face.cost = [f"{KIND_IDS[clan]}-{card.lower_value}"], [f"volume-{card.cost}"]
        elif card.per == PER_NOTHING:
            face.marks = [f"{KIND_IDS[clan]}-{card.value}"]
        else:
            face.marks = [KIND_IDS[clan], PER_SIGNS[card.per]]
        return face

    def impro_text(self, card: StageCard) -> str:
        if card.movement:
            return self.say("impro-movement", number=card.movement)
        if card.per == PER_NOTHING:
            return self.as_sentence(self.icons(card.clan, card.value))
        return self.say(PER_TEXTS[card.per], kind=card.clan, number=card.most)

    def creature_text(self, card: StageCard) -> str:
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
        return self.as_sentence(self.joined(parts))

    def place_text(self, place: Place, number: int = 0) -> str:
        """What can be done at a location of a song; the Grand Square and the halls name their cost."""
        if place >= AT_HALL and place < AT_ISLE:
            return self.say("sing-hall", kind=place - AT_HALL, number=number)
        return self.say(PLACE_TEXTS[place], number=number)
