"""The reference of the API is that of the docstrings, and nothing public is without one."""

from __future__ import annotations

import pytest

import api_reference


def test_the_reference_is_not_stale() -> None:
    written = api_reference.PAGE.read_text("utf-8")
    assert api_reference.page() == written, "python tools/api_reference.py --write"


def test_it_has_every_public_name() -> None:
    written = api_reference.PAGE.read_text("utf-8")
    for name in ("new", "replay", "Match", "IllegalMove", "make_bot", "solo_env", "EnvError", "check_game", "Scenario"):
        assert f"\n### {name}\n" in written, name
    assert "0 in result.winners" in written, "what winners are in solo is said"


def test_a_public_name_without_a_docstring_is_refused() -> None:
    with pytest.raises(SystemExit, match=r"here\.bare has no docstring"):
        api_reference.told(lambda: None, "here.bare")


def test_code_in_a_docstring_stays_code() -> None:
    text = api_reference.paragraphs("First.\n\n    one = 1\n\n    two = 2\n\nLast.")
    assert text == "First.\n\n```text\none = 1\n\ntwo = 2\n\n```\nLast."
