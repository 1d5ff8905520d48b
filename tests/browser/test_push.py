"""Notifications on a phone: asked for on the page, sent by the server, shown by the worker.

Headless Chromium has no push service and shows no notifications.  What the browser would give the page stands in for
it, and so does what would show a notification; the message itself takes its whole way, sealed.
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from threading import Thread

import pytest
from playwright.sync_api import Page, Worker, expect

from entaku.messages import Language
from tests.browser.conftest import SERVE, Server, Sit, serving
from tests.browser.organising import Organiser
from tests.browser.people import PATIENCE, Person
from tests.browser.test_nights import picture
from tests.browser.test_notices import NAMES, player_link, send
from tests.browser.test_ways import SMALL_TARGETS, fits

pytest.importorskip("cryptography", reason="notifications take a library that a server without them goes without")

from tests.server.pushed import Browser

pytestmark = pytest.mark.xdist_group("a server for push")  # it is started by one worker

STANDING_IN = """(one) => {
  Object.defineProperty(Notification, "permission", { get: () => localStorage.getItem("asked") ?? "default" });
  Notification.requestPermission = async () => (localStorage.setItem("asked", one.answer), one.answer);
  const subscription = { toJSON: () => ({ endpoint: one.endpoint, keys: { p256dh: one.p256dh, auth: one.auth } }) };
  PushManager.prototype.subscribe = async (options) => {
    localStorage.setItem("key", options.applicationServerKey);
    return subscription;
  };
  PushManager.prototype.getSubscription = async () => (localStorage.getItem("key") ? subscription : null);
}"""
"""What a browser with a push service gives a page."""

RECORDING = """() => {
  self.shown = [];
  self.went = [];
  self.registration.showNotification = async (title, about) => void self.shown.push({ title, ...about });
  self.clients.openWindow = async (path) => void self.went.push(path);
}"""
WAITING = "async () => { while (!self.shown.length) await new Promise((done) => setTimeout(done, 20)); }"
CLICK = """async (url) => {
  const done = [];
  const click = Object.assign(new Event("notificationclick"), {
    notification: { close: () => self.went.push("closed"), data: { url } },
    waitUntil: (work) => done.push(work),
  });
  self.clients.matchAll = async () => [];
  self.dispatchEvent(click);
  await Promise.all(done);
  return self.went;
}"""


class Taking(BaseHTTPRequestHandler):
    """Takes messages for browsers."""

    taken: Queue[bytes]

    def do_POST(self) -> None:
        self.taken.put(self.rfile.read(int(self.headers["Content-Length"])))
        self.send_response(201)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Nothing is printed."""


@contextmanager
def service() -> Iterator[tuple[str, Queue[bytes]]]:
    """A push service on this machine: where it takes messages, and those that it took."""
    taken: Queue[bytes] = Queue()
    server = ThreadingHTTPServer(("127.0.0.1", 0), type("Handler", (Taking,), {"taken": taken}))
    thread = Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/phone", taken
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class Telling(Server):
    """A server whose keeper has turned notifications on."""

    program = SERVE.replace("rate=", 'push="mailto:keeper@example.org", push_near=("127.0.0.1",), rate=')


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from serving(Telling(tmp_path_factory.mktemp("store")))


def phone(sit: Sit, name: str, language: Language, endpoint: str, browser: Browser, answer: str = "granted") -> Person:
    """A phone whose browser has a push service, and whose owner answers so when it asks."""
    person = sit(name, language, width=390, height=844, touch=True)
    given = {**browser.wanted(endpoint), "answer": answer}
    person.page.add_init_script(f"({STANDING_IN})({json.dumps(given)})")
    return person


def worker_of(page: Page) -> Worker:
    """The page's service worker, which notes what it would show."""
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    worker = page.context.service_workers[0]
    worker.evaluate(RECORDING)
    return worker


