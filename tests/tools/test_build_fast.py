"""Which modules are compiled follows from what they import."""

from __future__ import annotations

from pathlib import Path

import pytest

from build_fast import hot_modules, name_of

ROOT = Path(__file__).parents[2]

BOX = "from veillee.core.step import Option\n"


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """The folder of a game with a box, a table, steps, a scene and its spec."""
    folder = tmp_path / "veillee" / "games" / "whist"
    (folder / "steps").mkdir(parents=True)
    files = {
        "box.py": BOX,
        "table.py": "from typing import Final\nfrom veillee.games.whist import box as b\n",
        "steps/trick.py": "import math\nfrom veillee.games.whist import table\nimport veillee.games.whist.steps.deal\n",
        "steps/deal.py": "from veillee.games.whist.steps.trick import Trick\n",
        "steps/__init__.py": "",
        "scene.py": "from veillee.core.scene import Zone\n",
        "__init__.py": "from veillee.core.spec import GameSpec\nfrom veillee.games.whist.scene import paint\n",
    }
    for name, text in files.items():
        (folder / name).write_text(text, "utf-8")
    return folder


def hot(game: Path) -> set[str]:
    source = game.parents[2]
    return {name_of(source, path).removeprefix("veillee.games.whist.") for path in hot_modules(source)}


def test_rules_are_hot_and_what_paints_or_reads_is_not(game: Path) -> None:
    assert hot(game) == {"box", "table", "steps.trick", "steps.deal"}


@pytest.mark.parametrize("line", ["import msgspec", "import tomllib", "from veillee.games.whist.scene import Zone"])
def test_a_cold_import_cools_whatever_needs_it(game: Path, line: str) -> None:
    (game / "table.py").write_text(f"{BOX}{line}\n", "utf-8")
    assert hot(game) == {"box"}


def test_what_is_imported_for_its_type_only_does_not_matter(game: Path) -> None:
    text = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from veillee.core.spec import Setup\n"
    (game / "table.py").write_text(text, "utf-8")
    assert hot(game) == {"box", "table", "steps.trick", "steps.deal"}


def test_every_game_has_hot_rules() -> None:
    names = {name_of(ROOT / "src", path) for path in hot_modules(ROOT / "src")}
    for folder in (ROOT / "src" / "veillee" / "games").glob("*/table.py"):
        game = f"veillee.games.{folder.parent.name}"
        rooms = {"box", "table", "evaluation"}
        if (folder.parent / "scoring.py").exists():  # who wins or loses together counts nothing
            rooms.add("scoring")
        assert {f"{game}.{room}" for room in rooms} <= names
        assert not {f"{game}.{room}" for room in ("scene", "pack", "faces")} & names
