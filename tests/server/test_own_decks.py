"""Games at a table of the server with decks that the players bring."""

import asyncio
from pathlib import Path

import httpx
import pytest

from entaku.decks.deck import count
from entaku.games.brought import Brought, by_hand, look
from entaku.kernel.errors import Unlawful
from entaku.kernel.randomness import seed_from
from entaku.magic.game.dated import NEWEST
from entaku.magic.game.profile import COMMANDER, COMMANDER_2010
from entaku.oracle.library import Library
from entaku.oracle.naming.spelling import folded
from entaku.server.tables.options import OwnDeckOptions
from entaku.server.tables.own_decks import OwnDecks
from tests.server.serving import PATIENCE, Client, Json, Served, serving

LIBRARY = Library(None)
FORTY = "17 Forest\n17 Mountain\n6 Grizzly Bears of Nowhere\n"
LEADER = "Edric, Spymaster of Trest"
HUNDRED = f"Commander\n1 {LEADER}\n\nDeck\n60 Forest\n39 Island\n"


async def opened(served: Served, rules: str, **wanted: object) -> tuple[Json, Client]:
    """A room for such a game, its host on the first of three seats."""
    options = {"type": "own-decks", "rules": rules, **wanted}
    room = await served.open(options=options, seats=3)
    return room, await served.connect(room["code"], room["token"])


async def bring(served: Served, room: Json, text: str, **wanted: object) -> httpx.Response:
    """Hand a list in."""
    path = f"/api/rooms/{room['code']}/own-deck"
    headers = {"Authorization": f"Bearer {room['token']}"}
    return await served.http.put(path, json={"text": text, "hand_in": True, **wanted}, headers=headers)


def test_a_list_is_kept_checked_and_played(tmp_path: Path) -> None:
    """A host hands a list in, bots build decks of their own, and the game begins with what was brought."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            room, client = await opened(served, "free-40")
            assert (await client.ask("start"))["trouble"]["key"] == "own-deck-missing"
            short = await bring(served, room, "39 Forest")
            assert short.json()["trouble"]["key"] == "deck-not-legal"
            kept = (await bring(served, room, FORTY)).json()
            assert kept["handed_in"]
            assert kept["playable"]
            assert kept["by_hand"] == ["Grizzly Bears of Nowhere"]
            await client.when(lambda one: one.room["seats"][0]["deck"])
            assert (await served.get(f"/api/rooms/{room['code']}/own-deck", room["token"])).json() == kept
            assert (await client.ask("start"))["type"] == "done"
            await client.when(lambda one: "turn" in one.view)
            own = client.view["players"][0]
            assert own["library"] + own["hand_size"] == 40
            assert [player["life"] for player in client.view["players"]] == [20, 20, 20]

    asyncio.run(run())


@pytest.mark.rule("CR 810.3", "CR 810.4", "CR 810.5")
def test_a_table_in_two_teams_has_one_life_total_for_each(tmp_path: Path) -> None:
    """Everybody sees who sits with whom; teammates see each other's hands in the game, and nobody else's."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            options = {"type": "own-decks", "rules": "free-40", "teams": "shared"}
            room = await served.open(options=options, seats=4)
            client = await served.connect(room["code"], room["token"])
            assert (await bring(served, room, FORTY)).json()["handed_in"]
            await client.when(lambda one: one.room["seats"][0]["deck"])
            assert [team["seats"] for team in client.room["teams"]] == [[0, 1], [2, 3]]
            assert (await client.ask("start"))["type"] == "done"
            await client.when(lambda one: "turn" in one.view)
            players = client.view["players"]
            assert [player["life"] for player in players] == [30, 30, 30, 30]
            assert client.view["teams"] == [[0, 1], [2, 3]]
            assert client.view["shared"]
            assert [bool(player.get("hand")) for player in players] == [True, True, False, False]

    asyncio.run(run())


@pytest.mark.parametrize("seats", [2, 5])
def test_an_odd_table_makes_no_teams(seats: int) -> None:
    """Two teams take an even number of seats, and four at least."""
    with pytest.raises(Unlawful, match="even number"):
        OwnDecks().check(OwnDeckOptions("free-40", teams="shared"), seats, LIBRARY)


