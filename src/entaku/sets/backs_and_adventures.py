"""What cards with a back or an Adventure do that we don't ship, of which one sentence is like that of no other card."""

from entaku.cards.ir.abilities import (
    Activated,
    DiscardCost,
    ExileCost,
    Keyword,
    PayLife,
    Replaces,
    Static,
    Tree,
    Triggered,
)
from entaku.cards.ir.actions import Apply
from entaku.cards.ir.changes import AddTypes, CantAttack, Gain, LoseTypes, Resize, SetSize
from entaku.cards.ir.conditions import Compared, Exists, Matches, Unless
from entaku.cards.ir.happenings import (
    AnyHappening,
    BeginningOf,
    Dies,
    Discards,
    PlayerAttacks,
    Sacrifices,
)
from entaku.cards.ir.instructions import DoUnless, ForEach, If, May, WithX
from entaku.cards.ir.player_rules import HandSize, ThisCostsLess
from entaku.cards.ir.replacements import EntersTapped
from entaku.cards.ir.short import (
    AN_OPPONENT,
    ANY_PLAYER,
    ARTIFACT,
    ATTACHED,
    CHOSEN,
    CREATURE,
    EACH_OPPONENT,
    FOUND,
    IT,
    LAND,
    OTHER,
    PLANESWALKER,
    SEEN,
    SELF,
    TARGET,
    TARGET_PLAYER,
    YOU,
    YOURS,
    cost,
    creature,
    dies,
    does,
    exile,
    gains,
    group,
    in_graveyard,
    keywords,
    makes,
    taps_for,
    target,
    target_creature,
    to_hand,
    token,
)
from entaku.cards.ir.things import (
    Among,
    AnyOf,
    AttachedTo,
    Being,
    Both,
    Bound,
    BoundPlayer,
    ControlledBy,
    Count,
    Group,
    Is,
    Not,
    Other,
    Permanent,
    PlayersWho,
    Plus,
    Stat,
    Targeted,
    Times,
    TopCards,
    X,
)
from entaku.cards.mechanics.attaching import Attach
from entaku.cards.mechanics.casting import CastFree
from entaku.cards.mechanics.choosing import ChooseThings
from entaku.cards.mechanics.copying import BecomeCopy
from entaku.cards.mechanics.counters import PutCounters
from entaku.cards.mechanics.destroying import Destroy, Sacrifice
from entaku.cards.mechanics.drawing import Discard, Draw, Mill
from entaku.cards.mechanics.lasting import Establish
from entaku.cards.mechanics.life import GainLife, LoseLife
from entaku.cards.mechanics.moving import Move
from entaku.cards.mechanics.revealing import LookAt, RevealHand, RevealUntil
from entaku.cards.mechanics.tapping import Tap, Untap

_EACH = Bound("each")
_THAT_PLAYER = BoundPlayer("each")
_HAND = Group(zone="hand", of=YOU)
_VERMIN = ("Pest", "Bat", "Insect", "Snake", "Spider")
_TAPPED_LAND = Replaces(EntersTapped())
_UNLESS_LIFE = Replaces(EntersTapped(or_pay=(PayLife(3),)))
_NOT_CAST = Group((Not(Other(FOUND)),), "library", YOU)
"""The card that was found, if it lies in the library still."""

