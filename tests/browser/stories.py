"""What else is to be seen at a table and beside it: dialogs, lost lines, ends, replays, commanders, paper."""

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial

from playwright.sync_api import expect

from tests import plain_http
from tests.browser.conftest import Server
from tests.browser.lines import Line, note_code, play_on
from tests.browser.looking import Scene
from tests.browser.people import PATIENCE, Person
from tests.browser.scenes import CREATURES, LATE, Stage, asked, at_room, eager, may_attack, may_cast, reached, sent

LEADER = "Grenzo, Dungeon Warden"


def shown(selector: str) -> Callable[[Person], None]:
    """Something is on the page."""
    return lambda person: expect(person.page.locator(selector).first).to_be_visible()


@contextmanager
def talked(server: Server) -> Iterator[Line]:
    """A game whose people have talked, and somebody in it who could cast a spell."""
    with reached(server, CREATURES, may_cast, people=("Ada", "健")) as (line, (ada, ken)):
        ada.ask("say", phrase="good-luck")
        ken.ask("say", text="よろしくお願いします！")
        ada.ask("say", text="Thanks, same to you. Shall we leave the monarch alone this time?")
        yield line


def chat(person: Person) -> None:
    """What people say to each other."""
    person.page.locator("[data-chat]").click()
    expect(person.page.locator(".chat")).to_contain_text("よろしく")


def log(person: Person) -> None:
    """What has happened."""
    if not person.page.locator(".log").is_visible():
        person.page.get_by_role("button", name=person.say("web-game-log")).click()
    expect(person.page.locator(".log li").last).to_be_visible()


def zoom(person: Person) -> None:
    """A card held large."""
    person.page.locator(".in-hand").last.click(button="right", force=True)  # whether it can be cast or not
    expect(person.page.locator("dialog[open] h2")).to_be_visible()


def stops(person: Person) -> None:
    """Where the game waits for the viewer."""
    person.button("web-game-stops").click()
    expect(person.page.locator("dialog[open]")).to_be_visible()


def graveyard(person: Person) -> None:
    """The cards that somebody's graveyard holds."""
    person.page.locator(".own header button").click()
    expect(person.page.locator("dialog[open]")).to_be_visible()


def settings(person: Person) -> None:
    """The viewer's own settings, keys too."""
    person.button("web-settings").click()
    person.page.get_by_text(person.say("web-keys-game"), exact=True).click()
    expect(person.page.locator("dialog[open] details[open]")).to_be_visible()


OPENED = {one.__name__: one for one in (chat, log, zoom, stops, graveyard, settings)}
"""What is opened in the middle of a game, by name."""


def opened_at(line: Line, act: Callable[[Person], None]) -> Scene:
    """The same, where somebody sits."""

    def ready(person: Person) -> None:
        asked("game-priority")(person)
        act(person)

    return at_room(line, ready)


@contextmanager
def opened(act: Callable[[Person], None], server: Server) -> Iterator[Scene]:
    """The same, in a game of its own."""
    with talked(server) as line:
        yield opened_at(line, act)


@contextmanager
def menu(server: Server) -> Iterator[Scene]:
    """The room's menu before its host, while one person is away."""

    def act(person: Person) -> None:
        shown(".game")(person)
        person.button("web-room").click()
        expect(person.page.locator("dialog[open] [data-levels]")).to_be_visible()

    with reached(server, CREATURES, may_cast, people=("Ada", "健", "結衣")) as (_, lines):
        lines[-1].close()
        yield at_room(lines[0], act)


@contextmanager
def absence(server: Server) -> Iterator[Scene]:
    """Somebody's line is lost, and the table decides what becomes of their seat."""
    motion = shown("[data-motion=absence]")
    with reached(server, CREATURES, may_cast, people=("Ada", "健", "結衣"), grace=1) as (gone, lines):
        gone.close()
        yield at_room(next(line for line in lines if line is not gone), shown(".game"), after=motion)


@contextmanager
def restart(server: Server) -> Iterator[Scene]:
    """In mid-combat the server is killed; the page says so, and waits."""
    with reached(server, CREATURES, may_attack) as (line, _):
        yield at_room(line, sent, then=server.kill, after=shown(".notice.calm"))
    server.start()


@contextmanager
def restarted(server: Server) -> Iterator[Scene]:
    """In mid-combat the server is killed and started again; the same attack is there."""

    def again() -> None:
        server.kill()
        server.start()

    def back(person: Person) -> None:
        expect(person.page.locator(".notice.calm")).to_have_count(0, timeout=PATIENCE * 1000)
        sent(person)

    with reached(server, CREATURES, may_attack) as (line, _):
        yield at_room(line, shown(".bar[data-purpose=game-attack]"), then=again, after=back)


def give_up(line: Line) -> None:
    """The game is given up, and played to its end by the others."""
    while not line.over:
        concession = next(one["decision"] for one in line.asked if one["decision"]["purpose"] == "game-concede")
        line.ask(
            "give",
            table=line.table,
            decision=concession["id"],
            answer=concession["shape"]["options"][0]["key"] if "options" in concession["shape"] else True,
        )
        line.when(lambda one: one.over or one.view["players"][one.view["seat"]].get("left", False))
        line.when(lambda one: one.over)


@contextmanager
def ended(server: Server) -> Iterator[Line]:
    """A game that was given up by its only person."""
    with reached(server, CREATURES, lambda line: line.purpose == "game-attack", life=20) as (line, _):
        give_up(line)
        yield line


