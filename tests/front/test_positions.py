"""Positions: set up in words, played on, written down and set up again."""

import pickle
from pathlib import Path

import pytest

import entaku
from entaku.cli.main import main
from entaku.scenarios.reading import read_scenarios
from entaku.scenarios.running import run

DUEL = """
turn: B's declare attackers
board:
  A: {life: 3, hand: [Brainstorm], battlefield: [Island, Wind Dancer as the Dancer]}
  B:
    battlefield:
      - Runed Servitor (attacking A)
      - 2/2 green Bear token with flying (tapped, 2 +1/+1 counters)
      - 3 Forest
"""


def said_behind(text: str) -> list[str]:
    """What a text says of what it can't say."""
    return [line.removeprefix("# ") for line in text.splitlines() if line.startswith("#")]


def body(text: str) -> str:
    return "".join(f"{line}\n" for line in text.splitlines() if not line.startswith("#"))


def test_a_text_sets_up_a_game_that_goes_on() -> None:
    """Who attacks attacks, what is tapped is tapped, and the game is played to its end as any other."""
    game = entaku.position(DUEL)
    view = game.view("open")
    assert (view.step, view.active, view.players[0].life) == ("declare attackers", 1, 3)
    assert [(one.player, one.attacker) for one in view.attacks] == [
        (0, next(card.id for card in view.battlefield if card.name == "Runed Servitor"))
    ]
    bear = next(card for card in view.battlefield if card.token)
    assert (bear.power, bear.toughness, bear.tapped) == (4, 4, True)
    assert game.play().over


def test_parts_are_given_by_name_and_go_before_those_of_a_text() -> None:
    """Players, turn, rules and board are keywords, too; three players have names."""
    game = entaku.position(
        board={"Chie": {"commanders": ["Basandra, Battle Seraph"], "life": 17}, "Ben": {"battlefield": ["2 Plains"]}},
        players=["Ada", "Ben", "Chie"],
        rules="commander",
        turn="Chie's end step",
    )
    assert game.players == ("Ada", "Ben", "Chie")
    assert [player.life for player in game.view("open").players] == [40, 40, 17]
    assert entaku.position(DUEL, turn="B's end of combat").view("open").step == "end of combat"


@pytest.mark.parametrize("seed", range(1, 7))
def test_what_is_written_down_is_set_up_again(seed: int) -> None:
    """A game's text sets up a position whose text is the same, wherever nothing is said to be lost."""
    game = entaku.commander(3, seed=seed) if seed % 2 else entaku.game(2, rules="free-40", seed=seed)
    players = [game.bot(seat) for seat in range(len(game.players))]
    written = 0
    while not game.over and game.turn < 20:
        game.step(players)
        if game.over or game.turn == 0 or len(game.table.log) % 11:
            continue
        text = game.to_text()
        again = entaku.position(text)
        if all(one.startswith("Not said: what has happened") for one in said_behind(text)):
            written += 1
            assert body(again.to_text()) == body(text)
            assert seen(again) == seen(game)
    assert written


def seen(game: entaku.Game) -> list[object]:
    """What lies open at a table, without the numbers that things go by."""
    view = game.view("open")
    battlefield = [
        (card.name, card.controller, card.power, card.toughness, card.tapped, card.counters)
        for card in view.battlefield
    ]
    hands = [sorted(card.name for card in player.hand or ()) for player in view.players]
    lives = [(player.life, player.library, [card.name for card in player.graveyard]) for player in view.players]
    return [view.step, view.active, sorted(battlefield, key=str), hands, lives]


@pytest.mark.parametrize(
    ("play", "lost"),
    [
        (("cast:Brainstorm",), "Not said: what is on the stack (Brainstorm)."),
        (("cast:Berserk", "pass", "pass"), "Not said: effects that last"),
    ],
)
def test_what_cannot_be_said_is_named(play: tuple[str, ...], lost: str) -> None:
    """A spell on the stack and an effect until end of turn are no part of a text, which says so."""
    mine = {"hand": ["Brainstorm", "Berserk"], "battlefield": ["Island", "Forest", "Runed Servitor"]}
    game = entaku.position(board={"A": mine})
    for act in play:
        do(game, act)
    while not isinstance(game.decision.shape, entaku.Choose) or game.decision.purpose != "game-priority":
        game.answer(game.decision.default)
    assert any(one.startswith(lost) for one in said_behind(game.to_text()))
    assert all(ord(one[0]) > 0x3000 for one in said_behind(game.to_text("ja")))


