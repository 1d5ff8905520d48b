"""What some planeswalkers do who let spells be cast as they act, whose sentences are like those of no other card."""

from entaku.cards.ir.abilities import Activated, LoyaltyCost, Target, Tree, Triggered
from entaku.cards.ir.conditions import Bind, Unless
from entaku.cards.ir.happenings import Casts
from entaku.cards.ir.instructions import If
from entaku.cards.ir.player_rules import PlayFrom
from entaku.cards.ir.short import (
    AN_OPPONENT,
    ANY_TARGET,
    CREATURE,
    EACH_OPPONENT,
    INSTANT_OR_SORCERY,
    LAND,
    PLANESWALKER,
    TARGET,
    TARGET_PLAYER,
    THEIRS,
    YOU,
    group,
    in_graveyard,
)
from entaku.cards.ir.things import Both, Bound, BoundPlayer, Coloured, Not, TopCards
from entaku.cards.mechanics.casting import CastNow, MayPlay
from entaku.cards.mechanics.choosing import ChooseThings
from entaku.cards.mechanics.damage import Damage
from entaku.cards.mechanics.drawing import Discard, Draw
from entaku.cards.mechanics.emblems import Emblem
from entaku.cards.mechanics.lasting import Establish
from entaku.cards.mechanics.mana import AddMana
from entaku.cards.mechanics.moving import Move
from entaku.cards.mechanics.revealing import RevealUntil

TREES = (
    Tree(
        "Chandra, Flame's Catalyst",
        (
            Activated((LoyaltyCost(1),), (Damage(3, EACH_OPPONENT),)),
            Activated(
                (LoyaltyCost(-2),),
                (CastNow(TARGET, exiled=True),),
                (Target((in_graveyard(Coloured("R"), INSTANT_OR_SORCERY),)),),
            ),
            Activated(
                (LoyaltyCost(-8),),
                (Discard(None), Draw(7), Establish(PlayFrom(YOU, group(zone="hand", of=YOU), free=True))),
            ),
        ),
    ),
    Tree(
        "Chandra, Torch of Defiance",
        (
            Activated(
                (LoyaltyCost(1),),
                (
                    Move(TopCards(YOU), "exile"),
                    CastNow(Bound("moved")),
                    If(Unless(Bind("cast")), (Damage(2, EACH_OPPONENT),)),
                ),
            ),
            Activated((LoyaltyCost(1),), (AddMana("R", 2),)),
            Activated((LoyaltyCost(-3),), (Damage(4, TARGET),), (Target((group(CREATURE),)),)),
            Activated((LoyaltyCost(-7),), (Emblem((Triggered(Casts(YOU), (Damage(5, TARGET),), (ANY_TARGET,)),)),)),
        ),
    ),
    Tree(
        "Nicol Bolas, God-Pharaoh",
        (
            Activated(
                (LoyaltyCost(2),),
                (
                    RevealUntil((Not(LAND),), TARGET_PLAYER),
                    Move(Both((Bound("found"), Bound("rest"))), "exile"),
                    MayPlay(Bound("found"), free=True),
                ),
                (AN_OPPONENT,),
            ),
            Activated(
                (LoyaltyCost(1),),
                (
                    ChooseThings(group(zone="hand", of=BoundPlayer("each")), EACH_OPPONENT, 2),
                    Move(Bound("chosen"), "exile"),
                ),
            ),
            Activated(
                (LoyaltyCost(-4),),
                (Damage(7, TARGET),),
                (Target((EACH_OPPONENT, group(CREATURE, THEIRS), group(PLANESWALKER, THEIRS))),),
            ),
            Activated((LoyaltyCost(-12),), (Move(group(Not(LAND), THEIRS), "exile"),)),
        ),
    ),
)
