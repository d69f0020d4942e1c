"""Parts of scenes that no game on the shelf may have yet, shown by the real page: the service's answers are replaced."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.browser.conftest import NewGuest
from tests.browser.pages import DESKTOP, PHONE, SHOTS, Guest, Table, no_sideways
from tests.browser.test_looks import THEMES, grave
from tests.scenes import journey
from veillee.core.scene import Scene

SIZES = {"desktop": DESKTOP, "laptop": (1366, 768), "phone": PHONE}


class Stand:
    """A table whose scenes a test makes up."""

    def __init__(self, guest: Guest, scene: Scene) -> None:
        self.table = guest.get(f"/matches/{guest.solo()}/table")
        self.sockets: list[WebSocketRoute] = []
        self.played: list[str] = []
        self.page = guest.context.new_page()
        self.page.route_web_socket(re.compile("/live"), self._open)
        self.page.route(re.compile(r"/play\?"), self._play)
        self.put(scene)
        self.page.goto(f"/m/{self.table['match']['id']}")
        Table(self.page).wait()

    def put(self, scene: Scene, log: list[Any] | None = None) -> None:
        """Another scene lies on the table."""
        self.table["version"] += 1
        self.table |= {"scene": json.loads(msgspec.json.encode(scene)), "log": log or [], "seat": scene.seat}
        for socket in self.sockets:
            socket.send(json.dumps(self.table))

    def _open(self, socket: WebSocketRoute) -> None:
        self.sockets.append(socket)
        socket.send(json.dumps(self.table))

    def _play(self, route: Route) -> None:
        self.played.append(json.loads(route.request.post_data or "{}")["key"])
        self.table["version"] += 1
        route.fulfill(json=self.table)


def place(page: Page, name: str) -> Any:
    return page.locator(f'button[data-spot="cell:{name}"]')


@pytest.mark.parametrize("theme", THEMES)
def test_pictures_of_a_journey(new_guest: NewGuest, theme: str) -> None:
    for size, view in SIZES.items():
        touch = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2} if size == "phone" else {}
        guest = new_guest(view, color_scheme=theme, bypass_csp=True, **touch)
        for scenery, count, ratio in (("forest", 25, 62), ("sea", 12, 70), ("night", 61, 80), ("", 25, 100)):
            page = Stand(guest, journey(scenery, count, ratio)).page
            page.wait_for_timeout(300)
            no_sideways(page)
            page.screenshot(path=SHOTS / f"journey-{scenery or 'none'}-{theme}-{size}.png")
            if scenery == "forest":
                assert grave(page) == []
            page.close()
