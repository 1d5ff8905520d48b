"""People draft in three phases, and in chains that they put together, in their browsers."""

import json

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.looking import rest_swept
from tests.browser.people import OFFERED, Person
from tests.browser.phases import (
    act,
    begin,
    choose_format,
    confirm,
    phase_of,
    set_the_table,
    sort_booster,
    split_pack,
    to_the_end,
)
from tests.browser.test_nights import picture
from tests.browser.test_ways import SMALL_TARGETS, fits


@pytest.mark.sweep
@pytest.mark.rule("PD-1", "PD-2", "PD-5", "PD-9", "PD-22")
def test_two_people_draft_three_phases_to_the_end(sit: Sit) -> None:
    """Two browsers sort, split, choose and look at places; every card of their boosters ends in one of the pools."""
    ada, ken = sit("Ada"), sit("健", "ja")
    choose_format(ada, "phased", size=40, seats=2, rounds=1)
    ada.page.locator("[data-needed='30']").wait_for()
    ken.join(set_the_table(ada))
    ada.page.locator("li", has_text="健").wait_for()
    begin(ada)
    ken.page.locator(OFFERED).first.wait_for()
    seen: list[str] = []
    to_the_end(ada, ken, seen=lambda person, phase: seen.append(phase))
    assert sorted(seen) == ["solomon", "solomon", "sorting", "sorting", "winston", "winston"]
    counts = []
    for person in (ada, ken):
        person.button("web-show-table").click()
        person.page.locator("#pool-title").wait_for()
        counts.append(person.picked)
    assert sum(counts) == 30


@pytest.mark.sweep
@pytest.mark.rule("PD-2", "PD-9", "PD-22")
def test_a_phone_and_three_bots_draft_three_phases_to_the_end(sit: Sit) -> None:
    """At 390 pixels, in Japanese, each board fits the screen and every target is as large as a thumb."""
    yui = sit("結衣", "ja", width=390, height=844, touch=True)
    choose_format(yui, "phased", size=80, seats=4, rounds=1)
    assert fits(yui.page)
    set_the_table(yui)
    begin(yui)
    seen = []

    def look(person: Person, phase: str) -> None:
        seen.append(phase)
        assert fits(person.page), phase
        assert person.page.evaluate(SMALL_TARGETS) == [], phase

    to_the_end(yui, seen=look)
    assert seen == ["sorting", "solomon", "winston"]


@pytest.mark.rule("PD-1")
def test_a_cube_too_small_is_told_before_the_start_and_what_fits_is_a_click_away(sit: Sit) -> None:
    """The numbers are there before the room is; the nearest settings are taken over by a button."""
    ada = sit("Ada")
    choose_format(ada, "phased", size=100, seats=4)
    page = ada.page
    page.locator("[data-fit=amounts]").wait_for()
    told = page.locator(".fit .bad").inner_text()
    assert "240" in told
    assert "100" in told
    page.locator("[data-fit=amounts]").click()
    page.locator("[data-needed='60']").wait_for()
    expect(page.locator(".fit .bad")).to_have_count(0)
    expect(page.locator("[data-setting=rounds]").first).to_have_value("1")
    page.locator("[data-setting=solomon]").fill("7")
    page.locator("[data-setting=solomon]").blur()
    page.get_by_text(ada.say("web-fit-uneven", phase=ada.say("draft-format-solomon"), count=7)).wait_for()


@pytest.mark.rule("PD-3", "PD-5", "PD-9")
@pytest.mark.sweep
def test_three_phases_by_keyboard_alone(sit: Sit) -> None:
    """Letters put cards into places and piles, numbers choose piles and places, Enter confirms."""
    ada = sit("Ada")
    choose_format(ada, "phased", size=40, seats=2, rounds=1)
    set_the_table(ada)
    begin(ada)
    page, keys = ada.page, ada.page.keyboard
    page.locator(OFFERED).first.wait_for()
    keys.press("]")
    expect(page.locator(".place.winston[aria-pressed=true]")).to_have_count(1)
    for key in "1234567":  # when the Winston pile has its six, the next card is taken
        keys.press(key)
    expect(page.locator(".mark.winston")).to_have_count(6)
    expect(page.locator(".mark.take")).to_have_count(1)
    expect(page.locator(".mark.solomon")).to_have_count(8)
    keys.press("Enter")
    page.locator(".split").wait_for()
    keys.press("1")
    keys.press("3")
    expect(page.locator("[data-half='1'] .tile")).to_have_count(2)
    page.evaluate("document.activeElement.blur()")
    keys.press("Enter")
    page.locator("[data-pile='2']:enabled").wait_for()
    page.evaluate("document.activeElement.blur()")
    keys.press("2")
    expect(page.locator("[data-pile='2'][aria-pressed=true]")).to_have_count(1)
    keys.press("Enter")
    page.locator("[data-answer=take]:enabled").wait_for()
    keys.press("2")
    page.locator(".current [data-pile='2']").wait_for()
    keys.press("1")
    page.locator("[data-answer=take]:enabled").wait_for(state="detached")
    to_the_end(ada)


