"""What a person does at a game's table: keep, cast, attack, vote, pass."""

import time
from collections import Counter
from collections.abc import Callable
from typing import ClassVar

from playwright.sync_api import Locator, TimeoutError

from entaku.oracle.catalogue import shipped
from tests.browser.conftest import Server
from tests.browser.lines import Line, draft_out, seated
from tests.browser.people import OFFERED, PATIENCE, Person, draft_to_the_end


def cube(*cards: tuple[int, str]) -> str:
    """A cube list of so many of each."""
    return "\n".join(f"{count} {name}" for count, name in cards)


class Player:
    """A person who plays, and what they were asked; a question of `leaves` is left to the test."""

    leaves: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.asked: Counter[str] = Counter()

    @property
    def bar(self) -> Locator:
        return self.page.locator(".bar[data-purpose]")

    @property
    def is_over(self) -> bool:
        return self.page.locator(".verdict").count() > 0

    @property
    def question(self) -> tuple[str, str]:
        """What is asked, and the number of the question; empty if nothing is."""
        asked: list[list[str]] = self.bar.evaluate_all("bars => bars.map(b => [b.dataset.purpose, b.dataset.decision])")
        return (asked[0][0], asked[0][1]) if asked else ("", "")

    def act(self) -> bool:
        """Answer what is asked, if anything is."""
        purpose, number = self.question
        if not purpose or purpose in self.leaves:
            return False
        self.asked[purpose] += 1
        {"game-priority": self._use, "game-attack": self._attack, "game-block": self._confirm}.get(
            purpose, self._choose
        )()
        try:
            self.page.wait_for_function(
                "number => document.querySelector('.bar[data-purpose]')?.dataset.decision !== number", arg=number
            )
        except TimeoutError as late:
            raise AssertionError(f"{purpose} was not answered: {self.bar.first.inner_html()}") from late
        return True

    def _use(self) -> None:
        agenda = self.page.locator(".own .command .live")
        # what waits to be played free is left to the test that plays for it
        playable = self.page.locator(".in-hand.live", has_not=self.page.locator(".free"))
        if agenda.count() and not self.asked["turned up"]:
            self.asked["turned up"] += 1
            agenda.first.click()
        elif playable.count() and self.asked["game-priority"] % 4:
            playable.first.click()
            if self.bar.locator("[data-choice]").count():
                self.bar.locator("[data-choice]").first.click()
        else:
            self.page.keyboard.press("Space")

    def _attack(self) -> None:
        self.bar.locator("[data-choice]").first.click()
        self._confirm()

    def _confirm(self) -> None:
        self.page.locator('.bar [data-key="confirm"]').click()

    def _choose(self) -> None:
        live = self.page.locator(".board .live, .who.live, .item.live, .in-hand.live")
        prompt = self.bar.locator(".prompt")
        if not prompt.count():
            self._point_at_enough(live)
        elif prompt.get_by_role("combobox").count():
            prompt.get_by_role("combobox").fill("Child of Night")
            prompt.locator(".button.primary").click()
        else:
            if prompt.locator(".tile").count() and self.question[0] != "game-conspiracies":
                prompt.locator(".tile").first.click()
            if self.question[0] == "game-mulligan":
                prompt.locator("button.button:enabled").last.click()
            else:
                self._choose_enough(prompt)
            if prompt.locator("[data-sure]").count():
                prompt.locator("[data-sure]").click()

    def _point_at_enough(self, live: Locator) -> None:
        """What lies first on the boards, and what follows it until there are as many as are asked for."""
        asked, unlit = self.question, live.and_(self.page.locator(":not(.lit)"))
        live.first.click()
        while self.question == asked and self.bar.locator('[data-key="confirm"]:disabled').count() and unlit.count():
            unlit.first.click()
        if self.question == asked and self.bar.locator('[data-key="confirm"]:enabled').count():
            self._confirm()

    def _choose_enough(self, prompt: Locator) -> None:
        """What comes first, and what follows it until there are as many as are asked for."""
        done, others = prompt.locator(".button.primary"), prompt.locator('[data-choice][aria-pressed="false"]')
        while done.count() and done.is_disabled() and others.count():
            others.first.click()
        (done if done.count() and done.is_enabled() else prompt.locator("button.button:enabled")).first.click()


