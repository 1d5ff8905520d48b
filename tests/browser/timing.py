"""What a page costs: the main thread's time for an update, the bytes of the first load, the frames while cards fly."""

import json
from bisect import bisect
from statistics import median, quantiles
from typing import Any

from msgspec import Struct
from playwright.sync_api import CDPSession, Page

from tests.browser.tables import Told

RESTED = (
    """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 30))))"""
)
"""What an update has changed was laid out and painted."""
FRAMES = """(milliseconds) => new Promise((done) => {
  const [begun, found] = [performance.now(), []];
  let last = begun;
  const frame = (now) => {
    found.push(now - last);
    last = now;
    if (now - begun < milliseconds) requestAnimationFrame(frame);
    else done(found.slice(1));
  };
  requestAnimationFrame(frame);
})"""
NO_WORKER = "navigator.serviceWorker.register = () => new Promise(() => {})"
"""What a service worker fetches is not told to the page, and is not what it waits for."""
LATER = (".woff2", "/paint-", "/easel-", "/motion-")
"""What is fetched once a table stands: the signs' letters, and what draws cards and moves them."""
FLOWN = 420
"""Milliseconds that a card flies."""


class Times(Struct, frozen=True):
    """The middle, what nine of ten don't exceed, and the most, in milliseconds."""

    middle: float
    nine_of_ten: float
    most: float

    @classmethod
    def of(cls, found: list[float]) -> "Times":
        return cls(median(found), quantiles(found, n=10)[-1], max(found))


def processor(session: CDPSession) -> float:
    """Seconds of the processor's that the page's main thread has had: no other work on the machine is in them."""
    told: dict[str, Any] = session.send("Performance.getMetrics")
    return float(next(one["value"] for one in told["metrics"] if one["name"] == "TaskDuration"))


def updated(page: Page, told: Told, updates: tuple[bytes, ...]) -> list[float]:
    """The milliseconds of the main thread's that each update takes, until it is painted; those of waiting apart."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def cost(said: str | None) -> float:
        before = processor(session)
        if said is not None:
            told.say(said)
        page.evaluate(RESTED)
        return 1000 * (processor(session) - before)

    waiting = min(cost(None) for _ in range(5))
    return [max(cost(update.decode()) - waiting, 0.0) for update in updates]


def longest_tasks(page: Page, told: Told, updates: tuple[bytes, ...]) -> list[float]:
    """The milliseconds of the processor's that the longest task of each update has: so long nothing else is heard."""
    browser = page.context.browser
    assert browser is not None
    browser.start_tracing(page=page, categories=["toplevel", "blink.user_timing"])
    for number, update in enumerate(updates):
        page.evaluate("number => performance.mark(`update ${number}`)", number)
        told.say(update.decode())
        page.evaluate(RESTED)
    traced: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    marks = sorted((one for one in traced if one["name"].startswith("update ")), key=lambda one: one["ts"])
    found = [0.0] * len(updates)
    for one in traced:
        if one["tid"] == marks[0]["tid"] and one["name"].endswith("RunTask") and one["ts"] >= marks[0]["ts"]:
            number = bisect(marks, one["ts"], key=lambda mark: mark["ts"]) - 1
            found[number] = max(found[number], one.get("tdur", 0) / 1000)
    return found


def frames_while_flying(page: Page, told: Told) -> list[float]:
    """The milliseconds from frame to frame while six permanents die and another one is hit."""
    ids = page.locator(".boards .permanent").evaluate_all("all => all.map(one => Number(one.dataset.id))")
    moved = [
        {"type": "moved", "was": number, "now": 9_500 + place, "card": "Soulcatcher", "owner": 1, "controller": 1,
         "origin": "battlefield", "to": "graveyard", "seen": True, "cause": "state"}
        for place, number in enumerate(ids[:6])
    ]  # fmt: skip
    hit = {"type": "damaged", "source": ids[0], "object": ids[7], "seat": None, "amount": 3, "combat": False}
    told.update(*moved, hit, turn=9)
    page.locator(".flyer").first.wait_for(state="attached")
    found: list[float] = page.evaluate(FRAMES, FLOWN)
    return found


class Loaded:
    """The bytes that come over the wire while a page loads, compressed as they come."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)
        self._session.send("Network.enable")
        self._names: dict[str, str] = {}
        self.bytes: dict[str, int] = {}
        self._session.on("Network.requestWillBeSent", self._asked)
        self._session.on("Network.loadingFinished", self._came)

    def _asked(self, event: dict[str, Any]) -> None:
        self._names[event["requestId"]] = event["request"]["url"]

    def _came(self, event: dict[str, Any]) -> None:
        url = self._names.get(event["requestId"], "")
        if url.startswith("http"):
            self.bytes[url] = self.bytes.get(url, 0) + int(event["encodedDataLength"])
