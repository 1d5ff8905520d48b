"""What bots do is of use: they wait for the moment, aim where it matters, and leave what brings nothing."""

from dataclasses import dataclass, field

import pytest
from msgspec.structs import replace

from entaku.bots.playing.board import Board
from entaku.bots.playing.combat import in_play
from entaku.bots.playing.player import PlayBot
from entaku.kernel.decisions import Choose, Decision, Divide, Number, Option, Order
from entaku.magic.views.game_view import AttackView, CardView, GameView, PlayerView, StackView
from entaku.oracle.card import Card, Face
from entaku.oracle.ir.abilities import SpellAbility, Tree
from entaku.oracle.mana import Cost
from entaku.oracle.mechanics.growth import Bolster
from tests.bots.positions import BOT, ME, aimed, asked, creature, may_use

BLOCKS = "declare blockers"


def card(number: int, name: str, kind: str = "Instant", cost: str = "{1}", mana_value: int = 1) -> CardView:
    return CardView(number, name, ME, ME, types=(kind,), cost=cost, mana_value=mana_value)


def lands(count: int, name: str = "Plains") -> tuple[CardView, ...]:
    return tuple(CardView(100 + place, name, ME, ME, types=("Land",)) for place in range(count))


def casts(spell: CardView, *cards: CardView, stack: tuple[StackView, ...] = (), attacks: tuple[AttackView, ...] = (),
          active: int = ME, step: str = "precombat main", life: int = 20) -> bool:  # fmt: skip
    """Whether a bot casts a spell from its hand rather than passing."""
    use = may_use(spell.id, spell.name, cast=True)
    found = asked(use, (*lands(6), *cards), (spell,), stack, attacks, active, step, life=life)
    return found == f"cast:{spell.id}"


# Damage that is divided.

HAIL = card(60, "Hail of Arrows", cost="{X}{W}")
TWO_ATTACK = (AttackView(20, ME), AttackView(21, ME))


@pytest.mark.parametrize(("toughness", "cast"), [(2, True), (6, False)])
def test_arrows_are_shot_if_they_kill(toughness: int, cast: bool) -> None:
    """With five for X a creature of two toughness dies, one of six doesn't."""
    cards = (creature(20, 1, 4, toughness), creature(21, 1, 4, toughness))
    assert casts(HAIL, *cards, attacks=TWO_ATTACK, active=1, step="declare attackers") is cast


@pytest.mark.rule("CR 601.2d")
@pytest.mark.parametrize(("x", "hit"), [(2, (21,)), (4, (20, 21)), (3, (21,))])
def test_divided_damage_is_aimed_at_as_many_as_it_kills(x: int, hit: tuple[int, ...]) -> None:
    """Two damage kill one of two creatures of two toughness, the better one, and are not split between them."""
    cards = (creature(20, 1, 2, 2), creature(21, 1, 3, 2))
    options = tuple(Option(one.id, "object", card=one.id) for one in cards)
    asks = Decision(
        id=7, seat=ME, actor=ME, purpose="game-target", about=(70,), default=(), shape=Choose(options, 0, x)
    )
    stack = (StackView(70, "Hail of Arrows", ME, x=x),)
    found = asked(asks, cards, stack=stack, attacks=TWO_ATTACK, active=1, step="declare attackers")
    assert isinstance(found, tuple)
    assert tuple(sorted(number for number in found if isinstance(number, int))) == hit


def test_x_is_as_much_as_kills_something() -> None:
    """Of six that could be paid five are wanted: two and three toughness."""
    cards = (creature(20, 1, 2, 2), creature(21, 1, 3, 3))
    asks = Decision(id=7, seat=ME, actor=ME, purpose="game-x", about=(70,), default=6, shape=Number(0, 6))
    stack = (StackView(70, "Hail of Arrows", ME),)
    assert asked(asks, cards, stack=stack, attacks=TWO_ATTACK, active=1, step="declare attackers") == 5


def test_shares_of_damage_kill_and_the_rest_goes_to_the_player() -> None:
    """Of five damage to a player and two creatures three kill the one that can die; the player is dealt the rest."""
    cards = (creature(20, 1, 5, 3), creature(21, 1, 7, 7))
    options = (Option(-1, "player", seat=1), Option(20, "object", card=20), Option(21, "object", card=21))
    asks = Decision(
        id=7, seat=ME, actor=ME, purpose="game-divide", about=(70,), default=(3, 1, 1), shape=Divide(options, 5, 1)
    )
    assert asked(asks, cards, stack=(StackView(70, "Hail of Arrows", ME),)) == (1, 3, 1)


