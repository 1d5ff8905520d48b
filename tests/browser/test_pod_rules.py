"""Optional rules that a pod agrees on: proposed at the desk, agreed to on phones, shown wherever the group is."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.organising import Organiser
from tests.browser.people import Person
from tests.browser.test_nights import picture
from tests.browser.test_projector import SHOWN
from tests.browser.test_ways import SMALL_TARGETS, fits

NAMES = ["一郎", "二葉", "三奈", "四葉"]


@pytest.mark.rule("EV-9", "EV-11", "EV-12")
@pytest.mark.sweep
def test_a_pod_agrees_on_its_rules(sit: Sit) -> None:
    """The desk proposes, one objects on a phone and is asked again, the rest agree at the table; the games show it."""
    desk = Organiser(sit("綾", "ja", width=390, height=844, touch=True))
    page = desk.page
    desk.make_night("話し合う夜")
    desk.type_names(NAMES)
    links = [link_of(desk, name) for name in NAMES[:2]]
    desk.go_on("pair")
    propose(desk, "left")
    phone, other = phone_of(sit, links[0], "一郎", "ja"), phone_of(sit, links[1], "二葉", "en")
    expect(phone.page.locator("[data-rules]")).to_contain_text(phone.say("nights-attack-left"))
    expect(phone.page.locator("[data-rules]")).to_contain_text(
        phone.say("nights-pod-rules-clock-is", seconds=30, minutes=10)
    )
    expect(phone.page.locator("[data-rules]")).to_contain_text(phone.say("nights-pod-rules-grace-is", seconds=120))
    picture(phone.page, "pod-rules-phone-asks")
    assert fits(phone.page)
    assert phone.page.evaluate(SMALL_TARGETS) == []
    agree_and_refuse(phone, other)
    expect(page.locator("[data-against-rules]")).to_have_text(desk.say("nights-pod-rules-no", names="二葉"))
    picture(other.page, "pod-rules-phone-refused-en")
    page.locator("[data-pod-rules]").scroll_into_view_if_needed()
    picture(page, "pod-rules-desk-against")
    desk.go_on("publish")
    page.locator("[data-publish]").click()
    expect(page.locator("dialog[open] .warning").first).to_contain_text("三奈")
    picture(page, "pod-rules-desk-doubt")
    page.get_by_role("button", name=desk.say("nights-leave-it")).click()
    propose(desk, "right")
    expect(other.page.locator("[data-rules]")).to_contain_text(other.say("nights-attack-right"))
    other.page.locator("[data-agree]").tap()
    expect(page.locator("[data-missing-rules]")).not_to_contain_text("二葉")
    page.locator("[data-all-agree]").click()
    expect(phone.page.locator("[data-agreed]")).to_be_visible()
    page.locator("[data-undo]").click()
    expect(page.locator("[data-missing-rules]")).to_contain_text("一郎")
    phone.page.locator("[data-agree]").tap()
    expect(page.locator("[data-missing-rules]")).not_to_contain_text("一郎")
    page.locator("[data-all-agree]").click()
    expect(page.locator("[data-agreed]")).to_be_visible()
    picture(phone.page, "pod-rules-phone-agreed")
    desk.go_on("play")
    expect(page.locator("[data-group-rules]")).to_contain_text(desk.say("nights-choose-attack-right"))
    assert fits(page)
    picture(page, "pod-rules-desk-play")
    expect(other.page.locator("[data-own-rules]")).to_contain_text(other.say("nights-choose-attack-right"))
    expect(other.page.locator("[data-own-rules]")).to_contain_text(clock(other))
    expect(other.page.locator("[data-clock]")).to_have_text("90:00")
    picture(other.page, "pod-rules-phone-play-en")
    on_paper_and_screen(desk, sit("hall", "en", width=1440, height=900))


def agree_and_refuse(phone: Person, other: Person) -> None:
    """One agrees, the other doesn't, whose buttons don't move under the finger while others answer."""
    refusing = other.page.locator("[data-refuse]")
    before = refusing.bounding_box()
    phone.page.locator("[data-agree]").tap()
    expect(other.page.locator("[data-missing-rules]")).not_to_contain_text("一郎")
    assert refusing.bounding_box() == before
    refusing.tap()


def propose(desk: Organiser, attack: str) -> None:
    """Attacking to one side, range 1, Rumble, 90 minutes, half a one for each decision, two for who is away."""
    page = desk.page
    desk.open_tab("pairing")
    page.locator("[data-propose]").click()
    dialog = page.locator("dialog[open]")
    dialog.locator("[data-attack]").select_option(attack)
    dialog.locator("[data-influence]").select_option(index=1)
    dialog.get_by_label(desk.say("web-game-rumble"), exact=True).check()
    dialog.locator("[data-minutes]").fill("90")
    dialog.locator("[data-game-clock]").select_option(index=2)
    dialog.locator("[data-grace-choice]").select_option("120")
    picture(page, f"pod-rules-propose-{attack}")
    dialog.locator("[data-propose-it]").click()
    expect(page.locator("[data-rules]")).to_contain_text(desk.say(f"nights-attack-{attack}"))


def clock(person: Person) -> str:
    """The clock that was agreed on, in short."""
    return person.say("nights-pod-rules-clock-short", seconds=30, minutes=10)


def link_of(desk: Organiser, name: str) -> str:
    """The link that makes a device a player's."""
    desk.open_tab("players")
    desk.page.locator(f'[data-player="{name}"] .name').click()
    link = desk.page.locator("[data-link=player]").get_attribute("href")
    desk.button("web-close").click()
    return str(link)