def do(game: entaku.Game, act: str) -> None:
    """Cast a card, or whatever a key says; questions on the way are answered as they are meant to be."""
    name = act.partition("cast:")[2]
    number = next((card.id for card in game.view(0).players[0].hand or () if card.name == name), 0)
    while game.decision.purpose != "game-priority":
        shape = game.decision.shape
        game.answer(shape.options[0] if isinstance(shape, entaku.Choose) and shape.options else game.decision.default)
    shape = game.decision.shape
    assert isinstance(shape, entaku.Choose)
    game.answer(next(one for one in shape.options if one.key == act or (number and one.card == number)))


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "scenario-no-board"),
        ("board: {A: {life: many}}", "document-not-number"),
        ("board: {A: {hand: [Brainstrom]}}", "scenario-card-unknown-near"),
        ("turn: A's lunch\nboard: {}", "scenario-step-unknown"),
        ("players: 1\nboard: {}", "scenario-player-count"),
        ("board: {B: {battlefield: [Wind Dancer as D, Forest (blocking D)]}}", "scenario-not-attacking"),
        ("expect: [A has won]\nboard: {}", "document-key-unknown"),
        ("board: [", "document-no-yaml"),
    ],
)
def test_what_cannot_be_is_one_sentence(text: str, key: str) -> None:
    """A position that isn't understood, or can't be, is refused with the line in both languages."""
    with pytest.raises(entaku.EntakuError) as refused:
        entaku.position(text)
    assert refused.value.key == key
    assert "1" in refused.value.said("ja") or "2" in refused.value.said("ja")


def test_a_board_of_other_things_is_refused() -> None:
    """What is neither text, number, list nor mapping stands for nothing."""
    with pytest.raises(entaku.Unreadable):
        entaku.position(board={"A": {"hand": [object()]}})
    with pytest.raises(entaku.Unlawful):
        entaku.duel("60 Forest", "60 Island").to_text()


def test_a_recording_of_a_position_is_played_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Saved, as bytes or pickled, it leads to the same table; the commands that replay and verify take it."""
    game = entaku.position(DUEL, seed=5).play()
    file = tmp_path / "position.jsonl"
    game.save(file)
    for again in (entaku.replay(file), entaku.replay(game.to_bytes()), pickle.loads(pickle.dumps(game))):
        assert (str(again), again.table.log) == (str(game), game.table.log)
    assert entaku.position(DUEL, seed=5).play().table.log == game.table.log
    with pytest.raises(SystemExit) as left:
        main(["replay", str(file)])
    assert left.value.code == 0
    assert capsys.readouterr().out


def test_a_game_from_a_position_is_a_scenario() -> None:
    """What was answered is written with the position: it holds, and a position of that text goes on from its end."""
    game = entaku.position(DUEL, seed="luck")
    for _ in range(9):
        game.answer(game.suggest())
    text = game.to_scenario("A duel", why="It was asked.")
    [scenario] = read_scenarios(text, "duel.yaml")
    assert run(scenario).passed
    assert (scenario.name, len(scenario.given)) == ("A duel", 9)
    again = entaku.position(text)
    assert again.view("open") == game.view("open")
    assert again.table.log == game.table.log
    assert not run(read_scenarios(text.replace("B has 20 life", "B has 2 life"), "duel.yaml")[0]).passed
    with pytest.raises(entaku.Unlawful, match="to_text"):
        entaku.duel("60 Forest", "60 Forest").to_scenario("A duel")


def test_a_text_of_a_scenario_is_played() -> None:
    """Its sentences are answered as they say, by the rules' own seed and windows."""
    said = "- scenario: one\n  board: {A: {hand: [Brainstorm], battlefield: [Island]}}\n"
    game = entaku.position(said + "  play: [A casts Brainstorm]\n  expect: [A has 1 card in hand]\n")
    assert game.view("open").stack == ()
    assert [card.name for card in game.view("open").players[0].graveyard] == ["Brainstorm"]
    assert game.table.log


def test_cards_made_up_for_a_position_stay_with_it() -> None:
    """The text of a later moment has them, too."""
    zap = "{name: Zap, cost: R, type: Instant, does: [Zap deals 3 damage to any target.]}"
    game = entaku.position(f"cards: [{zap}]\nboard: {{A: {{hand: [Zap]}}, B: {{}}}}")
    assert entaku.position(game.to_text()).view("open").players[0].hand[0].name == "Zap"


@pytest.mark.parametrize("answers", ['[[99, "pass"]]', '[[2, "sing"]]'])
def test_answers_that_fit_nothing_are_a_failure(answers: str) -> None:
    """Nobody asked for them, or they aren't lawful; what are no answers at all is unreadable."""
    text = f"scenario: x\nboard: {{A: {{}}}}\nanswers: '{answers}'\nexpect: [A has 20 life]\n"
    assert not run(read_scenarios(text, "x.yaml")[0]).passed
    with pytest.raises(entaku.Unreadable, match="line 3"):
        read_scenarios(text.replace(answers, "[[1]]"), "x.yaml")
