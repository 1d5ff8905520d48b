"""The sandbox over HTTP: positions set up, played for every seat, gone back in, written out and read in."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import msgspec
import pytest
import yaml

from entaku.kernel.randomness import seed_from
from entaku.magic.game.play import MAGIC
from entaku.scenarios.reading import read_scenarios
from entaku.scenarios.running import run, run_at, table_for
from tests.server.serving import PATIENCE, Json, Served, serving

JUDGING = sorted((Path(__file__).parent.parent / "magic" / "scenarios" / "judging").glob("*.yaml"))
QUESTIONS = [(file, place) for file in JUDGING[:10] for place in (0, 1)]
"""Twenty of the judge's questions: the first two of ten chapters."""

HUNT = """
players: 3
turn: B's main phase
board:
  A: {life: 7, battlefield: [Pillarfield Ox as the Ox]}
  B: {hand: [Brainstorm], battlefield: [2 Island, "Runed Servitor (tapped, 2 +1/+1 counters)"]}
  C: {life: 3, graveyard: [Wind Dancer]}
"""


def visited(data: Path, visit: Callable[[Served], Awaitable[None]]) -> None:
    """A server without any imported cards, and what is asked of it."""

    async def scene() -> None:
        async with asyncio.timeout(PATIENCE), serving(data) as served:
            await visit(served)

    asyncio.run(scene())


async def shown(served: Served, text: str, answers: Sequence[object] = (), seed: str = "1") -> Json:
    """A sandbox as the server shows it."""
    answer = await served.post("/api/sandbox", {"text": text, "answers": answers, "seed": seed})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def asked(found: Json) -> Json:
    """What somebody has to answer."""
    return next(one for one in found["asked"] if not one["optional"])


def test_twenty_of_the_judge_s_questions_come_out_as_they_say(tmp_path: Path) -> None:
    """Each is set up and answered through the sandbox's door, ends as the scenario does, and is written out as one."""

    async def visit(served: Served) -> None:
        assert len(QUESTIONS) == 20
        for file, place in QUESTIONS:
            content = file.read_text(encoding="utf-8")
            found = (await served.post("/api/sandbox/texts", {"text": content})).json()["found"][place]
            assert found["failures"] == [], (file.name, found["name"])
            end = await shown(served, **found["sandbox"])
            scenario = read_scenarios(content, file.name)[place]
            table = table_for(msgspec.structs.replace(scenario, seed=seed_from("1").hex()))
            assert run_at(table).passed
            view = msgspec.structs.replace(MAGIC.view(table.play, "open"), seat=end["view"]["seat"])
            assert end["view"] == msgspec.json.decode(msgspec.json.encode(view)), (file.name, found["name"])
            wanted = {"sandbox": found["sandbox"], "name": found["name"]}
            told = await served.post("/api/sandbox/scenarios", wanted)
            assert told.status_code == 200, told.text
            written = told.json()["scenario"]
            [again] = read_scenarios(written, "written.yaml")
            assert run(again).passed
            assert again.name == found["name"]

    visited(tmp_path, visit)


def test_a_scenario_that_does_not_hold_says_what_was(tmp_path: Path) -> None:
    """It is played all the same, and what is otherwise is a sentence in the reader's language."""
    wrong = "scenario: wrong\nboard: {A: {life: 4}}\nexpect: [A has 5 life]\n"

    async def visit(served: Served) -> None:
        for language, word in (("en", "expected"), ("ja", "はずです")):
            told = await served.post("/api/sandbox/texts", {"text": wrong}, language=language)
            [found] = told.json()["found"]
            [failure] = found["failures"]
            assert word in failure, found

    visited(tmp_path, visit)


def test_every_seat_is_played_and_everything_seen(tmp_path: Path) -> None:
    """Who is asked is looked from; all hands are open, and one may go back and answer otherwise."""

    async def visit(served: Served) -> None:
        begun = await shown(served, HUNT)
        view = begun["view"]
        assert [(one["life"], one["hand_size"]) for one in view["players"]] == [(7, 0), (20, 1), (3, 0)]
        assert (view["seat"], view["step"], asked(begun)["actor"]) == (1, "precombat main", 1)
        servitor = next(one for one in view["battlefield"] if one["name"] == "Runed Servitor")
        assert (servitor["tapped"], servitor["power"], servitor["toughness"]) == (True, 4, 4)
        assert begun["position"]["players"] == "3"
        assert "Runed Servitor" in begun["cards"]
        question = asked(begun)
        cast = next(one["key"] for one in question["shape"]["options"] if one.get("what") == "cast")
        drawn = await shown(served, HUNT, [[question["id"], cast]])
        assert drawn["step"] == 1
        assert len(drawn["view"]["players"][1]["hand"]) == 3
        assert asked(drawn)["purpose"] != "game-priority"
        passed = await shown(served, HUNT, [[question["id"], "pass"]])
        assert passed["view"]["step"] != "precombat main"
        assert passed["view"]["players"][1]["hand_size"] == 1
        back = await shown(served, HUNT)
        assert {**back, "happened": []} == {**begun, "happened": []}

    visited(tmp_path, visit)


