"""Which rules of each game have code that enforces them and a test that proves them: `make rules`.

Code cites a rule by its number in any string: `rules = ("PIL-030",)`, a docstring, an event. Tests
cite it with `@pytest.mark.rule("PIL-030")`. Both are read from the source, so nothing is paid at
run time. A complete game with a rule that nobody enforces or proves fails the report.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

NUMBER = re.compile(r"\b[A-Z][A-Z0-9]*-\d+\b")
UNPROVEN = {"skip", "xfail"}  # a test with one of these marks proves nothing

Citations = dict[str, list[str]]  # rule number: where it is cited


@dataclass
class Report:
    """What is known of one game's rules."""

    game: str
    complete: bool
    catalogue: list[str]
    physical: dict[str, str]  # rules about handling pieces, with the reason why they need no code
    code: Citations
    tests: Citations

    @property
    def needed(self) -> list[str]:
        return [number for number in self.catalogue if number not in self.physical]

    @property
    def without_code(self) -> list[str]:
        return [number for number in self.needed if number not in self.code]

    @property
    def without_test(self) -> list[str]:
        return [number for number in self.needed if number not in self.tests]

    @property
    def unknown(self) -> Citations:
        """Numbers that are cited and exist nowhere: a slip of the pen, wrong in any game."""
        prefixes = {prefix(number) for number in self.catalogue}
        cited: Citations = {}
        for source in (self.code, self.tests):
            for number, places in source.items():
                if prefix(number) in prefixes and number not in self.catalogue:
                    cited.setdefault(number, []).extend(places)
        return cited

    @property
    def gaps(self) -> bool:
        return bool(self.without_code or self.without_test)

    @property
    def failed(self) -> bool:
        return bool(self.unknown) or (self.complete and self.gaps)

    def lines(self) -> Iterator[str]:
        needed = len(self.needed)
        state = "complete" if self.complete else "unfinished"
        yield (
            f"{self.game} ({state}): {len(self.catalogue)} rules, {len(self.physical)} of them physical;"
            f" {needed - len(self.without_code)} of {needed} have code,"
            f" {needed - len(self.without_test)} of {needed} have a test"
        )
        yield from listed("without code", self.without_code)
        yield from listed("without test", self.without_test)
        for number, reason in self.physical.items():
            yield f"  physical: {number} ({reason})"
        for number, places in sorted(self.unknown.items()):
            yield f"  ERROR: no rule {number}, cited in {', '.join(places)}"


def prefix(number: str) -> str:
    return number.rpartition("-")[0]


def listed(title: str, numbers: list[str], width: int = 12) -> Iterator[str]:
    """Numbers under a title, several on a line."""
    if numbers:
        yield f"  {title}: {len(numbers)}"
    for start in range(0, len(numbers), width):
        yield "    " + " ".join(numbers[start : start + width])


def code_citations(package: Path) -> Citations:
    """The numbers in the strings of a game's code, docstrings and f-strings included."""
    cited: Citations = {}
    for path, tree in sources(package):
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                note(cited, NUMBER.findall(node.value), f"{path.name}:{node.lineno}")
    return cited


def test_citations(tests: Path) -> Citations:
    """The numbers in `pytest.mark.rule(...)` wherever pytest takes a mark, except on tests that do not run."""
    cited: Citations = {}
    for path, tree in sources(tests):
        for node in running(tree):
            if isinstance(node, ast.Call) and mark_name(node) == "rule":
                numbers = [arg.value for arg in node.args if isinstance(arg, ast.Constant)]
                note(cited, [str(number) for number in numbers], f"{path.name}:{node.lineno}")
    return cited


def sources(folder: Path) -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted(folder.rglob("*.py")):
        yield path, ast.parse(path.read_text("utf-8"), filename=str(path))


def running(node: ast.AST) -> Iterator[ast.AST]:
    """All nodes below this one, leaving out tests and classes that are skipped or expected to fail."""
    decorators = node.decorator_list if isinstance(node, (ast.FunctionDef, ast.ClassDef)) else []
    if any(mark_name(decorator) in UNPROVEN for decorator in decorators):
        return
    yield node
    for child in ast.iter_child_nodes(node):
        yield from running(child)


def mark_name(node: ast.AST) -> str:
    """`rule` for `pytest.mark.rule` and `pytest.mark.rule(...)`; nothing for anything else."""
    if isinstance(node, ast.Call):
        node = node.func
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Attribute) and node.value.attr == "mark":
        return node.attr
    return ""


def note(cited: Citations, numbers: list[str], place: str) -> None:
    for number in numbers:
        cited.setdefault(number, []).append(place)


def examine(game: str, complete: bool, package: Path, tests: Path) -> Report:
    """The report of the game in a folder."""
    catalogues = [tomllib.loads(path.read_text("utf-8")) for path in sorted(package.rglob("rules.toml"))]
    rules = [rule for catalogue in catalogues for rule in catalogue.get("rule", [])]
    return Report(
        game=game,
        complete=complete,
        catalogue=[rule["number"] for rule in rules],
        physical={rule["number"]: rule["physical"] for rule in rules if rule.get("physical")},
        code=code_citations(package),
        tests=test_citations(tests),
    )


def main() -> int:
    from veillee.core.spec import registry

    root = Path(__file__).resolve().parent.parent
    parser = argparse.ArgumentParser(description="Rules of games and examples without code or test.")
    parser.add_argument("--tests", type=Path, default=root / "tests", help="where the tests are")
    asked = parser.parse_args()
    failed = False
    games = [(spec.id, spec.complete, Path(str(files(spec.package)))) for spec in registry().values()]
    games += [(rules.parent.name, True, rules.parent) for rules in sorted((root / "examples").glob("*/rules.toml"))]
    for game, complete, package in games:
        report = examine(game, complete, package, asked.tests)
        print("\n".join(report.lines()))
        failed = failed or report.failed
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
