"""What can go wrong in the lab."""

from __future__ import annotations

from typing import Any

from veillee.core.errors import SetupError, VeilleeError
from veillee.core.text import messages


class LabError(VeilleeError):
    """A run that cannot be made, gone on with or read. `message` names the text that says why, in each language."""

    def __init__(self, message: str, /, **details: Any) -> None:
        self.message = message
        self.details = details
        super().__init__(self.text("en"))

    def text(self, lang: str) -> str:
        return messages("veillee.lab", lang).format(self.message, self.details)

    def __reduce__(self) -> tuple[Any, ...]:
        """So that it can come from another process."""
        return _again, (type(self), self.message, self.details)


class PlanError(LabError, SetupError):
    """A run was asked for that cannot be; the text says what can."""


def _again(kind: type[LabError], message: str, details: dict[str, Any]) -> LabError:
    return kind(message, **details)
