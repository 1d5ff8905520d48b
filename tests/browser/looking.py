"""Looks at a page as a machine can: how it lies on the screen, and whether everybody can use it."""

from collections.abc import Callable, Container, Mapping
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct
from playwright.sync_api import Page

from entaku.messages import LANGUAGES, Language
from tests.browser.conftest import STATIC, Sit
from tests.browser.people import Person
from tests.browser.turning import DESK, PHONE, Device, leave, turned

WIDTHS = {1440: 900, 390: 844}
"""Each width that is looked at, and the height of its screen."""
WAYS: tuple[tuple[Language, int], ...] = tuple(product(LANGUAGES, WIDTHS))
"""Each language at each width."""
LAYOUT = Path(__file__).with_name("layout.js").read_text(encoding="utf-8")
AXE = STATIC.parents[4] / "web" / "node_modules" / "axe-core" / "axe.min.js"
ACROSS: tuple[tuple[Language, int], ...] = (("en", 1440), ("ja", 390))
"""Where axe looks: each language and each width once, which shows it every form that a page has."""
GRAVE = ("serious", "critical")
AXE_RUN = """run => axe.run(document, {resultTypes: ['violations'], ...run}).then(found =>
  found.violations.flatMap(one => one.nodes.map(node => [one.impact,
    `${one.id}: ${node.target.join(' ')} ${node.html.slice(0, 160)} ${node.any[0]?.message ?? ''}`])))"""
TAGS = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
IN_THE_LIGHT = {"runOnly": list(TAGS), "rules": {"label-content-name-mismatch": {"enabled": False}}}
"""Cards draw costs and sizes as signs, and say them in words: the rule, which compares letters, can't follow that."""
IN_THE_DARK = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}
"""All that changes there is colours."""
OF_ROOM = {"runOnly": {"type": "rule", "values": ["target-size", "scrollable-region-focusable"]}}

LONG_AWAY = """for (const key of Object.keys(localStorage).filter(key => key.startsWith('entaku.seen.')))
  localStorage.setItem(key, JSON.stringify({...JSON.parse(localStorage.getItem(key)), at: 0, last: ['gone']}))"""
"""What this device saw last of a table was long ago, and isn't told any more."""
LONG_SINCE = LONG_AWAY.replace(", last: ['gone']", "")
"""What this device saw last of a table was long ago."""


AT_REST = """() => new Promise(done => {
  for (const one of document.querySelectorAll('*:not(svg *)'))
    if (getComputedStyle(one).contentVisibility === 'auto') one.style.contentVisibility = 'visible';
  let [last, still] = ['', 0];
  const frame = () => {
    const now = [...document.querySelectorAll('main *:not(svg *)')].map(one => {
      const {x, y, width, height} = one.getBoundingClientRect();
      return [x, y, width, height];
    }).join();
    [last, still] = [now, now === last ? still + 1 : 0];
    still < 6 ? requestAnimationFrame(frame) : done();
  };
  frame();
})"""
"""Everything is laid out, what lies outside of the screen too, and nothing moves for six pictures in a row."""


def misplaced(page: Page) -> list[str]:
    """Whatever is cut off, overlaps, sticks out, or, by touch, is too small to press (WCAG 2.2, 2.5.8)."""
    page.evaluate(AT_REST)
    found: list[str] = page.evaluate(LAYOUT)
    wide, width = (int(page.evaluate(one)) for one in ("innerWidth", "screen.width"))
    if wide > width:  # by touch a page that is too wide is shown smaller, so that nothing sticks out of it
        found.append(f"wide: {wide} pixels of {width}")
    return [
        one for one in found if not one.startswith("small") or page.evaluate("matchMedia('(pointer: coarse)').matches")
    ]


BROKEN = r"""() => {
  const words = document.createRange();
  const found = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const around = node.parentElement;
    if (!around.checkVisibility({ visibilityProperty: true }) || around.closest('textarea, pre')) continue;
    for (const word of node.data.matchAll(/[A-Za-z]{2,20}/g)) {
      words.setStart(node, word.index);
      words.setEnd(node, word.index + word[0].length);
      const parts = [...words.getClientRects()].filter((one) => one.width > 0.5);
      const lines = new Set(parts.map((one) => Math.round(one.top)));
      if (lines.size > 1) found.push(word[0]);
    }
  }
  return found;
}"""


def broken(page: Page) -> list[str]:
    """Words in Latin letters, of which a name may be made, that go on in the next line."""
    found: list[str] = page.evaluate(BROKEN)
    return [f"broken: {one}" for one in found]


PARTED = """() => document.documentElement.lang === 'ja'
  ? document.body.innerText.match(/.{0,24}[。！？][ ](?=[^\\s]).{0,24}/g) ?? [] : []"""


def parted(page: Page) -> list[str]:
    """Sentences of Japanese with a space between them, as no Japanese is written."""
    found: list[str] = page.evaluate(PARTED)
    return [f"parted: {one}" for one in found]


