"""What a host asks a lobby and a table for, as everybody sees it in their browsers."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Server, Sit
from tests.browser.people import draft_to_the_end
from tests.browser.test_ways import SMALL_TARGETS, fits


def test_a_host_asks_who_is_ready(server: Server, sit: Sit) -> None:
    """Everybody is asked in front of the lobby; all see who isn't; the host asks again, and removes a guest."""
    ada, ken, looker = sit("Ada"), sit("健", "ja", width=390, height=844, touch=True), sit("Mia")
    code = ada.set_table(seats=2)
    ken.join(code)
    ken.page.locator("[data-first-code]").get_by_role("button").tap()
    looker.page.goto(f"/r/{code}")
    looker.button("web-watch").click()
    ada.page.locator("[data-ask-ready]").click()
    expect(ken.page.locator("dialog[open]")).to_contain_text(ken.say("ready-asked", host="Ada"))
    assert fits(ken.page)
    assert ken.page.evaluate(SMALL_TARGETS) == []
    ken.page.locator("[data-ready-no]").tap()
    expect(ken.page.locator("dialog[open]")).to_have_count(0)
    ada.page.locator("dialog[open] [data-ready-yes]").click()
    expect(looker.page.locator("[data-ready=missing]")).to_contain_text(looker.say("ready-missing", count=1))
    assert fits(ken.page)
    ada.page.locator("[data-ask-ready]").click()
    ada.page.locator("dialog[open] [data-ready-yes]").click()
    ken.page.locator("dialog[open] [data-ready-yes]").tap()
    expect(looker.page.locator("[data-ready=all]")).to_be_visible()
    ada.button("web-room").click()
    ada.page.locator("dialog[open]").get_by_role("button", name=ada.say("web-dismiss"), exact=True).click()
    expect(looker.page.get_by_text(looker.say("guest-kicked"))).to_be_visible()


@pytest.mark.sweep
def test_a_draft_is_opened_when_it_was_said_and_goes_to_other_tools(server: Server, sit: Sit, tmp_path: Path) -> None:
    """Everybody reads in the lobby when it opens; at its end a player saves their own picks, and everybody's."""
    ada, ken = sit("Ada"), sit("健", "ja", width=390, height=844, touch=True)
    code = ada.set_table(packs=1, cards=2, seats=2)
    ada.button("web-room").click()
    ada.page.locator("[data-log] select").select_option("end")
    ken.join(code)
    expect(ada.page.get_by_text("健").first).to_be_attached()
    ada.page.get_by_label(ada.say("log-players")).check()
    ada.page.locator("[data-log]").get_by_role("button", name=ada.say("log-set")).click()
    expect(ada.page.locator("[data-log]")).to_contain_text(ada.say("log-said-end"))
    ada.page.locator("dialog[open]").get_by_role("button", name=ada.say("web-close")).click()
    ken.button("web-room").tap()
    expect(ken.page.locator("[data-log]")).to_contain_text(ken.say("log-said-players"))
    assert fits(ken.page)
    ken.page.locator("dialog[open]").get_by_role("button", name=ken.say("web-close")).tap()
    ada.start()
    draft_to_the_end(ada, ken)
    ken.page.goto(f"/r/{code}/replay")
    ken.page.get_by_label(ken.say("web-replay-viewer")).select_option("1")
    ken.page.locator("[data-log-files]").tap()
    assert fits(ken.page)
    assert ken.page.evaluate(SMALL_TARGETS) == []
    for form in ("mtgo", "draftmancer"):
        with ken.page.expect_download() as saved:
            ken.page.locator(f"[data-form={form}]").tap()
        saved.value.save_as(tmp_path / form)
    assert "--> 健\n" in (tmp_path / "mtgo").read_text()
    assert "健" in (tmp_path / "draftmancer").read_text()
    looker = sit("Mia")
    looker.page.goto(f"/verify?room={code}")
    expect(looker.page.get_by_text(looker.say("log-for-players"))).to_be_visible()


def test_a_name_being_typed_stands_when_somebody_comes(server: Server, sit: Sit) -> None:
    """What stands in the lobby's field is changed by its player alone, whoever comes in meanwhile."""
    ada, ken = sit("Ada"), sit("健", "ja")
    code = ada.set_table(seats=3)
    name = ada.page.get_by_label(ada.say("web-your-name"))
    name.fill("Ada Lo")
    ken.join(code)
    expect(ada.page.get_by_text("健").first).to_be_attached()
    expect(name).to_have_value("Ada Lo")


@pytest.mark.sweep
def test_everybody_knows_of_a_caster(server: Server, sit: Sit) -> None:
    """In the lobby and at the table all read with which delay somebody looks on, who meanwhile sees nothing."""
    ada, ken = sit("Ada"), sit("健", "ja", width=390, height=844, touch=True)
    code = ada.set_table(packs=1, cards=3, seats=2)
    ken.join(code)
    ada.button("web-room").click()
    ada.page.locator("[data-casters] select").select_option("1")
    ada.page.locator("[data-make-caster]").click()
    link = ada.page.locator("[data-caster-link]").inner_text()
    ada.page.locator("dialog[open]").get_by_role("button", name=ada.say("web-close")).click()
    expect(ken.page.locator("[data-caster]")).to_have_text(ken.say("caster-told", minutes=1, by="Ada"))
    assert fits(ken.page)
    ada.start()
    expect(ken.page.locator("header [data-caster]")).to_be_visible()
    assert fits(ken.page)
    assert ken.page.evaluate(SMALL_TARGETS) == []
    looker = sit("Mia", width=390, height=844, touch=True)
    looker.page.goto(link)
    expect(looker.page.locator("[data-delay]")).to_have_text(looker.say("caster-delay", minutes=1))
    expect(looker.page.get_by_role("status")).to_be_visible()
    assert looker.page.locator(".draft").count() == 0
