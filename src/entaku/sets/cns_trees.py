"""What the cards that were new in Conspiracy do."""

from entaku.cards.ir.abilities import (
    Activated,
    Keyword,
    LoyaltyCost,
    PayLife,
    RemoveCountersCost,
    Replaces,
    SacrificeCost,
    SpellAbility,
    Static,
    TapThis,
    Tree,
    Triggered,
)
from entaku.cards.ir.actions import Apply
from entaku.cards.ir.changes import CantBeBlocked, Gain, MustAttack, SetColour, SetController, SetSize, SetTypes
from entaku.cards.ir.conditions import DiedThisTurn, Matches, MostLife, MostVotes
from entaku.cards.ir.happenings import Attacks, BeginningOf, Casts, DealsDamage, Dies, Enters, FinishVoting
from entaku.cards.ir.instructions import AtNext, If, Instead, Instruction, May
from entaku.cards.ir.player_rules import ExtraVotes
from entaku.cards.ir.replacements import EntersAsCopy, EntersWithCounters
from entaku.cards.ir.short import (
    ANY_PLAYER,
    ANY_TARGET,
    ARTIFACT,
    CREATURE,
    EACH_OPPONENT,
    EACH_PLAYER,
    ENCHANTMENT,
    INSTANT_OR_SORCERY,
    IT,
    LAND,
    NOT_YOURS,
    OTHER,
    SELF,
    TARGET,
    TARGET_PLAYER,
    THEIRS,
    YOU,
    YOURS,
    ability,
    attacking,
    cost,
    counter_on,
    creature,
    does,
    exile,
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
    Among,
    Amount,
    AnyOf,
    Being,
    Bound,
    BoundColour,
    BoundPlayer,
    Count,
    DefendingPlayer,
    Greatest,
    Group,
    Has,
    HasCounter,
    LeftOf,
    Not,
    NotedName,
    NotedNumber,
    NotedPlayers,
    Other,
    RemovedCards,
    Stat,
    StatOf,
    Sum,
    TargetsOf,
    TargetsSome,
    TopCards,
    VotedOtherwise,
    X,
)
from entaku.cards.mechanics.casting import CastFree
from entaku.cards.mechanics.choosing import ChooseOfEach, ChooseThings
from entaku.cards.mechanics.copying import CopySpell
from entaku.cards.mechanics.countering import Counter
from entaku.cards.mechanics.damage import Damage
from entaku.cards.mechanics.destroying import Destroy, Sacrifice
from entaku.cards.mechanics.drawing import Discard, Draw, Mill
from entaku.cards.mechanics.emblems import Emblem
from entaku.cards.mechanics.life import GainLife, LoseLife
from entaku.cards.mechanics.mana import AddMana
from entaku.cards.mechanics.moving import Move
from entaku.cards.mechanics.revealing import LookAt, Reveal
from entaku.cards.mechanics.searching import Search, Shuffle
from entaku.cards.mechanics.tapping import Untap
from entaku.cards.mechanics.tokens import Create
from entaku.cards.mechanics.turns import ExtraCombat, ExtraTurn
from entaku.cards.mechanics.voting import Vote

_SPIRIT = token(1, 1, "W", "Spirit", *keywords("flying"))
_WOLF = token(2, 2, "G", "Wolf")
_CONSTRUCT = token(1, 1, "", "Artifact Construct", *keywords("defender"))
_ELEPHANT = token(3, 3, "G", "Elephant")
_NONLANDS = Count(Among("revealed", (Not(LAND),)))
_REST = Among("seen", (Other(Bound("chosen")),))
_DETHRONE = Keyword("dethrone")


def _council(
    first: str, do: tuple[Instruction, ...], second: str, otherwise: tuple[Instruction, ...]
) -> tuple[Instruction, ...]:
    """A vote between two words: one thing if the first gets more votes, another if the second does or on a tie."""
    return (Vote((first, second)), If(MostVotes(first), do), If(MostVotes(second, or_tied=True), otherwise))


