"""Creatures that mutate, and what goes with them: no phrase says one of their sentences.  (CR 702.140)"""

from entaku.cards.ir.abilities import Activated, Keyword, SacrificeCost, Static, Target, Tree, Triggered
from entaku.cards.ir.conditions import Matches
from entaku.cards.ir.happenings import Casts, Mutates
from entaku.cards.ir.instructions import If, Instruction, May
from entaku.cards.ir.player_rules import CostsLess, PlayFrom
from entaku.cards.ir.short import (
    CREATURE,
    EACH_OPPONENT,
    FOUND,
    LAND,
    SEEN,
    SELF,
    TARGET,
    YOU,
    cost,
    exile,
    in_graveyard,
    keywords,
    target,
    to_hand,
    whenever,
)
from entaku.cards.ir.things import Both, Bound, Has, Is, Not, Permanent, Stat, TopCards
from entaku.cards.mechanics.casting import CastFree, MayPlay
from entaku.cards.mechanics.drawing import Discard, Draw
from entaku.cards.mechanics.moving import Move
from entaku.cards.mechanics.revealing import LookAt, RevealUntil
from entaku.cards.mechanics.tokens import Create, Token

_ONTO_THE_BATTLEFIELD_OR_INTO_THE_HAND = May((Move(FOUND, "battlefield"),), otherwise=(to_hand(FOUND),))
_FEATHER = Token(
    ("Artifact",),
    colours="R",
    abilities=(
        Activated(
            cost("1", SacrificeCost()),
            (Move(TARGET, "battlefield", tapped=True),),
            (target(in_graveyard(Is("Phoenix"))),),
        ),
    ),
    name="Feather",
)


def _mutates(price: str, *do: Instruction, targets: tuple[Target, ...] = ()) -> tuple[Keyword, Triggered]:
    """What it costs to mutate, and what happens whenever the creature does."""
    return Keyword("mutate", cost(price)), whenever(Mutates(SELF), *do, targets=targets)


TREES = (
    Tree(
        "Brokkos, Apex of Forever",
        (
            Keyword("mutate", cost("{2}{U/B}{G}{G}")),
            *keywords("trample"),
            Static(rules=(PlayFrom(YOU, SELF, by="mutate"),), zone="graveyard"),
        ),
    ),
    Tree(
        "Everquill Phoenix",
        (*_mutates("3R", Create(_FEATHER)), *keywords("flying")),
    ),
    Tree(
        "Illuna, Apex of Wishes",
        (
            *_mutates(
                "{3}{R/G}{U}{U}",
                RevealUntil((Not(LAND), Permanent())),
                exile(Both((Bound("rest"), FOUND))),
                _ONTO_THE_BATTLEFIELD_OR_INTO_THE_HAND,
            ),
            *keywords("flying", "trample"),
        ),
    ),
    Tree(
        "Mindleecher",
        (
            *_mutates(
                "4B",
                Move(TopCards(EACH_OPPONENT), "exile", face_down=True, bind="exiled"),
                LookAt(Bound("exiled")),
                MayPlay(Bound("exiled"), "end of game"),
            ),
            *keywords("flying"),
        ),
    ),
    Tree(
        "Parcelbeast",
        (
            Keyword("mutate", cost("GU")),
            Activated(
                cost("1 T"),
                (
                    LookAt(TopCards(YOU)),
                    If(
                        Matches(SEEN, (LAND,)),
                        (May((Move(SEEN, "battlefield"),), otherwise=(to_hand(SEEN),)),),
                        (to_hand(SEEN),),
                    ),
                ),
            ),
        ),
    ),
    Tree(
        "Pollywog Symbiote",
        (
            Static(rules=(CostsLess(YOU, (CREATURE, Has("mutate")), 1),)),
            Triggered(
                Casts(YOU, (CREATURE,)),
                (Draw(1), Discard(1)),
                if_=Matches(Bound("it"), (Has("mutate"),)),
            ),
        ),
    ),
    Tree(
        "Vadrok, Apex of Thunder",
        (
            *_mutates(
                "{1}{W/U}{R}{R}",
                CastFree(TARGET),
                targets=(target(in_graveyard(Not(CREATURE), Stat("mana value", "<=", 3))),),
            ),
            *keywords("flying", "first strike"),
        ),
    ),
)
