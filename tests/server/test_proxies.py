"""What `docs/host.md` shows to hosts works: both proxies, the limits, a backup that is put back."""

from __future__ import annotations

import re
import shutil
import sqlite3
import subprocess
import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import msgspec
import pytest

from tests.ports import free_port
from tests.server.conftest import Start
from tests.server.kit import Person, Server, eventually, serving
from veillee.server.config import Config
from veillee.server.database import backup, parse_url

PAGE = (Path(__file__).parents[2] / "docs" / "host.md").read_text("utf-8")


def shown(language: str) -> str:
    """The block of the page in this language."""
    found = re.search(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1]


def behind(text: str, server: Server) -> str:
    """What the page shows, in front of this server."""
    assert "127.0.0.1:8000" in text
    return text.replace("127.0.0.1:8000", server.address.removeprefix("http://"))


def nginx(server: Server, port: int, folder: Path) -> list[str]:
    site = behind(shown("nginx"), server).replace("listen 80;", f"listen 127.0.0.1:{port};")
    kinds = ("proxy", "client_body", "fastcgi", "uwsgi", "scgi")
    paths = " ".join(f"{kind}_temp_path {folder / kind};" for kind in kinds)
    alone = f"daemon off; pid {folder / 'pid'}; error_log {folder / 'log'}; events {{}}"
    text = f"{alone} http {{ access_log off; {paths} {site} }}"
    (folder / "nginx.conf").write_text(text, "utf-8")
    return ["nginx", "-e", str(folder / "log"), "-c", str(folder / "nginx.conf")]


def caddy(server: Server, port: int, folder: Path) -> list[str]:
    site = behind(shown("caddy"), server).replace("veillee.example.org", f"http://127.0.0.1:{port}")
    (folder / "Caddyfile").write_text(f"{{\n admin off\n auto_https off\n}}\n{site}", "utf-8")
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


@contextmanager
def running(command: list[str], port: int) -> Iterator[str]:
    address = f"http://127.0.0.1:{port}"
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def answers() -> bool:
        assert process.poll() is None, "the proxy does not start"
        with suppress(httpx.TransportError):
            return httpx.get(f"{address}/health", timeout=60).status_code == 200
        return False

    try:
        eventually(answers)
        yield address
    finally:
        process.terminate()
        process.wait(60)


@pytest.mark.parametrize("proxy", [nginx, caddy], ids=lambda proxy: proxy.__name__)
def test_a_table_behind_a_proxy(start: Start, tmp_path: Path, proxy: Callable[[Server, int, Path], list[str]]) -> None:
    if shutil.which(proxy.__name__) is None:
        pytest.skip(f"{proxy.__name__} is not installed")
    server = start(trusted_proxies=("127.0.0.1",))
    port = free_port()
    with running(proxy(server, port, tmp_path), port) as address:
        person = Person(address)
        table = person.start("connect_four", one_screen=True)
        with person.socket(table) as live:
            live.next()
            for version, key in enumerate(("drop:a", "drop:b"), 1):
                table.play(key)
                assert live.next()["version"] == version


def test_the_limits_of_the_page_are_those_of_the_server() -> None:
    named = tomllib.loads(shown("toml"))
    assert named and all(getattr(Config(), name) == value for name, value in named.items())
    assert msgspec.convert(named, Config) == Config()


def test_a_backup_that_is_put_back_goes_on(tmp_path: Path) -> None:
    there, copy = tmp_path / "veillee.db", tmp_path / "copy.db"
    with serving(db=f"sqlite:///{there}") as server:
        person = server.guest()
        table = person.start("connect_four", one_screen=True)
        table.play("drop:a")
        backup(parse_url(f"sqlite:///{there}"), copy)
        table.play("drop:b")
    assert sqlite3.connect(copy).execute("pragma integrity_check").fetchone() == ("ok",)
    for file in (there, *tmp_path.glob("veillee.db-*")):
        file.unlink(missing_ok=True)
    copy.rename(there)
    with serving(db=f"sqlite:///{there}") as server:
        person.go_to(server)
        again = person.at(table)
        assert again.version == 1
        again.play("drop:c")
