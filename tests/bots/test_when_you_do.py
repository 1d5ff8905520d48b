"""What bots pay for a trigger that their payment sets off."""

import pytest

from entaku.bots.playing.player import PlayBot
from entaku.kernel.decisions import Decision, YesNo
from entaku.magic.views.game_view import CardView, GameView, PlayerView
from entaku.oracle.card import Card, Face
from entaku.oracle.ir.abilities import Pay, Target, Tree, Triggered
from entaku.oracle.ir.happenings import Attacks
from entaku.oracle.ir.instructions import May, Reflexive
from entaku.oracle.ir.things import ControlledBy, Each, Group, Is, Self, Targeted, You
from entaku.oracle.mana import Cost
from entaku.oracle.mechanics.destroying import Destroy

MINE, THEIRS = 0, 1
ASKER = 11


def paid(whose: Each | You, *others: CardView) -> object:
    """What a bot answers that may pay {1}, and then destroys a creature of one of these players."""
    target = Target((Group((Is("Creature"), ControlledBy(whose))),))
    offer = May(pay=(Pay(Cost.parse("1")),), then=(Reflexive((Destroy(Targeted()),), (target,)),))
    tree = Tree("Asker", (Triggered(Attacks(Self()), (offer,)),))
    asker = CardView(ASKER, "Asker", MINE, MINE, types=("Creature",), power=3, toughness=3)
    players = tuple(PlayerView(seat, name, 20, 30, 4) for seat, name in enumerate(("Ada", "Ben")))
    view = GameView(MINE, 3, MINE, "declare attackers", MINE, players, (asker, *others))
    decision = Decision(
        id=7, seat=MINE, actor=MINE, purpose="game-may-pay", shape=YesNo(), default=False, about=(ASKER,)
    )
    card = Card("Asker", (Face("Asker", types=("Creature",)),))
    return PlayBot({"Asker": card}, {"Asker": tree}).answer(view, decision)


def creature(controller: int) -> CardView:
    return CardView(12, "Moss", controller, controller, power=4, toughness=4, types=("Creature",))


@pytest.mark.rule("CR 603.12")
def test_a_bot_pays_for_what_destroys_a_rivals_creature() -> None:
    """The target is chosen only once it has paid, but is looked at before."""
    assert paid(Each("opponent"), creature(THEIRS)) is True


@pytest.mark.rule("CR 603.12")
@pytest.mark.parametrize("others", [(), (creature(MINE),)])
def test_a_bot_pays_nothing_for_what_would_destroy_its_own_creature_or_none(others: tuple[CardView, ...]) -> None:
    """Where there is no target the trigger does nothing, and where all are its own it does harm."""
    assert paid(You() if others else Each("opponent"), *others) is False
