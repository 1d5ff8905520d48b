"""Pictures of the pages for people to look at: every size of screen, each language, in the light and in the dark."""

import os

from tests.browser.conftest import Sit
from tests.browser.looking import AT_REST, Browsers, Scene, dress, wrong
from tests.browser.people import Person
from tests.browser.turning import LARGE, SMALL

FOLDER = os.environ.get("ENTAKU_PICTURES")
"""Where pictures are kept, when somebody wants any."""

UNREAD = """() => {
  const name = (one) => `${one.className.split(' ')[0]} “${one.textContent.trim().slice(0, 40)}”`;
  const seen = [...document.querySelectorAll(':is(main, .bar, aside) *:not(svg *, input, select)')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }));
  const short = seen.filter((one) => getComputedStyle(one).textOverflow === 'ellipsis'
    && one.scrollWidth > one.clientWidth + 1);
  const blank = [...document.querySelectorAll('.log li')].filter((one) => {
    const words = document.createRange();
    words.selectNodeContents(one);
    const ends = [...one.childNodes].filter((node) => !node.matches?.('.ask')).map((node) => {
      words.selectNode(node);
      return words.getBoundingClientRect().bottom;
    });
    return one.getBoundingClientRect().bottom - Math.max(...ends) > 14;
  });
  return [...short.map((one) => `cut short: ${name(one)}`), ...blank.map((one) => `a blank line: ${name(one)}`)];
}"""
"""Words that end in an ellipsis, and lines of the log that have an empty one under their words."""


def photograph(person: Person, name: str, whole: bool = True) -> None:
    """Keep a page as it is in the light and in the dark, down to its end or only what the screen shows."""
    if not FOLDER:
        return
    width = person.page.evaluate("innerWidth")
    for theme in ("dark", "light"):
        dress(person.page, theme)
        person.page.evaluate(AT_REST)
        person.page.screenshot(path=f"{FOLDER}/{name}-{person.language}-{width}-{theme}.png", full_page=whole)


def looked_through(sit: Sit, scene: Scene, name: str) -> list[str]:
    """What is wrong with a scene in each language on each screen; a picture of each is kept where they are wanted."""

    def seen(person: Person, width: int) -> list[str]:
        photograph(person, name, whole="/r/" not in scene.address)
        unread: list[str] = person.page.evaluate(UNREAD)
        return unread + wrong(person, width)

    return Browsers(sit, (SMALL, LARGE)).look(scene, seen)
