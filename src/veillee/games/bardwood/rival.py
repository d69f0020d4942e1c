"""The Rival: how it moves, sings and rests (chapter 5 of the specification, rules 2.18 to 2.20).

Two choices are left to a human: which challenge to take up, and where it goes after an endless move.
"""

from __future__ import annotations

from typing import ClassVar, Final

from veillee.core.ids import SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Act, Ask, ChanceStep, Option
from veillee.games.bardwood.box import (
    BANK,
    COINS,
    COLUMNS,
    CROSSINGS,
    EAST,
    HEARTH,
    IMPRO_SHOP_PLACE,
    LAIR,
    LEVELS,
    MOTIFS,
    NO_CHALLENGE,
    NO_REWARD_GEMS,
    NONE,
    NORTH,
    QUARTERS,
    REGIONS,
    RIVAL_TOKENS,
    SKILL,
    SKILL_SHOP,
    SOUTH,
    SPACES,
    STAGE,
    TOWER,
    UPPER_LEFT,
    VOLUME,
    VOLUME_MAX,
    WEST,
    ChallengeId,
    Crossing,
    Level,
    LocationId,
    RivalCardId,
)
from veillee.games.bardwood.steps import common
from veillee.games.bardwood.steps.common import the_rival
from veillee.games.bardwood.steps.creatures import uncover
from veillee.games.bardwood.steps.places import RevealLegend, TopFan, shuffle_shop
from veillee.games.bardwood.table import ACT_1, ACT_2, EASY, OPEN, RIVAL, SIDES, SWAN_SONGS, BardwoodTable

LEVEL_EASY: Final = 0
LEVEL_MEDIUM: Final = 1
LEVEL_HARD: Final = 2
VOLUME_FOR_GEM: Final = 3
VOLUME_GAINED: Final = (3, 6)  # at the Echo Tower, by column
MOTIFS_FOR_CASH: Final = (3, 1)


def column(table: BardwoodTable) -> int:
    """BAR-241: column 1 until Act II has started, column 2 from then on, swan songs included.

    BAR-179: if it never started, its event still lies there in the swan songs.
    """
    never = table.act == SWAN_SONGS and table.events[ACT_2] != NONE
    return 0 if table.act == ACT_1 or never else 1


class RivalTurn(Act[BardwoodTable]):
    """Two cards: the arrows of the first move it, the bottom of the second gives volume and tempo."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-224", "BAR-235")
    told_apart: ClassVar[bool] = True

    def run(self, table: BardwoodTable) -> None:
        common.announce(table, RIVAL)
        table.next(DrawMovement(), DrawDiscard(), RivalSings(), RivalRests())


class RivalDraw(ChanceStep[BardwoodTable]):
    """A card of the Solo deck, which has no order until it is drawn."""

    role: ClassVar[str] = "rival_card"

    def outcomes(self, table: BardwoodTable) -> list[tuple[int, int]]:
        return [(card, 1) for card in the_rival(table).deck]

    def possible(self, table: BardwoodTable) -> bool:
        return bool(the_rival(table).deck)

    def sample(self, table: BardwoodTable) -> int:
        deck = the_rival(table).deck
        return deck[table.below(len(deck))]


class DrawMovement(RivalDraw):
    """The first card goes on the Movement pile; each of its arrows is one move, after the second is drawn."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-224", "BAR-225")

    def resolve(self, table: BardwoodTable, outcome: int) -> None:
        rival = the_rival(table)
        rival.deck.remove(outcome)
        rival.movement.append(outcome)
        if table.log is not None:
            table.tell("rival-movement", "BAR-224", RIVAL, {"rival_card": outcome})


