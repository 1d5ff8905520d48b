"""Commander with lists of much played cards: two people and three bots, from the room to the end."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Server, Sit
from tests.browser.people import Person
from tests.browser.players import Player, play
from tests.browser.test_commander import hand_in
from tests.decks.five_lists import FIVE, import_their_cards


class Fighting(Player):
    """Attacks wherever something may attack."""

    def _attack(self) -> None:
        attackers = self.bar.locator("[data-choice]")
        if attackers.count():
            attackers.first.click()
        self._confirm()


def seated_with_lists(server: Server, sit: Sit, lists: list[str]) -> tuple[Person, Person]:
    """A table of two people and bots, in any order of seats, who have brought these lists."""
    import_their_cards(server.data)
    ada, ken = sit("Ada"), sit("健", "ja", width=390, height=844, touch=True)
    page = ada.page
    ada.open_form()
    page.get_by_label(ada.say("web-your-name")).fill(ada.name)
    ada.button("own-decks-instead").click()
    page.get_by_label(ada.say("web-seats"), exact=True).fill(str(len(lists)))
    ada.button("web-create").click()
    ken.join(page.locator("[data-code]").inner_text())
    for person, text in zip((ada, ken), lists, strict=False):
        hand_in(person, text)
        expect(person.page.locator(".own .by-hand")).to_have_count(0)
    for number, text in enumerate(lists[2:]):
        ada.button("web-add-bot").first.click()
        page.get_by_role("button", name=ada.say("own-bot-list")).nth(number).click()
        panel = page.locator(".own.panel").first
        panel.get_by_label(ada.say("web-check-list")).fill(text)
        ada.button("own-bot-give").click()
        expect(panel.locator("p.ready")).to_be_visible()
        ada.button("own-bot-close").click()
    ada.button("own-start").click()
    return ada, ken


@pytest.mark.sweep
@pytest.mark.rule("CM-1", "CM-9", "CM-13")
def test_two_people_and_three_bots_play_their_lists_to_the_end(server: Server, sit: Sit) -> None:
    """Each list is at the table; somebody wins, and no card was left to be done by hand."""
    people = seated_with_lists(server, sit, list(FIVE.values()))
    players = [Fighting(person) for person in people]
    play(*players, until=lambda: all(player.is_over for player in players))
    for person in people:
        expect(person.page.locator(".verdict h1")).to_be_visible()
    asked = players[0].asked + players[1].asked
    assert [purpose for purpose in asked if purpose.startswith("game-by-hand")] == []
