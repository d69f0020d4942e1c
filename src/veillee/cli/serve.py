"""`veillee serve` and `veillee backup`: the server of the browser table.

The server's packages are an extra, so they are imported only when it is asked for.
"""

from __future__ import annotations

import errno
import socket
import webbrowser
from pathlib import Path

import click
import msgspec

from veillee.cli.errors import Refused
from veillee.cli.records import BOT_PLACES, GAMES, LANG
from veillee.cli.speech import Say
from veillee.cli.spoken import Host, command, option


@command("serve")
@GAMES
@BOT_PLACES
@option("--host", "address", default="127.0.0.1", metavar="ADDRESS", help="opt-host")
@option("--port", default=8000, type=click.IntRange(0, 65535), metavar="N", help="opt-port")
@option("--db", metavar="URL", help="opt-db")
@option("--channels", metavar="URL", help="opt-channels")
@option("--open", "opens", is_flag=True, help="opt-open")
@option("--secure", is_flag=True, help="opt-secure")
@option("--proxies", default="", metavar="ADDRESSES", help="opt-proxies")
@option("--config", "file", type=click.Path(path_type=Path), metavar="FILE", help="opt-config")
@LANG
@click.pass_obj
def serve(
    host: Host,
    address: str,
    port: int,
    db: str | None,
    channels: str | None,
    opens: bool,
    secure: bool,
    proxies: str,
    file: Path | None,
) -> int:
    try:
        from sqlalchemy.exc import SQLAlchemyError

        from veillee.server.config import Config, read_config
        from veillee.server.database import reason_of
        from veillee.server.run import serve as run
    except ImportError as error:
        raise Refused(host.say("serve-missing")) from error
    check_port(host, address, port)

    def ready(url: str) -> None:
        click.echo(host.say("serve-ready", address=url))
        if opens:
            webbrowser.open(url)

    config = Config() if file is None else read_config(file)
    trusted = tuple(name.strip() for name in proxies.split(",") if name.strip()) or config.trusted_proxies
    secure = secure or config.secure
    if secure and not trusted:
        trusted = ("127.0.0.1", "::1")
    said = {name: value for name, value in (("db", db), ("channels", channels)) if value is not None}
    config = msgspec.structs.replace(config, secure=secure, trusted_proxies=trusted, **said)
    try:
        run(config, address, port, level="WARNING", ready=ready)
    except SQLAlchemyError as error:
        raise Refused(host.say("host-database", reason=reason_of(error))) from None
    return 0


def check_port(host: Host, address: str, port: int) -> None:
    """Say at once that a port is taken, instead of after the database was opened."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((address, port))
        except OSError as error:
            raise Refused(host.say("serve-port", port=str(port), reason=net_problem(error, host.say))) from None


def net_problem(error: OSError, say: Say) -> str:
    """Why nobody can be answered at an address."""
    known = {errno.EADDRINUSE: "net-in-use", errno.EADDRNOTAVAIL: "net-no-address", errno.EACCES: "net-forbidden"}
    message = "net-no-address" if isinstance(error, socket.gaierror) else known.get(error.errno or 0)
    return say(message) if message is not None else error.strerror or str(error)


@command("backup")
@click.argument("file", type=click.Path(path_type=Path))
@option("--db", metavar="URL", help="opt-db")
@LANG
@click.pass_obj
def backup(host: Host, file: Path, db: str | None) -> int:
    try:
        from veillee.server.database import backup as copy
        from veillee.server.database import default_url, parse_url
    except ImportError as error:
        raise Refused(host.say("serve-missing")) from error
    copy(parse_url(db or default_url()), file)
    click.echo(host.say("backup-done", file=str(file)))
    return 0
