"""What can be typed at the table besides an option: undo, why, the log, a card, …"""

from __future__ import annotations

from collections.abc import Callable, Collection
from difflib import get_close_matches

from rich.text import Text

from veillee.cli.errors import file_problem
from veillee.cli.rules import numbered
from veillee.cli.sitting import Leave, Sitting
from veillee.cli.speech import Say
from veillee.cli.table import cards, places
from veillee.cli.table.ink import FAINT, STRONG, fit, hanging, line
from veillee.cli.table.panes import told_lines
from veillee.cli.table.pieces import Pen, signed
from veillee.core.errors import HintError, MoveError, SetupError, UndoError, VeilleeError
from veillee.core.explaining import CELL
from veillee.core.hints import Advice, Hint
from veillee.core.text import LANGUAGES, check_language, decimal

MOST_CARDS = 3  # as many that a name might mean are shown in full
HINT = "1s"  # how long a hint may take when nothing else is asked for
WIDEST = 100  # columns of an answer
ON, OFF = ("on", "oui"), ("off", "non")


def obey(sitting: Sitting, seat: int, typed: str) -> None:
    """Do what was typed: choose an option, or a command."""
    sitting.notice = []
    sure, sitting.giving_up = sitting.giving_up, False
    legal = keys_of(sitting, seat)
    meant = option_meant(sitting, seat, typed)
    if meant is not None:
        sitting.choose(seat, legal[meant - 1])
    elif _number(typed) is not None:
        sitting.notice = [sitting.say("no-number", typed=typed, count=len(legal))]
    else:
        word, _, rest = typed.partition(" ")
        command = COMMANDS.get(word.lower())
        if command is give_up and sure:
            sitting.give_up(seat)
        elif command is not None:
            command(sitting, seat, rest.strip())
        else:
            _not_understood(sitting, seat, typed)


def option_meant(sitting: Sitting, seat: int, typed: str) -> int | None:
    """The number of the option that was typed, by its number or its key."""
    legal = keys_of(sitting, seat)
    number = _number(typed)
    if number is not None:
        return number if 1 <= number <= len(legal) else None
    return legal.index(typed.lower()) + 1 if typed.lower() in legal else None


def keys_of(sitting: Sitting, seat: int) -> list[str]:
    """What a seat may choose now."""
    decision = sitting.match.decision_of(seat)
    return [] if decision is None else [option.key for option in decision.options]


def _number(typed: str) -> int | None:
    return int(typed) if typed.isascii() and typed.isdigit() and len(typed) < 6 else None


def _not_understood(sitting: Sitting, seat: int, typed: str) -> None:
    """A key that is not possible now is explained; for anything else we say what was expected."""
    match = sitting.match
    try:
        explanation = match.explain(typed, sitting.lang, seat)
    except MoveError:
        legal = keys_of(sitting, seat)
        near = get_close_matches(typed.lower(), legal, n=1, cutoff=0.6)
        message = "did-you-mean" if near else "not-understood"
        sitting.notice = [sitting.say(message, typed=typed[:30], near=near[0] if near else "", count=len(legal))]
    else:
        sitting.notice = [str(explanation)]


def wide(sitting: Sitting) -> int:
    return min(sitting.width, WIDEST)


def pen(sitting: Sitting, seat: int) -> Pen:
    return Pen(sitting.match.scene(seat, sitting.lang), sitting.say, lexicon=sitting.match.lexicon, heard=sitting.heard)


# -- taking back -------------------------------------------------------------------------------


def undo(sitting: Sitting, seat: int, _: str = "") -> None:
    """Take back the last choice, in a round one's own answer. With free undo also those that bots made after it."""
    match = sitting.match
    free = match.setup.free_undo and not (match.last and match.last.open)
    try:
        key = match.undo(None if free else sitting.may_take_back(seat))
        while free and not set(match.waiting) & set(sitting.humans) and match.can_undo:
            key = match.undo()
    except UndoError as error:
        sitting.notice = [error.text(sitting.lang)]
        return
    sitting.advice = {}
    sitting.by_hand = match.number
    sitting.keep()
    sitting.notice = [sitting.say("taken-back", label=match.label(key, sitting.lang))]


def redo(sitting: Sitting, seat: int, _: str = "") -> None:
    """Put back what was taken back."""
    match = sitting.match
    try:
        key = match.redo()
        while match.can_redo and not set(match.waiting) & set(sitting.humans):
            match.redo()
    except UndoError as error:
        sitting.notice = [error.text(sitting.lang)]
        return
    sitting.advice = {}
    sitting.keep()
    sitting.notice = [sitting.say("put-back", label=match.label(key, sitting.lang))]


# -- asking ------------------------------------------------------------------------------------


