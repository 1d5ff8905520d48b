"""Measures what a large table costs: four players, 150 permanents, and what each viewer is sent for each answer."""

import time
import zlib
from collections.abc import Iterable, Iterator
from statistics import median, quantiles

import msgspec
from msgspec import Struct

from entaku.kernel.chain import Chain
from entaku.kernel.randomness import seed_from
from entaku.kernel.seats import Viewer
from entaku.kernel.table import Table
from entaku.laboratory.bench_games import GameTable, minds, setup
from entaku.laboratory.benchmarks import Benchmark, Figure
from entaku.magic.game import mutators
from entaku.magic.game.play import MAGIC
from entaku.magic.game.state import Game, Object
from entaku.oracle.library import Library
from entaku.server.cards.facts import Facts
from entaku.server.protocol import Welcome
from entaku.server.rooms.bodies import RoomInfo, SeatInfo, You
from entaku.server.tables.bodies import WhatIsPlayed
from entaku.server.tables.games import GAME
from entaku.server.tables.sitting import Sitting

PLAYERS = 4
OBJECTS = 150
ANSWERS = 400
VIEWERS: tuple[Viewer, ...] = (*range(PLAYERS), "public")
ROOM = "BENCH2"
TAIL = b"\x00\x00\xff\xff"
"""Behind every deflated message, and not sent.  (RFC 7692, 7.2.1)"""


class Recorded(Struct, frozen=True):
    """What one viewer of the table is sent: the welcome, the whole table, then an update for each answer."""

    welcome: bytes
    shown: bytes
    updates: tuple[bytes, ...]


class Told(Struct, frozen=True):
    """What one viewer is sent after an answer, and the seconds it took to make."""

    viewer: Viewer
    data: bytes
    seconds: float


def large_table(objects: int = OBJECTS) -> GameTable:
    """A game of four that has just begun, on whose battlefield lie so many cards of its players' decks."""
    table = Table(MAGIC, setup(0, PLAYERS), seed_from("a large table"))
    game = table.state.game
    for seat, player in enumerate(table.setup.players):
        names = [name.name for name in player.deck if is_permanent(game, name.name)]
        for place in range(objects // PLAYERS + (seat < objects % PLAYERS)):
            put(game, seat, names[place % len(names)])
    return table


def is_permanent(game: Game, name: str) -> bool:
    """Whether a card stays on the battlefield for itself."""
    types = game.setup.definition(name).traits.types
    return bool(types & {"Creature", "Land", "Artifact"})


def put(game: Game, seat: int, name: str) -> None:
    """A card that a player has had for a while."""
    definition, stamp = game.setup.definition(name), mutators.stamp(game)
    number = mutators.new_id(game)
    mutators.put_in(game, Object(number, definition, seat, seat, "battlefield", timestamp=stamp, held_by=seat))


def played(sitting: Sitting, answers: int) -> Iterator[Told]:
    """What every viewer is sent while sensible players give so many answers."""
    players = minds(sitting.table, "sensible")
    for _ in range(answers):
        decision = sitting.table.state.decision
        if decision is None:
            return
        sitting.answer(decision.actor, decision.id, players[decision.actor].answer(decision))
        for viewer in VIEWERS:
            begun = time.process_time()
            data = sitting.viewers.update(viewer)
            if data is not None:
                yield Told(viewer, data, time.process_time() - begun)


def on_the_line(messages: Iterable[bytes]) -> list[int]:
    """How many bytes each of a line's messages takes, deflated after those before it as the server does.  (RFC 7692)"""
    deflating = zlib.compressobj(wbits=-12, memLevel=5)
    return [len(deflating.compress(one) + deflating.flush(zlib.Z_SYNC_FLUSH)) - len(TAIL) for one in messages]


def sitting_of(table: GameTable) -> Sitting:
    """The table as the server holds it."""
    return Sitting(1, GAME, table, Facts(Library(None)), time.monotonic, None, Chain(table.seed, b""))


def recorded(viewer: Viewer = 0, answers: int = ANSWERS, objects: int = OBJECTS) -> Recorded:
    """What a browser that shows the table is sent."""
    sitting = sitting_of(large_table(objects))
    for each in VIEWERS:
        sitting.viewers.shown(each)
    shown = sitting.viewers.shown(viewer)
    updates = tuple(told.data for told in played(sitting, answers) if told.viewer == viewer)
    names = [player.name for player in sitting.table.setup.players]
    seats = tuple(SeatInfo(seat, "person", name, host=seat == 0) for seat, name in enumerate(names))
    what = WhatIsPlayed("conspiracy", "draft", ("CNS",), None, 3, (), 1, None)
    room = RoomInfo(
        ROOM,
        "",
        "playing",
        paused=False,
        what=what,
        seats=seats,
        watchers=0,
        watching=True,
        host=names[0],
        host_away=False,
        language="en",
        pace=0.0,
        table=1,
    )
    return Recorded(msgspec.json.encode(Welcome(You(1, names[0], 0, host=True, has_code=True), room)), shown, updates)


def large_tables() -> dict[str, Figure]:
    """The bytes that a viewer is sent for one answer, the processor's time that takes, and the whole table's bytes."""
    sitting = sitting_of(large_table())
    whole = [len(sitting.viewers.shown(viewer)) for viewer in VIEWERS]
    told = list(played(sitting, ANSWERS))
    sizes, times = [len(one.data) for one in told], [one.seconds * 1000 for one in told]
    return {
        "table-whole": Figure(max(whole) / 1000, "KB"),
        "table-update-median": Figure(median(sizes) / 1000, "KB"),
        "table-update-p99": Figure(quantiles(sizes, n=100)[98] / 1000, "KB"),
        "table-update-largest": Figure(max(sizes) / 1000, "KB"),
        "table-update-time": Figure(median(times), "ms"),
        "table-update-time-p99": Figure(quantiles(times, n=100)[98], "ms"),
    }


BENCHMARKS: dict[str, Benchmark] = {"table": large_tables}
