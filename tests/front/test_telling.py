"""What a game says to people from Python: events in words, questions, those who watch, players who are waited for."""

import asyncio
from pathlib import Path
from typing import get_args

import pytest

import entaku
from entaku.front import game_words
from entaku.magic.game import events as e
from entaku.messages import entries
from tests.front.test_positions import do

SILENT = {
    e.Ceased, e.Departed, e.Tapped, e.CountersChanged, e.Copied, e.Targeted, e.ManaAdded, e.ManaPaid, e.Attached,
    e.ControlChanged, e.Unblocked, e.VoteEnded, e.Monstrous, e.Exploited, e.Done, e.Crewed, e.StepBegan,
}  # fmt: skip
"""What goes without saying: the log of a table doesn't have it either."""


def test_every_event_is_said_or_goes_without_saying() -> None:
    """An event that is added is put into words, or named here; every message of the log is said by some event."""
    said = {*game_words.PLAIN, *game_words.OTHERWISE}
    assert said | SILENT == set(get_args(e.GameEvent))
    assert not said & SILENT
    source = Path(str(game_words.__file__)).read_text(encoding="utf-8")
    keys = {key.removeprefix(game_words.KEY) for key in entries("en") if key.startswith(game_words.KEY)}
    built = {key for key in keys if key.startswith(("is-", "no-longer-"))} | {"resolved", "exile", "library", "hand"}
    assert [key for key in sorted(keys - built) if f'"{key}"' not in source] == []


@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game_is_told_in_both_languages(seed: int) -> None:
    """Whatever happens has its lines; nobody is told what another drew."""
    game = entaku.commander(3, seed=seed)
    players = [game.bot(seat) for seat in range(3)]
    seen: list[entaku.Event] = []
    leave = game.watch(seen.append)
    told: list[str] = []
    while not game.over and game.turn < 12:
        before = len(seen)
        game.step(players)
        happened = seen[before:]
        told += game.told(happened)
        japanese = game.told(happened, "public", "ja")
        assert all(any(ord(letter) > 0x3000 for letter in line) for line in japanese)
        for event in happened:
            if isinstance(event, e.Moved) and event.cause == "draw":
                others = game.told(event, (event.owner + 1) % 3)
                assert event.card not in "".join(others)
                assert event.card in game.told(event, event.owner)[0]
    leave()
    assert sum("casts" in line for line in told) > 2
    assert sum("attacks" in line for line in told) > 0
    count = len(seen)
    game.step(players)
    assert len(seen) == count


def test_copies_are_not_watched() -> None:
    """What is tried in a copy is nothing that happens at the table."""
    game = entaku.duel("60 Forest", "60 Island")
    seen: list[entaku.Event] = []
    game.watch(seen.append)
    game.fork().play()
    assert seen == []
    with pytest.raises(entaku.Unreadable):
        game.watch("print")  # type: ignore[arg-type]


def test_drafts_are_told_and_watched() -> None:
    """Who sits elsewhere is told that a card was drafted, not which."""
    draft = entaku.draft(2, seed=1)
    seen: list[entaku.Event] = []
    draft.watch(seen.append)
    draft.step([draft.bot(0), draft.bot(1)])
    whole, other = draft.told(seen), draft.told(seen, 1)
    assert whole[0].startswith("Player 1 drafted ")
    assert other[0] == "Player 1 drafted a card."


def test_a_question_says_what_it_is_about() -> None:
    """A "may" is asked with the name and the words of the ability that asks."""
    board = {"A": {"hand": ["Brainstorm"], "battlefield": ["Island", "Forgotten Ancient"]}}
    game = entaku.position(board=board, turn="A's precombat main")
    do(game, "cast:Brainstorm")
    while game.decision.purpose != "game-may":
        game.answer(game.decision.default)
    asked, ja = game.question(), game.question(language="ja")
    assert asked.splitlines()[1].strip() == "Forgotten Ancient: do you want to?"
    assert "you may put a +1/+1 counter on" in asked.splitlines()[2]
    assert "忘れられた古霊" in ja


def test_players_may_be_waited_for() -> None:
    """Functions and objects whose answers are awaited sit beside others; `play` says that it can't wait."""

    async def patient(view: entaku.GameView, decision: entaku.Decision) -> object:
        await asyncio.sleep(0)
        return decision.default

    class Patient:
        async def answer(self, view: entaku.GameView, decision: entaku.Decision) -> object:
            return decision.default

    game = entaku.game(["60 Forest"] * 3)
    plain = game.fork().play(*[lambda view, decision: decision.default] * 2, None)
    assert asyncio.run(game.fork().play_async(patient, Patient(), None)).table.log == plain.table.log
    with pytest.raises(entaku.Unlawful) as refused:
        game.play(None, patient)
    assert refused.value.key == "front-player-awaits"
