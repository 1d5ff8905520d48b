"""Tables as a program holds them."""

import copy
from collections.abc import Callable
from pathlib import Path

import pytest

import entaku
from entaku.drafts.views import DraftView
from entaku.kernel.decisions import Answer, Decision
from entaku.magic.views.game_view import GameView

FOXES, ANGELS = "24 Plains\n36 Silverchase Fox", "24 Plains\n36 Reya Dawnbringer"


def duel(seed: int = 7) -> entaku.Game:
    return entaku.duel(FOXES, ANGELS, names=["Ada", "Ben"], seed=seed)


def last_option(view: DraftView, decision: Decision) -> object:
    """Takes the last of what can be taken."""
    shape = decision.shape
    return shape.options[-1] if isinstance(shape, entaku.Choose) else decision.default


def test_a_loop_plays_a_game() -> None:
    """Ask, answer, until it is over: the loop that everybody writes."""
    game = duel()
    while not game.over:
        decision = game.decision
        game.answer(decision.default if decision.purpose == "game-mulligan" else game.suggest(decision))
    assert game.winner == 0
    assert game.places == (1, 2)
    assert str(game).splitlines()[0] == f"Over in turn {game.turn}: won by Ada"
    assert game.show(language="ja").splitlines()[1].startswith("Ada：ライフ")
    with pytest.raises(entaku.Unlawful) as said:
        game.decision  # noqa: B018
    assert said.value.key == "table-over"


def test_the_same_seed_plays_the_same_game() -> None:
    """Nothing but the seed decides; another one plays another game."""
    first, second = duel().play(), duel().play()
    assert first.table.log == second.table.log
    assert duel(8).play().table.log != first.table.log


def test_an_option_stands_for_its_key() -> None:
    """A shape's option can be given as it is, to the table and from a player's function."""
    game = duel()
    while not isinstance(game.decision.shape, entaku.Choose):
        game.answer(game.decision.default)
    number = game.decision.id
    game.answer(game.decision.shape.options[0])
    assert (game.table.log[-1].decision, game.table.log[-1].answer) == (number, "pass")
    drafted = entaku.draft(2, seed=1, rounds=1).play(last_option)
    assert drafted.over


@pytest.mark.parametrize("seed", range(1, 4))
def test_asking_for_advice_changes_nothing(seed: int) -> None:
    """A game goes on in the same way however often the bot was asked what it would do, and for whom."""
    asked_once, often = (entaku.game(2, rules="free-40", seed=seed) for _ in range(2))
    while not asked_once.over:
        advice = asked_once.suggest()
        assert [often.suggest() for _ in range(3)] == [advice] * 3
        asked_once.answer(advice)
        often.answer(advice)
        if len(often.table.log) % 60 == 0:
            often.fork().play()
    played = entaku.game(2, rules="free-40", seed=seed).play()
    assert played.table.log == asked_once.table.log == often.table.log


def test_advice_goes_by_what_was_done_not_by_what_was_asked_before() -> None:
    """Who is advised from the first question on, and who asks for the first time late, are told the same."""
    advised, unadvised = (entaku.game(2, rules="free-40", seed=3) for _ in range(2))
    for number in range(240):
        advice = advised.suggest()
        if number % 40 == 39:
            assert unadvised.fork().suggest() == advice
        answer = advised.decision.default if number % 3 == 0 else advice
        advised.answer(answer)
        unadvised.answer(answer)


def test_a_fork_goes_its_own_way() -> None:
    """What is tried with a copy leaves the game as it was, and the bots' memory too."""
    game = duel()
    for _ in range(12):
        game.answer(game.suggest())
    before, answers = str(game), len(game.table.log)
    for other in (game.fork(), copy.copy(game), copy.deepcopy(game)):
        assert str(other) == before
        assert other.play().over
    assert (str(game), len(game.table.log)) == (before, answers)
    assert game.fork().play().table.log == game.play().table.log


def test_players_are_functions_or_have_answer() -> None:
    """Each seat may have another kind of player, and sees its own view alone; bots sit in the other seats."""
    seen: list[int | None] = []

    def mine(view: GameView, decision: Decision) -> Answer:
        seen.append(view.seat)
        return decision.default

    class Hers:
        def answer(self, view: GameView, decision: Decision) -> Answer:
            seen.append(view.seat)
            return decision.default

    game = entaku.game(["60 Forest"] * 4, seed=2).play(mine, None, Hers())
    assert game.over
    assert set(seen) == {0, 2}
    with pytest.raises(entaku.Unlawful) as said:
        duel().play(None, None, mine)
    assert said.value.key == "front-too-many-players"


def test_a_player_may_concede_at_any_time() -> None:
    """Who concedes has the last place."""
    game = entaku.game(["60 Forest"] * 3, seed=2)
    game.concede(1)
    assert not game.over
    with pytest.raises(entaku.Unlawful):
        game.concede(1)
    game.concede(2)
    assert (game.over, game.winner, game.places) == (True, 0, (1, 3, 2))


