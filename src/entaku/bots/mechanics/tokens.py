"""Tokens."""

from entaku.bots.playing.amounts import number, speaks_of
from entaku.bots.playing.board import creature_worth, worth_of
from entaku.bots.playing.judging import Judge
from entaku.bots.playing.worths import worth
from entaku.magic.views.game_view import CardView
from entaku.oracle.ir import things as t
from entaku.oracle.ir.abilities import Activated, Keyword, Pay
from entaku.oracle.mechanics.mana import AddMana
from entaku.oracle.mechanics.tokens import Create, CreateCopies, Token

USUAL_TOKEN = 0.3
"""What a token that is no creature is worth by being there."""
MANA_ONCE = 0.9
"""What mana is worth that can be had once, whenever it is wanted."""
MANA_SPENT = 0.15
"""What a mana costs that is paid."""


def made(judge: Judge, one: Create, source: CardView | None, x_is: int) -> float:
    """What tokens are worth that the player gets, less what others get: what a target is paid for with is its own."""
    token = one.token
    if isinstance(one.who, t.ControllerOf | t.OwnerOf):
        return 0.0
    seats = judge.meant.seats(one.who) or [judge.board.me]
    share = sum(map(judge.board.share, seats))
    return token_worth(judge, token, source, x_is) * judge.how_many(one.amount, source, x_is) * share


def given(one: Create, what: tuple[object, ...]) -> float:
    """What tokens are worth to a player who is given them."""
    if not speaks_of(one.who, what):
        return 0.0
    size = (number(one.token.power), number(one.token.toughness)) if "Creature" in one.token.types else (0, 0)
    return creature_worth(*size, ()) * number(one.amount)


def token_worth(judge: Judge, token: Token, source: CardView | None, x_is: int) -> float:
    """What a token is worth by its size, or by what can be done with it; a creature of no toughness is none."""
    if "Creature" not in token.types:
        return USUAL_TOKEN + sum(used(judge, one) for one in token.abilities if isinstance(one, Activated))
    words = [word.name for word in token.abilities if isinstance(word, Keyword)]
    power, toughness = (judge.how_many(size, source, x_is) for size in (token.power, token.toughness))
    return creature_worth(power, toughness, words) if toughness > 0 else 0.0


def used(judge: Judge, ability: Activated) -> float:
    """What it is worth to be able to use an ability of a token once, less the mana it costs."""
    mana = sum(part.mana.mana_value for part in ability.cost if isinstance(part, Pay))
    made = sum(MANA_ONCE for one in ability.do if isinstance(one, AddMana))
    return max(0.0, made + judge.gain(ability.do) - MANA_SPENT * mana)


USUAL_COPY = 2.5
"""What a copy is worth of something that isn't known yet."""


def copied(judge: Judge, one: CreateCopies, source: CardView | None, x_is: int) -> float:
    """What copies of all that are like something are worth: nothing where there is none."""
    if not isinstance(one.of, t.Group) or one.of.zone != "battlefield":
        return USUAL_COPY
    where = one.of.where
    return sum(worth_of(card) for card in judge.board.view.battlefield if judge.meant.fits(card, where, source))


worth(Create, player=1.5, done=given, brings=made)
worth(CreateCopies, brings=copied)
