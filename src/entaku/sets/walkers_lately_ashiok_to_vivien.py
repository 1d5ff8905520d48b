"""What still more planeswalkers that we don't ship do, whose sentences are like those of no other card."""

from entaku.cards.ir.abilities import (
    Activated,
    Deck,
    Keyword,
    LoyaltyCost,
    Replaces,
    Static,
    TapThis,
    Target,
    Tree,
)
from entaku.cards.ir.actions import Apply
from entaku.cards.ir.changes import Gain, LoyaltyAtInstantSpeed, Resize, SetSize, SetTypes
from entaku.cards.ir.conditions import Exists, Matches, TurnOf, WordIs
from entaku.cards.ir.happenings import Casts
from entaku.cards.ir.instructions import Delayed, If
from entaku.cards.ir.player_rules import CantCause, PlayFrom, SeesTopCard
from entaku.cards.ir.replacements import InsteadOfDamage
from entaku.cards.ir.short import (
    ANY_PLAYER,
    CREATURE,
    EACH_OPPONENT,
    IT,
    LAND,
    OTHER,
    PLANESWALKER,
    SELF,
    TARGET,
    TARGET_PLAYER,
    YOU,
    YOURS,
    group,
    in_graveyard,
)
from entaku.cards.ir.things import (
    Among,
    Being,
    Bound,
    BoundName,
    CameThisTurn,
    Count,
    Is,
    Not,
    Other,
    Stat,
    StatOf,
    Times,
    TopCards,
)
from entaku.cards.mechanics.choosing import ChooseThings
from entaku.cards.mechanics.counters import PutCounters
from entaku.cards.mechanics.drawing import Mill
from entaku.cards.mechanics.emblems import Emblem
from entaku.cards.mechanics.life import GainLife
from entaku.cards.mechanics.mana import AddMana
from entaku.cards.mechanics.moving import Move
from entaku.cards.mechanics.naming import ChooseValue
from entaku.cards.mechanics.revealing import LookAt, Reveal
from entaku.cards.mechanics.searching import Search
from entaku.cards.mechanics.tapping import Untap
from entaku.cards.mechanics.tokens import Create, Token

SWAMPS = Count(group(Is("Swamp"), YOURS))