class DrawDiscard(RivalDraw):
    """The second card goes on the discard pile."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-224", "BAR-225", "BAR-234")

    def resolve(self, table: BardwoodTable, outcome: int) -> None:
        rival = the_rival(table)
        rival.deck.remove(outcome)
        rival.discard.append(outcome)
        if table.log is not None:
            card = table.box.rival_cards[outcome]
            args = {"rival_card": outcome, "number": card.volume, "number2": card.tempo}
            table.tell("rival-discard", "BAR-224", RIVAL, args)
        arrows = table.box.rival_cards[rival.movement[-1]].arrows
        table.next(*[RivalMove(arrow) for arrow in arrows], RivalTempo(outcome))


# -- moving -----------------------------------------------------------------------------------


def portal_pairs(table: BardwoodTable) -> list[Crossing]:
    """For each portal crossing the one of the same colour (BAR-214): links run between the bottom and the sides."""
    south_west, south_east, west, east = table.box.portals
    amber = (south_east if table.amber & 1 else south_west, east if table.amber & 2 else west)
    violet = (south_west if table.amber & 1 else south_east, west if table.amber & 2 else east)
    found = [NONE] * CROSSINGS
    for one, other in (amber, violet):
        found[one] = other
        found[other] = one
    return found


def step(crossing: Crossing, direction: int) -> Crossing:
    """The next crossing along the road, or NONE at the edge of the board."""
    if direction == NORTH:
        return crossing - COLUMNS if crossing >= COLUMNS else NONE
    if direction == SOUTH:
        return crossing + COLUMNS if crossing + COLUMNS < CROSSINGS else NONE
    if direction == EAST:
        return crossing + 1 if crossing % COLUMNS < COLUMNS - 1 else NONE
    return crossing - 1 if crossing % COLUMNS else NONE


class RivalMove(Act[BardwoodTable]):
    """One arrow: straight on to the first empty location, where a token is put."""

    rules: ClassVar[tuple[str, ...]] = (
        "BAR-225", "BAR-226", "BAR-227", "BAR-228", "BAR-229", "BAR-230", "BAR-231", "BAR-232", "BAR-233",
    )  # fmt: skip

    direction: int

    def __init__(self, direction: int) -> None:
        self.direction = direction

    def run(self, table: BardwoodTable) -> None:
        rival = the_rival(table)
        if rival.laid == RIVAL_TOKENS:
            if table.log is not None:
                table.tell("rival-no-token", "BAR-233", RIVAL, {"direction": self.direction})
            return
        if table.log is not None:
            args = {"direction": self.direction, "location": rival.pawn}
            table.tell("rival-arrow", "BAR-225", RIVAL, args)
        location = travel(table, rival.pawn, self.direction)
        if location != NONE:
            arrive(table, location)
            return
        nearest = nearest_empty(table, rival.pawn)
        if table.log is not None:
            table.tell("rival-endless", "BAR-231", RIVAL, {"location": rival.pawn})
            for near in nearest:
                args = {"location": near, "number": roads_between(table, rival.pawn, near)}
                table.tell("rival-nearest", "BAR-231", RIVAL, args)
        if nearest:
            table.next(NearestPlace(table.first, self.direction))
        elif table.log is not None:
            table.tell("rival-stays", "BAR-232", RIVAL, {"location": rival.pawn})


def portal_cell(table: BardwoodTable, crossing: Crossing) -> int:
    """A portal among the cells of the map: regions, locations, portals."""
    return REGIONS + len(table.box.locations) + table.box.portals.index(crossing)


def travel(table: BardwoodTable, pawn: LocationId, direction: int) -> LocationId:
    """Where a move ends, or NONE if it never would (BAR-232). Each thing on the way is told."""
    box = table.box
    pairs = portal_pairs(table)
    crossing = box.locations[pawn].crossing
    seen: set[int] = set()
    while QUARTERS * crossing + direction not in seen:
        seen.add(QUARTERS * crossing + direction)
        if box.edge[crossing] == direction:
            other = pairs[crossing]
            direction = (box.edge[other] + 2) % 4
            if table.log is not None:
                args = {
                    "cell": portal_cell(table, crossing),
                    "cell2": portal_cell(table, other),
                    "direction": direction,
                }
                table.tell("rival-portal", "BAR-230", RIVAL, args)
            crossing = other
            continue
        following = step(crossing, direction)
        if following == NONE:
            direction = (direction + 2) % 4
            if table.log is not None:
                table.tell("rival-turns-back", "BAR-228", RIVAL, {"direction": direction})
            continue
        crossing = following
        location = box.at[crossing]
        if location != NONE:
            if not table.tokens[location]:
                return location
            if table.log is not None:
                args = {"location": location, "number": table.tokens[location]}
                table.tell("rival-passes", "BAR-226", RIVAL, args)
    return NONE


def roads_between(table: BardwoodTable, one: LocationId, other: LocationId) -> int:
    """How many roads lead from one location to another: all crossings of the lattice are joined."""
    start, end = table.box.locations[one].crossing, table.box.locations[other].crossing
    return abs(start // COLUMNS - end // COLUMNS) + abs(start % COLUMNS - end % COLUMNS)


def nearest_empty(table: BardwoodTable, pawn: LocationId) -> list[LocationId]:
    """BAR-231: the empty locations at the smallest distance, counted in roads without portals, row by row."""
    box = table.box
    start = box.locations[pawn].crossing
    reached = {start}
    edge = [start]
    while edge:
        following: list[Crossing] = []
        for crossing in edge:
            for direction in (NORTH, EAST, SOUTH, WEST):
                other = step(crossing, direction)
                if other != NONE and other not in reached:
                    reached.add(other)
                    following.append(other)
        found = [box.at[crossing] for crossing in sorted(following) if box.at[crossing] != NONE]
        found = [location for location in found if not table.tokens[location]]
        if found:
            return found
        edge = following
    return []


def arrive(table: BardwoodTable, location: LocationId) -> None:
    """BAR-226, BAR-227: the pawn stops, and the token with the lowest number left is put there."""
    rival = the_rival(table)
    rival.pawn = location
    rival.laid += 1
    table.tokens[location] = rival.laid
    if table.log is not None:
        table.tell("rival-stops", "BAR-227", RIVAL, {"location": location, "number": rival.laid})


class RivalStops(Act[BardwoodTable]):
    """The pawn goes where a human sends it."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-231",)
    told_apart: ClassVar[bool] = True

    location: LocationId

    def __init__(self, location: LocationId) -> None:
        self.location = location

    def run(self, table: BardwoodTable) -> None:
        arrive(table, self.location)


