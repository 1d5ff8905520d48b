"""Registration as shops do it: a date, places, a waiting list, lots, a fee, brackets, names from a file."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.organising import Organiser
from tests.browser.test_nights import picture
from tests.browser.test_ways import SMALL_TARGETS, fits

FILE = "番号,氏名,ふりがな\r\n1,佐藤 健,さとう けん\r\n2,Ada,\r\n3,田中,たなか\r\n4,Ben,\r\n".encode("cp932")


def at_the_shop(desk: Organiser) -> None:
    """Four places on a Friday evening, for 500 yen; the unit stands there already."""
    page = desk.page
    page.locator("[data-when]").fill("2026-12-04T18:30")
    page.locator("[data-venue]").fill("晴れる屋")
    page.locator("[data-capacity]").fill("4")
    page.locator("[data-ask-brackets]").check()
    page.locator("[data-fee]").fill("500")
    expect(page.locator("[data-currency]")).to_have_value("円")


def test_who_waits_moves_up_and_is_told(sit: Sit) -> None:
    """Four names come from a spreadsheet's file; a fifth player waits until somebody drops, then checks in."""
    desk = Organiser(sit("店長", "ja", width=1440, height=900))
    page = desk.page
    desk.make_night("統率者の夜", at_the_shop)
    page.locator("[data-names-file]").set_input_files({"name": "names.csv", "mimeType": "text/csv", "buffer": FILE})
    expect(page.get_by_label(desk.say("nights-add-player"))).to_have_value(re.compile("^佐藤 健（さとう けん）\nAda\n"))
    desk.button("nights-add").click()
    page.locator('[data-player="Ben"]').wait_for()
    page.locator('[data-player="Ada"] [data-paid]').click()
    phone = sit("和", "ja", width=390, height=844, touch=True)
    phone.page.goto(f"/n/{desk.code}")
    announced = phone.page.locator("[data-announced]")
    expect(announced).to_have_text(["12月4日(金) 18:30 · 晴れる屋", "参加費：500円", "定員4人中4人が確定"])
    phone.page.get_by_label(phone.say("nights-your-name"), exact=True).fill(phone.name)
    phone.button("nights-register-me").click()
    expect(phone.page.locator("[data-waits-for-place]")).to_have_text("キャンセル待ち1番")
    expect(page.locator('[data-player="和"] [data-queue]')).to_have_text("キャンセル待ち1番")
    assert fits(phone.page)
    assert phone.page.evaluate(SMALL_TARGETS) == []
    picture(page, "registration-desk")
    picture(phone.page, "registration-phone-waits")
    page.locator('[data-player="Ben"] [data-drop]').click()
    expect(phone.page.locator("[data-notice=place]")).to_contain_text(phone.say("night-notice-place"))
    phone.button("nights-check-me-in").click()
    phone.page.locator("[data-bracket]").select_option("3")
    expect(page.locator('[data-player="和"] [data-bracket]')).to_have_value("3")
    picture(phone.page, "registration-phone")
    page.locator("[data-unpaid-only]").check()
    expect(page.locator("[data-player]")).to_have_count(3)
    expect(page.locator('[data-player="Ada"]')).to_have_count(0)


def test_lots_decide_and_their_seed_is_shown(sit: Sit) -> None:
    """Nobody has a place until the desk draws; then everybody sees the seed, and those without a place wait."""
    desk = Organiser(sit("Aya", "en"))

    def few(desk: Organiser) -> None:
        desk.page.locator("[data-capacity]").fill("2")
        desk.page.locator("[data-places]").select_option("lottery")

    desk.make_night("Lots", few)
    page = desk.page
    page.get_by_label(desk.say("nights-add-here")).uncheck()
    phone = sit("Cid", "en", width=390, height=844, touch=True)
    phone.page.goto(f"/n/{desk.code}")
    phone.page.get_by_label(phone.say("nights-your-name"), exact=True).fill(phone.name)
    phone.button("nights-register-me").click()
    expect(phone.page.locator("[data-waits-for-place]")).to_have_text(desk.say("nights-you-applied"))
    desk.type_names(["Ada", "Ben"])
    page.get_by_label(desk.say("nights-lots-seed")).fill("7")
    page.locator("[data-draw-lots]").click()
    expect(page.locator("[data-lot-seed]")).to_contain_text("7")
    expect(page.locator("[data-queue]")).to_have_count(1)
    expect(phone.page.locator("[data-notice=lots]")).to_be_visible()
    picture(page, "lots-desk")
