"""The automated opponent of solo mode: reveal a tactics card, raid or prepare (chapters B2 to B5).

Nothing is left to anybody's choice; given the order of the cards everything follows.
"""

from __future__ import annotations

from typing import ClassVar

from veillee.core.step import Act, ChanceStep
from veillee.games.raiders.box import (
    ARMOUR_MAX,
    NONE,
    OPPONENT,
    PROVISIONS,
    PROVISIONS_MAX,
    VALKYRIE,
    SetId,
    Tactic,
    TacticId,
)
from veillee.games.raiders.steps.common import PileDraw
from veillee.games.raiders.steps.offerings import from_stack
from veillee.games.raiders.table import NOBODY, PIECES, Opponent, Pile, RaidersTable


def the_opponent(table: RaidersTable) -> Opponent:
    assert table.opponent is not None
    return table.opponent


class OpponentTurn(Act[RaidersTable]):
    """The opponent's turn, also its last one: the top tactics card says everything."""

    rules: ClassVar[tuple[str, ...]] = ("RAI-168", "RAI-170", "RAI-204")
    told_apart: ClassVar[bool] = True

    def run(self, table: RaidersTable) -> None:
        table.active = OPPONENT
        table.turn += 1
        if table.log is not None:
            table.tell("turn", "RAI-170", OPPONENT, {"seat": OPPONENT, "number": table.turn})
        table.next(RevealTactic())


class RevealTactic(ChanceStep[RaidersTable]):
    """Reveal the next tactics card; the discarded ones are shuffled only when none is left.

    If the opponent can raid it must, otherwise it prepares; either way a building is forbidden.
    """

    rules: ClassVar[tuple[str, ...]] = ("RAI-162", "RAI-165", "RAI-170", "RAI-171", "RAI-182", "RAI-191")
    role: ClassVar[str] = "tactic"

    def enter(self, table: RaidersTable) -> bool:
        opponent = the_opponent(table)
        if not opponent.pile:
            opponent.pile = opponent.discard
            opponent.discard = []
            if table.log is not None:
                args = {"seat": OPPONENT, "number": len(opponent.pile)}
                table.tell("reshuffles-tactics", "RAI-162", OPPONENT, args)
        return super().enter(table)

    def outcomes(self, table: RaidersTable) -> list[tuple[int, int]]:
        return [(card, 1) for card in the_opponent(table).pile]

    def sample(self, table: RaidersTable) -> int:
        pile = the_opponent(table).pile
        return pile[table.below(len(pile))]

    def possible(self, table: RaidersTable) -> bool:
        return True

    def resolve(self, table: RaidersTable, outcome: int) -> None:
        opponent = the_opponent(table)
        opponent.pile.remove(outcome)
        opponent.card = outcome
        opponent.revealed |= 1 << outcome
        if table.log is not None:
            table.tell("reveals-tactic", "RAI-170", OPPONENT, {"seat": OPPONENT, "tactic": outcome})
        tactic = table.box.tactics[outcome]
        target = best_set(table, tactic)
        if can_raid(table, tactic, target):
            table.next(Pay(outcome), TakeSet(target), Forbid(outcome))
        else:
            table.next(Arm(outcome), Forbid(outcome))


class Forbid(Act[RaidersTable]):
    """The card is done with: discard it, and close its building for the human's next turn.

    After the very last turn there is none, so nothing is told (RAI-203).
    """

    rules: ClassVar[tuple[str, ...]] = ("RAI-170", "RAI-191", "RAI-193")

    card: TacticId

    def __init__(self, card: TacticId) -> None:
        self.card = card

    def run(self, table: RaidersTable) -> None:
        the_opponent(table).discard.append(self.card)
        table.forbidden = table.box.tactics[self.card].building
        if table.log is not None and table.turns_left != 1:
            args = {"seat": OPPONENT, "building": table.forbidden}
            table.tell("forbids", "RAI-191", OPPONENT, args)


def best_set(table: RaidersTable, tactic: Tactic) -> SetId:
    """RAI-166: the set with the best priority that is left on the card's site, or NONE."""
    for place in tactic.sets:
        if table.set_worker[place] != NONE:
            return place
    return NONE


