"""The cube page: a list looked over, filtered, sampled, kept, opened by its link and drafted."""

import re

import pytest
from playwright.sync_api import expect

from entaku.cli.lab_nights import study_of
from entaku.laboratory.study import keeping, working
from entaku.laboratory.study.page import published
from entaku.laboratory.study.plan import begin
from entaku.laboratory.study.questions import answers
from entaku.laboratory.study.wanted import Wanted
from entaku.messages import LANGUAGES, Language
from entaku.oracle.catalogue import shipped
from entaku.oracle.cubes.published import Published, publish
from tests.browser.conftest import Server, Sit
from tests.browser.looking import misplaced, rest_swept
from tests.browser.test_ways import SMALL_TARGETS, fits

PLAYED = [name for name, card in shipped().cards.items() if not card.is_basic_land][:135]
NAMES = [name for name, card in shipped().cards.items() if not card.is_basic_land][:60]
LIST = "\n".join([*NAMES, "3 Regicide", "Nobody Knows This"])


@pytest.mark.parametrize(("language", "width", "touch"), rest_swept(("ja", 390, True), ("en", 1440, False)))
def test_a_cube_is_looked_over_kept_and_drafted(sit: Sit, language: Language, width: int, touch: bool) -> None:
    """Pasted, shown with charts, filtered by what is unknown, sampled, kept; its link leads to a table with it."""
    assert language in LANGUAGES
    ada = sit("Ada", language, width=width, height=844, touch=touch)
    page = ada.page
    page.goto("/")
    page.get_by_role("link", name=re.compile(re.escape(ada.say("web-cube-page-about")))).click()
    page.get_by_label(ada.say("web-cube-name")).fill("Mine")
    page.get_by_label(ada.say("web-cube-list")).fill(LIST)
    ada.button("web-cube-show").click()
    shown = page.locator("[data-shown]")
    expect(shown).to_have_text(ada.say("web-cube-size", count=64), use_inner_text=True)
    expect(page.locator("[data-charts] .column")).to_have_count(8)
    assert fits(page)
    if touch:
        assert page.evaluate(SMALL_TARGETS) == []

    page.get_by_role("combobox", name=ada.say("web-cube-only")).select_option("unknown")
    expect(shown).to_have_text(ada.say("web-cube-size", count=1), use_inner_text=True)
    page.get_by_role("button", name="Nobody Knows This").wait_for()
    ada.button("web-cube-clear").click()
    page.get_by_label(ada.say("web-cube-search")).fill("Regicide")
    expect(shown).to_have_text(ada.say("web-cube-size", count=3), use_inner_text=True)
    ada.button("web-cube-clear").click()

    ada.button("web-cube-open").click()
    page.locator("[data-sample] .tile").first.wait_for()
    expect(page.locator("[data-sample] .tile")).to_have_count(15)
    assert fits(page)

    ada.button("web-cube-save").click()
    link = page.locator("[data-link]").inner_text()
    expect(page.locator("[data-sample] .tile")).to_have_count(15)
    ben = sit("Ben", language)
    ben.page.goto(link)
    ben.page.locator("[data-name]", has_text="Mine").wait_for()
    ben.button("web-cube-draft").click()
    expect(ben.page.get_by_label(ben.say("web-cube-name"))).to_have_value("Mine")
    ben.page.get_by_label(ben.say("web-your-name")).fill("Ben")
    ben.page.get_by_label(ben.say("web-rounds"), exact=True).fill("1")
    ben.page.get_by_label(ben.say("web-seats"), exact=True).fill("2")
    ben.button("web-create").click()
    ben.page.locator("[data-code]").wait_for()
    ben.start()


@pytest.fixture(scope="module")
def reported(server: Server, tmp_path_factory: pytest.TempPathFactory) -> Published:
    """The report of a night of three bots with a cube, published where the server looks for it."""
    folder = tmp_path_factory.mktemp("study")
    cube = folder / "mine.txt"
    cube.write_text("\n".join(PLAYED), "utf-8")
    study = study_of(Wanted("conspiracy", 3, 1, "2", cube=cube), None, "en")
    begin(study, folder / "out")
    keeping.keep(folder / "out", 0, working.play_chunk(study, 0).files)
    found = answers(folder / "out")
    about = Published(study.cube, found.nights, found.games)
    publish(server.data, about, published(found, {name: shipped().cards[name].ja for name in PLAYED}))
    return about


