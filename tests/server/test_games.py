"""Games at a table of the server, played with what was drafted there."""

import asyncio
import json
from pathlib import Path
from typing import get_args

import pytest

from entaku.decks.deck import Deck, DeckEntry
from entaku.oracle.ir.abilities import Keyword, NotUnderstood
from entaku.oracle.library import Library
from entaku.oracle.pool import Pool
from entaku.oracle.printed import PrintedCard
from entaku.server.cubes.bodies import CubeText
from entaku.server.nights.agreed import check_settings
from entaku.server.nights.own_deck_tables import agreed_setup
from entaku.server.tables.chains import FORMATS
from entaku.server.tables.games import GAME, game_setup
from entaku.server.tables.options import DraftOptions, GameOptions
from entaku.tournament import settings
from entaku.tournament.settings import PodRules
from tests.server.resting import at_rest
from tests.server.serving import PATIENCE, Client, Json, Served, serving

LIBRARY = Library(None)
DRAFT: Json = {"type": "draft", "sets": ["CN2"], "rounds": 3}


async def drafted(served: Served, seats: int = 3, draft: Json = DRAFT) -> tuple[Json, Client]:
    """A draft that is over, of one person and bots."""
    room = await served.open(options=draft, seats=seats)
    client = await served.connect(room["code"], room["token"])
    await client.ask("start")
    await client.when(lambda one: bool(one.view))
    await client.ask("standin", seat=0, on=True)
    await client.when(lambda one: one.over)
    await client.ask("standin", seat=0, on=False)
    return room, client


async def playing(served: Served, seats: int = 3, **options: object) -> tuple[Json, Client]:
    """A game that has begun."""
    room, client = await drafted(served, seats)
    answer = await client.ask("play-game", options=options)
    assert answer["type"] == "done", answer
    await client.when(lambda one: "battlefield" in one.view or "turn" in one.view)
    return room, client


def needed(client: Client) -> Json | None:
    """The question that the table waits for, if it is this client's."""
    return next((one["decision"] for one in client.asked if not one["decision"].get("optional")), None)


async def answer_default(client: Client) -> None:
    """Wait for a question and give it the answer that is given in absence."""
    await client.when(lambda one: one.over or needed(one) is not None)
    question = needed(client)
    if question is not None:
        await client.give(question["id"], question["default"])


@pytest.mark.rule("CD-12", "CR 905.3", "CR 905.4")
def test_a_drafted_game_is_played_to_its_end(tmp_path: Path) -> None:
    """The host starts a game with the built decks; a bot stands in, and one player is left."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            room, client = await playing(served)
            await client.when(lambda one: bool(one.room["phase"] == "playing"))
            assert [player["life"] for player in client.view["players"]] == [20, 20, 20]
            assert client.table == 2
            await client.ask("standin", seat=0, on=True)
            async with asyncio.timeout(PATIENCE):
                while not client.over:
                    await asyncio.sleep(0.05)
            assert len(client.view["winners"]) <= 1
            (open_room,) = served.service.rooms.values()
            assert open_room.is_over
            assert (await served.get(f"/api/rooms/{room['code']}/deck", room["token"])).status_code == 200
            assert (await client.ask("play-game"))["type"] == "done"
            await client.when(lambda one: one.table == 3)

    asyncio.run(run())


@pytest.mark.rule("EV-13", "EV-14", "EV-15")
def test_a_group_game_with_everybody_and_the_rumble_rule(tmp_path: Path) -> None:
    """After four boosters all six sit at one game; everybody is shown who made opponents lose how much life."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            room, client = await drafted(served, 6, {"type": "draft", "format": "ggd", "sets": ["CN2"]})
            assert client.room["what"]["format"] == "ggd"
            assert client.room["game"] is None
            assert (await client.ask("play-game", options={"rumble": 3}))["type"] == "done"
            await client.when(lambda one: bool(one.room["game"]) and one.room["game"]["rumble"] == 3)
            await client.when(lambda one: one.table == 2 and len(one.view.get("players", ())) == 6)
            watcher = await served.connect(room["code"])
            await client.ask("standin", seat=0, on=True)
            await watcher.when(lambda one: one.over or any(card.get("rumbling") for card in waiting(one)))
            assert watcher.view["rumble"] == 3
            assert all(player["rumbled"] >= 0 for player in watcher.view["players"])
            assert any(player["rumbled"] >= 3 for player in watcher.view["players"])
            assert all("sideboard" not in player for player in watcher.view["players"])
            assert {card["name"] for card in waiting(watcher) if card.get("rumbling")} <= set(watcher.cards)

    asyncio.run(run())


def waiting(client: Client) -> list[Json]:
    """What lies in the command zone."""
    found: list[Json] = client.view.get("command", [])
    return found


