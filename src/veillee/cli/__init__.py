"""The `veillee` command: the terminal table, and everything around it."""

from __future__ import annotations

from veillee.cli.app import main

__all__ = ["main"]
