"""What can go wrong in the lab."""

from __future__ import annotations

from veillee.core.errors import VeilleeError


class LabError(VeilleeError):
    """A run that cannot be made, gone on with or read; the text says why."""
