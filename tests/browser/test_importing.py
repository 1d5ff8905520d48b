"""Cards are imported on a page: a file is chosen or dropped, and the keeper's rooms have what is in it."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from entaku.messages import Language
from tests.browser.conftest import Server, Sit, serving
from tests.browser.looking import ACROSS, WIDTHS, barred, misplaced, rest_swept
from tests.browser.turning import in_each_language
from tests.oracle.making import mtgjson_row, mtgjson_set, scryfall_card, write
from tests.server.test_imports import MANY, RIFTBOUND

pytestmark = pytest.mark.xdist_group("a server for importing")  # it is started by one worker

DROP = """async ([text, name]) => {
  const files = new DataTransfer();
  files.items.add(new File([text], name));
  const zone = document.querySelector('main [role=group]');
  for (const kind of ['dragover', 'drop'])
    zone.dispatchEvent(new DragEvent(kind, { dataTransfer: files, bubbles: true, cancelable: true }));
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of these tests alone: what is imported changes what others read on their pages."""
    yield from serving(Server(tmp_path_factory.mktemp("importing")))


def drop(page: Page, text: str, name: str) -> None:
    """Drop a file onto the page."""
    page.evaluate(DROP, [text, name])


UNLIKE = {390: "Velvet Marmot", 1440: "Brisk Lanternfish"}
"""Names for which the other isn't offered, whichever is imported first."""


@pytest.mark.parametrize(("language", "width", "touch"), rest_swept(("ja", 390, True), ("en", 1440, False)))
def test_a_keeper_imports_cards(sit: Sit, tmp_path: Path, language: Language, width: int, touch: bool) -> None:
    """From an unknown name on a cube's page to the file, and back to a cube that knows it; without a restart."""
    ada = sit("Ada", language, width=width, height=844, touch=touch)
    page, name = ada.page, UNLIKE[width]
    page.goto("/cube")
    page.get_by_label(ada.say("web-cube-list")).fill(name)
    ada.button("web-cube-show").click()
    expect(page.locator("[data-unknown]")).to_contain_text(ada.say("web-cube-not-imported"))
    with page.expect_popup() as opened:
        page.get_by_role("link", name=ada.say("web-import-what")).click()
    keeper = opened.value
    keeper.locator("h1", has_text=ada.say("web-import")).wait_for()
    assert misplaced(keeper) == []
    assert barred(keeper) == []
    row = mtgjson_row(name)
    pack = {"boosters": [{"contents": {"all": 1}, "weight": 1}], "sheets": {"all": {"cards": {row["uuid"]: 1}}}}
    file = write(tmp_path, mtgjson_set(row, code=f"T{width}", booster={"play": pack}), "T.json")
    keeper.locator("input[type=file]").set_input_files(file)
    done = keeper.locator("[data-import-done]")
    expect(done).to_contain_text(ada.say("web-import-done", count=1, file="T.json"))
    expect(done).to_contain_text(ada.say("web-import-drafted", sets=f"T{width}"))
    assert misplaced(keeper) == []
    page.reload()
    page.get_by_label(ada.say("web-cube-list")).fill(name)
    ada.button("web-cube-show").click()
    expect(page.get_by_role("button", name=re.compile(rf"^{name}.+\d\D\d$"))).to_be_visible()
    expect(page.locator("[data-unknown]")).to_have_count(0)


@pytest.mark.parametrize(("language", "width", "touch"), rest_swept(("en", 1440, False), ("ja", 390, True)))
@pytest.mark.sweep
def test_files_are_dropped_one_after_another(sit: Sit, language: Language, width: int, touch: bool) -> None:
    """What isn't a file of cards is said to be none; a large one is watched; the start page leads here."""
    ada = sit("Ada", language, width=width, height=844, touch=touch)
    page = ada.page
    page.goto("/")
    page.get_by_role("link", name=re.compile(re.escape(ada.say("web-import-about")))).click()
    page.locator("main [role=group]").wait_for()
    drop(page, "Test Cat\nTest Tom\n", "names.txt")
    alert = page.get_by_role("alert")
    expect(alert).to_have_text(ada.say("import-no-json", file="names.txt"))
    assert misplaced(page) == []
    drop(page, json.dumps([scryfall_card("Test Tom")])[:-9], "half.json")
    expect(alert).to_have_text(ada.say("import-cut-off", file="half.json", line=0))
    drop(page, MANY.decode(), "many.json")
    going = page.locator("[data-import-going]")
    expect(going).to_be_visible()
    expect(alert).to_have_count(0)
    assert misplaced(page) == []
    expect(page.locator("[data-import-done]")).to_contain_text(ada.say("web-import-done", count=6000, file="many.json"))
    expect(going).to_have_count(0)


@pytest.mark.parametrize("language", rest_swept("ja", "en"))
def test_who_may_not_import_is_told_who_may(sit: Sit, language: Language) -> None:
    """By way of a proxy there is no place to drop anything, and a cube's page says what its keeper can do."""
    ada = sit("Ada", language)
    ada.page.context.set_extra_http_headers({"X-Forwarded-For": "127.0.0.1"})
    ada.page.goto("/import")
    expect(ada.page.locator("[data-not-here]")).to_have_text(ada.say("web-import-not-here"))
    expect(ada.page.locator("main [role=group]")).to_have_count(0)
    ada.page.goto("/cube")
    ada.page.get_by_label(ada.say("web-cube-list")).fill("Nobody Knows This")
    ada.button("web-cube-show").click()
    expect(ada.page.get_by_text(ada.say("web-cube-unknown-more"))).to_be_visible()
    expect(ada.page.get_by_role("link", name=ada.say("web-import-what"))).to_have_count(0)


@pytest.mark.parametrize(("language", "width"), rest_swept(*ACROSS))
def test_a_riftbound_file_is_taken_and_leads_to_its_page(sit: Sit, language: Language, width: int) -> None:
    """Dropped like any other file, it says what it brought, that Riftbound isn't played, and where its texts are."""
    ada = sit("Ada", language, width=width, height=WIDTHS[width], touch=width < 600)
    page = ada.page
    page.goto("/import")
    page.locator("main [role=group]").wait_for()
    drop(page, RIFTBOUND.decode(), "rift.json")
    done = page.locator("[data-import-done]")
    expect(done).to_contain_text(ada.say("web-import-riftbound", count=2, file="rift.json"))
    assert in_each_language(ada, misplaced) == []
    done.get_by_role("link", name=ada.say("web-import-riftbound-where")).click()
    expect(page.locator("#riftbound-cards")).to_have_count(1)