@pytest.mark.rule("CR 509.2")
def test_damage_goes_first_to_the_best_blocker_that_it_kills() -> None:
    """An attacker of four power kills the greater of two blockers, not the small one and half of the other."""
    cards = (creature(10, ME, 4, 4), creature(20, 1, 1, 1), creature(21, 1, 4, 4), creature(22, 1, 6, 6))
    options = tuple(Option(number, "object", card=number) for number in (20, 22, 21))
    asks = Decision(
        id=7, seat=ME, actor=ME, purpose="game-order-blockers", about=(10,), default=(20, 22, 21), shape=Order(options)
    )
    attacks = (AttackView(10, 1, None, (20, 22, 21)),)
    found = asked(asks, cards, attacks=attacks, step=BLOCKS)
    assert isinstance(found, tuple)
    assert found[0] == 21


@pytest.mark.rule("CR 510.1c")
def test_damage_without_an_order_is_not_spread_over_those_that_live() -> None:
    """An attacker of four power kills the greater of two blockers that it can kill, and deals the others nothing."""
    cards = (creature(10, ME, 4, 4), creature(20, 1, 1, 1), creature(21, 1, 4, 4), creature(22, 1, 6, 6))
    options = tuple(Option(number, "object", card=number) for number in (20, 22, 21))
    asks = Decision(
        id=7,
        seat=ME,
        actor=ME,
        purpose="game-damage-freely",
        about=(10,),
        default=(1, 3, 0),
        shape=Divide(options, 4, 0),
    )
    attacks = (AttackView(10, 1, None, (20, 22, 21)),)
    assert asked(asks, cards, attacks=attacks, step="combat damage") == (0, 0, 4)


# What is done to nothing, or to what gains by it.


@pytest.mark.parametrize(("theirs", "cast"), [(0, False), (3, True)])
def test_no_demon_comes_of_an_empty_board(theirs: int, cast: bool) -> None:
    """A token that is as great as what is sacrificed is nothing where nobody has a creature."""
    reign = card(60, "Reign of the Pit", "Sorcery", "{4}{B}{B}", 6)
    assert casts(reign, *(creature(20 + seat, seat, 4, 4) for seat in range(1, theirs + 1))) is cast


@pytest.mark.rule("CR 701.33a")
@pytest.mark.parametrize(
    ("seat", "types", "cast"), [(ME, ("Creature",), True), (ME, (), False), (1, ("Creature",), False)]
)
def test_nobody_is_bolstered_who_has_no_creature(seat: int, types: tuple[str, ...], cast: bool) -> None:
    """Counters for one's own least creature are nothing where one has none, whatever else lies there."""
    growth = card(60, "Growth", "Sorcery")
    known = Card("Growth", (Face("Growth", types=("Sorcery",), cost=Cost.parse("1")),))
    bot = PlayBot({"Growth": known}, {"Growth": Tree("Growth", (SpellAbility((Bolster(3),)),))})
    there = replace(creature(20, seat, 2, 2), types=types or ("Artifact",))
    found = asked(may_use(60, "Growth", cast=True), (*lands(6), there), (growth,), bot=bot)
    assert found == ("cast:60" if cast else "pass")


@pytest.mark.parametrize(("graveyard", "cast"), [(0, False), (3, True)])
def test_who_brings_no_counters_stays_in_hand(graveyard: int, cast: bool) -> None:
    """A creature that enters with a counter for each spell in graveyards is dead where there is none."""
    elite = CardView(
        60, "Academy Elite", ME, ME, types=("Creature",), power=0, toughness=0, cost="{3}{U}", mana_value=4
    )
    spells = tuple(card(200 + place, "Negate") for place in range(graveyard))
    mine = PlayerView(ME, "P0", 20, 30, 1, hand=(elite,), graveyard=spells)
    players = (mine, *(PlayerView(seat, f"P{seat}", 20, 30, 0) for seat in (1, 2, 3)))
    view = GameView(ME, 9, ME, "precombat main", ME, players, lands(6))
    assert BOT.copy().answer(view, may_use(60, elite.name, cast=True)) == ("cast:60" if cast else "pass")


def test_what_returns_at_once_isnt_sent_away_for_others() -> None:
    """Somebody's creature that makes its player the monarch as it enters is left alone: an own land may go and come."""
    entourage = replace(creature(20, 1, 4, 4), name="Entourage of Trest")
    stack = (StackView(70, "Glimmerpoint Stag", ME, source=30, is_ability=True),)
    stag = replace(creature(30, ME, 3, 3), name="Glimmerpoint Stag")
    land = replace(lands(1)[0], tapped=True)
    assert asked(aimed(30, 20, land.id), (entourage, stag, land), stack=stack) == land.id