def test_the_table_sees_the_bracket_of_a_deck_before_the_game(tmp_path: Path) -> None:
    """Whoever is in the room sees the lowest bracket of what was handed in; by rules without brackets nobody does."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            room, client = await opened(served, "commander")
            kept = (await bring(served, room, HUNDRED)).json()
            assert kept["checked"]["report"]["bracket"]["at_least"] == 1
            await client.when(lambda one: one.room["seats"][0]["deck"])
            assert client.room["seats"][0]["bracket"] == 1
            assert client.room["seats"][1]["bracket"] == 0
            room, client = await opened(served, "commander-2010")
            await bring(served, room, HUNDRED)
            await client.when(lambda one: one.room["seats"][0]["deck"])
            assert client.room["seats"][0]["bracket"] == 0

    asyncio.run(run())


def test_a_card_that_a_list_describes_is_one_at_the_table(tmp_path: Path) -> None:
    """What it costs, is and says is seen at the table and after a restart, in both languages where it is understood."""
    made_up = "40 Test Teapot | {2} | Artifact Creature — Teapot | 2/3 | Flying | Short and stout."

    async def seen(served: Served, room: Json) -> Json:
        client = await served.connect(room["code"], room["token"])
        await client.when(lambda one: "turn" in one.view and "Test Teapot" in one.cards)
        found: Json = client.cards["Test Teapot"]
        return found

    async def run() -> None:
        async with asyncio.timeout(PATIENCE):
            async with serving(tmp_path) as served:
                room, client = await opened(served, "free-40")
                kept = (await bring(served, room, made_up)).json()
                assert kept["by_hand"] == ["Test Teapot"]
                assert (await client.ask("start"))["type"] == "done"
                before = await seen(served, room)
            async with serving(tmp_path) as served:
                assert await seen(served, room) == before
        (face,) = before["faces"]
        assert [face[key] for key in ("cost", "power", "toughness")] == ["{2}", "2", "3"]
        assert (before["text"], before["text_ja"]) == ("Flying\nShort and stout.", "飛行\nShort and stout.")

    asyncio.run(run())


@pytest.mark.rule("CM-1", "CM-9", "CM-15", "CR 903.6", "CR 903.7")
def test_commander_begins_with_the_commander_in_the_command_zone(tmp_path: Path) -> None:
    """Each player has 40 life and a commander in the command zone; the other 99 cards are the deck."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            room, client = await opened(served, "commander-2010")
            assert (await bring(served, room, HUNDRED)).json()["handed_in"]
            await client.ask("start")
            await client.when(lambda one: "players" in one.view)
            for player in client.view["players"]:
                assert (player["life"], player["library"] + player["hand_size"]) == (40, 99)
                (leader,) = player["commanders"]
                assert leader["zone"] == "command"
            assert client.view["players"][0]["commanders"][0]["name"] == LEADER
            assert client.view["commander_rules"] == "2010"

    asyncio.run(run())


def test_a_deck_that_breaks_the_rules_is_played_if_the_host_allows_it(tmp_path: Path) -> None:
    """A list with problems is refused; where the host said "anyway" it is handed in, with its problems shown."""
    two = HUNDRED.replace("39 Island", "37 Island\n2 Charging Rhino")

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            strict, _ = await opened(served, "commander")
            assert (await bring(served, strict, two)).json()["trouble"]["key"] == "deck-not-legal"
            lax, client = await opened(served, "commander", anyway=True)
            kept = (await bring(served, lax, two)).json()
            assert kept["handed_in"]
            assert [problem["rule"] for problem in kept["checked"]["report"]["problems"]] == ["CR 903.5b"]
            options = {"type": "own-decks", "rules": "commander"}
            assert (await client.ask("change", options=options))["type"] == "done"
            assert (await client.ask("start"))["trouble"]["key"] == "own-deck-not-legal"

    asyncio.run(run())


def test_a_list_is_built_for_those_who_have_none(tmp_path: Path) -> None:
    """A list on request is one that may be handed in; nothing is kept of it until then."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            room, _ = await opened(served, "commander")
            path = f"/api/rooms/{room['code']}/own-deck"
            made = (await served.post(f"{path}/made", {}, room["token"])).json()
            assert made["playable"]
            assert not made["handed_in"]
            assert made["checked"]["deck"]["commanders"][0]["count"] == 1
            assert (await served.get(path, room["token"])).json()["text"] == ""
            assert (await bring(served, room, made["text"])).json()["handed_in"]

    asyncio.run(run())


def test_lists_belong_to_their_guests(tmp_path: Path) -> None:
    """A list goes with its guest to another seat, and stays for the next game of the same room."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            room, client = await opened(served, "free-40")
            await bring(served, room, FORTY)
            await client.ask("sit", seat=2)
            await client.when(lambda one: one.room["seats"][2].get("deck", False))
            assert not client.room["seats"][0].get("deck", False)
            other = await served.open(options={"type": "draft", "sets": ["CNS"]})
            refused = await bring(served, other, FORTY)
            assert refused.json()["trouble"]["key"] == "own-deck-elsewhere"
            stranger = await served.http.get(f"/api/rooms/{room['code']}/own-deck")
            assert stranger.status_code >= 400

    asyncio.run(run())