class NearestPlace(Ask[BardwoodTable]):
    """After an endless move a human chooses among equally near places; with several humans the first player."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-231", "BAR-283")
    prompt: ClassVar[str] = "ask-nearest"

    direction: int

    def __init__(self, seat: SeatNumber, direction: int) -> None:
        self.seat = seat
        self.direction = direction

    def about(self, table: BardwoodTable) -> dict[str, int]:
        return {"direction": self.direction}

    def options(self, table: BardwoodTable) -> list[Option]:
        nearest = nearest_empty(table, the_rival(table).pawn)
        return [table.box.options.rival_to[location] for location in sorted(nearest)]

    def resolve(self, table: BardwoodTable, choice: Option) -> None:
        table.next(RivalStops(choice.values[0]))

    def why_not_rival_to(self, table: BardwoodTable, location: LocationId) -> Reason:
        if table.tokens[location]:
            return Reason("why-token-there", "BAR-226", {"location": location, "number": table.tokens[location]})
        pawn = the_rival(table).pawn
        nearest = nearest_empty(table, pawn)[0]
        roads = {"number": roads_between(table, pawn, location), "number2": roads_between(table, pawn, nearest)}
        return Reason("why-not-nearest", "BAR-231", {"location": location, **roads})


class RivalTempo(Act[BardwoodTable]):
    """Volume and tempo of the card on its discard pile. It has no movement points and no rune bonuses."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-234",)

    card: RivalCardId

    def __init__(self, card: RivalCardId) -> None:
        self.card = card

    def run(self, table: BardwoodTable) -> None:
        rival = the_rival(table)
        card = table.box.rival_cards[self.card]
        if card.volume:
            gain_volume(table, card.volume, "BAR-234")
        passed = False
        for _ in range(card.tempo):
            if rival.dial == UPPER_LEFT and not rival.ready:
                rival.ready = True
                passed = True
            rival.dial = (rival.dial + 1) % QUARTERS
        if table.log is not None:
            args = {"number": card.tempo, "quarter": rival.dial}
            table.tell("rival-dial", "BAR-234", RIVAL, args)
            if passed:
                table.tell("rival-passes-shelf", "BAR-234", RIVAL, {})


