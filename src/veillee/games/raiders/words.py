"""The words that no content pack changes."""

from __future__ import annotations

from veillee.core.content import Name
from veillee.core.words import Lexicon

BUILDING_IDS = ("gate_house", "town_hall", "treasury", "barracks", "armoury", "mill", "silversmith", "long_house")
SITE_KINDS = ("harbour", "outpost", "monastery", "fortress")
COLORS = ("black", "grey", "white")
GOODS = ("gold", "iron", "livestock", "silver", "provisions", "valkyrie", "armour")

SEAT_NAMES = (
    ("red", Name("Rouge", "Red")),
    ("blue", Name("Bleu", "Blue")),
    ("green", Name("Vert", "Green")),
    ("yellow", Name("Jaune", "Yellow")),
    ("opponent", Name("l'Adversaire", "the Opponent")),
)
WORKER_NAMES = (
    ("black", Name("noir", "black")),
    ("grey", Name("gris", "grey")),
    ("white", Name("blanc", "white")),
)
# The French files choose singular or plural by these names: keep them in step with `amount` there.
GOOD_NAMES = (
    ("gold", Name("Or", "gold")),
    ("iron", Name("Fer", "iron")),
    ("livestock", Name("Bétail", "livestock")),
    ("silver", Name("Argent", "silver")),
    ("provisions", Name("Provisions", "provisions")),
    ("valkyrie", Name("Valkyries", "Valkyries")),
    ("armour", Name("Armement", "armour")),
)
KIND_NAMES = (
    ("harbour", Name("Port", "harbour")),
    ("outpost", Name("Avant-poste", "outpost")),
    ("monastery", Name("Monastère", "monastery")),
    ("fortress", Name("Forteresse", "fortress")),
)
DIE_NAMES = (
    ("first", Name("le premier dé", "the first die")),
    ("second", Name("le second dé", "the second die")),
)
CAUSE_NAMES = (
    ("fortresses", Name("il ne reste qu'un lot dans les Forteresses", "only one fortress set is left")),
    ("offerings", Name("la pile d'Offrandes est vide", "the offering stack is empty")),
    ("valkyries", Name("il ne reste aucune Valkyrie sur les lots", "no Valkyrie is left on the sets")),
)


def fixed_words(lexicon: Lexicon) -> None:
    """Add everything that is called the same in every pack."""
    lexicon.add_words("seat", SEAT_NAMES)
    lexicon.add_words("worker", WORKER_NAMES)
    lexicon.add_words("good", GOOD_NAMES)
    lexicon.add_words("kind", KIND_NAMES)
    lexicon.add_words("die", DIE_NAMES)
    lexicon.add_words("cause", CAUSE_NAMES)


def the(name: Name, article: str) -> Name:
    """The name of something there is once, as it stands in a sentence: « l'Armurerie », "the Armoury"."""
    joined = article if article.endswith("'") else f"{article} "
    return Name(f"{joined}{name.fr}", f"the {name.en}")


def one(name: Name, article: str) -> Name:
    """The name of a card with copies: « une Archère », "an Archer"; heroes have no article."""
    if not article:
        return name
    return Name(f"{article} {name.fr}", f"{'an' if name.en[:1] in 'AEIOU' else 'a'} {name.en}")
