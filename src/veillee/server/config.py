"""How a server is run."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec

from veillee.core.errors import SetupError
from veillee.server import HOME
from veillee.server.database import default_url

MEMORY = 1024**3
Count = Annotated[int, msgspec.Meta(ge=1)]
Seconds = Annotated[float, msgspec.Meta(gt=0)]


class Config(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that can be set; the defaults need nothing installed and nothing configured."""

    db: str = msgspec.field(default_factory=default_url)
    channels: str = ""  # empty: in memory, for one process; postgresql://… or redis://… for several
    static: Path = Path(__file__).parent / "static"
    secure: bool = False  # behind HTTPS: cookies travel over nothing else
    trusted_proxies: tuple[str, ...] = ()  # addresses whose word we take for who asks: X-Forwarded-For
    requests_per_minute: Count = 1_200  # of one person, and of all strangers at one address; a household has more
    logins_per_minute: Count = 20  # tries at one address to log in, to make an account or to change its passphrase
    guests_per_minute: Count = 60  # newcomers at one address
    matches_per_minute: Count = 30  # that one person begins, campaigns among them: all of them are kept
    connections_per_address: Count = 250
    request_patience: Seconds = 20.0  # seconds in which a request has to arrive
    send_patience: Seconds = 30.0  # seconds that an answer waits for somebody who reads nothing
    sockets_per_person: Count = 20
    sockets_per_address: Count = 400  # it costs nothing to be another guest, and a socket takes memory
    redraws_per_minute: Count = 60  # whole tables that one person may ask for over sockets: in another language, say
    largest_request: Count = 64 * 1024
    bot_workers: Annotated[int, msgspec.Meta(ge=0)] = (
        0  # processes that think; 0: as many as there are cores, and two at least
    )
    match_memory: Count = MEMORY  # bytes for matches that are being played, about: others are opened again
    tidy_every: Seconds = 600.0
    patience: Seconds = 10.0  # seconds that requests have to finish when the server stops
    named_seeds: bool = False  # whether who starts a match with others may name its seed, and so know the cards


def read_config(file: Path) -> Config:
    """What a host has written into a file; what it does not name stays as it is."""
    try:
        return msgspec.toml.decode(file.read_text("utf-8"), type=Config)
    except (msgspec.MsgspecError, ValueError) as error:
        known = ", ".join(field for field in Config.__struct_fields__ if field != "static")
        raise SetupError("error-config", home=HOME, file=file, reason=str(error), known=known) from None
