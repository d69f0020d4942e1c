"""The pages as a person uses them, and a shortcut to the service for what a test only needs to be there."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import APIResponse, BrowserContext, Locator, Page, expect

from veillee import Match

Json = dict[str, Any]

SHOTS = Path(__file__).parent / "shots"
DESKTOP = (1440, 900)
TABLET = (1024, 768)
PHONE = (390, 844)
SIZES = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}
ANY = "pilgrims"  # the game of tests for which any will do
ENOUGH = 1_000  # choices: any match is over
RULE = re.compile(r"PIL-\d{3}")

# Numbered options: the buttons of the prompt and of the list under it. Only they carry a silent number.
CHOICE = '[data-prompt] button:has(> kbd[aria-hidden="true"])'
MINE = "[data-prompt] .bar.mine:not(.busy)"
END = "article.end"
HANDOVER = "main.handover"
# A click on what nothing covers; the mouse itself would wait for two pictures of the page each time.
PRESS = """(button) => {
  button.scrollIntoView({ block: "nearest" });
  const { x, y, width, height } = button.getBoundingClientRect();
  const there = document.elementFromPoint(x + width / 2, y + height / 2);
  if (!button.contains(there)) throw Error(`${button.textContent} is covered by ${there?.outerHTML.slice(0, 200)}`);
  button.click();
}"""


class Guest:
    """One browser of one person, and what went wrong in it."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.foreign: list[str] = []
        self.errors: list[str] = []
        context.on("request", lambda request: self._asked(request.url))
        context.on("page", self._watch)

    def _asked(self, url: str) -> None:
        if not url.startswith((f"{self.address}/", "data:", "blob:")):
            self.foreign.append(url)

    def _watch(self, page: Page) -> None:
        page.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("websocket", lambda socket: self._asked(re.sub("^ws", "http", socket.url)))

    def prefer(self, settings: Json) -> None:
        """What this person has set before; what is set in the test stays."""
        kept = json.dumps(json.dumps(settings))
        self.context.add_init_script(f"if (origin !== 'null') localStorage['veillee.settings'] ??= {kept}")

    def open(self, path: str) -> Page:
        page = self.context.new_page()
        go(page, path)
        return page

    def table(self, path: str) -> Table:
        table = Table(self.open(path))
        table.wait()
        return table

    # -- straight to the service -------------------------------------------------------------------

    def get(self, path: str) -> Any:
        return self._said(self.context.request.get(f"{self.address}/api{path}"))

    def post(self, path: str, body: Json | None = None) -> Any:
        tokens = [cookie["value"] for cookie in self.context.cookies() if cookie.get("name") == "csrftoken"]
        if not tokens:
            self.get("/me")
            return self.post(path, body)
        headers = {"x-csrftoken": tokens[0]}
        return self._said(self.context.request.post(f"{self.address}/api{path}", data=body or {}, headers=headers))

    @staticmethod
    def _said(answer: APIResponse) -> Any:
        assert answer.ok, f"{answer.url}: {answer.status} {answer.text()}"
        return answer.json()

    def solo(self, choices: int = 0, seed: str = "7") -> str:
        """A match alone, some choices on; its id."""
        table = self.post("/matches", {"game": ANY, "mode": "solo", "level": "easy", "seed": seed})
        return self._on(table, choices)

    def invite(self) -> tuple[str, str]:
        """A match of two that waits for the second; its id and the path of the invitation."""
        table = self.post("/matches", {"game": ANY, "mode": "basic", "seats": ["human", "human"], "seed": "7"})
        paths = [seat["invitation"] for seat in table["match"]["seats"] if seat.get("invitation")]
        return str(table["match"]["id"]), str(paths[0])

    def finished(self) -> str:
        """A match that was played to its end."""
        return self.solo(ENOUGH)

    def number(self, match: str) -> int:
        """How many choices were made."""
        return int(self.get(f"/matches/{match}")["number"])

    def _on(self, table: Any, choices: int) -> str:
        match = str(table["match"]["id"])
        for _ in range(choices):
            if table["match"]["state"] == "over":
                break
            key = table["scene"]["question"]["choices"][0]["key"]
            table = self.post(f"/matches/{match}/play", {"version": table["version"], "key": key})
        return match


