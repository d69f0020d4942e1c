"""Packages that only some parts of the program need: they are extras of ours, installed on request."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from veillee.core.errors import VeilleeError


class MissingExtra(VeilleeError):
    """A package is needed that is not installed; the text says how to install it."""

    def __init__(self, package: str, extra: str) -> None:
        super().__init__("missing-extra", package=package, extra=extra)
        self.package = package
        self.extra = extra


def require(module: str, extra: str) -> Any:
    """A module of an optional package, or the error that names the extra to install."""
    try:
        return import_module(module)
    except ImportError:
        raise MissingExtra(module.partition(".")[0], extra) from None
