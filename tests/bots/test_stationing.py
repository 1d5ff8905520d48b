"""How bots charge stations."""

import pytest

from entaku.bots.playing.player import PlayBot
from entaku.kernel.decisions import Choose, Decision, Option
from entaku.magic.views.game_view import CardView, GameView, PlayerView
from entaku.oracle.card import Card, Face
from entaku.oracle.ir.abilities import Keyword, Static, Tree
from entaku.oracle.ir.changes import Gain
from entaku.oracle.ir.conditions import AtCharge

MINE = 0
SHIP = 11
TREE = Tree("Ship", (Keyword("station"), Static(changes=(Gain((Keyword("flying"),)),), while_=AtCharge(4))))
CARD = Card("Ship", (Face("Ship", types=("Artifact",), subtypes=("Spacecraft",)),))


def answered(purpose: str, options: tuple[Option, ...], step: str, charged: int, *others: CardView) -> object:
    """What a bot answers that has a station with so many counters, and these creatures."""
    ship = CardView(SHIP, "Ship", MINE, MINE, types=("Artifact",), counters=(("charge", charged),))
    players = tuple(PlayerView(seat, name, 20, 30, 4) for seat, name in enumerate(("Ada", "Ben")))
    view = GameView(MINE, 3, MINE, step, MINE, players, (ship, *others))
    bot = PlayBot({"Ship": CARD}, {"Ship": TREE})
    bot.last = Option("a", "activate", card=SHIP, place=0)
    shape = Choose(options, 1, 1)
    default = options[0].key if purpose == "game-cost-tap" else "pass"
    decision = Decision(id=7, seat=MINE, actor=MINE, purpose=purpose, shape=shape, default=default, about=(SHIP,))
    return bot.answer(view, decision)


def creature(number: int, power: int, *, sick: bool = False) -> CardView:
    return CardView(number, "Moss", MINE, MINE, power=power, toughness=power, types=("Creature",), sick=sick)


@pytest.mark.parametrize(
    ("step", "charged", "crew", "does"),
    [
        ("precombat main", 0, creature(21, 4, sick=True), True),
        ("postcombat main", 0, creature(21, 2), True),
        ("precombat main", 0, creature(21, 1), False),
        ("precombat main", 4, creature(21, 4, sick=True), False),
    ],
)
def test_a_bot_charges_a_station_with_what_does_nothing_else(
    step: str, charged: int, crew: CardView, does: bool
) -> None:
    """A creature that can't attack yet, or has no more to do, charges it until its last symbol is reached."""
    options = (Option("pass", "pass"), Option("a", "activate", card=SHIP, place=0, text="Ship"))
    assert answered("game-priority", options, step, charged, crew) == ("a" if does else "pass")


def test_a_bot_taps_who_brings_a_station_furthest_and_gives_up_least() -> None:
    """Whoever can't attack is tapped rather than who can, and of these who has enough power."""
    crew = (creature(21, 4), creature(22, 1, sick=True), creature(23, 4, sick=True))
    options = tuple(Option(one.id, "object", card=one.id, text="Moss") for one in crew)
    assert answered("game-cost-tap", options, "precombat main", 0, *crew) == 23
