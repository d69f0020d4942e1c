"""The words of Campfire."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from veillee.core.content import Name
from veillee.core.kinds import kind
from veillee.core.step import Option
from veillee.core.words import Lexicon, make_options

ANIMALS: Final = ("owl", "fox", "hare", "mole")
MOLE: Final = 3
WOOD, WATCH = range(2)
HILL, VALLEY, RIVER = range(3)
DOOR, CHEST, BAG = range(3)


@dataclass(kw_only=True)
class Options:
    do: list[Option] = kind("task", rule="CF-002")
    feed: Option = kind(rule="CF-003")
    keep: Option = kind(rule="CF-003")
    path: list[Option] = kind("way", rule="CF-005")
    open: list[Option] = kind("thing", rule="CF-006")


LEXICON = Lexicon(Options)
LEXICON.add(
    "seat",
    ANIMALS,
    [
        Name("la chouette", "the owl"),
        Name("le renard", "the fox"),
        Name("le lièvre", "the hare"),
        Name("la taupe", "the mole"),
    ],
)
LEXICON.add("task", ("wood", "watch"), [Name("chercher du bois", "fetch wood"), Name("veiller", "keep watch")])
LEXICON.add(
    "way",
    ("hill", "valley", "river"),
    [Name("la colline", "the hill"), Name("le vallon", "the valley"), Name("la rivière", "the river")],
)
LEXICON.add(
    "thing",
    ("door", "chest", "bag"),
    [Name("la porte", "the door"), Name("le coffre", "the chest"), Name("le sac", "the bag")],
)
OPTIONS = make_options(Options, LEXICON)
