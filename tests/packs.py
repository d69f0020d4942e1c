"""Packs of an owner for tests: the house pack of a game with some texts exchanged, and what is wrong with it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from veillee import PackError
from veillee.core.content import pack_files
from veillee.core.spec import GameSpec

Change = tuple[str, str, str]  # a file, a text in it (the first place is meant), and what stands there instead


def owned(spec: GameSpec[Any, Any], folder: Path, *changes: Change) -> Path:
    texts = dict(pack_files(spec.house_pack))
    for file, old, new in changes:
        assert old in texts[file], f"{old!r} is not in {file}"
        texts[file] = texts[file].replace(old, new, 1)
    for name, text in texts.items():
        (folder / name).write_text(text, "utf-8")
    return folder


def problems(spec: GameSpec[Any, Any], folder: Path) -> list[str]:
    with pytest.raises(PackError) as refused:
        spec.box(folder)
    return [str(problem) for problem in refused.value.problems]
