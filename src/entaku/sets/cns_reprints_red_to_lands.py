"""What the red, green, gold and colourless cards that Conspiracy reprinted do."""

from entaku.cards.ir.abilities import (
    AdditionalCost,
    Keyword,
    RemoveCountersCost,
    Replaces,
    SacrificeCost,
    Static,
    TapThis,
    Target,
    Tree,
    Triggered,
)
from entaku.cards.ir.actions import Apply
from entaku.cards.ir.changes import (
    CanAttackDespiteDefender,
    CantBeBlockedByMore,
    CantBeCountered,
    CantBlock,
    DoesntUntap,
    Gain,
    MustAttack,
    MustBlock,
    Resize,
    SetColour,
    SetTypes,
)
from entaku.cards.ir.conditions import DiedThisTurn, During, Matches
from entaku.cards.ir.happenings import (
    Attacks,
    BeginningOf,
    Blocks,
    DealsDamage,
    Dies,
    TapsForMana,
)
from entaku.cards.ir.instructions import AtNext, ForEach, If, Instead, May
from entaku.cards.ir.player_rules import (
    AttackersLimit,
    BlockersLimit,
    CantBlockOthers,
    CantCast,
    CastAsThoughFlash,
    PlayMoreLands,
)
from entaku.cards.ir.replacements import EntersWithCounters, InsteadOfDamage, InsteadOfGainingLife
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
    IT,
    LAND,
    NOT_YOURS,
    OTHER,
    PLANESWALKER,
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
    Being,
    Both,
    Bound,
    BoundAmount,
    BoundName,
    BoundPlayer,
    ControlledBy,
    ControllerOf,
    Count,
    Except,
    Group,
    Half,
    Has,
    Is,
    LifeOf,
    NamedAsSource,
    Not,
    Other,
    SameNameAs,
    Stat,
    StatOf,
    Targeted,
    Times,
    TimesKicked,
    TopCards,
    X,
)
from entaku.cards.mechanics.attaching import Attach
from entaku.cards.mechanics.choosing import ChoosePlayer, ChooseThings
from entaku.cards.mechanics.copying import BecomeCopy
from entaku.cards.mechanics.counters import PutCounters
from entaku.cards.mechanics.damage import Damage
from entaku.cards.mechanics.destroying import Destroy, Regenerate
from entaku.cards.mechanics.drawing import Discard, Draw, Mill
from entaku.cards.mechanics.lasting import Establish
from entaku.cards.mechanics.life import GainLife
from entaku.cards.mechanics.mana import AddMana
from entaku.cards.mechanics.moving import Move, PutFromHand
from entaku.cards.mechanics.naming import ChooseValue
from entaku.cards.mechanics.revealing import LookAt, Reveal, RevealUntil
from entaku.cards.mechanics.searching import Search
from entaku.cards.mechanics.tapping import Untap
from entaku.cards.mechanics.tokens import Create

_SPIRIT = token(1, 1, "W", "Spirit", *keywords("flying"))
_ELEPHANT = token(3, 3, "G", "Elephant")
_ENCHANT_CREATURE = Keyword("enchant", where=(CREATURE,))
_ENCHANT_LAND = Keyword("enchant", where=(LAND,))
_KICKED_COUNTERS = Replaces(EntersWithCounters(SELF, "+1/+1", TimesKicked()))
_BASIC = (Is("Basic"), LAND)
_ARTIFACT_OR_ENCHANTMENT = AnyOf((ARTIFACT, ENCHANTMENT))


_BY_EACH = ControlledBy(BoundPlayer("each"))
_PLAYER_OR_PLANESWALKER = Target((EACH_PLAYER, Group((PLANESWALKER,))))


def _walk(land: str) -> Keyword:
    return Keyword("landwalk", where=(Is(land),))


def _cycles(land: str) -> Keyword:
    return Keyword("landcycling", cost("2"), where=(Is(land),))


