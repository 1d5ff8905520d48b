"""What happens anyhow needs nobody's help: players who are out by the end of the turn, creatures that go then."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from entaku.bots.playing.player import PlayBot
from entaku.kernel.decisions import Answer, Choose, Decision, Option
from entaku.magic.views.game_view import AttackView, CardView, GameView, PlayerView, StackView
from entaku.oracle.catalogue import shipped
from entaku.oracle.trees import shipped as shipped_trees
from tests.bots.positions import BOT, ME, aimed, asked, creature, may_use

BLOCKS = "declare blockers"
EXECUTION = CardView(60, "Public Execution", ME, ME, types=("Instant",), cost="{5}{B}", mana_value=6)
COURAGE = CardView(61, "Echoing Courage", ME, ME, types=("Instant",), cost="{1}{G}", mana_value=2)
WRAP = CardView(62, "Wrap in Vigor", ME, ME, types=("Instant",), cost="{1}{G}", mana_value=2)


def lands(count: int, name: str) -> tuple[CardView, ...]:
    return tuple(CardView(100 + place, name, ME, ME, types=("Land",)) for place in range(count))


def seen(cards: Sequence[CardView], hand: tuple[CardView, ...], lives: Sequence[int], monarch: int | None) -> GameView:
    """The own precombat main phase of a player with these cards, where players have so much life."""
    players = tuple(
        PlayerView(seat, f"P{seat}", life, 30, len(hand) if seat == ME else 0, hand=hand if seat == ME else ())
        for seat, life in enumerate(lives)
    )
    return GameView(ME, 9, ME, "postcombat main", ME, players, tuple(cards), monarch=monarch)


@pytest.mark.parametrize(
    ("life", "monarch", "done"),
    [(1, ME, "pass"), (2, ME, "cast:60"), (1, 2, "cast:60")],
)
def test_who_is_out_by_the_end_of_the_turn_loses_no_creature(life: int, monarch: int, done: str) -> None:
    """A player whose last life the monarch's courtier takes as the turn ends isn't worth a removal spell."""
    courtier = replace(creature(10, ME, 1, 4), name="Garrulous Sycophant")
    view = seen((courtier, creature(20, 1, 5, 5), *lands(6, "Swamp")), (EXECUTION,), (12, life, 20), monarch)
    assert BOT.copy().answer(view, may_use(60, EXECUTION.name, cast=True)) == done


def test_who_is_out_by_the_end_of_the_turn_is_no_target() -> None:
    """Removal goes to a smaller creature of somebody who stays."""
    courtier = replace(creature(10, ME, 1, 4), name="Garrulous Sycophant")
    view = seen((courtier, creature(20, 1, 5, 5), creature(21, 2, 3, 3)), (), (12, 1, 20), ME)
    view = replace(view, stack=(StackView(70, EXECUTION.name, ME),))
    assert BOT.copy().answer(view, aimed(70, 20, 21)) == 21


@pytest.mark.parametrize(("theirs", "done"), [("Netcaster Spider", "pass"), ("Moss", "cast:61")])
def test_what_helps_all_of_a_name_helps_an_enemy_of_that_name(theirs: str, done: str) -> None:
    """Two of the same name that fight each other stay as they were: the spell would be for nothing."""
    mine = replace(creature(10, ME, 2, 3), name="Netcaster Spider")
    cards = (mine, replace(creature(20, 1, 2, 3), name=theirs))
    attacks = (AttackView(10, 1, None, (20,)),)
    assert asked(may_use(61, COURAGE.name, cast=True), cards, (COURAGE,), attacks=attacks, step=BLOCKS) == done


def test_what_helps_all_of_a_name_is_aimed_at_many() -> None:
    """Of two attackers it is the one that has a namesake in another fight."""
    cards = (
        *(replace(creature(number, ME, 2, 2), name="Goblin") for number in (10, 11)),
        replace(creature(12, ME, 2, 2), name="Elf"),
        *(creature(number, 1, 3, 3) for number in (20, 21, 22)),
    )
    attacks = tuple(AttackView(10 + place, 1, None, (20 + place,)) for place in range(3))
    stack = (StackView(70, COURAGE.name, ME),)
    assert asked(aimed(70, 12, 10), cards, stack=stack, attacks=attacks, step=BLOCKS) == 10


@pytest.mark.parametrize("berserk", [True, False])
def test_what_is_destroyed_as_the_turn_ends_isnt_saved(berserk: bool) -> None:
    """An attacker that a spell of one's own destroys at the end of the turn isn't regenerated before."""
    bot = BOT.copy()
    cards = (creature(10, ME, 4, 3), creature(20, 1, 4, 4))
    if berserk:
        stack = (StackView(70, "Berserk", ME),)
        asked(aimed(70, 10), cards, stack=stack, attacks=(AttackView(10, 1),), step="declare attackers", bot=bot)
    attacks = (AttackView(10, 1, None, (20,)),)
    found = asked(may_use(62, WRAP.name, cast=True), cards, (WRAP,), attacks=attacks, step=BLOCKS, bot=bot)
    assert found == ("pass" if berserk else "cast:62")


@pytest.mark.parametrize(
    ("attacks", "sizes", "aim"),
    [
        ((AttackView(20, ME), AttackView(21, ME)), ((1, 3), (4, 1)), 21),
        ((AttackView(20, ME), AttackView(21, ME)), ((1, 3), (2, 2)), 21),
        ((), ((1, 3), (0, 4)), 21),
    ],
)
def test_sizes_are_switched_where_it_hurts_others(
    attacks: tuple[AttackView, ...], sizes: tuple[tuple[int, int], ...], aim: int
) -> None:
    """An attacker that would be stronger by it is left alone for a weaker one; what has no power dies of it."""
    cards = tuple(creature(20 + place, 1, *size) for place, size in enumerate(sizes))
    source = replace(creature(30, ME, 3, 1), name="Crookclaw Transmuter")
    stack = (StackView(70, source.name, ME, source=30, is_ability=True),)
    step = "declare attackers" if attacks else "precombat main"
    active = 1 if attacks else ME
    asks = aimed(30, 20, 21)
    assert asked(asks, (source, *cards), stack=stack, attacks=attacks, active=active, step=step) == aim


STAVE = CardView(64, "Stave Off", ME, ME, types=("Instant",), cost="{W}", mana_value=1)


@pytest.mark.parametrize(("other", "done"), [("R", "cast:64"), ("", "pass")])
def test_one_colour_protects_from_all_blockers_or_isnt_paid_for(other: str, done: str) -> None:
    """Of a red blocker and a colourless one no colour keeps off both."""
    blockers = (replace(creature(20, 1, 2, 2), colours="R"), replace(creature(21, 1, 1, 1), colours=other))
    attacks = (AttackView(10, 1, None, (20, 21)),)
    found = asked(may_use(64, STAVE.name, cast=True), (creature(10, ME, 3, 3), *blockers), (STAVE,), attacks=attacks,
                  step=BLOCKS)  # fmt: skip
    assert found == done


@pytest.mark.parametrize(("words", "done"), [((), "cast:64"), (("protection",), "pass")])
def test_what_is_protected_isnt_protected_again(words: tuple[str, ...], done: str) -> None:
    """An attacker that a spell has protected from its blocker's colour needs no second one."""
    cards = (
        replace(creature(10, ME, 3, 3), keywords=words),
        replace(creature(20, 1, 4, 4), colours="U"),
    )
    attacks = (AttackView(10, 1, None, (20,)),)
    assert asked(may_use(64, STAVE.name, cast=True), cards, (STAVE,), attacks=attacks, step=BLOCKS) == done