class Table:
    """A table on the screen."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.prompt = page.locator("#prompt")
        self.choices = page.locator(CHOICE)
        self.targets = page.locator("button[data-spot].target")
        self.end = page.locator(END)
        self.undo = page.locator("[data-prompt] button[aria-disabled]")
        self.listing = page.locator('[data-prompt] button[aria-controls="all-options"]')

    @property
    def match(self) -> str:
        found = re.search(r"/m/([^/?#]+)", self.page.url)
        assert found, self.page.url
        return found[1]

    @property
    def over(self) -> bool:
        return self.end.is_visible()

    @property
    def mine(self) -> bool:
        return self.page.locator(MINE).is_visible()

    def wait(self) -> None:
        """Until this seat is asked, or all is over."""
        self.page.locator(f"{MINE}, {END}").first.wait_for()

    def list_options(self) -> None:
        if self.listing.is_visible() and self.listing.get_attribute("aria-expanded") == "false":
            self.listing.click()

    def choose(self, at: int = 0) -> None:
        """Click an option in words."""
        self.list_options()
        self.choices.nth(at).click()
        self.confirm()
        self.wait()

    def confirm(self) -> None:
        """What costs something silently is asked about once more: yes."""
        sure = self.page.locator('[data-prompt] button.primary:has(kbd:text-is("↵"))')
        if sure.is_visible():
            sure.evaluate(PRESS)

    def sit_down(self) -> None:
        """Until somebody at this screen is asked, or all is over; the screen is passed to whoever that is."""
        self.page.locator(f"{MINE}, {END}, {HANDOVER}").first.wait_for()
        handover = self.page.locator(HANDOVER)
        if handover.is_visible():
            handover.get_by_role("button").evaluate(PRESS)
            self.wait()

    def take(self, match: Match, key: str) -> bool:
        """Make the choice of this key, which the match offers too: by clicking pieces and what is offered beside them,
        and in the list where nothing on the table stands for it. Whether the table sufficed."""
        scene = match.scene(match.decision.seat if match.decision else None, "en")
        choices = scene.question.choices if scene.question else []
        number, targets = next((at, choice.targets) for at, choice in enumerate(choices, 1) if choice.key == key)
        beside = self.page.get_by_role("dialog", name="Options")
        numbered = f'button:has(> kbd[aria-hidden="true"]:text-is("{number}"))'
        for target in targets if ":" in key else []:  # a proposal of several picks has a button of its own
            spot = self.page.locator(f'button.target[data-spot="{target}"]').first
            if not spot.is_visible():
                continue
            spot.evaluate(PRESS)
            if beside.locator(numbered).count():
                beside.locator(numbered).evaluate(PRESS)
                self.confirm()
                return True
            if not self.page.locator("button[data-spot].picked").count():
                self.confirm()
                return True
        shown = self.page.locator(f"[data-prompt] {numbered}")
        if shown.count():
            shown.evaluate(PRESS)
            self.confirm()
            return True
        self.list_options()
        shown.first.evaluate(PRESS)
        self.confirm()
        return False

    def told(self) -> int:
        """How many events the log tells."""
        counts = self.page.locator("section.log details:not(.since) > summary .many").all_inner_texts()
        return sum(int(count) for count in counts)

    def tells_more_than(self, told: int) -> bool:
        return self.told() > told


def until(holds: Callable[[], bool], otherwise: str, wait: Callable[[float], None] = time.sleep) -> None:
    """For what no single page can wait for."""
    deadline = time.monotonic() + 30
    while not holds():
        assert time.monotonic() < deadline, otherwise
        wait(0.03)


def go(page: Page, path: str) -> None:
    answer = page.goto(path)
    assert answer and answer.ok, f"there is no page at {path}"


def in_view(page: Page, found: Locator) -> int:
    """How many of these are on the screen, whole."""
    view = page.viewport_size
    assert view is not None
    whole = 0
    for one in found.all():
        box = one.bounding_box()
        if box and box["x"] >= 0 and box["y"] >= 0:
            whole += box["x"] + box["width"] <= view["width"] and box["y"] + box["height"] <= view["height"]
    return whole


def settled(page: Page) -> None:
    """Until the page shows what it is for, and its letters are there."""
    expect(page.locator("h1").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => null)")


def no_sideways(page: Page) -> None:
    """Once it is laid out: a page whose size has just changed takes a frame or two for that."""
    deadline = time.monotonic() + 3
    while (wide := page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")) > 0:
        assert time.monotonic() < deadline, f"{page.url} is {wide} pixels too wide"
        page.wait_for_timeout(30)
