"""A shop's whole evening on paper in Japanese: 24 players, from a waiting list to prizes, and its sheets read back."""

import csv
import io
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Sit
from tests.browser.organising import Organiser
from tests.browser.people import Person
from tests.browser.test_called_draft import shows
from tests.browser.test_nights import picture
from tests.browser.test_paper_night import download
from tests.browser.test_printing import every_sheet
from tests.browser.test_ways import SMALL_TARGETS, fits

NIGHT = "金曜ドラフト Friday"
LATE, GONE = "渡辺（わたなべ）", "高橋"
NAMES = [
    "佐藤（さとう）", "鈴木（すずき）", GONE, "田中 太郎", "伊藤", LATE, "山本", "中村", "小林", "加藤", "吉田", "山田",
    "Ada", "Ben", "Cid", "Dai", "Eve", "Fay", "Gil", "Hal", "Ivy", "Jun", "Kay", "Lou",
]  # fmt: skip
FORWARD = """async ([code, seconds]) => {
  const seen = (await (await fetch(`/api/nights/${code}`)).json()).version;
  const headers = {Authorization: "Bearer " + JSON.parse(localStorage.getItem("entaku.nights"))[code].desk};
  const body = JSON.stringify({act: {type: "ClockExtended", seconds}, seen, insist: false, by: "店長"});
  return (await fetch(`/api/nights/${code}/entries`, {method: "POST", headers, body})).status;
}"""
"""The round's clock as it is so many seconds later."""


def called(name: str) -> str:
    """A name as it is shown, without its reading."""
    return name.split("（")[0]


def at_the_shop(desk: Organiser) -> None:
    """24 places, tables from 11 without 13, two short packs that are called, ten minutes at time, a prize a table."""
    page = desk.page
    page.locator("[data-when]").fill("2026-12-04T18:30")
    page.locator("[data-venue]").fill("円卓カードショップ")
    page.locator("[data-capacity]").fill("24")
    page.locator("[data-fee]").fill("2500")
    page.locator("[data-limited-packs]").fill("2")
    page.locator("[data-limited-cards]").fill("2")
    page.locator("[data-first-table]").fill("11")
    page.locator("[data-blocked-tables]").fill("13")
    page.locator("[data-overtime]").fill("10")
    page.locator("[data-fun]").check()
    page.locator("[data-fun-prize]").fill("プロモカード")
    page.get_by_label(desk.say("nights-votes")).check()
    picture(page, "shop-form")


@pytest.mark.sweep
@pytest.mark.rule("EV-2", "EV-4", "EV-5", "EV-7", "EV-9", "EV-10", "CM-18")
def test_a_shops_evening(sit: Sit, tmp_path: Path) -> None:
    """A waiting list, called picks, tables, somebody late, somebody dropped, a tie, extra time, prizes, paper."""
    desk = Organiser(sit("店長", "ja", width=1440, height=900))
    phone = sit("和", "ja", width=390, height=844, touch=True)
    screen = sit("screen", "ja", width=1280, height=720).page
    desk.make_night(NIGHT, at_the_shop)
    screen.clock.install()
    screen.goto(f"/n/{desk.code}/screen")
    register(desk, phone)
    draft(desk, phone, screen)
    groups = seated(desk, phone)
    on_paper(desk, "first")
    first_round(desk, phone, screen, groups)
    second_round(desk, phone)
    prizes_by_rank(desk)
    prizes_by_points(desk, phone)
    on_paper(desk, "last")
    exported(desk, tmp_path)
    expect(screen.locator("[data-stands]")).to_have_text(desk.say("nights-told-over"))
    picture(screen, "shop-screen-over")


def register(desk: Organiser, phone: Person) -> None:
    """All places are taken, so one waits on their phone until somebody cancels; one who has a place isn't there yet."""
    page = desk.page
    desk.type_names(NAMES[:-1])
    desk.type_names(NAMES[-1:])
    phone.page.goto(f"/n/{desk.code}")
    phone.page.get_by_label(phone.say("nights-your-name"), exact=True).fill(phone.name)
    phone.button("nights-register-me").click()
    expect(phone.page.locator("[data-waits-for-place]")).to_have_text("キャンセル待ち1番")
    picture(phone.page, "shop-phone-waits")
    page.locator(f'[data-player="{called(GONE)}"] [data-drop]').click()
    expect(phone.page.locator("[data-notice=place]")).to_be_visible()
    phone.button("nights-check-me-in").click()
    page.locator(f'[data-player="{phone.name}"] [data-paid]').click()
    page.locator(f'[data-player="{called(LATE)}"] [data-check-in]').click()
    expect(page.locator("main")).to_contain_text(desk.say("nights-here-count", here=23, all=25))
    picture(page, "shop-registration")


