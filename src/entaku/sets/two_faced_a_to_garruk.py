"""What cards with two faces do whose text nothing reads wholly: those that come up to Garruk by name."""

from entaku.cards.ir.abilities import Activated, Keyword, Replaces, SacrificeCost, Tree, Triggered
from entaku.cards.ir.actions import Apply
from entaku.cards.ir.changes import CantBeBlocked, CantBlock, Gain
from entaku.cards.ir.conditions import AttackedThisTurn, Bind, CastLastTurn, Compared, Every, Exists, Matches, Unless
from entaku.cards.ir.happenings import (
    Attacks,
    BecomesTarget,
    BeginningOf,
    Casts,
    DealsDamage,
    Dies,
    Sacrifices,
    TransformsInto,
)
from entaku.cards.ir.instructions import AtNext, Delayed, If, May
from entaku.cards.ir.replacements import EntersTapped, InsteadOfDamage, InsteadOfMoving
from entaku.cards.ir.short import (
    ANY_TARGET,
    ARTIFACT,
    ATTACHED,
    CHOSEN,
    CREATURE,
    EACH_OPPONENT,
    EACH_PLAYER,
    INSTANT_OR_SORCERY,
    IT,
    MOVED,
    OTHER,
    SEEN,
    SELF,
    TARGET,
    YOU,
    YOURS,
    cost,
    counter_on,
    creature,
    dies,
    enters,
    exile,
    group,
    in_graveyard,
    keywords,
    makes,
    taps_for,
    target,
    to_hand,
    token,
)
from entaku.cards.ir.things import (
    Both,
    Bound,
    BoundAmount,
    BoundPlayer,
    CastBefore,
    Coloured,
    ControllerOf,
    Count,
    ExiledWithSource,
    Group,
    Is,
    Kinds,
    LifeOf,
    Not,
    PlayersWho,
    TopCards,
)
from entaku.cards.mechanics.choosing import ChooseThings
from entaku.cards.mechanics.countering import Counter
from entaku.cards.mechanics.damage import Damage
from entaku.cards.mechanics.destroying import Destroy
from entaku.cards.mechanics.drawing import Discard, Draw, Mill
from entaku.cards.mechanics.life import GainLife, LoseLife
from entaku.cards.mechanics.mana import AddMana
from entaku.cards.mechanics.moving import Move
from entaku.cards.mechanics.revealing import LookAt, Reveal
from entaku.cards.mechanics.scry import Scry
from entaku.cards.mechanics.searching import Shuffle
from entaku.cards.mechanics.tapping import Tap, Untap
from entaku.cards.mechanics.transforming import Flip, Transform

_HAND, _GRAVEYARD = Group(zone="hand", of=YOU), Group(zone="graveyard", of=YOU)
_EXILED_WITH_THIS = Group((ExiledWithSource(),), "exile")
_BY_NIGHT = Triggered(BeginningOf("upkeep"), (Transform(SELF),), if_=Unless(CastLastTurn()))
_BY_DAY = Triggered(BeginningOf("upkeep"), (Transform(SELF),), if_=CastLastTurn(2))
"""By what Werewolves turn over, and back."""
_GONE_FOR_GOOD = Replaces(InsteadOfMoving(SELF, "graveyard", "exile"))
"""What the back of a card with disturb says."""
_SPIRIT = token(1, 1, "W", "Spirit", Keyword("flying"))

