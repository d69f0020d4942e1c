"""Final scoring: points by source for players and for the Rival (chapters 2.14 and 2.21)."""

from __future__ import annotations

from veillee.core.ids import SeatNumber
from veillee.core.scoring import Lines
from veillee.core.table import EVERYBODY
from veillee.games.bardwood.box import LEVELS, NONE
from veillee.games.bardwood.measures import blue_gems, measure, owned
from veillee.games.bardwood.steps.common import blue_of_track, the_rival
from veillee.games.bardwood.table import OPEN, RIVAL, BardwoodTable


def meets(table: BardwoodTable, seat: SeatNumber, legend: int) -> bool:
    card = table.box.legends[legend]
    return measure(table, seat, card.measure) >= card.least


def legend_points(table: BardwoodTable, seat: SeatNumber) -> int:
    """BAR-198: every Legend with a rune of anybody pays whoever meets its condition."""
    points = 0
    for row in table.legends:
        for place in range(len(row.open)):
            if row.runes[place] != NONE and meets(table, seat, row.open[place]):
                points += table.box.legends[row.open[place]].points
    return points


def has_challenges(table: BardwoodTable) -> bool:
    """BAR-280: with several players all Challenge cards are left out."""
    return table.rival is not None and len(table.seats) == 1


def challenge_points(table: BardwoodTable, won: bool) -> int:
    """BAR-278: a fulfilled challenge pays the human 1 or 2, an unfulfilled one the Rival."""
    rival = table.rival
    if rival is None or not has_challenges(table):
        return 0
    points = 0
    for place in range(len(rival.open)):
        taken = rival.taken[place]
        if taken != OPEN:
            challenge = table.box.challenges[rival.open[place]]
            fulfilled = measure(table, 0, challenge.measures[taken]) >= challenge.least[taken]
            if fulfilled == won:
                points += 1 + taken
    return points


def muse_points(table: BardwoodTable, seat: SeatNumber) -> int:
    """BAR-208: the end bonus of a Muse."""
    kept = table.seats[seat].muse
    if kept == NONE:
        return 0
    muse = table.box.muses[kept]
    return min(muse.points * (measure(table, seat, muse.measure) // muse.per), muse.most)


def player_points(table: BardwoodTable, seat: SeatNumber) -> Lines:
    """BAR-196 to BAR-199: gems, blue gems on the track and on cards, Legends; challenges and Muses where there are."""
    player = table.seats[seat]
    found: Lines = [
        ("gems", player.gems, "BAR-196"),
        ("track", blue_of_track(player.crests), "BAR-197"),
        ("cards", blue_gems(table, owned(table, seat)), "BAR-197"),
        ("legends", legend_points(table, seat), "BAR-198"),
    ]
    if has_challenges(table):
        found.append(("challenges", challenge_points(table, True), "BAR-278"))
    if player.muse != NONE:
        found.append(("muse", muse_points(table, seat), "BAR-208"))
    return found


def rival_points(table: BardwoodTable) -> Lines:
    """BAR-274 to BAR-278: gems, cards, track, every Legend with a rune by its level, held crests, challenges."""
    rival = the_rival(table)
    legends = 0
    for level in range(LEVELS):
        runes = table.legends[level].runes
        legends += (level + 1) * (len(runes) - runes.count(NONE))
    found: Lines = [
        ("gems", rival.gems, "BAR-274"),
        ("track", blue_of_track(rival.crests), "BAR-277"),
        ("cards", blue_gems(table, rival.score), "BAR-277"),
        ("legends", legends, "BAR-275"),
        ("held", sum(rival.held), "BAR-276"),
    ]
    if has_challenges(table):
        found.append(("challenges", challenge_points(table, False), "BAR-278"))
    return found


def tell_scoring(table: BardwoodTable) -> None:
    """Legend by Legend and challenge by challenge: who meets it, with the number reached."""
    for row in table.legends:
        for place in range(len(row.open)):
            if row.runes[place] != NONE:
                tell_legend(table, row.open[place])
    rival = table.rival
    if rival is None:
        return
    for place in range(len(rival.open)):
        taken = rival.taken[place]
        if taken != OPEN:
            challenge = table.box.challenges[rival.open[place]]
            reached = measure(table, 0, challenge.measures[taken])
            won = reached >= challenge.least[taken]
            side = 0 if won else RIVAL
            args = {
                "seat": side,
                "challenge": rival.open[place],
                "measure": challenge.measures[taken],
                "number": reached,
                "number2": challenge.least[taken],
                "number3": 1 + taken,
            }
            table.tell("challenge-met" if won else "challenge-missed", "BAR-278", side, args)


def tell_legend(table: BardwoodTable, legend: int) -> None:
    card = table.box.legends[legend]
    met = False
    for seat in range(len(table.seats)):
        reached = measure(table, seat, card.measure)
        if reached >= card.least:
            met = True
            args = {
                "seat": seat,
                "legend": legend,
                "measure": card.measure,
                "number": reached,
                "number2": card.least,
                "number3": card.points,
            }
            table.tell("legend-met", "BAR-198", seat, args)
    if not met:
        args = {"legend": legend, "measure": card.measure, "number": card.least}
        table.tell("legend-missed", "BAR-198", EVERYBODY, args)
    if table.rival is not None:
        table.tell("rival-scores-legend", "BAR-275", RIVAL, {"legend": legend, "number": card.level + 1})