def draft(desk: Organiser, phone: Person, screen: Page) -> None:
    """Pods of 8, 8 and 7; the picks are called on all screens, then decks are built."""
    page, on = desk.page, desk.page.locator("[data-call-on]")
    page.locator("[data-next]").click()
    desk.wait_for_stage("draft")
    page.locator("[data-call-start]").click()
    page.locator("[data-call-turn]").click()  # stands, so that the test says when it goes on
    shows(phone.page, "pick", "2枚から1枚ピック")
    picture(screen, "shop-screen-call")
    picture(phone.page, "shop-phone-call")
    for kind, words in (
        ("pick", "最後の1枚を取る"), ("review", "ピックしたカードを確認"),
        ("pick", "2枚から1枚ピック"), ("pick", "最後の1枚を取る"),
    ):  # fmt: skip
        on.click()
        shows(phone.page, kind, words)
    page.locator("[data-call-build]").click()
    shows(screen, "build", "デッキを構築")
    page.locator("[data-call-end]").click()
    desk.wait_for_stage("publish")


def seated(desk: Organiser, phone: Person) -> dict[int, list[str]]:
    """Tables by their numbers, 13 left out; who was late gets the last seat at the table of three."""
    page = desk.page
    picture(page, "shop-draft")
    desk.page.locator("[data-publish]").click()
    desk.wait_for_stage("play")
    desk.open_tab("games")
    groups = {number: desk.players_of(number) for number in range(1, 7)}
    for number, table in zip(groups, (11, 12, 14, 15, 16, 17), strict=True):
        expect(desk.group(number)).to_contain_text(desk.say("nights-table-number", table=table))
    own = next(number for number, players in groups.items() if phone.name in players)
    table = (11, 12, 14, 15, 16, 17)[own - 1]
    seat = groups[own].index(phone.name) + 1
    expect(phone.page.locator("[data-where]")).to_have_text(phone.say("nights-you-sit", table=table, seat=seat))
    small = min(groups, key=lambda number: len(groups[number]))
    desk.open_tab("players")
    late = page.locator(f'[data-player="{called(LATE)}"]')
    late.locator("[data-check-in]").click()
    late.locator("[data-seat-late]").select_option(index=1)
    page.locator("[data-waiting]").wait_for(state="detached")
    desk.open_tab("games")
    expect(desk.group(small).locator("[data-line]")).to_have_count(4)
    return {number: desk.players_of(number) for number in groups}


def on_paper(desk: Organiser, when: str) -> None:
    """Every sheet says on paper what it says on the screen, and nothing is cut off."""
    page = desk.page.context.new_page()
    wrong, seen = every_sheet(page, desk)
    assert wrong == []
    names = ("poster", "rules", "pods", "tables", "pairings", "slips", "standings", "prizes")
    assert seen == {desk.say(f"nights-sheet-{one}") for one in names}
    picture(page, f"shop-sheets-{when}")
    page.close()


def first_round(desk: Organiser, phone: Person, screen: Page, groups: dict[int, list[str]]) -> None:
    """Games end, two lose together; time is up, ten minutes more are played, then life totals decide with a tie."""
    page = desk.page
    page.get_by_role("button", name=desk.say("nights-clock-start")).click()
    desk.leave(1, groups[1][2], groups[1][3])
    for number in range(2, 6):
        desk.leave(number, groups[number][0])
        desk.leave(number, groups[number][1])
    assert page.evaluate(FORWARD, [desk.code, -75 * 60]) == 201
    for one in (page, screen):
        expect(one.locator("[data-overtime]").first).to_have_text("延長中")
    expect(screen.locator("[data-clock]").first).to_contain_text("9:")
    picture(page, "shop-overtime-desk")
    picture(screen, "shop-overtime-screen")
    if phone.name in groups[6]:
        expect(phone.page.locator("[data-notice=clock]").first).to_contain_text("延長10分")
    picture(phone.page, "shop-overtime-phone")
    screen.clock.fast_forward("10:30")
    expect(screen.locator("[role=status].lap")).to_be_visible()
    picture(screen, "shop-time-screen")
    a, b, c, d = groups[6]
    desk.run_out(6, {a: 12, b: 3, c: 7, d: 7})
    line = desk.group(6).locator(f'[data-line="{d}"]')
    expect(line).to_be_visible()
    desk.wait_for_stage("pair")
    desk.open_tab("players")
    page.locator(f'[data-player="{groups[1][0]}"] [data-drop]').click()
    page.locator(f'[data-player="{groups[1][0]}"].gone').wait_for()


