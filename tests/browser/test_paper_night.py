"""A whole night on paper: 24 players, of whom some come late, drop, lose together, run out of time or are corrected."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Sit
from tests.browser.organising import Organiser
from tests.browser.people import Person
from tests.browser.test_nights import picture

NAMES = [f"Guest {letter}" for letter in "ABCDEFGHIJKLMNOPQRSTUV"]
LATE = "勅使河原 慎之介"

Groups = dict[int, list[str]]


@pytest.mark.sweep
@pytest.mark.rule("EV-2", "EV-3", "EV-4", "EV-5", "EV-6", "EV-7", "EV-9", "EV-10")
def test_a_night_of_24_on_paper(sit: Sit, tmp_path: Path) -> None:
    """Registration, pods, somebody late, sheets, two rounds in which much goes wrong, standings, picks, export."""
    desk = Organiser(sit("Aya"))
    desk.make_night("Night of 24")
    phone = sit("和", "ja", width=390, height=844, touch=True)
    register_everybody(desk, phone)
    groups = pair(desk, phone)
    seat_late(desk, groups)
    assert printed(desk, "pods", "rules", "tables", "pairings", "slips") == {
        "pods": 1, "rules": 1, "tables": 1, "pairings": 1, "slips": 2,
    }  # fmt: skip
    dropped = play_round_1(desk, groups)
    drop(desk, dropped)
    order = play_round_2(desk, dropped)
    ranking = look_at_standings(desk, groups, [order[2], order[0], order[1], dropped])
    pick_prizes(desk, ranking)
    assert printed(desk, "standings", "prizes") == {"standings": 1, "prizes": 1}
    export(desk, ranking, tmp_path)
    phone.page.get_by_text(phone.say("nights-told-over")).wait_for()
    copy_standings(phone, ranking[0])
    picture(phone.page, "phone-over")


def register_everybody(desk: Organiser, phone: Person) -> None:
    """One registers by the link and checks in on a phone, 22 are typed; the split is that of the rule."""
    desk.register(phone)
    desk.type_names(NAMES)
    picture(desk.page, "players")
    expect(desk.page.locator("main")).to_contain_text(desk.say("nights-split-pod", pod=3, size=7))
    body = desk.page.locator("main").inner_text()
    assert desk.say("nights-split-pod", pod=2, size=8) in body
    assert desk.say("nights-split-groups", groups="4 + 4") in body


def pair(desk: Organiser, phone: Person) -> Groups:
    """Pods and groups are drawn; the draft is the organisers' alone, who change it and publish it."""
    page = desk.page
    desk.go_on("pair")
    for place, size in enumerate((8, 8, 7)):
        expect(page.locator(".part").nth(place).locator("[data-seat]")).to_have_count(size)
    desk.go_on("publish")
    parts = page.locator("[data-draft] .part")
    one, other = parts.nth(0).locator("[data-seat]").first, parts.nth(1).locator("[data-seat]").last
    before, wanted = one.get_attribute("data-seat"), other.get_attribute("data-seat")
    one.click()
    other.click()
    expect(parts.nth(0).locator("[data-seat]").first).to_have_attribute("data-seat", str(wanted))
    parts.nth(0).locator("[data-seat]").nth(1).drag_to(parts.nth(0).locator("[data-seat]").first)
    expect(parts.nth(0).locator("[data-seat]").nth(1)).to_have_attribute("data-seat", str(wanted))
    assert parts.nth(1).locator("[data-seat]").last.get_attribute("data-seat") == before
    assert phone.page.locator("[data-where]").count() == 0
    picture(page, "draft")
    desk.go_on("play")
    groups = {number: desk.players_of(number) for number in range(1, 7)}
    assert sorted(len(players) for players in groups.values()) == [3, 4, 4, 4, 4, 4]
    own = next(number for number, players in groups.items() if phone.name in players)
    seat = phone.say("nights-you-sit", table=own, seat=groups[own].index(phone.name) + 1)
    expect(phone.page.locator("[data-where]")).to_have_text(seat)
    first = groups[own][0]
    starts = phone.say("nights-you-start") if first == phone.name else phone.say("nights-other-starts", name=first)
    expect(phone.page.locator("[data-starts]")).to_have_text(starts)
    picture(phone.page, "phone-seat")
    return groups


