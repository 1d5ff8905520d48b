"""Cards have faces: the gallery, a cube's proxies on paper, and a board whose permanents are pictures."""

import re
from collections.abc import Callable
from pathlib import Path
from statistics import fmean

import pytest
from playwright.sync_api import Page, Route, expect

from entaku.messages import Language
from entaku.oracle.catalogue import shipped
from tests.browser.conftest import STATIC, Sit
from tests.browser.looking import Scene, barred, look, misplaced, rest_swept
from tests.browser.people import Person
from tests.browser.timing import NO_WORKER

NAMES = [name for name, card in shipped().cards.items() if not card.is_basic_land][:18]
LIST = "\n".join(["2 Forest", *NAMES])
SEEN = """() => Promise.all([...document.querySelectorAll('[data-card] img.art')].map(async (one) => {
  await one.decode();
  const canvas = Object.assign(document.createElement('canvas'), {width: 240, height: 180});
  const context = canvas.getContext('2d');
  context.drawImage(one, 0, 0, 240, 180);
  return [...context.getImageData(0, 0, 240, 180).data].filter((_, place) => place % 29 === 0);
}))"""
"""Of every picture, as large as it is drawn, how red, green, blue and opaque a part of its points are."""
DRAWN = """() => [...document.querySelectorAll('img.art')].every(one => one.complete && one.naturalWidth > 0)"""
WIDTHS = "() => [...document.querySelectorAll('[data-card] img.art')].map(one => one.naturalWidth)"
IMAGE, LINES = 240, 200
"""How many pixels wide an image is drawn, and what lines of 120 to 90 are for a browser that isn't told their size."""
SHOWN = 60
FEW = 12
ROUNDED = 0.5
"""By so much of 255 may points differ in the mean: at edges one rounds otherwise than the other."""


@pytest.mark.sweep
def test_the_gallery_lies_well(sit: Sit) -> None:
    """At both widths, in both languages, light and dark, nothing is cut off, and axe finds nothing grave."""

    def some(person: Person) -> None:
        expect(person.page.locator("[data-card]")).to_have_count(24)

    look(sit, Scene("/gallery?cards=24", some))


def test_every_face_is_drawn(sit: Sit) -> None:
    """No picture fails, the page says no error, and the basic lands are five pictures."""
    ada = sit("Ada")
    said: list[str] = []
    ada.page.on("pageerror", lambda error: said.append(str(error)))
    ada.page.on("console", lambda message: said.append(message.text) if message.type == "error" else None)
    ada.page.goto("/gallery")
    expect(ada.page.locator("[data-card] img.art")).to_have_count(200)
    ada.page.wait_for_function(DRAWN)
    lands = ada.page.locator(".lands").first.locator("img.art")
    assert len({lands.nth(place).get_attribute("src") for place in range(5)}) == 5
    assert said == []


def seen(ada: Person, cards: int = SHOWN) -> list[list[int]]:
    """What the pictures of the gallery's first cards show."""
    ada.page.goto(f"/gallery?cards={cards}")
    expect(ada.page.locator("[data-card] img.art")).to_have_count(cards)
    ada.page.wait_for_function(DRAWN)
    found: list[list[int]] = ada.page.evaluate(SEEN)
    return found


@pytest.mark.sweep
def test_images_show_what_lines_show(sit: Sit) -> None:
    """What a worker draws as images is what the browser draws of their lines."""
    ada = sit("Ada")
    images = seen(ada)
    assert set(ada.page.evaluate(WIDTHS)) == {IMAGE}
    bo = sit("Bo")
    bo.page.add_init_script("delete globalThis.Worker")
    lines = seen(bo)
    for image, line in zip(images, lines, strict=True):
        assert fmean(abs(one - other) for one, other in zip(image, line, strict=True)) <= ROUNDED


def changed(route: Route, before: str) -> None:
    """The worker comes, with something before it."""
    own = (STATIC.parent / "assets" / Path(route.request.url).name).read_text(encoding="utf-8")
    route.fulfill(body=before + own, content_type="text/javascript")


def lost(route: Route) -> None:
    """The worker doesn't come."""
    route.abort()


def noisy(route: Route) -> None:
    """The worker is given noise in the place of what it draws."""
    changed(route, "OffscreenCanvasRenderingContext2D.prototype.getImageData = () => ({data: [1, 2, 3, 255]});")


def faulty(route: Route) -> None:
    """The worker can't give what it has drawn."""
    changed(route, "OffscreenCanvas.prototype.convertToBlob = () => Promise.reject(new Error('full'));")


@pytest.mark.parametrize("carry", rest_swept(lost, noisy, faulty))
def test_where_no_images_are_drawn_lines_are_shown(sit: Sit, carry: Callable[[Route], None]) -> None:
    """A worker that doesn't come, or can't draw, leaves no picture out."""
    ada = sit("Ada")
    ada.page.add_init_script(NO_WORKER)
    ada.page.route("**/assets/easel-*", carry)
    seen(ada, FEW)
    assert set(ada.page.evaluate(WIDTHS)) == {LINES}


def with_cube(page: Page, ada: Person) -> None:
    """A cube is looked over, and its sheets are gone to."""
    page.goto("/cube")
    page.get_by_label(ada.say("web-cube-list")).fill(LIST)
    ada.button("web-cube-show").click()
    ada.button("web-proxies").click()
    expect(page.locator("[data-sheet]")).to_have_count(3)


@pytest.mark.parametrize(("language", "width"), rest_swept(("ja", 390), ("en", 1440)))
def test_proxies_are_nine_to_a_sheet(sit: Sit, language: str, width: int) -> None:
    """Twenty cards are three sheets; on paper each is a page of A4, and no word of a card is cut off."""
    ada = sit("Ada", language, width=width, height=900)
    page = ada.page
    with_cube(page, ada)
    assert [page.locator("[data-sheet]").nth(at).locator("article").count() for at in range(3)] == [9, 9, 2]
    page.wait_for_function(DRAWN)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    cut = "[...document.querySelectorAll('.words')].filter(one => one.scrollHeight > one.clientHeight + 1).length"
    assert page.evaluate(cut) == 0
    page.emulate_media(media="print")
    # On a phone's screen sheets are zoomed to fit; what is seen follows the medium a moment later.
    card = "document.querySelector('[data-sheet] article').getBoundingClientRect()"
    page.wait_for_function(f"() => Math.round({card}.width) === 238 && Math.round({card}.height) === 333")  # 63 × 88 mm
    paper = page.pdf(prefer_css_page_size=True)
    assert paper.count(b"/Type /Page\n") == 3
    page.reload()
    expect(page.locator("[data-sheet]")).to_have_count(3)


@pytest.mark.parametrize(("language", "width", "touch"), rest_swept(("ja", 390, True), ("en", 1440, False)))
def test_keywords_are_explained_where_they_stand(sit: Sit, language: Language, width: int, touch: bool) -> None:
    """A card that is held large says what its keywords mean, each with the number of its rule."""
    ada = sit("Ada", language, width=width, height=844, touch=touch)
    page = ada.page
    page.goto("/cube")
    page.get_by_label(ada.say("web-cube-list")).fill("Wakestone Gargoyle")
    ada.button("web-cube-show").click()
    page.get_by_role("button", name=re.compile("3.4")).last.click()
    told = page.locator("dialog [data-keywords]")
    expect(told).to_contain_text(ada.say("keyword-about-flying"))
    expect(told).to_contain_text(ada.say("keyword-about-defender"))
    expect(told).to_contain_text(ada.say("keyword-rule", number="702.9"))
    assert misplaced(page) == []
    assert barred(page) == []
