"""Phases of every kind at a table of the server: made, drafted with bots, stopped, left, looked at, started again."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest

from entaku.drafts.solomon import SolomonPhase, splitter_of
from entaku.drafts.state import Draft
from entaku.drafts.winston import WinstonPhase
from entaku.oracle.catalogue import shipped
from tests.server.resting import Hours, at_rest, settled
from tests.server.serving import PATIENCE, Client, Json, Served, serving
from tests.server.test_leaks import Watcher, leaked
from tests.server.test_restart import CLOCK

SMALL: dict[str, Json] = {
    "booster": {"type": "booster", "rounds": 1, "cards": 4},
    "glimpse": {"type": "glimpse", "rounds": 1, "cards": 7},
    "supreme": {"type": "supreme", "rounds": 2, "cards": 5},
    "sorting": {"type": "sorting", "rounds": 1, "cards": 7, "solomon": 4},
    "solomon": {"type": "solomon", "rounds": 1, "cards": 5},
    "winston": {"type": "winston", "rounds": 1, "cards": 5, "mana_base": ["Command Tower", "Nobody's Bog"]},
    "winchester": {"type": "winchester", "cards": 6},
    "grid": {"type": "grid", "grids": 2},
    "rochester": {"type": "rochester", "packs": 1, "cards": 4},
    "rotisserie": {"type": "rotisserie", "picks": 4},
    "housman": {"type": "housman", "hands": 1, "hand": 3, "table": 4, "exchanges": 2},
    "minesweeper": {"type": "minesweeper", "grids": 1, "rows": 4, "columns": 4, "picks": 3},
    "auction": {"type": "auction", "packs": 2, "cards": 4},
    "sealed": {"type": "sealed", "packs": 1, "cards": 6},
    "team-sealed": {"type": "team-sealed", "packs": 1, "cards": 6},
}
"""Every phase, as small as it can be drafted sensibly."""

PARTS = {"glimpse": "booster", "supreme": "booster", "rotisserie": "rochester", "sealed": "team-sealed"}
"""Phases whose part of the view is another's; a booster draft has none."""

PHASED = [SMALL["sorting"], {"type": "solomon", "cards": 4}, {"type": "winston", "late": True}]


def cube(cards: int) -> Json:
    """A cube in which each card comes once; those that work in the draft come first."""
    names = [card.name for card in shipped().cards.values() if not card.is_basic_land and "//" not in card.name]
    working = [name for name in names if shipped().find(name).is_type("Artifact")]
    return {"name": "Singles", "text": "\n".join((working + [n for n in names if n not in working])[:cards])}


def wanted(*phases: Json, cards: int = 300, name: str = "chain") -> Json:
    """The options of a chain of phases."""
    return {"type": "draft", "format": name, "cube": cube(cards), "chain": {"phases": list(phases)}}


def is_past(decision: int, client: Client) -> bool:
    """Whether a client isn't asked this any more."""
    return all(asked["decision"]["id"] != decision for asked in client.asked)


async def begin(served: Served, options: Json, seats: int = 2, *, start: bool = True) -> tuple[Client, Json]:
    """A table with one person and bots."""
    room = await served.open(options=options, seats=seats)
    client = await served.connect(room["code"], room["token"])
    if start:
        assert (await client.ask("start"))["type"] == "done"
        await client.when(lambda one: bool(one.view))
    return client, room


async def answer_one(client: Client) -> bool:
    """Answer what has to be answered, as when time runs out; false if there is nothing.

    What teammates may still claim changes under the same number, so that an answer may come too late.
    """
    needed = next((asked["decision"] for asked in client.asked if not asked["decision"].get("optional")), None)
    if needed is None:
        return False
    given = await client.give(needed["id"], needed["default"])
    assert given["type"] == "done" or needed["purpose"] == "draft-claim", given
    if given["type"] == "done":
        await client.when(partial(is_past, needed["id"]))
    return True


