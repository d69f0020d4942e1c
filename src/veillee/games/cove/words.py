"""The words that no content pack changes, and the forms in which names stand in sentences.

| role | form |
|------|------|
| `seat`, `merchant` | with article: « le Forgeron », "the Blacksmith"; the seat after the merchants is the Peddler |
| `person` | who the goods merchants and the Peddler are: "Olaf Thundercrack" |
| `adventurer` | one of them: « un Guerrier », "a Warrior" |
| `clan` | all of them, without article: « Guerriers », "Warriors" |
| `audience`, `ship`, `bargain` | by clan: who is sung to, its ship with article, the small good that rogues bring |
| `kind` | as a title, Paladins too: « Guerrier », "Warrior" |
| `good` | one of a size and clan: « une petite marchandise guerrière », "a small warrior good" |
| `ware` | what a merchant calls its goods, as titles: eight for each goods merchant, then the Peddler's |
| `pier`, `place`, `dock`, `shop_place`, `townsfolk` | with article: « le Quai du Bazar », "the Bazaar Pier" |
| `cell` | the places of the harbour as titles |
| `townsfolk_card`, `location` | townsfolk and locations of shops as titles |
| `boat`, `card`, `rogue_card`, `peddler_card`, `power`, `set` | bare titles |
| `source` | a title with the part of the card: « Hymne au blason, partie inférieure » |
| `die`, `furnace`, `chute`, `side` | with article in French: « le dé rouge 1 », "red die 1"; "the left side" |
| `niche` | a place of a chute, named by both: « la goulotte 1, place 3 », "chute 1, place 3" |
| `marble` | one of them: « une bille rouge », "a red marble" |
| `alloy`, `size`, `adjective` | adjectives: « rouge », « petite », « guerrière », "red", "small", "warrior" |
| `metal`, `ingredient` | what the dice and the marbles of a colour are: « fer », "iron" |
| `turning`, `heat` | « d'un quart de plus », "1 quarter more"; « +1 » |
"""

from __future__ import annotations

from veillee.core.content import Name
from veillee.core.words import Lexicon

MERCHANT_IDS = ("entertainer", "blacksmith", "captain", "alchemist")
SELLER_IDS = (*MERCHANT_IDS[1:], "peddler")  # whoever has goods
CLAN_IDS = ("warrior", "bard", "wizard", "noble")
KIND_IDS = (*CLAN_IDS, "rogue", "paladin")
SIZE_IDS = ("small", "large")
PIER_IDS = ("pier_bazaar", "pier_square", "pier_black")
DOCK_IDS = ("bazaar_w", "square_w", "square_e", "black_e")
BOAT_IDS = tuple(f"boat_{number}" for number in range(1, 7))
HALL_IDS = tuple(f"hall_{clan}" for clan in CLAN_IDS)
CLOSED_HALL = "hall_paladin"
LANDMARK_IDS = ("grand_square", "dragon_isle", "rogues_lair")
SONG_PLACE_IDS = (*PIER_IDS, "grand_square", *HALL_IDS, "dragon_isle")
COMMON_PLACE_IDS = ("grand_square", "rogues_lair")  # of every shop
CELL_IDS = (*BOAT_IDS, *DOCK_IDS, *PIER_IDS, *HALL_IDS, CLOSED_HALL, *LANDMARK_IDS)
ROGUE_CARD_IDS = ("criminals", "cultists", "robbers")
SET_IDS = ("locals", "mercenaries", "sailors")
LEVEL_IDS = ("easy", "medium", "hard")
QUARTER_IDS = ("upper_right", "lower_right", "lower_left", "upper_left")
COLOR_IDS = ("red", "green", "blue", "yellow")  # of the clans, in their order