def test_chance_is_the_sandbox_s_seed(tmp_path: Path) -> None:
    """The same seed, position and answers are the same game, at whatever server."""
    text = "turn: before the game\nboard: {A: {library: [20 Forest, 20 Island]}, B: {library: [20 Plains, 20 Swamp]}}\n"

    async def visit(served: Served) -> None:
        hands = []
        for seed in ("1", "1", "2"):
            view = (await shown(served, text, seed=seed))["view"]
            hands.append([card["name"] for card in view["players"][0]["hand"]])
        assert hands[0] == hands[1] != hands[2]

    visited(tmp_path, visit)


@pytest.mark.parametrize(
    "text, answers, key, told",
    [
        ("board: {A: {hand: [Wind Dancr]}}", [], "scenario-card-unknown-near", "Wind Dancer"),
        ("board:\n  A:\n    life: seven", [], "document-not-number", "line 3"),
        ("board:\n  A: {}\nturn: A's lunch", [], "scenario-step-unknown", "lunch"),
        ("players: 11\nboard: {}", [], "scenario-player-count", "10"),
        ("turn: A's upkeep", [], "scenario-no-board", "board"),
        ("board: {A: {hnd: [Forest]}}", [], "document-key-unknown", "hand"),
        ("board: [", [], "document-no-yaml", "line"),
        ("board: {A: {}}", [[99, "pass"]], "scenario-answer-unasked", "1"),
        ("board: {A: {}}", [[2, "sing"]], "answer-not-an-option", "sing"),
        ("board: {A: {}}  #" + "x" * 200_000, [], "sandbox-too-long", "200,000"),
    ],
)
def test_a_bad_position_is_one_sentence(tmp_path: Path, text: str, answers: list[object], key: str, told: str) -> None:
    """It names what is wrong and where, and nothing is set up."""

    async def visit(served: Served) -> None:
        answer = await served.post("/api/sandbox", {"text": text, "answers": answers})
        trouble = answer.json()["trouble"]
        assert (400 <= answer.status_code < 500, trouble["key"]) == (True, key)
        assert told in trouble["text"]
        assert "\n" not in trouble["text"]

    visited(tmp_path, visit)


def test_how_it_stands_is_a_position_too(tmp_path: Path) -> None:
    """Who wants to change something in the middle gets the text of the moment, and what it can't say."""

    async def visit(served: Served) -> None:
        question = asked(await shown(served, HUNT))
        sandbox: Json = {"text": HUNT, "answers": [[question["id"], "pass"]]}
        found = (await served.post("/api/sandbox/scenarios", {"sandbox": sandbox, "name": "now"})).json()
        position = yaml.safe_load(found["position"])
        assert position["turn"] != "B's main phase"
        assert position["board"]["A"]["life"] == 7
        again = await shown(served, found["position"])
        assert again["view"]["step"] == (await shown(served, **sandbox))["view"]["step"]

    visited(tmp_path, visit)


def test_a_puzzle_is_read_and_solved(tmp_path: Path) -> None:
    """It says who has to win; the line that is found wins, and a file of Forge's form is read as one."""
    ours = (Path(__file__).parent.parent.parent / "examples" / "puzzles" / "ours.yaml").read_text(encoding="utf-8")
    theirs = (
        "[metadata]\nName:Made up\nGoal:Win\nTurns:1\n[state]\nActivePlayer=Human\nActivePhase=Main1\n"
        "HumanLife=1\nAILife=2\nhumanbattlefield=Wind Dancer|Counters:P1P1=1\naihand=\n"
    )

    async def visit(served: Served) -> None:
        for text in (ours, theirs):
            [found, *_] = (await served.post("/api/sandbox/texts", {"text": text})).json()["found"]
            assert (found["asks"]["seat"], found["asks"]["turns"], found["failures"]) == (0, 1, [])
            wanted = {"sandbox": found["sandbox"], "seat": 0, "turns": 1}
            win = (await served.post("/api/sandbox/wins", wanted)).json()
            end = await shown(served, found["sandbox"]["text"], win["line"])
            assert (end["over"], end["view"]["winners"]) == (True, [0])
        other = (await served.post("/api/sandbox/wins", {**wanted, "seat": 1})).json()
        assert other["line"] is None
        assert (await served.post("/api/sandbox/wins", {**wanted, "seat": 2})).json()["trouble"][
            "key"
        ] == "seat-unknown"

    visited(tmp_path, visit)
