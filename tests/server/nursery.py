"""Servers in processes of their own, which can be killed and are back in no time.

Run as a program it imports and reads all that a server needs and then waits: every line that it reads is the
configuration of a server, which it forks off at once and whose process id it prints.
"""

from __future__ import annotations

import asyncio
import faulthandler
import json
import os
import signal
import subprocess
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx

from tests.server.kit import LIMITS, UNLIMITED

ROOT = Path(__file__).resolve().parents[2]
STANDSTILL = 240.0  # seconds in which a server that starts gets nowhere at all
ENOUGH = 60.0  # seconds of processor time for a start


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
        much = dict.fromkeys(LIMITS, UNLIMITED)
        self._tell.write(json.dumps({"port": port, "config": {**much, **config}}) + "\n")
        self._tell.flush()
        return ServerProcess(int(self._hear.readline()), port, self.log)

    def close(self) -> None:
        self._tell.close()
        self._process.wait(STANDSTILL)


class ServerProcess:
    def __init__(self, pid: int, port: int, log: Path) -> None:
        self.pid = pid
        self.address = f"http://127.0.0.1:{port}"
        self.log = log

    def ready(self) -> ServerProcess:
        """Wait for it, on a busy machine for as long as it gets somewhere: its own processor time is what counts."""
        since, begun = time.monotonic(), self.spent()
        spent = begun
        with httpx.Client(timeout=10, verify=False) as client:  # reading certificates takes long
            while time.monotonic() < since + STANDSTILL and spent < begun + ENOUGH:
                with suppress(httpx.TransportError):
                    if client.get(f"{self.address}/health").status_code == 200:
                        return self
                if (now := self.spent()) > spent + 0.05:
                    since, spent = time.monotonic(), now
                time.sleep(0.02)
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGUSR1)  # where it stands is then in its log
            time.sleep(5)
        raise TimeoutError(
            f"the server does not answer after {spent:.1f} s of its time: {self.log.read_text()[-4_000:]}"
        )

    def spent(self) -> float:
        """Seconds of processor time so far."""
        try:
            fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            raise TimeoutError(f"the server is gone: {self.log.read_text()[-4_000:]}") from None
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

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
    from veillee.server.app import create_app, warm_up
    from veillee.server.config import Config
    from veillee.server.run import serve

    register(connect_four.GAME)
    register(high_card.GAME)
    find_game("examples.night_watch:GAME")
    warm_up()
    with TemporaryDirectory() as folder:
        app = create_app(Config(db=f"sqlite:///{folder}/veillee.db"))  # what is learnt on the way all servers know
        asyncio.run(app.state["running"].database.close())
    assert threading.active_count() == 1, "whoever forks is alone"
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
        faulthandler.register(signal.SIGUSR1)
        serve(Config(**wanted["config"]), port=wanted["port"], level="WARNING")
        os._exit(0)


if __name__ == "__main__":
    main()
