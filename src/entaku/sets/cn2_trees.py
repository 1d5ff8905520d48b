"""What the cards that were new in Conspiracy: Take the Crown do."""

from entaku.cards.ir.abilities import (
    Activated,
    Keyword,
    LoyaltyCost,
    Mode,
    Replaces,
    SacrificeCost,
    SpellAbility,
    Static,
    Tree,
    Triggered,
)
from entaku.cards.ir.actions import Apply
from entaku.cards.ir.changes import (
    AddNames,
    CanBlockMore,
    CantAttack,
    CantBeBlocked,
    CantBlock,
    Gain,
    GainRemoved,
    Resize,
    SetController,
)
from entaku.cards.ir.conditions import Bind, Compared, Exists, GuessedRight, IsMonarch, Matches, RemovedCardHas
from entaku.cards.ir.happenings import (
    AttackDifferent,
    Attacks,
    BecomesMonarch,
    BecomesMonstrous,
    BecomesTarget,
    BeginningOf,
    CountersReach,
    DealsDamage,
    Enters,
    TapsForMana,
)
from entaku.cards.ir.instructions import AtNext, ForEachVote, If, Instruction, May
from entaku.cards.ir.player_rules import CantCast, ChoosesVotes, DrawLimit, ExtraVotes
from entaku.cards.ir.replacements import AsEntersChoose, EntersAsCopy, EntersWithCounters, InsteadOfDamage
from entaku.cards.ir.short import (
    ANY_PLAYER,
    ARTIFACT,
    ATTACHED,
    CREATURE,
    EACH_OPPONENT,
    EACH_PLAYER,
    FLYING,
    IT,
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
    cost,
    counter_on,
    creature,
    does,
    enters,
    exile,
    gains,
    group,
    in_graveyard,
    keywords,
    makes,
    taps_for,
    target,
    target_creature,
    token,
    whenever,
)
from entaku.cards.ir.things import (
    Amount,
    AnyOf,
    Being,
    Both,
    Bound,
    BoundAmount,
    BoundPlayer,
    ChosenNumber,
    ControlledBy,
    ControllerOf,
    Count,
    DefendingPlayer,
    Except,
    ExiledWithSource,
    Greatest,
    Group,
    Is,
    Not,
    NotedColour,
    NotedName,
    NotedNumber,
    NotedType,
    Other,
    OwnedBy,
    Permanent,
    PlayersAttacked,
    Stat,
    StatOf,
    Times,
    TopCards,
    VotesFor,
    X,
)
from entaku.cards.mechanics.casting import CastFree, MayPlay
from entaku.cards.mechanics.choosing import ChooseThings
from entaku.cards.mechanics.copying import BecomeCopy
from entaku.cards.mechanics.counters import PutCounters
from entaku.cards.mechanics.damage import Damage
from entaku.cards.mechanics.destroying import Destroy, Sacrifice
from entaku.cards.mechanics.drawing import Discard, Draw
from entaku.cards.mechanics.goading import Goad
from entaku.cards.mechanics.lasting import Establish
from entaku.cards.mechanics.life import GainLife, LoseLife
from entaku.cards.mechanics.mana import AddMana
from entaku.cards.mechanics.monarch import BecomeMonarch
from entaku.cards.mechanics.monstrosity import Monstrosity
from entaku.cards.mechanics.moving import ExileUntil, Move, PutFromHand
from entaku.cards.mechanics.revealing import RevealUntil
from entaku.cards.mechanics.searching import Search, Shuffle
from entaku.cards.mechanics.tapping import Tap, Untap
from entaku.cards.mechanics.tokens import CreateCopies
from entaku.cards.mechanics.turns import ExtraTurn
from entaku.cards.mechanics.voting import Vote

