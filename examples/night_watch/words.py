"""The words that no content pack changes. A piece of wood has the heat of its place here, a wind takes as much."""

from __future__ import annotations

from typing import Final, Literal

from veillee.core.content import Name

WOODCUTTER: Final = 0
SINGER: Final = 1
SCOUT: Final = 2
COOK: Final = 3
KEEPERS = (
    ("woodcutter", Name("la Bûcheronne", "the Woodcutter")),
    ("singer", Name("le Chanteur", "the Singer")),
    ("scout", Name("l'Éclaireuse", "the Scout")),
    ("cook", Name("le Cuisinier", "the Cook")),
)
KEEPER_IDS = tuple(id_ for id_, _ in KEEPERS)

FAR: Final = 1
PLACES = (("near", Name("tout près", "close by")), ("far", Name("au loin", "far away")))
PLACE_IDS = tuple(id_ for id_, _ in PLACES)

NOTHING: Final = 0
TWIG: Final = 1
BRANCH: Final = 2
WOOD = (
    ("nothing", Name("rien", "nothing")),
    ("twig", Name("une brindille", "a twig")),
    ("branch", Name("une branche", "a branch")),
    ("log", Name("une bûche", "a log")),
)
WINDS = (
    ("calm", Name("pas un souffle", "not a breath of air")),
    ("breeze", Name("une brise", "a breeze")),
    ("gust", Name("une rafale", "a gust")),
    ("gale", Name("une bourrasque", "a gale")),
    ("storm", Name("une tempête", "a storm")),
)
WatchId = Literal["hut", "ridge", "marsh", "tower"]
WATCH_IDS: tuple[WatchId, ...] = ("hut", "ridge", "marsh", "tower")
LEADERS = ("nobody", "first", "last")  # the seat that decides a tied vote