def help_(sitting: Sitting, seat: int, number: str = "") -> None:
    """The rule in force and the commands, or the text of a rule that was named."""
    match = sitting.match
    if number:
        rule = numbered(match.spec.rulebook, number)
        text = f"{rule.number}  {rule.text(sitting.lang)}" if rule else sitting.say("no-such-rule", typed=number[:30])
        sitting.notice = [text]
        return
    decision = match.decision_of(seat)
    assert decision is not None
    width = wide(sitting)
    absent = {"p"} if not sitting.scene(seat).pages else set()
    absent |= {"tips"} if sitting.lesson(seat) is None else set()
    first, *others = decision.rules or ("",)
    lines = [line(" ", (sitting.say("help-rules"), STRONG))]
    if first:
        lines += hanging(line(" ", (f"{first}  ", FAINT)), line(match.rule_text(first, sitting.lang)), width - 1)
    if others:
        head = line(" " * (len(first) + 3))
        lines += hanging(head, line((sitting.say("help-others", numbers=" ".join(others)), FAINT)), width - 1)
    lines += [
        line(),
        line(" ", (sitting.say("help-commands"), STRONG)),
        *command_lines(sitting.say, width, absent, decision.options[0].key),
    ]
    sitting.page = lines


def command_lines(say: Say, width: int, absent: Collection[str], example: str) -> list[Text]:
    """All commands with what they do, but for those that mean nothing at this table; a key looks like the `example`."""
    typed = {name: say(f"key-{name}-typed") for name in SHOWN if name not in absent}
    wide = max(map(len, typed.values())) + 3
    lines = []
    for name, words in typed.items():
        lines += hanging(fit(line(" ", (words, STRONG)), wide), line(say(f"key-{name}", example=example)), width - 1)
    return lines


def why(sitting: Sitting, seat: int, what: str) -> None:
    """Why a move is or is not possible; of a piece or a place, what can be done with it."""
    number = _number(what)
    legal = keys_of(sitting, seat)
    if number is not None and not 1 <= number <= len(legal):
        sitting.notice = [sitting.say("no-number", typed=what, count=len(legal))]
        return
    if not what:
        sitting.notice = [sitting.say("why-usage", example=legal[0])]
        return
    try:
        explanation = sitting.match.explain(legal[number - 1] if number is not None else what, sitting.lang, seat)
    except MoveError:
        things = _things(sitting, seat, what)
        if things:
            sitting.notice = [about(sitting, seat, thing) for thing in things]
        else:
            sitting.notice = [sitting.say("why-unknown", typed=what[:30], example=legal[0])]
    else:
        brings = pen(sitting, seat).choices[number - 1].lines if number is not None else []
        sitting.notice = [" › ".join([str(explanation), *([", ".join(brings)] if brings else [])])]


def _things(sitting: Sitting, seat: int, what: str) -> list[str]:
    """The pieces or places that somebody means, by a name, a number or an id."""
    paper = pen(sitting, seat)
    zones = sitting.match.scene(seat, sitting.lang).zones
    cells = [f"{CELL}{cell.id}" for zone in zones for cell in zone.cells]
    found = (
        [cell for cell in cells if what.lower() in (cell, cell.removeprefix(CELL))]
        or [one.piece.id for one in cards.find(paper, what)]
        or [f"{CELL}{cell.id}" for _, cell in cards.find_places(paper, what)]
    )
    return list(dict.fromkeys(found))[:MOST_CARDS]


def about(sitting: Sitting, seat: int, thing: str) -> str:
    """What a thing is, what can be done with it now, and why not what else."""
    told = sitting.match.about(thing, seat, sitting.lang)
    said = [told.name, *told.lines]
    if told.choices:
        said.append(sitting.say("why-possible", labels=", ".join(choice.label for choice in told.choices)))
    quoted: set[str] = set()  # each rule once
    for reason in told.reasons:
        said.append(reason.reason if reason.rule in quoted else str(reason))
        quoted.add(reason.rule)
    now = told.now if sitting.match.over else sitting.say("why-asked", prompt=told.now)
    return " › ".join(said if told.choices or told.reasons else [*said, now])


def hint(sitting: Sitting, seat: int, budget: str) -> None:
    """What the search would do, with points, chances and why. A budget may be given: `h 2s`."""
    try:
        tell_hint(sitting, seat, sitting.match.hint(seat, budget or HINT, sitting.lang))
    except (SetupError, HintError) as error:
        sitting.notice = [no_hint(sitting, budget, error)]


def no_hint(sitting: Sitting, budget: str, error: VeilleeError) -> str:
    """Why there is no hint: nobody can think for so long, or not about this."""
    return sitting.say("hint-usage", typed=budget[:30]) if isinstance(error, SetupError) else error.text(sitting.lang)