def gain_volume(table: BardwoodTable, number: int, rule: str) -> None:
    rival = the_rival(table)
    got = min(number, VOLUME_MAX - rival.volume)
    rival.volume += got
    if table.log is not None:
        if got:
            table.tell("gains", rule, RIVAL, {"seat": RIVAL, "unit": VOLUME, "number": got})
        if got < number:
            table.tell("loses-gain", "BAR-071", RIVAL, {"seat": RIVAL, "unit": VOLUME, "number": number - got})


# -- singing ----------------------------------------------------------------------------------


class RivalSings(Act[BardwoodTable]):
    """If its marker lies on the discard pile, or in its swan song: a challenge, then every token."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-236", "BAR-240", "BAR-273")

    def run(self, table: BardwoodTable) -> None:
        rival = the_rival(table)
        swan = table.act == SWAN_SONGS
        if not rival.ready and not swan:
            if table.log is not None:
                table.tell("rival-silent", "BAR-236", RIVAL, {})
            return
        if table.log is not None:
            table.tell("rival-swan" if swan else "rival-sings", "BAR-273" if swan else "BAR-236", RIVAL, {})
        table.next(RivalChallenges(), RivalActivates())


class RivalChallenges(Act[BardwoodTable]):
    """A crest from every bard beside its pawn or one of its tokens; no cost, once."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-237", "BAR-282")

    def run(self, table: BardwoodTable) -> None:
        if common.event_forbids(table, NO_CHALLENGE):
            if table.log is not None:
                table.tell("rival-truce", "BAR-173", RIVAL, {"event": common.active_event(table)})
            return
        reached = False
        steps: list[LoseCrest] = []
        for seat in common.turn_order(table):
            if seat == RIVAL:
                continue
            location = beside(table, seat)
            if location == NONE:
                continue
            reached = True
            if table.log is not None:
                token = 0 if location == the_rival(table).pawn else table.tokens[location]
                region = table.seats[seat].region
                args = {"seat": seat, "region": region, "location": location, "number": token}
                table.tell("rival-reaches", "BAR-237", RIVAL, args)
            if table.seats[seat].crests:
                steps.append(LoseCrest(seat))
            elif table.log is not None:
                table.tell("no-crest-to-take", "BAR-237", RIVAL, {"seat": seat})
        if not reached and table.log is not None:
            table.tell("rival-reaches-nobody", "BAR-237", RIVAL, {})
        table.next(*steps)


def beside(table: BardwoodTable, seat: SeatNumber) -> LocationId:
    """Where the Rival's pawn or one of its tokens reaches a bard, or NONE; the pawn first, then the lowest token."""
    rival = the_rival(table)
    around = table.box.around[table.seats[seat].region]
    if rival.pawn in around:
        return rival.pawn
    near = [location for location in around if table.tokens[location]]
    return min(near, key=table.tokens.__getitem__) if near else NONE


