"""The shuffles of a finished table are checked in a browser."""

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Server, Sit
from tests.browser.players import cube, sit_down

CREATURES = cube((16, "Child of Night"), (44, "Vampire Hexmage"))


def test_two_people_check_the_shuffles_of_their_game(server: Server, sit: Sit, tmp_path: Path) -> None:
    """Both devices had a part; the page proves it; a recording that was changed is refused with its line."""
    ada, ken = sit("Ada"), sit("Ken", "ja", 390, 844)
    page = ada.page
    code = sit_down(server, ada, [ken], 2, CREATURES, pack=8)
    ken.give_up()
    page.locator(".verdict").get_by_role("link", name=ada.say("web-verify")).click()
    expect(page.locator("[data-closed]")).to_be_visible()
    page.goto(f"/r/{code}")
    ada.button("web-room").click()
    ada.button("web-publish").click()
    page.get_by_role("dialog").get_by_role("link", name=ada.say("web-verify")).click()
    expect(page.locator("[data-verdict=proved]")).to_be_visible()
    expect(page.locator(".broken")).to_have_count(0)
    for key in ("proof-chain-holds", "proof-pledges-holds", "web-verify-own-holds", "web-verify-heads-holds"):
        expect(page.locator(f"[data-finding={key}]").first).to_be_visible()
    expect(page.locator("[data-finding=proof-pledges-holds]").first).to_contain_text("1, 2")
    page.get_by_label(ada.say("web-verify-table")).select_option(label=ada.say("web-verify-table-draft"))
    expect(page.locator("[data-verdict=proved]")).to_be_visible()
    ken.page.goto(f"/verify?room={code}")
    expect(ken.page.locator("[data-finding=web-verify-own-holds]")).to_be_visible()

    rows = server.http.get(f"/api/rooms/{code}/recording?table=1").content.splitlines()
    line = json.loads(rows[6])
    rows[6] = rows[6].replace(b'"seat":%d' % line["seat"], b'"seat":%d' % (1 - line["seat"]))
    forged = tmp_path / "forged.jsonl"
    forged.write_bytes(b"\n".join(rows) + b"\n")
    page.locator("input[type=file]").set_input_files(forged)
    verdict = page.locator("[data-verdict=wrong]")
    expect(verdict).to_contain_text(ada.say("proof-wrong", line=7))
    expect(page.locator("[data-finding=proof-replay-broken]")).to_be_visible()
