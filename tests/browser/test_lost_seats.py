"""Whoever lost a device comes back on another, and the lost one is told so and counts no longer."""

import pytest
from playwright.sync_api import expect

from entaku.messages import Language
from tests import plain_http
from tests.browser.conftest import Server, Sit
from tests.browser.lines import begin, drafted, play_on
from tests.browser.looking import WAYS, WIDTHS, misplaced, rest_swept
from tests.browser.scenes import CREATURES, wanted
from tests.browser.test_nights import picture


@pytest.mark.parametrize(("language", "width"), rest_swept(*reversed(WAYS)))
def test_a_lost_device_sees_and_answers_nothing(server: Server, sit: Sit, language: Language, width: int) -> None:
    """Its page says in a sentence what to do, also where it wasn't open meanwhile; what it kept lets nobody in."""
    lines = drafted(server, ("健", "Ada"), 2, CREATURES)
    own = lines[1]
    begin(lines, grace=None, life=40)
    assert play_on(lines, wanted("game-priority")) is not None
    kept = {f"entaku.token.{own.code}": own.token}
    lost, asleep = (sit("Ada", language, width, WIDTHS[width], width < 900, kept) for _ in range(2))
    lost.page.goto(f"/r/{own.code}")
    expect(lost.page.locator(".in-hand").first).to_be_visible()
    headers = {"Authorization": f"Bearer {own.token}"}
    with plain_http.client(server.address) as client:
        noted = client.post(f"/api/rooms/{own.code}/recovery-code", headers=headers).raise_for_status().json()
    back = sit("Ada", language, width, WIDTHS[width], width < 900)
    back.page.goto(f"/r/{own.code}")
    back.page.get_by_text(back.say("web-recovery-have")).click()
    back.page.get_by_label(back.say("web-recovery-code")).fill(noted["code"])
    back.button("web-recovery-use").click()
    expect(back.page.locator(".in-hand").first).to_be_visible()
    sentence = lost.page.get_by_text(lost.say("guest-recovered"))
    expect(sentence).to_be_visible()
    expect(lost.page.locator(".game, .in-hand, .bar[data-purpose]")).to_have_count(0)
    assert misplaced(lost.page) == []
    picture(lost.page, f"phone-lost-{language}-{width}")
    asleep.page.goto(f"/r/{own.code}")
    expect(asleep.page.get_by_text(asleep.say("token-unknown"))).to_be_visible()
    picture(asleep.page, f"phone-lost-asleep-{language}-{width}")
    asleep.page.locator("[data-come-back]").click()
    expect(asleep.page.locator("details").get_by_text(asleep.say("web-recovery-have"))).to_be_visible()
    expect(asleep.page.locator(".in-hand")).to_have_count(0)
    with plain_http.client(server.address) as client:
        refused = client.post(f"/api/rooms/{own.code}/recovery-code", headers=headers)
    assert refused.status_code in (401, 403), refused.text
    picture(back.page, f"phone-back-{language}-{width}")
    for line in lines:
        line.close()