_MONARCH = enters(BecomeMonarch())
_MELEE = Keyword("melee")
_SOLDIER = token(1, 1, "W", "Soldier")
_CONSTRUCT = token(1, 1, "", "Artifact Construct", *keywords("defender"))
_EXILED = Group((ExiledWithSource(by_name=True),), "exile")
_ITS_DEFENDER = target_creature(ControlledBy(DefendingPlayer(SELF)))
_MONSTROUS = Matches(SELF, (Being("monstrous"),))


def _dilemma(*do: Instruction) -> Triggered:
    return Triggered(Enters(SELF), do, word="council's dilemma")


def _monstrosity(price: str, amount: Amount) -> Activated:
    return ability(cost(price), Monstrosity(amount))


def _while_monstrous(*names: str) -> Static:
    return Static(SELF, (Gain(keywords(*names)),), while_=_MONSTROUS)


def _grows(amount: Amount) -> Replaces:
    return Replaces(EntersWithCounters(SELF, "+1/+1", amount))


TREES = (
    Tree("Ballot Broker", (Static(rules=(ExtraVotes(optional=True),)),)),
    Tree(
        "Custodi Peacekeeper",
        (ability(cost("W T"), Tap(TARGET), targets=(target_creature(Stat("power", "<=", NotedNumber())),)),),
    ),
    Tree(
        "Custodi Soulcaller",
        (
            _MELEE,
            whenever(
                Attacks(SELF),
                Move(TARGET, "battlefield"),
                targets=(target(in_graveyard(CREATURE, Stat("mana value", "<=", PlayersAttacked()))),),
            ),
        ),
    ),
    Tree(
        "Lieutenants of the Guard",
        (
            _dilemma(
                Vote(("strength", "numbers")),
                counter_on(SELF, VotesFor("strength")),
                makes(_SOLDIER, VotesFor("numbers")),
            ),
        ),
    ),
    Tree(
        "Noble Banneret",
        (
            Static(
                Both((SELF, creature(YOURS, NotedName()))),
                (Resize(1, 1), Gain(keywords("lifelink"))),
                while_=Exists(creature(YOURS, NotedName())),
            ),
        ),
    ),
    Tree(
        "Palace Jailer",
        (
            _MONARCH,
            enters(ExileUntil(TARGET, "an opponent becomes the monarch"), targets=(target_creature(THEIRS),)),
        ),
    ),
    Tree("Palace Sentinels", (_MONARCH,)),
    Tree("Paliano Vanguard", (Static(creature(OTHER, YOURS, NotedType()), (Resize(1, 1),)),)),
    Tree("Protector of the Crown", (_MONARCH, Replaces(InsteadOfDamage(to=YOU, redirect=SELF)))),
    Tree("Recruiter of the Guard", (enters(May((Search((CREATURE, Stat("toughness", "<=", 2))),))),)),
    Tree(
        "Sanctum Prelate",
        (
            Replaces(AsEntersChoose("number")),
            Static(rules=(CantCast(EACH_PLAYER, (Not(CREATURE), Stat("mana value", "=", ChosenNumber()))),)),
        ),
    ),
    Tree(
        "Spectral Grasp",
        (
            Keyword("enchant", where=(CREATURE,)),
            Static(ATTACHED, (CantAttack(YOU, planeswalkers=True),)),
            Static(ATTACHED, (CantBlock(creature(YOURS)),)),
        ),
    ),
    Tree("Throne Warden", (Triggered(BeginningOf("end", YOU), (counter_on(SELF),), if_=IsMonarch(YOU)),)),
    Tree("Wings of the Guard", (Keyword("flying"), _MELEE)),
    Tree("Arcane Savant", (enters(ChooseThings(_EXILED), CastFree(Bound("chosen"), copy=True)),)),
    Tree(
        "Canal Courier",
        (_MONARCH, whenever(AttackDifferent(), Apply(SELF, (CantBeBlocked(),), "end of combat"))),
    ),
    Tree(
        "Coveted Peacock",
        (Keyword("flying"), whenever(Attacks(SELF), May((Goad(TARGET),)), targets=(_ITS_DEFENDER,))),
    ),
    Tree(
        "Expropriate",
        (
            SpellAbility(
                (
                    Vote(("time", "money")),
                    ExtraTurn(amount=VotesFor("time")),
                    ForEachVote(
                        "money",
                        (
                            ChooseThings(group(OwnedBy(BoundPlayer("voter")))),
                            Apply(Bound("chosen"), (SetController(),), "end of game"),
                        ),
                    ),
                    exile(SELF),
                ),
                word="council's dilemma",
            ),
        ),
    ),
    Tree("Illusion of Choice", (does(Establish(ChoosesVotes())), does(Draw()))),
    Tree("Illusionary Informant", keywords("flying")),
    Tree("Jeering Homunculus", (enters(May((Goad(TARGET),)), targets=(target_creature(),)),)),
    Tree(
        "Keeper of Keys",
        (
            _MONARCH,
            Triggered(BeginningOf("upkeep", YOU), (Apply(creature(YOURS), (CantBeBlocked(),)),), if_=IsMonarch(YOU)),
        ),
    ),
    Tree(
        "Messenger Jays",
        (
            Keyword("flying"),
            _dilemma(
                Vote(("feather", "quill")),
                counter_on(SELF, VotesFor("feather")),
                Draw(VotesFor("quill")),
                Discard(Count(Bound("drawn"))),
            ),
        ),
    ),
    Tree("Skittering Crustacean", (_monstrosity("6U", 4), _while_monstrous("hexproof"))),
    Tree("Spire Phantasm", (Keyword("flying"), enters(Draw(), if_=GuessedRight()))),
    Tree("Stunt Double", (Keyword("flash"), Replaces(EntersAsCopy(creature())))),
    Tree("Archdemon of Paliano", keywords("flying")),
    Tree(
        "Capital Punishment",
        (
            SpellAbility(
                (
                    Vote(("death", "taxes")),
                    Sacrifice(creature(), EACH_OPPONENT, VotesFor("death")),
                    Discard(VotesFor("taxes"), EACH_OPPONENT),
                ),
                word="council's dilemma",
            ),
        ),
    ),
    Tree(
        "Custodi Lich",
        (_MONARCH, whenever(BecomesMonarch(YOU), Sacrifice(creature(), TARGET_PLAYER), targets=(ANY_PLAYER,))),
    ),
    Tree(
        "Deadly Designs",
        (
            Activated(cost("2"), (PutCounters(SELF, "plot"),), anyone=True),
            Triggered(
                CountersReach("plot", 5),
                (Sacrifice(SELF), If(Bind("sacrificed"), (Destroy(TARGET),))),
                (target(creature(), least=0, most=2),),
            ),
        ),
    ),
    Tree(
        "Garrulous Sycophant",
        (Triggered(BeginningOf("end", YOU), (LoseLife(1, EACH_OPPONENT), GainLife(1)), if_=IsMonarch(YOU)),),
    ),
    Tree(
        "Marchesa's Decree",
        (_MONARCH, whenever(Attacks(creature(), YOU, or_planeswalker=True), LoseLife(1, ControllerOf(IT)))),
    ),
    Tree("Regicide", (does(Destroy(TARGET), targets=(target_creature(NotedColour()),)),)),
    Tree("Sinuous Vermin", (_monstrosity("3BB", 3), _while_monstrous("menace"))),
    Tree("Smuggler Captain", (enters(May((Search((NotedName(),)),))),)),
    Tree("Thorn of the Black Rose", (Keyword("deathtouch"), _MONARCH)),
    Tree(
        "Besmirch",
        (
            does(
                Apply(TARGET, (SetController(), Gain(keywords("haste")))),
                Untap(TARGET),
                Goad(TARGET),
                targets=(target_creature(),),
            ),
        ),
    ),
    Tree(
        "Crown-Hunter Hireling",
        (_MONARCH, Static(SELF, (CantAttack(unless=IsMonarch(BoundPlayer("defending"))),))),
    ),
    Tree("Deputized Protester", keywords("menace", "melee")),
    Tree("Garbage Fire", (does(Damage(NotedNumber(), TARGET), targets=(target_creature(),)),)),
    Tree("Goblin Racketeer", (whenever(Attacks(SELF), May((Goad(TARGET),)), targets=(_ITS_DEFENDER,)),)),
    Tree(
        "Grenzo, Havoc Raiser",
        (
            Triggered(
                DealsDamage(creature(YOURS), EACH_PLAYER, combat=True),
                modes=(
                    Mode((Goad(TARGET),), (target_creature(ControlledBy(THAT_PLAYER)),)),
                    Mode((exile(TopCards(THAT_PLAYER)), MayPlay(Bound("moved"), any_colour=True, cast=True))),
                ),
            ),
        ),
    ),
    Tree(
        "Grenzo's Ruffians",
        (
            _MELEE,
            whenever(
                DealsDamage(SELF, EACH_OPPONENT, combat=True),
                Damage(BoundAmount(), Except(EACH_OPPONENT, THAT_PLAYER)),
            ),
        ),
    ),
    Tree("Pyretic Hunter", (Keyword("menace"), _grows(NotedNumber()))),
    Tree(
        "Skyline Despot",
        (
            Keyword("flying"),
            _MONARCH,
            Triggered(
                BeginningOf("upkeep", YOU),
                (makes(token(5, 5, "R", "Dragon", *keywords("flying"))),),
                if_=IsMonarch(YOU),
            ),
        ),
    ),
    Tree(
        "Subterranean Tremors",
        (
            does(
                Damage(X(), creature(Not(FLYING))),
                If(Compared(X(), ">=", 4), (Destroy(group(ARTIFACT)),)),
                If(Compared(X(), ">=", 8), (makes(token(8, 8, "R", "Lizard")),)),
            ),
        ),
    ),
    Tree(
        "Volatile Chimera",
        (ability(cost("1R"), ChooseThings(_EXILED, random=True), BecomeCopy(SELF, Bound("chosen"), keep_this=True)),),
    ),
    Tree(
        "Animus of Predation",
        tuple(
            Static(SELF, (GainRemoved(name),))
            if name == "hexproof"
            else Static(SELF, (Gain(keywords(name)),), while_=RemovedCardHas(name))
            for name in (
                "flying",
                "first strike",
                "double strike",
                "deathtouch",
                "haste",
                "hexproof",
                "indestructible",
                "lifelink",
                "menace",
                "reach",
                "vigilance",
            )
        ),
    ),
    Tree(
        "Borderland Explorer",
        (
            enters(
                May((Discard(1, BoundPlayer("each")),), who=EACH_PLAYER),
                May((Search((Is("Basic"), LAND), who=BoundPlayer("each")),), who=BoundPlayer("discarders")),
            ),
        ),
    ),
    Tree(
        "Caller of the Untamed",
        (
            ability(
                cost("X T"),
                ChooseThings(Group((ExiledWithSource(by_name=True), Stat("mana value", "=", X())), "exile")),
                CreateCopies(Bound("chosen")),
            ),
        ),
    ),
    Tree("Domesticated Hydra", (_monstrosity("XGGG", X()), _while_monstrous("trample"))),
    Tree("Entourage of Trest", (_MONARCH, Static(SELF, (CanBlockMore(1),), while_=IsMonarch(YOU)))),
    Tree(
        "Fang of the Pack",
        (
            _MELEE,
            whenever(BeginningOf("combat", YOU), gains(TARGET, "melee"), targets=(target_creature(OTHER, YOURS),)),
        ),
    ),
    Tree("Leovold's Operative"),
    Tree("Menagerie Liberator", keywords("trample", "melee")),
    Tree(
        "Orchard Elemental",
        (
            _dilemma(
                Vote(("sprout", "harvest")),
                counter_on(SELF, Times(2, VotesFor("sprout"))),
                GainLife(Times(3, VotesFor("harvest"))),
            ),
        ),
    ),
    Tree(
        "Regal Behemoth",
        (
            Keyword("trample"),
            _MONARCH,
            Triggered(TapsForMana(YOU, group(LAND)), (AddMana(),), if_=IsMonarch(YOU)),
        ),
    ),
    Tree(
        "Selvala, Heart of the Wilds",
        (
            whenever(
                Enters(creature(OTHER)),
                If(
                    Compared(StatOf("power", IT), ">", Greatest("power", creature(Other(IT)))),
                    (May((Draw(who=ControllerOf(IT)),), who=ControllerOf(IT)),),
                ),
            ),
            ability(cost("G T"), AddMana(amount=Greatest("power", creature(YOURS)), combination=True)),
        ),
    ),
    Tree(
        "Selvala's Stampede",
        (
            SpellAbility(
                (
                    Vote(("wild", "free")),
                    RevealUntil((CREATURE,), amount=VotesFor("wild")),
                    Move(Bound("found"), "battlefield"),
                    Shuffle(),
                    PutFromHand((Permanent(),), amount=VotesFor("free")),
                ),
                word="council's dilemma",
            ),
        ),
    ),
    Tree("Splitting Slime", (_monstrosity("4GG", 3), whenever(BecomesMonstrous(), CreateCopies(SELF)))),
    Tree(
        "Adriana, Captain of the Guard",
        (_MELEE, Static(creature(OTHER, YOURS), (Gain(keywords("melee")),))),
    ),
    Tree(
        "Daretti, Ingenious Iconoclast",
        (
            ability((LoyaltyCost(1),), makes(_CONSTRUCT)),
            ability(
                (LoyaltyCost(-1),),
                May((Sacrifice(group(ARTIFACT)),), then=(Destroy(TARGET),)),
                targets=(target(group(AnyOf((ARTIFACT, CREATURE)))),),
            ),
            ability(
                (LoyaltyCost(-6),),
                CreateCopies(TARGET, 3),
                targets=(target(in_graveyard(ARTIFACT, of=None), group(ARTIFACT)),),
            ),
        ),
    ),
    Tree(
        "Kaya, Ghost Assassin",
        (
            ability(
                (LoyaltyCost(0),),
                ChooseThings(Both((SELF, TARGET))),
                exile(Bound("chosen")),
                AtNext("upkeep", (Move(Bound("moved"), "battlefield"),), yours=True),
                LoseLife(2),
                targets=(target(creature(), least=0),),
            ),
            ability((LoyaltyCost(-1),), LoseLife(2, EACH_OPPONENT), GainLife(2)),
            ability((LoyaltyCost(-2),), Discard(1, EACH_OPPONENT), Draw()),
        ),
    ),
    Tree(
        "Knights of the Black Rose",
        (
            _MONARCH,
            Triggered(
                BecomesMonarch(EACH_OPPONENT),
                (LoseLife(2, THAT_PLAYER), GainLife(2)),
                if_=IsMonarch(YOU, as_turn_began=True),
            ),
        ),
    ),
    Tree(
        "Leovold, Emissary of Trest",
        (
            Static(rules=(DrawLimit(EACH_OPPONENT, 1),)),
            whenever(BecomesTarget(group(YOURS), YOU, of_opponent=True), May((Draw(),))),
        ),
    ),
    Tree(
        "Queen Marchesa",
        (
            *keywords("deathtouch", "haste"),
            _MONARCH,
            Triggered(
                BeginningOf("upkeep", YOU),
                (makes(token(1, 1, "B", "Assassin", *keywords("deathtouch", "haste"))),),
                if_=IsMonarch(EACH_OPPONENT),
            ),
        ),
    ),
    Tree("Spy Kit", (Static(ATTACHED, (Resize(1, 1), AddNames())), Keyword("equip", cost("2")))),
    Tree(
        "Throne of the High City",
        (taps_for("C"), ability(cost("4 T", SacrificeCost()), BecomeMonarch())),
    ),
)