@pytest.mark.rule("EV-15")
def test_without_a_word_no_game_is_played_by_the_rumble_rule(tmp_path: Path) -> None:
    """The rule is off unless the host switches it on."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            _, client = await playing(served, 3)
            assert "rumble" not in client.view
            assert all("rumbled" not in player for player in client.view["players"])

    asyncio.run(run())


@pytest.mark.rule("CR 103.4")
def test_what_is_in_a_hand_reaches_its_player_alone(tmp_path: Path) -> None:
    """Nothing that a spectator is sent names a card of a hand; the player's own hand is named to them."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            room, client = await playing(served, 2)
            while "hand" not in client.view["players"][0]:
                await answer_default(client)
            watcher = await served.connect(room["code"])
            await watcher.when(lambda one: bool(one.view))
            hand = client.view["players"][0]["hand"]
            assert len(hand) == 7
            assert all(card["name"] for card in hand)
            assert "hand" not in watcher.view["players"][0]
            assert watcher.view["players"][0]["hand_size"] == 7
            ids = {card["id"] for card in hand}
            assert not ids & {card["id"] for card in watcher.view.get("exile", [])}
            assert not set(watcher.cards) & {card["name"] for card in hand} or not any(
                card["name"] in json.dumps(watcher.view) for card in hand
            )

    asyncio.run(run())


def test_a_game_goes_on_after_the_server_was_killed(tmp_path: Path) -> None:
    """Started again over the same store, the game is where it was, and decks are still there."""

    async def begin() -> tuple[Json, Json]:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            room, client = await playing(served, 2)
            for _ in range(12):
                await answer_default(client)
            await at_rest(served, client)
            (open_room,) = served.service.rooms.values()
            assert open_room.sitting is not None
            open_room.stop()
            await served.service.stored(lambda: None)
            return room, json.loads(open_room.sitting.viewers.shown(0))["view"]

    async def go_on(room: Json, before: Json) -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            client = await served.connect(room["code"], room["token"])
            await client.when(lambda one: bool(one.view))
            assert client.view["turn"] >= before["turn"]
            assert client.view["players"][0]["hand"] == before["players"][0]["hand"]
            assert (await served.get(f"/api/rooms/{room['code']}/deck", room["token"])).status_code == 200

    asyncio.run(go_on(*asyncio.run(begin())))


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"life": 0}, "game-options-out-of-range"),
        ({"range": 0}, "game-options-out-of-range"),
        ({"rumble": 0}, "game-options-rumble"),
        ({"rumble": 201}, "game-options-rumble"),
    ],
)
def test_rules_that_no_game_has_are_refused(tmp_path: Path, options: Json, key: str) -> None:
    """Nonsense is refused with a sentence, and no game begins."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            _, client = await drafted(served, 2)
            answer = await client.ask("play-game", options=options)
            assert (answer["type"], answer["trouble"]["key"]) == ("refused", key)
            assert next(iter(served.service.rooms.values())).is_over

    asyncio.run(run())


def test_a_deck_that_may_not_be_played_starts_no_game(tmp_path: Path) -> None:
    """Somebody's deck is too small: the host is told whose."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            room, client = await drafted(served, 2)
            plan: Json = {"plan": {"main": {}, "conspiracies": {}, "basics": {}}}
            path, token = f"/api/rooms/{room['code']}/deck", {"Authorization": f"Bearer {room['token']}"}
            assert (await served.http.put(path, json=plan, headers=token)).status_code == 200
            answer = await client.ask("play-game")
            assert answer["trouble"]["key"] == "game-deck-not-ready"
            assert "Ada" in answer["trouble"]["text"]

    asyncio.run(run())


def test_a_drafted_game_goes_by_the_rules_of_its_date() -> None:
    """The mulligan is chosen beside them."""
    options = GameOptions(date="2010-12-15", life=30, mulligan="vancouver")
    setup = game_setup(["Ada"], [Pool(0, "Ada", ())], [Deck()], LIBRARY.get, LIBRARY, options)
    assert (setup.date, setup.profile.life, setup.profile.mulligan) == ("2010-12-15", 30, "vancouver")
    assert game_setup(["Ada"], [Pool(0, "Ada", ())], [Deck()], LIBRARY.get, LIBRARY, GameOptions()).date == "2026-09"


@pytest.mark.rule("CM-10")
def test_partial_paris_has_no_free_mulligan() -> None:
    """Each time the hand is a card smaller, also in a night's own games with Commander decks."""
    options = GameOptions(mulligan="partial-paris")
    setup = game_setup(["Ada"], [Pool(0, "Ada", ())], [Deck()], LIBRARY.get, LIBRARY, options)
    assert (setup.profile.mulligan, setup.profile.free_mulligan) == ("partial-paris", False)
    plain = game_setup(["Ada"], [Pool(0, "Ada", ())], [Deck()], LIBRARY.get, LIBRARY, GameOptions())
    assert (plain.profile.mulligan, plain.profile.free_mulligan) == ("london", True)
    rules = PodRules(settings.GameOptions(mulligan="partial-paris"))
    for decks in get_args(settings.OwnRules):
        agreed = agreed_setup(plain, rules, decks, 1).profile
        assert (agreed.mulligan, agreed.free_mulligan) == ("partial-paris", False)
    assert agreed_setup(plain, PodRules(), "commander", 1).profile.mulligan == "london"


