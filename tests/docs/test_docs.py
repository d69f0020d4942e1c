"""The README and every page of the documentation run: what they show is what happens.

- `python` blocks are executed, in order, in one namespace and one empty folder per page; a block that
  begins with `# examples/…` is an excerpt and must stand in that file word for word;
- `console` blocks are commands (`$ …`) that must succeed; what is shown below must be printed. They run in this
  process, on one core, unless a shell is needed: what starts and what is spread over processes is proved elsewhere;
- `sh` blocks call make: the targets must exist; `toml` and `ini` blocks must be valid;
- `nginx`, `caddy` and `bash` blocks, which are for hosts, are tried in `tests/server/test_hosting.py`.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from configparser import ConfigParser
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.cli.table import run
from veillee.bots import BOTS
from veillee.core import spec
from veillee.core.spec import registry

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Block(NamedTuple):
    language: str
    text: str
    line: int


def blocks(page: Path) -> Iterator[Block]:
    text = page.read_text("utf-8")
    for found in FENCE.finditer(text):
        yield Block(found[1], found[2], text.count("\n", 0, found.start()) + 2)


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    """No other test knows the games that a page makes known."""
    known = registry().copy()
    yield
    registry().clear()
    registry().update(known)
    spec._found.clear()


@pytest.fixture
def own_bots() -> Iterator[None]:
    """A bot that a page registers is forgotten with it."""
    before = dict(BOTS)
    yield
    BOTS.clear()
    BOTS.update(before)


@pytest.mark.usefixtures("own_bots")
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_page(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setattr(os, "cpu_count", lambda: 1)
    namespace: dict[str, Any] = {}
    for block in blocks(page):
        where = f"{page.relative_to(ROOT)}, line {block.line}"
        if block.language == "python":
            run_python(block, where, namespace)
        elif block.language == "console":
            run_commands(block, where)
        elif block.language == "sh":
            check_make(block, where)
        elif block.language == "toml":
            tomllib.loads(block.text)
        elif block.language == "ini":
            ConfigParser().read_string(block.text)
        else:
            assert block.language in ("text", "nginx", "caddy", "bash"), (
                f"{where}: nobody checks {block.language} blocks"
            )


def run_python(block: Block, where: str, namespace: dict[str, Any]) -> None:
    first, _, rest = block.text.partition("\n")
    if first.startswith("# examples/"):
        source = (ROOT / first.removeprefix("# ")).read_text("utf-8")
        assert rest.strip() in source, f"{where}: this is not what {first} says"
        return
    exec(compile("\n" * (block.line - 1) + block.text, where, "exec"), namespace)


def run_commands(block: Block, where: str) -> None:
    for part in block.text.split("$ ")[1:]:
        command, _, shown = part.partition("\n")
        code, out, err = in_a_shell(command) if "|" in command else here(command)
        assert code == 0, f"{where}: {command}\n{out}{err}"
        for line in shown.strip().splitlines():
            assert line.strip() in out, f"{where}: {command} does not print {line!r} but\n{out}"


def here(command: str) -> tuple[int, str, str]:
    name, *arguments = shlex.split(command)
    assert name == "veillee", f"nobody knows the command {name}"
    said = run(*arguments)
    return said.code, said.out, said.err


def in_a_shell(command: str) -> tuple[int, str, str]:
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    source = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "PATH": path, "PYTHONPATH": source}
    done = subprocess.run(
        command, shell=True, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=120
    )
    return done.returncode, done.stdout, done.stderr


def check_make(block: Block, where: str) -> None:
    targets = re.findall(r"^(\w[\w-]*):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    for line in block.text.splitlines():
        if line.startswith("make "):
            assert line.split()[1] in targets, f"{where}: the Makefile has no {line.split()[1]}"
