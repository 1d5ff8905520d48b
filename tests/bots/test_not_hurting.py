"""Bots don't hurt themselves: what they do is hardly ever strictly worse for them than nothing, or another choice."""

import pytest
from msgspec.structs import replace

from entaku.bots.playing.player import PlayBot
from entaku.kernel.decisions import Choose, Decision, Number, Option
from entaku.kernel.randomness import seed_from
from entaku.kernel.table import Table
from entaku.magic.game.play import MAGIC
from entaku.magic.views.game_view import AttackView, CardView, GameView, PlayerView, StackView
from tests.bots.look_ahead import Mistake, mistakes
from tests.bots.positions import BOT, ME, aimed, asked, creature, may_use
from tests.magic.wild import GameTable, drafted_setup

SIZES = (2, 4, 3)
GAMES = range(1000, 1250)
"""Games that no bot was mended by."""
MOST = 9
"""Mistakes among the moves that are looked at, of which three are expected: any change of a rule or a bot makes other
games, and nine are what chance passes once in a thousand times."""


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
def test_mistakes_are_rare_in_games_never_seen() -> None:
    """Of 250 games, in which every third move or choice is looked at, hardly any holds a mistake."""
    wrong = found(GAMES.start, len(GAMES), 3)
    assert len(wrong) <= MOST, wrong


@pytest.mark.parametrize("mine,chosen", [(3, 1), (0, 0)])
def test_who_is_ahead_votes_to_keep_the_board(mine: int, chosen: int) -> None:
    """Ahead of each of three others, though not of all together, it draws a card; behind them it breaks everything."""
    portal = CardView(50, "Coercive Portal", ME, ME, types=("Artifact",), mana_value=4)
    theirs = [creature(20 + seat, seat, 4, 4) for seat in (1, 2, 3)]
    own = [creature(10 + number, ME, 4, 4) for number in range(mine)]
    options = (Option(0, "word", text="carnage"), Option(1, "word", text="homage"))
    vote = Decision(id=7, seat=ME, actor=ME, purpose="game-vote", about=(50,), default=0, shape=Choose(options))
    assert asked(vote, (portal, *own, *theirs), step="upkeep") == chosen


VOTED = (Option(0, "word", text="carnage"), Option(1, "word", text="homage"))


@pytest.mark.parametrize(
    "given,keeper,chosen",
    [
        (((2, "homage"), (3, "homage")), 1, 0),
        (((2, "homage"),), 1, 1),
        ((), 1, 1),
        (((1, "carnage"), (2, "homage"), (3, "homage")), 1, 0),
        (((1, "homage"), (2, "homage"), (3, "homage")), 1, 1),
        (((1, "carnage"), (2, "homage"), (3, "homage")), ME, 1),
    ],
)
def test_what_is_settled_is_voted_as_a_keeper_of_grudges_votes(
    given: tuple[tuple[int, str], ...], keeper: int, chosen: int
) -> None:
    """Homage has won, whatever is voted now: who votes otherwise than the grudge's keeper has done pays for nothing.

    A keeper who has yet to vote is expected to vote as all do who don't call it.  As long as one vote may decide
    whether the board goes, two life are nothing; and one's own keeper asks for none.
    """
    portal = CardView(50, "Coercive Portal", ME, ME, types=("Artifact",), mana_value=4)
    grudge = CardView(51, "Grudge Keeper", keeper, keeper, power=2, toughness=1, types=("Creature",), mana_value=2)
    board = (portal, grudge, *(creature(10 + number, ME, 4, 4) for number in range(3)))
    vote = Decision(id=7, seat=ME, actor=ME, purpose="game-vote", about=(50, "voter 0"), default=0, shape=Choose(VOTED))
    players = tuple(PlayerView(seat, f"P{seat}", 20, 30, 0) for seat in range(4))
    view = GameView(ME, 9, ME, "upkeep", ME, players, board, votes=given)
    assert BOT.copy().answer(view, vote) == chosen


CELL = CardView(30, "Stasis Cell", ME, ME, types=("Enchantment",), attached=20, mana_value=5)