@contextmanager
def over(server: Server) -> Iterator[Scene]:
    """A game is over."""
    with ended(server) as line:
        yield at_room(line, shown("[data-honours] li"))


@contextmanager
def replay(server: Server) -> Iterator[Scene]:
    """A finished game is stepped through."""

    def ready(person: Person) -> None:
        page = person.page
        expect(page.locator(".controls output")).to_contain_text("0 /")
        steps = int(page.locator(".controls output").inner_text().split("/")[1])
        page.locator(".controls input[type=range]").fill(str(steps * 4 // 5))
        expect(page.locator(".controls output")).to_contain_text(f"{steps * 4 // 5} /")
        expect(page.locator(".permanent").first).to_be_visible()
        expect(page.locator(".marks .turn").first).to_be_attached()

    with ended(server) as line:
        at = at_room(line, ready)
        yield Scene(f"{at.address}/replay", ready, at.kept)


@contextmanager
def commander(server: Server) -> Iterator[Scene]:
    """Commander with decks that bots build: command zones, the surcharge, damage by commanders."""
    options = {"type": "own-decks", "rules": "commander", "grace": None}
    wanted = {"name": "Ada", "seats": 4, "pace": 0.0, "options": options}
    with plain_http.client(server.address) as client:
        room = client.post("/api/rooms", json=wanted).raise_for_status().json()
        at, headers = f"/api/rooms/{room['code']}/own-deck", {"Authorization": f"Bearer {room['token']}"}
        made = client.post(f"{at}/made", headers=headers).raise_for_status().json()
        client.put(at, headers=headers, json={"text": made["text"], "hand_in": True}).raise_for_status()
        note_code(client, room["code"], room["token"])
    with Line(server, room["code"], room["token"]) as line:
        line.ask("start")
        line.when(lambda one: "step" in one.view)

        def led(one: Line) -> bool:
            struck = any(
                hit["damage"] for player in one.view["players"] for hit in player.get("commander_damage") or ()
            )
            taxed = any(
                leader.get("tax") for player in one.view["players"] for leader in player.get("commanders") or ()
            )
            return one.purpose == "game-priority" and one.view["turn"] > LATE and struck and taxed

        found = play_on([line], led, eager)
        assert found is not None
        yield at_room(line, asked("game-priority"))


STORIES: dict[str, Callable[[Server], Stage]] = {name: partial(opened, act) for name, act in OPENED.items()} | {
    one.__name__: one for one in (menu, absence, restart, restarted, over, replay, commander)
}
"""The sights by name."""


def on_paper(name: str, ready: Callable[[Person], None], *acts: dict[str, object]) -> Callable[[Server], Stage]:
    """The companion, as a phone has kept it."""
    now = int(time.time() * 1000)
    setup = {
        "names": ["Ada", "健", "結衣", "Noah"], "life": 40, "minutes": 50, "commander": True, "oneSide": False,
        "night": None, "began": now - 1_500_000,
    }  # fmt: skip
    told = [
        {"number": None, "at": now - 60_000 * (len(acts) - place), "by": None, "deed": act}
        for place, act in enumerate(acts)
    ]
    kept = {"entaku.companion.game": json.dumps({"setup": setup, "acts": told})}

    @contextmanager
    def stage(server: Server) -> Iterator[Scene]:
        yield Scene("/companion", ready, kept)

    return stage


def details(person: Person) -> None:
    person.page.locator(".seat[data-seat='1'] .more").click()
    expect(person.page.locator("dialog[open]")).to_be_visible()


def history(person: Person) -> None:
    person.button("companion-log").click()
    expect(person.page.locator("dialog[open]")).to_be_visible()


PLAYED: tuple[dict[str, object], ...] = (
    {"kind": "roll", "sides": 20, "result": 17},
    {"kind": "first", "seat": 2},
    {"kind": "monarch", "seat": 1},
    {"kind": "initiative", "seat": 3},
    {"kind": "turn", "seen": 0},
    {"kind": "life", "seat": 1, "by": -7},
    {"kind": "commander", "seat": 1, "source": 2, "by": 18},
    {"kind": "counter", "seat": 1, "name": "tax", "by": 2},
    {"kind": "counter", "seat": 3, "name": "poison", "by": 4},
    {"kind": "day", "day": True},
    {"kind": "turn", "seen": 0},
    {"kind": "life", "seat": 3, "by": -36},
    {"kind": "life", "seat": 0, "by": 5},
)
DUE: tuple[dict[str, object], ...] = (
    *PLAYED,
    {"kind": "life", "seat": 3, "by": -4},
    {"kind": "commander", "seat": 1, "source": 2, "by": 3},
)
OVER: tuple[dict[str, object], ...] = (
    *DUE,
    {"kind": "out", "seats": [3, 1], "cause": "life"},
    {"kind": "turn", "seen": 0},
    {"kind": "out", "seats": [0], "cause": "concession"},
)
STORIES |= {
    "companion": on_paper("companion", shown(".seat"), *PLAYED),
    "companion-due": on_paper("companion", shown("[role=alert]"), *DUE),
    "companion-details": on_paper("companion", details, *PLAYED),
    "companion-log": on_paper("companion", history, *PLAYED),
    "companion-over": on_paper("companion", shown(".finish"), *OVER),
}
