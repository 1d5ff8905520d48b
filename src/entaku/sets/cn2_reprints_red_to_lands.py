"""What the red, green, gold and colourless cards that Take the Crown reprinted do."""

from entaku.cards.ir.abilities import (
    AdditionalCost,
    CastOnly,
    DiscardCost,
    Keyword,
    Mode,
    Replaces,
    SacrificeCost,
    SpellAbility,
    Static,
    TapThis,
    Target,
    Tree,
    Triggered,
)
from entaku.cards.ir.actions import Apply
from entaku.cards.ir.changes import (
    CantBeBlocked,
    CantBlock,
    Gain,
    MustAttack,
    MustBeBlocked,
    NotAlone,
    Resize,
    SetSize,
    SetTypes,
)
from entaku.cards.ir.conditions import AttackedThisTurn, During, Every, Matches, TurnOf, WasCast
from entaku.cards.ir.happenings import (
    Attacks,
    BecomesMonstrous,
    BeginningOf,
    Blocks,
    Casts,
    DealsDamage,
    Dies,
    Draws,
    Enters,
    PlaysLand,
)
from entaku.cards.ir.instructions import AtNext, Delayed, ForEach, If, Instead, May
from entaku.cards.ir.player_rules import CantLose
from entaku.cards.ir.replacements import InsteadOfDamage
from entaku.cards.ir.short import (
    ANY_PLAYER,
    ANY_TARGET,
    ARTIFACT,
    ATTACHED,
    CREATURE,
    EACH_OPPONENT,
    EACH_PLAYER,
    ENCHANTMENT,
    FLYING,
    INSTANT_OR_SORCERY,
    IT,
    LAND,
    NOT_YOURS,
    OTHER,
    SELF,
    TARGET,
    TARGET_PLAYER,
    THAT_PLAYER,
    THEIRS,
    YOU,
    YOURS,
    ability,
    attacking,
    cost,
    counter_on,
    creature,
    dies,
    does,
    enters,
    exile,
    gains,
    group,
    in_graveyard,
    keywords,
    makes,
    pump,
    taps_for,
    target,
    target_creature,
    to_hand,
    token,
    whenever,
)
from entaku.cards.ir.things import (
    Among,
    AnyOf,
    Both,
    Bound,
    BoundPlayer,
    ControllerOf,
    Count,
    Group,
    Is,
    Not,
    OwnedBy,
    Stat,
    StatOf,
    Targeted,
    TopCards,
)
from entaku.cards.mechanics.choosing import ChooseThings
from entaku.cards.mechanics.counters import SpreadCounters
from entaku.cards.mechanics.damage import Damage, DivideDamage, Fight
from entaku.cards.mechanics.destroying import Destroy, Regenerate
from entaku.cards.mechanics.drawing import Draw
from entaku.cards.mechanics.life import GainLife, LoseLife
from entaku.cards.mechanics.mana import AddMana
from entaku.cards.mechanics.monstrosity import Monstrosity
from entaku.cards.mechanics.moving import Move, PutFromHand
from entaku.cards.mechanics.revealing import Reveal
from entaku.cards.mechanics.scry import Scry
from entaku.cards.mechanics.searching import Search
from entaku.cards.mechanics.tapping import Untap
from entaku.cards.mechanics.tokens import Create

_BASIC = (Is("Basic"), LAND)
_BASIC_CYCLING = {colour: Keyword("landcycling", cost(f"1{colour}"), where=(Is("Basic"),)) for colour in "WUBRG"}
_MONSTROSITY_3 = Monstrosity(3)
_A_SPELL = Casts(YOU, (INSTANT_OR_SORCERY,))


def _fire(amount: int) -> Damage:
    return Damage(amount, Both((creature(), EACH_PLAYER)))


