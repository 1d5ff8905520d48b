"""What comes out of a printer: a page is made into a PDF, whose text is read back and held against what is shown."""

import io
import unicodedata
from collections import Counter

from playwright.sync_api import Page
from pypdf import PdfReader

SHOWN = """() => {
  const sheets = [...document.querySelectorAll('[data-sheet]')];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), found = [];
  while (texts.nextNode()) {
    const [text, parent] = [texts.currentNode.data, texts.currentNode.parentElement];
    const isThere = text.trim() && parent.checkVisibility({visibilityProperty: true});
    if (isThere && !parent.closest('.screen-only, style, script, option'))
      if (!sheets.length || sheets.some((one) => one.contains(parent))) found.push(text);
  }
  return found;
}"""
"""Every text that a screen shows and paper should: that of the sheets, or, where there are none, of the whole page."""

AT_THE_EDGE = """() => {
  const edge = document.documentElement.clientWidth;
  return [...document.querySelectorAll('[data-sheet] *')].filter((one) => {
    const {width, left, right} = one.getBoundingClientRect(), style = getComputedStyle(one);
    const isDrawn = (side) => parseFloat(style[`border${side}Width`]) > 0;
    return width && ((isDrawn('Right') && right > edge - 0.5) || (isDrawn('Left') && left < 0.5));
  }).map((one) => `${one.tagName}: ${one.closest('[data-slip]')?.dataset.slip ?? one.textContent}`);
}"""
"""What has a line at the very edge of the page's area, where printers cut it off."""


RADICALS = str.maketrans("⺟⺠⻄⻑⻘⻝⻤⻩⻫⻭⻲", "母民西長青食鬼黄斉歯亀")
"""Radicals that a font draws with the glyph of a whole letter, so that a PDF may name either; the others fold as
compatibility forms."""


def bare(text: str) -> str:
    """A text without what differs between a screen and paper: spaces and line breaks, capitals, forms of a letter.

    Signs of fonts that aren't letters (mana, scissors) have no text of their own; the dot between Japanese names is
    drawn by the glyph of another one.
    """
    folded = unicodedata.normalize("NFKC", text).casefold().translate(RADICALS).replace("‧", "・")
    return "".join(one for one in folded if unicodedata.category(one)[0] in "LNPS" and one not in "✂→←↑")


def pages(page: Page) -> list[str]:
    """What stands on each page that a printer would be given of what is on the screen, in the order of its paper."""
    paper = PdfReader(io.BytesIO(page.pdf(prefer_css_page_size=True)))
    return [bare(one.extract_text()) for one in paper.pages]


def cut_off(page: Page) -> list[str]:
    """What loses a line at its side on A4 and on letter paper, inside of margins of 12 mm."""
    size = page.viewport_size
    assert size is not None
    page.emulate_media(media="print")
    found = list[str]()
    for width in (703, 725):
        page.set_viewport_size({"width": width, "height": size["height"]})
        found += page.evaluate(AT_THE_EDGE)
    page.set_viewport_size(size)
    page.emulate_media(media="null")
    return found


def misprinted(page: Page, foot: str = "") -> list[str]:
    """What the screen shows and paper doesn't, on sheets also the other way round, and pages that are empty.

    `foot` is what stands at the foot of each page, beside its number.  A page without sheets may print what is typed
    into its fields, and its options.
    """
    shown = [bare(text) for text in page.evaluate(SHOWN)]
    printed = pages(page)
    paper = "".join(printed)
    found = [f"not on paper: {text}" for text in shown if text not in paper]
    found += [f"page {number} is empty" for number, text in enumerate(printed, start=1) if text in ("", bare(foot))]
    feet = "".join(f"{foot}{number}/{len(printed)}" for number in range(1, len(printed) + 1)) if foot else ""
    more = Counter(paper) - Counter("".join(shown) + bare(feet)) if page.locator("[data-sheet]").count() else Counter()
    return [*found, *([f"only on paper: {more}"] if more else []), *([] if shown else ["nothing is shown"])]
