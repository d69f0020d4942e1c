"""What the service says no with: a code for programs, a sentence for people, a status for HTTP."""

from __future__ import annotations

from veillee.core.errors import VeilleeError
from veillee.server import HOME, types


class Refusal(VeilleeError):
    """Something that cannot be done; `wait` says in how many seconds it could, where that is all that is wrong."""

    def __init__(self, code: str, lang: str, status: int = 409, *, wait: float = 0, **details: str) -> None:
        super().__init__(code, home=HOME, **details)
        self.code = code
        self.lang = lang
        self.status = status
        self.wait = wait

    def __str__(self) -> str:
        return self.text(self.lang)


class StaleRefusal(VeilleeError):
    """Somebody was faster; `table` is how it stands now."""

    def __init__(self, lang: str, table: types.TableState) -> None:
        super().__init__("stale", home=HOME)
        self.lang = lang
        self.table = table

    def __str__(self) -> str:
        return self.text(self.lang)
