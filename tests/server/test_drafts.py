"""Drafts at a table of the server, the decks after them, and the pages round about."""

import asyncio
import json
import xml.etree.ElementTree as ElementTree
from functools import partial
from pathlib import Path

import httpx
import msgspec
import pytest

from entaku.drafts.setup import DraftSetup, FixedPacks
from entaku.kernel.errors import Unlawful
from entaku.kernel.table import Table
from entaku.messages import sources
from entaku.oracle.library import Library
from entaku.server import pages
from entaku.server.cubes.bodies import CubeText
from entaku.server.pages import Assets
from entaku.server.storage.setups import Setups
from entaku.server.tables.chains import FORMATS
from entaku.server.tables.options import ClockChoice, DraftOptions
from tests.server.serving import PATIENCE, Client, Json, Served, serving

LIBRARY = Library(None)
CONSPIRACY = FORMATS["conspiracy"]


def cube(cards: int) -> CubeText:
    """A cube of so many cards, two of which nobody knows."""
    names = [name for name in LIBRARY.catalogue.cards if "//" not in name][: cards - 2]
    return CubeText("Ours", "\n".join([*names, "Nobody's Dragon", "Cogwork Librarrian"]))


@pytest.mark.rule("CD-1", "CD-2")
def test_sets_are_opened_in_turn() -> None:
    """Round 1 the first, round 2 the second, round 3 the first again."""
    setup = CONSPIRACY.setup(DraftOptions(sets=("CNS", "CN2")), ["Ada", "Ben"], LIBRARY, bytes(32))
    assert isinstance(setup, DraftSetup)
    (plan,) = setup.plans
    assert [each.sources for each in plan.rounds] == [(0,), (1,), (0,)]
    assert [each.direction for each in plan.rounds] == ["left", "right", "left"]


def test_packs_have_the_sizes_that_were_asked_for() -> None:
    """Of a set's boosters, and of a cube, another one in each round; the last holds for all that follow."""
    for wanted in (
        DraftOptions(sets=("CNS",), rounds=3, pack_sizes=(11, 9)),
        DraftOptions(cube=cube(120), rounds=3, pack_sizes=(11, 9)),
    ):
        setup = CONSPIRACY.setup(wanted, ["Ada", "Ben"], LIBRARY, bytes(32))
        assert isinstance(setup, DraftSetup)
        table = Table(CONSPIRACY.play.rules, setup, bytes(32))
        dealt = [len(pack) for pack in table.state.dealt]
        assert dealt == [11, 11, 9, 9, 9, 9]


def test_a_room_goes_by_what_its_list_says() -> None:
    """Packs for each player, cards in a pack and picks are the list's own where the host doesn't say them."""
    text = '[Settings]\n{"boostersPerPlayer": 2, "cardsPerBooster": 6, "boosterSettings": [{"picks": 2}]}\n[A]\n'
    listed = CubeText("Ours", text + "\n".join(LIBRARY.catalogue.cards))
    said = DraftOptions(cube=listed, rounds=3, picks=1)
    for wanted, rounds, picks in ((DraftOptions(cube=listed), 2, 2), (said, 3, 1)):
        setup = CONSPIRACY.setup(wanted, ["Ada", "Ben"], LIBRARY, bytes(32))
        assert isinstance(setup, DraftSetup)
        (plan,) = setup.plans
        assert [each.picks for each in plan.rounds] == [(picks,)] * rounds
        table = Table(CONSPIRACY.play.rules, setup, bytes(32))
        assert {len(pack) for pack in table.state.dealt} == {6}
        report = CONSPIRACY.check(wanted, 2, LIBRARY)
        assert report is not None
        assert (report.rounds, report.cards) == (2, 6)
    assert CONSPIRACY.shown(DraftOptions(cube=listed)).rounds is None


def test_uneven_packs_take_no_card_twice() -> None:
    """Every card of the cube is in a pack, or left for packs that cards add."""
    wanted = DraftOptions(cube=cube(120), rounds=2, pack_sizes=(20, 10))
    setup = CONSPIRACY.setup(wanted, ["Ada", "Ben"], LIBRARY, bytes(32))
    assert isinstance(setup, DraftSetup)
    draft = Table(CONSPIRACY.play.rules, setup, bytes(32)).state
    names = [card.name for pack in (*draft.dealt, *draft.stock) for card in pack]
    assert len(set(names)) == len(names) == 120


