"""Positions among four, and the questions that they put to a bot of the first seat that knows the shipped cards."""

from entaku.bots.playing.player import PlayBot
from entaku.kernel.decisions import Choose, Decision, Option
from entaku.magic.views.game_view import AttackView, CardView, GameView, PlayerView, StackView
from entaku.oracle.card import Card, Face
from entaku.oracle.catalogue import shipped
from entaku.oracle.ir import abilities as a
from entaku.oracle.ir import things as t
from entaku.oracle.ir.abilities import Tree
from entaku.oracle.mana import Cost
from entaku.oracle.mechanics.destroying import Destroy
from entaku.oracle.trees import shipped as shipped_trees

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
    bot: PlayBot | None = None,
    life: int = 20,
) -> object:
    """What a bot of seat 0 answers among four; `life` is what each of the others has."""
    players = tuple(
        PlayerView(seat, f"P{seat}", 20 if seat == ME else life, 30, len(hand), hand=hand if seat == ME else ())
        for seat in range(4)
    )
    view = GameView(ME, 9, active, step, ME, players, cards, stack, attacks=attacks)
    return (bot or BOT.copy()).answer(view, decision)


def aimed(about: int, *numbers: int, purpose: str = "game-target") -> Decision:
    """A question which of these permanents is to be the target of what asks."""
    options = tuple(Option(number, "object", card=number) for number in numbers)
    return Decision(id=7, seat=ME, actor=ME, purpose=purpose, about=(about,), default=numbers[0], shape=Choose(options))


def may_use(number: int, text: str, *, cast: bool = False) -> Decision:
    """Priority with one thing to do."""
    key = f"cast:{number}" if cast else f"activate:{number}:0"
    option = Option(key, "cast" if cast else "activate", card=number, text=text, place=None if cast else 0)
    shape = Choose((Option("pass", "pass"), option))
    return Decision(id=7, seat=ME, actor=ME, purpose="game-priority", default="pass", shape=shape)