def can_raid(table: RaidersTable, tactic: Tactic, target: SetId) -> bool:
    """RAI-171: armour, provisions and a set to take; each check is told.

    RAI-172: a set with nothing but Valkyries will do. RAI-173: nothing else is needed, no crew, gold, worker or
    dice. RAI-181: armour is compared, not spent. RAI-167: the leaflet's example card is one of the tactics cards.
    """
    opponent = the_opponent(table)
    armour = opponent.armour >= tactic.armour
    provisions = opponent.provisions >= tactic.provisions
    if table.log is not None:
        args = {"seat": OPPONENT, "number": opponent.armour, "number2": tactic.armour}
        table.tell("checks-armour-yes" if armour else "checks-armour-no", "RAI-171", OPPONENT, args)
        args = {"seat": OPPONENT, "number": opponent.provisions, "number2": tactic.provisions}
        table.tell("checks-provisions-yes" if provisions else "checks-provisions-no", "RAI-171", OPPONENT, args)
        if target != NONE:
            table.tell("checks-plunder-yes", "RAI-166", OPPONENT, {"seat": OPPONENT, "set": target})
        else:
            table.tell("checks-plunder-no", "RAI-171", OPPONENT, {"seat": OPPONENT, "site": tactic.site})
    return armour and provisions and target != NONE


# -- a raid: each step changes what it tells -------------------------------------------------------


class Pay(Act[RaidersTable]):
    """The opponent raids: provisions to the supply; they are real tokens (RAI-164). Armour stays (RAI-181)."""

    rules: ClassVar[tuple[str, ...]] = ("RAI-164", "RAI-170", "RAI-174")

    card: TacticId

    def __init__(self, card: TacticId) -> None:
        self.card = card

    def run(self, table: RaidersTable) -> None:
        tactic = table.box.tactics[self.card]
        the_opponent(table).provisions -= tactic.provisions
        table.supply[PROVISIONS] += tactic.provisions
        if table.log is not None:
            table.tell("opponent-raids", "RAI-170", OPPONENT, {"seat": OPPONENT, "site": tactic.site})
            table.tell("opponent-pays", "RAI-174", OPPONENT, {"seat": OPPONENT, "number": tactic.provisions})
        table.next(Score(tactic.points))


class Score(Act[RaidersTable]):
    """The card's points."""

    rules: ClassVar[tuple[str, ...]] = ("RAI-175",)

    points: int

    def __init__(self, points: int) -> None:
        self.points = points

    def run(self, table: RaidersTable) -> None:
        the_opponent(table).score += self.points
        if table.log is not None:
            table.tell("opponent-scores", "RAI-175", OPPONENT, {"seat": OPPONENT, "number": self.points})


class TakeSet(Act[RaidersTable]):
    """The set is taken: its worker is out of the game, and no other is placed (RAI-180)."""

    rules: ClassVar[tuple[str, ...]] = ("RAI-176", "RAI-179", "RAI-180")

    target: SetId

    def __init__(self, target: SetId) -> None:
        self.target = target

    def run(self, table: RaidersTable) -> None:
        worker = table.set_worker[self.target]
        table.gone[worker] += 1
        table.set_worker[self.target] = NONE
        if table.log is not None:
            args = {"seat": OPPONENT, "set": self.target, "worker": worker}
            table.tell("opponent-takes-set", "RAI-176", OPPONENT, args)
        table.next(FollowValkyries(self.target))


class FollowValkyries(Act[RaidersTable]):
    """For each Valkyrie one step up that track and one down the armour track, each as far as it goes (RAI-178)."""

    rules: ClassVar[tuple[str, ...]] = ("RAI-177", "RAI-178", "RAI-179")

    target: SetId

    def __init__(self, target: SetId) -> None:
        self.target = target

    def run(self, table: RaidersTable) -> None:
        opponent = the_opponent(table)
        at = PIECES * self.target + 3
        valkyries = table.plunder[at]
        table.plunder[at] = 0
        table.supply[VALKYRIE] += valkyries
        lost = min(valkyries, opponent.armour)
        opponent.valkyries += valkyries
        opponent.armour -= lost
        if table.log is not None and valkyries:
            args = {"seat": OPPONENT, "number": valkyries, "number2": lost}
            table.tell("opponent-valkyries", "RAI-177", OPPONENT, args)
        table.next(ReturnPlunder(self.target, valkyries))


class ReturnPlunder(Act[RaidersTable]):
    """Everything else in the set goes to the supply, too; its number is told with the Valkyries."""

    rules: ClassVar[tuple[str, ...]] = ("RAI-179",)

    target: SetId
    valkyries: int

    def __init__(self, target: SetId, valkyries: int) -> None:
        self.target = target
        self.valkyries = valkyries

    def run(self, table: RaidersTable) -> None:
        start = PIECES * self.target
        pieces = self.valkyries
        for good in range(3):
            pieces += table.plunder[start + good]
            table.supply[good] += table.plunder[start + good]
            table.plunder[start + good] = 0
        if table.log is not None:
            table.tell("opponent-returns", "RAI-179", OPPONENT, {"seat": OPPONENT, "number": pieces})


