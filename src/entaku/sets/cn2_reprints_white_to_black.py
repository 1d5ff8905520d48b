"""What the white, blue and black cards that Take the Crown reprinted do."""

from entaku.cards.ir.abilities import Keyword, Mode, Replaces, Static, Target, Tree, Triggered
from entaku.cards.ir.actions import Apply
from entaku.cards.ir.changes import CanBlockMore, CanBlockOnly, DoesntUntap, Gain, Resize
from entaku.cards.ir.conditions import Exists, HandEmpty, Matches
from entaku.cards.ir.happenings import (
    AnyHappening,
    Attacks,
    BecomesMonstrous,
    BeginningOf,
    Blocks,
    DealsDamage,
    Dies,
    Discards,
    Enters,
)
from entaku.cards.ir.instructions import May
from entaku.cards.ir.player_rules import AttackTax, PlayerHas, ThisCostsLess
from entaku.cards.ir.replacements import InsteadOfDamage
from entaku.cards.ir.short import (
    AN_OPPONENT,
    ANY_PLAYER,
    ARTIFACT,
    ATTACHED,
    CREATURE,
    EACH_OPPONENT,
    EACH_PLAYER,
    ENCHANTMENT,
    FLYING,
    INSTANT_OR_SORCERY,
    LAND,
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
    coloured,
    cost,
    counter_on,
    creature,
    dies,
    does,
    enters,
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
    Blocked,
    Bound,
    BoundColour,
    CameThisTurn,
    ControlledBy,
    ControllerOf,
    Group,
    Is,
    Not,
    Other,
    Permanent,
    Stat,
    Times,
    TopCards,
    X,
)
from entaku.cards.mechanics.combat import LeaveCombat
from entaku.cards.mechanics.countering import Counter
from entaku.cards.mechanics.damage import DivideDamage
from entaku.cards.mechanics.destroying import Destroy, Sacrifice
from entaku.cards.mechanics.drawing import Discard, Draw
from entaku.cards.mechanics.life import GainLife, LoseLife
from entaku.cards.mechanics.monstrosity import Monstrosity
from entaku.cards.mechanics.moving import Move, PutFromHand
from entaku.cards.mechanics.naming import ChooseValue
from entaku.cards.mechanics.revealing import Reveal, RevealHand
from entaku.cards.mechanics.scry import Scry
from entaku.cards.mechanics.searching import Search
from entaku.cards.mechanics.tapping import Tap, Untap
from entaku.cards.mechanics.tokens import CreateCopies

_ENCHANT_CREATURE = Keyword("enchant", where=(CREATURE,))
_BASIC = (Is("Basic"), LAND)
_SOLDIER = token(1, 1, "W", "Soldier")
_BASIC_CYCLING = {colour: Keyword("landcycling", cost(f"1{colour}"), where=(Is("Basic"),)) for colour in "WUBRG"}