class LoseCrest(Act[BardwoodTable]):
    """The leftmost crest of a bard. In solo it goes on a challenge; otherwise the Rival keeps it."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-237", "BAR-238", "BAR-282")

    seat: SeatNumber

    def __init__(self, seat: SeatNumber) -> None:
        self.seat = seat

    def run(self, table: BardwoodTable) -> None:
        common.lift_crest(table, self.seat)
        if len(table.seats) > 1:
            common.take_crests(table, RIVAL, self.seat, 1, "BAR-282")
            return
        if table.log is not None:
            args = {"seat": RIVAL, "seat2": self.seat, "number": 1}
            table.tell("takes-crests", "BAR-237", RIVAL, args)
        common.crest_lost(table, self.seat, 1)
        table.next(TurnUpChallenge(), TakeUpChallenge(self.seat))


class TurnUpChallenge(ChanceStep[BardwoodTable]):
    """A new Challenge card, face up."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-220", "BAR-238")
    role: ClassVar[str] = "challenge"

    def outcomes(self, table: BardwoodTable) -> list[tuple[int, int]]:
        return [(challenge, 1) for challenge in the_rival(table).challenges]

    def resolve(self, table: BardwoodTable, outcome: int) -> None:
        rival = the_rival(table)
        rival.challenges.remove(outcome)
        rival.open.append(outcome)
        rival.taken.append(OPEN)
        if table.log is not None:
            table.tell("challenge-shows", "BAR-238", RIVAL, {"challenge": outcome})


class TakeUpChallenge(Ask[BardwoodTable]):
    """Put the lost crest on one of the four open challenges: an Easy and a Hard one on each card without crest."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-238", "BAR-239")
    prompt: ClassVar[str] = "ask-challenge"

    def options(self, table: BardwoodTable) -> list[Option]:
        rival = the_rival(table)
        challenge = table.box.options.challenge
        open_cards = [rival.open[n] for n in range(len(rival.open)) if rival.taken[n] == OPEN]
        return [option for card in sorted(open_cards) for option in challenge[card]]

    def resolve(self, table: BardwoodTable, choice: Option) -> None:
        rival = the_rival(table)
        challenge, difficulty = choice.values
        rival.taken[rival.open.index(challenge)] = difficulty
        if table.log is not None:
            args = {"seat": self.seat, "challenge": challenge}
            kind = "takes-easy-challenge" if difficulty == EASY else "takes-hard-challenge"
            table.tell(kind, "BAR-238", self.seat, args)

    def why_not_challenge(self, table: BardwoodTable, challenge: ChallengeId, difficulty: int) -> Reason:
        if challenge in the_rival(table).open:
            return Reason("why-challenge-closed", "BAR-239", {"challenge": challenge})
        return Reason("why-challenge-hidden", "BAR-239", {"challenge": challenge})


class RivalActivates(Act[BardwoodTable]):
    """The location with the highest token, then the next: each token is taken off when its turn comes."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-240", "BAR-241")
    told_apart: ClassVar[bool] = True  # it goes on after a challenge was taken up

    def run(self, table: BardwoodTable) -> None:
        rival = the_rival(table)
        if not rival.laid:
            return
        number = rival.laid
        location = table.tokens.index(number)
        table.tokens[location] = 0
        rival.laid -= 1
        table.next(RivalActivates())
        if table.log is not None:
            args = {"location": location, "number": number, "number2": column(table) + 1}
            table.tell("rival-activates", "BAR-240", RIVAL, args)
        activate(table, location, number)


def activate(table: BardwoodTable, location: LocationId, token: int) -> None:
    """Chapter 5.4: what the Rival does at each kind of location."""
    kind = table.box.locations[location].kind
    if kind == LAIR:
        at_lair(table, location)
    elif kind in (SKILL_SHOP, IMPRO_SHOP_PLACE):
        at_shop(table, location)
    elif kind == BANK:
        at_bank(table)
    elif kind == STAGE:
        table.next(RivalFan(location))
    elif kind == HEARTH:
        at_hearth(table)
    elif kind == MOTIFS:
        at_motifs(table, token)
    elif kind == TOWER:
        at_tower(table)
    else:
        assert kind == COINS
        if column(table) == 0:
            gain_volume(table, VOLUME_GAINED[0], "BAR-259")
        else:
            common.take_gems(table, RIVAL, 1, "BAR-259")


