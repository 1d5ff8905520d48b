"""What cards do that are played at tables of several, and are like no other in one sentence."""

from entaku.cards.ir.abilities import Activated, Keyword, SpellAbility, Static, Target, Tree, Triggered
from entaku.cards.ir.actions import Apply
from entaku.cards.ir.changes import Gain, MustAttack, Resize
from entaku.cards.ir.conditions import Exists, Matches, TurnOf
from entaku.cards.ir.happenings import Attacks, DealsDamage, Destroys, Dies, PlayerIsAttacked
from entaku.cards.ir.instructions import ForEach, Instruction, Likewise, May, WithX
from entaku.cards.ir.player_rules import (
    AttackersLimit,
    AttackTax,
    BlockersLimit,
    ChoosesBlocks,
    PlayerHas,
    ThisCostsLess,
    VentureLimit,
)
from entaku.cards.ir.short import (
    AN_OPPONENT,
    ATTACHED,
    CHOSEN,
    CREATURE,
    EACH_OPPONENT,
    EACH_PLAYER,
    INSTANT_OR_SORCERY,
    LAND,
    OTHER,
    SEEN,
    SELF,
    TARGET,
    TARGET_PLAYER,
    THAT_PLAYER,
    THEIRS,
    YOU,
    YOURS,
    attacking,
    cost,
    counter_on,
    creature,
    does,
    enters,
    exile,
    group,
    in_graveyard,
    keywords,
    taps_for,
    target,
    target_creature,
)
from entaku.cards.ir.things import (
    Among,
    AnyOf,
    Attacking,
    Being,
    Both,
    Bound,
    BoundPlayer,
    CommanderCasts,
    ControlledBy,
    ControllerOf,
    Count,
    Except,
    Group,
    Is,
    Not,
    Other,
    OutsideIdentity,
    OwnedBy,
    Players,
    PlayersWho,
    StatOf,
    TopCards,
    X,
)
from entaku.cards.mana import Cost
from entaku.cards.mechanics.casting import CastFree, MayPlay
from entaku.cards.mechanics.choosing import ChooseThings
from entaku.cards.mechanics.destroying import Destroy
from entaku.cards.mechanics.drawing import Draw
from entaku.cards.mechanics.lasting import Establish
from entaku.cards.mechanics.life import GainLife, LoseLife
from entaku.cards.mechanics.mana import AddMana
from entaku.cards.mechanics.moving import ExileUntil, Move
from entaku.cards.mechanics.revealing import LookAt
from entaku.cards.mechanics.searching import Search, Shuffle
from entaku.cards.mechanics.spending import IfSpent
from entaku.cards.mechanics.tapping import Untap
from entaku.cards.mechanics.tokens import CreateCopies
from entaku.cards.mechanics.turns import EndTurn

_EACH, _THAT = BoundPlayer("each"), Bound("each")
_EXILED, _UNCHOSEN = Bound("exiled"), Among("seen", (Other(CHOSEN),))
_COMMANDER = Being("commander")
_YOUR_COMMANDERS = Both((group(_COMMANDER, OwnedBy(YOU)), Group((_COMMANDER,), "command", YOU)))
_ATTACKERS = PlayersWho(EACH_OPPONENT, Exists(group(CREATURE, ControlledBy(_EACH), Attacking(THAT_PLAYER))))


def _of_each_opponent(*of: Group, least: int = 0) -> Target:
    """A target of what each opponent has: where it is theirs, they are "each"."""
    return Target(of, least, each_of=EACH_OPPONENT)


def _tempting(*do: Instruction, targets: tuple[Target, ...] = ()) -> SpellAbility:
    """A tempting offer: you do it, each opponent may do the same, and you once more for each who does."""
    offered = May((Likewise(_EACH, do),), who=EACH_OPPONENT)
    return SpellAbility((*do, offered, ForEach(BoundPlayer("willing"), do)), targets, word="tempting offer")


def _kept_to_cast(whose: Players, number: int, *rest: Instruction) -> tuple[Instruction, ...]:
    """One of the top cards of a library is exiled face down for you to cast with mana of any type, the rest go away."""
    return (
        LookAt(TopCards(whose, number)),
        ChooseThings(SEEN),
        Move(CHOSEN, "exile", face_down=True, bind="exiled"),
        *rest,
        LookAt(_EXILED, bind="looked at"),
        MayPlay(_EXILED, "end of game", cast=True, any_type=True),
    )