async def play_out(*clients: Client) -> None:
    """Answer until the table is over."""
    async with asyncio.timeout(PATIENCE):
        while not all(client.over for client in clients):
            for client in clients:
                await answer_one(client)
            await asyncio.sleep(0.002)


@pytest.mark.parametrize("kind", SMALL)
def test_a_phase_is_drafted_with_bots(kind: str, tmp_path: Path) -> None:
    """Each phase goes to its end with a person and bots; its part of the view says which it is."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path, rate=1e6, burst=1_000_000) as served:
            client, _ = await begin(served, wanted(SMALL[kind]), seats=4)
            assert client.view.get("part", {"type": "booster"})["type"] == PARTS.get(kind, kind)
            await play_out(client)
            assert client.view["stage"] == "over"
            assert client.view["own"]["pool"]
            assert {card["name"] for card in client.view["own"]["pool"]} <= set(client.cards)

    asyncio.run(run())


def phase_of(client: Client) -> str:
    """The phase that a client is shown; "over" at the end."""
    if client.view["stage"] != "draft":
        return "over"
    part = client.view.get("part")
    return "booster" if part is None else str(part["type"])


async def play_until(phase: str, *clients: Client) -> None:
    """Answer until every client is shown this phase."""
    async with asyncio.timeout(PATIENCE):
        while any(phase_of(client) != phase for client in clients):
            for client in clients:
                if phase_of(client) != phase:
                    await answer_one(client)
            await asyncio.sleep(0.002)


@asynccontextmanager
async def two_people(data: Path, options: Json, seats: int = 3) -> AsyncIterator[tuple[Served, list[str], str]]:
    """Two people and a bot at a table that has begun: gives the server, their tokens and the room's code."""
    async with asyncio.timeout(PATIENCE), serving(data, rate=1e6, burst=1_000_000) as served:
        room = await served.open(options=options, seats=seats)
        other = await served.enter(room["code"], "Ben")
        yield served, [room["token"], other["token"]], room["code"]


async def seated(served: Served, tokens: list[str], code: str, *, start: bool = False) -> list[Client]:
    """Lines of these people to the table."""
    clients = [await served.connect(code, token) for token in tokens]
    if start:
        await clients[0].when(lambda one: bool(one.room))
        assert (await clients[0].ask("start"))["type"] == "done"
    for client in clients:
        await client.when(lambda one: bool(one.view))
    return clients


@pytest.mark.parametrize("phase", ["sorting", "solomon", "winston"])
def test_a_table_goes_on_in_mid_phase_after_a_restart(phase: str, tmp_path: Path) -> None:
    """What each seat sees and is asked is the same as before; both draft on to the end."""

    async def run() -> None:
        async with two_people(tmp_path, wanted(*PHASED)) as (served, tokens, code):
            clients = await seated(served, tokens, code, start=True)
            await play_until(phase, *clients)
            await answer_one(clients[0])
            await at_rest(served, *clients)
            before = [(settled(client.view), client.asked) for client in clients]
        async with asyncio.timeout(PATIENCE), serving(tmp_path, rate=1e6, burst=1_000_000) as served:
            clients = await seated(served, tokens, code)
            assert [(settled(client.view), client.asked) for client in clients] == before
            await play_out(*clients)
            assert {client.view["stage"] for client in clients} == {"over"}

    asyncio.run(run())


@pytest.mark.parametrize("phase", ["sorting", "solomon", "winston"])
def test_a_bot_goes_on_for_somebody_who_leaves_in_mid_phase(phase: str, tmp_path: Path) -> None:
    """Their line ends, the host lets a bot play: the table goes on to its end, and they may come back."""

    async def run() -> None:
        async with two_people(tmp_path, wanted(*PHASED)) as (served, tokens, code):
            ada, ben = await seated(served, tokens, code, start=True)
            await play_until(phase, ada, ben)
            await ben.close()
            assert (await ada.ask("standin", seat=1, on=True))["type"] == "done"
            await play_out(ada)
            assert ada.view["stage"] == "over"
            (ben,) = await seated(served, tokens[1:], code)
            assert ben.view["own"]["pool"]

    asyncio.run(run())


