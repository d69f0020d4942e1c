"""Townsfolk in the second model: recruiting, sponsorship, effects, the row, fans that would be discarded."""

from __future__ import annotations

from tests.games.cove.referee.harbour import Harbour
from tests.games.cove.referee.talk import ENTERTAINER, KINDS, PEDDLER, PRICES, TOWNSFOLK, pair_good
from tests.hearing import Chance, Talk

STAFF = 3
BOAT_EFFECTS = ("arrival", "scout", "move", "swap", "return")


def reveal(game: Harbour) -> Talk[None]:
    """COV-059, COV-060: a new card at the right end of the row."""
    if not game.deck:
        if not game.discard:
            return
        game.tell("townsfolk-shuffled", number=len(game.discard))
        game.deck, game.discard = game.discard, []
    card = yield Chance("townsfolk", list(game.deck))
    game.deck.remove(card)
    game.row.append(card)
    game.tell("townsfolk-shows", townsfolk=card)


def sponsor(game: Harbour, side: str, card: str) -> None:
    gold = game.sponsorship(card)
    game.earn(side, gold)
    game.tell("sponsors", townsfolk=card, seat=side, number=gold)


def drop(game: Harbour, card: str) -> None:
    """COV-065, COV-180."""
    if card in game.crested:
        game.fans.append(card)
        sponsor(game, ENTERTAINER, card)
    else:
        game.discard.append(card)


def affordable(game: Harbour, side: str) -> list[str]:
    return [card for slot, card in enumerate(game.row) if PRICES[slot] <= game.sides[side].gold]


def recruit(game: Harbour, side: str) -> Talk[None]:
    """COV-058, COV-061."""
    me = game.sides[side]
    card = (yield from game.ask(side, [f"recruit:{card}" for card in affordable(game, side)])).split(":")[1]
    if len(me.staff) == STAFF:
        dropped = (yield from game.ask(side, [f"dismiss:{one}" for one in me.staff])).split(":")[1]
        me.staff.remove(dropped)
        game.tell("dismisses", seat=side, townsfolk=dropped)
        drop(game, dropped)
    price = PRICES[game.row.index(card)]
    me.gold -= price
    yield from join(game, side, card, price)


def join(game: Harbour, side: str, card: str, price: int = 0) -> Talk[None]:
    """From the moment the card joins the staff: COV-179, its effect, the row."""
    game.row.remove(card)
    game.sides[side].staff.append(card)
    game.tell("recruits", seat=side, townsfolk=card)
    if price:
        game.tell("pays", seat=side, number=price)
    if card in game.crested:
        sponsor(game, side, card)
        sponsor(game, ENTERTAINER, card)
    yield from effect(game, side, card)
    yield from reveal(game)


def effect(game: Harbour, side: str, card: str) -> Talk[None]:
    text: str = TOWNSFOLK[card]["effect"]
    verb, _, more = text.partition(" ")
    if verb in ("small", "large"):
        game.gain_good(side, pair_good(text))
    elif side == PEDDLER and verb in BOAT_EFFECTS:  # COV-257
        game.tell("peddler-gold-instead", townsfolk=card)
        game.earn(side, 2)
        game.tell("earns", seat=side, number=2)
    elif verb == "uncorrupt" and not game.sides[side].corruption:
        game.tell("nothing-to-shed", seat=side)
    elif verb == "uncorrupt" and side == PEDDLER:
        game.shed(side, min(int(more), game.sides[side].corruption))
    elif verb == "uncorrupt":
        yield from game.ask_shed(side, int(more))
    else:
        yield from on_boats(game, side, card, verb)


def lifted(game: Harbour) -> list[tuple[str, str]]:
    return [(kind, boat) for kind in KINDS for boat in game.at_sea() if kind in game.boats[boat]]


def movable(game: Harbour) -> list[tuple[str, str]]:
    return [(kind, boat) for kind, boat in lifted(game) if any(other != boat for other in game.with_room())]


def partners(game: Harbour, kind: str, boat: str) -> list[tuple[str, str]]:
    return [(other, its) for other, its in lifted(game) if other != kind and its != boat]


def on_boats(game: Harbour, side: str, card: str, verb: str) -> Talk[None]:
    """COV-237: may be declined, but not when nothing could come of it (COV-066)."""
    possible = {
        "arrival": bool(game.bag.total() and game.with_room()),
        "scout": bool(game.bag.total() and game.with_room()),
        "move": bool(movable(game)),
        "swap": any(partners(game, *one) for one in lifted(game)),
        "return": bool(lifted(game)),
    }
    if not possible[verb]:
        game.tell("effect-lost", seat=side, townsfolk=card)
        return
    if (yield from game.ask(side, ["take_effect", "decline"])) == "decline":
        game.tell("declines", seat=side, townsfolk=card)
        return
    if verb == "arrival" or (verb == "scout" and game.bag.total() == 1):
        yield from game.arrival(side)
    elif verb == "scout":
        yield from scout(game, side)
    elif verb == "move":
        _, kind, boat = (yield from game.ask(side, [f"lift:{kind}:{boat}" for kind, boat in movable(game)])).split(":")
        targets = [other for other in game.with_room() if other != boat]
        target = (yield from game.ask(side, [f"embark:{other}" for other in targets])).split(":")[1]
        game.boats[boat].remove(kind)
        game.boats[target].append(kind)
        game.tell("moves", seat=side, adventurer=kind, boat=boat, boat2=target)
        yield from game.settle(side, [target])
    elif verb == "swap":
        ones = [one for one in lifted(game) if partners(game, *one)]
        _, kind, boat = (yield from game.ask(side, [f"lift:{kind}:{boat}" for kind, boat in ones])).split(":")
        others = partners(game, kind, boat)
        _, other, its = (yield from game.ask(side, [f"trade:{kind}:{boat}" for kind, boat in others])).split(":")
        game.boats[boat].remove(kind)
        game.boats[its].remove(other)
        game.boats[boat].append(other)
        game.boats[its].append(kind)
        game.tell("swaps", seat=side, adventurer=kind, boat=boat, adventurer2=other, boat2=its)
    else:
        _, kind, boat = (yield from game.ask(side, [f"send_back:{kind}:{boat}" for kind, boat in lifted(game)])).split(
            ":"
        )
        game.boats[boat].remove(kind)
        game.bag[kind] += 1
        game.tell("sends-back", seat=side, adventurer=kind, boat=boat)


def scout(game: Harbour, side: str) -> Talk[None]:
    """Two come out of the bag, one of them is seated."""
    drawn = []
    for _ in range(2):
        kind = yield from game.draw_adventurer()
        game.tell("scouts", seat=side, adventurer=kind)
        drawn.append(kind)
    kinds = [kind for kind in KINDS if kind in drawn]
    kept = (yield from game.ask(side, [f"scouted:{kind}" for kind in kinds])).split(":")[1]
    drawn.remove(kept)
    game.bag[drawn[0]] += 1
    yield from game.embark(side, kept)


def clear_row(game: Harbour) -> Talk[None]:
    """COV-086."""
    row, game.row = game.row, []
    for card in row:
        drop(game, card)
    for _ in PRICES:
        yield from reveal(game)