TREES = (
    Tree(
        "Commander's Plate",
        (
            Static(ATTACHED, (Resize(3, 3), Gain((Keyword("protection", where=(OutsideIdentity(),)),)))),
            Keyword("equip", cost("3"), where=(_COMMANDER,)),
            Keyword("equip", cost("5")),
        ),
    ),
    Tree(
        "Curse of Bounty",
        (
            Keyword("enchant", who=EACH_PLAYER),
            Triggered(
                PlayerIsAttacked(ATTACHED),
                (
                    Untap(group(Not(LAND), YOURS)),
                    Likewise(_ATTACKERS, (Untap(group(Not(LAND), YOURS)),)),
                ),
            ),
        ),
    ),
    Tree(
        "Diluvian Primordial",
        (
            *keywords("flying"),
            enters(
                CastFree(TARGET, exiled=True),
                targets=(_of_each_opponent(Group((INSTANT_OR_SORCERY,), "graveyard", _EACH)),),
            ),
        ),
    ),
    Tree(
        "Discontinuity",
        (
            Static(rules=(ThisCostsLess(0, Cost.parse("2UU")),), while_=TurnOf(YOU), zone="stack"),
            does(EndTurn()),
        ),
    ),
    Tree(
        "Gonti, Lord of Luxury",
        (
            *keywords("deathtouch"),
            enters(
                *_kept_to_cast(TARGET_PLAYER, 4, Move(_UNCHOSEN, "library", bottom=True, random_order=True)),
                targets=(AN_OPPONENT,),
            ),
        ),
    ),
    Tree(
        "Hostage Taker",
        (
            enters(
                ExileUntil(TARGET, "source leaves"),
                MayPlay(Bound("moved"), "end of game", cast=True, any_type=True),
                targets=(target(group(OTHER, AnyOf((CREATURE, Is("Artifact"))))),),
            ),
        ),
    ),
    Tree(
        "Kardur, Doomscourge",
        (
            enters(Apply(creature(THEIRS), (MustAttack(), MustAttack(Except(EACH_PLAYER, YOU))), "your next turn")),
            Triggered(Dies(attacking()), (LoseLife(1, EACH_OPPONENT), GainLife(1))),
        ),
    ),
    Tree(
        "Karmic Justice",
        (
            Triggered(
                Destroys(EACH_OPPONENT, group(Not(CREATURE), YOURS)),
                (May((Destroy(TARGET),)),),
                (target(group(ControlledBy(THAT_PLAYER))),),
            ),
        ),
    ),
    Tree(
        "Keen-Eared Sentry",
        (Static(rules=(PlayerHas(YOU, "hexproof"),)), Static(rules=(VentureLimit(EACH_OPPONENT),))),
    ),
    Tree(
        "Luminate Primordial",
        (
            *keywords("vigilance"),
            enters(
                exile(TARGET),
                ForEach(TARGET, (WithX(StatOf("power", _THAT), (GainLife(X(), ControllerOf(_THAT)),)),)),
                targets=(_of_each_opponent(creature(ControlledBy(_EACH))),),
            ),
        ),
    ),
    Tree(
        "Mirri, Weatherlight Duelist",
        (
            *keywords("first strike"),
            Triggered(Attacks(SELF), (Establish(BlockersLimit(1, EACH_OPPONENT), "end of combat"),)),
            Static(rules=(AttackersLimit(1, YOU),), while_=Matches(SELF, (Being("tapped"),))),
        ),
    ),
    Tree("Norn's Annex", (Static(rules=(AttackTax(YOU, 0, planeswalkers=True, mana=Cost(("W/P",))),)),)),
    Tree(
        "Odric, Master Tactician",
        (
            *keywords("first strike"),
            Triggered(Attacks(SELF, others=3), (Establish(ChoosesBlocks(), "end of combat"),)),
        ),
    ),
    Tree(
        "Opal Palace",
        (
            taps_for("C"),
            Activated(
                cost("1 T"),
                (
                    AddMana(source="commander"),
                    IfSpent((_COMMANDER, OwnedBy(YOU)), (), counters=CommanderCasts(YOU, _THAT)),
                ),
            ),
        ),
    ),
    Tree(
        "Praetor's Grasp",
        (
            does(
                Search(reveal=False, whose=TARGET_PLAYER),
                Move(Bound("found"), "exile", face_down=True, bind="exiled"),
                Shuffle(TARGET_PLAYER),
                LookAt(_EXILED, bind="looked at"),
                MayPlay(_EXILED, "end of game"),
                targets=(AN_OPPONENT,),
            ),
        ),
    ),
    Tree(
        "Sepulchral Primordial",
        (
            *keywords("intimidate"),
            enters(
                ChooseThings(TARGET, amount=None),
                Move(CHOSEN, "battlefield", under=YOU),
                targets=(_of_each_opponent(Group((CREATURE,), "graveyard", _EACH)),),
            ),
        ),
    ),
    Tree(
        "Stinging Study",
        (
            does(
                ChooseThings(_YOUR_COMMANDERS),
                WithX(StatOf("mana value", CHOSEN), (Draw(X()), LoseLife(X()))),
            ),
        ),
    ),
    Tree(
        "Sylvan Primordial",
        (
            *keywords("reach"),
            enters(
                Destroy(TARGET),
                Search(
                    (Is("Forest"),), Count(Bound("destroyed")), to="battlefield", reveal=False, tapped=True, up_to=True
                ),
                targets=(_of_each_opponent(group(Not(CREATURE), ControlledBy(_EACH)), least=1),),
            ),
        ),
    ),
    Tree(
        "Tempt with Discovery",
        (_tempting(Search((LAND,), to="battlefield", reveal=False)),),
    ),
    Tree("Tempt with Glory", (_tempting(counter_on(creature(YOURS))),)),
    Tree(
        "Tempt with Immortality",
        (_tempting(ChooseThings(in_graveyard(CREATURE)), Move(CHOSEN, "battlefield")),),
    ),
    Tree(
        "Tempt with Reflections",
        (_tempting(CreateCopies(TARGET), targets=(target_creature(YOURS),)),),
    ),
    Tree(
        "Thief of Sanity",
        (
            *keywords("flying"),
            Triggered(
                DealsDamage(SELF, EACH_PLAYER, combat=True),
                _kept_to_cast(THAT_PLAYER, 3, Move(_UNCHOSEN, "graveyard")),
            ),
        ),
    ),
)
