"""What the Rival does at each location with one of its tokens, from the highest number (chapter 5.4)."""

from __future__ import annotations

from typing import ClassVar, Final

from veillee.core.step import Act
from veillee.games.bardwood.box import (
    BANK,
    COINS,
    HEARTH,
    IMPRO_SHOP_PLACE,
    LAIR,
    LEVELS,
    MOTIFS,
    NO_REWARD_GEMS,
    NONE,
    SKILL,
    SKILL_SHOP,
    SPACES,
    STAGE,
    TOWER,
    VOLUME,
    VOLUME_MAX,
    Level,
    LocationId,
)
from veillee.games.bardwood.steps import common
from veillee.games.bardwood.steps.common import the_rival
from veillee.games.bardwood.steps.creatures import uncover
from veillee.games.bardwood.steps.legends import RevealLegend
from veillee.games.bardwood.steps.places import TopFan, shuffle_shop
from veillee.games.bardwood.table import ACT_1, ACT_2, RIVAL, SIDES, SWAN_SONGS, BardwoodTable

VOLUME_FOR_GEM: Final = 3
VOLUME_GAINED: Final = (3, 6)  # at the Echo Tower, by column
MOTIFS_FOR_CASH: Final = (3, 1)


def column(table: BardwoodTable) -> int:
    """BAR-241: column 1 until Act II has started, column 2 from then on, swan songs included.

    BAR-179: if it never started, its event still lies there in the swan songs.
    """
    never = table.act == SWAN_SONGS and table.events[ACT_2] != NONE
    return 0 if table.act == ACT_1 or never else 1


def gain_volume(table: BardwoodTable, number: int, rule: str) -> None:
    rival = the_rival(table)
    got = min(number, VOLUME_MAX - rival.volume)
    rival.volume += got
    if table.log is not None:
        if got:
            table.tell("gains", rule, RIVAL, {"seat": RIVAL, "unit": VOLUME, "number": got})
        if got < number:
            table.tell("loses-gain", "BAR-071", RIVAL, {"seat": RIVAL, "unit": VOLUME, "number": number - got})


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