@pytest.mark.xdist_group("a report on a cube")  # whose night is played by one worker
@pytest.mark.parametrize(("language", "width"), rest_swept(("ja", 390), ("en", 1440)))
def test_a_cube_s_page_leads_to_the_report_on_it(sit: Sit, reported: Published, language: Language, width: int) -> None:
    """In the reader's language; its table is sorted by a click, it fits, it says nothing that was refused."""
    ada = sit("Ada", language, width=width, height=844)
    ada.page.goto("/cube")
    ada.page.get_by_label(ada.say("web-cube-list")).fill("\n".join(reversed(PLAYED)))
    ada.button("web-cube-show").click()
    link = ada.page.locator("[data-study]")
    expect(link).to_have_text(ada.say("web-cube-study", nights=1), use_inner_text=True)
    with ada.page.expect_popup() as opened:
        link.click()
    page = opened.value
    page.wait_for_load_state()
    refused: list[str] = []
    page.on("console", lambda message: refused.append(message.text) if message.type == "error" else None)
    page.reload()
    counts = page.locator("#cards tbody tr td:nth-child(2)")
    drafted = page.get_by_role("button", name=ada.say("lab-report-drafted"))
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("#cards tbody tr")).to_have_count(135)
    drafted.click()
    expect(page.locator("#cards [aria-sort]")).to_have_attribute("aria-sort", "descending")
    found = [int(text) for text in counts.all_inner_texts()]
    assert found == sorted(found, reverse=True)
    assert found[0] >= 1
    assert page.evaluate("getComputedStyle(document.querySelector('#cards')).borderCollapse") == "collapse"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")  # a wide table moves in its own frame
    page.get_by_role("link", name=ada.say("lab-report-other-language")).click()
    expect(page.locator("html")).to_have_attribute("lang", "en" if language == "ja" else "ja")
    assert refused == []


@pytest.mark.sweep
def test_only_who_kept_a_cube_saves_it_again(sit: Sit) -> None:
    """A change by its owner stays under the link; somebody else's change gets a link of its own."""
    ada = sit("Ada")
    ada.page.goto("/cube")
    ada.page.get_by_label(ada.say("web-cube-list")).fill("Regicide\nDeal Broker")
    ada.button("web-cube-show").click()
    ada.button("web-cube-save").click()
    link = ada.page.locator("[data-link]").inner_text()
    for person, again in ((ada, "web-cube-save-again"), (sit("Ben"), "web-cube-save")):
        person.page.goto(link)
        person.button("web-cube-edit").click()
        person.page.get_by_label(person.say("web-cube-list")).fill("Regicide\nDeal Broker\nLore Seeker")
        if person is not ada:
            person.page.get_by_label(person.say("web-cube-list")).fill("Regicide")
        person.button("web-cube-show").click()
        person.button(again).click()
        kept = person.page.locator("[data-link]").inner_text()
        assert (kept == link) == (person is ada)


@pytest.mark.parametrize(("language", "width", "touch"), rest_swept(("ja", 390, True), ("en", 1440, False)))
def test_a_made_up_card_is_described(sit: Sit, language: Language, width: int, touch: bool) -> None:
    """What nobody knows is said in a form, stands in the list, and is a card with cost, type, size and text."""
    ada = sit("Ada", language, width=width, height=844, touch=touch)
    page = ada.page
    page.goto("/cube")
    page.get_by_label(ada.say("web-cube-list")).fill("Regicide\n2 Test Teapot")
    ada.button("web-cube-show").click()
    page.locator("[data-typing] summary").click()
    form = page.locator("[data-typing] fieldset")
    form.get_by_role("combobox", name=ada.say("typed-type")).select_option("Artifact Creature")
    fields = {"cost": "{2}{R}", "kinds": "Teapot", "size": "2/3", "text": "Flying\nSing a song."}
    for field, said in fields.items():
        form.get_by_role("textbox", name=ada.say(f"typed-{field}")).fill(said)
    assert misplaced(page) == []
    assert fits(page)
    ada.button("typed-write").click()
    expect(page.locator("[data-unknown]")).to_have_count(0)
    expect(page.locator("[data-typing]")).to_have_count(0)
    page.get_by_label(ada.say("web-cube-search")).fill("Teapot")
    expect(page.get_by_role("button", name=re.compile("^Test Teapot.+2.3$"))).to_be_visible()
    ada.button("web-cube-edit").click()
    written = page.get_by_label(ada.say("web-cube-list")).input_value()
    line = "2 Test Teapot | {2}{R} | Artifact Creature — Teapot | 2/3 | Flying | Sing a song."
    assert written == f"Regicide\n{line}"
