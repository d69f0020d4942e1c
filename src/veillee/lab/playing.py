"""Plays one match of a run and says what is kept of it."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from pathlib import Path
from typing import Any

from veillee.bots import Bot, ask, make_bot
from veillee.core.kinds import NUMBER
from veillee.core.match import Match
from veillee.core.result import Result
from veillee.core.setup import make_setup
from veillee.core.spec import Box, GameSpec, game
from veillee.core.table import Event, Table
from veillee.core.words import Lexicon, role_of
from veillee.lab.plan import Cell, Plan
from veillee.lab.rows import DecisionRow, MatchRow, SideRow, SourceRow, UseRow

SEAT = "seat"


class Failed(Exception):
    """A match went wrong. `record` plays it up to there."""

    def __init__(self, number: int, problem: str, record: str) -> None:
        super().__init__(problem)
        self.number = number
        self.record = record


def play_match(plan: Plan, number: int) -> MatchRow:
    """One match from beginning to end. What comes out depends on the plan and the number only."""
    cell, index = plan.place(number)
    spec = game(plan.game)
    seed = plan.match_seed(index)
    setup = make_setup(spec, mode=cell.mode, level=cell.level, players=cell.players, seed=seed, settings=cell.settings)
    match = Match.start(spec, box_of(spec, cell.pack), setup)
    names = cell.sitting(index)
    bots: list[Bot] = [make_bot(name, f"{seed}-{seat}") for seat, name in enumerate(names)]
    choices: list[DecisionRow] = []
    first: int | None = None
    try:
        while (asking := match.table.asking) is not None:
            seat = asking.seat
            if first is None and fact(match.table, "round") != 0:  # in some games who is first changes later on
                first = fact(match.table, "first")
            key = ask(bots[seat], match, seat, seed)
            if plan.decisions:
                options = len(match.table.options)
                choices.append(DecisionRow(match.number + 1, seat, names[seat], key, key.partition(":")[0], options))
            match.play(key)
        return row_of(match, cell, number, index, names, first, choices)
    except Exception as error:
        raise Failed(number, f"{type(error).__name__}: {error}", match.record()) from error


@lru_cache(maxsize=16)
def own_box(game_id: str, pack: str) -> Box[Any]:
    """An owner's pack, read once by each worker."""
    return game(game_id).box(Path(pack))


def box_of(spec: GameSpec[Any, Any], pack: str) -> Box[Any]:
    return own_box(spec.id, pack) if pack else spec.box()


def pack_name(box: Box[Any], pack: str) -> str:
    """The house content by its name; an owner's pack with its fingerprint, because names are easily kept."""
    name = box.manifest.id if box.manifest is not None else ""
    return f"{name}@{box.hash[:8]}" if pack else name


def row_of(
    match: Match, cell: Cell, number: int, index: int, names: list[str], first: int | None, choices: list[DecisionRow]
) -> MatchRow:
    result = match.result
    assert result is not None
    return MatchRow(
        number=number,
        index=index,
        seed=match.setup.seed,
        mode=cell.mode,
        level=cell.level,
        players=cell.players,
        bots=cell.bots,
        settings=",".join(f"{name}={value}" for name, value in cell.settings.items()),
        pack=pack_name(match.box, cell.pack),
        decisions=match.number,
        rounds=fact(match.table, "round"),
        first=first,
        reason=result.reason,
        table=match.hash(),
        sides=sides_of(result, names),
        sources=[SourceRow(side.side, line.source, line.points) for side in result.scores for line in side.sources],
        used=uses(match),
        choices=choices,
    )


def fact(table: Table, name: str) -> int | None:
    """A number that a table has under a name which all games share: `round` (0 before the first one) and `first`."""
    value = getattr(table, name, None)
    return value if isinstance(value, int) and value >= 0 else None


def sides_of(result: Result, names: list[str]) -> list[SideRow]:
    """Places and victories. A team may have no points and has no places: all of it is first, or last."""
    place = {side: at for at, sides in enumerate(result.ranking, 1) for side in sides}
    scores = {score.side: score for score in result.scores}
    seats = range(len(names))
    found: list[SideRow] = []
    for side in sorted({*scores, *seats}):
        score = scores.get(side)
        won = result.victory(side)
        found.append(
            SideRow(
                side=side,
                bot=names[side] if side in seats else "",
                place=place.get(side, 1 if won else 2),
                won=won,
                total=score.total if score is not None else 0,
                tie_break=score.tie_break if score is not None else 0,
            )
        )
    return found


def uses(match: Match) -> list[UseRow]:
    """What each side used: the kinds of choices it made, and the pieces that it chose or did something with.

    A piece counts once for each choice that it comes up in.
    """
    lexicon = match.box.lexicon
    found: Counter[tuple[int, str]] = Counter()
    for played in match.story():
        kind, values = lexicon.parse(played.key)
        found[played.seat, kind] += 1
        pieces = {
            (played.seat, lexicon.kind(role, value))
            for role, value in zip(lexicon.grammar[kind], values, strict=True)
            if counts(role)
        }
        for event in played.events:
            pieces |= pieces_of(event, lexicon)
        found.update(pieces)
    return [UseRow(side, what, times) for (side, what), times in sorted(found.items())]


def pieces_of(event: Event, lexicon: Lexicon) -> set[tuple[int, str]]:
    """The pieces that a side did something with for all to see; what it merely draws is not used yet."""
    if event.seat < 0:
        return set()
    named = ((role_of(name), value) for name, value in event.args.items())
    return {(event.seat, lexicon.kind(role, value)) for role, value in named if counts(role)}


def counts(role: str) -> bool:
    return role not in (SEAT, NUMBER)
