"""The desk: who comes late, what undo takes back, pods as they are, names by their readings."""

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Sit
from tests.browser.organising import Organiser
from tests.browser.test_nights import picture
from tests.browser.test_ways import SMALL_TARGETS, fits

NAMES = ["Aoi", "Ben", "Chie", "Dai", "Emi", "Fumi", "Goro"]


def test_what_is_pressed_while_an_act_is_on_its_way_is_not_lost(sit: Sit) -> None:
    """On a slow line three players are checked in at once, one of them by a double click: each is, once."""
    desk = Organiser(sit("Aya"))
    desk.make_night("Friday")
    desk.page.get_by_label(desk.say("nights-add-here")).uncheck()
    desk.type_names(NAMES[:3])

    def slowly(route: Route) -> None:
        desk.page.wait_for_timeout(300)
        route.continue_()

    desk.page.route("**/entries", slowly)
    for name in NAMES[:3]:
        desk.page.locator(f'[data-player="{name}"] [data-check-in]').dispatch_event("click")
    desk.page.locator(f'[data-player="{NAMES[2]}"] [data-check-in]').dispatch_event("click")
    for name in NAMES[:3]:
        expect(desk.page.locator(f'[data-player="{name}"] [data-check-in]')).to_have_attribute("aria-pressed", "true")
    expect(desk.page.get_by_text(desk.say("nights-here-count", here=3, all=3))).to_be_visible()
    assert not desk.page.locator("[role=alert]").count()


def test_somebody_comes_late(sit: Sit) -> None:
    """Who registers once the round is published is told so, is seen at the desk, and gets a seat from there."""
    desk = Organiser(sit("綾", "ja"))
    page = desk.page
    desk.make_night("金曜の夜")
    desk.type_names(NAMES)
    for stage in ("pair", "publish", "play"):
        desk.go_on(stage)
    phone = sit("遥", "ja", width=390, height=844, touch=True)
    phone.page.goto(f"/n/{desk.code}")
    expect(phone.page.locator("[data-late]")).to_have_text(phone.say("nights-register-late", round=1))
    picture(phone.page, "phone-late-form")
    phone.page.get_by_label(phone.say("nights-your-name")).fill(phone.name)
    phone.button("nights-register-me").click()
    phone.button("nights-check-me-in").click()
    expect(phone.page.locator("[data-waits]")).to_have_text(phone.say("nights-you-came-late", round=1))
    assert fits(phone.page)
    assert phone.page.evaluate(SMALL_TARGETS) == []
    picture(phone.page, "phone-late")
    waiting = page.locator("[data-waiting]")
    expect(waiting).to_have_text(desk.say("nights-waiting", names=phone.name))
    waiting.click()
    picture(page, "desk-late")
    page.locator("[data-seat-late]").select_option(label=desk.say("nights-seat-late-in", table=1, size=3))
    expect(phone.page.locator("[data-where]")).to_have_text(phone.say("nights-you-sit", table=1, seat=4))
    waiting.wait_for(state="detached")
    picture(phone.page, "phone-late-seat")
    desk.open_tab("games")
    assert desk.players_of(1)[-1] == phone.name
    first, *_, last = desk.players_of(2)
    desk.leave(2, last)
    expect(desk.group(2).locator(f'[data-line="{first}"]')).to_contain_text(desk.say("nights-starts"))
    undo = page.locator("[data-undo]")
    expect(undo).to_contain_text(desk.say("night-what-left-game", table=2, names=last))
    picture(page, "desk-undo")
    page.set_viewport_size({"width": 390, "height": 844})
    assert fits(page)
    picture(page, "phone-desk-undo")
    page.set_viewport_size({"width": 1440, "height": 900})
    undo.click()
    expect(undo).to_contain_text(desk.say("night-what-seat-given", table=1, name=phone.name))
    desk.open_tab("log")
    expect(page.locator("[data-entry]").first).to_contain_text(desk.say("night-what-left-game", table=2, names=last))
    desk.open_tab("players")
    expect(page.locator("aside").last).to_contain_text(desk.say("nights-group-now", table=1, alive=4, size=4))
    picture(page, "desk-pods")