def phone_of(sit: Sit, link: str, name: str, language: str) -> Person:
    """The player's page on a phone."""
    phone = sit(name, language, width=390, height=844, touch=True)
    phone.page.goto(link)
    phone.page.locator("[data-agreement]").wait_for()
    return phone


def on_paper_and_screen(desk: Organiser, hall: Person) -> None:
    """The projector names all of the pod's rules, and its own clock; the group's sheet has the rules, too."""
    hall.page.goto(f"/n/{desk.code}/screen")
    expect(hall.page.locator("[data-group-rules]")).to_contain_text(hall.say("nights-choose-attack-right"))
    expect(hall.page.locator("[data-clock]").last).to_have_text("90:00")
    shown = hall.page.evaluate(SHOWN)
    assert [text for text, is_whole in shown if not is_whole] == []
    assert any(clock(hall) in text for text, _ in shown)
    picture(hall.page, "pod-rules-screen-en")
    desk.page.goto(f"/n/{desk.code}/sheets")
    expect(desk.page.locator("[data-slip-rules]")).to_contain_text(desk.say("nights-choose-attack-right"))
    picture(desk.page, "pod-rules-sheet")


@pytest.mark.rule("EV-11")
def test_one_proposal_for_all_pods(sit: Sit) -> None:
    """The desk proposes to both pods at once; one agrees; proposed once more, only the other is asked again."""
    desk = Organiser(sit("Aya", "en", width=390, height=844, touch=True))
    page = desk.page
    desk.make_night("Two pods")
    desk.type_names([f"Player {number}" for number in range(1, 13)])
    desk.go_on("pair")
    for _ in range(2):
        propose_to_all(desk)
        for pod in (1, 2):
            expect(page.locator(f"[data-pod-rules='{pod}'] [data-rules]")).to_contain_text(
                desk.say("nights-attack-left")
            )
        if page.locator("[data-agreed]").count() == 0:
            page.locator("[data-pod-rules='1'] [data-all-agree]").click()
        expect(page.locator("[data-pod-rules='1'] [data-agreed]")).to_be_visible()
        expect(page.locator("[data-pod-rules='2'] [data-missing-rules]")).to_be_visible()
    page.locator("[data-pod-rules='2'] [data-all-agree]").click()
    expect(page.locator("[data-agreed]")).to_have_count(2)
    propose_to_all(desk)
    expect(page.get_by_text(desk.say("night-rules-agreed-already"))).to_be_visible()
    picture(page, "pod-rules-all-agreed")
    assert fits(page)
    assert page.evaluate(SMALL_TARGETS) == []


def propose_to_all(desk: Organiser) -> None:
    """Attacking left, for every pod."""
    desk.page.locator("[data-propose-all]").click()
    dialog = desk.page.locator("dialog[open]")
    dialog.locator("[data-attack]").select_option("left")
    picture(desk.page, "pod-rules-propose-all")
    dialog.locator("[data-propose-it]").click()
