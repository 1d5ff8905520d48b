"""What more such cards do, of those that many tables play: no phrase says one of their sentences."""

from entaku.cards.ir.abilities import (
    Activated,
    ExileCost,
    Keyword,
    Mode,
    PayLife,
    RemoveCountersCost,
    Replaces,
    SacrificeCost,
    SpellAbility,
    Static,
    Tree,
    Triggered,
)
from entaku.cards.ir.actions import Apply
from entaku.cards.ir.changes import (
    CantAttack,
    CantBeActivated,
    CantBlock,
    CantCrew,
    CrewsAs,
    Gain,
    SetController,
)
from entaku.cards.ir.conditions import ResolvedThisTurn
from entaku.cards.ir.happenings import Attacks, BeginningOf, Does, Enters
from entaku.cards.ir.instructions import If, May, Repeat
from entaku.cards.ir.player_rules import PlayFrom, SearchesTop, SeesTopCard, TriggersAgain
from entaku.cards.ir.replacements import EntersWithCounters
from entaku.cards.ir.short import (
    ANY_PLAYER,
    ARTIFACT,
    CHOSEN,
    EACH_OPPONENT,
    EACH_PLAYER,
    ENCHANTMENT,
    LAND,
    PLANESWALKER,
    SELF,
    TARGET,
    TARGET_PLAYER,
    YOU,
    YOURS,
    cost,
    does,
    enters,
    exile,
    group,
    in_graveyard,
    keywords,
    target,
    to_hand,
)
from entaku.cards.ir.things import (
    AllOf,
    AnyOf,
    Attached,
    Both,
    Bound,
    BoundPlayer,
    Colourless,
    ControllerOf,
    ExiledWithSource,
    Group,
    Is,
    Not,
    Other,
    Stat,
    Times,
    TopCards,
    X,
)
from entaku.cards.mechanics.casting import CastFree
from entaku.cards.mechanics.choosing import ChoosePlayer, ChooseThings
from entaku.cards.mechanics.copying import CopySpell
from entaku.cards.mechanics.damage import Damage
from entaku.cards.mechanics.destroying import Destroy, Sacrifice
from entaku.cards.mechanics.life import GainLife, LoseLife, LoseLifeUnless
from entaku.cards.mechanics.mana import AddMana
from entaku.cards.mechanics.scry import Scry
from entaku.cards.mechanics.searching import Search

TREES = (
    Tree(
        "A-Omnath, Locus of Creation",
        (
            enters(Scry(1)),
            Triggered(
                Enters(group(LAND, YOURS)),
                (
                    If(ResolvedThisTurn((1,)), (GainLife(4),)),
                    If(ResolvedThisTurn((2,)), tuple(map(AddMana, "RGWU"))),
                    If(
                        ResolvedThisTurn((3,)),
                        (Damage(4, Both((EACH_OPPONENT, group(PLANESWALKER, Not(YOURS))))),),
                    ),
                ),
                word="landfall",
            ),
        ),
    ),
    Tree(
        "Aven Mindcensor",
        (*keywords("flash", "flying"), Static(rules=(SearchesTop(EACH_OPPONENT, 4),))),
    ),
    Tree(
        "Bolas's Citadel",
        (
            Static(rules=(SeesTopCard(),)),
            Static(rules=(PlayFrom(YOU, TopCards(YOU), for_life=True),)),
            Activated(cost("T", SacrificeCost(group(Not(LAND)), 10)), (LoseLife(10, EACH_OPPONENT),)),
        ),
    ),
    Tree(
        "Bound in Gold",
        (
            Keyword("enchant"),
            Static(Attached(), (CantAttack(), CantBlock(), CantCrew(), CantBeActivated(but_mana=True))),
        ),
    ),
    Tree(
        "Chain of Vapor",
        (
            does(
                to_hand(TARGET),
                May(
                    (Sacrifice(group(LAND), ControllerOf(TARGET)),),
                    then=(May((CopySpell(SELF, who=ControllerOf(TARGET)),), who=ControllerOf(TARGET)),),
                    who=ControllerOf(TARGET),
                ),
                targets=(target(group(Not(LAND))),),
            ),
        ),
    ),
    Tree(
        "Etali, Primal Storm",
        (Triggered(Attacks(SELF), (exile(TopCards(EACH_PLAYER)), CastFree(Bound("moved")))),),
    ),
    Tree("Giant Ox", (Static(SELF, (CrewsAs(toughness=True),)),)),
    Tree(
        "Harmonic Prodigy",
        (
            *keywords("prowess"),
            Static(rules=(TriggersAgain(group(AnyOf((Is("Shaman"), AllOf((Other(), Is("Wizard"))))), YOURS)),)),
        ),
    ),
    Tree(
        "Heliod's Intervention",
        (
            SpellAbility(
                modes=(
                    Mode((Destroy(TARGET),), (target(group(AnyOf((ARTIFACT, ENCHANTMENT))), least=X(), most=X()),)),
                    Mode((GainLife(Times(2, X()), TARGET_PLAYER),), (ANY_PLAYER,)),
                ),
            ),
        ),
    ),
    Tree(
        "Isochron Scepter",
        (
            Triggered(
                Enters(SELF),
                (
                    ChooseThings(Group((Is("Instant"), Stat("mana value", "<=", 2)), "hand", YOU), optional=True),
                    exile(CHOSEN),
                ),
                word="imprint",
            ),
            Activated(cost("2 T"), (CastFree(Group((ExiledWithSource(),), "exile"), copy=True),)),
        ),
    ),
    Tree(
        "Mystic Forge",
        (
            Static(rules=(SeesTopCard(),)),
            Static(rules=(PlayFrom(YOU, TopCards(YOU, where=(AnyOf((ARTIFACT, Colourless())),)), spells_only=True),)),
            Activated(cost("T", PayLife(1)), (exile(TopCards(YOU)),)),
        ),
    ),
    Tree(
        "Torment of Hailfire",
        (
            does(
                Repeat(
                    X(),
                    (LoseLifeUnless(3, EACH_OPPONENT, group(Not(LAND))),),
                ),
            ),
        ),
    ),
    Tree(
        "Underworld Breach",
        (
            Static(
                in_graveyard(Not(LAND)),
                (Gain((Keyword("escape", (ExileCost(in_graveyard(Other()), 3),)),)),),
            ),
            Triggered(BeginningOf("end"), (Sacrifice(SELF),)),
        ),
    ),
    Tree(
        "Whispering Snitch",
        (Triggered(Does(YOU, "surveil", first=True), (Damage(1, EACH_OPPONENT), GainLife(1))),),
    ),
    Tree(
        "Wishclaw Talisman",
        (
            Replaces(EntersWithCounters(SELF, "wish", 3)),
            Activated(
                cost("1 T", RemoveCountersCost("wish")),
                (
                    Search(reveal=False),
                    ChoosePlayer(EACH_OPPONENT),
                    Apply(SELF, (SetController(BoundPlayer("chosen")),), "end of game"),
                ),
                timing="your turn",
            ),
        ),
    ),
)
