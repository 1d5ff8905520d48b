"""Nights run through the pages: doubts, two organisers, points, votes, phones, sheets."""

import os
import re

import pytest
from playwright.sync_api import Page, Route, expect

from entaku.messages import Language
from tests.browser.conftest import STATIC, Sit
from tests.browser.looking import rest_swept
from tests.browser.organising import Organiser
from tests.browser.test_ways import SMALL_TARGETS, fits

NAMES = [f"Guest {letter}" for letter in "ABCDEFGHIJKLMNOP"]
LOOK = os.environ.get("ENTAKU_PICTURES")
"""A folder for pictures of the pages, for people to look at."""


def picture(page: Page, name: str) -> None:
    """Keep a picture of the page, where one is wanted."""
    if LOOK:
        page.screenshot(path=f"{LOOK}/{name}.png", full_page="phone" not in name)


def test_what_breaks_a_rule_and_who_was_faster(sit: Sit) -> None:
    """A group of six is drafted only on the organiser's word, and marked; a second organiser is shown the first's."""
    desk = Organiser(sit("Aya"))
    page = desk.page
    desk.make_night("Doubts")
    desk.type_names(NAMES[:8])
    desk.go_on("pair")
    desk.go_on("publish")
    parts = page.locator("[data-draft] .part")
    for count in (5, 6):
        parts.nth(1).locator("[data-seat]").first.click()
        parts.nth(0).get_by_role("button", name=desk.say("nights-seat-here")).click()
        if count == 6:
            page.locator("dialog[open]", has_text=desk.say("night-group-size", table=1, size=6)).wait_for()
            picture(page, "doubt")
            desk.button("nights-insist").click()
        else:
            expect(parts.nth(0).locator("[data-seat]")).to_have_count(count)
            continue
        page.locator("dialog[open]").wait_for(state="detached")
    expect(parts.nth(0).locator("[data-seat]")).to_have_count(6)
    desk.open_tab("log")
    expect(page.locator("[data-mark]").first).to_contain_text(desk.say("nights-insisted"))
    page.locator("[data-undo]").click()
    desk.open_tab("pairing")
    expect(parts.nth(0).locator("[data-seat]")).to_have_count(5)

    desk.button("nights-links").click()
    link = page.locator("[data-link=desk]").get_attribute("href")
    picture(page, "links")
    desk.button("web-close").click()
    ben = Organiser(sit("Ben", "ja"))
    ben.page.goto(str(link))
    ben.wait_for_stage("publish")

    def first_aya(route: Route) -> None:
        page.locator("[data-next]").click()
        desk.wait_for_stage("play")
        route.continue_()

    ben.page.route("**/entries", first_aya)
    ben.page.locator("[data-publish]").click()
    told = ben.page.locator("dialog[open]")
    told.get_by_text("Aya").wait_for()
    assert ben.say("night-did-pairing-published") in told.inner_text()
    picture(ben.page, "meanwhile")
    ben.button("web-close").click()
    ben.wait_for_stage("play")
    correct(ben)


def correct(desk: Organiser) -> None:
    """A result entered wrongly is replaced by the right one, and the log keeps both."""
    desk.page.unroute_all()
    desk.open_tab("games")
    a, b, c = desk.players_of(2)
    desk.leave(2, a)
    desk.group(2).get_by_text(desk.say("nights-over"), exact=True).wait_for()
    desk.group(2).locator("[data-correct]").click()
    dialog = desk.page.locator("dialog[open]")
    dialog.get_by_label(desk.say("nights-left-when", name=a)).select_option("0")
    dialog.get_by_label(desk.say("nights-left-when", name=c)).select_option("1")
    picture(desk.page, "correct")
    dialog.get_by_role("button", name=desk.say("nights-correct-enter")).click()
    expect(desk.group(2).locator(f'[data-line="{c}"]')).to_contain_text(desk.say("nights-place", place=3))
    expect(desk.group(2).locator(f'[data-line="{b}"]')).to_contain_text(desk.say("nights-outcome-survived"))
    desk.open_tab("log")
    desk.page.get_by_text(desk.say("night-did-result-entered", table=2, correction="yes")).wait_for()


