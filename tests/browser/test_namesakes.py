"""Two players of one name at a night: both are told apart on every page, by a mark of their own or a number."""

import pytest
from playwright.sync_api import expect

from entaku.messages import Language
from tests.browser.conftest import Sit
from tests.browser.looking import misplaced, rest_swept
from tests.browser.organising import Organiser
from tests.browser.people import Person
from tests.browser.test_nights import picture


def signed_up(phone: Person, code: str, name: str) -> None:
    """Type a name on a phone, and register."""
    phone.page.goto(f"/n/{code}")
    phone.page.get_by_label(phone.say("nights-your-name"), exact=True).fill(name)
    phone.button("nights-register-me").click()


@pytest.mark.parametrize("language", rest_swept("en", "ja"))
def test_a_namesake_registers_by_phone(sit: Sit, language: Language) -> None:
    """The phone asks who they are; then desk, phones, projector and sheets show both with a mark."""
    desk = Organiser(sit("Aya", language))
    desk.make_night("Namesakes")
    first, second = (sit("佐藤", language, width=390, height=844, touch=True) for _ in range(2))
    signed_up(first, desk.code, "佐藤")
    expect(first.page.locator("[data-me]")).to_have_attribute("data-me", "佐藤")
    signed_up(second, desk.code, "佐藤")
    expect(second.page.locator("[data-name-there]")).to_be_visible()
    picture(second.page, f"namesake-phone-asked-{language}")
    assert misplaced(second.page) == []
    second.page.locator("[data-mark]").fill("大阪")
    second.page.locator("[data-somebody-else]").click()
    expect(second.page.locator("[data-me]")).to_have_attribute("data-me", "佐藤 (大阪)")
    expect(first.page.locator("[data-me]")).to_have_attribute("data-me", "佐藤 (1)")

    first.page.locator("[data-own-mark]").fill("赤")
    picture(first.page, f"namesake-phone-mark-{language}")
    assert misplaced(first.page) == []
    first.button("web-confirm").tap()
    expect(first.page.locator("[data-me]")).to_have_attribute("data-me", "佐藤 (赤)")

    page = desk.page
    expect(page.locator('[data-player="佐藤 (赤)"]')).to_be_visible()
    page.get_by_label(desk.say("nights-add-player")).fill("佐藤, Ben")
    desk.button("nights-add").click()
    picture(page, f"namesake-desk-doubt-{language}")
    desk.button("nights-insist").click()
    expect(page.locator('[data-player="佐藤 (3)"] [data-check-in]')).to_have_attribute("aria-pressed", "true")
    page.locator('[data-player="佐藤 (3)"] .name').click()
    page.locator("[data-new-mark]").fill("眼鏡")
    expect(page.locator("[data-new-name]")).to_have_value("佐藤")
    page.locator("[data-link=player]").wait_for()
    picture(page, f"namesake-desk-mark-{language}")
    assert misplaced(page) == []
    desk.button("web-confirm").click()
    expect(page.locator('[data-player="佐藤 (眼鏡)"]')).to_be_visible()
    desk.button("nights-check-in-all").click()
    desk.go_on("pair")
    desk.go_on("publish")
    desk.go_on("play")
    picture(page, f"namesake-desk-{language}")
    names = ["佐藤 (赤)", "佐藤 (大阪)", "佐藤 (眼鏡)"]
    for where in ("screen", "sheets"):
        page.goto(f"/n/{desk.code}/{where}")
        for name in names:
            page.get_by_text(name).first.wait_for(state="attached")
        picture(page, f"namesake-{where[:6]}-{language}")
    stranger = sit("Cho", language, width=390, height=844, touch=True)
    stranger.page.goto(f"/n/{desk.code}")
    for name in names:
        expect(stranger.page.locator("[data-who] option", has_text=name)).to_have_count(1)
    picture(first.page, f"namesake-phone-{language}")
