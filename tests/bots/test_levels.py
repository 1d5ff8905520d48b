"""Levels of bots: why one did something is said of what it did last, and it remembers what it did."""

from typing import get_args

import pytest
from msgspec.structs import replace

from entaku.bots.reasons import Reason, ReasonKind, by_rule, half_seen
from entaku.bots.searching.player import Search
from entaku.kernel.decisions import Answer, Assign, Choose, Decision, Option, YesNo
from entaku.magic.game.play import MAGIC
from entaku.messages import LANGUAGES
from entaku.server.tables.games import GameBots, think
from tests.bots.test_searching import SMALL, interesting

PASS = Option("pass", "pass")


def test_a_reason_is_that_of_the_last_answer() -> None:
    """After an answer at which there was nothing to look at, and nothing to do, there is none."""
    for table, decision in interesting(3, 3, 11):
        bots, view = GameBots(table.setup), MAGIC.view(table.state, decision.actor)
        bot = bots.at(decision.actor, "hard")
        assert bot.search is not None
        bot.search.budget = SMALL
        think(bots, table.state, view, decision, "hard").find()
        if bot.search.weighed:
            break
    assert bot.reason is not None
    assert bot.reason.kind in ("looked", "waited")
    plain = replace(decision, purpose="game-priority", default="pass", shape=Choose((PASS,)))
    thought = think(bots, table.state, view, plain, "hard")
    assert not thought.is_long
    assert thought.find().answer == "pass"
    assert bot.reason is None


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
    taken = think(bots, table.state, view, decision, "hard").find().answer
    assert bot.quick.last == decision.chosen(taken) != decision.chosen(usual)


def test_a_rule_of_thumb_says_what_it_compared() -> None:
    """A land, the one thing or the best of several, a declaration, a hand; nothing of who does nothing."""
    cast = tuple(Option(f"cast {card}", "cast", card) for card in (7, 9))
    asked = Decision(id=1, seat=0, actor=0, purpose="game-priority", shape=Choose((PASS, *cast)), default="pass")
    assert by_rule(asked, "pass") is None
    assert by_rule(asked, "cast 9") == Reason("most", 2)
    assert by_rule(replace(asked, shape=Choose((PASS, cast[0]))), "cast 7") == Reason("alone")
    land = Option("land 3", "land", 3)
    assert by_rule(replace(asked, shape=Choose((PASS, land, *cast))), "land 3") == Reason("land")
    foe = Option(1, "player", seat=1)
    declared = replace(asked, purpose="game-attack", shape=Assign(cast, ((foe,), (foe,))), default=((), ()))
    assert by_rule(declared, ((), ())) is None
    assert by_rule(declared, ((1,), ())) == Reason("attack")
    assert by_rule(replace(declared, purpose="game-block"), ((), (1,))) == Reason("block")
    hand = replace(asked, purpose="game-mulligan", shape=YesNo(), default=False)
    assert by_rule(hand, True) == Reason("mulligan")
    assert by_rule(hand, False) is None
    target = replace(asked, purpose="game-target", shape=Choose(cast), default="cast 7")
    assert by_rule(target, "cast 9") == Reason("rule")
    assert by_rule(target, "cast 7") is None
    assert by_rule(replace(target, optional=True), "cast 9") is None


def test_a_beginner_says_that_it_overlooks_things() -> None:
    """What it compared was not all there was; a land is always seen."""
    assert half_seen(Reason("most", 4)) == half_seen(Reason("attack")) == Reason("seen")
    assert (half_seen(Reason("land")), half_seen(None)) == (Reason("land"), None)


@pytest.mark.parametrize("kind", get_args(ReasonKind))
def test_every_reason_is_a_sentence(kind: ReasonKind) -> None:
    """In both languages, and each another one."""
    said = {language: Reason(kind, 3, 4, 55, 48).said(language) for language in LANGUAGES}
    assert said["en"].endswith(".")
    assert said["ja"].endswith("。")
    others = (Reason(other, 3, 4, 55, 48) for other in get_args(ReasonKind) if other != kind)
    assert said["en"] not in {other.said("en") for other in others}
