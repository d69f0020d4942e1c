"""Constructors that a reader understands where they are called: long ones take their arguments by name."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
MOST = 5  # arguments that are told apart by their place


def constructors(folder: Path) -> dict[str, int]:
    """How many arguments each constructor takes by their place."""
    found = {}
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.ClassDef):
                for made in node.body:
                    if isinstance(made, ast.FunctionDef) and made.name == "__init__":
                        name = f"{path.relative_to(ROOT)}: {node.name}"
                        found[name] = len(made.args.posonlyargs) + len(made.args.args) - 1
    return found


@pytest.mark.parametrize("folder", ["src/veillee", "examples"])
def test_no_constructor_takes_many_arguments_by_their_place(folder: str) -> None:
    found = constructors(ROOT / folder)
    assert found
    assert {name: count for name, count in found.items() if count > MOST} == {}
