"""What researchers and designers wait for: search, steps of environments and matches of the lab, beside peers."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from own import ways
from table import count, duration, markdown, times, verdict

HERE = Path(__file__).resolve().parent
HEADER = ("what", "interpreted", "compiled", "ratio", "budget")
LOOPS = {
    "agents": "PettingZoo loop: steps/s",
    "one seat": "Gymnasium loop: steps/s",
    "side by side": "64 side by side: steps/s",
}
# name, in words, which of our figures are compared with it
PEERS = (
    (
        "pettingzoo connect_four_v3",
        "PettingZoo connect_four_v3: steps/s",
        ("connect four, agents", "connect four, side by side"),
    ),
    ("pettingzoo texas_holdem_v4", "PettingZoo texas_holdem_v4: steps/s", ("pilgrims 2, agents",)),
    ("rlcard gin-rummy", "RLCard gin-rummy: steps/s", ("pilgrims 2, agents",)),
)

SEARCH = "search: "
LAB = (("lab, one core", "lab on one core: matches/s"), ("lab, two cores", "lab on two cores: matches/s"))
LAB_TIME = (
    ("lab time, one core", "lab on one core: processor time per match"),
    ("lab time, two cores", "lab on two cores: processor time per match"),
)
IDLE = "lab time, idle"
MISSING = ("did not run here", "did not run here", "", "")

EXPLANATION = """\
{about} Search and steps: processor time, the best of {repetitions} repetitions in each of {rounds} rounds. The lab: the
clock on the wall, random bots, Pilgrims solo at the middle level, the best of {rounds} runs of each kind.

{table}
- Search: iterations of the bot `search` at decisions from the beginning, the middle and the end of a match.
- Every step of an environment gives the whole observation, the mask and the keys of the options, as a learner needs
  them; actions are chosen at random among those offered. PettingZoo's own games are driven by the same loop.
- *side by side*: `vector_env`, one call for 64 matches.
- Ratios beside peers are ours to theirs, interpreted / compiled: first in the same loop, then (connect-four) ours side
  by side against their loop, which has no such form. Hold'em and gin rummy are the card games that they have, not the
  same game as ours.
- Scaling: matches per second of two workers to those of one, journal included, after the workers have started. On a
  machine that others use it says little. *As far as it is ours* says what is left when nobody else is there: twice the
  processor time of a match on one core by that on two, all processes together, less the time in which the workers had
  nothing to do.
"""

Figures = dict[str, float]
Measure = Callable[..., Figures | None]


def figures(measure: Measure, plain: Path, fast: Path, arguments: list[str]) -> tuple[Figures, Figures, Figures]:
    """One round: ours interpreted, ours compiled, and the peers that are installed."""
    repetitions, seconds = arguments
    ours: list[Figures] = []
    for path in (plain, fast):
        found: Figures = {}
        for script, often in (("search.py", repetitions), ("envs.py", repetitions), ("lab.py", "1")):
            found |= measure([sys.executable, str(HERE / script), often, seconds], PYTHONPATH=str(path)) or {}
        ours.append(found)
    others: Figures = {}
    for name, *_ in PEERS:
        rate = measure([sys.executable, str(HERE / "peers.py"), name, *arguments])
        if rate is not None:
            others[name] = rate["rate"]
    return ours[0], ours[1], others


def rows(plain: Figures, fast: Figures, others: Figures) -> list[tuple[str, ...]]:
    searches = [
        (name, f"{name.removeprefix(SEARCH)}, search: iterations/s") for name in plain if name.startswith(SEARCH)
    ]
    found = [own_row(name, what, plain, fast) for name, what in (*searches, *envs(plain))]
    for name, what, ours in PEERS:
        rate = others.get(name)
        if rate is None:
            found.append((what, *MISSING))
            continue
        both = [one for one in ours if one in plain and one in fast]
        ratios = [f"{times(plain[one] / rate)} / {times(fast[one] / rate)}" for one in both]
        budget = ""
        if name == PEERS[0][0] and both:
            budget = verdict("≥ × 5 compiled, same loop", fast[both[0]] >= 5 * rate)
        found.append((what, count(rate), "–", ", ".join(ratios), budget))
    found += [own_row(name, what, plain, fast) for name, what in LAB]
    if IDLE in plain and IDLE in fast:
        for name, what in LAB_TIME:
            found.append((what, duration(plain[name]), duration(fast[name]), times(plain[name] / fast[name]), ""))
        one, two = LAB[0][0], LAB[1][0]
        scaling = plain[two] / plain[one], fast[two] / fast[one]
        budget = " / ".join(verdict("≥ 1.8", factor >= 1.8) for factor in scaling)
        found.append(("scaling on two cores", *(f"{factor:.2f}" for factor in scaling), "", budget))
        ours_alone = f"{allowed(plain):.2f}", f"{allowed(fast):.2f}"
        found.append(("scaling on two cores, as far as it is ours", *ours_alone, "", ""))
    return found


def envs(figures: Figures) -> list[tuple[str, str]]:
    """The figures of environments, each with what it is."""
    called = {"connect four": "connect-four"} | {name: what for name, what, *_ in ways()}
    split = [(name, *name.rpartition(", ")[::2]) for name in figures]
    return [(name, f"{called[way]}, {LOOPS[loop]}") for name, way, loop in split if way in called and loop in LOOPS]


def own_row(name: str, what: str, plain: Figures, fast: Figures) -> tuple[str, ...]:
    if name not in plain or name not in fast:
        return (what, *MISSING)
    return (what, count(plain[name]), count(fast[name]), times(fast[name] / plain[name]), "")


def allowed(figures: Figures) -> float:
    """How much faster two workers would be on a machine where they wait for nobody else."""
    one, two = (figures[name] for name, _ in LAB_TIME)
    return 2 * one / two * (1 - figures[IDLE])


def section(about: str, table: list[tuple[str, ...]], rounds: int, repetitions: int) -> str:
    return EXPLANATION.format(about=about, table=markdown(HEADER, table), rounds=rounds, repetitions=repetitions)
