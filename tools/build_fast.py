"""Compile the hot code with mypyc, in place below a source folder: `make fast`.

Core and rules are compiled together, as one group: compiled apart they would gain little. Which
modules are hot is declared here and nowhere else; everything else stays interpreted.
"""

from __future__ import annotations

import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

CORE = ("chance", "deck", "errors", "secrets", "step", "table")
ROOMS = ("box", "evaluation", "scoring", "secrets", "setup", "table")
OPPONENTS = ("falconer", "opponent", "tom", "rival")


def hot_modules(source: Path) -> list[Path]:
    """The core's hot modules, then those of every game that is there."""
    found = [source / "veillee" / "core" / f"{name}.py" for name in CORE]
    for game in sorted((source / "veillee" / "games").iterdir()):
        found += [game / f"{name}.py" for name in (*ROOMS, *OPPONENTS)]
        found += sorted(path for path in (game / "steps").glob("*.py") if path.stat().st_size)
    return [path for path in found if path.exists()]


def main(source: Path, optimize: str = "3") -> None:
    paths = [str(path) for path in hot_modules(source)]
    extensions = mypycify(["--strict", *paths], opt_level=optimize, group_name="veillee_hot")
    distribution = Distribution({"name": "veillee_hot", "ext_modules": extensions, "package_dir": {"": str(source)}})
    command = build_ext(distribution)
    command.inplace = True
    command.parallel = 2
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
