"""What a room says of itself stands for a while and goes, whatever else happens meanwhile."""

import pytest
from playwright.sync_api import expect

from entaku.messages import Language
from tests import plain_http
from tests.browser.conftest import Server, Sit
from tests.browser.lines import Line, begin, drafted, play_on
from tests.browser.looking import WIDTHS, misplaced, rest_swept
from tests.browser.scenes import CREATURES, wanted
from tests.browser.test_nights import picture

READ = 9_000
"""Milliseconds after which a notice has been read, and is gone."""


def caster_link(server: Server, host: Line) -> None:
    """A link by which the host's next table is seen a minute late: everybody there is told."""
    with plain_http.client(server.address) as client:
        headers = {"Authorization": f"Bearer {host.token}"}
        client.post(f"/api/rooms/{host.code}/casters", json={"minutes": 1}, headers=headers).raise_for_status()


@pytest.mark.parametrize(("language", "width"), rest_swept(("ja", 390), ("en", 390), ("en", 1440), ("ja", 1440)))
def test_a_notice_goes_while_the_room_goes_on(server: Server, sit: Sit, language: Language, width: int) -> None:
    """A caster's link is told of; people talk and a game begins; then names and turn are in sight again."""
    lines = drafted(server, ("健", "Ada"), 4, CREATURES)
    ken, own = lines
    ada = sit("Ada", language, width, WIDTHS[width], width < 900, {f"entaku.token.{own.code}": own.token})
    page, told = ada.page, ada.page.locator(".told")
    page.clock.install()
    page.goto(f"/r/{own.code}")
    page.locator("main").first.wait_for()
    caster_link(server, ken)
    expect(told).to_be_visible()
    ken.ask("say", text="よろしくお願いします！")
    begin(lines, grace=None, life=40)
    play_on(lines, wanted("game-priority"))
    expect(page.locator(".rail li").first).to_be_visible()
    expect(told).to_be_visible()
    assert misplaced(page) == []
    picture(page, f"phone-told-{language}-{width}")
    page.clock.fast_forward(READ)
    expect(told).to_have_count(0)
    for line in lines:
        line.close()
