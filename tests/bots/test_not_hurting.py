"""Bots seldom hurt themselves: what they do is hardly ever strictly worse for them than nothing, or another choice."""

import pytest

from entaku.bots.playing.player import PlayBot
from entaku.cards.card import Card, Face
from entaku.cards.catalogue import shipped
from entaku.cards.ir import abilities as a
from entaku.cards.ir import things as t
from entaku.cards.ir.abilities import Tree
from entaku.cards.mana import Cost
from entaku.cards.mechanics.destroying import Destroy
from entaku.cards.trees import shipped as shipped_trees
from entaku.kernel.decisions import Choose, Decision, Option
from entaku.kernel.randomness import seed_from
from entaku.kernel.table import Table
from entaku.magic.play import MAGIC
from entaku.magic.views import AttackView, CardView, GameView, PlayerView, StackView
from tests.bots.look_ahead import Mistake, mistakes
from tests.magic.wild import GameTable, drafted_setup

SIZES = (2, 4, 3)
MOST_IN_A_THOUSAND = 80


def found(first: int, count: int, every: int) -> list[Mistake]:
    """The mistakes of so many games of drafted decks; every so manyth move is looked at."""
    wrong: list[Mistake] = []
    for number in range(first, first + count):
        size = SIZES[number % 3]
        setup = drafted_setup(number % 40, size)
        table: GameTable = Table(MAGIC, setup, seed_from(f"hurt {number}"))
        wrong += mistakes(table, [PlayBot.of(setup, seat) for seat in range(size)], every, number)
    return wrong


def test_no_move_is_worse_than_none() -> None:
    """In a few games nobody casts, activates, aims or votes so that the same without it would have been better."""
    assert not found(0, 6, 3)


@pytest.mark.sweep
@pytest.mark.timeout(1200)
def test_mistakes_are_rare_in_a_thousand_games() -> None:
    """Of 1,000 games, in which every sixth move or choice is looked at, about one in twenty holds a mistake.

    Those that are left come of what a bot doesn't foresee: what others' cards do when it acts, and fights of many.
    """
    wrong = found(0, 1000, 6)
    assert len(wrong) <= MOST_IN_A_THOUSAND, wrong


ME = 0
RUIN = Card("Ruin", (Face("Ruin", types=("Sorcery",), cost=Cost.parse("2W")),))
RUINED = Tree("Ruin", (a.SpellAbility(do=(Destroy(what=t.Group(where=(t.Is(what="Creature"),))),)),))
BOT = PlayBot({**shipped().cards, "Ruin": RUIN}, {**shipped_trees(), "Ruin": RUINED})


def creature(number: int, seat: int, power: int, toughness: int) -> CardView:
    return CardView(number, "Moss", seat, seat, power=power, toughness=toughness, types=("Creature",), mana_value=power)


def asked(
    decision: Decision,
    cards: tuple[CardView, ...],
    hand: tuple[CardView, ...] = (),
    stack: tuple[StackView, ...] = (),
    attacks: tuple[AttackView, ...] = (),
    active: int = ME,
    step: str = "precombat main",
) -> object:
    """What a bot of seat 0 answers among four."""
    players = tuple(
        PlayerView(seat, f"P{seat}", 20, 30, len(hand), hand=hand if seat == ME else ()) for seat in range(4)
    )
    view = GameView(ME, 9, active, step, ME, players, cards, stack, attacks=attacks)
    return BOT.copy().answer(view, decision)


@pytest.mark.parametrize("mine,chosen", [(3, 1), (0, 0)])
def test_who_is_ahead_votes_to_keep_the_board(mine: int, chosen: int) -> None:
    """Ahead of each of three others, though not of all together, it draws a card; behind them it breaks everything."""
    portal = CardView(50, "Coercive Portal", ME, ME, types=("Artifact",), mana_value=4)
    theirs = [creature(20 + seat, seat, 4, 4) for seat in (1, 2, 3)]
    own = [creature(10 + number, ME, 4, 4) for number in range(mine)]
    options = (Option(0, "word", text="carnage"), Option(1, "word", text="homage"))
    vote = Decision(id=7, seat=ME, actor=ME, purpose="game-vote", about=(50,), default=0, shape=Choose(options))
    assert asked(vote, (portal, *own, *theirs), step="upkeep") == chosen


@pytest.mark.parametrize("theirs,done", [(0, "pass"), (1, "pass"), (3, "cast:60")])
def test_a_sweeper_waits_until_it_is_worth_a_card(theirs: int, done: str) -> None:
    """On an empty board, or for one small creature, it stays in hand."""
    ruin = CardView(60, "Ruin", ME, ME, types=("Sorcery",), cost="{2}{W}", mana_value=3)
    options = (Option("pass", "pass"), Option("cast:60", "cast", card=60, text="Ruin"))
    cards = tuple(creature(20 + number, 1 + number % 3, 4, 4) for number in range(theirs)) if theirs > 1 else ()
    cards = cards or tuple(creature(20 + number, 1, 1, 1) for number in range(theirs))
    priority = Decision(
        id=7, seat=ME, actor=ME, purpose="game-priority", default="pass", shape=Choose(options)
    )  # fmt: skip
    assert asked(priority, cards, (ruin,)) == done


def test_a_trick_goes_to_the_creature_that_fights() -> None:
    """The spell that asks is on the stack already: it is aimed at the blocker that it saves, not at a greater one."""
    cards = (creature(10, ME, 2, 2), creature(11, ME, 6, 6), creature(20, 1, 3, 3))
    options = tuple(Option(card.id, "object", card=card.id, text=card.name) for card in cards)
    target = Decision(
        id=7, seat=ME, actor=ME, purpose="game-target", about=(70,), default=10, shape=Choose(options)
    )  # fmt: skip
    stack = (StackView(70, "Echoing Courage", ME),)
    attacks = (AttackView(20, ME, None, (10,)),)
    assert asked(target, cards, stack=stack, attacks=attacks, active=1, step="declare blockers") == 10