TREES = (
    Tree(
        "Ashiok, Dream Render",
        (
            Static(rules=(CantCause(EACH_OPPONENT, ("search",)),)),
            Activated(
                (LoyaltyCost(-1),),
                (Mill(4, TARGET_PLAYER), Move(in_graveyard(of=EACH_OPPONENT), "exile")),
                (ANY_PLAYER,),
            ),
        ),
    ),
    Tree(
        "Gideon Blackblade",
        (
            Static(
                changes=(
                    SetTypes(("Creature", "Human", "Soldier"), keeps=True),
                    SetSize(4, 4),
                    Gain((Keyword("indestructible"),)),
                ),
                while_=TurnOf(YOU),
            ),
            Replaces(InsteadOfDamage(to=SELF), while_=TurnOf(YOU)),
            Activated(
                (LoyaltyCost(1),),
                (
                    If(
                        Exists(TARGET),
                        (
                            ChooseValue("word", "keyword", among=("vigilance", "lifelink", "indestructible")),
                            If(WordIs("keyword", "vigilance"), (Apply(TARGET, (Gain((Keyword("vigilance"),)),)),)),
                            If(WordIs("keyword", "lifelink"), (Apply(TARGET, (Gain((Keyword("lifelink"),)),)),)),
                            If(
                                WordIs("keyword", "indestructible"),
                                (Apply(TARGET, (Gain((Keyword("indestructible"),)),)),),
                            ),
                        ),
                    ),
                ),
                (Target((group(OTHER, CREATURE, YOURS),), 0),),
            ),
            Activated((LoyaltyCost(-6),), (Move(TARGET, "exile"),), (Target((group(Not(LAND)),)),)),
        ),
    ),
    Tree(
        "Liliana of the Dark Realms",
        (
            Activated((LoyaltyCost(1),), (Search((Is("Swamp"),)),)),
            Activated(
                (LoyaltyCost(-3),),
                (
                    ChooseValue("word", "sign", among=("+X/+X", "-X/-X")),
                    If(
                        WordIs("sign", "+X/+X"),
                        (Apply(TARGET, (Resize(SWAMPS, SWAMPS),)),),
                        (Apply(TARGET, (Resize(Times(-1, SWAMPS), Times(-1, SWAMPS)),)),),
                    ),
                ),
                (Target((group(CREATURE),)),),
            ),
            Activated(
                (LoyaltyCost(-6),),
                (
                    Emblem(
                        (Static(group(Is("Swamp"), YOURS), (Gain((Activated((TapThis(),), (AddMana("B", 4),)),)),)),)
                    ),
                ),
            ),
        ),
    ),
    Tree(
        "Tamiyo, Collector of Tales",
        (
            Static(rules=(CantCause(EACH_OPPONENT, ("discard", "sacrifice"), YOU),)),
            Activated(
                (LoyaltyCost(1),),
                (
                    ChooseValue("nonland card name", "name"),
                    Reveal(TopCards(YOU, 4)),
                    Move(Among("revealed", (BoundName(),)), "hand"),
                    Move(Among("revealed", (Not(BoundName()),)), "graveyard"),
                ),
            ),
            Activated((LoyaltyCost(-3),), (Move(TARGET, "hand"),), (Target((in_graveyard(),)),)),
        ),
    ),
    Tree(
        "Teferi, Temporal Archmage",
        (
            Activated(
                (LoyaltyCost(1),),
                (
                    LookAt(TopCards(YOU, 2)),
                    ChooseThings(Bound("seen")),
                    Move(Bound("chosen"), "hand"),
                    Move(Among("seen", (Other(Bound("chosen")),)), "library", bottom=True),
                ),
            ),
            Activated((LoyaltyCost(-1),), (Untap(TARGET),), (Target((group(),), 0, 4),)),
            Activated(
                (LoyaltyCost(-10),), (Emblem((Static(group(PLANESWALKER, YOURS), (LoyaltyAtInstantSpeed(),)),)),)
            ),
            Deck(leads=True),
        ),
    ),
    Tree(
        "The Wandering Emperor",
        (
            Keyword("flash"),
            Static(changes=(LoyaltyAtInstantSpeed(),), while_=Matches(SELF, (CameThisTurn(None),))),
            Activated(
                (LoyaltyCost(1),),
                (PutCounters(TARGET), Apply(TARGET, (Gain((Keyword("first strike"),)),))),
                (Target((group(CREATURE),), 0),),
            ),
            Activated(
                (LoyaltyCost(-1),),
                (Create(Token(("Creature", "Samurai"), 2, 2, "W", (Keyword("vigilance"),))),),
            ),
            Activated(
                (LoyaltyCost(-2),),
                (Move(TARGET, "exile"), GainLife(2)),
                (Target((group(Being("tapped"), CREATURE),)),),
            ),
        ),
    ),
    Tree(
        "Vivien, Monsters' Advocate",
        (
            Static(rules=(SeesTopCard(),)),
            Static(rules=(PlayFrom(YOU, TopCards(YOU, where=(CREATURE,)), spells_only=True),)),
            Activated(
                (LoyaltyCost(1),),
                (
                    Create(Token(("Creature", "Beast"), 3, 3, "G")),
                    ChooseValue("word", "counter", among=("vigilance", "reach", "trample")),
                    If(WordIs("counter", "vigilance"), (PutCounters(Bound("created"), "vigilance"),)),
                    If(WordIs("counter", "reach"), (PutCounters(Bound("created"), "reach"),)),
                    If(WordIs("counter", "trample"), (PutCounters(Bound("created"), "trample"),)),
                ),
            ),
            Activated(
                (LoyaltyCost(-2),),
                (
                    Delayed(
                        Casts(YOU, (CREATURE,)),
                        (
                            Search(
                                (CREATURE, Stat("mana value", "<", StatOf("mana value", IT))),
                                to="battlefield",
                                reveal=False,
                            ),
                        ),
                        until="end of turn",
                    ),
                ),
            ),
        ),
    ),
)