def barred(page: Page, themes: Container[str] = ("dark", "light")) -> list[str]:
    """What keeps people out who don't see or don't point: each grave finding of axe, in the light and in the dark."""
    told = []
    for theme, run in (("dark", IN_THE_DARK), ("light", IN_THE_LIGHT)):
        if theme not in themes:
            continue
        dress(page, theme)
        told += [f"{theme}: {what}" for what in grave(page, run)]
    return told


def cramped(page: Page) -> list[str]:
    """Those of them that hang on how much room words take, which is another in each language at each width."""
    return grave(page, OF_ROOM)


def grave(page: Page, run: Mapping[str, object]) -> list[str]:
    """What axe finds grave, asked so."""
    if not AXE.exists():
        pytest.skip("axe-core isn't installed: python tools/web.py install")
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8") + ";0")  # the page itself loads no script but its own
    found: list[list[str]] = page.evaluate(AXE_RUN, run)
    return [what for impact, what in found if impact in GRAVE]


FADED = """() => new Promise(requestAnimationFrame).then(() => Promise.allSettled(
  document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime < Infinity).map((one) => one.finished)
))"""
"""Until no colour is on its way to another one."""


def dress(page: Page, theme: str) -> None:
    """Light or dark, as the device asks for it."""
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
    page.wait_for_function("theme => document.documentElement.dataset.theme === theme", arg=theme)
    page.evaluate(FADED)


def rest_swept(*ways: object) -> list[Any]:
    """Ways to try the same: the first is tried each time, the rest by the sweep."""
    first, *rest = (way if isinstance(way, tuple) else (way,) for way in ways)
    return [pytest.param(*first), *(pytest.param(*way, marks=pytest.mark.sweep) for way in rest)]


def nothing(*_: object) -> None:
    """Nothing more."""


class Scene(Struct, frozen=True):
    """Something to look at.

    address  the page
    ready    brings the page to where it is to be looked at, and waits until it is there
    kept     what the browser has kept: seats' tokens, a game on paper
    then     what happens once everybody looks
    after    what can be seen then
    """

    address: str
    ready: Callable[[Person], None]
    kept: Mapping[str, str] = {}
    then: Callable[[], None] = nothing
    after: Callable[[Person], None] = nothing


STRETCHED = """() => {
  const longest = [["Wolfgang A. von Habsburg", /(?<![\\w])(Ada|Ben|Chie|Noah|Aya|Bot \\d)(?![\\w])/g],
    ["円卓会議主催者代表取締役社長補佐見習天野小五郎作", /ボット\\d(?!人)|健|結衣|綾|一郎|二葉|三奈|四葉/g]];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const short = window.shortNames = new Map();
  while (texts.nextNode())
    for (const [name, others] of longest) {
      const said = texts.currentNode.data.replace(others, name);
      if (said === texts.currentNode.data) continue;
      if (!short.has(texts.currentNode)) short.set(texts.currentNode, texts.currentNode.data);
      texts.currentNode.data = said;
    }
}"""
"""Everybody has as long a name as one may have, in letters and in kanji."""
SHORTENED = "() => window.shortNames.forEach((said, text) => (text.data = said))"
"""And their own again."""


def wrong(person: Person, width: int) -> list[str]:
    """What is misplaced on a page, with the longest names too, and where it keeps somebody out."""
    found = misplaced(person.page) + parted(person.page)
    if (person.language, width) in ACROSS:
        found += barred(person.page)
    person.page.evaluate(STRETCHED)
    found += [f"with long names: {one}" for one in misplaced(person.page) if one not in found]
    person.page.evaluate(SHORTENED)
    return found


class Browsers:
    """Somebody's browsers, on a device each.

    They look at one scene after the other: each opens it, which takes two fifths of what it takes in a new browser, and
    turns the page through its ways.  In between they are nowhere.  Nothing happens meanwhile: who comes back to a table
    is told what happened.
    """

    def __init__(self, sit: Sit, devices: tuple[Device, ...] = (DESK, PHONE)) -> None:
        self._sit = sit
        self._devices = devices
        self._people: list[Person] = []

    def look(self, scene: Scene, seen: Callable[[Person, int], list[str]] = wrong) -> list[str]:
        """What is `seen` to be wrong in each language at each width.  All scenes are of one seat."""
        told: list[str] = []
        if not self._people:
            self._people = [self._before(scene, device) for device in self._devices]
        for device, person in zip(self._devices, self._people, strict=True):
            for language, width in turned(person, device, partial(self._open, scene, person)):
                told += [f"{language} {width}: {one}" for one in seen(person, width)]
            leave(person, device)
        return told

    @staticmethod
    def _open(scene: Scene, person: Person) -> None:
        person.page.goto(scene.address)
        scene.ready(person)

    def _before(self, scene: Scene, device: Device) -> Person:
        return self._sit("Ada", device.language, *device.first, touch=device.touch, kept=scene.kept)


def look(sit: Sit, scene: Scene) -> None:
    """Every language and width of a page: nothing is misplaced, not with the longest names, and nobody is kept out."""
    told = Browsers(sit).look(scene)
    assert told == [], "\n".join(told)