@pytest.mark.parametrize("phase", ["sorting", "solomon", "winston"])
def test_nothing_moves_while_a_phase_is_paused(phase: str, tmp_path: Path) -> None:
    """No answer is taken and no bot plays; afterwards the clock has what it had."""

    async def run() -> None:
        options = wanted(*PHASED) | {"clock": CLOCK}
        async with two_people(tmp_path, options) as (served, tokens, code):
            ada, ben = await seated(served, tokens, code, start=True)
            await play_until(phase, ada, ben)
            assert (await ada.ask("pause", on=True))["type"] == "done"
            await ada.when(lambda one: one.room["paused"])
            await at_rest(served, ada, ben)
            before = settled(ada.view)
            needed = [asked for one in (ada, ben) for asked in one.asked if not asked["decision"].get("optional")]
            assert all(asked["left"] is not None for asked in needed)
            for client in (ada, ben):
                for asked in client.asked:
                    refused = await client.give(asked["decision"]["id"], asked["decision"]["default"])
                    assert refused["trouble"]["key"] == "table-paused"
            await at_rest(served, ada, ben)
            assert settled(ada.view) == before
            assert (await ada.ask("pause", on=False))["type"] == "done"
            await play_out(ada, ben)

    asyncio.run(run())


@pytest.mark.parametrize("phase", ["sorting", "solomon", "winston"])
def test_time_that_runs_out_answers_for_a_seat(phase: str, tmp_path: Path) -> None:
    """Each phase goes on with what is lit, or by default, when nobody answers."""

    async def run() -> None:
        options = wanted(*PHASED) | {"clock": CLOCK}
        async with two_people(tmp_path, options, seats=2) as (served, tokens, code):
            hours = Hours(served.service)
            ada, ben = await seated(served, tokens, code, start=True)
            await play_until(phase, ada, ben)
            await at_rest(served, ada, ben)
            (room,) = served.service.rooms.values()
            assert room.sitting is not None
            before = len(room.sitting.table.log)
            hours.go_by(100_000)
            while len(room.sitting.table.log) == before:
                await asyncio.sleep(0.01)

    asyncio.run(run())


class Entitled(Watcher):
    """What each viewer of a three-phase draft may have been shown, worked out from the table's own state."""

    def look(self, draft: Draft) -> None:
        """Beside hands and piles: packs being split, their piles, and the places that the player in turn looks at."""
        super().look(draft)
        phase = draft.phase
        if isinstance(phase, SolomonPhase):
            for maker, cards in phase.passed.items():
                self.own[splitter_of(draft, maker)].update(card.name for card in cards)
            for maker, halves in (*phase.halves.items(), *phase.chosen.items()):
                self.own[maker].update(card.name for half in halves for card in half)
        if isinstance(phase, WinstonPhase):
            for spot in phase.looked:
                self.own[phase.in_turn].update(card.name for card in phase.spots[spot])


@pytest.mark.rule("PD-5", "PD-11", "CR 905.1c")
def test_three_phases_leak_nothing(tmp_path: Path) -> None:
    """No byte sent to two players and a spectator names a card that its viewer hasn't been shown by then."""

    async def run() -> None:
        options = wanted({"type": "sorting", "rounds": 2, "cards": 9, "solomon": 5}, *PHASED[1:])
        async with two_people(tmp_path, options) as (served, tokens, code):
            players = await seated(served, tokens, code, start=True)
            spectator = await served.connect(code)
            await spectator.when(lambda one: bool(one.view))
            entitled, names = Entitled(), [card.name for card in shipped().cards.values()]
            (room,) = served.service.rooms.values()
            assert room.sitting is not None
            state = room.sitting.table.state
            read = dict.fromkeys([*players, spectator], 0)
            phases = set()
            while not all(client.over for client in players):
                entitled.look(room.sitting.table.state)
                phases.add(phase_of(players[0]))
                for client in players:
                    await answer_one(client)
                    entitled.look(room.sitting.table.state)
                await asyncio.sleep(0.002)
                entitled.look(room.sitting.table.state)
                for viewer, client in enumerate([*players, spectator]):
                    allowed = entitled.may_see(viewer if client is not spectator else None)
                    assert leaked(client, read[client], allowed, names) == []
                    read[client] = len(client.raw)
            assert phases >= {"sorting", "solomon", "winston"}
            assert isinstance(state, Draft)
            for client in players:
                pool = {card["name"] for card in client.view["own"]["pool"]}
                assert pool - entitled.public, "everybody has a secret, or this test proves nothing"

    asyncio.run(run())