def test_cards_are_dragged_to_their_places(sit: Sit) -> None:
    """A card goes where it is dropped: a place of the booster, the other pile of a pack."""
    ada = sit("Ada")
    choose_format(ada, "phased", size=40, seats=2, rounds=1)
    set_the_table(ada)
    begin(ada)
    page = ada.page
    tiles = page.locator(OFFERED)
    tiles.first.wait_for()
    tiles.nth(2).drag_to(page.locator(".place.winston"))
    tiles.nth(1).drag_to(page.locator(".place.take"))
    expect(page.locator(".tile", has=page.locator(".mark.winston"))).to_have_count(1)
    for tile in range(3, 11):
        tiles.nth(tile).drag_to(page.locator(".place.solomon"))
    confirm(ada).click()
    page.locator(".split").wait_for()
    page.locator("[data-half='0'] .tile").first.drag_to(page.locator("[data-half='1']"))
    expect(page.locator("[data-half='1'] .tile")).to_have_count(1)
    confirm(ada).click()
    page.locator(".split").wait_for(state="hidden")


def test_a_chain_is_put_together_kept_and_given_away(sit: Sit) -> None:
    """Phases are added and moved; a link brings the same chain to somebody else, who drafts it with a bot."""
    ada, ben = sit("Ada"), sit("Ben")
    choose_format(ada, "chain", size=90, seats=2)
    page = ada.page
    for kind in ("grid", "housman", "auction"):
        page.locator("[data-phase-choice]").select_option(kind)
        ada.button("web-phase-add").click()
    for place, setting, value in (
        (0, "grids", 1),
        (1, "hands", 1),
        (1, "exchanges", 1),
        (2, "packs", 1),
        (2, "cards", 4),
    ):
        field = page.locator(".phases li").nth(place).locator(f"[data-setting={setting}]")
        field.fill(str(value))
        field.blur()
    page.get_by_role("button", name=ada.say("web-phase-up", phase=ada.say("draft-format-auction"))).click()
    page.get_by_label(ada.say("web-chain-name")).fill("Friday")
    ada.button("web-chain-save").click()
    page.evaluate("navigator.clipboard.writeText = text => { window.copied = text; return Promise.resolve(); }")
    ada.button("web-chain-json").click()
    written = json.loads(page.evaluate("window.copied"))
    assert [phase["type"] for phase in written["phases"]] == ["grid", "auction", "housman"]
    assert written["name"] == "Friday"
    ada.button("web-chain-link").click()
    link = page.evaluate("window.copied")
    ada.open_form()
    page.get_by_label(ada.say("web-format"), exact=True).select_option("kept:Friday")
    expect(page.locator(".phases li")).to_have_count(3)

    ben.page.goto(link)
    ben.page.get_by_text(ben.say("web-chain-took", name="Friday")).wait_for()
    ben.button("web-cube").click()
    ben.page.get_by_label(ben.say("web-cube-list")).fill("\n".join(f"30 {name}" for name in ("Island", "Shock", "Opt")))
    ben.page.get_by_label(ben.say("web-seats"), exact=True).fill("2")
    ben.button("web-clock-none").click()
    set_the_table(ben)
    ben.page.get_by_role("heading", name="Friday").wait_for()
    begin(ben)
    seen: list[str] = []
    to_the_end(ben, seen=lambda person, phase: seen.append(phase))
    assert seen == ["grid", "auction", "housman"]


