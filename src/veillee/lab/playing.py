"""Plays one match or one campaign of a run and says what is kept of it."""

from __future__ import annotations

from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from veillee.bots import Blind, Bot, ask, is_blind, make_bot
from veillee.core.campaign import Saga
from veillee.core.chance import Chance
from veillee.core.errors import CampaignError
from veillee.core.kinds import NUMBER
from veillee.core.match import Match
from veillee.core.result import Result
from veillee.core.setup import Setup
from veillee.core.spec import Box, GameSpec, game
from veillee.core.words import Lexicon, role_of
from veillee.lab.course import Course, Words, fact
from veillee.lab.plan import Cell, Plan, joined_people, joined_roles
from veillee.lab.rows import DecisionRow, MatchRow, SideRow, SourceRow, TallyRow, UseRow

SEAT = "seat"
STAGES = 256  # ways to play whose beginnings are kept
PATIENCE = 200  # chapters before we say that a campaign does not end


class Failed(Exception):
    """A match or a campaign went wrong. `record` plays it up to there."""

    def __init__(self, number: int, problem: str, record: str) -> None:
        super().__init__(problem)
        self.number = number
        self.record = record


def play(plan: Plan, number: int) -> list[MatchRow]:
    """One match, or all chapters of one campaign. What comes out depends on the plan and the number only."""
    return play_campaign(plan, number) if plan.campaign else [play_match(plan, number)]


class Stage:
    """What all matches of a way to play begin with; only their seeds differ."""

    def __init__(self, spec: GameSpec[Any, Any], cell: Cell) -> None:
        self.cell = cell
        self.spec = spec
        self.box = box_of(spec, cell.pack)
        self.words = words_of(self.box.lexicon)
        self.pack = pack_name(self.box, cell.pack)
        self.settings = ",".join(f"{name}={value}" for name, value in cell.settings.items())

    @cached_property
    def _setup(self) -> Setup:
        return self.cell.setup(self.spec, "0")

    def start(self, seed: str) -> Match:
        """A match before its first choice."""
        return Match.start(self.spec, self.box, replace(self._setup, seed=seed))

    def start_untold(self, seed: str) -> Match:
        """The same without a word of how it begins, for whoever keeps nothing of its past."""
        setup = replace(self._setup, seed=seed)
        table = self.spec.begin(self.box, setup)
        table.advance()
        return Match(self.spec, self.box, setup, table, "en")


_stages: dict[int, Stage] = {}


def stage_of(plan: Plan, cell: Cell) -> Stage:
    """Made once for each way to play: a worker plays thousands of matches of it."""
    found = _stages.get(id(cell))
    if found is None or found.cell is not cell:
        if len(_stages) == STAGES:
            _stages.clear()
        found = _stages[id(cell)] = Stage(game(plan.game), cell)
    return found


def started(plan: Plan, number: int) -> Match:
    """A match of the plan before its first choice."""
    cell, index = plan.place(number)
    return stage_of(plan, cell).start(plan.match_seed(index))


def played_again(plan: Plan, number: int) -> Match:
    """A match of the plan at its end: what was played once is played the same again."""
    cell, index = plan.place(number)
    match = started(plan, number)
    play_out(match, cell.sitting(index), Course(words_of(match.box.lexicon)))
    return match


def play_match(plan: Plan, number: int) -> MatchRow:
    cell, index = plan.place(number)
    stage = stage_of(plan, cell)
    seed = plan.match_seed(index)
    names = cell.sitting(index)
    course = Course(stage.words)
    choices: list[DecisionRow] = []
    try:
        hurried = None if plan.decisions else blind(bots_of(names, seed))
        if hurried is not None:
            match = stage.start_untold(seed)
            course.hurry(match.table, hurried)
        else:
            match = stage.start(seed)
            choices = play_out(match, names, course, keep=plan.decisions)
        return row_of(match, stage, number, index, names, course, choices)
    except Exception as error:
        raise Failed(number, f"{type(error).__name__}: {error}", record_of(stage.start(seed), course)) from error


def record_of(again: Match, course: Course) -> str:
    """The record of a match that went wrong: what was chosen before is played again, because its table is broken."""
    for seat, key in course.story:
        again.play(key, seat=seat)
    return again.record()