@pytest.mark.rule("CM-17", "CM-18")
@pytest.mark.sweep
def test_points_votes_and_a_question_to_the_table(sit: Sit) -> None:
    """Rounds by points with a question of the organiser's: players vote on their phones, and the points stand."""
    desk = Organiser(sit("綾", "ja"))
    page = desk.page
    desk.make_night("統率者の夜", prepare=ask_a_question)
    desk.type_names(["一郎", "二葉", "三奈"])
    desk.go_on("publish")
    desk.go_on("play")
    a, b, c = desk.players_of(1)
    desk.leave(1, a, b)
    phones = {}
    for name in (a, b, c):
        desk.open_tab("players")
        page.locator(f'[data-player="{name}"] .name').click()
        link = page.locator("[data-link=player]").get_attribute("href")
        desk.button("web-close").click()
        phones[name] = sit(name, "ja", width=390, height=844, touch=True)
        phones[name].page.goto(str(link))
    picture(phones[a].page, "phone-vote")
    for name, chosen in ((a, c), (b, c), (c, a)):
        for ballot in ("", "own-1"):
            box = phones[name].page.locator(f"[data-ballot='{ballot}']")
            box.get_by_role("button", name=chosen, exact=True).tap()
            box.wait_for(state="detached")
    desk.open_tab("honours")
    page.get_by_text("いちばん派手だったのは？").first.wait_for()
    expect(page.locator(".honour").last).to_contain_text(c)
    expect(page.locator("ol.points li").first).to_contain_text(c)
    picture(page, "honours")
    desk.open_tab("standings")
    expect(page.locator("[data-rank='1']")).to_contain_text(desk.say("nights-points", points=7))
    picture(page, "standings-points")


def ask_a_question(desk: Organiser) -> None:
    """Settings of the night: points, votes, and a question worth two points."""
    desk.button("nights-structure-points").click()
    desk.page.get_by_label(desk.say("nights-votes")).check()
    desk.page.get_by_label(desk.say("nights-honour-text")).fill("いちばん派手だったのは？")
    desk.page.get_by_label(desk.say("nights-honour-points"), exact=True).fill("2")
    desk.button("nights-honour-add").click()
    picture(desk.page, "make-ja")


@pytest.mark.parametrize("language", rest_swept("ja", "en"))
def test_every_page_on_a_phone(sit: Sit, language: Language) -> None:
    """At 390 pixels no page is wider than the screen, and everything to be tapped is 44 pixels high and wide."""
    desk = Organiser(sit("Aya", language, width=390, height=844, touch=True))
    page = desk.page

    def looks_right(name: str) -> None:
        assert fits(page), name
        assert page.evaluate(SMALL_TARGETS) == [], name
        picture(page, f"{name}-{language}")

    page.goto("/")
    page.get_by_role("link", name=desk.say("web-licences")).wait_for()
    looks_right("phone-start")
    page.goto("/night")
    page.get_by_role("heading", name=desk.say("nights-run")).wait_for()
    looks_right("phone-make")
    desk.make_night("Phone")
    desk.type_names(NAMES[:7])
    looks_right("phone-players")
    desk.go_on("pair")
    desk.go_on("publish")
    looks_right("phone-draft")
    desk.go_on("play")
    desk.group(1).locator("[data-line]").first.click()
    looks_right("phone-games")
    for tab in ("standings", "prizes", "honours", "log", "settings"):
        desk.open_tab(tab)
        looks_right(f"phone-{tab}")
    page.goto(f"/n/{desk.code}")
    page.locator("[data-who]").wait_for()
    page.locator("[data-who]").select_option("1")
    page.locator("[data-where]").wait_for()
    looks_right("phone-player")
    page.goto(f"/n/{desk.code}/screen")
    page.locator("[data-clock]").wait_for()
    looks_right("phone-screen")
    page.goto(f"/season?nights={desk.code}")
    expect(page.locator("[data-season-empty]")).to_have_text(desk.say("nights-season-empty"))
    page.goto(f"/n/{desk.code}/desk")
    desk.open_tab("games")
    desk.leave(1, *desk.players_of(1)[1:])
    expect(desk.group(1)).to_have_class(re.compile("over"))
    page.goto(f"/season?nights={desk.code}")
    page.locator("[data-season]").first.wait_for()
    looks_right("phone-season")


