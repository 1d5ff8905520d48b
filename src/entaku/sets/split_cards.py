"""What split cards that we don't ship do, of which one sentence is like that of no other card."""

from entaku.cards.ir.abilities import AdditionalCost, SacrificeCost, Tree
from entaku.cards.ir.actions import Apply
from entaku.cards.ir.changes import SetController, SwitchSize
from entaku.cards.ir.conditions import Matches
from entaku.cards.ir.instructions import ForEach, If, May, WithX
from entaku.cards.ir.player_rules import CantCast
from entaku.cards.ir.short import (
    AN_OPPONENT,
    ANY_PLAYER,
    ANY_TARGET,
    ARTIFACT,
    CHOSEN,
    CREATURE,
    EACH_OPPONENT,
    LAND,
    SEEN,
    TARGET,
    TARGET_PLAYER,
    YOU,
    YOURS,
    attacking,
    creature,
    does,
    exile,
    gains,
    group,
    in_graveyard,
    keywords,
    makes,
    pump,
    spell,
    target,
    target_creature,
    to_hand,
    token,
)
from entaku.cards.ir.things import (
    AnyOf,
    BlockedBy,
    Blocking,
    Both,
    Bound,
    BoundName,
    BoundPlayer,
    ControlledBy,
    Count,
    CountersOn,
    Greatest,
    Group,
    Half,
    HasCounter,
    Is,
    LifeOf,
    Multicoloured,
    Not,
    Other,
    Stat,
    StatOf,
    Targeted,
    Times,
    TopCards,
    X,
)
from entaku.cards.mechanics.choosing import ChooseThings
from entaku.cards.mechanics.countering import Counter
from entaku.cards.mechanics.counters import PutCounters, RemoveCounters
from entaku.cards.mechanics.damage import Damage
from entaku.cards.mechanics.destroying import Destroy, Sacrifice
from entaku.cards.mechanics.drawing import Discard, Draw, Mill
from entaku.cards.mechanics.lasting import Establish
from entaku.cards.mechanics.life import GainLife, LoseLife, SetLife
from entaku.cards.mechanics.moving import Move
from entaku.cards.mechanics.naming import ChooseValue
from entaku.cards.mechanics.revealing import LookAt, Reveal
from entaku.cards.mechanics.scry import Scry
from entaku.cards.mechanics.searching import Search, Shuffle
from entaku.cards.mechanics.surveil import Surveil

_EACH = Bound("each")
_THAT_PLAYER = BoundPlayer("each")
_THEIR_BEST = Stat("mana value", "=", Greatest("mana value", group(ControlledBy(_THAT_PLAYER))))
_TARGETS_STRONGEST = Stat("power", "=", Greatest("power", creature(ControlledBy(TARGET_PLAYER))))
_FUSE = keywords("fuse")
_AFTERMATH = keywords("aftermath")

