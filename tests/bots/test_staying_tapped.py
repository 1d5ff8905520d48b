"""What bots leave tapped in their untap step."""

import pytest

from entaku.bots.playing.player import PlayBot
from entaku.kernel.decisions import Choose, Decision, Option
from entaku.magic.views.game_view import CardView, GameView, PlayerView
from entaku.oracle.card import Card, Face
from entaku.oracle.ir.abilities import Activated, Static, TapThis, Target, Tree
from entaku.oracle.ir.actions import Apply
from entaku.oracle.ir.changes import Change, DoesntUntap, MayStayTapped, Resize, SetController
from entaku.oracle.ir.conditions import Matches
from entaku.oracle.ir.durations import AsLongAs
from entaku.oracle.ir.things import Being, Group, Is, Self, Targeted

MINE, THEIRS = 0, 1
HOLDER = 11


def left(change: Change, *others: CardView) -> object:
    """What a bot leaves tapped that could hold things by this change, with others on the battlefield."""
    held = Apply(Targeted(), (change,), AsLongAs(Matches(Self(), (Being("tapped"),))))
    ability = Activated((TapThis(),), (held,), targets=(Target((Group((Is("Creature"),)),)),))
    tree = Tree("Fetters", (Static(Self(), (MayStayTapped(),)), ability))
    fetters = CardView(HOLDER, "Fetters", MINE, MINE, tapped=True, types=("Artifact",))
    players = tuple(PlayerView(seat, name, 20, 30, 4) for seat, name in enumerate(("Ada", "Ben")))
    view = GameView(MINE, 3, MINE, "untap", MINE, players, (fetters, *others))
    shape = Choose((Option(HOLDER, "object", card=HOLDER, text="Fetters"),), 0, 1)
    decision = Decision(id=7, seat=MINE, actor=MINE, purpose="game-stay-tapped", shape=shape, default=())
    card = Card("Fetters", (Face("Fetters", types=("Artifact",)),))
    return PlayBot({"Fetters": card}, {"Fetters": tree}).answer(view, decision)


def creature(owner: int, controller: int, *, tapped: bool = False) -> CardView:
    return CardView(12, "Moss", owner, controller, tapped=tapped, power=2, toughness=2, types=("Creature",))


@pytest.mark.rule("CR 502.3")
@pytest.mark.parametrize(
    ("change", "other", "stays"),
    [
        (SetController(), creature(THEIRS, MINE), True),
        (SetController(), creature(THEIRS, THEIRS), False),
        (DoesntUntap(), creature(THEIRS, THEIRS, tapped=True), True),
        (DoesntUntap(), creature(THEIRS, THEIRS), False),
        (Resize(1, 1), creature(MINE, MINE), False),
    ],
)
def test_a_bot_leaves_tapped_what_holds_something(change: Change, other: CardView, stays: bool) -> None:
    """What was taken, or what a rival has tapped, is held on to; all else untaps."""
    assert left(change, other) == ((HOLDER,) if stays else ())