@pytest.mark.sweep
def test_the_projector_and_the_sheets(sit: Sit) -> None:
    """The projector shows the clock and every seat, then the extra lap; the sheets print without what isn't paper."""
    desk = Organiser(sit("Aya"))
    desk.make_night("Hall")
    screen = sit("hall")
    screen.page.goto(f"/n/{desk.code}/screen")
    screen.page.get_by_text(desk.code).wait_for()
    screen.page.wait_for_load_state("networkidle")
    picture(screen.page, "screen-door")
    desk.type_names(NAMES)
    desk.go_on("pair")
    desk.go_on("publish")
    desk.go_on("play")
    expect(screen.page.locator("section")).to_have_count(4)
    for name in NAMES:
        expect(screen.page.locator(".groups")).to_contain_text(name)
    desk.button("nights-clock-start").click()
    picture(screen.page, "screen-play")
    first = desk.players_of(1)[2]
    run_down(desk)
    screen.page.get_by_text(screen.say("nights-lap-active")).wait_for()
    desk.group(1).locator(".lap select").select_option(label=first)
    expect(screen.page.locator(".turns").first).to_contain_text(first)
    picture(screen.page, "screen-lap")
    picture(desk.page, "results-lap")

    desk.page.goto(f"/n/{desk.code}/sheets")
    desk.page.locator(".slip").first.wait_for()
    for sheet in ("poster", "pods", "standings"):
        desk.button(f"nights-sheet-{sheet}").click()
    picture(desk.page, "sheets")
    desk.page.emulate_media(media="print")
    assert not desk.page.locator(".bar").is_visible()
    expect(desk.page.locator(".slip")).to_have_count(4)
    paper = desk.page.pdf()
    assert paper.startswith(b"%PDF")


def run_down(desk: Organiser) -> None:
    """Take the round's time away, as the log allows it."""
    desk.page.evaluate(
        """async ([code, key]) => {
            const body = {act: {type: "ClockExtended", seconds: -4500}, seen: 1000000, insist: false, by: "test"};
            await fetch(`/api/nights/${code}/entries`, {method: "POST", body: JSON.stringify(body),
              headers: {Authorization: `Bearer ${key}`}});
        }""",
        [desk.code, desk.page.evaluate(f"JSON.parse(localStorage['entaku.nights'])['{desk.code}'].desk")],
    )


def test_the_client_needs_no_other_host() -> None:
    """No file of the built client loads anything from elsewhere: a night runs in a network without the internet."""
    if not STATIC.exists():
        pytest.skip("the client is not built: python tools/web.py build")
    files = [file for file in STATIC.parent.rglob("*") if file.suffix in (".html", ".css", ".js", ".svg")]
    assert files
    for file in files:
        text = file.read_text(encoding="utf-8")
        assert not re.findall(r"""(?:url\(|src=|href=|import\(|from)\s*["'`]?https?:""", text), file
        hosts = set(re.findall(r"https?://([A-Za-z0-9.-]+)", text))
        # Names of formats and of the library's own faults, what a page without TLS says of the server's machine, and
        # what an address of pictures, or of a voice chat, may look like, and who is asked for real pictures where
        # somebody wants those.
        told = {"www.w3.org", "svelte.dev", "localhost", "example.org", "mirror.example.org", "discord.gg"}
        assert hosts <= {*told, "cards.scryfall.io"}, file
