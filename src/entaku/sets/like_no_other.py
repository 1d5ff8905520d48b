"""What cards that we don't ship do, of which one sentence is like that of no other card: no phrase says it."""

from entaku.cards.ir.abilities import (
    Activated,
    AlternativeCost,
    Keyword,
    LifeForOpponent,
    Pay,
    SpellAbility,
    Static,
    TapThis,
    Target,
    Tree,
    Triggered,
)
from entaku.cards.ir.actions import Apply
from entaku.cards.ir.changes import CantAttack, CountersRemain, DoesntUntap, Gain, Resize, SetColour, SetSize, SetTypes
from entaku.cards.ir.conditions import AttackedWith, Bind, CastThisTurn, Compared, Exists, ManaSpent, Matches
from entaku.cards.ir.happenings import BeginningOf, DealsDamage, Enters
from entaku.cards.ir.instructions import AtNext, ForEach, If, Instead, May, RepeatAtWill, WithX
from entaku.cards.ir.player_rules import CantCast, SkipsStep
from entaku.cards.ir.replacements import InsteadOfDamage
from entaku.cards.ir.things import (
    Among,
    Being,
    BlockedBy,
    Both,
    Bound,
    BoundAmount,
    BoundPlayer,
    ControlledBy,
    Count,
    DefendingPlayer,
    Each,
    Greatest,
    Group,
    Has,
    Is,
    Not,
    Other,
    OwnedBy,
    OwnerOf,
    Permanent,
    PlayersWho,
    Plus,
    Self,
    Stat,
    StatOf,
    Targeted,
    TargetedPlayer,
    Times,
    TimesKicked,
    TopCards,
    X,
    You,
)
from entaku.cards.mana import Cost
from entaku.cards.mechanics.choosing import ChooseThings
from entaku.cards.mechanics.clash import Clash
from entaku.cards.mechanics.control import SwapControl
from entaku.cards.mechanics.copying import BecomeCopy
from entaku.cards.mechanics.countering import Counter
from entaku.cards.mechanics.counters import PutCounters
from entaku.cards.mechanics.damage import Damage
from entaku.cards.mechanics.drawing import Discard, Draw
from entaku.cards.mechanics.lasting import Establish
from entaku.cards.mechanics.life import LoseLife, SetLife
from entaku.cards.mechanics.mana import AddMana, PayAnyAmount
from entaku.cards.mechanics.moving import Move
from entaku.cards.mechanics.revealing import Reveal
from entaku.cards.mechanics.rewording import ChangeText
from entaku.cards.mechanics.searching import Search, Shuffle
from entaku.cards.mechanics.tapping import Untap

