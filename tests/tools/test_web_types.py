"""The browser's types are those of the service."""

from __future__ import annotations

import web_types


def test_the_browser_knows_what_is_sent() -> None:
    written = web_types.FILE.read_text("utf-8")
    assert written == web_types.Writer().text(), "python tools/web_types.py --write"


def test_what_may_be_left_out_is_put_back() -> None:
    text = web_types.Writer().text()
    assert "export interface Piece {\n  id: string;\n  face: Face | null;" in text
    assert "export interface WirePiece {\n  id: string;\n  face?: WireFace | null;" in text
    assert '  Mark: [{"color": ""}, {}],' in text


def test_what_is_asked_may_leave_out_its_defaults() -> None:
    text = web_types.Writer().text()
    assert "export interface NewMatch {\n  game: string;\n  mode?: string | null;" in text
    assert "WireNewMatch" not in text