TREES = (
    Tree("Affa Guard Hound", (Keyword("flash"), enters(pump(TARGET, 0, 3), targets=(target_creature(),)))),
    Tree("Disenchant", (does(Destroy(TARGET), targets=(target(group(AnyOf((ARTIFACT, ENCHANTMENT)))),)),)),
    Tree("Faith's Reward", (does(Move(in_graveyard(Permanent(), CameThisTurn("battlefield")), "battlefield")),)),
    Tree(
        "Ghostly Possession",
        (
            _ENCHANT_CREATURE,
            Static(ATTACHED, (Gain(keywords("flying")),)),
            Replaces(InsteadOfDamage(to=ATTACHED, combat=True)),
            Replaces(InsteadOfDamage(source=ATTACHED, combat=True)),
        ),
    ),
    Tree("Ghostly Prison", (Static(rules=(AttackTax(YOU, 2),)),)),
    Tree("Gleam of Resistance", (does(pump(creature(YOURS), 1, 2), Untap(creature(YOURS))), _BASIC_CYCLING["W"])),
    Tree(
        "Gods Willing",
        (
            does(
                ChooseValue("colour", "colour"),
                Apply(TARGET, (Gain((Keyword("protection", where=(BoundColour("colour"),)),)),)),
                targets=(target_creature(YOURS),),
            ),
            does(Scry(1)),
        ),
    ),
    Tree(
        "Guardian of the Gateless",
        (
            Keyword("flying"),
            Static(SELF, (CanBlockMore(None),)),
            whenever(Blocks(SELF), pump(SELF, Blocked(SELF), Blocked(SELF))),
        ),
    ),
    Tree("Hail of Arrows", (does(DivideDamage(X()), targets=(target(attacking(), least=0, most=X()),)),)),
    Tree("Hallowed Burial", (does(Move(creature(), "library", bottom=True)),)),
    Tree(
        "Hollowhenge Spirit",
        (
            *keywords("flash", "flying"),
            enters(LeaveCombat(TARGET), targets=(target(Group((Being("attacking or blocking"), CREATURE))),)),
        ),
    ),
    Tree(
        "Hundred-Handed One",
        (
            Keyword("vigilance"),
            ability(cost("3WWW"), Monstrosity(3)),
            Static(SELF, (Gain(keywords("reach")), CanBlockMore(99)), while_=Matches(SELF, (Being("monstrous"),))),
        ),
    ),
    Tree("Kill Shot", (does(Destroy(TARGET), targets=(target(attacking()),)),)),
    Tree("Pariah", (_ENCHANT_CREATURE, Replaces(InsteadOfDamage(to=YOU, redirect=ATTACHED)))),
    Tree("Raise the Alarm", (does(makes(_SOLDIER, 2)),)),
    Tree("Reviving Dose", (does(GainLife(3)), does(Draw()))),
    Tree("Spirit of the Hearth", (Keyword("flying"), Static(rules=(PlayerHas(YOU, "hexproof"),)))),
    Tree("Wild Griffin", keywords("flying")),
    Tree(
        "Windborne Charge",
        (does(pump(TARGET, 2, 2, Gain(keywords("flying"))), targets=(target(creature(YOURS), least=2, most=2),)),),
    ),
    Tree("Zealous Strike", (does(pump(TARGET, 2, 2, Gain(keywords("first strike"))), targets=(target_creature(),)),)),
    Tree("Bonds of Quicksilver", (Keyword("flash"), _ENCHANT_CREATURE, Static(ATTACHED, (DoesntUntap(),)))),
    Tree("Caller of Gales", (ability(cost("1U T"), gains(TARGET, "flying"), targets=(target_creature(),)),)),
    Tree("Cloaked Siren", keywords("flash", "flying")),
    Tree(
        "Covenant of Minds",
        (
            does(
                Reveal(TopCards(YOU, 3)),
                May(
                    (to_hand(Bound("revealed")),),
                    otherwise=(Move(Bound("revealed"), "graveyard"), Draw(5)),
                    who=TARGET_PLAYER,
                ),
                targets=(AN_OPPONENT,),
            ),
        ),
    ),
    Tree(
        "Deceiver Exarch",
        (
            Keyword("flash"),
            Triggered(
                Enters(SELF),
                modes=(Mode((Untap(TARGET),), (target(group(YOURS)),)), Mode((Tap(TARGET),), (target(group(THEIRS)),))),
            ),
        ),
    ),
    Tree(
        "Desertion", (does(Counter(TARGET, "battlefield", (AnyOf((ARTIFACT, CREATURE)),)), targets=(target(spell()),)),)
    ),
    Tree("Dismiss", (does(Counter(TARGET), targets=(target(spell()),)), does(Draw()))),
    Tree("Divination", (does(Draw(2)),)),
    Tree("Fleeting Distraction", (does(pump(TARGET, -1, 0), targets=(target_creature(),)), does(Draw()))),
    Tree("Followed Footsteps", (_ENCHANT_CREATURE, whenever(BeginningOf("upkeep", YOU), CreateCopies(ATTACHED)))),
    Tree("Into the Void", (does(to_hand(TARGET), targets=(target(creature(), least=0, most=2),)),)),
    Tree("Kami of the Crescent Moon", (whenever(BeginningOf("draw"), Draw(who=THAT_PLAYER)),)),
    Tree("Merfolk Looter", (ability(cost("T"), Draw(), Discard()),)),
    Tree(
        "Merfolk Skyscout",
        (
            Keyword("flying"),
            whenever(AnyHappening((Attacks(SELF), Blocks(SELF))), Untap(TARGET), targets=(target(group()),)),
        ),
    ),
    Tree(
        "Mnemonic Wall",
        (Keyword("defender"), enters(May((to_hand(TARGET),)), targets=(target(in_graveyard(INSTANT_OR_SORCERY)),))),
    ),
    Tree("Negate", (does(Counter(TARGET), targets=(target(spell(Not(CREATURE))),)),)),
    Tree("Omenspeaker", (enters(Scry(2)),)),
    Tree("Repulse", (does(to_hand(TARGET), targets=(target_creature(),)), does(Draw()))),
    Tree("Serum Visions", (does(Draw(), Scry(2)),)),
    Tree("Show and Tell", (does(PutFromHand((AnyOf((ARTIFACT, CREATURE, ENCHANTMENT, LAND)),), EACH_PLAYER)),)),
    Tree("Sphinx of Magosi", (Keyword("flying"), ability(cost("2U"), Draw(), counter_on(SELF)))),
    Tree("Traumatic Visions", (does(Counter(TARGET), targets=(target(spell()),)), _BASIC_CYCLING["U"])),
    Tree("Vaporkin", (Keyword("flying"), Static(SELF, (CanBlockOnly(creature(FLYING)),)))),
    Tree(
        "Vertigo Spawn",
        (
            Keyword("defender"),
            whenever(
                Blocks(SELF, creature()),
                Tap(Bound("other")),
                Apply(Bound("other"), (DoesntUntap(),), "its controller's next untap step"),
            ),
        ),
    ),
    Tree("Absorb Vis", (does(LoseLife(4, TARGET_PLAYER), GainLife(4), targets=(ANY_PLAYER,)), _BASIC_CYCLING["B"])),
    Tree(
        "Avatar of Woe",
        (
            Static(rules=(ThisCostsLess(6),), while_=Exists(in_graveyard(CREATURE, of=None), 10), zone="stack"),
            Keyword("fear"),
            ability(cost("T"), Destroy(TARGET, no_regeneration=True), targets=(target_creature(),)),
        ),
    ),
    Tree("Blood-Toll Harpy", (Keyword("flying"), enters(LoseLife(1, EACH_PLAYER)))),
    Tree("Child of Night", keywords("lifelink")),
    Tree("Death Wind", (does(pump(TARGET, Times(-1, X()), Times(-1, X())), targets=(target_creature(),)),)),
    Tree("Diabolic Tutor", (does(Search(reveal=False)),)),
    Tree(
        "Driver of the Dead",
        (dies(Move(TARGET, "battlefield"), targets=(target(in_graveyard(CREATURE, Stat("mana value", "<=", 2))),)),),
    ),
    Tree("Farbog Boneflinger", (enters(pump(TARGET, -2, -2), targets=(target_creature(),)),)),
    Tree("Festergloom", (does(pump(Group((Not(coloured("B")), CREATURE)), -1, -1)),)),
    Tree("Fleshbag Marauder", (enters(Sacrifice(creature(), EACH_PLAYER)),)),
    Tree(
        "Guul Draz Specter",
        (
            Keyword("flying"),
            Static(SELF, (Resize(3, 3),), while_=HandEmpty(EACH_OPPONENT)),
            whenever(DealsDamage(SELF, EACH_PLAYER, combat=True), Discard(1, THAT_PLAYER)),
        ),
    ),
    Tree(
        "Harvester of Souls",
        (Keyword("deathtouch"), whenever(Dies(Group((OTHER, Being("nontoken"), CREATURE))), May((Draw(),)))),
    ),
    Tree("Infest", (does(pump(creature(), -2, -2)),)),
    Tree(
        "Inquisition of Kozilek",
        (
            does(
                RevealHand(TARGET_PLAYER),
                Discard(1, TARGET_PLAYER, (Not(LAND), Stat("mana value", "<=", 3)), chooser=YOU),
                targets=(ANY_PLAYER,),
            ),
        ),
    ),
    Tree(
        "Keepsake Gorgon",
        (
            Keyword("deathtouch"),
            ability(cost("5BB"), Monstrosity(1)),
            whenever(
                BecomesMonstrous(), Destroy(TARGET), targets=(target(Group((Not(Is("Gorgon")), CREATURE, THEIRS))),)
            ),
        ),
    ),
    Tree(
        "Mausoleum Turnkey",
        (enters(to_hand(TARGET), targets=(Target((in_graveyard(CREATURE),), chooser=EACH_OPPONENT),)),),
    ),
    Tree("Murder", (does(Destroy(TARGET), targets=(target_creature(),)),)),
    Tree("Phyrexian Arena", (whenever(BeginningOf("upkeep", YOU), Draw(), LoseLife(1)),)),
    Tree(
        "Public Execution",
        (
            does(
                Destroy(TARGET),
                pump(creature(Other(TARGET), ControlledBy(ControllerOf(TARGET))), -2, 0),
                targets=(target_creature(THEIRS),),
            ),
        ),
    ),
    Tree("Raise Dead", (does(to_hand(TARGET), targets=(target(in_graveyard(CREATURE)),)),)),
    Tree(
        "Sangromancer",
        (
            Keyword("flying"),
            whenever(Dies(creature(THEIRS)), May((GainLife(3),))),
            whenever(Discards(EACH_OPPONENT), May((GainLife(3),))),
        ),
    ),
    Tree("Shambling Goblin", (dies(pump(TARGET, -1, -1), targets=(target_creature(THEIRS),)),)),
    Tree("Stromkirk Patrol", (whenever(DealsDamage(SELF, EACH_PLAYER, combat=True), counter_on(SELF)),)),
    Tree("Unnerve", (does(Discard(2, EACH_OPPONENT)),)),
)