def test_lists_and_games_outlive_the_server(tmp_path: Path) -> None:
    """Another server over the same store has the list that was kept, and later the game as it stood."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            room, _ = await opened(served, "commander-2010")
            assert (await bring(served, room, HUNDRED)).json()["handed_in"]
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            client = await served.connect(room["code"], room["token"])
            await client.when(lambda one: bool(one.room) and one.room["seats"][0].get("deck", False))
            await client.ask("start")
            await client.when(lambda one: "players" in one.view and bool(one.asked))
            before = client.view["players"][0]
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            client = await served.connect(room["code"], room["token"])
            await client.when(lambda one: "players" in one.view)
            assert client.view["players"][0]["commanders"] == before["commanders"]
            assert client.view["players"][0]["library"] == before["library"]
            kept = (await served.get(f"/api/rooms/{room['code']}/own-deck", room["token"])).json()
            assert kept["text"] == HUNDRED

    asyncio.run(run())


def test_options_suit_their_format(tmp_path: Path) -> None:
    """Options of a draft start no game with own decks, nor the other way round."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            for options in ({"type": "draft", "format": "own-decks"}, {"type": "own-decks", "format": "conspiracy"}):
                refused = await served.post("/api/rooms", {"name": "Ada", "options": options})
                assert refused.json()["trouble"]["key"] == "format-unknown"

    asyncio.run(run())


@pytest.mark.rule("CM-16", "CR 2026 903.5e")
def test_a_sideboard_of_2010_has_ten_cards_at_most() -> None:
    """Ten cards beside the deck come along to the game of 2010; eleven are a problem, and none come to today's."""
    ten = Brought(HUNDRED + "\nSideboard\n10 Island\n", handed_in=True)
    eleven = Brought(HUNDRED + "\nSideboard\n11 Island\n", handed_in=True)
    assert look(ten, "commander-2010", LIBRARY).problems == ()
    assert [(one.rule, one.key) for one in look(eleven, "commander-2010", LIBRARY).problems] == [
        ("CM-16", "check-sideboard-too-many")
    ]
    for rules, beside in (("commander-2010", 10), ("commander", 0)):
        setup = OwnDecks().setup(OwnDeckOptions(rules), ["Ada", "Ben"], LIBRARY, seed_from(1), [ten, None])  # type: ignore[arg-type]
        assert len(setup.players[0].sideboard) == beside


def test_a_game_is_played_by_the_rules_of_its_year() -> None:
    """The profile is the year's, with priorities asked only where that gives nothing away."""
    for rules, profile in (("commander", COMMANDER), ("commander-2010", COMMANDER_2010)):
        setup = OwnDecks().setup(OwnDeckOptions(rules), ["Ada", "Ben"], LIBRARY, seed_from(1), [None, None])  # type: ignore[arg-type]
        assert (setup.profile.commander, setup.profile.legends) == (profile.commander, profile.legends)
        assert setup.profile.windows == "public"


def test_a_game_goes_by_the_rules_of_the_date_that_is_chosen() -> None:
    """Where nothing is said by today's; Commander of 2010 is another game, with a list of its own."""
    for rules in ("commander", "free-60"):
        for date, played in ((NEWEST, NEWEST), ("2022-04", "2022-04")):
            options = OwnDeckOptions(rules, date=date)
            OwnDecks().check(options, 2, LIBRARY)
            assert OwnDecks().setup(options, ["Ada", "Ben"], LIBRARY, seed_from(1), [None, None]).date == played
    leading = OwnDeckOptions("commander-2010")
    OwnDecks().check(leading, 2, LIBRARY)
    assert OwnDecks().setup(leading, ["Ada", "Ben"], LIBRARY, seed_from(1), [None, None]).date == "2010-12-15"
    with pytest.raises(Unlawful) as caught:
        OwnDecks().check(OwnDeckOptions("commander", date="2010-12-15"), 2, LIBRARY)
    assert caught.value.key == "own-deck-date"


