"""What a person does in front of the boards of the phases: anything lawful, by pointer."""

import time
from collections.abc import Callable

from playwright.sync_api import Locator

from entaku.oracle.catalogue import shipped
from tests.browser.people import OFFERED, PATIENCE, Person


def cube(cards: int) -> str:
    """A list of so many cards that do nothing in the draft, each once."""
    names = (card.name for card in shipped().cards.values() if not card.is_basic_land and not card.is_type("Artifact"))
    plain = [name for name in names if "//" not in name and not name.startswith(("Paliano", "Regicide"))]
    return "\n".join(plain[:cards])


def choose_format(person: Person, name: str, size: int, seats: int, **settings: int) -> None:
    """Choose a format on the front page, with these settings of its first phase, and paste a cube of this size."""
    page = person.page
    person.open_form()
    page.get_by_label(person.say("web-your-name")).fill(person.name)
    page.get_by_label(person.say("web-format"), exact=True).select_option(name)
    for setting, value in settings.items():
        field = page.locator(".phases li").first.locator(f"[data-setting={setting}]")
        field.fill(str(value))
        field.blur()
    person.button("web-cube").click()
    page.get_by_label(person.say("web-cube-list")).fill(cube(size))
    page.get_by_label(person.say("web-seats"), exact=True).fill(str(seats))
    person.button("web-clock-none").click()


def set_the_table(person: Person) -> str:
    """Start the room that was chosen; its code is returned."""
    person.button("web-create").click()
    return person.page.locator("[data-code]").inner_text()


def begin(person: Person) -> None:
    """Start the draft, in whatever phase it begins."""
    person.button("web-start").click()
    person.page.locator("[data-phase]").wait_for()


def phase_of(person: Person) -> str | None:
    """The phase that the page shows, None when the draft is over."""
    found = person.page.evaluate("document.querySelector('[data-phase]')?.dataset.phase ?? null")
    return None if found is None else str(found)


def confirm(person: Person) -> Locator:
    """The button that ends what is done on the board."""
    return person.page.locator(".tray .primary")


def sort_booster(person: Person) -> None:
    """The first card is taken, the next ones go to the Solomon pile."""
    page = person.page
    number = page.locator(".places").get_attribute("data-question")
    wanted = int(page.locator(".place.solomon span").inner_text().split("/")[1])
    for tile in range(wanted + 1):
        page.locator("[data-pack] .tile").nth(tile).click()
    confirm(person).click()
    page.locator(f".places[data-question='{number}']").wait_for(state="detached")


def split_pack(person: Person) -> None:
    """Two cards go to the second pile."""
    split = person.page.locator(".split")
    number = split.get_attribute("data-question")
    for _ in range(min(2, split.locator("[data-half='0'] .tile").count())):
        split.locator("[data-half='0'] .tile").first.click()
    confirm(person).click()
    if person.page.locator("[data-sure]").count():
        person.page.locator("[data-sure]").click()
    person.page.locator(f".split[data-question='{number}']").wait_for(state="detached")


def act(person: Person) -> bool:
    """Do the next thing on the board, if there is one."""
    page = person.page
    if person.is_asked:
        person.answer_prompt()
    elif page.locator(".place.solomon:enabled").count():
        sort_booster(person)
    elif page.locator(".split .tile:enabled").count():
        split_pack(person)
    elif page.locator("[data-pile]:enabled").count():
        press(person, page.locator("[data-pile]:enabled").last)
    elif page.locator("[data-answer]:enabled").count():
        page.locator("[data-answer]:enabled").last.click()
    elif page.locator("[data-line]:enabled").count():
        press(person, page.locator("[data-line]:enabled").first)
    elif page.locator(".bid input:enabled").count():
        page.locator(".bid input").first.fill("3")
        confirm(person).click()
    elif page.locator(OFFERED).count():
        press(person, page.locator(OFFERED).first)
    else:
        return False
    return True


def press(person: Person, choice: Locator) -> None:
    """Light something and give it."""
    choice.click()
    confirm(person).click()


def to_the_end(*people: Person, seen: Callable[[Person, str], None] = lambda person, phase: None) -> None:
    """Everybody acts as soon as they can, until all are building; `seen` is called in every phase once for each."""
    last = time.monotonic()
    known: set[tuple[str, str]] = set()
    while not all(person.is_building for person in people):
        moved = False
        for person in people:
            phase = phase_of(person)
            if phase is not None and (person.name, phase) not in known:
                known.add((person.name, phase))
                seen(person, phase)
            moved = (not person.is_building and act(person)) or moved
        if moved:
            last = time.monotonic()
        else:
            assert time.monotonic() - last < PATIENCE, "nothing happens any more"
            people[0].page.wait_for_timeout(40)