TREES = (
    Tree(
        "Animating Faerie // Bring to Life",
        keywords("flying"),
        (
            (
                does(
                    Apply(TARGET, (AddTypes(("Artifact", "Creature")), SetSize(0, 0)), "end of game"),
                    PutCounters(TARGET, amount=4),
                    targets=(target(group(Not(CREATURE), ARTIFACT, YOURS)),),
                ),
            ),
        ),
    ),
    Tree(
        "Augmenter Pugilist // Echoing Equation",
        (
            *keywords("trample"),
            Static(SELF, (Resize(5, 5),), while_=Exists(group(LAND, YOURS), 8)),
        ),
        (
            (
                does(
                    ForEach(
                        creature(Other(TARGET), YOURS),
                        (BecomeCopy(_EACH, TARGET, (LoseTypes(("Legendary",)),), until="end of turn"),),
                    ),
                    targets=(target_creature(YOURS),),
                ),
            ),
        ),
    ),
    Tree(
        "Blex, Vexing Pest // Search for Blex",
        (
            Static(group(OTHER, AnyOf(tuple(map(Is, _VERMIN))), YOURS), (Resize(1, 1),)),
            dies(GainLife(4)),
        ),
        (
            (
                does(
                    LookAt(TopCards(YOU, 5)),
                    ChooseThings(SEEN, amount=None),
                    WithX(
                        Count(CHOSEN),
                        (
                            to_hand(CHOSEN),
                            Move(Among("seen", (Other(CHOSEN),)), "graveyard"),
                            LoseLife(Times(3, X())),
                        ),
                    ),
                ),
            ),
        ),
    ),
    Tree(
        "Egon, God of Death // Throne of Death",
        (
            *keywords("deathtouch"),
            Triggered(
                BeginningOf("upkeep", YOU),
                (
                    If(
                        Exists(in_graveyard(), 2),
                        (ChooseThings(in_graveyard(), amount=2), exile(CHOSEN)),
                        (Sacrifice(SELF), Draw()),
                    ),
                ),
            ),
        ),
        (
            (
                Triggered(BeginningOf("upkeep", YOU), (Mill(1),)),
                Activated(cost("2B T", ExileCost(in_graveyard(CREATURE))), (Draw(),)),
            ),
        ),
    ),
    Tree(
        "Hagra Mauling // Hagra Broodpit",
        (
            Static(
                rules=(ThisCostsLess(1),),
                while_=Compared(
                    Count(
                        PlayersWho(EACH_OPPONENT, Unless(Exists(group(Is("Basic"), LAND, ControlledBy(_THAT_PLAYER)))))
                    ),
                    ">=",
                    1,
                ),
                zone="stack",
            ),
            does(Destroy(TARGET), targets=(target_creature(),)),
        ),
        ((_TAPPED_LAND, taps_for("B")),),
    ),
    Tree(
        "Halvar, God of Battle // Sword of the Realms",
        (
            Static(
                creature(YOURS, AnyOf((Being("enchanted"), Being("equipped")))),
                (Gain(keywords("double strike")),),
            ),
            Triggered(
                BeginningOf("combat"),
                (May((Attach(TARGET, Targeted(1)),)),),
                (
                    target(group(AnyOf((Is("Aura"), Is("Equipment"))), AttachedTo(creature(YOURS)))),
                    target_creature(YOURS),
                ),
            ),
        ),
        (
            (
                Static(ATTACHED, (Resize(2, 0), Gain(keywords("vigilance")))),
                Triggered(Dies(ATTACHED), (to_hand(IT),)),
                Keyword("equip", cost("1W")),
            ),
        ),
    ),
    Tree(
        "Lovestruck Beast // Heart's Desire",
        (
            Static(
                SELF,
                (CantAttack(unless=Exists(creature(YOURS, Stat("power", "=", 1), Stat("toughness", "=", 1)))),),
            ),
        ),
        ((does(makes(token(1, 1, "W", "Human"))),),),
    ),
    Tree(
        "Pelakka Predation // Pelakka Caverns",
        (
            does(
                RevealHand(TARGET_PLAYER),
                Discard(1, TARGET_PLAYER, (Stat("mana value", ">=", 3),), chooser=YOU),
                targets=(AN_OPPONENT,),
            ),
        ),
        ((_TAPPED_LAND, taps_for("B")),),
    ),
    Tree(
        "Plargg, Dean of Chaos // Augusta, Dean of Order",
        (
            Activated(cost("T", DiscardCost()), (Draw(),)),
            Activated(
                cost("4R T"),
                (
                    RevealUntil((Not(Is("Legendary")), Not(LAND), Stat("mana value", "<=", 3))),
                    CastFree(FOUND),
                    Move(Both((_NOT_CAST, Bound("rest"))), "library", bottom=True, random_order=True),
                ),
            ),
        ),
        (
            (
                Static(creature(OTHER, Being("tapped"), YOURS), (Resize(1, 0),)),
                Static(creature(OTHER, Being("untapped"), YOURS), (Resize(0, 1),)),
                Triggered(
                    PlayerAttacks(YOU),
                    (Untap(creature(YOURS)), ChooseThings(creature(YOURS), amount=None), Tap(CHOSEN)),
                ),
            ),
        ),
    ),
    Tree(
        "Sea Gate Restoration // Sea Gate, Reborn",
        (does(Draw(Plus((Count(_HAND), 1))), Establish(HandSize(YOU, None), "end of game")),),
        ((_UNLESS_LIFE, taps_for("U")),),
    ),
    Tree(
        "Selfless Glyphweaver // Deadly Vanity",
        (Activated((ExileCost(SELF, origin="battlefield"),), (gains(creature(YOURS), "indestructible"),)),),
        (
            (
                does(
                    ChooseThings(group(AnyOf((CREATURE, PLANESWALKER)))),
                    Destroy(group(Other(CHOSEN), AnyOf((CREATURE, PLANESWALKER)))),
                ),
            ),
        ),
    ),
    Tree(
        "Tergrid, God of Fright // Tergrid's Lantern",
        (
            *keywords("menace"),
            Triggered(
                AnyHappening((Sacrifices(EACH_OPPONENT, group(Being("nontoken"))), Discards(EACH_OPPONENT))),
                (May((Move(Group((Not(Other(IT)),), "graveyard"), "battlefield", under=YOU),)),),
                if_=Matches(IT, (Permanent(),)),
            ),
        ),
        (
            (
                Activated(
                    cost("T"),
                    (
                        DoUnless(
                            (DoUnless((LoseLife(3, TARGET_PLAYER),), (Discard(1, TARGET_PLAYER),), who=TARGET_PLAYER),),
                            (Sacrifice(group(Not(LAND)), TARGET_PLAYER),),
                            who=TARGET_PLAYER,
                        ),
                    ),
                    (ANY_PLAYER,),
                ),
                Activated(cost("3B"), (Untap(SELF),)),
            ),
        ),
    ),
    Tree(
        "Valakut Awakening // Valakut Stoneforge",
        (
            does(
                ChooseThings(_HAND, amount=None),
                WithX(
                    Plus((Count(CHOSEN), 1)),
                    (Move(CHOSEN, "library", bottom=True), Draw(X())),
                ),
            ),
        ),
        ((_TAPPED_LAND, taps_for("R")),),
    ),
)
