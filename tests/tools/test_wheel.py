"""The wheel holds the browser table and all else that is read while playing: whoever installs it needs no Node."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "veillee" / "server" / "static"


@pytest.fixture(scope="module")
def packed() -> set[str]:
    """Where every file of the wheel is installed; listed, not built."""
    if not (STATIC / "index.html").exists():
        pytest.fail("the web table is not built: make web first", pytrace=False)
    return {file.distribution_path for file in WheelBuilder(str(ROOT)).recurse_included_files()}


def test_every_file_of_the_browser_table_is_packed(packed: set[str]) -> None:
    built = {f"veillee/server/static/{file.relative_to(STATIC)}" for file in STATIC.rglob("*") if file.is_file()}
    assert len(built) > 8 and built <= packed


def test_whatever_the_page_asks_for_is_packed(packed: set[str]) -> None:
    page = (STATIC / "index.html").read_text("utf-8")
    asked = re.findall(r'(?:src|href)="/([^"#]+)"', page)
    assert any(name.endswith(".js") for name in asked) and any(name.endswith(".css") for name in asked)
    assert {f"veillee/server/static/{name}" for name in asked} <= packed


def test_rules_words_and_cards_are_packed(packed: set[str]) -> None:
    source = ROOT / "src"
    for pattern in ("veillee/**/*.ftl", "veillee/games/*/rules.toml", "veillee/games/*/content/**/*.toml"):
        found = {str(file.relative_to(source)) for file in source.glob(pattern)}
        assert found and found <= packed, pattern


def test_nothing_of_the_workshop_is_packed(packed: set[str]) -> None:
    assert not [name for name in packed if not name.startswith("veillee/") or "__pycache__" in name]
