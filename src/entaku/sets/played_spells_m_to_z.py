"""What instants and sorceries from M to Z do that many tables play: no phrase says one of their sentences."""

from entaku.cards.ir.abilities import (
    AdditionalCost,
    Keyword,
    Mode,
    SacrificeCost,
    SpellAbility,
    Tree,
    Triggered,
)
from entaku.cards.ir.conditions import Exists
from entaku.cards.ir.happenings import Dies
from entaku.cards.ir.instructions import DoUnless, Instead, May
from entaku.cards.ir.player_rules import CantCast, HandSize
from entaku.cards.ir.short import (
    AN_OPPONENT,
    ANY_PLAYER,
    ARTIFACT,
    BASIC_LAND,
    CHOSEN,
    CREATURE,
    CREATURE_OR_WALKER,
    EACH_PLAYER,
    ENCHANTMENT,
    FLYING,
    FOUND,
    INSTANT_OR_SORCERY,
    LAND,
    MOVED,
    SEEN,
    SELF,
    TARGET,
    TARGET_PLAYER,
    YOU,
    YOURS,
    cost,
    does,
    exile,
    group,
    in_graveyard,
    makes,
    spell,
    target,
    to_hand,
    token,
)
from entaku.cards.ir.things import (
    Among,
    AnyOf,
    Being,
    Both,
    Bound,
    BoundPlayer,
    ControlledBy,
    ControllerOf,
    Count,
    Is,
    IsAbility,
    NamedAsSource,
    Not,
    Other,
    OwnedBy,
    Predicate,
    SameNameAs,
    Stat,
    StatOf,
    Targeted,
    Times,
    TopCards,
    X,
)
from entaku.cards.mechanics.casting import CastFree
from entaku.cards.mechanics.choosing import ChooseThings
from entaku.cards.mechanics.countering import Counter
from entaku.cards.mechanics.damage import Damage
from entaku.cards.mechanics.destroying import Destroy, Sacrifice
from entaku.cards.mechanics.drawing import Draw
from entaku.cards.mechanics.lasting import Establish
from entaku.cards.mechanics.life import GainLife
from entaku.cards.mechanics.mana import AddMana
from entaku.cards.mechanics.moving import Move, PutFromHand
from entaku.cards.mechanics.revealing import LookAt
from entaku.cards.mechanics.searching import Search, Shuffle

_EACH = BoundPlayer("each")
_SACRIFICED = Bound("sacrificed")
_BASIC_FOREST = (Is("Basic"), Is("Forest"))
_FEROCIOUS = Exists(group(CREATURE, YOURS, Stat("power", ">=", 4)))
_MASTERY = Exists(in_graveyard(INSTANT_OR_SORCERY), 2)


def _rest_to_bottom(name: str) -> Move:
    """Those of the cards that weren't chosen go to the bottom of the library in a random order."""
    return Move(Among(name, (Other(CHOSEN),)), "library", bottom=True, random_order=True)


def _others_of(who: tuple[Predicate, ...]) -> Sacrifice:
    """Each player sacrifices all of theirs that are so and weren't chosen."""
    rest = group(*who, ControlledBy(_EACH), Other(CHOSEN))
    return Sacrifice(rest, EACH_PLAYER, Count(rest))


