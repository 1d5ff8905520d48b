"""Takes pictures of the table, the companion and the replay: `python -m tools.pictures FOLDER [scene ...]`.

Each scene is played up to on a real server with bots, and looked at in each language, at each width, in each theme:
FOLDER/SCENE-LANGUAGE-WIDTH-THEME.jpg.  Without scenes it is those of docs/table.md, which shows them in the light, and
of README.
"""

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright
from tests.browser.conftest import ARGUMENTS, CHROMIUM, Server, device
from tests.browser.lines import begin, drafted_for, play_on, seated
from tests.browser.looking import WAYS, WIDTHS, Scene, dress
from tests.browser.people import OFFERED, Person
from tests.browser.scenes import GAMES, asked, at_room, may_attack
from tests.browser.stories import STORIES

SETS = {"sets": ["CNS", "CN2"]}
PICKS = 4
"""So many cards are picked before a draft is looked at."""


@contextmanager
def draft(server: Server) -> Iterator[Scene]:
    """A pick in a draft of eight, of both Conspiracy sets."""
    (line,) = seated(server, ("Ada",), 8, SETS)
    with line:
        line.ask("start")
        for _ in range(PICKS):
            line.when(lambda one: one.question is not None)
            line.answer((line.question or {})["default"])
        line.when(lambda one: one.question is not None)
        yield at_room(line, lambda person: expect(person.page.locator(OFFERED).first).to_be_visible())


@contextmanager
def game(server: Server) -> Iterator[Scene]:
    """An attack in a game of four with what was drafted of both Conspiracy sets."""
    lines = drafted_for(seated(server, ("Ada",), 4, SETS))
    with lines[0]:
        begin(lines, life=40)
        while (line := play_on(lines, lambda one: may_attack(one) and one.view["turn"] > LATE)) is None:
            begin(lines, life=40)
        yield at_room(line, asked("game-attack"))


LATE = 24
"""A turn of the table by which every board has something on it."""
THEMES = ("light", "dark")
SCENES = GAMES | STORIES | {"draft": draft, "game": game}
IN_THE_DOCS = (
    "draft", "game", "attack", "vote", "agenda", "absence", "restart", "replay", "companion-over",
)  # fmt: skip
QUALITY = 68


def take(browser: Browser, server: Server, scene: Scene, name: str, folder: Path) -> None:
    """A picture of a scene in each language, at each width, in each theme."""
    people = []
    for language, width in WAYS:
        context = device(browser, server, language, (width, WIDTHS[width]), width < 900, scene.kept)
        people.append(Person("Ada", context.new_page(), language))
        people[-1].page.goto(scene.address)
        scene.ready(people[-1])
    scene.then()
    for (language, width), person in zip(WAYS, people, strict=True):
        scene.after(person)
        for theme in THEMES:
            dress(person.page, theme)
            file = folder / f"{name}-{language}-{width}-{theme}.jpg"
            person.page.screenshot(path=file, type="jpeg", quality=QUALITY)
        person.page.context.close()


def main(folder: Path, wanted: list[str]) -> None:
    """Pictures of these scenes, or of those that the docs show."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(ARGUMENTS))
        server = Server(Path(data))
        server.deal_for("pictures")
        server.start()
        for name in wanted or IN_THE_DOCS:
            print(name, flush=True)
            with SCENES[name](server) as scene:
                take(browser, server, scene, name, folder)
        browser.close()
        server.kill()


if __name__ == "__main__":
    if len(sys.argv) < 2 or not set(sys.argv[2:]) <= set(SCENES):
        sys.exit(f"Say a folder, and which of: {', '.join(SCENES)}")
    main(Path(sys.argv[1]), sys.argv[2:])
