"""Takes pictures of the table, the companion and the replay: `python -m tools.pictures FOLDER [scene ...]`.

Each scene is played up to on a real server with bots, and looked at in each language, at each width, in each theme:
FOLDER/SCENE-LANGUAGE-WIDTH-THEME.jpg.  Without scenes it is those of docs/table.md, which shows them in the light.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tests.browser.conftest import ARGUMENTS, CHROMIUM, Server, device
from tests.browser.looking import WAYS, WIDTHS, Scene, dress
from tests.browser.people import Person
from tests.browser.scenes import GAMES
from tests.browser.stories import STORIES

THEMES = ("light", "dark")
SCENES = GAMES | STORIES
IN_THE_DOCS = ("attack", "vote", "agenda", "absence", "restart", "replay", "companion-over")
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