def seat_late(desk: Organiser, groups: Groups) -> None:
    """The twenty-fourth comes once the round is published, and gets the last seat of the group of three."""
    small = min(groups, key=lambda number: len(groups[number]))
    desk.open_tab("players")
    desk.type_names([LATE])
    wanted = desk.say("nights-seat-late-in", table=small, size=3)
    desk.page.locator(f'[data-player="{LATE}"] [data-seat-late]').select_option(label=wanted)
    desk.page.locator("[data-waiting]").wait_for(state="detached")
    desk.open_tab("games")
    expect(desk.group(small).locator("[data-line]")).to_have_count(4)
    groups[small] = desk.players_of(small)
    assert groups[small][-1] == LATE


def printed(desk: Organiser, *sheets: str) -> dict[str, int]:
    """How many pages each of these sheets takes on A4, and not more on letter paper; nothing sticks out of the page."""
    page, found = desk.page.context.new_page(), {}
    page.goto(f"/n/{desk.code}/sheets")
    page.locator("[data-paper]").wait_for()
    pressed = page.locator(".bar button[aria-pressed=true]")
    for sheet in sheets:
        while pressed.count():
            pressed.first.click()
        page.get_by_role("button", name=desk.say(f"nights-sheet-{sheet}"), exact=True).click()
        page.locator("[data-sheet]").wait_for()
        pages = {}
        for paper in ("letter", "A4"):
            page.locator("[data-paper]").select_option(paper)
            pages[paper] = pages_of(page.pdf(prefer_css_page_size=True))
        assert pages["letter"] == pages["A4"]
        found[sheet] = pages["A4"]
        if sheet not in ("rules", "prizes"):
            expect(page.locator("[data-sheet]")).to_contain_text(LATE)
        picture(page, f"sheet-{sheet}")
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 703, "height": 1000})  # what A4 leaves between its margins, in pixels
    assert not page.locator(".bar").is_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.close()
    return found


def pages_of(paper: bytes) -> int:
    """How many pages a PDF of Chromium's has."""
    assert paper.startswith(b"%PDF")
    return len(re.findall(rb"/Type\s*/Page\b", paper))


def play_round_1(desk: Organiser, groups: Groups) -> str:
    """A wrong entry is taken back, two lose together, a result is corrected; gives a winner of group 1."""
    desk.button("nights-clock-start").click()
    a, b, c, d = groups[1]
    desk.leave(1, a)
    desk.page.locator("[data-undo]").click()
    expect(desk.group(1).locator(f'[data-line="{a}"]')).to_be_enabled()
    desk.leave(1, c, d)
    for number in range(2, 7):
        desk.leave(number, groups[number][0])
        if number < 6:
            desk.leave(number, groups[number][1])
    correct(desk, groups[2])
    desk.run_out(6, {groups[6][1]: 3, groups[6][2]: 9, groups[6][3]: 12})
    desk.wait_for_stage("pair")
    picture(desk.page, "results")
    return b


def correct(desk: Organiser, players: list[str]) -> None:
    """Not the second of group 2 had left but the last."""
    group, (_, stayed, _, left) = desk.group(2), players
    group.locator("[data-correct]").click()
    dialog = desk.page.locator("dialog[open]")
    dialog.get_by_label(desk.say("nights-left-when", name=stayed)).select_option("0")
    dialog.get_by_label(desk.say("nights-left-when", name=left)).select_option("2")
    dialog.get_by_role("button", name=desk.say("nights-correct-enter")).click()
    dialog.wait_for(state="detached")
    expect(group.locator(f'[data-line="{left}"]')).to_contain_text(desk.say("nights-place", place=3))


