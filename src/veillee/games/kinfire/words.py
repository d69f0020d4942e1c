"""The words that no content pack changes, and the forms in which names stand in sentences.

| role | form |
|------|------|
| `seat`, `seeker` | the name alone: "Asha"; the seat after the Seekers is the Night, with article |
| `status` | with article: « une Blessure », "a Wound" |
| `pawn` | with article: « un pion d'Asha », "Asha's pawn", "pawn 7", "a Heart pawn" |
| `zone` | « la zone 3 », "zone 3"; on a certain map it is an `area`, with the name printed there |
| `spot` | a zone by its own name in a sentence: « la zone Ornières », "Ruts" |
| `token` | with article: « le jeton 7 », "token 7", "the Darkness token" |
| `condition` | of targeting: « le plus de PV », "most health" |
| `colour` | « puissance (rouge) », "power (red)" |
| `pouch`, `pack` | without article: « pochette de bronze 1 », "upgrade pack A" |
| `ending` | bare titles of the endings |
"""

from __future__ import annotations

from veillee.core.content import Name
from veillee.core.french import de

SEEKER_IDS = ("asha", "feyn", "khor", "naz", "roland", "valora")
LEVEL_IDS = ("apprentice", "standard", "starless")
STATUS_IDS = ("wound", "weaken", "stun", "trap")
COLOUR_IDS = ("red", "green", "blue")
ZONE_IDS = tuple(f"z{number}" for number in range(1, 8))
SETUP_IDS = ("q1_2", "q2_11", "q3_11", "q4_9", "q5_11", "q6_8", "q7_10", "q8_11", "q9_11", "q10_12", "q12_12")
QUEST_IDS = tuple(str(number) for number in range(1, 13))
NUMBERED = 12  # pawns and tokens with a number

SEEKER_NAMES = tuple((id_, Name(id_.capitalize(), id_.capitalize())) for id_ in SEEKER_IDS)
NIGHT = ("night", Name("la Nuit", "the Night"))
SEAT_NAMES = (*SEEKER_NAMES, NIGHT)
STATUS_NAMES = (
    ("wound", Name("une Blessure", "a Wound")),
    ("weaken", Name("un Affaiblissement", "a Weaken")),
    ("stun", Name("un Étourdissement", "a Stun")),
    ("trap", Name("un Piège", "a Trap")),
)
ROW_NAMES = tuple((str(row), Name(str(row), str(row))) for row in range(6))
ZONE_NAMES = tuple((id_, Name(f"la zone {id_[1:]}", f"zone {id_[1:]}")) for id_ in ZONE_IDS)


def pawn_of(id_: str, name: Name) -> tuple[str, Name]:
    """« un pion d'Asha », "Asha's pawn"."""
    return id_, Name(f"un pion {de(name.fr)}", f"{name.en}'s pawn")


PAWN_NAMES = (
    *(pawn_of(id_, name) for id_, name in SEEKER_NAMES),
    *((str(number), Name(f"le pion {number}", f"pawn {number}")) for number in range(1, NUMBERED + 1)),
    ("heart", Name("un pion Cœur", "a Heart pawn")),
    ("darkness", Name("un pion Obscurité", "a Darkness pawn")),
)
TOKEN_NAMES = (
    ("0", Name("le jeton Obscurité", "the Darkness token")),
    *((str(number), Name(f"le jeton {number}", f"token {number}")) for number in range(1, NUMBERED + 1)),
)
CONDITION_NAMES = (
    ("most_health", Name("le plus de PV", "most health")),
    ("least_health", Name("le moins de PV", "least health")),
    ("most_armor", Name("le plus d'armure", "most armour")),
    ("least_armor", Name("le moins d'armure", "least armour")),
    ("closest", Name("le plus proche", "closest")),
)
COLOUR_NAMES = (
    ("red", Name("puissance (rouge)", "power (red)")),
    ("green", Name("habileté (vert)", "finesse (green)")),
    ("blue", Name("sagesse (bleu)", "wisdom (blue)")),
)
POUCHES_OF = (("bronze", "de bronze", 4), ("silver", "d'argent", 5), ("gold", "d'or", 3))
POUCH_NAMES = tuple(
    (f"{level}_{number}", Name(f"pochette {french} {number}", f"{level} pouch {number}"))
    for level, french, count in POUCHES_OF
    for number in range(1, count + 1)
)
PACK_NAMES = tuple(
    (letter, Name(f"pochette d'amélioration {letter.upper()}", f"upgrade pack {letter.upper()}")) for letter in "abc"
)
ENDING_NAMES = (
    ("city_lit", Name("La ville allumée", "The City Lit")),
    ("next_watch", Name("La relève", "The Next Watch")),
    ("other_light", Name("L'autre lumière", "The Other Light")),
    ("long_watch", Name("La longue veille", "The Long Watch")),
)
