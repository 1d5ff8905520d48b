"""How bots attack in bands, block them, and divide the damage that banding lets them divide."""

import pytest

from entaku.bots.playing.combat import Fighter, fight
from entaku.bots.playing.player import PlayBot
from entaku.kernel.decisions import Answer, Assign, Choose, Decision, Divide, Option, Shape
from entaku.magic.views.game_view import AttackView, CardView, GameView, PlayerView

MINE, THEIRS = 0, 1


def creature(number: int, power: int, toughness: int, *keywords: str, owner: int = MINE) -> CardView:
    return CardView(
        number, f"Moss {number}", owner, owner, power=power, toughness=toughness, types=("Creature",), keywords=keywords
    )


def answered(
    purpose: str, shape: Shape, cards: tuple[CardView, ...], default: Answer, about: tuple[int, ...] = (),
    attacks: tuple[AttackView, ...] = (), active: int = MINE,
) -> object:  # fmt: skip
    """What a bot of seat 0 answers."""
    players = tuple(PlayerView(seat, name, 20, 30, 4) for seat, name in enumerate(("Ada", "Ben")))
    view = GameView(MINE, 3, active, "declare attackers", MINE, players, cards, attacks=attacks)
    decision = Decision(id=7, seat=MINE, actor=MINE, purpose=purpose, shape=shape, default=default, about=about)
    return PlayBot({}, {}).answer(view, decision)


def banded(purpose: str, *cards: CardView) -> object:
    """Which of the own creatures a bot takes into a band."""
    own = tuple(Option(card.id, "object", card=card.id) for card in cards if card.controller == MINE)
    return answered(purpose, Choose(own, 0, len(own)), cards, ())


BANNER, BEAR, HAWK = creature(11, 1, 1, "banding"), creature(12, 2, 2), creature(13, 2, 2, "flying", "banding")
GIANT, WALL = creature(21, 3, 3, owner=THEIRS), creature(22, 0, 4, owner=THEIRS)


@pytest.mark.rule("CR 702.22c")
def test_a_bot_forms_a_band_where_a_blocker_could_kill() -> None:
    """One that can be blocked and killed isn't left alone; what flies over the blockers is."""
    assert banded("game-band", BANNER, HAWK, GIANT) == (11,)
    assert banded("game-band", BANNER, HAWK, WALL) == ()


@pytest.mark.rule("CR 702.22c")
def test_the_best_joins_the_band() -> None:
    """Of those without banding the one that is worth most, if it doesn't fly."""
    ox = creature(14, 4, 4)
    hawk = creature(15, 5, 5, "flying")
    shape = Choose(tuple(Option(card.id, "object", card=card.id) for card in (BEAR, ox, hawk)), 0, 1)
    assert answered("game-band-joined", shape, (BEAR, ox, hawk, GIANT), ()) == (14,)


@pytest.mark.rule("CR 702.22j", "CR 702.22k")
@pytest.mark.parametrize(
    "mine,shares",
    [
        ((BANNER, creature(12, 2, 4)), (0, 3, 0)),
        ((BANNER, BEAR), (3, 0, 0)),
        ((creature(14, 4, 3), BANNER), (0, 3, 0)),
    ],
)
def test_all_damage_goes_to_one(mine: tuple[CardView, ...], shares: tuple[int, ...]) -> None:
    """To the one that lives, else to the cheapest; of trample nothing goes through."""
    options = tuple(Option(card.id, "object", card=card.id) for card in mine)
    shape = Divide((*options, Option(-1, "player", seat=MINE)), 3)
    assert answered("game-band-damage", shape, (*mine, GIANT), (0, 0, 3), about=(21,)) == shares


@pytest.mark.rule("CR 702.22j")
def test_a_fight_beside_a_creature_with_banding_costs_one_blocker() -> None:
    """What could kill both kills the cheaper one, and tramples over nobody."""
    brute = Fighter(1, 6, 6, frozenset({"trample"}), 8.0)
    one, other = Fighter(2, 1, 1, frozenset(), 2.0), Fighter(3, 2, 2, frozenset(), 4.0)
    banner = Fighter(3, 2, 2, frozenset({"banding"}), 4.0)
    assert (fight(brute, (one, other)).dead_blockers, fight(brute, (one, other)).through) == ((3, 2), 3)
    assert (fight(brute, (one, banner)).dead_blockers, fight(brute, (one, banner)).through) == ((2,), 0)


@pytest.mark.rule("CR 702.22h")
@pytest.mark.parametrize("band,blocks", [(False, ((31,),)), (True, ((),))])
def test_a_bot_that_blocks_one_of_a_band_reckons_with_all(band: bool, blocks: tuple[tuple[int, ...], ...]) -> None:
    """The small one alone is blocked and killed; in a band with the big one the blocker would die for nothing."""
    small, big = creature(31, 1, 1, "banding", owner=THEIRS), creature(32, 5, 5, owner=THEIRS)
    attacks = (
        AttackView(31, MINE, band=(32,) if band else ()),
        AttackView(32, MINE, band=(31,) if band else ()),
    )
    mine = creature(11, 3, 3)
    attackers = tuple(Option(card.id, "attacker", card=card.id) for card in (small, big))
    shape = Assign((Option(11, "blocker", card=11),), (attackers,))
    assert answered("game-block", shape, (mine, small, big), ((),), attacks=attacks, active=THEIRS) == blocks
