"""What the service says no with: a code for programs, a sentence for people, a status for HTTP."""

from __future__ import annotations

from veillee.core.errors import VeilleeError
from veillee.core.text import messages
from veillee.server import types


class Refusal(VeilleeError):
    """Something that cannot be done."""

    def __init__(self, code: str, lang: str, status: int = 409) -> None:
        super().__init__(messages("veillee.server", lang).format(code))
        self.code = code
        self.status = status


class StaleRefusal(VeilleeError):
    """Somebody was faster; `table` is how it stands now."""

    def __init__(self, lang: str, table: types.TableState) -> None:
        super().__init__(messages("veillee.server", lang).format("stale"))
        self.table = table
