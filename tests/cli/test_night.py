"""`entaku night`: drafts, decks, two rounds of games, ranking and prizes by bots, and their recordings."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from entaku.cli.night import by_rumble
from entaku.laboratory.evening import Plan
from entaku.magic.game.profile import CONSPIRACY, GROUP_GAME, RulesProfile
from entaku.oracle.library import Library
from tests.cli.running import Run

SIX = ("night", "--players", "6", "--seed", "4", "--json")


@pytest.mark.rule("EV-2", "EV-4", "EV-5", "EV-6", "EV-7", "CD-12", "CD-18")
def test_a_night_ranks_everybody(run: Run) -> None:
    """Six players: two groups to two survivors each, a winners' and a losers' group to the last, six ranks, prizes."""
    night = json.loads(run(*SIX).out)
    assert (night["format"], night["seed"], night["by_hand"]) == ("conspiracy", 4, [])
    (pod,) = night["pods"]
    first, second = (played["groups"] for played in pod["rounds"])
    assert [len(group["seats"]) for group in first] == [3, 3]
    assert [len(group["seats"]) for group in second] == [4, 2]
    assert sorted(second[0]["seats"]) == sorted(name for group in first for name in group["winners"])
    for group in (*first, *second):
        gone = [name for together in group["eliminated"] for name in together]
        assert Counter(gone + group["winners"]) == Counter(group["seats"])
        assert group["turns"] > 0
    assert [line["rank"] for line in pod["standings"]] == [1, 2, 3, 4, 5, 6]
    ranked = [line["player"] for line in pod["standings"]]
    assert ranked[:4] == [*second[0]["winners"], *finishing(second[0])]
    assert ranked[4:] == [*second[1]["winners"], *finishing(second[1])]
    picked = [len(line["prizes"]) for line in pod["standings"]]
    assert picked[0] - picked[-1] <= 1
    assert min(picked) > 0


def finishing(group: dict[str, list[list[str]]]) -> list[str]:
    """Who left a game, the last to leave first."""
    return [name for together in reversed(group["eliminated"]) for name in reversed(together)]


def test_the_same_seed_gives_the_same_night(run: Run) -> None:
    """All but the seconds it took is the same again, in whatever language it is asked for."""
    first, second = (json.loads(run(*words).out) for words in (SIX, (*SIX, "--lang", "ja")))
    assert first.pop("seconds") > 0
    del second["seconds"]
    assert first == second


@pytest.mark.rule("EV-5", "EV-6")
def test_five_players_are_one_group_and_one_game(run: Run) -> None:
    """A pod of five plays one game to the last player."""
    night = json.loads(run("night", "--players", "5", "--seed", "2", "--json").out)
    (pod,) = night["pods"]
    assert [len(played["groups"]) for played in pod["rounds"]] == [1]
    assert len(pod["standings"]) == 5


def one_game(run: Run, players: int, seed: int) -> dict[str, Any]:
    """A night of a Group Game Draft, checked: one game of everybody, everybody ranked by when they left it."""
    seen = run("night", "--format", "ggd", "--players", str(players), "--seed", str(seed), "--json")
    assert (seen.status, seen.error) == (0, "")
    night: dict[str, Any] = json.loads(seen.out)
    assert set(night) >= {"format", "seed", "pods", "decisions", "seconds"}
    assert (night["format"], night["seed"], night["by_hand"]) == ("ggd", seed, [])
    (pod,) = night["pods"]
    (only,) = pod["rounds"]
    (game,) = only["groups"]
    assert sorted(game["seats"]) == sorted(pod["players"])
    assert len(pod["players"]) == players
    assert [line["rank"] for line in pod["standings"]] == list(range(1, players + 1))
    if game["ended_by"] == "last":
        assert [line["player"] for line in pod["standings"]][:1] == game["winners"]
    picked = [len(line["prizes"]) for line in pod["standings"]]
    assert picked[0] - picked[-1] <= 1
    assert picked[-1] > 0
    return night


@pytest.mark.rule("EV-4", "EV-13", "EV-14")
@pytest.mark.parametrize(("players", "seed"), [(3, 1), (6, 2)])
def test_a_group_game_draft_is_one_game_of_everybody(run: Run, tmp_path: Path, players: int, seed: int) -> None:
    """Four boosters each, one game by the Rumble rule, a rank and prizes for everybody."""
    night = one_game(run, players, seed)
    assert run("night", "--format", "ggd", "--players", str(players), "--seed", str(seed), "--record", tmp_path).out
    draft, game = ((tmp_path / f"{name}.jsonl").read_text("utf-8") for name in ("draft-1", "round-1-group-1"))
    assert len(json.loads(draft.splitlines()[0])["setup"]["seats"]) == players
    assert json.loads(game.splitlines()[0])["setup"]["profile"] == json.loads(msgspec.json.encode(GROUP_GAME))
    assert night["decisions"] > 4 * 14 * players


def test_a_cube_s_imported_cards_do_what_their_texts_say(run: Run, tmp_path: Path) -> None:
    """A night of a cube plays cards that were imported as games elsewhere do, not by hand."""
    text = "When Glad Bear enters the battlefield, you gain 1 life."
    card = {"name": "Glad Bear", "mana_cost": "{1}{G}", "type_line": "Creature — Bear", "oracle_text": text}
    (tmp_path / "cards.jsonl").write_text(json.dumps({**card, "power": "2", "toughness": "2"}), "utf-8")
    (tmp_path / "cube.txt").write_text("135 Glad Bear", "utf-8")
    kept = ("--data", tmp_path / "data")
    assert run("cards", "import", tmp_path / "cards.jsonl", *kept).status == 0
    night = run("night", "--cube", tmp_path / "cube.txt", "--players", "3", "--record", tmp_path, "--json", *kept)
    assert json.loads(night.out)["by_hand"] == []
    setup = json.loads((tmp_path / "round-1-group-1.jsonl").read_text("utf-8").splitlines()[0])["setup"]
    assert "Glad Bear" in [tree["name"] for tree in setup["trees"]]


@pytest.mark.sweep
@pytest.mark.rule("EV-13", "EV-14", "EV-15")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_sweep_of_group_games(run: Run, players: int) -> None:
    """Eight nights of each size go through without an error."""
    for seed in range(10, 18):
        one_game(run, players, seed)


def test_more_than_six_play_group_games_at_several_tables(run: Run) -> None:
    """Eight players make two tables of four, each with a ranking of its own."""
    night = json.loads(run("night", "--format", "ggd", "--seed", "3", "--json").out)
    assert [len(pod["players"]) for pod in night["pods"]] == [4, 4]
    assert [len(pod["rounds"]) for pod in night["pods"]] == [1, 1]


@pytest.mark.rule("EV-15")
@pytest.mark.parametrize(
    ("profile", "wanted", "life"),
    [
        (GROUP_GAME, "", 20),
        (GROUP_GAME, "off", None),
        (GROUP_GAME, "7", 7),
        (CONSPIRACY, "", None),
        (CONSPIRACY, "9", 9),
    ],
)
def test_the_rumble_rule_as_it_is_wanted(profile: RulesProfile, wanted: str, life: int | None) -> None:
    """A Group Game has a card for 20 life until somebody sets it otherwise, other formats go without."""
    plan = by_rumble(Plan("ggd", (), "1", Library(None).get, Library(None).known_tree, profile=profile), wanted)
    assert (plan.profile.rumble, plan.settings.options.rumble) == (life, life)


@pytest.mark.rule("EV-15")
@pytest.mark.parametrize("wanted", ["0", "201", "-1", "many"])
def test_no_rumble_rule_for_so_much_life(run: Run, wanted: str) -> None:
    """One sentence says how much life a card may take."""
    seen = run("night", "--format", "ggd", f"--rumble={wanted}")
    assert (seen.status, seen.out, seen.error.count("\n")) == (2, "", 1)
    assert "1 to 200 life" in seen.error


def test_every_table_of_a_night_replays(run: Run, tmp_path: Path) -> None:
    """The recordings of a night lead, step by step, to the tables that were played; a forged one is found out."""
    folder = tmp_path / "night"
    told = run("night", "--players", "3", "--format", "phased", "--seed", "6", "--record", folder)
    assert told.status == 0
    assert "Pod 1" in told.out
    assert sorted(file.name for file in folder.iterdir()) == ["draft-1.jsonl", "round-1-group-1.jsonl"]
    replayed = json.loads(run("replay", folder, "--json").out)
    assert (replayed["rules"], replayed["differs_at"]) == ("night", None)
    game = folder / "round-1-group-1.jsonl"
    alone = json.loads(run("replay", game, "--json").out)
    assert (alone["rules"], alone["differs_at"]) == ("magic", None)
    assert 0 < alone["steps"] < replayed["steps"]
    lines = game.read_text(encoding="utf-8").splitlines()
    lines[3] = json.dumps(json.loads(lines[3]) | {"digest": "0" * 16})
    game.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert run("replay", folder).status == 1


@pytest.mark.parametrize(
    "words,named",
    [
        (["--players", "2"], "--players"),
        (["--format", "moon"], "--format"),
        (["--set", "XYZ"], "XYZ"),
        (["--cube", "nothing.txt"], "nothing.txt"),
    ],
)
def test_a_night_that_can_t_be_says_why(run: Run, words: list[str], named: str) -> None:
    """One clear line, status 2, nothing on standard output."""
    seen = run("night", *words)
    assert (seen.status, seen.out, seen.error.count("\n")) == (2, "", 1)
    assert named in seen.error


def test_an_empty_folder_is_no_recording(run: Run, tmp_path: Path) -> None:
    """Replaying a folder without recordings says so."""
    seen = run("replay", tmp_path)
    assert (seen.status, seen.out) == (2, "")
    assert str(tmp_path) in seen.error