def drop(desk: Organiser, name: str) -> None:
    """Between the rounds somebody who stayed drops."""
    desk.open_tab("players")
    desk.page.locator(f'[data-player="{name}"] [data-drop]').click()
    desk.page.locator(f'[data-player="{name}"].gone').wait_for()


def play_round_2(desk: Organiser, dropped: str) -> list[str]:
    """The winners' group of pod 1 runs out of time, with equal life totals; the others are played to the end."""
    desk.go_on("publish")
    desk.go_on("play")
    picture(desk.page, "round-2")
    winners, *others = range(7, 13)
    assert all(dropped not in desk.players_of(number) for number in (winners, *others))
    order = desk.players_of(winners)
    assert len(order) == 3
    desk.leave(winners, order[1])
    desk.run_out(winners, {order[0]: 7, order[2]: 7})
    for number in others:
        desk.leave(number, *desk.players_of(number)[:-1])
    desk.wait_for_stage("over")
    return order


def look_at_standings(desk: Organiser, groups: Groups, expected: list[str]) -> list[str]:
    """Everybody of all pods is ranked, with the reasons; gives pod 1."""
    desk.open_tab("standings")
    picture(desk.page, "standings")
    ranking = desk.ranking(1)
    assert [name for name, _ in ranking][:4] == expected
    assert desk.say("night-why-equal-life-later", others=expected[1]) in ranking[0][1]
    assert desk.say("night-why-absent", group="winners") in ranking[3][1]
    assert {name for name, _ in ranking} == {*groups[1], *groups[2]}
    third = [name for name, _ in desk.ranking(3)]
    assert {*third} == {*groups[5], *groups[6]}
    assert {*groups[6][2:]} <= {*third[:4]}  # who had more life when time ran out
    assert len(desk.ranking(2)) == 8
    return [name for name, _ in ranking]


def pick_prizes(desk: Organiser, ranking: list[str]) -> None:
    """A typed list becomes the pool of pod 1, picked in ranking order."""
    page = desk.page
    desk.open_tab("prizes")
    page.get_by_label(desk.say("nights-prize-list")).fill("Dack Fayden\nMarchesa, the Black Rose *F*\nCouncil Guardian")
    desk.button("nights-read-list").click()
    page.get_by_label(desk.say("nights-rarity")).last.select_option("rare")
    picture(page, "prizes-read")
    page.locator("[data-pool]").click()
    for place, prize in enumerate(("Marchesa, the Black Rose", "Dack Fayden", "Council Guardian")):
        page.locator("[data-turn]", has_text=desk.say("nights-picks", name=ranking[place])).wait_for()
        page.locator(f'[data-prize="{prize}"]').click()
        page.locator(f'[data-prize="{prize}"]').wait_for(state="detached")
    record = page.locator(".record li")
    record.nth(2).wait_for()
    assert [record.nth(at).locator("b").inner_text() for at in range(3)] == ranking[:3]
    picture(page, "prizes")


def export(desk: Organiser, ranking: list[str], folder: Path) -> None:
    """The whole night as JSON, and a table as CSV."""
    desk.open_tab("log")
    picture(desk.page, "log")
    document = json.loads(download(desk.page, "night.json", folder))
    names = {player["number"]: player["name"] for player in document["players"]}
    assert [names[player] for player in document["taken"].values()] == ranking[:3]
    assert len(document["undone"]) == 1
    table = download(desk.page, "standings.csv", folder).decode("utf-8-sig").splitlines()
    assert len(table) == 25


def copy_standings(phone: Person, first: str) -> None:
    """Anybody may copy the standings from the public page, in their language."""
    phone.button("nights-part-standings").tap()
    phone.page.locator("summary", has_text=phone.say("nights-paste")).tap()
    expect(phone.page.locator("[data-paste] pre")).to_contain_text(f"1\t1\t{first}\t1位")


def download(page: Page, file: str, folder: Path) -> bytes:
    """An export as the browser saves it."""
    with page.expect_download() as waiting:
        page.locator(f'[data-export="{file}"]').click()
    target = folder / waiting.value.suggested_filename
    waiting.value.save_as(target)
    return target.read_bytes()
