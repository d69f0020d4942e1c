"""Compile the hot code with mypyc, in place below a source folder. `compiled.py` says where and when.

Core and rules are compiled together, as one group: compiled apart they would gain little. Which
modules of ours are hot is declared here and nowhere else; which of a game are follows from what they import.
"""

from __future__ import annotations

import argparse
import ast
import os
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

CORE = (
    "chance",
    "codec",
    "deck",
    "dice",
    "errors",
    "ids",
    "kinds",
    "reasons",
    "scoring",
    "secrets",
    "step",
    "table",
    "together",
)
ENVS = ("actions", "features", "hall", "knowledge", "seen", "writers")
BOTS = ("blind", "random", "judgement", "greedy", "tree", "turns")
LAB = ("course",)
GAMES = ("veillee/games", "examples")  # below them each folder is a game
PLAIN = ("__future__", "collections", "dataclasses", "functools", "itertools", "math", "mypy_extensions", "typing")


def hot_modules(source: Path) -> list[Path]:
    """The hot modules of the core, the environments, the bots and the lab, then those of every game and example."""
    ours = {"core": CORE, "envs": ENVS, "bots": BOTS, "lab": LAB}
    named = [("veillee", part, name) for part, names in ours.items() for name in names]
    found = [source.joinpath(*name).with_suffix(".py") for name in named]
    hot = {".".join(name) for name in named}
    for folder in sorted(game for games in GAMES for game in source.joinpath(games).glob("*/")):
        found += hot_rooms(source, folder, hot)
    return [path for path in found if path.exists()]


def hot_rooms(source: Path, folder: Path, hot: set[str]) -> list[Path]:
    """The modules of a game that import nothing but hot modules and a few plain ones of the standard library.

    So its rules are compiled, and whatever reads packs, says something or paints is not.
    """
    paths = {name_of(source, path): path for path in sorted(folder.rglob("*.py")) if path.stat().st_size}
    imports = {name: imported(source, path) for name, path in paths.items()}
    rooms = set(paths)
    while True:
        cold = {
            name
            for name in rooms
            if any(one not in rooms | hot and one.partition(".")[0] not in PLAIN for one in imports[name])
        }
        if not cold:
            return [path for name, path in paths.items() if name in rooms]
        rooms -= cold


def name_of(source: Path, path: Path) -> str:
    return ".".join(path.relative_to(source).with_suffix("").parts).removesuffix(".__init__")


def imported(source: Path, path: Path) -> set[str]:
    """The modules that a module imports when it runs, not only for its types."""
    found: set[str] = set()
    waiting: list[ast.AST] = [ast.parse(path.read_text("utf-8"))]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            waiting += node.orelse
        elif isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.module is not None, f"{path}: say from where, not from '.'"
            for name in node.names:
                whole = f"{node.module}.{name.name}"
                is_module = source.joinpath(*whole.split(".")).with_suffix(".py").exists()
                found.add(whole if is_module else node.module)
        else:
            waiting += ast.iter_child_nodes(node)
    return found


# How mypyc begins the function that Python calls to initialize an object, where it does nothing.
EMPTY_INIT = re.compile(
    r"^ *(\w+)_init\(PyObject \*self, PyObject \*args, PyObject \*kwds\)\s*\{\s*return 0;", re.MULTILINE
)


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


def build(source: Path, optimize: str) -> None:
    # Only here: whoever just asks which modules are hot needs no compiler.
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    paths = [str(path) for path in hot_modules(source)]
    # A file a module: in one file for all of them the generated code would be nine tenths indentation.
    extensions = mypycify(
        ["--strict", *paths], opt_level=optimize, debug_level="0", group_name="veillee_hot", multi_file=True
    )
    for path in {Path(name) for extension in extensions for name in extension.sources}:
        code = path.read_text("utf-8")
        if (called := call_init(code)) != code:
            path.write_text(called, "utf-8")
    command = build_ext(
        Distribution({"name": "veillee_hot", "ext_modules": extensions, "package_dir": {"": str(source)}})
    )
    command.inplace = True
    command.ensure_finalized()
    all_extensions = command.build_extensions

    def with_all_cores() -> None:
        """By itself setuptools takes the files of an extension in turn."""
        in_turn = command.compiler.compile

        def side_by_side(sources: list[str], **how: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda source: in_turn([source], **how), sources)
                return [file for files in made for file in files]

        command.compiler.compile = side_by_side
        all_extensions()

    command.build_extensions = with_all_cores
    command.run()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("source", type=Path, help="the folder that holds veillee/; run from there")
    parser.add_argument("--optimize", choices="0123", default="3", help="as in the compiler's -O; 3 unless told")
    asked = parser.parse_args()
    if not (asked.source / "veillee").is_dir():
        parser.error(f"{asked.source} holds no folder veillee: expected a source folder such as src")
    build(asked.source, asked.optimize)


if __name__ == "__main__":
    main()