def test_decisions_print_in_one_line() -> None:
    """No decision of a draft or a game is longer than a line, and each lists its options when it is printed."""
    for table in (entaku.draft(3, seed=2, sets=["CN2"]), entaku.draft(4, seed=1, format="rochester")):
        while not table.over:
            assert all(len(repr(one)) < 160 for one in (*table.decisions, table.view(), table))
            assert len(table.question().splitlines()) >= 1
            table.answer(table.suggest())
    game = entaku.game(2, rules="free-40", seed=1)
    while not game.over:
        decision = game.decision
        assert all(len(repr(one)) < 160 for one in (decision, game.view(), game))
        if isinstance(decision.shape, entaku.Choose):
            assert len(str(decision).splitlines()) == 1 + len(decision.shape.options)
        assert all(len(repr(event)) < 600 for event in game.answer(game.suggest()))


def test_a_question_names_the_cards() -> None:
    """A pick lists the cards of the pack, as who is asked sees them."""
    draft = entaku.draft(["Ada", "Ben"], seed=7)
    view = draft.view()
    assert view.own is not None
    assert draft.question().splitlines()[1:] == [f"  {card.id}  take {card.name}" for card in view.own.pack]
    assert draft.show(0).splitlines()[0] == "Draft “conspiracy”, phase 1 of 1, round 1 of 3"
    assert draft.show(0, "ja").splitlines()[1] == "Ada：0枚ピック済み、パック15"
    assert "Ben holds" not in draft.show(0)
    assert "Ben holds" in draft.show()


def test_a_drafted_game_has_the_drafters_decks(tmp_path: Path) -> None:
    """From the packs to the winner, for everybody or for some; what was saved is played again."""
    draft = entaku.draft(["Ada", "Ben", "Ken"], seed=4).play()
    game = draft.game(seats=[2, 0], seed=5)
    assert game.players == ("Ken", "Ada")
    assert game.table.setup.seats_at_draft == (2, 0)
    assert [player.pool for player in game.table.setup.players] == [draft.pools[2], draft.pools[0]]
    for table in (draft, game.play()):
        table.save(tmp_path / "table.jsonl")
        again = entaku.replay(tmp_path / "table.jsonl")
        assert str(again) == str(table)
    with pytest.raises(entaku.Unlawful) as said:
        draft.game(draft.decks(), seats=[0])
    assert said.value.key == "front-decks"


def test_a_recording_that_was_changed_is_refused(tmp_path: Path) -> None:
    """Another answer leads to another table: the line is named."""
    file = tmp_path / "game.jsonl"
    entaku.duel("60 Forest", "60 Island", seed=1).play().save(file)
    rows = file.read_text().splitlines()
    file.write_text("\n".join([*rows[:3], rows[3].replace('"digest":"', '"digest":"0'), *rows[4:]]) + "\n")
    with pytest.raises(entaku.Unlawful) as said:
        entaku.replay(file)
    assert (said.value.key, said.value.facts["line"]) == ("front-replay-differs", 4)
    file.write_text("\n".join([*rows[:3], rows[3].replace('"decision":', '"decision":9'), *rows[4:]]) + "\n")
    with pytest.raises(entaku.Unlawful) as said:
        entaku.replay(file)
    assert (said.value.key, said.value.facts["line"]) == ("log-line-unlawful", 4)


def test_what_cannot_be_played_is_said() -> None:
    """Unknown rules and formats, too few cards, names for others: one sentence each, and what would do."""
    wrong: dict[str, Callable[[], object]] = {
        "front-rules-unknown": lambda: entaku.duel(rules="legacy"),
        "front-format-unknown": lambda: entaku.draft(4, format="winchster"),
        "lab-deck-not-legal": lambda: entaku.duel("7 Forest", "60 Forest"),
        "front-names": lambda: entaku.duel(names=["Ada"]),
        "set-unknown": lambda: entaku.draft(4, sets=["XXX"]),
        "game-too-few-players": lambda: entaku.game(1),
    }
    for key, asked in wrong.items():
        with pytest.raises(entaku.EntakuError) as said:
            asked()
        assert said.value.key == key
        assert said.value.said("en") != said.value.said("ja")
    assert entaku.duel("7 Forest", "60 Forest", anyway=True).players == ("Player 1", "Player 2")


def test_rules_may_be_set_one_by_one() -> None:
    """A profile is played as it is."""
    game = entaku.duel(FOXES, ANGELS, rules=entaku.RulesProfile(life=5, least_deck=60))
    assert [player.life for player in game.view(0).players] == [5, 5]
    own = entaku.deck(FOXES)
    assert entaku.duel(own, own, seed=7).table.setup.players[0].deck == duel().table.setup.players[0].deck


@pytest.mark.parametrize("form", ["conspiracy", "ggd", "commander"])
def test_a_night_prints_its_ranking(form: str) -> None:
    """Every format of nights is played to its ranking."""
    night = entaku.night(["Ada", "Ben", "Ken"], format=form, seed=2)
    assert {line.split(": ")[0].split(". ")[1] for line in str(night).splitlines()[1:]} == {"Ada", "Ben", "Ken"}
