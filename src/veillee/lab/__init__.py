"""The lab: many matches, and what they say about a game.

    from veillee import lab

    plan = lab.plan("pilgrims", modes=["solo"], levels=["all"], bots=["greedy"], games=200)
    run = lab.run(plan, "runs/x")
    for row in run.rows():
        ...

`veillee lab` does the same on the command line. Parquet needs the extra `veillee[lab]`.
"""

from __future__ import annotations

from veillee.core.extras import MissingExtra
from veillee.lab.compare import write_comparison
from veillee.lab.errors import LabError, PlanError
from veillee.lab.journal import Run
from veillee.lab.plan import Cell, Plan, plan
from veillee.lab.report import write_report
from veillee.lab.rows import DecisionRow, MatchRow, SideRow, SourceRow, UseRow
from veillee.lab.running import Progress, run
from veillee.lab.tune import Tuned, Tuning, tune, tuning

__all__ = [
    "Cell",
    "DecisionRow",
    "LabError",
    "MatchRow",
    "MissingExtra",
    "Plan",
    "PlanError",
    "Progress",
    "Run",
    "SideRow",
    "SourceRow",
    "Tuned",
    "Tuning",
    "UseRow",
    "plan",
    "run",
    "tune",
    "tuning",
    "write_comparison",
    "write_report",
]
