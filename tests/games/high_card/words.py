"""The words of High Card; it has no content besides twelve numbered cards."""

from __future__ import annotations

from dataclasses import dataclass

from tests.games.high_card.table import CARDS
from veillee.core.content import Name
from veillee.core.kinds import kind
from veillee.core.step import Option
from veillee.core.words import Lexicon, make_options

SEAT_IDS = ("north", "east", "south")
CARD_IDS = [f"card_{number}" for number in range(1, CARDS + 1)]


@dataclass(kw_only=True)
class Options:
    lay: list[Option] = kind("card", rule="HC-002")


LEXICON = Lexicon(Options)
LEXICON.add("seat", SEAT_IDS, [Name("Nord", "North"), Name("Est", "East"), Name("Sud", "South")])
LEXICON.add("card", CARD_IDS, [Name(f"le {number}", f"the {number}") for number in range(1, CARDS + 1)])
OPTIONS = make_options(Options, LEXICON)