def tell_hint(sitting: Sitting, seat: int, found: Hint) -> None:
    """A sentence of the game, then the figures; the options are marked with their chances."""
    sitting.advice = {one.key: round(100 * one.chance) for one in found.advice}
    legal = keys_of(sitting, seat)
    lines = [
        sitting.say(
            "hint-option" if one.points is not None else "hint-option-pointless",
            number=legal.index(one.key) + 1,
            label=one.label,
            points=decimal(one.points or 0.0, sitting.lang),
            chance=told_chance(sitting, one),
        )
        for one in found.advice
    ]
    sitting.notice = [found.says, *([found.then] if found.then else []), *lines]


def told_chance(sitting: Sitting, one: Advice) -> str:
    """A chance in percent, with how sure it is where that was measured."""
    if one.doubt is None:
        return sitting.say("hint-chance", chance=round(100 * one.chance))
    return sitting.say("hint-chance-unsure", chance=round(100 * one.chance), doubt=round(100 * one.doubt))


def log(sitting: Sitting, seat: int, count: str) -> None:
    """The story so far, as this seat may know it."""
    if count and _number(count) is None:
        sitting.notice = [sitting.say("log-usage", typed=count[:30])]
        return
    scene = sitting.match.scene(seat, sitting.lang)
    events = sitting.match.events(seat=seat, lang=sitting.lang)
    lines = [row for told in events for row in told_lines(told, scene, wide(sitting))]
    most = int(count) if count else len(lines)
    sitting.page = lines[-most:] if most else []


def inspect(sitting: Sitting, seat: int, what: str) -> None:
    """A card in full, by its name, its number or the option that concerns it."""
    paper = pen(sitting, seat)
    if not what:
        sitting.notice = [sitting.say("inspect-usage")]
        return
    number = _number(what)
    if number is not None and 1 <= number <= len(paper.choices):
        targets = paper.choices[number - 1].targets
        cells = [piece.id for target in targets for piece in paper.lying.get(target, [])]
        found = [one for id_ in (*targets, *cells) for one in cards.find(paper, id_) if one.piece.id == id_]
        spots = [spot for target in targets for spot in cards.find_places(paper, target)]
    else:
        found = cards.find(paper, what)
        spots = cards.find_places(paper, what) if not found else []
    if spots and len(spots) + len(found) <= MOST_CARDS:
        width = wide(sitting)
        rows = [row for zone, cell in spots for row in places.card(paper, zone, cell, width)]
        sitting.page = rows + [row for one in found for row in cards.card(paper, one, width)]
    elif spots and not found:
        sitting.notice = [sitting.say("inspect-many", names=", ".join(paper.place(cell) for _, cell in spots[:8]))]
    elif not found:
        sitting.notice = [sitting.say("inspect-nothing", typed=what[:30])]
    elif len(found) > MOST_CARDS:
        sitting.notice = [sitting.say("inspect-many", names=cards.choose_among(paper, found[:8]).plain)]
    else:
        sitting.page = [row for one in found for row in cards.card(paper, one, wide(sitting))]


def legend(sitting: Sitting, seat: int, _: str) -> None:
    sitting.page = cards.legend(pen(sitting, seat), wide(sitting))


def details(sitting: Sitting, seat: int, _: str) -> None:
    """Everything on the table in full length."""
    sitting.page = sitting.table(seat).whole(sitting.width)


def tips(sitting: Sitting, seat: int, word: str) -> None:
    """What the lesson has said so far; `tips off` has it say nothing more, `tips on` goes on."""
    guide = sitting.lesson(seat)
    if guide is None:
        sitting.notice = [sitting.say("tips-none")]
    elif word in (*OFF, *ON):
        sitting.wants_tips = word in ON
        sitting.notice = [sitting.say("tips-on" if sitting.wants_tips else "tips-off")]
    else:
        legend, width = sitting.scene(seat).legend, wide(sitting)
        lines = [line(" ", (sitting.say("tips-title"), STRONG))]
        for tip in (*guide.earlier, *guide.due):
            lines += hanging(line(" · "), line(signed(tip.text, legend), (f"  {tip.rule}", FAINT)), width - 1)
        how = sitting.say("tips-how" if sitting.wants_tips else "tips-how-on")
        sitting.page = [*lines, *hanging(line(" "), line((how, FAINT)), width - 1)]


def page(sitting: Sitting, seat: int, name: str) -> None:
    """Turn to the next page of the table, or to one by its number or name."""
    scene = sitting.scene(seat)
    if not scene.pages:
        sitting.notice = [sitting.say("page-only")]
    elif not sitting.bookmark.turn(scene, name):
        titles = ", ".join(one.title for one in scene.pages)
        sitting.notice = [sitting.say("page-unknown", typed=name[:30], titles=titles)]


# -- keeping, speaking, leaving ----------------------------------------------------------------


