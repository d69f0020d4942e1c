"""Compile the hot code with mypyc, in place below a source folder. `compiled.py` says where and when.

Core and rules are compiled together, as one group: compiled apart they would gain little. Which
modules are hot is declared here and nowhere else; everything else stays interpreted.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

CORE = ("chance", "deck", "dice", "errors", "scoring", "secrets", "step", "table")
ROOMS = ("box", "evaluation", "scoring", "secrets", "setup", "table")
ENVS = ("actions", "features")
BOTS = ("judgement", "greedy", "tree")
OPPONENTS = ("falconer", "opponent", "tom", "rival")


def hot_modules(source: Path) -> list[Path]:
    """The hot modules of the core, the environments and the bots, then those of every game and example."""
    found = [source / "veillee" / "core" / f"{name}.py" for name in CORE]
    found += [source / "veillee" / "envs" / f"{name}.py" for name in ENVS]
    found += [source / "veillee" / "bots" / f"{name}.py" for name in BOTS]
    for game in sorted([*source.glob("veillee/games/*"), *source.glob("examples/*")]):
        found += [game / f"{name}.py" for name in (*ROOMS, *OPPONENTS)]
        found += sorted(path for path in (game / "steps").glob("*.py") if path.stat().st_size)
    return [path for path in found if path.exists()]


# How mypyc begins the function that Python calls to initialize an object, where it does nothing.
EMPTY_INIT = re.compile(r"(\w+)_init\(PyObject \*self, PyObject \*args, PyObject \*kwds\)\s*\{\s*return 0;")


def call_init(code: str) -> str:
    """Let interpreted code make objects of serializable classes.

    Of these mypyc leaves `__init__` out of both `__new__` and `__init__` as Python sees them, so that
    their fields stay undefined (mypyc issues 979 and 1172); compiled code calls it directly.
    """

    def filled(match: re.Match[str]) -> str:
        name = match[1]
        new = code.index(f"{name}_new(PyTypeObject")
        if "__init__" in code[new : code.index("return self;", new)]:
            return match[0]
        return match[0].removesuffix("return 0;") + f"return CPyPy_{name}_____init__(self, args, kwds) ? 0 : -1;"

    return EMPTY_INIT.sub(filled, code)


def main(source: Path, optimize: str = "3") -> None:
    # Only here: whoever just asks which modules are hot needs no compiler.
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    paths = [str(path) for path in hot_modules(source)]
    extensions = mypycify(["--strict", *paths], opt_level=optimize, group_name="veillee_hot")
    for path in {Path(name) for extension in extensions for name in extension.sources}:
        path.write_text(call_init(path.read_text("utf-8")), "utf-8")
    distribution = Distribution({"name": "veillee_hot", "ext_modules": extensions, "package_dir": {"": str(source)}})
    command = build_ext(distribution)
    command.inplace = True
    command.parallel = 2
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