TREES = (
    Tree(
        "Burn Away",
        (
            does(
                Damage(6, TARGET),
                Delayed(Dies(TARGET), (exile(Group(zone="graveyard", of=ControllerOf(IT))),), until="end of turn"),
                targets=(target_creature(),),
            ),
        ),
    ),
    Tree("Burning Wish", (does(May((Search((Is("Sorcery"),), zones=("outside",)),)), exile(SELF)),)),
    Tree(
        "Charmbreaker Devils",
        (
            whenever(
                BeginningOf("upkeep", YOU),
                ChooseThings(in_graveyard(INSTANT_OR_SORCERY), random=True),
                to_hand(Bound("chosen")),
            ),
            whenever(_A_SPELL, pump(SELF, 4, 0)),
        ),
    ),
    Tree(
        "Coordinated Assault",
        (does(pump(TARGET, 1, 0, Gain(keywords("first strike"))), targets=(target(creature(), least=0, most=2),)),),
    ),
    Tree("Ember Beast", (Static(SELF, (NotAlone(),)),)),
    Tree("Fiery Fall", (does(Damage(5, TARGET), targets=(target_creature(),)), _BASIC_CYCLING["R"])),
    Tree("Flame Slash", (does(Damage(4, TARGET), targets=(target_creature(),)),)),
    Tree("Gang of Devils", (dies(DivideDamage(3), targets=(Target(ANY_TARGET.of, 1, 3),)),)),
    Tree("Goblin Balloon Brigade", (ability(cost("R"), gains(SELF, "flying")),)),
    Tree(
        "Goblin Tunneler",
        (ability(cost("T"), Apply(TARGET, (CantBeBlocked(),)), targets=(target_creature(Stat("power", "<=", 2)),)),),
    ),
    Tree("Gratuitous Violence", (Replaces(InsteadOfDamage(creature(YOURS), factor=2)),)),
    Tree("Guttersnipe", (whenever(_A_SPELL, Damage(2, EACH_OPPONENT)),)),
    Tree("Hamletback Goliath", (whenever(Enters(creature(OTHER)), May((counter_on(SELF, StatOf("power", IT)),))),)),
    Tree(
        "Havengul Vampire",
        (
            whenever(DealsDamage(SELF, EACH_PLAYER, combat=True), counter_on(SELF)),
            whenever(Dies(creature(OTHER)), counter_on(SELF)),
        ),
    ),
    Tree(
        "Hurly-Burly",
        (SpellAbility(modes=(Mode((Damage(1, creature(Not(FLYING))),)), Mode((Damage(1, creature(FLYING)),)))),),
    ),
    Tree("Ill-Tempered Cyclops", (Keyword("trample"), ability(cost("5R"), _MONSTROSITY_3))),
    Tree("Kiln Fiend", (whenever(_A_SPELL, pump(SELF, 3, 0)),)),
    Tree("Ogre Sentry", keywords("defender")),
    Tree(
        "Stoneshock Giant",
        (
            ability(cost("6RR"), _MONSTROSITY_3),
            whenever(BecomesMonstrous(), Apply(creature(Not(FLYING), THEIRS), (CantBlock(),))),
        ),
    ),
    Tree(
        "Sulfurous Blast",
        (
            does(
                Instead(
                    (_fire(2),),
                    (_fire(3),),
                    Every((WasCast(), TurnOf(YOU), During(("main",)))),
                )
            ),
        ),
    ),
    Tree("Tormenting Voice", (AdditionalCost((DiscardCost(),)), does(Draw(2)))),
    Tree("Twin Bolt", (does(DivideDamage(2), targets=(Target(ANY_TARGET.of, 1, 2),)),)),
    Tree(
        "Beast Within",
        (
            does(
                Destroy(TARGET), Create(token(3, 3, "G", "Beast"), who=ControllerOf(TARGET)), targets=(target(group()),)
            ),
        ),
    ),
    Tree(
        "Berserk",
        (
            CastOnly(During(("combat damage",), before=True)),
            does(
                pump(TARGET, StatOf("power", TARGET), 0, Gain(keywords("trample"))),
                AtNext("end", (If(AttackedThisTurn(TARGET), (Destroy(TARGET),)),)),
                targets=(target_creature(),),
            ),
        ),
    ),
    Tree("Birds of Paradise", (Keyword("flying"), taps_for("any"))),
    Tree("Brushstrider", keywords("vigilance")),
    Tree("Burgeoning", (whenever(PlaysLand(EACH_OPPONENT), PutFromHand((LAND,))),)),
    Tree("Explosive Vegetation", (does(Search(_BASIC, 2, to="battlefield", reveal=False, tapped=True, up_to=True)),)),
    Tree("Fade into Antiquity", (does(exile(TARGET), targets=(target(group(AnyOf((ARTIFACT, ENCHANTMENT)))),)),)),
    Tree(
        "Forgotten Ancient",
        (
            whenever(Casts(EACH_PLAYER), May((counter_on(SELF),))),
            whenever(BeginningOf("upkeep", YOU), SpreadCounters(SELF, creature(OTHER))),
        ),
    ),
    Tree("Irresistible Prey", (does(Apply(TARGET, (MustBeBlocked(),)), targets=(target_creature(),)), does(Draw()))),
    Tree("Lace with Moonglove", (does(gains(TARGET, "deathtouch"), targets=(target_creature(),)), does(Draw()))),
    Tree("Lay of the Land", (does(Search(_BASIC)),)),
    Tree("Manaplasm", (whenever(Casts(YOU), pump(SELF, StatOf("mana value", IT), StatOf("mana value", IT))),)),
    Tree("Nessian Asp", (Keyword("reach"), ability(cost("6G"), Monstrosity(4)))),
    Tree("Netcaster Spider", (Keyword("reach"), whenever(Blocks(SELF, creature(FLYING)), pump(SELF, 2, 0)))),
    Tree("Overrun", (does(pump(creature(YOURS), 3, 3, Gain(keywords("trample")))),)),
    Tree(
        "Prey Upon",
        (does(Fight(Targeted(0), Targeted(1)), targets=(target_creature(YOURS), target_creature(NOT_YOURS))),),
    ),
    Tree("Ravenous Leucrocota", (Keyword("vigilance"), ability(cost("6G"), _MONSTROSITY_3))),
    Tree(
        "Strength in Numbers",
        (
            does(
                pump(TARGET, Count(attacking()), Count(attacking()), Gain(keywords("trample"))),
                targets=(target_creature(),),
            ),
        ),
    ),
    Tree("Sylvan Bounty", (does(GainLife(8, TARGET_PLAYER), targets=(ANY_PLAYER,)), _BASIC_CYCLING["G"])),
    Tree("Voyaging Satyr", (ability(cost("T"), Untap(TARGET), targets=(target(group(LAND)),)),)),
    Tree(
        "Wild Pair",
        (
            Triggered(
                Enters(creature()),
                (
                    May(
                        (
                            Search(
                                (CREATURE, Stat("power and toughness", "=", StatOf("total", IT))),
                                to="battlefield",
                                reveal=False,
                            ),
                        )
                    ),
                ),
                if_=WasCast(IT, "hand", by_you=True),
            ),
        ),
    ),
    Tree("Akroan Hoplite", (whenever(Attacks(SELF), pump(SELF, Count(attacking(YOURS)), 0)),)),
    Tree("Ascended Lawmage", keywords("flying", "hexproof")),
    Tree(
        "Carnage Gladiator",
        (whenever(Blocks(creature()), LoseLife(1, ControllerOf(IT))), ability(cost("1BR"), Regenerate(SELF))),
    ),
    Tree(
        "Coiling Oracle",
        (
            enters(
                Reveal(TopCards(YOU)),
                If(
                    Matches(Bound("revealed"), (LAND,)),
                    (Move(Bound("revealed"), "battlefield"),),
                    (to_hand(Bound("revealed")),),
                ),
            ),
        ),
    ),
    Tree("Dragonlair Spider", (Keyword("reach"), whenever(Casts(EACH_OPPONENT), makes(token(1, 1, "G", "Insect"))))),
    Tree(
        "Duskmantle Seer",
        (
            Keyword("flying"),
            whenever(
                BeginningOf("upkeep", YOU),
                Reveal(TopCards(EACH_PLAYER)),
                ForEach(
                    EACH_PLAYER,
                    (
                        LoseLife(
                            StatOf("mana value", Among("revealed", (OwnedBy(BoundPlayer("each")),))),
                            BoundPlayer("each"),
                        ),
                    ),
                ),
                to_hand(Bound("revealed")),
            ),
        ),
    ),
    Tree("Gruul War Chant", (Static(attacking(YOURS), (Resize(1, 0), Gain(keywords("menace")))),)),
    Tree("Juniper Order Ranger", (whenever(Enters(creature(OTHER, YOURS)), counter_on(IT), counter_on(SELF)),)),
    Tree(
        "Pharika's Mender",
        (enters(May((to_hand(TARGET),)), targets=(target(in_graveyard(AnyOf((CREATURE, ENCHANTMENT)))),)),),
    ),
    Tree(
        "Shipwreck Singer",
        (
            Keyword("flying"),
            ability(cost("1U"), Apply(TARGET, (MustAttack(),)), targets=(target_creature(THEIRS),)),
            ability(cost("1B T"), pump(attacking(), -1, -1)),
        ),
    ),
    Tree(
        "Stormchaser Chimera",
        (
            Keyword("flying"),
            ability(
                cost("2UR"), Scry(1), Reveal(TopCards(YOU)), pump(SELF, StatOf("mana value", Bound("revealed")), 0)
            ),
        ),
    ),
    Tree("Bronze Sable"),
    Tree(
        "Hedron Matrix",
        (
            Static(ATTACHED, (Resize(StatOf("mana value", ATTACHED), StatOf("mana value", ATTACHED)),)),
            Keyword("equip", cost("4")),
        ),
    ),
    Tree("Hexplate Golem"),
    Tree("Horn of Greed", (whenever(PlaysLand(EACH_PLAYER), Draw(who=THAT_PLAYER)),)),
    Tree("Kitesail", (Static(ATTACHED, (Resize(1, 0), Gain(keywords("flying")))), Keyword("equip", cost("2")))),
    Tree("Opaline Unicorn", (taps_for("any"),)),
    Tree("Platinum Angel", (Keyword("flying"), Static(rules=(CantLose(),)))),
    Tree(
        "Psychosis Crawler",
        (
            Static(
                SELF, (SetSize(Count(Group(zone="hand", of=YOU)), Count(Group(zone="hand", of=YOU))),), defines=True
            ),
            whenever(Draws(YOU), LoseLife(1, EACH_OPPONENT)),
        ),
    ),
    Tree(
        "Dread Statuary",
        (
            taps_for("C"),
            ability(cost("4"), Apply(SELF, (SetTypes(("Artifact", "Creature", "Golem"), keeps=True), SetSize(4, 2)))),
        ),
    ),
    Tree(
        "Evolving Wilds",
        (ability(cost("T", SacrificeCost()), Search(_BASIC, to="battlefield", reveal=False, tapped=True)),),
    ),
    Tree("Exotic Orchard", (ability((TapThis(),), AddMana(source="producible", like=group(LAND, THEIRS))),)),
    Tree(
        "Rogue's Passage",
        (taps_for("C"), ability(cost("4 T"), Apply(TARGET, (CantBeBlocked(),)), targets=(target_creature(),))),
    ),
    Tree("Shimmering Grotto", (taps_for("C"), ability(cost("1 T"), AddMana()))),
)
