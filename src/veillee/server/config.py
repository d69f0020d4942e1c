"""How a server is run."""

from __future__ import annotations

from pathlib import Path

import msgspec

from veillee.server.database import default_url


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that can be set; the defaults need nothing installed and nothing configured."""

    db: str = msgspec.field(default_factory=default_url)
    channels: str = ""  # empty: in memory, for one process; postgresql://… or redis://… for several
    static: Path = Path(__file__).parent / "static"
    secure: bool = False  # cookies over HTTPS only
    requests_per_minute: int = 1_200
    sockets_per_person: int = 20
    largest_request: int = 64 * 1024
    bot_workers: int = 1
    tidy_every: float = 600.0
