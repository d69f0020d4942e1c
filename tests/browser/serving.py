"""A server in a process of its own, that can be killed and started again."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Sequence
from pathlib import Path

from tests.ports import free_port

PATIENCE = 60.0  # seconds for a server to answer, on a busy machine
PROGRAM = """
import sys
from importlib import import_module
from veillee.core.spec import register
from veillee.server.config import Config
from veillee.server.run import serve
for name in sys.argv[3:]:
    register(import_module(name).GAME)
much = 10_000_000
freely = dict.fromkeys(
    (
        "requests_per_minute",
        "logins_per_minute",
        "guests_per_minute",
        "matches_per_minute",
        "connections_per_address",
        "sockets_per_address",
    ),
    much,
)
config = Config(db=sys.argv[1], named_seeds=True, **freely)
serve(config, port=int(sys.argv[2]), level="WARNING")
"""


class ServerProcess:
    """The service on one port and one database, however often it is started. `games` are modules of games that are
    not installed."""

    def __init__(self, folder: Path, games: Sequence[str] = ()) -> None:
        self.games = games
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = folder / "server.log"
        self._db = f"sqlite:///{folder / 'browser.db'}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with self.log.open("ab") as log:
            command = [sys.executable, "-c", PROGRAM, self._db, str(self.port), *self.games]
            self._process = subprocess.Popen(command, stdout=log, stderr=log, start_new_session=True)
        deadline = time.monotonic() + PATIENCE
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"the server does not start:\n{self.log.read_text()[-4000:]}")
            time.sleep(0.05)

    def kill(self) -> None:
        """As by a power cut: it and its workers are gone before they can do anything more."""
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            self._process = None

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/health", timeout=2) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False