TREES = (
    Tree(
        "Barbed Shocker",
        (
            *keywords("trample", "haste"),
            whenever(
                DealsDamage(SELF, EACH_PLAYER),
                Discard(None, THAT_PLAYER),
                Draw(BoundAmount("discarded"), THAT_PLAYER),
            ),
        ),
    ),
    Tree(
        "Boldwyr Intimidator",
        (
            Static(rules=(CantBlockOthers(group(Is("Coward")), group(Is("Warrior"))),)),
            ability(cost("R"), Apply(TARGET, (SetTypes(("Coward",)),)), targets=(target_creature(),)),
            ability(cost("2R"), Apply(TARGET, (SetTypes(("Warrior",)),)), targets=(target_creature(),)),
        ),
    ),
    Tree(
        "Brimstone Volley",
        (does(Instead((Damage(3, TARGET),), (Damage(5, TARGET),), DiedThisTurn()), targets=(ANY_TARGET,)),),
    ),
    Tree("Chartooth Cougar", (ability(cost("R"), pump(SELF, 1, 0)), _cycles("Mountain"))),
    Tree("Cinder Wall", (Keyword("defender"), whenever(Blocks(SELF), AtNext("end of combat", (Destroy(SELF),))))),
    Tree(
        "Deathforge Shaman",
        (
            Keyword("multikicker", cost("R")),
            enters(Damage(Times(2, TimesKicked()), TARGET), targets=(_PLAYER_OR_PLANESWALKER,)),
        ),
    ),
    Tree(
        "Flaring Flame-Kin",
        (
            Static(
                SELF,
                (Resize(2, 2), Gain((Keyword("trample"), ability(cost("R"), pump(SELF, 1, 0))))),
                while_=Matches(SELF, (Being("enchanted"),)),
            ),
        ),
    ),
    Tree("Flowstone Blade", (_ENCHANT_CREATURE, ability(cost("R"), pump(ATTACHED, 1, -1)))),
    Tree(
        "Heartless Hidetsugu",
        (ability(cost("T"), Damage(Half(LifeOf(BoundPlayer("each"))), EACH_PLAYER)),),
    ),
    Tree("Heckling Fiends", (ability(cost("2R"), Apply(TARGET, (MustAttack(),)), targets=(target_creature(),)),)),
    Tree("Lizard Warrior"),
    Tree("Mana Geyser", (does(AddMana("R", Count(group(Being("tapped"), LAND, THEIRS)))),)),
    Tree("Orcish Cannonade", (does(Damage(2, TARGET), Damage(3, YOU), targets=(ANY_TARGET,)), does(Draw()))),
    Tree("Pitchburn Devils", (dies(Damage(3, TARGET), targets=(ANY_TARGET,)),)),
    Tree(
        "Power of Fire",
        (
            _ENCHANT_CREATURE,
            Static(ATTACHED, (Gain((ability((TapThis(),), Damage(1, TARGET), targets=(ANY_TARGET,)),)),)),
        ),
    ),
    Tree("Skitter of Lizards", (Keyword("multikicker", cost("1R")), Keyword("haste"), _KICKED_COUNTERS)),
    Tree(
        "Sulfuric Vortex",
        (whenever(BeginningOf("upkeep"), Damage(2, THAT_PLAYER)), Replaces(InsteadOfGainingLife(EACH_PLAYER))),
    ),
    Tree(
        "Torch Fiend",
        (ability(cost("R", SacrificeCost()), Destroy(TARGET), targets=(target(group(ARTIFACT)),)),),
    ),
    Tree("Trumpet Blast", (does(pump(attacking(), 2, 0)),)),
    Tree(
        "Uncontrollable Anger",
        (Keyword("flash"), _ENCHANT_CREATURE, Static(ATTACHED, (Resize(2, 2), MustAttack()))),
    ),
    Tree(
        "Vent Sentinel",
        (
            Keyword("defender"),
            ability(
                cost("1R T"),
                Damage(Count(creature(YOURS, Has("defender"))), TARGET),
                targets=(_PLAYER_OR_PLANESWALKER,),
            ),
        ),
    ),
    Tree(
        "Volcanic Fallout",
        (Static(SELF, (CantBeCountered(),), zone="stack"), does(Damage(2, Both((creature(), EACH_PLAYER))))),
    ),
    Tree(
        "Wrap in Flames",
        (does(Damage(1, TARGET), Apply(TARGET, (CantBlock(),)), targets=(target(creature(), least=0, most=3),)),),
    ),
    Tree("Charging Rhino", (Static(SELF, (CantBeBlockedByMore(1),)),)),
    Tree("Copperhorn Scout", (whenever(Attacks(SELF), Untap(creature(OTHER, YOURS))),)),
    Tree(
        "Echoing Courage",
        (
            does(
                pump(Both((TARGET, group(Other(TARGET), CREATURE, SameNameAs(TARGET)))), 2, 2),
                targets=(target_creature(),),
            ),
        ),
    ),
    Tree(
        "Elephant Guide",
        (_ENCHANT_CREATURE, Static(ATTACHED, (Resize(3, 3),)), whenever(Dies(ATTACHED), makes(_ELEPHANT))),
    ),
    Tree("Elvish Aberration", (taps_for("G", 3), _cycles("Forest"))),
    Tree("Exploration", (Static(rules=(PlayMoreLands(),)),)),
    Tree(
        "Gamekeeper",
        (
            dies(
                May(
                    (exile(SELF),),
                    then=(
                        RevealUntil((CREATURE,)),
                        Move(Bound("found"), "battlefield"),
                        Move(Bound("rest"), "graveyard"),
                    ),
                )
            ),
        ),
    ),
    Tree("Gnarlid Pack", (Keyword("multikicker", cost("1G")), _KICKED_COUNTERS)),
    Tree("Howling Wolf", (enters(May((Search((NamedAsSource(),), 3, up_to=True),))),)),
    Tree(
        "Hunger of the Howlpack",
        (does(Instead((counter_on(TARGET),), (counter_on(TARGET, 3),), DiedThisTurn()), targets=(target_creature(),)),),
    ),
    Tree(
        "Hydra Omnivore",
        (
            whenever(
                DealsDamage(SELF, EACH_OPPONENT, combat=True),
                Damage(BoundAmount(), Except(EACH_OPPONENT, THAT_PLAYER)),
            ),
        ),
    ),
    Tree(
        "Lead the Stampede",
        (
            does(
                LookAt(TopCards(YOU, 5)),
                ChooseThings(Among("seen", (CREATURE,)), amount=None),
                Reveal(Bound("chosen")),
                to_hand(Bound("chosen")),
                Move(Among("seen", (Other(Bound("chosen")),)), "library", bottom=True, any_order=True),
            ),
        ),
    ),
    Tree(
        "Nature's Claim",
        (
            does(
                Destroy(TARGET),
                GainLife(4, ControllerOf(TARGET)),
                targets=(target(group(_ARTIFACT_OR_ENCHANTMENT)),),
            ),
        ),
    ),
    Tree("Pelakka Wurm", (Keyword("trample"), enters(GainLife(7)), dies(Draw()))),
    Tree("Plummet", (does(Destroy(TARGET), targets=(target_creature(FLYING),)),)),
    Tree(
        "Provoke",
        (
            does(Untap(TARGET), Apply(TARGET, (MustBlock(),)), targets=(target_creature(NOT_YOURS),)),
            does(Draw()),
        ),
    ),
    Tree(
        "Relic Crush",
        (
            does(
                Destroy(Both((Targeted(0), Targeted(1)))),
                targets=(
                    target(group(_ARTIFACT_OR_ENCHANTMENT)),
                    target(group(_ARTIFACT_OR_ENCHANTMENT), least=0, different=True),
                ),
            ),
        ),
    ),
    Tree("Respite", (does(Establish(InsteadOfDamage(combat=True)), GainLife(Count(attacking()))),)),
    Tree(
        "Sakura-Tribe Elder",
        (ability((SacrificeCost(),), Search(_BASIC, to="battlefield", tapped=True, reveal=False)),),
    ),
    Tree("Scaled Wurm"),
    Tree("Sporecap Spider", keywords("reach")),
    Tree(
        "Squirrel Nest",
        (
            _ENCHANT_LAND,
            Static(ATTACHED, (Gain((ability((TapThis(),), makes(token(1, 1, "G", "Squirrel"))),)),)),
        ),
    ),
    Tree(
        "Terastodon",
        (
            enters(
                May(
                    (
                        Destroy(TARGET),
                        ForEach(Bound("destroyed"), (Create(_ELEPHANT, who=ControllerOf(Bound("each"))),)),
                    )
                ),
                targets=(target(group(Not(CREATURE)), least=0, most=3),),
            ),
        ),
    ),
    Tree(
        "Wolfbriar Elemental",
        (Keyword("multikicker", cost("G")), enters(makes(token(2, 2, "G", "Wolf"), TimesKicked()))),
    ),
    Tree("Wrap in Vigor", (does(Regenerate(creature(YOURS))),)),
    Tree(
        "Basandra, Battle Seraph",
        (
            Keyword("flying"),
            Static(rules=(CantCast(EACH_PLAYER, while_=During(("combat",))),)),
            ability(cost("R"), Apply(TARGET, (MustAttack(),)), targets=(target_creature(),)),
        ),
    ),
    Tree(
        "Decimate",
        (
            does(
                Destroy(Both((Targeted(0), Targeted(1), Targeted(2), Targeted(3)))),
                targets=(
                    target(group(ARTIFACT)),
                    target_creature(),
                    target(group(ENCHANTMENT)),
                    target(group(LAND)),
                ),
            ),
        ),
    ),
    Tree(
        "Dimir Doppelganger",
        (
            ability(
                cost("1UB"),
                exile(TARGET),
                BecomeCopy(SELF, Bound("moved"), keep_this=True),
                targets=(target(in_graveyard(CREATURE, of=None)),),
            ),
        ),
    ),
    Tree(
        "Edric, Spymaster of Trest",
        (
            whenever(
                DealsDamage(creature(), EACH_OPPONENT, combat=True),
                May((Draw(who=ControllerOf(IT)),), who=ControllerOf(IT)),
            ),
        ),
    ),
    Tree(
        "Fires of Yavimaya",
        (
            Static(creature(YOURS), (Gain(keywords("haste")),)),
            ability((SacrificeCost(),), pump(TARGET, 2, 2), targets=(target_creature(),)),
        ),
    ),
    Tree(
        "Mirari's Wake",
        (
            Static(creature(YOURS), (Resize(1, 1),)),
            Triggered(TapsForMana(YOU, group(LAND)), (AddMana(source="produced", any_type=True),)),
        ),
    ),
    Tree("Mortify", (does(Destroy(TARGET), targets=(target(group(AnyOf((CREATURE, ENCHANTMENT)))),)),)),
    Tree(
        "Pernicious Deed",
        (
            ability(
                cost("X", SacrificeCost()),
                Destroy(group(AnyOf((ARTIFACT, CREATURE, ENCHANTMENT)), Stat("mana value", "<=", X()))),
            ),
        ),
    ),
    Tree("Sky Spirit", keywords("flying", "first strike")),
    Tree(
        "Spiritmonger",
        (
            whenever(DealsDamage(SELF, creature()), counter_on(SELF)),
            ability(cost("B"), Regenerate(SELF)),
            ability(cost("G"), ChooseValue("colour", "colour"), Apply(SELF, (SetColour(bound="colour"),))),
        ),
    ),
    Tree("Spontaneous Combustion", (AdditionalCost((SacrificeCost(creature()),)), does(Damage(3, creature())))),
    Tree(
        "Wood Sage",
        (
            ability(
                cost("T"),
                ChooseValue("creature card name", "name"),
                Reveal(TopCards(YOU, 4)),
                to_hand(Among("revealed", (BoundName("name"),))),
                Move(Among("revealed", (Not(BoundName("name")),)), "graveyard"),
            ),
        ),
    ),
    Tree(
        "Altar of Dementia",
        (
            ability(
                (SacrificeCost(creature()),),
                Mill(StatOf("power", Bound("sacrificed")), TARGET_PLAYER),
                targets=(ANY_PLAYER,),
            ),
        ),
    ),
    Tree(
        "Deathrender",
        (
            Static(ATTACHED, (Resize(2, 2),)),
            whenever(Dies(ATTACHED), PutFromHand((CREATURE,)), Attach(SELF, Bound("moved"))),
            Keyword("equip", cost("2")),
        ),
    ),
    Tree(
        "Explorer's Scope",
        (
            whenever(
                Attacks(ATTACHED),
                LookAt(TopCards(YOU)),
                If(Matches(Bound("seen"), (LAND,)), (May((Move(Bound("seen"), "battlefield", tapped=True),)),)),
            ),
            Keyword("equip", cost("1")),
        ),
    ),
    Tree("Fireshrieker", (Static(ATTACHED, (Gain(keywords("double strike")),)), Keyword("equip", cost("2")))),
    Tree(
        "Galvanic Juggernaut",
        (
            Static(SELF, (MustAttack(),)),
            Static(SELF, (DoesntUntap(),)),
            whenever(Dies(creature(OTHER)), Untap(SELF)),
        ),
    ),
    Tree("Peace Strider", (enters(GainLife(3)),)),
    Tree(
        "Reito Lantern",
        (ability(cost("3"), Move(TARGET, "library", bottom=True), targets=(target(in_graveyard(of=None)),)),),
    ),
    Tree("Runed Servitor", (dies(Draw(who=EACH_PLAYER)),)),
    Tree("Silent Arbiter", (Static(rules=(AttackersLimit(1),)), Static(rules=(BlockersLimit(1),)))),
    Tree(
        "Spectral Searchlight",
        (ability((TapThis(),), ChoosePlayer(EACH_PLAYER), AddMana(who=BoundPlayer("chosen"))),),
    ),
    Tree("Vedalken Orrery", (Static(rules=(CastAsThoughFlash(YOU),)),)),
    Tree(
        "Warmonger's Chariot",
        (
            Static(ATTACHED, (Resize(2, 2),)),
            Static(ATTACHED, (CanAttackDespiteDefender(),), while_=Matches(ATTACHED, (Has("defender"),))),
            Keyword("equip", cost("3")),
        ),
    ),
    Tree(
        "Mirrodin's Core",
        (
            taps_for("C"),
            ability(cost("T"), PutCounters(SELF, "charge")),
            ability(cost("T", RemoveCountersCost("charge")), AddMana()),
        ),
    ),
    Tree(
        "Quicksand",
        (
            taps_for("C"),
            ability(cost("T", SacrificeCost()), pump(TARGET, -1, -2), targets=(target(attacking(Not(FLYING))),)),
        ),
    ),
    Tree(
        "Reflecting Pool",
        (ability((TapThis(),), AddMana(source="producible", like=group(LAND, YOURS), any_type=True)),),
    ),
)