@pytest.mark.parametrize("wanted", [DraftOptions(sets=("CNS",)), DraftOptions(cube=cube(120), rounds=2)], ids=str)
@pytest.mark.parametrize("sizes", [(), (11, 9)])
def test_a_setup_holds_no_chance(wanted: DraftOptions, sizes: tuple[int, ...]) -> None:
    """Two setups of the same wish are the same, and the seed alone says what is in the packs."""
    options = msgspec.structs.replace(wanted, pack_sizes=sizes)
    one, other = (CONSPIRACY.setup(options, ["Ada", "Ben"], LIBRARY, luck) for luck in (b"1" * 32, b"2" * 32))
    assert msgspec.json.encode(one) == msgspec.json.encode(other)
    assert isinstance(one, DraftSetup)
    assert not any(isinstance(source, FixedPacks) for source in one.sources)
    dealt = [Table(CONSPIRACY.play.rules, one, seed * 32).state.dealt for seed in (b"1", b"2")]
    assert [card.name for card in dealt[0][0]] != [card.name for card in dealt[1][0]]


def test_a_cube_brings_the_texts_of_its_own_cards(tmp_path: Path) -> None:
    """A card that the list describes is drawn with its text, at this table alone."""
    custom = {"name": "Round Table", "mana_cost": "{3}", "type": "Artifact", "oracle_text": "Everybody sits down."}
    rest = "\n".join(list(LIBRARY.catalogue.cards)[:20])
    text = f"[CustomCards]\n{json.dumps([custom])}\n[Sheet]\n30 Round Table\n{rest}\n"

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            options = {"type": "draft", "cube": {"name": "Ours", "text": text}, "rounds": 1, "pack_sizes": [25]}
            room = await served.open(options=options, seats=1)
            client = await served.connect(room["code"], room["token"])
            await client.ask("start")
            await client.when(lambda one: bool(one.view))
            assert client.cards["Round Table"]["text"] == "Everybody sits down."
            assert client.cards["Round Table"]["text_from"] == "import"
            assert (await served.get("/api/cards/Round Table")).status_code == 404

    asyncio.run(run())


@pytest.mark.parametrize(
    "options",
    [
        DraftOptions(sets=("CNS",), rounds=0),
        DraftOptions(sets=("CNS",), rounds=21),
        DraftOptions(sets=("CNS",), picks=0),
        DraftOptions(sets=("CNS",), pack_sizes=(0,)),
        DraftOptions(sets=("CNS",), clock=ClockChoice(first=0.0)),
        DraftOptions(sets=("CNS",), clock=ClockChoice(last=float("nan"))),
        DraftOptions(sets=("XYZ",)),
        DraftOptions(),
        DraftOptions(cube=cube(100), rounds=9),
        DraftOptions(cube=cube(100), rounds=2, pack_sizes=(60, 50)),
        DraftOptions(cube=CubeText("Long", "x" * 3_000_000)),
    ],
    ids=["no-rounds", "rounds", "picks", "sizes", "clock", "nan", "set", "nothing", "small", "uneven", "long"],
)
def test_options_that_cannot_be_played_are_refused(options: DraftOptions) -> None:
    """Before a room is started."""
    with pytest.raises(Unlawful):
        CONSPIRACY.check(options, 8, LIBRARY)


def test_a_setup_survives_the_store_and_big_parts_are_shared() -> None:
    """Reading what was written gives an equal setup; two tables hold the card facts once."""
    setups = Setups()
    made = [CONSPIRACY.setup(DraftOptions(sets=("CNS",)), [name], LIBRARY, bytes(32)) for name in ("Ada", "Ben")]
    one, other = [setups.read(setups.write(setup), DraftSetup) for setup in made]
    assert msgspec.json.encode(one) == msgspec.json.encode(made[0])
    assert one.cards is other.cards
    assert (one.seats, other.seats) == (("Ada",), ("Ben",))


def is_past(decision: int, client: Client) -> bool:
    """Whether a client isn't asked this any more."""
    return all(asked["decision"]["id"] != decision for asked in client.asked)


