"""Levels of bots: why one did something is said of what it did last, and it remembers what it did."""

import pytest
from msgspec.structs import replace

from entaku.bots.levels import Reason
from entaku.bots.searching.player import Search
from entaku.kernel.decisions import Answer, Choose, Option
from entaku.magic.play import MAGIC
from entaku.server.tables.games import GameBots, think
from tests.bots.test_searching import SMALL, interesting

PASS = Option("pass", "pass")


def test_a_reason_is_that_of_the_last_answer() -> None:
    """After an answer at which there was nothing to look at, the reason is a rule of thumb again."""
    for table, decision in interesting(3, 3, 11):
        bots, view = GameBots(table.setup), MAGIC.view(table.state, decision.actor)
        bot = bots.at(decision.actor, "hard")
        assert bot.search is not None
        bot.search.budget = SMALL
        think(bots, table.state, view, decision, "hard").find()
        if bot.search.weighed:
            break
    assert bot.reason != Reason("rule")
    plain = replace(decision, purpose="game-priority", default="pass", shape=Choose((PASS,)))
    thought = think(bots, table.state, view, plain, "hard")
    assert not thought.is_long
    assert thought.find() == "pass"
    assert bot.reason == Reason("rule")


def test_a_bot_remembers_what_it_did_after_looking(monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer that looking ahead found is what it took, also for who answers the next question by rule of thumb."""
    asked = (one for one in interesting(3, 3, 1) if one[1].purpose == "game-priority")
    table, decision = next(asked)
    bots, view = GameBots(table.setup), MAGIC.view(table.state, decision.actor)
    bot = bots.at(decision.actor, "hard")
    usual = bot.quick.copy().answer(view, decision)

    def other(search: Search) -> Answer:
        return next(answer for answer in search.answers if answer != usual)

    monkeypatch.setattr(Search, "best", other)
    taken = think(bots, table.state, view, decision, "hard").find()
    assert bot.quick.last == decision.chosen(taken) != decision.chosen(usual)