def at_lair(table: BardwoodTable, location: LocationId) -> None:
    """BAR-242, BAR-243: help a creature without crests in column 1, otherwise soothe it. BAR-245: an empty pile."""
    rival = the_rival(table)
    lair = common.lair_at(table, location)
    pile = table.lairs[lair]
    if pile.top == NONE:
        if table.log is not None:
            table.tell("rival-empty-pile", "BAR-245", RIVAL, {"location": location})
        common.take_gems(table, RIVAL, 1, "BAR-245")
    elif column(table) == 0 and not pile.crests and rival.crests:
        rival.crests -= 1
        pile.crests |= 1 << RIVAL
        if table.log is not None:
            table.tell("rival-helps", "BAR-242", RIVAL, {"card": pile.top})
    else:
        rival_soothes(table, lair)


def rival_soothes(table: BardwoodTable, lair: int) -> None:
    """BAR-244: the card goes to its score pile, no rewards for anybody; human crests go to it, its own leave."""
    rival = the_rival(table)
    pile = table.lairs[lair]
    crests = pile.crests
    if table.log is not None:
        rule = "BAR-242" if column(table) == 0 else "BAR-243"
        args = {"card": pile.top, "number": crests.bit_count(), "number2": column(table) + 1}
        table.tell("rival-soothes", rule, RIVAL, args)
    rival.score.append(pile.top)
    uncover(table, lair)
    for owner in range(SIDES):
        if crests >> owner & 1:
            common.take_crests(table, RIVAL, owner, 1, "BAR-244")


def at_shop(table: BardwoodTable, location: LocationId) -> None:
    """BAR-246: the top card; in column 2 the pile is shuffled first; an empty pile gives 1 gem."""
    if not table.shops[common.shop_at(table, location)]:
        if table.log is not None:
            table.tell("rival-empty-pile", "BAR-246", RIVAL, {"location": location})
        common.take_gems(table, RIVAL, 1, "BAR-246")
        return
    table.next(RivalBuys(location))
    if column(table) == 1:
        shuffle_shop(table, location, "BAR-246")


class RivalBuys(Act[BardwoodTable]):
    rules: ClassVar[tuple[str, ...]] = ("BAR-246",)

    location: LocationId

    def __init__(self, location: LocationId) -> None:
        self.location = location

    def run(self, table: BardwoodTable) -> None:
        card = table.shops[common.shop_at(table, self.location)].pop(0)
        the_rival(table).score.append(card)
        if table.log is not None:
            table.tell("rival-buys", "BAR-246", RIVAL, {"card": card, "location": self.location})
        if table.box.cards[card].kind == SKILL:
            common.move_market(table, RIVAL)


def at_bank(table: BardwoodTable) -> None:
    """BAR-247: own crests there leave the game; then human crests are taken, or a crest is placed for gems.

    BAR-248: without a crest to place there are no gems.
    """
    rival = the_rival(table)
    own = table.bank[RIVAL]
    table.bank[RIVAL] = 0
    common.take_crests(table, RIVAL, RIVAL, own, "BAR-247")
    if any(table.bank):
        for owner in range(SIDES):
            number = table.bank[owner]
            table.bank[owner] = 0
            common.take_crests(table, RIVAL, owner, number, "BAR-247")
    elif rival.crests:
        rival.crests -= 1
        table.bank[RIVAL] += 1
        if table.log is not None:
            table.tell("rival-banks", "BAR-247", RIVAL, {"number": common.price(table)})
        common.take_gems(table, RIVAL, max(0, common.price(table) - 1), "BAR-247")
    elif table.log is not None:
        table.tell("rival-no-crest", "BAR-248", RIVAL, {})


