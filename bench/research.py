"""What researchers and designers wait for: steps of environments and matches of the lab, beside peers."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from table import count, markdown, times, verdict

HERE = Path(__file__).resolve().parent
HEADER = ("what", "interpreted", "compiled", "ratio", "budget")
ENVS = (
    ("connect four, agents", "connect-four, PettingZoo loop: steps/s"),
    ("connect four, side by side", "connect-four, 64 side by side: steps/s"),
    ("pilgrims, agents", "Pilgrims for two, PettingZoo loop: steps/s"),
    ("pilgrims, one seat", "Pilgrims solo, Gymnasium loop: steps/s"),
    ("pilgrims, side by side", "Pilgrims solo, 64 side by side: steps/s"),
)
# name, in words, which of our figures are compared with it
PEERS = (
    ("pettingzoo connect_four_v3", "PettingZoo connect_four_v3: steps/s", ("connect four, agents", *ENVS[1][:1])),
    ("pettingzoo texas_holdem_v4", "PettingZoo texas_holdem_v4: steps/s", ("pilgrims, agents",)),
    ("rlcard gin-rummy", "RLCard gin-rummy: steps/s", ("pilgrims, agents",)),
)

EXPLANATION = """\
{about} Steps: processor time, the best of {repetitions} repetitions in each of {rounds} rounds. The lab: the clock on
the wall, random bots, solo at the middle level.

{table}
- Every step of an environment gives the whole observation, the mask and the keys of the options, as a learner needs
  them; actions are chosen at random among those offered. PettingZoo's own games are driven by the same loop.
- *side by side*: `vector_env`, one call for 64 matches.
- Ratios beside peers are ours to theirs, interpreted / compiled: first in the same loop, then (connect-four) ours side
  by side against their loop, which has no such form. Hold'em and gin
  rummy are the card games that they have, not the same game as ours.
- Scaling: matches per second of two processes to those of one. On a machine that others use it says little.
"""

Figures = dict[str, float]
Measure = Callable[..., Figures | None]


def figures(measure: Measure, plain: Path, fast: Path, arguments: list[str]) -> tuple[Figures, Figures, Figures]:
    """One round: ours interpreted, ours compiled, and the peers that are installed."""
    ours: list[Figures] = []
    for path in (plain, fast):
        found: Figures = {}
        for script in ("envs.py", "lab.py"):
            found |= measure([sys.executable, str(HERE / script), *arguments], PYTHONPATH=str(path)) or {}
        ours.append(found)
    others: Figures = {}
    for name, *_ in PEERS:
        rate = measure([sys.executable, str(HERE / "peers.py"), name, *arguments])
        if rate is not None:
            others[name] = rate["rate"]
    return ours[0], ours[1], others


def rows(plain: Figures, fast: Figures, others: Figures) -> list[tuple[str, ...]]:
    found: list[tuple[str, ...]] = []
    for name, what in ENVS:
        if name in plain and name in fast:
            found.append((what, count(plain[name]), count(fast[name]), times(fast[name] / plain[name]), ""))
    for name, what, ours in PEERS:
        rate = others.get(name)
        if rate is None:
            found.append((what, "not installed", "", "", ""))
            continue
        ratios = [f"{times(plain[one] / rate)} / {times(fast[one] / rate)}" for one in ours if one in plain]
        budget = ", ".join(verdict("≥ × 5 compiled", fast[one] >= 5 * rate) for one in ours if one in fast)
        if name != PEERS[0][0]:
            budget = ""
        found.append((what, count(rate), "–", ", ".join(ratios), budget))
    one, two = "lab, one core", "lab, two cores"
    if one in plain and one in fast:
        for name, what in ((one, "lab on one core: matches/s"), (two, "lab on two cores: matches/s")):
            found.append((what, count(plain[name]), count(fast[name]), times(fast[name] / plain[name]), ""))
        scaling = plain[two] / plain[one], fast[two] / fast[one]
        budget = " / ".join(verdict("≥ 1.8", one >= 1.8) for one in scaling)
        found.append(("scaling on two cores", f"{scaling[0]:.2f}", f"{scaling[1]:.2f}", "", budget))
    return found


def section(about: str, table: list[tuple[str, ...]], rounds: int, repetitions: int) -> str:
    return EXPLANATION.format(about=about, table=markdown(HEADER, table), rounds=rounds, repetitions=repetitions)
