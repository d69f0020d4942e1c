"""Every moment of a match is sound, asks a proper question or has a proper result, of rivals or of a team."""

from __future__ import annotations

from functools import cache

from veillee.core.answers import Decision
from veillee.core.codec import Codec
from veillee.core.match import Match
from veillee.core.result import Result
from veillee.core.rulebook import Rulebook, rulebook
from veillee.core.step import Ask, Option
from veillee.core.together import Round
from veillee.testing.promise import Broken, promise


@cache
def rule_numbers(package: str) -> frozenset[str]:
    book: Rulebook = rulebook(package)
    return frozenset(rule.number for rule in book.rule)


def cited(match: Match, number: str, where: str) -> None:
    """Every question, option and point cites a rule that the catalogue has."""
    if number not in rule_numbers(match.spec.package):
        raise Broken(f"{where} cites the rule {number!r}, which is not in rules.toml")


@promise("invariants")
def check_table(match: Match) -> None:
    """The game itself finds nothing wrong with the table."""
    faults = match.spec.faults(match.table)
    if faults:
        raise Broken("; ".join(faults))


@promise("dead ends")
def check_goes_on(match: Match) -> None:
    """There is a question, or else a result: a match never just stops."""
    table = match.table
    if table.asking is None:
        if table.stack:
            raise Broken(f"nobody is asked, but {type(table.stack[-1]).__name__} is still to come")
        if match.result is None:
            raise Broken("the match is over without a result")
    elif not table.options:
        raise Broken(f"{type(table.asking).__name__} asks seat {table.asking.seat} and offers nothing")


@promise("dead ends")
def check_play(match: Match, key: str, seat: int | None = None) -> None:
    """Every option that is offered can be played, and leads to the next decision or to the end."""
    try:
        match.play(key, seat=seat)
    except Exception as error:
        raise Broken(f"{key!r} is offered, but playing it fails: {type(error).__name__}: {error}") from error


@promise("decisions")
def check_decision(match: Match) -> None:
    """The question goes to seats that exist, and its options are distinct, stable, readable and cited."""
    for seat in match.waiting:
        decision = match.decision_of(seat)
        if decision is None or decision.seat != seat:
            raise Broken(f"seat {seat} is waited for, but not asked")
        check_question(match, decision)


def check_question(match: Match, decision: Decision) -> None:
    question = decision.asking.question()
    name = type(question).__name__
    keys = [option.key for option in decision.options]
    if not 0 <= decision.seat < len(match.setup.seats):
        raise Broken(f"{name} asks seat {decision.seat}; there are {len(match.setup.seats)} seats")
    if len(keys) == 1 and not (isinstance(question, (Ask, Round)) and question.confirm):
        raise Broken(f"{name} offers only {keys[0]!r}: a single option is no question")
    if not decision.rules:
        raise Broken(f"{name} cites no rule")
    for rule in decision.rules:
        cited(match, rule, name)
    if len(set(keys)) != len(keys):
        twice = next(key for key in keys if keys.count(key) > 1)
        raise Broken(f"{name} offers {twice!r} twice")
    before = match.hash()
    again = [option.key for option in decision.asking.options(match.table)]
    if again != keys:
        raise Broken(f"{name} asked again offers {again}, not {keys}")
    if match.hash() != before:
        raise Broken(f"{name} changes the table when it is asked for its options")
    for option in decision.options:
        check_option(match, option)


def check_option(match: Match, option: Option) -> None:
    """A key says exactly what its option is: reading it gives the same option again."""
    lexicon = match.lexicon
    kind, values = lexicon.parse(option.key)
    if (kind, values) != (option.kind, option.values):
        raise Broken(f"{option.key!r} reads as {kind} {values}, but is {option.kind} {option.values}")
    key = lexicon.option(kind, option.rule, *values).key
    if key != option.key:
        raise Broken(f"{option.key!r} should be written {key!r}")
    cited(match, option.rule, f"the option {option.key!r}")


@promise("registered classes")
def check_classes(match: Match) -> None:
    """Whatever waits on the stack can be saved."""
    codec: Codec = match.spec.codec
    names = [cls.__name__ for cls in match.spec.classes]
    if len(set(names)) != len(names):
        raise Broken(f"two classes are called {next(name for name in names if names.count(name) > 1)}")
    asking = match.table.asking
    question = None if asking is None else asking.question()
    for thing in (match.table, asking, question, *match.table.stack):
        if thing is not None and codec.classes.get(type(thing).__name__) is not type(thing):
            raise Broken(f"{type(thing).__name__} is not among the classes of the game's spec")


@promise("result")
def check_result(match: Match) -> None:
    """Rivals have places and the first are the winners; a team has won or lost. Totals are sums of their sources."""
    result: Result | None = match.result
    if result is None:
        raise Broken("the match has no result yet")
    if result.shared:
        check_team(match, result)
    else:
        check_rivals(match, result)
    for score in result.scores:
        points = sum(line.points for line in score.sources)
        if score.total != points:
            raise Broken(f"side {score.side} has {score.total} points, but its sources add up to {points}")
        for line in score.sources:
            cited(match, line.rule, f"the source {line.source!r}")
    cited(match, result.rule, "the result")


def check_rivals(match: Match, result: Result) -> None:
    """Every seat has one place, with a score if scores there are, and the first are the winners."""
    seats = set(range(len(match.setup.seats)))
    sides = sorted(score.side for score in result.scores) or sorted(seats)
    if sorted(side for place in result.ranking for side in place) != sides:
        raise Broken(f"the ranking {result.ranking} does not place each of the sides {sides} once")
    if seats - set(sides):
        raise Broken(f"seats without a score: {sorted(seats - set(sides))}")
    if result.winners != result.ranking[0]:
        raise Broken(f"the winners are {result.winners}, but the ranking begins with {result.ranking[0]}")
    if match.spec.hope is not None:
        raise Broken("the seats are ranked, but the game has a hope: that is for those who win together")


def check_team(match: Match, result: Result) -> None:
    """All seats win or none does, and nobody is ranked."""
    winners = tuple(range(len(match.setup.seats))) if result.verdict == "won" else ()
    if result.winners != winners:
        raise Broken(f"the verdict is {result.verdict!r}, but the winners are {result.winners}; expected {winners}")
    if result.ranking:
        raise Broken(f"the verdict is {result.verdict!r}, but there is a ranking: {result.ranking}")
    if match.spec.estimate is not None and match.spec.hope is None:
        raise Broken("an estimate of points makes rivals of seats that win together: the game needs a hope instead")


@promise("hope")
def check_hope(match: Match) -> None:
    """A team's chance is between 0 and 1, and looking for it changes nothing."""
    hope = match.spec.hope
    if hope is None or match.over:
        return
    before = match.hash()
    chance = hope(match.table)
    if not 0.0 <= chance <= 1.0:
        raise Broken(f"the hope is {chance}; expected a chance from 0 to 1")
    if match.hash() != before:
        raise Broken("the hope changes the table")
