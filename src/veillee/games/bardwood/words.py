"""The words that no content pack changes, and the forms in which names stand in sentences.

| role | form |
|------|------|
| `location`, `region`, `bard` | with article: « la Clairière hurlante », "the Howling Glade" |
| `cell` | the places of the map without article, as titles: regions, locations, portals, reserves |
| `bard_card` | bards without article, as titles |
| `card`, `legend`, `event`, `motif`, `muse`, `challenge` | bare titles; sentences put them in quotes |
| `rival_card` | its arrows |
| `level` | I, II, III |
| `quarter` | « en haut à droite », "upper right" |
| `unit` | benefits by their ids: messages that count them tell them apart by these |
| `box` | the boxes of content, `season` the four seasons (counted from 0) |
"""

from __future__ import annotations

from typing import get_args

from veillee.core.content import Name
from veillee.core.words import Lexicon
from veillee.games.bardwood.entries import Direction, EventKind, LocationKind, Measure

BARD_IDS = ("banjo", "horn", "bongo", "harp", "sword", "war", "pipes", "barb")
EVENT_IDS = (
    "budding_feast",
    "great_spring_fair",
    "petal_rain",
    "young_talent_contest",
    "solstice_festival",
    "white_nights",
    "battle_of_the_bands",
    "heatwave",
    "grape_harvest",
    "dissonant_mists",
    "masked_ball",
    "fireside_tales",
    "frozen_river",
    "winter_bonfires",
    "deep_chill",
    "new_years_concert",
    "sowing",
    "egg_hunt",
    "midsummer_fires",
    "night_market",
    "flight_of_the_geese",
    "pumpkin_contest",
    "winter_truce",
    "great_stocktaking",
)
BOX_IDS = ("base", "spring", "summer", "autumn", "winter", "muse")
SEASON_IDS = BOX_IDS[1:5]
LOCATION_IDS = (
    "carillon",
    "glade",
    "kiosk",
    "hedge",
    "marsh",
    "rhyme",
    "conservatory",
    "poet",
    "echo",
    "tavern",
    "court",
    "busker",
    "bank",
    "stump",
    "luthier",
    "oak",
    "amphi",
    "ravine",
    "fountain",
    "cave",
)
LOCATION_KINDS: tuple[str, ...] = get_args(LocationKind)
REGION_IDS = tuple(f"{column}{row}" for column in "abcde" for row in "123")
PORTAL_IDS = ("portal_sw", "portal_se", "portal_w", "portal_e")
RESERVE_IDS = ("reserve_1", "reserve_2")
QUARTER_IDS = ("upper_right", "lower_right", "lower_left", "upper_left")
DIRECTION_IDS: tuple[str, ...] = get_args(Direction)
EVENT_KINDS: tuple[str, ...] = get_args(EventKind)
MEASURE_IDS: tuple[str, ...] = get_args(Measure)