def test_the_host_chooses_of_when_the_rules_are_and_everybody_sees_it(tmp_path: Path) -> None:
    """The room says it before the game, and the view while it is played."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            room, client = await opened(served, "free-40", date="2022-04")
            await bring(served, room, "40 Forest")
            await client.when(lambda one: one.room["seats"][0]["deck"])
            assert client.room["what"]["own_decks"]["date"] == "2022-04"
            assert (await client.ask("start"))["type"] == "done"
            await client.when(lambda one: "turn" in one.view)
            assert (client.view.get("date", "2022-04"), client.view.get("freely", False)) == ("2022-04", False)

    asyncio.run(run())


def test_too_many_cards_are_refused() -> None:
    """A list of more cards than a table holds is refused at once."""
    with pytest.raises(Unlawful) as caught:
        look(Brought("2000 Forest"), "free-40", LIBRARY)
    assert caught.value.key == "own-deck-too-big"


def test_a_free_list_counts_every_part_but_the_sideboard() -> None:
    """A commander in a list for any cards is a card of its deck."""
    looked = look(Brought(HUNDRED), "free-60", LIBRARY)
    assert (count(looked.deck.main), looked.deck.commanders) == (100, ())
    assert by_hand(looked.deck, LIBRARY) == ()
    assert folded(LEADER) in {folded(entry.name) for entry in looked.deck.main}


def test_a_host_says_how_often_and_how_long(tmp_path: Path) -> None:
    """Undos, a clock and a time of grace are options of such a game, too; what no table keeps is refused."""
    wrong: dict[str, Json] = {
        "game-undos-out-of-range": {"undos": 1000},
        "game-clock-out-of-range": {"clock": {"seconds": 0, "reserve": 1}},
        "game-grace-out-of-range": {"grace": -1},
    }

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            clock = {"seconds": 20, "reserve": 1}
            room, client = await opened(served, "free-40", undos=0, clock=clock, grace=None)
            await bring(served, room, FORTY)
            await client.ask("start")
            await client.when(lambda one: bool(one.view))
            shown = next(message for message in client.messages if message["type"] == "table")
            assert [one["reserve"] for one in shown["clocks"]] == [60, 60, 60]
            assert shown["undo"]["left"] == 0
            assert (await client.ask("undo"))["trouble"]["key"] == "undo-too-often"
            for key, change in wrong.items():
                options = {"type": "own-decks", "rules": "free-40", **change}
                answer = await served.post("/api/rooms", {"name": "Ada", "seats": 2, "options": options})
                assert answer.json()["trouble"]["key"] == key

    asyncio.run(run())


async def give(served: Served, room: Json, seat: int, text: str) -> Json:
    """As the host, give the bot at a seat a list."""
    path = f"/api/rooms/{room['code']}/own-deck?seat={seat}"
    headers = {"Authorization": f"Bearer {room['token']}"}
    answered = await served.http.put(path, json={"text": text, "hand_in": True}, headers=headers)
    return dict(answered.json())


@pytest.mark.rule("CM-1", "CM-9")
def test_bots_play_the_lists_that_the_host_gives_them(tmp_path: Path) -> None:
    """A list goes with its bot to another seat, is checked as people's are, and is what the bot leads."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            room, client = await opened(served, "commander")
            assert (await give(served, room, 1, HUNDRED))["trouble"]["key"] == "own-deck-no-bot"
            for seat in (1, 2):
                await client.ask("set-bot", seat=seat, on=True)
            wrong = await give(served, room, 2, "Commander\n1 Selvala, Explorer Returned\n\nDeck\n99 Island\n")
            assert wrong["trouble"]["key"] == "deck-not-legal"
            given = await give(served, room, 1, HUNDRED)
            assert (given["handed_in"], given["playable"]) == (True, True)
            await client.ask("reseat", order=[0, 2, 1])
            await client.when(lambda one: one.room["seats"][2]["deck"])
            assert not client.room["seats"][1]["deck"]
            path = f"/api/rooms/{room['code']}/own-deck"
            kept = (await served.get(f"{path}?seat=2", room["token"])).json()
            assert (kept["text"], kept["handed_in"]) == (HUNDRED, True)
            assert (await served.get(path, room["token"])).json()["text"] == ""
            await bring(served, room, HUNDRED)
            assert (await client.ask("start"))["type"] == "done"
            await client.when(lambda one: "players" in one.view)
            assert client.view["players"][2]["commanders"][0]["name"] == LEADER
            assert [player["life"] for player in client.view["players"]] == [40, 40, 40]

    asyncio.run(run())


def test_only_the_host_gives_bots_lists_and_a_removed_bot_takes_its_list_along(tmp_path: Path) -> None:
    """A guest is refused, a seat that there is not too; where a bot was taken away the next one has no list."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            room, client = await opened(served, "free-40")
            guest = await served.enter(room["code"], "Ben", seat=1)
            await client.ask("set-bot", seat=2, on=True)
            path = f"/api/rooms/{room['code']}/own-deck"
            assert (await served.get(f"{path}?seat=2", guest["token"])).json()["trouble"]["key"] == "host-only"
            for seat in ("7", "-1", "x", "1"):
                assert not (await served.get(f"{path}?seat={seat}", room["token"])).is_success
            assert (await give(served, room, 2, FORTY))["handed_in"]
            made = (await served.post(f"{path}/made?seat=2", {}, room["token"])).json()
            assert made["playable"]
            for on in (False, True):
                await client.ask("set-bot", seat=2, on=on)
            assert (await served.get(f"{path}?seat=2", room["token"])).json()["text"] == ""

    asyncio.run(run())