@pytest.mark.parametrize(("size", "cast"), [(3, False), (8, True)])
def test_what_is_given_in_exchange_counts(size: int, cast: bool) -> None:
    """Whoever destroys a 3/3 and gives its player another has done nothing; an 8/8 is worth it."""
    beast = card(60, "Beast Within", "Instant", "{2}{G}", 3)
    assert casts(beast, creature(20, 1, size, size)) is cast


def test_what_counters_its_aim_isnt_ones_own_choice() -> None:
    """Of two own creatures that may be returned it isn't the one that would counter the spell."""
    kite = replace(creature(10, ME, 1, 1), name="Jetting Glasskite")
    stack = (StackView(70, "Aether Tradewinds", ME),)
    assert asked(aimed(70, 10, 11), (kite, creature(11, ME, 6, 6), creature(20, 1, 6, 6)), stack=stack) == 11


def test_damage_that_kills_nobody_isnt_dealt() -> None:
    """One damage to each of six creatures of three toughness does nothing; one of them could die of it."""
    cards = tuple(replace(creature(20 + n, 1 + n % 3, 3, 3), keywords=("flying",)) for n in range(6))
    hurly = card(60, "Hurly-Burly", "Sorcery", "{1}{R}", 2)
    assert not casts(hurly, *cards)
    assert casts(hurly, *(replace(one, toughness=1) for one in cards))


@pytest.mark.rule("CR 701.12")
@pytest.mark.parametrize(("mine", "cast"), [(2, False), (5, True)])
def test_a_fight_is_started_if_it_is_won(mine: int, cast: bool) -> None:
    """A 2/2 isn't sent against a 4/4, a 5/5 is."""
    assert casts(card(60, "Prey Upon", "Sorcery", "{G}"), creature(10, ME, mine, mine), creature(20, 1, 4, 4)) is cast


def test_fighters_are_chosen_as_a_pair() -> None:
    """The one that kills and lives is sent, against the best that it kills."""
    cards = (creature(10, ME, 2, 2), creature(11, ME, 4, 5), creature(20, 1, 6, 6), creature(21, 1, 4, 4))
    bot = BOT.copy()
    stack = (StackView(70, "Prey Upon", ME),)
    assert asked(aimed(70, 10, 11), cards, stack=stack, bot=bot) == 11
    assert asked(replace(aimed(70, 20, 21), id=8), cards, stack=stack, bot=bot) == 21


@pytest.mark.parametrize(("guard", "done"), [(True, "pass"), (False, "activate:30:0")])
def test_a_player_whom_damage_doesnt_reach_isnt_shot_at(guard: bool, done: str) -> None:
    """Damage that a creature takes for its player is hardly worth tapping for."""
    sentinel = replace(creature(30, ME, 2, 4), name="Vent Sentinel", keywords=("defender",))
    guards = (replace(creature(20 + seat, seat, 2, 5), name="Protector of the Crown") for seat in (1, 2, 3))
    cards = (sentinel, *lands(4, "Mountain"), *(guards if guard else ()))
    assert asked(may_use(30, sentinel.name), cards, step="postcombat main") == done


# What waits.

THIRST = card(60, "Necromantic Thirst", "Enchantment", "{2}{B}{B}", 4)


@pytest.mark.parametrize(("step", "cast"), [("precombat main", False), ("postcombat main", True)])
def test_an_aura_that_is_no_weapon_waits_until_combat_is_over(step: str, cast: bool) -> None:
    """It goes on a creature that has lived through its attack."""
    assert casts(THIRST, creature(10, ME, 3, 3), creature(20, 1, 3, 3), step=step) is cast


def test_who_wears_an_aura_is_worth_more_in_a_fight() -> None:
    """An own player's Aura goes with the creature when it dies; somebody else's is no loss."""
    wearer = creature(10, ME, 3, 3)
    players = tuple(PlayerView(seat, f"P{seat}", 20, 30, 0) for seat in range(2))

    def worth(*cards: CardView) -> float:
        return in_play(Board(GameView(ME, 9, ME, "precombat main", ME, players, (wearer, *cards))), wearer).worth

    own = replace(THIRST, attached=10)
    assert worth(replace(own, controller=1)) < worth() < worth(own)


@pytest.mark.parametrize(("step", "done"), [("precombat main", "pass"), ("postcombat main", "activate:30:0")])
def test_what_changes_no_fight_waits_until_combat_is_over(step: str, done: str) -> None:
    """Who can be sacrificed to exile an enchantment may attack first."""
    fox = replace(creature(30, ME, 2, 2), name="Silverchase Fox")
    idol = CardView(20, "Marchesa's Decree", 1, 1, types=("Enchantment",), mana_value=9)
    assert asked(may_use(30, fox.name), (fox, idol, *lands(4)), step=step) == done


TIDE = card(60, "Turn the Tide", "Instant", "{1}{U}", 2)
FOUGHT = (AttackView(20, ME, None, (10,)),)