TREES = (
    Tree(
        "Breaking // Entering",
        (does(Mill(8, TARGET_PLAYER), targets=(ANY_PLAYER,)), *_FUSE),
        (
            (
                does(
                    ChooseThings(in_graveyard(CREATURE, of=None)),
                    Move(CHOSEN, "battlefield", under=YOU),
                    gains(Bound("moved"), "haste"),
                ),
                *_FUSE,
            ),
        ),
    ),
    Tree(
        "Consecrate // Consume",
        (does(exile(TARGET), targets=(target(in_graveyard(of=None)),)), does(Draw())),
        (
            (
                does(
                    Sacrifice(group(CREATURE, _TARGETS_STRONGEST), TARGET_PLAYER),
                    GainLife(StatOf("power", Bound("sacrificed"))),
                    targets=(ANY_PLAYER,),
                ),
            ),
        ),
    ),
    Tree(
        "Discovery // Dispersal",
        (does(Surveil(2), Draw()),),
        (
            (
                does(
                    ChooseThings(group(Not(LAND), ControlledBy(_THAT_PLAYER), _THEIR_BEST), EACH_OPPONENT),
                    to_hand(CHOSEN),
                    Discard(1, EACH_OPPONENT),
                ),
            ),
        ),
    ),
    Tree(
        "Failure // Comply",
        (does(to_hand(TARGET), targets=(target(spell()),)),),
        (
            (
                *_AFTERMATH,
                does(
                    ChooseValue("card name", "name"),
                    Establish(CantCast(EACH_OPPONENT, (BoundName(),)), "your next turn"),
                ),
            ),
        ),
    ),
    Tree(
        "Flesh // Blood",
        (
            does(
                exile(TARGET),
                PutCounters(Targeted(1), amount=StatOf("power", Bound("moved"))),
                targets=(target(in_graveyard(CREATURE, of=None)), target_creature()),
            ),
            *_FUSE,
        ),
        (
            (
                does(
                    Damage(StatOf("power", TARGET), Targeted(1), source=TARGET),
                    targets=(target_creature(YOURS), ANY_TARGET),
                ),
                *_FUSE,
            ),
        ),
    ),
    Tree(
        "Give // Take",
        (does(PutCounters(TARGET, amount=3), targets=(target_creature(),)), *_FUSE),
        (
            (
                does(
                    WithX(CountersOn("+1/+1", TARGET), (RemoveCounters(TARGET, "+1/+1"), Draw(X()))),
                    targets=(target_creature(YOURS),),
                ),
                *_FUSE,
            ),
        ),
    ),
    Tree(
        "Grind // Dust",
        (
            does(
                PutCounters(TARGET, "-1/-1"),
                targets=(target(creature(), least=0, most=2),),
            ),
        ),
        (
            (
                *_AFTERMATH,
                does(exile(TARGET), targets=(target(creature(HasCounter("-1/-1")), least=0, most=None),)),
            ),
        ),
    ),
    Tree(
        "Hit // Run",
        (
            does(
                Sacrifice(group(AnyOf((ARTIFACT, CREATURE))), TARGET_PLAYER),
                Damage(StatOf("mana value", Bound("sacrificed")), TARGET_PLAYER),
                targets=(ANY_PLAYER,),
            ),
        ),
        (
            (
                does(
                    ForEach(
                        attacking(YOURS),
                        (pump(_EACH, Count(attacking(Other(_EACH))), 0),),
                    ),
                ),
            ),
        ),
    ),
    Tree(
        "Invert // Invent",
        (does(Apply(TARGET, (SwitchSize(),)), targets=(target(creature(), least=0, most=2),)),),
        (
            (
                does(
                    Search((Is("Instant"),), to=None, reveal=False, bind="first"),
                    Search((Is("Sorcery"),), to=None, reveal=False, bind="second"),
                    Reveal(Both((Bound("first"), Bound("second")))),
                    to_hand(Both((Bound("first"), Bound("second")))),
                    Shuffle(),
                ),
            ),
        ),
    ),
    Tree(
        "Rags // Riches",
        (does(pump(creature(), -2, -2)),),
        (
            (
                *_AFTERMATH,
                does(
                    ChooseThings(creature(ControlledBy(_THAT_PLAYER)), EACH_OPPONENT),
                    Apply(CHOSEN, (SetController(),), "end of game"),
                ),
            ),
        ),
    ),
    Tree(
        "Reason // Believe",
        (does(Scry(3)),),
        (
            (
                *_AFTERMATH,
                does(
                    LookAt(TopCards(YOU)),
                    If(
                        Matches(SEEN, (CREATURE,)),
                        (May((Move(SEEN, "battlefield"),), otherwise=(to_hand(SEEN),)),),
                        (to_hand(SEEN),),
                    ),
                ),
            ),
        ),
    ),
    Tree(
        "Revival // Revenge",
        (
            does(
                Move(TARGET, "battlefield"),
                targets=(target(in_graveyard(CREATURE, Stat("mana value", "<=", 3))),),
            ),
        ),
        (
            (
                does(
                    SetLife(Times(2, LifeOf(YOU))),
                    LoseLife(Half(LifeOf(TARGET_PLAYER), up=True), TARGET_PLAYER),
                    targets=(AN_OPPONENT,),
                ),
            ),
        ),
    ),
    Tree(
        "Rise // Fall",
        (
            does(
                to_hand(Both((TARGET, Targeted(1)))),
                targets=(target(in_graveyard(CREATURE, of=None)), target_creature()),
            ),
        ),
        (
            (
                does(
                    ChooseThings(Group(zone="hand", of=TARGET_PLAYER), amount=2, random=True),
                    Reveal(CHOSEN),
                    Discard(None, TARGET_PLAYER, (Not(LAND), Not(Other(CHOSEN)))),
                    targets=(ANY_PLAYER,),
                ),
            ),
        ),
    ),
    Tree(
        "Start // Finish",
        (does(makes(token(1, 1, "W", "Warrior", *keywords("vigilance")), 2)),),
        (
            (
                *_AFTERMATH,
                AdditionalCost((SacrificeCost(group(CREATURE)),)),
                does(Destroy(TARGET), targets=(target_creature(),)),
            ),
        ),
    ),
    Tree(
        "Trial // Error",
        (
            does(
                to_hand(group(CREATURE, AnyOf((Blocking(TARGET), BlockedBy(TARGET))))),
                targets=(target_creature(),),
            ),
        ),
        ((does(Counter(TARGET), targets=(target(spell(Multicoloured())),)),),),
    ),
)
