"""People draft together in their browsers, build decks and take them away."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from entaku.decks.deck import count
from entaku.decks.formats import files
from entaku.decks.limited import SMALLER_DECK, SMALLEST
from tests.browser.conftest import Sit
from tests.browser.looking import barred, misplaced, rest_swept
from tests.browser.people import OFFERED, Person, draft_to_the_end


def take_away(person: Person, folder: Path) -> None:
    """The deck that is shown, downloaded for two programs, is the same legal deck."""
    person.page.get_by_text(person.say("web-deck-fine")).wait_for()
    shown = int(person.page.locator("[data-size]").get_attribute("data-size") or 0)
    for form in ("cod", "dek"):
        deck = files.read(person.download(form, folder).decode(), f"deck.{form}")
        smaller = sum(entry.count for entry in deck.sideboard if entry.name == SMALLER_DECK)
        assert count(deck.main) == shown >= SMALLEST - 5 * smaller


@pytest.mark.sweep
@pytest.mark.rule("CD-1", "CD-5", "CR 905.1d")
def test_a_person_drafts_with_seven_bots_and_takes_the_deck_away(sit: Sit, tmp_path: Path) -> None:
    """One person and seven bots draft three boosters each; the deck can be downloaded as .cod and .dek."""
    ada = sit("Ada")
    ada.set_table()
    ada.start()
    draft_to_the_end(ada)
    take_away(ada, tmp_path)


def test_two_people_and_six_bots_draft_together(sit: Sit, tmp_path: Path) -> None:
    """Two browsers at one table each see the other sit there, draft to the end and get a deck of their own."""
    ada, ken = sit("Ada"), sit("健", "ja")
    ken.join(ada.set_table(packs=1))
    ada.page.locator("li", has_text="健").wait_for()
    ada.start()
    ken.page.locator(OFFERED).first.wait_for()
    expect(ken.page.get_by_role("tabpanel").get_by_text("Ada")).to_have_count(1)
    draft_to_the_end(ada, ken)
    for person in (ada, ken):
        person.button("web-bot-builds").click()
        person.button("web-auto-lands").click()
        take_away(person, tmp_path)


def drafted(sit: Sit, cards: int = 4) -> Person:
    """Somebody who has drafted one pack of so many cards with a bot, and builds a deck."""
    ada = sit("Ada")
    ada.set_table(packs=1, cards=cards, seats=2)
    ada.start()
    draft_to_the_end(ada)
    return ada


def test_a_deck_changes_by_tap_and_by_drag(sit: Sit) -> None:
    """A card goes to the other part by a click, and back by dragging; lands are counted one by one."""
    ada = drafted(sit)
    page = ada.page
    card = page.locator("[data-part=main] [data-card]").first
    name = card.get_attribute("data-card")
    card.click()
    moved = page.locator(f'[data-part=side] [data-card="{name}"]')
    moved.wait_for()
    moved.drag_to(page.locator("[data-part=main]"))
    page.locator(f'[data-part=main] [data-card="{name}"]').wait_for()
    before = page.locator("[data-size]").get_attribute("data-size")
    page.get_by_label(f"{ada.say('web-more')}: {ada.say('web-basic-G')}").click()
    expect(page.locator("[data-size]")).to_have_attribute("data-size", str(int(before or 0) + 1))


def test_a_deck_that_is_handed_in_can_be_read(sit: Sit) -> None:
    """The button that takes it back is pressed and the main one, and its words stand out in light and dark."""
    ada = drafted(sit)
    ada.button("web-hand-in").click()
    expect(ada.button("web-take-back")).to_have_attribute("aria-pressed", "true")
    assert barred(ada.page) == []


def test_a_double_click_moves_one_card_of_a_deck(sit: Sit) -> None:
    """Its second half isn't meant for the card that has come under the pointer."""
    ada = drafted(sit, cards=8)
    page = ada.page
    page.get_by_role("button", name=ada.say("web-sort-colour"), exact=True).click()
    cards = page.locator("[data-part=main] [data-card]")
    before = cards.count()
    cards.first.dblclick()
    expect(page.locator("[data-part=side] [data-card]")).to_have_count(1)
    expect(cards).to_have_count(before - 1)


@pytest.mark.parametrize("width", rest_swept(1024, 1440))
def test_the_pool_is_in_sight_while_picking(sit: Sit, width: int) -> None:
    """Beside the pack, without scrolling: a card that is dragged onto it is picked, and seen there."""
    ada = sit("Ada", width=width, height=700)
    ada.set_table(packs=1, cards=8, seats=2)
    ada.start()
    page = ada.page
    pool = page.locator("section.pool")
    expect(pool).to_be_in_viewport(ratio=0.9)
    page.locator(OFFERED).first.drag_to(pool)
    expect(pool.get_by_role("listitem")).to_have_count(1)
    expect(pool.get_by_role("listitem")).to_be_in_viewport(ratio=1)
    assert misplaced(page) == []


@pytest.mark.rule("CD-4", "CR 905.1c")
def test_a_spectator_sees_the_table_but_no_pack(sit: Sit) -> None:
    """Whoever looks on sees who sits where, who chooses and how many packs wait, and no card that lies face down."""
    ada, eve = sit("Ada"), sit("Eve")
    code = ada.set_table(packs=1, cards=5, seats=4, clock="none")
    ada.start()
    eve.page.goto(f"/r/{code}")
    eve.button("web-watch").click()
    eve.page.get_by_text(eve.say("web-watching")).wait_for()
    assert eve.page.locator("[data-pack]").count() == 0
    expect(eve.page.get_by_role("tabpanel").get_by_text("Ada")).to_have_count(1)
    seats = eve.page.get_by_role("tabpanel").locator(".seat")
    expect(seats.filter(has=eve.page.locator("[data-choosing]"))).to_have_count(1)
    expect(seats.first).to_contain_text(eve.say("web-choosing"))
    expect(seats.first).to_contain_text("(5, 4, 3, 2)")
    expect(eve.page.get_by_text(eve.say("web-pass-left"))).to_have_count(1)
    expect(eve.page.locator(".sizes")).to_have_count(0)
    names = ada.page.locator("[data-pack] .tile").evaluate_all("tiles => tiles.map(tile => tile.ariaLabel)")
    assert names
    content = eve.page.content()
    assert not [name for name in names if name.split(",")[0] in content]