MERCHANT_NAMES = (
    ("entertainer", Name("l'Artiste", "the Entertainer")),
    ("blacksmith", Name("le Forgeron", "the Blacksmith")),
    ("captain", Name("la Capitaine", "the Captain")),
    ("alchemist", Name("l'Alchimiste", "the Alchemist")),
)
SEAT_NAMES = (*MERCHANT_NAMES, ("peddler", Name("le Colporteur", "the Peddler")))
COLOR_NAMES = (
    ("red", Name("rouge", "red")),
    ("green", Name("vert", "green")),
    ("blue", Name("bleu", "blue")),
    ("yellow", Name("jaune", "yellow")),
)
MARBLE_NAMES = (
    ("red", Name("une bille rouge", "a red marble")),
    ("green", Name("une bille verte", "a green marble")),
    ("blue", Name("une bille bleue", "a blue marble")),
    ("yellow", Name("une bille jaune", "a yellow marble")),
    ("ichor", Name("une bille d'ichor", "an ichor marble")),
)
SIZE_NAMES = (("small", Name("petite", "small")), ("large", Name("grande", "large")))
TURNING_NAMES = (
    ("same", Name("comme indiqué", "as shown")),
    ("more", Name("d'un quart de plus", "1 quarter more")),
    ("less", Name("d'un quart de moins", "1 quarter less")),
)
SIDE_NAMES = (("left", Name("le côté gauche", "the left side")), ("right", Name("le côté droit", "the right side")))
HEAT_NAMES = (("up", Name("+1", "+1")), ("down", Name("−1", "−1")))
LEVEL_NAMES = (
    ("easy", Name("facile", "easy")),
    ("medium", Name("moyen", "medium")),
    ("hard", Name("difficile", "hard")),
)
QUARTER_NAMES = (
    ("upper_right", Name("en haut à droite", "upper right")),
    ("lower_right", Name("en bas à droite", "lower right")),
    ("lower_left", Name("en bas à gauche", "lower left")),
    ("upper_left", Name("en haut à gauche", "upper left")),
)
UPPER_PART = Name("partie supérieure", "upper part")
LOWER_PART = Name("partie inférieure", "lower part")
STONE = ("stone", Name("une pierre acoustique", "an acoustic stone"))


def fixed_words(lexicon: Lexicon) -> None:
    """Add everything that is called the same in every pack."""
    lexicon.add_words("seat", SEAT_NAMES)
    lexicon.add_words("merchant", MERCHANT_NAMES)
    lexicon.add_words("alloy", COLOR_NAMES)
    lexicon.add_words("marble", MARBLE_NAMES)
    lexicon.add_words("size", SIZE_NAMES)
    lexicon.add_words("turning", TURNING_NAMES)
    lexicon.add_words("side", SIDE_NAMES)
    lexicon.add_words("heat", HEAT_NAMES)
    lexicon.add_words("level", LEVEL_NAMES)
    lexicon.add_words("quarter", QUARTER_NAMES)


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


def ship_name(plural: Name) -> Name:
    return Name(f"le navire des {plural.fr}", f"the ship of the {plural.en}")


def niches(chutes: list[tuple[str, Name]], depth: int) -> list[tuple[str, Name]]:
    """The places of all chutes, from bottom to top."""
    return [
        (f"{id_}_{place}", Name(f"{name.fr}, place {place}", f"{name.en}, place {place}"))
        for id_, name in chutes
        for place in range(1, depth + 1)
    ]


def part_of(name: Name, part: Name) -> Name:
    return Name(f"{name.fr}, {part.fr}", f"{name.en}, {part.en}")


def die_name(id_: str) -> Name:
    """« le dé Charbon 1 », « le dé rouge 2 »."""
    kind, _, number = id_.partition("_")
    names = dict(COLOR_NAMES)
    name = names.get(kind, Name("Charbon", "coal"))
    return Name(f"le dé {name.fr} {number}", f"{name.en} die {number}")


def good_name(size: Name, adjective: Name) -> Name:
    return Name(f"une {size.fr} marchandise {adjective.fr}", f"a {size.en} {adjective.en} good")