class RivalFan(TopFan):
    """The top Fan to its score pile, or 1 gem; then a reward space."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-249", "BAR-250", "BAR-255")

    location: LocationId

    def __init__(self, location: LocationId) -> None:
        self.location = location

    def resolve(self, table: BardwoodTable, outcome: int) -> None:
        super().resolve(table, outcome)
        the_rival(table).score.append(outcome)
        if table.log is not None:
            table.tell("rival-fan", "BAR-249", RIVAL, {"card": outcome})
        rival_reward(table, self.location)

    def nothing(self, table: BardwoodTable) -> None:
        if table.log is not None:
            table.tell("rival-no-fan", "BAR-249", RIVAL, {})
        common.take_gems(table, RIVAL, 1, "BAR-249")
        rival_reward(table, self.location)


def rival_reward(table: BardwoodTable, location: LocationId) -> None:
    """BAR-250: the visible space with the fewest gems, in column 2 the second lowest; with none 4 gems."""
    rival = the_rival(table)
    first = SPACES * table.box.locations[location].stage
    visible = [space for space in range(first, first + SPACES) if table.rewards[space] == NONE]
    visible.sort(key=lambda space: table.box.rewards[space].gems)
    if not visible:
        if table.log is not None:
            table.tell("rival-no-space", "BAR-250", RIVAL, {"location": location})
        common.take_gems(table, RIVAL, NO_REWARD_GEMS, "BAR-250")
        return
    space = visible[min(column(table), len(visible) - 1)]
    if table.log is not None:
        args = {"number": len(visible), "number2": column(table) + 1, "number3": space - first + 1}
        table.tell("rival-reward", "BAR-250", RIVAL, args)
    common.take_gems(table, RIVAL, table.box.rewards[space].gems, "BAR-250")
    if rival.runes:
        rival.runes -= 1
        table.rewards[space] = RIVAL
        if table.log is not None:
            table.tell("rival-covers", "BAR-250", RIVAL, {"location": location, "number": space - first + 1})
    elif table.log is not None:
        table.tell("rival-no-rune", "BAR-255", RIVAL, {})


def can_mark(table: BardwoodTable, level: Level) -> bool:
    """Whether a Legend of this level could receive a rune."""
    row = table.legends[level]
    return row.pile > 0 or NONE in row.runes


def at_hearth(table: BardwoodTable) -> None:
    """BAR-251: the level with the fewest Rival runes, the lowest on a tie; gems by its number.

    BAR-254: levels without a Legend for a rune are skipped; without any level, 3 gems and nothing else.
    BAR-255: without runes only the gems.
    """
    rival = the_rival(table)
    levels = [level for level in range(LEVELS) if can_mark(table, level)]
    if not levels:
        if table.log is not None:
            table.tell("rival-legends-full", "BAR-254", RIVAL, {})
        common.take_gems(table, RIVAL, LEVELS, "BAR-254")
        return
    level = min(levels, key=lambda level: table.legends[level].runes.count(RIVAL))
    if table.log is not None:
        counts = [row.runes.count(RIVAL) for row in table.legends]
        args = {"level": level, "number": counts[0], "number2": counts[1], "number3": counts[2]}
        table.tell("rival-legend", "BAR-251", RIVAL, args)
    if rival.runes:
        table.next(RivalMarks(level))
        if column(table) == 1:
            table.next(RevealLegend(RIVAL, level))
    elif table.log is not None:
        table.tell("rival-no-rune", "BAR-255", RIVAL, {})
    common.take_gems(table, RIVAL, level + 1, "BAR-251")


class RivalMarks(Act[BardwoodTable]):
    """Column 1: a rune on the open Legend, then the next one shows. Column 2: on the one that was just turned up."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-252", "BAR-253")

    level: Level

    def __init__(self, level: Level) -> None:
        self.level = level

    def run(self, table: BardwoodTable) -> None:
        rival = the_rival(table)
        row = table.legends[self.level]
        bare = [place for place in range(len(row.open)) if row.runes[place] == NONE]
        place = bare[0] if column(table) == 0 else bare[-1]
        rival.runes -= 1
        row.runes[place] = RIVAL
        if table.log is not None:
            table.tell("marks-legend", "BAR-252", RIVAL, {"seat": RIVAL, "legend": row.open[place]})
        if column(table) == 0:
            table.next(RevealLegend(RIVAL, self.level))


