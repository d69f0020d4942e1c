"""How the automated opponents fare: the distribution of their final points, for every solo mode, level and way to play.

Arguments: matches by random choices, matches by the bot greedy. Prints one JSON list of rows, ready for the table.
"""

from __future__ import annotations

import json
import statistics
import sys
from itertools import product
from typing import Any

import veillee
from veillee.bots import ask, make_bot
from veillee.core.setup import ModeInfo
from veillee.core.spec import installed

HEADER = (
    "opponent",
    "played by",
    "matches",
    "points: mean",
    "deviation",
    "lowest – highest",
    "human's mean",
    "human wins",
)

EXPLANATION = """\
{about} Seeds 0, 1, 2, …; the same in every run.

{table}
- Random choices show what the opponent does by itself; `greedy` shows what a simple player meets.
"""


def ways(spec: veillee.GameSpec[Any, Any], mode: ModeInfo) -> list[dict[str, str]]:
    """Each value of what a host sets first: it is what changes most how an opponent scores."""
    first = next((setting for setting in spec.settings if setting.meant(mode.id, 1)), None)
    return [{}] if first is None else [{first.id: value} for value in first.values]


def row(
    spec: veillee.GameSpec[Any, Any], mode: ModeInfo, level: str, settings: dict[str, str], bot: str, matches: int
) -> list[str]:
    """The figures of one opponent against one kind of player."""
    theirs: list[int] = []
    ours: list[int] = []
    won = 0
    for seed in range(matches):
        match = veillee.new(spec.id, mode=mode.id, level=level, settings=settings, seed=seed)
        player = make_bot(bot, f"automata:{seed}")
        while match.decision is not None:
            match.play(ask(player, match, 0, seed))
        result = match.result
        assert result is not None
        ours.append(result.scores[0].total)
        theirs.append(result.scores[1].total)
        won += 0 in result.winners
    name = " ".join([spec.title.en, mode.id, level, *settings.values()])
    return [
        name,
        bot,
        str(matches),
        f"{statistics.mean(theirs):.1f}",
        f"{statistics.pstdev(theirs):.1f}",
        f"{min(theirs)} – {max(theirs)}",
        f"{statistics.mean(ours):.1f}",
        f"{won / matches:.0%}",
    ]


def main() -> None:
    by_chance, by_greed = (int(argument) for argument in sys.argv[1:])
    rows = [
        row(spec, mode, level, settings, bot, matches)
        for spec in installed().values()
        for mode in spec.modes
        if mode.seats == (1,)
        for level, settings in product(mode.levels, ways(spec, mode))
        for bot, matches in (("random", by_chance), ("greedy", by_greed))
        if matches
    ]
    print(json.dumps(rows))


if __name__ == "__main__":
    main()
