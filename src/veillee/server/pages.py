"""The browser's files: the built application, with its page for every path it knows itself."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import MediaType, Response, get
from litestar.response import File
from litestar.static_files import create_static_files_router

from veillee.server.config import Config

MISSING = """<!doctype html><meta charset="utf-8"><title>Veillée</title>
<p>The browser table is not built: <code>make play</code> builds it.
<p>The API is at <a href="/schema/openapi.json">/schema/openapi.json</a>.
"""
TYPES = {
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
PATHS = (
    "/", "/new/{game:str}", "/m/{match:str}", "/m/{match:str}/replay", "/rules/{game:str}", "/matches", "/settings",
    "/join/{token:str}", "/watch/{token:str}", "/about/offline",
)  # fmt: skip


def handlers(config: Config) -> list[Any]:
    """The application's page on all its paths, and its files below /assets."""
    index = config.static / "index.html"

    @get(list(PATHS), include_in_schema=False, sync_to_thread=False)
    def page() -> Response[Any]:
        if not index.exists():
            return Response(MISSING, media_type=MediaType.HTML, status_code=503)
        return File(
            index,
            media_type=MediaType.HTML,
            content_disposition_type="inline",
            headers={"Cache-Control": "no-cache"},
        )

    found: list[Any] = [page]
    if config.static.is_dir():
        assets = config.static / "assets"
        if assets.is_dir():
            found.append(
                create_static_files_router(
                    path="/assets",
                    directories=[assets],
                    include_in_schema=False,
                    cache_control=None,
                    opt={"exclude_from_csrf": True},
                )
            )
        for file in sorted(config.static.iterdir()):
            if file.is_file() and file.name != "index.html":
                found.append(_file(file.name, config))
    return found


def _file(name: str, config: Config) -> Any:
    """One file at the root of the site: the manifest, the service worker, an icon."""

    @get(f"/{name}", include_in_schema=False, sync_to_thread=False, name=f"file-{name}")
    def root_file() -> File:
        return File(
            config.static / name,
            media_type=TYPES.get(Path(name).suffix, "application/octet-stream"),
            content_disposition_type="inline",
            headers={"Cache-Control": "no-cache"},
        )

    return root_file