def save(sitting: Sitting, seat: int, name: str) -> None:
    """Write the record, or a copy of it."""
    try:
        if not name:
            sitting.keeper.save(sitting.match)
            sitting.notice = [sitting.say("saved", file=str(sitting.keeper.path))]
            return
        path, kept = sitting.keeper.save_as(sitting.match, name)
    except OSError as error:
        sitting.notice = [file_problem(error, sitting.say)]
    else:
        sitting.notice = [sitting.say("saved", file=str(path))]
        if kept is not None:
            sitting.notice.append(sitting.say("kept-older", file=str(kept)))


def language(sitting: Sitting, seat: int, lang: str) -> None:
    """Go on in another language."""
    if lang not in LANGUAGES:
        sitting.notice = [sitting.say("lang-usage")]
        return
    sitting.match.lang = check_language(lang)
    sitting.say = Say(lang)
    sitting.notice = [sitting.say("lang-now")]


def give_up(sitting: Sitting, seat: int, _: str) -> None:
    """Whoever says it twice gives the match up."""
    if not sitting.keeper.can_give_up:
        sitting.notice = [sitting.say("give-up-chapter")]
        return
    sitting.giving_up = True
    sitting.notice = [sitting.say("give-up-again")]


# -- habits ------------------------------------------------------------------------------------


def always(sitting: Sitting, seat: int, what: str) -> None:
    """Choose an option, now and whenever the same is asked and it is possible."""
    number = option_meant(sitting, seat, what)
    decision = sitting.match.decision_of(seat)
    if sitting.habits is None:
        sitting.notice = [sitting.say("habits-none")]
    elif number is None or decision is None:
        sitting.notice = [sitting.say("always-usage", count=len(keys_of(sitting, seat)))]
    elif decision.asking.is_unforeseen():
        sitting.notice = [sitting.say("always-unforeseen")]
    else:
        key = keys_of(sitting, seat)[number - 1]
        label = sitting.match.label(key, sitting.lang)
        sitting.habits.always(decision.asking.question().prompt, key)
        sitting.choose(seat, key)
        sitting.notice = [sitting.say("always-now", label=label)]


def habits(sitting: Sitting, seat: int, which: str) -> None:
    """What is answered without being asked, as a numbered list; a number changes that habit."""
    kept = sitting.habits
    if kept is None:
        sitting.notice = [sitting.say("habits-none")]
        return
    usual, made = kept.usual(sitting.lang), kept.made(sitting.lang)
    number = _number(which)
    if which and (number is None or not 1 <= number <= len(usual) + len(made)):
        sitting.notice = [sitting.say("habits-usage", count=len(usual) + len(made))]
        return
    if number is not None:
        granted = number <= len(usual)
        kept.toggle(usual[number - 1].question if granted else made[number - 1 - len(usual)], granted)
        usual, made = kept.usual(sitting.lang), kept.made(sitting.lang)
    rows = [(one.text, "habit-asked" if kept.is_asked(one.question) else "habit-usual") for one in usual] + [
        (sitting.match.label(kept.own[name], sitting.lang), "habit-own") for name in made
    ]
    lines = [line(" ", (sitting.say("habits-title"), STRONG))]
    for at, (text, state) in enumerate(rows, 1):
        words = line(text, (f"  {sitting.say(state)}", FAINT))
        lines += hanging(line(f" {at} "), words, wide(sitting) - 1)
    lines += hanging(line(" "), line((sitting.say("habits-how" if rows else "habits-empty"), FAINT)), wide(sitting) - 1)
    sitting.page = lines


def leave(sitting: Sitting, seat: int, _: str) -> None:
    raise Leave


SHOWN = (
    "number",
    "u",
    "r",
    "h",
    "w",
    "i",
    "l",
    "t",
    "d",
    "p",
    "tips",
    "always",
    "habits",
    "s",
    "lang",
    "help",
    "resign",
    "q",
)
COMMANDS: dict[str, Callable[[Sitting, int, str], None]] = {
    "u": undo,
    "undo": undo,
    "r": redo,
    "redo": redo,
    "?": help_,
    "h": hint,
    "hint": hint,
    "indice": hint,
    "help": help_,
    "aide": help_,
    "w": why,
    "why": why,
    "l": log,
    "log": log,
    "i": inspect,
    "inspect": inspect,
    "t": legend,
    "legend": legend,
    "d": details,
    "details": details,
    "p": page,
    "page": page,
    "tips": tips,
    "astuces": tips,
    "s": save,
    "save": save,
    "lang": language,
    "always": always,
    "toujours": always,
    "habits": habits,
    "habitudes": habits,
    "resign": give_up,
    "abandonner": give_up,
    "q": leave,
    "quit": leave,
    "exit": leave,
}