SEAT_NAMES = (
    ("blue", Name("Bleu", "Blue")),
    ("yellow", Name("Jaune", "Yellow")),
    ("red", Name("Rouge", "Red")),
    ("purple", Name("Violet", "Purple")),
    ("rival", Name("le Rival", "the Rival")),
)
# The order of the constants of the box.
BENEFIT_NAMES = (
    ("melody", Name("mélodie", "melody")),
    ("lyric", Name("parole", "lyric")),
    ("volume", Name("volume", "volume")),
    ("coin", Name("pièce", "coin")),
    ("acoustic", Name("pierre acoustique", "acoustic stone")),
    ("range", Name("pierre de portée", "range stone")),
    ("gem", Name("gemme", "gem")),
    ("tempo", Name("tempo", "tempo")),
    ("backbeat", Name("contretemps", "backbeat")),
    ("brag", Name("fanfaronner", "brag")),
    ("motif", Name("motif", "motif")),
    ("movement", Name("déplacement", "movement")),
)
# All verbs of items that can be counted, in the order of the constants of the box.
UNIT_IDS = (
    *(id_ for id_, _ in BENEFIT_NAMES),
    "impro",
    "impro_shop",
    "shuffle",
    "remove_rune",
    "remove_crest",
    "stone",
)
TOKEN_NAMES = BENEFIT_NAMES[3:6]
ECHO_NAMES = (BENEFIT_NAMES[9], BENEFIT_NAMES[3], BENEFIT_NAMES[5])
ADJUSTMENT_NAMES = (
    ("more", Name("un quart de plus, contre 2 volumes", "one quarter more, for 2 volume")),
    ("fewer", Name("un quart de moins, contre 2 volumes", "one quarter fewer, for 2 volume")),
    ("no", Name("comme indiqué", "as shown")),
)
DEAL_NAMES = (
    ("coins", Name("prendre des pièces et laisser un écusson", "take coins and leave a crest")),
    ("crests", Name("prendre tous les écussons", "take all crests")),
)
EXCHANGE_NAMES = (
    ("coin", Name("1 écusson contre 1 pièce", "1 crest for 1 coin")),
    ("acoustic", Name("1 écusson contre 1 pierre acoustique", "1 crest for 1 acoustic stone")),
    ("motif", Name("2 écussons contre 1 motif", "2 crests for 1 motif")),
    ("gems", Name("3 écussons contre 4 gemmes", "3 crests for 4 gems")),
)
ANSWER_NAMES = (("take", Name("prendre", "take")), ("leave", Name("renoncer", "leave")))
SIDE_NAMES = (("1", Name("première option", "first option")), ("2", Name("seconde option", "second option")))
DIFFICULTY_NAMES = (("easy", Name("Facile", "Easy")), ("hard", Name("Difficile", "Hard")))
LEVEL_NAMES = (("1", Name("I", "I")), ("2", Name("II", "II")), ("3", Name("III", "III")))
QUARTER_NAMES = (
    Name("en haut à droite", "upper right"),
    Name("en bas à droite", "lower right"),
    Name("en bas à gauche", "lower left"),
    Name("en haut à gauche", "upper left"),
)
BOX_NAMES = (
    Name("jeu de base", "base set"),
    Name("Printemps", "Spring"),
    Name("Été", "Summer"),
    Name("Automne", "Autumn"),
    Name("Hiver", "Winter"),
    Name("Muse", "Muse"),
)
DIRECTION_NAMES = (Name("nord", "north"), Name("est", "east"), Name("sud", "south"), Name("ouest", "west"))
ARROWS = ("↑", "→", "↓", "←")
RESERVE_NAMES = (Name("Réserve I", "Reserve I"), Name("Réserve II", "Reserve II"))
MEASURE_NAMES = (
    Name("cartes Fan", "Fan cards"),
    Name("cartes Créature", "Creature cards"),
    Name("créatures boss", "bosses"),
    Name("cartes Compétence avancées", "advanced Skill cards"),
    Name("cartes Impro avancées", "advanced Impro cards"),
    Name("cartes avancées ou Créature", "advanced or Creature cards"),
    Name("séries complètes", "complete sets"),
    Name("emplacements Écusson vides", "empty crest spaces"),
    Name("runes retirées", "runes removed"),
    Name("quarts sans rune", "quarters without runes"),
    Name("runes sur des légendes", "runes on Legends"),
    Name("niveaux de légende avec une rune", "levels of Legends with a rune"),
    Name("runes sur des représentations", "runes on performances"),
    Name("écussons adverses", "opposing crests"),
    Name("pièces", "coins"),
    Name("pierres bardiques", "bardic stones"),
    Name("pièces et pierres bardiques", "coins and bardic stones"),
    Name("volume", "volume"),
    Name("emplacement du bateau", "space of the boat"),
    Name("cartes en zone Fanfaronnade", "cards in the brag area"),
    Name("gemmes vertes", "green gems"),
    Name("gemmes vertes d'avance", "green gems ahead"),
)


def fixed_words(lexicon: Lexicon) -> None:
    """Add everything that is called the same in every pack."""
    lexicon.add_words("seat", SEAT_NAMES)
    lexicon.add_words("benefit", BENEFIT_NAMES)
    lexicon.add("unit", UNIT_IDS, [Name(id_, id_) for id_ in UNIT_IDS])
    lexicon.same("unit", "benefit")
    lexicon.add_words("token", TOKEN_NAMES)
    lexicon.add_words("echo", ECHO_NAMES)
    lexicon.add_words("adjustment", ADJUSTMENT_NAMES)
    lexicon.add_words("deal", DEAL_NAMES)
    lexicon.add_words("exchange", EXCHANGE_NAMES)
    lexicon.add_words("answer", ANSWER_NAMES)
    lexicon.add_words("side", SIDE_NAMES)
    lexicon.add_words("difficulty", DIFFICULTY_NAMES)
    lexicon.add_words("level", LEVEL_NAMES)
    lexicon.add("quarter", QUARTER_IDS, QUARTER_NAMES)
    lexicon.add("reserve", RESERVE_IDS, [Name(id_, id_) for id_ in RESERVE_IDS])
    lexicon.add("box", BOX_IDS, BOX_NAMES)
    lexicon.add("season", SEASON_IDS, BOX_NAMES[1:5])
    lexicon.add("direction", DIRECTION_IDS, DIRECTION_NAMES)
    lexicon.add("measure", MEASURE_IDS, MEASURE_NAMES)


def the(name: Name, french: str, english: str = "the") -> Name:
    """The name of something there is once, as it stands in a sentence: « l'Allée des cuivres », "Brass Lane"."""
    joined = french if french.endswith("'") else f"{french} "
    return Name(f"{joined}{name.fr}", f"{english} {name.en}".strip())