def play_campaign(plan: Plan, number: int) -> list[MatchRow]:
    """From the first chapter to the last; where several may follow, chance takes one."""
    cell, index = plan.place(number)
    stage = stage_of(plan, cell)
    spec = stage.spec
    names = cell.sitting(index)
    seed = plan.match_seed(index)
    saga: Saga[Any] = Saga(spec, cell.campaign_settings(spec), seed)
    chance = Chance("lab-campaign", seed)
    found: list[MatchRow] = []
    try:
        while not saga.told:
            offered = saga.chapters
            if saga.number > PATIENCE:
                raise CampaignError("error-no-end", home="veillee.lab", chapters=PATIENCE)
            at, chapter = saga.number, offered[chance.below(len(offered))].id
            match = saga.start(chapter, cell.wishes(), box=stage.box)
            course = Course(stage.words)
            choices = play_out(match, names, course, keep=plan.decisions)
            saga.finish(chapter, match)
            row = row_of(match, stage, number, index, names, course, choices)
            kept = saga.campaign.tally(saga.chronicle)
            found.append(
                replace(
                    row,
                    campaign=seed,
                    chapter=at,
                    chapter_id=chapter,
                    chronicle=saga.hash(),
                    about=kept.about,
                    tally=[TallyRow(name, number) for name, number in kept.numbers.items()],
                )
            )
    except Exception as error:
        cut = saga.text().rpartition("\nend ")[0]  # it has no end: it went wrong on its way
        raise Failed(number, f"{type(error).__name__}: {error}", f"{cut}\n") from error
    return found


def bots_of(names: list[str], seed: str) -> list[Bot]:
    return [make_bot(name, f"{seed}-{seat}") for seat, name in enumerate(names)]


def blind(bots: list[Bot]) -> list[Blind] | None:
    """The bots if all of them look at nothing, so that a match of theirs needs no past."""
    found = [bot for bot in bots if is_blind(bot)]
    return found if len(found) == len(bots) else None


def play_out(match: Match, names: list[str], course: Course, *, keep: bool = False) -> list[DecisionRow]:
    """Let bots play a match to its end; what they chose is kept on request."""
    seed = match.setup.seed
    bots = bots_of(names, seed)
    choices: list[DecisionRow] = []
    while (asking := match.table.asking) is not None:
        seat = asking.seat
        course.meet(match.table)
        key = ask(bots[seat], match, seat, seed)
        if keep:
            options = len(match.table.options)
            kind = key.partition(":")[0]
            hope = getattr(bots[seat], "hope", None)
            choices.append(DecisionRow(match.number + 1, seat, names[seat], key, kind, options, hope))
        match.pass_by(key)
        last = match.last
        assert last is not None
        course.note(last.seat, last.key, last.events, last.open)
    return choices


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
    match: Match,
    stage: Stage,
    number: int,
    index: int,
    names: list[str],
    course: Course,
    choices: list[DecisionRow],
) -> MatchRow:
    result = match.result
    assert result is not None
    cell = stage.cell
    return MatchRow(
        number=number,
        index=index,
        seed=match.setup.seed,
        mode=match.setup.mode,
        level=match.setup.level,
        players=cell.players,
        bots=cell.bots,
        settings=stage.settings,
        pack=stage.pack,
        decisions=course.decisions,
        rounds=fact(match.table, "round"),
        first=course.first,
        reason=result.reason,
        table=match.hash(),
        sides=sides_of(result, names, roles_of(match)),
        sources=[source_row(side.side, line.source, line.points) for side in result.scores for line in side.sources],
        used=[use_row(*use) for use in course.tally.used()],
        verdict=result.verdict,
        unforeseen=course.unforeseen,
        roles=joined_roles(cell.roles),
        people=joined_people(cell.people),
        choices=choices,
    )


# The same comes again in every match, and there are not many.
source_row = cache(SourceRow)
use_row = cache(UseRow)


def roles_of(match: Match) -> list[str]:
    """Who each seat was in the end; nothing for one that was nobody."""
    ids, seats = match.spec.roles.ids if match.spec.roles is not None else (), range(len(match.setup.seats))
    found = match.table.roles or [-1 for _ in seats]
    return [ids[role] if 0 <= role < len(ids) else "" for role in found]


def sides_of(result: Result, names: list[str], roles: list[str] | None = None) -> list[SideRow]:
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
                role=roles[side] if roles and side in seats else "",
            )
        )
    return found


class LexiconWords(Words):
    """What statistics call the pieces of a box: the same ones come up in every match."""

    def __init__(self, lexicon: Lexicon) -> None:
        super().__init__()
        self.lexicon = lexicon

    def counts(self, name: str) -> bool:
        return counts(role_of(name))

    def piece(self, name: str, value: int) -> str:
        return self.lexicon.kind(role_of(name), value)

    def choice(self, key: str) -> list[str]:
        kind, values = self.lexicon.parse(key)
        named = zip(self.lexicon.grammar[kind], values, strict=True)
        return [kind, *(self.lexicon.kind(role, value) for role, value in named if counts(role))]


def counts(role: str) -> bool:
    return role not in (SEAT, NUMBER)


@lru_cache(maxsize=16)
def words_of(lexicon: Lexicon) -> LexiconWords:
    return LexiconWords(lexicon)
