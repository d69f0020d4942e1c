"""What is printed on the pieces, typed by hand from chapter 3 of the specification.

Tests compare the game with these tables, never with the content files of the game.
"""

from __future__ import annotations

from typing import NamedTuple


class Townsfolk(NamedTuple):
    """A kind of townsfolk card (3.7 and 3.8): copies, cost, strength, crew effect, Town Hall effect, in solo."""

    copies: int
    cost: int
    strength: int
    crew: str
    hall: str  # empty for heroes
    solo: str = "normal"  # of the Town Hall effect


TOWNSFOLK = {
    "archer": Townsfolk(2, 3, 3, "vp outpost 2", "swap worker", "void"),
    "armourer": Townsfolk(3, 3, 3, "strength monastery 2", "gain 1 armour"),
    "avenger": Townsfolk(2, 3, 3, "death opponent loses crew 1", "all lose 1 silver", "void"),
    "barbarian": Townsfolk(3, 3, 3, "strength fortress 2", "steal 1 plunder", "void"),
    "berserker": Townsfolk(4, 3, 4, "death returns", "one loses 1 armour", "opponent"),
    "brawler": Townsfolk(3, 2, 2, "reroll 1", "crew for 1 plunder"),
    "brynjar": Townsfolk(1, 4, 4, "strength 1 per 3 armour", ""),
    "cartographer": Townsfolk(2, 1, 0, "discount fortress 1 gold", "1 provisions for 1 gold"),
    "champion": Townsfolk(2, 4, 4, "end 3", "all lose 1 provisions", "opponent"),
    "folke": Townsfolk(1, 4, 3, "strength 1 per crew", ""),
    "forager": Townsfolk(3, 1, 0, "mill 1 provisions", "gain 2 provisions"),
    "gatekeeper": Townsfolk(4, 3, 2, "gate_house 1 card", "draw 3"),
    "gravedigger": Townsfolk(3, 1, 0, "death gains 1 gold", "swap crew"),
    "huntsman": Townsfolk(4, 1, 1, "discount outpost 1 provisions", "gain 1 provisions, 1 silver"),
    "jeweller": Townsfolk(3, 1, 0, "silversmith 1 silver", "2 silver for 1 gold"),
    "marauder": Townsfolk(3, 2, 2, "vp outpost 1", "1 livestock for 1 gold"),
    "mercenary": Townsfolk(4, 4, 4, "death scores 1", "collect 1", "opponent"),
    "merchant": Townsfolk(2, 2, 0, "end 1 per livestock", "copy building"),
    "ragnhildr": Townsfolk(1, 4, 4, "strength 1 per 2 valkyries", ""),
    "recruiter": Townsfolk(3, 2, 1, "hire barracks 1", "hire for 2"),
    "sage": Townsfolk(2, 2, 1, "long house 1", "cycle offerings"),
    "scout": Townsfolk(3, 2, 2, "discount monastery 1 provisions", "swap cards", "void"),
    "shieldmaiden": Townsfolk(4, 3, 3, "vp monastery 1", "1 livestock for 1 iron"),
    "trader": Townsfolk(2, 3, 0, "end 1 per tile", "offering 1 less"),
    "warlord": Townsfolk(3, 4, 3, "end 2", "steal 2 silver", "void"),
    "warmonger": Townsfolk(4, 3, 3, "vp harbour 1", "steal 1 provisions", "opponent"),
}


class Site(NamedTuple):
    """A site (3.3): accepted workers, crew, provisions, gold, dice, points."""

    workers: str
    crew: int
    provisions: int
    gold: int
    dice: int
    points: str


SITES = {
    "harbour_west": Site("black grey", 2, 2, 0, 0, "1"),
    "harbour_centre": Site("black grey", 3, 1, 0, 0, "1"),
    "harbour_east": Site("black grey", 2, 3, 0, 0, "1"),
    "outpost_west": Site("grey", 3, 3, 0, 1, "10:2 16:4"),
    "outpost_east": Site("grey", 3, 4, 0, 1, "8:2 14:4"),
    "monastery_west": Site("grey white", 3, 3, 1, 2, "12:4 20:6"),
    "monastery_east": Site("grey white", 4, 2, 1, 2, "14:4 22:6"),
    "fortress_west": Site("white", 5, 3, 2, 2, "22:7 28:9 36:12"),
    "fortress_centre": Site("white", 4, 2, 2, 2, "18:5 24:7 32:10"),
    "fortress_east": Site("white", 5, 4, 1, 2, "20:6 26:8 34:11"),
}

