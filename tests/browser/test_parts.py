"""Parts of scenes that no single game has all of, shown by the real page: the service's answers are replaced."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.conftest import NewGuest
from tests.browser.pages import DESKTOP, PHONE, Guest, Table, no_sideways, until
from tests.browser.test_looks import grave_in_both, keep
from tests.scenes import journey
from veillee.core.answers import Told
from veillee.core.scene import Choice, Scene
from veillee.server.views import lines_of

SIZES = {"desktop": DESKTOP, "laptop": (1366, 768), "phone": PHONE}


# Of four points at the edge of a fingertip on the middle of a button, how many are still the button.
TAPPED = """(button) => {
  const { x, y, width, height } = button.getBoundingClientRect();
  const at = (dx, dy) => document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy);
  return [at(-19, 0), at(19, 0), at(0, -19), at(0, 19)].filter((there) => button.contains(there)).length;
}"""


class Stand:
    """A table whose scenes a test makes up."""

    def __init__(self, guest: Guest, scene: Scene, mine: bool = True) -> None:
        self.table = guest.get(f"/matches/{guest.solo()}/table")
        self.sockets: list[WebSocketRoute] = []
        self.played: list[str] = []
        self.slow = False
        self._kept = ""
        self.page = guest.context.new_page()
        self.page.route_web_socket(re.compile("/live"), self._open)
        self.put(scene)
        self.page.goto(f"/m/{self.table['match']['id']}")
        if mine:
            Table(self.page).wait()

    def put(self, scene: Scene, *log: Told) -> None:
        """Another scene lies on the table: all of it is printed, so that nothing need change."""
        self.table["version"] += 1
        made = {"id": f"made-{self.table['version']}", "table": json.loads(msgspec.json.encode(scene))}
        self.table |= {"print": {**made, "grammar": {}}, "faces": {}, "backdrop": made["id"], "scene": {}}
        self.table |= {"type": "table", "log": msgspec.to_builtins(lines_of(list(log))), "seat": scene.seat}
        self._send(self.table)

    def _send(self, message: dict[str, Any]) -> None:
        for socket in self.sockets:
            socket.send(json.dumps(message))

    def _open(self, socket: WebSocketRoute) -> None:
        self.sockets.append(socket)
        socket.on_message(self._hear)
        socket.send(json.dumps(self.table))

    def _hear(self, message: str | bytes) -> None:
        said = json.loads(message)
        if said["type"] != "play":
            return
        self.played.append(said["key"])
        self._kept = said["answer"]
        if not self.slow:
            self.answer()

    def sends(self, key: str, otherwise: str) -> None:
        """This choice, and no other, is sent. Playwright serves routes only while it waits itself."""
        until(lambda: bool(self.played), otherwise, lambda seconds: self.page.wait_for_timeout(seconds * 1000))
        assert self.played == [key], otherwise

    def answer(self) -> None:
        """The service says what became of the choice."""
        assert self._kept
        self.table["version"] += 1
        self._send(self.table)
        self._send({"type": "done", "answer": self._kept, "version": self.table["version"]})


def place(page: Page, name: str) -> Locator:
    return page.locator(f'button[data-spot="cell:{name}"]')


@pytest.mark.parametrize("size", SIZES)
def test_a_journey_fits_every_screen(new_guest: NewGuest, size: str, thorough: bool) -> None:
    touch = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2} if size == "phone" else {}
    stand = Stand(new_guest(SIZES[size], bypass_csp=True, **touch), journey("forest", 25, 62))
    assert grave_in_both(stand.page) == []
    for scenery, count, ratio in (("forest", 25, 62), ("sea", 12, 70), ("night", 61, 80), ("", 25, 100)):
        stand.put(journey(scenery, count, ratio))
        expect(stand.page.locator("section.graph button[data-spot]")).to_have_count(count)
        no_sideways(stand.page)
        keep(stand.page, f"journey-{scenery or 'none'}-{size}", thorough)


@pytest.mark.parametrize("size", SIZES)
def test_nothing_moves_by_itself(new_guest: NewGuest, size: str) -> None:
    page = Stand(new_guest(SIZES[size]), journey()).page
    page.evaluate("document.fonts.ready.then(() => null)")
    boxes = """() => [...document.querySelectorAll('button[data-spot]')]
      .map((one) => JSON.stringify(one.getBoundingClientRect()))"""
    page.wait_for_timeout(300)
    before = page.evaluate(boxes)
    for _ in range(4):
        page.wait_for_timeout(60)
        assert page.evaluate(boxes) == before


def test_places_are_clicked_with_what_they_would_bring_seen_before(new_guest: NewGuest) -> None:
    stand = Stand(new_guest(), journey())
    page = stand.page
    expect(page.locator("section.graph button[data-spot]")).to_have_count(25)
    expect(page.locator("section.graph button.target")).to_have_count(3)
    place(page, "p01").hover()
    bubble = page.locator(".bubble.silent")
    expect(bubble).to_contain_text("gain 2 light")
    expect(page.locator("[data-prompt] .sub")).to_contain_text("lose 1 footprint · gain 2 light")
    place(page, "p11").click()
    stand.sends("go:p11", "the click is not sent")


def test_two_clicks_on_the_table_make_a_choice_of_two_pieces(new_guest: NewGuest) -> None:
    scene = journey()
    assert scene.question is not None
    pairs = [("0", "1"), ("0", "2"), ("1", "2")]
    scene.question.choices = [
        Choice(f"both:{a}:{b}", f"Roll {a} and {b}", "Roll", "TST-002", [f"die:{a}", f"die:{b}"]) for a, b in pairs
    ]
    stand = Stand(new_guest(), scene)
    stand.page.locator('button[data-spot="die:0"]').click()
    expect(stand.page.locator('button[data-spot="die:2"].target')).to_have_count(1)
    expect(stand.page.get_by_role("dialog", name="Options")).to_have_count(0)  # it would lie over the other dice
    stand.page.locator('button[data-spot="die:2"]').click()
    stand.sends("both:0:2", "the second click does not go on with the first")


def test_options_in_a_list_say_what_they_would_bring(new_guest: NewGuest) -> None:
    stand = Stand(new_guest(), journey())
    Table(stand.page).list_options()
    listed = stand.page.locator("#all-options")
    for line in ("lose 1 footprint", "gain 2 light", "pay 1 footprint"):
        expect(listed).to_contain_text(line)


def test_a_place_says_what_is_printed_who_stands_there_and_where_paths_lead(new_guest: NewGuest) -> None:
    page = Stand(new_guest(), journey()).page
    words = place(page, "p06").locator(".sr-only")
    for part in ("Old Mill 6", "fire", "the blue pawn", "the red pawn", "Old Mill 5 (2 × footprint)"):
        expect(words).to_contain_text(part)
    expect(place(page, "p07").locator(".sr-only")).to_contain_text("closed")
    place(page, "p10").hover()
    seen = page.locator("aside.inspector")
    expect(seen).to_contain_text("Gain 1 footprint when you arrive.")
    page.keyboard.press("t")
    expect(page.get_by_text(re.compile(r"^Old Mill 6; fire.*paths to: .*Old Mill 11"))).to_be_visible()


def test_a_map_is_walked_with_the_keyboard(new_guest: NewGuest) -> None:
    stand = Stand(new_guest(), journey())
    page = stand.page
    place(page, "p06").focus()
    page.keyboard.press("ArrowDown")
    expect(place(page, "p11")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(place(page, "p10")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(place(page, "p11")).to_be_focused()
    page.keyboard.press("Enter")
    stand.sends("go:p11", "Enter on a place does not choose it")


def test_a_die_lists_its_sides_and_tumbles_when_it_is_rolled(new_guest: NewGuest) -> None:
    scene = journey()
    stand = Stand(new_guest(reduced_motion="no-preference"), scene)
    page = stand.page
    blue = page.locator('button[data-spot="die:1"]')
    blue.hover()
    expect(page.locator("aside.inspector .dice li")).to_have_count(6)
    expect(page.locator("aside.inspector .dice li.up")).to_have_count(1)
    page.mouse.move(2, 2)
    page.evaluate(
        """() => {
          window.tumbled = 0;
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (...how) {
            if (this.matches('.die')) window.tumbled++;
            return animate.apply(this, how);
          };
        }"""
    )
    face = scene.zone("dice").pieces[1].face
    assert face is not None
    face.marks = ["gold"]
    stand.put(scene)
    expect(blue.locator(".sr-only")).to_contain_text("gold")
    assert page.evaluate("window.tumbled") == 1, "only the die that was rolled tumbles"


def test_a_die_does_not_tumble_for_those_who_want_no_motion(new_guest: NewGuest) -> None:
    scene = journey()
    stand = Stand(new_guest(reduced_motion="reduce"), scene)
    face = scene.zone("dice").pieces[1].face
    assert face is not None
    face.marks = ["gold"]
    stand.page.evaluate("() => { Element.prototype.animate = () => { window.moved = true; }; }")
    stand.put(scene)
    expect(stand.page.locator('button[data-spot="die:1"] .sr-only')).to_contain_text("gold")
    assert stand.page.evaluate("window.moved") is None


def test_a_large_map_is_usable_with_a_finger(new_guest: NewGuest) -> None:
    guest = new_guest(PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    stand = Stand(guest, journey("night", 61, 80))
    page = stand.page
    target = place(page, "p11")
    expect(target).to_be_in_viewport(ratio=1)
    box = target.bounding_box()
    assert box and target.evaluate(TAPPED) == 4, "too small for a finger"
    page.get_by_role("button", name="Larger").tap()
    larger = target.bounding_box()
    assert larger and larger["width"] > box["width"] * 1.3
    place(page, "p60").scroll_into_view_if_needed()
    expect(place(page, "p60")).to_be_in_viewport(ratio=0.99)
    no_sideways(page)
    target.tap()
    page.get_by_role("button", name="Confirm").tap()
    stand.sends("go:p11", "the finger's choice is not sent")


def test_a_pawn_that_walks_keeps_the_keyboard_where_it_is(new_guest: NewGuest) -> None:
    scene = journey()
    stand = Stand(new_guest(), scene)
    place(stand.page, "p11").focus()
    scene.zone("journey").pieces[1].at = "p20"
    stand.put(scene)
    expect(place(stand.page, "p20").locator(".sr-only")).to_contain_text("the red pawn")
    expect(place(stand.page, "p11")).to_be_focused()


def test_a_track_of_a_hundred_spaces_shows_pawns_and_print(new_guest: NewGuest) -> None:
    page = Stand(new_guest(), journey()).page
    track = page.get_by_role("region", name="Light")
    expect(track.locator(".space")).to_have_count(100)
    expect(track.locator(".space.printed")).to_have_count(6)
    both = track.locator('.space[title^="12 "]')
    expect(both.locator(".one")).to_have_count(2)
    below = page.get_by_role("region", name="Blue").bounding_box()
    box = track.bounding_box()
    assert box and below and box["y"] + box["height"] <= below["y"], "the track reaches into the hand"


def test_who_has_nothing_to_do_sees_who_is_asked_and_what_they_did(new_guest: NewGuest) -> None:
    scene = journey()
    assert scene.question is not None
    scene.question.seat, scene.question.choices = 1, []
    scene.players[0].active, scene.players[1].active, scene.players[2].active = False, True, True
    guest = new_guest()
    stand = Stand(guest, scene, mine=False)
    bar = stand.page.locator("[data-prompt] .sub")
    expect(bar).to_contain_text("Waiting for")
    for name in ("Red", "The rival"):
        expect(bar).to_contain_text(name)
    told = Told(number=1, decision=1, kind="goes", seat=2, rule="", text="The rival goes home.", pieces=())
    stand.put(scene, told)
    expect(bar).to_contain_text("The rival goes home.")


def test_a_click_while_the_answer_is_under_way_is_answered(new_guest: NewGuest) -> None:
    stand = Stand(new_guest(), journey())
    stand.slow = True
    place(stand.page, "p11").click()
    place(stand.page, "p05").click()
    expect(stand.page.get_by_role("dialog", name="Why not")).to_contain_text("on its way")
    stand.sends("go:p11", "the first click is not sent")
    stand.answer()
    stand.page.wait_for_timeout(200)
    stand.sends("go:p11", "only the first click is a choice")
