"""Every option there can be, made once from the lexicon of a pack, each with the rule that allows it."""

from __future__ import annotations

from veillee.core.words import Lexicon
from veillee.games.raiders import box as b
from veillee.games.raiders.words import GOODS

OFFERINGS, PLAYERS, DICE = 16, 4, 2
PRICED = ("gold", "iron", "livestock", "silver")


def make_options(lexicon: Lexicon) -> b.Options:
    make = lexicon.option
    cards = range(b.CARDS)
    buildings = range(b.BUILDINGS)
    goods = range(len(GOODS))
    tiles = range(OFFERINGS)
    seats = range(PLAYERS)
    options = b.Options()
    options.reject = [make("reject", "RAI-022", card) for card in cards]
    options.place = [make("place", "RAI-038", building) for building in buildings]
    options.raid = [make("raid", "RAI-068", site) for site in range(b.SITES)]
    options.take = [make("take", "RAI-041", building) for building in buildings]
    options.skip = make("skip", "RAI-006")
    options.draw = make("draw", "RAI-049")
    options.play = [make("play", "RAI-050", card) for card in cards]
    options.sell = [make("sell", "RAI-053", card) for card in cards]
    options.pawn = [make("pawn", "RAI-053", card) for card in cards]
    options.hire = [make("hire", "RAI-054", card) for card in cards]
    options.dismiss = [make("dismiss", "RAI-063", card) for card in cards]
    options.keep_crew = make("keep_crew", "RAI-063")
    options.forge = [make("forge", "RAI-055", good) for good in goods]
    options.gain = [make("gain", "RAI-057", good) for good in goods]
    options.exchange = make("exchange", "RAI-059")
    options.offer = [make("offer", "RAI-060", tile) for tile in tiles]
    options.bargain = [[make("bargain", "RAI-141", tile, good) for good in range(len(PRICED))] for tile in tiles]
    options.reroll = [make("reroll", "RAI-095", die) for die in range(DICE)]
    options.keep_dice = make("keep_dice", "RAI-095")
    options.plunder = [make("plunder", "RAI-079", plunder) for plunder in range(b.SETS)]
    options.fall = [make("fall", "RAI-082", card) for card in cards]
    options.target = [make("target", "RAI-117", seat) for seat in seats]
    options.lose = [make("lose", "RAI-092", card) for card in cards]
    options.swap = [[make("swap", "RAI-118", seat, building) for building in buildings] for seat in seats]
    options.steal = [make("steal", "RAI-122", good) for good in goods]
    options.trade = make("trade", "RAI-125")
    options.recall = [make("recall", "RAI-129", card) for card in cards]
    options.enlist = [make("enlist", "RAI-129", card) for card in cards]
    options.give = [make("give", "RAI-134", good) for good in goods]
    options.copy = [make("copy", "RAI-135", building) for building in buildings]
    options.swap_cards = [[make("swap_cards", "RAI-139", seat, n) for n in range(b.SWAPPED_MAX + 1)] for seat in seats]
    options.hand_over = [make("hand_over", "RAI-139", card) for card in cards]
    options.discard = [make("discard", "RAI-031", card) for card in cards]
    return options