TREES = (
    Tree(
        "Angelic Arbiter",
        (
            Keyword("flying"),
            Static(
                Group((Is("Creature"), ControlledBy(PlayersWho(Each("opponent"), CastThisTurn(BoundPlayer("each")))))),
                (CantAttack(),),
            ),
            Static(rules=(CantCast(PlayersWho(Each("opponent"), AttackedWith(BoundPlayer("each")))),)),
        ),
    ),
    Tree(
        "Artificial Evolution",
        (
            SpellAbility(
                (ChangeText(Targeted(), ("creature type",), never=("Wall",)),),
                (Target((Group(zone="stack"), Group())),),
            ),
        ),
    ),
    Tree(
        "Chaos Warp",
        (
            SpellAbility(
                (
                    Move(Targeted(), "library"),
                    Shuffle(OwnerOf(Targeted())),
                    Reveal(TopCards(OwnerOf(Targeted()))),
                    If(Matches(Bound("revealed"), (Permanent(),)), (Move(Bound("revealed"), "battlefield"),)),
                ),
                (Target((Group(),)),),
            ),
        ),
    ),
    Tree(
        "Collective Voyage",
        (
            SpellAbility(
                (
                    PayAnyAmount(Each()),
                    Search(
                        (Is("Basic"), Is("Land")),
                        BoundAmount("paid"),
                        Each(),
                        to="battlefield",
                        reveal=False,
                        tapped=True,
                        up_to=True,
                    ),
                ),
                word="join forces",
            ),
        ),
    ),
    Tree(
        "Comet Storm",
        (
            Keyword("multikicker", (Pay(Cost.parse("{1}")),)),
            SpellAbility(
                (Damage(X(), Targeted()),),
                (
                    Target(
                        (Group((Is("Creature"),)), Group((Is("Planeswalker"),)), Each()),
                        Plus((1, TimesKicked())),
                        Plus((1, TimesKicked())),
                    ),
                ),
            ),
        ),
    ),
    Tree(
        "Cytoshape",
        (
            SpellAbility(
                (
                    ChooseThings(Group((Not(Is("Legendary")), Is("Creature")))),
                    BecomeCopy(Targeted(), Bound("chosen"), until="end of turn"),
                ),
                (Target((Group((Is("Creature"),)),)),),
            ),
        ),
    ),
    Tree(
        "Damia, Sage of Stone",
        (
            Keyword("deathtouch"),
            Static(rules=(SkipsStep(You(), "draw"),)),
            Triggered(
                BeginningOf("upkeep", You()),
                (Draw(Plus((7, Times(-1, Count(Group(zone="hand", of=You())))))),),
                if_=Compared(Count(Group(zone="hand", of=You())), "<", 7),
            ),
        ),
    ),
    Tree(
        "Desecrator Hag",
        (
            Triggered(
                Enters(Self()),
                (
                    ChooseThings(
                        Group(
                            (
                                Is("Creature"),
                                Stat("power", "=", Greatest("power", Group((Is("Creature"),), "graveyard", You()))),
                            ),
                            "graveyard",
                            You(),
                        )
                    ),
                    Move(Bound("chosen"), "hand"),
                ),
            ),
        ),
    ),
    Tree(
        "Firespout",
        (
            SpellAbility(
                (
                    If(ManaSpent("R"), (Damage(3, Group((Is("Creature"), Not(Has("flying"))))),)),
                    If(ManaSpent("G"), (Damage(3, Group((Is("Creature"), Has("flying")))),)),
                )
            ),
        ),
    ),
    Tree(
        "Gomazoa",
        (
            Keyword("defender"),
            Keyword("flying"),
            Activated(
                (TapThis(),),
                (
                    Move(Both((Self(), Group((Is("Creature"), BlockedBy(Self()))))), "library"),
                    Shuffle(OwnerOf(Bound("moved"))),
                ),
            ),
        ),
    ),
    Tree(
        "Invigorate",
        (
            AlternativeCost((LifeForOpponent(3),), Exists(Group((Is("Forest"), ControlledBy(You()))))),
            SpellAbility((Apply(Targeted(), (Resize(4, 4),)),), (Target((Group((Is("Creature"),)),)),)),
        ),
    ),
    Tree(
        "Lhurgoyf",
        (
            Static(
                changes=(
                    SetSize(
                        Count(Group((Is("Creature"),), "graveyard")),
                        Plus((Count(Group((Is("Creature"),), "graveyard")), 1)),
                    ),
                ),
                defines=True,
            ),
        ),
    ),
    Tree(
        "Mercadia's Downfall",
        (
            SpellAbility(
                (
                    ForEach(
                        Group((Being("attacking"), Is("Creature"))),
                        (
                            Apply(
                                Bound("each"),
                                (
                                    Resize(
                                        Count(
                                            Group(
                                                (
                                                    Not(Is("Basic")),
                                                    Is("Land"),
                                                    ControlledBy(DefendingPlayer(Bound("each"))),
                                                )
                                            )
                                        ),
                                        0,
                                    ),
                                ),
                            ),
                        ),
                    ),
                )
            ),
        ),
    ),
    Tree(
        "Oblation",
        (
            SpellAbility(
                (Move(Targeted(), "library"), Shuffle(OwnerOf(Targeted())), Draw(2, OwnerOf(Targeted()))),
                (Target((Group((Not(Is("Land")),)),)),),
            ),
        ),
    ),
    Tree(
        "Pollen Lullaby",
        (
            SpellAbility(
                (
                    Establish(InsteadOfDamage(combat=True)),
                    Clash(),
                    If(
                        Bind("won"),
                        (
                            Apply(
                                Group((Is("Creature"), ControlledBy(BoundPlayer("clashed")))),
                                (DoesntUntap(),),
                                "its controller's next untap step",
                            ),
                        ),
                    ),
                )
            ),
        ),
    ),
    Tree(
        "Reins of Power",
        (
            SpellAbility(
                (
                    Untap(
                        Both(
                            (
                                Group((Is("Creature"), ControlledBy(You()))),
                                Group((Is("Creature"), ControlledBy(TargetedPlayer()))),
                            )
                        )
                    ),
                    SwapControl((Is("Creature"),), TargetedPlayer()),
                    Apply(Bound("swapped"), (Gain((Keyword("haste"),)),)),
                ),
                (Target((Each("opponent"),)),),
            ),
        ),
    ),
    Tree(
        "Scattering Stroke",
        (
            SpellAbility(
                (
                    Counter(Targeted()),
                    Clash(),
                    If(
                        Bind("won"),
                        (
                            WithX(
                                StatOf("mana value", Targeted()), (AtNext("main", (May((AddMana("C", X()),)),), True),)
                            ),
                        ),
                    ),
                ),
                (Target((Group(zone="stack"),)),),
            ),
        ),
    ),
    Tree(
        "Scythe Specter",
        (
            Keyword("flying"),
            Triggered(
                DealsDamage(Self(), Each(), True),
                (
                    Discard(who=Each("opponent")),
                    LoseLife(
                        Greatest("mana value", Bound("discarded")),
                        PlayersWho(
                            Each(),
                            Exists(
                                Among(
                                    "discarded",
                                    (
                                        OwnedBy(BoundPlayer("each")),
                                        Stat("mana value", "=", Greatest("mana value", Bound("discarded"))),
                                    ),
                                )
                            ),
                        ),
                    ),
                ),
            ),
        ),
    ),
    Tree(
        "Shard Convergence",
        (
            SpellAbility(
                (
                    Search((Is("Plains"),), to=None, reveal=False, bind="first"),
                    Search((Other(Bound("first")), Is("Island")), to=None, reveal=False, bind="second"),
                    Search(
                        (Other(Both((Bound("first"), Bound("second")))), Is("Swamp")),
                        to=None,
                        reveal=False,
                        bind="third",
                    ),
                    Search(
                        (Other(Both((Bound("first"), Bound("second"), Bound("third")))), Is("Mountain")),
                        to=None,
                        reveal=False,
                        bind="fourth",
                    ),
                    Reveal(Both((Bound("first"), Bound("second"), Bound("third"), Bound("fourth")))),
                    Move(Both((Bound("first"), Bound("second"), Bound("third"), Bound("fourth"))), "hand"),
                    Shuffle(),
                )
            ),
        ),
    ),
    Tree(
        "Skullbriar, the Walking Grave",
        (
            Keyword("haste"),
            Triggered(DealsDamage(Self(), Each(), True), (PutCounters(Self()),)),
            Static(changes=(CountersRemain(),)),
        ),
    ),
    Tree(
        "Svogthos, the Restless Tomb",
        (
            Activated((TapThis(),), (AddMana("C"),)),
            Activated(
                (Pay(Cost.parse("{3}{B}{G}")),),
                (
                    Apply(
                        Self(),
                        (
                            SetTypes(("Creature", "Plant", "Zombie"), True),
                            SetColour("BG"),
                            Gain(
                                (
                                    Static(
                                        changes=(
                                            SetSize(
                                                Count(Group((Is("Creature"),), "graveyard", You())),
                                                Count(Group((Is("Creature"),), "graveyard", You())),
                                            ),
                                        )
                                    ),
                                )
                            ),
                        ),
                    ),
                ),
            ),
        ),
    ),
    Tree(
        "Tariel, Reckoner of Souls",
        (
            Keyword("flying"),
            Keyword("vigilance"),
            Activated(
                (TapThis(),),
                (
                    ChooseThings(Group((Is("Creature"),), "graveyard", TargetedPlayer()), random=True),
                    Move(Bound("chosen"), "battlefield", You()),
                ),
                (Target((Each("opponent"),)),),
            ),
        ),
    ),
    Tree(
        "Touch of the Eternal",
        (Triggered(BeginningOf("upkeep", You()), (SetLife(Count(Group((ControlledBy(You()),)))),)),),
    ),
    Tree(
        "Trade Secrets",
        (
            SpellAbility(
                (RepeatAtWill((Draw(2, TargetedPlayer()), Draw(4, up_to=True)), TargetedPlayer()),),
                (Target((Each("opponent"),)),),
            ),
        ),
    ),
    Tree(
        "Trench Gorger",
        (
            Keyword("trample"),
            Triggered(
                Enters(Self()),
                (
                    May(
                        (Search((Is("Land"),), None, to="exile", reveal=False, up_to=True),),
                        (Apply(Self(), (SetSize(Count(Bound("found")), Count(Bound("found"))),), "end of game"),),
                    ),
                ),
            ),
        ),
    ),
    Tree(
        "Vengeful Rebirth",
        (
            SpellAbility(
                (
                    Move(Targeted(), "hand"),
                    If(
                        Matches(Bound("moved"), (Not(Is("Land")),)),
                        (Damage(StatOf("mana value", Bound("moved")), Targeted(1)),),
                    ),
                ),
                (
                    Target((Group(zone="graveyard", of=You()),)),
                    Target((Group((Is("Creature"),)), Group((Is("Planeswalker"),)), Each())),
                ),
            ),
            SpellAbility((Move(Self(), "exile"),)),
        ),
    ),
    Tree(
        "Wake the Past",
        (
            SpellAbility(
                (
                    Move(Group((Is("Artifact"),), "graveyard", You()), "battlefield"),
                    Apply(Bound("moved"), (Gain((Keyword("haste"),)),)),
                )
            ),
        ),
    ),
    Tree(
        "Whirlpool Whelm",
        (
            SpellAbility(
                (
                    Clash(),
                    Instead(
                        (Move(Targeted(), "hand"),),
                        (May((Move(Targeted(), "library"),), otherwise=(Move(Targeted(), "hand"),)),),
                        Bind("won"),
                    ),
                ),
                (Target((Group((Is("Creature"),)),)),),
            ),
        ),
    ),
)