def test_a_spectator_is_shown_where_cards_lie_but_none_that_is_hidden(tmp_path: Path) -> None:
    """Counts of piles, packs and places are public; what lies in them isn't."""

    async def run() -> None:
        async with two_people(tmp_path, wanted(*PHASED)) as (served, tokens, code):
            players = await seated(served, tokens, code, start=True)
            spectator = await served.connect(code)
            for phase in ("sorting", "solomon", "winston"):
                await play_until(phase, *players)
                await spectator.when(lambda one, phase=phase: bool(one.view) and phase_of(one) == phase)  # type: ignore[misc]
                part = spectator.view["part"]
                if phase == "solomon":
                    assert (part["to_split"], part["piles"]) == ([], [])
                if phase == "winston":
                    assert part["seen"] == [[], [], []]
                    assert len(part["places"]) == 3

    asyncio.run(run())


def test_a_booster_draft_may_follow_a_phase_with_a_part_of_its_own(tmp_path: Path) -> None:
    """The part of the view goes when its phase is over, and comes with the next."""

    async def run() -> None:
        chain = wanted(SMALL["grid"] | {"grids": 1}, SMALL["booster"], SMALL["winston"])
        async with asyncio.timeout(PATIENCE), serving(tmp_path, rate=1e6, burst=1_000_000) as served:
            client, _ = await begin(served, chain, seats=2)
            await play_until("booster", client)
            assert client.view.get("part") is None
            await play_until("winston", client)
            await play_out(client)

    asyncio.run(run())


def test_a_cube_too_small_is_told_before_there_is_a_room(tmp_path: Path) -> None:
    """With the numbers and the nearest settings that fit, in the asker's language; the room is refused too."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            phases = [{"type": "sorting"}, {"type": "solomon"}, {"type": "winston"}]
            body = {"chain": {"phases": phases}, "seats": 4, "count": 200}
            told = (await served.post("/api/formats", body, language="ja")).json()
            assert told["needed"] == 240
            assert "240" in told["trouble"]["text"]
            assert "枚" in told["trouble"]["text"]
            assert {(fit["change"], fit["seats"], fit["needed"]) for fit in told["fits"]} == {
                ("amounts", 4, 180),
                ("sizes", 4, 192),
                ("seats", 3, 180),
            }
            for fit in told["fits"]:
                again = {"chain": fit["form"], "seats": fit["seats"], "count": 200}
                assert (await served.post("/api/formats", again)).json()["trouble"] is None
            options = wanted(*phases, cards=200, name="phased")
            refused = await served.post("/api/rooms", {"name": "Ada", "seats": 4, "options": options})
            assert refused.json()["trouble"]["key"] == "draft-format-too-small"

    asyncio.run(run())


@pytest.mark.rule("PD-22")
def test_uneven_piles_are_told_before_the_start(tmp_path: Path) -> None:
    """Three boosters with seven cards each for packs of eight: the last pack of each pile has five."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            phases = [{"type": "sorting", "rounds": 3, "solomon": 7}, {"type": "solomon"}, {"type": "winston"}]
            told = (await served.post("/api/formats", {"chain": {"phases": phases}, "seats": 3})).json()
            assert told["uneven"] == [{"phase": 1, "cards": 5}]

    asyncio.run(run())