@pytest.mark.parametrize(
    ("name", "settings"),
    rest_swept(
        ("minesweeper", {"grids": 1, "rows": 4, "columns": 4, "picks": 3}),
        ("winchester", {"cards": 6}),
        ("rochester", {"packs": 1, "cards": 3}),
        ("rotisserie", {"picks": 3, "cards": 20}),
        ("team-sealed", {"packs": 1, "cards": 6}),
    ),
)
def test_each_board_is_drafted_on_a_phone(sit: Sit, name: str, settings: dict[str, int]) -> None:
    """The board of each other phase fits a phone and is drafted to the end."""
    ada = sit("Ada", width=390, height=844, touch=True)
    choose_format(ada, name, size=90, seats=4, **settings)
    set_the_table(ada)
    begin(ada)
    assert phase_of(ada) == name
    assert fits(ada.page)
    for _ in range(2):
        ada.page.locator(".tray").wait_for()
        act(ada)
    to_the_end(ada)


@pytest.mark.sweep
def test_named_teams_of_three_and_two(sit: Sit) -> None:
    """A host names a team and sets three against two; the names stand in the lobby, in the draft and after it."""
    ada, ken = sit("Ada", width=390, height=844, touch=True), sit("健", "ja", width=390, height=844, touch=True)
    choose_format(ada, "team-sealed", size=90, seats=5, packs=1, cards=10)
    page = ada.page
    page.locator("[data-team-name='1']").fill("Red Dragons")
    page.locator("[data-team-size='1']").fill("3")
    page.locator("[data-team-size='1']").blur()
    expect(page.locator("[data-team-size='2']")).to_have_value("2")
    page.locator("[data-teams]").scroll_into_view_if_needed()
    picture(page, "phone-teams-form")
    assert fits(page)
    assert page.evaluate(SMALL_TARGETS) == []
    code = set_the_table(ada)
    ken.join(code)
    tags = ken.page.locator("[data-team]")
    expect(tags).to_have_text(["Red Dragons", "チーム2", "Red Dragons", "チーム2", "Red Dragons"])
    picture(ken.page, "phone-teams-lobby-ja")
    begin(ada)
    for person, other in ((ada, "Team 2"), (ken, "チーム2")):
        expect(person.page.locator("[data-team-list]")).to_contain_text("Red Dragons")
        expect(person.page.locator("[data-team-list]")).to_contain_text(other)
        assert fits(person.page)
    picture(ken.page, "phone-teams-draft-ja")
    to_the_end(ada, ken)
    expect(page.locator("[data-team-list]")).to_contain_text("Red Dragons")


@pytest.mark.rule("PD-15", "PD-16")
def test_a_face_up_card_is_used_where_it_helps(sit: Sit) -> None:
    """With a Librarian face up the pick waits, lit as said; used, it gives another one; it helps with a pile, too."""
    ada = sit("Ada")
    choose_format(ada, "phased", size=60, seats=2, rounds=2)
    page = ada.page
    page.get_by_label(ada.say("web-cube-list")).fill("60 Cogwork Librarian")
    set_the_table(ada)
    begin(ada)
    act(ada)
    page.locator(".place.solomon:enabled").wait_for()
    sort_booster(ada)
    page.locator(".effect").first.wait_for()
    expect(page.locator("[data-pack] [aria-pressed=true]")).to_have_count(1)
    page.locator(".effect").first.click()
    page.locator(".effect[aria-pressed=true]").first.wait_for()
    confirm(ada).click()
    page.locator(OFFERED).first.wait_for()
    before = ada.picked
    page.locator(OFFERED).first.click()
    confirm(ada).click()
    page.locator(".split").wait_for()
    split_pack(ada)
    page.locator("[data-pile='1']:enabled").wait_for()
    page.locator(".effect").first.wait_for()
    assert before >= 1


@pytest.mark.rule("PD-11")
def test_who_looks_on_sees_the_places_but_no_face(sit: Sit) -> None:
    """A spectator sees three places with their counts, whose turn it is, and no card that lies face down."""
    ada, eve = sit("Ada"), sit("Eve")
    choose_format(ada, "winston", size=60, seats=2, rounds=2)
    code = set_the_table(ada)
    begin(ada)
    ada.page.locator("[data-answer=take]:enabled").wait_for()
    eve.page.goto(f"/r/{code}")
    eve.button("web-watch").click()
    eve.page.locator(".piles").wait_for()
    expect(eve.page.locator(".pile")).to_have_count(3)
    expect(eve.page.locator(".tray")).to_contain_text("Ada")
    expect(eve.page.locator(".tray .primary:visible")).to_have_count(0)
    assert eve.page.locator(".pile li").count() == 0
    assert ada.page.locator(".pile li").count() >= 1
    name = ada.page.locator(".pile .face").first.get_attribute("aria-label")
    assert name
    assert name.split(",")[0] not in eve.page.content()