def test_names_are_listed_by_their_readings(sit: Sit) -> None:
    """A name in kana offers its own reading, kanji are read as typed; phone, desk and projector list all alike."""
    desk = Organiser(sit("綾", "ja"))
    page = desk.page
    desk.make_night("五十音の夜")
    desk.type_names(["渡辺（わたなべ）", "Mina Zola"])
    page.locator('[data-player="渡辺"]').wait_for()
    phone = sit("x", "en", width=390, height=844, touch=True)
    phone.page.goto(f"/n/{desk.code}")
    phone.page.get_by_label(phone.say("nights-your-name"), exact=True).fill("サトウ")
    expect(phone.page.locator("[data-own-reading]")).to_have_value("さとう")
    assert fits(phone.page)
    picture(phone.page, "phone-reading")
    phone.page.get_by_label(phone.say("nights-your-name"), exact=True).fill("阿部")
    expect(phone.page.locator("[data-own-reading]")).to_have_value("")
    phone.page.locator("[data-own-reading]").fill("アベ")
    phone.button("nights-register-me").click()
    desk.type_names(["さとう"])
    listed = page.locator("[data-player]")
    wanted = ["Mina Zola", "阿部", "さとう", "渡辺"]
    assert [listed.nth(at).get_attribute("data-player") for at in range(listed.count())] == wanted
    expect(page.locator('[data-player="阿部"] [data-reading]')).to_have_text("あべ")
    picture(page, "desk-readings")
    page.locator('[data-player="渡辺"] .name').click()
    page.locator("[data-new-reading]").fill("いとう")
    picture(page, "desk-reading-dialog")
    desk.button("web-confirm").click()
    wanted = ["Mina Zola", "阿部", "渡辺", "さとう"]
    expect(listed.nth(2)).to_have_attribute("data-player", "渡辺")
    screen = sit("hall", "en")
    screen.page.goto(f"/n/{desk.code}/screen")
    screen.page.get_by_text("Mina Zola").wait_for()
    assert screen.page.locator(".door li").all_inner_texts() == wanted
    phone.button("nights-not-me").click()
    assert phone.page.locator("[data-who] option").all_inner_texts()[1:] == wanted


@pytest.mark.rule("EV-10")
def test_a_reason_is_that_of_who_leaves(sit: Sit) -> None:
    """Who is picked next leaves for the usual reason, not the last one's; survivors are told so, without a place."""
    desk = Organiser(sit("綾", "ja"))
    desk.make_night("理由")
    desk.type_names([*NAMES, "Hana"])
    for stage in ("pair", "publish", "play"):
        desk.go_on(stage)
    one, other, *stayed = desk.players_of(1)
    desk.leave(1, one, cause="concession")
    group = desk.group(1)
    group.locator(f'[data-line="{other}"]').click()
    expect(group.get_by_label(desk.say("nights-cause"))).to_have_value("life")
    group.locator(f'[data-line="{other}"]').click()
    group.locator(f'[data-line="{stayed[0]}"]').click()
    group.get_by_label(desk.say("nights-cause")).select_option("poison")
    group.locator(f'[data-line="{stayed[0]}"]').click()
    group.locator(f'[data-line="{other}"]').click()
    expect(group.get_by_label(desk.say("nights-cause"))).to_have_value("life")
    group.locator("[data-left]").click()
    for player in stayed:
        expect(group.locator(f'[data-line="{player}"]')).to_contain_text("勝ち残り")
        expect(group.locator(f'[data-line="{player}"]')).not_to_contain_text("位")
    picture(desk.page, "desk-survived")
    page = desk.page.context.new_page()
    page.goto(f"/n/{desk.code}")
    page.locator("[data-who]").select_option(label=stayed[0])
    expect(page.locator("[data-over]")).to_have_text(desk.say("nights-you-survived", table=1))
    picture(page, "page-survived")