def second_round(desk: Organiser, phone: Person) -> None:
    """Winners and losers sit at the same tables; everybody is ranked, and the tie stands as turn order has it."""
    desk.go_on("publish")
    desk.go_on("play")
    for number in range(7, 13):
        desk.leave(number, *desk.players_of(number)[1:])
    desk.wait_for_stage("over")
    desk.open_tab("standings")
    for pod, size in ((1, 8), (2, 8), (3, 8)):
        assert len(desk.ranking(pod)) == size
    picture(desk.page, "shop-standings")
    phone.page.get_by_text(phone.say("nights-told-over")).wait_for()
    assert fits(phone.page)
    assert phone.page.evaluate(SMALL_TARGETS) == []
    picture(phone.page, "shop-phone-over")


def prizes_by_rank(desk: Organiser) -> None:
    """The prizes of pod 1 are picked in the order of its ranking."""
    page = desk.page
    ranking = [name for name, _ in desk.ranking(1)]
    desk.open_tab("prizes")
    pool(desk, "Dack Fayden *F*\nCouncil Guardian *F*")
    for left, name in ((1, ranking[0]), (0, ranking[1])):
        page.locator("[data-turn]", has_text=desk.say("nights-picks", name=name)).wait_for()
        page.locator("[data-prize]").first.click()
        expect(page.locator("[data-prize]")).to_have_count(left)
    expect(page.locator(".record li b")).to_have_text(ranking[:2])
    picture(page, "shop-prizes-rank")


def pool(desk: Organiser, cards: str) -> None:
    """These cards become prizes of the pod that is shown."""
    desk.page.get_by_label(desk.say("nights-prize-list")).fill(cards)
    desk.button("nights-read-list").click()
    desk.page.locator("[data-pool]").click()
    desk.page.locator("[data-prize]").first.wait_for()


def prizes_by_points(desk: Organiser, phone: Person) -> None:
    """Tables vote; from then on prizes go by democratic points, and each table's own to whom it had most fun with."""
    page = desk.page
    desk.open_tab("honours")
    for number in range(1, 13):
        form = page.locator(f"[data-vote-count='{number}']")
        page.locator("details", has=form).locator("summary").click()
        votes = form.locator("[data-votes-for]")
        votes.nth(1).fill("2")
        votes.nth(0).fill("1")
        form.locator("button").click()
        form.wait_for(state="detached")
    picture(page, "shop-honours")
    desk.open_tab("settings")
    page.get_by_label(desk.say("nights-prizes-by")).select_option("points")
    desk.button("nights-settings-save").click()
    desk.button("nights-insist").click()
    desk.open_tab("prizes")
    desk.button("nights-pod", pod=2).click()
    pool(desk, "Marchesa, the Black Rose *F*")
    page.locator("[data-prize]").click()
    expect(page.locator(".record li")).to_have_count(1)
    expect(page.locator("[data-table-prize]")).to_have_count(12)
    expect(page.locator("[data-table-prize]").first).to_contain_text("プロモカード")
    picture(page, "shop-prizes-points")
    phone.button("nights-part-honours").tap()
    expect(phone.page.locator("[data-table-prize]").first).to_contain_text(phone.say("nights-fun-is", name="")[:6])
    picture(phone.page, "shop-phone-prizes")


def exported(desk: Organiser, folder: Path) -> None:
    """Tables for people: who has each table's prize, and how the tie at time stood, in the desk's language."""
    desk.open_tab("log")
    tables = {
        name: list(csv.DictReader(io.StringIO(download(desk.page, f"{name}.csv", folder).decode("utf-8-sig"))))
        for name in ("table-prizes", "groups", "log")
    }
    assert [row["賞品"] for row in tables["table-prizes"]] == ["プロモカード"] * 12
    timed = [row for row in tables["groups"] if row["時間切れ"] == "はい"]
    assert len(timed) == 4
    assert {row["離脱の理由"] for row in tables["groups"]} >= {"ライフが0点"}
    assert any("渡辺" in row["内容"] for row in tables["log"])
