"""The words that no content pack changes, and the forms in which names stand in sentences.

| role | form |
|------|------|
| `seat`, `seeker` | the name alone: "Asha"; the seat after the Seekers is the Night, with article |
| `status` | with article: « une Blessure », "a Wound" |
| `pawn` | with article: « un pion d'Asha », "Asha's pawn", "pawn 7", "a Heart pawn" |
| `zone` | « la zone 3 », "zone 3" |
"""

from __future__ import annotations

from veillee.core.content import Name
from veillee.core.french import de

SEEKER_IDS = ("asha", "feyn", "khor", "naz", "roland", "valora")
LEVEL_IDS = ("apprentice", "standard", "starless")
STATUS_IDS = ("wound", "weaken", "stun", "trap")
COLOUR_IDS = ("red", "green", "blue")
ZONE_IDS = tuple(f"z{number}" for number in range(1, 8))
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
ZONE_NAMES = tuple((id_, Name(f"la zone {id_[1:]}", f"zone {id_[1:]}")) for id_ in ZONE_IDS)


def pawn_of(id_: str, name: Name) -> tuple[str, Name]:
    """« un pion d'Asha », "Asha's pawn"."""
    return id_, Name(f"un pion {de(name.fr)}", f"{name.en}'s pawn")


PAWN_NAMES = (
    *(pawn_of(id_, name) for id_, name in SEEKER_NAMES),
    *((str(number), Name(f"le pion {number}", f"pawn {number}")) for number in range(1, NUMBERED + 1)),
    ("heart", Name("un pion Cœur", "a Heart pawn")),
    ("darkness", Name("un pion Ténèbres", "a Darkness pawn")),
)
