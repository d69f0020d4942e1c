"""The wheel holds the browser table and all else that is read while playing: whoever installs it needs no Node."""

from __future__ import annotations

import csv
import re
import zipfile
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

from fast_wheel import fast_wheel, tag

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
    for pattern in ("veillee/**/*.ftl", "veillee/games/**/rules.toml", "veillee/games/*/content/**/*.toml"):
        found = {str(file.relative_to(source)) for file in source.glob(pattern)}
        assert found and found <= packed, pattern


def test_nothing_of_the_workshop_is_packed(packed: set[str]) -> None:
    assert not [name for name in packed if not name.startswith("veillee/") or "__pycache__" in name]


def test_a_compiled_wheel_is_for_one_kind_of_machine_and_lists_what_it_holds(tmp_path: Path) -> None:
    plain, built = tmp_path / "veillee-1.0-py3-none-any.whl", tmp_path / "built"
    with zipfile.ZipFile(plain, "w") as wheel:
        wheel.writestr("veillee/core/table.py", "TABLE = 1\n")
        wheel.writestr("veillee-1.0.dist-info/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        wheel.writestr("veillee-1.0.dist-info/RECORD", "stale")
    for name in ("veillee_hot__mypyc.so", "veillee/core/table.so", "examples/connect_four/table.so"):
        (built / name).parent.mkdir(parents=True, exist_ok=True)
        (built / name).write_bytes(name.encode())
    made = fast_wheel(plain, built, tmp_path / "dist")
    assert made.name == f"veillee-1.0-{tag()}.whl" and "none-any" not in made.name
    with zipfile.ZipFile(made) as wheel:
        names = set(wheel.namelist())
        about = wheel.read("veillee-1.0.dist-info/WHEEL").decode().splitlines()
        rows = list(csv.reader(wheel.read("veillee-1.0.dist-info/RECORD").decode().splitlines()))
        sizes = {name: str(wheel.getinfo(name).file_size) for name in names}
    assert {"veillee_hot__mypyc.so", "veillee/core/table.so", "veillee/core/table.py"} <= names
    assert not any(name.startswith("examples") for name in names)
    assert "Root-Is-Purelib: false" in about and f"Tag: {tag()}" in about and "Tag: py3-none-any" not in about
    assert {name for name, *_ in rows} == names
    assert all(size == sizes[name] for name, digest, size in rows if digest)


def test_no_compiled_wheel_without_compiled_files(tmp_path: Path) -> None:
    plain = tmp_path / "veillee-1.0-py3-none-any.whl"
    with zipfile.ZipFile(plain, "w") as wheel:
        wheel.writestr("veillee-1.0.dist-info/WHEEL", "")
    with pytest.raises(SystemExit, match=r"compiled\.py"):
        fast_wheel(plain, tmp_path / "built", tmp_path)
