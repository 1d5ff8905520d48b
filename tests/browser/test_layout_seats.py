"""Every board of a game of two to six is whole, for who plays and for who looks on, however wide the screen is."""

from itertools import product

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, Sit
from tests.browser.lines import begin, drafted, play_on, usual
from tests.browser.looking import misplaced
from tests.browser.people import Person
from tests.browser.scenes import CREATURES, wanted
from tests.browser.turning import widen

SCREENS = (((390, 844), (768, 1024)), ((1440, 900), (2560, 1440)))
"""Those that are touched, and those that aren't."""
LEAST_TURNS = 3
"""Turns of each player by which boards have creatures on them."""
LAID = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const sizes = () => [...document.querySelectorAll(".field")].map((one) => one.style.cssText).join();
  await document.fonts.ready;
  for (let same = 0, last = ""; same < 5; ) {
    await frame();
    const now = sizes();
    same = now === last ? same + 1 : 0;
    last = now;
  }
}"""
"""Waits until cards are as large as they stay."""
OUTSIDE = """() => {
  const box = (one) => one.getBoundingClientRect();
  const name = (one) => `${one.className.split(" ")[0]} ${one.innerText.trim().replaceAll("\\n", " ").slice(0, 30)}`;
  const found = [];
  const beyond = (one, edge, what, ways = ["left", "right", "top", "bottom"]) => {
    const [a, b] = [box(one), edge];
    const out = { left: b.left - a.left, top: b.top - a.top, right: a.right - b.right, bottom: a.bottom - b.bottom };
    for (const way of ways) if (out[way] > 3) found.push(`${what} ${way} by ${Math.round(out[way])}: ${name(one)}`);
  };
  const view = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const scrolled = innerWidth <= 900;
  for (const one of document.querySelectorAll(".rail li")) beyond(one, view, "a player is outside");
  for (const one of document.querySelectorAll(".rail .name, .board h3 span"))
    if (one.scrollWidth > one.clientWidth + 1) found.push(`a name is cut: ${name(one)}`);
  for (const board of document.querySelectorAll(".board")) {
    // A page that is scrolled has its boards below each other; nothing is beside the screen.
    beyond(board, view, "a board is outside", scrolled ? ["left", "right"] : undefined);
    for (const card of board.querySelectorAll(".permanent")) beyond(card, box(board), "a card is outside its board");
  }
  // What is scrolled out of sight lies over nothing.
  const scrolledOut = (one) => {
    for (let up = one.parentElement; up; up = up.parentElement)
      if (getComputedStyle(up).overflowY === "auto" && (box(one).top < box(up).top || box(one).bottom > box(up).bottom))
        return true;
    return false;
  };
  const all = [...document.querySelectorAll(".board h3, .board header button, .rail .name, .rail .life")];
  const names = all.filter((one) => !scrolledOut(one));
  for (const [place, one] of names.entries())
    for (const other of names.slice(place + 1)) {
      const [a, b] = [box(one), box(other)];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 3 && high > 3) found.push(`one over the other: ${name(one)} and ${name(other)}`);
    }
  return found;
}"""


def outside(page: Page) -> list[str]:
    """What of the boards and of the list of players isn't whole on the screen."""
    found: list[str] = page.evaluate(OUTSIDE)
    return found + misplaced(page)


def open_table(person: Person, code: str, seats: int, role: str, touch: bool) -> None:
    """Somebody opens the table, with all of its boards before them."""
    person.page.goto(f"/r/{code}")
    watching = person.button("web-watch")
    expect(watching.or_(person.page.locator(".board").first)).to_be_visible()
    if watching.count():
        watching.click()
    elif role == "plays" and touch and seats > 2:
        person.button("web-game-all-boards").click()


def seen(person: Person, seats: int, screen: tuple[int, int]) -> list[str]:
    """What isn't whole for somebody on a screen of this size."""
    widen(person, screen)
    expect(person.page.locator(".board")).to_have_count(seats)
    expect(person.page.locator(".board .permanent").first).to_be_visible()
    person.page.evaluate(LAID)
    return outside(person.page)


@pytest.mark.sweep
@pytest.mark.parametrize("seats", range(2, 7))
def test_all_boards_are_whole(server: Server, sit: Sit, seats: int) -> None:
    """No card is cut by the edge of its board, no board by that of the screen, and no name lies over another."""
    lines = drafted(server, ("Ada",), seats, CREATURES + CREATURES)
    told: list[str] = []
    try:
        begin(lines, grace=None, life=60)
        line = play_on(lines, wanted("game-priority", LEAST_TURNS * seats), usual)
        assert line is not None
        token = f"entaku.token.{line.code}"
        for screens, (role, kept) in product(SCREENS, (("plays", {token: line.token}), ("looks on", {}))):
            touch = screens[0][0] < 900
            person = sit("Ada", "en", *screens[0], touch=touch, kept=kept)
            open_table(person, line.code, seats, role, touch)
            for screen in screens:
                told += [f"{role} at {screen[0]}: {one}" for one in seen(person, seats, screen)]
            person.page.context.close()
    finally:
        for one in lines:
            one.close()
    assert told == [], "\n".join(told)