@pytest.mark.parametrize("tapped,done", [(False, "pass"), (True, "activate:30:0")])
def test_what_keeps_from_untapping_goes_to_what_is_tapped(tapped: bool, done: str) -> None:
    """An Aura on somebody's creature isn't moved to another one that can block, but to a great one that is tapped."""
    lands = tuple(CardView(40 + place, "Island", ME, ME, types=("Land",)) for place in range(6))
    other = CardView(21, "Moss", 1, 1, power=7, toughness=7, types=("Creature",), mana_value=7, tapped=tapped)
    cards = (CELL, *lands, creature(10, ME, 2, 2), creature(20, 1, 6, 6), other)
    assert asked(may_use(30, CELL.name), cards, step="postcombat main") == done


@pytest.mark.parametrize("theirs,done", [(0, "pass"), (1, "pass"), (3, "cast:60")])
def test_a_sweeper_waits_until_it_is_worth_a_card(theirs: int, done: str) -> None:
    """On an empty board, or for one small creature, it stays in hand."""
    ruin = CardView(60, "Ruin", ME, ME, types=("Sorcery",), cost="{2}{W}", mana_value=3)
    options = (Option("pass", "pass"), Option("cast:60", "cast", card=60, text="Ruin"))
    cards = tuple(creature(20 + number, 1 + number % 3, 4, 4) for number in range(theirs)) if theirs > 1 else ()
    cards = cards or tuple(creature(20 + number, 1, 1, 1) for number in range(theirs))
    priority = Decision(id=7, seat=ME, actor=ME, purpose="game-priority", default="pass", shape=Choose(options))
    assert asked(priority, cards, (ruin,)) == done


@pytest.mark.parametrize(
    "tapped,step,done", [(True, "pre", "pass"), (False, "pre", "cast:60"), (True, "post", "cast:60")]
)
@pytest.mark.parametrize("name,cost", [("Mortify", "{1}{W}{B}"), ("Stasis Cell", "{4}{U}")])
def test_what_cannot_block_is_removed_after_combat(tapped: bool, step: str, done: str, name: str, cost: str) -> None:
    """Who is tapped keeps nobody from attacking, and its player may be out once combat is over."""
    types = ("Instant",) if name == "Mortify" else ("Enchantment",)
    removal = CardView(60, name, ME, ME, types=types, cost=cost, mana_value=cost.count("{") + 1)
    cards = (creature(10, ME, 3, 3), replace(creature(20, 1, 6, 6), tapped=tapped))
    use = may_use(60, name, cast=True)
    assert asked(use, cards, (removal,), step=f"{step}combat main") == done


def test_a_trick_goes_to_the_creature_that_fights() -> None:
    """The spell that asks is on the stack already: it is aimed at the blocker that it saves, not at a greater one."""
    names = ("Goblin", "Elf", "Bear")  # all of a name would be helped
    few = (creature(10, ME, 2, 2), creature(11, ME, 6, 6), creature(20, 1, 3, 3))
    cards = tuple(replace(card, name=name) for card, name in zip(few, names, strict=True))
    options = tuple(Option(card.id, "object", card=card.id, text=card.name) for card in cards)
    target = Decision(id=7, seat=ME, actor=ME, purpose="game-target", about=(70,), default=10, shape=Choose(options))
    stack = (StackView(70, "Echoing Courage", ME),)
    attacks = (AttackView(20, ME, None, (10,)),)
    assert asked(target, cards, stack=stack, attacks=attacks, active=1, step="declare blockers") == 10


def test_nobody_learns_to_fly_after_blocks() -> None:
    """An ability that gives flying is of no use any more; one of first strike, which wins the fight, is."""
    dancer = CardView(30, "Wind Dancer", ME, ME, power=1, toughness=1, types=("Creature",), keywords=("flying",))
    cards = (dancer, creature(10, ME, 3, 3), creature(20, 1, 3, 3))
    attacks = (AttackView(10, 1, None, (20,)),)
    assert asked(may_use(30, "Wind Dancer"), cards, attacks=attacks, step="declare blockers") == "pass"
    strike = CardView(60, "Zealous Strike", ME, ME, types=("Instant",), cost="{1}{W}", mana_value=2)
    trick = may_use(60, "Zealous Strike", cast=True)
    assert asked(trick, cards, (strike,), attacks=attacks, step="declare blockers") == "cast:60"


