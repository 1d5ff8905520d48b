"""Learning what cards are worth: what is in the games is found, what isn't is left to the prior, and bots go by it."""

import json
from collections import Counter
from pathlib import Path

import numpy
import polars
import pytest

from entaku.bots.building import build
from entaku.bots.drafting import DraftBot
from entaku.cli.lab_nights import study_of
from entaku.drafts.conspiracy import cube_setup
from entaku.drafts.rules import open_table
from entaku.drafts.views import DraftView
from entaku.kernel.randomness import seed_from
from entaku.laboratory.learned import read_values
from entaku.laboratory.learning import contrasts, fitted, on_scale
from entaku.laboratory.study import keeping
from entaku.laboratory.study.wanted import Wanted
from entaku.oracle.catalogue import shipped
from entaku.oracle.cubes.files import read_cube
from entaku.oracle.cubes.published import key_of, publish_worths
from entaku.oracle.cubes.report import looked_up
from entaku.oracle.library import Library, data_folder
from entaku.server.tables.drafts import Bots
from tests.cli.running import Run

CARDS, GAMES, PLAYERS = 40, 1500, 4


def played(worths: numpy.ndarray, chance: numpy.random.Generator) -> tuple[numpy.ndarray, numpy.ndarray, numpy.ndarray]:
    """Games of four with ten of forty cards each, won by whoever's cards are worth most, and by chance."""
    copies = numpy.zeros((GAMES * PLAYERS, CARDS))
    for hand in copies:
        hand[chance.choice(CARDS, 10, replace=False)] = 1
    strength = (copies @ worths + chance.gumbel(size=len(copies))).reshape(GAMES, PLAYERS)
    won = (strength == strength.max(axis=1, keepdims=True)).astype(float).ravel()
    return copies, won, numpy.repeat(numpy.arange(GAMES), PLAYERS)


def test_what_cards_add_is_found() -> None:
    """Cards that win games are told from those that lose them, whatever their rarity promised."""
    chance = numpy.random.default_rng(5)
    worths = chance.normal(0, 0.4, CARDS)
    copies, won, game = played(worths, chance)
    found = fitted(contrasts(copies, game), contrasts(won[:, None], game)[:, 0], numpy.ones(CARDS))
    assert numpy.corrcoef(found.adds, worths)[0, 1] > 0.9
    assert found.adds[worths.argmax()] - 1.96 * found.scatter[worths.argmax()] > 0


def test_where_chance_alone_decides_the_prior_stands() -> None:
    """Cards that are all alike are left where they were: what was learned differs from the prior by next to nothing."""
    chance = numpy.random.default_rng(6)
    copies, won, game = played(numpy.zeros(CARDS), chance)
    at_sight = numpy.repeat([1.0, 2.0], CARDS // 2)
    found = fitted(contrasts(copies, game), contrasts(won[:, None], game)[:, 0], at_sight)
    assert found.weight > 1000
    own = found.adds - at_sight * (found.adds @ at_sight) / (at_sight @ at_sight)
    assert abs(own).max() < 0.02


def test_worths_scatter_as_those_at_sight_do() -> None:
    """So that a card is weighed against colours and curve as before."""
    at_sight, had = numpy.array([1.0, 2.0, 3.0]), numpy.array([5, 5, 5])
    worth = on_scale(numpy.array([0.3, 0.1, 0.2]), at_sight, had)
    assert (round(worth.mean(), 6), round(worth.std(), 6)) == (2.0, round(at_sight.std(), 6))
    assert worth.argsort().tolist() == [1, 2, 0]


def test_a_bot_goes_by_what_it_learned() -> None:
    """It picks the card that it thinks most of, and plays it."""
    setup = study_of(Wanted("conspiracy", 3, 1, "5"), None, "en").setup
    assert setup is not None
    table = open_table(setup, seed_from("pick"))
    decision = next(iter(table.decisions.values()))
    view = table.view(decision.actor)
    assert isinstance(view, DraftView)
    assert view.own is not None
    for card in view.own.pack:
        bot = DraftBot.learned(setup, {other.name: float(other is card) for other in view.own.pack})
        assert bot.answer(view, decision) == card.id


def test_a_deck_is_built_by_what_was_learned() -> None:
    """Of two cards of one cost the one is played that is thought more of."""
    library = Library(data_folder(None))
    whites = [card for card in library.cards().values() if card.colours == "W" and card.is_type("Creature")][:40]
    pool = Counter(card.name for card in whites)
    for wanted in whites[:3]:
        assert wanted.name in build(pool, library.get, {wanted.name: 20.0}).main
        assert wanted.name not in build(pool, library.get, {wanted.name: -20.0}).main


def test_bots_of_a_server_draft_a_cube_by_what_was_published(tmp_path: Path) -> None:
    """Those of the same cards do, whatever their order; those of another list, and without a folder, don't."""
    names = [name for name, card in shipped().cards.items() if not card.is_basic_land][:90]
    worths = {name: float(place) for place, name in enumerate(names)}
    publish_worths(tmp_path, key_of((name, 1) for name in names), worths)

    def first(listed: list[str], data: Path | None) -> tuple[str, list[str]]:
        cube = looked_up(read_cube("\n".join(listed), "mine"), Library(None))
        setup = cube_setup(cube.cube, {card.name: card for card in cube.cards}, ["Ann", "Ben"])
        table = open_table(setup, seed_from("cube"))
        decision = next(iter(table.decisions.values()))
        view = table.view(decision.actor)
        assert isinstance(view, DraftView)
        assert view.own is not None
        seen = {card.id: card.name for card in view.own.pack}
        answer = Bots()(setup, Library(data)).answer(view, decision)
        assert isinstance(answer, int)
        return seen[answer], list(seen.values())

    for listed in (names, names[::-1]):
        taken, seen = first(listed, tmp_path)
        assert taken == max(seen, key=worths.__getitem__)
    assert first(names, None)[0] != first(names, tmp_path)[0]
    assert first([*names[1:], "Forest"], tmp_path) == first([*names[1:], "Forest"], None)


@pytest.mark.sweep
def test_the_commands_learn_and_draft_by_it(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was learned is written, says how sure it is, and a bot with it sits at the next study's drafts."""
    out, file = tmp_path / "study", tmp_path / "values.json"
    words = ("lab", "nights", "--players", "3", "--nights", "2", "--seed", "2", "--workers", "1")
    assert run(*words, "--out", out).status == 0
    assert "too few to learn from" in run("lab", "learn", out, "--out", file).error
    assert not file.exists()
    few = keeping.table(out, "decks").collect()["card"].unique().sort()[:6]
    decks = keeping.file_of(out, "decks", 0)
    polars.read_parquet(decks).filter(polars.col("card").is_in(few.to_list())).write_parquet(decks)
    assert run("lab", "learn", out, "--out", file).status == 0
    learned = json.loads(file.read_text("utf-8"))
    assert all(card["low"] <= card["adds"] <= card["high"] for card in learned["cards"].values())
    assert read_values(file).keys() == learned["cards"].keys()
    assert "Say where what is learned is to go" in run("lab", "learn", out).error
    refused = run("lab", "learn", out, "--publish", "--data", tmp_path / "data")
    assert (refused.status, "Only a study of a cube" in refused.error) == (2, True)
    by_it = ("--bots", "learned,sensible", "--values", file)
    assert run(*words, *by_it, "--out", tmp_path / "by it").status == 0
    assert set(keeping.table(tmp_path / "by it", "games").collect()["bot"]) == {"learned", "sensible"}
