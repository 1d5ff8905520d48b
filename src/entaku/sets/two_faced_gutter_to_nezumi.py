"""What cards with two faces do whose text nothing reads wholly: Gutter Skulker to Nezumi Shortfang."""

from entaku.cards.ir.abilities import (
    Activated,
    DiscardCost,
    Keyword,
    Mode,
    PayLife,
    Replaces,
    Static,
    Tree,
    Triggered,
)
from entaku.cards.ir.changes import CantBeBlocked, Resize
from entaku.cards.ir.conditions import Bind, Compared, Exists, HandEmpty, Matches, Unless
from entaku.cards.ir.happenings import Attacks, BeginningOf, Casts, Chapter
from entaku.cards.ir.instructions import DoUnless, ForEach, If, May
from entaku.cards.ir.player_rules import CantCast
from entaku.cards.ir.replacements import InsteadOfMoving
from entaku.cards.ir.short import (
    AN_OPPONENT,
    ARTIFACT,
    ATTACHED,
    CHOSEN,
    CREATURE,
    EACH_OPPONENT,
    INSTANT_OR_SORCERY,
    IT,
    MOVED,
    PLANESWALKER,
    SELF,
    TARGET,
    TARGET_PLAYER,
    THAT_PLAYER,
    THEIRS,
    YOU,
    cost,
    counter_on,
    creature,
    exile,
    group,
    in_graveyard,
    keywords,
    pump,
    target,
    target_creature,
    to_hand,
)
from entaku.cards.ir.things import (
    AnyOf,
    Being,
    BoundPlayer,
    Count,
    CountersOn,
    DefendingPlayer,
    Group,
    Is,
    OwnerOf,
    Plus,
    Stat,
    StatOf,
    Times,
)
from entaku.cards.mechanics.choosing import ChooseThings
from entaku.cards.mechanics.counters import PutCounters, RemoveCounters
from entaku.cards.mechanics.destroying import Sacrifice
from entaku.cards.mechanics.drawing import Discard, Draw, Mill
from entaku.cards.mechanics.lasting import Establish
from entaku.cards.mechanics.life import GainLife, LoseLife
from entaku.cards.mechanics.mana import AddMana
from entaku.cards.mechanics.moving import Move
from entaku.cards.mechanics.spending import SpendOnly
from entaku.cards.mechanics.transforming import Flip, Transform

_EACH = BoundPlayer("each")
_GONE_FOR_GOOD = Replaces(InsteadOfMoving(SELF, "graveyard", "exile"))
"""What the back of a card with disturb says."""
_LAST_CHAPTER = Triggered(Chapter((3,)), (exile(SELF), Move(MOVED, "battlefield", YOU, transformed=True)))
"""By what a Saga comes back as a creature."""
_ATTACKS_ALONE = (Being("attacking"), Being("alone"))