TREES = (
    Tree(
        "Momentous Fall",
        (
            AdditionalCost((SacrificeCost(group(CREATURE)),)),
            does(Draw(StatOf("power", _SACRIFICED)), GainLife(StatOf("toughness", _SACRIFICED))),
        ),
    ),
    Tree(
        "Nissa's Pilgrimage",
        (
            does(
                Instead(
                    (Search(_BASIC_FOREST, 2, to=None, up_to=True),),
                    (Search(_BASIC_FOREST, 3, to=None, up_to=True),),
                    _MASTERY,
                ),
                ChooseThings(FOUND),
                to_hand(Among("found", (Other(CHOSEN),))),
                Move(CHOSEN, "battlefield", tapped=True),
                Shuffle(),
            ),
        ),
    ),
    Tree(
        "Nylea's Intervention",
        (
            SpellAbility(
                modes=(
                    Mode((Search((LAND,), X()),)),
                    Mode((Damage(Times(2, X()), group(CREATURE, FLYING)),)),
                ),
            ),
        ),
    ),
    Tree(
        "Paradoxical Outcome",
        (
            does(
                to_hand(TARGET),
                Draw(Count(Among("moved", (OwnedBy(YOU),)))),
                targets=(target(group(Not(LAND), Being("nontoken"), YOURS), least=0, most=None),),
            ),
        ),
    ),
    Tree(
        "Pest Infestation",
        (
            does(
                Destroy(TARGET),
                makes(
                    token(1, 1, "BG", "Pest", Triggered(Dies(SELF), (GainLife(1),))),
                    Times(2, X()),
                ),
                targets=(target(group(AnyOf((ARTIFACT, ENCHANTMENT))), least=0, most=X()),),
            ),
        ),
    ),
    Tree(
        "Praetor's Counsel",
        (does(to_hand(in_graveyard()), exile(SELF), Establish(HandSize(YOU, None), "end of game")),),
    ),
    Tree(
        "Price of Progress",
        (does(Damage(Times(2, Count(group(Not(Is("Basic")), LAND, ControlledBy(_EACH)))), EACH_PLAYER)),),
    ),
    Tree(
        "Reconstruct History",
        (
            does(
                *(to_hand(Targeted(n)) for n in range(5)),
                exile(SELF),
                targets=tuple(
                    target(in_graveyard(Is(each)), least=0)
                    for each in ("Artifact", "Enchantment", "Instant", "Sorcery", "Planeswalker")
                ),
            ),
        ),
    ),
    Tree(
        "Render Silent",
        (does(Counter(TARGET), Establish(CantCast(ControllerOf(TARGET))), targets=(target(spell()),)),),
    ),
    Tree(
        "Rite of Flame",
        (does(AddMana("R", 2), AddMana("R", Count(in_graveyard(NamedAsSource(), of=None)))),),
    ),
    Tree(
        "Settle the Wreckage",
        (
            does(
                exile(group(Being("attacking"), CREATURE, ControlledBy(TARGET_PLAYER))),
                May(
                    (
                        Search(
                            BASIC_LAND,
                            Count(MOVED),
                            TARGET_PLAYER,
                            to="battlefield",
                            reveal=False,
                            tapped=True,
                        ),
                    ),
                    who=TARGET_PLAYER,
                ),
                targets=(ANY_PLAYER,),
            ),
        ),
    ),
    Tree(
        "Shared Summons",
        (
            does(
                Search((CREATURE,), to=None, bind="first"),
                Search(
                    (CREATURE, Other(Bound("first")), Not(SameNameAs(Bound("first")))),
                    to=None,
                    bind="second",
                ),
                to_hand(Both((Bound("first"), Bound("second")))),
                Shuffle(),
            ),
        ),
    ),
    Tree(
        "Single Combat",
        (
            does(
                ChooseThings(group(CREATURE_OR_WALKER, ControlledBy(_EACH)), EACH_PLAYER),
                _others_of((CREATURE_OR_WALKER,)),
                Establish(CantCast(EACH_PLAYER, (CREATURE_OR_WALKER,)), "end of your next turn"),
            ),
        ),
    ),
    Tree(
        "Tale's End",
        (does(Counter(TARGET), targets=(target(spell(IsAbility()), spell(Is("Legendary"))),)),),
    ),
    Tree(
        "Thassa's Intervention",
        (
            SpellAbility(
                modes=(
                    Mode(
                        (
                            LookAt(TopCards(YOU, X())),
                            ChooseThings(SEEN, amount=2, optional=True),
                            _rest_to_bottom("seen"),
                            to_hand(CHOSEN),
                        ),
                    ),
                    Mode(
                        (
                            DoUnless(
                                (Counter(TARGET),),
                                pay=cost("1"),
                                who=ControllerOf(TARGET),
                                times=Times(2, X()),
                            ),
                        ),
                        (target(spell()),),
                    ),
                ),
            ),
        ),
    ),
    Tree(
        "Tooth and Nail",
        (
            SpellAbility(
                modes=(Mode((Search((CREATURE,), 2, up_to=True),)), Mode((PutFromHand((CREATURE,), amount=2),)))
            ),
            Keyword("entwine", cost("2")),
        ),
    ),
    Tree(
        "Villainous Wealth",
        (
            does(
                exile(TopCards(TARGET_PLAYER, X())),
                CastFree(Among("moved", (Stat("mana value", "<=", X()),))),
                targets=(AN_OPPONENT,),
            ),
        ),
    ),
    Tree(
        "Whelming Wave",
        (
            does(
                to_hand(
                    group(
                        CREATURE,
                        *(Not(Is(each)) for each in ("Kraken", "Leviathan", "Octopus", "Serpent")),
                    ),
                ),
            ),
        ),
    ),
)