def sit_down(server: Server, host: Person, others: list[Person], seats: int, list_of_cards: str, pack: int = 15) -> str:
    """A game with what was drafted of this cube, which no page was open for."""
    code = with_drafted(server, host, others, seats, list_of_cards, pack)
    host.button("web-game-play").click()
    return code


def with_drafted(
    server: Server, host: Person, others: list[Person], seats: int, list_of_cards: str, pack: int = 15
) -> str:
    """A room of this cube, drafted to the end over lines alone: then everybody opens their page and has a deck."""
    people = [host, *others]
    options = {"cube": {"name": "Cube", "text": list_of_cards}, "rounds": 1, "pack_sizes": [pack]}
    lines = seated(server, tuple(person.name for person in people), seats, options)
    draft_out(lines, _conspiracy_first)
    for person, line in zip(people, lines, strict=True):
        line.close()
        come_back(person, line.code, line.token)
        person.page.locator("[data-part=main]").wait_for()
    return lines[0].code


def come_back(person: Person, code: str, token: str) -> None:
    """Open the page of a room in which this device has a seat."""
    person.page.goto("/icon.svg")  # as light as a page can be that keeps something
    person.page.evaluate("([code, token]) => localStorage.setItem(`entaku.token.${code}`, token)", [code, token])
    person.page.goto(f"/r/{code}")


def draft(server: Server, host: Person, others: list[Person], seats: int, list_of_cards: str, pack: int = 15) -> str:
    """A room of this cube, its bots in no hurry to think; everybody drafts it to the end on their pages."""
    code = begin_draft(server, host, others, seats, list_of_cards, pack)
    draft_to_the_end(host, *others, pick=_conspiracies_first)
    return code


def begin_draft(
    server: Server,
    host: Person,
    others: list[Person],
    seats: int,
    list_of_cards: str,
    pack: int = 15,
    **options: object,
) -> str:
    """A room of this cube whose draft has begun."""
    wanted = {
        "name": host.name,
        "seats": seats,
        "pace": 0.0,
        "options": {
            "type": "draft",
            "cube": {"name": "Cube", "text": list_of_cards},
            "rounds": 1,
            "pack_sizes": [pack],
            **options,
        },
    }
    room = server.http.post("/api/rooms", json=wanted).raise_for_status().json()
    come_back(host, room["code"], room["token"])
    for other in others:
        other.join(room["code"])
    host.start()
    return str(room["code"])


def _conspiracy_first(line: Line) -> object:
    """The same over a line."""
    question = line.question
    assert question is not None
    if question["purpose"] != "draft-pick":
        return question["default"]
    names = {card["id"]: card["name"] for card in line.view["own"]["pack"]}
    offered = question["shape"]["options"]
    known = ((one, shipped().get(names[one["card"]])) for one in offered)
    conspiracies = (one for one, card in known if card is not None and card.is_type("Conspiracy"))
    return next(conspiracies, offered[0])["key"]


def _conspiracies_first(person: Person) -> None:
    """Take a conspiracy where one is offered, so that no game is without one by chance."""
    offered = person.page.locator(OFFERED)
    conspiracies = offered.and_(person.page.get_by_label(person.say("web-colour-K")))
    (conspiracies if conspiracies.count() else offered).first.dblclick()


def play(*players: Player, until: Callable[[], bool]) -> None:
    """Everybody does what they are asked to, until something holds."""
    last = time.monotonic()
    while not until():
        moved = False
        for player in players:
            moved = player.act() or moved
        if moved:
            last = time.monotonic()
        else:
            assert time.monotonic() - last < PATIENCE, "nothing happens any more"
            players[0].page.wait_for_timeout(30)


def play_to(player: Player, purpose: str) -> None:
    """Play until this is asked; where a game ends before that, in another one."""
    while player.question[0] != purpose:
        if player.is_over:
            player.person.button("web-game-play-again").click()
            player.page.locator(".verdict").wait_for(state="detached")
        play(player, until=lambda: player.question[0] == purpose or player.is_over)