TREES = (
    Tree(
        "Gutter Skulker // Gutter Shortcut",
        (
            Static(changes=(CantBeBlocked(),), while_=Matches(SELF, _ATTACKS_ALONE)),
            Keyword("disturb", cost("3U")),
        ),
        (
            (
                Keyword("enchant", where=(CREATURE,)),
                Static(ATTACHED, (CantBeBlocked(),), while_=Matches(ATTACHED, _ATTACKS_ALONE)),
                _GONE_FOR_GOOD,
            ),
        ),
    ),
    Tree(
        "Heirloom Mirror // Inherited Fiend",
        (
            Activated(
                cost("1 T", PayLife(1), DiscardCost()),
                (
                    Draw(),
                    Mill(1),
                    PutCounters(SELF, "ritual"),
                    If(
                        Compared(CountersOn("ritual", SELF), ">=", 3),
                        (RemoveCounters(SELF, "ritual"), Transform(SELF)),
                    ),
                ),
                timing="sorcery",
            ),
        ),
        (
            (
                *keywords("flying"),
                Activated(cost("2B"), (exile(TARGET), counter_on(SELF)), (target(in_graveyard(CREATURE, of=None)),)),
            ),
        ),
    ),
    Tree(
        "Innocent Traveler // Malicious Invader",
        (
            Triggered(
                BeginningOf("upkeep", YOU),
                (
                    ForEach(EACH_OPPONENT, (May((Sacrifice(creature(), _EACH),), who=_EACH),)),
                    If(Unless(Bind("sacrificed")), (Transform(SELF),)),
                ),
            ),
        ),
        ((*keywords("flying"), Static(changes=(Resize(2, 0),), while_=Exists(group(Is("Human"), THEIRS)))),),
    ),
    Tree(
        "Inventive Iteration // Living Breakthrough",
        (
            Triggered(
                Chapter((1,)),
                (to_hand(TARGET),),
                (target(group(AnyOf((CREATURE, PLANESWALKER))), least=0),),
            ),
            Triggered(
                Chapter((2,)),
                (
                    ChooseThings(in_graveyard(ARTIFACT)),
                    If(Bind("chosen"), (to_hand(CHOSEN),), (Draw(),)),
                ),
            ),
            _LAST_CHAPTER,
        ),
        (
            (
                *keywords("flying"),
                Triggered(
                    Casts(YOU),
                    (
                        Establish(
                            CantCast(EACH_OPPONENT, (Stat("mana value", "=", StatOf("mana value", IT)),)),
                            "your next turn",
                        ),
                    ),
                ),
            ),
        ),
    ),
    Tree(
        "Life of Toshiro Umezawa // Memory of Toshiro",
        (
            Triggered(
                Chapter((1, 2)),
                modes=(
                    Mode((pump(TARGET, 2, 2),), (target_creature(),)),
                    Mode((pump(TARGET, -1, -1),), (target_creature(),)),
                    Mode((GainLife(2),)),
                ),
            ),
            _LAST_CHAPTER,
        ),
        ((Activated(cost("T", PayLife(1)), (AddMana("B"), SpendOnly((INSTANT_OR_SORCERY,)))),),),
    ),
    Tree(
        "The Long Reach of Night // Animus of Night's Reach",
        (
            Triggered(
                Chapter((1, 2)),
                (
                    ForEach(
                        EACH_OPPONENT,
                        (DoUnless((Sacrifice(creature(), _EACH),), (Discard(1, _EACH),), who=_EACH),),
                    ),
                ),
            ),
            _LAST_CHAPTER,
        ),
        (
            (
                *keywords("menace"),
                Triggered(Attacks(SELF), (pump(SELF, Count(in_graveyard(CREATURE, of=DefendingPlayer(SELF))), 0),)),
            ),
        ),
    ),
    Tree(
        "Ludevic's Test Subject // Ludevic's Abomination",
        (
            *keywords("defender"),
            Activated(
                cost("1U"),
                (
                    PutCounters(SELF, "hatchling"),
                    If(
                        Compared(CountersOn("hatchling", SELF), ">=", 5),
                        (RemoveCounters(SELF, "hatchling"), Transform(SELF)),
                    ),
                ),
            ),
        ),
        (keywords("trample"),),
    ),
    Tree(
        "Nezumi Graverobber // Nighteyes the Desecrator",
        (
            Activated(
                cost("1B"),
                (
                    exile(TARGET),
                    If(Unless(Exists(Group(zone="graveyard", of=OwnerOf(TARGET)))), (Flip(SELF),)),
                ),
                (target(in_graveyard(of=EACH_OPPONENT)),),
            ),
        ),
        ((Activated(cost("4B"), (Move(TARGET, "battlefield", YOU),), (target(in_graveyard(CREATURE, of=None)),)),),),
    ),
    Tree(
        "Nezumi Shortfang // Stabwhisker the Odious",
        (
            Activated(
                cost("1B T"), (Discard(1, TARGET_PLAYER), If(HandEmpty(TARGET_PLAYER), (Flip(SELF),))), (AN_OPPONENT,)
            ),
        ),
        (
            (
                Triggered(
                    BeginningOf("upkeep", EACH_OPPONENT),
                    (LoseLife(Plus((3, Times(-1, Count(Group(zone="hand", of=THAT_PLAYER))))), THAT_PLAYER),),
                ),
            ),
        ),
    ),
)