# The sets of each site in order (3.4): pieces and worker.
SETS = {
    "harbour_west": "4 grey, 3 grey, 4 grey",
    "harbour_centre": "3 grey, 4 grey, 4 grey",
    "harbour_east": "4 grey, 3 grey, 4 grey",
    "outpost_west": "3 white, 3 grey",
    "outpost_east": "4 grey, 3 white",
    "monastery_west": "3 white, 2 white",
    "monastery_east": "2 white, 3 white",
    "fortress_west": "2 white, 3 white",
    "fortress_centre": "2 white, 2 white",
    "fortress_east": "2 white, 3 white",
}

# The offering tiles (3.9): gold, iron, livestock, silver, and their points.
OFFERINGS = {
    "o01": ((2, 0, 0, 0), 4),
    "o02": ((0, 2, 0, 0), 4),
    "o03": ((0, 0, 3, 1), 4),
    "o04": ((0, 1, 2, 1), 5),
    "o05": ((1, 0, 2, 1), 5),
    "o06": ((1, 1, 1, 0), 5),
    "o07": ((0, 2, 2, 0), 6),
    "o08": ((2, 0, 2, 0), 6),
    "o09": ((0, 0, 0, 4), 2),
    "o10": ((0, 1, 1, 0), 3),
    "o11": ((1, 0, 1, 0), 3),
    "o12": ((0, 1, 0, 2), 3),
    "o13": ((1, 0, 0, 2), 3),
    "o14": ((0, 1, 2, 0), 4),
    "o15": ((1, 0, 2, 0), 4),
    "o16": ((1, 1, 0, 0), 4),
}


class Tactic(NamedTuple):
    """A tactics card (3.11): site, order of its sets, what is needed, points, gains, forbidden building.

    Those of fortresses bring a point less than in the specification (docs/balance.md).
    """

    site: str
    order: str
    armour: int
    provisions: int
    points: int
    gains: str
    building: str


TACTICS = {
    "t01": Tactic("harbour_west", "123", 0, 2, 2, "1A 1P", "gate_house"),
    "t02": Tactic("harbour_west", "231", 1, 2, 2, "1A 1P", "mill"),
    "t03": Tactic("harbour_west", "312", 2, 2, 2, "2P", "barracks"),
    "t04": Tactic("harbour_centre", "231", 0, 1, 1, "1A 1P", "silversmith"),
    "t05": Tactic("harbour_centre", "312", 1, 1, 1, "2A", "treasury"),
    "t06": Tactic("harbour_centre", "123", 2, 1, 2, "1O", "town_hall"),
    "t07": Tactic("harbour_east", "123", 0, 3, 2, "1A 1P", "long_house"),
    "t08": Tactic("harbour_east", "312", 1, 3, 2, "2P", "armoury"),
    "t09": Tactic("harbour_east", "231", 2, 3, 3, "2A", "gate_house"),
    "t10": Tactic("outpost_west", "12", 4, 3, 5, "2A 1P", "silversmith"),
    "t11": Tactic("outpost_west", "21", 3, 3, 4, "1A 1P", "mill"),
    "t12": Tactic("outpost_east", "12", 3, 4, 5, "1A 2P", "barracks"),
    "t13": Tactic("outpost_east", "21", 2, 4, 4, "1A 2P", "treasury"),
    "t14": Tactic("monastery_west", "12", 6, 3, 7, "1A 2P", "town_hall"),
    "t15": Tactic("monastery_west", "21", 5, 3, 6, "2A 1P", "long_house"),
    "t16": Tactic("monastery_east", "21", 6, 2, 6, "2A 1P", "gate_house"),
    "t17": Tactic("monastery_east", "12", 5, 2, 5, "1O", "barracks"),
    "t18": Tactic("fortress_west", "21", 9, 3, 8, "1A 2P", "mill"),
    "t19": Tactic("fortress_west", "12", 8, 3, 7, "2A 1P", "silversmith"),
    "t20": Tactic("fortress_centre", "12", 8, 2, 6, "1A 2P", "armoury"),
    "t21": Tactic("fortress_centre", "21", 7, 2, 5, "1O", "town_hall"),
    "t22": Tactic("fortress_east", "21", 9, 4, 7, "2A 2P", "long_house"),
    "t23": Tactic("fortress_east", "12", 8, 4, 6, "1A 2P", "treasury"),
}
