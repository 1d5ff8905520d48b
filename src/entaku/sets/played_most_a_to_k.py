"""What cards do that are played most in Commander and that nothing reads: Agent of Treachery to Krenko."""

from entaku.cards.ir.abilities import Activated, Keyword, SacrificeCost, Static, Target, Tree, Triggered
from entaku.cards.ir.actions import Apply
from entaku.cards.ir.changes import Gain, Resize
from entaku.cards.ir.conditions import EnteredThisTurn, Exists, Matches
from entaku.cards.ir.happenings import (
    AnyHappening,
    Attacks,
    BecomesTarget,
    DealsDamage,
    Dies,
    Enters,
    Moves,
)
from entaku.cards.ir.instructions import Delayed, ForEach, If, Instead, May
from entaku.cards.ir.predefined import PREDEFINED
from entaku.cards.ir.short import (
    ANY_TARGET,
    ARTIFACT,
    ATTACHED,
    CREATURE,
    EACH_PLAYER,
    IT,
    LAND,
    MOVED,
    OTHER,
    PLANESWALKER,
    SELF,
    TARGET,
    YOU,
    YOURS,
    cost,
    does,
    exile,
    group,
    in_graveyard,
    keywords,
    target,
    target_creature,
    to_hand,
    token,
    whenever,
)
from entaku.cards.ir.things import (
    AnyOf,
    Being,
    Both,
    Bound,
    BoundAmount,
    BoundName,
    ControllerOf,
    Count,
    Group,
    HasCounter,
    Is,
    Not,
    OwnerOf,
    Permanent,
    Targeted,
    TopCards,
    X,
)
from entaku.cards.mechanics.attaching import Attach
from entaku.cards.mechanics.damage import Damage
from entaku.cards.mechanics.drawing import Draw
from entaku.cards.mechanics.growth import Adapt
from entaku.cards.mechanics.life import GainLife
from entaku.cards.mechanics.mana import AddMana
from entaku.cards.mechanics.moving import Move
from entaku.cards.mechanics.naming import ChooseValue
from entaku.cards.mechanics.revealing import RevealUntil
from entaku.cards.mechanics.searching import Shuffle
from entaku.cards.mechanics.tapping import Tap
from entaku.cards.mechanics.tokens import Create

_EACH = Bound("each")
_INDESTRUCTIBLE = Gain(keywords("indestructible"))
_LIKE_LANDS = AddMana(source="producible", like=group(LAND, YOURS), any_type=True)
_BOOSTED = group(CREATURE, YOURS, HasCounter("+1/+1"))

TREES = (
    Tree(
        "Curse of the Swine",
        (
            does(
                exile(TARGET),
                ForEach(MOVED, (Create(token(2, 2, "G", "Boar"), who=ControllerOf(_EACH)),)),
                targets=(target(group(CREATURE), least=X(), most=X()),),
            ),
        ),
    ),
    Tree(
        "Demonic Consultation",
        (
            does(
                ChooseValue("card name", "name"),
                exile(TopCards(YOU, 6)),
                RevealUntil((BoundName(),)),
                to_hand(Bound("found")),
                exile(Bound("rest")),
            ),
        ),
    ),
    Tree(
        "Dispatch",
        (
            does(
                Tap(TARGET),
                If(Exists(group(ARTIFACT, YOURS), 3), (exile(TARGET),)),
                targets=(target_creature(),),
            ),
        ),
    ),
    Tree(
        "Drakuseth, Maw of Flames",
        (
            *keywords("flying"),
            whenever(
                Attacks(SELF),
                Damage(4, TARGET),
                Damage(3, Targeted(1)),
                targets=(ANY_TARGET, Target(ANY_TARGET.of, 0, 2, different=True)),
            ),
        ),
    ),
    Tree(
        "Elixir of Immortality",
        (
            Activated(
                cost("2 T"),
                (GainLife(5), Move(Both((SELF, Group(zone="graveyard", of=YOU))), "library"), Shuffle(OwnerOf(SELF))),
            ),
        ),
    ),
    Tree(
        "Emeria Shepherd",
        (
            *keywords("flying"),
            Triggered(
                Enters(group(LAND, YOURS)),
                (
                    If(
                        Matches(IT, (Is("Plains"),)),
                        (May((Move(TARGET, "battlefield"),), otherwise=(May((to_hand(TARGET),)),)),),
                        (May((to_hand(TARGET),)),),
                    ),
                ),
                (target(in_graveyard(Not(LAND), Permanent())),),
                word="landfall",
            ),
        ),
    ),
    Tree(
        "Goldspan Dragon",
        (
            *keywords("flying", "haste"),
            Triggered(
                AnyHappening((Attacks(SELF), BecomesTarget(SELF, by_spell=True))),
                (Create(PREDEFINED["Treasure"]),),
            ),
            Static(
                group(Is("Treasure"), YOURS),
                (Gain((Activated(cost("T", SacrificeCost()), (AddMana(amount=2),)),)),),
            ),
        ),
    ),
    Tree(
        "Hammer of Nazahn",
        (
            Triggered(
                AnyHappening((Enters(SELF), Enters(group(OTHER, Is("Equipment"), YOURS)))),
                (May((Attach(IT, TARGET),)),),
                (target_creature(YOURS),),
            ),
            Static(ATTACHED, (Resize(2, 0), _INDESTRUCTIBLE)),
            Keyword("equip", cost("4")),
        ),
    ),
    Tree(
        "Hunter's Insight",
        (
            does(
                Delayed(
                    AnyHappening(
                        (
                            DealsDamage(TARGET, EACH_PLAYER, combat=True),
                            DealsDamage(TARGET, group(PLANESWALKER), combat=True),
                        )
                    ),
                    (Draw(BoundAmount()),),
                    until="end of turn",
                    once=False,
                ),
                targets=(target_creature(YOURS),),
            ),
        ),
    ),
    Tree(
        "Idol of Oblivion",
        (
            Activated(cost("T"), (Draw(),), if_=EnteredThisTurn(YOU, (Being("token"),))),
            Activated(cost("8 T", SacrificeCost()), (Create(token(10, 10, "", "Eldrazi")),)),
        ),
    ),
    Tree(
        "Incubation Druid",
        (
            Activated(
                cost("T"),
                (
                    Instead(
                        (_LIKE_LANDS,),
                        (AddMana(amount=3, source="producible", like=group(LAND, YOURS), any_type=True),),
                        Matches(SELF, (HasCounter("+1/+1"),)),
                    ),
                ),
            ),
            Activated(cost("3GG"), (Adapt(3),)),
        ),
    ),
    Tree(
        "Inspiring Call",
        (
            does(
                Draw(Count(_BOOSTED)),
                Apply(_BOOSTED, (_INDESTRUCTIBLE,)),
            ),
        ),
    ),
    Tree(
        "Kaya's Ghostform",
        (
            Keyword("enchant", where=(AnyOf((CREATURE, PLANESWALKER)), YOURS)),
            Triggered(
                AnyHappening((Dies(ATTACHED), Moves(ATTACHED, "exile"))),
                (Move(IT, "battlefield", under=YOU),),
            ),
        ),
    ),
)
