"""Looks for values of house content with which a bot wins as often as is wanted.

    from veillee import lab

    wish = lab.tuning("lueur", bots="greedy", targets={"medium": 0.5}, numbers=["tom.toml:medium.province=8..20"])
    found = lab.tune(wish, "runs/tom")

The folder holds the wish, the packs that were tried, a run for each heat, what came of it as a pack to play with and
a report:

    tune.json           the wish, and what it was played with
    packs/              a pack for each candidate
    heats/              a run for each heat; one that was killed goes on
    pack/               the values that came nearest
    tune.html           what was tried, and tune.LANG.md

Every step follows from results that are on the disk, so a killed tuning goes on to the same end.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

import veillee
from veillee.core.errors import PackError
from veillee.core.spec import GameSpec, find_game, found_games, game, registry
from veillee.lab import numbers as content
from veillee.lab.errors import LabError, PlanError
from veillee.lab.journal import Run, lock
from veillee.lab.numbers import Number
from veillee.lab.plan import Cell, Plan, plan
from veillee.lab.race import Results, Values, best_of, heats, nearer, net, rates, survivors
from veillee.lab.rows import MatchRow
from veillee.lab.running import Watch, run

FORMAT = 1
CHARTER = "tune.json"
LEVEL, MODE, ROLE = "level", "mode", "role"
AGAIN = "again"  # the heat on other deals that tells how good the choice truly is


class Target(msgspec.Struct, frozen=True):
    """How often a bot is to win: at a level, in a mode, or as a role."""

    key: str
    kind: str
    rate: float


class Tuning(msgspec.Struct, frozen=True, kw_only=True):
    """What is looked for. Make one with `tuning`, which checks it."""

    game: str
    cells: tuple[Cell, ...]  # with the pack that is tuned
    targets: tuple[Target, ...]
    numbers: tuple[Number, ...]
    tolerance: float
    games: int
    seed: str

    @property
    def wanted(self) -> list[float]:
        return [target.rate for target in self.targets]

    @property
    def now(self) -> Values:
        return tuple(number.now for number in self.numbers)


class Charter(msgspec.Struct, frozen=True):
    """A tuning, and the rules and content that it began with."""

    format: int
    tuning: Tuning
    version: str
    rules: int
    content: str
    place: str = ""  # of a game that is not installed


@dataclass
class Tried:
    """One candidate: in which net it raced, what its heats came to, and after which of them it was out."""

    values: Values
    net: int
    results: list[list[float]]
    out: int = 0  # the heat after which it was certainly worse than the best; 0 if it never was


@dataclass
class Tuned:
    """What came of a tuning."""

    tuning: Tuning
    tried: list[Tried] = field(default_factory=list)
    refused: list[tuple[Values, PackError]] = field(default_factory=list)  # by the game
    best: Values = ()
    equals: list[Values] = field(default_factory=list)  # that cannot be told from the best
    again: dict[Values, list[list[float]]] = field(default_factory=dict)  # best and present values on other deals

    @property
    def hit(self) -> bool:
        """Whether every rate of the best values is as near as was asked for."""
        found = rates(self.again[self.best])
        aims = self.tuning.wanted
        return all(abs(rate - aim) <= self.tuning.tolerance for rate, aim in zip(found, aims, strict=True))

    @property
    def without_effect(self) -> bool:
        """Whether the numbers changed nothing in any match."""
        first = self.tried[0].results
        deals = [min(len(one.results[0]), len(first[0])) for one in self.tried]
        return len(self.tried) > 1 and all(
            won[:count] == other[:count]
            for one, count in zip(self.tried, deals, strict=True)
            for won, other in zip(one.results, first, strict=True)
        )


Tell = Callable[[int, int, int, int], None]  # net, heat, candidates, games of each


def tuning(
    game_id: str,
    *,
    targets: Mapping[str, float],
    numbers: Sequence[str],
    bots: str = "greedy",
    modes: Sequence[str] = (),
    levels: Sequence[str] = (),
    players: Sequence[int] = (),
    roles: Sequence[str] = (),
    settings: Mapping[str, Sequence[str]] | None = None,
    pack: str | Path = "",
    tolerance: float = 0.05,
    games: int = 200,
    seed: int | str = 0,
) -> Tuning:
    """The wish for a tuning. What cannot be tuned or does not exist is refused."""
    spec = game(game_id)
    if not targets:
        raise PlanError("error-target-none")
    if not numbers:
        raise PlanError("error-number-none")
    aims = tuple(_target(spec, key, rate) for key, rate in targets.items())
    if not 0 < tolerance < 1:
        raise PlanError("error-tolerance", given=tolerance)
    named = [target.key for target in aims if target.kind == LEVEL]
    chosen = [target.key for target in aims if target.kind == MODE]
    whole = plan(
        game_id,
        modes=modes or chosen or _modes_with(spec, named),
        levels=levels or named,
        players=players,
        bots=[bots],
        roles=roles,
        settings=settings,
        packs=[pack],
        games=games,
        seed=seed,
    )
    cells = tuple(cell for cell in whole.cells if any(concerns(target, cell) for target in aims))
    for target in aims:
        if not any(concerns(target, cell) for cell in cells):
            raise PlanError("error-target-unused", target=target.key)
    texts = spec.box(pack or None).texts
    found = tuple(content.find(spec.pack, texts, given) for given in numbers)
    moved = [one for number in found for one in (number, *number.along)]
    places = [(one.file, one.section, one.entry, one.path) for one in moved]
    for one, place in zip(moved, places, strict=True):
        if places.count(place) > 1:
            raise PlanError("error-number-twice", number=one.name)
    return Tuning(
        game=game_id, cells=cells, targets=aims, numbers=found, tolerance=tolerance, games=games, seed=str(seed)
    )


def _target(spec: GameSpec[Any, Any], key: str, rate: float) -> Target:
    if not 0 <= rate <= 1:
        raise PlanError("error-target-rate", target=key, given=rate)
    levels = list(dict.fromkeys(level for mode in spec.modes for level in mode.levels))
    modes = [mode.id for mode in spec.modes if not mode.chapter]
    roles = list(spec.roles.ids) if spec.roles is not None else []
    for kind, known in ((LEVEL, levels), (MODE, modes), (ROLE, roles)):
        if key in known:
            return Target(key, kind, rate)
    raise PlanError("error-target-unknown", target=key, known=[*levels, *modes, *roles])


def _modes_with(spec: GameSpec[Any, Any], levels: Sequence[str]) -> list[str]:
    """The first mode that has these levels, where none was asked for."""
    return [mode.id for mode in spec.modes if levels and not mode.chapter and set(levels) <= set(mode.levels)][:1]


def concerns(target: Target, cell: Cell) -> bool:
    """Whether matches of a cell count for a target; who plays as what is seen when they are played."""
    return target.kind == ROLE or target.key == (cell.level if target.kind == LEVEL else cell.mode)


def won(target: Target, cell: Cell, row: MatchRow) -> float | None:
    """What a match says of a target: how the first bot fared, or who played the role; None if nobody did."""
    sides = [side for side in row.sides if row.is_seat(side.side)]
    if target.kind == ROLE:
        sides = [side for side in sides if side.role == target.key]
    else:
        sides = [side for side in sides if side.bot == cell.lineup[0]]
    return sum(side.won for side in sides) / len(sides) if sides else None


def tune(
    wish: Tuning,
    out: str | Path,
    *,
    workers: int | None = None,
    cluster: str | None = None,
    watch: Watch | None = None,
    tell: Tell | None = None,
) -> Tuned:
    """Race the candidates and write what came of it. Interrupted or killed, the same call goes on."""
    from veillee.lab.tuned import write_tuned

    folder = Path(out)
    begin(folder, wish)
    with (folder / CHARTER).open("rb") as held:
        try:
            lock(held)
        except OSError:
            raise LabError("error-run-busy", folder=str(folder)) from None
        found = _Race(wish, folder, workers, cluster, watch, tell).result()
        put_pack(folder / "pack", content.with_values(_texts(wish), wish.numbers, found.best))
        write_tuned(found, folder)
    return found


def begin(folder: Path, wish: Tuning) -> None:
    """Make the folder, or see that what is there is the same."""
    spec = game(wish.game)
    hash_ = spec.box(wish.cells[0].pack or None).hash
    charter = Charter(FORMAT, wish, veillee.__version__, spec.rules_version, hash_, found_games().get(wish.game, ""))
    if (folder / CHARTER).is_file():
        there = read_charter(folder)
        if msgspec.structs.replace(there, version=charter.version) != charter:
            raise LabError("error-another-tuning", folder=str(folder))
        return
    if folder.exists() and not folder.is_dir():
        raise LabError("error-out-file", folder=str(folder))
    if folder.is_dir() and any(folder.iterdir()):
        raise LabError("error-out-taken", folder=str(folder))
    folder.mkdir(parents=True, exist_ok=True)
    part = folder / f".{CHARTER}.part"
    part.write_bytes(msgspec.json.format(msgspec.json.encode(charter)) + b"\n")
    part.replace(folder / CHARTER)


def read_charter(folder: Path) -> Charter:
    """What is tuned in a folder; its game is made known."""
    path = folder / CHARTER
    if not path.is_file():
        raise LabError("error-no-tuning", folder=str(folder))
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Charter)
    except msgspec.DecodeError as error:
        raise LabError("error-run-unreadable", file=str(path), problem=str(error)) from None
    if found.format != FORMAT:
        raise LabError("error-run-format", file=str(path), found=found.format, known=FORMAT)
    if found.place and found.tuning.game not in registry():
        find_game(found.place)
    return found


def _texts(wish: Tuning) -> Mapping[str, str]:
    return game(wish.game).box(wish.cells[0].pack or None).texts


def put_pack(folder: Path, texts: Mapping[str, str]) -> None:
    """Write a pack; what a kill left half written is written again."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in texts.items():
        path = folder / name
        if not path.is_file() or path.read_text("utf-8") != text:
            part = folder / f".{name}.part"
            part.write_text(text, "utf-8")
            os.replace(part, path)


