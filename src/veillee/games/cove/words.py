"""The words that no content pack changes, and the forms in which names stand in sentences. Those of one merchant are in
its room.

| role | form |
|------|------|
| `seat`, `merchant` | with article: « le Forgeron », "the Blacksmith"; the side after the seats is the Peddler |
| `person` | who the goods merchants and the Peddler are: "Olaf Thundercrack" |
| `adventurer` | one of them: « un Guerrier », "a Warrior" |
| `clan` | all of them, without article: « Guerriers », "Warriors" |
| `bargain` | by clan: the small good that rogues bring |
| `kind` | as a title, Paladins too: « Guerrier », "Warrior" |
| `good` | one of a size and clan: « une petite marchandise guerrière », "a small warrior good" |
| `ware` | what a merchant calls its goods, as titles: eight for each goods merchant, then the Peddler's |
| `pier`, `dock`, `shop_place`, `townsfolk` | with article: « le Quai du Bazar », "the Bazaar Pier" |
| `cell` | the places of the harbour as titles |
| `townsfolk_card`, `location` | townsfolk and locations of shops as titles |
| `boat`, `rogue_card`, `peddler_card`, `power`, `set` | bare titles |
| `size`, `adjective` | adjectives: « petite », « guerrière », "small", "warrior" |
"""

from __future__ import annotations

from veillee.core.content import Name
from veillee.core.words import Lexicon

CLAN_IDS = ("warrior", "bard", "wizard", "noble")
KIND_IDS = (*CLAN_IDS, "rogue", "paladin")
SIZE_IDS = ("small", "large")
PIER_IDS = ("pier_bazaar", "pier_square", "pier_black")
DOCK_IDS = ("bazaar_w", "square_w", "square_e", "black_e")
BOAT_IDS = tuple(f"boat_{number}" for number in range(1, 7))
HALL_IDS = tuple(f"hall_{clan}" for clan in CLAN_IDS)
CLOSED_HALL = "hall_paladin"
LANDMARK_IDS = ("grand_square", "dragon_isle", "rogues_lair")
COMMON_PLACE_IDS = ("grand_square", "rogues_lair")  # of every shop
CELL_IDS = (*BOAT_IDS, *DOCK_IDS, *PIER_IDS, *HALL_IDS, CLOSED_HALL, *LANDMARK_IDS)
ROGUE_CARD_IDS = ("criminals", "cultists", "robbers")
SET_IDS = ("locals", "mercenaries", "sailors")
LEVEL_IDS = ("easy", "medium", "hard")
COLOR_IDS = ("red", "green", "blue", "yellow")  # of the clans, in their order

COLOR_NAMES = (
    ("red", Name("rouge", "red")),
    ("green", Name("vert", "green")),
    ("blue", Name("bleu", "blue")),
    ("yellow", Name("jaune", "yellow")),
)
PEDDLER = ("peddler", Name("le Colporteur", "the Peddler"))
SEATS = 4  # of a match; the Peddler's words come after theirs
SIZE_NAMES = (("small", Name("petite", "small")), ("large", Name("grande", "large")))
LEVEL_NAMES = (
    ("easy", Name("facile", "easy")),
    ("medium", Name("moyen", "medium")),
    ("hard", Name("difficile", "hard")),
)


def fixed_words(lexicon: Lexicon) -> None:
    """Add everything that is called the same in every pack."""
    lexicon.add_words("size", SIZE_NAMES)
    lexicon.add_words("level", LEVEL_NAMES)


def the(name: Name, french: str, english: str = "the") -> Name:
    """The name of something there is once, as it stands in a sentence: « l'Enclume », "the Anvil"."""
    joined = french if french.endswith("'") else f"{french} "
    return Name(f"{joined}{name.fr}", f"{english} {name.en}".strip())


def numbered(role: str, number: int, french: str, english: str) -> list[tuple[str, Name]]:
    """Pieces that are only counted: « la fournaise 1 », "furnace 1"."""
    return [(f"{role}_{count}", Name(f"{french} {count}", f"{english} {count}")) for count in range(1, number + 1)]


def one(name: Name) -> Name:
    """An adventurer: « un Guerrier », "a Warrior"."""
    return Name(f"un {name.fr}", f"a {name.en}")


def good_name(size: Name, adjective: Name) -> Name:
    return Name(f"une {size.fr} marchandise {adjective.fr}", f"a {size.en} {adjective.en} good")
