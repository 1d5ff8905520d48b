"""More cards that are played most in Commander and that nothing reads."""

from entaku.cards.ir.abilities import Activated, DiscardCost, Keyword, PayLife, Replaces, SacrificeCost, Tree, Triggered
from entaku.cards.ir.changes import LoseTypes
from entaku.cards.ir.conditions import Compared, DealtDamageThisTurn, Matches, WasKicked
from entaku.cards.ir.happenings import AnyHappening, BeginningOf, Dies, Leaves, Moves
from entaku.cards.ir.instructions import DoUnless, ForEach, If, May
from entaku.cards.ir.replacements import EntersAsCopy, EntersOnlyFor, EntersTapped, InsteadOfMoving
from entaku.cards.ir.short import (
    ARTIFACT,
    CHOSEN,
    CREATURE,
    EACH_OPPONENT,
    EACH_PLAYER,
    ENCHANTMENT,
    IT,
    LAND,
    OTHER,
    PLANESWALKER,
    SELF,
    TARGET,
    THEIRS,
    YOU,
    YOURS,
    cost,
    enters,
    group,
    in_graveyard,
    keywords,
    pump,
    taps_for,
    target,
    target_creature,
)
from entaku.cards.ir.things import (
    AllOf,
    AnyOf,
    Being,
    Bound,
    BoundPlayer,
    ControlledBy,
    ControllerOf,
    Count,
    DamageThisTurn,
    DrawnThisTurn,
    ExiledWithSource,
    Group,
    HasCounter,
    Is,
    Not,
    OwnedBy,
    PlayersWho,
    Stat,
    Sum,
    X,
)
from entaku.cards.mechanics.casting import CastFree, MayPlay
from entaku.cards.mechanics.choosing import ChooseThings
from entaku.cards.mechanics.counters import MoveCounters, PutCountersOf
from entaku.cards.mechanics.damage import Damage
from entaku.cards.mechanics.destroying import Destroy
from entaku.cards.mechanics.drawing import Draw, Mill
from entaku.cards.mechanics.moving import Move
from entaku.cards.mechanics.searching import Search
from entaku.cards.mechanics.tokens import CreateCopies

_EACH = Bound("each")
_LEGENDS = Count(group(Is("Legendary"), CREATURE, YOURS))
_BASIC_TYPES = AnyOf(tuple(map(Is, ("Plains", "Island", "Swamp", "Mountain", "Forest"))))
_VOID = HasCounter("void")

TREES = (
    Tree(
        "Mox Diamond",
        (
            Replaces(EntersOnlyFor((DiscardCost(Group((LAND,), "hand", YOU)),))),
            taps_for("any"),
        ),
    ),
    Tree(
        "Boseiju, Who Endures",
        (
            taps_for("G"),
            Activated(
                cost("1G", DiscardCost(SELF)),
                (
                    Destroy(TARGET),
                    May(
                        (
                            Search(
                                (LAND, _BASIC_TYPES),
                                who=ControllerOf(TARGET),
                                to="battlefield",
                                reveal=False,
                            ),
                        ),
                        who=ControllerOf(TARGET),
                    ),
                ),
                (target(group(AnyOf((ARTIFACT, ENCHANTMENT, AllOf((Not(Is("Basic")), LAND)))), THEIRS)),),
                zone="hand",
                less=_LEGENDS,
                word="channel",
            ),
        ),
    ),
    Tree(
        "Dauthi Voidwalker",
        (
            *keywords("shadow"),
            Replaces(
                InsteadOfMoving(
                    Group((OwnedBy(EACH_OPPONENT), Not(Being("token"))), "battlefield"),
                    "graveyard",
                    "exile",
                    counter="void",
                )
            ),
            Activated(
                cost("T", SacrificeCost()),
                (
                    ChooseThings(Group((OwnedBy(EACH_OPPONENT), _VOID), "exile")),
                    MayPlay(CHOSEN, free=True),
                ),
            ),
        ),
    ),
    Tree(
        "Mosswort Bridge",
        (
            Replaces(EntersTapped()),
            Keyword("hideaway", amount=4),
            taps_for("G"),
            Activated(
                cost("G T"),
                (
                    If(
                        Compared(Sum("power", group(CREATURE, YOURS)), ">=", 10),
                        (CastFree(Group((ExiledWithSource(),), "exile"), play=True),),
                    ),
                ),
            ),
        ),
    ),
    Tree(
        "Skyclave Relic",
        (
            Keyword("kicker", cost("3")),
            *keywords("indestructible"),
            enters(CreateCopies(SELF, 2, tapped=True), if_=WasKicked()),
            taps_for("any"),
        ),
    ),
    Tree(
        "Spark Double",
        (
            Replaces(
                EntersAsCopy(
                    group(AnyOf((CREATURE, PLANESWALKER)), YOURS),
                    (LoseTypes(("Legendary",)),),
                    counters=(("Creature", "+1/+1"), ("Planeswalker", "loyalty")),
                )
            ),
        ),
    ),
    Tree(
        "Spinerock Knoll",
        (
            Replaces(EntersTapped()),
            Keyword("hideaway", amount=4),
            taps_for("R"),
            Activated(
                cost("R T"),
                (
                    If(
                        Compared(
                            Count(PlayersWho(EACH_OPPONENT, Compared(DamageThisTurn(BoundPlayer("each")), ">=", 7))),
                            ">=",
                            1,
                        ),
                        (CastFree(Group((ExiledWithSource(),), "exile"), play=True),),
                    ),
                ),
            ),
        ),
    ),
    Tree(
        "Steel Hellkite",
        (
            *keywords("flying"),
            Activated(cost("2"), (pump(SELF, 1, 0),)),
            Activated(
                cost("X"),
                (
                    Destroy(
                        group(
                            Not(LAND),
                            Stat("mana value", "=", X()),
                            ControlledBy(
                                PlayersWho(EACH_PLAYER, DealtDamageThisTurn(BoundPlayer("each"), SELF)),
                            ),
                        )
                    ),
                ),
                limit=1,
            ),
        ),
    ),
    Tree(
        "Sylvan Library",
        (
            Triggered(
                BeginningOf("draw", YOU),
                (
                    May(
                        (Draw(2),),
                        then=(
                            ChooseThings(Group((DrawnThisTurn(),), "hand", YOU), amount=2),
                            ForEach(CHOSEN, (DoUnless((Move(_EACH, "library"),), pay=(PayLife(4),)),)),
                        ),
                    ),
                ),
            ),
        ),
    ),
    Tree(
        "Syr Konrad, the Grim",
        (
            Triggered(
                AnyHappening(
                    (
                        Dies(group(OTHER, CREATURE)),
                        Moves(Group((CREATURE,), "graveyard"), "graveyard", other_than="battlefield"),
                        Moves(in_graveyard(CREATURE), None, "graveyard"),
                    )
                ),
                (Damage(1, EACH_OPPONENT),),
            ),
            Activated(cost("1B"), (Mill(1, EACH_PLAYER),)),
        ),
    ),
    Tree(
        "The Ozolith",
        (
            Triggered(
                Leaves(group(CREATURE, YOURS)),
                (PutCountersOf(IT, SELF),),
                if_=Matches(IT, (HasCounter(""),)),
            ),
            Triggered(
                BeginningOf("combat", YOU),
                (May((MoveCounters(SELF, TARGET, kind="", amount=None),)),),
                (target_creature(),),
                if_=Matches(SELF, (HasCounter(""),)),
            ),
        ),
    ),
)