@pytest.mark.parametrize(("step", "done"), [("precombat main", "pass"), ("postcombat main", "activate:30:0")])
def test_who_shoots_players_and_planeswalkers_waits_for_the_attack(step: str, done: str) -> None:
    """A planeswalker may die in the attack anyhow: what can't be aimed at a creature is done afterwards."""
    sentinel = replace(creature(30, ME, 2, 4), name="Vent Sentinel", keywords=("defender",))
    walker = CardView(20, "Daretti", 1, 1, types=("Planeswalker",), counters=(("loyalty", 2),), mana_value=3)
    cards = (sentinel, creature(10, ME, 4, 4), walker, *lands(4, "Mountain"))
    assert asked(may_use(30, sentinel.name), cards, step=step) == done


@pytest.mark.parametrize(("noted", "done"), [(2, "pass"), (7, "activate:30:0")])
def test_what_was_noted_in_the_draft_tells_what_can_be_aimed_at(noted: int, done: str) -> None:
    """A keeper of the peace who noted 2 can't tap a creature of seven power, and isn't used to tap an own one."""
    keeper = replace(creature(30, ME, 2, 3), name="Custodi Peacekeeper")
    cards = (keeper, creature(10, ME, 2, 2), creature(20, 1, 7, 7), *lands(4, "Plains"))
    bot = PlayBot(shipped().cards, shipped_trees(), (), {keeper.name: noted})
    assert asked(may_use(30, keeper.name), cards, bot=bot) == done


DOUBLE = CardView(63, "Stunt Double", ME, ME, types=("Creature",), power=0, toughness=0, cost="{3}{U}", mana_value=4)


@pytest.mark.parametrize(("size", "done"), [(0, "pass"), (3, "cast:63")])
def test_a_copy_is_as_great_as_what_is_printed(size: int, done: str) -> None:
    """Counters aren't copied: a copy of what is nothing without them would die at once, and stays in hand."""
    name = "Lurking Automaton" if not size else "Ogre Sentry"
    grown = CardView(20, name, 1, 1, power=5, toughness=5, types=("Creature",), counters=(("+1/+1", 5),))
    bot = PlayBot(shipped().cards, shipped_trees(), (), {})
    assert asked(may_use(63, DOUBLE.name, cast=True), (grown, *lands(5, "Island")), (DOUBLE,), bot=bot) == done


def test_what_is_copied_is_the_best_as_it_is_printed() -> None:
    """A small creature with many counters is left for one that is great by itself."""
    cards = (
        CardView(20, "Lurking Automaton", 1, 1, power=9, toughness=9, types=("Creature",)),
        CardView(21, "Elvish Aberration", 1, 1, power=4, toughness=5, types=("Creature",)),
    )
    options = tuple(Option(card.id, "object", card=card.id) for card in cards)
    asks = Decision(id=7, seat=ME, actor=ME, purpose="game-copy", about=(63,), default=(), shape=Choose(options, 0, 1))
    found: Answer = PlayBot(shipped().cards, shipped_trees(), (), {}).answer(seen(cards, (), (20, 20), None), asks)
    assert found == (21,)