def deliver(page: Page, message: bytes) -> None:
    """What a push service does with a message: the browser hands it to the worker of this page."""
    line = page.context.new_cdp_session(page)
    found: list[str] = []
    line.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(
        one["registrationId"] for one in told["registrations"] if not one["isDeleted"]
    ))  # fmt: skip
    line.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(20)
    origin = page.evaluate("location.origin") + "/"
    line.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": origin, "registrationId": found[-1], "data": message.decode()},
    )


def test_a_notice_is_shown_by_the_phone(sit: Sit) -> None:
    """From the desk to the phone's notification, in its language; a click leads to the night; then no more of it."""
    with service() as (endpoint, taken):
        browser = Browser()
        desk = Organiser(sit("Aya", "en"))
        desk.make_night("金曜の夜")
        desk.type_names(NAMES)
        link = player_link(desk, "葵")
        aoi = phone(sit, "葵", "ja", endpoint, browser)
        page = aoi.page
        page.goto(link)
        on = page.locator("[data-push=off] [data-push-on]")
        expect(on).to_have_text(aoi.say("nights-push-turn-on"))
        assert fits(page)
        assert page.evaluate(SMALL_TARGETS) == []
        picture(page, "phone-push-off")
        on.click()
        expect(page.locator("[data-push=on]")).to_contain_text(aoi.say("nights-push-is-on"))
        assert fits(page)
        assert page.evaluate(SMALL_TARGETS) == []
        picture(page, "phone-push-on")
        page.reload()
        expect(page.locator("[data-push=on]")).to_be_visible()
        desk.open_tab("notices")
        expect(desk.page.get_by_text(desk.say("nights-notices-push"))).to_be_visible()
        send(desk, "葵", "come")
        message = browser.read(taken.get(timeout=PATIENCE))
        worker = worker_of(page)
        deliver(page, message)
        worker.evaluate(WAITING)
        shown = worker.evaluate("self.shown")[0]
        assert (shown["title"], shown["body"]) == ("金曜の夜", aoi.say("night-notice-come"))
        assert (shown["lang"], shown["data"]) == ("ja", {"url": f"/n/{desk.code}"})
        assert worker.evaluate(CLICK, f"/n/{desk.code}") == ["closed", f"/n/{desk.code}"]
        assert worker.evaluate(CLICK, "https://example.org/") == ["closed", f"/n/{desk.code}", "closed"]
        page.locator("[data-push-off]").click()
        expect(page.locator("[data-push=off]")).to_be_visible()
        send(desk, desk.say("nights-notice-everybody"), "begins")
        expect(page.locator("[data-notice]")).to_have_count(2)
        page.locator("[data-push-on]").click()
        page.locator("[data-push-off]").wait_for()
        with page.expect_response(lambda answer: answer.request.method == "DELETE") as left:
            aoi.button("nights-not-me").click()
        assert left.value.ok
        send(desk, "葵", "five")
        assert taken.empty()


@pytest.mark.sweep
def test_who_wants_no_notifications_is_told_what_works(sit: Sit) -> None:
    """One sentence: the page itself, while it is open."""
    with service() as (endpoint, _):
        desk = Organiser(sit("Aya", "en"))
        desk.make_night("Friday")
        desk.type_names(NAMES)
        link = player_link(desk, "Ben")
        ben = phone(sit, "Ben", "en", endpoint, Browser(), "denied")
        ben.page.goto(link)
        ben.page.locator("[data-push-on]").click()
        expect(ben.page.locator("[data-push=denied]")).to_have_text(ben.say("nights-push-denied"))
        assert fits(ben.page)
        picture(ben.page, "phone-push-denied")
        over_http = sit("Ben", "ja", width=390, height=844, touch=True)
        over_http.page.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
        over_http.page.goto(link)
        expect(over_http.page.locator("[data-push=plain]")).to_have_text(over_http.say("nights-push-plain"))
        assert fits(over_http.page)
        picture(over_http.page, "phone-push-plain")
