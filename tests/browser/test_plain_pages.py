"""Pages that came without TLS, as in a home's network, and servers that no phone can reach."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.looking import rest_swept

PLAIN = """
Object.defineProperty(window, "isSecureContext", { value: false });
Object.defineProperty(navigator, "clipboard", { value: undefined });
Object.defineProperty(navigator, "wakeLock", { value: undefined });
document.addEventListener("copy", () => (window.copied = String(document.activeElement?.value ?? "")));
"""


@pytest.mark.parametrize("language", rest_swept("ja", "en"))
def test_what_does_not_work_without_tls_is_said_and_the_rest_works(sit: Sit, language: str) -> None:
    """Links are copied the older way, or by hand where that is forbidden; pages say what they can't do, and why."""
    ada = sit("Ada", language)
    page = ada.page
    page.add_init_script(PLAIN)
    ada.set_table(seats=2)
    address = page.locator("#address").inner_text()

    # The server listens for this machine alone: there is nothing that a phone could scan.
    expect(page.locator(".invite [data-nowhere]")).to_have_text(ada.say("qr-nowhere"))
    expect(page.locator(".invite img")).to_have_count(0)

    ada.button("web-copy-link").click()
    expect(ada.button("web-copied")).to_be_visible()
    assert page.evaluate("window.copied") == address
    page.evaluate("document.execCommand = () => false")
    expect(ada.button("web-copy-link")).to_be_visible()
    ada.button("web-copy-link").click()
    field = page.get_by_label(ada.say("web-copy-by-hand-plain"))
    expect(field).to_be_focused()
    assert page.evaluate("getSelection().toString()") == address

    page.goto("/companion")
    expect(page.locator("[data-plain]")).to_contain_text(ada.say("web-plain-companion"))
    page.goto("/")
    with page.expect_popup() as opened:
        page.locator("main a[href='/licences.txt']").click()
    expect(opened.value.locator("body")).to_contain_text("mana-font")
