"""What a tuning says: the answer in sentences, then everything that was tried with its intervals."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from veillee.core.spec import game
from veillee.core.text import LANGUAGES
from veillee.lab.document import MANY, Block, Document, Grid, Section, Words
from veillee.lab.figures import NONE, TO
from veillee.lab.naming import Names
from veillee.lab.race import Results, Values, distance, rates
from veillee.lab.report import write
from veillee.lab.stats import wilson
from veillee.lab.tune import ROLE, Target, Tried, Tuned

NAME = "tune"


def write_tuned(found: Tuned, folder: Path, lang: str = "en") -> list[Path]:
    """Write tune.html and tune.LANG.md."""
    languages = [lang, *(other for other in LANGUAGES if other != lang)]
    return write(folder, NAME, [document(found, one) for one in languages])


def names_for(found: Tuned, lang: str) -> Names:
    spec = game(found.tuning.game)
    return Names(spec, spec.box(found.tuning.cells[0].pack or None), lang)


def document(found: Tuned, lang: str) -> Document:
    names = names_for(found, lang)
    say = names.say
    blocks: list[Block] = [Words(text) for text in answer(found, names)]
    return Document(
        say("tune-title", game=names.game),
        lang,
        [
            Section(say("tune-answer"), [*blocks, chosen(found, names)]),
            Section(say("tune-tried"), [Words(say("tune-how")), tried(found, names), *refused(found, names)]),
        ],
    )


def answer(found: Tuned, names: Names) -> list[str]:
    """What came of it, in sentences."""
    say, figures = names.say, names.figures
    wish = found.tuning
    bot = wish.cells[0].bots
    first = say("tune-best", values=valued(found, found.best), bot=bot, rates=told(found, found.best, names))
    near = figures.number(100 * wish.tolerance)
    lines = [first, say("tune-hit" if found.hit else "tune-missed", tolerance=near)]
    lines.append(say("tune-again", games=wish.games))
    if found.without_effect:
        lines.append(say("tune-no-effect"))
    elif found.equals:
        some = "; ".join(" ".join(str(value) for value in values) for values in found.equals[:MANY])
        lines.append(say("tune-equals", count=len(found.equals), which=some))
    if found.best == wish.now:
        lines.append(say("tune-as-now"))
    else:
        lines.append(say("tune-now", values=valued(found, wish.now), bot=bot, rates=told(found, wish.now, names)))
    return lines


def valued(found: Tuned, values: Values) -> str:
    return ", ".join(f"{number.name} = {value}" for number, value in zip(found.tuning.numbers, values, strict=True))


def told(found: Tuned, values: Values, names: Names) -> str:
    """The rates of the best or the present values on deals that chose nothing."""
    parts = []
    for target, won in zip(found.tuning.targets, found.again[values], strict=True):
        rate, interval = names.figures.rates(wilson(sum(won), len(won)))
        wanted = names.figures.percent(target.rate, 1)
        parts.append(names.say("tune-rate", what=called(target, names), rate=rate, interval=interval, wanted=wanted))
    return "; ".join(parts)


def called(target: Target, names: Names) -> str:
    return names.seat_role(target.key) if target.kind == ROLE else names.word(target.kind, target.key)


def chosen(found: Tuned, names: Names) -> Grid:
    """The numbers, what they are now, between which ends they were looked for and what was found."""
    rows = [
        [number.name, str(number.now), f"{number.low}{TO}{number.high}", str(value)]
        for number, value in zip(found.tuning.numbers, found.best, strict=True)
    ]
    return Grid([names.say(name) for name in ("col-number", "col-now", "col-ends", "col-found")], rows)


def tried(found: Tuned, names: Names) -> Grid:
    """Every candidate, the nearest first within its net."""
    say = names.say
    wish = found.tuning
    order = sorted(
        found.tried,
        key=lambda one: (one.values != found.best, -one.net, one.out > 0, -one.out, off(one, wish.wanted)),
    )
    header = [number.name for number in wish.numbers]
    header += [say("col-net"), say("col-deals")]
    for target in wish.targets:
        header += [called(target, names), say("col-interval")]
    header += [say("col-off"), say("col-out")]
    rows = []
    for one in order:
        row = [*map(str, one.values), str(one.net), str(len(one.results[0])), *intervals(one.results, names)]
        row += [names.figures.number(100 * off(one, wish.wanted)), str(one.out) if one.out else NONE]
        rows.append(row)
    return Grid(header, rows)


def off(one: Tried, wanted: Sequence[float]) -> float:
    return distance(rates(one.results), wanted)


def intervals(results: Results, names: Names) -> list[str]:
    return [cell for won in results for cell in names.figures.rates(wilson(sum(won), len(won)))]


def refused(found: Tuned, names: Names) -> list[Block]:
    """Values that the game itself does not take."""
    if not found.refused:
        return []
    header = [*(number.name for number in found.tuning.numbers), names.say("col-why")]
    rows = [
        [*map(str, values), error.problems[0].text(names.lang) if error.problems else error.text(names.lang)]
        for values, error in found.refused
    ]
    return [Words(names.say("tune-refused", count=len(rows))), Grid(header, rows)]
