"""The words of High Card; it has no content besides twelve numbered cards."""

from __future__ import annotations

from tests.games.high_card.table import CARDS
from veillee.core.content import Name
from veillee.core.words import Lexicon

SEAT_IDS = ("north", "east", "south")
CARD_IDS = [f"card_{number}" for number in range(1, CARDS + 1)]

LEXICON = Lexicon({"lay": ("card",)})
LEXICON.add("seat", SEAT_IDS, [Name("Nord", "North"), Name("Est", "East"), Name("Sud", "South")])
LEXICON.add("card", CARD_IDS, [Name(f"le {number}", f"the {number}") for number in range(1, CARDS + 1)])
LAY = [LEXICON.option("lay", "HC-002", card) for card in range(CARDS)]
