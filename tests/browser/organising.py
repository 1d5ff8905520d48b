"""What an organiser does at the desk of a night."""

from collections.abc import Callable, Sequence

from playwright.sync_api import Locator

from tests.browser.people import Person


class Organiser:
    """Somebody at the desk, in front of their own browser."""

    def __init__(self, person: Person) -> None:
        self.person, self.page = person, person.page
        self.say, self.button = person.say, person.button
        self.code = ""

    def make_night(self, name: str, prepare: Callable[["Organiser"], None] | None = None) -> None:
        """Make a night from the front page, with whatever settings `prepare` chooses."""
        self.page.goto("/")
        self.page.get_by_role("link", name=self.say("nights-run")).click()
        self.page.get_by_label(self.say("nights-name"), exact=True).fill(name)
        self.page.get_by_label(self.say("nights-your-name"), exact=True).fill(self.person.name)
        if prepare is not None:
            prepare(self)
        self.button("nights-make").click()
        self.page.locator("[data-stage]").wait_for()
        self.code = self.page.url.split("/n/")[1].split("/")[0]

    def open_tab(self, tab: str) -> None:
        self.page.locator(f"[data-tab={tab}]").click()

    def type_names(self, names: Sequence[str]) -> None:
        """Register players who are here."""
        self.page.get_by_label(self.say("nights-add-player")).fill(", ".join(names))
        self.button("nights-add").click()
        self.page.locator(f'[data-player="{names[-1]}"]').wait_for()

    def register(self, phone: Person) -> None:
        """Somebody registers by the link on their phone and checks in."""
        phone.page.goto(f"/n/{self.code}")
        phone.page.get_by_label(phone.say("nights-your-name"), exact=True).fill(phone.name)
        phone.button("nights-register-me").click()
        phone.button("nights-check-me-in").click()
        self.page.locator(f'[data-player="{phone.name}"]').wait_for()

    def wait_for_stage(self, stage: str) -> None:
        self.page.locator(f"[data-stage={stage}]").wait_for()

    def go_on(self, stage: str) -> None:
        """Do what the night waits for, until it waits for `stage` and the desk shows what was made.

        A draft on paper is not called: the pods draft by themselves, and "pair" is where they do.
        """
        drafting = self.page.locator("[data-stage=draft]")
        self.page.locator("[data-call-end]" if drafting.count() else "[data-next]").click()
        if stage == "pair":
            self.page.locator("[data-stage=pair], [data-stage=draft]").wait_for()
        else:
            self.wait_for_stage(stage)
        tab = "games" if stage == "play" else "pairing"
        self.page.locator(f"[data-tab={tab}][aria-current=page]").wait_for()

    def group(self, number: int) -> Locator:
        return self.page.locator(f"[data-group='{number}']")

    def players_of(self, number: int) -> list[str]:
        """The players of a group, in turn order."""
        lines = self.group(number).locator("[data-line]")
        return [str(lines.nth(at).get_attribute("data-line")) for at in range(lines.count())]

    def leave(self, number: int, *names: str, cause: str = "life") -> None:
        """These players leave their game together."""
        group = self.group(number)
        for name in names:
            group.locator(f'[data-line="{name}"]').click()
        group.get_by_label(self.say("nights-cause")).select_option(cause)
        group.locator("[data-left]").click()
        group.locator("[data-left]").wait_for(state="detached")

    def run_out(self, number: int, lives: dict[str, int]) -> None:
        """Time is over in a group, and life totals decide."""
        group = self.group(number)
        group.locator("[data-time-out]").click()
        for name, life in lives.items():
            group.locator(f'[data-life="{name}"]').fill(str(life))
        group.get_by_role("button", name=self.say("nights-time-out-enter")).click()
        group.get_by_text(self.say("nights-over"), exact=True).wait_for()

    def ranking(self, pod: int) -> list[tuple[str, str]]:
        """Everybody of a pod with the reasons, best first."""
        lines = self.page.locator(f"[data-standings='{pod}'] li")
        found = []
        for at in range(lines.count()):
            line = lines.nth(at)
            assert int(str(line.get_attribute("data-rank"))) == at + 1
            found.append((line.locator(".name").inner_text(), line.locator(".why").inner_text()))
        return found