@dataclass
class _Race:
    """The heats of one tuning."""

    wish: Tuning
    folder: Path
    workers: int | None
    cluster: str | None
    watch: Watch | None
    tell: Tell | None
    played: dict[tuple[Values, str], list[list[float]]] = field(default_factory=dict)  # by heat, of each target
    found: Tuned = field(init=False)

    def __post_init__(self) -> None:
        self.found = Tuned(self.wish)

    def result(self) -> Tuned:
        """Race net after net, then play the best and the present values on other deals."""
        found, wish = self.found, self.wish
        whole = [(number.low, number.high) for number in wish.numbers]
        ranges, number = whole, 0
        tried: set[Values] = set()
        best: Values = ()
        while True:
            number += 1
            candidates, steps = net(ranges, f"{wish.seed}-{number}")
            last = all(step == 1 for step in steps)
            entrants = list(dict.fromkeys([*([best] if best else []), *candidates]))
            entrants = [values for values in entrants if values in tried or self.allowed(values)]
            if not entrants:
                raise LabError("error-tune-refused", problem=found.refused[0][1])
            tried.update(entrants)
            best = self.race(entrants, number, last=last)
            if last:
                break
            ranges = nearer(best, steps, whole)
        found.best = best
        finalists = dict.fromkeys([best, wish.now])
        self.heat(list(finalists), AGAIN, wish.games)
        found.again = {values: self.played[values, AGAIN] for values in finalists}
        return found

    def allowed(self, values: Values) -> bool:
        """Whether the game takes such content; its pack is then in its folder."""
        put_pack(self.pack(values), content.with_values(_texts(self.wish), self.wish.numbers, values))
        try:
            game(self.wish.game).box(self.pack(values))
        except PackError as error:
            self.found.refused.append((values, error))
            return False
        return True

    def pack(self, values: Values) -> Path:
        name = "_".join(str(value).replace("-", "minus") for value in values)
        return (self.folder / "packs" / name).resolve()

    def race(self, entrants: Sequence[Values], number: int, *, last: bool) -> Values:
        """One net: heat after heat among those that may still be the best. Coarse nets leave out the longest heat."""
        shares = heats(self.wish.games)
        alive = list(entrants)
        raced: dict[Values, Tried] = {}
        for values in entrants:
            raced[values] = Tried(values, number, [[] for _ in self.wish.targets])
        for heat, count in enumerate(shares if last else shares[:-1] or shares, 1):
            if len(alive) == 1 and not last:
                break
            if self.tell is not None:
                self.tell(number, heat, len(alive), count)
            self.heat(alive, str(heat), count)
            for values in alive:
                for all_, new in zip(raced[values].results, self.played[values, str(heat)], strict=True):
                    all_ += new
            standing: dict[Values, Results] = {values: raced[values].results for values in alive}
            best = best_of(standing, self.wish.wanted, self.wish.now)
            kept = survivors(standing, self.wish.wanted, best, f"{self.wish.seed}-{number}")
            for values in alive:
                if values not in kept:
                    raced[values].out = heat
            alive = kept
        best = best_of({values: raced[values].results for values in alive}, self.wish.wanted, self.wish.now)
        known = {one.values: one for one in self.found.tried}
        for values, one in raced.items():
            known[values] = one  # a candidate that races again is counted where it came farthest
        self.found.tried = list(known.values())
        self.found.equals = [values for values in alive if values != best]
        return best

    def heat(self, candidates: Sequence[Values], heat: str, games: int) -> None:
        """Have candidates play a heat that they have not played yet; all of them play the same deals."""
        new = [values for values in candidates if (values, heat) not in self.played]
        if not new:
            return
        for values in new:
            put_pack(self.pack(values), content.with_values(_texts(self.wish), self.wish.numbers, values))
        cells = tuple(
            msgspec.structs.replace(cell, pack=str(self.pack(values))) for values in new for cell in self.wish.cells
        )
        wanted = Plan(game=self.wish.game, cells=cells, games=games, seed=f"{self.wish.seed}-{heat}")
        folder = self.folder / "heats" / f"{len(self.played):05}-{heat}"
        played = run(wanted, folder, workers=self.workers, cluster=self.cluster, watch=self.watch)
        for values, results in zip(new, self.results(played, len(new)), strict=True):
            self.played[values, heat] = results

    def results(self, played: Run, candidates: int) -> Iterable[list[list[float]]]:
        """What a heat says of each candidate: for each target its deals in their order."""
        ways = self.wish.cells
        seen: list[list[dict[int, list[float]]]] = [[{} for _ in self.wish.targets] for _ in range(candidates)]
        for row in played.rows():
            candidate, way = divmod(row.number % (candidates * len(ways)), len(ways))
            for place, target in enumerate(self.wish.targets):
                if concerns(target, ways[way]) and (said := won(target, ways[way], row)) is not None:
                    seen[candidate][place].setdefault(row.index, []).append(said)
        for one in seen:
            for target, deals in zip(self.wish.targets, one, strict=True):
                if not deals:
                    raise LabError("error-target-unplayed", target=target.key)
            yield [[sum(deals[index]) / len(deals[index]) for index in sorted(deals)] for deals in one]
