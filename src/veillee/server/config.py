"""How a server is run."""

from __future__ import annotations

from pathlib import Path

import msgspec

from veillee.server.database import default_url

MEMORY = 1024**3


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that can be set; the defaults need nothing installed and nothing configured."""

    db: str = msgspec.field(default_factory=default_url)
    channels: str = ""  # empty: in memory, for one process; postgresql://… or redis://… for several
    static: Path = Path(__file__).parent / "static"
    secure: bool = False  # behind HTTPS: cookies travel over nothing else
    trusted_proxies: tuple[str, ...] = ()  # addresses whose word we take for who asks: X-Forwarded-For
    requests_per_minute: int = 1_200  # of one person, and of all strangers at one address; a household has more
    logins_per_minute: int = 20  # tries at one address to log in or to make an account
    guests_per_minute: int = 60  # newcomers at one address
    connections_per_address: int = 250
    request_patience: float = 20.0  # seconds in which a request has to arrive
    sockets_per_person: int = 20
    largest_request: int = 64 * 1024
    bot_workers: int = 0  # processes that think; 0: as many as there are cores, and two at least
    match_memory: int = MEMORY  # bytes for matches that are being played, about: others are opened again
    tidy_every: float = 600.0
    patience: float = 10.0  # seconds that requests have to finish when the server stops
    named_seeds: bool = False  # whether who starts a match with others may name its seed, and so know the cards