def at_motifs(table: BardwoodTable, token: int) -> None:
    """BAR-256: enough gem sides are cashed in. BAR-257: otherwise the token counted to is looked at."""
    if not table.motifs:
        return
    number = table.motif_gems.bit_count()
    needed = MOTIFS_FOR_CASH[column(table)]
    if table.log is not None:
        table.tell("rival-counts-motifs", "BAR-256", RIVAL, {"number": number, "number2": needed})
    if number >= needed:
        cash_motifs(table, "BAR-256")
        return
    place = (token - 1) % len(table.motifs)
    if table.log is not None:
        table.tell("rival-motif", "BAR-257", RIVAL, {"motif": table.motifs[place], "number": place + 1})
    if table.motif_gems >> place & 1:
        cash_motifs(table, "BAR-257")
    else:
        table.motif_gems |= 1 << place
        if table.log is not None:
            table.tell("rival-turns-motif", "BAR-257", RIVAL, {"motif": table.motifs[place]})


def cash_motifs(table: BardwoodTable, rule: str) -> None:
    number = table.motif_gems.bit_count()
    table.motif_gems = 0
    if table.log is not None:
        table.tell("cashes-motifs", rule, RIVAL, {"seat": RIVAL, "number": number})
    common.take_gems(table, RIVAL, number, rule)


def at_tower(table: BardwoodTable) -> None:
    """BAR-258: 3 volume for a gem as often as possible; if not even once, 3 or 6 volume."""
    rival = the_rival(table)
    times = rival.volume // VOLUME_FOR_GEM
    if table.log is not None:
        table.tell("rival-tower", "BAR-258", RIVAL, {"number": rival.volume, "number2": VOLUME_FOR_GEM})
    if not times:
        gain_volume(table, VOLUME_GAINED[column(table)], "BAR-258")
        return
    rival.volume -= VOLUME_FOR_GEM * times
    if table.log is not None:
        args = {"seat": RIVAL, "unit": VOLUME, "number": VOLUME_FOR_GEM * times}
        table.tell("pays", "BAR-258", RIVAL, args)
    common.take_gems(table, RIVAL, times, "BAR-258")


# -- resting ----------------------------------------------------------------------------------


class RivalRests(Act[BardwoodTable]):
    """Its marker goes back. When its deck is empty, 2 cards leave the Movement pile by level, and all are shuffled.

    Where that pile holds a single card, nothing leaves: the last two cards go on being drawn (BAR-235).
    """

    rules: ClassVar[tuple[str, ...]] = ("BAR-235", "BAR-260", "BAR-261", "BAR-266")

    def run(self, table: BardwoodTable) -> None:
        rival = the_rival(table)
        rival.ready = False
        if rival.deck:
            return
        table.next(NewSoloDeck())
        if len(rival.movement) > 1:
            table.next(LeavesMovement(), LeavesMovement())


class LeavesMovement(ChanceStep[BardwoodTable]):
    """A random card of the kind that the level wants, otherwise any other."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-262", "BAR-263", "BAR-264", "BAR-265")
    role: ClassVar[str] = "rival_card"

    def outcomes(self, table: BardwoodTable) -> list[tuple[int, int]]:
        rival = the_rival(table)
        cards = table.box.rival_cards
        pile = rival.movement
        if rival.level != LEVEL_MEDIUM:
            arrows = 2 if rival.level == LEVEL_EASY else 1
            pile = [card for card in pile if len(cards[card].arrows) == arrows] or pile
        return [(card, 1) for card in pile]

    def resolve(self, table: BardwoodTable, outcome: int) -> None:
        rival = the_rival(table)
        rival.movement.remove(outcome)
        rival.removed.append(outcome)
        if table.log is not None:
            rules = ("BAR-262", "BAR-263", "BAR-264")
            args = {"rival_card": outcome, "number": rival.level}
            table.tell("rival-removes", rules[rival.level], RIVAL, args)


class NewSoloDeck(Act[BardwoodTable]):
    rules: ClassVar[tuple[str, ...]] = ("BAR-261",)

    def run(self, table: BardwoodTable) -> None:
        rival = the_rival(table)
        rival.deck = rival.movement + rival.discard
        rival.movement = []
        rival.discard = []
        if table.log is not None:
            table.tell("rival-shuffles", "BAR-261", RIVAL, {"number": len(rival.deck)})