# -- getting ready ---------------------------------------------------------------------------------


class Arm(Act[RaidersTable]):
    """The opponent prepares: first the armour that the card shows, at most 10 (RAI-182, RAI-183)."""

    rules: ClassVar[tuple[str, ...]] = ("RAI-182", "RAI-183")

    card: TacticId

    def __init__(self, card: TacticId) -> None:
        self.card = card

    def run(self, table: RaidersTable) -> None:
        tactic = table.box.tactics[self.card]
        if table.log is not None:
            table.tell("opponent-prepares", "RAI-182", OPPONENT, {"seat": OPPONENT})
        armour = min(tactic.gain_armour, ARMOUR_MAX - the_opponent(table).armour)
        _gain_armour(table, armour, "opponent-armour", "RAI-182")
        table.next(Provide(self.card, tactic.gain_armour - armour))


class Provide(Act[RaidersTable]):
    """Then provisions, at most 8; tiles are no goods (RAI-188)."""

    rules: ClassVar[tuple[str, ...]] = ("RAI-182", "RAI-183", "RAI-188")

    card: TacticId
    armour: int

    def __init__(self, card: TacticId, armour: int) -> None:
        self.card = card
        self.armour = armour

    def run(self, table: RaidersTable) -> None:
        tactic = table.box.tactics[self.card]
        provisions = min(tactic.gain_provisions, PROVISIONS_MAX - the_opponent(table).provisions)
        _gain_provisions(table, provisions, "opponent-provisions", "RAI-182")
        exchange = Exchange(self.armour, tactic.gain_provisions - provisions)
        if tactic.gain_offering:
            table.next(exchange, OpponentTile())
        else:
            table.next(exchange)


class Exchange(Act[RaidersTable]):
    """Surplus armour becomes provisions and the other way round, as far as the other cap allows; the rest is lost."""

    rules: ClassVar[tuple[str, ...]] = ("RAI-184", "RAI-185")

    armour: int
    provisions: int

    def __init__(self, armour: int, provisions: int) -> None:
        self.armour = armour
        self.provisions = provisions

    def run(self, table: RaidersTable) -> None:
        opponent = the_opponent(table)
        as_provisions = min(self.armour, PROVISIONS_MAX - opponent.provisions)
        as_armour = min(self.provisions, ARMOUR_MAX - opponent.armour)
        _gain_provisions(table, as_provisions, "opponent-overflow-provisions", "RAI-184")
        _gain_armour(table, as_armour, "opponent-overflow-armour", "RAI-184")
        if table.log is not None:
            lost = self.armour + self.provisions - as_provisions - as_armour
            if lost:
                table.tell("opponent-surplus-lost", "RAI-185", OPPONENT, {"seat": OPPONENT, "number": lost})


def _gain_armour(table: RaidersTable, number: int, kind: str, rule: str) -> None:
    the_opponent(table).armour += number
    if table.log is not None and number:
        table.tell(kind, rule, OPPONENT, {"seat": OPPONENT, "number": number})


def _gain_provisions(table: RaidersTable, number: int, kind: str, rule: str) -> None:
    """RAI-186: what the supply does not have is not gained, and not converted either."""
    number = min(number, table.supply[PROVISIONS])
    table.supply[PROVISIONS] -= number
    the_opponent(table).provisions += number
    if table.log is not None and number:
        table.tell(kind, rule, OPPONENT, {"seat": OPPONENT, "number": number})


class OpponentTile(PileDraw):
    """The opponent takes the top tile of the stack for nothing and keeps it face down, unseen.

    An empty stack gives nothing, and nothing else instead (RAI-189). The last tile triggers the end.
    """

    rules: ClassVar[tuple[str, ...]] = ("RAI-187", "RAI-188", "RAI-189", "RAI-190")
    role: ClassVar[str] = "offering"

    def pile(self, table: RaidersTable) -> Pile:
        return table.offerings

    def resolve(self, table: RaidersTable, outcome: int) -> None:
        layers = len(table.offerings.layers)
        table.offerings.knower[0] = NOBODY
        the_opponent(table).fresh += 1
        super().resolve(table, outcome)
        from_stack(table, layers)

    def drawn(self, table: RaidersTable, piece: int) -> None:
        the_opponent(table).tiles.append(piece)
        if table.log is not None:
            table.tell("opponent-tile", "RAI-187", OPPONENT, {"seat": OPPONENT}, {"offering": piece})

    def nothing(self, table: RaidersTable) -> None:
        if table.log is not None:
            table.tell("opponent-no-tile", "RAI-189", OPPONENT, {"seat": OPPONENT})