def test_a_trick_for_many_waits_for_blocks() -> None:
    """Creatures are regenerated when they would die, and not before the attack."""
    wrap = CardView(60, "Wrap in Vigor", ME, ME, types=("Instant",), cost="{1}{G}", mana_value=2)
    cards = (creature(10, ME, 3, 3), creature(11, ME, 2, 2), creature(20, 1, 4, 4))
    attacks = (AttackView(10, 1, None, (20,)),)
    use = may_use(60, "Wrap in Vigor", cast=True)
    assert asked(use, cards, (wrap,)) == "pass"
    assert asked(use, cards, (wrap,), attacks=attacks, step="declare blockers") == "cast:60"
    assert asked(use, cards, (wrap,), attacks=(AttackView(10, 1),), step="declare blockers") == "pass"


def test_a_land_is_made_a_creature_for_oneself() -> None:
    """What makes a creature of a land, though it is small and defends, goes on an own land."""
    lands = (CardView(10, "Plains", 1, 1, types=("Land",)), CardView(11, "Plains", ME, ME, types=("Land",)))
    stack = (StackView(70, "Guardian Zendikon", ME),)
    assert asked(aimed(70, 10, 11), lands, stack=stack) == 11


def test_equipment_goes_where_it_adds_most() -> None:
    """One more power is worth more on who flies."""
    flyer = CardView(10, "Moth", ME, ME, power=3, toughness=2, types=("Creature",), keywords=("flying",), mana_value=3)
    kit = CardView(30, "Spy Kit", ME, ME, types=("Artifact",), mana_value=2)
    assert asked(aimed(30, 10, 11), (creature(11, ME, 4, 3), flyer, kit)) == 10


def test_what_counters_is_not_aimed_at() -> None:
    """A creature that counters what it becomes the target of is left alone for a lesser one."""
    kite = CardView(20, "Jetting Glasskite", 1, 1, power=4, toughness=4, types=("Creature",), keywords=("flying",))
    stack = (StackView(70, "Burn Away", ME),)
    assert asked(aimed(70, 20, 21), (kite, creature(21, 1, 2, 2)), stack=stack) == 21


def test_what_is_tapped_is_untapped() -> None:
    """An attacker that untaps something untaps itself, not a better creature that is untapped."""
    scout = CardView(10, "Merfolk Skyscout", ME, ME, power=2, toughness=3, types=("Creature",), tapped=True)
    stack = (StackView(70, "Merfolk Skyscout", ME, source=10, is_ability=True),)
    cards = (creature(11, ME, 5, 5), scout)
    assert asked(aimed(10, 11, 10), cards, stack=stack, attacks=(AttackView(10, 1),), step="declare attackers") == 10


def test_what_is_tapped_is_untapped_in_combat_too() -> None:
    """A blocker's ability untaps what is tapped, not what is offered first, though nothing grows by it."""
    scout = CardView(10, "Merfolk Skyscout", ME, ME, power=2, toughness=3, types=("Creature",))
    lands = tuple(CardView(40 + place, "Island", ME, ME, types=("Land",), tapped=place == 1) for place in range(3))
    stack = (StackView(70, "Merfolk Skyscout", ME, source=10, is_ability=True),)
    cards = (scout, *lands, creature(20, 1, 1, 1))
    attacks = (AttackView(20, ME, None, (10,)),)
    target = aimed(10, 40, 42, 41, 10)
    assert asked(target, cards, stack=stack, attacks=attacks, active=1, step="declare blockers") == 41


@pytest.mark.parametrize("exiled,done", [((), "pass"), ((9,), "pass"), ((2, 3), "activate:30:0")])
def test_x_is_what_there_is_something_for(exiled: tuple[int, ...], done: str) -> None:
    """An ability that copies a card of mana value X isn't used for nothing, and asks for the best that can be paid."""
    caller = CardView(30, "Caller of the Untamed", ME, ME, power=1, toughness=1, types=("Creature",), mana_value=4)
    lands = tuple(CardView(40 + place, "Forest", ME, ME, types=("Land",)) for place in range(4))
    aside = tuple(
        CardView(80 + value, "Moss", ME, ME, types=("Creature",), power=value, toughness=value, mana_value=value)
        for value in exiled
    )
    players = tuple(PlayerView(seat, f"P{seat}", 20, 30, 0) for seat in range(4))
    view = GameView(ME, 9, ME, "postcombat main", ME, players, (caller, *lands), (), exile=aside)
    bot = BOT.copy()
    assert bot.answer(view, may_use(30, caller.name)) == done
    asks = Decision(id=8, seat=ME, actor=ME, purpose="game-x", about=(30,), default=4, shape=Number(0, 4))
    assert bot.answer(view, asks) == (3 if 3 in exiled else 4)
