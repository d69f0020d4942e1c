"""The browser's files: the built application, with its page for every path it knows itself."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import MediaType, Response, get, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File

from veillee.server.config import Config

MISSING = """<!doctype html><meta charset="utf-8"><title>Veillée</title>
<p>The browser table is not built: <code>make play</code> builds it.
<p>The API is at <a href="/schema/openapi.json">/schema/openapi.json</a>.
"""
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
FRESH = {"Cache-Control": "no-cache"}
PATHS = (
    "/", "/new/{game:str}", "/m/{match:str}", "/m/{match:str}/replay", "/rules/{game:str}", "/learn/{game:str}",
    "/matches", "/settings", "/join/{token:str}", "/watch/{token:str}", "/campaign/{campaign:str}", "/about/offline",
)  # fmt: skip


def handlers(config: Config) -> list[Any]:
    """The application's page on all its paths, and its files below /assets."""
    index, assets = config.static / "index.html", config.static / "assets"

    @get(list(PATHS), include_in_schema=False, sync_to_thread=False)
    def page() -> Response[Any]:
        if not index.exists():
            return Response(MISSING, media_type=MediaType.HTML, status_code=503)
        return sent(index, FRESH)

    @route(
        "/assets/{name:str}",
        http_method=["GET", "HEAD"],
        include_in_schema=False,
        sync_to_thread=False,
    )
    def asset(name: FromPath[str]) -> File:
        """Only what lies there is opened: a name that no disk could hold is not found like any other."""
        if name not in {file.name for file in assets.iterdir() if file.is_file()}:
            raise NotFoundException(f"there is no file {name[:40]!r}")
        return sent(assets / name, {})

    found: list[Any] = [page]
    if assets.is_dir():
        found.append(asset)
    if config.static.is_dir():
        found += [_file(file) for file in sorted(config.static.iterdir()) if file.is_file() and file != index]
    return found


def _file(file: Path) -> Any:
    """One file at the root of the site: the manifest, the service worker, an icon."""

    @get(f"/{file.name}", include_in_schema=False, sync_to_thread=False, name=f"file-{file.name}")
    def root_file() -> File:
        return sent(file, FRESH)

    return root_file


def sent(file: Path, headers: dict[str, str]) -> File:
    kind = TYPES.get(file.suffix, "application/octet-stream")
    return File(file, media_type=kind, content_disposition_type="inline", headers=headers)
