"""What a run says, in sentences: what a designer would tell the others first."""

from __future__ import annotations

from itertools import groupby, pairwise
from typing import NamedTuple

from veillee.core.spec import game
from veillee.lab.figures import mean
from veillee.lab.gather import Cell, Gathered, Lift, Way, rest_of
from veillee.lab.naming import Names
from veillee.lab.stats import Estimate, Sample, advantage, holm, rate_difference

TOLD = 3  # pieces of each kind that are told, those that go along with most and with fewest victories
FEW = 30  # seats that must have used something, and that must not have, before the report speaks of its effect


class Step(NamedTuple):
    """From one level to the next, for one bot."""

    way: Way
    bot: str
    easier: Cell
    harder: Cell
    change: Estimate
    chance: float


class Findings:
    """The sentences of one report in one language; what is not certain is said to be so, or not said."""

    def __init__(self, found: Gathered, names: Names) -> None:
        self.found = found
        self.names = names

    def sentences(self) -> list[str]:
        return [*self.levels(), *self.rivals(), *self.roles(), *self.order(), *self.pieces(), *self.length()]

    def _hundredths(self, change: float) -> str:
        return self.names.figures.number(abs(change) * 100, 0)

    def levels(self) -> list[str]:
        """Each level against the one before it, for each bot; several steps in a row that are not certain are one."""
        steps = [
            Step(way, bot, easier, harder, *rate_difference(easier.fared[bot].won, harder.fared[bot].won))
            for way, cells in self._by_level().items()
            for bot in dict.fromkeys(bot for cell in cells for bot in cell.fared)
            for easier, harder in pairwise(cells)
            if bot and bot in easier.fared and bot in harder.fared
        ]
        certain = holm([step.chance for step in steps])
        told = []
        for (_, _, holds), together in groupby(
            zip(steps, certain, strict=True), lambda one: (one[0].way, one[0].bot, one[1])
        ):
            found = [step for step, _ in together]
            told += [self._stairs(found)] if not holds and len(found) > 1 else [self._step(one, holds) for one in found]
        return told

    def _step(self, step: Step, holds: bool) -> str:
        percent = self.names.figures.percent
        return self.names.say(
            "finding-level",
            which="same" if not holds else "harder" if step.change.value < 0 else "easier",
            where=self.names.way(step.way, without="bots"),
            bot=step.bot,
            level=self.names.word("level", step.harder.way.level),
            other=self.names.word("level", step.easier.way.level),
            points=self._hundredths(step.change.value),
            rate=percent(step.harder.fared[step.bot].won.mean),
            before=percent(step.easier.fared[step.bot].won.mean),
        )

    def _stairs(self, steps: list[Step]) -> str:
        """Several levels of which none is certainly harder than the one before."""
        cells = [steps[0].easier, *(step.harder for step in steps)]
        levels = [self.names.word("level", cell.way.level) for cell in cells]
        rates = [self.names.figures.percent(cell.fared[steps[0].bot].won.mean) for cell in cells]
        return self.names.say(
            "finding-levels",
            where=self.names.way(steps[0].way, without="bots"),
            bot=steps[0].bot,
            first=levels[0],
            last=levels[-1],
            rates=", ".join(f"{level} {rate}" for level, rate in zip(levels, rates, strict=True)),
        )

    def _by_level(self) -> dict[Way, list[Cell]]:
        """Ways to play that differ by their level only, in the order of the levels."""
        spec = game(self.found.run.plan.game)
        found: dict[Way, list[Cell]] = {}
        for cell in self.found.cells:
            if cell.way.level and not cell.even:
                found.setdefault(cell.way._replace(level=""), []).append(cell)
        for way, cells in found.items():
            cells.sort(key=lambda cell: spec.mode(way.mode).levels.index(cell.way.level))
        return found

    def rivals(self) -> list[str]:
        """Who wins most where different bots meet."""
        told = []
        for cell in self.found.cells:
            if not cell.rivals or cell.even:
                continue
            best, fared = max(cell.fared.items(), key=lambda pair: pair[1].won.mean)
            rate, interval = self.names.figures.rates(fared.rate())
            way = self.names.way(cell.way)
            told.append(self.names.say("finding-rivals", where=way, bot=best, rate=rate, interval=interval))
        return told

    def roles(self) -> list[str]:
        """The roles that certainly win more than others or less, those with the largest differences."""
        cells = [cell for cell in self.found.cells if len(cell.roles) > 1]
        found = [
            (cell, role, *role_advantage(cell, role)) for cell in cells for role in self.names.in_order(cell.roles)
        ]
        compared = [(cell, role, change, chance) for cell, role, change, chance in found if chance is not None]
        certain = holm([chance for *_, chance in compared])
        kept = [
            (cell, role, change.value)
            for (cell, role, change, _), holds in zip(compared, certain, strict=True)
            if holds
        ]
        kept.sort(key=lambda one: -one[2])
        more = [one for one in kept if one[2] > 0][:TOLD]
        less = [one for one in reversed(kept) if one[2] < 0][:TOLD]
        return [
            self.names.say(
                "finding-role",
                which="more" if change > 0 else "less",
                than="share" if cell.rivals else "without",
                where=self.names.way(cell.way),
                role=self.names.seat_role(role),
                points=self._hundredths(change),
            )
            for cell, role, change in (*more, *less)
        ]

    def order(self) -> list[str]:
        """Whether it is better to play first."""
        cells = [cell for cell in self.found.cells if len(cell.places) > 1]
        found = [advantage(cell.places[0], 1 / cell.way.players) for cell in cells]
        told = []
        for cell, (change, _), holds in zip(cells, found, holm([chance for _, chance in found]), strict=True):
            if holds:
                told.append(
                    self.names.say(
                        "finding-order",
                        which="more" if change.value > 0 else "less",
                        where=self.names.way(cell.way),
                        points=self._hundredths(change.value),
                    )
                )
        return told

    def pieces(self) -> list[str]:
        """What goes along with victory and with defeat for certain, or that nothing does."""
        lifts = [lift for lift in self.found.lifts() if ":" in lift.what and self.names.counts(lift.what)]
        certain = sorted(certain_of(lifts), key=lambda lift: lift.won)
        if not certain:
            return [self.names.say("finding-no-piece")] if lifts else []
        fewer = [lift for lift in certain if lift.won < 0][:TOLD]
        more = [lift for lift in reversed(certain) if lift.won > 0][:TOLD]
        return [self._piece(lift) for lift in (*more, *fewer)]

    def _piece(self, lift: Lift) -> str:
        return self.names.say(
            "finding-piece",
            which="more" if lift.won > 0 else "less",
            piece=self.names.what(lift.what),
            share=self.names.figures.percent(lift.share),
            points=self._hundredths(lift.won),
        )

    def length(self) -> list[str]:
        figures = self.names.figures
        cells = [cell for cell in self.found.cells if cell.matches]
        if not cells:
            return []
        decisions = Sample.of(mean(cell.decisions) for cell in cells)
        shortest, longest = (end(mean(cell.decisions) for cell in cells) for end in (min, max))
        which = "one" if decisions.count == 1 or round(shortest) == round(longest) else "many"
        ends = {"low": figures.number(shortest, 0), "high": figures.number(longest, 0)}
        return [self.names.say("finding-length", which=which, **ends)]


def role_advantage(cell: Cell, role: str) -> tuple[Estimate, float | None]:
    """By how much a role wins more: among rivals than its share, otherwise than the matches without it, if any."""
    own = cell.roles[role].won
    if cell.rivals:
        return advantage(own, 1 / cell.way.players)
    others = rest_of(cell.seats.won, own)
    if not others.count:
        return Estimate(0.0, 0.0, 0.0), None
    return rate_difference(others, own)


def certain_of(lifts: list[Lift]) -> list[Lift]:
    """Those of enough seats whose difference holds, whatever the number of comparisons."""
    told = [lift for lift in lifts if min(lift.compared) >= FEW]
    return [lift for lift, holds in zip(told, holm([lift.chance for lift in told]), strict=True) if holds]