TREES = (
    Tree(
        "Afflicted Deserter // Werewolf Ransacker",
        (_BY_NIGHT,),
        (
            (
                Triggered(
                    TransformsInto(),
                    (May((Destroy(TARGET),), then=(If(Bind("destroyed"), (Damage(3, ControllerOf(TARGET)),)),)),),
                    (target(group(ARTIFACT)),),
                ),
                _BY_DAY,
            ),
        ),
    ),
    Tree(
        "Akki Lavarunner // Tok-Tok, Volcano Born",
        (*keywords("haste"), Triggered(DealsDamage(SELF, EACH_OPPONENT), (Flip(SELF),))),
        (
            (
                Keyword("protection", where=(Coloured("R"),)),
                Replaces(InsteadOfDamage(source=group(Coloured("R")), to=EACH_PLAYER, more=1)),
            ),
        ),
    ),
    Tree(
        "Archangel Avacyn // Avacyn, the Purifier",
        (
            *keywords("flash", "flying", "vigilance"),
            enters(Apply(creature(YOURS), (Gain(keywords("indestructible")),))),
            Triggered(Dies(creature(Not(Is("Angel")), YOURS)), (AtNext("upkeep", (Transform(SELF),)),)),
        ),
        (
            (
                *keywords("flying"),
                Triggered(TransformsInto(), (Damage(3, Both((creature(OTHER), EACH_OPPONENT))),)),
            ),
        ),
    ),
    Tree(
        "Azor's Gateway // Sanctum of the Sun",
        (
            Activated(
                cost("1 T"),
                (
                    Draw(),
                    ChooseThings(_HAND),
                    exile(CHOSEN),
                    If(
                        Compared(Kinds("mana value", _EXILED_WITH_THIS), ">=", 5),
                        (GainLife(5), Untap(SELF), Transform(SELF)),
                    ),
                ),
            ),
        ),
        ((Activated(cost("T"), (AddMana(amount=LifeOf(YOU)),)),),),
    ),
    Tree(
        "Ballista Watcher // Ballista Wielder",
        (
            Activated(cost("2R T"), (Damage(1, TARGET),), (ANY_TARGET,)),
            *keywords("daybound"),
        ),
        (
            (
                Activated(
                    cost("2R"),
                    (
                        Damage(1, TARGET),
                        If(
                            Every((Compared(BoundAmount("dealt"), ">=", 1), Matches(TARGET, (CREATURE,)))),
                            (Apply(TARGET, (CantBlock(),)),),
                        ),
                    ),
                    (ANY_TARGET,),
                ),
                *keywords("nightbound"),
            ),
        ),
    ),
    Tree(
        "Biolume Egg // Biolume Serpent",
        (
            *keywords("defender"),
            enters(Scry(2)),
            Triggered(
                Sacrifices(YOU, group(Not(OTHER))),
                (AtNext("end", (Move(SELF, "battlefield", transformed=True),)),),
            ),
        ),
        ((Activated((SacrificeCost(group(Is("Island")), 2),), (Apply(SELF, (CantBeBlocked(),)),)),),),
    ),
    Tree(
        "Brine Comber // Brinebound Gift",
        (
            enters(makes(_SPIRIT)),
            Triggered(
                BecomesTarget(SELF, by_spell=True), (makes(_SPIRIT),), if_=Matches(Bound("other"), (Is("Aura"),))
            ),
            Keyword("disturb", cost("WU")),
        ),
        (
            (
                Keyword("enchant", where=(CREATURE,)),
                enters(makes(_SPIRIT)),
                Triggered(
                    BecomesTarget(ATTACHED, by_spell=True),
                    (makes(_SPIRIT),),
                    if_=Matches(Bound("other"), (Is("Aura"),)),
                ),
                _GONE_FOR_GOOD,
            ),
        ),
    ),
    Tree(
        "Civilized Scholar // Homicidal Brute",
        (
            Activated(
                cost("T"),
                (Draw(), Discard(), If(Matches(Bound("discarded"), (CREATURE,)), (Untap(SELF), Transform(SELF)))),
            ),
        ),
        ((Triggered(BeginningOf("end", YOU), (Tap(SELF), Transform(SELF)), if_=Unless(AttackedThisTurn(SELF))),),),
    ),
    Tree(
        "Conduit of Storms // Conduit of Emrakul",
        (
            Triggered(Attacks(SELF), (Delayed(BeginningOf("main", YOU), (AddMana("R"),), until="end of turn"),)),
            Activated(cost("3RR"), (Transform(SELF),)),
        ),
        ((Triggered(Attacks(SELF), (Delayed(BeginningOf("main", YOU), (AddMana("C", 2),), until="end of turn"),)),),),
    ),
    Tree(
        "Conqueror's Galleon // Conqueror's Foothold",
        (
            Triggered(
                Attacks(SELF),
                (AtNext("end of combat", (exile(SELF), Move(MOVED, "battlefield", YOU, transformed=True))),),
            ),
            Keyword("crew", amount=4),
        ),
        (
            (
                taps_for("C"),
                Activated(cost("2 T"), (Draw(), Discard())),
                Activated(cost("4 T"), (Draw(),)),
                Activated(cost("6 T"), (to_hand(TARGET),), (target(_GRAVEYARD),)),
            ),
        ),
    ),
    Tree(
        "Covetous Castaway // Ghostly Castigator",
        (dies(Mill(3)), Keyword("disturb", cost("3UU"))),
        (
            (
                *keywords("flying"),
                enters(May((Move(TARGET, "library"), Shuffle())), targets=(target(_GRAVEYARD, least=0, most=3),)),
                _GONE_FOR_GOOD,
            ),
        ),
    ),
    Tree(
        "Cryptolith Fragment // Aurora of Emrakul",
        (
            Replaces(EntersTapped()),
            Activated(cost("T"), (AddMana(), LoseLife(1, EACH_PLAYER))),
            Triggered(
                BeginningOf("upkeep", YOU),
                (Transform(SELF),),
                if_=Compared(Count(PlayersWho(EACH_PLAYER, Compared(LifeOf(BoundPlayer("each")), ">", 10))), "=", 0),
            ),
        ),
        ((*keywords("flying", "deathtouch"), Triggered(Attacks(SELF), (LoseLife(3, EACH_OPPONENT),))),),
    ),
    Tree(
        "Deathbonnet Sprout // Deathbonnet Hulk",
        (
            Triggered(
                BeginningOf("upkeep", YOU),
                (Mill(1), If(Exists(in_graveyard(CREATURE), 3), (Transform(SELF),))),
            ),
        ),
        (
            (
                Triggered(
                    BeginningOf("upkeep", YOU),
                    (
                        ChooseThings(Group(zone="graveyard"), optional=True),
                        exile(CHOSEN),
                        If(Matches(MOVED, (CREATURE,)), (counter_on(SELF),)),
                    ),
                ),
            ),
        ),
    ),
    Tree(
        "Delver of Secrets // Insectile Aberration",
        (
            Triggered(
                BeginningOf("upkeep", YOU),
                (
                    LookAt(TopCards(YOU)),
                    May((Reveal(SEEN),), then=(If(Matches(SEEN, (INSTANT_OR_SORCERY,)), (Transform(SELF),)),)),
                ),
            ),
        ),
        (keywords("flying"),),
    ),
    Tree(
        "Erayo, Soratami Ascendant // Erayo's Essence",
        (
            *keywords("flying"),
            Triggered(Casts(EACH_PLAYER), (Flip(SELF),), if_=Compared(CastBefore(IT), "=", 3)),
        ),
        ((Triggered(Casts(EACH_OPPONENT, nth=1), (Counter(IT),)),),),
    ),
)