async def drafted(served: Served, seats: int = 2) -> tuple[Client, Json]:
    """A small draft with bots, played to its end."""
    options = {"type": "draft", "sets": ["CNS"], "rounds": 3}
    room = await served.open(options=options, seats=seats)
    client = await served.connect(room["code"], room["token"])
    await client.ask("start")
    await client.when(lambda one: bool(one.asked))
    while not client.over:
        needed = next((asked["decision"] for asked in client.asked if not asked["decision"].get("optional")), None)
        if needed is not None:
            await client.give(needed["id"], needed["default"])
            await client.when(partial(is_past, needed["id"]))
        await asyncio.sleep(0.002)
    return client, room


def test_a_deck_is_built_handed_in_and_taken_away(tmp_path: Path) -> None:
    """A bot's proposal, lands, a plan that takes too much, handing in, and every format."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path, rate=1e6, burst=1_000_000) as served:
            client, room = await drafted(served)
            path, token = f"/api/rooms/{room['code']}/deck", room["token"]
            desk = (await served.get(path, token)).json()
            assert len(desk["pool"]["cards"]) >= 40
            assert desk["problems"] == []
            assert set(desk["plan"]["main"]) <= set(desk["cards"])
            headers = {"Authorization": f"Bearer {token}", "Accept-Language": "ja"}
            card = next(iter(desk["plan"]["main"]))
            greedy = {"plan": {**desk["plan"], "main": {card: 40}}}
            refused = await served.http.put(path, json=greedy, headers=headers)
            assert refused.json()["trouble"]["key"] == "deck-not-in-pool"
            few = {"plan": {"main": {card: 1}}, "hand_in": True}
            refused = await served.http.put(path, json=few, headers=headers)
            assert refused.json()["trouble"]["key"] == "deck-not-legal"
            small = (await served.http.put(path, json={"plan": {"main": {card: 1}}}, headers=headers)).json()
            assert [problem["key"] for problem in small["problems"]] == ["deck-too-small"]
            wish = {"plan": small["plan"], "wish": "lands"}
            filled = (await served.post(f"{path}/wish", wish, token)).json()
            assert filled["statistics"]["size"] == 40
            handed = {"plan": {**desk["plan"], "name": "円卓"}, "hand_in": True}
            assert (await served.http.put(path, json=handed, headers=headers)).json()["handed_in"] is True
            await client.when(lambda one: bool(one.room["seats"][0]["deck"]))
            for kind in desk["formats"]:
                file = await served.get(f"{path}/{kind}", token)
                assert file.status_code == 200
                assert card in file.text or card.replace("'", "&#39;") in file.text or "'" in card
                if kind in ("cod", "dek"):
                    ElementTree.fromstring(file.text)
            assert (await served.get(f"{path}/stone-tablet", token)).status_code == 404
            assert (await served.get(path)).status_code == 401

    asyncio.run(run())


def test_a_cube_is_checked_before_it_is_drafted(tmp_path: Path) -> None:
    """The report names what nobody knows and what it may mean; the draft has those cards all the same."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            text = cube(90)
            report = (await served.post("/api/cubes", {"name": text.name, "text": text.text})).json()
            assert report["size"] == 90
            assert set(report["unknown"]) == {"Nobody's Dragon", "Cogwork Librarrian"}
            assert "Cogwork Librarian" in report["near"]["Cogwork Librarrian"]
            broken = await served.post("/api/cubes", {"name": "", "text": ""}, language="ja")
            assert broken.status_code == 400
            options = {"type": "draft", "cube": {"name": text.name, "text": text.text}}
            room = await served.open(options=options, seats=2)
            assert room["cube"]["unknown"] == report["unknown"]
            client = await served.connect(room["code"], room["token"])
            await client.ask("start")
            await client.when(lambda one: bool(one.view))
            assert client.room["what"]["cube"] == "Ours"
            assert {card["name"] for card in client.view["own"]["pack"]} == set(client.cards)

    asyncio.run(run())


