"""The words that no content pack changes."""

from __future__ import annotations

from veillee.core.content import Name
from veillee.core.words import Lexicon

# Seats have names of their own: colours belong to the adventurers that they choose.
SEAT_NAMES = (
    ("ember", Name("Braise", "Ember")),
    ("frost", Name("Givre", "Frost")),
    ("moon", Name("Lune", "Moon")),
    ("dew", Name("Rosée", "Dew")),
    ("tom", Name("Tom", "Tom")),
)
JOURNEY_NAMES = (
    ("province", Name("la Province des ombres", "the Province of Shadows")),
    ("archipelago", Name("l'Archipel ténébreux", "the Archipelago of Darkness")),
)
FACE_NAMES = (
    ("fire", Name("feu", "fire")),
    ("water", Name("eau", "water")),
    ("earth", Name("terre", "earth")),
    ("air", Name("air", "air")),
    ("plant", Name("plante", "plant")),
    ("two_footprints", Name("deux petits pas", "two footprints")),
    ("three_light", Name("trois éclats", "three light")),
    ("minus_two_light", Name("moins deux éclats", "minus two light")),
)
ELEMENT_NAMES = FACE_NAMES[:5]


def fixed_words(lexicon: Lexicon) -> None:
    """Add everything that is called the same in every pack."""
    lexicon.add_words("seat", SEAT_NAMES)
    lexicon.add_words("journey", JOURNEY_NAMES)
    lexicon.add_words("face", FACE_NAMES)
    lexicon.add_words("element", ELEMENT_NAMES)
