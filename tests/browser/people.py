"""What a person does in front of the pages: set a table, sit down, pick, build."""

import re
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, Page

from entaku.messages import Language, say
from tests import plain_http

OFFERED = "[data-pack] .tile[aria-disabled=false]"
PATIENCE = plain_http.PATIENCE


class Person:
    """Somebody with a name, a browser and a language."""

    def __init__(self, name: str, page: Page, language: Language) -> None:
        self.name = name
        self.page = page
        self.language: Language = language

    def say(self, key: str, **facts: str | int) -> str:
        """A text as this person reads it."""
        return say(key, self.language, **facts)

    def button(self, key: str, **facts: str | int) -> Locator:
        """The button with exactly this text."""
        return self.page.get_by_role("button", name=self.say(key, **facts), exact=True)

    # Rooms.

    def open_form(self) -> None:
        """On the front page, the form of a table for friends with all its settings."""
        self.page.goto("/")
        self.page.locator("[data-set-table]").click()
        self.page.locator("[data-settings]").click()

    def set_table(self, clock: str = "usual", packs: int = 3, cards: int | None = None, seats: int = 8) -> str:
        """Start a room from the front page; its code is returned."""
        self.open_form()
        self.page.get_by_label(self.say("web-your-name")).fill(self.name)
        self.page.get_by_label(self.say("web-rounds"), exact=True).fill(str(packs))
        if cards is not None:
            self.page.get_by_label(self.say("web-pack-size"), exact=True).fill(str(cards))
        self.page.get_by_label(self.say("web-seats"), exact=True).fill(str(seats))
        self.button(f"web-clock-{clock}").click()
        self.button("web-create").click()
        return self.page.locator("[data-code]").inner_text()

    def join(self, code: str) -> None:
        """Sit down in a room with a code."""
        self.page.goto("/")
        self.page.get_by_label(self.say("web-room-code")).fill(code.lower())
        self.button("web-join").click()
        self.button("web-sit-down").wait_for()  # the first page, which is left now, asks for a name too
        self.page.get_by_label(self.say("web-your-name")).fill(self.name)
        self.button("web-sit-down").click()
        self.page.locator("[data-code]").wait_for()

    def start(self) -> None:
        """Begin the draft; bots take the free seats."""
        self.button("web-start").click()
        self.page.locator(OFFERED).first.wait_for()

    def give_up(self) -> None:
        """Leave the game one sits in, by the room's menu."""
        self.page.locator(".bar[data-purpose]").first.wait_for()
        for key in ("web-room", "web-game-concede", "web-game-concede-sure"):
            self.button(key).click()

    # Drafting.

    @property
    def is_asked(self) -> bool:
        """Whether a question beside the pick is open."""
        return self.page.locator(".prompt").count() > 0

    @property
    def may_pick(self) -> bool:
        return self.page.locator(OFFERED).count() > 0

    @property
    def is_building(self) -> bool:
        return self.page.locator("[data-part=main]").count() > 0

    def answer_prompt(self) -> None:
        """Answer what is asked in some lawful way: the last button, after a name where one is wanted."""
        prompt = self.page.locator(".prompt").first
        number = prompt.locator("h2").get_attribute("id")
        if prompt.get_by_role("combobox").count():
            prompt.get_by_role("combobox").fill("Forest")
            prompt.get_by_role("button", name=self.say("web-confirm")).click()
        else:
            prompt.locator(".row button:enabled").first.click()
        self.page.locator(f"#{number}").wait_for(state="detached")

    def pick_by_mouse(self) -> None:
        """Double click the first card."""
        self.page.locator(OFFERED).first.dblclick()

    def act(self, pick: Callable[[], None]) -> bool:
        """Do the next thing, if there is one to do."""
        if self.is_asked:
            self.answer_prompt()
        elif self.may_pick:
            pick()
        else:
            return False
        return True

    @property
    def picked(self) -> int:
        """How many cards the page counts in the pool."""
        counted = self.page.locator("#pool-title .soft")
        found = re.search(r"\d+", counted.inner_text()) if counted.count() else None
        return int(found.group()) if found else 0

    # Decks.

    def download(self, form: str, folder: Path) -> bytes:
        """The deck in a format, as the browser saves it."""
        with self.page.expect_download() as waiting:
            self.page.locator(f"[data-format={form}]").click()
        target = folder / waiting.value.suggested_filename
        waiting.value.save_as(target)
        assert target.suffix == {"cod": ".cod", "dek": ".dek", "dck": ".dck"}.get(form, ".txt")
        return target.read_bytes()


def draft_to_the_end(*people: Person, pick: Callable[[Person], None] | None = None) -> None:
    """Everybody picks as soon as they can, until all are building."""
    choose = pick or Person.pick_by_mouse
    last = time.monotonic()
    while not all(person.is_building for person in people):
        moved = False
        for person in people:
            if not person.is_building:
                moved = person.act(lambda person=person: choose(person)) or moved  # type: ignore[misc]
        if moved:
            last = time.monotonic()
        else:
            assert time.monotonic() - last < PATIENCE, "nothing happens any more"
            people[0].page.wait_for_timeout(40)