def test_cards_are_found_in_either_language(tmp_path: Path) -> None:
    """By the beginning of a name, and one by its whole name; an unknown one is said to be unknown."""

    async def run() -> None:
        async with (
            asyncio.timeout(PATIENCE),
            serving(tmp_path, images="https://pictures.example/{set}/{number}.jpg") as served,
        ):
            english = (await served.get("/api/cards?q=cogwork&limit=3")).json()["cards"]
            assert [card["name"] for card in english] == ["Cogwork Grinder", "Cogwork Librarian", "Cogwork Spy"]
            japanese = (await served.get("/api/cards?q=歯車式司&lang=ja")).json()["cards"]
            assert [card["ja"] for card in japanese] == ["歯車式司書"]
            card = (await served.get("/api/cards/cogwork librarian")).json()
            assert card["faces"][0]["type_line_ja"]
            assert card["text_from"] == "rendered"
            assert card["text"] != card["text_ja"] != ""
            unknown = await served.get("/api/cards/Nobody", language="ja")
            assert unknown.status_code == 404
            offers = (await served.get("/api/offers")).json()
            assert [found["code"] for found in offers["sets"]] == ["CNS", "CN2"]
            assert offers["image"].startswith("https://pictures.example/")

    asyncio.run(run())


def test_pages_come_from_here_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every address gives the one page, nothing may be loaded from elsewhere, and files are kept by browsers."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>" + " " * 1000)
    (static / "assets" / "a-1234.js").write_text("let entaku = 1;\n" * 100)
    (static / "assets" / "a-1234.js.br").write_bytes(b"pressed")
    (tmp_path / "secret.txt").write_text("secret")

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path, images="https://pictures.example/{name}") as served:
            served.server.config.app.state.assets = Assets(static)  # type: ignore[union-attr]
            for path in ("/", "/r/ABCDEF", "/help"):
                page = await served.get(path)
                assert (page.status_code, page.headers["cache-control"]) == (200, "no-cache")
                assert page.headers["content-encoding"] == "gzip"
                policy = page.headers["content-security-policy"]
                assert "default-src 'self'" in policy
                assert "img-src 'self' data: blob:;" in policy
                assert "https://" not in policy
            chosen = {"Cookie": "entaku-pictures=https://pictures.example"}
            opened = await served.http.get("/", headers={**chosen, "If-None-Match": page.headers["etag"]})
            assert opened.status_code == 200
            assert "img-src 'self' data: blob: https://pictures.example;" in opened.headers["content-security-policy"]
            script = await served.get("/assets/a-1234.js")
            assert "immutable" in script.headers["cache-control"]
            assert "etag" not in script.headers, "nobody asks for it again, and each first visit carries dozens of tags"
            assert script.headers["content-type"].startswith("text/javascript")
            assert script.headers["x-content-type-options"] == "nosniff"
            for asked, given in (("gzip, br", "br"), ("gzip", "gzip"), ("identity", None)):
                async with served.http.stream("GET", "/assets/a-1234.js", headers={"Accept-Encoding": asked}) as part:
                    assert part.headers.get("content-encoding") == given
                    assert (b"".join([piece async for piece in part.aiter_raw()]) == b"pressed") == (given == "br")
            again = await served.http.get("/", headers={"If-None-Match": page.headers["etag"]})
            assert again.status_code == 304
            for path in ("/assets/none.js", "/../secret.txt", "/%2e%2e/secret.txt", "/favicon.png"):
                gone = await served.http.get(httpx.URL(str(served.http.base_url) + path))
                assert "secret" not in gone.text

    asyncio.run(run())


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_browser_gets_every_message(tmp_path: Path, language: str) -> None:
    """One Fluent file holds all of a language."""

    async def run() -> None:
        async with serving(tmp_path) as served:
            text = (await served.get(f"/messages/{language}.ftl")).text
            for source in sources("ja" if language == "ja" else "en").values():
                assert source in text
            assert (await served.get("/messages/tlh.ftl", language=language)).status_code == 404

    asyncio.run(run())


def test_links_lead_to_where_others_can_reach_us(tmp_path: Path) -> None:
    """A link begins with the address that was used, or with the one the server is told to give."""

    async def run() -> None:
        async with serving(tmp_path, public_url="https://table.example") as served:
            room = await served.open(options={"type": "draft", "sets": ["CNS"]}, seats=2)
            assert room["url"] == f"https://table.example/r/{room['code']}"
            svg = await served.get(f"/api/rooms/{room['code']}/qr.svg")
            assert svg.headers["content-type"].startswith("image/svg+xml")
            ElementTree.fromstring(svg.text)

    asyncio.run(run())


def test_the_static_folder_is_ours() -> None:
    """What is served lies beside the code that serves it."""
    assert pages.STATIC.parent == Path(pages.__file__).parent