@pytest.mark.parametrize(
    ("attacks", "step", "cast"),
    [
        (FOUGHT, BLOCKS, True),
        ((AttackView(20, ME),), "declare attackers", False),
        ((AttackView(20, 2),), BLOCKS, False),
        ((AttackView(20, ME, None, (11,)),), BLOCKS, False),
    ],
)
def test_power_is_taken_where_it_changes_a_fight(attacks: tuple[AttackView, ...], step: str, cast: bool) -> None:
    """Once a blocker would die of it: not before blocks, nor for others, nor if the blocker lives anyway."""
    cards = (creature(10, ME, 3, 3), creature(11, ME, 7, 7), creature(20, 1, 4, 5))
    assert casts(TIDE, *cards, attacks=attacks, active=1, step=step) is cast


@dataclass
class Evening:
    """A combat in which a bot keeps its creatures alive with a spell, and is asked for another one."""

    spells: tuple[CardView, ...] = field(default_factory=lambda: tuple(card(n, "Wrap in Vigor") for n in (60, 61)))
    cards: tuple[CardView, ...] = (creature(10, ME, 3, 3), creature(20, 1, 4, 4))
    attacks: tuple[AttackView, ...] = (AttackView(10, 1, None, (20,)),)

    def answers(self, *more: CardView) -> list[object]:
        bot = BOT.copy()
        return [
            asked(may_use(one.id, one.name, cast=True), (*lands(6), *self.cards, *more), self.spells, (), self.attacks,
                  step=BLOCKS, bot=bot)
            for one in self.spells
        ]  # fmt: skip


def test_what_is_safe_isnt_saved_again() -> None:
    """Creatures that regenerate already don't need a second spell in the same combat."""
    assert Evening().answers() == ["cast:60", "pass"]


def test_who_deals_no_damage_is_no_danger() -> None:
    """An Aura that prevents the blocker's damage keeps the attacker alive: it needs no spell."""
    worn = CardView(30, "Ghostly Possession", 1, 1, types=("Enchantment",), attached=20, mana_value=3)
    assert Evening().answers(worn) == ["pass", "pass"]


@pytest.mark.parametrize(("life", "cast"), [(20, True), (3, False)])
def test_who_is_beaten_needs_no_trick(life: int, cast: bool) -> None:
    """What a player loses in a fight is nothing if another attacker ends their game in the same combat."""
    strike = card(60, "Zealous Strike", "Instant", "{1}{W}", 2)
    cards = (creature(10, ME, 2, 3), creature(11, ME, 3, 3), creature(20, 1, 2, 4))
    attacks = (AttackView(10, 1, None, (20,)), AttackView(11, 1))
    assert casts(strike, *cards, attacks=attacks, step=BLOCKS, life=life) is cast


@pytest.mark.parametrize(("size", "cast"), [(2, True), (9, False)])
def test_attackers_are_made_greater_if_they_attack(size: int, cast: bool) -> None:
    """Two that learn to fly attack over what stays on the ground, and not into great flyers."""
    charge = card(60, "Windborne Charge", "Sorcery", "{2}{W}{W}", 4)
    walls = tuple(
        replace(creature(20 + seat, seat, size, size), keywords=("flying",) * (size > 2)) for seat in (1, 2, 3)
    )
    assert casts(charge, creature(10, ME, 3, 3), creature(11, ME, 3, 3), *walls) is cast


@pytest.mark.parametrize(("aim", "cast"), [(20, False), (10, True)])
def test_what_others_do_to_others_isnt_countered(aim: int, cast: bool) -> None:
    """A spell that one opponent aims at another is theirs to worry about."""
    stack = (StackView(70, "Burn Away", 1, targets=(aim,)),)
    cards = (creature(10, ME, 5, 5), creature(20, 2, 5, 5))
    negate = card(60, "Negate", "Instant", "{1}{U}", 2)
    assert casts(negate, *cards, stack=stack, active=1) is cast


def test_who_blocks_best_is_untapped() -> None:
    """Flying is nothing to a blocker: the tougher of two attackers stays awake."""
    scout = CardView(
        10, "Merfolk Skyscout", ME, ME, power=2, toughness=3, types=("Creature",), tapped=True, mana_value=3
    )
    other = CardView(11, "Moth", ME, ME, power=3, toughness=1, types=("Creature",), tapped=True, mana_value=3,
                     keywords=("flying", "first strike"))  # fmt: skip
    stack = (StackView(70, "Merfolk Skyscout", ME, source=10, is_ability=True),)
    attacks = (AttackView(10, 1), AttackView(11, 1))
    assert asked(aimed(10, 11, 10), (other, scout), stack=stack, attacks=attacks, step="declare attackers") == 10
