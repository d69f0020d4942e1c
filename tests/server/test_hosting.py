"""What `docs/host.md` shows to hosts works: both proxies, the unit, the limits, backups put back, an upgrade."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import sqlite3
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from configparser import ConfigParser
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import httpx
import msgspec
import pgserver
import pytest
from websockets.exceptions import ConnectionClosed

from tests.cli.table import run
from tests.ports import free_port
from tests.releases.editions import dearer, released
from tests.server.conftest import NewDatabase, Start
from tests.server.kit import Person, Server, eventually
from veillee import __version__
from veillee.core.spec import game as installed
from veillee.server.config import Config

POSTGRES = Path(pgserver.__file__).parent / "pginstall" / "bin"
PAGE = (Path(__file__).parents[2] / "docs" / "host.md").read_text("utf-8")


def shown(language: str, about: str = "") -> str:
    """The block of the page in this language that tells about something."""
    blocks: list[str] = re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    return next(block for block in blocks if about in block)


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
def running(command: list[str], port: int, environment: dict[str, str] | None = None) -> Iterator[str]:
    address = f"http://127.0.0.1:{port}"
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment)

    def answers() -> bool:
        assert process.poll() is None, f"{command[0]} does not start"
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
    said_to_the_command = {"db", "channels", "secure", "trusted_proxies", "static"}
    assert named.keys() == set(Config.__struct_fields__) - said_to_the_command, "all that can be set is on the page"


def test_the_wheel_of_the_page_is_that_of_this_release() -> None:
    assert f"'veillee-{__version__}-py3-none-any.whl[server]'" in shown("bash", "useradd")


class Club:
    """A club's machine, on which the commands of the page are typed: its folders are elsewhere, and nobody is root."""

    def __init__(self, folder: Path, upgrade: Callable[[], object]) -> None:
        self.folder = folder
        self.upgrade = upgrade
        self.db = f"sqlite:///{folder}/veillee.db"
        self.server: Server | None = None
        self.said = ""

    def type(self, commands: str) -> None:
        for line in commands.splitlines():
            words = shlex.split(line.replace("/var/lib/veillee", str(self.folder)))
            if words[:2] == ["sudo", "-u"]:
                words = words[3:]
            self.run(words)

    def run(self, words: list[str]) -> None:
        match words:
            case ["systemctl", "start", "veillee"]:
                self.server = Server(db=self.db)
            case ["systemctl", "stop", "veillee"]:
                assert self.server is not None
                self.server.stop()
                self.server = None
            case ["/opt/veillee/bin/pip", "install", *_]:
                assert self.server is None
                self.upgrade()
            case ["/opt/veillee/bin/veillee", *arguments]:
                said = run(*arguments)
                assert said.code == 0, said.err
                self.said = said.out
            case ["rm" | "cp", *_]:
                subprocess.run(words, check=True, timeout=60)
            case _:
                raise AssertionError(f"nobody knows what {words} does")

    def close(self) -> None:
        if self.server is not None:
            self.server.stop()


@pytest.fixture
def upgrades() -> Iterator[ExitStack]:
    with ExitStack() as found:
        yield found


@pytest.fixture
def club(tmp_path: Path, upgrades: ExitStack) -> Iterator[Club]:
    """The upgrade brings a pack in which a card costs more."""
    found = Club(tmp_path, lambda: upgrades.enter_context(released("pilgrims", dearer)))
    found.type("systemctl start veillee")
    yield found
    found.close()


def test_a_backup_that_is_put_back_goes_on(club: Club) -> None:
    assert club.server is not None
    person = club.server.guest()
    table = person.start("connect_four", one_screen=True)
    table.play("drop:a")
    club.type(shown("bash", "veillee backup /var/lib/veillee/backup.db"))
    assert sqlite3.connect(club.folder / "backup.db").execute("pragma integrity_check").fetchone() == ("ok",)
    table.play("drop:b")
    club.type(shown("bash", "cp "))
    person.go_to(club.server)
    again = person.at(table)
    assert again.version == 1
    again.play("drop:c")


def test_an_upgrade_loses_no_match_even_if_a_card_of_it_is_printed_otherwise(club: Club) -> None:
    assert club.server is not None
    person = club.server.guest()
    table = person.start("pilgrims", mode="solo")
    for _ in range(12):
        table.play(table.keys[0])
    pack = installed("pilgrims").box().hash
    with person.socket(table) as live:
        before = live.next()["scene"]
        club.type(shown("bash", "before-upgrade.db"))
        with suppress(ConnectionClosed):
            live.next()
        assert live.connection.close_code == 1001, "browsers are told"
    assert installed("pilgrims").box().hash != pack, "another release"
    assert (club.folder / "before-upgrade.db").exists() and "ok" in club.said
    person.go_to(club.server)
    assert person.at(table).state["scene"] == before
    table.play(table.keys[0])
    assert table.version == 13
    fresh = person.start("pilgrims", mode="solo")
    for id_ in (table.id, fresh.id):
        assert club.server.do(club.server.running.tables.verify(id_)) == ""


def test_postgresql_is_dumped_and_put_back(start: Start, new_database: NewDatabase, tmp_path: Path) -> None:
    there, empty = new_database("postgresql"), new_database("postgresql")
    server = start(db=there)
    table = server.guest().start("pilgrims", mode="solo")
    for _ in range(8):
        table.play(table.keys[0])
    dump, restore = shown("bash", "pg_dump").splitlines()
    for line, db in ((dump, there), (restore, empty)):
        words = shlex.split(line.replace("postgresql://user@host/veillee", db))
        subprocess.run([POSTGRES / words[0], *words[1:]], cwd=tmp_path, check=True, timeout=120)
    table.person.go_to(start(db=empty))
    assert table.look()["version"] == 8
    table.play(table.keys[0])


def test_the_unit_starts_a_server_that_needs_no_home(tmp_path: Path) -> None:
    unit = ConfigParser(interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read_string(shown("ini"))
    _, *arguments = shlex.split(unit["Service"]["ExecStart"].replace("/var/lib/veillee", str(tmp_path)))
    program, port = Path(sys.executable).with_name("veillee"), free_port()
    homeless = {**os.environ, "HOME": "/dev/null", "XDG_DATA_HOME": "/dev/null", "XDG_CACHE_HOME": "/dev/null"}
    with running([str(program), *arguments, "--port", str(port)], port, homeless):
        pass
    assert (tmp_path / "veillee.db").exists()
    if shutil.which("systemd-analyze") is None:
        return
    file = tmp_path / "veillee.service"
    file.write_text(
        shown("ini").replace("/opt/veillee/bin/veillee", str(program)).replace("User=veillee\n", ""), "utf-8"
    )
    said = subprocess.run(["systemd-analyze", "verify", file], capture_output=True, text=True, timeout=60)
    assert said.returncode == 0 and "veillee.service" not in said.stderr, said.stderr
