"""The words that no content pack changes."""

from __future__ import annotations

from veillee.core.content import Name
from veillee.core.words import Lexicon

CELL_IDS = tuple(f"{column}{row}" for row in range(1, 6) for column in "abcde")

SEAT_NAMES = (
    ("red", Name("Rouge", "Red")),
    ("blue", Name("Bleu", "Blue")),
    ("green", Name("Vert", "Green")),
    ("yellow", Name("Jaune", "Yellow")),
    ("falconer", Name("le Fauconnier", "the Falconer")),
)
COLOR_NAMES = (
    ("strength", Name("force", "strength")),
    ("communication", Name("communication", "communication")),
    ("intuition", Name("intuition", "intuition")),
    ("trade", Name("troc", "trade")),
    ("any", Name("au choix", "any")),
)
SYMBOL_NAMES = (
    ("weapon", Name("arme", "weapon")),
    ("artefact", Name("artefact", "artefact")),
    ("instrument", Name("instrument", "instrument")),
    ("tool", Name("outil", "tool")),
)
BEARING_NAMES = (
    ("vagabond", Name("vagabond", "vagabond")),
    ("brave", Name("brave", "brave")),
    ("beast", Name("bête", "beast")),
    ("rascal", Name("fripouille", "rascal")),
    ("anyone", Name("n'importe quel Compagnon", "any Companion")),
)
DECK_NAMES = (
    ("one", Name("niveau I", "level I")),
    ("two", Name("niveau II", "level II")),
)
PAWN_NAMES = (
    ("falcon", Name("le Faucon", "the Falcon")),
    ("falconer_pawn", Name("le Fauconnier", "the Falconer")),
)
ARROW_NAMES = (
    ("right", Name("de gauche à droite", "from left to right")),
    ("left", Name("de droite à gauche", "from right to left")),
)
EFFECT_NAMES = (
    ("gain_clover", Name("gagner 1 Trèfle", "gain 1 Clover")),
    ("draw_object", Name("piocher 1 Objet", "draw 1 Object")),
    ("extra_activation", Name("activer un autre personnage", "activate another character")),
    ("draw_two_keep_one", Name("piocher 2 Objets, en garder 1", "draw 2 Objects, keep 1")),
    ("recruit", Name("piocher 2 Compagnons, en garder 1", "draw 2 Companions, keep 1")),
    ("reserve", Name("réserver une Aventure", "reserve an Adventure")),
    ("take_color", Name("prendre un Objet de la carte du pays", "take an Object from the map")),
    ("take_adjacent_color", Name("prendre un Objet adjacent", "take an adjacent Object")),
    ("take_crossed", Name("prendre l'Objet d'une case traversée", "take the Object of a crossed cell")),
    ("swap_objects", Name("intervertir deux Objets adjacents", "swap two adjacent Objects")),
    ("move", Name("déplacer le pion", "move the pawn")),
    ("extend", Name("une case supplémentaire", "one more cell")),
    ("reduce_cost", Name("réduire un coût", "reduce a cost")),
    ("reserve_slot", Name("réserve supplémentaire", "additional reserve")),
    ("companion_slot", Name("Compagnon supplémentaire", "additional Companion")),
    ("journey_token", Name("poser le jeton Périple", "place the Journey token")),
)


def fixed_words(lexicon: Lexicon) -> None:
    """Add everything that is called the same in every pack."""
    lexicon.add("cell", CELL_IDS, [Name(cell.upper(), cell.upper()) for cell in CELL_IDS])
    lexicon.add_words("seat", SEAT_NAMES)
    lexicon.add_words("color", COLOR_NAMES)
    lexicon.add_words("symbol", SYMBOL_NAMES)
    lexicon.add_words("bearing", BEARING_NAMES)
    lexicon.add_words("deck", DECK_NAMES)
    lexicon.add_words("pawn", PAWN_NAMES)
    lexicon.add_words("arrow", ARROW_NAMES)
    lexicon.add_words("effect", EFFECT_NAMES)
