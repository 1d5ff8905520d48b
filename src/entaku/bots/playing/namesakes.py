"""What is done to others of a target's name along with it: good or ill, whoever has them."""

from typing import TYPE_CHECKING

from entaku.bots.playing import tricks
from entaku.bots.playing.texts import Aim
from entaku.magic.views.game_view import CardView
from entaku.oracle.ir import things as t

if TYPE_CHECKING:
    from entaku.bots.playing.judging import Judge


def sharing(judge: "Judge", aim: Aim, card: CardView) -> list[CardView]:
    """The other permanents to which the same is done as to one of their name."""
    where = [one for one in aim.alike if not isinstance(one, t.SameNameAs | t.Other | t.ControlledBy)]
    whose = [one.who for one in aim.alike if isinstance(one, t.ControlledBy)]
    return [
        one
        for one in judge.board.view.battlefield
        if one.name == card.name and one.id != card.id and judge.meant.fits(one, where)
        if all(is_whose(judge, one, who, card) for who in whose)
    ]


def is_whose(judge: "Judge", one: CardView, who: object, target: CardView) -> bool:
    """Whether a permanent is controlled by whom a text means that aims at another one."""
    if isinstance(who, t.ControllerOf):
        return one.controller == target.controller
    return one.controller in judge.meant.seats(who)


def pumped(judge: "Judge", aim: Aim, card: CardView) -> float:
    """What a trick on a creature is worth in combat, with what it does to others of its name."""
    aim = judge.sized(aim, card)
    if not aim.alike:
        return tricks.pump(judge.board, aim, card)
    return tricks.pump_all(judge.board, {one.id: aim for one in (card, *sharing(judge, aim, card))})
