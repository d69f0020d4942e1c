"""Every option of Lueur there can be, each with the rule that allows it. Made once per content pack."""

from __future__ import annotations

from veillee.core.words import Lexicon
from veillee.games.lueur import box as b


def make_options(lexicon: Lexicon) -> b.Options:
    make = lexicon.option
    adventurers, companions, spells, dice, spaces, islands = (
        range(len(lexicon.ids(role))) for role in ("adventurer", "companion", "spell", "die", "space", "island")
    )
    colours, elements, faces, units = range(b.COLOURS), range(b.ELEMENTS), range(b.FACES), range(b.UNITS + 1)
    options = b.Options()
    options.adventurer = [make("adventurer", "LUE-016", who) for who in adventurers]
    options.tom_dice = [[make("tom_dice", "LUE-125", one, other) for other in colours] for one in colours]
    options.tom_colour = [make("tom_colour", "LUE-127", colour) for colour in colours]
    options.recruit = [make("recruit", "LUE-031", card) for card in companions]
    options.black = [make("black", "LUE-115", element) for element in elements]
    options.keep = make("keep", "LUE-115")
    options.big_die = [make("big_die", "LUE-100", colour) for colour in colours]
    options.banish = [make("banish", "LUE-035", card) for card in companions]
    options.boat = [[make("boat", "LUE-148", start, end) for end in islands] for start in islands]
    options.reroll = [make("reroll", "LUE-042", die) for die in dice]
    options.reroll_two = [[make("reroll_two", "LUE-042", die, other) for other in dice] for die in dice]
    options.set_face = [[make("set", "LUE-043", die, face) for face in faces] for die in dice]
    options.pay = [[make("pay", "LUE-041", tokens, track) for track in units] for tokens in units]
    options.done = make("done", "LUE-041")
    options.revive = [make("revive", "LUE-120", card) for card in companions]
    options.revive_none = make("revive_none", "LUE-120")
    options.activate = [make("activate", "LUE-052", card) for card in companions]
    options.activate_adventurer = [make("activate_adventurer", "LUE-052", who) for who in adventurers]
    options.activate_spell = [make("activate_spell", "LUE-109", spell) for spell in spells]
    options.return_die = [make("return_die", "LUE-103", die) for die in dice]
    options.lose = [make("lose", "LUE-076", card) for card in companions]
    options.lose_spell = [make("lose_spell", "LUE-076", spell) for spell in spells]
    options.lose_veiled = make("lose_veiled", "LUE-076")
    options.step = [make("step", "LUE-068", space) for space in spaces]
    options.settle = make("settle", "LUE-078")
    options.sail = [[make("sail", "LUE-080", start, end) for end in islands] for start in islands]
    options.stop = make("stop", "LUE-066")
    return options
