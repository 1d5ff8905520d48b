"""What a game's table looks like at its great moments: each is played up to by real people's lines and bots."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import partial

from msgspec import Struct
from playwright.sync_api import expect

from tests.browser.conftest import Server
from tests.browser.lines import Json, Line, begin, drafted, play_on, usual
from tests.browser.looking import Scene, nothing
from tests.browser.people import Person

CREATURES = """
8 Child of Night
6 Vampire Hexmage
8 Typhoid Rats
6 Liliana's Specter
6 Sinuous Vermin
6 Blood-Toll Harpy
8 Shambling Goblin
6 Wakedancer
6 Quag Vampires
"""
VOTES = """
14 Tyrant's Choice
8 Brago's Favor
14 Child of Night
12 Typhoid Rats
12 Vampire Hexmage
"""
RED = """
12 Twin Bolt
10 Hurly-Burly
16 Subterranean Tremors
10 Gang of Devils
10 Guttersnipe
8 Cinder Wall
"""
PILES = """
40 Fact or Fiction
40 Brainstorm
"""
LATE = 12
"""A turn of the table by which there is something on its boards."""
Ready = Callable[[Person], None]
Stage = AbstractContextManager[Scene]


class Moment(Struct, frozen=True):
    """A moment of a game.

    cube    what is drafted
    until   holds for whoever is to sit there
    ready   waits until their page shows it
    answer  what everybody answers on the way
    """

    cube: str
    until: Callable[[Line], bool]
    ready: Ready
    answer: Callable[[Line], object] = usual


def at_room(line: Line, ready: Ready, then: Callable[[], None] = nothing, after: Ready = nothing) -> Scene:
    """The room of a line, for the device of whoever sits there."""
    return Scene(f"/r/{line.code}", ready, {f"entaku.token.{line.code}": line.token}, then, after)


def own(line: Line, kind: str) -> list[Json]:
    """The permanents of a kind that somebody controls."""
    mine = (card for card in line.view.get("battlefield", ()) if card.get("controller", 0) == line.view["seat"])
    return [card for card in mine if kind in card.get("types", ())]


def asked(purpose: str) -> Ready:
    """The page asks this."""
    return lambda person: expect(person.page.locator(f".bar[data-purpose={purpose}]")).to_be_visible()


def wanted(purpose: str, least_turn: int = 0) -> Callable[[Line], bool]:
    """Whether somebody is asked this, from a turn on."""
    return lambda line: line.purpose == purpose and line.view["turn"] >= least_turn


def eager(line: Line) -> object:
    """Attack with everything, aim at two, else as usual."""
    question = line.question
    assert question is not None
    shape = question["shape"]
    if question["purpose"] == "game-target" and shape["type"] == "choose":
        keys = [one["key"] for one in shape["options"]]
        return keys[0] if shape["least"] == shape["most"] == 1 else keys[: min(shape["most"], 2)]
    if question["purpose"] == "game-attack":
        return [[row[0]["key"]] if row else [] for row in shape["choices"]]
    return usual(line)


def conspiring(line: Line) -> object:
    """Begin with every conspiracy, and turn agendas up once boards have grown."""
    question = line.question
    assert question is not None
    if question["purpose"] == "game-conspiracies":
        return [one["key"] for one in question["shape"]["options"]][: question["shape"]["most"]]
    if question["purpose"] == "game-choose-name":
        return "Child of Night"
    keys = [str(one["key"]) for one in question["shape"].get("options", ())]
    late = question["purpose"] == "game-priority" and line.view["turn"] > LATE
    return next((key for key in keys if late and key.startswith("reveal")), None) or usual(line)


@contextmanager
def reached(
    server: Server,
    cube: str,
    until: Callable[[Line], bool],
    answer: Callable[[Line], object] = usual,
    people: tuple[str, ...] = ("Ada",),
    **options: object,
) -> Iterator[tuple[Line, list[Line]]]:
    """A game of four played on until somebody is where they are wanted; where one ends before that, another one."""
    lines = drafted(server, people, 4, cube)
    try:
        begin(lines, **{"grace": None, "life": 40, **options})
        while (line := play_on(lines, until, answer)) is None:
            begin(lines, **{"grace": None, "life": 40, **options})
        yield line, lines
    finally:
        for one in lines:
            one.close()


def may_cast(line: Line) -> bool:
    keys = [str(one["key"]) for one in (line.question or {})["shape"].get("options", ())]
    return wanted("game-priority", LATE)(line) and any(key.startswith("cast") for key in keys)


def may_attack(line: Line) -> bool:
    return line.purpose == "game-attack" and len(own(line, "Creature")) > 3


def is_turned_up(line: Line) -> bool:
    command = line.view.get("command", ())
    up = any(card.get("name") == "Brago's Favor" and not card.get("face_down") for card in command)
    # On others' turns a page may answer by itself, as its player has set it.
    is_own = line.view["active"] == line.view["seat"] and not line.view.get("stack")
    return up and is_own and wanted("game-priority", LATE)(line)


def sent(person: Person) -> None:
    """Creatures are sent at somebody."""
    asked("game-attack")(person)
    person.page.locator(".bar [data-choice]").first.click()
    expect(person.page.locator(".own .permanent.lit").first).to_be_visible()


MOMENTS: dict[str, Moment] = {
    # Keep the hand?
    "mulligan": Moment(CREATURES, wanted("game-mulligan"), asked("game-mulligan")),
    # Spells could be cast.
    "main-phase": Moment(CREATURES, may_cast, asked("game-priority")),
    # Attackers are declared.
    "attack": Moment(CREATURES, may_attack, sent),
    # Somebody attacks, and creatures could block.
    "block": Moment(CREATURES, wanted("game-block", LATE), asked("game-block")),
    # Some have voted, one is asked.
    "vote": Moment(VOTES, wanted("game-vote", LATE), asked("game-vote"), conspiring),
    # A hidden agenda has been turned up.
    "agenda": Moment(VOTES, is_turned_up, asked("game-priority"), conspiring),
    # How is damage divided?
    "divide": Moment(RED, wanted("game-divide"), asked("game-divide"), eager),
    # How much is X?
    "x": Moment(RED, wanted("game-x"), asked("game-x"), eager),
    # What is a spell aimed at?
    "target": Moment(RED, wanted("game-target", LATE), asked("game-target"), eager),
    # What is begun with?
    "conspiracies": Moment(VOTES, wanted("game-conspiracies"), asked("game-conspiracies")),
    # Which name does a hidden agenda have?
    "agenda-name": Moment(VOTES, wanted("game-choose-name"), asked("game-choose-name"), conspiring),
    # Two piles are made of what was revealed.
    "piles": Moment(PILES, wanted("game-piles"), asked("game-piles")),
    # One of them is chosen.
    "choose-pile": Moment(PILES, wanted("game-choose-pile"), asked("game-choose-pile")),
    # Which of a spell's modes?
    "modes": Moment(RED, wanted("game-modes", LATE), asked("game-modes"), eager),
}
"""The moments of a game by name."""


@contextmanager
def staged(moment: Moment, server: Server) -> Iterator[Scene]:
    """A moment of a game, before which somebody sits."""
    with reached(server, moment.cube, moment.until, moment.answer) as (line, _):
        yield at_room(line, moment.ready)


GAMES: dict[str, Callable[[Server], Stage]] = {name: partial(staged, moment) for name, moment in MOMENTS.items()}
"""Each of them, in a game of its own."""