@pytest.mark.rule("CM-15", "CM-17", "CM-18")
@pytest.mark.parametrize("date", ["2010-12-15", "2026-09"])
def test_a_night_of_commander_can_be_held_as_it_is_ready_made(date: settings.RulesDate) -> None:
    """Its settings are taken as they are: votes decide who picks prizes first, and the honours are announced."""
    night = settings.commander_night(date)
    check_settings(night, LIBRARY.codes)
    assert (night.votes, night.prizes_by, night.honours) == (True, "points", settings.HONOURS)


def test_tokens_have_names_in_both_languages() -> None:
    """A token is called by its creature type, which players read in their own language."""
    setup = game_setup(["Ada"], [Pool(0, "Ada", ())], [Deck()], LIBRARY.get, LIBRARY, GameOptions())
    known = {card.name: card.ja for card in GAME.cards(setup)}
    assert known["Goblin"] == "ゴブリン"
    assert known["Forest"] == "森"


def test_imported_cards_do_what_their_text_says(tmp_path: Path) -> None:
    """A card that we don't ship, drafted from a cube, comes to the game with a tree made from its imported text."""
    row = {"name": "Round Table Guard", "manaCost": "{W}", "type": "Creature — Soldier", "types": ["Creature"]}
    row |= {"text": "Vigilance", "power": "1", "toughness": "2", "layout": "normal"}
    (tmp_path / "own.jsonl").write_text(json.dumps(row) + "\n")
    library = Library(tmp_path)
    library.import_files([tmp_path / "own.jsonl"])
    drafted = Pool(0, "Ada", (PrintedCard("Round Table Guard"),))
    deck = Deck(main=(DeckEntry(1, "Round Table Guard"),))
    setup = game_setup(["Ada"], [drafted], [deck], library.get, library, GameOptions())
    (tree,) = (tree for tree in setup.trees if tree.name == "Round Table Guard")
    assert tree.abilities == (Keyword("vigilance"),)


def test_described_cards_do_what_their_text_says() -> None:
    """A card that a cube's list describes comes to the game with what is understood of its text."""
    lines = {
        "Test Guard": "{W} | Creature — Soldier | 1/2 | Vigilance | Sing a song.",
        "Test Bear": "{1}{G} | Creature — Bear | 2/2",
        "試験の茶": "インスタント | カードを1枚引く。",
    }
    text = "\n".join(f"{name} | {said}" for name, said in lines.items())
    options = DraftOptions(cube=CubeText("Ours", text))
    own = FORMATS["conspiracy"].customs(options, LIBRARY)
    drafted = Pool(0, "Ada", tuple(PrintedCard(name) for name in lines))
    deck = Deck(main=tuple(DeckEntry(1, name) for name in lines))
    cards = {name: custom.card for name, custom in own.items()}
    setup = game_setup(["Ada"], [drafted], [deck], cards.get, LIBRARY, GameOptions(), own)
    trees = {tree.name: tree.abilities for tree in setup.trees}
    assert trees["Test Guard"] == (Keyword("vigilance"), NotUnderstood("Sing a song."))
    assert trees["Test Bear"] == ()
    assert trees["試験の茶"] == (NotUnderstood("カードを1枚引く。"),)
    assert {card.name: card.front.power for card in setup.cards} == {
        "Test Guard": "1", "Test Bear": "2", "試験の茶": None,
    }  # fmt: skip


def test_what_happened_last_is_told_again_to_whoever_comes(tmp_path: Path) -> None:
    """Who reconnects, before and after a restart, is told the last events as they know them: no others' cards."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            room, client = await playing(served, 2)
            while "hand" not in client.view["players"][0]:
                await answer_default(client)
            await at_rest(served, client)
            (open_room,) = served.service.rooms.values()
            assert open_room.sitting is not None
            told = [json.loads(open_room.sitting.viewers.shown(viewer))["events"] for viewer in (0, "public")]
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            again = await served.connect(room["code"], room["token"])
            await again.when(lambda one: bool(one.view))
            (open_room,) = served.service.rooms.values()
            assert open_room.sitting is not None
            assert [json.loads(open_room.sitting.viewers.shown(viewer))["events"] for viewer in (0, "public")] == told
        drawn = [[event["card"] for event in events if event.get("to") == "hand"] for events in told]
        assert any(drawn[0])
        assert not any(drawn[1])

    asyncio.run(run())
