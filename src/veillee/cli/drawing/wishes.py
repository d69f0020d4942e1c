"""What the room of a screen is spent on, in this order."""

from __future__ import annotations

from enum import IntEnum, auto


class Wish(IntEnum):
    """A richer form of some part of the table. What the decision needs comes first."""

    ALWAYS = 0
    OWN_PLACES = auto()  # where one's pieces stand on a map, and the paths from there
    NEWS = auto()  # the last thing that happened, if somebody else did something
    MORE_OPTIONS = auto()  # longer pages of them
    TWO_LINES_OF_HAND = auto()
    ALL_OPTIONS = auto()
    WHOLE_HAND = auto()
    OTHER_CARDS = auto()  # cards on the board that no option means
    LAST_EVENT = auto()
    OPTIONS_ALIGNED = auto()
    OWN_ROWS = auto()  # reserved, completed, retired, …
    TWO_EVENTS = auto()
    THREE_EVENTS = auto()
    OPTIONS_SPELT_OUT = auto()  # even those whose numbers stand on the board
    OPTIONS_WITH_SIGNS = auto()  # of their pieces, and with what lies where they lead
    OPTIONS_ENRICHED = auto()  # with what they bring, in words
    BESIDE = auto()  # what lies beside the board
    CARDS_ON_TWO_LINES = auto()
    AIR = auto()
    OWN_ROWS_LISTED = auto()
    FIVE_EVENTS = auto()
    SEVEN_EVENTS = auto()
    OTHER_SIDES = auto()
    OPTIONS_LISTED = auto()
    CARD_TEXTS = auto()
    COUNTERS = auto()  # dials as bars, tracks with what is printed on them
    PILES = auto()
    SHORT_ABILITIES = auto()
    ABILITIES = auto()
    PLACES = auto()  # every place of a map with its neighbours
    OTHER_SIDES_IN_FULL = auto()
    TWELVE_EVENTS = auto()
    WHOLE_LOG = auto()
