"""The shuffles of a finished table are checked in a browser."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from entaku import __version__
from entaku.games.own_decks import setup_of
from entaku.games.recorded import rules_of
from entaku.kernel import log
from entaku.kernel.randomness import seed_from
from entaku.kernel.table import Table
from entaku.kernel.verify import Noted, verify
from entaku.magic.game.play import MAGIC
from entaku.magic.game.setup import PlayerSetup
from entaku.messages import Language
from entaku.oracle.library import Library
from entaku.oracle.printed import PrintedCard
from tests.browser.conftest import Server, Sit
from tests.browser.looking import ACROSS, WIDTHS, misplaced, rest_swept
from tests.browser.players import cube, draft
from tests.browser.turning import in_each_language

CREATURES = cube((16, "Child of Night"), (44, "Vampire Hexmage"))


@pytest.mark.sweep
def test_two_people_check_the_shuffles_of_their_game(server: Server, sit: Sit, tmp_path: Path) -> None:
    """Both devices had a part; the page proves it; a recording that was changed is refused with its line."""
    ada, ken = sit("Ada"), sit("Ken", "ja", 390, 844)
    page = ada.page
    code = draft(server, ada, [ken], 2, CREATURES, pack=8)  # on their pages, whose devices have a part in it
    ada.button("web-game-play").click()
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
    expect(ken.page.locator("[data-verdict=proved]")).to_be_visible()
    notes = ken.page.locator("[data-notes]")
    seal, number = (notes.locator(f"[data-{what}]").inner_text() for what in ("seal", "number"))
    recording = server.http.get(f"/api/rooms/{code}/recording?table=2").content
    assert verify(recording, "game", rules_of("game"), __version__, noted=Noted(seal, number)).proved
    assert not verify(recording, "game", rules_of("game"), __version__, noted=Noted(seal, "0" * 64)).holds

    rows = server.http.get(f"/api/rooms/{code}/recording?table=1").content.splitlines()
    line = json.loads(rows[6])
    rows[6] = rows[6].replace(b'"seat":%d' % line["seat"], b'"seat":%d' % (1 - line["seat"]))
    forged = tmp_path / "forged.jsonl"
    forged.write_bytes(b"\n".join(rows) + b"\n")
    page.locator("input[type=file]").set_input_files(forged)
    verdict = page.locator("[data-verdict=wrong]")
    expect(verdict).to_contain_text(ada.say("proof-wrong", line=7))
    expect(page.locator("[data-finding=proof-replay-broken]")).to_be_visible()


@pytest.mark.parametrize(("language", "width"), rest_swept(*ACROSS))
@pytest.mark.parametrize(("top", "said"), [(("Island",), "arranged"), ((), "unproved")])
def test_a_deck_with_cards_laid_on_top_is_said_to_be_arranged(
    sit: Sit, tmp_path: Path, language: Language, width: int, top: tuple[str, ...], said: str
) -> None:
    """A game whose setup says what lies on top of a deck isn't one whose shuffles are spoken of as fair."""
    deck = (PrintedCard("Island"),) * 40
    setup = setup_of([PlayerSetup("A", deck, top=top), PlayerSetup("B", deck)], "free-40", Library(None))
    seed = seed_from(1)
    table = Table(MAGIC, setup, seed)
    table.answer(1, 1, True)  # B concedes
    file = tmp_path / "game.jsonl"
    file.write_bytes(log.write(log.record(MAGIC, setup, seed, table.log, __version__)))
    ada = sit("Ada", language, width=width, height=WIDTHS[width], touch=width < 600)
    ada.page.goto("/verify")
    ada.page.locator("input[type=file]").set_input_files(file)
    expect(ada.page.locator(f"[data-verdict={said}]")).to_contain_text(ada.say(f"proof-{said}"))
    expect(ada.page.locator("[data-finding=proof-arranged-absent]")).to_have_count(1 if top else 0)
    assert in_each_language(ada, misplaced) == []
