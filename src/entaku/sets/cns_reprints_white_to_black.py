"""What the white, blue and black cards that Conspiracy reprinted do."""

from entaku.cards.ir.abilities import (
    Activated,
    AdditionalCost,
    AlternativeCost,
    ExileCost,
    FlashFor,
    Keyword,
    Replaces,
    SacrificeCost,
    Static,
    Target,
    Tree,
    Triggered,
)
from entaku.cards.ir.actions import Apply
from entaku.cards.ir.changes import (
    CanAttackDespiteDefender,
    CanBlockMore,
    CantAttack,
    DoesntUntap,
    Gain,
    Resize,
    SetColour,
    SetLandType,
    SetSize,
    SetTypes,
    SwitchSize,
)
from entaku.cards.ir.conditions import Bind, DiedThisTurn, Matches, Unless, WasCast
from entaku.cards.ir.happenings import (
    Attacks,
    BecomesTarget,
    BeginningOf,
    Blocks,
    Casts,
    DealsDamage,
    Dies,
    Enters,
)
from entaku.cards.ir.instructions import AtNext, DoUnless, If, Instead, May
from entaku.cards.ir.player_rules import HandSize
from entaku.cards.ir.replacements import AsEntersChoose, EntersWithCounters, InsteadOfDamage
from entaku.cards.ir.short import (
    AN_OPPONENT,
    ANY_PLAYER,
    ARTIFACT,
    ATTACHED,
    CREATURE,
    EACH_OPPONENT,
    EACH_OTHER,
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
    coloured,
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
    spell,
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
    BoundColour,
    BoundPlayer,
    ChosenFor,
    ControlledBy,
    ControllerOf,
    Count,
    Group,
    Has,
    Is,
    IsAbility,
    NamedAsSource,
    Not,
    Other,
    StatOf,
    Targeted,
    TargetsOnly,
    TimesKicked,
    TopCards,
    X,
)
from entaku.cards.mechanics.attaching import Attach
from entaku.cards.mechanics.choosing import ChooseSource, ChooseThings
from entaku.cards.mechanics.copying import ChangeTarget
from entaku.cards.mechanics.countering import Counter
from entaku.cards.mechanics.counters import RemoveCounters
from entaku.cards.mechanics.damage import Damage
from entaku.cards.mechanics.destroying import Destroy, Regenerate, Sacrifice
from entaku.cards.mechanics.drawing import Discard, Draw, PutBack
from entaku.cards.mechanics.lasting import Establish
from entaku.cards.mechanics.life import ExchangeLife, GainLife, LoseLife
from entaku.cards.mechanics.moving import Move
from entaku.cards.mechanics.naming import ChooseValue
from entaku.cards.mechanics.piles import SplitPiles
from entaku.cards.mechanics.revealing import Reveal
from entaku.cards.mechanics.searching import Search
from entaku.cards.mechanics.tapping import Tap, Untap
from entaku.cards.mechanics.winning import LoseGame

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
    Tree("Ajani's Sunstriker", keywords("lifelink")),
    Tree("Apex Hawks", (Keyword("multikicker", cost("1W")), Keyword("flying"), _KICKED_COUNTERS)),
    Tree("Courier Hawk", keywords("flying", "vigilance")),
    Tree("Doomed Traveler", (dies(makes(_SPIRIT)),)),
    Tree(
        "Glimmerpoint Stag",
        (
            Keyword("vigilance"),
            enters(
                exile(TARGET), AtNext("end", (Move(Bound("moved"), "battlefield"),)), targets=(target(group(OTHER)),)
            ),
        ),
    ),
    Tree(
        "Guardian Zendikon",
        (
            _ENCHANT_LAND,
            Static(
                ATTACHED,
                (
                    SetTypes(("Creature", "Wall"), keeps=True),
                    SetColour("W"),
                    SetSize(2, 6),
                    Gain(keywords("defender")),
                ),
            ),
            whenever(Dies(ATTACHED), to_hand(IT)),
        ),
    ),
    Tree(
        "Intangible Virtue",
        (Static(creature(Being("token"), YOURS), (Resize(1, 1), Gain(keywords("vigilance")))),),
    ),
    Tree(
        "Kor Chant",
        (
            does(
                ChooseSource(),
                Establish(InsteadOfDamage(Bound("source"), Targeted(0), redirect=Targeted(1))),
                targets=(target_creature(YOURS), target(creature(), different=True)),
            ),
        ),
    ),
    Tree(
        "Moment of Heroism",
        (does(pump(TARGET, 2, 2, Gain(keywords("lifelink"))), targets=(target_creature(),)),),
    ),
    Tree("Noble Templar", (Keyword("vigilance"), _cycles("Plains"))),
    Tree("Pillarfield Ox"),
    Tree("Pride Guardian", (Keyword("defender"), whenever(Blocks(SELF), GainLife(3)))),
    Tree(
        "Pristine Angel",
        (
            Keyword("flying"),
            Static(
                SELF,
                (Gain((Keyword("protection", where=(ARTIFACT,)), Keyword("protection", where=(coloured("WUBRG"),)))),),
                while_=Matches(SELF, (Being("untapped"),)),
            ),
            whenever(Casts(YOU), May((Untap(SELF),))),
        ),
    ),
    Tree(
        "Reya Dawnbringer",
        (
            Keyword("flying"),
            whenever(
                BeginningOf("upkeep", YOU),
                May((Move(TARGET, "battlefield"),)),
                targets=(target(in_graveyard(CREATURE)),),
            ),
        ),
    ),
    Tree("Rout", (FlashFor(cost("2")), does(Destroy(creature(), no_regeneration=True)))),
    Tree(
        "Silverchase Fox",
        (ability(cost("1W", SacrificeCost()), exile(TARGET), targets=(target(group(ENCHANTMENT)),)),),
    ),
    Tree("Soulcatcher", (Keyword("flying"), whenever(Dies(creature(FLYING)), counter_on(SELF)))),
    Tree(
        "Stave Off",
        (
            does(
                ChooseValue("colour", "colour"),
                Apply(TARGET, (Gain((Keyword("protection", where=(BoundColour("colour"),)),)),)),
                targets=(target_creature(),),
            ),
        ),
    ),
    Tree(
        "Swords to Plowshares",
        (does(exile(TARGET), GainLife(StatOf("power", TARGET), ControllerOf(TARGET)), targets=(target_creature(),)),),
    ),
    Tree(
        "Unquestioned Authority",
        (
            _ENCHANT_CREATURE,
            enters(Draw()),
            Static(ATTACHED, (Gain((Keyword("protection", where=(CREATURE,)),)),)),
        ),
    ),
    Tree("Valor Made Real", (does(Apply(TARGET, (CanBlockMore(None),)), targets=(target_creature(),)),)),
    Tree(
        "Vow of Duty",
        (
            _ENCHANT_CREATURE,
            Static(ATTACHED, (Resize(2, 2), Gain(keywords("vigilance")), CantAttack(YOU, planeswalkers=True))),
        ),
    ),
    Tree(
        "Wakestone Gargoyle",
        (
            *keywords("defender", "flying"),
            ability(cost("1W"), Apply(creature(YOURS, Has("defender")), (CanAttackDespiteDefender(),))),
        ),
    ),
    Tree(
        "Aether Tradewinds",
        (
            does(
                to_hand(Both((Targeted(0), Targeted(1)))),
                targets=(target(group(YOURS)), target(group(NOT_YOURS))),
            ),
        ),
    ),
    Tree(
        "Air Servant",
        (Keyword("flying"), ability(cost("2U"), Tap(TARGET), targets=(target_creature(FLYING),))),
    ),
    Tree("Brainstorm", (does(Draw(3), PutBack(2)),)),
    Tree(
        "Breakthrough",
        (
            does(
                Draw(4),
                ChooseThings(Group(zone="hand", of=YOU), amount=X()),
                Discard(None, where=(Other(Bound("chosen")),)),
            ),
        ),
    ),
    Tree(
        "Compulsive Research",
        (
            does(
                Draw(3, TARGET_PLAYER),
                DoUnless(
                    (Discard(2, TARGET_PLAYER),), unless=(Discard(1, TARGET_PLAYER, where=(LAND,)),), who=TARGET_PLAYER
                ),
                targets=(ANY_PLAYER,),
            ),
        ),
    ),
    Tree(
        "Crookclaw Transmuter",
        (*keywords("flash", "flying"), enters(Apply(TARGET, (SwitchSize(),)), targets=(target_creature(),))),
    ),
    Tree(
        "Dream Fracture",
        (does(Counter(TARGET), Draw(1, ControllerOf(TARGET)), targets=(target(spell()),)), does(Draw())),
    ),
    Tree("Enclave Elite", (Keyword("multikicker", cost("1U")), _walk("Island"), _KICKED_COUNTERS)),
    Tree(
        "Fact or Fiction",
        (
            does(
                Reveal(TopCards(YOU, 5)),
                SplitPiles(Bound("revealed"), EACH_OPPONENT),
                to_hand(Bound("pile")),
                Move(Bound("rest"), "graveyard"),
            ),
        ),
    ),
    Tree("Favorable Winds", (Static(creature(YOURS, FLYING), (Resize(1, 1),)),)),
    Tree(
        "Grixis Illusionist",
        (
            ability(
                cost("T"),
                ChooseValue("basic land type", "type"),
                Apply(TARGET, (SetLandType(),)),
                targets=(target(group(LAND, YOURS)),),
            ),
        ),
    ),
    Tree(
        "Jetting Glasskite",
        (Keyword("flying"), Triggered(BecomesTarget(SELF), (Counter(Bound("other")),), first_each_turn=True)),
    ),
    Tree("Minamo Scrollkeeper", (Keyword("defender"), Static(rules=(HandSize(YOU, 1),)))),
    Tree(
        "Misdirection",
        (
            AlternativeCost((ExileCost(Group((coloured("U"),), "hand", YOU)),)),
            does(ChangeTarget(TARGET), targets=(target(spell(TargetsOnly())),)),
        ),
    ),
    Tree("Plated Seastrider"),
    Tree(
        "Reckless Scholar",
        (ability(cost("T"), Draw(1, TARGET_PLAYER), Discard(1, TARGET_PLAYER), targets=(ANY_PLAYER,)),),
    ),
    Tree("Screaming Seahawk", (Keyword("flying"), enters(May((Search((NamedAsSource(),)),))))),
    Tree("Shoreline Ranger", (Keyword("flying"), _cycles("Island"))),
    Tree(
        "Stasis Cell",
        (
            _ENCHANT_CREATURE,
            Static(ATTACHED, (DoesntUntap(),)),
            ability(cost("3U"), Attach(SELF, TARGET), targets=(target_creature(),)),
        ),
    ),
    Tree("Stifle", (does(Counter(TARGET), targets=(target(spell(IsAbility())),)),)),
    Tree(
        "Traveler's Cloak",
        (
            _ENCHANT_CREATURE,
            Replaces(AsEntersChoose("land type")),
            enters(Draw()),
            Static(ATTACHED, (Gain((Keyword("landwalk", where=(ChosenFor(),)),)),)),
        ),
    ),
    Tree("Turn the Tide", (does(pump(creature(THEIRS), -2, 0)),)),
    Tree("Wind Dancer", (Keyword("flying"), ability(cost("T"), gains(TARGET, "flying"), targets=(target_creature(),)))),
    Tree("Altar's Reap", (AdditionalCost((SacrificeCost(creature()),)), does(Draw(2)))),
    Tree("Assassinate", (does(Destroy(TARGET), targets=(target(creature(Being("tapped"))),)),)),
    Tree(
        "Ill-Gotten Gains",
        (
            does(
                exile(SELF),
                Discard(None, EACH_PLAYER),
                ChooseThings(in_graveyard(of=BoundPlayer("each")), EACH_PLAYER, 3, optional=True),
                to_hand(Bound("chosen")),
            ),
        ),
    ),
    Tree("Infectious Horror", (whenever(Attacks(SELF), LoseLife(2, EACH_OPPONENT)),)),
    Tree("Liliana's Specter", (Keyword("flying"), enters(Discard(1, EACH_OPPONENT)))),
    Tree(
        "Magus of the Mirror",
        (
            Activated(
                cost("T", SacrificeCost()),
                (ExchangeLife(YOU, TARGET_PLAYER),),
                (AN_OPPONENT,),
                timing="your upkeep",
            ),
        ),
    ),
    Tree(
        "Morkrut Banshee",
        (Triggered(Enters(SELF), (pump(TARGET, -4, -4),), (target_creature(),), if_=DiedThisTurn(), word="morbid"),),
    ),
    Tree(
        "Necromantic Thirst",
        (
            _ENCHANT_CREATURE,
            whenever(
                DealsDamage(ATTACHED, EACH_PLAYER, combat=True),
                May((to_hand(TARGET),)),
                targets=(target(in_graveyard(CREATURE)),),
            ),
        ),
    ),
    Tree(
        "Phage the Untouchable",
        (
            enters(LoseGame(YOU), if_=Unless(WasCast(SELF, "hand", by_you=True))),
            whenever(DealsDamage(SELF, creature(), combat=True), Destroy(Bound("other"), no_regeneration=True)),
            whenever(DealsDamage(SELF, EACH_PLAYER, combat=True), LoseGame(THAT_PLAYER)),
        ),
    ),
    Tree(
        "Plagued Rusalka",
        (ability(cost("B", SacrificeCost(creature())), pump(TARGET, -1, -1), targets=(target_creature(),)),),
    ),
    Tree("Quag Vampires", (Keyword("multikicker", cost("1B")), _walk("Swamp"), _KICKED_COUNTERS)),
    Tree(
        "Reckless Spite",
        (does(Destroy(TARGET), LoseLife(5), targets=(target(creature(Not(coloured("B"))), least=2, most=2),)),),
    ),
    Tree("Skeletal Scrying", (AdditionalCost((ExileCost(in_graveyard(), X()),)), does(Draw(X()), LoseLife(X())))),
    Tree(
        "Smallpox",
        (
            does(
                LoseLife(1, EACH_PLAYER),
                Discard(1, EACH_PLAYER),
                Sacrifice(creature(), EACH_PLAYER),
                Sacrifice(group(LAND), EACH_PLAYER),
            ),
        ),
    ),
    Tree("Stronghold Discipline", (does(LoseLife(Count(creature(_BY_EACH)), EACH_PLAYER)),)),
    Tree("Syphon Soul", (does(Damage(2, EACH_OTHER), GainLife(BoundAmount("dealt"))),)),
    Tree(
        "Tragic Slip",
        (
            does(
                Instead((pump(TARGET, -1, -1),), (pump(TARGET, -13, -13),), DiedThisTurn()),
                targets=(target_creature(),),
            ),
        ),
    ),
    Tree("Twisted Abomination", (ability(cost("B"), Regenerate(SELF)), _cycles("Swamp"))),
    Tree("Typhoid Rats", keywords("deathtouch")),
    Tree("Unhallowed Pact", (_ENCHANT_CREATURE, whenever(Dies(ATTACHED), Move(IT, "battlefield", under=YOU)))),
    Tree(
        "Vampire Hexmage",
        (Keyword("first strike"), ability((SacrificeCost(),), RemoveCounters(TARGET), targets=(target(group()),))),
    ),
    Tree(
        "Victimize",
        (
            does(
                Sacrifice(creature()),
                If(Bind("sacrificed"), (Move(TARGET, "battlefield", tapped=True),)),
                targets=(target(in_graveyard(CREATURE), least=2, most=2),),
            ),
        ),
    ),
    Tree(
        "Wakedancer",
        (Triggered(Enters(SELF), (makes(token(2, 2, "B", "Zombie")),), if_=DiedThisTurn(), word="morbid"),),
    ),
    Tree("Zombie Goliath"),
)
