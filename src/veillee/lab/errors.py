"""What can go wrong in the lab."""

from __future__ import annotations

from typing import Any

from veillee.core.errors import SetupError, VeilleeError


class LabError(VeilleeError):
    """A run that cannot be made, gone on with or read."""

    def __init__(self, message: str, /, **details: Any) -> None:
        super().__init__(message, home="veillee.lab", **details)


class PlanError(LabError, SetupError):
    """A run was asked for that cannot be; the text says what can."""
