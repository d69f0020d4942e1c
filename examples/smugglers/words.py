"""The words that no content pack changes."""

from __future__ import annotations

from typing import Final

from veillee.core.content import Name

SMUGGLER: Final = 0
OFFICER: Final = 1
ROLES = (
    ("smuggler", Name("la Contrebandière", "the Smuggler")),
    ("officer", Name("le Douanier", "the Officer")),
)
ROLE_IDS = tuple(id_ for id_, _ in ROLES)