@pytest.mark.parametrize(
    ("chain", "seats", "key"),
    [
        ([{"type": "winston"}], 2, "draft-no-rounds"),
        ([{"type": "sorting"}], 11, "draft-seats"),
        ([{"type": "team-sealed", "teams": 3}], 4, "draft-teams"),
        ([{"type": "team-sealed", "sizes": [3, 2]}], 4, "draft-team-sizes"),
        ([{"type": "team-sealed", "names": ["A", "B", "C"]}], 4, "draft-team-names"),
        ([{"type": "team-sealed", "names": ["Ada", "Аdа"]}], 4, "draft-team-names-alike"),
        ([{"type": "team-sealed", "names": ["\u3164"]}], 4, "name-empty"),
        ([{"type": "team-sealed", "names": ["x" * 25]}], 4, "name-too-long"),
        ([{"type": "grid"}], 1, "draft-format-seats"),
        ([{"type": "rotisserie", "picks": 200, "cards": 400}] * 3, 10, "format-too-many-cards"),
    ],
)
def test_chains_that_cannot_be_played_are_refused(chain: list[Json], seats: int, key: str, tmp_path: Path) -> None:
    """With the reason, whether they are only asked about or a room is wanted for them."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            told = (await served.post("/api/formats", {"chain": {"phases": chain}, "seats": seats})).json()
            assert told["trouble"]["key"] == key
            body = {"name": "Ada", "seats": seats, "options": wanted(*chain)}
            assert (await served.post("/api/rooms", body)).status_code == 400

    asyncio.run(run())


def test_what_is_no_chain_is_unreadable(tmp_path: Path) -> None:
    """Unknown phases, settings out of range, and a chain of nothing never reach the rules."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            for phases in (
                [],
                [{"type": "chess"}],
                [{"type": "grid", "grids": 0}],
                [{"type": "grid", "sources": 3}] * 13,
            ):
                told = await served.post("/api/formats", {"chain": {"phases": phases}, "seats": 2})
                assert told.status_code == 400
            none = wanted(SMALL["grid"]) | {"chain": None}
            refused = await served.post("/api/rooms", {"name": "Ada", "seats": 2, "options": none})
            assert refused.json()["trouble"]["key"] == "format-without-phases"
            added = {"type": "winston", "rounds": 1, "mana_base": ["Plains"] * 501}
            refused = await served.post("/api/rooms", {"name": "Ada", "seats": 2, "options": wanted(added)})
            assert refused.json()["trouble"]["key"] == "format-too-many-added"

    asyncio.run(run())


@pytest.mark.rule("PD-1", "PD-8")
def test_boosters_of_sets_are_drafted_in_three_phases(tmp_path: Path) -> None:
    """Conspiracy boosters are sorted; cards of the mana base, in either language, come from the Winston pile."""

    async def run() -> None:
        phases = [{"type": "sorting", "rounds": 2}, {"type": "solomon"}, {"type": "winston", "mana_base": ["平地"] * 9}]
        options = {"type": "draft", "format": "phased", "sets": ["CNS", "CN2"], "chain": {"phases": phases}}
        async with asyncio.timeout(PATIENCE), serving(tmp_path, rate=1e6, burst=1_000_000) as served:
            client, room = await begin(served, options)
            assert [phase["type"] for phase in client.room["what"]["chain"]["phases"]] == [
                "sorting",
                "solomon",
                "winston",
            ]
            await play_out(client)
            (open_room,) = served.service.rooms.values()
            assert open_room.code == room["code"]
            assert open_room.sitting is not None
            pools = open_room.sitting.play.pools
            assert pools is not None
            found = pools(open_room.sitting.table.state)
            names = [card.name for pool in found for card in pool.cards]
            removed = sum(len(pool.removed) for pool in found)  # by cards that do so in the draft
            assert names.count("Plains") >= 9
            assert len(names) + removed == 2 * 2 * 15 + 9

    asyncio.run(run())
