"""Damage, and fights."""

from entaku.bots.playing.amounts import number, speaks_of
from entaku.bots.playing.judging import Judge
from entaku.bots.playing.texts import Aim
from entaku.bots.playing.worths import worth
from entaku.magic.views.game_view import CardView
from entaku.oracle.ir import things as t
from entaku.oracle.mechanics.damage import Damage, DivideDamage, Fight

SCRATCHED = 0.05
"""As much of a creature's worth is lost at most by damage that it survives."""


def dealt(judge: Judge, one: Damage, source: CardView | None, x_is: int) -> float:
    """What damage brings that isn't dealt to targets."""
    aim = Aim(damage=number(one.amount, x_is))
    half = isinstance(one.amount, t.Half) and isinstance(one.amount.amount, t.LifeOf)
    total = 0.0
    for phrase in one.to.of if isinstance(one.to, t.Both) else (one.to,):
        if isinstance(phrase, t.Group):
            cards = [card for card in judge.board.view.battlefield if judge.meant.fits(card, phrase.where, source)]
            dying = (card for card in cards if judge.harm(aim, card) > SCRATCHED)
            total += judge.together((card.controller, judge.thing(aim, card)) for card in dying)
        else:
            for seat in judge.meant.seats(phrase):
                total += judge.person(Aim(damage=judge.board.player(seat).life // 2) if half else aim, seat)
    return total


def fought(one: Fight, what: tuple[object, ...]) -> float:
    return 0.5 if speaks_of(one.what, what) else -2.0 if speaks_of(one.with_, what) else 0.0


worth(Damage, brings=dealt)
worth(DivideDamage)
worth(Fight, done=fought)
