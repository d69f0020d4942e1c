"""Servers in processes of their own, which can be killed and are back in no time.

Run as a program it imports all that a server needs and then waits: every line that it reads is the
configuration of a server, which it forks off at once and whose process id it prints.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx

ROOT = Path(__file__).resolve().parents[2]


class Nursery:
    """Starts servers. Their log is the file `log`; `before` is a library that is loaded into them first."""

    def __init__(self, folder: Path, before: Path | None = None) -> None:
        self.log = folder / "servers.log"
        command = [sys.executable, "-m", "tests.server.nursery", str(self.log)]
        loaded = {} if before is None else {"LD_PRELOAD": str(before)}
        self._process = subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env={**os.environ, **loaded}
        )
        assert self._process.stdin is not None and self._process.stdout is not None
        self._tell, self._hear = self._process.stdin, self._process.stdout
        assert self._hear.readline() == "ready\n"

    def start(self, port: int, **config: Any) -> ServerProcess:
        names = ("requests_per_minute", "logins_per_minute", "guests_per_minute", "connections_per_address")
        much = dict.fromkeys(names, 10_000_000)
        self._tell.write(json.dumps({"port": port, "config": {**much, **config}}) + "\n")
        self._tell.flush()
        return ServerProcess(int(self._hear.readline()), port)

    def close(self) -> None:
        self._tell.close()
        self._process.wait(60)


class ServerProcess:
    def __init__(self, pid: int, port: int) -> None:
        self.pid = pid
        self.address = f"http://127.0.0.1:{port}"

    def ready(self, timeout: float = 240) -> ServerProcess:
        end = time.monotonic() + timeout
        with httpx.Client(timeout=10, verify=False) as client:  # reading certificates takes long
            while time.monotonic() < end:
                with suppress(httpx.TransportError):
                    if client.get(f"{self.address}/health").status_code == 200:
                        return self
                time.sleep(0.02)
        raise TimeoutError("the server does not answer")

    def kill(self) -> None:
        """It is gone before it can do anything more."""
        os.kill(self.pid, signal.SIGKILL)
        self.wait()

    def stop(self) -> None:
        """It may finish what it does."""
        os.kill(self.pid, signal.SIGTERM)
        self.wait()

    def wait(self, timeout: float = 60) -> None:
        end = time.monotonic() + timeout
        while time.monotonic() < end:
            try:
                os.kill(self.pid, 0)
            except ProcessLookupError:
                return
            time.sleep(0.005)
        raise TimeoutError("the server does not stop")


def main() -> None:
    from examples import connect_four

    from tests.games import high_card
    from veillee.core.spec import find_game, register
    from veillee.server.config import Config
    from veillee.server.run import serve

    register(connect_four.GAME)
    register(high_card.GAME)
    find_game("examples.night_watch:GAME")
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # who is killed needs no burial
    print("ready", flush=True)
    for line in sys.stdin:
        wanted = json.loads(line)
        pid = os.fork()
        if pid:
            print(pid, flush=True)
            continue
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        log = os.open(sys.argv[1], os.O_CREAT | os.O_WRONLY | os.O_APPEND)
        nothing = os.open(os.devnull, os.O_RDONLY)
        for number, target in ((0, nothing), (1, log), (2, log)):
            os.dup2(target, number)
        serve(Config(**wanted["config"]), port=wanted["port"], level="WARNING")
        os._exit(0)


if __name__ == "__main__":
    main()
