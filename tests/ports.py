"""Ports for servers of the tests."""

from __future__ import annotations

import socket
from random import SystemRandom

LOWEST, HIGHEST = (
    15_000,
    30_000,
)  # below those that the system hands out to clients, who would take one while we restart


def free_port() -> int:
    while True:
        port = SystemRandom().randint(LOWEST, HIGHEST)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
