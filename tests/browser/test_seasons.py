"""A season over nights here and over results of tournaments that were held elsewhere."""

import json

from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.test_nights import picture
from tests.browser.test_ways import fits

ONLINE = {
    "Tournament": {"Name": "Online Challenge"},
    "Rounds": [{"RoundName": "Round 1", "Matches": [{"Player1": "Aya", "Player2": "Ben", "Result": "2-1-0"}]}],
}


def test_a_file_of_results_counts_in_a_season(sit: Sit) -> None:
    """Its players stand in the table, it can be left out again, and a file without results is refused in a sentence."""
    person = sit("店長", "ja", width=390, height=844, touch=True)
    page = person.page
    page.goto("/season")
    file = page.locator("[data-season-file]")

    def given(data: bytes) -> None:
        file.set_input_files({"name": "online.json", "mimeType": "application/json", "buffer": data})

    given(json.dumps(ONLINE).encode())
    expect(page.locator("[data-elsewhere]")).to_contain_text("Online Challenge")
    expect(page.locator("[data-season]")).to_have_count(2)
    expect(page.locator("[data-season=Aya]")).to_contain_text("Aya")
    picture(page, "season-phone")
    assert fits(page)
    given(b"Aya 2-1 Ben")
    expect(page.get_by_role("alert")).to_have_text(person.say("night-results-unknown"))
    expect(page.locator("[data-elsewhere]")).to_have_count(1)
    page.locator("[data-elsewhere] button").click()
    expect(page.locator("[data-season]")).to_have_count(0)