def _will(*do: Instruction) -> SpellAbility:
    return SpellAbility(do, word="will of the council")


def _parley(*do: Instruction) -> tuple[Instruction, ...]:
    """Each player reveals a card; something for each nonland card; each player draws."""
    return (Reveal(TopCards(EACH_PLAYER)), *do, Draw(who=EACH_PLAYER))


def _grows(amount: Amount) -> Replaces:
    return Replaces(EntersWithCounters(SELF, "+1/+1", amount))


_COUNTER_OFF = RemoveCountersCost("+1/+1")

TREES = (
    Tree("Brago's Representative", (Static(rules=(ExtraVotes(),)),)),
    Tree(
        "Council Guardian",
        (
            Triggered(
                Enters(SELF),
                (
                    Vote(("blue", "black", "red", "green"), colours=True),
                    Apply(SELF, (Gain((Keyword("protection", where=(BoundColour("winners"),)),)),), "end of game"),
                ),
                word="will of the council",
            ),
        ),
    ),
    Tree("Council's Judgment", (_will(Vote(among=group(Not(LAND), NOT_YOURS)), exile(Bound("winners"))),)),
    Tree(
        "Custodi Soulbinders",
        (_grows(Count(creature(OTHER))), ability(cost("2W", _COUNTER_OFF), makes(_SPIRIT))),
    ),
    Tree(
        "Custodi Squire",
        (
            Keyword("flying"),
            Triggered(
                Enters(SELF),
                (Vote(among=in_graveyard(AnyOf((ARTIFACT, CREATURE, ENCHANTMENT)))), to_hand(Bound("winners"))),
                word="will of the council",
            ),
        ),
    ),
    Tree("Rousing of Souls", (SpellAbility(_parley(Create(_SPIRIT, _NONLANDS)), word="parley"),)),
    Tree(
        "Academy Elite",
        (
            _grows(Count(in_graveyard(INSTANT_OR_SORCERY, of=None))),
            ability(cost("2U", _COUNTER_OFF), Draw(), Discard()),
        ),
    ),
    Tree("Marchesa's Emissary", (Keyword("hexproof"), _DETHRONE)),
    Tree("Marchesa's Infiltrator", (_DETHRONE, whenever(DealsDamage(SELF, EACH_PLAYER, combat=True), Draw()))),
    Tree(
        "Muzzio, Visionary Architect",
        (
            ability(
                cost("3U T"),
                LookAt(TopCards(YOU, Greatest("mana value", group(ARTIFACT, YOURS)))),
                ChooseThings(Among("seen", (ARTIFACT,)), optional=True),
                Move(Bound("chosen"), "battlefield"),
                Move(_REST, "library", bottom=True, any_order=True),
            ),
        ),
    ),
    Tree("Plea for Power", (_will(*_council("time", (ExtraTurn(),), "knowledge", (Draw(3),))),)),
    Tree(
        "Split Decision",
        (
            SpellAbility(
                _council("denial", (Counter(TARGET),), "duplication", (CopySpell(TARGET),)),
                (target(spell(INSTANT_OR_SORCERY)),),
                word="will of the council",
            ),
        ),
    ),
    Tree(
        "Bite of the Black Rose",
        (_will(*_council("sickness", (pump(creature(THEIRS), -2, -2),), "psychosis", (Discard(2, EACH_OPPONENT),))),),
    ),
    Tree(
        "Drakestown Forgotten",
        (
            _grows(Count(in_graveyard(CREATURE, of=None))),
            ability(cost("2B", _COUNTER_OFF), pump(TARGET, -1, -1), targets=(target_creature(),)),
        ),
    ),
    Tree("Grudge Keeper", (whenever(FinishVoting(), LoseLife(2, VotedOtherwise(EACH_OPPONENT))),)),
    Tree(
        "Reign of the Pit",
        (
            does(
                Sacrifice(creature(), EACH_PLAYER),
                Create(
                    token(
                        Sum("power", Bound("sacrificed")),
                        Sum("power", Bound("sacrificed")),
                        "B",
                        "Demon",
                        *keywords("flying"),
                    )
                ),
            ),
        ),
    ),
    Tree(
        "Tyrant's Choice",
        (_will(*_council("death", (Sacrifice(creature(), EACH_OPPONENT),), "torture", (LoseLife(4, EACH_OPPONENT),))),),
    ),
    Tree("Enraged Revolutionary", (_DETHRONE,)),
    Tree("Grenzo's Cutthroat", (Keyword("first strike"), _DETHRONE)),
    Tree(
        "Grenzo's Rebuttal",
        (
            does(
                makes(token(4, 4, "R", "Ogre")),
                ChooseOfEach(LeftOf(BoundPlayer("each")), (group(ARTIFACT), creature(), group(LAND))),
                Destroy(Bound("chosen")),
            ),
        ),
    ),
    Tree(
        "Ignition Team",
        (
            _grows(Count(group(Being("tapped"), LAND))),
            ability(
                cost("2R", _COUNTER_OFF),
                Apply(TARGET, (SetTypes(("Creature", "Elemental"), keeps=True), SetColour("R"), SetSize(4, 4))),
                targets=(target(group(LAND)),),
            ),
        ),
    ),
    Tree(
        "Scourge of the Throne",
        (
            Keyword("flying"),
            _DETHRONE,
            Triggered(
                Attacks(SELF),
                (Untap(attacking()), ExtraCombat()),
                if_=MostLife(DefendingPlayer(SELF)),
                first_each_turn=True,
            ),
        ),
    ),
    Tree("Treasonous Ogre", (_DETHRONE, ability((PayLife(3),), AddMana("R")))),
    Tree(
        "Predator's Howl",
        (SpellAbility((Instead((makes(_WOLF),), (makes(_WOLF, 3),), DiedThisTurn()),), word="morbid"),),
    ),
    Tree(
        "Realm Seekers",
        (_grows(Count(Group(zone="hand"))), ability(cost("2G", _COUNTER_OFF), Search((LAND,)))),
    ),
    Tree("Selvala's Charge", (SpellAbility(_parley(Create(_ELEPHANT, _NONLANDS)), word="parley"),)),
    Tree("Selvala's Enforcer", (Triggered(Enters(SELF), _parley(counter_on(SELF, _NONLANDS)), word="parley"),)),
    Tree(
        "Brago, King Eternal",
        (
            Keyword("flying"),
            whenever(
                DealsDamage(SELF, EACH_PLAYER, combat=True),
                exile(TARGET),
                Move(Bound("moved"), "battlefield"),
                targets=(target(group(Not(LAND), YOURS), least=0, most=None),),
            ),
        ),
    ),
    Tree(
        "Dack Fayden",
        (
            ability((LoyaltyCost(1),), Draw(2, TARGET_PLAYER), Discard(2, TARGET_PLAYER), targets=(ANY_PLAYER,)),
            ability(
                (LoyaltyCost(-2),), Apply(TARGET, (SetController(),), "end of game"), targets=(target(group(ARTIFACT)),)
            ),
            ability(
                (LoyaltyCost(-6),),
                Emblem(
                    (
                        whenever(
                            Casts(YOU, (TargetsSome(group()),)), Apply(TargetsOf(IT), (SetController(),), "end of game")
                        ),
                    )
                ),
            ),
        ),
    ),
    Tree("Dack's Duplicate", (Replaces(EntersAsCopy(creature(), (Gain(keywords("haste", "dethrone")),))),)),
    Tree(
        "Deathreap Ritual",
        (Triggered(BeginningOf("end"), (May((Draw(),)),), if_=DiedThisTurn(), word="morbid"),),
    ),
    Tree(
        "Extract from Darkness",
        (
            does(
                Mill(2, EACH_PLAYER),
                ChooseThings(in_graveyard(CREATURE, of=None)),
                Move(Bound("chosen"), "battlefield", under=YOU),
            ),
        ),
    ),
    Tree(
        "Flamewright",
        (
            ability(cost("1 T"), makes(_CONSTRUCT)),
            ability((TapThis(), SacrificeCost(creature(Has("defender")))), Damage(1, TARGET), targets=(ANY_TARGET,)),
        ),
    ),
    Tree(
        "Grenzo, Dungeon Warden",
        (
            _grows(X()),
            ability(
                cost("2"),
                Move(TopCards(YOU, 1, bottom=True), "graveyard"),
                If(
                    Matches(Bound("moved"), (CREATURE, Stat("power", "<=", StatOf("power", SELF)))),
                    (Move(Bound("moved"), "battlefield"),),
                ),
            ),
        ),
    ),
    Tree(
        "Magister of Worth",
        (
            Keyword("flying"),
            Triggered(
                Enters(SELF),
                _council(
                    "grace",
                    (Move(in_graveyard(CREATURE, of=EACH_PLAYER), "battlefield"),),
                    "condemnation",
                    (Destroy(creature(OTHER)),),
                ),
                word="will of the council",
            ),
        ),
    ),
    Tree(
        "Marchesa, the Black Rose",
        (
            _DETHRONE,
            Static(creature(OTHER, YOURS), (Gain(keywords("dethrone")),)),
            whenever(Dies(creature(YOURS, HasCounter("+1/+1"))), AtNext("end", (Move(IT, "battlefield", under=YOU),))),
        ),
    ),
    Tree(
        "Marchesa's Smuggler",
        (
            _DETHRONE,
            ability(
                cost("1UR"),
                Apply(TARGET, (Gain(keywords("haste")), CantBeBlocked())),
                targets=(target_creature(YOURS),),
            ),
        ),
    ),
    Tree(
        "Selvala, Explorer Returned",
        (Activated((TapThis(),), _parley(AddMana("G", _NONLANDS), GainLife(_NONLANDS)), word="parley"),),
    ),
    Tree(
        "Woodvine Elemental",
        (
            Keyword("trample"),
            Triggered(Attacks(SELF), _parley(pump(attacking(YOURS), _NONLANDS, _NONLANDS)), word="parley"),
        ),
    ),
    Tree(
        "Aether Searcher",
        (
            Triggered(
                Enters(SELF),
                (
                    May(
                        (
                            Search((NotedName(),), zones=("hand", "library"), to=None, reveal=False),
                            CastFree(Bound("found")),
                            Shuffle(),
                        )
                    ),
                ),
            ),
        ),
    ),
    Tree("Agent of Acquisitions"),
    Tree(
        "Canal Dredger",
        (ability(cost("T"), Move(TARGET, "library", bottom=True), targets=(target(in_graveyard()),)),),
    ),
    Tree(
        "Coercive Portal",
        (
            Triggered(
                BeginningOf("upkeep", YOU),
                _council("carnage", (Sacrifice(SELF), Destroy(group(Not(LAND)))), "homage", (Draw(),)),
                word="will of the council",
            ),
        ),
    ),
    Tree("Cogwork Grinder", (_grows(RemovedCards()),)),
    Tree("Cogwork Librarian"),
    Tree("Cogwork Spy", (Keyword("flying"),)),
    Tree("Cogwork Tracker", (Static(SELF, (MustAttack(),)), Static(SELF, (MustAttack(NotedPlayers()),)))),
    Tree("Deal Broker", (ability(cost("T"), Draw(), Discard()),)),
    Tree("Lore Seeker"),
    Tree("Lurking Automaton", (_grows(NotedNumber()),)),
    Tree("Whispergear Sneak"),
    Tree("Paliano, the High City", (ability((TapThis(),), AddMana(source="noted")),)),
)
